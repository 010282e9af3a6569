//! Which registers of a method of the program are needed for something other than printing.
//!
//! Two passes over the decoded code. The first, forward, finds what registers hold, as far as that matters:
//! the standard streams, texts, arrays of arguments, builders of strings. The second, backward, is that of `liveness`, but
//! what is computed, made a text of, and printed to `System.out` or `System.err`, or logged, does not
//! count as read. What a call is, is told by the names in the class file: these are the same whatever
//! was resolved so far. A method of the same class that cannot be overridden is looked into.

use xxhash_rust::xxh3::xxh3_64;

use super::class::Method;
use super::code::Code;
use super::insn::{Insn, Op};
use super::liveness::{Liveness, reads};
use super::refmap::{RegisterSet, each_successor, is_call, writes};
use super::text_source::{Called, Source};
use crate::jdk::{DATE, TextCall, is_builder, is_number};

/// What a register holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Value {
    Other,
    /// A constant, which may be null, or a number.
    Plain,
    /// A number as an object. Its class goes by the hash of a descriptor.
    Boxed(u64),
    /// A text, or a time that never changes: an object of the library, never null. Its class goes by the
    /// hash of a descriptor.
    Text(u64),
    /// A constant format that any number of the right class fits.
    Format,
    /// A date that was made at an instruction.
    Date(u32),
    /// `System.out` or `System.err`.
    Stream,
    /// An array that was made at an instruction, and that nobody else has.
    Array(u32),
    /// A builder of a string that was made at an instruction, and that nobody else has.
    Builder(u32),
}

/// What is known of an array of arguments, or of a builder.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
struct Elements {
    /// It holds something else than texts, numbers and a date.
    mixed: bool,
    /// It holds numbers.
    boxed: bool,
    date: Option<u32>,
    /// It goes elsewhere.
    needed: bool,
}

impl Value {
    pub(super) fn text(descriptor: &str) -> Value {
        match descriptor {
            descriptor if is_number(descriptor) => Value::Plain,
            descriptor => Value::Text(xxh3_64(descriptor.as_bytes())),
        }
    }

    fn is_text(self) -> bool {
        matches!(self, Value::Text(_) | Value::Format)
    }
}

/// How deep methods of the program that are called are looked into.
const CALLS_MAX: u32 = 2;

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
        Texts::analyse_within(method, code, CALLS_MAX)
    }

    pub(super) fn analyse_within(method: &Method, code: &Code, calls_max: u32) -> Option<Texts> {
        let file = method.class().file.as_ref()?;
        let raw = file.methods.get(usize::from(method.index))?.code.as_ref()?;
        let source = Source { method, file, bytes: file.bytecode(raw), code, calls_max };
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
            Some(Called { call: Some(TextCall::Appends), receiver: Some(receiver), .. }) => {
                let Value::Builder(site) = self.value(index, *receiver) else { return false };
                return !self.goes_elsewhere(site);
            }
            Some(called) => matches!(
                called.call,
                Some(TextCall::Joins | TextCall::Makes | TextCall::Formats | TextCall::Boxes)
            ),
            None => is_pure(insn.op()),
        };
        if let Some(Called { call: Some(TextCall::Begins), receiver: Some(receiver), .. }) =
            &self.calls[index]
        {
            let Value::Date(site) = self.value(index, *receiver) else { return false };
            return self.is_printed(code, site);
        }
        makes && writes(insn).is_some_and(|result| !self.needed_after(code, index, result))
    }

    /// Whether the call at `index` is given no object that somebody may look at later, but for strings.
    pub fn takes_only_printed(&self, code: &Code, index: usize) -> bool {
        let Some(Called { receiver, arguments, .. }) = &self.calls[index] else { return false };
        let owned = |&register: &u16| match self.value(index, register) {
            Value::Plain | Value::Boxed(_) | Value::Text(_) | Value::Format | Value::Stream => true,
            Value::Builder(site) => !self.goes_elsewhere(site),
            Value::Date(site) => self.is_printed(code, site),
            Value::Array(site) => {
                let known = self.arrays.iter().find(|(at, _)| *at == site);
                known.is_none_or(|(_, Elements { mixed, date, needed, boxed: _ })| {
                    !mixed && !needed && date.is_none_or(|site| self.is_printed(code, site))
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

    /// Whether a date that is made at an instruction is printed at most.
    fn is_printed(&self, code: &Code, site: u32) -> bool {
        let date = writes(&code.insns[site as usize]);
        date.is_some_and(|date| !self.needed_after(code, site as usize, date))
    }

    fn goes_elsewhere(&self, site: u32) -> bool {
        self.arrays.iter().any(|(at, elements)| *at == site && elements.needed)
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
        let liveness = code.liveness.get_or_init(|| Liveness::analyse(code));
        self.values[0] = vec![Value::Other; code.registers as usize];
        let mut work = vec![0];
        while let Some(index) = work.pop() {
            let mut values = self.values[index].clone();
            for handler in &code.handlers {
                if (handler.start as usize..handler.end as usize).contains(&index) {
                    let mut caught = values.clone();
                    caught[usize::from(code.locals)..].fill(Value::Other);
                    self.flow(handler.target as usize, &caught, liveness, &mut work);
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
            next.into_iter().for_each(|to| self.flow(to, &values, liveness, &mut work));
        }
    }

    fn flow(&mut self, to: usize, values: &[Value], liveness: &Liveness, work: &mut Vec<usize>) {
        let live = liveness.before(to);
        // What nobody reads any more goes nowhere.
        let values = values.iter().enumerate().map(|(register, &value)| match value {
            value if live.contains(register) => value,
            _ => Value::Other,
        });
        let values: Vec<Value> = values.collect();
        if self.values[to].is_empty() {
            self.values[to] = values;
            return work.push(to);
        }
        let mut changed = false;
        for (register, theirs) in values.into_iter().enumerate() {
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
            if let Value::Array(site) | Value::Builder(site) = value {
                self.elements(site).needed = true;
            }
        }
        let string = Value::text("Ljava/lang/String;");
        let one = if one == Value::Format { string } else { one };
        let other = if other == Value::Format { string } else { other };
        match (one, other) {
            _ if one == other => one,
            (Value::Plain, Value::Text(_) | Value::Boxed(_)) => Value::Plain,
            (Value::Text(_) | Value::Boxed(_), Value::Plain) => Value::Plain,
            _ => Value::Other,
        }
    }

    fn result(&mut self, source: &Source<'_>, index: usize, values: &[Value]) -> Value {
        use Op::*;
        let insn = &source.code.insns[index];
        match insn.op() {
            Move | Checkcast | CheckcastUnresolved => values[usize::from(insn.b)],
            Const => Value::Plain,
            LdcString | LdcUnresolved => match source.fits_numbers(index) {
                Some(true) => Value::Format,
                Some(false) => Value::text("Ljava/lang/String;"),
                None => Value::Other,
            },
            Newarray | NewarrayUnresolved => Value::Array(index as u32),
            New | NewUnresolved => match source.class(index) {
                Some(class) if class == DATE => Value::Date(index as u32),
                Some(class) if is_builder(&class) => Value::Builder(index as u32),
                _ => Value::Other,
            },
            GetstaticRef | GetstaticUnresolved if source.is_stream(index) => Value::Stream,
            Aastore => {
                if let Value::Array(site) = values[usize::from(insn.b)] {
                    let elements = self.elements(site);
                    match values[usize::from(insn.a)] {
                        Value::Text(_) | Value::Format => {}
                        Value::Boxed(_) => elements.boxed = true,
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
                    TextCall::Boxes => match *gives {
                        Value::Text(class) => Value::Boxed(class),
                        _ => Value::Other,
                    },
                    TextCall::Finishes => *gives,
                    TextCall::PrintsFormatted | TextCall::Appends => values[usize::from(insn.b)],
                    TextCall::Begins | TextCall::Prints | TextCall::Logs => Value::Other,
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
            let value = self.value(index, register);
            if let (Value::Array(site) | Value::Builder(site), true) = (value, goes_on) {
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
            Checkcast | CheckcastUnresolved => (result || !value.is_text(), true),
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
        let known = value.is_text() || matches!(value, Value::Date(_) | Value::Boxed(_));
        (needed || !known, true)
    }

    fn call_uses(
        &mut self,
        index: usize,
        register: u16,
        value: Value,
        result: bool,
    ) -> (bool, bool) {
        let Some(Called { call, receiver, arguments, unneeded, .. }) = &self.calls[index] else {
            return (true, true);
        };
        if unneeded.contains(&register) {
            return (false, true);
        }
        let receiver_value = receiver.map_or(Value::Other, |at| self.value(index, at));
        let is_receiver = *receiver == Some(register);
        let plain = arguments.iter().any(|&(at, plain)| at == register && plain);
        let first = arguments.first().is_some_and(|&(at, _)| at == register);
        let is_text = value.is_text() || matches!(value, Value::Date(_));
        let printed = is_text || matches!(value, Value::Plain | Value::Boxed(_)) || plain;
        let is_array = matches!(value, Value::Array(_));
        let format = receiver.or(arguments.first().map(|&(at, _)| at));
        let format = match call {
            Some(TextCall::PrintsFormatted) => arguments.first().map(|&(at, _)| at),
            _ => format,
        };
        // Any format may be given a text; a number has to fit.
        let fits = format.is_some_and(|at| self.value(index, at) == Value::Format);
        let built = match receiver_value {
            Value::Builder(site) => Some(self.goes_elsewhere(site)),
            _ => None,
        };
        if is_array
            && !fits
            && matches!(call, Some(TextCall::PrintsFormatted | TextCall::Formats))
            && self.holds_numbers(value)
        {
            return (true, true);
        }
        match call {
            // What is no stream of the process may be read.
            Some(TextCall::Prints | TextCall::PrintsFormatted)
                if is_receiver || receiver_value != Value::Stream =>
            {
                (true, true)
            }
            Some(TextCall::Prints) => (!printed, true),
            Some(TextCall::Logs) if is_receiver => (true, true),
            Some(TextCall::Logs) if is_array => (self.keeps(value), false),
            Some(TextCall::Logs) => (!printed, true),
            // A builder is what was put into it.
            Some(TextCall::Appends) => match built {
                Some(needed) if is_receiver => (needed || result, false),
                Some(needed) => (needed || !printed, true),
                None => (true, true),
            },
            Some(TextCall::Finishes) => match built {
                Some(needed) if is_receiver => (needed || result, result),
                _ => (true, true),
            },
            Some(TextCall::Begins) if built.is_some() => {
                (built == Some(true) || !(is_receiver || is_text), !is_receiver)
            }
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

    fn holds_numbers(&self, array: Value) -> bool {
        let Value::Array(site) = array else { return false };
        self.arrays.iter().any(|(at, elements)| *at == site && elements.boxed)
    }

    /// Whether there is something in an array that says more than a text or a number.
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
