//! Which registers of a method of the program are needed for something other than printing.
//!
//! Two passes over the decoded code. The first, forward, finds what registers hold, as far as that matters:
//! the standard streams, texts, arrays of arguments. The second, backward, is that of `liveness`, but
//! what is computed, made a text of, and printed to `System.out` or `System.err` does not count as
//! read. What a call is, is told by the names in the class file: these are the same whatever was resolved
//! so far.

use heddle_classfile::descriptor::MethodDescriptor;
use heddle_classfile::{ClassFile, Constant};
use xxhash_rust::xxh3::xxh3_64;

use super::class::Method;
use super::code::Code;
use super::insn::{Insn, Op};
use super::liveness::reads;
use super::refmap::{RegisterSet, each_successor, is_call, writes};
use super::translate_ops::RESULT_IS_REF;
use crate::jdk::{DATE, TextCall, is_plain, text_call};

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Other,
    /// A constant, which may be null, or a number.
    Plain,
    /// A number as an object.
    Boxed,
    /// A text, or a time that never changes: an object of the library, never null. Its class goes by the
    /// hash of a descriptor.
    Text(u64),
    /// A date that was made at an instruction.
    Date(u32),
    /// `System.out` or `System.err`.
    Stream,
    /// An array that was made at an instruction, and that nobody else has.
    Array(u32),
}

/// What is known of an array of arguments.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Elements {
    /// It holds something else than texts and a date.
    mixed: bool,
    date: Option<u32>,
    /// It goes elsewhere.
    needed: bool,
}

/// A call: what it does, and its arguments with their registers.
struct Called {
    call: Option<TextCall>,
    receiver: Option<u16>,
    /// With whether each is a number or a string.
    arguments: Vec<(u16, bool)>,
    /// What it gives, where it makes a text.
    gives: Value,
}

impl Value {
    fn text(descriptor: &str) -> Value {
        Value::Text(xxh3_64(descriptor.as_bytes()))
    }
}

pub struct Texts {
    /// By instruction; empty for those that are never reached.
    values: Vec<Vec<Value>>,
    /// The registers that are needed before each instruction.
    needed: Vec<RegisterSet>,
    arrays: Vec<(u32, Elements)>,
    calls: Vec<Option<Called>>,
}

impl Texts {
    /// Nothing for a method without code of its own.
    pub fn analyse(method: &Method, code: &Code) -> Option<Texts> {
        let file = method.class().file.as_ref()?;
        let raw = file.methods.get(usize::from(method.index))?.code.as_ref()?;
        let source = Source { file, bytes: file.bytecode(raw), code };
        let registers = code.registers as usize;
        let count = code.insns.len();
        let mut texts = Texts {
            values: vec![Vec::new(); count],
            needed: vec![RegisterSet::empty(registers); count],
            arrays: Vec::new(),
            calls: (0..count).map(|index| source.call(index)).collect(),
        };
        texts.find_values(&source);
        texts.find_needs(code);
        Some(texts)
    }

    /// Whether a register is needed before an instruction.
    pub fn needs(&self, index: usize, register: usize) -> bool {
        self.needed[index].contains(register)
    }

    /// Whether what the instruction at `index` gives is printed at most, and it does nothing else.
    pub fn is_only_printed(&self, code: &Code, index: usize) -> bool {
        let insn = &code.insns[index];
        let makes = match &self.calls[index] {
            Some(called) => matches!(
                called.call,
                Some(TextCall::Joins | TextCall::Makes | TextCall::Formats | TextCall::Boxes)
            ),
            None => is_pure(insn.op()),
        };
        makes && writes(insn).is_some_and(|result| !self.needed_after(code, index, result))
    }

    /// Whether the call at `index` is given no object that somebody may look at later, but for strings.
    pub fn takes_only_printed(&self, code: &Code, index: usize) -> bool {
        let Some(Called { receiver, arguments, .. }) = &self.calls[index] else { return false };
        let is_printed = |site: u32| {
            let date = writes(&code.insns[site as usize]);
            date.is_some_and(|date| !self.needed_after(code, site as usize, date))
        };
        let owned = |&register: &u16| match self.value(index, register) {
            Value::Plain | Value::Boxed | Value::Text(_) | Value::Stream => true,
            Value::Date(site) => is_printed(site),
            Value::Array(site) => {
                let known = self.arrays.iter().find(|(at, _)| *at == site);
                known.is_none_or(|(_, Elements { mixed, date, needed })| {
                    !mixed && !needed && date.is_none_or(is_printed)
                })
            }
            Value::Other => false,
        };
        let objects = arguments.iter().filter(|(_, plain)| !plain).map(|(register, _)| register);
        receiver.iter().chain(objects).all(owned)
    }

    fn needed_after(&self, code: &Code, index: usize, register: u16) -> bool {
        let mut needed = false;
        each_successor(&code.insns[index], index, |next| {
            needed |= self.needed[next].contains(usize::from(register));
        });
        needed
    }

    fn value(&self, index: usize, register: u16) -> Value {
        self.values[index].get(usize::from(register)).copied().unwrap_or(Value::Other)
    }

    fn elements(&mut self, site: u32) -> &mut Elements {
        let known = self.arrays.iter().position(|(at, _)| *at == site);
        let at = known.unwrap_or_else(|| {
            self.arrays.push((site, Elements::default()));
            self.arrays.len() - 1
        });
        &mut self.arrays[at].1
    }
}

/// What registers hold.
impl Texts {
    fn find_values(&mut self, source: &Source<'_>) {
        let code = source.code;
        self.values[0] = vec![Value::Other; code.registers as usize];
        let mut work = vec![0];
        while let Some(index) = work.pop() {
            let mut values = self.values[index].clone();
            for handler in &code.handlers {
                if (handler.start as usize..handler.end as usize).contains(&index) {
                    let mut caught = values.clone();
                    caught[usize::from(code.locals)..].fill(Value::Other);
                    self.flow(handler.target as usize, &caught, &mut work);
                }
            }
            let insn = &code.insns[index];
            let result = self.result(source, index, &values);
            if is_call(insn.op()) {
                // The callee's registers begin where the arguments were.
                values[usize::from(insn.b)..].fill(Value::Other);
            }
            if let Some(target) = writes(insn) {
                values[usize::from(target)] = result;
            }
            let mut next = Vec::new();
            each_successor(insn, index, |successor| next.push(successor));
            next.into_iter().for_each(|to| self.flow(to, &values, &mut work));
        }
    }

    fn flow(&mut self, to: usize, values: &[Value], work: &mut Vec<usize>) {
        if self.values[to].is_empty() {
            self.values[to] = values.to_vec();
            return work.push(to);
        }
        let mut changed = false;
        for (register, &theirs) in values.iter().enumerate() {
            let mine = self.values[to][register];
            let joined = self.join(mine, theirs);
            changed |= joined != mine;
            self.values[to][register] = joined;
        }
        if changed {
            work.push(to);
        }
    }

    /// What a register holds that may hold one or the other.
    fn join(&mut self, one: Value, other: Value) -> Value {
        if one == other {
            return one;
        }
        for value in [one, other] {
            if let Value::Array(site) = value {
                self.elements(site).needed = true;
            }
        }
        match (one, other) {
            (Value::Plain, Value::Text(_) | Value::Boxed) => Value::Plain,
            (Value::Text(_) | Value::Boxed, Value::Plain) => Value::Plain,
            _ => Value::Other,
        }
    }

    fn result(&mut self, source: &Source<'_>, index: usize, values: &[Value]) -> Value {
        use Op::*;
        let insn = &source.code.insns[index];
        match insn.op() {
            Move | Checkcast | CheckcastUnresolved => values[usize::from(insn.b)],
            Const => Value::Plain,
            LdcString => Value::text("Ljava/lang/String;"),
            Newarray | NewarrayUnresolved => Value::Array(index as u32),
            New | NewUnresolved if source.class(index).as_deref() == Some(DATE) => {
                Value::Date(index as u32)
            }
            GetstaticRef | GetstaticUnresolved if source.is_stream(index) => Value::Stream,
            Aastore => {
                if let Value::Array(site) = values[usize::from(insn.b)] {
                    let elements = self.elements(site);
                    match values[usize::from(insn.a)] {
                        Value::Text(_) => {}
                        Value::Date(date) if elements.date.is_none_or(|other| other == date) => {
                            elements.date = Some(date);
                        }
                        _ => elements.mixed = true,
                    }
                }
                Value::Other
            }
            op if is_call(op) => {
                let Some(Called { call: Some(call), gives, .. }) = &self.calls[index] else {
                    return Value::Other;
                };
                match call {
                    TextCall::Joins | TextCall::Makes | TextCall::Formats => *gives,
                    TextCall::Boxes => Value::Boxed,
                    TextCall::PrintsFormatted => values[usize::from(insn.b)],
                    TextCall::Begins | TextCall::Prints => Value::Other,
                }
            }
            _ => Value::Other,
        }
    }
}

/// What is needed.
impl Texts {
    fn find_needs(&mut self, code: &Code) {
        loop {
            let arrays = self.arrays.clone();
            let mut changed = false;
            for index in (0..code.insns.len()).rev() {
                let needed = self.needed_before(code, index);
                changed |= needed != self.needed[index];
                self.needed[index] = needed;
            }
            if !changed && self.arrays == arrays {
                break;
            }
        }
    }

    fn needed_before(&mut self, code: &Code, index: usize) -> RegisterSet {
        let insn = &code.insns[index];
        let mut needed = RegisterSet::empty(code.registers as usize);
        each_successor(insn, index, |next| needed.join(&self.needed[next]));
        let result = writes(insn).is_some_and(|register| needed.contains(usize::from(register)));
        if let Some(register) = writes(insn) {
            needed.set(usize::from(register), false);
        }
        for handler in &code.handlers {
            if (handler.start as usize..handler.end as usize).contains(&index) {
                let mut caught = self.needed[handler.target as usize].clone();
                caught.clear_from(usize::from(code.locals));
                needed.join(&caught);
            }
        }
        let bci = code.bcis[index];
        let mut read = Vec::new();
        reads(insn, |register| {
            if code.halves.binary_search(&(bci, register)).is_err() {
                read.push(register);
            }
        });
        for register in read {
            let (uses, goes_on) = self.uses(index, insn, register, result);
            needed.set(usize::from(register), uses || needed.contains(usize::from(register)));
            if let (Value::Array(site), true) = (self.value(index, register), goes_on) {
                self.elements(site).needed = true;
            }
        }
        if let Some(lock) = code.lock_register
            && insn.op() != Op::SyncEnter
        {
            needed.set(usize::from(lock), true);
        }
        needed
    }

    /// Whether an instruction needs a register, given whether its result is needed; and whether an array
    /// that is there goes elsewhere.
    fn uses(&mut self, index: usize, insn: &Insn, register: u16, result: bool) -> (bool, bool) {
        use Op::*;
        let value = self.value(index, register);
        match insn.op() {
            // An array may be read through its other name.
            Move => (result, false),
            Checkcast | CheckcastUnresolved => {
                let fits = matches!(value, Value::Text(_));
                (result || !fits, true)
            }
            Idiv | Irem | Ldiv | Lrem if register == insn.c => (true, true),
            op if is_pure(op) => (result, true),
            Aastore => self.lays(index, insn, register, value),
            op if is_call(op) => self.call_uses(index, register, value, result),
            _ => (true, true),
        }
    }

    fn lays(&mut self, index: usize, insn: &Insn, register: u16, value: Value) -> (bool, bool) {
        let Value::Array(site) = self.value(index, insn.b) else { return (true, true) };
        let Elements { mixed, needed, .. } = *self.elements(site);
        if register == insn.b && register != insn.a {
            return (mixed || needed, false);
        }
        (needed || !matches!(value, Value::Text(_) | Value::Date(_)), true)
    }

    fn call_uses(
        &mut self,
        index: usize,
        register: u16,
        value: Value,
        result: bool,
    ) -> (bool, bool) {
        let Some(Called { call, receiver, arguments, .. }) = &self.calls[index] else {
            return (true, true);
        };
        let receiver_value = receiver.map_or(Value::Other, |at| self.value(index, at));
        let is_receiver = *receiver == Some(register);
        let plain = arguments.iter().any(|&(at, plain)| at == register && plain);
        let first = arguments.first().is_some_and(|&(at, _)| at == register);
        let is_text = matches!(value, Value::Text(_) | Value::Date(_));
        let printed = is_text || matches!(value, Value::Plain | Value::Boxed) || plain;
        let is_array = matches!(value, Value::Array(_));
        match call {
            // What is no stream of the process may be read.
            Some(TextCall::Prints | TextCall::PrintsFormatted)
                if is_receiver || receiver_value != Value::Stream =>
            {
                (true, true)
            }
            Some(TextCall::Prints) => (!printed, true),
            Some(TextCall::PrintsFormatted) if is_array => (self.keeps(value), false),
            Some(TextCall::Joins) => (result || !printed, true),
            Some(TextCall::Makes) => (result || !is_text, true),
            // The format is the first argument, or the receiver.
            Some(TextCall::Formats) if is_array && !first => (result || self.keeps(value), result),
            Some(TextCall::Formats) if is_array && receiver.is_some() => {
                (result || self.keeps(value), result)
            }
            Some(TextCall::Boxes) => (result, true),
            Some(TextCall::Begins) => (!is_receiver || !matches!(value, Value::Date(_)), true),
            _ => (true, true),
        }
    }

    /// Whether there is something in an array that says more than a text.
    fn keeps(&mut self, array: Value) -> bool {
        let Value::Array(site) = array else { return true };
        let Elements { mixed, needed, .. } = *self.elements(site);
        mixed || needed
    }
}

/// Whether an instruction does nothing but compute a number from numbers; division by zero apart.
fn is_pure(op: Op) -> bool {
    let (op, in_range) = (op as u16, |from: Op, upto: Op| from as u16..=upto as u16);
    op == Op::Move as u16 || in_range(Op::Iadd, Op::I2s).contains(&op)
}

/// A method as it stands in its class file.
struct Source<'a> {
    file: &'a ClassFile,
    bytes: &'a [u8],
    code: &'a Code,
}

impl Source<'_> {
    /// The opcode an instruction comes from, and the constant it names.
    fn constant(&self, index: usize) -> Option<(u8, u16)> {
        let at = usize::from(self.code.bcis[index]);
        let constant = u16::from_be_bytes([*self.bytes.get(at + 1)?, *self.bytes.get(at + 2)?]);
        Some((self.bytes[at], constant))
    }

    fn class(&self, index: usize) -> Option<String> {
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

    fn is_stream(&self, index: usize) -> bool {
        let field = self.constant(index).and_then(|(_, constant)| self.member(constant));
        field.is_some_and(|(class, name, _)| {
            class == "java/lang/System" && matches!(&*name, "out" | "err")
        })
    }

    fn call(&self, index: usize) -> Option<Called> {
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
        Some(Called { call, receiver, arguments, gives })
    }
}
