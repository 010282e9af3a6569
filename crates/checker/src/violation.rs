//! How a property failed.

use crate::threads::ThreadView;
use heddle_jvm::view::Location;

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
}
