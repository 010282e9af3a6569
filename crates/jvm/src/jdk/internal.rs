//! Library classes whose accesses to memory are their own business, and those that act for others.
//!
//! A race is told where code of the program takes part in it. The library has races of its own that
//! are safe by design (caches that are filled twice), and classes that access what their caller
//! handed them.

/// Classes whose code and fields are safe by design, though not by the letter.
pub(crate) fn is_internal(class: &str) -> bool {
    const BUILDERS: &[&str] = &["java/lang/AbstractStringBuilder", "java/lang/StringBuilder"];
    const INTERNAL: &[&str] =
        &["java/util/concurrent/", "java/lang/", "java/math/", "jdk/", "sun/"];
    !BUILDERS.contains(&class) && INTERNAL.iter().any(|prefix| class.starts_with(prefix))
}

/// Loading and linking, done by the library for itself while the program waits.
pub(crate) fn is_loading(class: &str) -> bool {
    const LOADING: &[&str] =
        &["java/lang/ClassLoader", "java/lang/invoke/", "jdk/internal/", "sun/"];
    LOADING.iter().any(|prefix| class.starts_with(prefix))
}

/// Ways to make an access on behalf of the caller. Arrays that such a class keeps for itself are
/// filled before others can reach them.
pub(crate) fn is_passage(class: &str) -> bool {
    const CLASSES: &[&str] = &[
        "java/lang/Object",
        "java/lang/String",
        "java/lang/StringCoding",
        "java/lang/StringLatin1",
        "java/lang/StringUTF16",
        "java/lang/System",
        "java/lang/invoke/Invokers$Holder",
        "jdk/internal/misc/ScopedMemoryAccess",
        "jdk/internal/misc/Unsafe",
        "jdk/internal/util/ArraysSupport",
        "sun/misc/Unsafe",
    ];
    const PREFIXES: &[&str] = &[
        "java/lang/invoke/LambdaForm$",
        "java/lang/invoke/VarHandle",
        "java/lang/reflect/",
        "java/nio/",
        "java/util/zip/",
        "jdk/internal/reflect/",
        "sun/nio/ch/",
        "sun/nio/cs/",
    ];
    CLASSES.contains(&class) || PREFIXES.iter().any(|prefix| class.starts_with(prefix))
}

/// The conditions of the library's locks.
pub(crate) fn is_condition(class: &str) -> bool {
    matches!(
        class,
        "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject"
            | "java/util/concurrent/locks/AbstractQueuedLongSynchronizer$ConditionObject"
    )
}

/// What lies between a call of `LockSupport.park` and the machine.
pub(crate) fn is_parking(class: &str) -> bool {
    class == "java/util/concurrent/locks/LockSupport"
        || ["java/lang/", "jdk/internal/", "sun/misc/"]
            .iter()
            .any(|prefix| class.starts_with(prefix))
}

/// What serialization and reflection keep for each class that they have to do with: nobody asks for an
/// identity hash of these but the library, which finds them by it in tables of its own.
pub(crate) const HASHED_ALIKE: &[&str] =
    &["java/io/ObjectStreamClass", "jdk/internal/reflect/DelegatingClassLoader"];

/// Whether a method asks for identity hashes to find the place of an object in a table, and tells nobody.
pub(crate) fn keeps_hashes(class: &str, method: &str) -> bool {
    const TABLES: &[&str] =
        &["java/util/HashMap", "java/util/IdentityHashMap", "java/util/WeakHashMap"];
    const OF_CONCURRENT: &[&str] = &[
        "get",
        "putVal",
        "replaceNode",
        "computeIfAbsent",
        "computeIfPresent",
        "compute",
        "merge",
    ];
    match class {
        "java/util/concurrent/ConcurrentHashMap" => OF_CONCURRENT.contains(&method),
        "java/util/ImmutableCollections$SetN" | "java/util/ImmutableCollections$MapN" => {
            method == "probe"
        }
        _ => method == "hash" && TABLES.contains(&class),
    }
}

/// Whether a method gives its caller the identity hash, and does nothing else.
pub(crate) fn is_identity_hash(class: &str, method: &str) -> bool {
    class == "java/lang/Enum" && method == "hashCode"
}

/// Fields that nobody asks for: after how many calls reflection would make a faster way, which it never
/// does here; until when the address of a host is believed, which never changes; the number of the thread that
/// reads or writes, which stands in the method that does.
pub(crate) fn unread_fields(class: &str) -> &'static [&'static str] {
    match class {
        "jdk/internal/reflect/NativeMethodAccessorImpl"
        | "jdk/internal/reflect/NativeConstructorAccessorImpl" => &["numInvocations"],
        "java/net/InetAddress$CachedLocalHost" => &["expiryTime"],
        "sun/nio/ch/NioSocketImpl" => &["readerThread", "writerThread"],
        _ => &[],
    }
}
