//! `jdk.internal.misc.Unsafe`: layouts, native memory, allocation, class initialisation.

use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::program::{ClassKind, ClassRef};
use crate::state::{ARRAY_BASE, InitStatus, Ref};
use crate::state::{give, give_bool, give_int};

const UNSAFE: &str = "jdk/internal/misc/Unsafe";

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
    native(UNSAFE, "allocateMemory0", "(J)J", |call| {
        let bytes = call.long(1) as u64;
        Ok(call.process().native_memory.allocate(bytes))
    }),
    native(UNSAFE, "freeMemory0", "(J)V", |call| {
        let address = call.long(1) as u64;
        call.process().native_memory.free(address);
        Ok(0)
    }),
    native(UNSAFE, "reallocateMemory0", "(JJ)J", reallocate),
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

impl crate::machine::Machine {
    /// The bytes an object takes, header included.
    pub fn object_bytes(&self, object: Ref) -> u32 {
        let heap = self.heap();
        let word = heap.class_word(object);
        let class = self.program.class(crate::program::ClassId(word & !crate::state::STATICS_BIT));
        if word & crate::state::STATICS_BIT != 0 {
            return class.statics.bytes.max(16).next_multiple_of(8);
        }
        match class.kind {
            ClassKind::Array { kind, .. } => {
                crate::state::array_bytes(kind, heap.length(object)).next_multiple_of(8) as u32
            }
            _ => class.instance.bytes.next_multiple_of(8),
        }
    }
}

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
) -> Result<(ClassRef, &'static crate::program::Field)> {
    let class = call.machine.class_of_mirror(call.machine.get_ref(field, "clazz"));
    let slot = call.machine.get_int(field, "slot") as u16;
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
    give(call.machine.statics(class))
}

fn should_be_initialized(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    give_bool(call.machine.class_state(class).init != InitStatus::Done)
}

fn ensure_class_initialized(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    call.machine.ensure_initialized(class)?;
    Ok(0)
}

fn allocate_instance(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(1)?;
    if class.is_abstract() || class.is_interface() || class.is_array() || class.is_primitive() {
        return Err(Stop::throw("java/lang/InstantiationException", class.java_name()));
    }
    call.machine.ensure_initialized(class)?;
    give(call.machine.allocate(class))
}

fn reallocate(call: &mut Call<'_>) -> Result<u64> {
    let (old, bytes) = (call.long(1) as u64, call.long(2 + 1) as u64);
    let memory = &mut call.process().native_memory;
    let content = match memory.size(old) {
        Some(size) => memory.read(old, size.min(bytes)).map(<[u8]>::to_vec).unwrap_or_default(),
        None => Vec::new(),
    };
    let new = memory.allocate(bytes);
    if let Some(target) = memory.write(new, content.len() as u64) {
        target.copy_from_slice(&content);
    }
    memory.free(old);
    Ok(new)
}

/// Bytes of an object, or of native memory when the object is null.
fn read_bytes(call: &mut Call<'_>, object: Ref, offset: i64, length: u64) -> Result<Vec<u8>> {
    let found = if object.is_null() {
        call.machine.process().native_memory.read(offset as u64, length).map(<[u8]>::to_vec)
    } else if offset >= 0 && offset as u64 + length <= u64::from(call.machine.object_bytes(object))
    {
        Some(call.machine.heap().bytes(object, offset as u32, length as u32).to_vec())
    } else {
        None
    };
    found.ok_or_else(|| {
        Stop::unsupported(format!("an Unsafe read of {length} bytes at {offset:#x}"))
    })
}

fn write_bytes(call: &mut Call<'_>, object: Ref, offset: i64, bytes: &[u8]) -> Result<()> {
    let length = bytes.len() as u64;
    if object.is_null() {
        if let Some(target) = call.process().native_memory.write(offset as u64, length) {
            target.copy_from_slice(bytes);
            return Ok(());
        }
    } else if offset >= 0 && offset as u64 + length <= u64::from(call.machine.object_bytes(object))
    {
        call.machine
            .heap_mut()
            .bytes_mut(object, offset as u32, length as u32)
            .copy_from_slice(bytes);
        return Ok(());
    }
    Err(Stop::unsupported(format!("an Unsafe write of {length} bytes at {offset:#x}")))
}

fn set_memory(call: &mut Call<'_>) -> Result<u64> {
    let (object, offset, length, value) =
        (call.reference(1), call.long(2), call.long(4) as u64, call.int(6) as u8);
    let bytes = vec![value; length as usize];
    write_bytes(call, object, offset, &bytes)?;
    Ok(0)
}

fn copy_memory(call: &mut Call<'_>) -> Result<u64> {
    let (from, from_at, to, to_at, length) =
        (call.reference(1), call.long(2), call.reference(4), call.long(5), call.long(7) as u64);
    let bytes = read_bytes(call, from, from_at, length)?;
    write_bytes(call, to, to_at, &bytes)?;
    Ok(0)
}

fn copy_swap_memory(call: &mut Call<'_>) -> Result<u64> {
    let (from, from_at, to, to_at, length, width) = (
        call.reference(1),
        call.long(2),
        call.reference(4),
        call.long(5),
        call.long(7) as u64,
        call.long(9) as usize,
    );
    let mut bytes = read_bytes(call, from, from_at, length)?;
    bytes.chunks_exact_mut(width.max(1)).for_each(<[u8]>::reverse);
    write_bytes(call, to, to_at, &bytes)?;
    Ok(0)
}

/// name, bytes, offset, length, loader, domain.
fn define_class(call: &mut Call<'_>) -> Result<u64> {
    let expected = call
        .machine
        .string_or_null(call.reference(1))
        .map(|name| crate::names::Name::new(&name.replace('.', "/")));
    let array = call.object(2)?;
    let (offset, length) = (call.int(3) as u32, call.int(4) as u32);
    let bytes = call.machine.heap().bytes(array, ARRAY_BASE + offset, length).to_vec();
    let loader_object = call.reference(5);
    let loader = call.machine.loader_of(loader_object);
    let class = crate::define::define(call.machine, loader, expected, bytes)?;
    give(call.machine.mirror(class))
}
