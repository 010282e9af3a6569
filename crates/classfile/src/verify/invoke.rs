//! Method calls (JVMS §4.10.1.9, `invokevirtual` and the like), and how constructors turn an
//! uninitialized object into an initialized one.

use super::failure::{Fault, Origin, Reason, Site};
use super::method::MethodVerifier;
use super::types::{Name, Type};
use super::{Failure, Outcome};
use crate::constants::{Constant, MemberRef};
use crate::opcodes::*;

impl MethodVerifier<'_, '_, '_> {
    pub(super) fn invoke(&mut self, pc: usize, opcode: u8) -> Outcome {
        let index = self.operand2(pc + 1);
        let constant = self.constant(pc, index)?;
        let legal = match (opcode, constant) {
            (INVOKEVIRTUAL, Constant::Method { .. })
            | (INVOKESPECIAL | INVOKESTATIC, Constant::Method { .. })
            | (INVOKEINTERFACE, Constant::InterfaceMethod { .. })
            | (INVOKEDYNAMIC, Constant::InvokeDynamic { .. }) => true,
            (INVOKESPECIAL | INVOKESTATIC, Constant::InterfaceMethod { .. }) => {
                self.context.class.major >= 52
            }
            _ => false,
        };
        let Some(member) = self.context.class.constants.member(index).ok().filter(|_| legal) else {
            return Err(self.bad_constant_type(pc, index));
        };
        let class = self.context.class_type(member.class).unwrap_or(Type::Top);
        let signature = self.context.signature(member.descriptor)?;
        self.check_operands(pc, opcode, signature.len)?;

        let name = self.context.class.constants.utf8_bytes(member.name).unwrap_or_default();
        let is_init = name == b"<init>";
        if name.starts_with(b"<") {
            if opcode != INVOKESPECIAL || !is_init {
                return Err(bad_code(pc, "Illegal call to internal method"));
            }
        } else if opcode == INVOKESPECIAL {
            self.check_special(pc, class, constant)?;
        }

        for slot in (0..usize::from(signature.len)).rev() {
            let wanted = self.context.arguments(signature)[slot];
            self.pop(wanted)?;
        }
        match opcode {
            INVOKESTATIC | INVOKEDYNAMIC => {}
            INVOKESPECIAL if is_init => self.construct(pc, index, class, member)?,
            INVOKESPECIAL => {
                self.pop_for(self.context.this_type(), Site::Receiver)?;
            }
            INVOKEVIRTUAL => self.receive(pc, class, member, name)?,
            _ => {
                self.pop_for(class, Site::Receiver)?;
            }
        }
        match signature.returns {
            Some(_) if is_init => Err(bad_code(pc, "Return type must be void in <init> method")),
            Some(returns) => self.push_result(returns),
            None => Ok(()),
        }
    }

    fn check_operands(&self, pc: usize, opcode: u8, argument_slots: u16) -> Outcome {
        let (third, fourth) = (self.operand(pc + 3), self.operand(pc + 4));
        match opcode {
            INVOKEINTERFACE if u16::from(third) != argument_slots + 1 => {
                Err(bad_code(pc, "Inconsistent args count operand in invokeinterface"))
            }
            INVOKEINTERFACE if fourth != 0 => {
                Err(bad_code(pc, "Fourth operand byte of invokeinterface must be zero"))
            }
            INVOKEDYNAMIC if third != 0 || fourth != 0 => {
                Err(bad_code(pc, "Third and fourth operand bytes of invokedynamic must be zero"))
            }
            _ => Ok(()),
        }
    }

    /// `invokespecial` may name this class, a superclass or a direct superinterface.
    fn check_special(&mut self, pc: usize, class: Type, constant: Constant) -> Outcome {
        let this = self.context.this_type();
        if class == this
            || Some(class) == self.context.super_type()
            || self.is_direct_interface(class)
        {
            return Ok(());
        }
        if !self.context.is_assignable(this, class)? {
            let message =
                "Bad invokespecial instruction: current class isn't assignable to reference class.";
            return Err(bad_code(pc, message));
        }
        if matches!(constant, Constant::InterfaceMethod { .. }) {
            let message = "Bad invokespecial instruction: interface method reference is in an indirect superinterface.";
            return Err(bad_code(pc, message));
        }
        Ok(())
    }

    fn is_direct_interface(&mut self, class: Type) -> bool {
        let interfaces = &self.context.class.interfaces;
        interfaces.iter().any(|&interface| self.context.class_type(interface) == Some(class))
    }

    /// The receiver of `invokevirtual`.
    fn receive(&mut self, pc: usize, class: Type, member: MemberRef, name: &[u8]) -> Outcome {
        let object = self.pop_for(class, Site::Receiver)?;
        if !self.is_protected_access(class, object, member, true)? {
            return Ok(());
        }
        // Arrays behave as if their `clone` were public.
        let is_array_clone = class == Type::Object(Name::OBJECT)
            && matches!(object, Type::Array { .. })
            && name == b"clone";
        if !is_array_clone && !self.context.is_assignable_to_this(object)? {
            let expected = Origin { what: self.context.this_type(), site: Site::Implicit };
            let fault = Fault::wrong_type(pc, self.popped_origin(), Some(expected));
            return Err(Failure::verify(fault, "Bad access to protected data in invokevirtual"));
        }
        Ok(())
    }

    /// The receiver of a constructor call.
    fn construct(&mut self, pc: usize, index: u16, class: Type, member: MemberRef) -> Outcome {
        let this = self.context.this_type();
        match self.pop(Type::AnyReference)? {
            Type::UninitializedThis => {
                if class != this && Some(class) != self.context.super_type() {
                    let found = Origin { what: class, site: Site::Implicit };
                    let expected = Origin { what: this, site: Site::Implicit };
                    let fault = Fault::wrong_type(pc, found, Some(expected));
                    return Err(Failure::verify(fault, "Bad <init> method call"));
                }
                self.frame.initialize(Type::UninitializedThis, this);
                self.initialized_this = true;
            }
            made @ Type::Uninitialized(offset) => {
                // The stack map reader and `new` itself make such types only for `new`.
                let new_index = self.operand2(usize::from(offset) + 1);
                let new_class = self.context.class_type(new_index).unwrap_or(Type::Top);
                if new_class != class {
                    let found = Origin { what: new_class, site: Site::Constant(new_index) };
                    let expected = Origin { what: class, site: Site::Constant(index) };
                    let fault = Fault::wrong_type(pc, found, Some(expected));
                    return Err(Failure::verify(fault, "Call to wrong <init> method"));
                }
                if self.is_protected_access(class, Type::Top, member, true)?
                    && !self.context.is_assignable_to_this(new_class)?
                {
                    let found = Origin { what: new_class, site: Site::Constant(new_index) };
                    let expected = Origin { what: this, site: Site::Implicit };
                    let fault = Fault::wrong_type(pc, found, Some(expected));
                    return Err(Failure::verify(fault, "Bad access to protected <init> method"));
                }
                self.frame.initialize(made, new_class);
            }
            _ => {
                let fault = Fault::wrong_type(pc, self.popped_origin(), None);
                return Err(Failure::verify(fault, "Bad operand type when invoking <init>"));
            }
        }
        self.locals_changed();
        Ok(())
    }
}

#[cold]
fn bad_code(pc: usize, message: &str) -> Box<Failure> {
    Failure::verify(Fault::new(pc, Reason::Bytecode), message)
}
