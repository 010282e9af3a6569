//! `org.sosy_lab.sv_benchmarks.Verifier`, through which the programs of SV-COMP get their input.

use super::{boolean, from_domain, misfit, no_domain, offered};
use crate::{Call, Native};
use heddle_jvm::interp::Result;
use heddle_jvm::state::{give, give_int};

const CLASS: &str = "org/sosy_lab/sv_benchmarks/Verifier";

pub(super) const NATIVES: &[Native] = &[
    offered(CLASS, "assume", "(Z)V", assume),
    offered(CLASS, "nondetBoolean", "()Z", boolean),
    offered(CLASS, "nondetByte", "()B", |call| integer(call, "byte")),
    offered(CLASS, "nondetShort", "()S", |call| integer(call, "short")),
    offered(CLASS, "nondetInt", "()I", |call| integer(call, "int")),
    offered(CLASS, "nondetLong", "()J", |call| integer(call, "long")),
    offered(CLASS, "nondetChar", "()C", character),
    offered(CLASS, "nondetFloat", "()F", |call| float(call, "float")),
    offered(CLASS, "nondetDouble", "()D", |call| float(call, "double")),
    offered(CLASS, "nondetString", "()Ljava/lang/String;", string),
];

fn assume(call: &mut Call<'_>) -> Result<u64> {
    if call.boolean(0) {
        return Ok(0);
    }
    if call.is_watched() {
        return Err(call.discard_run());
    }
    // Elsewhere this method halts the JVM, with this status.
    Err(call.exit_at_once(1))
}

fn integer(call: &mut Call<'_>, name: &str) -> Result<u64> {
    let Some((domain, way)) = from_domain(call, name)? else { return absent(call, name, 0) };
    let value = domain.integer(way).ok_or_else(|| misfit(call, name))?;
    if name == "long" { Ok(value as u64) } else { give_int(value as i32) }
}

fn character(call: &mut Call<'_>) -> Result<u64> {
    let Some((domain, way)) = from_domain(call, "char")? else { return absent(call, "char", 0) };
    Ok(domain.character(way).ok_or_else(|| misfit(call, "char"))?.into())
}

fn float(call: &mut Call<'_>, name: &str) -> Result<u64> {
    let Some((domain, way)) = from_domain(call, name)? else { return absent(call, name, 0) };
    let value = domain.float(way).ok_or_else(|| misfit(call, name))?;
    Ok(if name == "double" { value.to_bits() } else { u64::from((value as f32).to_bits()) })
}

fn string(call: &mut Call<'_>) -> Result<u64> {
    let Some((domain, way)) = from_domain(call, "string")? else {
        let empty = if call.is_watched() { 0 } else { call.new_string("").0 };
        return absent(call, "string", empty.into());
    };
    let text = domain.text(way).ok_or_else(|| misfit(call, "string"))?;
    give(call.new_string(&text))
}

/// Without a domain any value will do for a single run, and none for a check.
fn absent(call: &Call<'_>, name: &str, value: u64) -> Result<u64> {
    if call.is_watched() { Err(no_domain(call, name)) } else { Ok(value) }
}
