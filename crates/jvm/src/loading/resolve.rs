//! Resolution: symbolic references in code become classes, fields, methods and constants.
//!
//! The result is written into the instruction and is the same for everybody who executes it.
//! Whatever has to run Java first leaves frames behind and is tried again afterwards.

use heddle_access::{Access, Order, Place};
use heddle_classfile::Constant;

use super::linkage;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{
    CallKind, ClassRef, Field, Insn, Kind, LoaderId, MethodRef, Op, Resolved, StringId,
};
use crate::state::Ref;

impl Machine {
    /// Resolves a class constant of `from`.
    pub fn resolve_class(&mut self, from: ClassRef, index: u16) -> Result<ClassRef> {
        if let Some(Resolved::Class(class)) = from.constants[index as usize].get() {
            return Ok(class);
        }
        let file = from.file.as_ref().expect("only class files have constants");
        // A class always knows itself; nobody else finds a hidden one.
        let class =
            if index == file.this_class { from } else { self.class_for_constant(from, index)? };
        self.check_class_access(from, class)?;
        if !self.program.keep_class(from, index, class) {
            return Err(super::unsteady());
        }
        Ok(class)
    }

    pub(crate) fn check_class_access(&mut self, from: ClassRef, class: ClassRef) -> Result<()> {
        let element = match class.kind {
            crate::program::ClassKind::Array { element, .. } => element,
            _ => class,
        };
        let public = element.access & crate::program::access::PUBLIC != 0;
        let same_package = element.loader == from.loader && element.package() == from.package();
        let trusted = from.loader == LoaderId::BOOT || from.is_reflection_code();
        if same_package || element.is_primitive() || trusted {
            return Ok(());
        }
        let place = (from.loader, from.package(), from.java_name());
        if let Some(denial) = self.module_denial((place.0, place.1, &place.2), element) {
            return Err(Stop::throw("java/lang/IllegalAccessError", denial));
        }
        if public {
            return Ok(());
        }
        Err(Stop::throw(
            "java/lang/IllegalAccessError",
            format!(
                "failed to access class {} from class {} ({})",
                element.java_name(),
                from.java_name(),
                crate::text::two_modules(self, element, from)
            ),
        ))
    }

    pub(crate) fn member(&self, from: ClassRef, index: u16) -> Result<(u16, Name, Name)> {
        let file = from.file.as_ref().expect("only class files have constants");
        let member = file.constants.member(index).map_err(malformed)?;
        let name = file.constants.utf8_str(member.name).map_err(malformed)?;
        let descriptor = file.constants.utf8_str(member.descriptor).map_err(malformed)?;
        Ok((member.class, Name::new(&name), Name::new(&descriptor)))
    }

    pub(crate) fn resolve_field_constant(
        &mut self,
        from: ClassRef,
        index: u16,
    ) -> Result<(&'static Field, ClassRef)> {
        if let Some(Resolved::Field(field, owner)) = from.constants[index as usize].get() {
            return Ok((field, owner));
        }
        let (class, name, descriptor) = self.member(from, index)?;
        let class = self.resolve_class(from, class)?;
        let Some(field) = class.resolve_field(name, descriptor).filter(|f| f.index != u16::MAX)
        else {
            return Err(Stop::throw(
                "java/lang/NoSuchFieldError",
                self.missing_field(class, name, descriptor),
            ));
        };
        let owner = self.program.class(field.class);
        crate::loading::access::check_field(self, from, class, field)?;
        self.constrain_field(from, owner, (name, descriptor))?;
        let _ = from.constants[index as usize].set(Resolved::Field(field, owner));
        Ok((field, owner))
    }

    pub(crate) fn missing_field(&self, class: ClassRef, name: Name, descriptor: Name) -> String {
        if self.program.feature_version() >= 21 {
            let kind = crate::text::external_type(&descriptor);
            format!("Class {} does not have member field '{kind} {name}'", class.java_name())
        } else {
            name.as_str().to_owned()
        }
    }

    pub(crate) fn resolve_field_access(&mut self, insn: &Insn) -> Result<()> {
        let Some((op, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let (field, owner) = self.resolve_field_constant(from, x as u16)?;
        let is_static = matches!(op, Op::GetstaticUnresolved | Op::PutstaticUnresolved);
        let put = matches!(op, Op::PutfieldUnresolved | Op::PutstaticUnresolved);
        if field.is_static() != is_static {
            return Err(Stop::throw(
                "java/lang/IncompatibleClassChangeError",
                format!(
                    "Expected {} field {}.{}",
                    if is_static { "static" } else { "non-static" },
                    self.named_class(from, x as u16)?.java_name(),
                    field.name
                ),
            ));
        }
        if put {
            let named = self.named_class(from, x as u16)?;
            crate::loading::access::check_final_store(self, from, named, field)?;
        }
        if is_static {
            let mut x = u64::from(owner.id.0) << 32 | u64::from(field.offset);
            if put && field.kind == Kind::Boolean {
                x |= 1 << 31;
            }
            // Initialise before the instruction changes, so that a failure is seen each time.
            self.ensure_initialized(owner)?;
            insn.quicken(static_op(field.kind, put), x);
        } else {
            let mut x = u64::from(field.offset);
            if put && field.kind.bytes() == 1 {
                x |= if field.kind == Kind::Boolean { 1 << 32 } else { 0xff << 32 };
            }
            insn.quicken(field_op(field.kind, put), x);
        }
        Ok(())
    }

    /// The class that a member constant names, which need not be the one that declares the member.
    fn named_class(&mut self, from: ClassRef, index: u16) -> Result<ClassRef> {
        let (class, _, _) = self.member(from, index)?;
        self.resolve_class(from, class)
    }

    /// Resolves a method or interface method constant.
    pub(crate) fn resolve_method_constant(
        &mut self,
        from: ClassRef,
        index: u16,
        kind: CallKind,
    ) -> Result<MethodRef> {
        if let Some(Resolved::Method(method)) = from.constants[index as usize].get() {
            return Ok(method);
        }
        let (class, name, descriptor) = self.member(from, index)?;
        let class = self.resolve_class(from, class)?;
        let file = from.file.as_ref().expect("only class files have constants");
        let interface = file.constants.tag(index) == heddle_classfile::tag::INTERFACE_METHOD;
        if interface != class.is_interface() {
            let message = match kind {
                CallKind::Virtual => {
                    format!("Found interface {}, but class was expected", class.java_name())
                }
                CallKind::Interface => {
                    format!("Found class {}, but interface was expected", class.java_name())
                }
                CallKind::Special | CallKind::Static => format!(
                    "Method '{}' must be {} constant",
                    crate::text::external_method(class, name, &descriptor),
                    if interface { "Methodref" } else { "InterfaceMethodref" }
                ),
            };
            return Err(Stop::throw("java/lang/IncompatibleClassChangeError", message));
        }
        let method = self.find_method(class, name, descriptor)?;
        crate::loading::access::check_method(self, from, class, method)?;
        self.constrain_method(from, class, method.class(), (name, descriptor))?;
        let _ = from.constants[index as usize].set(Resolved::Method(method));
        Ok(method)
    }

    pub fn find_method(
        &mut self,
        class: ClassRef,
        name: Name,
        descriptor: Name,
    ) -> Result<MethodRef> {
        self.program.resolve_method(class, name, descriptor).ok_or_else(|| {
            Stop::throw(
                "java/lang/NoSuchMethodError",
                format!("'{}'", crate::text::external_method(class, name, &descriptor)),
            )
        })
    }

    pub(crate) fn resolve_call(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let index = x as u16;
        let kind = CallKind::from_bits((x >> 32) as u32);
        let (class_index, name, descriptor) = self.member(from, index)?;
        if matches!(kind, CallKind::Virtual | CallKind::Static) {
            let class = self.resolve_class(from, class_index)?;
            if crate::handles::is_polymorphic(class, name) {
                return self.resolve_handle_call(insn, index, class, name, descriptor);
            }
        }
        let method = self.resolve_method_constant(from, index, kind)?;
        if method.is_static() != (kind == CallKind::Static) {
            let expected = match kind {
                CallKind::Static => "Expected static",
                CallKind::Interface => "Expected instance not static",
                CallKind::Special | CallKind::Virtual => "Expecting non-static",
            };
            return Err(Stop::throw(
                "java/lang/IncompatibleClassChangeError",
                format!("{expected} method '{}'", crate::text::external_signature(method)),
            ));
        }
        match kind {
            CallKind::Static => {
                self.ensure_initialized(method.class())?;
                insn.quicken(Op::Invokestatic, pointer(method));
            }
            CallKind::Special => {
                let target = self.special_target(from, class_index, method)?;
                if target.is_abstract() {
                    let named = self.resolve_class(from, class_index)?;
                    let text = crate::text::external_method(named, name, &descriptor);
                    return Err(Stop::throw("java/lang/AbstractMethodError", format!("'{text}'")));
                }
                insn.quicken(Op::Invokespecial, pointer(target));
            }
            CallKind::Virtual | CallKind::Interface => self.quicken_virtual(insn, method),
        }
        Ok(())
    }

    fn quicken_virtual(&self, insn: &Insn, method: MethodRef) {
        let direct = method.is_private()
            || (method.access & crate::program::access::FINAL != 0
                && !method.class().is_interface());
        match method.vtable_index() {
            _ if direct => insn.quicken(Op::Invokespecial, pointer(method)),
            Some(index) => insn.quicken(Op::Invokevirtual, index as u64),
            None => insn.quicken(Op::Invokeinterface, pointer(method)),
        }
    }

    /// `invokespecial` on a method above: the nearest implementation above the current class.
    fn special_target(
        &mut self,
        from: ClassRef,
        class_index: u16,
        method: MethodRef,
    ) -> Result<MethodRef> {
        let named = self.resolve_class(from, class_index)?;
        if method.is_initializer() {
            if method.class_id != named.id {
                return Err(Stop::throw(
                    "java/lang/NoSuchMethodError",
                    format!(
                        "{}: method '{}' not found",
                        named.java_name(),
                        crate::text::external_signature(method)
                    ),
                ));
            }
            return Ok(method);
        }
        if named.is_interface() || named.id == from.id || !from.is_subclass_of(named) {
            return Ok(match named.is_interface() && !method.is_private() {
                true => match self.program.select_interface(named, method) {
                    crate::program::Selection::Found(found) => found,
                    _ => method,
                },
                false => method,
            });
        }
        let parent = from.super_class.expect("a subclass has a superclass");
        let target =
            self.program.resolve_method(parent, method.name, method.descriptor).unwrap_or(method);
        Ok(target)
    }

    pub(crate) fn resolve_new(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let class = self.resolve_class(from, x as u16)?;
        if class.is_interface() || class.is_abstract() || class.is_array() {
            return Err(Stop::throw("java/lang/InstantiationError", class.java_name()));
        }
        self.ensure_initialized(class)?;
        insn.quicken(Op::New, std::ptr::from_ref(class) as u64);
        Ok(())
    }

    pub(crate) fn resolve_new_array(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let component = if insn.c == 1 {
            // JVMS table 6.5.newarray-A.
            use Kind::*;
            let kinds = [Boolean, Char, Float, Double, Byte, Short, Int, Long];
            let kind = kinds.get((x as usize).wrapping_sub(4));
            let kind =
                kind.ok_or_else(|| Stop::throw("java/lang/VerifyError", "Bad array type"))?;
            self.program.primitive(Some(*kind))
        } else {
            let from = self.top_frame().method.class();
            self.resolve_class(from, x as u16)?
        };
        let class = self.program.array_of(component).map_err(linkage)?;
        insn.quicken(Op::Newarray, std::ptr::from_ref(class) as u64);
        Ok(())
    }

    pub(crate) fn resolve_multi_array(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let class = self.resolve_class(from, x as u16)?;
        insn.quicken(Op::Multianewarray, std::ptr::from_ref(class) as u64);
        Ok(())
    }

    /// Resolves the class of a cast or type test.
    pub(crate) fn resolve_type_test(&mut self, insn: &Insn) -> Result<()> {
        let Some((unresolved, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let cast = unresolved == Op::CheckcastUnresolved;
        let class = self.resolve_class(from, x as u16)?;
        let op = if cast { Op::Checkcast } else { Op::Instanceof };
        insn.quicken(op, std::ptr::from_ref(class) as u64);
        Ok(())
    }

    /// `ldc` of something that is not a number. Strings and classes are quickened.
    pub(crate) fn resolve_constant(&mut self, insn: &Insn) -> Result<()> {
        let Some((_, x)) = insn.unresolved() else { return Ok(()) };
        let from = self.top_frame().method.class();
        let index = x as u16;
        let file = from.file.as_ref().expect("only class files have constants");
        match file.constants.get(index).map_err(malformed)? {
            Constant::String { utf8 } => {
                let bytes = file.constants.utf8_bytes(utf8).map_err(malformed)?;
                let units = heddle_classfile::mutf8_to_utf16(bytes);
                let id = self.program.string_id(&units);
                insn.quicken(Op::LdcString, u64::from(id.0));
                Ok(())
            }
            Constant::Class { .. } => {
                let class = self.resolve_class(from, index)?;
                insn.quicken(Op::LdcClass, std::ptr::from_ref(class) as u64);
                Ok(())
            }
            _ => {
                let slot = self.program.constant_slot(from.id, index);
                insn.quicken(Op::LdcSlot, u64::from(slot.0));
                Ok(())
            }
        }
    }

    /// The value of an `LdcSlot` whose slot is empty: links it, and then the instruction runs again.
    pub(crate) fn slot_constant(&mut self, insn: &Insn) -> Result<u64> {
        let from = self.top_frame().method.class();
        crate::handles::object_constant(self, from, insn.b)
    }

    /// Before a literal, which is the interned string of its content, made where there is none.
    #[cold]
    pub(crate) fn begin_literal(&mut self, id: u32) -> Result<()> {
        self.begin(&[Access::write(Place::Interned(id))], Order::Declared)
    }

    pub(crate) fn string_constant(&mut self, id: u32) -> Result<Ref> {
        let units = self.program.string(StringId(id));
        self.interned_utf16(units)
    }
}

fn pointer(method: MethodRef) -> u64 {
    std::ptr::from_ref(method) as u64
}

pub(crate) fn malformed(error: heddle_classfile::FormatError) -> Stop {
    Stop::throw(error.kind.class_name(), error.message)
}

fn field_op(kind: Kind, put: bool) -> Op {
    use Kind::*;
    match (kind, put) {
        (Boolean | Byte, false) => Op::Getfield8,
        (Char, false) => Op::GetfieldU16,
        (Short, false) => Op::Getfield16,
        (Int | Float, false) => Op::Getfield32,
        (Long | Double, false) => Op::Getfield64,
        (Ref, false) => Op::GetfieldRef,
        (Boolean | Byte, true) => Op::Putfield8,
        (Char | Short, true) => Op::Putfield16,
        (Int | Float, true) => Op::Putfield32,
        (Long | Double, true) => Op::Putfield64,
        (Ref, true) => Op::PutfieldRef,
    }
}

fn static_op(kind: Kind, put: bool) -> Op {
    use Kind::*;
    match (kind, put) {
        (Boolean | Byte, false) => Op::Getstatic8,
        (Char, false) => Op::GetstaticU16,
        (Short, false) => Op::Getstatic16,
        (Int | Float, false) => Op::Getstatic32,
        (Long | Double, false) => Op::Getstatic64,
        (Ref, false) => Op::GetstaticRef,
        (Boolean | Byte, true) => Op::Putstatic8,
        (Char | Short, true) => Op::Putstatic16,
        (Int | Float, true) => Op::Putstatic32,
        (Long | Double, true) => Op::Putstatic64,
        (Ref, true) => Op::PutstaticRef,
    }
}
