//! Numbers of what there is in a state.

/// A reference to an object: its offset in the heap of its process, in 8-byte words. Zero is
/// `null`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Default)]
pub struct Ref(pub u32);

impl Ref {
    pub const NULL: Ref = Ref(0);

    #[inline(always)]
    pub fn is_null(self) -> bool {
        self.0 == 0
    }

    pub fn non_null(self) -> Option<Ref> {
        (self.0 != 0).then_some(self)
    }
}

/// A thread, by the order in which threads were started.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ThreadId(pub u32);

/// A process, by its place in the description of the system; behind those, by the order in which
/// processes were started by others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ProcessId(pub u32);

/// A socket; numbers are never used again.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct SocketId(pub u32);

/// An end of a pipe between a process and one that it started. The pipe goes by the child's number in
/// the system, which is the same on all paths, and by which of its standard streams it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct PipeEnd {
    pub child: i32,
    pub stream: u8,
    /// The end that is written to.
    pub writes: bool,
}

impl PipeEnd {
    /// Which stream of the child it is, in words.
    pub fn words(self) -> String {
        let stream = ["standard input", "standard output", "standard error"];
        format!("the {} of process {}", stream[usize::from(self.stream)], self.child)
    }
}

/// A file, folder or link of a host, by a number made from the host and the path it was made with.
/// It keeps its number when it is renamed, so two may have the same one: what is done to one of
/// them then counts as done to both.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct FileId(pub u32);

/// Threads, a bit each. Threads with high numbers have no bit: they are never members.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ThreadSet(pub u64);

impl ThreadSet {
    pub const NONE: ThreadSet = ThreadSet(0);

    /// The set of one thread.
    pub fn of(thread: ThreadId) -> ThreadSet {
        ThreadSet(if thread.0 < u64::BITS { 1 << thread.0 } else { 0 })
    }

    pub fn contains(self, thread: ThreadId) -> bool {
        self.0 & ThreadSet::of(thread).0 != 0
    }

    pub fn insert(&mut self, thread: ThreadId) {
        self.0 |= ThreadSet::of(thread).0;
    }

    /// Whether all of `others` are members.
    pub fn has_all(self, others: ThreadSet) -> bool {
        others.0 & !self.0 == 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_with_high_numbers_are_never_members() {
        let mut set = ThreadSet::NONE;
        set.insert(ThreadId(63));
        set.insert(ThreadId(64));
        assert!(set.contains(ThreadId(63)));
        assert!(!set.contains(ThreadId(64)));
        assert!(set.has_all(ThreadSet::of(ThreadId(63))));
        assert!(!ThreadSet::NONE.has_all(set));
    }
}
