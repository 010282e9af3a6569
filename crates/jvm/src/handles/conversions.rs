//! Types of methods, and the conversions that a lambda makes between them (JLS §15.27.3, §15.13.2).

use heddle_classfile::descriptor::MethodDescriptor;

use super::class_writer::{ClassWriter, Code, opcode};
use super::constants::described_class;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassKind, ClassRef, Kind};
use crate::text;

/// A method's type, with its classes.
pub(super) struct Types {
    pub(super) parameters: Vec<ClassRef>,
    pub(super) returns: ClassRef,
}

impl Types {
    /// The classes of a descriptor as `from` sees them.
    pub(super) fn load(machine: &mut Machine, from: ClassRef, descriptor: Name) -> Result<Types> {
        let parsed = MethodDescriptor::parse(descriptor.as_str())
            .ok_or_else(|| Stop::throw("java/lang/ClassFormatError", "a malformed descriptor"))?;
        let mut parameters = Vec::new();
        for argument in parsed.arguments() {
            parameters.push(described_class(machine, from, argument.text)?);
        }
        let returns = parsed.returns.map_or("V", |kind| kind.text);
        Ok(Types { parameters, returns: described_class(machine, from, returns)? })
    }

    pub(super) fn descriptor(&self) -> String {
        let parameters: String =
            self.parameters.iter().map(|class| text::descriptor(class)).collect();
        format!("({parameters}){}", text::descriptor(self.returns))
    }
}

fn primitive(class: ClassRef) -> Option<Kind> {
    match class.kind {
        ClassKind::Primitive(kind) => kind,
        _ => None,
    }
}

pub(super) fn is_void(class: ClassRef) -> bool {
    matches!(class.kind, ClassKind::Primitive(None))
}

pub(super) fn slots(class: ClassRef) -> u16 {
    primitive(class).map_or(1, Kind::slots)
}

pub(super) fn descriptor_slots(descriptor: &str) -> u16 {
    Kind::of_descriptor(descriptor).map_or(1, Kind::slots)
}

/// The kind that a wrapper class wraps.
fn wrapped(class: ClassRef) -> Option<Kind> {
    Kind::PRIMITIVES.into_iter().find(|&kind| class.name == text::wrapper_of(kind))
}

/// May a value of one primitive kind be used as another without a cast?
fn widens(from: Kind, to: Kind) -> bool {
    use Kind::*;
    from == to
        || match from {
            Byte => matches!(to, Short | Int | Long | Float | Double),
            Short | Char => matches!(to, Int | Long | Float | Double),
            Int => matches!(to, Long | Float | Double),
            Long => matches!(to, Float | Double),
            Float => to == Double,
            _ => false,
        }
}

/// May a value of one class be converted to another by boxing, widening and, unless `strict`,
/// casts?
pub(super) fn adaptable(from: ClassRef, to: ClassRef, strict: bool) -> bool {
    if from.id == to.id {
        return true;
    }
    match (primitive(from), primitive(to)) {
        (Some(from), Some(to)) => widens(from, to),
        (Some(from), None) => to.name == "java/lang/Object" || boxes_to(from, to),
        (None, Some(to)) => wrapped(from).map_or(!strict, |from| widens(from, to)),
        (None, None) if is_void(from) || is_void(to) => false,
        (None, None) => !strict || from.is_assignable_to(to),
    }
}

/// Is a wrapper of this kind an instance of the class?
fn boxes_to(kind: Kind, class: ClassRef) -> bool {
    let number = !matches!(kind, Kind::Boolean | Kind::Char);
    class.name == text::wrapper_of(kind)
        || (number && class.name == "java/lang/Number")
        || matches!(
            class.name.as_str(),
            "java/lang/Comparable" | "java/io/Serializable" | "java/lang/constant/Constable"
        )
}

/// Converts the value on the stack. A reference is first made sure to be `functional`, which is
/// what the instantiated interface says it is.
pub(super) fn convert(
    writer: &mut ClassWriter,
    code: &mut Code,
    given: ClassRef,
    wanted: ClassRef,
    functional: ClassRef,
) {
    if is_void(given) || is_void(wanted) || (given.id == wanted.id && given.id == functional.id) {
        return;
    }
    match (primitive(given), primitive(wanted)) {
        (Some(from), Some(to)) => widen(code, from, to),
        (Some(from), None) => {
            let boxed = wrapped(wanted).unwrap_or(from);
            widen(code, from, boxed);
            let descriptor = format!("({})L{};", boxed.letter(), text::wrapper_of(boxed));
            let wrap = writer.method_ref(text::wrapper_of(boxed), "valueOf", &descriptor, false);
            code.with(opcode::INVOKESTATIC, wrap);
        }
        (None, to) => {
            let source = if functional.is_primitive() { given } else { functional };
            if source.id != given.id {
                cast(writer, code, source.name.as_str());
            }
            match to {
                Some(to) => unwrap(writer, code, source, to),
                None if wanted.id != source.id => cast(writer, code, wanted.name.as_str()),
                None => {}
            }
        }
    }
}

fn cast(writer: &mut ClassWriter, code: &mut Code, class: &str) {
    if class != "java/lang/Object" {
        let class = writer.class(class);
        code.with(opcode::CHECKCAST, class);
    }
}

/// The primitive value of a wrapper, or of something that can only be one.
fn unwrap(writer: &mut ClassWriter, code: &mut Code, source: ClassRef, to: Kind) {
    let is_number = |kind: Kind| !matches!(kind, Kind::Boolean | Kind::Char);
    let (owner, through) = match wrapped(source) {
        Some(kind) if is_number(kind) => (text::wrapper_of(kind), to),
        Some(kind) => (text::wrapper_of(kind), kind),
        None => {
            let owner = if is_number(to) { "java/lang/Number" } else { text::wrapper_of(to) };
            if source.name != owner {
                cast(writer, code, owner);
            }
            (owner, to)
        }
    };
    let name = format!("{}Value", through.primitive_name());
    let value = writer.method_ref(owner, &name, &format!("(){}", through.letter()), false);
    code.with(opcode::INVOKEVIRTUAL, value);
    widen(code, through, to);
}

fn widen(code: &mut Code, from: Kind, to: Kind) {
    use Kind::*;
    const I2L: u8 = 0x85;
    const L2F: u8 = 0x89;
    const L2D: u8 = 0x8a;
    const F2D: u8 = 0x8d;
    let opcode = match (from, to) {
        (Long, Float) => L2F,
        (Long, Double) => L2D,
        (Float, Double) => F2D,
        (Byte | Short | Char | Int, Long) => I2L,
        (Byte | Short | Char | Int, Float) => I2L + 1,
        (Byte | Short | Char | Int, Double) => I2L + 2,
        _ => return,
    };
    code.op(opcode);
}
