//! Fields of library classes that the machine itself uses by name, whatever the program does.
//!
//! They are looked up when the library is first started, so that a JDK without one of them is named
//! as such. Fields that only some JDKs have are asked for where they are used.

use super::Missing;
use crate::program::Program;
use crate::state::LibraryField;

const BY_CLASS: &[(&str, &[&str])] = &[
    ("java/lang/Boolean", &["value"]),
    ("java/lang/Byte", &["value"]),
    ("java/lang/Character", &["value"]),
    ("java/lang/Class", &["classLoader", "componentType", "module"]),
    ("java/lang/ClassLoader", &["nameAndId", "parent", "unnamedModule"]),
    ("java/lang/Double", &["value"]),
    ("java/lang/Float", &["value"]),
    ("java/lang/Integer", &["value"]),
    ("java/lang/Long", &["value"]),
    ("java/lang/Module", &["name"]),
    ("java/lang/Short", &["value"]),
    ("java/lang/String", &["coder", "value"]),
    ("java/lang/System", &["props"]),
    (
        "java/lang/Thread",
        &[
            "defaultUncaughtExceptionHandler",
            "eetop",
            "interrupted",
            "name",
            "parkBlocker",
            "tid",
            "uncaughtExceptionHandler",
        ],
    ),
    (
        "java/lang/Throwable",
        &[
            "SUPPRESSED_SENTINEL",
            "UNASSIGNED_STACK",
            "backtrace",
            "cause",
            "depth",
            "detailMessage",
            "stackTrace",
            "suppressedExceptions",
        ],
    ),
    ("java/lang/invoke/LambdaForm", &["vmentry"]),
    ("java/lang/invoke/MemberName", &["clazz", "flags", "method", "name", "type"]),
    ("java/lang/invoke/MethodHandle", &["form"]),
    ("java/lang/invoke/MethodType", &["ptypes", "rtype"]),
    ("java/lang/invoke/VarHandle", &["exact"]),
    ("jdk/internal/loader/BuiltinClassLoader", &["ucp"]),
    ("jdk/internal/loader/ClassLoaders", &["APP_LOADER", "PLATFORM_LOADER"]),
    (
        "jdk/internal/misc/UnsafeConstants",
        &[
            "ADDRESS_SIZE0",
            "BIG_ENDIAN",
            "DATA_CACHE_LINE_FLUSH_SIZE",
            "PAGE_SIZE",
            "UNALIGNED_ACCESS",
        ],
    ),
    ("jdk/internal/util/StaticProperty", &["USER_DIR"]),
];

/// All of them.
pub fn fields() -> impl Iterator<Item = LibraryField> {
    let of = |&(class, names): &(&'static str, &'static [&'static str])| {
        names.iter().map(move |name| LibraryField { class, name, since: 0, until: u16::MAX })
    };
    BY_CLASS.iter().flat_map(of)
}

/// Says what this JDK lacks of them.
pub(crate) fn look_up(program: &'static Program) -> Result<(), Missing> {
    for field in fields() {
        let class = program.boot_class(field.class)?;
        class.field_named(field.name).ok_or_else(|| Missing::field(field.class, field.name))?;
    }
    Ok(())
}
