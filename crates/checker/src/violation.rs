//! How a property failed.

use heddle_jvm::location::Location;

use crate::threads::ThreadView;

#[derive(Clone, Debug)]
pub struct Violation {
    /// The property's name without `no-`.
    pub kind: &'static str,
    /// One sentence for people.
    pub message: String,
    pub process: String,
    pub thread: String,
    /// The class of the exception, if it is about one.
    pub exception: Option<String>,
    /// Where it happened, innermost frame first.
    pub stack: Vec<Location>,
    /// All threads that had not ended, as they stood then.
    pub threads: Vec<ThreadView>,
    /// What else there is to say, line by line.
    pub details: Vec<String>,
    /// What makes it the same fault as another one, beside its kind.
    pub site: String,
}

impl Violation {
    pub fn key(&self) -> String {
        format!("{} {}", self.kind, self.site)
    }

    /// The innermost place in the program's own code, or the innermost of all.
    pub fn place(&self) -> Option<&Location> {
        own_place(&self.stack)
    }
}

/// The innermost frame that is not the library's, or the innermost of all.
pub(crate) fn own_place(stack: &[Location]) -> Option<&Location> {
    stack.iter().find(|place| !place.library).or(stack.first())
}
