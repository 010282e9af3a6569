//! What method handles are made of: `MemberName`, and the form a handle runs by.
//!
//! These objects belong to the library. A program has no way to a `MemberName` or a `LambdaForm`:
//! the library hands out neither. The machine fills in a `MemberName` for the thread that made it,
//! before that thread gives it to anybody; name and type, which may come later, are the same
//! whoever fills them in. The code behind a handle may be replaced by code that does the same, so
//! whichever is found is right. What a handle does to the memory of the program is done by that
//! code, as accesses like all others. So nothing here is made known.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::program::{Kind, MethodRef};
use crate::state::Ref;

/// What a `MemberName` says of a member.
pub(crate) struct Member {
    pub(crate) class: Ref,
    pub(crate) name: Ref,
    /// A text, a `MethodType` or a `Class`.
    pub(crate) described: Ref,
    pub(crate) flags: u32,
    /// The vtable index of a method, the offset of a field.
    pub(crate) index: u64,
    pub(crate) is_resolved_method: bool,
}

/// What the machine found for a `MemberName`.
pub(crate) struct Resolved {
    /// The `ResolvedMethodName`; null for a field.
    pub(crate) method: Ref,
    pub(crate) class: Ref,
    pub(crate) flags: u32,
    pub(crate) index: u64,
}

impl Machine {
    pub(crate) fn member_fields(&self, member: Ref) -> Member {
        let (known, heap) = (&self.well_known().handles, self.heap());
        Member {
            class: heap.load_ref(member, known.member_class),
            name: heap.load_ref(member, known.member_name),
            described: heap.load_ref(member, known.member_type),
            flags: heap.load_u32(member, known.member_flags),
            index: heap.load_u64(member, known.member_index),
            is_resolved_method: !heap.load_ref(member, known.member_method).is_null(),
        }
    }

    /// Fills in what a `MemberName` was resolved to.
    pub(crate) fn set_member(&mut self, member: Ref, resolved: &Resolved) {
        let known = &self.well_known().handles;
        let heap = self.heap_mut();
        heap.store_ref(member, known.member_method, resolved.method);
        heap.store_ref(member, known.member_class, resolved.class);
        heap.store_u32(member, known.member_flags, resolved.flags);
        heap.store_u64(member, known.member_index, resolved.index);
    }

    pub(crate) fn set_member_name(&mut self, member: Ref, name: Ref) {
        let offset = self.well_known().handles.member_name;
        self.heap_mut().store_ref(member, offset, name);
    }

    pub(crate) fn set_member_description(&mut self, member: Ref, described: Ref) {
        let offset = self.well_known().handles.member_type;
        self.heap_mut().store_ref(member, offset, described);
    }

    /// The method that a resolved `MemberName` stands for.
    pub(crate) fn member_method(&self, member: Ref) -> Result<MethodRef> {
        if member.is_null() {
            return Err(Stop::null_pointer());
        }
        let resolved = self.heap().load_ref(member, self.well_known().handles.member_method);
        if resolved.is_null() {
            return Err(Stop::throw("java/lang/InternalError", "an unresolved MemberName"));
        }
        Ok(self.method_of(resolved))
    }

    /// The `MemberName` of the code that carries out a method handle.
    pub(crate) fn entry_of(&self, handle: Ref) -> Result<Ref> {
        let (known, heap) = (&self.well_known().handles, self.heap());
        if handle.is_null() {
            return Err(Stop::null_pointer());
        }
        let form = heap.load_ref(handle, known.handle_form);
        Ok(heap.load_ref(form, known.form_entry))
    }

    /// Whether a `VarHandle` takes no types but its own, which is decided when it is made.
    pub(crate) fn is_exact(&self, handle: Ref) -> bool {
        self.heap().load(handle, self.well_known().handles.variable_exact, Kind::Boolean) != 0
    }
}
