//! Which method a call means: resolution (JVMS §5.4.3) and selection (§5.4.6).

use std::sync::atomic::Ordering;

use super::Program;
use super::class::{Class, ClassRef, Field, InterfaceHit, MethodRef};
use crate::names::Name;

/// The outcome of looking for the body of an interface method.
#[derive(Clone, Copy, Debug)]
pub enum Selection {
    Found(MethodRef),
    /// Nothing concrete.
    Abstract,
    /// Found in the class, but not public.
    NotPublic,
    /// Several defaults, none more specific.
    Conflict,
}

impl Class {
    /// Field resolution: this class, its superinterfaces, then its superclass.
    pub fn resolve_field(&'static self, name: Name, descriptor: Name) -> Option<&'static Field> {
        if let Some(field) = self.find_declared_field(name, descriptor) {
            return Some(field);
        }
        for interface in &self.interfaces {
            if let Some(field) = interface.resolve_field(name, descriptor) {
                return Some(field);
            }
        }
        self.super_class?.resolve_field(name, descriptor)
    }

    fn find_in_superclasses(&'static self, name: Name, descriptor: Name) -> Option<MethodRef> {
        let mut class = Some(self);
        while let Some(current) = class {
            if let Some(method) = current.find_declared_method(name, descriptor) {
                return Some(method);
            }
            class = current.super_class;
        }
        None
    }
}

impl Program {
    /// Method resolution in a class (§5.4.3.3) or interface (§5.4.3.4).
    pub fn resolve_method(
        &self,
        class: ClassRef,
        name: Name,
        descriptor: Name,
    ) -> Option<MethodRef> {
        if class.is_interface() {
            if let Some(method) = class.find_declared_method(name, descriptor) {
                return Some(method);
            }
            // Public instance methods of Object are members of every interface.
            let object = class.super_class?;
            if let Some(method) = object.find_declared_method(name, descriptor)
                && method.access & super::access::PUBLIC != 0
                && !method.is_static()
            {
                return Some(method);
            }
        } else if let Some(method) = class.find_in_superclasses(name, descriptor) {
            return Some(method);
        }
        match self.maximally_specific(class, name, descriptor) {
            (Some(method), _) => Some(method),
            (None, any) => any,
        }
    }

    /// The one concrete maximally specific interface method, and any non-private one at all.
    fn maximally_specific(
        &self,
        class: ClassRef,
        name: Name,
        descriptor: Name,
    ) -> (Option<MethodRef>, Option<MethodRef>) {
        let candidates: Vec<MethodRef> = class
            .all_interfaces
            .iter()
            .filter_map(|&id| self.class(id).find_declared_method(name, descriptor))
            .filter(|method| !method.is_private() && !method.is_static())
            .collect();
        let maximal: Vec<MethodRef> = candidates
            .iter()
            .copied()
            .filter(|method| {
                !candidates.iter().any(|other| {
                    other.class_id != method.class_id
                        && other.class().all_interfaces.binary_search(&method.class_id).is_ok()
                })
            })
            .collect();
        let mut concrete = maximal.iter().copied().filter(|method| !method.is_abstract());
        match (concrete.next(), concrete.next()) {
            (Some(method), None) => (Some(method), Some(method)),
            _ => (None, candidates.first().copied()),
        }
    }

    /// The class that first inherits a method for which some interface has a body, but not the
    /// most specific one.
    pub fn stub_class(&self, class: ClassRef, wanted: MethodRef) -> Option<ClassRef> {
        let declarers = |class: ClassRef| -> Vec<MethodRef> {
            let all = class.all_interfaces.iter();
            all.filter_map(|&id| {
                self.class(id).find_declared_method(wanted.name, wanted.descriptor)
            })
            .collect()
        };
        let known = declarers(class);
        if class.find_in_superclasses(wanted.name, wanted.descriptor).is_some()
            || known.iter().all(|method| method.is_abstract())
        {
            return None;
        }
        let mut owner = class;
        while let Some(parent) = owner.super_class.filter(|p| declarers(p).len() == known.len()) {
            owner = parent;
        }
        Some(owner)
    }

    /// The body that runs when `wanted` is called on an instance of `class`, by name.
    pub fn select_interface(&self, class: ClassRef, wanted: MethodRef) -> Selection {
        let slot = &class.interface_cache[wanted.id.0 as usize % class.interface_cache.len()];
        let hit = slot.load(Ordering::Acquire);
        if let Some(hit) = hit_of(hit)
            && hit.wanted == wanted.id
        {
            return Selection::Found(hit.found);
        }
        let selection = self.select_slowly(class, wanted);
        if let Selection::Found(found) = selection {
            let hit = Box::leak(Box::new(InterfaceHit { wanted: wanted.id, found }));
            slot.store(hit, Ordering::Release);
        }
        selection
    }

    fn select_slowly(&self, class: ClassRef, wanted: MethodRef) -> Selection {
        if wanted.is_private() {
            return Selection::Found(wanted);
        }
        let mut current = Some(class);
        while let Some(here) = current {
            if let Some(method) = here.find_declared_method(wanted.name, wanted.descriptor)
                && !method.is_static()
                && !method.is_private()
                && (!here.is_interface() || here.id == class.id)
            {
                let public = method.access & super::access::PUBLIC != 0;
                return match (method.is_abstract(), public || !wanted.class().is_interface()) {
                    (true, _) => Selection::Abstract,
                    (false, true) => Selection::Found(method),
                    (false, false) => Selection::NotPublic,
                };
            }
            current = here.super_class;
        }
        match self.maximally_specific(class, wanted.name, wanted.descriptor) {
            (Some(method), _) => Selection::Found(method),
            (None, Some(any)) => {
                let several = class.all_interfaces.iter().filter(|&&id| {
                    self.class(id)
                        .find_declared_method(wanted.name, wanted.descriptor)
                        .is_some_and(|m| !m.is_abstract() && !m.is_static() && !m.is_private())
                });
                if several.count() > 1 && !any.is_abstract() {
                    Selection::Conflict
                } else {
                    Selection::Abstract
                }
            }
            (None, None) => Selection::Abstract,
        }
    }
}

#[allow(unsafe_code)]
fn hit_of(pointer: *mut InterfaceHit) -> Option<&'static InterfaceHit> {
    // SAFETY: null, or a leaked hit stored by `select_interface`.
    unsafe { pointer.as_ref() }
}
