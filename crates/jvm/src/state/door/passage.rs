//! What natives ask of the machine that is free to look at, or makes itself known: classes, texts,
//! objects of their own making, calls of Java code.

use heddle_access::{ProcessId, ThreadId};

use super::{Call, FinalField, Fresh, GuardedField, LibraryField, OnceField, SharedField};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::jdk::WellKnown;
use crate::program::{ClassKind, ClassRef, Field, Kind, LoaderId, Method, MethodRef, Program};
use crate::state::{Cell, Ref};

/// Methods of the machine that natives may call as they are.
macro_rules! passes_on {
    ($($(#[$doc:meta])* fn $name:ident(&self $(, $arg:ident: $type:ty)*) $(-> $result:ty)?;)*) => {
        impl Call<'_> {
            $($(#[$doc])* pub fn $name(&self $(, $arg: $type)*) $(-> $result)? {
                self.machine.$name($($arg),*)
            })*
        }
    };
}

/// The same for those that change something of their own.
macro_rules! passes_on_mut {
    ($($(#[$doc:meta])* fn $name:ident(&mut self $(, $arg:ident: $type:ty)*) $(-> $result:ty)?;)*) => {
        impl Call<'_> {
            $($(#[$doc])* pub fn $name(&mut self $(, $arg: $type)*) $(-> $result)? {
                self.machine.$name($($arg),*)
            })*
        }
    };
}

passes_on! {
    fn well_known(&self) -> &'static WellKnown;
    fn boot_class(&self, name: &str) -> Result<ClassRef>;
    fn class_of(&self, object: Ref) -> ClassRef;
    fn class_of_mirror(&self, mirror: Ref) -> ClassRef;
    fn library_method(&self, class: ClassRef, name: &str, descriptor: &str) -> Result<MethodRef>;
    fn select(&self, receiver: Ref, method: &'static Method) -> MethodRef;
    fn loader_object(&self, loader: LoaderId) -> Ref;
    fn is_watched(&self) -> bool;
    fn object_name(&self, process: ProcessId, object: Ref) -> String;
    fn thread_name_in(&self, id: ThreadId) -> String;
    fn string_or_null(&self, string: Ref) -> Option<String>;
    fn string_units(&self, string: Ref) -> Vec<u16>;
    fn module_name(&self, class: ClassRef) -> Option<String>;
    fn saved(&self, index: u32) -> u64;
    fn saved_ref(&self, index: u32) -> Ref;
    fn object_bytes(&self, object: Ref) -> u32;
}

passes_on_mut! {
    fn mirror(&mut self, class: ClassRef) -> Ref;
    fn ensure_initialized(&mut self, class: ClassRef) -> Result<()>;
    fn link_class(&mut self, class: ClassRef) -> Result<()>;
    fn new_string(&mut self, text: &str) -> Ref;
    fn interned(&mut self, text: &str) -> Result<Ref>;
    fn string_array(&mut self, texts: &[String]) -> Ref;
    fn byte_array(&mut self, bytes: &[u8]) -> Ref;
    fn ref_array(&mut self, component: ClassRef, elements: &[Ref]) -> Ref;
    fn new_array(&mut self, class: ClassRef, length: i32) -> Result<Ref>;
    fn multi_array(&mut self, class: ClassRef, lengths: &[i32]) -> Result<Ref>;
    fn reserve(&mut self, bytes: u64) -> Result<()>;
    fn loader_of(&mut self, loader: Ref) -> LoaderId;
    fn resolve_class(&mut self, from: ClassRef, index: u16) -> Result<ClassRef>;
    fn choose(&mut self, count: u32) -> Result<u32>;
    fn make_throwable(&mut self, class: &'static str, message: Option<String>) -> Result<Ref>;
    fn push_call(&mut self, method: MethodRef, args: &[u64]) -> Result<()>;
    fn set_saved(&mut self, index: u32, value: u64);
    fn become_continuation(&mut self, continuation: &'static Continuation, saved: &[u64]);
    fn visible_point(&mut self) -> Result<()>;
}

impl Call<'_> {
    pub fn program(&self) -> &'static Program {
        self.machine.program
    }

    /// The length of an array never changes.
    pub fn length(&self, array: Ref) -> u32 {
        self.machine.heap().length(array)
    }

    /// What an array holds; nothing for what is no array.
    pub fn array_kind(&self, object: Ref) -> Option<Kind> {
        match self.class_of(object).kind {
            ClassKind::Array { kind, .. } => Some(kind),
            _ => None,
        }
    }

    /// A new object; the caller has seen to the initialisation of its class.
    pub fn allocate(&mut self, class: ClassRef) -> Fresh {
        self.machine.fresh(class)
    }

    pub fn allocate_array(&mut self, class: ClassRef, kind: Kind, length: usize) -> Fresh {
        Fresh::new(self.machine.allocate_array(class, kind, length))
    }

    /// Sets a field of an object that was just made.
    pub fn set(&mut self, fresh: &Fresh, field: &FinalField, bits: u64) -> Result<()> {
        self.machine.set_field_bits(fresh.object(), &field.0, bits)
    }

    /// Sets a reference field of an object that was just made.
    pub fn set_ref(&mut self, fresh: &Fresh, field: &FinalField, value: Ref) -> Result<()> {
        self.set(fresh, field, value.0.into())
    }

    /// Sets an element of an array that was just made.
    pub fn set_element(&mut self, fresh: &Fresh, index: u32, kind: Kind, bits: u64) {
        let cell = self.machine.element_cell(fresh.object(), index, kind);
        let done = self.machine.raw_store(cell, bits);
        debug_assert!(done.is_ok(), "an array lies on the heap");
    }

    pub fn final_field(&self, object: Ref, field: &FinalField) -> Result<u64> {
        self.machine.field_bits(object, &field.0)
    }

    pub fn final_ref(&self, object: Ref, field: &FinalField) -> Result<Ref> {
        Ok(Ref(self.final_field(object, field)? as u32))
    }

    pub fn once_field(&self, object: Ref, field: &OnceField) -> Result<u64> {
        self.machine.field_bits(object, &field.0)
    }

    /// Fills a cache. Whoever comes first, the value is the same.
    pub fn fill(&mut self, object: Ref, field: &OnceField, bits: u64) -> Result<()> {
        let old = self.once_field(object, field)?;
        debug_assert!(old == 0 || old == bits, "{} is filled twice", field.0.name);
        self.machine.set_field_bits(object, &field.0, bits)
    }

    pub fn guarded_field(&self, object: Ref, field: &GuardedField) -> Result<u64> {
        self.machine.field_bits(object, &field.0)
    }

    pub fn set_guarded(&mut self, object: Ref, field: &GuardedField, bits: u64) -> Result<()> {
        self.machine.set_field_bits(object, &field.0, bits)
    }

    /// A field like those of the program, to be read and written by `load` and `store`.
    pub fn shared_field(&self, object: Ref, field: &SharedField) -> Result<Cell> {
        let Field { offset, kind, .. } = *self.machine.field_in(object, &field.0)?;
        Ok(self.machine.cell(object, offset, kind))
    }

    /// Whether this JDK's class of the object has the field.
    pub fn has_field(&self, object: Ref, field: &LibraryField) -> bool {
        self.machine.field_in(object, field).is_ok()
    }
}

/// What a continuation does with an exception that it has nothing to say about.
pub fn pass_on(completion: Completion) -> Result<u64> {
    match completion {
        Completion::Returned(value) => Ok(value),
        Completion::Threw(exception) => Err(Stop::Throw(exception)),
    }
}
