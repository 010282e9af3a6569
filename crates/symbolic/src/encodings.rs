//! Bytes as text: Base64 and hexadecimal digits, followed through to the terms inside.

/// How bytes were made text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Encoding {
    Base64 { url: bool, padded: bool },
    Hex { upper: bool },
}

const STANDARD: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const URL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Encoding {
    /// All encodings that are looked for, in this order.
    pub(crate) const ALL: [Encoding; 6] = [
        Encoding::Hex { upper: false },
        Encoding::Hex { upper: true },
        Encoding::Base64 { url: false, padded: true },
        Encoding::Base64 { url: false, padded: false },
        Encoding::Base64 { url: true, padded: true },
        Encoding::Base64 { url: true, padded: false },
    ];

    /// A name without blanks.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Encoding::Hex { upper: false } => "hex",
            Encoding::Hex { upper: true } => "HEX",
            Encoding::Base64 { url: false, padded: true } => "base64",
            Encoding::Base64 { url: false, padded: false } => "base64-bare",
            Encoding::Base64 { url: true, padded: true } => "base64url",
            Encoding::Base64 { url: true, padded: false } => "base64url-bare",
        }
    }

    /// Whether a byte can be part of such a text, padding aside.
    pub(crate) fn has(self, byte: u8) -> bool {
        match self {
            Encoding::Hex { upper: false } => matches!(byte, b'0'..=b'9' | b'a'..=b'f'),
            Encoding::Hex { upper: true } => matches!(byte, b'0'..=b'9' | b'A'..=b'F'),
            Encoding::Base64 { url: false, .. } => STANDARD.contains(&byte),
            Encoding::Base64 { url: true, .. } => URL.contains(&byte),
        }
    }

    pub fn encode(self, bytes: &[u8]) -> Vec<u8> {
        match self {
            Encoding::Hex { upper } => {
                let digits: &[u8; 16] =
                    if upper { b"0123456789ABCDEF" } else { b"0123456789abcdef" };
                let both =
                    |byte: &u8| [digits[usize::from(byte >> 4)], digits[usize::from(byte & 15)]];
                bytes.iter().flat_map(both).collect()
            }
            Encoding::Base64 { url, padded } => {
                let digits = if url { URL } else { STANDARD };
                let mut text = Vec::new();
                for chunk in bytes.chunks(3) {
                    let mut word = 0_u32;
                    for index in 0..3 {
                        word = word << 8 | u32::from(chunk.get(index).copied().unwrap_or(0));
                    }
                    for index in 0..4 {
                        let digit = digits[(word >> (18 - 6 * index) & 63) as usize];
                        match index <= chunk.len() {
                            true => text.push(digit),
                            false if padded => text.push(b'='),
                            false => {}
                        }
                    }
                }
                text
            }
        }
    }

    /// The bytes behind a text, if it is exactly what `encode` makes of them.
    pub(crate) fn decode(self, text: &[u8]) -> Option<Vec<u8>> {
        let digits: &[u8] = match self {
            Encoding::Hex { upper: false } => b"0123456789abcdef",
            Encoding::Hex { upper: true } => b"0123456789ABCDEF",
            Encoding::Base64 { url: false, .. } => STANDARD,
            Encoding::Base64 { url: true, .. } => URL,
        };
        let bits = digits.len().trailing_zeros();
        let (mut word, mut have) = (0_u32, 0);
        let mut bytes = Vec::new();
        for byte in text.iter().filter(|&&byte| byte != b'=') {
            let digit = digits.iter().position(|known| known == byte)?;
            word = word << bits | digit as u32;
            have += bits;
            if have >= 8 {
                have -= 8;
                bytes.push((word >> have) as u8);
                word &= (1 << have) - 1;
            }
        }
        (self.encode(&bytes) == text).then_some(bytes)
    }
}

#[cfg(test)]
mod tests {
    use super::Encoding;

    #[test]
    fn texts_come_back() {
        for encoding in Encoding::ALL {
            for length in 0..20 {
                let bytes: Vec<u8> =
                    (0..length).map(|index: u8| index.wrapping_mul(37).wrapping_add(250)).collect();
                assert_eq!(encoding.decode(&encoding.encode(&bytes)), Some(bytes));
            }
        }
        let padded = Encoding::Base64 { url: false, padded: true };
        assert_eq!(padded.encode(b"any carnal pleas"), b"YW55IGNhcm5hbCBwbGVhcw==");
        assert_eq!(padded.decode(b"YW55IGNhcm5hbCBwbGVhcw"), None);
    }
}
