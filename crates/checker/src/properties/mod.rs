//! What must hold: one file per property.

mod claims;
mod exit_status;
mod no_assertion_failure;
mod no_deadlock;
mod no_leaked_lock;
mod no_race;
mod no_uncaught;
mod protocol;

use heddle_jvm::events::Broken;
use heddle_jvm::follow::ProtocolViolation;
use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::{Race, Uncaught};
use heddle_jvm::state::{Process, ProcessId, ThreadId};

use crate::violation::Violation;

pub(crate) use no_uncaught::CAUSED_BY;

/// What a transition did, for properties to look at.
pub struct Transition<'a> {
    pub machine: &'a Machine,
    /// The threads that ran.
    pub ran: &'a [ThreadId],
    pub uncaught: &'a [Uncaught],
    /// Looked for only if a property wants them.
    pub races: &'a [Race],
    /// Conditions that the program says always hold, and that did not.
    pub broken: &'a [Broken],
    /// Events that the protocol of the component does not allow.
    pub protocol_violations: &'a [ProtocolViolation],
    /// Processes that ended by themselves; one that a fault ended is none of them.
    pub ended: &'a [ProcessId],
    /// Nobody can go on any more.
    pub over: bool,
}

impl Transition<'_> {
    /// Processes that ended with a status other than 0, and that status.
    pub fn failed_processes(&self) -> impl Iterator<Item = (&Process, i32)> {
        // What becomes of a process that another one started is for that one to say.
        // One that was asked to end did as it was told.
        let described =
            |process: &&Process| process.config.parent.is_none() && !process.is_signalled();
        let ended = self.ended.iter().map(|id| self.machine.process_at(*id)).filter(described);
        ended.filter_map(|process| {
            process.exit_status().filter(|&status| status != 0).map(|status| (process, status))
        })
    }

    /// A process in a sentence: by its name only where there are several.
    pub fn called(&self, process: &Process) -> String {
        match self.machine.processes().len() {
            1 => "the process".into(),
            _ => format!("process {}", process.config.name),
        }
    }
}

/// A named property and how it is checked.
pub struct Property {
    pub name: &'static str,
    /// How a report of a violation begins.
    pub title: &'static str,
    pub doc: &'static str,
    pub default: bool,
    pub check: fn(&Transition<'_>, &mut Vec<Violation>),
}

pub const PROPERTIES: &[Property] = &[
    no_deadlock::PROPERTY,
    no_uncaught::PROPERTY,
    no_assertion_failure::PROPERTY,
    claims::ALWAYS,
    claims::SECRECY,
    claims::AGREEMENT,
    protocol::PROPERTY,
    no_leaked_lock::PROPERTY,
    no_race::PROPERTY,
    exit_status::PROPERTY,
];

pub(crate) use no_deadlock::{are_idle, cycle_from};

/// Whether races have to be looked for.
pub(crate) fn want_races(properties: &[&Property]) -> bool {
    properties.iter().any(|property| property.name == no_race::PROPERTY.name)
}

impl Property {
    /// What its violations are called.
    pub fn kind(&self) -> &'static str {
        self.name.strip_prefix("no-").unwrap_or(self.name)
    }
}

/// How a report of a violation of a kind begins.
pub fn title_of(kind: &str) -> &str {
    let property = PROPERTIES.iter().find(|property| property.kind() == kind);
    property.map_or(kind, |property| property.title)
}

pub fn property_named(name: &str) -> Option<&'static Property> {
    PROPERTIES.iter().find(|property| property.name == name)
}

#[cfg(test)]
mod tests {
    use super::{PROPERTIES, property_named, title_of, want_races};

    #[test]
    fn each_property_is_found_by_its_own_name() {
        for property in PROPERTIES {
            let same = PROPERTIES.iter().filter(|other| other.name == property.name);
            assert_eq!(same.count(), 1, "{}", property.name);
            assert_eq!(property_named(property.name).map(|found| found.doc), Some(property.doc));
            assert_eq!(title_of(property.kind()), property.title);
        }
        assert!(property_named("no-luck").is_none());
        assert!(property_named("").is_none());
    }

    #[test]
    fn races_are_looked_for_only_where_they_are_asked_for() {
        // To look for them makes every access a visible one.
        let default: Vec<_> = PROPERTIES.iter().filter(|property| property.default).collect();
        assert!(!default.is_empty() && !want_races(&default));
        assert!(want_races(&[property_named("no-race").unwrap()]));
    }
}
