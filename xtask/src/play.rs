//! `cargo xtask play`: the game, built and served on this machine.

use crate::problem::Problem;
use crate::project::{Project, say};
use crate::{browser, dist, node};
use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::process::Stdio;

/// Builds the game, serves it on 127.0.0.1 until interrupted, and opens it if asked to.
///
/// # Errors
/// Those of [`dist::build`]; [`Problem::PortBusy`]; [`Problem::Missing`] without Node.js.
pub fn play(project: &Project, port: u16, open: bool) -> Result<(), Problem> {
    // What can be known now is not found out after two minutes of building.
    node::node(project)?;
    if TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_err() {
        return Err(Problem::PortBusy(port));
    }
    dist::build(project, None)?;

    let mut server = project.command("node");
    server.arg("e2e/server.mjs").args(["--port", &port.to_string()]).stdout(Stdio::piped());
    let failed = |status: String| Problem::Failed { what: "the server".into(), status };
    let mut server = server.spawn().map_err(|why| failed(why.to_string()))?;

    // The server's first line is its address; none comes when it could not start.
    let mut address = String::new();
    if let Some(output) = server.stdout.take() {
        let read = BufReader::new(output).read_line(&mut address);
        read.map_err(|why| failed(why.to_string()))?;
    }
    let address = address.trim();
    if !address.is_empty() {
        say(format!("The table is laid at {address} (Ctrl+C ends it)"));
        if open && !browser::open(project, address) {
            say("No browser could be opened from here: please open that address yourself");
        }
    }
    let status = server.wait().map_err(|why| failed(why.to_string()))?;
    if status.success() { Ok(()) } else { Err(failed(status.to_string())) }
}
