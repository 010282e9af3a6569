//! Modified UTF-8, the encoding of names and string constants (JVMS §4.4.7).
//!
//! U+0000 is written as two bytes, and characters past U+FFFF as two surrogates of three bytes
//! each. The decoders never fail: malformed input, possible in classes parsed without checks,
//! yields replacement characters.

use std::borrow::Cow;

/// Whether `bytes` may stand in the constant pool of a checked class.
pub fn is_legal(bytes: &[u8]) -> bool {
    // Nearly all constants are ASCII without NUL.
    if bytes.iter().all(|&byte| byte.wrapping_sub(1) < 0x7f) {
        return true;
    }
    let continues = |i: usize| bytes.get(i).is_some_and(|byte| byte & 0xc0 == 0x80);
    let mut i = 0;
    while i < bytes.len() {
        match bytes[i] {
            0 => return false,
            0x01..=0x7f => i += 1,
            0xc0..=0xdf => {
                let value = u16::from(bytes[i] & 0x1f) << 6
                    | u16::from(bytes.get(i + 1).copied().unwrap_or(0) & 0x3f);
                // Only NUL may take more bytes than it needs.
                if !continues(i + 1) || (value < 0x80 && value != 0) {
                    return false;
                }
                i += 2;
            }
            0xe0..=0xef => {
                if !continues(i + 1) || !continues(i + 2) {
                    return false;
                }
                let value = u16::from(bytes[i] & 0x0f) << 12 | u16::from(bytes[i + 1] & 0x3f) << 6;
                if value < 0x800 {
                    return false;
                }
                i += 3;
            }
            _ => return false,
        }
    }
    true
}

pub fn is_ascii(bytes: &[u8]) -> bool {
    bytes.is_ascii()
}

/// Whether every character fits in one byte, so that a compact string can hold it.
pub fn is_latin1(bytes: &[u8]) -> bool {
    // A two-byte form starting with C0..C3 is at most U+00FF; any higher lead byte is above it.
    bytes.iter().all(|&byte| byte < 0xc4)
}

/// The UTF-16 code units of a constant; surrogates stay as they were written.
pub fn mutf8_to_utf16(bytes: &[u8]) -> Vec<u16> {
    let mut units = Vec::with_capacity(bytes.len());
    if bytes.is_ascii() {
        units.extend(bytes.iter().map(|&byte| u16::from(byte)));
        return units;
    }
    let continuation = |i: usize| match bytes.get(i) {
        Some(&byte) if byte & 0xc0 == 0x80 => Some(u16::from(byte & 0x3f)),
        _ => None,
    };
    let mut i = 0;
    while i < bytes.len() {
        let lead = bytes[i];
        let (unit, len) = match lead {
            0x00..=0x7f => (Some(u16::from(lead)), 1),
            0xc0..=0xdf => (continuation(i + 1).map(|low| u16::from(lead & 0x1f) << 6 | low), 2),
            0xe0..=0xef => {
                let unit = continuation(i + 1)
                    .zip(continuation(i + 2))
                    .map(|(middle, low)| u16::from(lead & 0x0f) << 12 | middle << 6 | low);
                (unit, 3)
            }
            _ => (None, 1),
        };
        match unit {
            Some(unit) => {
                units.push(unit);
                i += len;
            }
            None => {
                units.push(0xfffd);
                i += 1;
            }
        }
    }
    units
}

/// The text of a constant, borrowed where both encodings agree, which is nearly always.
pub fn decode(bytes: &[u8]) -> Cow<'_, str> {
    match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => Cow::Owned(String::from_utf16_lossy(&mutf8_to_utf16(bytes))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(bytes: &[u8], legal: bool, text: &str) {
        assert_eq!(is_legal(bytes), legal);
        assert_eq!(decode(bytes), text);
    }

    #[test]
    fn ascii_and_wider_text() {
        check(b"java/lang/Object", true, "java/lang/Object");
        check("é€".as_bytes(), true, "é€");
        check(b"", true, "");
    }

    #[test]
    fn nul_takes_two_bytes() {
        check(b"a\xc0\x80b", true, "a\0b");
        check(b"a\0b", false, "a\0b");
    }

    #[test]
    fn astral_characters_are_surrogate_pairs() {
        check(b"\xed\xa0\xbd\xed\xb8\x80", true, "\u{1f600}");
        check("\u{1f600}".as_bytes(), false, "\u{1f600}");
        assert_eq!(mutf8_to_utf16(b"\xed\xa0\xbd"), [0xd83d]);
    }

    #[test]
    fn malformed_text_is_replaced() {
        check(b"\xc3", false, "\u{fffd}");
        check(b"\xe2\x82", false, "\u{fffd}\u{fffd}");
        check(b"\xc1\x81", false, "A");
    }

    #[test]
    fn latin1() {
        assert!(
            is_latin1("é".as_bytes()) && !is_latin1("€".as_bytes()) && !is_latin1("Ā".as_bytes())
        );
    }
}
