//! Helpful `NullPointerException` messages: which expression was null, from the bytecode.
//!
//! The wording, and when it gives up, are HotSpot's: programs print these messages.

mod simulate;

use heddle_classfile::opcodes::*;
use heddle_classfile::{ClassFile, Code, descriptor::MethodDescriptor};

use crate::program::MethodRef;
use crate::text::external_type;
use simulate::Stacks;

/// How many steps from the null back to where it came from are described.
const DETAIL_MAX: u32 = 5;
/// How many calls stand before the dot of a call.
const CHAIN_MAX: u32 = 2;

/// Describes the null at a bytecode index, in the words of the JDK.
pub fn describe(method: MethodRef, bci: u16) -> Option<String> {
    let file = method.class().file.as_ref()?;
    let code = file.methods.get(usize::from(method.index))?.code.as_ref()?;
    let bytes = file.bytecode(code);
    let description = Description { method, file, code, bytes };
    let bci = usize::from(bci);
    let slot = description.null_slot(bci)?;
    let stacks = Stacks::analyse(file, code, bci);
    let mut text = description.failed_action(bci)?;
    if description.cause(&stacks, &mut text, bci, slot, DETAIL_MAX, false, " because \"") {
        text.push_str("\" is null");
    }
    Some(text)
}

/// What the program writes before the dot of the call at a bytecode index: a field, a variable, an
/// element, or a call on one (`client.getInputStream()`); nothing if it has no short name there.
pub fn receiver(method: MethodRef, bci: u16) -> Option<String> {
    let file = method.class().file.as_ref()?;
    let code = file.methods.get(usize::from(method.index))?.code.as_ref()?;
    let bytes = file.bytecode(code);
    let description = Description { method, file, code, bytes };
    let bci = usize::from(bci);
    if !matches!(*bytes.get(bci)?, INVOKEVIRTUAL | INVOKEINTERFACE) {
        return None;
    }
    let slot = description.null_slot(bci)?;
    let stacks = Stacks::analyse(file, code, bci);
    description.written(&stacks, bci, slot, CHAIN_MAX)
}

struct Description {
    method: MethodRef,
    file: &'static ClassFile,
    code: &'static Code,
    bytes: &'static [u8],
}

impl Description {
    fn u2(&self, at: usize) -> u16 {
        u16::from_be_bytes([self.bytes[at], self.bytes[at + 1]])
    }

    fn utf8(&self, index: u16) -> String {
        self.file.constants.utf8_str(index).unwrap_or_default().into_owned()
    }

    /// Name and descriptor of the member that the instruction at `at` names.
    fn member(&self, at: usize) -> Option<(u16, String, String)> {
        let member = self.file.constants.member(self.u2(at + 1)).ok()?;
        Some((member.class, self.utf8(member.name), self.utf8(member.descriptor)))
    }

    /// The operand `slot` of the instruction at `bci`, as the program writes it, with so many calls.
    fn written(&self, stacks: &Stacks, bci: usize, slot: usize, calls: u32) -> Option<String> {
        let (source, _) = stacks.source(bci, slot)?;
        if matches!(self.bytes[source], INVOKEVIRTUAL | INVOKEINTERFACE) && calls > 0 {
            let on = self.written(stacks, source, self.null_slot(source)?, calls - 1)?;
            let (_, name, descriptor) = self.member(source)?;
            let given = if descriptor.starts_with("()") { "" } else { "…" };
            return Some(format!("{on}.{name}({given})"));
        }
        let mut text = String::new();
        if !self.cause(stacks, &mut text, bci, slot, DETAIL_MAX, true, "") {
            return None;
        }
        let own = format!("{}.", self.method.class().java_name());
        let text = text.strip_prefix("this.").or_else(|| text.strip_prefix(&own)).unwrap_or(&text);
        let is_short = !text.contains(['(', '<']) && text != "this" && !text.is_empty();
        is_short.then(|| text.to_owned())
    }

    /// Which operand of the instruction must have been null, counted from the top of the stack.
    /// `None` if none can have been: the program made the exception itself.
    fn null_slot(&self, bci: usize) -> Option<usize> {
        Some(match *self.bytes.get(bci)? {
            GETFIELD | ARRAYLENGTH | ATHROW | MONITORENTER | MONITOREXIT => 0,
            PUTFIELD => simulate::slots_of(&self.member(bci)?.2),
            INVOKEVIRTUAL | INVOKESPECIAL | INVOKEINTERFACE => {
                let (_, name, descriptor) = self.member(bci)?;
                if name == "<init>" {
                    return None;
                }
                MethodDescriptor::parse(&descriptor)?.argument_slots() as usize
            }
            IALOAD..=SALOAD => 1,
            LASTORE | DASTORE => 3,
            IASTORE..=SASTORE => 2,
            _ => return None,
        })
    }

    fn failed_action(&self, bci: usize) -> Option<String> {
        let opcode = self.bytes[bci];
        let array = |first: u8| {
            let kinds =
                ["int", "long", "float", "double", "object", "byte/boolean", "char", "short"];
            kinds[usize::from(opcode - first)]
        };
        Some(match opcode {
            IALOAD..=SALOAD => format!("Cannot load from {} array", array(IALOAD)),
            IASTORE..=SASTORE => format!("Cannot store to {} array", array(IASTORE)),
            ARRAYLENGTH => "Cannot read the array length".into(),
            ATHROW => "Cannot throw exception".into(),
            MONITORENTER => "Cannot enter synchronized block".into(),
            MONITOREXIT => "Cannot exit synchronized block".into(),
            GETFIELD => format!("Cannot read field \"{}\"", self.member(bci)?.1),
            PUTFIELD => format!("Cannot assign field \"{}\"", self.member(bci)?.1),
            _ => format!("Cannot invoke \"{}\"", self.method_name(bci)?),
        })
    }

    fn class_name(&self, class: u16) -> String {
        let name = self.file.constants.class_name(class).unwrap_or_default();
        let name = match name.strip_prefix('[') {
            Some(_) => external_type(&name),
            None => name.replace('/', "."),
        };
        match name.as_str() {
            "java.lang.Object" => "Object".into(),
            "java.lang.String" => "String".into(),
            _ => name,
        }
    }

    fn method_name(&self, bci: usize) -> Option<String> {
        let (class, name, descriptor) = self.member(bci)?;
        let parameters: Vec<String> = MethodDescriptor::parse(&descriptor)?
            .arguments()
            .map(|argument| {
                let name = external_type(argument.text);
                let trimmed =
                    name.starts_with("java.lang.Object") || name.starts_with("java.lang.String");
                if trimmed { name["java.lang.".len()..].to_owned() } else { name }
            })
            .collect();
        Some(format!("{}.{name}({})", self.class_name(class), parameters.join(", ")))
    }

    /// Writes where the operand `slot` of the instruction at `bci` came from; false if unknown.
    #[allow(clippy::too_many_arguments)]
    fn cause(
        &self,
        stacks: &Stacks,
        text: &mut String,
        bci: usize,
        slot: usize,
        detail: u32,
        inner: bool,
        prefix: &str,
    ) -> bool {
        if detail == 0 {
            return false;
        }
        let Some((source, stack)) = stacks.source(bci, slot) else { return false };
        let wide = self.bytes[source] == WIDE;
        let at = if wide { source + 1 } else { source };
        let opcode = self.bytes[at];
        let is_call = (INVOKEVIRTUAL..=INVOKEINTERFACE).contains(&opcode);
        if detail == DETAIL_MAX && !is_call {
            text.push_str(prefix);
        }
        let local = |text: &mut String, index: u16| {
            text.push_str(&self.local(source, index, !stack.was_written(index)));
            true
        };
        match opcode {
            ILOAD_0..=ILOAD_3 => local(text, u16::from(opcode - ILOAD_0)),
            ALOAD_0..=ALOAD_3 => local(text, u16::from(opcode - ALOAD_0)),
            ILOAD | ALOAD => {
                let index = if wide { self.u2(at + 1) } else { u16::from(self.bytes[at + 1]) };
                local(text, index)
            }
            ACONST_NULL => push(text, "null"),
            ICONST_M1..=ICONST_5 => push(text, &(i32::from(opcode) - 3).to_string()),
            BIPUSH => push(text, &(self.bytes[at + 1] as i8).to_string()),
            SIPUSH => push(text, &(self.u2(at + 1) as i16).to_string()),
            GETSTATIC => {
                let Some((class, name, _)) = self.member(at) else { return false };
                push(text, &format!("{}.{name}", self.class_name(class)))
            }
            GETFIELD => {
                let Some((_, name, _)) = self.member(at) else { return false };
                if self.cause(stacks, text, source, 0, detail - 1, inner, "") {
                    text.push('.');
                }
                push(text, &name)
            }
            INVOKEVIRTUAL..=INVOKEINTERFACE => {
                let Some(name) = self.method_name(at) else { return false };
                if detail == DETAIL_MAX && !inner {
                    text.push_str(" because the return value of \"");
                }
                push(text, &name)
            }
            IALOAD | AALOAD => {
                if !self.cause(stacks, text, source, 1, detail - 1, inner, "") {
                    text.push_str("<array>");
                }
                text.push('[');
                if !self.cause(stacks, text, source, 0, detail, true, "") {
                    text.push_str("...");
                }
                push(text, "]")
            }
            _ => false,
        }
    }

    /// A local variable by its name, or as well as it can be told without one.
    fn local(&self, bci: usize, slot: u16, is_parameter: bool) -> String {
        let row = self.code.locals(&self.file.data).find(|row| {
            let start = usize::from(row.start_pc);
            (start..start + usize::from(row.len)).contains(&bci) && row.slot == slot
        });
        if let Some(row) = row {
            return self.utf8(row.name);
        }
        let first = u16::from(!self.method.is_static());
        if first == 1 && slot == 0 && is_parameter {
            return "this".into();
        }
        let mut at = first;
        for (index, kind) in self.method.params.iter().enumerate() {
            if is_parameter && (at..at + kind.slots()).contains(&slot) {
                return format!("<parameter{}>", index + 1);
            }
            at += kind.slots();
        }
        format!("<local{slot}>")
    }
}

fn push(text: &mut String, part: &str) -> bool {
    text.push_str(part);
    true
}
