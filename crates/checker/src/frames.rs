//! Which frame of a stack is told first.

use heddle_jvm::view::Location;

/// The innermost frame that is not the library's, or the innermost of all.
pub(crate) fn own_frame(stack: &[Location]) -> Option<&Location> {
    stack.iter().find(|frame| !frame.library).or(stack.first())
}

/// The innermost frame of the program's own code in words; empty if there is no frame at all.
pub(crate) fn own_site(stack: &[Location]) -> String {
    own_frame(stack).map(ToString::to_string).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{own_frame, own_site};
    use crate::testing::{library, own};

    #[test]
    fn the_programs_own_code_is_named_first() {
        let stack = [library("java.lang.Object.wait:1"), own("A.b:2"), own("A.main:3")];
        assert_eq!(own_frame(&stack), Some(&stack[1]));
        assert_eq!(own_site(&stack), "A.b(A.java:2)");
        // Where there is none, the innermost frame has to do.
        let stack = [library("java.lang.Object.wait:1"), library("java.lang.Thread.run:2")];
        assert_eq!(own_site(&stack), "java.lang.Object.wait(Object.java:1)");
        assert_eq!(own_frame(&[]), None);
        assert_eq!(own_site(&[]), "");
    }
}
