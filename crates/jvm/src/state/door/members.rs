//! `MemberName`s, through which the library resolves what method handles stand for.
//!
//! The library hands over a `MemberName` that it has just made or copied, and shows it to others
//! once it is resolved. What is filled in later, name and type, is the same whoever does it.

use super::Call;
use crate::handles;
use crate::interp::Result;
use crate::program::{ClassRef, Field, MethodId, MethodRef};
use crate::state::{Fresh, Ref};

impl Call<'_> {
    pub fn init_member_from_field(&mut self, member: &Fresh, field: &'static Field) -> Result<()> {
        handles::init_from_field(self.machine, member.object(), field)
    }

    pub fn init_member_from_method(&mut self, member: &Fresh, method: MethodRef) {
        handles::init_from_method(self.machine, member.object(), method);
    }

    /// The member for a method that is running.
    pub fn init_member_from_frame(&mut self, member: &Fresh, method: MethodRef) {
        handles::init_from_frame(self.machine, member.object(), method);
    }

    /// Fills in an unresolved member, on behalf of a class; false if there is no such member.
    pub fn resolve_member(&mut self, member: &Fresh, caller: Option<ClassRef>) -> Result<bool> {
        Ok(handles::resolve(self.machine, member.object(), caller)?.is_some())
    }

    /// Fills in name and type of a resolved member.
    pub fn expand_member(&mut self, member: Ref) -> Result<()> {
        handles::expand(self.machine, member)
    }

    /// Whether a member, resolved or not, is a field.
    pub fn is_field_member(&self, member: Ref) -> bool {
        let offset = self.machine.well_known().handles.member_flags;
        self.machine.heap().load_u32(member, offset) & handles::IS_FIELD != 0
    }

    /// The index of a resolved member: an offset, or a place in a table of methods.
    pub fn member_index(&self, member: Ref) -> i64 {
        let offset = self.machine.well_known().handles.member_index;
        self.machine.heap().load_u64(member, offset) as i64
    }

    /// The field a resolved member stands for.
    pub fn field_of_member(&self, member: Ref) -> Option<&'static Field> {
        handles::field_of(self.machine, member)
    }

    /// The method a resolved member stands for.
    pub fn method_of_member(&self, member: Ref) -> Result<MethodRef> {
        self.machine.member_method(member)
    }

    /// The flags of a member for a method, without its reference kind.
    pub fn member_flags(&self, method: MethodRef) -> u32 {
        handles::method_flags(self.machine, method)
    }

    /// A `ResolvedMethodName`.
    pub fn new_resolved_method(&mut self, method: MethodRef) -> Ref {
        handles::resolved_method_name(self.machine, method)
    }

    /// The method a `ResolvedMethodName` stands for, which never changes.
    pub fn resolved_method(&self, resolved: Ref) -> MethodRef {
        let offset = self.machine.well_known().handles.resolved_method;
        self.machine.program.method(MethodId(self.machine.heap().load_u32(resolved, offset)))
    }
}
