//! The commands, one file each, and which one a command line asks for.

mod check;
mod explore;
pub(crate) mod help;
mod list;
mod protocol;
mod replay;
mod run;
mod texts;

use std::process::ExitCode;

use crate::output;
use crate::report;

/// Does what a command line asks for.
pub(crate) fn run(args: &[String]) -> ExitCode {
    let rest = args.get(1..).unwrap_or_default();
    match args.first().map(String::as_str) {
        Some("check") => check::check(rest.to_vec()),
        Some("run") => run::run(rest.to_vec()),
        Some("replay") => replay::replay(rest),
        Some("explore") => explore::explore(rest),
        Some("protocol") => protocol::protocol(rest),
        Some("list") => list::list(rest),
        Some("completions") => texts::completions(rest),
        Some("man") => texts::man(rest),
        Some("help" | "--help" | "-h") => help::help(rest),
        Some("--version" | "-V") => {
            output::print(&format!("heddle {}\n", env!("CARGO_PKG_VERSION")));
            ExitCode::SUCCESS
        }
        Some(other) => report::usage(&format!("no command is called {other}")),
        None => report::usage("a command is missing"),
    }
}
