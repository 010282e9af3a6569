//! Why a command failed: a sentence for the developer. Nobody acts on the kind of it.

use std::fmt;
use std::io;
use std::path::Path;

#[derive(Debug)]
pub(crate) struct Failure(String);

impl Failure {
    pub(crate) fn new(text: impl Into<String>) -> Failure {
        Failure(text.into())
    }

    /// A failed operation on a file, with the name that the error of the system lacks.
    pub(crate) fn file(path: &Path, error: &io::Error) -> Failure {
        Failure(format!("{}: {error}", path.display()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}
