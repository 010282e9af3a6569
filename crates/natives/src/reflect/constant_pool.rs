//! `jdk.internal.reflect.ConstantPool`, through which annotations find their constants.

use heddle_classfile::{ClassFile, Constant};

use super::super::{Call, Native, native};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::ClassRef;
use heddle_jvm::state::{FinalField, LibraryField, Ref, give, give_int};

const POOL: &str = "jdk/internal/reflect/ConstantPool";
const POOL_OF: FinalField = FinalField::new(POOL, "constantPoolOop");

pub(super) const FIELDS: &[LibraryField] = &[POOL_OF.0];

pub(super) const NATIVES: &[Native] = &[
    native("java/lang/Class", "getConstantPool", "()Ljdk/internal/reflect/ConstantPool;", pool_of),
    native(POOL, "getSize0", "", |call| {
        let (_, file) = pool(call)?;
        give_int(file.constants.len() as i32)
    }),
    native(POOL, "getClassAt0", "", class_at),
    native(POOL, "getClassAtIfLoaded0", "", class_at),
    native(POOL, "getIntAt0", "", |call| match constant(call)? {
        Constant::Integer(value) => give_int(value),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getLongAt0", "", |call| match constant(call)? {
        Constant::Long(value) => Ok(value as u64),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getFloatAt0", "", |call| match constant(call)? {
        Constant::Float(bits) => Ok(u64::from(bits)),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getDoubleAt0", "", |call| match constant(call)? {
        Constant::Double(bits) => Ok(bits),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getStringAt0", "", |call| match constant(call)? {
        Constant::String { utf8 } => give_utf8(call, utf8),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getUTF8At0", "", |call| match constant(call)? {
        Constant::Utf8(_) => give_utf8(call, call.int(2) as u16),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getTagAt0", "", tag_at),
    native(POOL, "getNameAndTypeRefIndexAt0", "", |call| match constant(call)? {
        Constant::Field { name_and_type, .. }
        | Constant::Method { name_and_type, .. }
        | Constant::InterfaceMethod { name_and_type, .. }
        | Constant::Dynamic { name_and_type, .. }
        | Constant::InvokeDynamic { name_and_type, .. } => give_int(i32::from(name_and_type)),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getClassRefIndexAt0", "", |call| match constant(call)? {
        Constant::Field { class, .. }
        | Constant::Method { class, .. }
        | Constant::InterfaceMethod { class, .. } => give_int(i32::from(class)),
        _ => Err(wrong_type()),
    }),
    native(POOL, "getNameAndTypeRefInfoAt0", "", |call| match constant(call)? {
        Constant::NameAndType { name, descriptor } => {
            let (_, file) = pool(call)?;
            let texts = [name, descriptor]
                .map(|index| file.constants.utf8_str(index).unwrap_or_default().into_owned());
            give(call.string_array(&texts))
        }
        _ => Err(wrong_type()),
    }),
    native(POOL, "getMemberRefInfoAt0", "", member_info),
];

fn wrong_type() -> Stop {
    Stop::throw("java/lang/IllegalArgumentException", "Wrong type at constant pool index")
}

/// The object carries the class's mirror as its pool.
fn pool_of(call: &mut Call<'_>) -> Result<u64> {
    if call.class(0)?.file.is_none() {
        return give(Ref::NULL);
    }
    let class = call.boot_class(POOL)?;
    call.ensure_initialized(class)?;
    let pool = call.allocate(class);
    call.set_ref(&pool, &POOL_OF, call.receiver())?;
    give(pool.publish())
}

fn pool(call: &Call<'_>) -> Result<(ClassRef, &'static ClassFile)> {
    let class = call.class(1)?;
    let file = class.file.as_ref().ok_or_else(wrong_type)?;
    Ok((class, file))
}

/// The constant that the index argument names.
fn constant(call: &Call<'_>) -> Result<Constant> {
    let (_, file) = pool(call)?;
    let index = call.int(2);
    match u16::try_from(index) {
        Ok(index) if usize::from(index) < file.constants.len() => {
            file.constants.get(index).map_err(|_| wrong_type())
        }
        _ => Err(Stop::throw(
            "java/lang/IllegalArgumentException",
            "Constant pool index out of bounds",
        )),
    }
}

fn give_utf8(call: &mut Call<'_>, index: u16) -> Result<u64> {
    let (_, file) = pool(call)?;
    let bytes = file.constants.utf8_bytes(index).map_err(|_| wrong_type())?;
    let units = heddle_classfile::mutf8_to_utf16(bytes);
    give(call.interned_utf16(&units)?)
}

fn class_at(call: &mut Call<'_>) -> Result<u64> {
    let Constant::Class { .. } = constant(call)? else { return Err(wrong_type()) };
    let (class, _) = pool(call)?;
    let found = call.resolve_class(class, call.int(2) as u16)?;
    give(call.mirror(found))
}

fn tag_at(call: &mut Call<'_>) -> Result<u64> {
    let index = call.int(2);
    let (_, file) = pool(call)?;
    if index <= 0 || index as usize >= file.constants.len() {
        return Err(Stop::throw(
            "java/lang/IllegalArgumentException",
            "Constant pool index out of bounds",
        ));
    }
    give_int(i32::from(file.constants.tag(index as u16)))
}

/// Class, name and descriptor of a member reference.
fn member_info(call: &mut Call<'_>) -> Result<u64> {
    constant(call)?;
    let (_, file) = pool(call)?;
    let member = file.constants.member(call.int(2) as u16).map_err(|_| wrong_type())?;
    let class = file.constants.class_name(member.class).map_err(|_| wrong_type())?.into_owned();
    let name = file.constants.utf8_str(member.name).unwrap_or_default().into_owned();
    let descriptor = file.constants.utf8_str(member.descriptor).unwrap_or_default().into_owned();
    give(call.string_array(&[class, name, descriptor]))
}
