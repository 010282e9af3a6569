//! Reading a class file from start to end: header, constants, members, attributes.
//!
//! The order of checks is that of HotSpot, so that a file with several defects fails with the
//! same one. Each kind of member has its own file; `pool` owns the constants.

mod attributes;
mod code;
mod debug_tables;
mod members;
mod pool;

use std::borrow::Cow;
use std::fmt::Display;

use bytes::Bytes;

use crate::access;
use crate::class::{ClassFile, Range};
use crate::constants::{Constant, ConstantPool};
use crate::descriptor::{self, Defect};
use crate::error::{FormatError, JavaError};
use crate::mutf8;
use crate::names;
use crate::reader::Reader;

/// The oldest version that Java ever used.
pub const MAJOR_MIN: u16 = 45;
/// The newest version this parser knows, that of Java 25.
pub const MAJOR_MAX_KNOWN: u16 = 69;
/// The minor version of classes that use preview features.
pub const PREVIEW_MINOR: u16 = 65535;

const MAGIC: u32 = 0xcafe_babe;

/// How to parse. The default accepts all versions known and checks everything.
#[derive(Clone, Copy, Debug)]
pub struct ParseOptions<'a> {
    /// The newest class file version of the JDK that is being played.
    pub max_major: u16,
    /// For classes of the JDK itself, whose format is trusted: leaves out the checks of names,
    /// descriptors, flags and duplicates. Bounds and constant tags are checked all the same.
    pub relaxed: bool,
    /// Whether classes compiled with the preview features of `max_major` are welcome.
    pub enable_preview: bool,
    /// The internal name under which the class was looked up. It is what messages call the class
    /// until its own name has been read; whether the two agree is for the caller to check.
    pub name: Option<&'a str>,
}

impl Default for ParseOptions<'_> {
    fn default() -> Self {
        ParseOptions {
            max_major: MAJOR_MAX_KNOWN,
            relaxed: false,
            enable_preview: false,
            name: None,
        }
    }
}

pub(crate) fn parse(data: Bytes, options: &ParseOptions<'_>) -> Result<ClassFile, FormatError> {
    let mut parser = Parser {
        reader: Reader::new(&data),
        strict: !options.relaxed,
        major: 0,
        minor: 0,
        constants: ConstantPool { data: data.clone(), entries: Vec::new() },
        bootstrap_max: None,
        requested_name: options.name,
        this_class: 0,
    };
    parser.class(data.clone(), options)
}

/// What is known while the file is being read.
struct Parser<'a> {
    reader: Reader<'a>,
    /// Whether to make the checks that `relaxed` leaves out.
    strict: bool,
    major: u16,
    minor: u16,
    constants: ConstantPool,
    /// The highest entry of `BootstrapMethods` that a constant asks for.
    bootstrap_max: Option<u16>,
    requested_name: Option<&'a str>,
    /// 0 until it has been read.
    this_class: u16,
}

impl Parser<'_> {
    fn class(&mut self, data: Bytes, options: &ParseOptions<'_>) -> Result<ClassFile, FormatError> {
        let magic = self.reader.u4()?;
        self.minor = self.reader.u2()?;
        self.major = self.reader.u2()?;
        if magic != MAGIC {
            return Err(self.bad(format_args!("Incompatible magic value {magic}")));
        }
        self.check_version(options)?;
        let bad_tag = self.read_pool()?;

        let access = self.class_access()?;
        // Only now: a module must be refused as such, though it has constants no class may have.
        if let Some(tag) = bad_tag {
            return Err(self.bad(format_args!("Unknown constant tag {tag}")));
        }
        let this_class = self.reader.u2()?;
        if !self.is_class(this_class) {
            return Err(
                self.bad(format_args!("Invalid this class index {this_class} in constant pool"))
            );
        }
        if self.strict && self.constants.class_name_bytes(this_class)?.starts_with(b"[") {
            return Err(self.bad("Bad class name"));
        }
        self.this_class = this_class;
        let super_class = self.super_class()?;
        let interfaces = self.interfaces()?;
        let is_interface = access & access::INTERFACE != 0;
        let fields = self.fields(is_interface)?;
        let methods = self.methods(is_interface)?;
        let (attributes, synthetic) = self.class_attributes(access, super_class)?;
        if self.reader.remaining() > 0 {
            return Err(self.bad_plain("Extra bytes at the end of class file"));
        }
        self.check_supers(is_interface, super_class, &interfaces)?;

        let constants = ConstantPool {
            data: data.clone(),
            entries: std::mem::take(&mut self.constants.entries),
        };
        let access = access | synthetic;
        let (minor, major) = (self.minor, self.major);
        Ok(ClassFile {
            data,
            minor,
            major,
            constants,
            access,
            this_class,
            super_class,
            interfaces,
            fields,
            methods,
            attributes,
        })
    }

    fn check_version(&self, options: &ParseOptions<'_>) -> Result<(), FormatError> {
        let (major, minor, max) = (self.major, self.minor, options.max_major);
        let name = self.name();
        let unsupported =
            |message: String| Err(FormatError::new(JavaError::UnsupportedClassVersion, message));
        if major < MAJOR_MIN {
            return unsupported(format!(
                "{name} (class file version {major}.{minor}) was compiled with an invalid major version"
            ));
        }
        if major > max {
            return unsupported(format!(
                "{name} has been compiled by a more recent version of the Java Runtime (class file version \
                 {major}.{minor}), this version of the Java Runtime only recognizes class file versions up to {max}.0"
            ));
        }
        // Before Java 12 the minor version meant nothing.
        if major < 56 || minor == 0 {
            return Ok(());
        }
        if minor != PREVIEW_MINOR {
            return unsupported(format!(
                "{name} (class file version {major}.{minor}) was compiled with an invalid non-zero minor version"
            ));
        }
        if major != max {
            return unsupported(format!(
                "{name} (class file version {major}.{minor}) was compiled with preview features that are unsupported. \
                 This version of the Java Runtime only recognizes preview features for class file version {max}.{minor}"
            ));
        }
        if !options.enable_preview {
            return unsupported(format!(
                "Preview features are not enabled for {name} (class file version {major}.{minor}). \
                 Try running with '--enable-preview'"
            ));
        }
        Ok(())
    }

    fn class_access(&mut self) -> Result<u16, FormatError> {
        let mask =
            if self.major >= 53 { access::CLASS_MASK | access::MODULE } else { access::CLASS_MASK };
        let mut access = self.reader.u2()? & mask;
        // Old compilers left the flag out.
        if access & access::INTERFACE != 0 && self.major < 50 {
            access |= access::ABSTRACT;
        }
        self.check_class_access(access)?;
        Ok(access)
    }

    /// Also for the flags of nested classes.
    fn check_class_access(&self, access: u16) -> Result<(), FormatError> {
        if access & access::MODULE != 0 {
            let message =
                format!("{} is not a class because access_flag ACC_MODULE is set", self.name());
            return Err(FormatError::new(JavaError::NoClassDefFound, message));
        }
        if self.strict && !access::class_flags_are_legal(access, self.major) {
            let message = format!("Illegal class modifiers in class {}: 0x{access:X}", self.name());
            return Err(FormatError::format(message));
        }
        Ok(())
    }

    fn super_class(&mut self) -> Result<u16, FormatError> {
        let index = self.reader.u2()?;
        let legal = if index == 0 {
            self.constants.class_name_bytes(self.this_class)? == b"java/lang/Object"
        } else {
            self.is_class(index)
        };
        if !legal {
            return Err(self.bad(format_args!("Invalid superclass index {index}")));
        }
        if self.strict && index != 0 && self.constants.class_name_bytes(index)?.starts_with(b"[") {
            return Err(self.bad("Bad superclass name"));
        }
        Ok(index)
    }

    fn interfaces(&mut self) -> Result<Vec<u16>, FormatError> {
        let count = self.reader.u2()?;
        let mut interfaces =
            Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 2));
        for _ in 0..count {
            let index = self.reader.u2()?;
            if !self.is_class(index) {
                return Err(
                    self.bad(format_args!("Interface name has bad constant pool index {index}"))
                );
            }
            if self.strict && self.constants.class_name_bytes(index)?.starts_with(b"[") {
                return Err(self.bad("Bad interface name"));
            }
            interfaces.push(index);
        }
        if self.strict && interfaces.len() > 1 {
            let mut names = Vec::with_capacity(interfaces.len());
            for &index in &interfaces {
                names.push(self.constants.class_name_bytes(index)?);
            }
            if let Some(name) = first_duplicate(names) {
                return Err(
                    self.bad(format_args!("Duplicate interface name \"{}\"", mutf8::decode(name)))
                );
            }
        }
        Ok(interfaces)
    }

    fn check_supers(
        &self,
        is_interface: bool,
        super_class: u16,
        interfaces: &[u16],
    ) -> Result<(), FormatError> {
        if super_class == 0 {
            if !interfaces.is_empty() {
                return Err(self.bad("java.lang.Object cannot implement an interface"));
            }
        } else if is_interface
            && self.constants.class_name_bytes(super_class)? != b"java/lang/Object"
        {
            return Err(self.bad("Interfaces must have java.lang.Object as superclass"));
        }
        Ok(())
    }

    // Helpers shared by the files of this folder.

    fn is_class(&self, index: u16) -> bool {
        matches!(self.constants.entries.get(usize::from(index)), Some(Constant::Class { .. }))
    }

    fn is_utf8(&self, index: u16) -> bool {
        matches!(self.constants.entries.get(usize::from(index)), Some(Constant::Utf8(_)))
    }

    /// Reads an attribute's header; the reader is left at its contents.
    fn attribute_header(&mut self, what: &str) -> Result<(u16, u32), FormatError> {
        let name = self.reader.u2()?;
        let len = self.reader.u4()?;
        if !self.is_utf8(name) {
            return Err(self.bad(format_args!("{what} index {name}")));
        }
        Ok((name, len))
    }

    fn check_field_descriptor(&self, name: &[u8], descriptor: &[u8]) -> Result<(), FormatError> {
        descriptor::check_field(descriptor, self.major)
            .map_err(|defect| self.bad_descriptor(defect, "Field", name, descriptor))
    }

    /// Returns the slots of the arguments, without the receiver.
    fn check_method_descriptor(&self, name: &[u8], descriptor: &[u8]) -> Result<u32, FormatError> {
        // An initializer takes no arguments, and nothing whose name starts with `<` returns any.
        let illegal_here = name.starts_with(b"<")
            && (!descriptor.ends_with(b")V")
                || (name == b"<clinit>" && self.major >= 51 && descriptor != b"()V"));
        match descriptor::check_method(descriptor, self.major) {
            Ok(_) if illegal_here => {
                Err(self.bad_descriptor(Defect::Malformed, "Method", name, descriptor))
            }
            Ok(slots) => Ok(slots),
            Err(defect) => Err(self.bad_descriptor(defect, "Method", name, descriptor)),
        }
    }

    fn check_field_name(&self, name: &[u8]) -> Result<(), FormatError> {
        if names::is_field_name(name, self.major) {
            Ok(())
        } else {
            Err(self.bad_name("field", "", name))
        }
    }

    fn check_method_name(&self, name: &[u8]) -> Result<(), FormatError> {
        if names::is_method_name(name, self.major) {
            Ok(())
        } else {
            Err(self.bad_name("method", "", name))
        }
    }

    #[cold]
    fn bad_name(&self, kind: &str, file: &str, name: &[u8]) -> FormatError {
        let name = mutf8::decode(name);
        FormatError::format(format!(
            "Illegal {kind} name \"{name}\" in class{file} {}",
            self.name()
        ))
    }

    #[cold]
    fn bad_descriptor(
        &self,
        defect: Defect,
        kind: &str,
        name: &[u8],
        descriptor: &[u8],
    ) -> FormatError {
        match defect {
            Defect::Malformed => FormatError::format(format!(
                "{kind} \"{}\" in class {} has illegal signature \"{}\"",
                mutf8::decode(name),
                self.name(),
                mutf8::decode(descriptor)
            )),
            Defect::ClassName => {
                self.bad("Class name is empty or contains illegal character in descriptor")
            }
            Defect::Dimensions => self.bad("Array type descriptor has more than 255 dimensions"),
        }
    }

    /// A format error that names the class: `{what} in class file Foo`.
    #[cold]
    fn bad(&self, what: impl Display) -> FormatError {
        FormatError::format(format!("{what} in class file {}", self.name()))
    }

    /// A format error with the class name at its end: `{what} Foo`.
    #[cold]
    fn bad_plain(&self, what: &str) -> FormatError {
        FormatError::format(format!("{what} {}", self.name()))
    }

    fn name(&self) -> Cow<'_, str> {
        match self.constants.class_name(self.this_class) {
            Ok(name) if self.this_class != 0 => name,
            _ => Cow::Borrowed(self.requested_name.unwrap_or("<Unknown>")),
        }
    }
}

/// The first item, in sorted order, that occurs twice.
fn first_duplicate<T: Ord + Copy>(mut items: Vec<T>) -> Option<T> {
    items.sort_unstable();
    items.windows(2).find(|pair| pair[0] == pair[1]).map(|pair| pair[0])
}

/// The range of `len` bytes from `start`.
fn range(start: usize, len: u32) -> Range {
    Range { start: start as u32, len }
}
