//! Natives of `Class`, without reflection and loading.

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::loading::mirrors;
use heddle_jvm::program::{Kind, LoaderId};
use heddle_jvm::state::{LibraryField, OnceField, Ref, give, give_bool, give_int};

const CLASS: &str = "java/lang/Class";
/// Filled when it is first asked for, with the same interned string by whoever asks.
const NAME: OnceField = OnceField::new(CLASS, "name");

pub(super) const FIELDS: &[LibraryField] = &[NAME.0];

pub(super) const NATIVES: &[Native] = &[
    native(CLASS, "registerNatives", "()V", nothing),
    native(CLASS, "desiredAssertionStatus0", "(Ljava/lang/Class;)Z", desired_assertion_status),
    native(
        CLASS,
        "getPrimitiveClass",
        "(Ljava/lang/String;)Ljava/lang/Class;",
        get_primitive_class,
    ),
    native(CLASS, "initClassName", "()Ljava/lang/String;", init_class_name),
    native(CLASS, "isArray", "()Z", |call| give_bool(call.class(0)?.is_array())),
    native(CLASS, "isInterface", "()Z", |call| give_bool(call.class(0)?.is_interface())),
    native(CLASS, "isPrimitive", "()Z", |call| give_bool(call.class(0)?.is_primitive())),
    native(CLASS, "isHidden", "()Z", |call| give_bool(call.class(0)?.hidden.is_some())),
    native(CLASS, "isInstance", "(Ljava/lang/Object;)Z", is_instance),
    native(CLASS, "isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from),
    native(CLASS, "getSuperclass", "()Ljava/lang/Class;", get_superclass),
    native(CLASS, "getInterfaces0", "()[Ljava/lang/Class;", get_interfaces),
    native(CLASS, "getModifiers", "()I", |call| {
        give_int(i32::from(mirrors::modifiers(call.class(0)?)))
    }),
    native(CLASS, "getClassAccessFlagsRaw0", "()I", |call| {
        give_int(i32::from(call.class(0)?.access))
    }),
    native(CLASS, "getClassFileVersion0", "()I", class_file_version),
    native(CLASS, "getSigners", "()[Ljava/lang/Object;", |_| Ok(0)),
    native(CLASS, "setSigners", "([Ljava/lang/Object;)V", nothing),
    native(CLASS, "getGenericSignature0", "()Ljava/lang/String;", generic_signature),
];

/// Whether a name is as a pattern says, in which `*` stands for any text.
fn fits(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((start, rest)) => name.strip_prefix(start).is_some_and(|name| {
            let ends = name.char_indices().map(|(at, _)| at).chain([name.len()]);
            ends.into_iter().any(|at| fits(&name[at..], rest))
        }),
    }
}

fn desired_assertion_status(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let config = call.config();
    if class.loader == LoaderId::BOOT {
        return give_bool(config.assertions.system);
    }
    let name = class.java_name();
    let mut on = false;
    // Rules for a class outweigh those for packages, and those outweigh the default.
    let mut weight = 0;
    for (pattern, enable) in &config.assertions.rules {
        let matches = match pattern.strip_suffix("...") {
            _ if pattern.is_empty() => Some(0),
            // As in the files of Java PathFinder.
            _ if pattern.contains('*') => fits(&name, pattern).then_some(usize::MAX),
            Some(package) => {
                let package = package.trim_end_matches('.');
                (package.is_empty() && !name.contains('.')
                    || name.starts_with(&format!("{package}.")))
                .then_some(1 + package.len())
            }
            None => {
                (name == *pattern || name.starts_with(&format!("{pattern}$"))).then_some(usize::MAX)
            }
        };
        if let Some(found) = matches
            && found >= weight
        {
            weight = found;
            on = *enable;
        }
    }
    give_bool(on)
}

fn get_primitive_class(call: &mut Call<'_>) -> Result<u64> {
    let name = call.string(0)?;
    let kind = Kind::PRIMITIVES.iter().copied().find(|kind| kind.primitive_name() == name);
    if kind.is_none() && name != "void" {
        return Err(Stop::throw("java/lang/ClassNotFoundException", name));
    }
    let class = call.program().primitive(kind);
    give(call.mirror(class))
}

fn init_class_name(call: &mut Call<'_>) -> Result<u64> {
    let name = call.class(0)?.java_name();
    let string = call.interned(&name)?;
    call.fill(call.receiver(), &NAME, string.0.into())?;
    give(string)
}

fn is_instance(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let object = call.reference(1);
    give_bool(!object.is_null() && call.class_of(object).is_assignable_to(class))
}

fn is_assignable_from(call: &mut Call<'_>) -> Result<u64> {
    give_bool(call.class(1)?.is_assignable_to(call.class(0)?))
}

fn get_superclass(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    match class.super_class {
        Some(parent) if !class.is_interface() => give(call.mirror(parent)),
        _ => give(Ref::NULL),
    }
}

fn get_interfaces(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let interfaces: Vec<Ref> = class.interfaces.iter().map(|&i| call.mirror(i)).collect();
    let mirror = call.well_known().class;
    give(call.ref_array(mirror, &interfaces))
}

fn class_file_version(call: &mut Call<'_>) -> Result<u64> {
    let version =
        call.class(0)?.file.as_ref().map_or(0, |f| u32::from(f.minor) << 16 | u32::from(f.major));
    give_int(version as i32)
}

fn generic_signature(call: &mut Call<'_>) -> Result<u64> {
    let class = call.class(0)?;
    let Some(file) = &class.file else { return give(Ref::NULL) };
    if file.attributes.signature == 0 {
        return give(Ref::NULL);
    }
    let text = file.constants.utf8_str(file.attributes.signature).unwrap_or_default().into_owned();
    give(call.new_string(&text))
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_any_text() {
        let check =
            |name, pattern, expected| assert_eq!(fits(name, pattern), expected, "{pattern}");
        check("a.b.C", "a.*", true);
        check("a.b.C", "*.C", true);
        check("a.b.CTest", "*Test", true);
        check("a.test.C", "*.test.*", true);
        check("a.b.C", "a.*.C", true);
        check("a.b.C", "a.*.D", false);
        check("ab.C", "a.*", false);
        check("a.b.C", "*", true);
    }
}
