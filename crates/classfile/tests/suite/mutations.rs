//! Whatever the bytes, the parser and the verifier answer; they do not panic.

use bytes::Bytes;
use heddle_classfile::verify::{self, VerifyFailure};
use heddle_classfile::{ClassFile, ParseOptions, access};

use crate::assembler::{ClassBuilder, Random, World};

/// A class with something of everything.
fn sample(major: u16) -> Vec<u8> {
    let class = ClassBuilder::new("p/A").version(major).field(access::PRIVATE, "f", "J");
    let with_maps = major >= 50;
    let frame = |text: &str| if with_maps { format!(".frame {text} \n") } else { String::new() };
    let init = "aload_0 \n invokespecial java/lang/Object.<init>:()V \n return";
    let branches = format!(
        ".catch a b c java/lang/Exception \n a: \n iload_0 \n lookupswitch d 1=d 7=e \n \
         d: \n {} iinc 0 1 \n iload_0 \n ifne d \n b: \n goto e \n \
         c: \n {} astore_3 \n e: \n {} lload_1 \n l2i \n ireturn",
        frame("int long |"),
        frame("int long | java/lang/Exception"),
        frame("int long |"),
    );
    let objects = format!(
        "n: \n new p/A \n dup \n aload_1 \n ifnull x \n x: \n {} invokespecial p/A.<init>:()V \n astore_2 \n \
         aload_2 \n dup \n getfield p/A.f:J \n lconst_1 \n ladd \n putfield p/A.f:J \n \
         iconst_2 \n anewarray java/lang/String \n dup \n iconst_0 \n ldc string x \n aastore \n areturn",
        frame("p/A java/lang/String | new:n new:n"),
    );
    let class = class
        .method(0, "<init>", "()V", 2, 1, init)
        .method(access::STATIC, "branches", "(IJ)I", 3, 4, &branches)
        .method(0, "objects", "(Ljava/lang/String;)[Ljava/lang/Object;", 6, 3, &objects);
    if with_maps {
        return class.bytes();
    }
    let subroutines = "jsr s \n jsr s \n return \n s: \n astore_0 \n jsr t \n ret 0 \n t: \n astore_1 \n iconst_0 \n istore_2 \n ret 1";
    class.method(access::STATIC, "subroutines", "()V", 2, 3, subroutines).bytes()
}

fn judge(bytes: Vec<u8>, relaxed: bool) -> Option<Result<(), VerifyFailure>> {
    let options = ParseOptions { relaxed, ..ParseOptions::default() };
    let class = ClassFile::parse_with(Bytes::from(bytes), &options).ok()?;
    let mut world = World::new();
    world.add_class(&class);
    for method in &class.methods {
        if let Some(code) = &method.code {
            let _ = (code.lines(&class.data).count(), code.locals(&class.data).count());
        }
    }
    Some(verify::verify(&class, &mut world))
}

#[test]
fn the_samples_are_right() {
    for major in [46, 49, 50, 52, 61, 69] {
        assert_eq!(judge(sample(major), false), Some(Ok(())), "version {major}");
    }
}

#[test]
fn mutated_classes_do_not_panic() {
    let mut random = Random::new(1);
    let (mut parsed, mut verified) = (0, 0);
    for major in [48, 50, 61] {
        let sample = sample(major);
        for _ in 0..10_000 {
            let mut bytes = sample.clone();
            for _ in 0..=random.below(3) {
                let at = random.below(bytes.len());
                bytes[at] = match random.below(4) {
                    0 => bytes[at] ^ (1 << random.below(8)),
                    1 => bytes[at].wrapping_add(1),
                    2 => random.below(16) as u8,
                    _ => random.next() as u8,
                };
            }
            let verdict = judge(bytes.clone(), false);
            parsed += u32::from(verdict.is_some());
            verified += u32::from(verdict == Some(Ok(())));
            judge(bytes, true);
        }
    }
    // The mutations are worth something only if they get past the parser, too.
    assert!(parsed > 5_000 && verified > 500, "{parsed} parsed, {verified} verified");
}

#[test]
fn cut_classes_do_not_panic() {
    for major in [48, 61] {
        let sample = sample(major);
        for len in 0..sample.len() {
            assert_eq!(judge(sample[..len].to_vec(), false), None);
            judge(sample[..len].to_vec(), true);
        }
    }
}

#[test]
fn long_chains_of_frames_take_little_memory() {
    // Each frame adds three locals to the one before; written out they would fill hundreds of megabytes.
    let frames = 5_000u16;
    let mut body = String::from("return \n");
    body.push_str(&".frame | \n return \n".repeat(frames.into()));
    let mut class = ClassBuilder::new("p/A").method(access::STATIC, "m", "()V", 0, 15_000, &body);
    let code = &mut class.methods[0].attributes[0].1;
    let table = code.len() - (2 + 7 * usize::from(frames));
    code.truncate(table - 4);
    let mut map = frames.to_be_bytes().to_vec();
    for i in 0..frames {
        // The first frame is at offset 1, each other one after the one before.
        map.extend([254, 0, u8::from(i == 0), 1, 1, 1]);
    }
    code.extend((map.len() as u32).to_be_bytes());
    code.extend(map);
    assert_eq!(judge(class.bytes(), false), Some(Ok(())));
}

#[test]
fn too_much_work_is_refused() {
    // In each round of the loop the string moves up by one local, and each block has to hear of it.
    let mut body = String::from("ldc string x \n astore_0 \n");
    for local in 1..=2500 {
        body += &format!("aconst_null \n wide astore {local} \n");
    }
    body += "loop: \n";
    for local in (0..2500).rev() {
        body += &format!("wide aload {local} \n wide astore {} \n", local + 1);
    }
    for block in 0..6000 {
        body += &format!("iconst_0 \n ifeq b{block} \n b{block}: \n");
    }
    body += "goto_w loop";
    let class = ClassBuilder::new("p/A").version(48);
    let class = class.method(access::STATIC, "m", "()V", 2, 3000, &body);
    let Some(Err(VerifyFailure::Error(error))) = judge(class.bytes(), false) else {
        panic!("this would take minutes");
    };
    assert!(error.message.ends_with("Code is too complex to be verified"), "{}", error.message);
}
