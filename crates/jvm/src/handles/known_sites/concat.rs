//! String concatenation: `StringConcatFactory`.
//!
//! A site is linked to a native that takes the arguments and an array with the constant texts
//! between them. Objects are asked for their text by a real call, one after the other, so user
//! code runs as it does in Java; then everything is put together.

use heddle_classfile::Constant;
use heddle_classfile::descriptor::MethodDescriptor;

use super::{Linked, Site, native_site};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::natives::{Call, Native, in_own_class};
use crate::program::{Kind, MethodRef};
use crate::state::{Characters, Ref};

const CLASS: &str = "java/lang/StringConcatHelper$Site";
const HELPER: &str = "java/lang/StringConcatHelper";

pub(crate) const NATIVES: &[Native] = &[in_own_class(CLASS, "concat", "", concat)];

/// Marks an argument and a constant in a recipe.
const ARGUMENT: u16 = 1;
const CONSTANT: u16 = 2;
/// The library takes no more arguments than this.
const SLOTS_MAX: u32 = 200;

pub(super) fn link(machine: &mut Machine, site: &Site, with_constants: bool) -> Result<Linked> {
    let Some(parsed) = MethodDescriptor::parse(site.descriptor.as_str()) else { return Ok(None) };
    let is_string = parsed.returns.is_some_and(|kind| kind.text == "Ljava/lang/String;");
    if !is_string || parsed.argument_slots() > SLOTS_MAX {
        return Ok(None);
    }
    let count = parsed.argument_count();
    let Some(texts) = (match with_constants {
        true => literals(site, count),
        false => Some(vec![Vec::new(); count + 1]),
    }) else {
        return Ok(None);
    };
    for argument in parsed.arguments() {
        super::super::constants::described_class(machine, site.from, argument.text)?;
    }
    let helper = machine.boot_class(HELPER);
    machine.ensure_initialized(helper)?;
    let texts: Vec<Ref> = texts
        .iter()
        .map(|text| if text.is_empty() { Ref::NULL } else { machine.new_string_utf16(text) })
        .collect();
    let array = machine.ref_array(machine.well_known().object, &texts);
    // Classes do not matter here, only kinds; so sites of the same shape share their method.
    let mut descriptor = String::from("(");
    for argument in parsed.arguments() {
        descriptor.push_str(if argument.is_reference() { OBJECT } else { argument.text });
    }
    descriptor.push_str(OBJECT);
    descriptor.push_str(")Ljava/lang/String;");
    Ok(Some((native_site(machine, CLASS, "concat", &descriptor), array)))
}

const OBJECT: &str = "Ljava/lang/Object;";

/// The texts before, between and behind the arguments of a recipe.
fn literals(site: &Site, count: usize) -> Option<Vec<Vec<u16>>> {
    let recipe = site.string(0)?;
    let mut texts = vec![Vec::new()];
    let mut next_constant = 1;
    for unit in recipe {
        match unit {
            ARGUMENT => texts.push(Vec::new()),
            CONSTANT => {
                let text = constant_text(site, next_constant)?;
                next_constant += 1;
                texts.last_mut()?.extend(text);
            }
            _ => texts.last_mut()?.push(unit),
        }
    }
    (texts.len() == count + 1 && next_constant == site.arguments.len()).then_some(texts)
}

fn constant_text(site: &Site, index: usize) -> Option<Vec<u16>> {
    let number = match site.constant(index)? {
        Constant::Integer(value) => i64::from(value),
        Constant::Long(value) => value,
        _ => return site.string(index),
    };
    Some(number.to_string().encode_utf16().collect())
}

/// Saved: the objects, the numbers, the constant texts, the position of the next argument.
static CONVERT: Continuation =
    Continuation { name: "string concatenation", refs: 0b1111, resume: converted, catches: false };

fn concat(call: &mut Call<'_>) -> Result<u64> {
    let method = call.method;
    let base = call.base();
    let mut slot = base;
    let mut ready = true;
    for &kind in arguments(method) {
        let value = call.machine.thread().stack[slot];
        ready &= !needs_call(call.machine, kind, value);
        slot += usize::from(kind.slots());
    }
    let texts = Ref(call.machine.thread().stack[slot] as u32);
    if ready {
        let mut text = Text::default();
        let mut slot = base;
        for (index, &kind) in arguments(method).iter().enumerate() {
            let value = call.machine.thread().stack[slot];
            text.literal(call.machine, texts, index);
            text.value(call.machine, kind, value);
            slot += usize::from(kind.slots());
        }
        text.literal(call.machine, texts, arguments(method).len());
        return text.finish(call.machine);
    }
    // One array holds the references, the other one all else.
    let (mut objects, mut numbers) = (Vec::new(), Vec::new());
    let mut slot = base;
    for &kind in arguments(method) {
        let value = call.machine.thread().stack[slot];
        let is_reference = kind == Kind::Ref;
        objects.push(if is_reference { Ref(value as u32) } else { Ref::NULL });
        numbers.push(if is_reference { 0 } else { value });
        slot += usize::from(kind.slots());
    }
    let objects = call.machine.ref_array(call.machine.well_known().object, &objects);
    let numbers = call.machine.long_array(&numbers);
    let saved = [objects, numbers, texts].map(|array| u64::from(array.0));
    call.machine.become_continuation(&CONVERT, &[saved[0], saved[1], saved[2], 0]);
    convert(call.machine, method)
}

/// The arguments of a site: all parameters but the constant texts.
fn arguments(method: MethodRef) -> &'static [Kind] {
    &method.params[..method.params.len() - 1]
}

/// Whether the text of a value has to be asked of Java code.
fn needs_call(machine: &Machine, kind: Kind, value: u64) -> bool {
    match kind {
        Kind::Float | Kind::Double => true,
        Kind::Ref => {
            let object = Ref(value as u32);
            !object.is_null() && machine.class_of(object).id != machine.well_known().string.id
        }
        _ => false,
    }
}

/// A call for the text of an argument came back.
fn converted(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(text) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let index = machine.saved(4) as u32;
    let objects = machine.saved_ref(1);
    machine.set_kept_element(objects, index, Ref(text as u32));
    machine.set_saved(4, u64::from(index) + 1);
    let method = machine.top_frame().method;
    convert(machine, method)
}

/// Goes on with the next argument that needs a call; puts everything together when none is left.
fn convert(machine: &mut Machine, method: MethodRef) -> Result<u64> {
    let kinds = arguments(method);
    let (objects, numbers) = (machine.saved_ref(1), machine.saved_ref(2));
    let next = machine.saved(4) as usize;
    for (index, &kind) in kinds.iter().enumerate().skip(next) {
        let value = value_at(machine, objects, numbers, index, kind);
        if !needs_call(machine, kind, value) {
            continue;
        }
        machine.set_saved(4, index as u64);
        let (class, name, descriptor) = match kind {
            Kind::Float => ("java/lang/String", "valueOf", "(F)Ljava/lang/String;"),
            Kind::Double => ("java/lang/String", "valueOf", "(D)Ljava/lang/String;"),
            _ => (HELPER, "stringOf", "(Ljava/lang/Object;)Ljava/lang/String;"),
        };
        let class = machine.boot_class(class);
        let text = machine.library_method(class, name, descriptor);
        machine.push_call(text, &[value, 0][..usize::from(kind.slots())])?;
        return Err(Stop::Pushed);
    }
    let texts = machine.saved_ref(3);
    let mut text = Text::default();
    for (index, &kind) in kinds.iter().enumerate() {
        text.literal(machine, texts, index);
        let value = value_at(machine, objects, numbers, index, kind);
        let kind = if matches!(kind, Kind::Float | Kind::Double) { Kind::Ref } else { kind };
        let value = match kind {
            Kind::Ref => u64::from(machine.kept_element(objects, index as u32).0),
            _ => value,
        };
        text.value(machine, kind, value);
    }
    text.literal(machine, texts, kinds.len());
    text.finish(machine)
}

fn value_at(machine: &Machine, objects: Ref, numbers: Ref, index: usize, kind: Kind) -> u64 {
    match kind {
        Kind::Ref => u64::from(machine.kept_element(objects, index as u32).0),
        _ => machine.kept_long(numbers, index as u32),
    }
}

/// A string being put together: bytes as long as each character fits in one.
#[derive(Default)]
struct Text {
    latin1: Vec<u8>,
    /// Set once a character did not fit; `latin1` is not used from then on.
    utf16: Option<Vec<u8>>,
}

impl Text {
    fn literal(&mut self, machine: &Machine, texts: Ref, index: usize) {
        let literal = machine.kept_element(texts, index as u32);
        if !literal.is_null() {
            self.string(machine, literal);
        }
    }

    fn value(&mut self, machine: &Machine, kind: Kind, value: u64) {
        match kind {
            Kind::Ref if value as u32 == 0 => self.ascii("null"),
            Kind::Ref => self.string(machine, Ref(value as u32)),
            Kind::Boolean => self.ascii(if value & 1 != 0 { "true" } else { "false" }),
            Kind::Char => self.unit(value as u16),
            Kind::Long => self.ascii(&(value as i64).to_string()),
            Kind::Byte => self.ascii(&(value as i8).to_string()),
            Kind::Short => self.ascii(&(value as i16).to_string()),
            Kind::Int | Kind::Float | Kind::Double => self.ascii(&(value as i32).to_string()),
        }
    }

    fn ascii(&mut self, text: &str) {
        match &mut self.utf16 {
            None => self.latin1.extend_from_slice(text.as_bytes()),
            Some(utf16) => utf16.extend(text.bytes().flat_map(|byte| [byte, 0])),
        }
    }

    fn widen(&mut self) -> &mut Vec<u8> {
        let latin1 = &self.latin1;
        self.utf16.get_or_insert_with(|| latin1.iter().flat_map(|&byte| [byte, 0]).collect())
    }

    fn unit(&mut self, unit: u16) {
        match (&mut self.utf16, u8::try_from(unit)) {
            (None, Ok(byte)) => self.latin1.push(byte),
            _ => self.widen().extend_from_slice(&unit.to_le_bytes()),
        }
    }

    fn string(&mut self, machine: &Machine, string: Ref) {
        match (&mut self.utf16, machine.characters(string)) {
            (None, Characters::Latin1(bytes)) => self.latin1.extend_from_slice(bytes),
            (Some(utf16), Characters::Latin1(bytes)) => {
                utf16.extend(bytes.iter().flat_map(|&byte| [byte, 0]));
            }
            (_, Characters::Utf16(bytes)) => self.widen().extend_from_slice(bytes),
        }
    }

    fn finish(self, machine: &mut Machine) -> Result<u64> {
        let (characters, length) = match &self.utf16 {
            None => (Characters::Latin1(&self.latin1), self.latin1.len()),
            Some(utf16) => (Characters::Utf16(utf16), utf16.len()),
        };
        if length > i32::MAX as usize {
            return Err(Stop::throw(
                "java/lang/OutOfMemoryError",
                "Overflow: String length out of range",
            ));
        }
        machine.reserve(length as u64 + 64)?;
        Ok(u64::from(machine.new_string_of(characters).0))
    }
}
