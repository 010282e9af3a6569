//! `heddle run`: one schedule, like `java`.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;
use std::sync::Arc;

use heddle_checker::{Subject, asked, commands};
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::End;
use heddle_jvm::state::{Origin, Process};
use heddle_system::options::Command;

use heddle_net::RemoteCalls;

use crate::boot::{Boot, launch};
use crate::peers;
use crate::report;
use crate::terminal::{Output, Terminal};

const STATUS_BLOCKED: u8 = 1;
const STATUS_NO_JAR: u8 = 1;

pub(crate) fn run(args: Vec<String>) -> ExitCode {
    let described = match launch(Command::Run, args) {
        Ok(described) => described,
        Err(status) => return status,
    };
    let processes = match asked::processes(&described) {
        Ok(processes) => processes,
        Err(problem) => return report::problem(&problem),
    };
    let boot = Boot::of(&described, processes, RemoteCalls::Wire);
    let mut network = match described.network() {
        Ok(network) => network,
        Err(problem) => return report::problem(&problem),
    };
    let (program, image, processes) = match boot.start(STATUS_NO_JAR) {
        Ok(booted) => booted,
        Err(status) => return status,
    };
    network.live = match peers::start(&described, network.rules, &Arc::default()) {
        Ok(live) => live,
        Err(problem) => return report::problem(&problem),
    };
    let names: Vec<&str> = processes.iter().map(|config| config.name.as_str()).collect();
    let output = Output::new(&names);
    let scripts = described.commands;
    let origin = Arc::new(Origin::new(image, commands(scripts.clone())));
    let subject = Subject { program, origin, commands: scripts, processes, network };
    let mut machine = match subject.machine(Box::new(Terminal::new(output.clone()))) {
        Ok(machine) => machine,
        Err(error) => return report::error(&error.to_string()),
    };
    let end = catch_unwind(AssertUnwindSafe(|| machine.run()));
    output.finish();
    match end {
        Ok(end) => finish(&machine, end),
        Err(_) => {
            let stack = catch_unwind(AssertUnwindSafe(|| machine.stack_lines(machine.current())));
            report::bug(&stack.unwrap_or_default())
        }
    }
}

fn finish(machine: &Machine, end: End) -> ExitCode {
    match end {
        End::Exited | End::Idle => {
            let idle = machine.processes().iter().filter(|process| !process.has_ended());
            for process in idle {
                let name = &process.config.name;
                let why = match machine.is_service(process.id) {
                    true => "it is a service, and nobody wants anything of it",
                    false => "it waits for remote calls",
                };
                report::line(&format!("heddle: {name} is idle: {why}"));
            }
            // Of several processes, the first that failed counts.
            // What becomes of one that another started is for that one to say.
            let described = |process: &&Process| process.config.parent.is_none();
            let ended = machine.processes().iter().filter(described);
            let failed =
                ended.clone().filter(|process| !process.is_signalled()).filter_map(|process| {
                    match process.exit_status() {
                        None | Some(0) => None,
                        Some(status) => Some((&process.config.name, status as u8)),
                    }
                });
            let first = failed.clone().next();
            if ended.count() > 1 {
                failed.for_each(|(name, status)| {
                    report::line(&format!("heddle: {name} ended with status {status}"));
                });
            }
            ExitCode::from(first.map_or(0, |(_, status)| status))
        }
        End::Deadlock => {
            report::line("heddle: deadlock: no thread can ever go on");
            for thread in machine.waiting_threads() {
                report::line(&format!("\"{}\" {}", thread.name, thread.waits_for));
                report::stack(&thread.stack);
            }
            ExitCode::from(STATUS_BLOCKED)
        }
        End::Unsupported { thread, what } => {
            let status = report::unsupported(&what);
            report::stack(&machine.stack_lines(thread));
            status
        }
    }
}
