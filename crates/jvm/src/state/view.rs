//! Reading the state of a process for people: reports, traces, stacks.
//!
//! Nobody is told of these reads, so nothing that a program computes may depend on them. A view
//! needs the machine as it stands, which natives never hold.

use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, Field, Kind};
use crate::state::gc::object_words;
use crate::state::{ARRAY_BASE, Process, ProcessId, Ref, STATICS_BIT, ThreadId};

/// One process of a machine, to be looked at.
#[derive(Clone, Copy)]
pub struct View<'a> {
    machine: &'a Machine,
    process: &'a Process,
}

impl Machine {
    pub fn view(&self, process: ProcessId) -> View<'_> {
        View { machine: self, process: self.process_at(process) }
    }

    /// The process that a thread belongs to.
    pub fn view_of(&self, thread: ThreadId) -> View<'_> {
        self.view(self.threads[thread.0 as usize].process)
    }
}

impl<'a> View<'a> {
    pub fn process(self) -> &'a Process {
        self.process
    }

    pub fn class(self, object: Ref) -> ClassRef {
        self.machine.program.class(self.process.heap.class_id(object))
    }

    /// Whether it is the object around the static fields of its class.
    pub fn is_statics(self, object: Ref) -> bool {
        self.process.heap.class_word(object) & STATICS_BIT != 0
    }

    /// The class a `java.lang.Class` stands for.
    pub fn class_of_mirror(self, mirror: Ref) -> ClassRef {
        self.machine.class_of_mirror_in(self.process, mirror)
    }

    /// The thread behind a `Thread` object, once it was started.
    pub fn thread_of(self, object: Ref) -> Option<ThreadId> {
        self.machine.thread_of_in(self.process, object)
    }

    pub fn is_interrupted(self, thread: Ref) -> bool {
        !thread.is_null()
            && self.process.heap.load_u8(thread, self.machine.well_known().thread_interrupted) != 0
    }

    pub fn monitor_owner(self, object: Ref) -> Option<ThreadId> {
        self.process.monitors.owner(&self.process.heap, object).map(|(owner, _)| owner)
    }

    pub fn string(self, string: Ref) -> String {
        let characters = self.machine.characters_in(&self.process.heap, string);
        String::from_utf16_lossy(&characters.units())
    }

    /// A field or element, as a register holds it.
    pub fn value(self, object: Ref, offset: u32, kind: Kind) -> u64 {
        self.process.heap.load(object, offset, kind)
    }

    /// An instance field by name; nothing if the object's class has none of that name.
    pub fn field(self, object: Ref, name: &str) -> Option<(&'static Field, u64)> {
        let field = self.class(object).field_named(name).filter(|field| !field.is_static())?;
        Some((field, self.value(object, field.offset, field.kind)))
    }

    /// What a field refers to; nothing if there is no such field, or if it is null.
    pub fn reference(self, object: Ref, name: &str) -> Option<Ref> {
        let (field, bits) = self.field(object, name)?;
        Some(Ref(bits as u32)).filter(|_| field.kind == Kind::Ref)?.non_null()
    }

    /// What a static field refers to; nothing as long as its class has no memory for it.
    pub fn static_reference(self, field: &Field) -> Option<Ref> {
        let statics = self.process.class_state_of(field.class).statics.non_null()?;
        self.process.heap.load_ref(statics, field.offset).non_null()
    }

    /// Classes with memory for static fields.
    pub fn classes_with_statics(self) -> impl Iterator<Item = ClassRef> {
        let states = self.process.classes.iter().enumerate();
        let made = states.filter(|(_, state)| !state.statics.is_null());
        made.map(move |(index, _)| self.machine.program.class(ClassId(index as u32)))
    }

    /// What the elements of an array refer to; nothing if it is no array of references.
    pub fn elements(self, array: Ref) -> Option<impl Iterator<Item = Ref> + 'a> {
        let refers = matches!(self.class(array).kind, ClassKind::Array { kind: Kind::Ref, .. });
        let element = move |index| Ref(self.value(array, ARRAY_BASE + 4 * index, Kind::Ref) as u32);
        refers.then(|| (0..self.process.heap.length(array)).map(element))
    }

    /// The first object for which `wanted` says yes, of the whole heap.
    pub fn find(self, wanted: impl Fn(ClassRef, Ref) -> bool) -> Option<Ref> {
        self.objects().find(|&object| wanted(self.class(object), object))
    }

    /// All objects, in the order in which they lie; also those that nothing refers to any more.
    pub fn objects(self) -> impl Iterator<Item = Ref> + 'a {
        let words = self.process.heap.words();
        let mut at = 1;
        let all = std::iter::from_fn(move || {
            let object = (at < words.len()).then_some(Ref(at as u32))?;
            at += object_words(self.machine.program, words, at);
            Some(object)
        });
        all.filter(move |&object| !self.is_statics(object))
    }

    /// The frames recorded in an exception, innermost first.
    pub(crate) fn trace(self, exception: Ref) -> Vec<u64> {
        let Some(trace) = self.reference(exception, "backtrace") else { return Vec::new() };
        debug_assert!(
            matches!(self.class(trace).kind, ClassKind::Array { kind: Kind::Long, .. }),
            "the machine itself made it"
        );
        let entry = |index| self.value(trace, ARRAY_BASE + 8 * index, Kind::Long);
        (0..self.process.heap.length(trace)).map(entry).collect()
    }
}
