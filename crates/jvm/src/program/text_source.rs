//! A method of the program as it stands in its class file: what its calls are, by the names there, and
//! which strings are formats. What is made of it is left to `texts`.

use heddle_classfile::descriptor::MethodDescriptor;
use heddle_classfile::{ClassFile, Constant};

use super::class::Method;
use super::class::access::FINAL;
use super::code::Code;
use super::load::decoded;
use super::refmap::is_call;
use super::texts::{Texts, Value};
use super::translate_ops::RESULT_IS_REF;
use crate::jdk::{DATE, TextCall, is_plain, text_call};

/// The instructions of a method that is looked into where it is called: those that print are small.
const HELPER_MAX: usize = 200;

/// A call: what it does, and its arguments with their registers.
pub(super) struct Called {
    pub(super) call: Option<TextCall>,
    pub(super) receiver: Option<u16>,
    /// With whether each is a number or a string.
    pub(super) arguments: Vec<(u16, bool)>,
    /// What it gives, where it makes a text.
    pub(super) gives: Value,
    /// What a method of the program is given and needs for nothing but printing.
    pub(super) unneeded: Vec<u16>,
}

/// Whether a format has conversions to characters.
fn has_characters(format: &str) -> bool {
    format.split('%').skip(1).any(|conversion| {
        let flags = |letter: char| letter.is_ascii_digit() || "$#+ ,(<.-".contains(letter);
        conversion.trim_start_matches(flags).starts_with(['c', 'C'])
    })
}

/// A method as it stands in its class file.
pub(super) struct Source<'a> {
    pub(super) method: &'a Method,
    pub(super) file: &'a ClassFile,
    pub(super) bytes: &'a [u8],
    pub(super) code: &'a Code,
    pub(super) calls_max: u32,
}

impl Source<'_> {
    /// The opcode an instruction comes from, and the constant it names.
    fn constant(&self, index: usize) -> Option<(u8, u16)> {
        let at = usize::from(self.code.bcis[index]);
        let constant = u16::from_be_bytes([*self.bytes.get(at + 1)?, *self.bytes.get(at + 2)?]);
        Some((self.bytes[at], constant))
    }

    pub(super) fn class(&self, index: usize) -> Option<String> {
        let (_, constant) = self.constant(index)?;
        Some(self.file.constants.class_name(constant).ok()?.into_owned())
    }

    /// Class, name and descriptor.
    fn member(&self, constant: u16) -> Option<(String, String, String)> {
        let constants = &self.file.constants;
        let member = constants.member(constant).ok()?;
        let text = |index: u16| Some(constants.utf8_str(index).ok()?.into_owned());
        let class = match member.class {
            0 => String::new(),
            class => constants.class_name(class).ok()?.into_owned(),
        };
        Some((class, text(member.name)?, text(member.descriptor)?))
    }

    /// Whether the string that an instruction loads, if it loads one, is a format that fits numbers, whatever
    /// they are: a character is one only up to some number.
    pub(super) fn fits_numbers(&self, index: usize) -> Option<bool> {
        let at = usize::from(self.code.bcis[index]);
        let constant = match self.bytes.get(at..at + 3) {
            Some(&[0x12, constant, _]) => u16::from(constant),
            Some(&[0x13, high, low]) => u16::from_be_bytes([high, low]),
            _ => return None,
        };
        let Ok(&Constant::String { utf8 }) = self.file.constants.get(constant).as_ref() else {
            return None;
        };
        let text = self.file.constants.utf8_str(utf8).ok()?;
        Some(!has_characters(&text))
    }

    /// The registers that a method of this class is given by the call at `index` and does not need.
    fn unneeded(&self, name: &str, descriptor: &str, receiver: Option<u16>, from: u16) -> Vec<u16> {
        let class = self.method.class();
        let own =
            class.methods.iter().find(|own| &*own.name == name && &*own.descriptor == descriptor);
        // Nobody overrides it.
        let is_fixed = |own: &Method| {
            own.is_static() || own.is_private() || (own.access | class.access) & FINAL != 0
        };
        let own = own.filter(|own| is_fixed(own) && self.calls_max > 0);
        let Some(own) = own else {
            return Vec::new();
        };
        let small = |code: &&Code| code.insns.len() <= HELPER_MAX;
        let Some(code) = decoded(own).filter(small) else { return Vec::new() };
        let Some(texts) = Texts::analyse_within(own, code, self.calls_max - 1) else {
            return Vec::new();
        };
        let first = receiver.unwrap_or(from);
        let slots =
            u16::from(receiver.is_some()) + own.params.iter().map(|kind| kind.slots()).sum::<u16>();
        let given = from..first + slots;
        given.filter(|&register| !texts.needs(0, usize::from(register - first))).collect()
    }

    pub(super) fn is_stream(&self, index: usize) -> bool {
        let field = self.constant(index).and_then(|(_, constant)| self.member(constant));
        field.is_some_and(|(class, name, _)| {
            class == "java/lang/System" && matches!(&*name, "out" | "err")
        })
    }

    pub(super) fn call(&self, index: usize) -> Option<Called> {
        let insn = &self.code.insns[index];
        if !is_call(insn.op()) {
            return None;
        }
        let (opcode, constant) = self.constant(index)?;
        let (mut class, mut name, descriptor) = self.member(constant)?;
        if let Ok(Constant::InvokeDynamic { bootstrap, .. }) = self.file.constants.get(constant) {
            let bootstrap = self.file.attributes.bootstrap_methods.get(usize::from(bootstrap))?;
            let Ok(Constant::MethodHandle { reference, .. }) =
                self.file.constants.get(bootstrap.handle)
            else {
                return None;
            };
            (class, name, _) = self.member(reference)?;
        }
        let parsed = MethodDescriptor::parse(&descriptor)?;
        let has_receiver = u32::from(insn.c & !RESULT_IS_REF) > parsed.argument_slots();
        let receiver = has_receiver.then_some(insn.b);
        let mut register = insn.b + u16::from(has_receiver);
        let mut arguments = Vec::new();
        for argument in parsed.arguments() {
            arguments.push((register, is_plain(argument.text)));
            register += argument.slots() as u16;
        }
        // `super.toString()` and the like mean a method of one class, which others may override.
        let call = text_call(&class, &name, &descriptor)
            .filter(|&call| opcode != 0xb7 || call == TextCall::Begins);
        // A `toString` of the program may give null.
        let gives = match (&*class, &*name, descriptor.starts_with("(Ljava/lang/Object;)")) {
            ("java/lang/String", "valueOf", true) | (DATE, "toString", _) => Value::Plain,
            _ => Value::text(descriptor.rsplit(')').next().unwrap_or_default()),
        };
        let is_own = *class == *self.method.class().name && opcode != 0xba;
        let unneeded = match is_own && !arguments.is_empty() {
            true => self.unneeded(&name, &descriptor, receiver, insn.b + u16::from(has_receiver)),
            false => Vec::new(),
        };
        Some(Called { call, receiver, arguments, gives, unneeded })
    }
}
