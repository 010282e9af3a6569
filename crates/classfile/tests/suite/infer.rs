//! Verification without stack maps: old class files, with subroutines.

use bytes::Bytes;
use heddle_classfile::verify::{self, VerifyFailure};
use heddle_classfile::{ClassFile, access};

use crate::assembler::{ClassBuilder, World};

/// Checks a class, or else the error's message without what it says about the place.
#[track_caller]
fn check_class(class: ClassBuilder, expected: &str) {
    let class = ClassFile::parse(Bytes::from(class.bytes())).expect("the format is right");
    let mut world = World::new();
    world.add_class(&class);
    let outcome = verify::verify(&class, &mut world);
    let found = match outcome {
        Ok(()) => String::new(),
        Err(VerifyFailure::Error(error)) => {
            let (_, text) =
                error.message.split_once(" signature: ").expect("the place comes first");
            text.split_once(' ').map_or("", |(_, text)| text).to_owned()
        }
        Err(other) => format!("{other:?}"),
    };
    assert_eq!(found, expected);
}

/// Checks a static method of class `p/A` with four stack slots and six locals.
#[track_caller]
fn check(descriptor: &str, body: &str, expected: &str) {
    let class = ClassBuilder::new("p/A").version(48);
    check_class(class.method(access::STATIC, "m", descriptor, 4, 6, body), expected);
}

#[test]
fn branches_merge() {
    let choose = "iload_0 \n ifeq b \n {a} \n goto end \n b: \n {b} \n end: \n {end}";
    let check = |a: &str, b: &str, end: &str, expected: &str| {
        let body = choose.replace("{a}", a).replace("{b}", b).replace("{end}", end);
        check("(I)Ljava/lang/Number;", &body, expected);
    };
    let cast = |class: &str| format!("aconst_null \n checkcast {class}");
    let integer = cast("java/lang/Integer");
    check(&integer, &cast("java/lang/Number"), "areturn", "");
    check(&integer, "aconst_null", "areturn", "");
    check(&integer, "ldc string x", "areturn", "Wrong return type in function");
    check(&integer, "iconst_0", "areturn", "Mismatched stack types");
    check(&integer, "nop", "areturn", "Inconsistent stack height 0 != 1");
    check("iconst_0 \n istore_1", "fconst_0 \n fstore_1", "aconst_null \n areturn", "");
    check(
        "iconst_0 \n istore_1",
        "fconst_0 \n fstore_1",
        "iload_1 \n pop \n aconst_null \n areturn",
        "Accessing value from uninitialized register 1",
    );
    check(
        "lconst_0 \n lstore_1",
        "lconst_1 \n lstore_1",
        "lload_1 \n pop2 \n aconst_null \n areturn",
        "",
    );
    check(
        "lconst_0 \n lstore_1",
        "lconst_1 \n lstore_2",
        "lload_1 \n pop2 \n aconst_null \n areturn",
        "Accessing value from uninitialized register pair 1/2",
    );
}

#[test]
fn arrays_merge() {
    let check = |a: &str, b: &str, returns: &str, expected: &str| {
        let cast = |class: &str| format!("aconst_null \n checkcast {class}");
        let (a, b) = (cast(a), cast(b));
        let body = format!("iload_0 \n ifeq b \n {a} \n goto end \n b: \n {b} \n end: \n areturn");
        check(&format!("(I){returns}"), &body, expected);
    };
    let wrong = "Wrong return type in function";
    check("[I", "[J", "Ljava/lang/Object;", "");
    check("[I", "[J", "[Ljava/lang/Object;", wrong);
    check("[[I", "[[J", "[Ljava/lang/Object;", "");
    check("[Ljava/lang/Integer;", "[Ljava/lang/Number;", "[Ljava/lang/Number;", "");
    check("[Ljava/lang/Integer;", "[Ljava/lang/String;", "[Ljava/lang/Object;", "");
    check("[Ljava/lang/Integer;", "[[Ljava/lang/String;", "[Ljava/lang/Object;", "");
    check("[Ljava/lang/Cloneable;", "[[I", "[Ljava/lang/Cloneable;", "");
    check("[I", "java/lang/String", "[I", wrong);
    check("java/lang/Runnable", "java/lang/String", "Ljava/lang/Runnable;", "");
    check("java/lang/Runnable", "java/lang/String", "Ljava/lang/String;", wrong);
}

#[test]
fn loops_come_to_an_end() {
    check(
        "()V",
        "aconst_null \n checkcast java/lang/Integer \n astore_0 \n a: \n aload_0 \n pop \n aconst_null \n checkcast java/lang/String \n astore_0 \n goto a",
        "",
    );
    check("(I)V", "a: \n iinc 0 1 \n iload_0 \n ifne a \n return", "");
    check("()V", "nop", "Falling off the end of the code");
    check("()V", "return \n iadd", "");
    check("()V", "return \n ldc entry 200", "Illegal constant pool index");
    check("()V", "a: \n goto a \n .bytes 167 0 1 0", "Illegal target of jump or branch");
}

#[test]
fn subroutines_leave_other_locals_alone() {
    // What the subroutine does not write keeps the type it had at each call.
    check(
        "()V",
        "iconst_0 \n istore_1 \n jsr s \n iload_1 \n pop \n fconst_0 \n fstore_1 \n jsr s \n fload_1 \n pop \n return \n s: \n astore_0 \n ret 0",
        "",
    );
    check(
        "()V",
        "iconst_0 \n istore_1 \n jsr s \n iload_1 \n pop \n return \n s: \n astore_0 \n fconst_0 \n fstore_1 \n ret 0",
        "Register 1 contains wrong type",
    );
    check(
        "()V",
        "jsr s \n fload_1 \n pop \n return \n s: \n astore_0 \n fconst_0 \n fstore_1 \n ret 0",
        "",
    );
}

#[test]
fn subroutines_nest() {
    let body = "iconst_0 \n istore_2 \n jsr s \n iload_2 \n pop \n {after} \n return \n s: \n astore_0 \n jsr t \n ret 0 \n t: \n astore_1 \n fconst_0 \n fstore_3 \n ret 1";
    check("()V", &body.replace("{after}", "fload_3 \n pop"), "");
    check("()V", &body.replace("{after}", "iload_3 \n pop"), "Register 3 contains wrong type");
    check("()V", "s: \n jsr s \n return", "Inconsistent stack height 1 != 0");
    check(
        "()V",
        "jsr s \n return \n s: \n astore_0 \n jsr s \n ret 0",
        "Recursive call to jsr entry",
    );
    // A subroutine that is left without `ret` is over.
    check("()V", "a: \n jsr s \n return \n s: \n pop \n goto a", "");
}

#[test]
fn return_addresses_are_for_ret_only() {
    check(
        "()V",
        "jsr s \n return \n s: \n astore_0 \n aload_0 \n pop \n return",
        "Cannot load return address from register 0",
    );
    check("()V", "jsr s \n return \n s: \n areturn", "Expecting to find object/array on stack");
    check("(I)V", "ret 0", "Register 0 contains wrong type");
    check("()V", "ret 0", "Accessing value from uninitialized register 0");
    check(
        "()V",
        "jsr s \n return \n s: \n astore_0 \n iconst_0 \n ifeq b \n ret 0 \n b: \n ret 0",
        "Multiple returns to single jsr",
    );
    check("()V", "jsr s \n return \n s: \n wide astore 0 \n wide ret 0", "");
    check("()V", "jsr_w s \n return \n s: \n dup \n astore_0 \n pop \n ret 0", "");
}

#[test]
fn handlers_see_the_locals_before_each_instruction() {
    let body = ".catch a b c any \n {before} \n a: \n {inside} \n b: \n return \n c: \n pop \n iload_1 \n pop \n return";
    let check = |before: &str, inside: &str, expected: &str| {
        check("()V", &body.replace("{before}", before).replace("{inside}", inside), expected);
    };
    check("iconst_0 \n istore_1", "nop", "");
    check("nop", "iconst_0 \n istore_1", "Accessing value from uninitialized register 1");
    check("iconst_0 \n istore_1", "fconst_0 \n fstore_1", "");
    check(
        "iconst_0 \n istore_1",
        "fconst_0 \n fstore_1 \n nop",
        "Accessing value from uninitialized register 1",
    );
}

#[test]
fn constructors() {
    let check = |body: &str, expected: &str| {
        let class = ClassBuilder::new("p/A").version(48).field(0, "f", "I");
        check_class(class.method(0, "<init>", "()V", 4, 6, body), expected);
    };
    let call = "aload_0 \n invokespecial java/lang/Object.<init>:()V \n";
    check(&format!("{call} return"), "");
    check("return", "Constructor must call super() or this()");
    check(
        &format!("iconst_0 \n ifeq a \n {call} a: \n return"),
        "Constructor must call super() or this()",
    );
    check(&format!("iconst_0 \n ifeq a \n {call} return \n a: \n {call} return"), "");
    check(&format!("aload_0 \n iconst_0 \n putfield p/A.f:I \n {call} return"), "");
    check(&format!(".catch a b c any \n a: \n {call} b: \n return \n c: \n athrow"), "");
    check(
        &format!(".catch a b c any \n a: \n {call} b: \n return \n c: \n pop \n {call} return"),
        "Accessing value from uninitialized register 0",
    );
    check(&format!("{call} {call} return"), "Expecting to find unitialized object on stack");
}

#[test]
fn new_objects() {
    let init = "invokespecial p/A.<init>:()V";
    check("()V", &format!("new p/A \n dup \n {init} \n invokevirtual p/A.m:()V \n return"), "");
    check(
        "()V",
        "new p/A \n invokevirtual p/A.m:()V \n return",
        "Expecting to find object/array on stack",
    );
    // The object of the last round is not that of this one.
    check(
        "(I)V",
        &format!("a: \n new p/A \n astore_1 \n iload_0 \n ifne a \n aload_1 \n {init} \n return"),
        "",
    );
    check(
        "(I)V",
        &format!("a: \n new p/A \n iload_0 \n ifne a \n {init} \n return"),
        "Inconsistent stack height 1 != 0",
    );
}

#[test]
fn uninitialized_objects_do_not_cross_subroutines() {
    let init = "invokespecial p/A.<init>:()V";
    let check = |body: &str, expected: &str| check("()V", &body.replace("{init}", init), expected);
    check(
        "new p/A \n astore_1 \n jsr s \n aload_1 \n {init} \n return \n s: \n astore_0 \n ret 0",
        "",
    );
    check(
        "new p/A \n jsr s \n {init} \n return \n s: \n astore_0 \n ret 0",
        "Expecting to find unitialized object on stack",
    );
    check(
        ".catch a b c any \n new p/A \n dup \n astore_1 \n a: \n {init} \n b: \n return \n c: \n pop \n aload_1 \n {init} \n return",
        "Accessing value from uninitialized register 1",
    );
}

#[test]
fn subroutines_of_old_compilers() {
    // try { } finally { }, with the handler calling the same subroutine as the normal way out.
    check(
        "()V",
        ".catch a b h any \n a: \n jsr s \n b: \n return \n h: \n astore_2 \n jsr s \n aload_2 \n athrow \n s: \n astore_3 \n ret 3",
        "",
    );
    // Returning from the outer subroutine while in the inner one.
    check(
        "()V",
        "jsr s \n return \n s: \n astore_0 \n jsr t \n return \n t: \n astore_1 \n ret 0",
        "",
    );
    // A subroutine called from inside and from outside of another one confuses both.
    let body = "jsr s \n {outside} \n return \n s: \n astore_0 \n jsr t \n ret 0 \n t: \n astore_1 \n ret 1";
    check("()V", &body.replace("{outside}", "nop"), "");
    check("()V", &body.replace("{outside}", "jsr t"), "Illegal return from subroutine");
    // A half of a `long` that the subroutine has written.
    check(
        "()V",
        "lconst_0 \n lstore_1 \n jsr s \n lload_1 \n pop2 \n return \n s: \n astore_0 \n iconst_0 \n istore_2 \n ret 0",
        "Register pair 1/2 contains wrong type",
    );
    check("()V", "jsr s \n s: \n pop \n return", "");
    check(
        "()V",
        "jsr s \n jsr t \n return \n s: \n goto u \n t: \n goto u \n u: \n astore_0 \n ret 0",
        "Mismatched stack types",
    );
}

#[test]
fn calls() {
    check(
        "(Lp/A;)V",
        "aload_0 \n invokespecial java/lang/String.length:()I \n pop \n return",
        "Illegal use of nonvirtual function call",
    );
    check(
        "(Ljava/lang/Object;)V",
        "aload_0 \n invokespecial java/lang/Object.hashCode:()I \n pop \n return",
        "Incompatible object argument for invokespecial",
    );
    check(
        "(Ljava/lang/Object;)V",
        "aload_0 \n invokevirtual p/A.m:()V \n return",
        "Incompatible object argument for function call",
    );
    check(
        "(Ljava/lang/Object;)V",
        "aload_0 \n invokestatic p/A.m:(Lp/A;)V \n return",
        "Incompatible argument to function",
    );
    check(
        "()V",
        "iconst_0 \n invokestatic p/A.m:(F)V \n return",
        "Expecting to find float on stack",
    );
    check(
        "()V",
        "aconst_null \n invokevirtual p/A.<init>:()V \n return",
        "Must call initializers using invokespecial",
    );
    check(
        "()V",
        "aconst_null \n invokeinterface java/lang/Runnable.run:()V 7 \n return",
        "Inconsistent args_size for invokeinterface",
    );
}

#[test]
fn version_rules() {
    let load_class = "ldc class p/A \n pop \n return";
    check("()V", load_class, "Illegal type in constant pool");
    let class = ClassBuilder::new("p/A").version(49);
    check_class(class.method(access::STATIC, "m", "()V", 1, 0, load_class), "");
}

#[test]
fn version_50_may_do_without_its_stack_map() {
    let class = |body: &str| {
        ClassBuilder::new("p/A").version(50).method(access::STATIC, "m", "(I)V", 1, 1, body)
    };
    check_class(class("iload_0 \n ifeq a \n nop \n a: \n return"), "");
    check_class(class("iload_0 \n ifeq a \n nop \n a: \n .frame float | \n return"), "");
    // If that fails, too, the message is the first one.
    let Err(VerifyFailure::Error(error)) = ({
        let class =
            ClassFile::parse(Bytes::from(class("fload_0 \n pop \n return").bytes())).unwrap();
        verify::verify(&class, &mut World::new())
    }) else {
        panic!("an integer is no float");
    };
    assert!(
        error.message.starts_with("Bad local variable type\nException Details:"),
        "{}",
        error.message
    );
}
