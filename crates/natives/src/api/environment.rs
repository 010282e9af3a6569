//! An environment for a component that is checked alone: classes and methods by which it begins,
//! calls the component, and stands behind what the component requires.

use super::offered;
use crate::Native;
use heddle_jvm::follow::environment::STUB;
pub(super) use heddle_jvm::follow::environment::{CLASS, DRIVER, OBJECTS, THREAD};
use heddle_jvm::handles::ClassWriter;
use heddle_jvm::program::access;

pub(super) const NATIVES: &[Native] = &[
    offered(CLASS, "main", "([Ljava/lang/String;)V", |call| call.start_environment()),
    offered(DRIVER, "run", "()V", |call| call.drive_environment()),
];

/// The body of all methods behind required interfaces.
pub(in super::super) static SERVE: Native =
    offered(STUB, "", "", |call| call.serve_as_environment());

/// Whether a class stands behind a required interface.
pub(in super::super) fn is_stub(class: &str) -> bool {
    class.contains(STUB)
}

/// The class of threads that call the component.
pub(super) fn driver_bytes() -> Vec<u8> {
    let access = access::PUBLIC | access::FINAL;
    let mut writer = ClassWriter::new(DRIVER, access, &["java/lang/Runnable"]);
    writer.method(access::PUBLIC | access::NATIVE, "run", "()V", None);
    writer.finish()
}
