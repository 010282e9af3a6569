//! Native methods: Rust bodies of Java methods, one file per group of Java classes.
//!
//! A native holds nothing itself. What it may touch is the `Call`: its arguments and the machine.

mod api;
mod arraycopy;
mod class_loading;
mod descriptors;
mod fixed_facts;
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
mod packages;
mod pattern_switch;
mod protection;
mod reflect;
mod socket_options;
mod sockets;
mod sockets_jpf_nas;
mod string_concat;
mod sun_management;
mod sun_nio_ch;
mod sun_nio_fs;
mod thread_info;
mod unsafe_access;
mod unsafe_memory;

use std::sync::OnceLock;

use rustc_hash::FxHashMap;

pub use crate::state::Call;
pub(crate) use api::class_bytes;
pub use api::enumerate_random;

use crate::interp::Result;
use crate::program::MethodRef;
use crate::state::{LibraryField, THREAD_FIELDS};

pub type NativeFn = fn(&mut Call<'_>) -> Result<u64>;

/// A row of a table: which Java method a function is the body of.
#[derive(Clone, Copy)]
pub struct Native {
    pub class: &'static str,
    pub name: &'static str,
    /// Empty: any descriptor.
    pub descriptor: &'static str,
    pub body: NativeFn,
    /// Also stands in for a method that has bytecode.
    pub replaces: bool,
    /// The class is the machine's own making; no JDK has it.
    pub in_own_class: bool,
}

pub(crate) const fn native(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: false, in_own_class: false }
}

/// Stands in for a method that the JDK has written in Java.
pub(crate) const fn replacing(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: true, in_own_class: false }
}

/// The body of a method in a class that the machine makes itself.
pub(crate) const fn in_own_class(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: false, in_own_class: true }
}

/// A native with nothing to do: registering natives, initialising field ids.
pub(crate) fn nothing(_: &mut Call<'_>) -> Result<u64> {
    Ok(0)
}

/// All natives there are.
pub fn all() -> impl Iterator<Item = &'static Native> {
    [
        class_loading::NATIVES,
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
        protection::NATIVES,
        socket_options::NATIVES,
        sockets::NATIVES,
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

/// The fields of library classes that natives rely on.
pub fn fields() -> impl Iterator<Item = LibraryField> {
    let listed = [
        class_loading::FIELDS,
        descriptors::FIELDS,
        fixed_facts::FIELDS,
        inet_addresses::FIELDS,
        java_io::FIELDS,
        java_io_file_system::FIELDS,
        java_lang_class::FIELDS,
        java_lang_invoke::FIELDS,
        java_lang_module::FIELDS,
        java_lang_stackwalker::FIELDS,
        java_lang_system::FIELDS,
        java_lang_throwable::FIELDS,
        java_util_zip::FIELDS,
        jdk_internal::FIELDS,
        network_interfaces::FIELDS,
        packages::FIELDS,
        pattern_switch::FIELDS,
        protection::FIELDS,
        socket_options::FIELDS,
        sockets::FIELDS,
        sun_management::FIELDS,
        sun_nio_ch::FIELDS,
        unsafe_memory::FIELDS,
        THREAD_FIELDS,
    ];
    let listed = listed.into_iter().chain(reflect::fields());
    listed.flatten().copied().chain(sun_nio_fs::fields())
}

type Table = FxHashMap<(&'static str, &'static str), Vec<&'static Native>>;

pub fn find(class: &str, name: &str, descriptor: &str) -> Option<&'static Native> {
    if api::is_stub(class) {
        return Some(&api::SERVE);
    }
    static TABLE: OnceLock<Table> = OnceLock::new();
    let table = TABLE.get_or_init(|| {
        let mut table = Table::default();
        for native in all() {
            table.entry((native.class, native.name)).or_default().push(native);
        }
        table
    });
    table
        .get(&(class, name))?
        .iter()
        .copied()
        .find(|native| native.descriptor.is_empty() || native.descriptor == descriptor)
}

/// The body of a native method, or of one that is being enumerated.
pub(crate) fn body_of(method: MethodRef) -> Option<NativeFn> {
    method.native.or_else(|| api::enumerated_body(method))
}
