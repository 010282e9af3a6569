//! What serialization keeps for itself while it copies arguments and results.
//!
//! Which thread was the first to copy an object of some class would show in it for good.

use super::super::{Call, Native, replacing};
use heddle_jvm::interp::Result;
use heddle_jvm::state::{give, give_int};

pub(super) const NATIVES: &[Native] = &[
    replacing("java/io/ObjectOutputStream$HandleTable", "hash", "(Ljava/lang/Object;)I", hash),
    // Each has a class loader of its own, so that none needs a name of its own.
    replacing(
        "jdk/internal/reflect/MethodAccessorGenerator",
        "generateName",
        "(ZZ)Ljava/lang/String;",
        |call| {
            let kind = match (call.boolean(0), call.boolean(1)) {
                (true, true) => "SerializationConstructor",
                (true, false) => "Constructor",
                (false, _) => "Method",
            };
            give(call.new_string(&format!("jdk/internal/reflect/Generated{kind}Accessor")))
        },
    ),
];

/// Where an object is found among those that were written already. The JDK takes its identity hash,
/// which would be given by whoever comes first; that strings and classes differ is enough.
fn hash(call: &mut Call<'_>) -> Result<u64> {
    let object = call.reference(1);
    let text = match object.non_null() {
        None => String::new(),
        Some(object) => match call.class_of(object).name == "java/lang/String" {
            true => call.string_or_null(object).unwrap_or_default(),
            false => call.class_of(object).name.to_string(),
        },
    };
    let mixed =
        text.bytes().fold(7_u32, |mixed, byte| mixed.wrapping_mul(31).wrapping_add(byte.into()));
    give_int((mixed & i32::MAX as u32) as i32)
}
