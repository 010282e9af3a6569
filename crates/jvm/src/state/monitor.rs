//! Object monitors and identity hashes: the lock word of an object header (JLS §17.1).
//!
//! A lock word is empty, a thin lock (owner and count in place), or the number of a record. This
//! file decides who owns what; who waits is kept with the threads, and who goes on next is a choice.

use super::heap::{DIRTY, Heap, Ref, SHARED_BIT};
use super::thread::ThreadId;

const TAG_MASK: u32 = 3;
const TAG_THIN: u32 = 1;
const TAG_RECORD: u32 = 2;
const COUNT_SHIFT: u32 = 2;
const COUNT_MAX: u32 = (1 << 14) - 1;
const OWNER_SHIFT: u32 = 16;
/// The uppermost bit of a lock word is not the lock's.
const THIN_OWNER_MAX: u32 = 0x7fff;

/// What does not fit in a lock word.
#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub struct Monitor {
    pub owner: Option<ThreadId>,
    pub count: u32,
    /// The identity hash; 0 when nobody has asked.
    pub hash: u32,
}

/// Out of whose numbers an object gets its identity hash.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum HashGiver {
    Thread(ThreadId),
    Class,
    /// A number that tells the object from others: nothing is counted.
    Number(u32),
}

/// The records of one process.
#[derive(Clone, Default)]
pub struct Monitors {
    records: Vec<Monitor>,
    free: Vec<u32>,
    /// How many hashes each thread has given.
    hashes_given: Vec<u32>,
    /// How many hashes shared objects got, by class.
    shared_hashes_given: Vec<(u32, u32)>,
    /// How many are given before somebody looks again which are free.
    until_look: u32,
    /// Whether records changed since the last save or load, or the last fingerprint.
    pub(super) changed: u8,
    /// How many of the records the base has, and which of those changed since.
    base_count: u32,
    touched: Vec<u32>,
}

impl Monitors {
    /// Takes the lock; false when somebody else holds it.
    pub fn try_enter(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) -> bool {
        let word = heap.lock_word(object);
        match word & TAG_MASK {
            TAG_THIN => {
                if word >> OWNER_SHIFT != thread.0 {
                    return false;
                }
                let count = (word >> COUNT_SHIFT) & COUNT_MAX;
                if count < COUNT_MAX {
                    heap.set_lock_word(object, word + (1 << COUNT_SHIFT));
                } else {
                    self.record(heap, object).count = count + 1;
                }
                true
            }
            TAG_RECORD => {
                let index = word >> COUNT_SHIFT;
                if self.records[index as usize].owner.is_some_and(|owner| owner != thread) {
                    return false;
                }
                let monitor = self.record_mut(index);
                monitor.owner = Some(thread);
                monitor.count += 1;
                true
            }
            _ if thread.0 <= THIN_OWNER_MAX => {
                heap.set_lock_word(object, thread.0 << OWNER_SHIFT | 1 << COUNT_SHIFT | TAG_THIN);
                true
            }
            _ => {
                let monitor = self.record(heap, object);
                monitor.owner = Some(thread);
                monitor.count = 1;
                true
            }
        }
    }

    /// Gives the lock back once. `None`: the thread does not own it; `Some(true)`: it is free now.
    pub fn exit(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId) -> Option<bool> {
        let word = heap.lock_word(object);
        match word & TAG_MASK {
            TAG_THIN if word >> OWNER_SHIFT == thread.0 => {
                let free = (word >> COUNT_SHIFT) & COUNT_MAX == 1;
                heap.set_lock_word(object, if free { 0 } else { word - (1 << COUNT_SHIFT) });
                Some(free)
            }
            TAG_RECORD => {
                let index = word >> COUNT_SHIFT;
                if self.records[index as usize].owner != Some(thread) {
                    return None;
                }
                let monitor = self.record_mut(index);
                monitor.count -= 1;
                if monitor.count == 0 {
                    monitor.owner = None;
                }
                Some(monitor.count == 0)
            }
            _ => None,
        }
    }

    pub fn owner(&self, heap: &Heap, object: Ref) -> Option<(ThreadId, u32)> {
        let word = heap.lock_word(object);
        match word & TAG_MASK {
            TAG_THIN => Some((ThreadId(word >> OWNER_SHIFT), (word >> COUNT_SHIFT) & COUNT_MAX)),
            TAG_RECORD => {
                let monitor = self.records[(word >> COUNT_SHIFT) as usize];
                monitor.owner.map(|owner| (owner, monitor.count))
            }
            _ => None,
        }
    }

    /// Gives up the lock entirely (for `wait`); returns how often it was held.
    pub fn release_all(&mut self, heap: &mut Heap, object: Ref) -> u32 {
        let monitor = self.record(heap, object);
        monitor.owner = None;
        std::mem::take(&mut monitor.count)
    }

    /// Takes the lock back `count` times after `wait`; false when somebody else holds it.
    pub fn restore(&mut self, heap: &mut Heap, object: Ref, thread: ThreadId, count: u32) -> bool {
        let monitor = self.record(heap, object);
        if monitor.owner.is_some_and(|owner| owner != thread) {
            return false;
        }
        monitor.owner = Some(thread);
        monitor.count += count;
        true
    }

    /// The identity hash of an object that was asked for it before.
    pub fn known_hash(&self, heap: &Heap, object: Ref) -> Option<u32> {
        let word = heap.lock_word(object);
        let is_record = word & TAG_MASK == TAG_RECORD;
        let hash = is_record.then(|| self.records[(word >> COUNT_SHIFT) as usize].hash)?;
        (hash != 0).then_some(hash)
    }

    /// The identity hash of an object, the same for ever once given.
    ///
    /// Objects of one thread get hashes of that thread's own, and shared ones hashes of their
    /// class's own, so that they depend on as little as possible who ran first: the next number, or
    /// the first whose hash is not among those `in_use`, which are sorted.
    pub fn identity_hash(
        &mut self,
        heap: &mut Heap,
        object: Ref,
        giver: HashGiver,
        in_use: Option<&[u32]>,
    ) -> u32 {
        if let Some(known) = self.known_hash(heap, object) {
            return known;
        }
        let class = heap.class_word(object);
        let hash_of = |number: u32| match giver {
            HashGiver::Thread(thread) => scramble(thread.0 << 20 | number),
            HashGiver::Class => scramble(1 << 31 ^ class.rotate_left(12) ^ number),
            HashGiver::Number(number) => scramble(1 << 30 ^ class.rotate_left(12) ^ number),
        };
        let number = match self.given(giver, class) {
            Some(given) => {
                let next = *given + 1;
                let is_free =
                    |hash: u32| in_use.is_some_and(|all| all.binary_search(&hash).is_err());
                let number = (1..next).find(|&number| is_free(hash_of(number))).unwrap_or(next);
                *given = number.max(*given);
                number
            }
            None => 0,
        };
        let hash = hash_of(number);
        self.record(heap, object).hash = hash;
        hash
    }

    /// How many hashes a thread has given, or shared objects of a class got.
    fn given(&mut self, giver: HashGiver, class: u32) -> Option<&mut u32> {
        match giver {
            HashGiver::Thread(thread) => {
                let index = thread.0 as usize;
                if self.hashes_given.len() <= index {
                    self.hashes_given.resize(index + 1, 0);
                }
                Some(&mut self.hashes_given[index])
            }
            HashGiver::Class => {
                let given = &mut self.shared_hashes_given;
                let at = given.binary_search_by_key(&class, |&(class, _)| class);
                let at = at.unwrap_or_else(|at| {
                    given.insert(at, (class, 0));
                    at
                });
                Some(&mut given[at].1)
            }
            HashGiver::Number(_) => None,
        }
    }

    /// Whether it is time to look which hashes are free again.
    pub(super) fn looks_for_free_hashes(&mut self) -> bool {
        let looks = self.until_look == 0;
        self.until_look = self.until_look.saturating_sub(1);
        looks
    }

    /// It was looked, at so many objects: the more there are, the longer it takes until the next look.
    pub(super) fn looked_for_free_hashes(&mut self, objects: usize) {
        const OBJECTS_PER_HASH: usize = 256;
        self.until_look = (objects / OBJECTS_PER_HASH) as u32;
    }

    /// The hashes of all objects of the base that have one.
    pub(super) fn hashes_of_base(&self) -> impl Iterator<Item = u32> {
        self.records[..self.base_count as usize].iter().map(|record| record.hash)
    }

    /// The record of an object, made from its thin lock if it has none yet.
    fn record(&mut self, heap: &mut Heap, object: Ref) -> &mut Monitor {
        let word = heap.lock_word(object);
        let index = if word & TAG_MASK == TAG_RECORD {
            word >> COUNT_SHIFT
        } else {
            let mut monitor = Monitor::default();
            if word & TAG_MASK == TAG_THIN {
                monitor.owner = Some(ThreadId(word >> OWNER_SHIFT));
                monitor.count = (word >> COUNT_SHIFT) & COUNT_MAX;
            }
            let index = match self.free.pop() {
                Some(index) => {
                    self.records[index as usize] = monitor;
                    index
                }
                None => {
                    self.records.push(monitor);
                    self.records.len() as u32 - 1
                }
            };
            heap.set_lock_word(object, index << COUNT_SHIFT | TAG_RECORD);
            index
        };
        self.record_mut(index)
    }

    /// A record, to be changed.
    fn record_mut(&mut self, index: u32) -> &mut Monitor {
        self.changed = DIRTY;
        if index < self.base_count && !self.touched.contains(&index) {
            let place = self.touched.partition_point(|&other| other < index);
            self.touched.insert(place, index);
        }
        &mut self.records[index as usize]
    }

    /// Makes what there is now the base of later states.
    pub(super) fn set_base(&mut self) {
        self.base_count = self.records.len() as u32;
        self.touched.clear();
        self.changed = DIRTY;
    }

    /// The records of the base that may have changed since, in order.
    pub(super) fn touched(&self) -> &[u32] {
        &self.touched
    }

    /// Becomes a copy of `other`, in the memory there is.
    pub(super) fn copy_from(&mut self, other: &Monitors) {
        let Monitors {
            records,
            free,
            hashes_given,
            shared_hashes_given,
            until_look,
            changed,
            base_count,
            touched,
        } = other;
        self.until_look = *until_look;
        self.records.clone_from(records);
        self.free.clone_from(free);
        self.hashes_given.clone_from(hashes_given);
        self.shared_hashes_given.clone_from(shared_hashes_given);
        self.changed = *changed;
        self.base_count = *base_count;
        self.touched.clone_from(touched);
    }

    /// After a collection: forgets the records that no object names any more.
    pub(crate) fn keep_only(&mut self, used: &[bool]) {
        self.changed = DIRTY;
        self.free.clear();
        for index in (0..self.records.len()).rev() {
            if !used.get(index).copied().unwrap_or(false) {
                self.records[index] = Monitor::default();
                self.free.push(index as u32);
            }
        }
    }

    /// The record a lock word names, for the collector.
    pub(crate) fn record_of(word: u32) -> Option<usize> {
        let word = word & !SHARED_BIT;
        (word & TAG_MASK == TAG_RECORD).then_some((word >> COUNT_SHIFT) as usize)
    }

    /// What a lock word without a record says.
    pub(super) fn thin(word: u32) -> Monitor {
        let word = word & !SHARED_BIT;
        if word & TAG_MASK != TAG_THIN {
            return Monitor::default();
        }
        let (owner, count) = (ThreadId(word >> OWNER_SHIFT), (word >> COUNT_SHIFT) & COUNT_MAX);
        Monitor { owner: Some(owner), count, hash: 0 }
    }

    /// The monitor that a lock word stands for.
    #[inline(always)]
    pub(super) fn monitor_of(&self, word: u32) -> Monitor {
        match Monitors::record_of(word) {
            Some(record) => self.records[record],
            None => Monitors::thin(word),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.records.len()
    }

    pub(crate) fn all(&self) -> &[Monitor] {
        &self.records
    }

    pub(crate) fn hashes_given(&self) -> u32 {
        self.hashes_given.first().copied().unwrap_or(0)
    }

    pub(crate) fn from_parts(records: Vec<Monitor>, hashes_given: u32) -> Monitors {
        Monitors {
            records,
            hashes_given: vec![hashes_given],
            changed: DIRTY,
            ..Monitors::default()
        }
    }
}

/// Spreads a counter over 31 bits, never zero, so that hash tables keyed by identity stay balanced.
fn scramble(count: u32) -> u32 {
    let mut x = count.wrapping_mul(0x9E37_79B1);
    x ^= x >> 15;
    x = x.wrapping_mul(0x85EB_CA77);
    x ^= x >> 13;
    (x & 0x7FFF_FFFF).max(1)
}
