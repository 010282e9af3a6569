//! A failure in the words of HotSpot: message, location, reason, and dumps of frames and code.

use std::fmt::Write;

use super::failure::{Fault, Origin, Reason, Site};
use super::frame::Frame;
use super::method::MethodVerifier;
use super::stack_map::MapFrame;
use super::types::{Names, Type};
use super::{Failure, Refusal, VerifyFailure};
use crate::class::{ClassFile, Method};
use crate::descriptor::{FieldType, MethodDescriptor};
use crate::error::{FormatError, JavaError};
use crate::opcodes;
use crate::reader::{Reader, Truncated};

pub(super) fn refusal(verifier: &MethodVerifier<'_, '_, '_>, failure: Failure) -> Refusal {
    let (kind, message, may_fall_back) = match failure {
        Failure::Verify(fault, message) => {
            let details = Details { verifier, fault: &fault };
            (JavaError::Verify, format!("{message}\n{}", details.text()), true)
        }
        Failure::Format(message) => {
            let method = external_name(verifier.context.class, verifier.method);
            (JavaError::ClassFormat, format!("{message} in method '{method}'"), true)
        }
        Failure::MapFormat(message) => {
            (JavaError::ClassFormat, format!("StackMapTable format error: {message}"), false)
        }
        Failure::NeedsClass(class) => {
            return Refusal { failure: VerifyFailure::NeedsClass(class), may_fall_back: false };
        }
        Failure::LoadFailed(class) => {
            return Refusal { failure: VerifyFailure::LoadFailed(class), may_fall_back: false };
        }
    };
    Refusal { failure: VerifyFailure::Error(FormatError::new(kind, message)), may_fall_back }
}

/// A method as Java source would write it: `void a.B.m(int, java.lang.String[])`.
fn external_name(class: &ClassFile, method: &Method) -> String {
    let name = class.constants.utf8_str(method.name).unwrap_or_default();
    let descriptor = class.constants.utf8_str(method.descriptor).unwrap_or_default();
    let class = class.name().replace('/', ".");
    let Some(descriptor) = MethodDescriptor::parse(&descriptor) else {
        return format!("{class}.{name}");
    };
    let arguments: Vec<String> =
        descriptor.arguments().map(|argument| external_type(&argument)).collect();
    let returns = descriptor.returns.map_or("void".to_owned(), |returns| external_type(&returns));
    format!("{returns} {class}.{name}({})", arguments.join(", "))
}

fn external_type(of: &FieldType<'_>) -> String {
    let base = match of.base {
        b'B' => "byte".to_owned(),
        b'C' => "char".to_owned(),
        b'D' => "double".to_owned(),
        b'F' => "float".to_owned(),
        b'I' => "int".to_owned(),
        b'J' => "long".to_owned(),
        b'S' => "short".to_owned(),
        b'Z' => "boolean".to_owned(),
        _ => of.class_name.replace('/', "."),
    };
    base + &"[]".repeat(of.dimensions.into())
}

struct Details<'r, 'c, 'a, 'h> {
    verifier: &'r MethodVerifier<'c, 'a, 'h>,
    fault: &'r Fault,
}

impl Details<'_, '_, '_, '_> {
    fn text(&self) -> String {
        let mut out = String::from("Exception Details:\n");
        self.location(&mut out);
        let _ = write!(out, "  Reason:\n    {}\n", self.reason());
        self.frames(&mut out);
        self.bytecode(&mut out);
        self.handlers(&mut out);
        self.stack_map(&mut out);
        out
    }

    fn names(&self) -> &Names<'_> {
        &self.verifier.context.names
    }

    fn location(&self, out: &mut String) {
        let verifier = self.verifier;
        let constants = &verifier.context.class.constants;
        let at = self.fault.offset;
        let mnemonic = match verifier.bytes.get(at) {
            None => "<invalid>",
            Some(&opcode) => opcodes::mnemonic(opcode).unwrap_or("<illegal>"),
        };
        let class = verifier.context.class.name();
        let name = constants.utf8_str(verifier.method.name).unwrap_or_default();
        let descriptor = constants.utf8_str(verifier.method.descriptor).unwrap_or_default();
        let _ = write!(out, "  Location:\n    {class}.{name}{descriptor} @{at}: {mnemonic}\n");
    }

    fn reason(&self) -> String {
        let fault = self.fault;
        match fault.reason {
            Reason::Bytecode => "Error exists in the bytecode".to_owned(),
            Reason::WrongType => {
                let found = fault.found.map(|origin| self.origin(origin)).unwrap_or_default();
                match fault.expected {
                    Some(expected) => {
                        format!("Type {found} is not assignable to {}", self.origin(expected))
                    }
                    None => format!("Invalid type: {found}"),
                }
            }
            Reason::Flags => {
                "Current frame's flags are not assignable to stack map frame's.".to_owned()
            }
            Reason::ConstantIndex(index) => format!("Constant pool index {index} is invalid"),
            Reason::LocalIndex(index) => format!("Local index {index} is invalid"),
            Reason::StackSize => "Current frame's stack size doesn't match stackmap.".to_owned(),
            Reason::StackOverflow => "Exceeded max stack size.".to_owned(),
            Reason::StackUnderflow => "Attempt to pop empty stack.".to_owned(),
            Reason::MissingMap => "Expected stackmap frame at this location.".to_owned(),
            Reason::BadMap => "Invalid stackmap specification.".to_owned(),
        }
    }

    fn origin(&self, origin: Origin) -> String {
        let what = self.names().show(origin.what);
        match origin.site {
            Site::Local(index) => format!("{what} (current frame, locals[{index}])"),
            Site::Stack(index) => format!("{what} (current frame, stack[{index}])"),
            Site::MapLocal(index) => format!("{what} (stack map, locals[{index}])"),
            Site::MapStack(index) => format!("{what} (stack map, stack[{index}])"),
            Site::Constant(index) => format!("{what} (constant pool {index})"),
            Site::Signature => format!("{what} (from method signature)"),
            Site::Implicit | Site::Receiver | Site::Frame => what,
        }
    }

    fn frames(&self, out: &mut String) {
        let fault = self.fault;
        let shows_frame = fault.found.is_some_and(|origin| {
            matches!(origin.site, Site::Local(_) | Site::Stack(_) | Site::Frame)
        });
        if shows_frame {
            let frame: &Frame = fault.frame.as_deref().unwrap_or(&self.verifier.frame);
            let (locals, stack) = (&frame.locals, frame.stack_at_mark());
            self.frame(
                out,
                "Current Frame:",
                frame.offset,
                frame.this_uninitialized,
                locals,
                stack,
            );
        }
        if let Some(target) = &fault.map_frame {
            // A frame at an impossible place is itself what is wrong.
            let title =
                if fault.reason == Reason::BadMap { "Current Frame:" } else { "Stackmap Frame:" };
            self.map_frame(out, title, target);
        }
    }

    fn map_frame(&self, out: &mut String, title: &str, frame: &MapFrame) {
        let map = &self.verifier.map;
        let (locals, stack) = (map.locals(frame), map.stack(frame));
        self.frame(out, title, frame.offset, map.this_uninitialized(frame), &locals, stack);
    }

    fn frame(
        &self,
        out: &mut String,
        title: &str,
        offset: u16,
        this_uninitialized: bool,
        locals: &[Type],
        stack: &[Type],
    ) {
        let flags = if this_uninitialized { " flagThisUninit" } else { "" };
        let _ = write!(out, "  {title}\n    bci: @{offset}\n    flags: {{{flags} }}\n");
        for (what, types) in [("locals", locals), ("stack", stack)] {
            let shown: Vec<String> =
                types.iter().map(|&shown| format!(" {}", self.names().show(shown))).collect();
            let _ = writeln!(out, "    {what}: {{{} }}", shown.join(","));
        }
    }

    fn bytecode(&self, out: &mut String) {
        out.push_str("  Bytecode:\n");
        let code = self.verifier.bytes;
        // As in HotSpot, a code of whole lines is followed by an empty one.
        for start in (0..=code.len()).step_by(16) {
            let bytes = &code[start..code.len().min(start + 16)];
            let mut text = format!("    {start:07x}:");
            for pair in bytes.chunks(2) {
                text.push(' ');
                for byte in pair {
                    let _ = write!(text, "{byte:02x}");
                }
            }
            let _ = writeln!(out, "{text:<52}");
        }
    }

    fn handlers(&self, out: &mut String) {
        let handlers = &self.verifier.code.handlers;
        if !handlers.is_empty() {
            out.push_str("  Exception Handler Table:\n");
        }
        for handler in handlers {
            let (start, end, pc) = (handler.start_pc, handler.end_pc, handler.handler_pc);
            let _ = writeln!(out, "    bci [{start}, {end}] => handler: {pc}");
        }
    }

    fn stack_map(&self, out: &mut String) {
        let Some(range) = self.verifier.code.stack_map else {
            return;
        };
        out.push_str("  Stackmap Table:\n");
        let mut reader = Reader::new(self.verifier.context.class.slice(range));
        let mut offset = -1;
        for _ in 0..reader.u2().unwrap_or(0) {
            out.push_str("    ");
            let entry = map_entry(&mut reader, &mut offset, out);
            if entry.is_err() {
                return;
            }
            out.push('\n');
        }
    }
}

/// Writes one entry of the stack map as it is, without regard to what it means. A table that ends
/// too early or has an entry of unknown kind is shown up to there.
fn map_entry(reader: &mut Reader<'_>, offset: &mut i64, out: &mut String) -> Result<(), Truncated> {
    let kind = reader.u1()?;
    let delta = match kind {
        0..64 => kind.into(),
        64..128 => u16::from(kind) - 64,
        128..247 => return Err(Truncated),
        _ => reader.u2()?,
    };
    *offset += i64::from(delta) + 1;
    let at = *offset;
    let (name, items) = match kind {
        0..64 => ("same_frame", Ok(String::new())),
        64..128 => (
            "same_locals_1_stack_item_frame",
            map_items(reader, 1).map(|items| format!(",{items}")),
        ),
        247 => (
            "same_locals_1_stack_item_extended",
            map_items(reader, 1).map(|items| format!(",{items}")),
        ),
        248..=250 => ("chop_frame", Ok(format!(",{}", 251 - kind))),
        251 => ("same_frame_extended", Ok(String::new())),
        255 => ("full_frame", full_items(reader)),
        _ => (
            "append_frame",
            map_items(reader, u16::from(kind) - 251).map(|items| format!(",{items}")),
        ),
    };
    match &items {
        Ok(items) => out.push_str(&format!("{name}(@{at}{items})")),
        Err(_) => {
            out.push_str(&format!("{name}(@{at}), output truncated, Stackmap exceeds table size."))
        }
    }
    items.map(drop)
}

fn full_items(reader: &mut Reader<'_>) -> Result<String, Truncated> {
    let count = reader.u2()?;
    let locals = map_items(reader, count)?;
    let count = reader.u2()?;
    Ok(format!(",{{{locals}}},{{{}}}", map_items(reader, count)?))
}

fn map_items(reader: &mut Reader<'_>, count: u16) -> Result<String, Truncated> {
    let mut items = Vec::new();
    for _ in 0..count {
        items.push(match reader.u1()? {
            0 => "Top".to_owned(),
            1 => "Integer".to_owned(),
            2 => "Float".to_owned(),
            3 => "Double".to_owned(),
            4 => "Long".to_owned(),
            5 => "Null".to_owned(),
            6 => "UninitializedThis".to_owned(),
            7 => format!("Object[#{}]", reader.u2()?),
            8 => format!("Uninitialized[#{}]", reader.u2()?),
            bad => format!("BAD:{bad}"),
        });
    }
    Ok(items.join(","))
}
