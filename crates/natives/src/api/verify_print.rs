//! The printing methods of `gov.nasa.jpf.vm.Verify`, for when the class path does not have it.

use super::verify::CLASS;
use super::{offered, supplied, text, unsupported};
use crate::java_lang_system::{ERR, OUT, current_time_millis};
use crate::{Call, Native, nothing};
use heddle_jvm::interp::{Continuation, Result, Stop};
use heddle_jvm::state::{Ref, SharedField};

pub(super) const NATIVES: &[Native] = &[
    supplied(CLASS, "print", "(Ljava/lang/String;)V", |call| {
        print(call, &OUT, "print", |call| text(call, call.reference(0)))
    }),
    supplied(CLASS, "print", "(Ljava/lang/String;I)V", |call| {
        let value = call.int(1).to_string();
        print(call, &OUT, "print", |call| pair(call, &value))
    }),
    supplied(CLASS, "print", "(Ljava/lang/String;Z)V", |call| {
        let value = call.boolean(1).to_string();
        print(call, &OUT, "print", |call| pair(call, &value))
    }),
    supplied(CLASS, "print", "([Ljava/lang/String;)V", print_all),
    supplied(CLASS, "println", "(Ljava/lang/String;)V", |call| {
        print(call, &OUT, "println", |call| text(call, call.reference(0)))
    }),
    supplied(CLASS, "println", "()V", |call| print(call, &OUT, "println", |_| String::new())),
    supplied(CLASS, "threadPrint", "(Ljava/lang/String;)V", |call| {
        print(call, &OUT, "print", with_thread)
    }),
    supplied(CLASS, "threadPrintln", "(Ljava/lang/String;)V", |call| {
        print(call, &OUT, "println", with_thread)
    }),
    supplied(CLASS, "log", "(Ljava/lang/String;ILjava/lang/String;)V", |call| {
        print(call, &ERR, "println", |call| text(call, call.reference(2)))
    }),
    supplied(CLASS, "log", "(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V", |call| {
        print(call, &ERR, "println", |call| text(call, call.reference(2)))
    }),
    supplied(
        CLASS,
        "log",
        "(Ljava/lang/String;ILjava/lang/String;[Ljava/lang/Object;)V",
        unsupported,
    ),
    supplied(CLASS, "printPathOutput", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "printPathOutput", "(ZLjava/lang/String;)V", nothing),
    offered(CLASS, "currentTimeMillis", "()J", current_time_millis),
];

static PRINTED: Continuation =
    Continuation { name: "Verify.print", refs: 0, resume: |_, _| Ok(0), catches: false };

fn pair(call: &Call<'_>, value: &str) -> String {
    format!("{} : {value}", text(call, call.reference(0)))
}

fn with_thread(call: &Call<'_>) -> String {
    format!("{}: {}", call.thread_name(), text(call, call.reference(0)))
}

/// The stream and the array are read at once: nothing of it is printed piece by piece.
fn print_all(call: &mut Call<'_>) -> Result<u64> {
    let array = call.object(0)?;
    let stream = call.static_field(&OUT)?;
    let all = call.elements(array, 0, call.length(array));
    let (stream, texts) = call.load_with_references("Verify.print of an array", stream, all)?;
    let joined = texts.into_iter().map(|each| text(call, each)).collect::<String>();
    print_to(call, Ref(stream as u32), "print", &joined)
}

/// Has a stream of `System` print.
fn print(
    call: &mut Call<'_>,
    stream: &SharedField,
    name: &str,
    text: impl FnOnce(&Call<'_>) -> String,
) -> Result<u64> {
    let stream = call.static_field(stream)?;
    let stream = Ref(call.load(stream)? as u32);
    let text = text(call);
    print_to(call, stream, name, &text)
}

fn print_to(call: &mut Call<'_>, stream: Ref, name: &str, text: &str) -> Result<u64> {
    let stream = stream.non_null().ok_or_else(Stop::null_pointer)?;
    let class = call.boot_class("java/io/PrintStream")?;
    let method = call.library_method(class, name, "(Ljava/lang/String;)V")?;
    let method = call.select(stream, method);
    let text = call.new_string(text);
    call.then_as_program(&PRINTED, method, &[u64::from(stream.0), u64::from(text.0)])
}
