//! Random numbers as choices: what `--enumerate-random` makes of bounded questions to generators.
//!
//! The rows take effect only when asked for. Questions without bounds keep their generator, which
//! gives the same values in every run; `Math.random` wants a domain.

use super::{boolean, from_domain, from_range, misfit, no_domain};
use crate::{Call, Native, replacing};
use heddle_jvm::bodies::NativeFn;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{MethodRef, Program};
use heddle_jvm::state::give_int;

const RANDOM: &str = "java/util/Random";
const LOCAL: &str = "java/util/concurrent/ThreadLocalRandom";
const GENERATOR: &str = "java/util/random/RandomGenerator";

const NATIVES: &[Native] = &[
    replacing(RANDOM, "nextInt", "(I)I", next_int_below),
    replacing(RANDOM, "nextBoolean", "()Z", boolean),
    replacing(LOCAL, "nextInt", "(I)I", next_int_below),
    replacing(LOCAL, "nextInt", "(II)I", next_int_between),
    replacing(LOCAL, "nextLong", "(J)J", next_long_below),
    replacing(LOCAL, "nextLong", "(JJ)J", next_long_between),
    replacing(LOCAL, "nextBoolean", "()Z", boolean),
    replacing(GENERATOR, "nextInt", "(I)I", next_int_below),
    replacing(GENERATOR, "nextInt", "(II)I", next_int_between),
    replacing(GENERATOR, "nextLong", "(J)J", next_long_below),
    replacing(GENERATOR, "nextLong", "(JJ)J", next_long_between),
    replacing(GENERATOR, "nextBoolean", "()Z", boolean),
    replacing("java/lang/Math", "random", "()D", math_random),
];

/// From now on bounded random numbers are choices, in all processes of the program.
pub(crate) fn enumerate(program: &'static Program) {
    for native in NATIVES {
        // Where there is no such class, nobody draws from it.
        let Ok(class) = program.boot_class(native.class) else { continue };
        let own = |method: &&MethodRef| {
            method.name == native.name && method.descriptor == native.descriptor
        };
        if let Some(method) = class.methods.iter().find(own) {
            method.becomes_native();
        }
    }
}

/// The body of a method that was given the entry of a native.
pub(crate) fn body(method: MethodRef) -> Option<NativeFn> {
    let class = method.class();
    if !class.loader.is_library() {
        return None;
    }
    let row = NATIVES.iter().find(|native| {
        class.name == native.class
            && method.name == native.name
            && method.descriptor == native.descriptor
    });
    row.map(|native| native.body)
}

fn next_int_below(call: &mut Call<'_>) -> Result<u64> {
    let bound = call.int(1);
    below(call, bound.into()).and_then(|value| give_int(value as i32))
}

fn next_int_between(call: &mut Call<'_>) -> Result<u64> {
    let (origin, bound) = (call.int(1), call.int(2));
    between(call, origin.into(), bound.into()).and_then(|value| give_int(value as i32))
}

fn next_long_below(call: &mut Call<'_>) -> Result<u64> {
    let bound = call.long(1);
    below(call, bound).map(|value| value as u64)
}

fn next_long_between(call: &mut Call<'_>) -> Result<u64> {
    let (origin, bound) = (call.long(1), call.long(3));
    between(call, origin, bound).map(|value| value as u64)
}

fn below(call: &mut Call<'_>, bound: i64) -> Result<i64> {
    if bound <= 0 {
        let message = "bound must be positive";
        return Err(Stop::throw("java/lang/IllegalArgumentException", message));
    }
    from_range(call, 0, bound - 1)
}

fn between(call: &mut Call<'_>, origin: i64, bound: i64) -> Result<i64> {
    if origin >= bound {
        let message = "bound must be greater than origin";
        return Err(Stop::throw("java/lang/IllegalArgumentException", message));
    }
    from_range(call, origin, bound - 1)
}

fn math_random(call: &mut Call<'_>) -> Result<u64> {
    let Some((domain, way)) = from_domain(call, "double")? else {
        return Err(no_domain(call, "double"));
    };
    Ok(domain.float(way).ok_or_else(|| misfit(call, "double"))?.to_bits())
}
