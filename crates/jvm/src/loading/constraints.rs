//! Loading constraints (JVMS §5.3.4): loaders that share a signature must agree on its types.
//!
//! Only loaders written in Java can disagree: the built-in ones delegate to each other, and nobody
//! may define a class of the `java` packages again.

use std::hash::{Hash, Hasher};

use heddle_classfile::descriptor::{FieldType, MethodDescriptor};
use rustc_hash::FxHashMap;

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, LoaderId};
use crate::text;

/// Loaders that must see the same class under a name, and the class once one of them has it.
#[derive(Clone)]
pub struct Constraint {
    loaders: Vec<LoaderId>,
    class: Option<ClassRef>,
}

impl PartialEq for Constraint {
    fn eq(&self, other: &Constraint) -> bool {
        let number = |constraint: &Constraint| constraint.class.map(|class| class.id);
        self.loaders == other.loaders && number(self) == number(other)
    }
}

impl Eq for Constraint {}

impl Hash for Constraint {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.loaders.hash(state);
        self.class.map(|class| class.id).hash(state);
    }
}

pub type Constraints = FxHashMap<Name, Vec<Constraint>>;

/// The classes that a descriptor names, those of `java` packages left out.
fn constrained_names(descriptor: &str) -> Vec<Name> {
    let types: Vec<FieldType<'_>> = match MethodDescriptor::parse(descriptor) {
        Some(parsed) => parsed.arguments().chain(parsed.returns).collect(),
        None => FieldType::parse(descriptor).into_iter().collect(),
    };
    types
        .iter()
        .map(|written| written.class_name)
        .filter(|name| !name.is_empty() && !name.starts_with("java/"))
        .map(Name::new)
        .collect()
}

impl Machine {
    /// The type on which two loaders that share a descriptor are known to disagree.
    fn constrain(&mut self, descriptor: &str, a: LoaderId, b: LoaderId) -> Option<Name> {
        if a == b || (a.is_builtin() && b.is_builtin()) {
            return None;
        }
        let names = constrained_names(descriptor);
        names.into_iter().find(|&name| !self.agree(name, a, b))
    }

    /// Makes two loaders agree on a name from now on; false if they cannot.
    fn agree(&mut self, name: Name, a: LoaderId, b: LoaderId) -> bool {
        let mut joined = Constraint { loaders: vec![a, b], class: None };
        let mut classes: Vec<ClassRef> =
            [a, b].into_iter().filter_map(|loader| self.loaded_by(loader, name)).collect();
        let known = self.process_mut().constraints_on(name);
        let (mine, others): (Vec<Constraint>, Vec<Constraint>) =
            known.drain(..).partition(|one| one.loaders.contains(&a) || one.loaders.contains(&b));
        *known = others;
        for one in &mine {
            classes.extend(one.class);
            joined.loaders.extend(one.loaders.iter().copied());
        }
        joined.loaders.sort_unstable();
        joined.loaders.dedup();
        joined.class = classes.first().copied();
        let agreed = classes.iter().all(|class| Some(class.id) == joined.class.map(|c| c.id));
        if agreed {
            known.push(joined);
        } else {
            known.extend(mine);
        }
        agreed
    }

    /// The class that a loader has under a name, if it was ever asked for it.
    fn loaded_by(&mut self, loader: LoaderId, name: Name) -> Option<ClassRef> {
        let own = self.process().loaded(loader, name);
        if own.is_some() || !loader.is_builtin() {
            return own;
        }
        let class = self.program.find_loaded(loader, name)?;
        (!self.class_state(class).mirror.is_null()).then_some(class)
    }

    /// Notes that a loader has a class under its name now, unless that breaks a constraint.
    pub(crate) fn record_loaded(&mut self, loader: LoaderId, class: ClassRef) -> Result<()> {
        let name = class.name;
        let mut clash = None;
        if self.process().is_constrained(name) {
            let known = self.process_mut().constraints_on(name);
            for one in known.iter_mut().filter(|one| one.loaders.contains(&loader)) {
                match one.class {
                    Some(other) if other.id != class.id => clash = Some(other),
                    _ => one.class = Some(class),
                }
            }
        }
        if let Some(other) = clash {
            return Err(self.different_class_loaded(loader, class, other));
        }
        if !self.program.note_answer(loader, name, class) {
            return Err(crate::loading::unsteady());
        }
        self.process_mut().set_loaded(loader, name, class);
        Ok(())
    }

    fn different_class_loaded(&self, loader: LoaderId, class: ClassRef, other: ClassRef) -> Stop {
        violation(format!(
            "loader {} wants to load {} {}. A different {} with the same name was previously \
             loaded by {}. ({})",
            text::loader_phrase(self, loader),
            text::class_kind(class),
            class.java_name(),
            text::class_kind(other),
            text::loader_phrase(self, other.loader),
            text::class_place(self, other),
        ))
    }

    /// Before code of `from` uses a method of another loader's class.
    pub(crate) fn constrain_method(
        &mut self,
        from: ClassRef,
        named: ClassRef,
        owner: ClassRef,
        (name, descriptor): (Name, Name),
    ) -> Result<()> {
        let Some(culprit) = self.constrain(&descriptor, from.loader, owner.loader) else {
            return Ok(());
        };
        Err(violation(format!(
            "when resolving method '{}' the class loader {} of the current class, {}, and the \
             class loader {} for the method's defining class, {}, have different Class objects \
             for the type {} used in the signature ({}; {})",
            text::external_method(named, name, &descriptor),
            text::loader_phrase(self, from.loader),
            from.name,
            text::loader_phrase(self, owner.loader),
            owner.name,
            culprit,
            text::class_place(self, from),
            text::class_place(self, owner),
        )))
    }

    /// Before code of `from` uses a field of another loader's class.
    pub(crate) fn constrain_field(
        &mut self,
        from: ClassRef,
        owner: ClassRef,
        (name, descriptor): (Name, Name),
    ) -> Result<()> {
        let Some(culprit) = self.constrain(&descriptor, from.loader, owner.loader) else {
            return Ok(());
        };
        Err(violation(format!(
            "when resolving field \"{name}\" of type {culprit}, the class loader {} of the \
             current class, {}, and the class loader {} for the field's defining type, {}, have \
             different Class objects for type {culprit} ({}; {})",
            text::loader_phrase(self, from.loader),
            from.java_name(),
            text::loader_phrase(self, owner.loader),
            owner.java_name(),
            text::class_place(self, from),
            text::class_place(self, owner),
        )))
    }
}

fn violation(detail: String) -> Stop {
    Stop::throw("java/lang/LinkageError", format!("loader constraint violation: {detail}"))
}
