//! Natives of `jdk.internal.*`, `java.lang.ref`, `java.security` and other corners of start-up.

use heddle_classfile::Constant;

use super::{Call, Native, native, nothing, replacing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::program::{ClassRef, LoaderId, MethodRef};
use heddle_jvm::state::{LibraryField, Ref, SharedField, give, give_bool, give_int};

/// What a reference refers to. Programs read it, and clear it, at any time.
const REFERENT: SharedField = SharedField::new("java/lang/ref/Reference", "referent");

pub(super) const FIELDS: &[LibraryField] = &[REFERENT.0];

pub(super) const NATIVES: &[Native] = &[
    native("jdk/internal/misc/CDS", "isDumpingClassList0", "()Z", |_| give_bool(false)),
    native("jdk/internal/misc/CDS", "isDumpingArchive0", "()Z", |_| give_bool(false)),
    native("jdk/internal/misc/CDS", "isSharingEnabled0", "()Z", |_| give_bool(false)),
    native("jdk/internal/misc/CDS", "getCDSConfigStatus", "()I", |_| give_int(0)),
    native("jdk/internal/misc/CDS", "initializeFromArchive", "(Ljava/lang/Class;)V", nothing),
    native("jdk/internal/misc/CDS", "defineArchivedModules", "", nothing),
    // Fixed, so that the iteration order of immutable collections is the same in every run.
    native("jdk/internal/misc/CDS", "getRandomSeedForDumping", "()J", |_| {
        Ok(0x2545_F491_4F6C_DD1D)
    }),
    native("jdk/internal/misc/ScopedMemoryAccess", "registerNatives", "()V", nothing),
    native("jdk/internal/misc/ScopedMemoryAccess", "closeScope0", "", |_| give_bool(true)),
    native("jdk/internal/misc/Signal", "findSignal0", "(Ljava/lang/String;)I", find_signal),
    native("jdk/internal/misc/Signal", "handle0", "(IJ)J", |_| Ok(0)),
    native(
        "jdk/internal/misc/VM",
        "latestUserDefinedLoader0",
        "()Ljava/lang/ClassLoader;",
        latest_user_loader,
    ),
    native("jdk/internal/misc/PreviewFeatures", "isPreviewEnabled", "()Z", |call| {
        give_bool(call.program().enable_preview)
    }),
    native(
        "jdk/internal/reflect/Reflection",
        "getCallerClass",
        "()Ljava/lang/Class;",
        caller_class,
    ),
    native(
        "jdk/internal/reflect/Reflection",
        "getClassAccessFlags",
        "(Ljava/lang/Class;)I",
        |call| {
            give_int(i32::from(call.class(0)?.access & !heddle_jvm::program::access::SYNCHRONIZED))
        },
    ),
    native(
        "jdk/internal/reflect/Reflection",
        "areNestMates",
        "(Ljava/lang/Class;Ljava/lang/Class;)Z",
        nest_mates,
    ),
    native(
        "jdk/internal/util/SystemProps$Raw",
        "vmProperties",
        "()[Ljava/lang/String;",
        vm_properties,
    ),
    native(
        "jdk/internal/util/SystemProps$Raw",
        "platformProperties",
        "()[Ljava/lang/String;",
        platform_properties,
    ),
    native("jdk/internal/vm/ContinuationSupport", "isSupported0", "()Z", |_| give_bool(false)),
    native("jdk/internal/vm/Continuation", "registerNatives", "()V", nothing),
    native("jdk/internal/vm/Continuation", "pin", "()V", nothing),
    native("jdk/internal/vm/Continuation", "unpin", "()V", nothing),
    native(
        "jdk/internal/jimage/NativeImageBuffer",
        "getNativeMap",
        "(Ljava/lang/String;)Ljava/nio/ByteBuffer;",
        native_map,
    ),
    // Each look for a service hashes the names of its files, once in each module.
    replacing(
        "jdk/internal/jimage/ImageStringsReader",
        "unmaskedHashCode",
        "(Ljava/lang/String;I)I",
        hash_of_name,
    ),
    native("jdk/internal/perf/Perf", "registerNatives", "()V", nothing),
    native("jdk/internal/perf/Perf", "createLong", "", create_counter),
    native("java/util/concurrent/atomic/AtomicLong", "VMSupportsCS8", "()Z", |_| give_bool(true)),
    native("java/lang/ref/Reference", "getAndClearReferencePendingList", "", |_| Ok(0)),
    native("java/lang/ref/Reference", "hasReferencePendingList", "", |_| give_bool(false)),
    native("java/lang/ref/Reference", "waitForReferencePendingList", "", wait_for_ever),
    native("java/lang/ref/Reference", "refersTo0", "(Ljava/lang/Object;)Z", refers_to),
    native("java/lang/ref/PhantomReference", "refersTo0", "(Ljava/lang/Object;)Z", refers_to),
    native("java/lang/ref/Reference", "clear0", "()V", clear_reference),
    native("java/lang/ref/PhantomReference", "clear0", "()V", clear_reference),
    native("java/lang/ref/Finalizer", "isFinalizationEnabled", "()Z", |_| give_bool(false)),
    native("java/lang/ref/Finalizer", "reportComplete", "", nothing),
    native("java/security/AccessController", "getStackAccessControlContext", "", |_| Ok(0)),
    native("java/security/AccessController", "getInheritedAccessControlContext", "", |_| Ok(0)),
    native("java/lang/SecurityManager", "getClassContext", "()[Ljava/lang/Class;", class_context),
    native("java/security/AccessController", "ensureMaterializedForStackWalk", "", nothing),
    native("java/security/AccessController", "getProtectionDomain", "", |_| Ok(0)),
];

/// The hash by which a name is found in `lib/modules`: of its modified UTF-8.
fn hash_of_name(call: &mut Call<'_>) -> Result<u64> {
    let (name, seed) = (call.string_units(call.object(0)?), call.int(1) as u32);
    let step = |hash: u32, byte: u32| hash.wrapping_mul(0x0100_0193) ^ byte;
    let hash = name.into_iter().map(u32::from).fold(seed, |hash, unit| match unit {
        0..0x80 => step(hash, unit),
        0x80..0x800 => step(step(hash, 0xc0 | unit >> 6), 0x80 | unit & 0x3f),
        _ => {
            let hash = step(step(hash, 0xe0 | unit >> 12), 0x80 | unit >> 6 & 0x3f);
            step(hash, 0x80 | unit & 0x3f)
        }
    });
    give_int(hash as i32)
}

/// Signal numbers of Linux, of which the JDK asks for three.
fn find_signal(call: &mut Call<'_>) -> Result<u64> {
    give_int(match call.string(0)?.as_str() {
        "HUP" => 1,
        "INT" => 2,
        "TERM" => 15,
        _ => -1,
    })
}

/// The caller of the method that asks, not counting reflection's own frames.
fn caller_class(call: &mut Call<'_>) -> Result<u64> {
    let methods = call.callers();
    // 0 is getCallerClass itself, 1 the method that wants to know.
    let caller = methods.iter().skip(2).find(|method| !ignored_by_security_walk(method));
    match caller {
        Some(method) => give(call.mirror(method.class())),
        None => give(Ref::NULL),
    }
}

/// The classes of the methods under way, beginning with the one that asks.
fn class_context(call: &mut Call<'_>) -> Result<u64> {
    let methods = call.callers();
    let shown = methods.iter().skip(1).filter(|method| !ignored_by_security_walk(method));
    let classes: Vec<Ref> = shown.map(|method| call.mirror(method.class())).collect();
    let mirror = call.well_known().class;
    give(call.ref_array(mirror, &classes))
}

/// Frames that reflection and method handles put between a caller and what it calls.
fn ignored_by_security_walk(method: &MethodRef) -> bool {
    if method.marks.lambda_form || method.marks.signature_polymorphic {
        return true;
    }
    let class = method.class();
    if class.name == "java/lang/reflect/Method" && method.name == "invoke" {
        return true;
    }
    class.extends("jdk/internal/reflect/MethodAccessorImpl")
}

fn latest_user_loader(call: &mut Call<'_>) -> Result<u64> {
    for method in call.callers() {
        let loader = method.class().loader;
        if loader.0 > LoaderId::PLATFORM.0 {
            return give(call.loader_object(loader));
        }
    }
    give(call.loader_object(LoaderId::PLATFORM))
}

fn nest_mates(call: &mut Call<'_>) -> Result<u64> {
    let (a, b) = (call.class(0)?, call.class(1)?);
    give_bool(call.are_nestmates(a, b)?)
}

fn vm_properties(call: &mut Call<'_>) -> Result<u64> {
    let pairs = call.vm_properties();
    let mut texts = Vec::new();
    for (key, value) in pairs {
        let key = call.new_string(&key);
        texts.push(key);
        let value = call.new_string(&value);
        texts.push(value);
    }
    texts.push(Ref::NULL);
    let string = call.well_known().string;
    give(call.ref_array(string, &texts))
}

/// An array whose indices are constants of the class, different from JDK to JDK.
fn platform_properties(call: &mut Call<'_>) -> Result<u64> {
    let class = call.method.class();
    let Some(length) = constant(class, "FIXED_LENGTH") else {
        return Err(Stop::unsupported("system properties of an unknown shape"));
    };
    let mut values = vec![Ref::NULL; length];
    for (name, value) in call.platform_properties() {
        if let Some(index) = constant(class, &format!("_{name}_NDX")) {
            values[index] = call.new_string(&value);
        }
    }
    give(call.ref_array(call.well_known().string, &values))
}

/// The value of a static field that the compiler computed.
fn constant(class: ClassRef, name: &str) -> Option<usize> {
    let file = class.file.as_ref()?;
    let field = class.fields.iter().find(|field| field.name == name)?;
    let index = file.fields.get(usize::from(field.index))?.constant_value;
    match file.constants.get(index) {
        Ok(Constant::Integer(value)) => usize::try_from(value).ok(),
        _ => None,
    }
}

/// A direct buffer over the image file.
fn native_map(call: &mut Call<'_>) -> Result<u64> {
    let path = call.string(0)?;
    if std::path::Path::new(&path) != call.program().jdk.modules() {
        return give(Ref::NULL);
    }
    let class = call.boot_class("java/nio/DirectByteBuffer")?;
    call.ensure_initialized(class)?;
    let buffer = call.allocate(class).publish();
    let constructor = class
        .method_named("<init>", "(JJ)V")
        .map(|m| (m, true))
        .or_else(|| class.method_named("<init>", "(JI)V").map(|m| (m, false)));
    let Some((constructor, wide)) = constructor else {
        return Err(Stop::unsupported("DirectByteBuffer of an unknown shape"));
    };
    let (address, length) = call.image_memory();
    let mut args = vec![u64::from(buffer.0), address, 0, length];
    if wide {
        args.push(0);
    }
    static BUFFER: Continuation = Continuation {
        name: "image buffer",
        refs: 0b10,
        resume: |call, _| Ok(call.saved(1)),
        catches: false,
    };
    call.then(&BUFFER, &[u64::from(buffer.0)], constructor, &args)
}

/// A performance counter: eight bytes that nobody but the program reads.
fn create_counter(call: &mut Call<'_>) -> Result<u64> {
    static BUFFER: Continuation = Continuation {
        name: "performance counter",
        refs: 1,
        resume: |call, _| Ok(call.saved(0)),
        catches: false,
    };
    let class = call.boot_class("java/nio/ByteBuffer")?;
    call.ensure_initialized(class)?;
    let allocate = call.library_method(class, "allocate", "(I)Ljava/nio/ByteBuffer;")?;
    call.then(&BUFFER, &[], allocate, &[8])
}

fn wait_for_ever(call: &mut Call<'_>) -> Result<u64> {
    Err(call.sleep_for_ever())
}

fn refers_to(call: &mut Call<'_>) -> Result<u64> {
    let referent = call.shared_field(call.receiver(), &REFERENT)?;
    let referent = call.load(referent)?;
    give_bool(referent == u64::from(call.reference(1).0))
}

fn clear_reference(call: &mut Call<'_>) -> Result<u64> {
    let referent = call.shared_field(call.receiver(), &REFERENT)?;
    call.store(referent, 0)?;
    Ok(0)
}
