//! Field and method descriptors (JVMS §4.3): reading them without allocation, and whether they
//! are well formed.

use crate::names;

/// The most argument slots a method may take, the receiver included.
pub const ARGUMENT_SLOTS_MAX: u32 = 255;

/// One field type, borrowed from a descriptor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldType<'a> {
    /// The whole type as written: `[[I`, `Ljava/lang/String;`.
    pub text: &'a str,
    /// What remains without the array dimensions: one of `BCDFIJSZL`.
    pub base: u8,
    pub dimensions: u8,
    /// For base `L`, the internal class name; empty otherwise.
    pub class_name: &'a str,
}

impl<'a> FieldType<'a> {
    /// Reads a descriptor that is one field type and nothing else.
    pub fn parse(descriptor: &'a str) -> Option<FieldType<'a>> {
        let (field_type, rest) = FieldType::split(descriptor)?;
        rest.is_empty().then_some(field_type)
    }

    /// Reads the field type at the start of `text` and returns what follows it.
    pub fn split(text: &'a str) -> Option<(FieldType<'a>, &'a str)> {
        let bytes = text.as_bytes();
        let dimensions = bytes.iter().take_while(|&&byte| byte == b'[').count();
        let base = *bytes.get(dimensions)?;
        let (len, class_name) = match base {
            b'B' | b'C' | b'D' | b'F' | b'I' | b'J' | b'S' | b'Z' => (dimensions + 1, ""),
            b'L' => {
                let name = text.get(dimensions + 1..)?;
                let end = name.as_bytes().iter().position(|&byte| byte == b';')?;
                (dimensions + 1 + end + 1, name.get(..end)?)
            }
            _ => return None,
        };
        let dimensions = u8::try_from(dimensions).ok()?;
        Some((FieldType { text: text.get(..len)?, base, dimensions, class_name }, text.get(len..)?))
    }

    pub fn is_array(&self) -> bool {
        self.dimensions > 0
    }

    pub fn is_reference(&self) -> bool {
        self.dimensions > 0 || self.base == b'L'
    }

    /// How many stack or local slots a value takes: two for `long` and `double`.
    pub fn slots(&self) -> u32 {
        if self.dimensions == 0 && matches!(self.base, b'J' | b'D') { 2 } else { 1 }
    }

    /// The first character: `[` for arrays, else the base.
    pub fn kind(&self) -> u8 {
        if self.dimensions > 0 { b'[' } else { self.base }
    }

    /// The name that a `CONSTANT_Class` would give this type: `a/B` or `[La/B;`. None for
    /// primitive types.
    pub fn class_constant(&self) -> Option<&'a str> {
        if self.dimensions > 0 {
            Some(self.text)
        } else if self.base == b'L' {
            Some(self.class_name)
        } else {
            None
        }
    }
}

/// A method descriptor, read on demand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MethodDescriptor<'a> {
    arguments: &'a str,
    /// None for `void`.
    pub returns: Option<FieldType<'a>>,
}

impl<'a> MethodDescriptor<'a> {
    pub fn parse(descriptor: &'a str) -> Option<MethodDescriptor<'a>> {
        let text = descriptor.strip_prefix('(')?;
        let mut rest = text;
        while !rest.starts_with(')') {
            rest = FieldType::split(rest)?.1;
        }
        let arguments = text.get(..text.len() - rest.len())?;
        let returns = match rest.get(1..)? {
            "V" => None,
            returns => Some(FieldType::parse(returns)?),
        };
        Some(MethodDescriptor { arguments, returns })
    }

    pub fn arguments(&self) -> Arguments<'a> {
        Arguments { rest: self.arguments }
    }

    pub fn argument_count(&self) -> usize {
        self.arguments().count()
    }

    /// The slots of all arguments, without the receiver.
    pub fn argument_slots(&self) -> u32 {
        self.arguments().map(|argument| argument.slots()).sum()
    }

    /// The slots of the result: 0, 1 or 2.
    pub fn return_slots(&self) -> u32 {
        self.returns.map_or(0, |returns| returns.slots())
    }
}

/// The argument types of a method, in order.
#[derive(Clone, Debug)]
pub struct Arguments<'a> {
    rest: &'a str,
}

impl<'a> Iterator for Arguments<'a> {
    type Item = FieldType<'a>;

    fn next(&mut self) -> Option<FieldType<'a>> {
        let (argument, rest) = FieldType::split(self.rest)?;
        self.rest = rest;
        Some(argument)
    }
}

/// What is wrong with a descriptor. HotSpot words the three cases differently.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Defect {
    Malformed,
    ClassName,
    Dimensions,
}

/// Whether `descriptor` is one legal field type.
pub fn is_field(descriptor: &[u8], major: u16) -> bool {
    check_field(descriptor, major).is_ok()
}

/// Whether `descriptor` is a legal method descriptor.
pub fn is_method(descriptor: &[u8], major: u16) -> bool {
    check_method(descriptor, major).is_ok()
}

pub fn check_field(descriptor: &[u8], major: u16) -> Result<(), Defect> {
    let (_, rest) = skip_field(descriptor, major)?;
    if rest.is_empty() { Ok(()) } else { Err(Defect::Malformed) }
}

/// Checks a method descriptor and counts its argument slots, without the receiver.
pub fn check_method(descriptor: &[u8], major: u16) -> Result<u32, Defect> {
    let mut rest = descriptor.strip_prefix(b"(").ok_or(Defect::Malformed)?;
    let mut slots = 0;
    while rest.first() != Some(&b')') {
        let (size, after) = skip_field(rest, major)?;
        slots += size;
        rest = after;
    }
    match &rest[1..] {
        b"V" => {}
        returns => check_field(returns, major)?,
    }
    Ok(slots)
}

/// Steps over one field type; returns its slots and what follows.
fn skip_field(text: &[u8], major: u16) -> Result<(u32, &[u8]), Defect> {
    let dimensions = text.iter().take_while(|&&byte| byte == b'[').count();
    if dimensions > 255 {
        return Err(Defect::Dimensions);
    }
    let text = &text[dimensions..];
    let (&base, rest) = text.split_first().ok_or(Defect::Malformed)?;
    match base {
        b'B' | b'C' | b'F' | b'I' | b'S' | b'Z' => Ok((1, rest)),
        b'D' | b'J' => Ok((if dimensions == 0 { 2 } else { 1 }, rest)),
        b'L' => {
            let end = rest.iter().position(|&byte| byte == b';').ok_or(Defect::Malformed)?;
            if !names::is_plain_class_name(&rest[..end], major) {
                let is_told_apart = major >= names::MAJOR_OF_FREE_NAMES;
                return Err(if is_told_apart { Defect::ClassName } else { Defect::Malformed });
            }
            Ok((1, &rest[end + 1..]))
        }
        _ => Err(Defect::Malformed),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn field_types() {
        let string = FieldType::parse("[[Ljava/lang/String;").unwrap();
        assert_eq!(
            (string.base, string.dimensions, string.class_name),
            (b'L', 2, "java/lang/String")
        );
        assert_eq!(string.class_constant(), Some("[[Ljava/lang/String;"));
        assert_eq!(FieldType::parse("J").unwrap().slots(), 2);
        assert_eq!(FieldType::parse("[J").unwrap().slots(), 1);
        for bad in ["", "[", "V", "L", "Lx", "II", "x"] {
            assert_eq!(FieldType::parse(bad), None, "{bad}");
            assert!(!is_field(bad.as_bytes(), 61), "{bad}");
        }
    }

    #[test]
    fn method_descriptors() {
        let method = MethodDescriptor::parse("(I[JLa/B;D)La/C;").unwrap();
        let kinds: Vec<u8> = method.arguments().map(|argument| argument.kind()).collect();
        assert_eq!(kinds, b"I[LD");
        assert_eq!(
            (method.argument_count(), method.argument_slots(), method.return_slots()),
            (4, 5, 1)
        );
        assert_eq!(check_method(b"(I[JLa/B;D)La/C;", 61), Ok(5));
        for bad in ["", "()", "(", "V", "(V)V", "(I)", "()VV", "(L;)V", "()[V"] {
            assert!(!is_method(bad.as_bytes(), 61), "{bad}");
        }
    }

    #[test]
    fn dimensions_are_bounded() {
        let deep = |n: usize| [b"[".repeat(n), b"I".to_vec()].concat();
        assert!(is_field(&deep(255), 61));
        assert_eq!(check_field(&deep(256), 61), Err(Defect::Dimensions));
    }
}
