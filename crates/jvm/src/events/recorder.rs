//! Collects events.
//!
//! Texts are made at once, because what they speak of changes; only what a write leaves behind is
//! looked at a little later, when it is there.

use std::cell::RefCell;

use heddle_access::{Access, Place, SocketId};

use super::calls::OpenCall;
use super::{Event, What, Wire};
use crate::machine::Machine;
use crate::program::{Class, ClassKind, ClassRef, Field, Kind, access};
use crate::state::{ARRAY_BASE, Frame, ProcessId, Ref, View};
use crate::view::{Location, is_library, letters};

/// Longer texts are cut.
const TEXT_MAX: usize = 40;
/// So are messages of exceptions.
const MESSAGE_MAX: usize = 200;
/// More components of a record are left out.
const COMPONENTS_MAX: usize = 4;
/// More causes behind causes say nothing new.
const CAUSES_MAX: usize = 3;

/// Collects events.
#[derive(Default)]
pub struct Recorder {
    pub events: Vec<Event>,
    /// Objects spoken of so far, with the names they got.
    pub(super) names: RefCell<Vec<Named>>,
    /// What the program will come to call them, where that is known from an earlier replay.
    pub(super) foretold: Vec<Option<String>>,
    /// Writes whose values are still to be looked at.
    writes: Vec<Pending>,
    /// An exception under way, until it is known who takes it.
    thrown: Option<Thrown>,
    /// Calls of the library from the program's own code that are not over.
    pub(super) calls: Vec<OpenCall>,
    /// How many there were.
    pub(super) calls_made: u64,
}

/// An exception under way.
struct Thrown {
    process: ProcessId,
    exception: Ref,
    event: Event,
    /// The innermost frame of the program then, counted from the outermost.
    own_frame: Option<usize>,
    /// No handler has taken it since it was thrown last.
    under_way: bool,
}

/// An object and its name.
pub(super) struct Named {
    pub(super) process: ProcessId,
    pub(super) object: Ref,
    pub(super) name: String,
    /// The program had no name for it when it was first spoken of.
    pub(super) is_made_up: bool,
    /// What the program called it later.
    pub(super) better: Option<String>,
}

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

    pub(super) fn recorder(&mut self) -> Option<&mut Recorder> {
        self.watch_mut()?.recorder.as_mut()
    }

    /// Takes what was recorded so far.
    pub fn take_events(&mut self) -> Vec<Event> {
        self.settle_writes();
        self.settle_thrown();
        self.recorder().map(|recorder| std::mem::take(&mut recorder.events)).unwrap_or_default()
    }

    /// Records what the current thread does, if anybody wants to know.
    pub(crate) fn note(&mut self, what: impl FnOnce(&mut Machine) -> What) {
        if !self.is_recorded() {
            return;
        }
        self.settle_writes();
        let what = what(self);
        let (thread, stack) = (self.current(), self.near_locations(self.current()));
        let call = self.call_around();
        let event = Event { thread, stack, what, wire: None, call };
        self.recorder().expect("asked above").events.push(event);
    }

    /// The same, of a socket that is connected to `peer`, up to a position of its stream.
    pub(crate) fn note_on(
        &mut self,
        own: SocketId,
        peer: Option<SocketId>,
        upto: u64,
        what: impl FnOnce(&mut Machine) -> What,
    ) {
        let with = peer.map_or(String::new(), |peer| self.process_behind(peer));
        self.note(what);
        let last = self.recorder().and_then(|recorder| recorder.events.last());
        let bytes = match last.map(|event| &event.what) {
            Some(What::Network(told)) => told.bytes().to_vec(),
            _ => Vec::new(),
        };
        let terms = self.terms_in(&bytes);
        if let Some(event) = self.recorder().and_then(|recorder| recorder.events.last_mut()) {
            event.wire = Some(Wire { own, peer, with, upto, terms });
        }
    }

    /// The process that a socket belongs to, by name; nothing where there is only one.
    pub(crate) fn process_behind(&self, socket: SocketId) -> String {
        if let Some(name) = self.network().live_name(socket) {
            return name.to_owned();
        }
        let socket = self.network().get(socket).filter(|_| self.processes().len() > 1);
        socket.map_or(String::new(), |socket| self.process_at(socket.process).config.name.clone())
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

    fn value_text(&self, process: ProcessId, object: Ref, offset: u32, kind: Kind) -> String {
        let bits = self.view(process).value(object, offset, kind);
        self.bits_text(process, bits, kind)
    }

    /// What a register or a field holds, as a reader wants it.
    pub(crate) fn bits_text(&self, process: ProcessId, bits: u64, kind: Kind) -> String {
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

    /// A reference as a reader wants it: what a string, a boxed number or a record says, else a name.
    pub(super) fn ref_text(&self, process: ProcessId, object: Ref) -> String {
        let says = if object.is_null() { None } else { self.record_text(process, object) };
        says.unwrap_or_else(|| self.plain_text(process, object))
    }

    /// The components of a record; those inside them have their names.
    fn record_text(&self, process: ProcessId, object: Ref) -> Option<String> {
        let view = self.view(process);
        let class = view.class(object);
        class.super_class.filter(|above| above.name == "java/lang/Record")?;
        let mut components: Vec<&Field> =
            class.fields.iter().filter(|field| !field.is_static()).collect();
        components.sort_by_key(|field| field.index);
        let mut shown: Vec<String> = Vec::new();
        for Field { name, offset, kind, .. } in components {
            if shown.len() == COMPONENTS_MAX {
                shown.push("…".to_owned());
                break;
            }
            let bits = view.value(object, *offset, *kind);
            let text = match kind {
                Kind::Ref => self.plain_text(process, Ref(bits as u32)),
                kind => self.bits_text(process, bits, *kind),
            };
            shown.push(format!("{name}={text}"));
        }
        Some(format!("{}[{}]", simple_name(class), shown.join(", ")))
    }

    fn plain_text(&self, process: ProcessId, object: Ref) -> String {
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
        if let Some(text) = boxed_text(view, class, object).or(enum_text(view, class, object)) {
            return text;
        }
        self.object_name(process, object)
    }

    /// What an exception says; of one for null that nobody made a message for, which null it was.
    pub(crate) fn message_of(&self, exception: Ref) -> Option<String> {
        let message = self.string_or_null(self.get_ref(exception, "detailMessage"));
        if message.is_some() || self.class_of(exception).name != "java/lang/NullPointerException" {
            return message;
        }
        let entry = *self.view_of(self.current()).trace(exception).first()?;
        let (method, bci) = crate::interp::entry_parts(self, entry);
        crate::view::npe::describe(method, bci)
    }

    /// What led to an exception, the nearest first: what it says, and where in the program it was made.
    pub(crate) fn causes_of(&self, exception: Ref) -> Vec<(String, Option<Location>)> {
        let mut causes = Vec::new();
        let mut last = exception;
        while let Some(cause) = self.view_of(self.current()).reference(last, "cause") {
            // One without a cause is its own.
            if cause == last || causes.len() == CAUSES_MAX {
                break;
            }
            let class = self.class_of(cause).java_name();
            let text = match self.message_of(cause) {
                Some(message) => format!("{class}: {}", spoken(&message)),
                None => class,
            };
            let made = self.trace_locations(cause);
            causes.push((text, made.into_iter().find(|place| !place.library)));
            last = cause;
        }
        causes
    }

    /// An exception begins to look for a handler.
    pub(crate) fn note_thrown(&mut self, exception: Ref) {
        if !self.is_recorded() {
            return;
        }
        self.settle_writes();
        self.note_replaced(exception);
        let class = self.class_of(exception).java_name();
        let message = self.message_of(exception);
        let exception_text = match message {
            Some(message) => format!("{class}: {}", spoken(&message)),
            None => class,
        };
        let what = What::Throw { exception: exception_text, taken_by: None };
        let (thread, stack) = (self.current(), self.near_locations(self.current()));
        let call = self.call_around();
        let event = Event { thread, stack, what, wire: None, call };
        let own = |frame: &Frame| !is_library(frame.method);
        let own_frame = self.thread().frames().iter().rposition(own);
        let process = self.thread().process;
        let recorder = self.recorder().expect("asked above");
        // Blocks that clean up throw the same again.
        match &mut recorder.thrown {
            Some(known) if known.exception == exception => known.under_way = true,
            thrown => {
                *thrown = Some(Thrown { process, exception, event, own_frame, under_way: true });
            }
        }
    }

    /// The exception found its handler. What the library throws and takes itself is its affair; what
    /// it takes from the program is not.
    pub(crate) fn note_taken(&mut self) {
        if !self.is_recorded() {
            return;
        }
        let frames = self.thread().frames();
        let (left, top) = (frames.len(), frames.last().copied());
        let Some(top) = top.filter(|top| is_library(top.method)) else {
            return self.note_uncaught_throw();
        };
        // A `finally` or the end of a `synchronized` cleans up, and throws the same again.
        if !cleans_up(&top) {
            self.note_kept(left, &top);
        }
    }

    /// A native of the library takes an exception and throws another one for it, as reflection does.
    fn note_replaced(&mut self, by: Ref) {
        let frames = self.thread().frames();
        let (left, top, thread) = (frames.len(), frames.last().copied(), self.current());
        let under_way = self.recorder().and_then(|recorder| recorder.thrown.as_ref());
        let is_another =
            under_way.is_some_and(|known| known.exception != by && known.event.thread == thread);
        if let Some(top) = top.filter(|top| is_another && is_library(top.method)) {
            self.note_kept(left, &top);
        }
    }

    /// The library takes the exception under way in its frame `top`, with `left` frames left.
    fn note_kept(&mut self, left: usize, top: &Frame) {
        let class = top.method.class();
        // A class inside another one is its own affair: who keeps it is the future, not its stage.
        let by = match class.java_name().split_once('$') {
            Some((outer, _)) => outer.rsplit('.').next().unwrap_or(outer).to_owned(),
            None => format!("{}.{}", simple_name(class), top.method.name),
        };
        let Some(thrown) = self.recorder().and_then(|recorder| recorder.thrown.as_mut()) else {
            return;
        };
        thrown.under_way = false;
        // Those frames are gone, and one of them was the program's.
        if thrown.own_frame.is_some_and(|own| own >= left) && !thrown.event.stack.is_empty() {
            if let What::Throw { taken_by, .. } = &mut thrown.event.what {
                *taken_by = Some(by);
            }
            self.note_uncaught_throw();
        }
    }

    /// An exception that has left the program, and only cleans up on its way, was thrown before others go on.
    fn settle_thrown(&mut self) {
        let thrown = self.recorder().and_then(|recorder| recorder.thrown.as_ref());
        let Some(Thrown { event, own_frame: Some(own), under_way: true, .. }) = thrown else {
            return;
        };
        let (thread, own) = (event.thread, *own);
        if self.thread_at(thread).frames().len() <= own {
            self.note_uncaught_throw();
        }
    }

    /// Nobody takes the exception under way.
    pub(crate) fn note_uncaught_throw(&mut self) {
        let Some(recorder) = self.recorder() else { return };
        let Some(Thrown { event, .. }) = &mut recorder.thrown else { return };
        // Kept, so that the same exception is not told twice.
        if !event.stack.is_empty() {
            let told = Event { stack: std::mem::take(&mut event.stack), ..event.clone() };
            recorder.events.push(told);
        }
    }
}

impl Recorder {
    /// One that knows how the objects of this run are called later ([`Machine::later_names`]).
    pub fn foretold(names: Vec<Option<String>>) -> Recorder {
        Recorder { foretold: names, ..Recorder::default() }
    }

    /// The references that are kept here, for the collector.
    pub(crate) fn refs_mut(&mut self, process: ProcessId) -> impl Iterator<Item = &mut Ref> {
        let names = self.names.get_mut().iter_mut().filter(move |named| named.process == process);
        let thrown = self.thrown.iter_mut().filter(move |thrown| thrown.process == process);
        let thrown = thrown.map(|thrown| &mut thrown.exception);
        let calls = self.calls.iter_mut().flat_map(move |call| call.refs_mut(process));
        names.map(|named| &mut named.object).chain(thrown).chain(calls)
    }
}

/// Whether a frame stands at the beginning of a handler for whatever is thrown, which no `catch` is.
fn cleans_up(frame: &Frame) -> bool {
    frame.method.code().is_some_and(|code| {
        let here = code.index_of(frame.pc) as u32;
        code.handlers.iter().any(|handler| handler.target == here && handler.catch_type == 0)
    })
}

/// Reads of what never changes say nothing.
fn varies(field: &Field) -> bool {
    field.access & access::FINAL == 0
}

fn field_at(class: &'static Class, offset: u32, statics: bool) -> Option<&'static Field> {
    let here = class.fields.iter().find(|f| f.offset == offset && f.is_static() == statics);
    here.or_else(|| if statics { None } else { field_at(class.super_class?, offset, false) })
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

/// A constant of an enum as a program writes it, `TimeUnit.SECONDS`.
fn enum_text(view: View<'_>, class: ClassRef, object: Ref) -> Option<String> {
    const ENUM: &str = "java/lang/Enum";
    if !class.extends(ENUM) {
        return None;
    }
    // A constant with a body of its own is of a class of its own.
    let own = class.super_class.filter(|above| above.name != ENUM).unwrap_or(class);
    let name = view.string(view.reference(object, "name")?);
    Some(format!("{}.{name}", simple_name(own)))
}

/// The class without its package; arrays as in Java.
pub fn simple_name(class: ClassRef) -> String {
    if let ClassKind::Array { element, dimensions, .. } = class.kind {
        return format!("{}{}", simple_name(element), "[]".repeat(usize::from(dimensions)));
    }
    let name = class.java_name();
    let name = name.split('/').next().unwrap_or(&name);
    let name = name.rsplit('.').next().unwrap_or(name);
    // `Bank$Account` is called `Account` in its source; what has no name there keeps its number.
    match name.rsplit_once('$') {
        Some((_, own)) if own.starts_with(|letter: char| letter.is_alphabetic()) => own.to_owned(),
        _ => name.to_owned(),
    }
}

pub(super) fn shortened(text: &str) -> String {
    let clean = text.escape_debug().to_string();
    if clean.chars().count() <= TEXT_MAX {
        return clean;
    }
    let start: String = clean.chars().take(TEXT_MAX).collect();
    format!("{start}…")
}

/// What an exception says is a sentence, and worth more room.
fn spoken(text: &str) -> String {
    let clean: String = text.chars().take(MESSAGE_MAX).map(letters::shown).collect();
    if text.chars().count() > MESSAGE_MAX { format!("{clean}…") } else { clean }
}
