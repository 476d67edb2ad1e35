//! The command line, as a value.

use crate::problem::Problem;
use crate::step::Step;
use crate::{check, soak};

/// What `cargo xtask` prints when asked for help or asked wrongly.
pub const USAGE: &str = "\
Usage: cargo xtask COMMAND

  play  [--port N] [--no-open]   build the game, serve it on 127.0.0.1 and open it (port 8080)
  test  [--only STEP]            check everything; STEP is fmt, clippy, native, doc, wasm or e2e,
                                 and --only may be given more than once
  soak  [--only STEP]            check what takes too long for every change, half an hour in all;
                                 STEP is vectors, corpus, hands, tournaments or fuzz
  build [--public-url /x/]       make dist/, ready for a static host; without a URL it works in any folder
  css                            join the sheets of style/ into one (the build does this by itself)";

/// One thing to do.
#[derive(Debug, PartialEq, Eq)]
pub enum Task {
    Help,
    Play { port: u16, open: bool },
    Test { only: Vec<String> },
    Soak { only: Vec<String> },
    Build { public_url: Option<String> },
    Css,
}

/// Reads the arguments that follow `cargo xtask`.
///
/// # Errors
/// [`Problem::Usage`] for an unknown command, option or step, and for a value that is missing or malformed.
pub fn parse(args: impl IntoIterator<Item = String>) -> Result<Task, Problem> {
    let mut args = args.into_iter();
    let command = args.next().ok_or_else(|| Problem::Usage("Which command?".into()))?;
    let mut task = match command.as_str() {
        "help" | "-h" | "--help" => return Ok(Task::Help),
        "play" => Task::Play { port: 8080, open: true },
        "test" => Task::Test { only: Vec::new() },
        "soak" => Task::Soak { only: Vec::new() },
        "build" => Task::Build { public_url: None },
        "css" => Task::Css,
        _ => return Err(Problem::Usage(format!("There is no command `{command}`."))),
    };
    while let Some(option) = args.next() {
        // `--name value` and `--name=value` mean the same.
        let (name, mut attached) = match option.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (option.as_str(), None),
        };
        let mut value =
            || attached.take().or_else(|| args.next()).ok_or_else(|| Problem::Usage(format!("{name} needs a value.")));
        match (&mut task, name) {
            (_, "-h" | "--help") => return Ok(Task::Help),
            (Task::Play { port, .. }, "--port") => *port = parse_port(&value()?)?,
            (Task::Play { open, .. }, "--no-open") => *open = false,
            (Task::Test { only }, "--only") => only.push(parse_step(check::STEPS, value()?)?),
            (Task::Soak { only }, "--only") => only.push(parse_step(soak::STEPS, value()?)?),
            (Task::Build { public_url }, "--public-url") => *public_url = Some(parse_public_url(value()?)?),
            _ => return Err(Problem::Usage(format!("`{command}` does not know {option}."))),
        }
        if let Some(value) = attached {
            return Err(Problem::Usage(format!("{name} takes no value, and got `{value}`.")));
        }
    }
    Ok(task)
}

fn parse_port(text: &str) -> Result<u16, Problem> {
    match text.parse() {
        Ok(port) if port > 0 => Ok(port),
        _ => Err(Problem::Usage(format!("A port is a number from 1 to 65535, not `{text}`."))),
    }
}

fn parse_step(steps: &[Step], step: String) -> Result<String, Problem> {
    if steps.iter().any(|known| known.name == step) {
        Ok(step)
    } else {
        Err(Problem::Usage(format!("There is no step `{step}`.")))
    }
}

fn parse_public_url(url: String) -> Result<String, Problem> {
    let known = url.starts_with('/') || url.starts_with("./") || url.starts_with("https://");
    if known {
        Ok(url)
    } else {
        Err(Problem::Usage(format!("A public URL looks like /x/ or https://…/, not `{url}`.")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parsed(line: &str) -> Result<Task, Problem> {
        parse(line.split_whitespace().map(str::to_owned))
    }

    fn task(line: &str) -> Option<Task> {
        parsed(line).ok()
    }

    #[test]
    fn understands_what_the_usage_text_offers() {
        assert_eq!(task("play"), Some(Task::Play { port: 8080, open: true }));
        assert_eq!(task("play --no-open --port 9000"), Some(Task::Play { port: 9000, open: false }));
        assert_eq!(task("play --port=9000"), Some(Task::Play { port: 9000, open: true }));
        assert_eq!(task("test"), Some(Task::Test { only: vec![] }));
        let only = vec!["fmt".to_owned(), "e2e".to_owned()];
        assert_eq!(task("test --only fmt --only e2e"), Some(Task::Test { only }));
        assert_eq!(task("soak"), Some(Task::Soak { only: vec![] }));
        assert_eq!(task("soak --only hands"), Some(Task::Soak { only: vec!["hands".into()] }));
        assert_eq!(task("build"), Some(Task::Build { public_url: None }));
        assert_eq!(task("build --public-url /x/"), Some(Task::Build { public_url: Some("/x/".into()) }));
        assert_eq!(task("css"), Some(Task::Css));
        assert_eq!(task("test --help"), Some(Task::Help));
    }

    #[test]
    fn refuses_the_rest_with_a_reason() {
        for line in [
            "",
            "soak --only fmt",
            "test --only fuzz",
            "play --port",
            "play --port zero",
            "play --port 0",
            "play --port 70000",
            "play --no-open=1",
            "play --only fmt",
            "test --only everything",
            "build --public-url poker",
            "build now",
        ] {
            assert!(matches!(parsed(line), Err(Problem::Usage(_))), "{line}");
        }
    }
}
