//! Method handles, variable handles and `invokedynamic` (JVMS §5.4.3.5, §5.4.3.6).
//!
//! The library does the work, in Java: it is called to link a call site, a polymorphic call or a
//! constant, and answers with a method and perhaps one more argument. What it answered belongs to
//! the process and lies in its slots; an instruction holds only the slot's number.

mod class_writer;
mod constants;
mod conversions;
mod known_sites;
mod link;
mod member_names;
mod targets;
mod variables;

use crate::names::Name;
use crate::program::ClassRef;

pub use class_writer::{ClassWriter, Code};
pub use constants::object_constant;
pub(crate) use member_names::{
    IS_FIELD, expand, field_of, init_from_field, init_from_frame, init_from_method, method_flags,
    resolve, resolved_method_name,
};
pub use variables::VariableCall;

pub(crate) const METHOD_HANDLE: &str = "java/lang/invoke/MethodHandle";
pub(crate) const VAR_HANDLE: &str = "java/lang/invoke/VarHandle";

/// Is this the name of a signature-polymorphic method of the class?
pub fn is_polymorphic(class: ClassRef, name: Name) -> bool {
    (class.name == METHOD_HANDLE || class.name == VAR_HANDLE)
        && class.methods.iter().any(|m| m.name == name && m.marks.signature_polymorphic)
}

/// The polymorphic methods that the machine itself carries out: they jump to another method with
/// the arguments they were given.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Intrinsic {
    /// Calls the body of the receiver's form.
    Basic,
    /// The rest call the method that the last argument, a `MemberName`, stands for.
    Static,
    Special,
    Virtual,
    Interface,
}

impl Intrinsic {
    pub(crate) fn of(class: ClassRef, name: Name) -> Option<Intrinsic> {
        if class.name != METHOD_HANDLE {
            return None;
        }
        Some(match name.as_str() {
            "invokeBasic" => Intrinsic::Basic,
            "linkToStatic" => Intrinsic::Static,
            "linkToSpecial" => Intrinsic::Special,
            "linkToVirtual" => Intrinsic::Virtual,
            "linkToInterface" => Intrinsic::Interface,
            _ => return None,
        })
    }

    pub(crate) fn from_bits(bits: u64) -> Intrinsic {
        match bits {
            0 => Intrinsic::Basic,
            1 => Intrinsic::Static,
            2 => Intrinsic::Special,
            3 => Intrinsic::Virtual,
            _ => Intrinsic::Interface,
        }
    }
}
