//! Natives of object serialization.

use super::super::{Native, native, nothing};
use heddle_jvm::state::give_bool;

pub(super) const NATIVES: &[Native] = &[
    native("java/io/ObjectStreamClass", "initNative", "()V", nothing),
    native("java/io/ObjectStreamClass", "hasStaticInitializer", "(Ljava/lang/Class;)Z", |call| {
        give_bool(call.class(0)?.initializer().is_some())
    }),
];
