//! Files and descriptors: what is done to them is made known together with the memory it uses.

use heddle_access::{Access, Mode, Order};
use heddle_files::{Errno, Files, Flags, From, Metadata, Times};

use super::{Call, Cell, Fresh};
use crate::interp::{Result, Stop};
use crate::machine::{EPOCH_MILLIS, Machine};

/// What became of an operation on files.
pub type FileResult<T> = heddle_files::Result<T>;

/// The number in the field of a `FileDescriptor` that was closed.
const CLOSED: i32 = -1;

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
    /// transfers of bytes are recorded so far, by `transfers.rs`.
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
        let mut accesses: Vec<Access> = fields.collect();
        if descriptors.iter().any(|descriptor| descriptor.number() == 0) {
            accesses.extend(self.machine.input_access(Mode::Read));
        }
        self.machine.begin_files(mode, &accesses)?;
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
}

/// What the library says of an error of the system.
pub fn io_exception(errno: Errno) -> Stop {
    Stop::throw("java/io/IOException", errno.message())
}
