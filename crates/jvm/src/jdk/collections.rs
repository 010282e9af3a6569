//! How the collections of `java.util` notice that they were changed under an iterator: they count
//! changes (`modCount`), and iterators, spliterators and sublists remember the count they expect.
//!
//! Nobody asks for more than whether the two are equal.

use crate::program::{Class, Kind, access};

/// Collections that count their changes; their inner classes look at the count as well.
const COUNTING: &[&str] = &[
    "AbstractList",
    "ArrayList",
    "HashMap",
    "Hashtable",
    "IdentityHashMap",
    "LinkedHashMap",
    "LinkedList",
    "PriorityQueue",
    "Stack",
    "TreeMap",
    "Vector",
    "WeakHashMap",
];

/// The fields by which what remembers a count refers to the collection, or to what does.
const COLLECTIONS: &[&str] = &["root", "this$0", "list", "alist", "map", "m", "tree"];

/// What a class has to do with the changes of a collection. Offsets of fields.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub(crate) struct Changes {
    /// The count of a collection.
    pub(crate) count: Option<u32>,
    /// Code of the program cannot look at the count: only that of `AbstractList` is there for subclasses.
    pub(crate) is_private: bool,
    /// The count that is expected.
    pub(crate) expected: Option<u32>,
    /// References that may lead to the collection, of what is none.
    pub(crate) collections: Vec<u32>,
}

/// Whether methods of a class may have a count in a register.
pub(crate) fn looks_at_changes(class: &str) -> bool {
    let name = class.strip_prefix("java/util/").unwrap_or_default();
    COUNTING.contains(&name.split('$').next().unwrap_or_default())
}

pub(crate) fn changes(class: &Class) -> Changes {
    let field = |name: &str| class.field_named(name).filter(|field| !field.is_static());
    let int = |name: &str| field(name).filter(|field| field.kind == Kind::Int);
    let is_counting = |class: &Class| class.loader.is_library() && looks_at_changes(&class.name);
    let supers = std::iter::successors(Some(class), |class| class.super_class);
    if !supers.into_iter().any(is_counting) {
        return Changes::default();
    }
    // A sublist keeps the count it expects of the list it is a part of where others count theirs.
    let is_part = class.name.ends_with("SubList") && field("root").is_some();
    let expected = int(if is_part { "modCount" } else { "expectedModCount" });
    let count = int("modCount").filter(|_| !is_part);
    let references = COLLECTIONS.iter().filter_map(|name| field(name));
    let references = references.filter(|field| field.kind == Kind::Ref && count.is_none());
    Changes {
        count: count.map(|field| field.offset),
        is_private: class.loader.is_library()
            || count.is_some_and(|field| field.access & access::PROTECTED == 0),
        expected: expected.map(|field| field.offset),
        collections: references.map(|field| field.offset).collect(),
    }
}
