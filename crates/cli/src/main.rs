//! The command line of Heddle. Nobody else prints.

mod argument_files;
mod check;
mod help;
mod lines;
mod list;
mod output;
mod progress;
mod protocol;
mod replay;
mod report;
mod run;
mod terminal;

use std::process::ExitCode;
use std::thread;

/// Room for deep recursion of our own: loading a class loads its superclasses first.
const STACK_BYTES: usize = 256 << 20;

fn main() -> ExitCode {
    report::keep_panics();
    let work = thread::Builder::new().name("heddle".into()).stack_size(STACK_BYTES).spawn(command);
    match work.map(thread::JoinHandle::join) {
        Ok(Ok(status)) => status,
        Ok(Err(_)) => report::bug(&[]),
        Err(error) => report::error(&format!("no memory to start: {error}")),
    }
}

fn command() -> ExitCode {
    let mut args = Vec::new();
    for arg in std::env::args_os().skip(1) {
        match arg.into_string() {
            Ok(arg) => args.push(arg),
            Err(arg) => {
                let shown = arg.to_string_lossy().into_owned();
                return report::usage(&format!("an argument that is not text: {shown}"));
            }
        }
    }
    let rest = args.get(1..).unwrap_or_default().to_vec();
    match args.first().map(String::as_str) {
        Some("check") => check::check(rest),
        Some("run") => run::run(rest),
        Some("replay") => replay::replay(&rest),
        Some("protocol") => protocol::protocol(&rest),
        Some("list") => list::list(&rest),
        Some("help" | "--help" | "-h") => help::help(&rest),
        Some("--version" | "-V") => {
            output::print(&format!("heddle {}\n", env!("CARGO_PKG_VERSION")));
            ExitCode::SUCCESS
        }
        Some(other) => report::usage(&format!("no command is called {other}")),
        None => report::usage("a command is missing"),
    }
}
