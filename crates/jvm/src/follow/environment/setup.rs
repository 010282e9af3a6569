//! Putting an environment up: the component, what stands behind its required interfaces, threads.

use super::drive::{DRIVE, boundary, drive, object};
use super::values::{is_named, parameters};
use super::{CLASS, DRIVER, OBJECTS, STUB, THREAD};
use crate::follow::port_types::type_names;
use crate::follow::{Boundary, Environment, Port};
use crate::handles::ClassWriter;
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, MethodRef, access};
use crate::state::{Call, Ref};

/// Saved: the step.
static SETUP: Continuation =
    Continuation { name: "environment", refs: 0, resume: set_up, catches: false };

/// Begins the environment, whose class is `own`.
pub(crate) fn start(machine: &mut Machine, own: ClassRef) -> Result<u64> {
    let there = machine.program.boundary().is_some_and(|it| it.environment.is_some());
    if !there {
        return Err(Stop::unsupported("heddle.Environment without --frame and --environment"));
    }
    let boundary = boundary(machine);
    let class = machine.class_for(own, Name::new(boundary.component()))?;
    machine.ensure_initialized(class)?;
    let mut types = Vec::new();
    for port in &boundary.ports {
        types.push(type_of(machine, class, port)?);
    }
    let mut stubs = Vec::new();
    for (index, port) in boundary.ports.iter().enumerate() {
        let class = match port.provided {
            true => None,
            false => Some(stub(machine, types[index], port, index)?),
        };
        stubs.push(class);
    }
    boundary.set_types(types);
    for holder in boundary.environment.iter().flat_map(Environment::value_classes) {
        let holder = machine.class_for(class, Name::new(&holder.replace('.', "/")))?;
        machine.ensure_initialized(holder)?;
    }
    for stub in stubs.iter().copied().flatten() {
        machine.ensure_initialized(stub)?;
    }
    let constructor = constructor(boundary, class)?;
    // From here on nothing is done twice.
    let mut objects = vec![machine.allocate(class)];
    for stub in stubs {
        objects.push(stub.map_or(Ref::NULL, |class| machine.allocate(class)));
    }
    let array = {
        let object = machine.boot_class("java/lang/Object")?;
        machine.ref_array(object, &objects)
    };
    machine.set_static(own, OBJECTS, u64::from(array.0));
    machine.share_if_watched(array);
    let mut args = vec![u64::from(objects[0].0)];
    for (kind, name) in parameters(constructor) {
        let port = boundary
            .ports
            .iter()
            .position(|port| !port.provided && is_named(&port.type_name, &name));
        args.push(port.map_or(0, |port| u64::from(objects[port + 1].0)));
        if port.is_none() && kind == Kind::Ref && name == "java.lang.String" {
            let text = machine.new_string("");
            *args.last_mut().expect("just pushed") = u64::from(text.0);
        }
        if kind.slots() == 2 {
            args.push(0);
        }
    }
    Err(machine.call_and_resume(&SETUP, &[0], constructor, &args))
}

/// After the constructor: hands over what it was not given, starts the threads, then calls.
fn set_up(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let boundary = boundary(machine);
    let ports = boundary.ports.len() as u64;
    let threads = boundary.environment.as_ref().map_or(1, |it| it.threads as u64);
    loop {
        let step = machine.saved(1);
        machine.set_saved(1, step + 1);
        let stop = if step < ports {
            hand_over(machine, boundary, step as usize)
        } else if step < ports + 2 * (threads - 1) {
            start_driver(machine, step - ports)?
        } else {
            machine.become_continuation(&DRIVE, &[]);
            return drive(machine);
        };
        if let Some(stop) = stop {
            return Err(stop);
        }
    }
}

/// Gives the component what stands behind a required interface: by a setter, or in its field.
fn hand_over(machine: &mut Machine, boundary: &Boundary, index: usize) -> Option<Stop> {
    let port = &boundary.ports[index];
    let (component, stub) = (object(machine, 0), object(machine, index + 1));
    if stub.is_null() {
        return None;
    }
    let class = machine.class_of(component);
    let mut letters = port.name.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let names =
        [format!("set{first}{}", letters.as_str()), format!("bind{first}{}", &port.name[1..])];
    let chain = class.supers.iter().rev().map(|&id| machine.program.class(id));
    let mut methods = chain.clone().flat_map(|class| class.methods.iter().copied());
    let setter = methods.find(|method| {
        let types = parameters(method);
        names.iter().any(|name| method.name == name.as_str())
            && !method.is_static()
            && matches!(&types[..], [(Kind::Ref, name)] if is_named(&port.type_name, name))
    });
    if let Some(setter) = setter {
        let setter = machine.select(component, setter);
        return Some(call_from_continuation(
            machine,
            setter,
            &[u64::from(component.0), u64::from(stub.0)],
        ));
    }
    let bound = port.bound.as_deref().map(|bound| bound.rsplit('.').next().unwrap_or(bound));
    let wanted = bound.unwrap_or(&port.name);
    let by_name = chain.clone().find_map(|class| class.fields.iter().find(|f| f.name == wanted));
    let by_type = || {
        let fields = chain.clone().flat_map(|class| class.fields.iter());
        let mut fields = fields.filter(|field| {
            let name = field.descriptor.trim_start_matches('L').trim_end_matches(';');
            is_named(&port.type_name, &name.replace('/', "."))
        });
        fields.next().filter(|_| fields.next().is_none())
    };
    if let Some(field) = by_name.or_else(by_type).filter(|field| field.kind == Kind::Ref) {
        let owner = match field.is_static() {
            true => machine.statics(machine.program.class(field.class)),
            false => component,
        };
        machine.bind_interface(owner, field, stub);
    }
    None
}

/// A thread that calls the component: made in the first step, started in the second.
fn start_driver(machine: &mut Machine, step: u64) -> Result<Option<Stop>> {
    let thread = machine.well_known().thread;
    let own = machine.program.loaded_named(CLASS).expect("the environment runs");
    if step.is_multiple_of(2) {
        let class = machine.class_for(own, Name::new(DRIVER))?;
        machine.ensure_initialized(class)?;
        let made = machine.allocate(thread);
        let driver = machine.allocate(class);
        let name = machine.new_string(&format!("environment-{}", step / 2 + 1));
        machine.set_static(own, THREAD, u64::from(made.0));
        machine.share_if_watched(made);
        let make = machine.library_method(
            thread,
            "<init>",
            "(Ljava/lang/Runnable;Ljava/lang/String;)V",
        )?;
        let args = [made, driver, name].map(|object| u64::from(object.0));
        return Ok(Some(call_from_continuation(machine, make, &args)));
    }
    let made = machine.get_static(own, THREAD);
    let start = machine.library_method(thread, "start", "()V")?;
    Ok(Some(call_from_continuation(machine, start, &[made])))
}

fn call_from_continuation(machine: &mut Machine, method: MethodRef, args: &[u64]) -> Stop {
    match machine.push_call(method, args) {
        Ok(()) => Stop::Pushed,
        Err(stop) => stop,
    }
}

/// The constructor that takes the most required interfaces, and of those the one with the fewest
/// other parameters.
fn constructor(boundary: &Boundary, class: ClassRef) -> Result<MethodRef> {
    let wanted = |method: &MethodRef| {
        let types = parameters(method);
        let is_required = |name: &str| {
            boundary.ports.iter().any(|port| !port.provided && is_named(&port.type_name, name))
        };
        let required = types.iter().filter(|(_, name)| is_required(name)).count();
        (required, std::cmp::Reverse(types.len() - required))
    };
    let constructors = class.methods.iter().copied().filter(|method| method.is_initializer());
    constructors
        .max_by_key(wanted)
        .ok_or_else(|| Stop::unsupported(format!("{} has no constructor", class.java_name())))
}

/// The Java type of an interface of the frame.
fn type_of(machine: &mut Machine, component: ClassRef, port: &Port) -> Result<ClassRef> {
    for name in type_names(component, port) {
        if let Ok(class) = machine.load_by(component.loader, Name::new(&name)) {
            return Ok(class);
        }
    }
    let program = machine.program;
    let inherited = component.supertypes(program).find(|class| port.is_type(class));
    inherited.ok_or_else(|| {
        Stop::unsupported(format!("there is no Java type {} on the class path", port.type_name))
    })
}

/// The class that stands behind a required interface.
fn stub(machine: &mut Machine, interface: ClassRef, port: &Port, index: usize) -> Result<ClassRef> {
    if !interface.is_interface() {
        let what = format!("{} {}, which is no interface", port.type_name, port.name);
        return Err(Stop::unsupported(format!("an environment with the required {what}")));
    }
    let program = machine.program;
    crate::loading::define::define_beside(machine, interface, index as u32, || {
        let name = format!("{}{STUB}{}", interface.name, port.name);
        let mut writer =
            ClassWriter::new(&name, access::PUBLIC | access::FINAL, &[&interface.name]);
        let mut known: Vec<(Name, Name)> = Vec::new();
        let types = interface.supertypes(program).filter(|class| class.is_interface());
        for method in types.flat_map(|class| class.methods.iter()) {
            let key = (method.name, method.descriptor);
            if method.is_static() || method.is_private() || known.contains(&key) {
                continue;
            }
            known.push(key);
            let access = access::PUBLIC | access::NATIVE;
            writer.method(access, &method.name, &method.descriptor, None);
        }
        writer.finish()
    })
}
