//! Raw annotations, and the parameters that a class file names.

use super::super::{Call, Native, native};
use super::invoke::method_of;
use super::member_fields::*;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::MethodRef;
use heddle_jvm::state::{Ref, give};

const CLASS: &str = "java/lang/Class";
const EXECUTABLE: &str = "java/lang/reflect/Executable";
const VISIBLE: &str = "RuntimeVisibleAnnotations";
const VISIBLE_TYPES: &str = "RuntimeVisibleTypeAnnotations";

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "getRawAnnotations", "()[B", |call| class_attribute(call, VISIBLE)),
    native(CLASS, "getRawTypeAnnotations", "()[B", |call| class_attribute(call, VISIBLE_TYPES)),
    native(EXECUTABLE, "getTypeAnnotationBytes0", "()[B", |call| {
        let method = method_of(call, call.receiver())?;
        give_bytes(call, method_attribute(method, VISIBLE_TYPES))
    }),
    native("java/lang/reflect/Field", "getTypeAnnotationBytes0", "()[B", field_types),
    native(EXECUTABLE, "getParameters0", "()[Ljava/lang/reflect/Parameter;", parameters),
];

fn give_bytes(call: &mut Call<'_>, bytes: Option<&[u8]>) -> Result<u64> {
    match bytes {
        Some(bytes) => give(call.byte_array(bytes)),
        None => give(Ref::NULL),
    }
}

fn class_attribute(call: &mut Call<'_>, name: &str) -> Result<u64> {
    let class = call.class(0)?;
    let file = class.file.as_ref();
    give_bytes(call, file.and_then(|file| file.attribute(&file.attributes.raw, name)))
}

fn method_attribute(method: MethodRef, name: &str) -> Option<&'static [u8]> {
    let file = method.class().file.as_ref()?;
    file.attribute(&file.methods.get(usize::from(method.index))?.attributes, name)
}

fn field_types(call: &mut Call<'_>) -> Result<u64> {
    let field = call.receiver();
    let class = call.class_of_mirror(call.final_ref(field, &FIELD_CLASS)?);
    let slot = call.final_field(field, &FIELD_SLOT)? as usize;
    let bytes = class
        .file
        .as_ref()
        .and_then(|file| file.attribute(&file.fields.get(slot)?.attributes, VISIBLE_TYPES));
    give_bytes(call, bytes)
}

/// The parameters of the MethodParameters attribute; null without one.
fn parameters(call: &mut Call<'_>) -> Result<u64> {
    let method = method_of(call, call.receiver())?;
    let Some(bytes) = method_attribute(method, "MethodParameters") else {
        return give(Ref::NULL);
    };
    let file = method.class().file.as_ref().expect("it has attributes");
    let class = call.boot_class("java/lang/reflect/Parameter")?;
    call.ensure_initialized(class)?;
    let entries = bytes.get(1..).unwrap_or_default().chunks_exact(4);
    let mut found = Vec::new();
    for (position, entry) in entries.take(usize::from(bytes[0])).enumerate() {
        let name = u16::from_be_bytes([entry[0], entry[1]]);
        let flags = u16::from_be_bytes([entry[2], entry[3]]);
        if usize::from(name) >= file.constants.len() {
            return Err(Stop::throw(
                "java/lang/IllegalArgumentException",
                "Constant pool index out of bounds",
            ));
        }
        let text = match name {
            0 => Ref::NULL,
            name => {
                let text = file.constants.utf8_str(name).map_err(|_| {
                    Stop::throw(
                        "java/lang/IllegalArgumentException",
                        "Wrong type at constant pool index",
                    )
                })?;
                call.interned(&text)?
            }
        };
        let parameter = call.allocate(class);
        call.set_ref(&parameter, &PARAMETER_NAME, text)?;
        call.set(&parameter, &PARAMETER_MODIFIERS, u64::from(flags))?;
        call.set_ref(&parameter, &PARAMETER_EXECUTABLE, call.receiver())?;
        call.set(&parameter, &PARAMETER_INDEX, position as u64)?;
        found.push(parameter.publish());
    }
    give(call.ref_array(class, &found))
}
