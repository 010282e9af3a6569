//! Protection domains.
//!
//! For classes that a built-in loader found without running Java nobody has made a domain; it is
//! made when a program asks, by the loader's own code.

use super::{Call, Native, native, replacing};
use heddle_jvm::interp::{Completion, Continuation, Result, Stop};
use heddle_jvm::program::{ClassId, ClassKind, ClassRef, LoaderId, MethodRef};
use heddle_jvm::state::{FinalField, LibraryField, Ref, SharedField, give, pass_on};

const CLASS: &str = "java/lang/Class";
const DOMAIN: &str = "()Ljava/security/ProtectionDomain;";

/// The security manager, which a program may change.
const SECURITY: SharedField = SharedField::new("java/lang/System", "security").until(23);

const ALL_PERMISSIONS: FinalField =
    FinalField::new("java/lang/Class$Holder", "allPermDomain").since(24);

pub(super) const FIELDS: &[LibraryField] = &[SECURITY.0, ALL_PERMISSIONS.0];

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "getProtectionDomain0", DOMAIN, |call| {
        let class = call.class(0)?;
        give(call.known_domain(class))
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

fn protection_domain(call: &mut Call<'_>) -> Result<u64> {
    if has_security_manager(call)? {
        return Err(Stop::unsupported("Class.getProtectionDomain under a security manager"));
    }
    let mut class = call.class(0)?;
    if let Some(hidden) = &class.hidden {
        class = hidden.lookup;
    }
    let known = call.known_domain(class);
    if !known.is_null() {
        return give(known);
    }
    let Some(url) = code_source(call, class) else { return all_permissions(call) };
    let url_class = call.boot_class("java/net/URL")?;
    for name in ["java/net/URL", "java/security/CodeSource", "java/security/SecureClassLoader"] {
        let needed = call.boot_class(name)?;
        call.ensure_initialized(needed)?;
    }
    let text = call.new_string(&url);
    let object = call.allocate(url_class).publish();
    let init = call.library_method(url_class, "<init>", "(Ljava/lang/String;)V")?;
    let saved = [STEP_SOURCE, u64::from(class.id.0), u64::from(object.0)];
    call.then(&MAKE, &saved, init, &[u64::from(object.0), u64::from(text.0)])
}

fn has_security_manager(call: &mut Call<'_>) -> Result<bool> {
    let system = call.boot_class("java/lang/System")?;
    if !call.class_has_field(system, &SECURITY.0) {
        return Ok(false);
    }
    let manager = call.shared_static(&SECURITY)?;
    Ok(call.load(manager)? != 0)
}

/// Where a class of the platform or application loader came from.
fn code_source(call: &Call<'_>, class: ClassRef) -> Option<String> {
    if !matches!(class.kind, ClassKind::Instance)
        || class.loader == LoaderId::BOOT
        || !class.loader.is_builtin()
    {
        return None;
    }
    if let Some(module) = call.module_name(class) {
        return Some(format!("jrt:/{module}"));
    }
    let path = call.program().class_path(class.loader)?;
    let index = path.find_all(&format!("{}.class", class.name)).next()?;
    Some(path.entries()[index].url())
}

/// The domain of classes without one of their own, which the library keeps.
fn all_permissions(call: &mut Call<'_>) -> Result<u64> {
    static GIVE: Continuation = Continuation {
        name: "Class.getProtectionDomain",
        refs: 1,
        resume: |_, outcome| pass_on(outcome),
        catches: false,
    };
    if let Some(method) = call.well_known().class.method_named("protectionDomain", DOMAIN) {
        let receiver = call.receiver();
        return call.then(&GIVE, &[], method, &[u64::from(receiver.0)]);
    }
    let holder = call.boot_class(ALL_PERMISSIONS.0.class)?;
    call.ensure_initialized(holder)?;
    call.final_static(&ALL_PERMISSIONS)
}

fn make_domain(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let Completion::Returned(result) = outcome else {
        unreachable!("this continuation catches nothing")
    };
    let step = call.saved(1);
    call.set_saved(1, step + 1);
    let class = call.program().class(ClassId(call.saved(2) as u32));
    match step {
        STEP_SOURCE => {
            let url = call.saved(3);
            let source_class = call.boot_class("java/security/CodeSource")?;
            let source = call.allocate(source_class).publish();
            call.set_saved(3, u64::from(source.0));
            let init = call.library_method(
                source_class,
                "<init>",
                "(Ljava/net/URL;[Ljava/security/CodeSigner;)V",
            )?;
            call_java(call, init, &[u64::from(source.0), url, 0])
        }
        STEP_DOMAIN => {
            let loader = call.loader_object(class.loader);
            let secure = call.boot_class("java/security/SecureClassLoader")?;
            let method = call.library_method(
                secure,
                "getProtectionDomain",
                "(Ljava/security/CodeSource;)Ljava/security/ProtectionDomain;",
            )?;
            let source = call.saved(3);
            call_java(call, method, &[u64::from(loader.0), source])
        }
        STEP_DONE => {
            call.set_domain(class, Ref(result as u32));
            Ok(result)
        }
        _ => unreachable!("there are three steps"),
    }
}

/// Calls a method from a continuation; the continuation runs again when it returns.
fn call_java(call: &mut Call<'_>, method: MethodRef, args: &[u64]) -> Result<u64> {
    call.push_call(method, args)?;
    Err(Stop::Pushed)
}
