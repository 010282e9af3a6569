//! Method handles, variable handles and `invokedynamic` (JVMS §5.4.3.5, §5.4.3.6).

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Insn, MethodRef};

/// Is this the name of a signature-polymorphic method of the class?
pub fn is_polymorphic(class: ClassRef, name: Name) -> bool {
    (class.name == "java/lang/invoke/MethodHandle" || class.name == "java/lang/invoke/VarHandle")
        && class.methods.iter().any(|m| m.name == name && m.marks.signature_polymorphic)
}

/// `ldc` of a method handle, method type or dynamic constant.
pub fn object_constant(machine: &mut Machine, from: ClassRef, index: u16) -> Result<u64> {
    let _ = (machine, index);
    Err(Stop::unsupported(format!("a dynamic constant of {}", from.java_name())))
}

impl Machine {
    /// Links a call of a signature-polymorphic method.
    pub(crate) fn resolve_handle_call(
        &mut self,
        insn: &Insn,
        class: ClassRef,
        name: Name,
        descriptor: Name,
    ) -> Result<()> {
        let _ = (insn, descriptor);
        Err(Stop::unsupported(format!("{}.{name}", class.java_name())))
    }

    pub(crate) fn resolve_dynamic_call(&mut self, insn: &Insn) -> Result<()> {
        let _ = insn;
        Err(Stop::unsupported("invokedynamic"))
    }

    pub(crate) fn linked_call_site(&mut self, insn: &Insn) -> Result<MethodRef> {
        let _ = insn;
        Err(Stop::unsupported("invokedynamic"))
    }

    pub(crate) fn prepare_handle_call(&mut self, insn: &Insn) -> Result<MethodRef> {
        let _ = insn;
        Err(Stop::unsupported("a method handle call"))
    }
}
