//! Where threads stand and exceptions came from, for people, and how a frame is written.

use std::fmt;

use crate::interp::entry_parts;
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{Frame, FrameKind, Ref, ThreadId};

/// How many frames an event keeps at either end of the library's part of a stack.
const NEAR_FRAMES: usize = 16;

/// One frame of a stack, written as Java writes it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Location {
    pub class: String,
    pub method: String,
    pub file: Option<String>,
    pub line: Option<u32>,
    pub native: bool,
    /// Part of the JDK, made by it at run time, or put in its place by Heddle.
    pub library: bool,
}

impl fmt::Display for Location {
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

impl Location {
    pub(crate) fn new(method: MethodRef, bci: Option<u16>) -> Location {
        let class = method.class();
        Location {
            class: class.java_name(),
            method: method.name.to_string(),
            file: class.source_file(),
            line: bci.and_then(|bci| method.line_of(bci)).map(u32::from),
            native: method.is_native(),
            library: is_library(method),
        }
    }

    pub(crate) fn of_frame(frame: &Frame) -> Location {
        // A call that has not begun stands on its entry, not yet in its code.
        let code = frame
            .method
            .code()
            .filter(|code| frame.kind == FrameKind::Java && code.position_of(frame.pc).is_some());
        Location::new(frame.method, code.map(|code| code.bci_of(frame.pc)))
    }
}

/// Whether people would not call it the program's own code. The bodies of cryptography as terms stand in for the JDK's.
pub(crate) fn is_library(method: MethodRef) -> bool {
    let class = method.class();
    class.loader.is_library()
        || method.marks.hidden
        || class.is_proxy()
        || class.name.starts_with("heddle/crypto/")
}

/// Where code stands, within one run of the tool.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct CodePoint {
    method: u32,
    at: usize,
}

impl Machine {
    /// The stack of a thread, innermost frame first.
    pub fn locations(&self, thread: ThreadId) -> Vec<Location> {
        self.shown_frames(thread).map(Location::of_frame).collect()
    }

    /// The same as far as the innermost place in the program's own code that the method on top was
    /// called from: what an event keeps. Of many frames of the library above it only the first and the
    /// last ones are there, so that deep recursion costs no more than shallow.
    pub(crate) fn near_locations(&self, thread: ThreadId) -> Vec<Location> {
        let own = self.shown_frames(thread).skip(1).position(|frame| !is_library(frame.method));
        let count = own.map_or_else(|| self.shown_frames(thread).count(), |own| own + 2);
        let frames = self.shown_frames(thread).take(count).enumerate();
        let near = frames.filter(|(index, _)| *index < NEAR_FRAMES || index + NEAR_FRAMES >= count);
        near.map(|(_, frame)| Location::of_frame(frame)).collect()
    }

    pub(super) fn shown_frames(&self, thread: ThreadId) -> impl Iterator<Item = &Frame> {
        let frames = self.thread_at(thread).frames().iter().rev();
        frames.filter(|frame| frame.kind != FrameKind::Continuation && !frame.method.marks.hidden)
    }

    /// The innermost place of a thread in the program's own code, if there is one: a key that is
    /// cheap to find.
    pub fn own_code_point(&self, thread: ThreadId) -> Option<CodePoint> {
        let frames = self.thread_at(thread).frames().iter().rev();
        let mut own = frames.filter(|frame| {
            frame.kind == FrameKind::Java
                && !frame.method.class().loader.is_library()
                && !frame.method.marks.hidden
        });
        own.next().map(|frame| CodePoint { method: frame.method.id.0, at: frame.pc as usize })
    }

    pub fn stack_lines(&self, thread: ThreadId) -> Vec<String> {
        self.locations(thread).iter().map(Location::to_string).collect()
    }

    /// Where a recorded frame stood.
    pub(crate) fn location_of_entry(&self, entry: u64) -> Location {
        let (method, bci) = entry_parts(self, entry);
        Location::new(method, Some(bci))
    }

    /// Where an exception was made, innermost frame first.
    pub fn trace_locations(&self, exception: Ref) -> Vec<Location> {
        let entries = self.view_of(self.current()).trace(exception);
        entries.into_iter().map(|entry| self.location_of_entry(entry)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Location;

    #[test]
    fn frames_are_written_as_java_writes_them() {
        // The examples of `java.lang.StackTraceElement.toString`, without modules.
        let full = Location {
            class: "com.foo.Main".to_owned(),
            method: "run".to_owned(),
            file: Some("Main.java".to_owned()),
            line: Some(101),
            native: false,
            library: false,
        };
        assert_eq!(full.to_string(), "com.foo.Main.run(Main.java:101)");
        let no_line = Location { line: None, ..full.clone() };
        assert_eq!(no_line.to_string(), "com.foo.Main.run(Main.java)");
        let no_file = Location { file: None, ..full.clone() };
        assert_eq!(no_file.to_string(), "com.foo.Main.run(Unknown Source)");
        let native = Location { native: true, ..full };
        assert_eq!(native.to_string(), "com.foo.Main.run(Native Method)");
    }
}
