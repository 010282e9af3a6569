//! Names of a registry: `sun.rmi.registry.RegistryImpl`.
//!
//! Bindings are kept in the JDK's own table. Each name is a place of its own: binding one and looking
//! up another do not meet.

use super::super::{Call, Native, replacing};
use super::{bits, method};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::state::{GuardedField, LibraryField, Ref, pass_on};

const REGISTRY: &str = "sun/rmi/registry/RegistryImpl";
const TABLE: &str = "java/util/Hashtable";

/// Set by the constructor alone.
const BINDINGS: GuardedField = GuardedField::new(REGISTRY, "bindings");

pub(super) const FIELDS: &[LibraryField] = &[BINDINGS.0];

pub(super) const NATIVES: &[Native] = &[
    replacing(REGISTRY, "lookup", "(Ljava/lang/String;)Ljava/rmi/Remote;", look_up),
    replacing(REGISTRY, "bind", "(Ljava/lang/String;Ljava/rmi/Remote;)V", bind),
    replacing(REGISTRY, "rebind", "(Ljava/lang/String;Ljava/rmi/Remote;)V", rebind),
    replacing(REGISTRY, "unbind", "(Ljava/lang/String;)V", unbind),
    replacing(REGISTRY, "list", "()[Ljava/lang/String;", list),
];

/// Saved: the name.
static FOUND: Continuation =
    Continuation { name: "looked up", refs: 0b11, resume: found, catches: false };
static BOUND: Continuation =
    Continuation { name: "bound", refs: 0b11, resume: bound, catches: false };
static REBOUND: Continuation =
    Continuation { name: "rebound", refs: 0b1, resume: |_, _| Ok(0), catches: false };
static UNBOUND: Continuation =
    Continuation { name: "unbound", refs: 0b11, resume: unbound, catches: false };
static NAMES: Continuation =
    Continuation { name: "names", refs: 0b1, resume: names, catches: false };
static LISTED: Continuation =
    Continuation { name: "names listed", refs: 0b1, resume: listed, catches: false };

/// Makes known what is done to a name, and gives it with the table. A null name is for the table to
/// refuse.
fn begin(call: &mut Call<'_>, changes: bool) -> Result<(u64, u64)> {
    let (registry, name) = (call.receiver(), call.reference(1));
    let text = call.string_or_null(name).unwrap_or_default();
    call.begin_name(registry, &text, changes)?;
    Ok((call.guarded_field(registry, &BINDINGS)?, bits(name)))
}

const UPDATE: &str = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/lang/Object;";
const FROM_KEY: &str = "(Ljava/lang/Object;)Ljava/lang/Object;";

fn look_up(call: &mut Call<'_>) -> Result<u64> {
    let (table, name) = begin(call, false)?;
    let get = method(call, TABLE, "get", FROM_KEY)?;
    call.then(&FOUND, &[name], get, &[table, name])
}

fn found(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match pass_on(completion)? {
        0 => Err(with_name(call, "java/rmi/NotBoundException")),
        object => Ok(object),
    }
}

fn bind(call: &mut Call<'_>) -> Result<u64> {
    let (table, name) = begin(call, true)?;
    let put = method(call, TABLE, "putIfAbsent", UPDATE)?;
    call.then(&BOUND, &[name], put, &[table, name, call.arg(2)])
}

fn bound(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match pass_on(completion)? {
        0 => Ok(0),
        _ => Err(with_name(call, "java/rmi/AlreadyBoundException")),
    }
}

fn rebind(call: &mut Call<'_>) -> Result<u64> {
    let (table, name) = begin(call, true)?;
    let put = method(call, TABLE, "put", UPDATE)?;
    call.then(&REBOUND, &[], put, &[table, name, call.arg(2)])
}

fn unbind(call: &mut Call<'_>) -> Result<u64> {
    let (table, name) = begin(call, true)?;
    let remove = method(call, TABLE, "remove", FROM_KEY)?;
    call.then(&UNBOUND, &[name], remove, &[table, name])
}

fn unbound(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    match pass_on(completion)? {
        0 => Err(with_name(call, "java/rmi/NotBoundException")),
        _ => Ok(0),
    }
}

fn with_name(call: &Call<'_>, class: &'static str) -> Stop {
    Stop::throw(class, call.string_or_null(call.saved_ref(1)).unwrap_or_default())
}

fn list(call: &mut Call<'_>) -> Result<u64> {
    let registry = call.receiver();
    call.begin_names(registry)?;
    let table = call.guarded_field(registry, &BINDINGS)?;
    let keys = method(call, TABLE, "keySet", "()Ljava/util/Set;")?;
    call.then(&NAMES, &[], keys, &[table])
}

fn names(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let keys = Ref(pass_on(completion)? as u32);
    let declared = method(call, "java/util/Collection", "toArray", "()[Ljava/lang/Object;")?;
    let to_array = call.select_for_interface(call.class_of(keys), declared)?;
    call.then(&LISTED, &[], to_array, &[bits(keys)])
}

/// The JDK lists them from the last to the first.
fn listed(call: &mut Call<'_>, completion: Completion) -> Result<u64> {
    let keys = Ref(pass_on(completion)? as u32);
    let count = call.length(keys);
    let mut keys = call.gather_references(call.elements(keys, 0, count))?;
    keys.reverse();
    let string = call.well_known().string;
    let names = call.ref_array(string, &keys);
    Ok(bits(names))
}
