//! Natives of `Throwable`, `StackTraceElement` and the helpful `NullPointerException`.

use super::{Call, Native, native};
use crate::interp::{HIDDEN_TOP, Result, entry_parts};
use crate::program::MethodRef;
use crate::state::give;
use crate::state::{ARRAY_BASE, Ref};

pub(super) const NATIVES: &[Native] = &[
    native(
        "java/lang/Throwable",
        "fillInStackTrace",
        "(I)Ljava/lang/Throwable;",
        fill_in_stack_trace,
    ),
    native("java/lang/StackTraceElement", "initStackTraceElements", "", init_elements),
    native("java/lang/StackTraceElement", "initStackTraceElement", "", init_from_frame_info),
    native(
        "java/lang/NullPointerException",
        "getExtendedNPEMessage",
        "()Ljava/lang/String;",
        npe_message,
    ),
];

fn fill_in_stack_trace(call: &mut Call<'_>) -> Result<u64> {
    let exception = call.receiver();
    call.machine.fill_in_stack_trace(exception, true);
    give(exception)
}

/// JDK 17 passes the throwable, later ones its backtrace and depth.
fn init_elements(call: &mut Call<'_>) -> Result<u64> {
    let elements = call.object(0)?;
    let second = call.object(1)?;
    let backtrace = if call.machine.class_of(second).is_array() {
        second
    } else {
        call.machine.get_ref(second, "backtrace")
    };
    if backtrace.is_null() {
        return Ok(0);
    }
    let count = call.machine.heap().length(elements).min(call.machine.heap().length(backtrace));
    for index in 0..count {
        let entry = call.machine.heap().load_u64(backtrace, ARRAY_BASE + 8 * index);
        let element = call.machine.heap().element_ref(elements, index);
        let (method, bci) = entry_parts(call.machine, entry);
        fill_element(call, element, method, bci);
    }
    Ok(0)
}

fn init_from_frame_info(call: &mut Call<'_>) -> Result<u64> {
    let element = call.object(0)?;
    let info = call.object(1)?;
    let (method, bci) = super::java_lang_stackwalker::frame_info_parts(call.machine, info)?;
    fill_element(call, element, method, bci);
    Ok(0)
}

/// Fills a `StackTraceElement` for a method and position.
pub(super) fn fill_element(call: &mut Call<'_>, element: Ref, method: MethodRef, bci: u16) {
    let machine = &mut *call.machine;
    let class = method.class();
    let mirror = machine.mirror(class);
    machine.set_field(element, "declaringClassObject", u64::from(mirror.0));
    let name = machine.interned(&class.java_name());
    machine.set_field(element, "declaringClass", u64::from(name.0));
    let name = machine.interned(&method.name);
    machine.set_field(element, "methodName", u64::from(name.0));
    if let Some(file) = class.source_file() {
        let file = machine.interned(&file);
        machine.set_field(element, "fileName", u64::from(file.0));
    }
    let line = if method.is_native() { -2 } else { method.line_of(bci).map_or(-1, i32::from) };
    machine.set_field(element, "lineNumber", u64::from(line as u32));
    let loader = machine.loader_object(class.loader);
    if !loader.is_null() {
        let name = machine.get_ref(loader, "name");
        machine.set_field(element, "classLoaderName", u64::from(name.0));
    }
    let module = machine.get_ref(mirror, "module");
    if module.is_null() {
        return;
    }
    let name = machine.get_ref(module, "name");
    machine.set_field(element, "moduleName", u64::from(name.0));
    let descriptor = machine.get_ref(module, "descriptor");
    if !descriptor.is_null() {
        let version = machine.get_ref(descriptor, "version");
        let text = if version.is_null() { Ref::NULL } else { machine.get_ref(version, "version") };
        machine.set_field(element, "moduleVersion", u64::from(text.0));
    }
}

/// The message that tells which reference was null.
fn npe_message(call: &mut Call<'_>) -> Result<u64> {
    let exception = call.receiver();
    let backtrace = call.machine.get_ref(exception, "backtrace");
    if backtrace.is_null() || call.machine.heap().length(backtrace) == 0 {
        return give(Ref::NULL);
    }
    let entry = call.machine.heap().load_u64(backtrace, ARRAY_BASE);
    if entry & HIDDEN_TOP != 0 {
        return give(Ref::NULL);
    }
    let (method, bci) = entry_parts(call.machine, entry);
    match crate::npe::describe(method, bci) {
        Some(text) => give(call.machine.new_string(&text)),
        None => give(Ref::NULL),
    }
}
