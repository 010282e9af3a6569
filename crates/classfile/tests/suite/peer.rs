//! Another parser must read the same things out of the same bytes.

use ristretto_classfile as peer;
use ristretto_classfile::attributes::Attribute;

use heddle_classfile::{ClassFile, Code, Constant, access, opcodes};

/// Compares all that both parsers show of a class.
pub(crate) fn compare(class: &ClassFile) {
    let theirs = peer::ClassFile::from_bytes(&class.data).expect("the peer reads what we read");
    let name = class.name();
    assert_eq!(
        (class.major, class.minor),
        (theirs.version.major(), theirs.version.minor()),
        "{name}"
    );
    assert_eq!(class.access, theirs.access_flags.bits() & access::CLASS_MASK, "{name}");
    assert_eq!(
        (class.this_class, class.super_class),
        (theirs.this_class, theirs.super_class),
        "{name}"
    );
    assert_eq!(class.interfaces, theirs.interfaces, "{name}");
    for (index, &constant) in class.constants.entries().iter().enumerate().skip(1) {
        let theirs = theirs.constant_pool.get(index as u16);
        assert!(same_constant(class, constant, theirs), "{name}: {index} {constant:?} {theirs:?}");
    }
    assert_eq!(class.fields.len(), theirs.fields.len(), "{name}");
    for (field, theirs) in class.fields.iter().zip(&theirs.fields) {
        assert_eq!(
            (field.name, field.descriptor),
            (theirs.name_index, theirs.descriptor_index),
            "{name}"
        );
        let value = theirs.attributes.iter().find_map(|attribute| match attribute {
            Attribute::ConstantValue { constant_value_index, .. } => Some(*constant_value_index),
            _ => None,
        });
        assert_eq!(field.constant_value, value.unwrap_or(0), "{name}");
    }
    assert_eq!(class.methods.len(), theirs.methods.len(), "{name}");
    for (method, theirs) in class.methods.iter().zip(&theirs.methods) {
        assert_eq!(
            (method.name, method.descriptor),
            (theirs.name_index, theirs.descriptor_index),
            "{name}"
        );
        assert_eq!(method.access, theirs.access_flags.bits() & access::METHOD_MASK, "{name}");
        let has_code =
            theirs.attributes.iter().any(|attribute| matches!(attribute, Attribute::Code { .. }));
        assert_eq!(method.code.is_some(), has_code, "{name}");
        for attribute in &theirs.attributes {
            match attribute {
                Attribute::Code { .. } => {
                    compare_code(class, method.code.as_ref().expect("both have code"), attribute);
                }
                Attribute::Exceptions { exception_indexes, .. } => {
                    assert_eq!(&method.exceptions, exception_indexes, "{name}");
                }
                Attribute::Signature { signature_index, .. } => {
                    assert_eq!(method.signature, *signature_index, "{name}");
                }
                _ => {}
            }
        }
    }
    for attribute in &theirs.attributes {
        compare_class_attribute(class, attribute);
    }
}

fn same_constant(class: &ClassFile, ours: Constant, theirs: Option<&peer::Constant<'_>>) -> bool {
    use peer::Constant as Theirs;
    match (ours, theirs) {
        (Constant::Unusable, None) => true,
        (Constant::Utf8(range), Some(Theirs::Utf8(text))) => class.slice(range) == text.as_bytes(),
        (Constant::Integer(a), Some(Theirs::Integer(b))) => a == *b,
        (Constant::Float(a), Some(Theirs::Float(b))) => a == b.to_bits(),
        (Constant::Long(a), Some(Theirs::Long(b))) => a == *b,
        (Constant::Double(a), Some(Theirs::Double(b))) => a == b.to_bits(),
        (Constant::Class { name: a }, Some(Theirs::Class(b)))
        | (Constant::String { utf8: a }, Some(Theirs::String(b)))
        | (Constant::MethodType { descriptor: a }, Some(Theirs::MethodType(b))) => a == *b,
        (
            Constant::Field { class: a, name_and_type: b },
            Some(Theirs::FieldRef { class_index: c, name_and_type_index: d }),
        )
        | (
            Constant::Method { class: a, name_and_type: b },
            Some(Theirs::MethodRef { class_index: c, name_and_type_index: d }),
        )
        | (
            Constant::InterfaceMethod { class: a, name_and_type: b },
            Some(Theirs::InterfaceMethodRef { class_index: c, name_and_type_index: d }),
        )
        | (
            Constant::NameAndType { name: a, descriptor: b },
            Some(Theirs::NameAndType { name_index: c, descriptor_index: d }),
        )
        | (
            Constant::Dynamic { bootstrap: a, name_and_type: b },
            Some(Theirs::Dynamic { bootstrap_method_attr_index: c, name_and_type_index: d }),
        )
        | (
            Constant::InvokeDynamic { bootstrap: a, name_and_type: b },
            Some(Theirs::InvokeDynamic { bootstrap_method_attr_index: c, name_and_type_index: d }),
        ) => (a, b) == (*c, *d),
        (
            Constant::MethodHandle { reference: a, .. },
            Some(Theirs::MethodHandle { reference_index: b, .. }),
        ) => a == *b,
        _ => false,
    }
}

fn compare_code(class: &ClassFile, ours: &Code, theirs: &Attribute) {
    let Attribute::Code { max_stack, max_locals, code, exception_table, attributes, .. } = theirs
    else {
        return;
    };
    assert_eq!((ours.max_stack, ours.max_locals), (*max_stack, *max_locals));
    let bytes = class.bytecode(ours);
    let (mut pc, mut count) = (0, 0);
    while pc < bytes.len() {
        pc += opcodes::instruction_length(bytes, pc).expect("javac writes whole instructions");
        count += 1;
    }
    assert_eq!(count, code.len(), "{}", class.name());
    let rows =
        ours.handlers.iter().map(|row| (row.start_pc..row.end_pc, row.handler_pc, row.catch_type));
    // The peer counts handler offsets in instructions, so only types and number can be compared.
    let classes: Vec<u16> = rows.map(|(_, _, class)| class).collect();
    assert_eq!(classes, exception_table.iter().map(|row| row.catch_type).collect::<Vec<_>>());
    let lines = |attribute: &Attribute| match attribute {
        Attribute::LineNumberTable { line_numbers, .. } => Some(line_numbers.len()),
        _ => None,
    };
    assert_eq!(ours.lines(&class.data).count(), attributes.iter().find_map(lines).unwrap_or(0));
    let has_map =
        attributes.iter().any(|attribute| matches!(attribute, Attribute::StackMapTable { .. }));
    assert_eq!(ours.stack_map.is_some(), has_map);
}

fn compare_class_attribute(class: &ClassFile, theirs: &Attribute) {
    let ours = &class.attributes;
    match theirs {
        Attribute::SourceFile { source_file_index, .. } => {
            assert_eq!(ours.source_file, *source_file_index)
        }
        Attribute::Signature { signature_index, .. } => {
            assert_eq!(ours.signature, *signature_index)
        }
        Attribute::NestHost { host_class_index, .. } => {
            assert_eq!(ours.nest_host, *host_class_index)
        }
        Attribute::NestMembers { class_indexes, .. } => {
            assert_eq!(&ours.nest_members, class_indexes)
        }
        Attribute::PermittedSubclasses { class_indexes, .. } => {
            assert_eq!(ours.permitted_subclasses.as_ref(), Some(class_indexes));
        }
        Attribute::InnerClasses { classes, .. } => {
            let found: Vec<_> =
                ours.inner_classes.iter().map(|row| (row.inner, row.outer, row.name)).collect();
            let row = |row: &peer::attributes::InnerClass| {
                (row.class_info_index, row.outer_class_info_index, row.name_index)
            };
            assert_eq!(found, classes.iter().map(row).collect::<Vec<_>>());
        }
        Attribute::BootstrapMethods { methods, .. } => {
            let found: Vec<_> =
                ours.bootstrap_methods.iter().map(|row| (row.handle, &row.arguments)).collect();
            assert_eq!(
                found,
                methods
                    .iter()
                    .map(|row| (row.bootstrap_method_ref, &row.arguments))
                    .collect::<Vec<_>>()
            );
        }
        Attribute::Record { records, .. } => {
            let found = ours.record.as_ref().expect("both have components");
            let found: Vec<_> = found.iter().map(|row| (row.name, row.descriptor)).collect();
            assert_eq!(
                found,
                records
                    .iter()
                    .map(|row| (row.name_index, row.descriptor_index))
                    .collect::<Vec<_>>()
            );
        }
        _ => {}
    }
}
