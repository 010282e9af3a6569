//! Natives of `Throwable`, `StackTraceElement` and the helpful `NullPointerException`.

use super::{Call, Native, native};
use heddle_jvm::interp::Result;
use heddle_jvm::program::MethodRef;
use heddle_jvm::state::{FinalField, Fresh, GuardedField, LibraryField, MODULE, Ref, give};

const ELEMENT: &str = "java/lang/StackTraceElement";

/// The recorded stack. Whoever reads or replaces it, `fillInStackTrace` included, holds the
/// monitor of the throwable; in a constructor nobody else has it.
const BACKTRACE: GuardedField = GuardedField::new("java/lang/Throwable", "backtrace");

// The library makes elements, has them filled in here, and only then shows them.
const CLASS_OBJECT: FinalField = FinalField::new(ELEMENT, "declaringClassObject");
const CLASS_NAME: FinalField = FinalField::new(ELEMENT, "declaringClass");
const METHOD_NAME: FinalField = FinalField::new(ELEMENT, "methodName");
const FILE_NAME: FinalField = FinalField::new(ELEMENT, "fileName");
const LINE_NUMBER: FinalField = FinalField::new(ELEMENT, "lineNumber");
const LOADER_NAME: FinalField = FinalField::new(ELEMENT, "classLoaderName");
const MODULE_NAME: FinalField = FinalField::new(ELEMENT, "moduleName");
const MODULE_VERSION: FinalField = FinalField::new(ELEMENT, "moduleVersion");

const NAME_OF_LOADER: FinalField = FinalField::new("java/lang/ClassLoader", "name");
const NAME_OF_MODULE: FinalField = FinalField::new("java/lang/Module", "name");
const DESCRIPTOR: FinalField = FinalField::new("java/lang/Module", "descriptor");
const VERSION: FinalField = FinalField::new("java/lang/module/ModuleDescriptor", "version");
const VERSION_TEXT: FinalField =
    FinalField::new("java/lang/module/ModuleDescriptor$Version", "version");

pub(super) const FIELDS: &[LibraryField] = &[
    BACKTRACE.0,
    CLASS_OBJECT.0,
    CLASS_NAME.0,
    METHOD_NAME.0,
    FILE_NAME.0,
    LINE_NUMBER.0,
    LOADER_NAME.0,
    MODULE_NAME.0,
    MODULE_VERSION.0,
    NAME_OF_LOADER.0,
    NAME_OF_MODULE.0,
    DESCRIPTOR.0,
    VERSION.0,
    VERSION_TEXT.0,
];

pub(super) const NATIVES: &[Native] = &[
    native(
        "java/lang/Throwable",
        "fillInStackTrace",
        "(I)Ljava/lang/Throwable;",
        fill_in_stack_trace,
    ),
    native(ELEMENT, "initStackTraceElements", "", init_elements),
    native(ELEMENT, "initStackTraceElement", "", init_from_frame_info),
    native(
        "java/lang/NullPointerException",
        "getExtendedNPEMessage",
        "()Ljava/lang/String;",
        npe_message,
    ),
];

fn fill_in_stack_trace(call: &mut Call<'_>) -> Result<u64> {
    let exception = call.receiver();
    call.record_stack(exception);
    give(exception)
}

/// JDK 17 passes the throwable, later ones its backtrace and depth.
fn init_elements(call: &mut Call<'_>) -> Result<u64> {
    let elements = call.object(0)?;
    let second = call.object(1)?;
    let backtrace = match call.class_of(second).is_array() {
        true => second,
        false => call.guarded_ref(second, &BACKTRACE)?,
    };
    if backtrace.is_null() {
        return Ok(0);
    }
    let frames = call.recorded_frames(backtrace);
    let elements = call.gather_references(call.elements(elements, 0, call.length(elements)))?;
    for (element, (method, bci)) in elements.into_iter().zip(frames) {
        let element = call.just_made(element);
        fill_element(call, &element, method, bci)?;
    }
    Ok(0)
}

fn init_from_frame_info(call: &mut Call<'_>) -> Result<u64> {
    let element = call.just_made(call.object(0)?);
    let info = call.object(1)?;
    let (method, bci) = super::java_lang_stackwalker::frame_info_parts(call, info)?;
    fill_element(call, &element, method, bci)?;
    Ok(0)
}

/// Fills a `StackTraceElement` for a method and position.
pub(super) fn fill_element(
    call: &mut Call<'_>,
    element: &Fresh,
    method: MethodRef,
    bci: u16,
) -> Result<()> {
    let class = method.class();
    let mirror = call.mirror(class);
    call.set_ref(element, &CLASS_OBJECT, mirror)?;
    let name = call.interned(&class.java_name())?;
    call.set_ref(element, &CLASS_NAME, name)?;
    let name = call.interned(&method.name)?;
    call.set_ref(element, &METHOD_NAME, name)?;
    if let Some(file) = class.source_file() {
        let file = call.interned(&file)?;
        call.set_ref(element, &FILE_NAME, file)?;
    }
    let line = if method.is_native() { -2 } else { method.line_of(bci).map_or(-1, i32::from) };
    call.set(element, &LINE_NUMBER, u64::from(line as u32))?;
    if let Some(loader) = call.loader_object(class.loader).non_null() {
        let name = call.final_ref(loader, &NAME_OF_LOADER)?;
        call.set_ref(element, &LOADER_NAME, name)?;
    }
    let Some(module) = call.once_ref(mirror, &MODULE)?.non_null() else { return Ok(()) };
    let name = call.final_ref(module, &NAME_OF_MODULE)?;
    call.set_ref(element, &MODULE_NAME, name)?;
    let Some(descriptor) = call.final_ref(module, &DESCRIPTOR)?.non_null() else { return Ok(()) };
    let version = match call.final_ref(descriptor, &VERSION)?.non_null() {
        Some(version) => call.final_ref(version, &VERSION_TEXT)?,
        None => Ref::NULL,
    };
    call.set_ref(element, &MODULE_VERSION, version)
}

/// The message that tells which reference was null.
fn npe_message(call: &mut Call<'_>) -> Result<u64> {
    let backtrace = call.guarded_ref(call.receiver(), &BACKTRACE)?;
    if backtrace.is_null() || call.has_hidden_top(backtrace) {
        return give(Ref::NULL);
    }
    let Some(&(method, bci)) = call.recorded_frames(backtrace).first() else {
        return give(Ref::NULL);
    };
    match heddle_jvm::view::npe::describe(method, bci) {
        Some(text) => give(call.new_string(&text)),
        None => give(Ref::NULL),
    }
}
