//! Constructors as deserialization uses them, up to JDK 21, without classes that are generated for them.

use super::super::{Call, Native, replacing};
use super::invoke::SUPERCLASSES;
use super::member_fields::OF_CONSTRUCTOR;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{FinalField, LibraryField, give};

const ACCESSOR: &str = "jdk/internal/reflect/NativeConstructorAccessorImpl";
const ACCESSED: FinalField = FinalField::new(ACCESSOR, "c").until(21);

pub(super) const FIELDS: &[LibraryField] = &[ACCESSED.0];

/// Only for programs that are checked: stack traces show the generated classes.
pub(in super::super) const NATIVES: &[Native] = &[replacing(
    "jdk/internal/reflect/MethodAccessorGenerator",
    "generateSerializationConstructor",
    "(Ljava/lang/Class;[Ljava/lang/Class;[Ljava/lang/Class;ILjava/lang/Class;)Ljdk/internal/reflect/SerializationConstructorAccessorImpl;",
    serialization_accessor,
)];

/// What makes objects of a class without the constructors of its serializable superclasses. The JDK
/// generates a class for each, and which came first would show.
fn serialization_accessor(call: &mut Call<'_>) -> Result<u64> {
    let accessor = call.boot_class(ACCESSOR)?;
    call.ensure_initialized(accessor)?;
    let class = call.class_of_mirror(call.object(1)?);
    let declares = call.class_of_mirror(call.object(5)?);
    let mut above = 0;
    let mut at = Some(class);
    while let Some(other) = at.filter(|other| other.id != declares.id) {
        (above, at) = (above + 1, other.super_class);
    }
    let constructor = declares.method_named("<init>", "()V");
    let Some(constructor) = constructor.filter(|_| at.is_some()) else {
        return Err(Stop::unsupported("a serialization constructor with parameters"));
    };
    let slot = u32::from(constructor.index) | above << SUPERCLASSES;
    let (makes, types) = (call.reference(1), call.reference(2));
    let member = call.allocate(call.boot_class(OF_CONSTRUCTOR.clazz.0.class)?);
    call.set_ref(&member, &OF_CONSTRUCTOR.clazz, makes)?;
    call.init(&member, &OF_CONSTRUCTOR.slot.0, slot.into())?;
    call.set_ref(&member, &OF_CONSTRUCTOR.parameter_types, types)?;
    let member = member.publish();
    let accessor = call.allocate(accessor);
    call.set_ref(&accessor, &ACCESSED, member)?;
    give(accessor.publish())
}
