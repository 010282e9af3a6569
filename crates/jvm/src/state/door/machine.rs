//! What the machine itself needs of objects, beside natives and instructions.
//!
//! Arrays of its own making, fields of library classes by name, and what is fixed before anybody
//! can look. Nothing here is made known: each method says why that is right, and who may use it.

use crate::machine::Machine;
use crate::program::{ClassKind, ClassRef, Field, Kind};
use crate::state::{ARRAY_BASE, Ref, STATICS_BIT};

/// New arrays: they belong to whoever made them until they are stored somewhere.
impl Machine {
    pub fn allocate_array(&mut self, array_class: ClassRef, kind: Kind, length: usize) -> Ref {
        self.heap_mut().allocate_array(array_class.id, kind, length as u32)
    }

    /// A new array of references over `component`, filled.
    pub fn ref_array(&mut self, component: ClassRef, elements: &[Ref]) -> Ref {
        let class = self.program.array_of(component).expect("one more dimension is possible");
        let array = self.allocate_array(class, Kind::Ref, elements.len());
        for (index, &element) in elements.iter().enumerate() {
            self.heap_mut().set_element_ref(array, index as u32, element);
        }
        array
    }

    pub fn byte_array(&mut self, bytes: &[u8]) -> Ref {
        let class = self.well_known().byte_array;
        let array = self.allocate_array(class, Kind::Byte, bytes.len());
        let content = self.heap_mut().bytes_mut(array, ARRAY_BASE, bytes.len() as u32);
        content.copy_from_slice(bytes);
        array
    }

    pub(crate) fn long_array(&mut self, values: &[u64]) -> Ref {
        let class = self.well_known().long_array;
        let array = self.allocate_array(class, Kind::Long, values.len());
        for (index, &value) in values.iter().enumerate() {
            self.heap_mut().store_u64(array, ARRAY_BASE + 8 * index as u32, value);
        }
        array
    }

    /// An array of arrays, down to as many dimensions as there are lengths. The caller has seen to
    /// the room for all of them.
    pub(crate) fn nested_array(&mut self, class: ClassRef, lengths: &[i32]) -> Ref {
        let ClassKind::Array { kind, component, .. } = class.kind else {
            unreachable!("as many dimensions as lengths")
        };
        let array = self.allocate_array(class, kind, lengths[0] as usize);
        if lengths.len() > 1 {
            for index in 0..lengths[0] as u32 {
                let part = self.nested_array(component, &lengths[1..]);
                self.heap_mut().set_element_ref(array, index, part);
            }
        }
        array
    }
}

/// Arrays that Java code never has in hand: the machine made them and keeps them in a frame or a
/// call site, or the library keeps them to itself and never writes them again. Those of a frame
/// belong to its thread; those of a call site were filled before it was linked.
impl Machine {
    pub(crate) fn kept_element(&self, array: Ref, index: u32) -> Ref {
        self.heap().element_ref(array, index)
    }
}

/// The environment of a component: it looks at the component and at the values it may hand over on
/// behalf of nobody in the program, and binds interfaces before any thread calls the component.
impl Machine {
    pub(crate) fn environment_value(&self, object: Ref, offset: u32, kind: Kind) -> u64 {
        self.heap().load(object, offset, kind)
    }

    pub(crate) fn bind_interface(&mut self, owner: Ref, field: &Field, stub: Ref) {
        self.heap_mut().store(owner, field.offset, field.kind, stub.0.into());
        self.share_if_watched(stub);
    }
}

/// Static fields before others can read them.
impl Machine {
    /// The statics object of a class, made when first needed.
    pub fn statics(&mut self, class: ClassRef) -> Ref {
        let statics = self.process().class_state_of(class.id).statics;
        if !statics.is_null() {
            return statics;
        }
        let object =
            self.heap_mut().allocate(class.id.0 | STATICS_BIT, class.statics.bytes.max(16));
        self.process_mut().class_state(class.id).statics = object;
        self.share_if_watched(object);
        object
    }

    /// Gives a static field the constant of its class file. Its class is not initialised yet, so
    /// nobody has looked at it, and whoever comes to initialise it sets the same.
    pub(crate) fn set_constant(&mut self, field: &Field, value: u64) {
        let statics = self.statics(self.program.class(field.class));
        self.heap_mut().store(statics, field.offset, field.kind, value);
    }
}

/// Fields of library classes by name. For fields that a program cannot race on, because they are
/// the library's own or because the object is in the hands of one thread.
impl Machine {
    /// A field of a library class that the machine relies on.
    pub fn library_field(&self, class: ClassRef, name: &str) -> &'static Field {
        class.field_named(name).unwrap_or_else(|| {
            panic!("the JDK's {} has no field {name}, which the machine needs", class.java_name())
        })
    }

    pub fn has_field(&self, object: Ref, name: &str) -> bool {
        self.class_of(object).field_named(name).is_some()
    }

    /// A field of any kind, as a register holds it.
    pub(crate) fn get_field(&self, object: Ref, name: &str) -> u64 {
        let field = self.library_field(self.class_of(object), name);
        self.heap().load(object, field.offset, field.kind)
    }

    pub fn get_ref(&self, object: Ref, name: &str) -> Ref {
        Ref(self.get_field(object, name) as u32)
    }

    pub fn get_int(&self, object: Ref, name: &str) -> i32 {
        self.get_field(object, name) as i32
    }

    pub fn get_long(&self, object: Ref, name: &str) -> i64 {
        self.get_field(object, name) as i64
    }

    pub fn set_field(&mut self, object: Ref, name: &str, value: u64) {
        let field = self.library_field(self.class_of(object), name);
        self.heap_mut().store(object, field.offset, field.kind, value);
    }

    /// A static field of a library class.
    pub fn get_static(&mut self, class: ClassRef, name: &str) -> u64 {
        let field = self.library_field(class, name);
        let statics = self.statics(class);
        self.heap().load(statics, field.offset, field.kind)
    }

    pub fn set_static(&mut self, class: ClassRef, name: &str, value: u64) {
        let field = self.library_field(class, name);
        let statics = self.statics(class);
        self.heap_mut().store(statics, field.offset, field.kind, value);
    }

    /// What `Integer` and its kin hold: it never changes.
    pub(crate) fn boxed_bits(&self, boxed: Ref) -> u64 {
        self.get_field(boxed, "value")
    }

    /// Whether a `Thread` object says that its thread is alive. The caller makes known that it asks.
    pub(crate) fn says_alive(&self, thread: Ref) -> bool {
        self.heap().load_u64(thread, self.well_known().thread_eetop) != 0
    }
}
