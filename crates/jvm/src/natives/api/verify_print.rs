//! The printing methods of `gov.nasa.jpf.vm.Verify`, for when the class path does not have it.

use super::verify::CLASS;
use super::{offered, supplied, text, unsupported};
use crate::interp::{Continuation, Result, Stop};
use crate::natives::{Call, Native, nothing};
use crate::state::Ref;

pub(super) const NATIVES: &[Native] = &[
    supplied(CLASS, "print", "(Ljava/lang/String;)V", |call| {
        print(call, "out", "print", |call| text(call, call.reference(0)))
    }),
    supplied(CLASS, "print", "(Ljava/lang/String;I)V", |call| {
        let value = call.int(1).to_string();
        print(call, "out", "print", |call| pair(call, &value))
    }),
    supplied(CLASS, "print", "(Ljava/lang/String;Z)V", |call| {
        let value = call.boolean(1).to_string();
        print(call, "out", "print", |call| pair(call, &value))
    }),
    supplied(CLASS, "print", "([Ljava/lang/String;)V", print_all),
    supplied(CLASS, "println", "(Ljava/lang/String;)V", |call| {
        print(call, "out", "println", |call| text(call, call.reference(0)))
    }),
    supplied(CLASS, "println", "()V", |call| print(call, "out", "println", |_| String::new())),
    supplied(CLASS, "threadPrint", "(Ljava/lang/String;)V", |call| {
        print(call, "out", "print", with_thread)
    }),
    supplied(CLASS, "threadPrintln", "(Ljava/lang/String;)V", |call| {
        print(call, "out", "println", with_thread)
    }),
    supplied(CLASS, "log", "(Ljava/lang/String;ILjava/lang/String;)V", |call| {
        print(call, "err", "println", |call| text(call, call.reference(2)))
    }),
    supplied(CLASS, "log", "(Ljava/lang/String;ILjava/lang/String;Ljava/lang/String;)V", |call| {
        print(call, "err", "println", |call| text(call, call.reference(2)))
    }),
    supplied(
        CLASS,
        "log",
        "(Ljava/lang/String;ILjava/lang/String;[Ljava/lang/Object;)V",
        unsupported,
    ),
    supplied(CLASS, "printPathOutput", "(Ljava/lang/String;)V", nothing),
    supplied(CLASS, "printPathOutput", "(ZLjava/lang/String;)V", nothing),
    offered(CLASS, "currentTimeMillis", "()J", super::super::java_lang_system::current_time_millis),
];

static PRINTED: Continuation =
    Continuation { name: "Verify.print", refs: 0, resume: |_, _| Ok(0), catches: false };

fn pair(call: &Call<'_>, value: &str) -> String {
    format!("{} : {value}", text(call, call.reference(0)))
}

fn with_thread(call: &Call<'_>) -> String {
    let name = call.machine.thread_name_in(call.machine.current);
    format!("{name}: {}", text(call, call.reference(0)))
}

fn print_all(call: &mut Call<'_>) -> Result<u64> {
    call.object(0)?;
    print(call, "out", "print", |call| {
        let array = call.reference(0);
        let heap = call.machine.heap();
        (0..heap.length(array)).map(|index| text(call, heap.element_ref(array, index))).collect()
    })
}

/// Has a stream of `System` print.
fn print(
    call: &mut Call<'_>,
    stream: &str,
    name: &str,
    text: impl FnOnce(&Call<'_>) -> String,
) -> Result<u64> {
    let system = call.machine.boot_class("java/lang/System");
    let stream = Ref(call.machine.get_static(system, stream) as u32);
    let stream = stream.non_null().ok_or_else(Stop::null_pointer)?;
    let class = call.machine.boot_class("java/io/PrintStream");
    let method = call.machine.library_method(class, name, "(Ljava/lang/String;)V");
    let method = call.machine.select(stream, method);
    let text = text(call);
    let text = call.machine.new_string(&text);
    let stop = call.then(&PRINTED, &[], method, &[u64::from(stream.0), u64::from(text.0)]);
    if matches!(stop, Err(Stop::Pushed)) {
        call.machine.enter_operation(method);
    }
    stop
}
