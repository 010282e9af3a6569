//! Fields and methods (JVMS §4.5, §4.6) and the attributes that are theirs.

use super::{Parser, first_duplicate};
use crate::access;
use crate::class::{Attribute, Field, Method};
use crate::constants::Constant;
use crate::descriptor::ARGUMENT_SLOTS_MAX;
use crate::error::FormatError;
use crate::mutf8;

/// Annotation attributes that may occur once; where they may occur at all is not checked.
const ANNOTATIONS: [&[u8]; 6] = [
    b"RuntimeVisibleAnnotations",
    b"RuntimeInvisibleAnnotations",
    b"RuntimeVisibleTypeAnnotations",
    b"RuntimeInvisibleTypeAnnotations",
    b"RuntimeVisibleParameterAnnotations",
    b"RuntimeInvisibleParameterAnnotations",
];

impl Parser<'_> {
    pub(super) fn fields(&mut self, in_interface: bool) -> Result<Vec<Field>, FormatError> {
        let count = self.reader.u2()?;
        let mut fields = Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 8));
        for _ in 0..count {
            fields.push(self.field(in_interface)?);
        }
        if self.strict {
            let keys = fields.iter().map(|field| (field.name, field.descriptor));
            self.check_duplicates(keys, "field")?;
        }
        Ok(fields)
    }

    fn field(&mut self, in_interface: bool) -> Result<Field, FormatError> {
        let mut access = self.reader.u2()? & access::FIELD_MASK;
        if self.strict && !access::field_flags_are_legal(access, in_interface, self.major) {
            let message = format!("Illegal field modifiers in class {}: 0x{access:X}", self.name());
            return Err(FormatError::format(message));
        }
        let name = self.reader.u2()?;
        if !self.is_utf8(name) {
            return Err(self.bad(format_args!("Invalid constant pool index {name} for field name")));
        }
        let descriptor = self.reader.u2()?;
        if !self.is_utf8(descriptor) {
            return Err(self.bad(format_args!(
                "Invalid constant pool index {descriptor} for field signature"
            )));
        }
        if self.strict {
            let name = self.constants.utf8_bytes(name)?;
            self.check_field_name(name)?;
            self.check_field_descriptor(name, self.constants.utf8_bytes(descriptor)?)?;
        }
        let mut field = Field {
            access,
            name,
            descriptor,
            constant_value: 0,
            signature: 0,
            attributes: Vec::new(),
        };
        for _ in 0..self.reader.u2()? {
            let (name, len) = self.attribute_header("Invalid field attribute")?;
            match self.constants.utf8_bytes(name)? {
                b"ConstantValue" if access & access::STATIC != 0 => {
                    if field.constant_value != 0 {
                        return Err(self.bad("Duplicate ConstantValue attribute"));
                    }
                    if len != 2 {
                        return Err(self.bad(format_args!(
                            "Invalid ConstantValue field attribute length {len}"
                        )));
                    }
                    field.constant_value = self.reader.u2()?;
                    self.check_constant_value(descriptor, field.constant_value)?;
                }
                b"Synthetic" => {
                    if len != 0 {
                        return Err(self
                            .bad(format_args!("Invalid Synthetic field attribute length {len}")));
                    }
                    access |= access::SYNTHETIC;
                }
                b"Deprecated" if len != 0 => {
                    return Err(
                        self.bad(format_args!("Invalid Deprecated field attribute length {len}"))
                    );
                }
                b"Signature" if self.major >= 49 => {
                    if field.signature != 0 {
                        return Err(self.bad("Multiple Signature attributes for field"));
                    }
                    if len != 2 {
                        return Err(self.bad(format_args!(
                            "Wrong size {len} for field's Signature attribute"
                        )));
                    }
                    field.signature = self.reader.u2()?;
                    self.check_signature(field.signature)?;
                }
                text => {
                    self.check_single_annotation(text, &field.attributes, " for field")?;
                    field.attributes.push(Attribute { name, range: self.reader.skip(len)? });
                }
            }
        }
        field.access = access;
        Ok(field)
    }

    fn check_constant_value(&self, descriptor: u16, value: u16) -> Result<(), FormatError> {
        let descriptor = self.constants.utf8_bytes(descriptor)?;
        let Ok(constant) = self.constants.get(value) else {
            return Err(self
                .bad(format_args!("Bad initial value index {value} in ConstantValue attribute")));
        };
        let legal = match descriptor.first() {
            Some(b'J') => matches!(constant, Constant::Long(_)),
            Some(b'F') => matches!(constant, Constant::Float(_)),
            Some(b'D') => matches!(constant, Constant::Double(_)),
            Some(b'B' | b'C' | b'S' | b'Z' | b'I') => matches!(constant, Constant::Integer(_)),
            Some(b'L') => {
                if descriptor != b"Ljava/lang/String;"
                    || !matches!(constant, Constant::String { .. })
                {
                    return Err(self.bad("Bad string initial value"));
                }
                true
            }
            _ => return Err(self.bad(format_args!("Unable to set initial value {value}"))),
        };
        if legal { Ok(()) } else { Err(self.bad("Inconsistent constant value type")) }
    }

    pub(super) fn methods(&mut self, in_interface: bool) -> Result<Vec<Method>, FormatError> {
        let count = self.reader.u2()?;
        let mut methods = Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 8));
        for _ in 0..count {
            methods.push(self.method(in_interface)?);
        }
        if self.strict {
            let keys = methods.iter().map(|method| (method.name, method.descriptor));
            self.check_duplicates(keys, "method")?;
        }
        Ok(methods)
    }

    fn method(&mut self, in_interface: bool) -> Result<Method, FormatError> {
        let access = self.reader.u2()?;
        let name_index = self.reader.u2()?;
        if !self.is_utf8(name_index) {
            return Err(
                self.bad(format_args!("Illegal constant pool index {name_index} for method name"))
            );
        }
        if self.strict {
            self.check_method_name(self.constants.utf8_bytes(name_index)?)?;
        }
        let descriptor = self.reader.u2()?;
        if !self.is_utf8(descriptor) {
            return Err(self.bad(format_args!(
                "Illegal constant pool index {descriptor} for method signature"
            )));
        }
        let name = self.constants.utf8_bytes(name_index)?;
        let mut access = self.method_access(access, name, in_interface)?;
        if in_interface && name == b"<init>" {
            return Err(self.bad_plain("Interface cannot have a method named <init>, class file"));
        }
        let mut slots = 0;
        if self.strict {
            let receiver = u32::from(access & access::STATIC == 0);
            slots = receiver
                + self.check_method_descriptor(name, self.constants.utf8_bytes(descriptor)?)?;
            if slots > ARGUMENT_SLOTS_MAX {
                return Err(self.bad("Too many arguments in method signature"));
            }
        }
        let mut method = Method {
            access,
            name: name_index,
            descriptor,
            code: None,
            exceptions: Vec::new(),
            signature: 0,
            attributes: Vec::new(),
        };
        let mut has_exceptions = false;
        for _ in 0..self.reader.u2()? {
            let (name, len) = self.attribute_header("Invalid method attribute name")?;
            let start = self.reader.position();
            match self.constants.utf8_bytes(name)? {
                b"Code" => {
                    if self.strict && access & (access::NATIVE | access::ABSTRACT) != 0 {
                        return Err(self.bad("Code attribute in native or abstract methods"));
                    }
                    if method.code.is_some() {
                        return Err(self.bad("Multiple Code attributes"));
                    }
                    method.code = Some(self.code(slots, len)?);
                }
                b"Exceptions" => {
                    if has_exceptions {
                        return Err(self.bad("Multiple Exceptions attributes"));
                    }
                    has_exceptions = true;
                    method.exceptions = self.exceptions()?;
                    if self.reader.position() - start != len as usize {
                        return Err(self.bad("Exceptions attribute has wrong length"));
                    }
                }
                b"Synthetic" => {
                    if len != 0 {
                        return Err(self
                            .bad(format_args!("Invalid Synthetic method attribute length {len}")));
                    }
                    access |= access::SYNTHETIC;
                }
                b"Deprecated" if len != 0 => {
                    return Err(
                        self.bad(format_args!("Invalid Deprecated method attribute length {len}"))
                    );
                }
                b"Signature" if self.major >= 49 => {
                    if method.signature != 0 {
                        return Err(self.bad("Multiple Signature attributes for method"));
                    }
                    if len != 2 {
                        return Err(
                            self.bad(format_args!("Invalid Signature attribute length {len}"))
                        );
                    }
                    method.signature = self.reader.u2()?;
                    self.check_signature(method.signature)?;
                }
                text => {
                    self.check_method_attribute(text, &method.attributes)?;
                    let is_parameters = text == b"MethodParameters";
                    let range = self.reader.skip(len)?;
                    if is_parameters && !is_parameter_table(range.of(&self.constants.data)) {
                        let message = format!(
                            "Invalid MethodParameters method attribute length {len} in class file"
                        );
                        return Err(FormatError::format(message));
                    }
                    method.attributes.push(Attribute { name, range });
                }
            }
        }
        if self.strict && access & (access::NATIVE | access::ABSTRACT) == 0 && method.code.is_none()
        {
            return Err(self.bad("Absent Code attribute in method that is not native or abstract"));
        }
        method.access = access;
        Ok(method)
    }

    /// Checks the flags and leaves out those that mean nothing. Those of `<clinit>` are mostly
    /// ignored (JVMS §4.6).
    fn method_access(
        &self,
        access: u16,
        name: &[u8],
        in_interface: bool,
    ) -> Result<u16, FormatError> {
        if name == b"<clinit>" {
            return if self.major < 51 {
                Ok(access::STATIC)
            } else if access & access::STATIC != 0 {
                let strict = if self.major <= 60 { access::STRICT } else { 0 };
                Ok(access & (access::STATIC | strict))
            } else {
                Err(self.bad("Method <clinit> is not static"))
            };
        }
        if self.strict
            && !access::method_flags_are_legal(access, in_interface, name == b"<init>", self.major)
        {
            let name = mutf8::decode(name);
            let message = format!(
                "Method {name} in class {} has illegal modifiers: 0x{access:X}",
                self.name()
            );
            return Err(FormatError::format(message));
        }
        Ok(access & access::METHOD_MASK)
    }

    fn exceptions(&mut self) -> Result<Vec<u16>, FormatError> {
        let count = self.reader.u2()?;
        self.reader.require(2 * usize::from(count))?;
        let mut exceptions = Vec::with_capacity(count.into());
        for _ in 0..count {
            let index = self.reader.u2()?;
            if !self.is_class(index) {
                return Err(
                    self.bad(format_args!("Exception name has bad type at constant pool {index}"))
                );
            }
            exceptions.push(index);
        }
        Ok(exceptions)
    }

    /// For attributes that are kept raw but may occur once.
    fn check_method_attribute(&self, name: &[u8], before: &[Attribute]) -> Result<(), FormatError> {
        match name {
            b"MethodParameters" if self.has_attribute(name, before) => {
                Err(self.bad("Multiple MethodParameters attributes"))
            }
            b"AnnotationDefault" if self.has_attribute(name, before) => {
                Err(self.bad("Multiple AnnotationDefault attributes for method"))
            }
            _ => self.check_single_annotation(name, before, " for method"),
        }
    }

    pub(super) fn check_signature(&self, index: u16) -> Result<(), FormatError> {
        if self.is_utf8(index) {
            Ok(())
        } else {
            Err(self
                .bad(format_args!("Invalid Signature attribute at constant pool index {index}")))
        }
    }

    pub(super) fn check_single_annotation(
        &self,
        name: &[u8],
        before: &[Attribute],
        of: &str,
    ) -> Result<(), FormatError> {
        if self.major >= 49 && ANNOTATIONS.contains(&name) && self.has_attribute(name, before) {
            return Err(self.bad(format_args!("Multiple {} attributes{of}", mutf8::decode(name))));
        }
        Ok(())
    }

    fn has_attribute(&self, name: &[u8], attributes: &[Attribute]) -> bool {
        attributes.iter().any(|attribute| {
            self.constants.utf8_bytes(attribute.name).is_ok_and(|found| found == name)
        })
    }

    fn check_duplicates(
        &self,
        members: impl ExactSizeIterator<Item = (u16, u16)>,
        what: &str,
    ) -> Result<(), FormatError> {
        if members.len() < 2 {
            return Ok(());
        }
        let mut keys = Vec::with_capacity(members.len());
        for (name, descriptor) in members {
            keys.push((self.constants.utf8_bytes(name)?, self.constants.utf8_bytes(descriptor)?));
        }
        match first_duplicate(keys) {
            None => Ok(()),
            Some((name, descriptor)) => Err(self.bad(format_args!(
                "Duplicate {what} name \"{}\" with signature \"{}\"",
                mutf8::decode(name),
                mutf8::decode(descriptor).replace('/', ".")
            ))),
        }
    }
}

/// Whether a `MethodParameters` attribute is as long as its count says.
fn is_parameter_table(bytes: &[u8]) -> bool {
    bytes.first().is_some_and(|&count| bytes.len() == 1 + 4 * usize::from(count))
}
