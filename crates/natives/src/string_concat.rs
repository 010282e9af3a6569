//! String concatenation: the body of call sites that `StringConcatFactory` would link.
//!
//! It takes the arguments and an array with the constant texts between them. Objects are asked for
//! their text by a real call, one after the other, so user code runs as it does in Java; then
//! everything is put together.

use super::{Call, Native, in_own_class};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{Kind, MethodRef};
use heddle_jvm::state::{Ref, give};

const CLASS: &str = "java/lang/StringConcatHelper$Site";
const HELPER: &str = "java/lang/StringConcatHelper";

pub(super) const NATIVES: &[Native] = &[in_own_class(CLASS, "concat", "", concat)];

/// Saved: the objects, the numbers, the constant texts, the position of the next argument.
static CONVERT: Continuation =
    Continuation { name: "string concatenation", refs: 0b1111, resume: converted, catches: false };
const OBJECTS: u32 = 1;
const NUMBERS: u32 = 2;
const TEXTS: u32 = 3;
const NEXT: u32 = 4;

fn concat(call: &mut Call<'_>) -> Result<u64> {
    let kinds = arguments(call.method);
    let texts = call.reference(kinds.iter().map(|kind| usize::from(kind.slots())).sum());
    if !passed(call, kinds).any(|(kind, value)| needs_call(call, kind, value)) {
        return put_together(call, texts, passed(call, kinds)).finish(call);
    }
    let known = call.well_known();
    let objects = call.allocate_array(known.object_array, Kind::Ref, kinds.len());
    let numbers = call.allocate_array(known.long_array, Kind::Long, kinds.len());
    let values: Vec<(Kind, u64)> = passed(call, kinds).collect();
    for (index, (kind, value)) in (0..).zip(values) {
        match kind {
            Kind::Ref => call.set_element(&objects, index, Kind::Ref, value),
            _ => call.set_element(&numbers, index, Kind::Long, value),
        }
    }
    let saved = [objects.publish(), numbers.publish(), texts].map(|array| u64::from(array.0));
    call.become_continuation(&CONVERT, &[saved[0], saved[1], saved[2], 0]);
    convert(call)
}

/// The values that a site was called with.
fn passed(call: &Call<'_>, kinds: &'static [Kind]) -> impl Iterator<Item = (Kind, u64)> {
    let slots = kinds.iter().scan(0, |next, &kind| {
        let slot = *next;
        *next += usize::from(kind.slots());
        Some((kind, slot))
    });
    slots.map(|(kind, slot)| (kind, call.arg(slot)))
}

/// The arguments of a site: all parameters but the constant texts.
fn arguments(method: MethodRef) -> &'static [Kind] {
    &method.params[..method.params.len() - 1]
}

/// Whether the text of a value has to be asked of Java code.
fn needs_call(call: &Call<'_>, kind: Kind, value: u64) -> bool {
    match kind {
        Kind::Float | Kind::Double => true,
        Kind::Ref => {
            let object = Ref(value as u32);
            !object.is_null() && call.class_of(object).id != call.well_known().string.id
        }
        _ => false,
    }
}

/// A call for the text of an argument came back.
fn converted(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let Completion::Returned(text) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let index = call.saved(NEXT) as u32;
    call.set_kept_element(OBJECTS, index, Kind::Ref, text);
    call.set_saved(NEXT, u64::from(index) + 1);
    convert(call)
}

/// Goes on with the next argument that needs a call; puts everything together when none is left.
fn convert(call: &mut Call<'_>) -> Result<u64> {
    let kinds = arguments(call.method);
    let next = call.saved(NEXT) as usize;
    for (index, &kind) in kinds.iter().enumerate().skip(next) {
        let value = kept_value(call, index, kind);
        if !needs_call(call, kind, value) {
            continue;
        }
        call.set_saved(NEXT, index as u64);
        let (class, name, descriptor) = match kind {
            Kind::Float => ("java/lang/String", "valueOf", "(F)Ljava/lang/String;"),
            Kind::Double => ("java/lang/String", "valueOf", "(D)Ljava/lang/String;"),
            _ => (HELPER, "stringOf", "(Ljava/lang/Object;)Ljava/lang/String;"),
        };
        let class = call.boot_class(class)?;
        let text = call.library_method(class, name, descriptor)?;
        call.push_call(text, &[value, 0][..usize::from(kind.slots())])?;
        return Err(Stop::Pushed);
    }
    let values = (0..).zip(kinds).map(|(index, &kind)| {
        // The texts of these came from calls too.
        let kind = if matches!(kind, Kind::Float | Kind::Double) { Kind::Ref } else { kind };
        (kind, kept_value(call, index, kind))
    });
    put_together(call, call.saved_ref(TEXTS), values).finish(call)
}

fn kept_value(call: &Call<'_>, index: usize, kind: Kind) -> u64 {
    match kind {
        Kind::Ref => call.kept_element(OBJECTS, index as u32, Kind::Ref),
        _ => call.kept_element(NUMBERS, index as u32, Kind::Long),
    }
}

/// Values and the texts around them.
fn put_together(call: &Call<'_>, texts: Ref, values: impl Iterator<Item = (Kind, u64)>) -> Text {
    let mut text = Text::default();
    let mut index = 0;
    for (kind, value) in values {
        text.literal(call, texts, index);
        text.value(call, kind, value);
        index += 1;
    }
    text.literal(call, texts, index);
    text
}

/// A string being put together: bytes as long as each character fits in one.
#[derive(Default)]
struct Text {
    latin1: Vec<u8>,
    /// Set once a character did not fit; `latin1` is not used from then on.
    utf16: Option<Vec<u8>>,
}

impl Text {
    fn literal(&mut self, call: &Call<'_>, texts: Ref, index: u32) {
        let literal = call.site_element(texts, index);
        if !literal.is_null() {
            self.string(call, literal);
        }
    }

    fn value(&mut self, call: &Call<'_>, kind: Kind, value: u64) {
        match kind {
            Kind::Ref if value as u32 == 0 => self.ascii("null"),
            Kind::Ref => self.string(call, Ref(value as u32)),
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

    fn string(&mut self, call: &Call<'_>, string: Ref) {
        let (bytes, is_latin1) = call.string_bytes(string);
        match (&mut self.utf16, is_latin1) {
            (None, true) => self.latin1.extend_from_slice(bytes),
            (Some(utf16), true) => utf16.extend(bytes.iter().flat_map(|&byte| [byte, 0])),
            (_, false) => self.widen().extend_from_slice(bytes),
        }
    }

    fn finish(self, call: &mut Call<'_>) -> Result<u64> {
        let (bytes, is_latin1) = match self.utf16 {
            None => (self.latin1, true),
            Some(utf16) => (utf16, false),
        };
        if bytes.len() > i32::MAX as usize {
            return Err(Stop::throw(
                "java/lang/OutOfMemoryError",
                "Overflow: String length out of range",
            ));
        }
        give(call.string_of_bytes(&bytes, is_latin1)?)
    }
}
