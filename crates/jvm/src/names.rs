//! Interned names: class names, member names and descriptors.
//!
//! A `Name` lives as long as the tool, so two names are equal exactly when their addresses are.

use std::fmt;
use std::hash::{Hash, Hasher};
use std::ops::Deref;
use std::sync::Mutex;

use rustc_hash::FxHashSet;

#[derive(Clone, Copy)]
pub struct Name(&'static str);

impl Name {
    pub fn new(text: &str) -> Name {
        static TABLE: Mutex<Option<FxHashSet<&'static str>>> = Mutex::new(None);
        let mut guard = TABLE.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        let table = guard.get_or_insert_default();
        if let Some(&known) = table.get(text) {
            return Name(known);
        }
        let kept: &'static str = Box::leak(text.to_owned().into_boxed_str());
        table.insert(kept);
        Name(kept)
    }

    pub fn as_str(self) -> &'static str {
        self.0
    }
}

impl Deref for Name {
    type Target = str;
    fn deref(&self) -> &str {
        self.0
    }
}

impl PartialEq for Name {
    fn eq(&self, other: &Name) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl Eq for Name {}

/// By text, so that an order made of names never depends on addresses.
impl Ord for Name {
    fn cmp(&self, other: &Name) -> std::cmp::Ordering {
        self.0.cmp(other.0)
    }
}

impl PartialOrd for Name {
    fn partial_cmp(&self, other: &Name) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, other: &str) -> bool {
        self.0 == other
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, other: &&str) -> bool {
        self.0 == *other
    }
}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (self.0.as_ptr() as usize).hash(state);
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}
