//! The command line of Heddle. Nobody else prints.

mod list;
mod report;
mod run;

use std::process::ExitCode;

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("run") => run::run(args.collect()),
        Some("list") => list::list(&args.collect::<Vec<_>>()),
        _ => {
            eprintln!(
                "usage: heddle run [-cp PATH | -jar FILE] [--jdk DIR] [-Dk=v] [-ea] Main args…"
            );
            ExitCode::from(2)
        }
    }
}
