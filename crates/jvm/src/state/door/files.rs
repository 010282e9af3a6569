//! Files and descriptors: what is done to them is made known together with the memory it uses.

use heddle_access::{Access, Mode, Order, Place};
use heddle_files::{Errno, FileKind, Files, Flags, From, Metadata, Reading, Times, Written};

use super::{Call, Cell, Fresh, Span};
use crate::interp::{Result, Stop};
use crate::machine::{EPOCH_MILLIS, Machine};

/// What became of an operation on files.
pub type FileResult<T> = heddle_files::Result<T>;

/// The number in the field of a `FileDescriptor` that was closed.
const CLOSED: i32 = -1;
/// With more ranges than this, bytes go from one to the next in steps of their own.
const RANGES_MAX: usize = 64;

/// A descriptor, and the field its number was found in: who uses the one makes the other known.
#[derive(Clone, Copy, Debug)]
pub struct Descriptor {
    number: i32,
    found_in: Option<Cell>,
}

impl Descriptor {
    /// By a number that came as an argument.
    pub fn of_number(number: i32) -> Descriptor {
        Descriptor { number, found_in: None }
    }

    pub fn number(self) -> i32 {
        self.number
    }

    pub fn is_closed(self) -> bool {
        self.number == CLOSED
    }
}

/// The files of a process at a time, for an operation that was made known.
pub struct Disk<'a> {
    pub(super) files: &'a mut Files,
    pub(super) now: i64,
}

/// Operations as they are, and those that want to know the time.
macro_rules! operations {
    (
        as_they_are { $(fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty;)* }
        at_a_time { $(fn $timed:ident($($with:ident: $of:ty),*) -> $gives:ty;)* }
    ) => {
        impl Disk<'_> {
            $(pub fn $name(&mut self, $($arg: $type),*) -> $result {
                self.files.$name($($arg),*)
            })*
            $(pub fn $timed(&mut self, $($with: $of),*) -> $gives {
                self.files.$timed($($with,)* self.now)
            })*
        }
    };
}

operations! {
    as_they_are {
        fn metadata(from: From, path: &[u8], follow: bool) -> FileResult<Metadata>;
        fn metadata_of(number: i32) -> FileResult<Metadata>;
        fn check_access(path: &[u8], wanted: u32) -> FileResult<()>;
        fn link_target(path: &[u8]) -> FileResult<Vec<u8>>;
        fn real_path(path: &[u8]) -> FileResult<Vec<u8>>;
        fn names(path: &[u8]) -> FileResult<Vec<Vec<u8>>>;
        fn open_listing(path: &[u8]) -> FileResult<u64>;
        fn open_listing_of(number: i32) -> FileResult<u64>;
        fn next_name(listing: u64) -> FileResult<Option<Vec<u8>>>;
        fn close_listing(listing: u64) -> FileResult<()>;
        fn close(number: i32) -> FileResult<()>;
        fn duplicate(number: i32) -> FileResult<i32>;
        fn redirect(from: i32, to: i32) -> FileResult<()>;
        fn is_append(number: i32) -> bool;
        fn position(number: i32) -> FileResult<u64>;
        fn seek(number: i32, position: u64) -> FileResult<()>;
        fn size(number: i32) -> FileResult<u64>;
        fn set_owner(path: &[u8], follow: bool, user: i32, group: i32) -> FileResult<()>;
        fn set_owner_of(number: i32, user: i32, group: i32) -> FileResult<()>;
    }
    at_a_time {
        fn open(from: From, path: &[u8], flags: Flags, mode: u32) -> FileResult<i32>;
        fn make_directory(path: &[u8], mode: u32) -> FileResult<()>;
        fn make_link(target: &[u8], path: &[u8]) -> FileResult<()>;
        fn make_hard_link(existing: &[u8], path: &[u8]) -> FileResult<()>;
        fn remove(from: From, path: &[u8], directory: bool) -> FileResult<()>;
        fn rename(old: (From, &[u8]), new: (From, &[u8])) -> FileResult<()>;
        fn set_mode(from: From, path: &[u8], follow: bool, mode: u32) -> FileResult<()>;
        fn set_mode_of(number: i32, mode: u32) -> FileResult<()>;
        fn set_times(from: From, path: &[u8], follow: bool, times: Times) -> FileResult<()>;
        fn set_times_of(number: i32, times: Times) -> FileResult<()>;
    }
}

impl Disk<'_> {
    pub fn working_directory(&self) -> Vec<u8> {
        self.files.working_directory().as_os_str().as_encoded_bytes().to_vec()
    }
}

impl Machine {
    /// Before files are looked at or changed, together with accesses to memory. Of the files only
    /// transfers of bytes are recorded so far, by `accesses_through`.
    fn begin_files(&mut self, _mode: Mode, memory: &[Access]) -> Result<()> {
        self.begin(memory, Order::Declared)
    }

    pub(super) fn disk(&mut self) -> Disk<'_> {
        let now = EPOCH_MILLIS * 1_000_000 + self.now;
        Disk { files: &mut self.process_mut().files, now }
    }

    pub(super) fn field_of(&self, descriptor: Descriptor, mode: Mode) -> Option<Access> {
        let place = self.place_of(descriptor.found_in?.span());
        Some(Access { place, mode })
    }

    /// What a transfer of bytes through a descriptor does, beside the memory it is from or to.
    pub(super) fn accesses_through(
        &mut self,
        descriptor: Descriptor,
        mode: Mode,
    ) -> Result<Vec<Access>> {
        let mut accesses: Vec<Access> = self.field_of(descriptor, Mode::Read).into_iter().collect();
        match descriptor.number {
            0 | 2 => {}
            1 if self.watch.as_ref().is_some_and(|watch| watch.outputs) => {
                accesses.push(Access::write(Place::Output));
            }
            1 => {}
            _ => accesses.push(Access::write(Place::Disk)),
        }
        accesses.extend(self.mapping_access(descriptor.number, mode)?);
        Ok(accesses)
    }

    /// Reads at a position, or at the descriptor's own; 0 at the end.
    pub(super) fn read_now(
        &mut self,
        number: i32,
        at: Option<u64>,
        buffer: &mut [u8],
    ) -> FileResult<usize> {
        self.take_mapped(number);
        let process = self.thread().process;
        let files = &mut self.process_mut().files;
        let reading = match at {
            Some(position) => files.read_at(number, position, buffer),
            None => files.read(number, buffer),
        };
        Ok(match reading? {
            Reading::Bytes(count) => count,
            Reading::Stream => self.console.read(process.0, buffer),
        })
    }

    /// Writes all bytes, at a position or at the descriptor's own.
    fn write_now(&mut self, number: i32, at: Option<u64>, bytes: &[u8]) -> FileResult<usize> {
        self.take_mapped(number);
        let process = self.thread().process;
        let Disk { files, now } = self.disk();
        let written = match at {
            Some(position) => files.write_at(number, position, bytes, now),
            None => files.write(number, bytes, now),
        };
        match written? {
            Written::All => self.show_mapped(number),
            Written::Stream(stream) => self.print(process.0, stream, bytes),
        }
        Ok(bytes.len())
    }

    /// The part of `into` that a read will fill. What is no file is asked for all of it.
    fn part_to_fill(&mut self, number: i32, at: Option<u64>, into: &[Span]) -> Vec<Span> {
        let files = &self.process().files;
        let rest = || -> FileResult<u64> {
            if files.metadata_of(number)?.kind != FileKind::File {
                return Ok(u64::MAX);
            }
            let position = at.map_or_else(|| files.position(number), Ok)?;
            Ok(files.size(number)?.saturating_sub(position))
        };
        // What cannot be read fills nothing.
        let mut rest = rest().unwrap_or(0);
        let mut filled = Vec::new();
        for &span in into {
            let length = span.length().min(rest);
            filled.push(span.part(0, length));
            rest -= length;
        }
        filled
    }

    fn are_contended(&mut self, spans: &[Span], mode: Mode) -> bool {
        spans.len() > RANGES_MAX || spans.iter().any(|&span| self.is_contended(span, mode))
    }

    /// Brings bytes from outside into memory: at once, or, where others use the memory, first into
    /// the thread, and from there in steps of their own.
    fn bring(
        &mut self,
        accesses: &[Access],
        into: &[Span],
        produce: impl FnOnce(&mut Machine, &mut [u8]) -> FileResult<usize>,
    ) -> Result<FileResult<usize>> {
        if let Some(kept) = self.kept_bytes() {
            let count = kept.len();
            self.lay_bytes(into)?;
            return Ok(Ok(count));
        }
        let by_steps = self.are_contended(into, Mode::Write);
        let mut known = accesses.to_vec();
        if !by_steps {
            known.extend(into.iter().map(|&span| Access::write(self.place_of(span))));
        }
        self.begin(&known, Order::Declared)?;
        // What is not there is found out before anything is taken from outside.
        if into.iter().any(|&span| self.raw_bytes(span).is_none()) {
            return Err(missing());
        }
        let length: u64 = into.iter().map(|span| span.length()).sum();
        let mut bytes = vec![0; length as usize];
        let count = match produce(self, &mut bytes) {
            Ok(count) => count,
            Err(errno) => return Ok(Err(errno)),
        };
        bytes.truncate(count);
        if by_steps {
            self.keep_bytes(bytes);
            self.lay_bytes(into)?;
            return Ok(Ok(count));
        }
        let mut rest = &*bytes;
        for span in into {
            let (first, others) = rest.split_at(rest.len().min(span.length() as usize));
            if !self.raw_write(span.part(0, first.len() as u64), first) {
                return Err(missing());
            }
            rest = others;
        }
        Ok(Ok(count))
    }

    /// Takes bytes out of memory for an operation with these accesses: together with them, or, where
    /// others use the memory, in steps of their own before it.
    fn take(&mut self, accesses: &[Access], from: &[Span]) -> Result<Vec<u8>> {
        if self.is_begun() || self.are_contended(from, Mode::Read) {
            let bytes = self.gather_by_units(from)?;
            self.begin(accesses, Order::Declared)?;
            return Ok(bytes);
        }
        let mut known = accesses.to_vec();
        known.extend(from.iter().map(|&span| Access::read(self.place_of(span))));
        self.begin(&known, Order::Declared)?;
        let mut bytes = Vec::new();
        for &span in from {
            bytes.extend_from_slice(self.raw_bytes(span).ok_or_else(missing)?);
        }
        Ok(bytes)
    }
}

impl Call<'_> {
    /// The descriptor whose number a field holds. To look is free; to use it makes the look known.
    pub fn descriptor(&self, field: Cell) -> Result<Descriptor> {
        let number = self.machine.raw_load(field)? as i32;
        Ok(Descriptor { number, found_in: Some(field) })
    }

    /// The files, to be looked at or changed.
    pub fn disk(&mut self, mode: Mode) -> Result<Disk<'_>> {
        self.machine.begin_files(mode, &[])?;
        Ok(self.machine.disk())
    }

    /// The same for an operation that goes by descriptors.
    pub fn disk_of<const N: usize>(
        &mut self,
        descriptors: [Descriptor; N],
        mode: Mode,
    ) -> Result<Disk<'_>> {
        let fields = descriptors.iter().filter_map(|&one| self.machine.field_of(one, Mode::Read));
        let fields: Vec<Access> = fields.collect();
        self.machine.begin_files(mode, &fields)?;
        Ok(self.machine.disk())
    }

    /// As `disk_of`; what was found is stored in memory, in the same operation.
    pub fn fill_from_disk<const N: usize>(
        &mut self,
        descriptor: Option<Descriptor>,
        mode: Mode,
        cells: [Cell; N],
        find: impl FnOnce(&mut Disk<'_>) -> FileResult<[u64; N]>,
    ) -> Result<FileResult<()>> {
        let machine = &mut *self.machine;
        let field = descriptor.and_then(|one| machine.field_of(one, Mode::Read));
        let writes = cells.iter().map(|cell| Access::write(machine.place_of(cell.span())));
        let known: Vec<Access> = field.into_iter().chain(writes).collect();
        machine.begin_files(mode, &known)?;
        let found = match find(&mut machine.disk()) {
            Ok(found) => found,
            Err(errno) => return Ok(Err(errno)),
        };
        for (cell, bits) in cells.into_iter().zip(found) {
            machine.raw_store(cell, bits)?;
        }
        Ok(Ok(()))
    }

    /// Turns a byte from 0 into 1 and fills memory, in one operation; false if it was not 0.
    pub fn take_once<const N: usize>(
        &mut self,
        byte: Cell,
        cells: [Cell; N],
        values: [u64; N],
    ) -> Result<bool> {
        let machine = &mut *self.machine;
        let all = cells.iter().chain([&byte]);
        let known: Vec<Access> =
            all.map(|cell| Access::write(machine.place_of(cell.span()))).collect();
        machine.begin(&known, Order::Declared)?;
        if machine.raw_load(byte)? != 0 {
            return Ok(false);
        }
        machine.raw_store(byte, 1)?;
        for (cell, bits) in cells.into_iter().zip(values) {
            machine.raw_store(cell, bits)?;
        }
        Ok(true)
    }

    /// A new exception, whose fields are still to be set.
    pub fn make_fresh_throwable(&mut self, class: &'static str) -> Result<Fresh> {
        Ok(Fresh::new(self.machine.make_throwable(class, None)?))
    }

    /// Closes what the descriptor in a field stands for. The standard streams stay open, on nothing.
    pub fn close_descriptor(&mut self, field: Cell) -> Result<FileResult<()>> {
        let descriptor = self.descriptor(field)?;
        let mode = if descriptor.is_closed() { Mode::Read } else { Mode::Write };
        let access = self.machine.field_of(descriptor, mode);
        self.machine.begin_files(mode, access.as_slice())?;
        if descriptor.is_closed() {
            return Ok(Ok(()));
        }
        self.machine.raw_store(field, u64::from(CLOSED as u32))?;
        let Disk { files, .. } = self.machine.disk();
        Ok(match descriptor.number {
            0..=2 => {
                files.close_stream(descriptor.number);
                Ok(())
            }
            number => files.close(number),
        })
    }

    /// Reads at a position, or at the descriptor's own, into ranges one after the other; 0 at the
    /// end.
    pub fn read_file(
        &mut self,
        from: Descriptor,
        at: Option<u64>,
        into: &[Span],
    ) -> Result<FileResult<usize>> {
        let machine = &mut *self.machine;
        // What was read before is laid where it belongs, whatever the file holds by now.
        let into = match machine.kept_bytes() {
            Some(_) => into.to_vec(),
            None => machine.part_to_fill(from.number, at, into),
        };
        let accesses = machine.accesses_through(from, Mode::Read)?;
        machine.bring(&accesses, &into, |machine, bytes| machine.read_now(from.number, at, bytes))
    }

    /// Reads one byte; nothing at the end.
    pub fn read_byte(&mut self, from: Descriptor) -> Result<FileResult<Option<u8>>> {
        let accesses = self.machine.accesses_through(from, Mode::Read)?;
        self.machine.begin(&accesses, Order::Declared)?;
        let mut byte = [0];
        let count = self.machine.read_now(from.number, None, &mut byte);
        Ok(count.map(|count| (count > 0).then_some(byte[0])))
    }

    /// Writes all bytes of ranges, at a position or at the descriptor's own.
    pub fn write_file(
        &mut self,
        to: Descriptor,
        at: Option<u64>,
        from: &[Span],
    ) -> Result<FileResult<usize>> {
        let accesses = self.machine.accesses_through(to, Mode::Write)?;
        let bytes = self.machine.take(&accesses, from)?;
        Ok(self.machine.write_now(to.number, at, &bytes))
    }

    pub fn write_byte(&mut self, to: Descriptor, byte: u8) -> Result<FileResult<()>> {
        let accesses = self.machine.accesses_through(to, Mode::Write)?;
        self.machine.begin(&accesses, Order::Declared)?;
        Ok(self.machine.write_now(to.number, None, &[byte]).map(|_| ()))
    }

    /// Moves up to `length` bytes from one file to another: a read and a write, each an operation.
    pub fn move_bytes(
        &mut self,
        (from, at): (Descriptor, Option<u64>),
        to: Descriptor,
        length: u64,
    ) -> Result<FileResult<usize>> {
        let machine = &mut *self.machine;
        if machine.kept_bytes().is_none() {
            let accesses = machine.accesses_through(from, Mode::Read)?;
            machine.begin(&accesses, Order::Declared)?;
            let mut bytes = vec![0; length as usize];
            match machine.read_now(from.number, at, &mut bytes) {
                Ok(0) => return Ok(Ok(0)),
                Ok(count) => bytes.truncate(count),
                Err(errno) => return Ok(Err(errno)),
            }
            machine.keep_bytes(bytes);
        }
        let accesses = machine.accesses_through(to, Mode::Write)?;
        machine.begin(&accesses, Order::Declared)?;
        let bytes = machine.kept_bytes().map_or(Vec::new(), <[u8]>::to_vec);
        machine.end_bulk();
        Ok(machine.write_now(to.number, None, &bytes))
    }

    /// How many bytes can be read without waiting.
    pub fn available(&mut self, from: Descriptor) -> Result<FileResult<u64>> {
        let Disk { files, .. } = self.disk_of([from], Mode::Read)?;
        let rest = || -> FileResult<Option<u64>> {
            if files.stream_of(from.number)?.is_some() {
                return Ok(None);
            }
            Ok(Some(files.size(from.number)?.saturating_sub(files.position(from.number)?)))
        };
        Ok(match rest() {
            Ok(Some(count)) => Ok(count),
            Ok(None) => {
                let process = self.machine.thread().process;
                Ok(self.machine.console.available(process.0) as u64)
            }
            Err(errno) => Err(errno),
        })
    }

    /// Fills memory from the machine's sequence of random bytes.
    pub fn fill_random(&mut self, into: Span) -> Result<()> {
        let filled = self.machine.bring(&[], &[into], |machine, bytes| {
            machine.process_mut().files.fill_random(bytes);
            Ok(bytes.len())
        })?;
        debug_assert!(filled.is_ok(), "there are always more random bytes");
        Ok(())
    }
}

/// What the library says of an error of the system.
pub fn io_exception(errno: Errno) -> Stop {
    Stop::throw("java/io/IOException", errno.message())
}

fn missing() -> Stop {
    Stop::unsupported("input or output of memory that is not there")
}
