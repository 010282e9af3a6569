//! Stacks with what the program's own variables hold, for people.

use crate::machine::Machine;
use crate::program::{Kind, MethodRef};
use crate::state::{Frame, FrameKind, Ref, ThreadId, frame_refs};
use crate::view::Location;

/// A frame, and its variables in the order of their slots: names and values.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FrameView {
    pub location: Location,
    pub locals: Vec<(String, String)>,
}

/// A variable that is in scope.
struct Variable {
    name: String,
    slot: u16,
    kind: Kind,
}

impl Machine {
    /// The stack of a thread, innermost frame first. Frames of the library come without variables.
    pub fn frame_views(&self, thread: ThreadId) -> Vec<FrameView> {
        let shown = self.shown_frames(thread).map(|frame| {
            let location = Location::of_frame(frame);
            let locals =
                if location.library { Vec::new() } else { self.frame_locals(thread, frame) };
            FrameView { location, locals }
        });
        shown.collect()
    }

    fn frame_locals(&self, thread: ThreadId, frame: &Frame) -> Vec<(String, String)> {
        let code = frame.method.code().filter(|_| frame.kind == FrameKind::Java);
        let Some(code) = code.filter(|code| code.position_of(frame.pc).is_some()) else {
            return Vec::new();
        };
        let references = frame_refs(frame);
        let thread = self.thread_at(thread);
        let value = |variable: Variable| {
            let register = usize::from(variable.slot);
            // A register that does not hold a reference now is not one to be followed.
            if variable.kind == Kind::Ref && !references.contains(&register) {
                return None;
            }
            let bits = *thread.stack().get(frame.base as usize + register)?;
            Some((variable.name, self.bits_text(thread.process, bits, variable.kind)))
        };
        in_scope(frame.method, code.bci_of(frame.pc)).into_iter().filter_map(value).collect()
    }
}

impl Machine {
    /// The variables of a frame that refer to objects: names, slots, and the objects.
    pub(crate) fn variables_of(&self, thread: ThreadId, frame: &Frame) -> Vec<(String, u16, Ref)> {
        let code = frame.method.code().filter(|_| frame.kind == FrameKind::Java);
        let Some(code) = code.filter(|code| code.position_of(frame.pc).is_some()) else {
            return Vec::new();
        };
        let references = frame_refs(frame);
        let stack = self.thread_at(thread).stack();
        let named = in_scope(frame.method, code.bci_of(frame.pc)).into_iter();
        let named = named.filter(|variable| {
            variable.kind == Kind::Ref
                && references.contains(&usize::from(variable.slot))
                && !variable.name.contains(' ')
        });
        named
            .map(|variable| {
                let at = frame.base as usize + usize::from(variable.slot);
                (variable.name, variable.slot, Ref(stack[at] as u32))
            })
            .filter(|(.., reference)| !reference.is_null())
            .collect()
    }
}

/// The variables in scope at an instruction; without debug information only what Java calls them all
/// the same: `this`, and parameters by their number.
fn in_scope(method: MethodRef, bci: u16) -> Vec<Variable> {
    let raw = method.class().file.as_ref().and_then(|file| {
        let code = file.methods.get(usize::from(method.index))?.code.as_ref()?;
        Some((file, code))
    });
    let Some((file, code)) = raw else { return Vec::new() };
    let rows = code.locals(&file.data);
    let here = rows.filter(|row| (row.start_pc..row.start_pc + row.len).contains(&bci));
    let text = |index| file.constants.utf8_str(index).unwrap_or_default().into_owned();
    let mut named: Vec<Variable> = here
        .filter_map(|row| {
            let kind = Kind::of_descriptor(&text(row.descriptor))?;
            Some(Variable { name: text(row.name), slot: row.slot, kind })
        })
        .collect();
    named.sort_by_key(|variable| variable.slot);
    if !named.is_empty() {
        return named;
    }
    let mut all = Vec::new();
    let mut slot = 0;
    if !method.is_static() {
        all.push(Variable { name: "this".into(), slot, kind: Kind::Ref });
        slot += 1;
    }
    for (index, kind) in method.params.iter().enumerate() {
        all.push(Variable { name: format!("parameter {}", index + 1), slot, kind: *kind });
        slot += kind.slots();
    }
    all
}
