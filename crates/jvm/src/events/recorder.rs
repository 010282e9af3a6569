//! Collects events.
//!
//! Texts are made at once, because what they speak of changes; only what a write leaves behind is
//! looked at a little later, when it is there.

use std::cell::RefCell;

use heddle_access::{Access, Place};

use super::{Event, What};
use crate::machine::Machine;
use crate::program::{Class, ClassKind, ClassRef, Field, Kind, access};
use crate::state::{ARRAY_BASE, ProcessId, Ref, View};

/// Longer texts are cut.
const TEXT_MAX: usize = 40;

/// Collects events.
#[derive(Default)]
pub struct Recorder {
    pub events: Vec<Event>,
    /// Objects spoken of so far, with the names they got.
    names: RefCell<Vec<Named>>,
    /// Writes whose values are still to be looked at.
    writes: Vec<Pending>,
    /// An exception under way, until it is known who takes it.
    thrown: Option<(Ref, Event)>,
}

/// An object and its name.
type Named = (ProcessId, Ref, String);

struct Pending {
    event: usize,
    process: ProcessId,
    object: Ref,
    offset: u32,
    kind: Kind,
}

impl Machine {
    pub fn is_recorded(&self) -> bool {
        self.watch().is_some_and(|watch| watch.recorder.is_some())
    }

    fn recorder(&mut self) -> Option<&mut Recorder> {
        self.watch_mut()?.recorder.as_mut()
    }

    /// Takes what was recorded so far.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.settle_writes();
        self.recorder().map(|recorder| std::mem::take(&mut recorder.events)).unwrap_or_default()
    }

    /// Records what the current thread does, if anybody wants to know.
    pub(crate) fn note(&mut self, what: impl FnOnce(&mut Machine) -> What) {
        if !self.is_recorded() {
            return;
        }
        self.settle_writes();
        let what = what(self);
        let event =
            Event { thread: self.current(), stack: self.near_locations(self.current()), what };
        self.recorder().expect("asked above").events.push(event);
    }

    /// What was recorded last happened where the method on top is called, not in it.
    pub(crate) fn shown_at_caller(&mut self) {
        if let Some(last) = self.recorder().and_then(|recorder| recorder.events.last_mut())
            && last.stack.len() > 1
        {
            last.stack.remove(0);
        }
    }

    /// Records accesses that are about to happen; `recorded` has a bit for each that counts.
    pub(crate) fn note_accesses(&mut self, accesses: &[Access], recorded: u128) {
        for (index, access) in accesses.iter().enumerate() {
            if recorded & 1 << index == 0 {
                continue;
            }
            // Only memory is Java's to see.
            if let Place::Memory { object, from, upto } = access.place {
                self.note_access(object, from, upto - from, access.writes());
            }
        }
    }

    fn note_access(&mut self, object: Ref, offset: u32, length: u32, write: bool) {
        let process = self.thread().process;
        let Some((place, kind)) = self.location(process, object, offset, write) else { return };
        // Of copies of whole ranges the values would fill the page.
        let single = length <= kind.bytes();
        if write {
            self.note(|_| What::Write { place, value: String::new() });
            let event = self.recorder().map_or(0, |recorder| recorder.events.len() - 1);
            if single && let Some(recorder) = self.recorder() {
                recorder.writes.push(Pending { event, process, object, offset, kind });
            }
        } else {
            self.note(|machine| {
                let value = if single {
                    machine.value_text(process, object, offset, kind)
                } else {
                    String::new()
                };
                What::Read { place, value }
            });
        }
    }

    /// Looks at what writes have left behind: by now they have happened.
    pub(crate) fn settle_writes(&mut self) {
        let Some(recorder) = self.recorder() else { return };
        for Pending { event, process, object, offset, kind } in std::mem::take(&mut recorder.writes)
        {
            let text = self.value_text(process, object, offset, kind);
            let recorder = self.recorder().expect("asked above");
            if let Some(Event { what: What::Write { value, .. }, .. }) =
                recorder.events.get_mut(event)
            {
                *value = text;
            }
        }
    }

    /// A field or element in words, and its kind. Nothing for what is not Java's to see.
    fn location(
        &mut self,
        process: ProcessId,
        object: Ref,
        offset: u32,
        write: bool,
    ) -> Option<(String, Kind)> {
        let view = self.view(process);
        let class = view.class(object);
        if view.is_statics(object) {
            let field = field_at(class, offset, true).filter(|field| write || varies(field))?;
            return Some((format!("{}.{}", simple_name(class), field.name), field.kind));
        }
        if let ClassKind::Array { kind, .. } = class.kind {
            let index = offset.checked_sub(ARRAY_BASE)? / kind.bytes();
            return Some((format!("{}[{index}]", self.object_name(process, object)), kind));
        }
        let field = field_at(class, offset, false).filter(|field| write || varies(field))?;
        let is_life = class.is_assignable_to(self.well_known().thread) && field.name == "eetop";
        (!is_life)
            .then(|| (format!("{}.{}", self.object_name(process, object), field.name), field.kind))
    }

    fn value_text(&mut self, process: ProcessId, object: Ref, offset: u32, kind: Kind) -> String {
        let bits = self.view(process).value(object, offset, kind);
        match kind {
            Kind::Boolean => (bits != 0).to_string(),
            Kind::Byte | Kind::Short | Kind::Int => (bits as i32).to_string(),
            Kind::Char => format!("{:?}", char::from_u32(bits as u32).unwrap_or('\u{fffd}')),
            Kind::Float => f32::from_bits(bits as u32).to_string(),
            Kind::Double => f64::from_bits(bits).to_string(),
            Kind::Long => (bits as i64).to_string(),
            Kind::Ref => self.ref_text(process, Ref(bits as u32)),
        }
    }

    /// A reference as a reader wants it: what a string or a boxed number says, else a name.
    fn ref_text(&mut self, process: ProcessId, object: Ref) -> String {
        if object.is_null() {
            return "null".into();
        }
        let view = self.view(process);
        let class = view.class(object);
        if view.is_statics(object) {
            // What `Unsafe` and reflection take for the object around static fields.
            return format!("the static fields of {}", simple_name(class));
        }
        if class.id == self.well_known().string.id {
            return format!("\"{}\"", shortened(&view.string(object)));
        }
        if let Some(text) = boxed_text(view, class, object) {
            return text;
        }
        self.object_name(process, object)
    }

    /// The lock whose inside a synchronizer or condition of `java.util.concurrent` is.
    fn lock_of(&self, process: ProcessId, class: ClassRef, object: Ref) -> Option<String> {
        let view = self.view(process);
        if class.name == "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject" {
            let synchronizer = view.reference(object, "this$0")?;
            return Some(format!("a condition of {}", self.object_name(process, synchronizer)));
        }
        if !class.extends("java/util/concurrent/locks/AbstractQueuedSynchronizer") {
            return None;
        }
        let lock = view.find(|class, holder| {
            class.name.starts_with("java/util/concurrent/")
                && view.reference(holder, "sync") == Some(object)
        })?;
        Some(self.object_name(process, lock))
    }

    /// The name of an object: its class, a number, and where a static field leads to it, that.
    /// The same object has the same name as long as events are recorded.
    pub fn object_name(&self, process: ProcessId, object: Ref) -> String {
        let view = self.view(process);
        // A thread has its own name once it is started.
        if view.class(object).is_assignable_to(self.well_known().thread)
            && let Some(id) = view.thread_of(object)
        {
            return self.thread_name_in(id);
        }
        let recorder = self.watch().and_then(|watch| watch.recorder.as_ref());
        let Some(recorder) = recorder else {
            return self.new_name(process, object, &RefCell::default());
        };
        let same = |(of, known, _): &&Named| (*of, *known) == (process, object);
        if let Some((_, _, name)) = recorder.names.borrow().iter().find(same) {
            return name.clone();
        }
        let name = self.new_name(process, object, &recorder.names);
        recorder.names.borrow_mut().push((process, object, name.clone()));
        name
    }

    fn new_name(&self, process: ProcessId, object: Ref, names: &RefCell<Vec<Named>>) -> String {
        let view = self.view(process);
        let class = view.class(object);
        if class.id == self.well_known().class.id {
            return format!("{}.class", simple_name(view.class_of_mirror(object)));
        }
        if let Some(lock) = self.lock_of(process, class, object) {
            return lock;
        }
        let simple = simple_name(class);
        if let Some(holder) = static_holder(view, object) {
            // A plain object is there to be locked; its class says nothing.
            let plain = class.name == "java/lang/Object";
            return if plain { holder } else { format!("{holder} ({simple})") };
        }
        let start = format!("{simple}@");
        let names = names.borrow();
        let used = names.iter().filter(|(_, _, name)| name.starts_with(&start)).count();
        format!("{start}{}", used + 1)
    }

    /// An exception begins to look for a handler.
    pub(crate) fn note_thrown(&mut self, exception: Ref) {
        if !self.is_recorded() {
            return;
        }
        self.settle_writes();
        let class = self.class_of(exception).java_name();
        let message = self.string_or_null(self.get_ref(exception, "detailMessage"));
        let exception_text = match message {
            Some(message) => format!("{class}: {}", shortened(&message)),
            None => class,
        };
        let what = What::Throw { exception: exception_text };
        let event =
            Event { thread: self.current(), stack: self.near_locations(self.current()), what };
        let recorder = self.recorder().expect("asked above");
        // Blocks that clean up throw the same again.
        if recorder.thrown.as_ref().is_none_or(|(known, _)| *known != exception) {
            recorder.thrown = Some((exception, event));
        }
    }

    /// The exception found its handler. What the library throws and takes itself is its affair.
    pub(crate) fn note_taken(&mut self) {
        if !self.is_recorded() {
            return;
        }
        let top = self.thread().frames().last();
        let own = top.is_none_or(|frame| !frame.method.class().loader.is_library());
        if own {
            self.note_uncaught_throw();
        }
    }

    /// Nobody takes the exception under way.
    pub(crate) fn note_uncaught_throw(&mut self) {
        let Some(recorder) = self.recorder() else { return };
        let Some((_, event)) = &mut recorder.thrown else { return };
        // Kept, so that the same exception is not told twice.
        if !event.stack.is_empty() {
            let told = Event { stack: std::mem::take(&mut event.stack), ..event.clone() };
            recorder.events.push(told);
        }
    }
}

impl Recorder {
    /// The references that are kept here, for the collector.
    pub(crate) fn refs_mut(&mut self, process: ProcessId) -> impl Iterator<Item = &mut Ref> {
        let names = self.names.get_mut().iter_mut().filter(move |(of, _, _)| *of == process);
        let thrown = self.thrown.iter_mut().map(|(exception, _)| exception);
        names.map(|(_, object, _)| object).chain(thrown)
    }
}

/// Reads of what never changes say nothing.
fn varies(field: &Field) -> bool {
    field.access & access::FINAL == 0
}

fn field_at(class: &'static Class, offset: u32, statics: bool) -> Option<&'static Field> {
    let here = class.fields.iter().find(|f| f.offset == offset && f.is_static() == statics);
    here.or_else(|| if statics { None } else { field_at(class.super_class?, offset, false) })
}

/// The static field of the program's own classes that refers to an object and is not expected to
/// change.
fn static_holder(view: View<'_>, object: Ref) -> Option<String> {
    let name = view.class(object).name;
    let is_lock = name == "java/lang/Object" || name.starts_with("java/util/concurrent/");
    let own = view.classes_with_statics().filter(|class| !class.loader.is_library());
    let mut fields = own.flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    let (class, field) = fields.find(|(_, field)| {
        field.is_static()
            && (field.access & access::FINAL != 0 || is_lock)
            && field.kind == Kind::Ref
            && view.static_reference(field) == Some(object)
    })?;
    Some(format!("{}.{}", simple_name(class), field.name))
}

/// What `Integer` and its kin hold.
fn boxed_text(view: View<'_>, class: ClassRef, object: Ref) -> Option<String> {
    let name = class.name.strip_prefix("java/lang/")?;
    if !["Integer", "Long", "Short", "Byte", "Boolean"].contains(&name) {
        return None;
    }
    let (field, bits) = view.field(object, "value")?;
    Some(match field.kind {
        Kind::Boolean => (bits != 0).to_string(),
        Kind::Long => (bits as i64).to_string(),
        _ => (bits as i32).to_string(),
    })
}

/// The class without its package; arrays as in Java.
pub fn simple_name(class: ClassRef) -> String {
    if let ClassKind::Array { element, dimensions, .. } = class.kind {
        return format!("{}{}", simple_name(element), "[]".repeat(usize::from(dimensions)));
    }
    let name = class.java_name();
    let name = name.split('/').next().unwrap_or(&name);
    name.rsplit('.').next().unwrap_or(name).to_owned()
}

fn shortened(text: &str) -> String {
    let clean = text.escape_debug().to_string();
    if clean.chars().count() <= TEXT_MAX {
        return clean;
    }
    let start: String = clean.chars().take(TEXT_MAX).collect();
    format!("{start}…")
}
