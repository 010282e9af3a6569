//! `cargo xtask`: what a developer of Heddle runs. Each command has its file.

// The clock is for time limits and for telling how long something took; printing is what commands do.
#![allow(clippy::disallowed_methods, clippy::print_stdout)]

mod adversary;
mod api;
mod approaches;
mod architecture;
mod arguments;
mod bench;
mod browser;
mod checks;
mod corpus;
mod demo;
mod directives;
mod distributed;
mod failure;
mod generate;
mod hostile;
mod instructions;
mod java;
mod jdk;
mod limits;
mod live;
mod outcomes;
mod pages;
mod part;
mod process;
mod protocols;
mod states;
mod subjects;
mod test;
mod workspace;

use arguments::Arguments;
use failure::Failure;
use std::process::ExitCode;

struct Command {
    name: &'static str,
    help: &'static str,
    run: fn(Arguments) -> Result<(), Failure>,
}

const COMMANDS: &[Command] = &[
    Command { name: "demo", help: demo::HELP, run: demo::run },
    Command { name: "test", help: test::HELP, run: test::run },
    Command { name: "architecture", help: architecture::HELP, run: architecture::run },
    Command { name: "corpus", help: corpus::HELP, run: corpus::run },
    Command { name: "api", help: api::HELP, run: api::run },
    Command { name: "check", help: checks::HELP, run: checks::run },
    Command { name: "jdk", help: jdk::HELP, run: jdk::run },
    Command { name: "generate", help: generate::HELP, run: generate::run },
    Command { name: "pages", help: pages::HELP, run: pages::run },
    Command { name: "hostile", help: hostile::HELP, run: hostile::run },
    Command { name: "limits", help: limits::HELP, run: limits::run },
    Command { name: "live", help: live::HELP, run: live::run },
    Command { name: "states", help: states::HELP, run: states::run },
    Command { name: "subjects", help: subjects::HELP, run: subjects::run },
    Command { name: "distributed", help: distributed::HELP, run: distributed::run },
    Command { name: "approaches", help: approaches::HELP, run: approaches::run },
    Command { name: "adversary", help: adversary::HELP, run: adversary::run },
    Command { name: "bench", help: bench::HELP, run: bench::run },
    Command { name: "instructions", help: instructions::HELP, run: instructions::run },
    Command { name: "browser", help: browser::HELP, run: browser::run },
    Command { name: "protocols", help: protocols::HELP, run: protocols::run },
];

fn main() -> ExitCode {
    let mut words = std::env::args().skip(1);
    let Some(name) = words.next() else {
        print_help();
        return ExitCode::from(2);
    };
    if matches!(name.as_str(), "help" | "--help" | "-h") {
        print_help();
        return ExitCode::SUCCESS;
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        eprintln!("xtask: no command {name:?}\n");
        print_help();
        return ExitCode::from(2);
    };
    match (command.run)(Arguments::new(words)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask {name}: {failure}");
            ExitCode::FAILURE
        }
    }
}

fn print_help() {
    println!("usage: cargo xtask COMMAND [OPTION...]\n");
    for command in COMMANDS {
        println!("{}\n", command.help);
    }
}
