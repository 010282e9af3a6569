//! Bodies of native methods, as the machine sees them: a table that it is given.

use crate::interp::Result;
use crate::program::{MethodRef, Program};
use crate::state::Call;

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

pub const fn native(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: false, in_own_class: false }
}

/// Stands in for a method that the JDK has written in Java.
pub const fn replacing(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: true, in_own_class: false }
}

/// The body of a method in a class that the machine makes itself.
pub const fn in_own_class(
    class: &'static str,
    name: &'static str,
    descriptor: &'static str,
    body: NativeFn,
) -> Native {
    Native { class, name, descriptor, body, replaces: false, in_own_class: true }
}

/// A native with nothing to do: registering natives, initialising field ids.
pub fn nothing(_: &mut Call<'_>) -> Result<u64> {
    Ok(0)
}

/// Everything the machine asks of those who write natives.
pub struct Bodies {
    /// The body of a method by class, name and descriptor.
    pub find: fn(&str, &str, &str) -> Option<&'static Native>,
    /// Remote calls are messages: what the library does to carry them is its own business.
    pub remote_calls: bool,
    /// The class file of a class that is made here, if the name is one of those.
    pub class_bytes: fn(&str) -> Option<Vec<u8>>,
    /// Whether that class file is used even if the class path has the class.
    pub outranks: fn(&str) -> bool,
    /// The body of a method whose answers are choices.
    pub enumerated: fn(MethodRef) -> Option<NativeFn>,
    /// Makes bounded random numbers choices.
    pub enumerate_random: fn(&'static Program),
}
