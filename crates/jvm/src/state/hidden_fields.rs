//! The numbers by which library objects stand for something of the machine: the class of a `Class`,
//! the loader of a `ClassLoader`, the thread of a `Thread`, the method of a `ResolvedMethodName`.
//!
//! They lie in fields that the machine adds to those classes, for which Java code has no name. Each
//! is set before others can come to the object, or is the same whoever sets it, and then stays: no
//! access has to be made known. A thread's number is set when it is started, and what orders the
//! start orders the number.

use crate::machine::Machine;
use crate::program::{ClassId, ClassRef, LoaderId, MethodId, MethodRef, USER_LOADERS};
use crate::state::{Process, Ref, ThreadId};

impl Machine {
    /// The class a `java.lang.Class` stands for.
    pub fn class_of_mirror(&self, mirror: Ref) -> ClassRef {
        self.class_of_mirror_in(self.process(), mirror)
    }

    /// The class a `java.lang.Class` of any process stands for.
    pub(super) fn class_of_mirror_in(&self, process: &Process, mirror: Ref) -> ClassRef {
        self.program.class(ClassId(process.heap.load_u32(mirror, self.well_known().class_id)))
    }

    /// A `java.lang.Class` that stands for a class and says nothing of it yet.
    pub(crate) fn bare_mirror(&mut self, class: ClassRef) -> Ref {
        let known = self.well_known();
        let mirror = self.allocate(known.class);
        self.heap_mut().store_u32(mirror, known.class_id, class.id.0);
        mirror
    }

    /// The loader number of a `ClassLoader` object (null is the boot loader).
    pub fn loader_of(&mut self, loader: Ref) -> LoaderId {
        if loader.is_null() {
            return LoaderId::BOOT;
        }
        let known = self.heap().load_u32(loader, self.well_known().loader_id);
        if known != 0 {
            return LoaderId(known);
        }
        if let Some(builtin) = crate::boot::builtin_loader(self, loader) {
            self.process_mut().loaders.insert(builtin, loader);
            self.number_loader(loader, builtin);
            return builtin;
        }
        let process = self.process_mut();
        // Numbers are unique over all processes, and the same on every path that makes the
        // loaders in the same order.
        let id = LoaderId(USER_LOADERS + process.loader_count * 64 + process.id.0);
        process.loader_count += 1;
        process.loaders.insert(id, loader);
        self.number_loader(loader, id);
        id
    }

    /// Gives a `ClassLoader` object its number.
    pub(crate) fn number_loader(&mut self, loader: Ref, id: LoaderId) {
        let offset = self.well_known().loader_id;
        self.heap_mut().store_u32(loader, offset, id.0);
    }

    /// The machine thread of a `Thread` object, once it was started.
    pub(crate) fn thread_of(&self, object: Ref) -> Option<ThreadId> {
        self.thread_of_in(self.process(), object)
    }

    /// The same in any process.
    pub(super) fn thread_of_in(&self, process: &Process, object: Ref) -> Option<ThreadId> {
        let number = process.heap.load_u32(object, self.well_known().thread_id);
        number.checked_sub(1).map(ThreadId)
    }

    /// Ties a `Thread` object to a machine thread.
    pub(crate) fn number_thread(&mut self, object: Ref, id: ThreadId) {
        let offset = self.well_known().thread_id;
        self.heap_mut().store_u32(object, offset, id.0 + 1);
    }

    /// A `ResolvedMethodName` that stands for a method.
    pub(crate) fn numbered_method(&mut self, method: MethodRef) -> Ref {
        let known = self.well_known();
        let resolved = self.allocate(known.resolved_method_name);
        self.heap_mut().store_u32(resolved, known.handles.resolved_method, method.id.0);
        resolved
    }

    pub(super) fn method_of(&self, resolved: Ref) -> MethodRef {
        let offset = self.well_known().handles.resolved_method;
        self.program.method(MethodId(self.heap().load_u32(resolved, offset)))
    }
}
