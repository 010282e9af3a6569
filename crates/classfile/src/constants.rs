//! The constant pool (JVMS §4.4): typed entries and the usual ways to follow them.
//!
//! Building and checking it is the work of `parse::pool`. A class parsed relaxed may still hold
//! bad references, hence every access answers with a `Result`.

use std::borrow::Cow;

use bytes::Bytes;

use crate::class::Range;
use crate::error::FormatError;
use crate::mutf8;

/// Constant tags as written in the file.
pub mod tag {
    pub const UTF8: u8 = 1;
    pub const INTEGER: u8 = 3;
    pub const FLOAT: u8 = 4;
    pub const LONG: u8 = 5;
    pub const DOUBLE: u8 = 6;
    pub const CLASS: u8 = 7;
    pub const STRING: u8 = 8;
    pub const FIELD: u8 = 9;
    pub const METHOD: u8 = 10;
    pub const INTERFACE_METHOD: u8 = 11;
    pub const NAME_AND_TYPE: u8 = 12;
    pub const METHOD_HANDLE: u8 = 15;
    pub const METHOD_TYPE: u8 = 16;
    pub const DYNAMIC: u8 = 17;
    pub const INVOKE_DYNAMIC: u8 = 18;
    pub const MODULE: u8 = 19;
    pub const PACKAGE: u8 = 20;
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constant {
    /// Entry 0, and the entry after a `Long` or `Double`.
    Unusable,
    /// Modified UTF-8.
    Utf8(Range),
    Integer(i32),
    /// The bits, since NaNs must keep theirs.
    Float(u32),
    Long(i64),
    Double(u64),
    Class {
        name: u16,
    },
    String {
        utf8: u16,
    },
    Field {
        class: u16,
        name_and_type: u16,
    },
    Method {
        class: u16,
        name_and_type: u16,
    },
    InterfaceMethod {
        class: u16,
        name_and_type: u16,
    },
    NameAndType {
        name: u16,
        descriptor: u16,
    },
    MethodHandle {
        kind: u8,
        reference: u16,
    },
    MethodType {
        descriptor: u16,
    },
    Dynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    InvokeDynamic {
        bootstrap: u16,
        name_and_type: u16,
    },
    Module {
        name: u16,
    },
    Package {
        name: u16,
    },
}

impl Constant {
    /// The tag as written in the file; 0 for an unusable entry.
    pub fn tag(self) -> u8 {
        match self {
            Constant::Unusable => 0,
            Constant::Utf8(_) => tag::UTF8,
            Constant::Integer(_) => tag::INTEGER,
            Constant::Float(_) => tag::FLOAT,
            Constant::Long(_) => tag::LONG,
            Constant::Double(_) => tag::DOUBLE,
            Constant::Class { .. } => tag::CLASS,
            Constant::String { .. } => tag::STRING,
            Constant::Field { .. } => tag::FIELD,
            Constant::Method { .. } => tag::METHOD,
            Constant::InterfaceMethod { .. } => tag::INTERFACE_METHOD,
            Constant::NameAndType { .. } => tag::NAME_AND_TYPE,
            Constant::MethodHandle { .. } => tag::METHOD_HANDLE,
            Constant::MethodType { .. } => tag::METHOD_TYPE,
            Constant::Dynamic { .. } => tag::DYNAMIC,
            Constant::InvokeDynamic { .. } => tag::INVOKE_DYNAMIC,
            Constant::Module { .. } => tag::MODULE,
            Constant::Package { .. } => tag::PACKAGE,
        }
    }
}

/// A field, method or interface method reference, or a dynamic one, followed down to its names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MemberRef {
    /// The `Class` entry; 0 for `Dynamic` and `InvokeDynamic`.
    pub class: u16,
    /// `Utf8` entries.
    pub name: u16,
    pub descriptor: u16,
}

#[derive(Clone, Debug)]
pub struct ConstantPool {
    pub(crate) data: Bytes,
    /// Entry 0 is there and unusable.
    pub(crate) entries: Vec<Constant>,
}

impl ConstantPool {
    /// The number of entries, the unusable entry 0 included.
    #[allow(clippy::len_without_is_empty, reason = "a pool always has its entry 0")]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    #[inline]
    pub fn get(&self, index: u16) -> Result<Constant, FormatError> {
        match self.entries.get(usize::from(index)) {
            Some(&constant) if constant != Constant::Unusable => Ok(constant),
            _ => Err(bad_index(index)),
        }
    }

    /// All entries in order, with entry 0 and the unusable ones after `Long` and `Double`.
    pub fn entries(&self) -> &[Constant] {
        &self.entries
    }

    /// The tag as written in the file; 0 for an unusable or absent entry.
    #[inline]
    pub fn tag(&self, index: u16) -> u8 {
        self.entries.get(usize::from(index)).map_or(0, |constant| constant.tag())
    }

    /// The raw modified UTF-8 of a `Utf8` entry.
    #[inline]
    pub fn utf8_bytes(&self, index: u16) -> Result<&[u8], FormatError> {
        match self.entries.get(usize::from(index)) {
            Some(Constant::Utf8(range)) => Ok(range.of(&self.data)),
            _ => Err(bad_index(index)),
        }
    }

    /// The text of a `Utf8` entry, borrowed where modified and plain UTF-8 agree.
    pub fn utf8_str(&self, index: u16) -> Result<Cow<'_, str>, FormatError> {
        self.utf8_bytes(index).map(mutf8::decode)
    }

    /// The name of a `Class` entry: internal (`a/B`), or a descriptor for arrays (`[I`).
    pub fn class_name(&self, index: u16) -> Result<Cow<'_, str>, FormatError> {
        self.class_name_bytes(index).map(mutf8::decode)
    }

    pub fn class_name_bytes(&self, index: u16) -> Result<&[u8], FormatError> {
        match self.get(index)? {
            Constant::Class { name } => self.utf8_bytes(name),
            _ => Err(bad_index(index)),
        }
    }

    /// The name and descriptor of a `NameAndType` entry.
    pub fn name_and_type(&self, index: u16) -> Result<(u16, u16), FormatError> {
        match self.get(index)? {
            Constant::NameAndType { name, descriptor } => Ok((name, descriptor)),
            _ => Err(bad_index(index)),
        }
    }

    /// Follows a `Field`, `Method`, `InterfaceMethod`, `Dynamic` or `InvokeDynamic` entry.
    pub fn member(&self, index: u16) -> Result<MemberRef, FormatError> {
        let (class, name_and_type) = match self.get(index)? {
            Constant::Field { class, name_and_type }
            | Constant::Method { class, name_and_type }
            | Constant::InterfaceMethod { class, name_and_type } => (class, name_and_type),
            Constant::Dynamic { name_and_type, .. }
            | Constant::InvokeDynamic { name_and_type, .. } => (0, name_and_type),
            _ => return Err(bad_index(index)),
        };
        let (name, descriptor) = self.name_and_type(name_and_type)?;
        Ok(MemberRef { class, name, descriptor })
    }
}

#[cold]
fn bad_index(index: u16) -> FormatError {
    FormatError::format(format!("Invalid constant pool index {index}"))
}
