//! Classes to verify against: the few of the JDK that tests mention, and those a test adds.

use std::collections::BTreeMap;

use heddle_classfile::ClassFile;
use heddle_classfile::verify::{Hierarchy, LoadFailure, Member};

/// Classes by name. Questions about others fail, or are pending.
#[derive(Clone, Default)]
pub(crate) struct World {
    /// The superclass; none for interfaces and `Object`.
    supers: BTreeMap<String, Option<String>>,
    interfaces: Vec<String>,
    /// Protected members of other packages: owner, name.
    protected: Vec<(String, String)>,
    /// Classes to be loaded first.
    pub(crate) pending: Vec<String>,
    /// All classes that were asked for.
    pub(crate) loaded: Vec<String>,
}

impl World {
    pub(crate) fn new() -> World {
        let mut world = World::default();
        world.supers.insert("java/lang/Object".to_owned(), None);
        for (name, super_name) in [
            ("java/lang/String", "java/lang/Object"),
            ("java/lang/Integer", "java/lang/Number"),
            ("java/lang/Number", "java/lang/Object"),
            ("java/lang/Class", "java/lang/Object"),
            ("java/lang/Throwable", "java/lang/Object"),
            ("java/lang/Exception", "java/lang/Throwable"),
            ("java/lang/RuntimeException", "java/lang/Exception"),
            ("java/lang/Error", "java/lang/Throwable"),
        ] {
            world.add(name, super_name);
        }
        for name in ["java/lang/Runnable", "java/lang/Cloneable", "java/io/Serializable"] {
            world.add_interface(name);
        }
        world.add_protected("java/lang/Object", "clone");
        world
    }

    pub(crate) fn add(&mut self, name: &str, super_name: &str) {
        self.supers.insert(name.to_owned(), Some(super_name.to_owned()));
    }

    pub(crate) fn add_interface(&mut self, name: &str) {
        self.add(name, "java/lang/Object");
        self.interfaces.push(name.to_owned());
    }

    pub(crate) fn add_protected(&mut self, owner: &str, name: &str) {
        self.protected.push((owner.to_owned(), name.to_owned()));
    }

    pub(crate) fn add_class(&mut self, class: &ClassFile) {
        let super_name = class.super_name().unwrap_or_default();
        if class.is_interface() {
            self.add_interface(&class.name());
        } else {
            self.add(&class.name(), &super_name);
        }
    }

    fn load(&mut self, name: &str) -> Result<(), LoadFailure> {
        self.loaded.push(name.to_owned());
        if self.pending.iter().any(|pending| pending == name) {
            Err(LoadFailure::Pending(name.to_owned()))
        } else if self.supers.contains_key(name) {
            Ok(())
        } else {
            Err(LoadFailure::Failed(name.to_owned()))
        }
    }
}

impl Hierarchy for World {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, LoadFailure> {
        if self.is_interface(to)? {
            return Ok(true);
        }
        let mut class = from.to_owned();
        // Mutated classes may extend themselves.
        for _ in 0..100 {
            if class == to {
                return Ok(true);
            }
            match self.superclass(&class)? {
                Some(name) => class = name,
                None => break,
            }
        }
        Ok(false)
    }

    fn is_interface(&mut self, class: &str) -> Result<bool, LoadFailure> {
        self.load(class)?;
        Ok(self.interfaces.iter().any(|name| name == class))
    }

    fn superclass(&mut self, class: &str) -> Result<Option<String>, LoadFailure> {
        self.load(class)?;
        let found = self.supers[class].clone();
        Ok(found.filter(|name| name != class))
    }

    fn is_protected_elsewhere(
        &mut self,
        _user: &str,
        class: &str,
        member: Member<'_>,
    ) -> Result<bool, LoadFailure> {
        self.load(class)?;
        Ok(self.protected.iter().any(|(owner, name)| owner == class && name == member.name))
    }
}
