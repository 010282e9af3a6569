//! No data race: plain accesses to one location, one of them a write, are ordered.

use heddle_jvm::program::ClassId;
use heddle_jvm::watch::{Race, RaceAccess, simple_name};

use super::{Property, Step};
use crate::frames::frames;
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-race",
    doc: "two threads that use a variable, one of them writing, are ordered by happens-before",
    default: false,
    check,
};

fn check(step: &Step<'_>, violations: &mut Vec<Violation>) {
    violations.extend(step.races.iter().map(|race| violation(step, race)));
}

fn violation(step: &Step<'_>, race: &Race) -> Violation {
    let machine = step.machine;
    let Race { key, earlier, later } = race;
    let what = match key.offset() {
        Some(_) => machine.kind_name(*key),
        None => {
            let array = machine.program.class(ClassId(key.class_word()));
            format!("an element of {}", simple_name(array))
        }
    };
    let verb = |access: &RaceAccess| if access.write { "writes" } else { "reads" };
    let first = machine.thread_name_in(earlier.thread);
    let second = machine.thread_name_in(later.thread);
    let mut sites = [earlier.place.to_string(), later.place.to_string()];
    let message = format!(
        "{first} {} {what} at {} and {second} {} it at {}, with nothing to order the two",
        verb(earlier),
        sites[0],
        verb(later),
        sites[1],
    );
    sites.sort_unstable();
    let process = machine.threads[later.thread.0 as usize].process;
    Violation {
        kind: "race",
        exception: None,
        message,
        process: machine.processes[process.0 as usize].config.name.clone(),
        thread: second,
        stack: frames([later.place.clone()]),
        threads: views(machine),
        details: Vec::new(),
        site: sites.join(" "),
    }
}
