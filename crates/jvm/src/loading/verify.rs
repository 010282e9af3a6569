//! Bytecode verification before a class's code runs for the first time.
//!
//! The rules are the class-file crate's; this file answers its questions about other classes,
//! loading them as the class under verification would see them.

use heddle_classfile::verify::{Hierarchy, LoadFailure, Member, VerifyFailure};

use crate::interp::{Result, Stop};

use crate::loading::linkage;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, LoadError, LoaderId, access};

/// Verifies a class. The JDK's own classes are trusted, as `java` trusts them.
pub(crate) fn verify(machine: &mut Machine, class: ClassRef) -> Result<()> {
    if matches!(class.loader, LoaderId::BOOT | LoaderId::PLATFORM) || class.is_reflection_code() {
        return Ok(());
    }
    let Some(file) = &class.file else { return Ok(()) };
    let mut answers = Answers { machine, class, own_name: file.name().into_owned(), error: None };
    match heddle_classfile::verify::verify(file, &mut answers) {
        Ok(()) => Ok(()),
        // The loader's frames have been pushed; linking is tried again when they are done.
        Err(VerifyFailure::NeedsClass(_)) => Err(Stop::Pushed),
        Err(VerifyFailure::LoadFailed(name)) => Err(match answers.error {
            Some(error) => linkage(error),
            None => Stop::throw("java/lang/NoClassDefFoundError", name),
        }),
        Err(VerifyFailure::Error(error)) => {
            Err(Stop::throw(error.kind.class_name(), error.message))
        }
    }
}

struct Answers<'a> {
    machine: &'a mut Machine,
    class: ClassRef,
    /// A hidden class calls itself by the name in its file.
    own_name: String,
    error: Option<LoadError>,
}

impl Answers<'_> {
    fn load(&mut self, name: &str) -> std::result::Result<ClassRef, LoadFailure> {
        if name == self.own_name {
            return Ok(self.class);
        }
        self.machine.load_by(self.class.loader, Name::new(name)).map_err(|error| match error {
            LoadError::Pending(name) => LoadFailure::Pending(name.to_string()),
            other => {
                self.error = Some(other);
                LoadFailure::Failed(name.to_owned())
            }
        })
    }
}

impl Hierarchy for Answers<'_> {
    fn is_assignable(&mut self, from: &str, to: &str) -> std::result::Result<bool, LoadFailure> {
        let to = self.load(to)?;
        if to.is_interface() {
            return Ok(true);
        }
        Ok(self.load(from)?.is_assignable_to(to))
    }

    fn is_interface(&mut self, class: &str) -> std::result::Result<bool, LoadFailure> {
        Ok(self.load(class)?.is_interface())
    }

    fn superclass(&mut self, class: &str) -> std::result::Result<Option<String>, LoadFailure> {
        Ok(self.load(class)?.super_class.map(|parent| parent.name.to_string()))
    }

    fn is_protected_elsewhere(
        &mut self,
        user: &str,
        class: &str,
        member: Member<'_>,
    ) -> std::result::Result<bool, LoadFailure> {
        let user = self.load(user)?;
        let class = self.load(class)?;
        let (name, descriptor) = (Name::new(member.name), Name::new(member.descriptor));
        let found = if member.is_method {
            let method = self.machine.program.resolve_method(class, name, descriptor);
            method.map(|method| (method.access, method.class()))
        } else {
            let field = class.resolve_field(name, descriptor);
            field.map(|field| (field.access, self.machine.program.class(field.class)))
        };
        Ok(found.is_some_and(|(flags, owner)| {
            flags & access::PROTECTED != 0 && !crate::loading::access::same_package(owner, user)
        }))
    }
}
