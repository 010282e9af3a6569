//! The format checks: which Java error, in which words.

use bytes::Bytes;
use heddle_classfile::{ClassFile, Constant, JavaError, ParseOptions, access};

use crate::assembler::{ClassBuilder, Member};

const NO_BODY: u16 = access::PUBLIC | access::ABSTRACT;

fn parse(bytes: Vec<u8>) -> Result<ClassFile, (JavaError, String)> {
    let options = ParseOptions { max_major: 61, name: Some("p/Wanted"), ..ParseOptions::default() };
    ClassFile::parse_with(Bytes::from(bytes), &options).map_err(|error| (error.kind, error.message))
}

#[track_caller]
fn check_bytes(bytes: Vec<u8>, kind: JavaError, message: &str) {
    match parse(bytes) {
        Ok(_) => panic!("accepted, expected {message}"),
        Err(found) => assert_eq!(found, (kind, message.to_owned())),
    }
}

/// Checks that a class is refused with a `ClassFormatError`.
#[track_caller]
fn check(class: ClassBuilder, message: &str) {
    check_bytes(class.bytes(), JavaError::ClassFormat, message);
}

#[track_caller]
fn accept(class: ClassBuilder) -> ClassFile {
    parse(class.bytes()).unwrap_or_else(|error| panic!("{error:?}"))
}

fn a() -> ClassBuilder {
    ClassBuilder::new("p/A")
}

fn interface() -> ClassBuilder {
    a().access(access::PUBLIC | access::INTERFACE | access::ABSTRACT)
}

#[test]
fn header() {
    check_bytes(vec![], JavaError::ClassFormat, "Truncated class file");
    let mut bytes = a().bytes();
    bytes[3] = 0;
    check_bytes(
        bytes,
        JavaError::ClassFormat,
        "Incompatible magic value 3405691392 in class file p/Wanted",
    );
    let mut bytes = a().bytes();
    bytes.push(0);
    check_bytes(bytes, JavaError::ClassFormat, "Extra bytes at the end of class file p/A");
    let mut bytes = a().bytes();
    bytes.pop();
    check_bytes(bytes, JavaError::ClassFormat, "Truncated class file");
}

#[test]
fn versions() {
    let check = |major: u16, minor: u16, message: &str| {
        let mut class = a().version(major);
        class.minor = minor;
        if message.is_empty() {
            accept(class);
        } else {
            check_bytes(class.bytes(), JavaError::UnsupportedClassVersion, message);
        }
    };
    check(45, 3, "");
    check(55, 7, "");
    check(44, 0, "p/Wanted (class file version 44.0) was compiled with an invalid major version");
    check(
        69,
        0,
        "p/Wanted has been compiled by a more recent version of the Java Runtime (class file version 69.0), \
         this version of the Java Runtime only recognizes class file versions up to 61.0",
    );
    check(
        61,
        1,
        "p/Wanted (class file version 61.1) was compiled with an invalid non-zero minor version",
    );
    check(
        61,
        65535,
        "Preview features are not enabled for p/Wanted (class file version 61.65535). Try running with '--enable-preview'",
    );
    check(
        60,
        65535,
        "p/Wanted (class file version 60.65535) was compiled with preview features that are unsupported. \
         This version of the Java Runtime only recognizes preview features for class file version 61.65535",
    );
}

#[test]
fn constants() {
    let with = |entry: &[u8]| {
        let mut class = a();
        class.pool.raw(entry);
        class
    };
    check(with(&[99]), "Unknown constant tag 99 in class file p/Wanted");
    check(with(&[7, 0, 99]), "Invalid constant pool index 99 in class file p/Wanted");
    check(with(&[8, 0, 1]), "Invalid constant pool index 1 in class file p/Wanted");
    check(with(&[1, 0, 1, 0]), "Illegal UTF8 string in constant pool in class file p/Wanted");
    check(
        with(&[15, 10, 0, 1]),
        "Bad method handle kind at constant pool index 1 in class file p/Wanted",
    );
    check(
        with(&[15, 1, 0, 1]),
        "Invalid constant pool index 1 in class file p/Wanted (not a field)",
    );
    check(with(&[19, 0, 1]), "Unknown constant tag 19 in class file p/Wanted");
    check(
        with(&[18, 0, 0, 0, 1]).version(50),
        "Class file version does not support constant tag 18 in class file p/Wanted",
    );
    let mut bytes = a().bytes();
    (bytes[8], bytes[9]) = (0, 0);
    check_bytes(
        bytes,
        JavaError::ClassFormat,
        "Illegal constant pool size 0 in class file p/Wanted",
    );
}

#[test]
fn names_and_descriptors_of_constants() {
    let class = |name: &str| {
        let mut class = a();
        class.pool.class(name);
        class
    };
    check(class("a.b"), "Illegal class name \"a.b\" in class file p/Wanted");
    check(class("[V"), "Illegal class name \"[V\" in class file p/Wanted");
    accept(class("[[La/b;"));
    let member = |tag: u8, text: &str| {
        let mut class = a();
        class.pool.member(tag, text);
        class
    };
    accept(member(9, "A.f:I"));
    accept(member(10, "A.m:()V"));
    check(member(9, "A.f:()V"), "Field \"f\" in class p/Wanted has illegal signature \"()V\"");
    check(member(10, "A.m:I"), "Method \"m\" in class p/Wanted has illegal signature \"I\"");
    check(member(9, "A.f:Q"), "Field \"f\" in class p/Wanted has illegal signature \"Q\"");
    check(member(9, "A.a;b:I"), "Illegal field name \"a;b\" in class p/Wanted");
    check(member(10, "A.<x>:()V"), "Illegal method name \"<x>\" in class p/Wanted");
    check(
        member(10, "A.<clinit>:()V"),
        "Bad method name at constant pool index 3 in class file p/Wanted",
    );
    check(
        member(10, "A.<init>:()I"),
        "Method \"<init>\" in class p/Wanted has illegal signature \"()I\"",
    );
    check(
        member(9, "A.f:L;"),
        "Class name is empty or contains illegal character in descriptor in class file p/Wanted",
    );
    check(member(9, "A.:I"), "Illegal zero length constant pool entry at 3 in class p/Wanted");
}

#[test]
fn classes() {
    check(
        a().access(access::FINAL | access::ABSTRACT),
        "Illegal class modifiers in class p/Wanted: 0x410",
    );
    check(a().access(access::INTERFACE), "Illegal class modifiers in class p/Wanted: 0x200");
    check(a().access(access::ANNOTATION), "Illegal class modifiers in class p/Wanted: 0x2000");
    let module = a().access(access::MODULE).bytes();
    let message = "p/Wanted is not a class because access_flag ACC_MODULE is set";
    check_bytes(module, JavaError::NoClassDefFound, message);
    let mut orphan = a();
    orphan.super_name = None;
    check(orphan, "Invalid superclass index 0 in class file p/A");
    check(a().extends("[I"), "Bad superclass name in class file p/A");
    check(ClassBuilder::new("[I"), "Bad class name in class file p/Wanted");
    check(a().implements("[I"), "Bad interface name in class file p/A");
    check(a().implements("B").implements("B"), "Duplicate interface name \"B\" in class file p/A");
    check(
        interface().extends("B"),
        "Interfaces must have java.lang.Object as superclass in class file p/A",
    );
}

#[test]
fn fields() {
    accept(a().field(access::PRIVATE, "f", "I").field(0, "f", "J"));
    check(
        a().field(0, "f", "La/B;").field(0, "f", "La/B;"),
        "Duplicate field name \"f\" with signature \"La.B;\" in class file p/A",
    );
    check(a().field(3, "f", "I"), "Illegal field modifiers in class p/A: 0x3");
    check(a().field(0x50, "f", "I"), "Illegal field modifiers in class p/A: 0x50");
    check(interface().field(access::PUBLIC, "f", "I"), "Illegal field modifiers in class p/A: 0x1");
    check(a().field(0, "f/g", "I"), "Illegal field name \"f/g\" in class p/A");
    check(a().field(0, "f", "V"), "Field \"f\" in class p/A has illegal signature \"V\"");
    let deep = "[".repeat(256) + "I";
    check(
        a().field(0, "f", &deep),
        "Array type descriptor has more than 255 dimensions in class file p/A",
    );
}

#[test]
fn constant_values() {
    let mut class = a();
    let (int, long, string) = (class.pool.int(1), class.pool.long(1), class.pool.string("x"));
    let parsed = accept(class.clone().constant("Z", int));
    assert_eq!(parsed.constants.get(parsed.fields[0].constant_value), Ok(Constant::Integer(1)));
    accept(class.clone().constant("J", long));
    accept(class.clone().constant("Ljava/lang/String;", string));
    check(class.clone().constant("I", long), "Inconsistent constant value type in class file p/A");
    check(
        class.clone().constant("Ljava/lang/String;", int),
        "Bad string initial value in class file p/A",
    );
    check(
        class.clone().constant("I", 99),
        "Bad initial value index 99 in ConstantValue attribute in class file p/A",
    );
    check(
        class.clone().constant("[I", int),
        format!("Unable to set initial value {int} in class file p/A").as_str(),
    );
    class = class.constant("I", int);
    class.fields[0].attributes[0].1.push(0);
    check(class, "Invalid ConstantValue field attribute length 3 in class file p/A");
}

#[test]
fn methods() {
    accept(a().method(0, "m", "()V", 0, 1, "return"));
    check(
        a().bodiless(0, "m", "()V"),
        "Absent Code attribute in method that is not native or abstract in class file p/A",
    );
    check(
        a().method(NO_BODY, "m", "()V", 0, 1, "return"),
        "Code attribute in native or abstract methods in class file p/A",
    );
    check(
        a().bodiless(NO_BODY | access::FINAL, "m", "()V"),
        "Method m in class p/A has illegal modifiers: 0x411",
    );
    check(
        a().bodiless(access::NATIVE, "<init>", "()V"),
        "Method <init> in class p/A has illegal modifiers: 0x100",
    );
    check(
        interface().bodiless(access::ABSTRACT, "m", "()V"),
        "Method m in class p/A has illegal modifiers: 0x400",
    );
    check(
        interface().method(access::PUBLIC, "<init>", "()V", 0, 1, "return"),
        "Interface cannot have a method named <init>, class file p/A",
    );
    check(
        a().method(0, "<clinit>", "()V", 0, 1, "return"),
        "Method <clinit> is not static in class file p/A",
    );
    accept(a().version(50).method(0, "<clinit>", "()V", 0, 1, "return"));
    check(
        a().bodiless(NO_BODY, "m", "()V").bodiless(NO_BODY, "m", "()V"),
        "Duplicate method name \"m\" with signature \"()V\" in class file p/A",
    );
    check(
        a().bodiless(NO_BODY, "m", "(V)V"),
        "Method \"m\" in class p/A has illegal signature \"(V)V\"",
    );
    check(a().bodiless(NO_BODY, "a<b", "()V"), "Illegal method name \"a<b\" in class p/A");
    accept(a().bodiless(NO_BODY, "m", &format!("({})V", "J".repeat(127))));
    check(
        a().bodiless(NO_BODY, "m", &format!("({})V", "J".repeat(128))),
        "Too many arguments in method signature in class file p/A",
    );
}

#[test]
fn code() {
    check(
        a().method(0, "m", "(J)V", 0, 2, "return"),
        "Arguments can't fit into locals in class file p/A",
    );
    check(a().method(0, "m", "()V", 0, 1, ""), "Invalid method Code length 0 in class file p/A");
    let body = ".catch b a c any \n a: \n nop \n b: \n nop \n c: \n return";
    check(a().method(0, "m", "()V", 0, 1, body), "Illegal exception table range in class file p/A");
    let body = ".catch a b c any \n a: \n nop \n b: \n return \n c:";
    check(
        a().method(0, "m", "()V", 0, 1, body),
        "Illegal exception table handler in class file p/A",
    );
    let mut class = a().method(0, "m", "()V", 0, 1, "return");
    let code = class.methods[0].attributes[0].clone();
    class.methods[0].attributes.push(code);
    check(class, "Multiple Code attributes in class file p/A");
    let mut class = a().method(0, "m", "()V", 0, 1, "return");
    class.methods[0].attributes[0].1.push(0);
    check(class, "Code segment has wrong length in class file p/A");
}

#[test]
fn debug_tables() {
    // A row: start, length, name, descriptor, slot.
    let with = |table: &str, rows: &[[u16; 5]]| {
        let mut class = a().method(0, "m", "()V", 0, 2, "nop \n return");
        let mut bytes = (rows.len() as u16).to_be_bytes().to_vec();
        bytes.extend(rows.iter().flatten().flat_map(|value| value.to_be_bytes()));
        let name = class.pool.utf8(table);
        let code = &mut class.methods[0].attributes[0].1;
        let end = code.len();
        code[end - 1] = 1;
        code.extend(name.to_be_bytes());
        code.extend((bytes.len() as u32).to_be_bytes());
        code.extend(bytes);
        class
    };
    let mut names = a();
    // The assembler gives the same constants the same numbers in each class.
    let map = names.pool.utf8("StackMapTable");
    assert_eq!(map, 1);
    let variables = |rows: &[[u16; 5]]| {
        let mut class = with("LocalVariableTable", rows);
        class.pool.utf8("x");
        class.pool.utf8("I");
        class
    };
    let (x, int) = (3, 4);
    let class = accept(variables(&[[0, 2, x, int, 1]]));
    let code = class.methods[0].code.as_ref().unwrap();
    let row = code.locals(&class.data).next().unwrap();
    assert_eq!((row.start_pc, row.len, row.name, row.descriptor, row.slot), (0, 2, x, int, 1));
    check(
        variables(&[[2, 0, x, int, 1]]),
        "Invalid start_pc 2 in LocalVariableTable in class file p/A",
    );
    check(
        variables(&[[1, 2, x, int, 1]]),
        "Invalid length 2 in LocalVariableTable in class file p/A",
    );
    check(
        variables(&[[0, 2, x, int, 2]]),
        "Invalid index 2 in LocalVariableTable in class file p/A",
    );
    check(
        variables(&[[0, 2, 99, int, 1]]),
        "Name index 99 in LocalVariableTable has bad constant type in class file p/A",
    );
    check(
        variables(&[[0, 2, x, int, 1], [0, 2, x, int, 1]]),
        "Duplicated LocalVariableTable attribute entry for 'x' in class file p/A",
    );

    let lines = |rows: &[[u16; 2]]| {
        let mut class = with("LineNumberTable", &[]);
        let code = &mut class.methods[0].attributes[0].1;
        code.truncate(code.len() - 6);
        let mut bytes = (rows.len() as u16).to_be_bytes().to_vec();
        bytes.extend(rows.iter().flatten().flat_map(|value| value.to_be_bytes()));
        code.extend((bytes.len() as u32).to_be_bytes());
        code.extend(bytes);
        class
    };
    let class = accept(lines(&[[1, 8], [0, 7]]));
    let code = class.methods[0].code.as_ref().unwrap();
    assert_eq!((code.line_of(&class.data, 0), code.line_of(&class.data, 1)), (Some(7), Some(8)));
    assert_eq!(code.lines(&class.data).collect::<Vec<_>>(), [(1, 8), (0, 7)]);
    check(lines(&[[2, 8]]), "Invalid pc in LineNumberTable in class file p/A");
}

#[test]
fn class_attributes() {
    let mut class = a();
    let text = class.pool.utf8("A.java").to_be_bytes();
    let other = class.pool.class("p/B").to_be_bytes();
    let parsed = accept(class.clone().attribute("SourceFile", &text));
    assert_eq!(parsed.constants.utf8_str(parsed.attributes.source_file).unwrap(), "A.java");
    check(
        class.clone().attribute("SourceFile", &[0]),
        "Wrong SourceFile attribute length in class file p/A",
    );
    let twice = class.clone().attribute("SourceFile", &text).attribute("SourceFile", &text);
    check(twice, "Multiple SourceFile attributes in class file p/A");
    let members = [0, 1, other[0], other[1]];
    assert_eq!(
        accept(class.clone().attribute("NestMembers", &members)).attributes.nest_members.len(),
        1
    );
    let both = class.clone().attribute("NestMembers", &members).attribute("NestHost", &other);
    check(both, "Conflicting NestMembers and NestHost attributes in class file p/A");
    let sealed = class.clone().attribute("PermittedSubclasses", &members);
    assert_eq!(
        accept(sealed.clone()).attributes.permitted_subclasses.map(|classes| classes.len()),
        Some(1)
    );
    check(sealed.access(access::FINAL), "PermittedSubclasses attribute in final class file p/A");
    check(
        class.clone().attribute("NestHost", &text),
        "Nest-host class_info_index 1 has bad constant type in class file p/A",
    );
    check(class.clone().attribute("BootstrapMethods", &[0, 1]), "Truncated class file");
    check(
        class.clone().attribute("EnclosingMethod", &[0, 0, 0, 0]),
        "Invalid class index in EnclosingMethod attribute in class file p/A",
    );
    let inner = [0, 1, other[0], other[1], other[0], other[1], 0, 0, 0, 0];
    check(
        class.clone().attribute("InnerClasses", &inner),
        "Class is both outer and inner class in class file p/A",
    );
    let mut record = class.clone().extends("java/lang/Record");
    let (name, int) = (record.pool.utf8("x").to_be_bytes(), record.pool.utf8("I").to_be_bytes());
    let components = [0, 1, name[0], name[1], int[0], int[1], 0, 0];
    assert_eq!(
        accept(record.clone().attribute("Record", &components))
            .attributes
            .record
            .map(|all| all.len()),
        Some(1)
    );
    check(record.attribute("Record", &components[..4]), "Truncated class file");
    // Unknown attributes are kept as they are.
    let parsed = accept(class.attribute("Mine", b"abc"));
    assert_eq!(parsed.attribute(&parsed.attributes.raw, "Mine"), Some(&b"abc"[..]));
}

#[test]
fn call_sites_need_their_bootstrap_methods() {
    let mut class = a();
    let name_and_type = class.pool.name_and_type("m", "()V").to_be_bytes();
    class.pool.raw(&[18, 0, 0, name_and_type[0], name_and_type[1]]);
    check(class.clone(), "Missing BootstrapMethods attribute in class file p/A");
    check(
        class.attribute("BootstrapMethods", &[0, 0]),
        "Short length on BootstrapMethods in class file p/A",
    );
}

#[test]
fn trusted_classes_are_checked_less() {
    let class = a().field(3, "a/b", "Q").field(3, "a/b", "Q").bodiless(0, "m", "x").bytes();
    assert!(parse(class.clone()).is_err());
    let options = ParseOptions { relaxed: true, ..ParseOptions::default() };
    let class = ClassFile::parse_with(Bytes::from(class), &options)
        .expect("only names and flags are wrong");
    assert_eq!(class.name(), "p/A");
    assert_eq!(class.fields.len(), 2);
    assert!(class.method("m", "x").is_some());
    // But bounds are bounds.
    let mut bytes = a().bytes();
    bytes.truncate(40);
    assert!(ClassFile::parse_with(Bytes::from(bytes), &options).is_err());
}

#[test]
fn members_keep_their_parts() {
    let mut class = a().method(0, "m", "()V", 0, 1, "return");
    let exception = class.pool.class("java/lang/Exception").to_be_bytes();
    let signature = class.pool.utf8("()V").to_be_bytes();
    class.methods[0]
        .attributes
        .push(("Exceptions".to_owned(), vec![0, 1, exception[0], exception[1]]));
    class.methods[0].attributes.push(("Signature".to_owned(), signature.to_vec()));
    class.methods[0].attributes.push(("MethodParameters".to_owned(), vec![0]));
    class.methods.push(Member::new(access::NATIVE | 0x2000, "n", "()V"));
    let class = accept(class);
    let method = class.method("m", "()V").unwrap();
    assert_eq!(class.constants.class_name(method.exceptions[0]).unwrap(), "java/lang/Exception");
    assert_eq!(class.constants.utf8_str(method.signature).unwrap(), "()V");
    assert_eq!(class.attribute(&method.attributes, "MethodParameters"), Some(&[0][..]));
    assert_eq!(class.bytecode(method.code.as_ref().unwrap()), [heddle_classfile::opcodes::RETURN]);
    assert_eq!(class.method("n", "()V").unwrap().access, access::NATIVE);
}
