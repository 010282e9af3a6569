//! What is assumed about memory, and when an assumption is found to be wrong.
//!
//! A kind of location starts as one that nobody writes once others can reach it: reads leave no
//! trace. A write changes that, and if reads went by unrecorded until then, the search begins
//! again. Two runs that collide make the kind visible, and the search begins again. Kinds are
//! finitely many and only ever gain, so this ends.

use std::sync::Mutex;

use rustc_hash::{FxHashMap, FxHashSet};

use super::marks::Marks;
use super::{INTERRUPT, OUTPUT, OUTSIDE, PERMIT, SETTINGS};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, Program};
use crate::state::{LOCK_OFFSET, STATICS_BIT};

/// A kind of location: a field of a class, or the elements of the arrays of a class.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Key(u64);

/// Stands where the class of a location would, for what is not in memory.
const NETWORK: u32 = u32::MAX;

impl Key {
    pub(super) fn field(class_word: u32, offset: u32) -> Key {
        Key(u64::from(class_word) << 32 | u64::from(offset))
    }

    pub(super) fn elements(class_word: u32) -> Key {
        Key(u64::from(class_word) << 32 | u64::from(u32::MAX))
    }

    /// A kind of point of the network.
    pub(super) fn network(number: u32) -> Key {
        Key(u64::from(NETWORK) << 32 | u64::from(number))
    }

    /// Stands for operations of the library whose order nobody sees: one calls code of the program
    /// that does more than make text.
    pub(super) const UNOBSERVED_CALLS: Key = Key((NETWORK as u64) << 32 | 8 << 17);

    /// Stands for the counts of concurrent maps, which come after what they count.
    pub(super) const COUNTS: Key = Key((NETWORK as u64) << 32 | 9 << 17);

    /// Stands for the lists of live threads, where somebody asks for one.
    pub(super) const LISTS: Key = Key((NETWORK as u64) << 32 | 10 << 17);

    fn is_network(self) -> bool {
        self.class_word() == NETWORK
    }

    pub fn class_word(self) -> u32 {
        (self.0 >> 32) as u32
    }

    /// The field's offset; `None` for elements of arrays.
    pub fn offset(self) -> Option<u32> {
        (self.0 as u32 != u32::MAX).then_some(self.0 as u32)
    }
}

/// A kind of location by names, the same in every run.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct KindName {
    /// Internal form: `java/lang/Thread`, `[I`.
    pub class: String,
    pub statics: bool,
    /// Of the field in the object; `None` for elements of arrays.
    pub offset: Option<u32>,
}

impl KindName {
    pub fn of(program: &Program, key: Key) -> KindName {
        if key.is_network() {
            return KindName { class: "network".into(), statics: false, offset: key.offset() };
        }
        let class = program.class(ClassId(key.class_word() & !STATICS_BIT));
        KindName {
            class: class.name.to_string(),
            statics: key.class_word() & STATICS_BIT != 0,
            offset: key.offset(),
        }
    }

    /// The field's name, if it is one.
    pub fn field(program: &Program, key: Key) -> Option<String> {
        let offset = key.offset().filter(|_| !key.is_network())?;
        let statics = key.class_word() & STATICS_BIT != 0;
        let mut class = program.class(ClassId(key.class_word() & !STATICS_BIT));
        if matches!(class.kind, ClassKind::Array { .. }) {
            return None;
        }
        loop {
            let mut fields = class.fields.iter();
            if let Some(field) = fields.find(|f| f.offset == offset && f.is_static() == statics) {
                return Some(field.name.to_string());
            }
            class = class.super_class?;
        }
    }
}

/// What an earlier search came to assume.
struct Fixed {
    program: &'static Program,
    visible: FxHashSet<KindName>,
}

impl Machine {
    /// A kind of location in words: `Account.balance`, `int[]`, `monitor of Account`.
    pub fn kind_name(&self, key: Key) -> String {
        let word = key.class_word();
        if key.is_network() {
            return network_kind(key.offset().unwrap_or(0));
        }
        let class = self.program.class(ClassId(word & !STATICS_BIT));
        let name = class.java_name();
        let Some(offset) = key.offset() else { return name };
        match offset {
            LOCK_OFFSET => return format!("monitor of {name}"),
            PERMIT => return "a thread's permit".into(),
            INTERRUPT => return "a thread's interrupt".into(),
            OUTPUT => return "the output".into(),
            OUTSIDE => return "files and native memory".into(),
            SETTINGS => return "system properties and defaults".into(),
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

/// A kind of point of the network in words.
fn network_kind(number: u32) -> String {
    let port = number & 0xffff;
    let side = if number >> 16 & 1 != 0 { "server" } else { "client" };
    match number >> 17 {
        0 => format!("who listens on port {port}"),
        1 => format!("the queue of port {port}"),
        2 => format!("bytes to the {side} of port {port}"),
        3 => format!("the end of the stream to the {side} of port {port}"),
        4 => format!("whether the {side} of port {port} still reads"),
        5 | 6 => format!("the {side}'s own socket of port {port}"),
        7 => format!("the end of process {port}"),
        10 => "who is in a group of threads".into(),
        9 => "how many entries a concurrent map has".into(),
        _ => "standard output, where text comes from code of the program".into(),
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
#[derive(Default)]
pub struct Assumptions {
    keys: Mutex<FxHashMap<Key, Seen>>,
    /// What the program wants some run to meet.
    pub marks: Marks,
    /// Set for a replay: these kinds are visible, and nothing breaks any more.
    fixed: Option<Fixed>,
}

impl Assumptions {
    /// What a search ended with, for a run that follows one of its traces.
    pub fn fixed(program: &'static Program, visible: impl IntoIterator<Item = KindName>) -> Self {
        let fixed = Fixed { program, visible: visible.into_iter().collect() };
        Assumptions { keys: Mutex::default(), marks: Marks::default(), fixed: Some(fixed) }
    }

    /// What a kind is in a replay from its first access on.
    fn fixed_seen(&self, key: Key, bit: u8) -> Option<Seen> {
        let fixed = self.fixed.as_ref()?;
        let visible = fixed.visible.contains(&KindName::of(fixed.program, key));
        Some(Seen(if visible { WRITTEN | VISIBLE } else { bit }))
    }

    pub(super) fn local(&self) -> Local {
        let mut keys = self.keys.lock().expect("no worker panics with the lock").clone();
        // What was read without a record belongs to the search that broke off.
        keys.retain(|_, seen| {
            seen.0 &= !READ;
            seen.0 != 0
        });
        Local { keys }
    }

    /// Forgets what was merely read: a new search begins.
    pub fn begin(&self) {
        self.marks.clear();
        let mut keys = self.keys.lock().expect("no worker panics with the lock");
        keys.retain(|_, seen| {
            seen.0 &= !READ;
            seen.0 != 0
        });
    }

    /// From now on threads stop before such locations; true if that is news.
    pub fn make_visible(&self, key: Key) -> bool {
        if self.fixed.is_some() {
            return false;
        }
        let mut keys = self.keys.lock().expect("no worker panics with the lock");
        let seen = keys.entry(key).or_default();
        let news = seen.0 & VISIBLE == 0;
        seen.0 |= VISIBLE | WRITTEN;
        news
    }

    pub(super) fn is_visible(&self, key: Key) -> bool {
        if let Some(fixed) = &self.fixed {
            return fixed.visible.contains(&KindName::of(fixed.program, key));
        }
        let keys = self.keys.lock().expect("no worker panics with the lock");
        keys.get(&key).is_some_and(|seen| seen.is_visible())
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
        let bit = self.fixed_seen(key, bit).map_or(bit, |seen| seen.0);
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
        if shared.fixed.is_some() {
            self.keys.insert(key, all);
            return (all, false);
        }
        self.keys.insert(key, Seen(READ));
        (Seen(READ), all.0 & (WRITTEN | VISIBLE) != 0)
    }

    pub(super) fn write(&mut self, shared: &Assumptions, key: Key) -> (Seen, bool) {
        let seen = self.keys.get(&key).copied().unwrap_or_default();
        if seen.is_recorded() {
            return (seen, false);
        }
        let all = shared.add(key, WRITTEN);
        if shared.fixed.is_some() {
            self.keys.insert(key, all);
            return (all, false);
        }
        let now = Seen(seen.0 | WRITTEN);
        self.keys.insert(key, now);
        (now, all.0 & READ != 0)
    }
}
