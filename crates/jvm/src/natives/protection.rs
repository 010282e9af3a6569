//! Protection domains.
//!
//! For classes that a built-in loader found without running Java nobody has made a domain; it is
//! made when a program asks, by the loader's own code.

use super::{Call, Native, native, replacing};
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, LoaderId, MethodRef};
use crate::state::Ref;
use crate::state::give;

const CLASS: &str = "java/lang/Class";
const DOMAIN: &str = "()Ljava/security/ProtectionDomain;";

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "getProtectionDomain0", DOMAIN, |call| {
        let class = call.class(0)?;
        give(known_domain(call.machine, class))
    }),
    // Later JDKs read a field here, which would have to be set when the class is made.
    replacing(CLASS, "getProtectionDomain", DOMAIN, protection_domain),
];

/// Saved: the next step, the class, the object of the last step.
static MAKE: Continuation = Continuation {
    name: "Class.getProtectionDomain",
    refs: 0b1001,
    resume: make_domain,
    catches: false,
};

const STEP_SOURCE: u64 = 0;
const STEP_DOMAIN: u64 = 1;
const STEP_DONE: u64 = 2;

fn known_domain(machine: &Machine, class: ClassRef) -> Ref {
    machine.process().domains.get(&class.id).copied().unwrap_or(Ref::NULL)
}

fn protection_domain(call: &mut Call<'_>) -> Result<u64> {
    let system = call.machine.boot_class("java/lang/System");
    if system.field_named("security").is_some() && call.machine.get_static(system, "security") != 0
    {
        return Err(Stop::unsupported("Class.getProtectionDomain under a security manager"));
    }
    let mut class = call.class(0)?;
    if let Some(hidden) = &class.hidden {
        class = hidden.lookup;
    }
    let known = known_domain(call.machine, class);
    if !known.is_null() {
        return give(known);
    }
    let Some(url) = code_source(call.machine, class) else { return all_permissions(call) };
    let url_class = call.machine.boot_class("java/net/URL");
    for name in ["java/net/URL", "java/security/CodeSource", "java/security/SecureClassLoader"] {
        let needed = call.machine.boot_class(name);
        call.machine.ensure_initialized(needed)?;
    }
    let text = call.machine.new_string(&url);
    let object = call.machine.allocate(url_class);
    let init = call.machine.library_method(url_class, "<init>", "(Ljava/lang/String;)V");
    let saved = [STEP_SOURCE, u64::from(class.id.0), u64::from(object.0)];
    call.then(&MAKE, &saved, init, &[u64::from(object.0), u64::from(text.0)])
}

/// Where a class of the platform or application loader came from.
fn code_source(machine: &Machine, class: ClassRef) -> Option<String> {
    if !matches!(class.kind, ClassKind::Instance)
        || class.loader == LoaderId::BOOT
        || !class.loader.is_builtin()
    {
        return None;
    }
    if let Some(module) = machine.module_name(class) {
        return Some(format!("jrt:/{module}"));
    }
    let path = machine.program.class_path(class.loader)?;
    let index = path.find_all(&format!("{}.class", class.name)).next()?;
    Some(path.entries()[index].url())
}

/// The domain of classes without one of their own.
fn all_permissions(call: &mut Call<'_>) -> Result<u64> {
    const FIELD: &str = "allPermDomain";
    let mut holder = call.machine.well_known().class;
    if holder.field_named(FIELD).is_none() {
        holder = call.machine.boot_class("java/lang/Class$Holder");
    }
    call.machine.ensure_initialized(holder)?;
    let known = call.machine.get_static(holder, FIELD);
    if known != 0 {
        return Ok(known);
    }
    let method =
        call.machine.library_method(call.machine.well_known().class, "protectionDomain", DOMAIN);
    static GIVE: Continuation = Continuation {
        name: "Class.getProtectionDomain",
        refs: 1,
        resume: |_, outcome| match outcome {
            Completion::Returned(domain) => Ok(domain),
            Completion::Threw(exception) => Err(Stop::Throw(exception)),
        },
        catches: false,
    };
    let receiver = call.receiver();
    call.then(&GIVE, &[], method, &[u64::from(receiver.0)])
}

fn make_domain(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let Completion::Returned(result) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let step = machine.saved(1);
    machine.set_saved(1, step + 1);
    let class = machine.program.class(ClassId(machine.saved(2) as u32));
    match step {
        STEP_SOURCE => {
            let url = machine.saved(3);
            let source_class = machine.boot_class("java/security/CodeSource");
            let source = machine.allocate(source_class);
            machine.set_saved(3, u64::from(source.0));
            let init = machine.library_method(
                source_class,
                "<init>",
                "(Ljava/net/URL;[Ljava/security/CodeSigner;)V",
            );
            call_java(machine, init, &[u64::from(source.0), url, 0])
        }
        STEP_DOMAIN => {
            let loader = machine.loader_object(class.loader);
            let secure = machine.boot_class("java/security/SecureClassLoader");
            let method = machine.library_method(
                secure,
                "getProtectionDomain",
                "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;",
            );
            let source = machine.saved(3);
            call_java(machine, method, &[u64::from(loader.0), source])
        }
        STEP_DONE => {
            machine.process_mut().domains.insert(class.id, Ref(result as u32));
            Ok(result)
        }
        _ => unreachable!("there are three steps"),
    }
}

/// Calls a method from a continuation; the continuation runs again when it returns.
fn call_java(machine: &mut Machine, method: MethodRef, args: &[u64]) -> Result<u64> {
    machine.push_call(method, args)?;
    Err(Stop::Pushed)
}
