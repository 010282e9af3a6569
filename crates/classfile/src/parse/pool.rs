//! Reading and checking the constant pool (JVMS §4.4).
//!
//! Three passes as in HotSpot: read all entries; check that references point at entries of the
//! right kind; check names and descriptors. The last is left out in relaxed parsing.

use super::Parser;
use crate::constants::{Constant, tag};
use crate::descriptor::Defect;
use crate::error::FormatError;
use crate::{mutf8, names};

/// The reference kinds of method handles (JVMS table 5.4.3.5-A).
mod handle {
    pub(super) const GET_FIELD: u8 = 1;
    pub(super) const PUT_STATIC: u8 = 4;
    pub(super) const INVOKE_VIRTUAL: u8 = 5;
    pub(super) const INVOKE_STATIC: u8 = 6;
    pub(super) const INVOKE_SPECIAL: u8 = 7;
    pub(super) const NEW_INVOKE_SPECIAL: u8 = 8;
    pub(super) const INVOKE_INTERFACE: u8 = 9;
}

impl Parser<'_> {
    /// Returns the first tag that only modules may use, for the caller to complain about.
    pub(super) fn read_pool(&mut self) -> Result<Option<u8>, FormatError> {
        let count = self.reader.u2()?;
        if count == 0 {
            return Err(self.bad(format_args!("Illegal constant pool size {count}")));
        }
        let module_tag = self.read_entries(count)?;
        self.check_references()?;
        if self.strict {
            self.check_texts()?;
        }
        Ok(module_tag)
    }

    fn read_entries(&mut self, count: u16) -> Result<Option<u8>, FormatError> {
        // An entry takes three bytes at least, so a short file cannot ask for much memory.
        let mut entries =
            Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 3 + 2));
        entries.push(Constant::Unusable);
        let mut module_tag = None;
        let data = self.constants.data.clone();
        let reader = &mut self.reader;
        while entries.len() < usize::from(count) {
            let tag = reader.u1()?;
            let constant = match tag {
                tag::UTF8 => {
                    let len = reader.u2()?;
                    let range = reader.skip(len.into())?;
                    if self.strict && !mutf8::is_legal(range.of(&data)) {
                        return Err(self.bad("Illegal UTF8 string in constant pool"));
                    }
                    Constant::Utf8(range)
                }
                tag::INTEGER => Constant::Integer(reader.u4()? as i32),
                tag::FLOAT => Constant::Float(reader.u4()?),
                tag::LONG | tag::DOUBLE => {
                    if entries.len() + 1 >= usize::from(count) {
                        let index = entries.len();
                        return Err(self.bad(format_args!("Invalid constant pool entry {index}")));
                    }
                    let bits = reader.u8()?;
                    let constant = if tag == tag::LONG {
                        Constant::Long(bits as i64)
                    } else {
                        Constant::Double(bits)
                    };
                    entries.push(constant);
                    Constant::Unusable
                }
                tag::CLASS => Constant::Class { name: reader.u2()? },
                tag::STRING => Constant::String { utf8: reader.u2()? },
                tag::FIELD => Constant::Field { class: reader.u2()?, name_and_type: reader.u2()? },
                tag::METHOD => {
                    Constant::Method { class: reader.u2()?, name_and_type: reader.u2()? }
                }
                tag::INTERFACE_METHOD => {
                    Constant::InterfaceMethod { class: reader.u2()?, name_and_type: reader.u2()? }
                }
                tag::NAME_AND_TYPE => {
                    Constant::NameAndType { name: reader.u2()?, descriptor: reader.u2()? }
                }
                tag::METHOD_HANDLE | tag::METHOD_TYPE | tag::INVOKE_DYNAMIC if self.major < 51 => {
                    return Err(self.unsupported_tag(tag));
                }
                tag::DYNAMIC if self.major < 55 => return Err(self.unsupported_tag(tag)),
                tag::METHOD_HANDLE => {
                    Constant::MethodHandle { kind: reader.u1()?, reference: reader.u2()? }
                }
                tag::METHOD_TYPE => Constant::MethodType { descriptor: reader.u2()? },
                tag::DYNAMIC => {
                    Constant::Dynamic { bootstrap: reader.u2()?, name_and_type: reader.u2()? }
                }
                tag::INVOKE_DYNAMIC => {
                    Constant::InvokeDynamic { bootstrap: reader.u2()?, name_and_type: reader.u2()? }
                }
                tag::MODULE | tag::PACKAGE if self.major >= 53 => {
                    module_tag = Some(tag);
                    let name = reader.u2()?;
                    if tag == tag::MODULE {
                        Constant::Module { name }
                    } else {
                        Constant::Package { name }
                    }
                }
                _ => return Err(self.bad(format_args!("Unknown constant tag {tag}"))),
            };
            entries.push(constant);
        }
        self.constants.entries = entries;
        Ok(module_tag)
    }

    fn check_references(&mut self) -> Result<(), FormatError> {
        let mut bootstrap_max = None;
        for (index, &constant) in self.constants.entries.iter().enumerate() {
            let bad = match constant {
                Constant::Field { class, name_and_type }
                | Constant::Method { class, name_and_type }
                | Constant::InterfaceMethod { class, name_and_type } => {
                    if !self.is_class(class) {
                        Some(class)
                    } else {
                        self.not_name_and_type(name_and_type)
                    }
                }
                Constant::NameAndType { name, descriptor } => {
                    self.not_utf8(name).or(self.not_utf8(descriptor))
                }
                Constant::Class { name } => self.not_utf8(name),
                Constant::String { utf8 } => self.not_utf8(utf8),
                Constant::MethodType { descriptor } => self.not_utf8(descriptor),
                Constant::Dynamic { bootstrap, name_and_type }
                | Constant::InvokeDynamic { bootstrap, name_and_type } => {
                    bootstrap_max = bootstrap_max.max(Some(bootstrap));
                    self.not_name_and_type(name_and_type)
                }
                Constant::MethodHandle { kind, reference } => {
                    self.check_handle(index, kind, reference)?;
                    None
                }
                Constant::Unusable
                | Constant::Utf8(_)
                | Constant::Integer(_)
                | Constant::Float(_)
                | Constant::Long(_)
                | Constant::Double(_)
                | Constant::Module { .. }
                | Constant::Package { .. } => None,
            };
            if let Some(bad) = bad {
                return Err(self.bad_reference(bad));
            }
        }
        self.bootstrap_max = bootstrap_max;
        Ok(())
    }

    fn check_handle(&self, index: usize, kind: u8, reference: u16) -> Result<(), FormatError> {
        let Ok(target) = self.constants.get(reference) else {
            return Err(self.bad_reference(reference));
        };
        let is_method = matches!(target, Constant::Method { .. });
        let is_interface_method = matches!(target, Constant::InterfaceMethod { .. });
        let (legal, expected) = match kind {
            handle::GET_FIELD..=handle::PUT_STATIC => {
                (matches!(target, Constant::Field { .. }), "a field")
            }
            handle::INVOKE_VIRTUAL | handle::NEW_INVOKE_SPECIAL => (is_method, "a method"),
            handle::INVOKE_STATIC | handle::INVOKE_SPECIAL => {
                (is_method || (self.major >= 52 && is_interface_method), "a method")
            }
            handle::INVOKE_INTERFACE => (is_interface_method, "an interface method"),
            _ => {
                return Err(
                    self.bad(format_args!("Bad method handle kind at constant pool index {index}"))
                );
            }
        };
        if !legal {
            let name = self.name();
            let message = format!(
                "Invalid constant pool index {reference} in class file {name} (not {expected})"
            );
            return Err(FormatError::format(message));
        }
        Ok(())
    }

    /// Names and descriptors. References are known to be of the right kind here.
    fn check_texts(&self) -> Result<(), FormatError> {
        for &constant in &self.constants.entries {
            match constant {
                Constant::Class { name } => {
                    let name = self.constants.utf8_bytes(name)?;
                    self.check_class_name(name)?;
                }
                Constant::NameAndType { name, descriptor } => {
                    self.check_name_and_type(name, descriptor)?
                }
                Constant::Field { name_and_type, .. } => {
                    self.check_member(name_and_type, false, "Field", false)?
                }
                Constant::Method { name_and_type, .. } => {
                    self.check_member(name_and_type, true, "Method", true)?
                }
                Constant::InterfaceMethod { name_and_type, .. }
                | Constant::InvokeDynamic { name_and_type, .. } => {
                    self.check_member(name_and_type, true, "Method", false)?;
                }
                Constant::Dynamic { name_and_type, .. } => {
                    self.check_member(name_and_type, false, "CONSTANT_Dynamic", false)?;
                }
                Constant::MethodHandle { kind, reference } => {
                    self.check_handle_name(kind, reference)?
                }
                Constant::MethodType { descriptor } => {
                    let descriptor = self.constants.utf8_bytes(descriptor)?;
                    self.check_method_descriptor(b"type", descriptor)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn check_class_name(&self, name: &[u8]) -> Result<(), FormatError> {
        if name.starts_with(b"[") {
            match crate::descriptor::check_field(name, self.major) {
                Ok(()) => return Ok(()),
                Err(Defect::Malformed) => {}
                Err(defect) => return Err(self.bad_descriptor(defect, "", name, name)),
            }
        } else if names::is_plain_class_name(name, self.major) {
            return Ok(());
        }
        Err(self.bad_name("class", " file", name))
    }

    fn check_name_and_type(
        &self,
        name_index: u16,
        descriptor_index: u16,
    ) -> Result<(), FormatError> {
        let name = self.constants.utf8_bytes(name_index)?;
        let descriptor = self.constants.utf8_bytes(descriptor_index)?;
        for (text, index) in [(descriptor, descriptor_index), (name, name_index)] {
            if text.is_empty() {
                let class = self.name();
                let message =
                    format!("Illegal zero length constant pool entry at {index} in class {class}");
                return Err(FormatError::format(message));
            }
        }
        if descriptor.starts_with(b"(") {
            self.check_method_name(name)?;
            self.check_method_descriptor(name, descriptor)?;
            Ok(())
        } else {
            self.check_field_name(name)?;
            self.check_field_descriptor(name, descriptor)
        }
    }

    /// That a reference's descriptor is of the right sort; that it is well formed is known.
    fn check_member(
        &self,
        name_and_type: u16,
        is_method: bool,
        kind: &str,
        only_init_special: bool,
    ) -> Result<(), FormatError> {
        let (name_index, descriptor) = self.constants.name_and_type(name_and_type)?;
        let name = self.constants.utf8_bytes(name_index)?;
        let descriptor = self.constants.utf8_bytes(descriptor)?;
        if descriptor.starts_with(b"(") != is_method {
            return Err(self.bad_descriptor(Defect::Malformed, kind, name, descriptor));
        }
        if only_init_special && name.starts_with(b"<") && name != b"<init>" {
            return Err(
                self.bad(format_args!("Bad method name at constant pool index {name_index}"))
            );
        }
        Ok(())
    }

    fn check_handle_name(&self, kind: u8, reference: u16) -> Result<(), FormatError> {
        if !(handle::INVOKE_VIRTUAL..=handle::NEW_INVOKE_SPECIAL).contains(&kind) {
            return Ok(());
        }
        let name_index = self.constants.member(reference)?.name;
        let is_init = self.constants.utf8_bytes(name_index)? == b"<init>";
        let wants_init = kind == handle::NEW_INVOKE_SPECIAL;
        if is_init != wants_init {
            let what = if wants_init { "constructor" } else { "method" };
            return Err(
                self.bad(format_args!("Bad {what} name at constant pool index {name_index}"))
            );
        }
        Ok(())
    }

    fn not_utf8(&self, index: u16) -> Option<u16> {
        if self.is_utf8(index) { None } else { Some(index) }
    }

    fn not_name_and_type(&self, index: u16) -> Option<u16> {
        let found = self.constants.entries.get(usize::from(index));
        if matches!(found, Some(Constant::NameAndType { .. })) { None } else { Some(index) }
    }

    #[cold]
    fn bad_reference(&self, index: u16) -> FormatError {
        self.bad(format_args!("Invalid constant pool index {index}"))
    }

    #[cold]
    fn unsupported_tag(&self, tag: u8) -> FormatError {
        self.bad(format_args!("Class file version does not support constant tag {tag}"))
    }
}
