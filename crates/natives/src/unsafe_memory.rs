//! `jdk.internal.misc.Unsafe`: layouts, native memory, allocation, class initialisation.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::{ClassKind, ClassRef};
use heddle_jvm::state::{
    ARRAY_BASE, FinalField, LibraryField, Ref, Span, give, give_bool, give_int,
};

const UNSAFE: &str = "jdk/internal/misc/Unsafe";

const FIELD_CLASS: FinalField = FinalField::new("java/lang/reflect/Field", "clazz");
const FIELD_SLOT: FinalField = FinalField::new("java/lang/reflect/Field", "slot");

pub(super) const FIELDS: &[LibraryField] = &[FIELD_CLASS.0, FIELD_SLOT.0];

pub(super) const NATIVES: &[Native] = &[
    native(UNSAFE, "registerNatives", "()V", nothing),
    native(UNSAFE, "arrayBaseOffset0", "(Ljava/lang/Class;)I", |_| give_int(ARRAY_BASE as i32)),
    native(UNSAFE, "arrayIndexScale0", "(Ljava/lang/Class;)I", array_index_scale),
    native(
        UNSAFE,
        "objectFieldOffset1",
        "(Ljava/lang/Class;Ljava/lang/String;)J",
        object_field_offset1,
    ),
    native(UNSAFE, "objectFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset),
    native(UNSAFE, "staticFieldOffset0", "(Ljava/lang/reflect/Field;)J", field_offset),
    native(
        UNSAFE,
        "staticFieldBase0",
        "(Ljava/lang/reflect/Field;)Ljava/lang/Object;",
        static_field_base,
    ),
    native(UNSAFE, "shouldBeInitialized0", "(Ljava/lang/Class;)Z", should_be_initialized),
    native(UNSAFE, "ensureClassInitialized0", "(Ljava/lang/Class;)V", ensure_class_initialized),
    native(UNSAFE, "allocateInstance", "(Ljava/lang/Class;)Ljava/lang/Object;", allocate_instance),
    native(UNSAFE, "allocateMemory0", "(J)J", |call| call.allocate_memory(call.long(1) as u64)),
    native(UNSAFE, "freeMemory0", "(J)V", |call| {
        call.free_memory(call.long(1) as u64)?;
        Ok(0)
    }),
    native(UNSAFE, "reallocateMemory0", "(JJ)J", |call| {
        call.reallocate_memory(call.long(1) as u64, call.long(3) as u64)
    }),
    native(UNSAFE, "setMemory0", "(Ljava/lang/Object;JJB)V", set_memory),
    native(UNSAFE, "copyMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJ)V", copy_memory),
    native(
        UNSAFE,
        "copySwapMemory0",
        "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V",
        copy_swap_memory,
    ),
    native(UNSAFE, "fullFence", "()V", nothing),
    native(UNSAFE, "loadFence", "()V", nothing),
    native(UNSAFE, "storeFence", "()V", nothing),
    native(UNSAFE, "throwException", "(Ljava/lang/Throwable;)V", |call| {
        Err(Stop::Throw(call.object(1)?))
    }),
    native(UNSAFE, "getLoadAverage0", "([DI)I", |_| give_int(-1)),
    native(UNSAFE, "writeback0", "(J)V", nothing),
    native(UNSAFE, "writebackPreSync0", "()V", nothing),
    native(UNSAFE, "writebackPostSync0", "()V", nothing),
    native(UNSAFE, "defineClass0", "", define_class),
];

fn array_index_scale(call: &mut Call<'_>) -> Result<u64> {
    match call.class(1)?.kind {
        ClassKind::Array { kind, .. } => give_int(kind.bytes() as i32),
        _ => Err(Stop::throw_bare("java/lang/InvalidClassException")),
    }
}

fn object_field_offset1(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    let name = call.string(2)?;
    match class.fields.iter().find(|field| field.name == name.as_str() && !field.is_static()) {
        Some(field) => Ok(u64::from(field.offset)),
        None => Err(Stop::throw("java/lang/InternalError", name)),
    }
}

/// The class and field a `java.lang.reflect.Field` stands for.
pub(super) fn reflected_field(
    call: &Call<'_>,
    field: Ref,
) -> Result<(ClassRef, &'static heddle_jvm::program::Field)> {
    let class = call.class_of_mirror(call.final_ref(field, &FIELD_CLASS)?);
    let slot = call.final_field(field, &FIELD_SLOT)? as u16;
    let found = class.fields.iter().find(|field| field.index == slot);
    found
        .map(|field| (class, field))
        .ok_or_else(|| Stop::throw("java/lang/InternalError", "no such field"))
}

fn field_offset(call: &mut Call<'_>) -> Result<u64> {
    let field = call.object(1)?;
    Ok(u64::from(reflected_field(call, field)?.1.offset))
}

fn static_field_base(call: &mut Call<'_>) -> Result<u64> {
    let field = call.object(1)?;
    let (class, _) = reflected_field(call, field)?;
    give(call.static_base(class))
}

fn should_be_initialized(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    give_bool(!call.is_class_initialized(class))
}

fn ensure_class_initialized(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    call.ensure_initialized(class)?;
    Ok(0)
}

fn allocate_instance(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    if class.is_abstract() || class.is_interface() || class.is_array() || class.is_primitive() {
        return Err(Stop::throw("java/lang/InstantiationException", class.java_name()));
    }
    call.ensure_initialized(class)?;
    give(call.allocate(class).publish())
}

/// Three registers that name bytes: an object or null, and an offset (two).
fn span(call: &Call<'_>, index: usize, length: u64) -> Result<Span> {
    let (object, offset) = (call.reference(index), call.long(index + 1));
    call.span_at(object, offset, length).ok_or_else(|| {
        Stop::unsupported(format!("an Unsafe access of {length} bytes at {offset:#x}"))
    })
}

/// Memory is set and copied in the largest units that address and length allow: so `Unsafe` says.
fn set_memory(call: &mut Call<'_>) -> Result<u64> {
    let to = span(call, 1, call.long(4) as u64)?;
    let value = call.int(6) as u8;
    call.fill_range(to.in_units_of(to.alignment()), u64::from_le_bytes([value; 8]))?;
    Ok(0)
}

fn copy_memory(call: &mut Call<'_>) -> Result<u64> {
    let length = call.long(7) as u64;
    let (from, to) = (span(call, 1, length)?, span(call, 4, length)?);
    let unit = from.alignment().min(to.alignment());
    call.copy(from.in_units_of(unit), to.in_units_of(unit))?;
    Ok(0)
}

/// The last argument is the size of what is swapped, and so of what is read and written at once.
fn copy_swap_memory(call: &mut Call<'_>) -> Result<u64> {
    let (length, unit) = (call.long(7) as u64, call.long(9) as u64);
    let (from, to) = (span(call, 1, length)?, span(call, 4, length)?);
    call.copy_swapped(from.in_units_of(unit), to.in_units_of(unit))?;
    Ok(0)
}

/// name, bytes, offset, length, loader, domain.
fn define_class(call: &mut Call<'_>) -> Result<u64> {
    let expected = call.string_or_null(call.reference(1)).map(|name| name.replace('.', "/"));
    let array = call.object(2)?;
    let bytes = call.elements(array, call.int(3) as u32, call.int(4) as u32);
    let bytes = call.gather(bytes)?;
    let loader = call.loader_of(call.reference(5));
    let class = call.define_from(loader, expected, bytes)?;
    give(call.mirror(class))
}
