//! What a program claims with calls of `Heddle`: conditions that always hold, values that stay secret,
//! sessions that began before they end. The machine takes down which claims were broken.

use super::{Property, Transition};
use crate::frames::own_site;
use crate::threads::views;
use crate::violation::Violation;

pub(super) const ALWAYS: Property = Property {
    name: "always",
    title: "Broken claim",
    doc: "every condition that the program hands to Heddle.always is true",
    default: true,
    check: |transition, violations| {
        check(transition, violations, "always", |thread, label| {
            format!("{thread} finds \"{label}\" untrue")
        });
    },
};

pub(super) const SECRECY: Property = Property {
    name: "secrecy",
    title: "Lost secret",
    doc: "no adversary can deduce a value that the program hands to Heddle.secret",
    default: false,
    check: |transition, violations| {
        check(transition, violations, "secrecy", |_, label| label.to_owned());
    },
};

pub(super) const AGREEMENT: Property = Property {
    name: "agreement",
    title: "No agreement",
    doc: "every session that ends with Heddle.end began with Heddle.begin and the same values",
    default: false,
    check: |transition, violations| {
        check(transition, violations, "agreement", |thread, label| format!("{label}, in {thread}"));
    },
};

fn check(
    transition: &Transition<'_>,
    violations: &mut Vec<Violation>,
    kind: &'static str,
    words: fn(&str, &str) -> String,
) {
    for broken in transition.broken.iter().filter(|broken| broken.property == kind) {
        let machine = transition.machine;
        let thread = machine.thread_name_in(broken.thread);
        let process = machine.process_at(machine.thread_at(broken.thread).process);
        let stack = broken.stack.clone();
        let site = own_site(&stack);
        let told = words(&thread, &broken.label);
        // Where the adversary's own program is, nobody wants to know.
        let place = match site.starts_with("heddle.Adversary.") {
            true => String::new(),
            false => format!(" at {site}"),
        };
        violations.push(Violation {
            kind,
            exception: None,
            message: format!("{told}{}{place}", broken.why),
            process: process.config.name.clone(),
            thread,
            stack,
            threads: views(machine),
            details: Vec::new(),
            site: format!("{} {site}", broken.label),
        });
    }
}
