//! Invariants: methods of the program that must give true in every state.

use std::sync::OnceLock;

use heddle_jvm::machine::Machine;
use heddle_jvm::names::Name;
use heddle_jvm::program::MethodRef;
use heddle_jvm::schedule::Observation;

use crate::check::Subject;
use crate::errors::{InvariantError, InvariantProblem, SettingError};
use crate::threads::views;
use crate::violation::Violation;

/// A static method without parameters that gives a boolean.
#[derive(Clone)]
pub struct Invariant {
    class: String,
    method: String,
    found: OnceLock<MethodRef>,
}

impl Invariant {
    /// `Class.method`, as the command line has it.
    pub fn named(text: &str) -> Result<Invariant, SettingError> {
        match text.rsplit_once('.') {
            Some((class, method)) if !class.is_empty() && !method.is_empty() => Ok(Invariant {
                class: class.to_owned(),
                method: method.to_owned(),
                found: OnceLock::new(),
            }),
            _ => Err(SettingError::Invariant(text.to_owned())),
        }
    }

    /// As the command line has it.
    pub(crate) fn title(&self) -> String {
        format!("{}.{}", self.class, self.method)
    }

    fn error(&self, problem: InvariantProblem) -> InvariantError {
        InvariantError { invariant: self.title(), problem }
    }

    /// Looks it up in the program; an error says what the program does not have.
    pub(crate) fn find(&self, subject: &Subject) -> Result<(), InvariantError> {
        let loader = subject.program.app_loader(&subject.processes[0].class_path);
        let name = Name::new(&self.class.replace('.', "/"));
        let class = subject
            .program
            .load(loader, name)
            .map_err(|_| self.error(InvariantProblem::NoClass(self.class.clone())))?;
        let method = class.method_named(&self.method, "()Z").filter(|method| method.is_static());
        let missing = || self.error(InvariantProblem::NoMethod(self.method.clone()));
        let method = method.ok_or_else(missing)?;
        self.found.get_or_init(|| method);
        Ok(())
    }

    /// Asks about the state the machine is in; an error is what is not supported.
    pub(crate) fn look(&self, machine: &mut Machine) -> Result<Option<Violation>, InvariantError> {
        let method = self.found.get().expect("found before the search began");
        let title = self.title();
        let message = match machine.observe(method) {
            Observation::Holds | Observation::Nothing => return Ok(None),
            Observation::Fails => format!("the invariant {title} does not hold"),
            Observation::Threw(class) => format!("the invariant {title} throws {class}"),
            Observation::Unsupported(what) => {
                return Err(self.error(InvariantProblem::Unsupported(what)));
            }
        };
        let ran = machine.last_run();
        let process = machine.thread_at(ran).process;
        Ok(Some(Violation {
            kind: "invariant",
            exception: None,
            message,
            process: machine.process_at(process).config.name.clone(),
            thread: machine.thread_name_in(ran),
            stack: machine.locations(ran),
            threads: views(machine),
            details: Vec::new(),
            site: title,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::{Invariant, SettingError};

    #[test]
    fn an_invariant_is_a_class_and_a_method() {
        for name in ["Main.sane", "com.foo.Main.sane"] {
            let invariant = Invariant::named(name).expect("it has both");
            assert_eq!(invariant.title(), name);
            assert_eq!(invariant.method, "sane");
        }
        for text in ["sane", "", ".sane", "Main."] {
            let refused = Invariant::named(text).err();
            assert_eq!(refused, Some(SettingError::Invariant(text.into())));
        }
    }
}
