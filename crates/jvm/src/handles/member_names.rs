//! `java.lang.invoke.MemberName`: from symbolic names to methods and fields, and back.

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Field, MethodRef, access};
use crate::state::{Member, Ref, Resolved};
use crate::text;

use super::Intrinsic;

// Flags of a MemberName beyond the access flags.
pub(crate) const IS_METHOD: u32 = 0x0001_0000;
pub(crate) const IS_CONSTRUCTOR: u32 = 0x0002_0000;
pub(crate) const IS_FIELD: u32 = 0x0004_0000;
const CALLER_SENSITIVE: u32 = 0x0010_0000;
const TRUSTED_FINAL: u32 = 0x0020_0000;
const HIDDEN_MEMBER: u32 = 0x0040_0000;
const KIND_SHIFT: u32 = 24;
/// The JDK that began to mark hidden members.
const HIDDEN_MEMBER_SINCE: u32 = 22;

// Reference kinds (JVMS table 5.4.3.5-A).
const GET_FIELD: u8 = 1;
const GET_STATIC: u8 = 2;
const PUT_FIELD: u8 = 3;
const PUT_STATIC: u8 = 4;
pub(super) const INVOKE_VIRTUAL: u8 = 5;
const INVOKE_STATIC: u8 = 6;
const INVOKE_SPECIAL: u8 = 7;
const NEW_INVOKE_SPECIAL: u8 = 8;
const INVOKE_INTERFACE: u8 = 9;

const METHOD_MODIFIERS: u16 = 0x1dff;
const FIELD_MODIFIERS: u16 = 0x50df;
const RECORD_CLASS: &str = "java/lang/Record";

/// What is looked for, and on whose behalf; nobody's means without access checks.
pub(crate) struct Lookup {
    pub(crate) class: ClassRef,
    pub(crate) name: Name,
    pub(crate) descriptor: Name,
    pub(crate) kind: u8,
    pub(crate) caller: Option<ClassRef>,
}

/// How a method that was found is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CallBy {
    Direct,
    Virtual,
    Interface,
}

pub(super) enum Found {
    /// The method, and the class it counts as a member of.
    Method(MethodRef, ClassRef, u8),
    Field(&'static Field),
}

/// Finds a member by the rules for the reference kind (JVMS §5.4.3).
pub(super) fn find(machine: &mut Machine, lookup: &Lookup) -> Result<Found> {
    // Members of arrays are those of Object.
    let class = if lookup.class.is_array() { machine.well_known().object } else { lookup.class };
    if matches!(lookup.kind, GET_FIELD | GET_STATIC | PUT_FIELD | PUT_STATIC) {
        let field = class.resolve_field(lookup.name, lookup.descriptor);
        let Some(field) = field.filter(|field| field.index != u16::MAX) else {
            return Err(Stop::throw(
                "java/lang/NoSuchFieldError",
                machine.missing_field(class, lookup.name, lookup.descriptor),
            ));
        };
        // Access to fields is checked by the library.
        return Ok(Found::Field(field));
    }
    if let Some(intrinsic) = Intrinsic::of(class, lookup.name)
        && (intrinsic == Intrinsic::Basic) == (lookup.kind != INVOKE_STATIC)
    {
        let method = class.methods.iter().copied().find(|m| m.name == lookup.name);
        let method = method.expect("intrinsics are methods of MethodHandle");
        let kind = if method.is_static() { INVOKE_STATIC } else { INVOKE_SPECIAL };
        return Ok(Found::Method(method, class, kind));
    }
    find_method(machine, lookup, class)
}

fn incompatible(message: String) -> Stop {
    Stop::throw("java/lang/IncompatibleClassChangeError", message)
}

fn find_method(machine: &mut Machine, lookup: &Lookup, class: ClassRef) -> Result<Found> {
    match lookup.kind {
        INVOKE_INTERFACE if !class.is_interface() => {
            return Err(incompatible(format!(
                "Found class {}, but interface was expected",
                class.java_name()
            )));
        }
        INVOKE_VIRTUAL if class.is_interface() => {
            return Err(incompatible(format!(
                "Found interface {}, but class was expected",
                class.java_name()
            )));
        }
        _ => {}
    }
    let method = machine.find_method(class, lookup.name, lookup.descriptor)?;
    if method.is_initializer() && method.class_id != class.id {
        return Err(Stop::throw(
            "java/lang/NoSuchMethodError",
            format!(
                "{}: method '{}' not found",
                class.java_name(),
                text::external_signature(method)
            ),
        ));
    }
    if let Some(from) = lookup.caller {
        crate::loading::access::check_method(machine, from, lookup.class, method)?;
    }
    let expected = |what: &str| {
        incompatible(format!("Expected {what} method '{}'", text::external_signature(method)))
    };
    match lookup.kind {
        INVOKE_STATIC if !method.is_static() => Err(expected("static")),
        INVOKE_STATIC => Ok(direct(method)),
        INVOKE_INTERFACE if method.is_static() => Err(expected("instance not static")),
        _ if method.is_static() => Err(expected("non-static")),
        INVOKE_SPECIAL | NEW_INVOKE_SPECIAL => special(machine, lookup, class, method),
        _ => Ok(dispatched(machine, class, method)),
    }
}

fn direct(method: MethodRef) -> Found {
    let kind = if method.is_static() { INVOKE_STATIC } else { INVOKE_SPECIAL };
    Found::Method(method, method.class(), kind)
}

fn dispatched(machine: &Machine, class: ClassRef, method: MethodRef) -> Found {
    match call_by(class, method) {
        CallBy::Direct => direct(method),
        CallBy::Interface => Found::Method(method, method.class(), INVOKE_INTERFACE),
        CallBy::Virtual => {
            // An interface's method, called on a class: it counts as the class's own.
            let member_of = match (method.class().is_interface(), class.is_interface()) {
                (false, _) => method.class(),
                (true, false) => class,
                (true, true) => machine.well_known().object,
            };
            Found::Method(method, member_of, INVOKE_VIRTUAL)
        }
    }
}

fn call_by(class: ClassRef, method: MethodRef) -> CallBy {
    let owner = method.class();
    let is_final = (method.access | owner.access) & access::FINAL != 0 && !owner.is_interface();
    if method.is_static() || method.is_private() || method.is_initializer() || is_final {
        CallBy::Direct
    } else if owner.is_interface() && class.is_interface() {
        CallBy::Interface
    } else {
        CallBy::Virtual
    }
}

/// `invokespecial`: the method itself, or for a call upwards the nearest above the caller.
fn special(
    machine: &mut Machine,
    lookup: &Lookup,
    class: ClassRef,
    method: MethodRef,
) -> Result<Found> {
    let mut method = method;
    if let Some(from) = lookup.caller
        && !method.is_initializer()
    {
        if class.is_interface() {
            let direct = from.id == class.id || from.interfaces.iter().any(|i| i.id == class.id);
            if !direct {
                return Err(incompatible(format!(
                    "Interface method reference: '{}', is in an indirect superinterface",
                    text::external_method(class, lookup.name, &lookup.descriptor)
                )));
            }
        } else if from.id != class.id
            && from.is_subclass_of(class)
            && let Some(parent) = from.super_class
            && !method.is_private()
        {
            let above = machine.program.resolve_method(parent, method.name, method.descriptor);
            method = above.unwrap_or(method);
        }
    }
    if method.is_abstract() {
        return Err(Stop::throw(
            "java/lang/AbstractMethodError",
            format!("'{}'", text::external_signature(method)),
        ));
    }
    Ok(direct(method))
}

/// `MethodHandleNatives.resolve`: fills in an unresolved `MemberName`. `None`: there is none.
pub(crate) fn resolve(
    machine: &mut Machine,
    member: Ref,
    caller: Option<ClassRef>,
) -> Result<Option<Ref>> {
    let Member { class, name, described, flags, is_resolved_method, .. } =
        machine.member_fields(member);
    if is_resolved_method {
        return Ok(Some(member));
    }
    if class.is_null() || name.is_null() || described.is_null() {
        return Err(Stop::throw("java/lang/IllegalArgumentException", "nothing to resolve"));
    }
    let kind = (flags >> KIND_SHIFT) as u8 & 0x0f;
    let class = machine.class_of_mirror(class);
    let name = Name::new(&machine.string(name));
    let constructor = flags & IS_CONSTRUCTOR != 0;
    if class.is_primitive() || name == "<clinit>" || constructor != (name == "<init>") {
        return Ok(None);
    }
    let descriptor = descriptor_of(machine, described);
    let lookup = Lookup { class, name, descriptor, kind, caller };
    if super::is_polymorphic(class, name)
        && Intrinsic::of(class, name).is_none()
        && flags & IS_METHOD != 0
        && class.name == super::METHOD_HANDLE
    {
        return Ok(None);
    }
    machine.link_class(class)?;
    match find(machine, &lookup)? {
        Found::Method(method, member_of, kind) => {
            init_method(machine, member, method, member_of, kind);
        }
        Found::Field(field) => {
            init_field(machine, member, field, matches!(kind, PUT_FIELD | PUT_STATIC))?;
        }
    }
    Ok(Some(member))
}

/// The descriptor of a `MemberName.type`: a text, a method type or a class.
fn descriptor_of(machine: &Machine, kind: Ref) -> Name {
    let class = machine.class_of(kind);
    if class.id == machine.well_known().string.id {
        return Name::new(&machine.string(kind));
    }
    if class.id == machine.well_known().class.id {
        return Name::new(&text::descriptor(machine.class_of_mirror(kind)));
    }
    let parameters = machine.get_ref(kind, "ptypes");
    let mut described = String::from("(");
    for index in 0..machine.heap().length(parameters) {
        let parameter = machine.kept_element(parameters, index);
        described.push_str(&text::descriptor(machine.class_of_mirror(parameter)));
    }
    described.push(')');
    let returns = machine.get_ref(kind, "rtype");
    described.push_str(&text::descriptor(machine.class_of_mirror(returns)));
    Name::new(&described)
}

/// `MethodHandleNatives.init` from a reflected method or constructor.
pub(crate) fn init_from_method(machine: &mut Machine, member: Ref, method: MethodRef) {
    if !method.marks.signature_polymorphic {
        init_from_frame(machine, member, method);
    }
}

/// The `MemberName` of a method that is running.
pub(crate) fn init_from_frame(machine: &mut Machine, member: Ref, method: MethodRef) {
    if let Found::Method(method, member_of, kind) = dispatched(machine, method.class(), method) {
        init_method(machine, member, method, member_of, kind);
    }
}

pub(crate) fn init_from_field(
    machine: &mut Machine,
    member: Ref,
    field: &'static Field,
) -> Result<()> {
    init_field(machine, member, field, false)
}

/// The flags of a method, without its reference kind.
pub(crate) fn method_flags(machine: &Machine, method: MethodRef) -> u32 {
    let mut flags = u32::from(method.access & METHOD_MODIFIERS);
    flags |= if method.is_initializer() { IS_CONSTRUCTOR } else { IS_METHOD };
    if method.marks.caller_sensitive {
        flags |= CALLER_SENSITIVE;
    }
    if method.marks.hidden && machine.program.feature_version() >= HIDDEN_MEMBER_SINCE {
        flags |= HIDDEN_MEMBER;
    }
    flags
}

/// A `ResolvedMethodName` for a method.
pub(crate) fn resolved_method_name(machine: &mut Machine, method: MethodRef) -> Ref {
    let resolved = machine.numbered_method(method);
    if machine.has_field(resolved, "vmholder") {
        let holder = machine.mirror(method.class());
        machine.set_field(resolved, "vmholder", u64::from(holder.0));
    }
    resolved
}

fn init_method(
    machine: &mut Machine,
    member: Ref,
    method: MethodRef,
    member_of: ClassRef,
    kind: u8,
) {
    let flags = method_flags(machine, method) | u32::from(kind) << KIND_SHIFT;
    let method_name = resolved_method_name(machine, method);
    let class = machine.mirror(member_of);
    let index = match kind {
        INVOKE_VIRTUAL | INVOKE_INTERFACE => method.vtable_index().map_or(0, |i| i as i64),
        _ => -1,
    };
    let index = index as u64;
    machine.set_member(member, &Resolved { method: method_name, class, flags, index });
}

fn init_field(
    machine: &mut Machine,
    member: Ref,
    field: &'static Field,
    setter: bool,
) -> Result<()> {
    let owner = machine.program.class(field.class);
    let kind = match (field.is_static(), setter) {
        (false, false) => GET_FIELD,
        (true, false) => GET_STATIC,
        (false, true) => PUT_FIELD,
        (true, true) => PUT_STATIC,
    };
    let mut flags =
        u32::from(field.access & FIELD_MODIFIERS) | IS_FIELD | u32::from(kind) << KIND_SHIFT;
    let is_record = owner.super_class.is_some_and(|parent| parent.name == RECORD_CLASS);
    if field.access & access::FINAL != 0
        && (field.is_static() || owner.hidden.is_some() || is_record)
    {
        flags |= TRUSTED_FINAL;
    }
    let class = machine.mirror(owner);
    let index = u64::from(field.offset);
    machine.set_member(member, &Resolved { method: Ref::NULL, class, flags, index });
    expand(machine, member)
}

/// `MethodHandleNatives.expand`: fills in name and type of a resolved member.
pub(crate) fn expand(machine: &mut Machine, member: Ref) -> Result<()> {
    let (name, kind) = match field_of(machine, member) {
        Some(field) => (field.name, field.descriptor),
        None => match machine.member_method(member) {
            Ok(method) => (method.name, method.descriptor),
            Err(_) => return Ok(()),
        },
    };
    let known = machine.member_fields(member);
    if known.name.is_null() {
        let name = machine.interned(&name)?;
        machine.set_member_name(member, name);
    }
    if known.described.is_null() {
        let kind = machine.new_string(&kind);
        machine.set_member_description(member, kind);
    }
    Ok(())
}

/// The field a resolved `MemberName` stands for.
pub(crate) fn field_of(machine: &Machine, member: Ref) -> Option<&'static Field> {
    let Member { class, flags, index, .. } = machine.member_fields(member);
    if flags & IS_FIELD == 0 || class.is_null() {
        return None;
    }
    let class = machine.class_of_mirror(class);
    let kind = (flags >> KIND_SHIFT) as u8 & 0x0f;
    let is_static = matches!(kind, GET_STATIC | PUT_STATIC);
    class
        .fields
        .iter()
        .find(|field| field.is_static() == is_static && u64::from(field.offset) == index)
}
