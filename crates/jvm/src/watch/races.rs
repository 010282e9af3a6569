//! Data races: two plain accesses to one location, one of them a write, that nothing orders.
//!
//! Each access is compared, when it is made, with the last runs of all other threads. That is
//! enough: two accesses that nothing orders can also come one right after the other, and the
//! search comes by there. Order is what the Java memory model calls happens-before (JLS §17.4.5).

use std::sync::Arc;

use super::{Key, Race, RaceAccess, Touch};
use crate::interp::trace_entry;
use crate::machine::Machine;
use crate::program::{ClassId, access};
use crate::state::{FrameKind, HEADER_BYTES, Ref, STATICS_BIT, ThreadId};

/// How an access is made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Access {
    /// As the field is declared.
    Declared,
    /// Atomically, whatever the field is.
    Atomic,
    /// Atomically, and whether it writes turns out later.
    Exchange,
}

/// What races and order have to do with a kind of location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Nature {
    Plain,
    Volatile,
    /// Shows whether a thread lives.
    Life,
    /// Races here are of no interest: final, or the library's own business.
    Exempt,
}

/// Stands for the end of a class's initialisation, at its statics object; lies in the header.
const INITIALIZED: u32 = 5;

impl Machine {
    pub fn looks_for_races(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.races.is_some())
    }

    /// What was released at a place lies behind the current thread from now on.
    pub(crate) fn acquired(&mut self, object: Ref, offset: u32) {
        if !self.looks_for_races() {
            return;
        }
        let place = (self.thread().process, object, offset);
        let current = self.current;
        if self.clocks.has_news_for(current, &place) {
            Arc::make_mut(&mut self.clocks).acquire(current, &place);
        }
    }

    /// What the current thread did lies behind those who acquire at this place.
    pub(crate) fn released(&mut self, object: Ref, offset: u32) {
        // Nobody sees in what order quiet operations come, so they order nothing.
        if self.looks_for_races() && !self.in_unobserved_operation() {
            self.released_anywhere(object, offset);
        }
    }

    fn released_anywhere(&mut self, object: Ref, offset: u32) {
        // Threads that a lonely one starts have all it did behind them anyway.
        if self.is_local(object) || self.is_alone() {
            return;
        }
        let place = (self.thread().process, object, offset);
        let current = self.current;
        Arc::make_mut(&mut self.clocks).release(current, place);
    }

    /// The current thread ends.
    pub(crate) fn released_life(&mut self) {
        let (object, offset) = (self.thread().object, self.well_known().thread_eetop);
        self.released(object, offset);
    }

    pub(super) fn acquired_life(&mut self, object: Ref) {
        self.acquired(object, self.well_known().thread_eetop);
    }

    pub(crate) fn released_initialization(&mut self, class: ClassId) {
        if self.looks_for_races() {
            let statics = self.statics(self.program.class(class));
            self.released_anywhere(statics, INITIALIZED);
        }
    }

    /// Who calls a method of a class has the end of its initialisation behind it.
    pub(crate) fn acquired_initialization(&mut self, class: ClassId) {
        if self.looks_for_races() {
            let statics = self.process().class_state_of(class).statics;
            self.acquired(statics, INITIALIZED);
        }
    }

    pub(crate) fn started_after(&mut self, child: ThreadId, starter: ThreadId) {
        if self.looks_for_races() {
            Arc::make_mut(&mut self.clocks).start(child, starter);
        }
    }

    /// Forgets what was released before the runs that still count.
    pub(super) fn forget_clocks(&mut self) {
        if !self.looks_for_races() {
            return;
        }
        let first: Vec<Option<u32>> = self
            .threads
            .iter()
            .map(|thread| thread.run.iter().filter(|touch| touch.plain).map(|t| t.epoch).min())
            .collect();
        if self.clocks.has_idle_places(&first) {
            Arc::make_mut(&mut self.clocks).keep_places(&first);
        }
    }

    /// Orders the current thread by an access it is about to make, or says that the access is
    /// plain and where the program makes it.
    pub(super) fn order_by(
        &mut self,
        (object, offset, length, write): (Ref, u32, u32, bool),
        how: Access,
    ) -> Option<u64> {
        if !self.looks_for_races() || offset < HEADER_BYTES {
            return None;
        }
        if self.heap().class_word(object) & STATICS_BIT != 0 {
            self.acquired(object, INITIALIZED);
        }
        match (how, self.nature_of(object, offset, length)) {
            (_, Nature::Life) if !write => self.acquired(object, offset),
            (_, Nature::Life) => {}
            (Access::Exchange, _) => self.acquired(object, offset),
            (Access::Atomic, _) | (_, Nature::Volatile) if write => self.released(object, offset),
            (Access::Atomic, _) | (_, Nature::Volatile) => self.acquired(object, offset),
            (Access::Declared, Nature::Exempt) => {}
            (Access::Declared, Nature::Plain) => return self.origin(),
        }
        None
    }

    /// The innermost place of the program itself, unless the library does what is its own business.
    fn origin(&self) -> Option<u64> {
        let mut innermost = true;
        for frame in self.thread().frames.iter().rev() {
            if frame.kind == FrameKind::Continuation {
                continue;
            }
            let class = frame.method.class();
            if !class.loader.is_library() && !frame.method.marks.hidden {
                return Some(trace_entry(frame));
            }
            if is_passage(&class.name) {
                continue;
            }
            if is_loading(&class.name) || innermost && is_internal(&class.name) {
                return None;
            }
            innermost = false;
        }
        None
    }

    fn nature_of(&mut self, object: Ref, offset: u32, length: u32) -> Nature {
        let key = self.key_of(object, offset);
        if key.offset().is_none() || length > 8 {
            return Nature::Plain;
        }
        let watch = self.watch.as_ref().expect("only a watched machine asks");
        if let Some(&nature) = watch.natures.get(&key) {
            return nature;
        }
        let nature = self.find_nature(key, offset);
        let watch = self.watch.as_mut().expect("as above");
        watch.natures.insert(key, nature);
        nature
    }

    fn find_nature(&self, key: Key, offset: u32) -> Nature {
        let word = key.class_word();
        let is_static = word & STATICS_BIT != 0;
        let known = self.well_known();
        let mut owner = Some(self.program.class(ClassId(word & !STATICS_BIT)));
        while let Some(class) = owner {
            let mut fields = class.fields.iter();
            let field =
                fields.find(|field| field.is_static() == is_static && field.offset == offset);
            if let Some(field) = field {
                let library = class.loader.is_library();
                return if class.id == known.thread.id && !is_static && offset == known.thread_eetop
                {
                    Nature::Life
                } else if field.access & access::VOLATILE != 0 {
                    Nature::Volatile
                } else if field.access & access::FINAL != 0
                    || library && (is_static || is_internal(&class.name))
                {
                    Nature::Exempt
                } else {
                    Nature::Plain
                };
            }
            owner = class.super_class;
        }
        Nature::Exempt
    }

    /// Compares an access of the current thread with what the others did last.
    pub(super) fn note_races(&mut self, later: &Touch) {
        let current = self.thread();
        let mut found = Vec::new();
        for other in &self.threads {
            if other.id == current.id || other.process != current.process {
                continue;
            }
            let seen = self.clocks.seen(current.id, other.id);
            for earlier in other.run.iter().filter(|earlier| earlier.plain) {
                if earlier.epoch > seen && earlier.overlaps(later) {
                    found.push((other.id, *earlier));
                }
            }
        }
        for (thread, earlier) in found {
            let race = Race {
                key: self.key_of(later.object, later.offset),
                earlier: RaceAccess {
                    thread,
                    write: earlier.write,
                    place: self.location_of_entry(earlier.origin),
                },
                later: RaceAccess {
                    thread: self.current,
                    write: later.write,
                    place: self.location_of_entry(later.origin),
                },
            };
            let watch = self.watch.as_mut().expect("only a watched machine finds races");
            if let Some(races) = &mut watch.races
                && !races.contains(&race)
            {
                races.push(race);
            }
        }
    }
}

/// Classes whose code and fields are safe by design, though not by the letter.
fn is_internal(class: &str) -> bool {
    const BUILDERS: &[&str] = &["java/lang/AbstractStringBuilder", "java/lang/StringBuilder"];
    const INTERNAL: &[&str] = &["java/util/concurrent/", "java/lang/", "jdk/", "sun/"];
    !BUILDERS.contains(&class) && INTERNAL.iter().any(|prefix| class.starts_with(prefix))
}

/// Loading and linking, done by the library for itself while the program waits.
fn is_loading(class: &str) -> bool {
    const LOADING: &[&str] =
        &["java/lang/ClassLoader", "java/lang/invoke/", "jdk/internal/", "sun/"];
    LOADING.iter().any(|prefix| class.starts_with(prefix))
}

/// Ways to make an access on behalf of the caller.
fn is_passage(class: &str) -> bool {
    const PASSAGES: &[&str] = &[
        "java/lang/Object",
        "java/lang/System",
        "java/lang/invoke/Invokers$Holder",
        "java/lang/invoke/LambdaForm$",
        "java/lang/invoke/VarHandle",
        "java/lang/reflect/",
        "jdk/internal/misc/Unsafe",
        "jdk/internal/reflect/",
        "jdk/internal/util/ArraysSupport",
    ];
    PASSAGES.iter().any(|prefix| class.starts_with(prefix))
}
