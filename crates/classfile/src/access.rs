//! Access and property flags (JVMS tables 4.1-B, 4.5-A, 4.6-A, 4.7.6-A) and which may go together.
//!
//! The combinations refused are those that HotSpot refuses; it is laxer than the specification
//! with old class files.

pub const PUBLIC: u16 = 0x0001;
pub const PRIVATE: u16 = 0x0002;
pub const PROTECTED: u16 = 0x0004;
pub const STATIC: u16 = 0x0008;
pub const FINAL: u16 = 0x0010;
/// Of classes.
pub const SUPER: u16 = 0x0020;
/// Of methods.
pub const SYNCHRONIZED: u16 = 0x0020;
/// Of fields.
pub const VOLATILE: u16 = 0x0040;
/// Of methods.
pub const BRIDGE: u16 = 0x0040;
/// Of fields.
pub const TRANSIENT: u16 = 0x0080;
/// Of methods.
pub const VARARGS: u16 = 0x0080;
pub const NATIVE: u16 = 0x0100;
pub const INTERFACE: u16 = 0x0200;
pub const ABSTRACT: u16 = 0x0400;
pub const STRICT: u16 = 0x0800;
pub const SYNTHETIC: u16 = 0x1000;
pub const ANNOTATION: u16 = 0x2000;
pub const ENUM: u16 = 0x4000;
/// Of classes.
pub const MODULE: u16 = 0x8000;
/// Of method parameters.
pub const MANDATED: u16 = 0x8000;

/// The flags that mean something on a class; the JVM ignores others.
pub const CLASS_MASK: u16 =
    PUBLIC | FINAL | SUPER | INTERFACE | ABSTRACT | ANNOTATION | ENUM | SYNTHETIC;
pub const FIELD_MASK: u16 =
    PUBLIC | PRIVATE | PROTECTED | STATIC | FINAL | VOLATILE | TRANSIENT | ENUM | SYNTHETIC;
pub const METHOD_MASK: u16 = PUBLIC
    | PRIVATE
    | PROTECTED
    | STATIC
    | FINAL
    | SYNCHRONIZED
    | BRIDGE
    | VARARGS
    | NATIVE
    | ABSTRACT
    | STRICT
    | SYNTHETIC;
/// What `InnerClasses` may say of a nested class.
pub const INNER_CLASS_MASK: u16 = CLASS_MASK | PRIVATE | PROTECTED | STATIC;

fn any(flags: u16, of: u16) -> bool {
    flags & of != 0
}

fn all(flags: u16, of: u16) -> bool {
    flags & of == of
}

fn has_two_visibilities(flags: u16) -> bool {
    (flags & (PUBLIC | PRIVATE | PROTECTED)).count_ones() > 1
}

pub(crate) fn class_flags_are_legal(flags: u16, major: u16) -> bool {
    let since_5 = major >= 49;
    let bad = all(flags, ABSTRACT | FINAL)
        || if any(flags, INTERFACE) {
            !any(flags, ABSTRACT) || (since_5 && any(flags, SUPER | ENUM))
        } else {
            since_5 && any(flags, ANNOTATION)
        };
    !bad
}

pub(crate) fn field_flags_are_legal(flags: u16, in_interface: bool, major: u16) -> bool {
    if in_interface {
        all(flags, PUBLIC | STATIC | FINAL)
            && !any(flags, PRIVATE | PROTECTED | VOLATILE | TRANSIENT)
            && !(major >= 49 && any(flags, ENUM))
    } else {
        !has_two_visibilities(flags) && !all(flags, FINAL | VOLATILE)
    }
}

/// For all methods but `<clinit>`, whose flags are ignored.
pub(crate) fn method_flags_are_legal(
    flags: u16,
    in_interface: bool,
    is_init: bool,
    major: u16,
) -> bool {
    let since_5 = major >= 49;
    // Since version 61, `strictfp` is the default and its flag means nothing.
    let strict = if major >= 61 { 0 } else { STRICT };
    if in_interface {
        if major >= 52 {
            any(flags, PUBLIC) != any(flags, PRIVATE)
                && !any(flags, NATIVE | PROTECTED | FINAL | SYNCHRONIZED)
                && !(any(flags, ABSTRACT) && any(flags, PRIVATE | STATIC | strict))
        } else if since_5 {
            all(flags, PUBLIC | ABSTRACT)
                && !any(
                    flags,
                    PRIVATE | PROTECTED | STATIC | FINAL | SYNCHRONIZED | NATIVE | STRICT,
                )
        } else {
            all(flags, PUBLIC | ABSTRACT) && !any(flags, STATIC | FINAL | NATIVE)
        }
    } else if has_two_visibilities(flags) {
        false
    } else if is_init {
        let bridge = if since_5 { BRIDGE } else { 0 };
        !any(flags, STATIC | FINAL | SYNCHRONIZED | NATIVE | ABSTRACT | bridge)
    } else if any(flags, ABSTRACT) {
        let newer = if since_5 { SYNCHRONIZED | strict } else { 0 };
        !any(flags, FINAL | NATIVE | PRIVATE | STATIC | newer)
    } else {
        true
    }
}
