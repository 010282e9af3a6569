//! Where an answer ends, and which of its bytes may vary.

use regex_lite::Regex;

/// How to tell that a message is complete.
#[derive(Clone, Debug, Default)]
pub enum Framing {
    /// By silence alone.
    #[default]
    Quiet,
    /// Each message ends with a line feed.
    Lines,
    /// So many bytes, the most significant first, say how many follow.
    LengthPrefix(usize),
    /// What has come is one or more matches.
    Pattern(Pattern),
}

/// Bytes that are not compared, since they vary: dates, numbers of requests.
#[derive(Clone, Debug)]
pub struct Mask(Regex);

/// A regular expression over bytes; each byte counts as the character of its number.
#[derive(Clone, Debug)]
pub struct Pattern(Regex);

const PREFIX_BYTES_MAX: usize = 8;

impl Framing {
    /// `lines`, `length-prefix`, `length-prefix:BYTES`, or `/PATTERN/`.
    pub fn parse(text: &str) -> Result<Framing, String> {
        if let Some(pattern) = text.strip_prefix('/').and_then(|rest| rest.strip_suffix('/')) {
            let whole = Regex::new(&format!(r"\A(?s-u:(?:{pattern})+)\z"))
                .or_else(|_| Regex::new(&format!(r"\A(?s:(?:{pattern})+)\z")));
            return whole.map(|regex| Framing::Pattern(Pattern(regex))).map_err(|e| e.to_string());
        }
        match text.split_once(':').unwrap_or((text, "")) {
            ("quiet", "") => Ok(Framing::Quiet),
            ("lines", "") => Ok(Framing::Lines),
            ("length-prefix", "") => Ok(Framing::LengthPrefix(4)),
            ("length-prefix", bytes) => match bytes.parse() {
                Ok(bytes) if (1..=PREFIX_BYTES_MAX).contains(&bytes) => {
                    Ok(Framing::LengthPrefix(bytes))
                }
                _ => Err(format!("a length prefix has 1 to {PREFIX_BYTES_MAX} bytes")),
            },
            _ => Err(format!(
                "`{text}` is no framing: there are `quiet`, `lines`, `length-prefix`, \
                 `length-prefix:BYTES` and `/PATTERN/`"
            )),
        }
    }

    /// Whether bytes are whole messages.
    pub(crate) fn is_complete(&self, bytes: &[u8]) -> bool {
        match self {
            Framing::Quiet => true,
            Framing::Lines => bytes.last().is_none_or(|&byte| byte == b'\n'),
            Framing::LengthPrefix(size) => {
                let mut rest = bytes;
                while !rest.is_empty() {
                    let Some((prefix, behind)) = rest.split_at_checked(*size) else { return false };
                    let length = prefix.iter().fold(0_u64, |sum, &byte| sum << 8 | u64::from(byte));
                    let Some(next) = behind.get(usize::try_from(length).unwrap_or(usize::MAX)..)
                    else {
                        return false;
                    };
                    rest = next;
                }
                true
            }
            Framing::Pattern(Pattern(regex)) => bytes.is_empty() || regex.is_match(&text(bytes)),
        }
    }
}

impl Mask {
    pub fn parse(pattern: &str) -> Result<Mask, String> {
        Regex::new(pattern).map(Mask).map_err(|error| error.to_string())
    }
}

/// Whether two answers are the same but for what is masked.
pub(crate) fn are_alike(one: &[u8], other: &[u8], masks: &[Mask]) -> bool {
    if one == other || masks.is_empty() {
        return one == other;
    }
    let masked = |bytes: &[u8]| {
        masks.iter().fold(text(bytes), |text, Mask(mask)| {
            mask.replace_all(&text, regex_lite::NoExpand("\u{fffd}")).into_owned()
        })
    };
    masked(one) == masked(other)
}

/// Each byte as the character of its number.
fn text(bytes: &[u8]) -> String {
    bytes.iter().map(|&byte| char::from(byte)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn complete(framing: &str, bytes: &[u8]) -> bool {
        Framing::parse(framing).unwrap_or_else(|error| panic!("{error}")).is_complete(bytes)
    }

    #[test]
    fn messages_are_complete_when_their_framing_says_so() {
        assert!(complete("quiet", b"anything"));
        assert!(complete("lines", b"one\ntwo\n") && !complete("lines", b"one\ntw"));
        assert!(complete("length-prefix:1", b"\x02ab\x00\x01c"));
        assert!(!complete("length-prefix:1", b"\x02ab\x03c"));
        assert!(!complete("length-prefix", b"\0\0"));
        assert!(complete("/\\+[^\r]*\r\n/", b"+OK\r\n+PONG\r\n"));
        assert!(!complete("/\\+[^\r]*\r\n/", b"+OK\r\n+PO"));
        assert!(!complete("length-prefix:8", &[255; 9]));
        assert!(Framing::parse("length-prefix:9").is_err() && Framing::parse("/(/").is_err());
    }

    #[test]
    fn what_is_masked_may_differ() {
        let masks = [Mask::parse("[0-9]+").unwrap_or_else(|error| panic!("{error}"))];
        assert!(are_alike(b"id=1 ok", b"id=234 ok", &masks));
        assert!(!are_alike(b"id=1 ok", b"id=1 no", &masks));
        assert!(!are_alike(b"1", b"2", &[]));
    }
}
