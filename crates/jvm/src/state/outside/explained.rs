//! Whether a change was made known: it lies in a logged write, or a claim says why it need not.

use heddle_access::{Access, Kind, Mode, Place, ProcessId, Ref};
use heddle_files::Difference;
use rustc_hash::FxHashMap;

use super::changes::{Change, Fact, was_shared};
use super::claims::{Claim, claim_of};
use super::fields::field_at;
use crate::machine::Machine;
use crate::state::{InitStatus, Monitor, State, Status, THREAD_RUNNABLE, Thread, ThreadId, Wake};

/// What a step made known, to be asked about.
pub(super) struct Known {
    /// Ranges of objects: first and last byte, and whether they are written.
    memory: FxHashMap<Ref, Vec<(u32, u32, Mode)>>,
    /// All others, in the order in which they were made known.
    others: Vec<Access>,
    points: usize,
}

impl Known {
    pub(super) fn new(accesses: &[Access], points: usize) -> Known {
        let mut memory: FxHashMap<Ref, Vec<(u32, u32, Mode)>> = FxHashMap::default();
        let mut others = Vec::new();
        for &access in accesses {
            match access.place {
                Place::Memory { object, from, upto } => {
                    memory.entry(object).or_default().push((from, upto, access.mode));
                }
                _ => others.push(access),
            }
        }
        Known { memory, others, points }
    }

    /// Whether a byte of an object was accessed: in any way, or written.
    pub(super) fn covers(&self, object: Ref, at: u32, mode: Mode) -> bool {
        let ranges = self.memory.get(&object).map_or(&[][..], Vec::as_slice);
        ranges.iter().any(|&(from, upto, how)| {
            from <= at && at < upto && (mode == Mode::Read || how == Mode::Write)
        })
    }

    fn writes(&self, wanted: Place) -> bool {
        self.others.contains(&Access::write(wanted))
    }

    fn touches(&self, wanted: Place) -> bool {
        self.others.iter().any(|access| access.place == wanted)
    }

    /// Whether a process was ended, or asked to end.
    fn ends(&self, process: usize) -> bool {
        self.writes(Place::Alive(ProcessId(process as u32)))
    }

    fn writes_any(&self, is_wanted: impl Fn(&Place) -> bool) -> bool {
        self.others.iter().any(|access| access.writes() && is_wanted(&access.place))
    }
}

impl Machine {
    /// Whether a change by a step of the thread was made known, or need not be.
    pub(super) fn is_explained(
        &self,
        known: &Known,
        before: &State,
        id: ThreadId,
        change: &Change,
    ) -> bool {
        let thread = &self.threads[id.0 as usize];
        let own = thread.process.0 as usize;
        match *change {
            Change::Memory { process, object, from, upto } => {
                process == own
                    && (from..upto).all(|at| {
                        known.covers(object, at, Mode::Write)
                            || self.is_claimed(known, id, (process, object), at)
                    })
            }
            Change::Monitor { process, object, before: old, after: new } => {
                // Nobody else knows an object that was not shared before.
                process == own
                    && (!was_shared(before, process, object)
                        || self.is_monitor_explained(known, id, object, (old, new)))
            }
            Change::Thread { thread, fact } => {
                self.is_thread_explained(known, before, id, (thread, fact))
            }
            // Whoever initialises a class of the program stops before it; that of the library is
            // the same whoever does it, and others wait for its end.
            Change::Class { process, class, before, after } => {
                let class = self.program.class(class);
                let runs = |status| status == InitStatus::Running(id);
                process == own
                    && (class.loader.is_library()
                        || runs(before)
                        || known.points > 0
                        || after == InitStatus::Done && class.initializer().is_none())
            }
            // Once somebody asks for interned strings, each that is made is known.
            Change::String { process, content } => {
                let kind = Kind::Interned(content);
                // Where somebody has just asked for the first time, the search begins again.
                let is_asked_for = self.watch.as_ref().is_some_and(|watch| {
                    !watch.policy.restart && watch.learned.visible.is_visible(kind)
                });
                process == own && (!is_asked_for || known.touches(Place::Interned(content)))
            }
            Change::OffHeap { process, from, upto } => {
                let covers = |place: &Place| matches!(*place, Place::OffHeap { from: start, upto: end } if start <= from && upto <= end);
                process == own && known.writes_any(covers)
            }
            Change::Input { process } => process == own && known.writes(Place::Input),
            Change::Output => known.writes(Place::Output),
            Change::Clock => known.writes(Place::Clock) || self.clock_reads > 0,
            Change::File(difference) => is_file_explained(known, difference),
            Change::Network { .. } => known.points > 0,
            Change::End { process } => process == own && known.points > 0 || known.ends(process),
            Change::Table { process, .. } => process == own || known.ends(process),
        }
    }

    /// Giving a monitor back lets others go on, no more; taking one is made known.
    fn is_monitor_explained(
        &self,
        known: &Known,
        id: ThreadId,
        object: Ref,
        (before, after): (Monitor, Monitor),
    ) -> bool {
        let taken = before.owner != after.owner && after.owner.is_some();
        let lost = before.owner.is_some_and(|owner| owner != id) && before.owner != after.owner;
        let class = self.heap().class_word(object);
        let hashed = before.hash != after.hash;
        (!taken || known.writes(Place::Monitor(object)))
            && (!lost || after.owner == Some(id))
            && (!hashed || known.writes(Place::IdentityHash(class)))
    }

    fn is_thread_explained(
        &self,
        known: &Known,
        before: &State,
        id: ThreadId,
        (of, fact): (ThreadId, Fact),
    ) -> bool {
        let old = before.threads.get(of.0 as usize).map(|saved| &saved.thread);
        let thread = &self.threads[of.0 as usize];
        let object = thread.object;
        // With its process it ends, and that is a change of its own; or its process is asked to end.
        let process = thread.process.0 as usize;
        if self.processes[process].has_ended() && fact != Fact::Own || known.ends(process) {
            return true;
        }
        let life = || known.writes(Place::Life(object));
        match fact {
            Fact::Life => life() || known.points > 0,
            // Who was parked has made that known when it began, and goes on at the beginning.
            Fact::Permit => {
                let was_parked = |old: &Thread| {
                    old.wake != Wake::None || matches!(old.status, Status::Parked { .. })
                };
                known.writes(Place::Permit(object)) || of == id && old.is_some_and(was_parked)
            }
            // Who goes on does so at the beginning of a step.
            Fact::Shown => {
                life()
                    || of == id && thread.shown == THREAD_RUNNABLE
                    || known.writes(Place::Status(object))
            }
            Fact::Methods => {
                of == id && (!self.stops_at_calls() || known.writes(Place::Stack(object)))
            }
            // Whoever lets another go on has done something to it, or to what it waited for.
            Fact::Status => {
                let waits_for_class =
                    |old: &Thread| matches!(old.status, Status::Initializing { .. });
                old.is_some_and(waits_for_class)
                    || known.writes_any(|place| {
                        matches!(*place, Place::Life(_) | Place::Status(_) | Place::Permit(_))
                    })
            }
            Fact::Own => of == id,
        }
    }

    /// Whether a claim covers a byte of a field.
    fn is_claimed(
        &self,
        known: &Known,
        id: ThreadId,
        (process, object): (usize, Ref),
        at: u32,
    ) -> bool {
        let word = self.processes[process].heap.class_word(object);
        let Some(field) = field_at(self.program, word, at) else { return false };
        let class = self.program.class(field.class);
        match claim_of(&class.name, &field.name) {
            Some(Claim::Free) => true,
            Some(Claim::Of(place)) => known.writes(place(object)),
            Some(Claim::OfSocket) => known.points > 0,
            Some(Claim::OfDescriptor) => known.writes_any(
                |place| matches!(*place, Place::Descriptor { descriptor, .. } if descriptor == object),
            ),
            Some(Claim::UnderMonitor) => {
                let thread = &self.threads[id.0 as usize];
                let holds = thread.locks.iter().any(|&(lock, _)| lock == object);
                holds || known.writes(Place::Monitor(object))
            }
            None => false,
        }
    }
}

fn is_file_explained(known: &Known, difference: Difference) -> bool {
    known.writes_any(|place| match (*place, difference) {
        (Place::Entry { folder, .. }, Difference::Names(file)) => folder == file,
        (Place::Content { file, from, upto }, Difference::Content { file: other, at }) => {
            file == other && from <= at && at < upto
        }
        (Place::Length(file), Difference::Length(other))
        | (Place::Attributes(file), Difference::Attributes(other))
        | (Place::FileLock(file), Difference::Locks(other)) => file == other,
        _ => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const OBJECT: Ref = Ref(8);

    #[test]
    fn a_write_covers_its_bytes_and_a_read_no_write() {
        let range = |from, upto| Place::Memory { object: OBJECT, from, upto };
        let known = Known::new(&[Access::write(range(8, 12)), Access::read(range(12, 16))], 0);
        assert!(known.covers(OBJECT, 11, Mode::Write) && known.covers(OBJECT, 11, Mode::Read));
        assert!(!known.covers(OBJECT, 12, Mode::Write) && known.covers(OBJECT, 12, Mode::Read));
        assert!(!known.covers(OBJECT, 16, Mode::Read) && !known.covers(Ref(9), 8, Mode::Read));
    }

    #[test]
    fn files_are_explained_by_writes_to_the_same_bytes() {
        let file = heddle_access::FileId(3);
        let written = Place::Content { file, from: 4, upto: 6 };
        let known = |access| Known::new(&[access], 0);
        let at = |at| Difference::Content { file, at };
        assert!(is_file_explained(&known(Access::write(written)), at(5)));
        assert!(!is_file_explained(&known(Access::write(written)), at(6)));
        assert!(!is_file_explained(&known(Access::read(written)), at(5)));
        assert!(!is_file_explained(&known(Access::write(written)), Difference::Length(file)));
    }
}
