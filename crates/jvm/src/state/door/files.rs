//! Files and descriptors: what is done to them is made known together with the memory it uses.
//!
//! An operation is done to a draft first, which notes every look and every change. These are made
//! known, and that is where the thread stops if others can see them; else the draft takes the place
//! of what was there. So what an operation does and what it says it does are the same.

use std::sync::Arc;

use heddle_access::{Access, Mode, Order, PipeEnd, Place, ProcessId, Ref};
use heddle_files::{Errno, FileKind, Files, Flags, From, Metadata, Noted, OpenFiles, Times};

use super::children::counted;
use super::{ACCESSES_MAX, Call, Cell, Fresh};
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

    /// The object whose number it is.
    pub(super) fn object(self) -> Option<Ref> {
        self.found_in?.object()
    }

    pub fn is_closed(self) -> bool {
        self.number == CLOSED
    }
}

/// The files as a process sees them, at a time.
pub struct Disk {
    pub(super) files: Files,
    now: i64,
}

/// Operations as they are, and those that want to know the time.
macro_rules! operations {
    (
        as_they_are { $(fn $name:ident($($arg:ident: $type:ty),*) -> $result:ty;)* }
        at_a_time { $(fn $timed:ident($($with:ident: $of:ty),*) -> $gives:ty;)* }
    ) => {
        impl Disk {
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
        fn kind(from: From, path: &[u8], follow: bool) -> FileResult<FileKind>;
        fn kind_of(number: i32) -> FileResult<FileKind>;
        fn inode_of(number: i32) -> FileResult<u64>;
        fn mode(from: From, path: &[u8], follow: bool) -> FileResult<u32>;
        fn length(path: &[u8]) -> FileResult<u64>;
        fn modified(path: &[u8]) -> FileResult<i64>;
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

impl Disk {
    pub fn working_directory(&self) -> Vec<u8> {
        self.files.working_directory().as_os_str().as_encoded_bytes().to_vec()
    }
}

impl Machine {
    /// What the file system says the time is.
    pub(super) fn disk_time(&self) -> i64 {
        EPOCH_MILLIS * 1_000_000 + self.now
    }

    /// The files of the current process, to be looked at or to be changed as a draft.
    pub(super) fn draft_of_files(&self) -> Files {
        let process = self.thread().process;
        let (disk, own) = (self.disks.of(process).clone(), self.process().files.clone());
        Files::new(disk, own, process, self.is_watched())
    }

    /// Does what was made known to the files of a process themselves: nothing is copied that only
    /// they have.
    pub(super) fn change_files<T>(
        &mut self,
        process: ProcessId,
        change: impl FnOnce(&mut Files) -> T,
    ) -> T {
        let disk = std::mem::take(Arc::make_mut(&mut self.disks).of_mut(process));
        let own = std::mem::take(&mut self.processes[process.0 as usize].files);
        let mut files = Files::new(disk, own, process, false);
        let result = change(&mut files);
        let (disk, own) = files.into_parts();
        *Arc::make_mut(&mut self.disks).of_mut(process) = disk;
        self.processes[process.0 as usize].files = own;
        result
    }

    /// Does something to files, together with accesses to memory.
    fn on_disk<T>(
        &mut self,
        descriptors: &[Descriptor],
        memory: &[Access],
        operation: impl FnOnce(&mut Disk) -> T,
    ) -> Result<T> {
        let now = self.disk_time();
        let process = self.thread().process;
        if !self.is_watched() {
            let before = counted(self.process().files.pipes());
            let result = self.change_files(process, |files| {
                let empty = Files::new(Arc::default(), Arc::default(), process, false);
                let mut disk = Disk { files: std::mem::replace(files, empty), now };
                let result = operation(&mut disk);
                *files = disk.files;
                result
            });
            for (end, count) in fewer(before, &self.process().files) {
                self.release_pipe(end, count);
            }
            return Ok(result);
        }
        let mut disk = Disk { files: self.draft_of_files(), now };
        let result = operation(&mut disk);
        let mut noted = disk.files.noted();
        let closed = self.closed_pipes(disk.files.own());
        let ends = closed.iter().flat_map(|&(end, count)| self.network.plan_release(end, count));
        noted.accesses.extend(ends);
        self.begin_files(noted, descriptors, memory)?;
        let (disk, own) = disk.files.into_parts();
        if !Arc::ptr_eq(&disk, self.disks.of(process)) {
            *Arc::make_mut(&mut self.disks).of_mut(process) = disk;
        }
        if !Arc::ptr_eq(&own, &self.process().files) {
            self.process_mut().files = own;
        }
        closed.into_iter().for_each(|(end, count)| self.release_pipe(end, count));
        Ok(result)
    }

    /// The ends of pipes that the current process has fewer descriptors of in a draft.
    fn closed_pipes(&self, draft: &OpenFiles) -> Vec<(PipeEnd, u32)> {
        fewer(counted(self.process().files.pipes()), draft)
    }

    /// Before files are looked at or changed, together with accesses to memory. Files of a host
    /// with one process are like memory of that process; those of several are like what lies
    /// between processes.
    pub(super) fn begin_files(
        &mut self,
        noted: Noted,
        descriptors: &[Descriptor],
        memory: &[Access],
    ) -> Result<()> {
        if !self.is_watched() {
            return Ok(());
        }
        for (file, name) in noted.names {
            self.program.name_file(file, &name);
        }
        // Numbers without an object belong to the method of the library that uses them.
        let object_of = |number: i32| {
            let known = descriptors.iter().find(|descriptor| descriptor.number == number);
            known.and_then(|descriptor| descriptor.found_in?.object())
        };
        let uses = noted.descriptors.iter().filter_map(|&(number, file, mode)| {
            let place = Place::Descriptor { descriptor: object_of(number)?, file };
            Some(Access { place, mode })
        });
        let memory: Vec<Access> = memory.iter().copied().chain(uses).collect();
        let between = noted.accesses;
        if memory.len() + between.len() > ACCESSES_MAX {
            return Err(Stop::unsupported(
                "a path of very many folders, or input and output there",
            ));
        }
        self.notice_between(&between);
        let is_unobserved = self.thread().operations.is_some() && self.in_unobserved_operation();
        if self.files_lie_between() && !is_unobserved && !self.is_observing() {
            return self.begin_network(&between, &memory);
        }
        self.begin(&[memory, between].concat(), Order::Declared)
    }

    /// Whether other processes can see the files of the current one.
    pub(super) fn files_lie_between(&self) -> bool {
        self.disks.is_shared(self.thread().process) || self.has_family()
    }

    pub(super) fn field_of(&self, descriptor: Descriptor, mode: Mode) -> Option<Access> {
        let place = self.place_of(descriptor.found_in?.span());
        Some(Access { place, mode })
    }

    /// Closes what a process leaves open, as far as other processes can see it.
    pub(crate) fn close_files(&mut self, process: ProcessId) {
        if !self.disks.is_shared(process) {
            return;
        }
        self.write_back_mappings(process);
        self.change_files(process, Files::close_all);
    }

    /// Where the end of a process, which gives its locks back, meets what others do to files.
    pub(super) fn plan_end_of_files(&self, process: ProcessId) -> Vec<Access> {
        if !self.disks.is_shared(process) {
            return Vec::new();
        }
        let locked = self.disks.of(process).locked_by(process);
        locked.into_iter().map(|file| Access::write(Place::FileLock(file))).collect()
    }
}

impl Call<'_> {
    /// The descriptor whose number a field holds. To look is free; to use it makes the look known.
    pub fn descriptor(&self, field: Cell) -> Result<Descriptor> {
        let number = self.machine.raw_load(field)? as i32;
        Ok(Descriptor { number, found_in: Some(field) })
    }

    /// Looks at files or changes them, in one operation.
    pub fn on_disk<T>(&mut self, operation: impl FnOnce(&mut Disk) -> T) -> Result<T> {
        self.machine.on_disk(&[], &[], operation)
    }

    /// The same for an operation that goes by descriptors.
    pub fn on_disk_of<T, const N: usize>(
        &mut self,
        descriptors: [Descriptor; N],
        operation: impl FnOnce(&mut Disk) -> T,
    ) -> Result<T> {
        let fields = descriptors.iter().filter_map(|&one| self.machine.field_of(one, Mode::Read));
        let mut fields: Vec<Access> = fields.collect();
        if descriptors.iter().any(|descriptor| descriptor.number() == 0) {
            fields.extend(self.machine.input_access(Mode::Read));
        }
        self.machine.on_disk(&descriptors, &fields, operation)
    }

    /// As `on_disk_of`; what was found is stored in memory, in the same operation.
    pub fn fill_from_disk<const N: usize>(
        &mut self,
        descriptor: Option<Descriptor>,
        cells: [Cell; N],
        find: impl FnOnce(&mut Disk) -> FileResult<[u64; N]>,
    ) -> Result<FileResult<()>> {
        let machine = &mut *self.machine;
        let field = descriptor.and_then(|one| machine.field_of(one, Mode::Read));
        let writes = cells.iter().map(|cell| Access::write(machine.place_of(cell.span())));
        let known: Vec<Access> = field.into_iter().chain(writes).collect();
        let found = match machine.on_disk(descriptor.as_slice(), &known, find)? {
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
        let closed =
            self.machine.on_disk(&[descriptor], access.as_slice(), |disk| {
                match descriptor.number {
                    CLOSED => Ok(()),
                    0..=2 => {
                        disk.files.close_stream(descriptor.number);
                        Ok(())
                    }
                    number => disk.close(number),
                }
            })?;
        if !descriptor.is_closed() {
            self.machine.raw_store(field, u64::from(CLOSED as u32))?;
        }
        Ok(closed)
    }
}

/// What there was of ends of pipes and is not there any more.
fn fewer(before: Vec<(PipeEnd, u32)>, now: &OpenFiles) -> Vec<(PipeEnd, u32)> {
    if before.is_empty() {
        return before;
    }
    let now = counted(now.pipes());
    let left = |end| now.iter().find(|(other, _)| *other == end).map_or(0, |(_, count)| *count);
    let closed = before.into_iter().map(|(end, count)| (end, count.saturating_sub(left(end))));
    closed.filter(|&(_, count)| count > 0).collect()
}

/// What the library says of an error of the system.
pub fn io_exception(errno: Errno) -> Stop {
    Stop::throw("java/io/IOException", errno.message())
}
