//! What is assumed about memory, and when an assumption is found to be wrong.
//!
//! A kind of location starts as one that nobody writes once others can reach it: reads leave no
//! trace. A write changes that, and if reads went by unrecorded until then, the search begins
//! again. Two runs that collide make the kind visible, and the search begins again. Kinds are
//! finitely many and only ever gain, so this ends.

use std::sync::Mutex;

use rustc_hash::FxHashMap;

use super::marks::Marks;
use super::{INTERRUPT, OUTPUT, OUTSIDE, PERMIT};
use crate::machine::Machine;
use crate::program::ClassId;
use crate::state::{LOCK_OFFSET, STATICS_BIT};

/// A kind of location: a field of a class, or the elements of the arrays of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Key(u64);

impl Key {
    pub(super) fn field(class_word: u32, offset: u32) -> Key {
        Key(u64::from(class_word) << 32 | u64::from(offset))
    }

    pub(super) fn elements(class_word: u32) -> Key {
        Key(u64::from(class_word) << 32 | u64::from(u32::MAX))
    }

    pub fn class_word(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The field's offset; `None` for elements of arrays.
    pub fn offset(self) -> Option<u32> {
        (self.0 as u32 != u32::MAX).then_some(self.0 as u32)
    }
}

impl Machine {
    /// A kind of location in words: `Account.balance`, `int[]`, `monitor of Account`.
    pub fn kind_name(&self, key: Key) -> String {
        let word = key.class_word();
        let class = self.program.class(ClassId(word & !STATICS_BIT));
        let name = class.java_name();
        let Some(offset) = key.offset() else { return name };
        match offset {
            LOCK_OFFSET => return format!("monitor of {name}"),
            PERMIT => return "a thread's permit".into(),
            INTERRUPT => return "a thread's interrupt".into(),
            OUTPUT => return "the output".into(),
            OUTSIDE => return "files and native memory".into(),
            _ => {}
        }
        let statics = word & STATICS_BIT != 0;
        let mut owner = Some(class);
        while let Some(class) = owner {
            let field = class
                .fields
                .iter()
                .find(|field| field.is_static() == statics && field.offset == offset);
            if let Some(field) = field {
                return format!("{name}.{}", field.name);
            }
            owner = class.super_class;
        }
        format!("{name}+{offset}")
    }
}

#[derive(Clone, Copy, Default, Debug, PartialEq, Eq)]
pub(super) struct Seen(u8);

const READ: u8 = 1;
const WRITTEN: u8 = 2;
const VISIBLE: u8 = 4;

impl Seen {
    pub(super) fn is_recorded(self) -> bool {
        self.0 & (WRITTEN | VISIBLE) != 0
    }

    pub(super) fn is_visible(self) -> bool {
        self.0 & VISIBLE != 0
    }
}

/// Shared by the workers of a search, kept from one search to the next.
#[derive(Default, Debug)]
pub struct Assumptions {
    keys: Mutex<FxHashMap<Key, Seen>>,
    /// What the program wants some run to meet.
    pub marks: Marks,
}

impl Assumptions {
    pub(super) fn local(&self) -> Local {
        let mut keys = self.keys.lock().expect("no worker panics with the lock").clone();
        // What was read without a record belongs to the search that broke off.
        for seen in keys.values_mut() {
            seen.0 &= !READ;
        }
        Local { keys }
    }

    /// Forgets what was merely read: a new search begins.
    pub fn begin(&self) {
        self.marks.clear();
        let mut keys = self.keys.lock().expect("no worker panics with the lock");
        for seen in keys.values_mut() {
            seen.0 &= !READ;
        }
    }

    /// From now on threads stop before such locations; true if that is news.
    pub fn make_visible(&self, key: Key) -> bool {
        let mut keys = self.keys.lock().expect("no worker panics with the lock");
        let seen = keys.entry(key).or_default();
        let news = seen.0 & VISIBLE == 0;
        seen.0 |= VISIBLE | WRITTEN;
        news
    }

    /// The visible kinds, in a fixed order.
    pub fn visible(&self) -> Vec<Key> {
        let keys = self.keys.lock().expect("no worker panics with the lock");
        let mut all: Vec<Key> =
            keys.iter().filter(|(_, seen)| seen.is_visible()).map(|(&key, _)| key).collect();
        all.sort_unstable();
        all
    }

    fn add(&self, key: Key, bit: u8) -> Seen {
        let mut keys = self.keys.lock().expect("no worker panics with the lock");
        let seen = keys.entry(key).or_default();
        seen.0 |= bit;
        *seen
    }
}

/// A worker's copy, so that the common case takes no lock.
pub(super) struct Local {
    keys: FxHashMap<Key, Seen>,
}

impl Local {
    /// Gives what is known of the kind, and whether an assumption just broke.
    pub(super) fn read(&mut self, shared: &Assumptions, key: Key) -> (Seen, bool) {
        let seen = self.keys.get(&key).copied().unwrap_or_default();
        if seen.0 != 0 {
            return (seen, false);
        }
        let all = shared.add(key, READ);
        self.keys.insert(key, Seen(READ));
        (Seen(READ), all.0 & (WRITTEN | VISIBLE) != 0)
    }

    pub(super) fn write(&mut self, shared: &Assumptions, key: Key) -> (Seen, bool) {
        let seen = self.keys.get(&key).copied().unwrap_or_default();
        if seen.is_recorded() {
            return (seen, false);
        }
        let all = shared.add(key, WRITTEN);
        let now = Seen(seen.0 | WRITTEN);
        self.keys.insert(key, now);
        (now, all.0 & READ != 0)
    }
}
