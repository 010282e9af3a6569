//! Linking calls: `invokedynamic`, and polymorphic calls such as `invokeExact` or `VarHandle.get`.
//!
//! The library is called to link the call and the instruction then runs again, so everything
//! here may be done more than once until the slot is set.

use heddle_classfile::Constant;

use super::constants::{self, Bootstrap};
use super::variables::VariableCall;
use super::{Intrinsic, VAR_HANDLE};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassRef, Insn, Op, SlotId, variable_call_of};
use crate::state::{Call, Ref, Slot};

/// The reference kind of a virtual call, as the library numbers it.
const INVOKE_VIRTUAL: u64 = 5;

/// Saved: the slot, the array for the additional argument.
static HANDLE_CALL: Continuation =
    Continuation { name: "linking a handle call", refs: 0b101, resume: linked, catches: false };
static CALL_SITE: Continuation =
    Continuation { name: "linking a call site", refs: 0b101, resume: linked, catches: false };
/// Holds the whole linking of a call site. Saved: the slot, the class, the constant.
static LINKING: Continuation =
    Continuation { name: "an unlinked call site", refs: 0, resume: go_on, catches: true };

impl Machine {
    /// Links a call of a signature-polymorphic method.
    pub(crate) fn resolve_handle_call(
        &mut self,
        insn: &Insn,
        index: u16,
        class: ClassRef,
        name: Name,
        descriptor: Name,
    ) -> Result<()> {
        let from = self.top_frame().method.class();
        if let Some(intrinsic) = Intrinsic::of(class, name) {
            let method = class.methods.iter().copied().find(|m| m.name == name);
            crate::loading::access::check_method(
                self,
                from,
                class,
                method.expect("it is polymorphic"),
            )?;
            insn.quicken(Op::InvokeIntrinsic, intrinsic as u64);
            return Ok(());
        }
        let slot = self.program.constant_slot(from.id, index);
        if class.name == VAR_HANDLE
            && let Some(call) = self.variable_call(insn, from, (name, &descriptor), (index, slot))
        {
            insn.quicken(Op::InvokeVariable, Box::leak(Box::new(call)) as *const _ as u64);
            return Ok(());
        }
        if self.process().slot(slot).is_none() {
            return Err(self.link_handle_call(from, class, name, descriptor, slot)?);
        }
        insn.quicken(Op::InvokeHandle, u64::from(index) << 32 | u64::from(slot.0));
        Ok(())
    }

    /// The call as one that the machine makes itself, where that is possible.
    fn variable_call(
        &self,
        insn: &Insn,
        from: ClassRef,
        called: (Name, &str),
        constant: (u16, SlotId),
    ) -> Option<VariableCall> {
        let thread = self.thread();
        let frame = thread.frames().last().expect("a running thread has a frame");
        let handle = Ref(thread.stack()[frame.base as usize + usize::from(insn.b)] as u32);
        let class = handle.non_null().map(|handle| self.class_of(handle));
        VariableCall::new(from, called, constant, class)
    }

    fn link_handle_call(
        &mut self,
        from: ClassRef,
        class: ClassRef,
        name: Name,
        descriptor: Name,
        slot: SlotId,
    ) -> Result<Stop> {
        let natives = constants::natives_class(self)?;
        let method_type = constants::method_type(self, from, descriptor)?;
        let link = self.library_method(
            natives,
            "linkMethod",
            "(Ljava/lang/Class;ILjava/lang/Class;Ljava/lang/String;Ljava/lang/Object;\
             [Ljava/lang/Object;)Ljava/lang/invoke/MemberName;",
        )?;
        let appendix = self.ref_array(self.well_known().object, &[Ref::NULL]);
        let name = self.interned(&name)?;
        let args = [
            u64::from(self.mirror(from).0),
            INVOKE_VIRTUAL,
            u64::from(self.mirror(class).0),
            u64::from(name.0),
            u64::from(method_type.0),
            u64::from(appendix.0),
        ];
        self.push_continuation(&HANDLE_CALL, &[u64::from(slot.0), u64::from(appendix.0)]);
        constants::called(self, link, &args)
    }

    /// Gives an `invokedynamic` its slot; linking happens when it runs.
    pub(crate) fn resolve_dynamic_call(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let method = self.top_frame().method;
        let code = method.code().expect("an instruction of decoded code");
        let slot = self.program.call_site_slot(method.id, code.index_of(insn) as u32);
        insn.quicken(Op::Invokedynamic, x << 32 | u64::from(slot.0));
        Ok(())
    }

    /// Links the call that an instruction with an empty slot makes; then it runs again.
    pub(crate) fn link_call(&mut self, insn: &Insn) -> Result<()> {
        let (slot, index) = match insn.op() {
            Op::InvokeVariable => {
                let call = variable_call_of(insn);
                (call.slot, call.index)
            }
            _ => (SlotId(insn.x() as u32), (insn.x() >> 32) as u16),
        };
        let from = self.top_frame().method.class();
        if let Some(linked) = self.process().slot(slot) {
            debug_assert!(linked.target.is_none(), "only a failed slot comes here");
            return Err(constants::thrown_again(self, linked.object));
        }
        if insn.op() != Op::Invokedynamic {
            let (class, name, descriptor) = self.member(from, index)?;
            let class = self.resolve_class(from, class)?;
            return Err(self.link_handle_call(from, class, name, descriptor, slot)?);
        }
        self.push_continuation(&LINKING, &[slot.0, from.id.0, index.into()].map(u64::from));
        self.link_call_site(from, index, slot)?;
        self.thread_mut().frames_mut().pop();
        Ok(())
    }

    /// Does what is still to be done for a call site; `Ok` when that is nothing.
    fn link_call_site(&mut self, from: ClassRef, index: u16, slot: SlotId) -> Result<()> {
        if self.process().slot(slot).is_some() || super::known_sites::link(self, from, index, slot)?
        {
            return Ok(());
        }
        let file = from.file.as_ref().expect("only class files have constants");
        let constant = file.constants.get(index).map_err(crate::loading::malformed)?;
        let Constant::InvokeDynamic { bootstrap, name_and_type } = constant else {
            return Err(Stop::throw("java/lang/ClassFormatError", "a malformed call site"));
        };
        let bootstrap = Bootstrap::resolve(self, from, bootstrap, name_and_type, 0)?;
        let appendix = self.ref_array(self.well_known().object, &[Ref::NULL]);
        let saved = [u64::from(slot.0), u64::from(appendix.0)];
        let continuation = (&CALL_SITE, &saved[..]);
        Err(bootstrap.link(self, (from, index), "linkCallSite", Some(appendix), continuation)?)
    }
}

fn go_on(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let slot = SlotId(machine.saved(1) as u32);
    if let Completion::Threw(exception) = outcome {
        machine.thread_mut().frames_mut().pop();
        return constants::bootstrap_failed(machine, slot, exception);
    }
    let from = machine.program.class(ClassId(machine.saved(2) as u32));
    let index = machine.saved(3) as u16;
    machine.link_call_site(from, index, slot)?;
    Ok(0)
}

/// The library has linked a call.
fn linked(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(member) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let slot = SlotId(machine.saved(1) as u32);
    let appendix = machine.kept_element(machine.saved_ref(2), 0);
    let target = machine.member_method(Ref(member as u32))?;
    // Whoever links a call first links it for everybody.
    if machine.process().slot(slot).is_none() {
        let linked = Slot { object: appendix, target: Some(target), ..Slot::default() };
        machine.share_if_watched(linked.object);
        machine.process_mut().set_slot(slot, linked);
    }
    Ok(0)
}
