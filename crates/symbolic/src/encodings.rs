//! Bytes as text: Base64, hexadecimal and decimal digits, UUIDs, followed through to the terms inside.

/// How bytes were made text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Encoding {
    Base64 {
        url: bool,
        padded: bool,
    },
    Hex {
        upper: bool,
    },
    /// A positive number of four or eight bytes: an `int` or a `long`.
    Decimal,
    /// Sixteen bytes with hyphens between their digits.
    Uuid,
}

const DECIMAL: &[u8; 10] = b"0123456789";
/// How many decimal digits the random numbers of four and of eight bytes have.
const DECIMAL_DIGITS: [(usize, usize); 2] = [(19, 8), (10, 4)];
/// How many digits there are between the hyphens of a UUID.
const UUID_GROUPS: [usize; 5] = [8, 4, 4, 4, 12];
const UUID_LENGTH: usize = 36;
const STANDARD: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const URL: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

impl Encoding {
    /// All encodings that are looked for, in this order.
    pub(crate) const ALL: [Encoding; 8] = [
        Encoding::Uuid,
        Encoding::Decimal,
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
            Encoding::Decimal => "decimal",
            Encoding::Uuid => "uuid",
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
            Encoding::Decimal => byte.is_ascii_digit(),
            Encoding::Uuid => Encoding::Hex { upper: false }.has(byte) || byte == b'-',
            Encoding::Hex { upper: false } => matches!(byte, b'0'..=b'9' | b'a'..=b'f'),
            Encoding::Hex { upper: true } => matches!(byte, b'0'..=b'9' | b'A'..=b'F'),
            Encoding::Base64 { url: false, .. } => STANDARD.contains(&byte),
            Encoding::Base64 { url: true, .. } => URL.contains(&byte),
        }
    }

    /// The lengths that an encoded text at the beginning of this one may have.
    pub(crate) fn lengths(self, text: &[u8]) -> Vec<usize> {
        // Four bytes in Base64 without padding.
        const LEAST: usize = 6;
        let digits = text.iter().take_while(|&&byte| self.has(byte)).count();
        match self {
            Encoding::Uuid => vec![UUID_LENGTH].into_iter().filter(|&it| it <= digits).collect(),
            Encoding::Decimal => {
                DECIMAL_DIGITS.iter().map(|it| it.0).filter(|&it| it <= digits).collect()
            }
            _ if digits < LEAST => Vec::new(),
            Encoding::Hex { .. } => vec![digits & !1],
            Encoding::Base64 { .. } => {
                let padding =
                    text[digits..].iter().take(2).take_while(|&&byte| byte == b'=').count();
                vec![digits + padding]
            }
        }
    }

    pub fn encode(self, bytes: &[u8]) -> Vec<u8> {
        match self {
            Encoding::Decimal => {
                let number = bytes.iter().fold(0_u64, |all, &byte| all << 8 | u64::from(byte));
                number.to_string().into_bytes()
            }
            Encoding::Uuid => {
                let hex = Encoding::Hex { upper: false }.encode(bytes);
                let mut rest = &hex[..];
                let mut text = Vec::new();
                for digits in UUID_GROUPS {
                    let (group, behind) = rest.split_at(digits.min(rest.len()));
                    text.extend_from_slice(group);
                    text.push(b'-');
                    rest = behind;
                }
                text.pop();
                text.extend_from_slice(rest);
                text
            }
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
            Encoding::Decimal => return decimal(text),
            Encoding::Uuid => {
                let hex: Vec<u8> = text.iter().filter(|&&byte| byte != b'-').copied().collect();
                let bytes = Encoding::Hex { upper: false }.decode(&hex)?;
                return (self.encode(&bytes) == text).then_some(bytes);
            }
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

fn decimal(text: &[u8]) -> Option<Vec<u8>> {
    let (_, bytes) = DECIMAL_DIGITS.into_iter().find(|it| it.0 == text.len())?;
    let mut number = 0_u64;
    for byte in text {
        let digit = DECIMAL.iter().position(|known| known == byte)? as u64;
        number = number.checked_mul(10)?.checked_add(digit)?;
    }
    let all = number.to_be_bytes();
    let (above, own) = all.split_at(all.len() - bytes);
    let is_plain = above.iter().all(|&byte| byte == 0) && text.first() != Some(&b'0');
    is_plain.then(|| own.to_vec())
}

#[cfg(test)]
mod tests {
    use super::Encoding;

    #[test]
    fn texts_come_back() {
        let numbers = [vec![0x40, 0, 0, 1], vec![0x7f; 8]];
        for bytes in numbers {
            let text = Encoding::Decimal.encode(&bytes);
            assert_eq!(Encoding::Decimal.decode(&text), Some(bytes));
        }
        let uuid = b"123e4567-e89b-42d3-a456-426614174000";
        let bytes = Encoding::Uuid.decode(uuid).unwrap();
        assert_eq!((bytes.len(), Encoding::Uuid.encode(&bytes)), (16, uuid.to_vec()));
        assert_eq!(Encoding::Uuid.decode(b"123e4567e89b-42d3-a456-4266141-74000"), None);
        for encoding in Encoding::ALL.into_iter().skip(2) {
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
