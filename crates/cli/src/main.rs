//! The command line of Heddle. Nobody else prints.

mod argument_files;
mod check;
mod check_flags;
mod flags;
mod lines;
mod list;
mod output;
mod progress;
mod protocol;
mod replay;
mod report;
mod run;
mod systems;
mod terminal;

use std::io::Write;
use std::process::ExitCode;
use std::thread;

/// Room for deep recursion of our own: loading a class loads its superclasses first.
const STACK_BYTES: usize = 256 << 20;

const HELP: &str = "\
Heddle runs and checks Java programs, and systems of programs that conversation to each other.

usage: heddle COMMAND ...

  check    explore every schedule of a program, and show one that goes wrong
  run      run a program in one schedule, like java
  replay   take the path of a trace again, and show what happens on it
  protocol check, show, follow or format behaviour protocols
  list     properties, strategies, heuristics, stores, formats, reductions or faults there are;
           natives [--jdk DIR]... [--check]: which native methods of a JDK have a body here
  help     show this, or what a command takes (heddle help run)

  --version    show the version
";

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
        Some("check") if asks_for_help(&rest) => print(&check_flags::help()),
        Some("check") => check::check(rest),
        Some("run") if asks_for_help(&rest) => print(&flags::help()),
        Some("run") => run::run(rest),
        Some("replay") if asks_for_help(&rest) => print(replay::HELP),
        Some("replay") => replay::replay(&rest),
        Some("protocol") => protocol::protocol(&rest),
        Some("list") if asks_for_help(&rest) => print(HELP),
        Some("list") => list::list(&rest),
        Some("help" | "--help" | "-h") => match rest.first().map(String::as_str) {
            Some("run") => print(&flags::help()),
            Some("check") => print(&check_flags::help()),
            Some("replay") => print(replay::HELP),
            Some("protocol") => print(protocol::HELP),
            None | Some("list" | "help") => print(HELP),
            Some(other) => report::usage(&format!("no command is called {other}")),
        },
        Some("--version" | "-V") => print(&format!("heddle {}\n", env!("CARGO_PKG_VERSION"))),
        Some(other) => report::usage(&format!("no command is called {other}")),
        None => report::usage("a command is missing"),
    }
}

fn asks_for_help(args: &[String]) -> bool {
    args.first().is_some_and(|arg| arg == "--help" || arg == "-h")
}

fn print(text: &str) -> ExitCode {
    // A reader that has seen enough may close the pipe.
    let _ = std::io::stdout().write_all(text.as_bytes());
    ExitCode::SUCCESS
}
