//! The command line of Heddle. Nobody else prints.

mod argument_files;
mod boot;
mod commands;
mod limits;
mod lines;
mod output;
mod peers;
mod progress;
mod report;
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
    commands::run(&args)
}
