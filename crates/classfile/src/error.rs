//! Why a class file was refused, as the Java error that a JVM would throw for it.

use std::fmt;

/// The class of the Java error that a defect maps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JavaError {
    ClassFormat,
    UnsupportedClassVersion,
    NoClassDefFound,
    IncompatibleClassChange,
    Verify,
}

impl JavaError {
    /// The internal name of the error's class, as in `java/lang/ClassFormatError`.
    pub fn class_name(self) -> &'static str {
        match self {
            JavaError::ClassFormat => "java/lang/ClassFormatError",
            JavaError::UnsupportedClassVersion => "java/lang/UnsupportedClassVersionError",
            JavaError::NoClassDefFound => "java/lang/NoClassDefFoundError",
            JavaError::IncompatibleClassChange => "java/lang/IncompatibleClassChangeError",
            JavaError::Verify => "java/lang/VerifyError",
        }
    }
}

/// A defect of a class file. The message has the wording of HotSpot.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    pub kind: JavaError,
    pub message: String,
}

impl FormatError {
    #[cold]
    pub fn new(kind: JavaError, message: impl Into<String>) -> FormatError {
        FormatError { kind, message: message.into() }
    }

    #[cold]
    pub fn format(message: impl Into<String>) -> FormatError {
        FormatError::new(JavaError::ClassFormat, message)
    }
}

impl fmt::Display for FormatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.kind.class_name().replace('/', "."), self.message)
    }
}

impl std::error::Error for FormatError {}
