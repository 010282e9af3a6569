//! Classes through which a program speaks to the tool: Heddle's own, and those of other tools
//! whose programs Heddle can check as they are.
//!
//! Their methods are known by name. Where the class path has such a class, its bodies are
//! replaced; where it has not, the class is made here, so that a program compiled against a stub
//! runs without it. `Verify` is made here in any case.

mod crypto;
mod environment;
mod heddle;
mod random;
mod shipped;
mod verifier;
mod verify;
mod verify_print;

use super::{Call, Native};
use heddle_jvm::bodies::NativeFn;
use heddle_jvm::handles::ClassWriter;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{Kind, access};
use heddle_jvm::state::{Domain, Ref, give_bool};

pub(super) use environment::{SERVE, is_stub};
pub(super) use random::body as enumerated_body;
pub(crate) use random::enumerate as enumerate_random;

pub(super) const TABLES: &[&[Native]] = &[
    crypto::NATIVES,
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
    if let Some(bytes) = shipped::class_bytes(name) {
        return Some(bytes.to_vec());
    }
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

/// Whether a class of another tool is always the one made here. That of Java PathFinder keeps its
/// counters, its random numbers and what it prints to itself.
pub(crate) fn outranks(name: &str) -> bool {
    name == verify::CLASS || shipped::outranks(name)
}

/// What a method is called in messages.
fn title(call: &Call<'_>) -> String {
    let class = call.method.class().java_name();
    let class = class.rsplit('.').next().unwrap_or_default();
    format!("{class}.{}", call.method.name)
}

/// One of `count` ways on; there must be one.
fn way(call: &mut Call<'_>, count: u64) -> Result<u64> {
    check_count(call, count)?;
    call.choose(count as u32).map(u64::from)
}

fn check_count(call: &Call<'_>, count: u64) -> Result<()> {
    if count > WAYS_MAX {
        let what = format!("{}: a choice from {count} values", title(call));
        return Err(Stop::Unsupported(what));
    }
    Ok(())
}

/// Tells the reader of a trace how a question was answered.
fn chosen(call: &mut Call<'_>, answer: &dyn std::fmt::Display) {
    call.note_choice(title(call), answer);
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
    let length = call.length(array);
    if length == 0 {
        return Ok(None);
    }
    check_count(call, length.into())?;
    let (way, bits) = call.choose_element(array, kind)?;
    chosen(call, &format!("number {} of {length}", way + 1));
    Ok(Some(bits))
}

/// A value of the domain with this name by its number, and the domain.
fn from_domain(call: &mut Call<'_>, name: &str) -> Result<Option<(Domain, u64)>> {
    let Some(domain) = call.domain(name) else { return Ok(None) };
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

fn begin_atomic(call: &mut Call<'_>) -> Result<u64> {
    call.begin_atomic().map(|()| 0)
}

fn end_atomic(call: &mut Call<'_>) -> Result<u64> {
    call.end_atomic();
    Ok(0)
}

/// A scheduling point and nothing else.
fn visible_point(call: &mut Call<'_>) -> Result<u64> {
    call.visible_point().map(|()| 0)
}

/// A method that Heddle does not have.
fn unsupported(call: &mut Call<'_>) -> Result<u64> {
    Err(Stop::Unsupported(title(call)))
}

/// A string argument as text; `null` as Java prints it.
fn text(call: &Call<'_>, reference: Ref) -> String {
    call.string_or_null(reference).unwrap_or_else(|| "null".into())
}
