//! `META-INF/MANIFEST.MF`: the main attributes of a jar.

/// The main attributes of a manifest, in file order. Sections for single entries are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    attributes: Vec<(String, String)>,
}

impl Manifest {
    /// Reads the main section. Lines without a colon are skipped: an odd line of a vendor's tool
    /// should not hide the attributes after it.
    pub fn parse(bytes: &[u8]) -> Manifest {
        let mut attributes = Vec::new();
        // A continuation may split a multi-byte character, so lines are joined before decoding.
        let mut pending: Vec<u8> = Vec::new();
        for line in Lines(bytes) {
            if line.is_empty() {
                break;
            }
            match line.strip_prefix(b" ") {
                Some(continuation) => pending.extend_from_slice(continuation),
                None => {
                    attributes.extend(attribute(&pending));
                    pending = line.to_vec();
                }
            }
        }
        attributes.extend(attribute(&pending));
        Manifest { attributes }
    }

    /// The value of `name`, whose case does not matter. Of several the last counts.
    pub fn get(&self, name: &str) -> Option<&str> {
        let (_, value) =
            self.attributes.iter().rev().find(|(key, _)| key.eq_ignore_ascii_case(name))?;
        Some(value)
    }

    /// All main attributes as written.
    pub fn attributes(&self) -> &[(String, String)] {
        &self.attributes
    }

    pub fn main_class(&self) -> Option<&str> {
        self.get("Main-Class").map(str::trim)
    }

    /// The URLs of `Class-Path`, as written.
    pub fn class_path(&self) -> impl Iterator<Item = &str> {
        self.get("Class-Path").unwrap_or_default().split_ascii_whitespace()
    }

    pub fn is_multi_release(&self) -> bool {
        self.get("Multi-Release").is_some_and(|value| value.eq_ignore_ascii_case("true"))
    }

    /// `module/package` pairs that the program wants opened to it.
    pub fn add_opens(&self) -> impl Iterator<Item = &str> {
        self.get("Add-Opens").unwrap_or_default().split_ascii_whitespace()
    }

    /// `module/package` pairs that the program wants exported to it.
    pub fn add_exports(&self) -> impl Iterator<Item = &str> {
        self.get("Add-Exports").unwrap_or_default().split_ascii_whitespace()
    }
}

fn attribute(line: &[u8]) -> Option<(String, String)> {
    let text = String::from_utf8_lossy(line);
    let (name, value) = text.split_once(':')?;
    let value = value.strip_prefix(' ').unwrap_or(value);
    Some((name.to_owned(), value.to_owned()))
}

/// Lines ended by CR LF, LF or CR alone.
struct Lines<'text>(&'text [u8]);

impl<'text> Iterator for Lines<'text> {
    type Item = &'text [u8];

    fn next(&mut self) -> Option<&'text [u8]> {
        if self.0.is_empty() {
            return None;
        }
        let length = self.0.iter().position(|byte| matches!(byte, b'\r' | b'\n'));
        let (line, rest) = match length {
            Some(length) => (&self.0[..length], &self.0[length..]),
            None => (self.0, &[][..]),
        };
        self.0 = rest.strip_prefix(b"\r\n").or(rest.get(1..)).unwrap_or_default();
        Some(line)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn continuation_lines_are_joined_even_inside_a_character() {
        let text = "Manifest-Version: 1.0\r\nMain-Class: a.\r\n Main\r\nX: \u{e9}".as_bytes();
        let mut text = text.to_vec();
        let last = text.pop().unwrap();
        text.extend_from_slice(b"\n ");
        text.push(last);
        text.extend_from_slice(b"\n\nName: other\nMain-Class: wrong\n");
        let manifest = Manifest::parse(&text);
        assert_eq!(manifest.main_class(), Some("a.Main"));
        assert_eq!(manifest.get("x"), Some("\u{e9}"));
        assert_eq!(manifest.get("Name"), None);
    }

    #[test]
    fn well_known_attributes() {
        let manifest = Manifest::parse(
            b"Class-Path: a.jar  lib/\rmulti-release: TRUE\rAdd-Opens: java.base/java.lang",
        );
        assert_eq!(manifest.class_path().collect::<Vec<_>>(), ["a.jar", "lib/"]);
        assert!(manifest.is_multi_release());
        assert_eq!(manifest.add_opens().collect::<Vec<_>>(), ["java.base/java.lang"]);
        assert_eq!(manifest.add_exports().count(), 0);
    }

    #[test]
    fn odd_bytes_do_no_harm() {
        for text in [&b""[..], b" ", b":", b"\n", b"\xff\xfe: \x80", b"a", b"a:", b"\r\r\r"] {
            Manifest::parse(text);
        }
    }
}
