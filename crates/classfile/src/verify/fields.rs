//! Field access (JVMS §4.10.1.9, `getfield` and the like) and the rule for protected members
//! (§4.10.1.8).

use super::failure::{Fault, Origin, Site};
use super::method::MethodVerifier;
use super::types::Type;
use super::{Failure, Outcome};
use crate::constants::{Constant, MemberRef};
use crate::opcodes::*;

impl MethodVerifier<'_, '_, '_> {
    pub(super) fn field(&mut self, pc: usize, opcode: u8) -> Outcome {
        let index = self.operand2(pc + 1);
        let Constant::Field { .. } = self.constant(pc, index)? else {
            return Err(self.bad_constant_type(pc, index));
        };
        let Ok(member) = self.context.class.constants.member(index) else {
            return Err(self.bad_constant_type(pc, index));
        };
        let class = self.context.class_type(member.class).unwrap_or(Type::Top);
        // The old verifier leaves this to resolution.
        if !matches!(class, Type::Object(_)) && self.inference.is_none() {
            let found = Origin { what: class, site: Site::Constant(index) };
            let message = format!(
                "Expecting reference to class in class {} at constant pool index {index}",
                self.external_class_name()
            );
            return Err(Failure::verify(Fault::wrong_type(pc, found, None), message));
        }
        let value = self.context.field_type(member.descriptor);
        match opcode {
            GETSTATIC => self.push_result(value),
            PUTSTATIC => self.pop_slots(value).map(drop),
            GETFIELD => {
                let object = self.pop(class)?;
                self.check_protected_field(pc, opcode, class, object, member)?;
                self.push_result(value)
            }
            _ => {
                self.pop_slots(value)?;
                self.put_field(pc, opcode, index, class, member)
            }
        }
    }

    fn put_field(
        &mut self,
        pc: usize,
        opcode: u8,
        index: u16,
        class: Type,
        member: MemberRef,
    ) -> Outcome {
        let mut object = self.pop_any()?;
        // A constructor may set the fields of its own class before it calls another constructor.
        if object == Type::UninitializedThis
            && class == self.context.this_type()
            && self.declares_field(member)
        {
            object = class;
        }
        if !self.context.is_assignable(object, class)? {
            let expected = Origin { what: class, site: Site::Constant(index) };
            let fault = Fault::wrong_type(pc, self.popped_origin(), Some(expected));
            return Err(Failure::verify(fault, "Bad type on operand stack in putfield"));
        }
        self.check_protected_field(pc, opcode, class, object, member)
    }

    fn declares_field(&self, member: MemberRef) -> bool {
        let constants = &self.context.class.constants;
        let same =
            |a: u16, b: u16| a == b || constants.utf8_bytes(a).ok() == constants.utf8_bytes(b).ok();
        let fields = &self.context.class.fields;
        fields
            .iter()
            .any(|field| same(field.name, member.name) && same(field.descriptor, member.descriptor))
    }

    fn check_protected_field(
        &mut self,
        pc: usize,
        opcode: u8,
        class: Type,
        object: Type,
        member: MemberRef,
    ) -> Outcome {
        if self.is_protected_access(class, object, member, false)?
            && !self.context.is_assignable_to_this(object)?
        {
            let expected = Origin { what: self.context.this_type(), site: Site::Implicit };
            let message =
                format!("Bad access to protected data in {}", mnemonic(opcode).unwrap_or_default());
            return Err(Failure::verify(
                Fault::wrong_type(pc, self.popped_origin(), Some(expected)),
                message,
            ));
        }
        Ok(())
    }

    /// Whether `object` must be of the present class, since it gives access to a protected member
    /// that a superclass in another package declares.
    pub(super) fn is_protected_access(
        &mut self,
        class: Type,
        object: Type,
        member: MemberRef,
        is_method: bool,
    ) -> Outcome<bool> {
        let Type::Object(class) = class else {
            return Ok(false);
        };
        Ok(object != self.context.this_type()
            && self.context.is_self_or_super(class)?
            && self.context.is_protected_elsewhere(
                class,
                member.name,
                member.descriptor,
                is_method,
            )?)
    }
}
