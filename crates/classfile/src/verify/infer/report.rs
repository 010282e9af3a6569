//! Failures in the words of the old verifier, which had one short line for each.
//!
//! The instructions are judged by the same code as with stack maps, so its words are translated.

use super::super::failure::{Failure, Fault, Origin, Reason, Site};
use super::super::method::MethodVerifier;
use super::super::types::Type;
use super::super::{Refusal, VerifyFailure};
use crate::error::{FormatError, JavaError};
use crate::opcodes::*;

pub(in super::super) fn refusal(
    verifier: &MethodVerifier<'_, '_, '_>,
    failure: Failure,
) -> Refusal {
    let (kind, message) = match failure {
        Failure::Verify(fault, message) => {
            (JavaError::Verify, old_words(verifier, &fault, message))
        }
        Failure::Format(message) => (JavaError::ClassFormat, message),
        Failure::MapFormat(message) => (JavaError::ClassFormat, message.to_owned()),
        Failure::NeedsClass(class) => {
            return Refusal { failure: VerifyFailure::NeedsClass(class), may_fall_back: false };
        }
        Failure::LoadFailed(class) => {
            return Refusal { failure: VerifyFailure::LoadFailed(class), may_fall_back: false };
        }
    };
    let class = verifier.context.class;
    let name = class.constants.utf8_str(verifier.method.name).unwrap_or_default();
    let descriptor = class.constants.utf8_str(verifier.method.descriptor).unwrap_or_default();
    let message =
        format!("(class: {}, method: {name} signature: {descriptor}) {message}", class.name());
    Refusal { failure: VerifyFailure::Error(FormatError::new(kind, message)), may_fall_back: false }
}

fn old_words(verifier: &MethodVerifier<'_, '_, '_>, fault: &Fault, message: String) -> String {
    let opcode = verifier.bytes.get(fault.offset).copied().unwrap_or(NOP);
    match (fault.reason, fault.found) {
        (Reason::StackUnderflow, _) => "Unable to pop operand off an empty stack".to_owned(),
        (Reason::StackOverflow, _) => "Stack size too large".to_owned(),
        (Reason::LocalIndex(_), _) => "Illegal local variable number".to_owned(),
        (Reason::ConstantIndex(_), _) => "Illegal type in constant pool".to_owned(),
        (Reason::WrongType, Some(Origin { what, site: Site::Local(index) })) => {
            let wanted = fault.expected.map_or(Type::Top, |expected| expected.what);
            wrong_local(what, wanted, index)
        }
        (Reason::WrongType, Some(found)) => match message.as_str() {
            "Bad return type" | "Method does not expect a return value" => {
                "Wrong return type in function".to_owned()
            }
            "Bad <init> method call" | "Call to wrong <init> method" => {
                "Call to wrong initialization method".to_owned()
            }
            "Bad operand type when invoking <init>" => {
                "Expecting to find unitialized object on stack".to_owned()
            }
            "Bad type on operand stack in putfield" if found.what.is_reference() => {
                "Incompatible type for getting or setting field".to_owned()
            }
            _ if message.starts_with("Bad access to protected") => {
                "Bad access to protected data".to_owned()
            }
            _ => wrong_operand(opcode, found.what, fault.expected).to_owned(),
        },
        _ => match message.as_str() {
            "Method expects a return value" => "Wrong return type in function".to_owned(),
            "Constructor must call super() or this() before return" => {
                "Constructor must call super() or this()".to_owned()
            }
            _ if message.starts_with("Bad invokespecial") => {
                "Illegal use of nonvirtual function call".to_owned()
            }
            _ => message,
        },
    }
}

fn wrong_local(what: Type, wanted: Type, index: u16) -> String {
    let next = u32::from(index) + 1;
    match (what, wanted.high()) {
        (Type::Top, None) => format!("Accessing value from uninitialized register {index}"),
        (Type::ReturnAddress(_), None) => {
            format!("Cannot load return address from register {index}")
        }
        (_, None) => format!("Register {index} contains wrong type"),
        (Type::Top, Some(_)) => {
            format!("Accessing value from uninitialized register pair {index}/{next}")
        }
        (_, Some(_)) => format!("Register pair {index}/{next} contains wrong type"),
    }
}

fn wrong_operand(opcode: u8, what: Type, expected: Option<Origin>) -> &'static str {
    let wanted = expected.map(|expected| expected.what);
    match wanted {
        Some(Type::Integer) => return "Expecting to find integer on stack",
        Some(Type::Float) => return "Expecting to find float on stack",
        Some(Type::Long | Type::LongHigh) => return "Expecting to find long on stack",
        Some(Type::Double | Type::DoubleHigh) => return "Expecting to find double on stack",
        Some(Type::AnyCategory1 | Type::AnyCategory2) => {
            return "Attempt to split long or double on the stack";
        }
        _ => {}
    }
    let is_object = what.is_reference();
    match opcode {
        IALOAD | IASTORE => "Expecting to find array of ints on stack",
        LALOAD | LASTORE => "Expecting to find array of longs on stack",
        FALOAD | FASTORE => "Expecting to find array of floats on stack",
        DALOAD | DASTORE => "Expecting to find array of doubles on stack",
        BALOAD | BASTORE => "Expecting to find array of bytes or Booleans on stack",
        CALOAD | CASTORE => "Expecting to find array of chars on stack",
        SALOAD | SASTORE => "Expecting to find array of shorts on stack",
        AALOAD => "Expecting to find array of objects or arrays on stack",
        AASTORE if wanted == Some(Type::AnyReference) => {
            "Expecting to find array of objects or arrays on stack"
        }
        ARRAYLENGTH => "Expecting to find array on stack",
        INVOKESPECIAL if wanted == Some(Type::AnyReference) => {
            "Expecting to find unitialized object on stack"
        }
        ATHROW if is_object => "Can only throw Throwable objects",
        ATHROW => "Expecting to find object on stack",
        GETFIELD if is_object => "Incompatible type for getting or setting field",
        PUTFIELD | PUTSTATIC if is_object => "Bad type in putfield/putstatic",
        INVOKEVIRTUAL..=INVOKEINTERFACE if is_object => {
            match expected.map(|expected| expected.site) {
                Some(Site::Receiver) if opcode == INVOKESPECIAL => {
                    "Incompatible object argument for invokespecial"
                }
                Some(Site::Receiver) => "Incompatible object argument for function call",
                _ => "Incompatible argument to function",
            }
        }
        _ => "Expecting to find object/array on stack",
    }
}
