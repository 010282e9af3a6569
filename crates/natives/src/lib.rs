//! Native methods: Rust bodies of Java methods, one file per group of Java classes.
//!
//! A native holds nothing itself. It sees the `Call`: its arguments, and what the door lets it reach.
//! An element of an array is read by an access that is made known:
//!
//! ```
//! use heddle_jvm::interp::Result;
//! use heddle_jvm::program::Kind;
//! use heddle_jvm::state::Call;
//!
//! fn first(call: &mut Call<'_>) -> Result<u64> {
//!     let array = call.object(0)?;
//!     call.load(call.element(array, 0, Kind::Int))
//! }
//! ```
//!
//! The compiler refuses every other way: the machine behind a call,
//!
//! ```compile_fail,E0616
//! fn count(call: &mut heddle_jvm::state::Call<'_>) -> usize {
//!     call.machine.processes().len()
//! }
//! ```
//!
//! the raw accessors of a heap,
//!
//! ```compile_fail,E0624
//! use heddle_jvm::state::{Heap, Ref};
//!
//! fn peek(heap: &Heap, object: Ref) -> u32 {
//!     heap.load_u32(object, 8)
//! }
//! ```
//!
//! and a grant that nobody gave.
//!
//! ```compile_fail,E0451
//! fn forge() -> heddle_jvm::state::Grant {
//!     heddle_jvm::state::Grant { granted: Vec::new() }
//! }
//! ```

#![forbid(unsafe_code)]

mod api;
mod arraycopy;
mod channels;
mod class_loading;
mod conditions;
mod datagrams;
mod descriptors;
mod fixed_facts;
mod groups;
mod inet_addresses;
mod java_io;
mod java_io_file_system;
mod java_lang_class;
mod java_lang_invoke;
mod java_lang_module;
mod java_lang_object;
mod java_lang_stackwalker;
mod java_lang_system;
mod java_lang_thread;
mod java_lang_throwable;
mod java_math;
mod java_net;
mod java_util_zip;
mod jdk_internal;
mod network_interfaces;
mod not_simulated;
mod packages;
mod pattern_switch;
mod processes;
mod protection;
mod reflect;
mod rmi;
mod selectors;
mod socket_options;
mod sockets;
mod sockets_jpf_nas;
mod stamped_lock;
mod string_concat;
mod sun_management;
mod sun_nio_ch;
mod sun_nio_fs;
mod thread_info;
mod unix_sockets;
mod unsafe_access;
mod unsafe_memory;

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

use heddle_jvm::bodies::{Bodies, Native, in_own_class, native, nothing, replacing};
use heddle_jvm::state::{Call, LibraryField, THREAD_FIELDS};

/// What the machine is given.
pub static BODIES: Bodies = OF_ALL;

const OF_ALL: Bodies = Bodies {
    find,
    remote_calls: false,
    class_bytes: api::class_bytes,
    outranks: api::outranks,
    enumerated: api::enumerated_body,
    enumerate_random: api::enumerate_random,
};

/// What the machine is given where remote calls are messages.
pub static BODIES_OF_CALLS: Bodies = Bodies { find: find_with_calls, remote_calls: true, ..OF_ALL };

/// All natives there are.
pub fn all() -> impl Iterator<Item = &'static Native> {
    [
        channels::NATIVES,
        unix_sockets::NATIVES,
        not_simulated::NATIVES,
        class_loading::NATIVES,
        datagrams::NATIVES,
        groups::NATIVES,
        fixed_facts::NATIVES,
        java_io::NATIVES,
        java_io_file_system::NATIVES,
        java_lang_class::NATIVES,
        java_lang_invoke::NATIVES,
        java_lang_module::NATIVES,
        java_lang_object::NATIVES,
        java_lang_stackwalker::NATIVES,
        java_lang_system::NATIVES,
        java_lang_thread::NATIVES,
        java_lang_throwable::NATIVES,
        java_math::NATIVES,
        java_net::NATIVES,
        java_util_zip::NATIVES,
        jdk_internal::NATIVES,
        network_interfaces::NATIVES,
        packages::NATIVES,
        pattern_switch::NATIVES,
        processes::NATIVES,
        protection::NATIVES,
        selectors::NATIVES,
        socket_options::NATIVES,
        sockets::NATIVES,
        stamped_lock::NATIVES,
        string_concat::NATIVES,
        sun_management::NATIVES,
        sun_nio_ch::NATIVES,
        sun_nio_ch::IN_FILE_DISPATCHER,
        sun_nio_ch::IN_UNIX_DISPATCHER,
        sun_nio_fs::NATIVES,
        thread_info::NATIVES,
        unsafe_memory::NATIVES,
        unsafe_access::NATIVES,
    ]
    .into_iter()
    .chain(reflect::TABLES.iter().copied())
    .chain(api::TABLES.iter().copied())
    .flatten()
}

/// Natives for remote calls as messages.
pub fn of_calls() -> impl Iterator<Item = &'static Native> {
    rmi::TABLES.iter().copied().flatten()
}

/// The fields of library classes that natives and the machine rely on.
pub fn fields() -> impl Iterator<Item = LibraryField> {
    let listed = [
        class_loading::FIELDS,
        conditions::FIELDS,
        datagrams::FIELDS,
        descriptors::FIELDS,
        inet_addresses::FIELDS,
        java_io::FIELDS,
        java_io_file_system::FIELDS,
        java_lang_class::FIELDS,
        java_lang_invoke::FIELDS,
        java_lang_module::FIELDS,
        java_lang_stackwalker::FIELDS,
        java_lang_system::FIELDS,
        java_lang_thread::FIELDS,
        java_lang_throwable::FIELDS,
        java_util_zip::FIELDS,
        jdk_internal::FIELDS,
        network_interfaces::FIELDS,
        packages::FIELDS,
        pattern_switch::FIELDS,
        processes::FIELDS,
        protection::FIELDS,
        selectors::FIELDS,
        socket_options::FIELDS,
        sockets::FIELDS,
        stamped_lock::FIELDS,
        sun_management::FIELDS,
        sun_nio_ch::FIELDS,
        unsafe_memory::FIELDS,
        THREAD_FIELDS,
    ];
    let listed = listed.into_iter().chain(reflect::fields());
    let natives = listed.flatten().copied().chain(sun_nio_fs::fields()).chain(rmi::fields());
    natives.chain(heddle_jvm::jdk::fields())
}

type Table = FxHashMap<(&'static str, &'static str), Vec<&'static Native>>;

fn table(natives: impl Iterator<Item = &'static Native>) -> Table {
    let mut table = Table::default();
    for native in natives {
        table.entry((native.class, native.name)).or_default().push(native);
    }
    table
}

fn find_in(table: &Table, class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
    let natives = table.get(&(class, name))?.iter().copied();
    let mut fitting =
        natives.filter(|native| native.descriptor.is_empty() || native.descriptor == descriptor);
    fitting.next()
}

pub fn find(class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
    if api::is_stub(class) {
        return Some(&api::SERVE);
    }
    static TABLE: OnceLock<Table> = OnceLock::new();
    find_in(TABLE.get_or_init(|| table(all())), class, name, descriptor)
}

/// The same, where remote calls are messages.
fn find_with_calls(class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
    static TABLE: OnceLock<Table> = OnceLock::new();
    let of_calls = TABLE.get_or_init(|| table(of_calls()));
    find_in(of_calls, class, name, descriptor).or_else(|| find(class, name, descriptor))
}
