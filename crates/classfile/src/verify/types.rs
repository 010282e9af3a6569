//! Verification types (JVMS §4.10.1.2) and the class names in them.
//!
//! Names are interned per class under verification, so that a type is a small `Copy` value and
//! equality of types is equality of numbers.

use std::borrow::Cow;

use rustc_hash::FxHashMap;

use crate::mutf8;

/// An interned class name: internal (`a/B`), or a descriptor for arrays (`[I`).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct Name(u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Type {
    Top,
    Integer,
    Float,
    Long,
    /// The upper half of a `Long`, above it on the stack or after it in the locals.
    LongHigh,
    Double,
    DoubleHigh,
    Null,
    UninitializedThis,
    /// What the `new` instruction at this offset made.
    Uninitialized(u16),
    Object(Name),
    Array {
        dimensions: u8,
        element: Name,
    },
    /// Where the subroutine starts that returns to this address. Only in old class files.
    ReturnAddress(u16),
    // Only as components of arrays and as what a method returns.
    Boolean,
    Byte,
    Char,
    Short,
    // Only as what an instruction asks for.
    AnyReference,
    AnyCategory1,
    AnyCategory2,
}

impl Type {
    pub(super) fn is_reference(self) -> bool {
        matches!(self, Type::Null | Type::Object(_) | Type::Array { .. })
    }

    pub(super) fn is_uninitialized(self) -> bool {
        matches!(self, Type::UninitializedThis | Type::Uninitialized(_))
    }

    /// Takes one slot and stands for itself. `Top` does not count: nothing may use it.
    pub(super) fn is_category1(self) -> bool {
        matches!(self, Type::Integer | Type::Float | Type::ReturnAddress(_))
            || self.is_reference()
            || self.is_uninitialized()
    }

    /// The lower half of a two-slot value.
    pub(super) fn is_category2(self) -> bool {
        matches!(self, Type::Long | Type::Double)
    }

    pub(super) fn is_category2_high(self) -> bool {
        matches!(self, Type::LongHigh | Type::DoubleHigh)
    }

    /// What follows a two-slot value.
    pub(super) fn high(self) -> Option<Type> {
        match self {
            Type::Long => Some(Type::LongHigh),
            Type::Double => Some(Type::DoubleHigh),
            _ => None,
        }
    }

    /// The array of primitives with this descriptor character.
    pub(super) const fn primitive_array(base: u8) -> Type {
        match Name::primitive(base) {
            Some(element) => Type::Array { dimensions: 1, element },
            None => Type::Top,
        }
    }

    /// The type of arrays with this component. None if it would have too many dimensions.
    pub(super) fn array_of(self) -> Option<Type> {
        match self {
            Type::Object(element) => Some(Type::Array { dimensions: 1, element }),
            Type::Array { dimensions, element } => {
                Some(Type::Array { dimensions: dimensions.checked_add(1)?, element })
            }
            _ => None,
        }
    }

    /// The type of the components of an array, with `boolean` to `short` told apart.
    pub(super) fn component(self) -> Type {
        match self {
            Type::Array { dimensions: 1, element } if element.is_primitive() => [
                Type::Byte,
                Type::Char,
                Type::Double,
                Type::Float,
                Type::Integer,
                Type::Long,
                Type::Short,
                Type::Boolean,
            ][element.0 as usize],
            Type::Array { dimensions: 1, element } => Type::Object(element),
            Type::Array { dimensions, element } => {
                Type::Array { dimensions: dimensions - 1, element }
            }
            _ => Type::Top,
        }
    }

    /// An array whose components are references, or null.
    pub(super) fn is_reference_array(self) -> bool {
        match self {
            Type::Null => true,
            Type::Array { dimensions, element } => dimensions > 1 || !element.is_primitive(),
            _ => false,
        }
    }

    fn word(self) -> &'static str {
        match self {
            Type::Top => "top",
            Type::Integer => "integer",
            Type::Float => "float",
            Type::Long => "long",
            Type::LongHigh => "long_2nd",
            Type::Double => "double",
            Type::DoubleHigh => "double_2nd",
            Type::Null => "null",
            Type::UninitializedThis => "uninitializedThis",
            Type::Boolean => "boolean",
            Type::Byte => "byte",
            Type::Char => "char",
            Type::Short => "short",
            Type::AnyReference => "reference type",
            Type::AnyCategory1 => "category1 type",
            Type::AnyCategory2 => "category2 type",
            Type::ReturnAddress(_) => "return address",
            Type::Uninitialized(_) | Type::Object(_) | Type::Array { .. } => "",
        }
    }
}

/// The names in use. Nearly all are slices of the class file.
pub(super) struct Names<'a> {
    texts: Vec<Cow<'a, [u8]>>,
    index: FxHashMap<Cow<'a, [u8]>, Name>,
}

/// Names that are always there, in this order: the primitive types as array elements, then
/// classes that instructions mention.
const KNOWN: [&str; 16] = [
    "B",
    "C",
    "D",
    "F",
    "I",
    "J",
    "S",
    "Z",
    "java/lang/Object",
    "java/lang/String",
    "java/lang/Class",
    "java/lang/Throwable",
    "java/lang/invoke/MethodHandle",
    "java/lang/invoke/MethodType",
    "java/lang/Cloneable",
    "java/io/Serializable",
];

impl Name {
    pub(super) const OBJECT: Name = Name(8);
    pub(super) const STRING: Name = Name(9);
    pub(super) const CLASS: Name = Name(10);
    pub(super) const THROWABLE: Name = Name(11);
    pub(super) const METHOD_HANDLE: Name = Name(12);
    pub(super) const METHOD_TYPE: Name = Name(13);
    pub(super) const CLONEABLE: Name = Name(14);
    pub(super) const SERIALIZABLE: Name = Name(15);

    /// The element of an array of primitives.
    const fn primitive(base: u8) -> Option<Name> {
        let mut i = 0;
        while i < 8 {
            if KNOWN[i].as_bytes()[0] == base {
                return Some(Name(i as u32));
            }
            i += 1;
        }
        None
    }

    pub(super) fn is_primitive(self) -> bool {
        self.0 < Name::OBJECT.0
    }
}

impl<'a> Names<'a> {
    pub(super) fn new() -> Names<'a> {
        let mut names = Names { texts: Vec::with_capacity(64), index: FxHashMap::default() };
        for known in KNOWN {
            // Primitive elements have numbers but no entry: a class may well be called `I`.
            names.texts.push(Cow::Borrowed(known.as_bytes()));
        }
        for i in Name::OBJECT.0..KNOWN.len() as u32 {
            names.index.insert(Cow::Borrowed(KNOWN[i as usize].as_bytes()), Name(i));
        }
        names
    }

    pub(super) fn intern(&mut self, text: &'a [u8]) -> Name {
        let next = Name(self.texts.len() as u32);
        let name = *self.index.entry(Cow::Borrowed(text)).or_insert(next);
        if name == next {
            self.texts.push(Cow::Borrowed(text));
        }
        name
    }

    /// For names that the class file does not mention.
    pub(super) fn intern_owned(&mut self, text: &[u8]) -> Name {
        if let Some(&name) = self.index.get(text) {
            return name;
        }
        let name = Name(self.texts.len() as u32);
        self.texts.push(Cow::Owned(text.to_vec()));
        self.index.insert(Cow::Owned(text.to_vec()), name);
        name
    }

    pub(super) fn text(&self, name: Name) -> &[u8] {
        &self.texts[name.0 as usize]
    }

    /// The type that a `CONSTANT_Class` of this name stands for.
    pub(super) fn class(&mut self, text: &'a [u8]) -> Type {
        if text.starts_with(b"[")
            && let Some((array, [])) = self.split_field(text)
        {
            return array;
        }
        Type::Object(self.intern(text))
    }

    /// The type of a field descriptor as a value: `boolean` to `short` are integers. `Top` for
    /// what is no descriptor, which only classes parsed without checks can have.
    pub(super) fn field(&mut self, descriptor: &'a [u8]) -> Type {
        match self.split_field(descriptor) {
            Some((found, [])) => found,
            _ => Type::Top,
        }
    }

    /// The type at the start of `text`, as a value, and what follows it.
    pub(super) fn split_field(&mut self, text: &'a [u8]) -> Option<(Type, &'a [u8])> {
        let dimensions = text.iter().take_while(|&&byte| byte == b'[').count();
        let (&base, rest) = text[dimensions..].split_first()?;
        let (element, rest) = if base == b'L' {
            let end = rest.iter().position(|&byte| byte == b';')?;
            (self.intern(&rest[..end]), &rest[end + 1..])
        } else {
            (Name::primitive(base)?, rest)
        };
        let found = if dimensions > 0 {
            Type::Array { dimensions: u8::try_from(dimensions).ok()?, element }
        } else {
            match base {
                b'L' => Type::Object(element),
                b'J' => Type::Long,
                b'F' => Type::Float,
                b'D' => Type::Double,
                _ => Type::Integer,
            }
        };
        Some((found, rest))
    }

    /// The text that messages show for a type.
    pub(super) fn show(&self, shown: Type) -> String {
        match shown {
            Type::Object(name) => format!("'{}'", mutf8::decode(self.text(name))),
            Type::Array { dimensions, element } => {
                let text = mutf8::decode(self.text(element));
                let brackets = "[".repeat(dimensions.into());
                if element.is_primitive() {
                    format!("'{brackets}{text}'")
                } else {
                    format!("'{brackets}L{text};'")
                }
            }
            Type::Uninitialized(offset) => format!("uninitialized {offset}"),
            plain => plain.word().to_owned(),
        }
    }
}
