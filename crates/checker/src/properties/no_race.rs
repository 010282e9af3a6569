//! No data race: plain accesses to one location, one of them a write, are ordered.

use heddle_access::Kind;
use heddle_jvm::events::simple_name;
use heddle_jvm::program::ClassId;
use heddle_jvm::schedule::{Race, RaceAccess};

use super::{Property, Transition};
use crate::threads::views;
use crate::violation::Violation;

pub(super) const PROPERTY: Property = Property {
    name: "no-race",
    title: "Data race",
    doc: "two threads that use a variable, one of them writing, are ordered by happens-before",
    default: false,
    check,
};

fn check(transition: &Transition<'_>, violations: &mut Vec<Violation>) {
    violations.extend(transition.races.iter().map(|race| violation(transition, race)));
}

fn violation(transition: &Transition<'_>, race: &Race) -> Violation {
    let machine = transition.machine;
    let Race { kind, earlier, later } = race;
    let what = match *kind {
        Kind::Elements { class } => {
            format!("an element of {}", simple_name(machine.program.class(ClassId(class))))
        }
        kind => machine.kind_name(kind),
    };
    let verb = |access: &RaceAccess| if access.write { "writes" } else { "reads" };
    let first = machine.thread_name_in(earlier.thread);
    let second = machine.thread_name_in(later.thread);
    let mut sites = [earlier.at.to_string(), later.at.to_string()];
    let message = format!(
        "{first} {} {what} at {} and {second} {} it at {}, with nothing to order the two",
        verb(earlier),
        sites[0],
        verb(later),
        sites[1],
    );
    sites.sort_unstable();
    let process = machine.thread_at(later.thread).process;
    Violation {
        kind: "race",
        exception: None,
        message,
        process: machine.process_at(process).config.name.clone(),
        thread: second,
        stack: vec![later.at.clone()],
        threads: views(machine),
        details: Vec::new(),
        site: sites.join(" "),
    }
}
