//! Places: every fact that two threads or two processes can both see.
//!
//! Adding a variant makes the compiler ask, in this file and in `kind.rs`, where the place can be
//! met, with what it overlaps, and what it is called.

use crate::ids::{FileId, ProcessId, Ref, SocketId};

/// Something shared. Threads are named by their `Thread` objects, which exist before they start.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Place {
    /// Bytes of an object: a field, an element, a range of elements. Read and written by
    /// instructions, and by every native that reaches program memory.
    Memory { object: Ref, from: u32, upto: u32 },
    /// Memory outside the heap, by address: direct buffers, `Unsafe.allocateMemory`.
    OffHeap { from: u64, upto: u64 },
    /// Who owns an object's monitor. Written by whoever takes it.
    Monitor(Ref),
    /// The next identity hash code for a shared object of a class, by its number. Written by the
    /// first who asks an object for its code.
    IdentityHash(u32),
    /// Whether a thread lives. Written by `start` and the thread's end; read by `isAlive`, `join`.
    Life(Ref),
    /// That a thread was started. Written by `start`; read by `unpark` and `interrupt`, which do nothing to
    /// a thread before.
    Started(Ref),
    /// A thread's state as others see it (`Thread.getState`). Written by whatever blocks or wakes
    /// the thread.
    Status(Ref),
    /// A thread's stack as others see it (`Thread.getStackTrace`). Written by the thread itself.
    Stack(Ref),
    /// Whether a thread may park without waiting. Written by `park`, `unpark` and `interrupt`.
    Permit(Ref),
    /// Whether a thread is interrupted. Written by `interrupt` and by whoever clears it; read by
    /// all that waits.
    Interrupt(Ref),
    /// Where the next block outside the heap will be. Written by whoever makes one, once somebody asks
    /// where blocks are.
    NextBlock,
    /// Which threads live. Written by starts and ends; read by those who list threads.
    ThreadList,
    /// Whether a class is initialised, by its number. Written by the thread that initialises it.
    Initialised(u32),
    /// Which string with some content is the interned one, by the number of the content. Written by
    /// the first who needs it: a literal, `String.intern`; read by `String.intern`.
    Interned(u32),
    /// Which classes a class loader of the program has defined. Written by `defineClass`, read by
    /// `findLoadedClass`.
    Defined(Ref),
    /// A linked call site or constant, by its number. Written by the first who links it.
    Linked(u32),
    /// System properties, the default locale and time zone.
    Settings,
    /// Standard input.
    Input,
    /// Standard output.
    Output,
    /// The time. Written when a sleep or a time limit is over; read by every look at a clock.
    Clock,
    /// What a name in a folder stands for, if anything; the name by its hash. Read by every walk
    /// along a path, written by whatever makes, deletes, renames or links.
    Entry { folder: FileId, name: u64 },
    /// Which names there are in a folder: all its entries. Read by whoever lists it.
    Listing(FileId),
    /// Bytes of a file, and whether there are that many. Written by writes and by cuts; read by
    /// reads, also by those that find the end, and, from end to end, by who asks when the file was
    /// modified.
    Content { file: FileId, from: u64, upto: u64 },
    /// The length of a file. Written by what makes it longer or shorter; read by who asks for it,
    /// and by appending.
    Length(FileId),
    /// Permissions, owner and number of names. Read by every walk through a folder and by opening.
    Attributes(FileId),
    /// Who has locked parts of a file (`FileChannel.lock`). Written by locking and unlocking.
    FileLock(FileId),
    /// An open file as the threads of its process share it, by its `FileDescriptor`: its position,
    /// and whether it is open.
    Descriptor { descriptor: Ref, file: FileId },
    /// Who, if anybody, is bound to a port of a host.
    Port { host: u32, port: u16 },
    /// The place behind the last connection in a listener's queue.
    Backlog(SocketId),
    /// Bytes sent to an end of a connection, by their positions in the stream.
    Sent { to: SocketId, from: u64, upto: u64 },
    /// That something can be read at an end of a connection, by positions in the stream, or that a
    /// connection can be accepted. Written with the bytes or the connection, where somebody might look
    /// without waiting; read by who does.
    Arrival { to: SocketId, from: u64, upto: u64 },
    /// Room for bytes to an end of a connection, by their positions in the stream. Read by a receive,
    /// which makes it; written by who takes it, or looks for it, without waiting.
    Room { to: SocketId, from: u64, upto: u64 },
    /// Whether the end of the stream to an end of a connection was announced.
    EndOfStream(SocketId),
    /// Whether an end of a connection still takes bytes, or which datagrams a socket takes.
    Accepting(SocketId),
    /// What the threads of its own process see of a socket when they read or accept.
    Receiving(SocketId),
    /// The same for writing.
    Sending(SocketId),
    /// Datagrams sent to a socket, by their positions in its queue. Written from its end on by who
    /// sends; read by who looks whether there is one.
    Datagrams { to: SocketId, from: u64, upto: u64 },
    /// Whether a remote object can be called. Written by export and unexport; read by calls of it.
    Exported(Ref),
    /// Which remote objects can be called. Written by export and unexport; read by a call of one that
    /// nobody knows.
    Exports,
    /// What a name of a registry stands for, by its hash. Written by bind, rebind and unbind; read by
    /// lookup.
    Bound { registry: Ref, name: u64 },
    /// Which names a registry has: all of them. Read by whoever lists it.
    Bindings(Ref),
    /// Whether a process goes on: its end cuts short what its other threads do to the network. Also
    /// read by who asks whether it lives, and written by who ends it from outside.
    Alive(ProcessId),
    /// Which processes a process has started. Written by each start; read by who lists them.
    Children(ProcessId),
}

/// Between whom a place lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Scope {
    /// The threads of one process.
    Process,
    /// The processes of one host.
    Host,
    /// All processes.
    System,
}

/// A place taken apart, for those who describe it: what kind of variant it is, its object (or the
/// number of a socket or file in its place), and two numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parts {
    pub tag: u8,
    pub object: Ref,
    pub from: u64,
    pub upto: u64,
}

impl Place {
    pub fn scope(&self) -> Scope {
        match self {
            Place::Memory { .. }
            | Place::OffHeap { .. }
            | Place::Monitor(_)
            | Place::IdentityHash(_)
            | Place::Life(_)
            | Place::Started(_)
            | Place::Status(_)
            | Place::Stack(_)
            | Place::Permit(_)
            | Place::Interrupt(_)
            | Place::NextBlock
            | Place::ThreadList
            | Place::Initialised(_)
            | Place::Interned(_)
            | Place::Linked(_)
            | Place::Defined(_)
            | Place::Settings
            | Place::Input
            | Place::Output
            | Place::Clock
            | Place::Exported(_)
            | Place::Exports
            | Place::Bound { .. }
            | Place::Bindings(_)
            | Place::Descriptor { .. } => Scope::Process,
            Place::Entry { .. }
            | Place::Listing(_)
            | Place::Content { .. }
            | Place::Length(_)
            | Place::Attributes(_)
            | Place::FileLock(_) => Scope::Host,
            Place::Port { .. }
            | Place::Backlog(_)
            | Place::Sent { .. }
            | Place::Arrival { .. }
            | Place::Room { .. }
            | Place::EndOfStream(_)
            | Place::Accepting(_)
            | Place::Receiving(_)
            | Place::Sending(_)
            | Place::Datagrams { .. }
            | Place::Alive(_)
            | Place::Children(_) => Scope::System,
        }
    }

    /// Whether both have something in common.
    #[inline]
    pub fn overlaps(&self, other: &Place) -> bool {
        match (*self, *other) {
            (
                Place::Memory { object, from, upto },
                Place::Memory { object: other, from: start, upto: end },
            ) => object == other && from < end && start < upto,
            (Place::OffHeap { from, upto }, Place::OffHeap { from: start, upto: end }) => {
                from < end && start < upto
            }
            (Place::Sent { to, from, upto }, Place::Sent { to: other, from: start, upto: end }) => {
                to == other && from < end && start < upto
            }
            (
                Place::Arrival { to, from, upto },
                Place::Arrival { to: other, from: start, upto: end },
            ) => to == other && from < end && start < upto,
            (Place::Room { to, from, upto }, Place::Room { to: other, from: start, upto: end }) => {
                to == other && from < end && start < upto
            }
            (
                Place::Datagrams { to, from, upto },
                Place::Datagrams { to: other, from: start, upto: end },
            ) => to == other && from < end && start < upto,
            (
                Place::Content { file, from, upto },
                Place::Content { file: other, from: start, upto: end },
            ) => file == other && from < end && start < upto,
            (Place::Listing(folder), Place::Entry { folder: other, .. })
            | (Place::Entry { folder, .. }, Place::Listing(other)) => folder == other,
            (Place::Bindings(registry), Place::Bound { registry: other, .. })
            | (Place::Bound { registry, .. }, Place::Bindings(other)) => registry == other,
            (one, other) => one == other,
        }
    }

    /// The number of its bit in a footprint: places that overlap have the same one.
    #[inline]
    pub fn bit(&self) -> u32 {
        let number = match *self {
            Place::Memory { object, .. } => object.0,
            Place::Sent { to, .. } => to.0 << 8 | 1,
            Place::OffHeap { .. } => 2,
            Place::Datagrams { to, .. } => to.0 << 8 | 5,
            Place::Room { to, .. } => to.0 << 8 | 6,
            Place::Arrival { to, .. } => to.0 << 8 | 7,
            Place::Entry { folder, .. } | Place::Listing(folder) => folder.0 << 8 | 3,
            Place::Content { file, .. } => file.0 << 8 | 4,
            Place::Bound { registry, .. } | Place::Bindings(registry) => registry.0 << 8 | 8,
            _ => {
                let Parts { tag, object, from, upto } = self.parts();
                let number = object.0 ^ from as u32 ^ (upto as u32).rotate_left(16);
                number.rotate_left(8) ^ u32::from(tag)
            }
        };
        number.wrapping_mul(0x9E37_79B1) >> 26
    }

    pub fn parts(&self) -> Parts {
        let parts = |tag, object, from, upto| Parts { tag, object, from, upto };
        let of_object = |tag, object| parts(tag, object, 0, 0);
        let numbered = |tag, number: u32| parts(tag, Ref::NULL, u64::from(number), 0);
        match *self {
            Place::Memory { object, from, upto } => parts(0, object, from.into(), upto.into()),
            Place::OffHeap { from, upto } => parts(1, Ref::NULL, from, upto),
            Place::Monitor(object) => of_object(2, object),
            Place::IdentityHash(class) => numbered(3, class),
            Place::Life(object) => of_object(4, object),
            Place::Status(object) => of_object(5, object),
            Place::Stack(object) => of_object(6, object),
            Place::Permit(object) => of_object(7, object),
            Place::Interrupt(object) => of_object(8, object),
            Place::ThreadList => numbered(9, 0),
            Place::NextBlock => numbered(41, 0),
            Place::Initialised(class) => numbered(10, class),
            Place::Interned(string) => numbered(11, string),
            Place::Linked(slot) => numbered(12, slot),
            Place::Settings => numbered(13, 0),
            Place::Input => numbered(14, 0),
            Place::Output => numbered(15, 0),
            Place::Clock => numbered(16, 0),
            Place::Entry { folder, name } => parts(17, Ref(folder.0), name, 0),
            Place::Port { host, port } => parts(18, Ref::NULL, host.into(), port.into()),
            Place::Backlog(socket) => numbered(19, socket.0),
            Place::Sent { to, from, upto } => parts(20, Ref(to.0), from, upto),
            Place::EndOfStream(socket) => numbered(21, socket.0),
            Place::Accepting(socket) => numbered(22, socket.0),
            Place::Receiving(socket) => numbered(23, socket.0),
            Place::Sending(socket) => numbered(24, socket.0),
            Place::Alive(process) => numbered(25, process.0),
            Place::Listing(folder) => numbered(26, folder.0),
            Place::Content { file, from, upto } => parts(27, Ref(file.0), from, upto),
            Place::Length(file) => numbered(28, file.0),
            Place::Attributes(file) => numbered(29, file.0),
            Place::FileLock(file) => numbered(30, file.0),
            Place::Descriptor { descriptor, file } => parts(31, descriptor, file.0.into(), 0),
            Place::Datagrams { to, from, upto } => parts(32, Ref(to.0), from, upto),
            Place::Room { to, from, upto } => parts(33, Ref(to.0), from, upto),
            Place::Arrival { to, from, upto } => parts(34, Ref(to.0), from, upto),
            Place::Exported(object) => of_object(35, object),
            Place::Exports => numbered(36, 0),
            Place::Bound { registry, name } => parts(37, registry, name, 0),
            Place::Bindings(registry) => of_object(38, registry),
            Place::Children(process) => numbered(39, process.0),
            Place::Started(object) => of_object(40, object),
            Place::Defined(loader) => of_object(42, loader),
        }
    }

    /// The object it is about, which may move.
    #[inline]
    pub fn object(&self) -> Option<Ref> {
        let mut place = *self;
        place.object_mut().copied()
    }

    #[inline]
    pub fn object_mut(&mut self) -> Option<&mut Ref> {
        match self {
            Place::Memory { object, .. }
            | Place::Monitor(object)
            | Place::Life(object)
            | Place::Started(object)
            | Place::Status(object)
            | Place::Stack(object)
            | Place::Permit(object)
            | Place::Interrupt(object)
            | Place::Defined(object)
            | Place::Exported(object)
            | Place::Bound { registry: object, .. }
            | Place::Bindings(object)
            | Place::Descriptor { descriptor: object, .. } => Some(object),
            Place::OffHeap { .. }
            | Place::IdentityHash(_)
            | Place::NextBlock
            | Place::ThreadList
            | Place::Exports
            | Place::Initialised(_)
            | Place::Interned(_)
            | Place::Linked(_)
            | Place::Settings
            | Place::Input
            | Place::Output
            | Place::Clock
            | Place::Entry { .. }
            | Place::Listing(_)
            | Place::Content { .. }
            | Place::Length(_)
            | Place::Attributes(_)
            | Place::FileLock(_)
            | Place::Port { .. }
            | Place::Backlog(_)
            | Place::Sent { .. }
            | Place::Arrival { .. }
            | Place::Room { .. }
            | Place::EndOfStream(_)
            | Place::Accepting(_)
            | Place::Receiving(_)
            | Place::Sending(_)
            | Place::Datagrams { .. }
            | Place::Alive(_)
            | Place::Children(_) => None,
        }
    }

    /// The socket it belongs to.
    pub fn socket(&self) -> Option<SocketId> {
        match *self {
            Place::Backlog(id)
            | Place::EndOfStream(id)
            | Place::Accepting(id)
            | Place::Receiving(id)
            | Place::Sending(id) => Some(id),
            Place::Sent { to, .. }
            | Place::Datagrams { to, .. }
            | Place::Room { to, .. }
            | Place::Arrival { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Whether it holds no bytes: nothing can be done to it.
    pub fn is_empty(&self) -> bool {
        match *self {
            Place::Memory { from, upto, .. } => from >= upto,
            Place::OffHeap { from, upto }
            | Place::Sent { from, upto, .. }
            | Place::Room { from, upto, .. }
            | Place::Arrival { from, upto, .. }
            | Place::Datagrams { from, upto, .. }
            | Place::Content { from, upto, .. } => from >= upto,
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Ref = Ref(8);
    const FILE: FileId = FileId(0x8765_4321);
    const OTHER_FILE: FileId = FileId(5);

    fn content(from: u64, upto: u64) -> Place {
        Place::Content { file: FILE, from, upto }
    }

    fn memory(object: Ref, from: u32, upto: u32) -> Place {
        Place::Memory { object, from, upto }
    }

    #[test]
    fn ranges_overlap_where_they_have_a_byte_in_common() {
        assert!(memory(ONE, 8, 12).overlaps(&memory(ONE, 11, 12)));
        assert!(!memory(ONE, 8, 12).overlaps(&memory(ONE, 12, 16)));
        assert!(!memory(ONE, 8, 12).overlaps(&memory(Ref(9), 8, 12)));
        let sent = |from, upto| Place::Sent { to: SocketId(1), from, upto };
        assert!(sent(0, 10).overlaps(&sent(9, 20)));
        assert!(!sent(0, 10).overlaps(&sent(10, 20)));
        assert!(
            !Place::OffHeap { from: 0, upto: 8 }.overlaps(&Place::OffHeap { from: 8, upto: 9 })
        );
    }

    #[test]
    fn facts_about_one_object_are_apart() {
        assert!(!Place::Permit(ONE).overlaps(&Place::Interrupt(ONE)));
        assert!(!Place::Monitor(ONE).overlaps(&memory(ONE, 0, 64)));
        assert!(Place::Monitor(ONE).overlaps(&Place::Monitor(ONE)));
    }

    #[test]
    fn a_list_of_names_meets_every_name_in_the_folder() {
        let entry = |folder, name| Place::Entry { folder, name };
        assert!(Place::Listing(FILE).overlaps(&entry(FILE, 1)));
        assert!(entry(FILE, 1).overlaps(&Place::Listing(FILE)));
        assert!(!Place::Listing(FILE).overlaps(&entry(OTHER_FILE, 1)));
        assert!(!entry(FILE, 1).overlaps(&entry(FILE, 2)));
    }

    #[test]
    fn what_overlaps_has_the_same_bit() {
        let sent = |from, upto| Place::Sent { to: SocketId(7), from, upto };
        let datagrams = |from, upto| Place::Datagrams { to: SocketId(7), from, upto };
        let off_heap = |from, upto| Place::OffHeap { from, upto };
        for (one, other) in [
            (memory(ONE, 8, 12), memory(ONE, 11, 40)),
            (sent(0, 10), sent(9, 20)),
            (off_heap(0, 100), off_heap(40, 41)),
            (content(0, 10), content(9, u64::MAX)),
            (datagrams(0, 10), datagrams(9, u64::MAX)),
            (Place::Listing(FILE), Place::Entry { folder: FILE, name: 77 }),
        ] {
            assert!(one.overlaps(&other));
            assert_eq!(one.bit(), other.bit());
        }
    }

    #[test]
    fn no_two_variants_have_the_same_parts() {
        let places = [
            memory(ONE, 0, 0),
            Place::OffHeap { from: 0, upto: 0 },
            Place::Monitor(ONE),
            Place::IdentityHash(0),
            Place::Life(ONE),
            Place::Started(ONE),
            Place::Status(ONE),
            Place::Stack(ONE),
            Place::Permit(ONE),
            Place::Interrupt(ONE),
            Place::NextBlock,
            Place::ThreadList,
            Place::Initialised(0),
            Place::Interned(0),
            Place::Linked(0),
            Place::Settings,
            Place::Input,
            Place::Output,
            Place::Clock,
            Place::Entry { folder: FILE, name: 0 },
            Place::Port { host: 0, port: 0 },
            Place::Backlog(SocketId(0)),
            Place::Sent { to: SocketId(0), from: 0, upto: 0 },
            Place::Datagrams { to: SocketId(0), from: 0, upto: 0 },
            Place::Room { to: SocketId(0), from: 0, upto: 0 },
            Place::Arrival { to: SocketId(0), from: 0, upto: 0 },
            Place::Children(ProcessId(0)),
            Place::EndOfStream(SocketId(0)),
            Place::Accepting(SocketId(0)),
            Place::Receiving(SocketId(0)),
            Place::Sending(SocketId(0)),
            Place::Alive(ProcessId(0)),
            Place::Listing(FILE),
            Place::Content { file: FILE, from: 0, upto: 0 },
            Place::Length(FILE),
            Place::Attributes(FILE),
            Place::FileLock(FILE),
            Place::Descriptor { descriptor: ONE, file: FILE },
            Place::Exported(ONE),
            Place::Exports,
            Place::Bound { registry: ONE, name: 0 },
            Place::Bindings(ONE),
            Place::Defined(ONE),
        ];
        let mut tags: Vec<u8> = places.iter().map(|place| place.parts().tag).collect();
        tags.sort_unstable();
        tags.dedup();
        assert_eq!(tags.len(), places.len());
    }

    #[test]
    fn a_place_fits_into_three_words() {
        assert!(size_of::<Place>() <= 24);
    }
}
