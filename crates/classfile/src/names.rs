//! Which names a class file may use (JVMS §4.2).
//!
//! Up to version 48 names are Java identifiers; since 49 nearly anything goes. All functions look
//! at raw modified UTF-8: the characters that matter are ASCII, and other characters consist of
//! bytes above 0x7f only.

use crate::descriptor;
use crate::mutf8;

pub(crate) const MAJOR_OF_FREE_NAMES: u16 = 49;

/// An internal class name, `java/lang/Object`, or an array type, `[I`.
pub fn is_class_name(name: &[u8], major: u16) -> bool {
    match name.first() {
        None => false,
        Some(b'[') => descriptor::is_field(name, major),
        Some(_) => is_plain_class_name(name, major),
    }
}

/// An internal class name that is not an array type.
pub fn is_plain_class_name(name: &[u8], major: u16) -> bool {
    if major < MAJOR_OF_FREE_NAMES {
        return is_old_name(name, true);
    }
    let mut at_start = true;
    for &byte in name {
        match byte {
            b'.' | b';' | b'[' => return false,
            b'/' if at_start => return false,
            _ => at_start = byte == b'/',
        }
    }
    !at_start
}

pub fn is_field_name(name: &[u8], major: u16) -> bool {
    if major < MAJOR_OF_FREE_NAMES {
        return is_old_name(name, false);
    }
    !name.is_empty() && !name.iter().any(|byte| matches!(byte, b'.' | b';' | b'[' | b'/'))
}

pub fn is_method_name(name: &[u8], major: u16) -> bool {
    if name.first() == Some(&b'<') {
        return name == b"<init>" || name == b"<clinit>";
    }
    if major < MAJOR_OF_FREE_NAMES {
        return is_old_name(name, false);
    }
    !name.is_empty()
        && !name.iter().any(|byte| matches!(byte, b'.' | b';' | b'[' | b'/' | b'<' | b'>'))
}

/// A Java identifier, or several with slashes between them. As in HotSpot, what follows a slash may
/// start like any other part, and reserved words are fine.
fn is_old_name(name: &[u8], with_slashes: bool) -> bool {
    let starts = |c: char| c == '_' || c == '$' || c.is_alphabetic();
    let mut before = None;
    for c in mutf8::decode(name).chars() {
        let legal = match c {
            '/' => with_slashes && before != Some('/'),
            _ => starts(c) || (before.is_some() && c.is_numeric()),
        };
        if !legal {
            return false;
        }
        before = Some(c);
    }
    before.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn class_names() {
        for (name, legal) in [
            ("A", true),
            ("a/b/C", true),
            ("a//C", false),
            ("/a", false),
            ("a/", false),
            ("a.b", false),
            ("", false),
            ("a;b", false),
            ("a[b", false),
            ("[I", true),
            ("[", false),
            ("[LFoo;", true),
            ("[LFoo", false),
            ("<x>", true),
            ("package-info", true),
        ] {
            assert_eq!(is_class_name(name.as_bytes(), 61), legal, "{name}");
        }
        assert!(!is_class_name(b"package-info", 48));
        assert!(
            is_class_name(b"a/B$1", 48) && is_class_name(b"a/1", 48) && !is_class_name(b"1", 48)
        );
    }

    #[test]
    fn member_names() {
        assert!(
            is_method_name(b"<init>", 61)
                && !is_method_name(b"<other>", 61)
                && !is_method_name(b"a>b", 61)
        );
        assert!(is_field_name(b"a>b", 61) && !is_field_name(b"a>b", 48) && !is_field_name(b"", 61));
    }
}
