//! Verification with stack maps: what is accepted, what is refused and in which words.

use bytes::Bytes;
use heddle_classfile::verify::{self, Progress, VerifyFailure};
use heddle_classfile::{ClassFile, JavaError, access};

use crate::assembler::{ClassBuilder, World};

fn parse(class: ClassBuilder) -> ClassFile {
    ClassFile::parse(Bytes::from(class.bytes())).expect("the format is right")
}

fn verdict_in(world: &mut World, class: ClassBuilder) -> Result<(), VerifyFailure> {
    let class = parse(class);
    world.add_class(&class);
    verify::verify(&class, world)
}

/// Checks that a class is accepted, or else the first line of the error's message.
#[track_caller]
fn check_class(class: ClassBuilder, expected: &str) {
    let found = match verdict_in(&mut World::new(), class) {
        Ok(()) => String::new(),
        Err(VerifyFailure::Error(error)) => {
            error.message.lines().next().unwrap_or_default().to_owned()
        }
        Err(other) => format!("{other:?}"),
    };
    assert_eq!(found, expected);
}

/// Checks a static method of class `p/A` with four stack slots and six locals.
#[track_caller]
fn check(descriptor: &str, body: &str, expected: &str) {
    check_class(
        ClassBuilder::new("p/A").method(access::STATIC, "m", descriptor, 4, 6, body),
        expected,
    );
}

/// Checks a constructor of class `p/A`, which has a field `f` of type `int`.
#[track_caller]
fn check_init(body: &str, expected: &str) {
    let class = ClassBuilder::new("p/A").field(0, "f", "I");
    check_class(class.method(0, "<init>", "()V", 4, 6, body), expected);
}

#[test]
fn operand_types() {
    check("(I)I", "iload_0 \n iconst_1 \n iadd \n ireturn", "");
    check("(I)I", "iload_0 \n fconst_1 \n iadd \n ireturn", "Bad type on operand stack");
    check("(J)J", "lload_0 \n lconst_1 \n ladd \n lreturn", "");
    check("(J)J", "lload_0 \n iconst_1 \n ladd \n lreturn", "Bad type on operand stack");
    check("()V", "iadd \n return", "Operand stack underflow");
    check("()V", "lconst_0 \n lconst_0 \n iconst_0 \n return", "Operand stack overflow");
    check("(Z)B", "iload_0 \n i2b \n ireturn", "");
    check("(I)V", "iload_0 \n i2l \n pop2 \n return", "");
    check("(I)V", "iload_0 \n i2l \n pop \n return", "Bad type on operand stack");
}

#[test]
fn shuffles() {
    check("(J)V", "lload_0 \n dup2 \n pop2 \n pop2 \n return", "");
    check(
        "(J)V",
        "iconst_0 \n lload_0 \n dup2_x1 \n pop2 \n pop \n pop2 \n return",
        "Operand stack overflow",
    );
    check("()V", "iconst_0 \n aconst_null \n dup_x1 \n pop \n pop \n pop \n return", "");
    check("(J)V", "lload_0 \n iconst_0 \n dup_x2 \n pop \n pop2 \n pop \n return", "");
    check("(J)V", "lload_0 \n iconst_0 \n dup_x1 \n return", "Bad type on operand stack");
    check("(J)V", "lload_0 \n swap \n return", "Bad type on operand stack");
    check("()V", "iconst_0 \n iconst_1 \n iconst_2 \n dup2_x1 \n return", "Operand stack overflow");
}

#[test]
fn unusable_values_cannot_be_moved() {
    for (frame, instruction, expected) in [
        ("top", "pop", "Bad type on operand stack"),
        ("top", "astore_0", "Bad type on operand stack"),
        ("top int", "swap", "Bad type on operand stack"),
        ("top top", "pop2", "Bad type on operand stack in pop2"),
        ("int top top", "dup2", "Bad type on operand stack in dup2"),
        ("top top int", "dup_x2", "Bad type on operand stack in dup_x2"),
    ] {
        let body = format!(
            "goto end \n .frame | {frame} \n {instruction} \n goto end \n end: \n .frame | \n return"
        );
        check("()V", &body, expected);
    }
}

#[test]
fn locals() {
    check("()V", "iload_0 \n pop \n return", "Bad local variable type");
    check("()V", "iconst_0 \n istore 6 \n return", "Local variable table overflow");
    check("()V", "lconst_0 \n lstore 5 \n return", "Local variable table overflow");
    check("()V", "lconst_0 \n lstore_0 \n lload_0 \n pop2 \n return", "");
    // A store into either half makes the other useless.
    check(
        "()V",
        "lconst_0 \n lstore_0 \n iconst_0 \n istore_1 \n lload_0 \n pop2 \n return",
        "Bad local variable type",
    );
    check(
        "()V",
        "lconst_0 \n lstore_0 \n iconst_0 \n istore_0 \n iload_1 \n pop \n return",
        "Bad local variable type",
    );
    check("(I)V", "iinc 0 1 \n wide iinc 0 1000 \n return", "");
    check("(F)V", "iinc 0 1 \n return", "Bad local variable type");
    check("(J)V", "wide lload 0 \n pop2 \n return", "");
    check("()V", "lload 5 \n pop2 \n return", "get long/double overflows locals");
}

#[test]
fn constants() {
    check("()V", "ldc int 70000 \n ldc string x \n ldc class p/A \n pop2 \n pop \n return", "");
    check("()V", "ldc2_w long 1 \n pop2 \n return", "");
    check(
        "()V",
        "ldc_w long 1 \n pop \n return",
        "Illegal type at constant pool entry 1 in class p.A",
    );
    check(
        "()V",
        "ldc2_w int 1 \n pop \n return",
        "Illegal type at constant pool entry 1 in class p.A",
    );
    check("()V", "ldc entry 200 \n pop \n return", "Illegal constant pool index 200 in class p.A");
    check("()V", "ldc entry 0 \n pop \n return", "Illegal constant pool index 0 in class p.A");
}

#[test]
fn branches() {
    check(
        "(I)I",
        "iload_0 \n ifeq zero \n iconst_1 \n ireturn \n zero: \n .frame int | \n iconst_0 \n ireturn",
        "",
    );
    check(
        "(I)I",
        "iload_0 \n ifeq zero \n iconst_1 \n ireturn \n zero: \n iconst_0 \n ireturn",
        "Expecting a stackmap frame at branch target 6",
    );
    check(
        "(I)I",
        "iload_0 \n ifeq zero \n iconst_1 \n ireturn \n zero: \n .frame float | \n iconst_0 \n ireturn",
        "Inconsistent stackmap frames at branch target 6",
    );
    check(
        "(I)I",
        "iload_0 \n ifeq zero \n iconst_1 \n ireturn \n zero: \n .frame int | int \n ireturn",
        "Inconsistent stackmap frames at branch target 6",
    );
    check("()V", "loop: \n .frame | \n goto loop", "");
    check("()V", "loop: \n .frame | \n goto_w loop", "");
    check(
        "()V",
        "goto end \n end: \n .frame int | \n return",
        "Inconsistent stackmap frames at branch target 3",
    );
    check("()V", "goto end \n return \n end: \n .frame | \n return", "Expecting a stack map frame");
    check("()V", "nop", "Control flow falls through code end");
    check("()V", "aconst_null \n ifnull 0 \n 0: \n .frame | \n return", "");
    check("(I)V", "iload_0 \n lookupswitch end 1=end 5=end \n end: \n .frame int | \n return", "");
    check(
        "(I)V",
        "iload_0 \n lookupswitch end 5=end 1=end \n end: \n .frame int | \n return",
        "Bad lookupswitch instruction",
    );
    check(
        "()V",
        "iconst_0 \n .bytes 153 0 1 \n return",
        "Expecting a stackmap frame at branch target 2",
    );
    check("()V", ".bytes 203", "Bad instruction");
    check("()V", "jsr end \n end: \n .frame | \n return", "Bad instruction: a8");
}

#[test]
fn frames_must_lie_on_instructions() {
    check(
        "()V",
        "sipush 1 \n pop \n return \n nop \n .frame | \n nop \n return",
        "Expecting a stack map frame",
    );
    let class = ClassBuilder::new("p/A");
    // A frame at offset 1, inside of `sipush`.
    let mut class =
        class.method(access::STATIC, "m", "()V", 2, 0, "sipush 1 \n .frame | \n pop \n return");
    let code = &mut class.methods[0].attributes[0].1;
    let delta = code.len() - 5;
    code[delta] = 1;
    check_class(class, "StackMapTable error: bad offset");
}

#[test]
fn fields_and_arrays() {
    check("()I", "getstatic p/B.f:I \n ireturn", "");
    check("()V", "iconst_0 \n putstatic p/B.f:J \n return", "Bad type on operand stack");
    check(
        "(Ljava/lang/String;)I",
        "aload_0 \n getfield java/lang/Integer.f:I \n ireturn",
        "Bad type on operand stack",
    );
    check("([I)I", "aload_0 \n iconst_0 \n iaload \n ireturn", "");
    check(
        "([J)I",
        "aload_0 \n iconst_0 \n iaload \n ireturn",
        "Bad type on operand stack in iaload",
    );
    check("([Z)I", "aload_0 \n iconst_0 \n baload \n ireturn", "");
    check("()I", "aconst_null \n iconst_0 \n iaload \n ireturn", "");
    check("([[I)[I", "aload_0 \n iconst_0 \n aaload \n areturn", "");
    check("([[I)[J", "aload_0 \n iconst_0 \n aaload \n areturn", "Bad return type");
    check(
        "([I)V",
        "aload_0 \n iconst_0 \n aconst_null \n aastore \n return",
        "Bad type on operand stack in aastore",
    );
    check("(I)I", "iload_0 \n newarray 10 \n arraylength \n ireturn", "");
    check("(I)V", "iload_0 \n newarray 3 \n pop \n return", "Illegal newarray instruction");
    check(
        "()I",
        "ldc string x \n arraylength \n ireturn",
        "Bad type on operand stack in arraylength",
    );
    check("(I)[[I", "iload_0 \n anewarray [I \n areturn", "");
    check("(I)[[I", "iload_0 \n iload_0 \n multianewarray [[I 2 \n areturn", "");
    check(
        "(I)V",
        "iload_0 \n multianewarray [I 2 \n pop \n return",
        "Illegal dimension in multianewarray instruction: 2",
    );
    check(
        "(I)V",
        "iload_0 \n multianewarray p/A 1 \n pop \n return",
        "Illegal constant pool index in multianewarray instruction",
    );
}

#[test]
fn assignability() {
    check("()Ljava/lang/Object;", "ldc string x \n areturn", "");
    check("()Ljava/lang/Number;", "aconst_null \n checkcast java/lang/Integer \n areturn", "");
    check(
        "()Ljava/lang/Integer;",
        "aconst_null \n checkcast java/lang/Number \n areturn",
        "Bad return type",
    );
    // Interfaces are only looked at when a method is called.
    check("()Ljava/lang/Runnable;", "ldc string x \n areturn", "");
    check("([I)Ljava/lang/Runnable;", "aload_0 \n areturn", "Bad return type");
    check("([I)Ljava/lang/Cloneable;", "aload_0 \n areturn", "");
    check("([[I)[Ljava/io/Serializable;", "aload_0 \n areturn", "");
    check("([I)[Ljava/lang/Object;", "aload_0 \n areturn", "Bad return type");
    check("([Ljava/lang/String;)[Ljava/lang/Object;", "aload_0 \n areturn", "");
    check("([[Ljava/lang/String;)[Ljava/lang/Object;", "aload_0 \n areturn", "");
    check("([Ljava/lang/Object;)[Ljava/lang/String;", "aload_0 \n areturn", "Bad return type");
    check("()V", "iconst_0 \n ireturn", "Method does not expect a return value");
    check("()I", "return", "Method expects a return value");
    check("()I", "aconst_null \n ireturn", "Bad type on operand stack");
    check("()V", "ldc string x \n athrow", "Bad type on operand stack");
}

#[test]
fn calls() {
    check("()I", "ldc string x \n invokevirtual java/lang/String.length:()I \n ireturn", "");
    check("()V", "iconst_0 \n invokestatic p/B.m:(J)V \n return", "Bad type on operand stack");
    check("()V", "aconst_null \n invokeinterface java/lang/Runnable.run:()V 1 \n return", "");
    check(
        "()V",
        "aconst_null \n invokeinterface java/lang/Runnable.run:()V 2 \n return",
        "Inconsistent args count operand in invokeinterface",
    );
    check(
        "()V",
        "aconst_null \n .bytes 185 0 1 1 0 \n ldc int 1 \n pop \n return",
        "Illegal type at constant pool entry 1 in class p.A",
    );
    check(
        "()V",
        "aconst_null \n invokevirtual p/B.<init>:()V \n return",
        "Illegal call to internal method",
    );
    check(
        "()V",
        "aconst_null \n invokespecial java/lang/String.length:()I \n pop \n return",
        "Bad invokespecial instruction: current class isn't assignable to reference class.",
    );
    check("()V", "aconst_null \n invokespecial java/lang/Object.toString:()I \n pop \n return", "");
    let special = "aload_0 \n invokespecial interface:java/lang/Runnable.run:()V \n return";
    let class = ClassBuilder::new("p/A").method(0, "m", "()V", 2, 1, special);
    check_class(class.clone().implements("java/lang/Runnable"), "");
    check_class(
        class.clone(),
        "Bad invokespecial instruction: interface method reference is in an indirect superinterface.",
    );
    check_class(class.version(51), "Illegal type at constant pool entry 6 in class p.A");
}

#[test]
fn new_objects() {
    let make =
        "new java/lang/Number \n dup \n invokespecial java/lang/Number.<init>:()V \n areturn";
    check("()Ljava/lang/Number;", make, "");
    check("()Ljava/lang/Number;", "new java/lang/Number \n areturn", "Bad return type");
    check(
        "()Ljava/lang/Number;",
        "new java/lang/Number \n dup \n invokespecial java/lang/Object.<init>:()V \n areturn",
        "Call to wrong <init> method",
    );
    check("()V", "new [I \n pop \n return", "Illegal new instruction");
    check(
        "()V",
        "aconst_null \n invokespecial p/A.<init>:()V \n return",
        "Bad operand type when invoking <init>",
    );
    check("()V", "new p/A \n ifnull end \n end: \n .frame | \n return", "");
    check("()V", "new p/A \n checkcast p/A \n pop \n return", "Bad type on operand stack");
    check("()V", "new p/A \n monitorenter \n return", "");
    // All copies become initialized at once.
    check(
        "()V",
        "new p/A \n dup \n astore_0 \n invokespecial p/A.<init>:()V \n aload_0 \n invokevirtual p/A.m:()V \n return",
        "",
    );
    check(
        "(I)V",
        "a: \n new p/A \n iload_0 \n ifeq end \n end: \n .frame int | new:a \n invokespecial p/A.<init>:()V \n return",
        "",
    );
    check(
        "()V",
        "a: \n nop \n goto end \n end: \n .frame | new:a \n return",
        "StackMapTable format error: bad offset for Uninitialized in method 'void p.A.m()'",
    );
}

#[test]
fn constructors() {
    let call = "aload_0 \n invokespecial java/lang/Object.<init>:()V \n";
    check_init(&format!("{call} return"), "");
    check_init("return", "Constructor must call super() or this() before return");
    check_init("aload_0 \n invokespecial p/A.<init>:()V \n return", "");
    check_init(
        "aload_0 \n invokespecial java/lang/String.<init>:()V \n return",
        "Bad <init> method call",
    );
    check_init(&format!("aload_0 \n iconst_0 \n putfield p/A.f:I \n {call} return"), "");
    check_init(
        &format!("aload_0 \n iconst_0 \n putfield p/A.g:I \n {call} return"),
        "Bad type on operand stack in putfield",
    );
    check_init(
        &format!("aload_0 \n getfield p/A.f:I \n pop \n {call} return"),
        "Bad type on operand stack",
    );
    check_init(&format!("{call} {call} return"), "Bad operand type when invoking <init>");
    // One path without the call is one too many.
    check_init(
        &format!("iconst_0 \n ifeq end \n {call} end: \n .frame this | \n return"),
        "Instruction type does not match stack map",
    );
    check_init(
        &format!("iconst_0 \n ifeq end \n {call} return \n end: \n .frame this | \n return"),
        "Constructor must call super() or this() before return",
    );
    check_init(
        &format!("iconst_0 \n ifeq end \n {call} return \n end: \n .frame this | \n {call} return"),
        "",
    );
    // A handler around the call sees an object that is neither initialized nor uninitialized.
    check_init(
        &format!(
            ".catch a b c any \n a: \n {call} b: \n return \n c: \n .frame top | java/lang/Throwable \n athrow"
        ),
        "Stack map does not match the one at exception handler 5",
    );
}

#[test]
fn handlers() {
    let body = ".catch a b c java/lang/Exception \n a: \n nop \n b: \n return \n c:";
    check("()V", &format!("{body} \n .frame | java/lang/Exception \n pop \n return"), "");
    check("()V", &format!("{body} \n .frame | java/lang/Throwable \n athrow"), "");
    check(
        "()V",
        &format!("{body} \n .frame | java/lang/Error \n athrow"),
        "Stack map does not match the one at exception handler 2",
    );
    check(
        "()V",
        &format!("{body} \n pop \n return"),
        "Expecting a stackmap frame at branch target 2",
    );
    let body = ".catch a b c java/lang/String \n a: \n nop \n b: \n return \n c:";
    check(
        "()V",
        &format!("{body} \n .frame | java/lang/String \n pop \n return"),
        "Catch type is not a subclass of Throwable in exception handler 2",
    );
    // A store inside the range is seen by the handler only from the next instruction on.
    let body = ".catch a b c any \n a: \n iconst_0 \n istore_0 \n b: \n return \n c:";
    check("(F)V", &format!("{body} \n .frame float | java/lang/Throwable \n athrow"), "");
    let body = ".catch a b c any \n a: \n iconst_0 \n istore_0 \n nop \n b: \n return \n c:";
    check(
        "(F)V",
        &format!("{body} \n .frame float | java/lang/Throwable \n athrow"),
        "Stack map does not match the one at exception handler 4",
    );
    let body = ".catch a b c any \n sipush 1 \n pop \n return \n a: \n nop \n b: \n nop \n c:";
    check(
        "()V",
        &format!("{body} \n .frame | java/lang/Throwable \n athrow"),
        "Expecting a stack map frame",
    );
}

#[test]
fn protected_members() {
    let mut world = World::new();
    world.add("q/B", "java/lang/Object");
    world.add_protected("q/B", "f");
    world.add_protected("q/B", "m");
    world.add_protected("q/B", "<init>");
    let mut check = |body: &str, expected: &str| {
        let class = ClassBuilder::new("p/A").extends("q/B");
        let class = class.method(access::STATIC, "m", "(Lp/A;Lq/B;[I)V", 4, 6, body);
        let found = match verdict_in(&mut world, class) {
            Err(VerifyFailure::Error(error)) => {
                error.message.lines().next().unwrap_or_default().to_owned()
            }
            other => format!("{other:?}"),
        };
        assert_eq!(found, expected);
    };
    check("aload_0 \n getfield q/B.f:I \n pop \n return", "Ok(())");
    check(
        "aload_1 \n getfield q/B.f:I \n pop \n return",
        "Bad access to protected data in getfield",
    );
    check(
        "aload_1 \n iconst_0 \n putfield q/B.f:I \n return",
        "Bad access to protected data in putfield",
    );
    check("aload_0 \n invokevirtual q/B.m:()V \n return", "Ok(())");
    check(
        "aload_1 \n invokevirtual q/B.m:()V \n return",
        "Bad access to protected data in invokevirtual",
    );
    check("aload_1 \n invokevirtual q/B.n:()V \n return", "Ok(())");
    check(
        "aload_2 \n invokevirtual java/lang/Object.clone:()Ljava/lang/Object; \n pop \n return",
        "Ok(())",
    );
    check(
        "aload_1 \n invokevirtual java/lang/Object.clone:()Ljava/lang/Object; \n pop \n return",
        "Bad access to protected data in invokevirtual",
    );
    check(
        "new q/B \n invokespecial q/B.<init>:()V \n return",
        "Bad access to protected <init> method",
    );
}

#[test]
fn only_needed_classes_are_asked_for() {
    let loads = |descriptor: &str, body: &str| {
        let mut world = World::new();
        let class = ClassBuilder::new("p/A").method(access::STATIC, "m", descriptor, 4, 6, body);
        let outcome = verdict_in(&mut world, class);
        (outcome, world.loaded)
    };
    let nothing = (Ok(()), vec![]);
    assert_eq!(loads("(Lp/B;)Lp/B;", "aload_0 \n areturn"), nothing);
    assert_eq!(loads("(Lp/B;)Ljava/lang/Object;", "aload_0 \n areturn"), nothing);
    assert_eq!(loads("()Lp/B;", "aconst_null \n areturn"), nothing);
    assert_eq!(
        loads("(Lp/B;)Ljava/lang/Runnable;", "aload_0 \n areturn").1,
        ["java/lang/Runnable"]
    );
    let missing = Err(VerifyFailure::LoadFailed("p/C".to_owned()));
    assert_eq!(loads("(Lp/B;)Lp/C;", "aload_0 \n areturn"), (missing, vec!["p/C".to_owned()]));
}

#[test]
fn verification_goes_on_after_a_class_has_been_loaded() {
    let mut world = World::new();
    world.add("p/B", "java/lang/Object");
    world.pending = vec!["p/B".to_owned()];
    let class = ClassBuilder::new("p/A").method(access::STATIC, "n", "()V", 1, 0, "return");
    let class =
        parse(class.method(access::STATIC, "m", "(Lp/A;)Lp/B;", 1, 1, "aload_0 \n areturn"));
    world.add_class(&class);
    let mut progress = Progress::default();
    let outcome = verify::verify_from(&class, &mut world, &mut progress);
    assert_eq!(outcome, Err(VerifyFailure::NeedsClass("p/B".to_owned())));
    world.pending.clear();
    let Err(VerifyFailure::Error(error)) = verify::verify_from(&class, &mut world, &mut progress)
    else {
        panic!("the result is no p/B");
    };
    assert_eq!(error.kind, JavaError::Verify);
}

#[test]
fn whole_messages() {
    let body =
        "iload_0 \n ifeq a \n nop \n a: \n .frame int | \n aload_1 \n iconst_0 \n iadd \n ireturn";
    let class =
        ClassBuilder::new("p/A").method(access::STATIC, "m", "(ILjava/lang/String;)I", 2, 2, body);
    let Err(VerifyFailure::Error(error)) = verdict_in(&mut World::new(), class) else {
        panic!("the frame takes `aload_1` its local away");
    };
    assert_eq!(
        error.message,
        "\
Bad local variable type
Exception Details:
  Location:
    p/A.m(ILjava/lang/String;)I @5: aload_1
  Reason:
    Type top (current frame, locals[1]) is not assignable to reference type
  Current Frame:
    bci: @5
    flags: { }
    locals: { integer }
    stack: { }
  Bytecode:
    0000000: 1a99 0004 002b 0360 ac                 
  Stackmap Table:
    full_frame(@5,{Integer},{})
"
    );
}
