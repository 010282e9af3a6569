//! Attributes of the class itself (JVMS §4.7).

use super::Parser;
use crate::access;
use crate::class::{
    Attribute, BootstrapMethod, ClassAttributes, InnerClass, Range, RecordComponent,
};
use crate::constants::tag;
use crate::error::FormatError;

const NEST_MAJOR: u16 = 55;
const RECORD_MAJOR: u16 = 60;
const SEALED_MAJOR: u16 = 61;

/// Attributes that may occur once and are read when all others have been.
#[derive(Default)]
struct Later {
    inner_classes: Option<Range>,
    nest_members: Option<Range>,
    record: Option<Range>,
    permitted_subclasses: Option<Range>,
}

impl Parser<'_> {
    /// Returns the attributes and the flags they add.
    pub(super) fn class_attributes(
        &mut self,
        access: u16,
        super_class: u16,
    ) -> Result<(ClassAttributes, u16), FormatError> {
        let mut attributes = ClassAttributes::default();
        let mut later = Later::default();
        let (mut has_bootstrap_methods, mut has_debug_extension) = (false, false);
        let mut added = 0;
        for _ in 0..self.reader.u2()? {
            let (name, len) = self.class_attribute_header()?;
            let text = self.constants.utf8_bytes(name)?;
            match text {
                b"SourceFile" => {
                    if len != 2 {
                        return Err(self.bad("Wrong SourceFile attribute length"));
                    }
                    if attributes.source_file != 0 {
                        return Err(self.bad("Multiple SourceFile attributes"));
                    }
                    attributes.source_file = self.reader.u2()?;
                    if !self.is_utf8(attributes.source_file) {
                        let index = attributes.source_file;
                        let what = format_args!(
                            "Invalid SourceFile attribute at constant pool index {index}"
                        );
                        return Err(self.bad(what));
                    }
                }
                b"InnerClasses" => self.put_off(&mut later.inner_classes, "InnerClasses", len)?,
                b"Synthetic" => {
                    if len != 0 {
                        return Err(self.bad(format_args!(
                            "Invalid Synthetic classfile attribute length {len}"
                        )));
                    }
                    added |= access::SYNTHETIC;
                }
                b"Deprecated" if len != 0 => {
                    return Err(self
                        .bad(format_args!("Invalid Deprecated classfile attribute length {len}")));
                }
                b"Signature" if self.major >= 49 => {
                    if attributes.signature != 0 {
                        return Err(self.bad("Multiple Signature attributes"));
                    }
                    if len != 2 {
                        return Err(
                            self.bad(format_args!("Wrong Signature attribute length {len}"))
                        );
                    }
                    let index = self.reader.u2()?;
                    if !self.is_utf8(index) {
                        let what = format_args!(
                            "Invalid constant pool index {index} in Signature attribute"
                        );
                        return Err(self.bad(what));
                    }
                    attributes.signature = index;
                }
                b"EnclosingMethod" if self.major >= 49 => {
                    if attributes.enclosing_method.is_some() {
                        return Err(self.bad("Multiple EnclosingMethod attributes"));
                    }
                    attributes.enclosing_method = Some(self.enclosing_method(len)?);
                }
                b"BootstrapMethods" if self.major >= 51 => {
                    self.once(&mut has_bootstrap_methods, "BootstrapMethods")?;
                    attributes.bootstrap_methods = self.bootstrap_methods(len)?;
                }
                b"NestMembers" if self.major >= NEST_MAJOR => {
                    self.put_off(&mut later.nest_members, "NestMembers", len)?;
                    if attributes.nest_host != 0 {
                        return Err(self.bad("Conflicting NestHost and NestMembers attributes"));
                    }
                }
                b"NestHost" if self.major >= NEST_MAJOR => {
                    if attributes.nest_host != 0 {
                        return Err(self.bad("Multiple NestHost attributes"));
                    }
                    if later.nest_members.is_some() {
                        return Err(self.bad("Conflicting NestMembers and NestHost attributes"));
                    }
                    if len != 2 {
                        return Err(self.bad("Wrong NestHost attribute length"));
                    }
                    let host = self.reader.u2()?;
                    if !self.is_class(host) {
                        let what =
                            format_args!("Nest-host class_info_index {host} has bad constant type");
                        return Err(self.bad(what));
                    }
                    attributes.nest_host = host;
                }
                b"PermittedSubclasses" if self.major >= SEALED_MAJOR => {
                    self.put_off(&mut later.permitted_subclasses, "PermittedSubclasses", len)?;
                    if access & access::FINAL != 0 {
                        return Err(
                            self.bad_plain("PermittedSubclasses attribute in final class file")
                        );
                    }
                }
                b"Record" if self.major >= RECORD_MAJOR && self.is_record_class(super_class) => {
                    self.put_off(&mut later.record, "Record", len)?;
                }
                b"Module" => attributes.module = Some(self.reader.skip(len)?),
                _ => {
                    if text == b"SourceDebugExtension" {
                        self.once(&mut has_debug_extension, "SourceDebugExtension")?;
                    }
                    self.check_single_annotation(text, &attributes.raw, "")?;
                    attributes.raw.push(Attribute { name, range: self.reader.skip(len)? });
                }
            }
        }
        self.read_later(&mut attributes, &later)?;
        if self.bootstrap_max.is_some() && !has_bootstrap_methods {
            return Err(self.bad("Missing BootstrapMethods attribute"));
        }
        Ok((attributes, added))
    }

    fn read_later(
        &mut self,
        attributes: &mut ClassAttributes,
        later: &Later,
    ) -> Result<(), FormatError> {
        let end = self.reader.clone();
        if let Some(range) = later.inner_classes {
            self.reader.go_to(range);
            attributes.inner_classes = self.inner_classes(range.len)?;
        }
        if let Some(range) = later.nest_members {
            self.reader.go_to(range);
            attributes.nest_members = self.class_list(range.len, "NestMembers", "Nest member")?;
        }
        if let Some(range) = later.record {
            self.reader.go_to(range);
            attributes.record = Some(self.record(range.len)?);
        }
        if let Some(range) = later.permitted_subclasses {
            self.reader.go_to(range);
            let subclasses =
                self.class_list(range.len, "PermittedSubclasses", "Permitted subclass")?;
            attributes.permitted_subclasses = Some(subclasses);
        }
        self.reader = end;
        Ok(())
    }

    fn class_attribute_header(&mut self) -> Result<(u16, u32), FormatError> {
        let name = self.reader.u2()?;
        let len = self.reader.u4()?;
        if !self.is_utf8(name) {
            return Err(self.bad(format_args!("Attribute name has bad constant pool index {name}")));
        }
        Ok((name, len))
    }

    fn once(&self, seen: &mut bool, name: &str) -> Result<(), FormatError> {
        if std::mem::replace(seen, true) {
            return Err(self.bad(format_args!("Multiple {name} attributes")));
        }
        Ok(())
    }

    fn put_off(
        &mut self,
        later: &mut Option<Range>,
        name: &str,
        len: u32,
    ) -> Result<(), FormatError> {
        if later.is_some() {
            return Err(self.bad(format_args!("Multiple {name} attributes")));
        }
        *later = Some(self.reader.skip(len)?);
        Ok(())
    }

    fn inner_classes(&mut self, len: u32) -> Result<Vec<InnerClass>, FormatError> {
        let count = self.reader.u2()?;
        self.reader.require(8 * usize::from(count))?;
        let mut classes = Vec::with_capacity(count.into());
        for _ in 0..count {
            let inner = self.reader.u2()?;
            if !self.is_class(inner) {
                return Err(
                    self.bad(format_args!("inner_class_info_index {inner} has bad constant type"))
                );
            }
            let outer = self.reader.u2()?;
            if outer != 0 && !self.is_class(outer) {
                return Err(
                    self.bad(format_args!("outer_class_info_index {outer} has bad constant type"))
                );
            }
            if self.strict
                && outer != 0
                && self.constants.class_name_bytes(outer)?.starts_with(b"[")
            {
                return Err(self.bad("Outer class is an array class"));
            }
            let name = self.reader.u2()?;
            if name != 0 && !self.is_utf8(name) {
                return Err(self.bad(format_args!("inner_name_index {name} has bad constant type")));
            }
            if self.strict && inner == outer {
                return Err(self.bad("Class is both outer and inner class"));
            }
            let mask = access::INNER_CLASS_MASK | if self.major >= 53 { access::MODULE } else { 0 };
            let mut access = self.reader.u2()? & mask;
            if access & access::INTERFACE != 0 && self.major < 50 {
                access |= access::ABSTRACT;
            }
            self.check_class_access(access)?;
            classes.push(InnerClass { inner, outer, name, access });
        }
        if self.strict && self.major >= 49 {
            if len != 2 + 8 * u32::from(count) {
                return Err(self.bad("Wrong InnerClasses attribute length"));
            }
            let keys = classes
                .iter()
                .map(|class| (class.inner, class.outer, class.name, class.access))
                .collect();
            if super::first_duplicate::<(u16, u16, u16, u16)>(keys).is_some() {
                return Err(self.bad("Duplicate entry in InnerClasses attribute"));
            }
        }
        Ok(classes)
    }

    fn enclosing_method(&mut self, len: u32) -> Result<(u16, u16), FormatError> {
        if len != 4 {
            return Err(self.bad(format_args!("Wrong EnclosingMethod attribute length {len}")));
        }
        let (class, method) = (self.reader.u2()?, self.reader.u2()?);
        if class == 0 {
            return Err(self.bad("Invalid class index in EnclosingMethod attribute"));
        }
        if !self.is_class(class) {
            return Err(
                self.bad("Invalid or out-of-bounds class index in EnclosingMethod attribute")
            );
        }
        if method != 0 && self.constants.tag(method) != tag::NAME_AND_TYPE {
            return Err(
                self.bad("Invalid or out-of-bounds method index in EnclosingMethod attribute")
            );
        }
        Ok((class, method))
    }

    /// `NestMembers` and `PermittedSubclasses` have the same shape.
    fn class_list(
        &mut self,
        len: u32,
        attribute: &str,
        what: &str,
    ) -> Result<Vec<u16>, FormatError> {
        let count = self.reader.u2()?;
        self.reader.require(2 * usize::from(count))?;
        let mut classes = Vec::with_capacity(count.into());
        for _ in 0..count {
            let index = self.reader.u2()?;
            if !self.is_class(index) {
                return Err(
                    self.bad(format_args!("{what} class_info_index {index} has bad constant type"))
                );
            }
            classes.push(index);
        }
        if len != 2 + 2 * u32::from(count) {
            return Err(self.bad(format_args!("Wrong {attribute} attribute length")));
        }
        Ok(classes)
    }

    /// HotSpot ignores the attribute in classes that do not extend `Record`.
    fn is_record_class(&self, super_class: u16) -> bool {
        self.constants.class_name_bytes(super_class).is_ok_and(|name| name == b"java/lang/Record")
    }

    fn record(&mut self, len: u32) -> Result<Vec<RecordComponent>, FormatError> {
        let start = self.reader.position();
        let count = self.reader.u2()?;
        let mut components =
            Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 6));
        for _ in 0..count {
            components.push(self.record_component()?);
        }
        if self.reader.position() - start != len as usize {
            return Err(self.bad("Record attribute has wrong length"));
        }
        Ok(components)
    }

    fn record_component(&mut self) -> Result<RecordComponent, FormatError> {
        let name = self.reader.u2()?;
        if !self.is_utf8(name) {
            return Err(self.bad(format_args!(
                "Invalid constant pool index {name} for name in Record attribute"
            )));
        }
        if self.strict {
            self.check_field_name(self.constants.utf8_bytes(name)?)?;
        }
        let descriptor = self.reader.u2()?;
        if !self.is_utf8(descriptor) {
            let what = format_args!(
                "Invalid constant pool index {descriptor} for descriptor in Record attribute"
            );
            return Err(self.bad(what));
        }
        if self.strict {
            let name = self.constants.utf8_bytes(name)?;
            self.check_field_descriptor(name, self.constants.utf8_bytes(descriptor)?)?;
        }
        let mut component =
            RecordComponent { name, descriptor, signature: 0, attributes: Vec::new() };
        for _ in 0..self.reader.u2()? {
            let (name, len) = self.attribute_header("Invalid Record attribute name")?;
            match self.constants.utf8_bytes(name)? {
                b"Signature" => {
                    if component.signature != 0 {
                        return Err(self.bad("Multiple Signature attributes for Record component"));
                    }
                    if len != 2 {
                        let what = format_args!(
                            "Invalid Signature attribute length {len} in Record component"
                        );
                        return Err(self.bad(what));
                    }
                    component.signature = self.reader.u2()?;
                    self.check_signature(component.signature)?;
                }
                text => {
                    self.check_single_annotation(
                        text,
                        &component.attributes,
                        " for Record component",
                    )?;
                    component.attributes.push(Attribute { name, range: self.reader.skip(len)? });
                }
            }
        }
        Ok(component)
    }

    fn bootstrap_methods(&mut self, len: u32) -> Result<Vec<BootstrapMethod>, FormatError> {
        if len < 2 {
            return Err(self.bad(format_args!("Invalid BootstrapMethods attribute length {len}")));
        }
        let start = self.reader.position();
        let end = start + len as usize;
        let count = self.reader.u2()?;
        if self.bootstrap_max.is_some_and(|max| max >= count) {
            return Err(self.bad("Short length on BootstrapMethods"));
        }
        let mut methods = Vec::with_capacity(usize::from(count).min(self.reader.remaining() / 4));
        for _ in 0..count {
            let handle = self.reader.u2()?;
            let argument_count = self.reader.u2()?;
            if self.constants.tag(handle) != tag::METHOD_HANDLE {
                return Err(
                    self.bad(format_args!("bootstrap_method_index {handle} has bad constant type"))
                );
            }
            if self.reader.position() + 2 * usize::from(argument_count) > end {
                let what = "Invalid BootstrapMethods num_bootstrap_methods or num_bootstrap_arguments value";
                return Err(self.bad(what));
            }
            let mut arguments =
                Vec::with_capacity(usize::from(argument_count).min(self.reader.remaining() / 2));
            for _ in 0..argument_count {
                let argument = self.reader.u2()?;
                if !is_loadable(self.constants.tag(argument)) {
                    return Err(
                        self.bad(format_args!("argument_index {argument} has bad constant type"))
                    );
                }
                arguments.push(argument);
            }
            methods.push(BootstrapMethod { handle, arguments });
        }
        if self.reader.position() != end {
            return Err(self.bad("Bad length on BootstrapMethods"));
        }
        Ok(methods)
    }
}

/// Constants that `ldc` could load and a bootstrap method could take (JVMS table 4.4-C).
fn is_loadable(tag: u8) -> bool {
    matches!(
        tag,
        tag::INTEGER
            | tag::FLOAT
            | tag::LONG
            | tag::DOUBLE
            | tag::CLASS
            | tag::STRING
            | tag::METHOD_HANDLE
            | tag::METHOD_TYPE
            | tag::DYNAMIC
    )
}
