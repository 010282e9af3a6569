//! Lambdas and method references: `LambdaMetafactory`.
//!
//! As in the library, each site gets a hidden class next to the one it is in: a field for each
//! captured value, and a method that calls the implementation with values converted as needed.
//! Serializable lambdas and everything that breaks the factory's rules go to the library.

use heddle_classfile::Constant;

use super::super::class_writer::{ClassWriter, Code, opcode};
use super::super::conversions::{self, Types};
use super::super::member_names::{self, Found, Lookup};
use super::{Linked, Site};
use crate::interp::{Continuation, Result};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassId, ClassRef, MethodRef, Program, SlotId, access};
use crate::state::Ref;

const SYNTHETIC: u16 = 0x1000;
const SUPER: u16 = 0x0020;
/// Makes an instance from the captured values; not a name that Java code could use or see.
const CAPTURE: &str = "<capture>";

// Flags of the general factory.
const SERIALIZABLE: i32 = 1;
const MARKERS: i32 = 2;
const BRIDGES: i32 = 4;

// Reference kinds.
const INVOKE_VIRTUAL: u8 = 5;
const INVOKE_STATIC: u8 = 6;
const INVOKE_SPECIAL: u8 = 7;
const NEW_INVOKE_SPECIAL: u8 = 8;
const INVOKE_INTERFACE: u8 = 9;

/// Saved: the slot, the class.
static DEFINED: Continuation = Continuation {
    name: "lambda class",
    refs: 0,
    resume: |call, _| {
        let machine = &mut *call.machine;
        let slot = SlotId(machine.saved(1) as u32);
        let class = machine.program.class(ClassId(machine.saved(2) as u32));
        let (target, instance) = finish(machine, class)?;
        super::set_slot(machine, slot, target, instance);
        Ok(0)
    },
    catches: false,
};

/// What the factory is asked for.
struct Request {
    /// Descriptors: of the site, of the interface's method, of that method as instantiated.
    factory: Types,
    erased: Types,
    instantiated: Types,
    bridges: Vec<Types>,
    markers: Vec<ClassRef>,
    interface: ClassRef,
    implementation: Implementation,
}

struct Implementation {
    owner: ClassRef,
    name: Name,
    descriptor: Name,
    kind: u8,
    /// Parameters with the receiver first, as a handle for it has them.
    types: Types,
}

pub(super) fn link(machine: &mut Machine, site: &Site, general: bool) -> Result<Linked> {
    let Some(request) = understand(machine, site, general)? else { return Ok(None) };
    if !request.is_valid(site.from) {
        return Ok(None);
    }
    let (program, from) = (machine.program, site.from);
    let class = crate::loading::define::define_for_site(machine, from, site.slot, || {
        request.write(&class_name(program, from), site.name)
    })?;
    // Initialising may run Java first.
    machine.push_continuation(&DEFINED, &[u64::from(site.slot.0), u64::from(class.id.0)]);
    let linked = finish(machine, class)?;
    machine.thread_mut().frames_mut().pop();
    Ok(Some(linked))
}

/// The class is there: initialise it, and make the only instance if nothing is captured.
fn finish(machine: &mut Machine, class: ClassRef) -> Result<(MethodRef, Ref)> {
    machine.ensure_initialized(class)?;
    let capture = class.methods.iter().copied().find(|method| method.name == CAPTURE);
    let capture = capture.expect("the machine wrote one");
    let instance = if class.fields.is_empty() { machine.allocate(class) } else { Ref::NULL };
    Ok((capture, instance))
}

/// `Main$$Lambda$1`, and without the number from JDK 21 on.
fn class_name(program: &Program, from: ClassRef) -> String {
    let own = match &from.hidden {
        Some(_) => from.java_name().replace('/', "_").replace('.', "/"),
        None => from.name.to_string(),
    };
    match program.feature_version() {
        ..=20 => format!("{own}$$Lambda${}", program.next_lambda()),
        _ => format!("{own}$$Lambda"),
    }
}

/// Resolves what the site names, in the order the library would; `None` if it is none of ours.
fn understand(machine: &mut Machine, site: &Site, general: bool) -> Result<Option<Request>> {
    let Some(mut parts) = parts_of(site, general) else { return Ok(None) };
    let factory = Types::load(machine, site.from, site.descriptor)?;
    let erased = Types::load(machine, site.from, parts.erased)?;
    let Some(implementation) = implementation(machine, site, parts.kind, parts.reference)? else {
        return Ok(None);
    };
    let instantiated = Types::load(machine, site.from, parts.instantiated)?;
    let mut markers = Vec::new();
    for marker in parts.markers.drain(..) {
        markers.push(machine.resolve_class(site.from, marker)?);
    }
    let mut bridges = Vec::new();
    for bridge in parts.bridges.drain(..) {
        bridges.push(Types::load(machine, site.from, bridge)?);
    }
    let interface = factory.returns;
    let serializable = machine.boot_class("java/io/Serializable")?;
    let mut interfaces = markers.iter().copied().chain([interface]);
    if interfaces.any(|class| !class.is_interface() || class.is_assignable_to(serializable)) {
        return Ok(None);
    }
    Ok(Some(Request { factory, erased, instantiated, bridges, markers, interface, implementation }))
}

/// The arguments of the bootstrap method, unresolved.
struct Parts {
    erased: Name,
    kind: u8,
    reference: u16,
    instantiated: Name,
    markers: Vec<u16>,
    bridges: Vec<Name>,
}

fn parts_of(site: &Site, general: bool) -> Option<Parts> {
    let Constant::MethodHandle { kind, reference } = site.constant(1)? else { return None };
    let mut parts = Parts {
        erased: site.method_type(0)?,
        kind,
        reference,
        instantiated: site.method_type(2)?,
        markers: Vec::new(),
        bridges: Vec::new(),
    };
    let mut next = 3;
    let int = |index: usize| match site.constant(index)? {
        Constant::Integer(value) => Some(value),
        _ => None,
    };
    if general {
        let flags = int(next)?;
        next += 1;
        if flags & SERIALIZABLE != 0 || flags & !(MARKERS | BRIDGES) != 0 {
            return None;
        }
        if flags & MARKERS != 0 {
            let range = next + 1..next + 1 + usize::try_from(int(next)?).ok()?;
            parts.markers = site.arguments.get(range.clone())?.to_vec();
            next = range.end;
        }
        if flags & BRIDGES != 0 {
            let range = next + 1..next + 1 + usize::try_from(int(next)?).ok()?;
            parts.bridges = range.clone().map(|i| site.method_type(i)).collect::<Option<_>>()?;
            next = range.end;
        }
    }
    (next == site.arguments.len()).then_some(parts)
}

fn implementation(
    machine: &mut Machine,
    site: &Site,
    kind: u8,
    reference: u16,
) -> Result<Option<Implementation>> {
    let from = site.from;
    let Some(file) = &from.file else { return Ok(None) };
    let (class_index, name, descriptor) = machine.member(from, reference)?;
    let class = machine.resolve_class(from, class_index)?;
    let interface = file.constants.tag(reference) == heddle_classfile::tag::INTERFACE_METHOD;
    if interface != class.is_interface()
        || kind < INVOKE_VIRTUAL
        || super::super::is_polymorphic(class, name)
    {
        return Ok(None);
    }
    let lookup = Lookup { class, name, descriptor, kind, caller: Some(from) };
    let Found::Method(method, ..) = member_names::find(machine, &lookup)? else {
        return Ok(None);
    };
    let mut types = Types::load(machine, from, descriptor)?;
    let far_protected = method.access & access::PROTECTED != 0
        && !crate::loading::access::same_package(from, method.class());
    // Which class the call names, and how it is made.
    let (owner, kind) = match kind {
        INVOKE_STATIC => (method.class(), INVOKE_STATIC),
        NEW_INVOKE_SPECIAL if class.is_abstract() => return Ok(None),
        NEW_INVOKE_SPECIAL => (class, NEW_INVOKE_SPECIAL),
        INVOKE_SPECIAL if !(method.is_private() && method.class_id == from.id) => return Ok(None),
        _ if class.is_interface() => (class, INVOKE_INTERFACE),
        _ => (class, INVOKE_VIRTUAL),
    };
    if far_protected || owner.hidden.is_some() || owner.is_array() {
        return Ok(None);
    }
    match kind {
        INVOKE_STATIC => {}
        NEW_INVOKE_SPECIAL => types.returns = class,
        _ => types.parameters.insert(0, owner),
    }
    Ok(Some(Implementation { owner, name, descriptor, kind, types }))
}

impl Request {
    /// The rules of the factory; a site that breaks one gets its exception from the library.
    fn is_valid(&self, from: ClassRef) -> bool {
        let captured = &self.factory.parameters;
        let wanted = &self.implementation.types.parameters;
        let dynamic = &self.instantiated.parameters;
        if wanted.len() != captured.len() + dynamic.len()
            || dynamic.len() != self.erased.parameters.len()
        {
            return false;
        }
        let has_receiver = matches!(self.implementation.kind, INVOKE_VIRTUAL | INVOKE_INTERFACE);
        let given = captured.iter().chain(dynamic);
        for (index, (&given, &wanted)) in given.zip(wanted).enumerate() {
            let fits = if index == 0 && has_receiver {
                !given.is_primitive() && given.is_assignable_to(wanted)
            } else if index < captured.len() {
                given.id == wanted.id
            } else {
                conversions::adaptable(given, wanted, true)
            };
            if !fits {
                return false;
            }
        }
        let result = self.implementation.types.returns;
        let returns = conversions::is_void(self.instantiated.returns)
            || (!conversions::is_void(result)
                && conversions::adaptable(result, self.instantiated.returns, false));
        // A captured class must be one that the new class can name.
        let nameable = self.factory.parameters.iter().all(|class| class.hidden.is_none());
        let forwarded = std::iter::once(&self.erased).chain(&self.bridges);
        let mut checked = forwarded.map(|types| self.accepts(types));
        returns && nameable && from.file.is_some() && checked.all(|yes| yes)
    }

    /// Whether a method of this type may stand for the instantiated one.
    fn accepts(&self, types: &Types) -> bool {
        let (dynamic, general) = (&self.instantiated, types);
        let parameters = dynamic.parameters.len() == general.parameters.len()
            && dynamic
                .parameters
                .iter()
                .zip(&general.parameters)
                .all(|(special, general)| special.is_assignable_to(general));
        let returns =
            match (conversions::is_void(dynamic.returns), conversions::is_void(general.returns)) {
                (false, false) => conversions::adaptable(dynamic.returns, general.returns, true),
                (one, other) => one == other,
            };
        parameters && returns
    }

    fn write(&self, name: &str, method: Name) -> Vec<u8> {
        let mut interfaces = vec![self.interface.name.as_str()];
        for marker in &self.markers {
            if !interfaces.contains(&marker.name.as_str()) {
                interfaces.push(marker.name.as_str());
            }
        }
        let mut writer = ClassWriter::new(name, SUPER | access::FINAL | SYNTHETIC, &interfaces);
        let captured: Vec<String> =
            self.factory.parameters.iter().map(|class| crate::text::descriptor(class)).collect();
        for (index, kind) in captured.iter().enumerate() {
            writer.field(access::PRIVATE | access::FINAL, &format!("arg${}", index + 1), kind);
        }
        self.write_constructor(&mut writer, name, &captured);
        for types in std::iter::once(&self.erased).chain(&self.bridges) {
            self.write_method(&mut writer, name, method, types, &captured);
        }
        self.write_capture(&mut writer, name, &captured);
        writer.finish()
    }

    /// For those who look at the class; instances are made without it.
    fn write_constructor(&self, writer: &mut ClassWriter, name: &str, captured: &[String]) {
        let mut code = Code::default();
        let above = writer.method_ref("java/lang/Object", "<init>", "()V", false);
        code.load("L", 0).with(opcode::INVOKESPECIAL, above);
        let slots = store_captured(writer, &mut code, name, captured, 1, |code| {
            code.load("L", 0);
        });
        code.op(opcode::RETURN);
        (code.stack_max, code.locals_max) = (3, slots + 1);
        let descriptor = format!("({})V", captured.concat());
        writer.method(access::PRIVATE, "<init>", &descriptor, Some(code));
    }

    /// A new instance with the captured values; or, if there are none, the one that is passed.
    fn write_capture(&self, writer: &mut ClassWriter, name: &str, captured: &[String]) {
        let mut code = Code::default();
        let mut slots = 1;
        if captured.is_empty() {
            code.load("L", 0);
        } else {
            let class = writer.class(name);
            code.with(opcode::NEW, class);
            slots = store_captured(writer, &mut code, name, captured, 0, |code| {
                code.op(opcode::DUP);
            });
        }
        code.op(opcode::ARETURN);
        (code.stack_max, code.locals_max) = (4, slots);
        let own = format!("L{};", self.interface.name);
        let parameters = if captured.is_empty() { own.clone() } else { captured.concat() };
        let descriptor = format!("({parameters}){own}");
        writer.method(access::STATIC | SYNTHETIC, CAPTURE, &descriptor, Some(code));
    }

    /// A method of the interface: captured values, then parameters, to the implementation.
    fn write_method(
        &self,
        writer: &mut ClassWriter,
        name: &str,
        method: Name,
        types: &Types,
        captured: &[String],
    ) {
        let implementation = &self.implementation;
        let owner = implementation.owner.name.as_str();
        let mut code = Code::default();
        if implementation.kind == NEW_INVOKE_SPECIAL {
            let class = writer.class(owner);
            code.with(opcode::NEW, class).op(opcode::DUP);
        }
        for (index, kind) in captured.iter().enumerate() {
            let field = writer.field_ref(name, &format!("arg${}", index + 1), kind);
            code.load("L", 0).with(opcode::GETFIELD, field);
        }
        let mut local = 1;
        let wanted = &implementation.types.parameters[captured.len()..];
        let each = types.parameters.iter().zip(wanted).zip(&self.instantiated.parameters);
        for ((&given, &wanted), &functional) in each {
            let kind = crate::text::descriptor(given);
            code.load(&kind, local);
            local += conversions::slots(given);
            conversions::convert(writer, &mut code, given, wanted, functional);
        }
        let interface = implementation.owner.is_interface();
        let target =
            writer.method_ref(owner, &implementation.name, &implementation.descriptor, interface);
        match implementation.kind {
            INVOKE_STATIC => code.with(opcode::INVOKESTATIC, target),
            NEW_INVOKE_SPECIAL => code.with(opcode::INVOKESPECIAL, target),
            INVOKE_INTERFACE => {
                let all = &implementation.types.parameters;
                let slots = all.iter().map(|class| conversions::slots(class)).sum();
                code.invoke_interface(target, slots)
            }
            _ => code.with(opcode::INVOKEVIRTUAL, target),
        };
        let result = implementation.types.returns;
        conversions::convert(writer, &mut code, result, types.returns, types.returns);
        code.give(&crate::text::descriptor(types.returns));
        let all = implementation.types.parameters.iter();
        let passed: u16 = all.map(|class| conversions::slots(class)).sum();
        (code.stack_max, code.locals_max) = (passed + 4, local);
        writer.method(access::PUBLIC, &method, &types.descriptor(), Some(code));
    }
}

/// Stores locals from `first` on into the fields for captured values; gives the next free local.
fn store_captured(
    writer: &mut ClassWriter,
    code: &mut Code,
    name: &str,
    captured: &[String],
    first: u16,
    push_instance: impl Fn(&mut Code),
) -> u16 {
    let mut local = first;
    for (index, kind) in captured.iter().enumerate() {
        let field = writer.field_ref(name, &format!("arg${}", index + 1), kind);
        push_instance(code);
        code.load(kind, local).with(opcode::PUTFIELD, field);
        local += conversions::descriptor_slots(kind);
    }
    local
}
