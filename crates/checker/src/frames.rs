//! Frames of a stack as plain data, for whoever tells of them.

use std::fmt;

use heddle_jvm::view::Location;

/// One frame of a stack, written as Java writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StackFrame {
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub native: bool,
    /// Part of the JDK, or made by it at run time.
    pub library: bool,
}

impl From<Location> for StackFrame {
    fn from(place: Location) -> StackFrame {
        let Location { class, method, file, line, native, library } = place;
        StackFrame { class, method, file, line, native, library }
    }
}

impl fmt::Display for StackFrame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}(", self.class, self.method)?;
        match (self.native, &self.file, self.line) {
            (true, _, _) => write!(f, "Native Method")?,
            (_, None, _) => write!(f, "Unknown Source")?,
            (_, Some(file), Some(line)) => write!(f, "{file}:{line}")?,
            (_, Some(file), None) => write!(f, "{file}")?,
        }
        write!(f, ")")
    }
}

/// A stack as the machine has it, as frames.
pub(crate) fn frames(stack: impl IntoIterator<Item = Location>) -> Vec<StackFrame> {
    stack.into_iter().map(StackFrame::from).collect()
}

/// The innermost frame that is not the library's, or the innermost of all.
pub(crate) fn own_frame(stack: &[StackFrame]) -> Option<&StackFrame> {
    stack.iter().find(|frame| !frame.library).or(stack.first())
}

/// The innermost frame of the program's own code in words; empty if there is no frame at all.
pub(crate) fn own_site(stack: &[StackFrame]) -> String {
    own_frame(stack).map(ToString::to_string).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{StackFrame, frames, own_frame, own_site};
    use crate::testing::{library, own};

    #[test]
    fn frames_are_written_as_java_writes_them() {
        // The examples of `java.lang.StackTraceElement.toString`, without modules.
        let [full] = &frames([own("com.foo.Main.run:101")])[..] else { unreachable!("one frame") };
        assert_eq!(full.to_string(), "com.foo.Main.run(Main.java:101)");
        let no_line = StackFrame { line: None, ..full.clone() };
        assert_eq!(no_line.to_string(), "com.foo.Main.run(Main.java)");
        let no_file = StackFrame { file: None, ..full.clone() };
        assert_eq!(no_file.to_string(), "com.foo.Main.run(Unknown Source)");
        let native = StackFrame { native: true, ..full.clone() };
        assert_eq!(native.to_string(), "com.foo.Main.run(Native Method)");
    }

    #[test]
    fn the_programs_own_code_is_named_first() {
        let stack = frames([library("java.lang.Object.wait:1"), own("A.b:2"), own("A.main:3")]);
        assert_eq!(own_frame(&stack), Some(&stack[1]));
        assert_eq!(own_site(&stack), "A.b(A.java:2)");
        // Where there is none, the innermost frame has to do.
        let stack = frames([library("java.lang.Object.wait:1"), library("java.lang.Thread.run:2")]);
        assert_eq!(own_site(&stack), "java.lang.Object.wait(Object.java:1)");
        assert_eq!(own_frame(&[]), None);
        assert_eq!(own_site(&[]), "");
    }
}
