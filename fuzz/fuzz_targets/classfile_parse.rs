//! Any bytes as a class file: parsed with and without the costly checks, and every part looked at.
#![no_main]

use bytes::Bytes;
use heddle_classfile::descriptor::{FieldType, MethodDescriptor};
use heddle_classfile::{ClassFile, ParseOptions};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let bytes = Bytes::copy_from_slice(data);
    let options = ParseOptions { enable_preview: true, ..ParseOptions::default() };
    let strict = ClassFile::parse_with(bytes.clone(), &options);
    let relaxed = ClassFile::parse_with(bytes, &ParseOptions { relaxed: true, ..options });
    // Leaving out checks refuses nothing more.
    assert!(strict.is_err() || relaxed.is_ok());
    for class in strict.iter().chain(&relaxed) {
        look_at(class);
    }
    if let Ok(class) = &strict {
        for method in &class.methods {
            let descriptor = class.constants.utf8_str(method.descriptor).expect("checked");
            assert!(MethodDescriptor::parse(&descriptor).is_some());
        }
    }
});

fn look_at(class: &ClassFile) {
    let _ = (class.name(), class.super_name());
    for index in 0..class.constants.len() as u16 {
        let _ = class.constants.get(index);
        let _ = class.constants.utf8_str(index);
        let _ = class.constants.class_name(index);
        let _ = class.constants.member(index);
    }
    for field in &class.fields {
        let _ = FieldType::parse(&class.constants.utf8_str(field.descriptor).expect("checked"));
    }
    for method in &class.methods {
        if let Some(code) = &method.code {
            let _ = (code.line_of(&class.data, 1), code.locals(&class.data).count());
            assert!(!class.bytecode(code).is_empty());
        }
    }
}
