//! Java class files: bytes in, checked structure out.
//!
//! [`ClassFile::parse`] reads a class file and applies the format checks of JVMS §4 with the
//! errors and wording of HotSpot; [`descriptor`], [`names`], [`access`] and [`opcodes`] hold what
//! the JVM needs to read the parts. [`verify`] then checks the code. This crate does no I/O; what it
//! must know of other classes, the verifier asks through a trait.

pub mod access;
mod class;
mod code;
mod constants;
pub mod descriptor;
mod error;
mod mutf8;
pub mod names;
pub mod opcodes;
mod parse;
mod reader;
pub mod verify;
mod weave;

pub use class::{
    Attribute, BootstrapMethod, ClassAttributes, ClassFile, Field, InnerClass, Method, Range,
    RecordComponent,
};
pub use code::{Code, Handler, LineNumbers, LocalVariable};
pub use constants::{Constant, ConstantPool, MemberRef, tag};
pub use error::{FormatError, JavaError};
pub use mutf8::{
    decode as decode_mutf8, is_ascii, is_latin1, is_legal as is_legal_mutf8, mutf8_to_utf16,
};
pub use parse::{MAJOR_MAX_KNOWN, MAJOR_MIN, PREVIEW_MINOR, ParseOptions};
pub use weave::{Claim, Datum, weave};
