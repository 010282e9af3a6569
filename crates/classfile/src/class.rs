//! The parts of a class file, as plain data.
//!
//! Everything refers to constants by index and to raw bytes by [`Range`], so that a parsed class
//! costs few allocations. The constructors of these types are in `parse`.

use std::borrow::Cow;

use bytes::Bytes;

use crate::access;
use crate::code::Code;
use crate::constants::ConstantPool;
use crate::error::FormatError;
use crate::parse::{self, ParseOptions};

/// A run of bytes of the class file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Range {
    pub start: u32,
    pub len: u32,
}

impl Range {
    pub fn end(self) -> usize {
        self.start as usize + self.len as usize
    }

    /// The bytes of this range; empty if it does not belong to `data`.
    #[inline]
    pub fn of(self, data: &[u8]) -> &[u8] {
        data.get(self.start as usize..self.end()).unwrap_or_default()
    }
}

#[derive(Clone, Debug)]
pub struct ClassFile {
    /// The whole file.
    pub data: Bytes,
    pub minor: u16,
    pub major: u16,
    pub constants: ConstantPool,
    /// Only flags that mean something on a class, see [`access::CLASS_MASK`].
    pub access: u16,
    pub this_class: u16,
    /// 0 for `java/lang/Object`.
    pub super_class: u16,
    pub interfaces: Vec<u16>,
    pub fields: Vec<Field>,
    pub methods: Vec<Method>,
    pub attributes: ClassAttributes,
}

impl ClassFile {
    /// Parses with all checks, up to the newest version known. See [`ParseOptions`] for more.
    pub fn parse(data: Bytes) -> Result<ClassFile, FormatError> {
        ClassFile::parse_with(data, &ParseOptions::default())
    }

    pub fn parse_with(data: Bytes, options: &ParseOptions<'_>) -> Result<ClassFile, FormatError> {
        parse::parse(data, options)
    }

    /// The internal name of this class: `java/lang/Object`.
    pub fn name(&self) -> Cow<'_, str> {
        self.constants.class_name(self.this_class).unwrap_or_default()
    }

    /// None for `java/lang/Object`.
    pub fn super_name(&self) -> Option<Cow<'_, str>> {
        if self.super_class == 0 { None } else { self.constants.class_name(self.super_class).ok() }
    }

    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    pub fn slice(&self, range: Range) -> &[u8] {
        range.of(&self.data)
    }

    pub fn bytecode(&self, code: &Code) -> &[u8] {
        code.bytecode.of(&self.data)
    }

    /// The raw bytes of the attribute called `name` in `attributes`, without its header.
    pub fn attribute(&self, attributes: &[Attribute], name: &str) -> Option<&[u8]> {
        attributes
            .iter()
            .find(|attribute| {
                self.constants
                    .utf8_bytes(attribute.name)
                    .is_ok_and(|found| found == name.as_bytes())
            })
            .map(|attribute| self.slice(attribute.range))
    }

    /// The method with this name and descriptor.
    pub fn method(&self, name: &str, descriptor: &str) -> Option<&Method> {
        let is = |index, text: &str| {
            self.constants.utf8_bytes(index).is_ok_and(|found| found == text.as_bytes())
        };
        self.methods
            .iter()
            .find(|method| is(method.name, name) && is(method.descriptor, descriptor))
    }
}

#[derive(Clone, Debug)]
pub struct Field {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    /// The constant of the `ConstantValue` attribute of a static field; 0 if there is none.
    pub constant_value: u16,
    /// The generic signature; 0 if there is none.
    pub signature: u16,
    /// What is not parsed: annotations and unknown attributes.
    pub attributes: Vec<Attribute>,
}

#[derive(Clone, Debug)]
pub struct Method {
    pub access: u16,
    pub name: u16,
    pub descriptor: u16,
    pub code: Option<Code>,
    /// Classes of the `throws` clause.
    pub exceptions: Vec<u16>,
    /// The generic signature; 0 if there is none.
    pub signature: u16,
    /// What is not parsed: annotations, `AnnotationDefault`, `MethodParameters`, unknown ones.
    pub attributes: Vec<Attribute>,
}

/// An attribute left as raw bytes; `range` is without its header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute {
    pub name: u16,
    pub range: Range,
}

/// Attributes of the class itself. Indices are 0 where an attribute is absent.
#[derive(Clone, Debug, Default)]
pub struct ClassAttributes {
    pub source_file: u16,
    pub signature: u16,
    pub inner_classes: Vec<InnerClass>,
    /// The enclosing class and the `NameAndType` of the enclosing method (0: not in a method).
    pub enclosing_method: Option<(u16, u16)>,
    pub nest_host: u16,
    pub nest_members: Vec<u16>,
    pub permitted_subclasses: Option<Vec<u16>>,
    pub record: Option<Vec<RecordComponent>>,
    pub bootstrap_methods: Vec<BootstrapMethod>,
    pub module: Option<Range>,
    /// The rest: annotations, `SourceDebugExtension`, unknown ones.
    pub raw: Vec<Attribute>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InnerClass {
    pub inner: u16,
    /// 0 for local and anonymous classes.
    pub outer: u16,
    /// 0 for anonymous classes.
    pub name: u16,
    pub access: u16,
}

#[derive(Clone, Debug)]
pub struct RecordComponent {
    pub name: u16,
    pub descriptor: u16,
    pub signature: u16,
    pub attributes: Vec<Attribute>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BootstrapMethod {
    pub handle: u16,
    pub arguments: Vec<u16>,
}
