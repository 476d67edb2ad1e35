//! Steps of a long command: chosen by name, run one after the other, each with its time.

use crate::problem::Problem;
use crate::project::Project;
use std::time::{Duration, Instant};

/// One step.
pub struct Step {
    /// What `--only` calls it; steps that belong together share a name.
    pub name: &'static str,
    pub title: &'static str,
    pub work: fn(&Project) -> Result<(), Problem>,
}

/// The steps named in `only`, or all when it is empty.
pub fn chosen(steps: &'static [Step], only: &[String]) -> Vec<&'static Step> {
    steps.iter().filter(|step| only.is_empty() || only.iter().any(|name| name == step.name)).collect()
}

/// Runs the steps of a command and reports how long each took.
///
/// # Errors
/// The problem of the first step that has one; the steps after it do not run.
pub fn run_all(project: &Project, steps: &[&Step], command: &str) -> Result<(), Problem> {
    let mut times = Vec::new();
    for step in steps {
        println!("\n── {} (--only {})", step.title, step.name);
        let start = Instant::now();
        let result = (step.work)(project);
        times.push((step.title, start.elapsed()));
        if result.is_err() {
            report(&times);
            println!("\nFailed: {}. To run it alone: cargo xtask {command} --only {}", step.title, step.name);
            return result;
        }
    }
    report(&times);
    println!("\nAll is well.");
    Ok(())
}

/// Prints how long each step took.
fn report(times: &[(&str, Duration)]) {
    println!();
    for (title, time) in times {
        println!("  {title:<26}{:>7.1} s", time.as_secs_f64());
    }
    let total: Duration = times.iter().map(|(_, time)| *time).sum();
    println!("  {:<26}{:>7.1} s", "total", total.as_secs_f64());
}
