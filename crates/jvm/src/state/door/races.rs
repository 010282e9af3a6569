//! Data races: two accesses to one location, one of them a write and not both volatile, that nothing
//! orders, whichever way they are made.
//!
//! Each access is compared, when it is made, with the last runs of all other threads. That is
//! enough: two accesses that nothing orders can also come one right after the other, and the
//! search comes by there. Order is what the Java memory model calls happens-before (JLS §17.4.5).

use std::sync::Arc;

use heddle_access::{Access, Kind, Order, Place, Recorded};
use heddle_reduction::races;

use super::optimistic::Part;
use super::runs::run_of;
use crate::interp::trace_entry;
use crate::jdk::{is_internal, is_loading, is_passage};
use crate::machine::Machine;
use crate::program::{ClassId, access};
use crate::state::{Frame, FrameKind, Ref, STATICS_BIT, Thread, ThreadId};

/// What races and order have to do with a kind of field.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Nature {
    /// A plain field that a class of the program declares.
    OwnPlain,
    /// A plain field of the library, or an element: what its own code does with those is its
    /// business.
    Plain,
    /// The same two for volatile fields.
    OwnVolatile,
    Volatile,
    /// Races here are of no interest: final, or the library's own business.
    Exempt,
}

/// A field as a place to acquire and release at: by where it begins.
fn field_at(object: Ref, offset: u32) -> Place {
    Place::Memory { object, from: offset, upto: offset }
}

/// Where in the program an access was made that may be part of a race, and whether it orders threads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Origin {
    pub(crate) at: u64,
    pub(crate) orders: bool,
}

impl Machine {
    pub fn looks_for_races(&self) -> bool {
        self.watch.as_ref().is_some_and(|watch| watch.races.is_some())
    }

    /// What was released at a place lies behind the current thread from now on.
    pub(crate) fn acquired(&mut self, place: Place) {
        if !self.looks_for_races() {
            return;
        }
        let place = (self.thread().process, place);
        let current = self.current;
        if self.clocks.has_news_for(current, &place) {
            Arc::make_mut(&mut self.clocks).acquire(current, &place);
        }
    }

    /// What the current thread did lies behind those who acquire at this place.
    pub(crate) fn released(&mut self, place: Place) {
        // Nobody sees in what order quiet operations come, so they order nothing.
        if self.looks_for_races() && !self.in_unobserved_operation() {
            self.released_anywhere(place);
        }
    }

    fn released_anywhere(&mut self, place: Place) {
        // Threads that a lonely one starts have all it did behind them anyway.
        if place.object().is_some_and(|object| self.is_local(object)) || self.is_alone() {
            return;
        }
        let (process, current) = (self.thread().process, self.current);
        Arc::make_mut(&mut self.clocks).release(current, (process, place));
    }

    /// What the current thread did lies behind those who acquire at this field.
    pub(crate) fn released_field(&mut self, object: Ref, offset: u32) {
        self.released(field_at(object, offset));
    }

    /// The current thread ends.
    pub(crate) fn released_life(&mut self) {
        self.released(Place::Life(self.thread().object));
    }

    pub(crate) fn released_initialization(&mut self, class: ClassId) {
        if self.looks_for_races() {
            self.released_anywhere(Place::Initialised(class.0));
        }
    }

    /// Who calls a method of a class has the end of its initialisation behind it.
    pub(crate) fn acquired_initialization(&mut self, class: ClassId) {
        if self.looks_for_races() {
            self.acquired(Place::Initialised(class.0));
        }
    }

    pub(crate) fn started_after(&mut self, child: ThreadId, starter: ThreadId) {
        if self.looks_for_races() {
            Arc::make_mut(&mut self.clocks).start(child, starter);
        }
    }

    /// Forgets what was released before the runs that still count.
    pub(crate) fn forget_clocks(&mut self) {
        if !self.looks_for_races() {
            return;
        }
        let first: Vec<Option<u32>> = self.threads.iter().map(first_epoch).collect();
        if self.clocks.has_idle_places(&first) {
            Arc::make_mut(&mut self.clocks).keep_places(&first);
        }
    }

    /// What an access does to the order of threads. Gives where in the program it is, if it may be
    /// part of a race.
    pub(super) fn order_by(&mut self, access: Access, order: Order) -> Option<Origin> {
        if !self.looks_for_races() {
            return None;
        }
        let writes = access.writes();
        let (place, nature) = match access.place {
            Place::Memory { object, from, upto } => {
                let word = self.heap().class_word(object);
                if word & STATICS_BIT != 0 {
                    self.acquired(Place::Initialised(word & !STATICS_BIT));
                }
                (field_at(object, from), self.nature_of(&access.place, upto - from))
            }
            Place::OffHeap { from, .. } => (Place::OffHeap { from, upto: from }, Nature::Plain),
            Place::Life(_) => {
                if !writes {
                    self.acquired(access.place);
                }
                return None;
            }
            // A volatile field of `Thread`.
            Place::Interrupt(_) => {
                match writes {
                    true => self.released(access.place),
                    false => self.acquired(access.place),
                }
                return None;
            }
            _ => return None,
        };
        let declared = matches!(nature, Nature::OwnVolatile | Nature::Volatile);
        let orders = match order {
            Order::Declared => declared,
            Order::Plain | Order::Opaque => false,
            Order::Atomic | Order::Exchange => true,
        };
        let at = self.origin_of(&access.place, nature, orders);
        // What the library does to its own volatile fields is as it documents it.
        let orders = orders || declared && at.is_none();
        match order {
            _ if !orders => {}
            // It reads in any case, and releases what it writes by itself.
            Order::Exchange => self.acquired(place),
            _ if writes => self.released(place),
            _ => self.acquired(place),
        }
        at.map(|at| Origin { at, orders })
    }

    /// Where in the program an access is that may be part of a race. Volatile fields take part in
    /// races only once they are accessed in other ways, too.
    fn origin_of(&mut self, place: &Place, nature: Nature, orders: bool) -> Option<u64> {
        let at = match nature {
            Nature::Exempt => None,
            Nature::OwnPlain | Nature::OwnVolatile => self.origin(),
            Nature::Plain => self.origin_outside_library(),
            Nature::Volatile => self.origin_through_atomics(),
        };
        if !matches!(nature, Nature::OwnVolatile | Nature::Volatile) {
            return at;
        }
        let kind = self.kind_of(place);
        let watch = self.watch.as_mut().expect("only a watched machine asks");
        if !orders && at.is_some() {
            watch.is_weakly_accessed(kind, true);
            return at;
        }
        at.filter(|_| watch.is_weakly_accessed(kind, false))
    }

    /// Where in the program a method of an atomic variable was called, if that makes the access.
    fn origin_through_atomics(&self) -> Option<u64> {
        for frame in self.thread().frames.iter().rev() {
            if is_own(frame) {
                return Some(trace_entry(frame));
            }
            let class = &frame.method.class().name;
            let passes = frame.kind == FrameKind::Continuation
                || is_passage(class)
                || class.starts_with("java/util/concurrent/atomic/Atomic");
            if !passes {
                return None;
            }
        }
        None
    }

    /// The innermost place of the program itself.
    fn origin(&self) -> Option<u64> {
        let mut frames = self.thread().frames.iter().rev();
        frames.find(|frame| is_own(frame)).map(trace_entry)
    }

    /// The same, unless the library does what is its own business.
    fn origin_outside_library(&self) -> Option<u64> {
        let mut innermost = true;
        for frame in self.thread().frames.iter().rev() {
            if is_own(frame) {
                return Some(trace_entry(frame));
            }
            let class = &frame.method.class().name;
            if frame.kind == FrameKind::Continuation || is_passage(class) {
                continue;
            }
            if is_loading(class) || innermost && is_internal(class) {
                return None;
            }
            innermost = false;
        }
        None
    }

    fn nature_of(&mut self, place: &Place, length: u32) -> Nature {
        let kind = self.kind_of(place);
        let Kind::Field { class, offset } = kind else { return Nature::Plain };
        if length > 8 {
            return Nature::Plain;
        }
        let watch = self.watch.as_ref().expect("only a watched machine asks");
        if let Some(&nature) = watch.natures.get(&kind) {
            return nature;
        }
        let nature = self.find_nature(class, offset);
        let watch = self.watch.as_mut().expect("as above");
        watch.natures.insert(kind, nature);
        nature
    }

    fn find_nature(&self, word: u32, offset: u32) -> Nature {
        let is_static = word & STATICS_BIT != 0;
        let mut owner = Some(self.program.class(ClassId(word & !STATICS_BIT)));
        while let Some(class) = owner {
            let mut fields = class.fields.iter();
            let field =
                fields.find(|field| field.is_static() == is_static && field.offset == offset);
            if let Some(field) = field {
                let library = class.loader.is_library();
                return if field.access & access::VOLATILE != 0 {
                    if library { Nature::Volatile } else { Nature::OwnVolatile }
                } else if field.access & access::FINAL != 0
                    || library && (is_static || is_internal(&class.name))
                {
                    Nature::Exempt
                } else if library {
                    Nature::Plain
                } else {
                    Nature::OwnPlain
                };
            }
            owner = class.super_class;
        }
        Nature::Exempt
    }

    /// Compares an access of the current thread with what the others did last.
    pub(super) fn note_races(&mut self, later: &Recorded) {
        let others = self.threads.iter().map(run_of);
        let found = races(run_of(self.thread()), later, others, &self.clocks);
        for (thread, earlier) in found {
            let parts = (Part::of(thread, &earlier), Part::of(self.current, later));
            let excused = later.optimistic
                && self.excuse(later.kind, parts.0, parts.1, self.current)
                || earlier.optimistic && self.excuse(later.kind, parts.0, parts.1, thread);
            if !excused {
                self.tell_race(later.kind, parts.0, parts.1);
            }
        }
    }
}

/// The first epoch of a thread's last run in which it did something that may be part of a race.
fn first_epoch(thread: &Thread) -> Option<u32> {
    let accesses = thread.run.inside().iter();
    accesses.filter(|recorded| recorded.may_race()).map(|recorded| recorded.epoch).min()
}

/// Whether a frame is one of the program's own code.
fn is_own(frame: &Frame) -> bool {
    frame.kind != FrameKind::Continuation
        && !frame.method.class().loader.is_library()
        && !frame.method.marks.hidden
}
