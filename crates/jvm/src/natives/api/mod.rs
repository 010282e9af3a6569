//! Classes through which a program speaks to the tool: Heddle's own, and those of other tools
//! whose programs Heddle can check as they are.
//!
//! Their methods are known by name. Where the class path has such a class, its bodies are
//! replaced; where it has not, the class is made here, so that a program compiled against a stub
//! runs without it.

mod environment;
mod heddle;
mod random;
mod verifier;
mod verify;
mod verify_print;

use super::{Call, Native, NativeFn};
use crate::handles::ClassWriter;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{Kind, access};
use crate::state::give_bool;
use crate::state::{ARRAY_BASE, Domain, Ref};
use crate::watch::What;

pub(super) use environment::{SERVE, is_stub};
pub(super) use random::body as enumerated_body;
pub use random::enumerate as enumerate_random;

pub(super) const TABLES: &[&[Native]] = &[
    environment::NATIVES,
    heddle::NATIVES,
    verify::NATIVES,
    verify_print::NATIVES,
    verifier::NATIVES,
];

/// The most ways on that one question may have.
const WAYS_MAX: u64 = 1 << 20;

/// A method that means the same whether its class is there or not.
const fn offered(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: true, in_own_class: true }
}

/// A method whose own body does the right thing; this one is for when there is none.
const fn supplied(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: false, in_own_class: true }
}

/// The bytes of a class that the class path does not have.
pub(crate) fn class_bytes(name: &str) -> Option<Vec<u8>> {
    const SUPER: u16 = 0x20;
    if name == environment::DRIVER {
        return Some(environment::driver_bytes());
    }
    let methods = || TABLES.iter().flat_map(|table| table.iter()).filter(|row| row.class == name);
    methods().next()?;
    let mut writer = ClassWriter::new(name, access::PUBLIC | access::FINAL | SUPER, &[]);
    for row in methods() {
        let access = access::PUBLIC | access::STATIC | access::NATIVE;
        writer.method(access, row.name, row.descriptor, None);
    }
    if name == verify::CLASS {
        writer.field(access::STATIC, verify::COUNTERS, "[I");
    }
    if name == environment::CLASS {
        writer.field(access::STATIC, environment::OBJECTS, "[Ljava/lang/Object;");
        writer.field(access::STATIC, environment::THREAD, "Ljava/lang/Thread;");
    }
    Some(writer.finish())
}

/// What a method is called in messages.
fn title(call: &Call<'_>) -> String {
    let class = call.method.class().java_name();
    let class = class.rsplit('.').next().unwrap_or_default();
    format!("{class}.{}", call.method.name)
}

/// One of `count` ways on; there must be one.
fn way(call: &mut Call<'_>, count: u64) -> Result<u64> {
    if count > WAYS_MAX {
        let what = format!("{}: a choice from {count} values", title(call));
        return Err(Stop::Unsupported(what));
    }
    call.machine.choose(count as u32).map(u64::from)
}

/// Tells the reader of a trace how a question was answered.
fn chosen(call: &mut Call<'_>, answer: &dyn std::fmt::Display) {
    let question = title(call);
    call.machine.note(|_| What::Choose { question, answer: answer.to_string() });
}

/// False, then true.
fn boolean(call: &mut Call<'_>) -> Result<u64> {
    let value = way(call, 2)? != 0;
    chosen(call, &value);
    give_bool(value)
}

/// An integer from the first to the last, in ascending order.
fn from_range(call: &mut Call<'_>, first: i64, last: i64) -> Result<i64> {
    let count = Domain::Range(first, last).count();
    let value = first.wrapping_add(way(call, count)? as i64);
    chosen(call, &value);
    Ok(value)
}

/// An element of the array that is an argument, in the order of the array; bits as registers hold
/// them. `None` for an empty array.
fn from_array(call: &mut Call<'_>, index: usize, kind: Kind) -> Result<Option<u64>> {
    let array = call.object(index)?;
    let length = call.machine.heap().length(array);
    if length == 0 {
        return Ok(None);
    }
    // While the question is open nobody else acts, so one look at the array is enough.
    if call.thread().decision.is_none() {
        call.machine.begin_memory(array, ARRAY_BASE, length * kind.bytes(), false)?;
    }
    let way = way(call, length.into())? as u32;
    chosen(call, &format!("number {} of {length}", way + 1));
    let array = call.reference(index);
    Ok(Some(call.machine.heap().load(array, ARRAY_BASE + way * kind.bytes(), kind)))
}

/// A value of a domain by its number, and the domain; the first name that has one counts.
fn from_domain(call: &mut Call<'_>, names: &[&str]) -> Result<Option<(Domain, u64)>> {
    let domains = &call.machine.process().config.domains;
    let named = |name: &&str| domains.iter().rev().find(|(known, _)| known == name);
    let Some((_, domain)) = names.iter().find_map(named).cloned() else { return Ok(None) };
    let way = way(call, domain.count())?;
    chosen(call, &domain.text(way).unwrap_or_default());
    Ok(Some((domain, way)))
}

/// The run ends as an unsupported one: a question without bounds has no domain.
fn no_domain(call: &Call<'_>, name: &str) -> Stop {
    let what = title(call);
    Stop::Unsupported(format!("{what}: no domain configured (--nondet {name}=VALUES)"))
}

/// A domain's value is not of the type that was asked for.
fn misfit(call: &Call<'_>, name: &str) -> Stop {
    Stop::Unsupported(format!("{}: the domain of {name} has other values", title(call)))
}

/// Ends a checked run as one of no interest.
fn discard(machine: &mut Machine) -> Stop {
    // What others do before counts.
    if let Err(stop) = machine.visible_point() {
        return stop;
    }
    if let Some(watch) = &mut machine.watch {
        watch.pruned = true;
    }
    Stop::Blocked
}

/// Begins an atomic block; what others do before it and within it can be told apart.
fn begin_atomic(call: &mut Call<'_>) -> Result<u64> {
    if call.thread().atomic == 0 {
        call.machine.visible_point()?;
    }
    call.thread().atomic += 1;
    Ok(0)
}

fn end_atomic(call: &mut Call<'_>) -> Result<u64> {
    let thread = call.thread();
    thread.atomic = thread.atomic.saturating_sub(1);
    Ok(0)
}

/// A scheduling point and nothing else.
fn visible_point(call: &mut Call<'_>) -> Result<u64> {
    call.machine.visible_point()?;
    Ok(0)
}

/// A method that Heddle does not have.
fn unsupported(call: &mut Call<'_>) -> Result<u64> {
    Err(Stop::Unsupported(title(call)))
}

/// A string argument as text; `null` as Java prints it.
fn text(call: &Call<'_>, reference: Ref) -> String {
    call.machine.string_or_null(reference).unwrap_or_else(|| "null".into())
}
