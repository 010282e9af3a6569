//! Class constants that could not be resolved (JVMS §5.4.3): a later attempt fails in the same way,
//! without asking the loader again.

use std::hash::{Hash, Hasher};

use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassRef, LoadError};
use crate::state::Ref;

use crate::interp::{Result, Stop};

/// A class constant: the class that has it, and its index.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Constant {
    pub class: ClassId,
    pub index: u16,
}

/// Who wants a class, as a number that a continuation can keep; 0 is nobody in particular.
#[derive(Clone, Copy)]
pub(super) struct Asker(pub(super) u64);

const QUIET: u64 = 1 << 63;
const SET: u64 = 1 << 62;

impl Asker {
    pub(super) const NOBODY: Asker = Asker(0);

    fn new(from: ClassRef, index: u16, quiet: bool) -> Asker {
        let number = u64::from(from.id.0) << 16 | u64::from(index) | SET;
        Asker(if quiet { number | QUIET } else { number })
    }

    fn constant(self) -> Option<Constant> {
        let class = ClassId((self.0 >> 16) as u32 & 0x3fff_ffff);
        (self.0 & SET != 0).then_some(Constant { class, index: self.0 as u16 })
    }

    /// Wants to go on without the class rather than throw.
    pub(super) fn is_quiet(self) -> bool {
        self.0 & QUIET != 0
    }
}

/// What resolving a constant threw: enough to make it again.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Failure {
    error: Part,
    cause: Option<Part>,
}

#[derive(Clone)]
struct Part {
    class: ClassRef,
    message: Option<String>,
}

impl PartialEq for Part {
    fn eq(&self, other: &Part) -> bool {
        self.class.id == other.class.id && self.message == other.message
    }
}

impl Eq for Part {}

impl Hash for Part {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.class.id.hash(state);
        self.message.hash(state);
    }
}

impl Machine {
    /// The class that a constant names, or the error of the first attempt.
    pub(super) fn class_for_constant(&mut self, from: ClassRef, index: u16) -> Result<ClassRef> {
        if let Some(failure) = self.known_failure(from, index) {
            return Err(self.fail_again(&failure));
        }
        let name = constant_name(from, index)?;
        self.load_for(from.loader, name, Asker::new(from, index, false)).map_err(super::linkage)
    }

    /// The class that a constant names; `None` when it cannot be had, whatever the reason.
    pub fn class_if_available(&mut self, from: ClassRef, index: u16) -> Result<Option<ClassRef>> {
        if self.known_failure(from, index).is_some() {
            return Ok(None);
        }
        let name = constant_name(from, index)?;
        match self.load_for(from.loader, name, Asker::new(from, index, true)) {
            Ok(class) => Ok(Some(class)),
            Err(error @ (LoadError::Pending(_) | LoadError::Unsteady)) => {
                Err(super::linkage(error))
            }
            Err(_) => Ok(None),
        }
    }

    fn known_failure(&self, from: ClassRef, index: u16) -> Option<Failure> {
        self.process().failure(Constant { class: from.id, index })
    }

    /// Remembers why a constant could not be resolved. Only linkage errors last.
    pub(super) fn remember_unresolved(&mut self, asker: Asker, error: Ref) -> Result<()> {
        let Some(constant) = asker.constant() else { return Ok(()) };
        let linkage_error = self.boot_class("java/lang/LinkageError")?;
        if !self.class_of(error).is_assignable_to(linkage_error) && !asker.is_quiet() {
            return Ok(());
        }
        if !self.program.note_failure(self.program.class(constant.class), constant.index) {
            return Err(super::unsteady());
        }
        let part = |machine: &Machine, object: Ref| Part {
            class: machine.class_of(object),
            message: machine.string_or_null(machine.get_ref(object, "detailMessage")),
        };
        let cause = self.get_ref(error, "cause");
        let failure = Failure {
            error: part(self, error),
            cause: (cause != error && !cause.is_null()).then(|| part(self, cause)),
        };
        self.process_mut().set_failure(constant, failure);
        Ok(())
    }

    fn fail_again(&mut self, failure: &Failure) -> Stop {
        let make = |machine: &mut Machine, part: &Part| {
            machine.make_throwable_of(part.class, part.message.clone())
        };
        let error = match make(self, &failure.error) {
            Ok(error) => error,
            Err(stop) => return stop,
        };
        if let Some(cause) = &failure.cause {
            match make(self, cause) {
                Ok(cause) => self.set_field(error, "cause", u64::from(cause.0)),
                Err(stop) => return stop,
            }
        }
        Stop::Throw(error)
    }
}

fn constant_name(from: ClassRef, index: u16) -> Result<Name> {
    let file = from.file.as_ref().expect("only class files have constants");
    file.constants.class_name(index).map(|name| Name::new(&name)).map_err(super::malformed)
}
