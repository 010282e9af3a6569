//! The tables that `cargo xtask architecture` holds the code to.

/// A crate, and the crates of the workspace it may use. A crate stands below those it uses.
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) may_use: &'static [&'static str],
}

const fn row(name: &'static str, may_use: &'static [&'static str]) -> Row {
    Row { name, may_use }
}

/// Names are those of packages without `heddle-`; `cli` is the package `heddle`. Dependencies of
/// tests count as well. `access`, `zlib`, `net`, `files`, `reduction` and `natives` are still part
/// of `jvm`, and what each may use once it is a crate is fixed here.
pub(super) const CRATES: &[Row] = &[
    // Leaves.
    row("access", &[]),
    row("classfile", &[]),
    row("archive", &[]),
    row("numerics", &[]),
    row("zlib", &[]),
    row("protocol", &[]),
    row("search", &[]),
    row("symbolic", &[]),
    // Values that know no Java.
    row("net", &["access"]),
    row("files", &["access"]),
    row("peers", &["net"]),
    row("reduction", &["access"]),
    // The machine, and what is asked of it.
    row(
        "jvm",
        &[
            "access",
            "classfile",
            "archive",
            "zlib",
            "protocol",
            "net",
            "files",
            "reduction",
            "symbolic",
        ],
    ),
    row("system", &["net"]),
    // Bodies of native methods; programs as transition systems.
    row(
        "natives",
        &["access", "archive", "classfile", "files", "net", "numerics", "symbolic", "zlib", "jvm"],
    ),
    row(
        "checker",
        &["access", "protocol", "search", "net", "peers", "reduction", "symbolic", "jvm", "system"],
    ),
    // For people.
    row("report", &["archive", "search", "checker"]),
    row("serve", &["search", "checker", "report"]),
    row(
        "cli",
        &[
            "access",
            "classfile",
            "archive",
            "numerics",
            "zlib",
            "protocol",
            "search",
            "net",
            "peers",
            "files",
            "reduction",
            "jvm",
            "system",
            "natives",
            "checker",
            "report",
            "serve",
        ],
    ),
    row("xtask", &["archive", "search"]),
];

/// The files that may contain `unsafe`.
pub(super) const UNSAFE_FILES: &[&str] = &[
    "crates/archive/src/map.rs",
    "crates/jvm/src/interp/calls.rs",
    "crates/jvm/src/interp/step.rs",
    "crates/jvm/src/program/insn.rs",
    "crates/jvm/src/program/mod.rs",
    "crates/jvm/src/program/select.rs",
    "crates/jvm/src/state/canonical/plans.rs",
    "crates/jvm/src/state/frame.rs",
    "crates/jvm/src/state/heap.rs",
    "crates/jvm/src/state/memory.rs",
];

/// Where the heap may be used as plain memory. Everywhere else its uses are counted.
pub(super) const RAW_HEAP_FOLDER: &str = "crates/jvm/src/state/";

/// The methods of `Heap` that reach memory, under names that nothing else has. A type may have
/// such a method of its own, so calls on `self` do not count.
pub(super) const RAW_HEAP_METHODS: &[&str] = &[
    "load_u8",
    "load_u16",
    "load_u32",
    "load_u64",
    "store_u8",
    "store_u16",
    "store_u32",
    "store_u64",
    "load_ref",
    "store_ref",
    "element_ref",
    "set_element_ref",
];

/// The others that do. Much else has methods of these names, so that they count only on what is
/// called [`HEAP_NAMES`], or as `Heap::name`.
pub(super) const RAW_HEAP_COMMON_METHODS: &[&str] =
    &["load", "store", "bytes", "bytes_mut", "copy", "words"];

/// What a heap is called: a local, a field, or the two methods of a machine.
pub(super) const HEAP_NAMES: &[&str] = &["heap", "heap_mut"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_stands_below_those_it_uses() {
        for (index, row) in CRATES.iter().enumerate() {
            for used in row.may_use {
                let above = CRATES[..index].iter().any(|other| other.name == *used);
                assert!(above, "{} stands above {used}, which it may use", row.name);
            }
        }
    }
}
