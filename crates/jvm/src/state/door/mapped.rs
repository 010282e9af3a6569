//! Files that are mapped into memory. Whoever uses such a file by its descriptor uses that memory.

use heddle_access::{Access, Mode, Order, ProcessId};
use heddle_files::Files;

use super::files::{Descriptor, FileResult};
use super::{Call, Span};
use crate::interp::{Result, Stop};
use crate::machine::Machine;

pub const PAGE_BYTES: u64 = 4096;
/// The largest file that can be mapped.
const MAPPED_BYTES_MAX: u64 = 1 << 32;

/// Why a file cannot be mapped.
pub enum Unmappable {
    TooLarge,
    /// It grew beyond the block that was set aside for it.
    Grown,
    Failed(heddle_files::Errno),
}

impl Machine {
    /// What a use of a file does to the memory it is mapped to. File and memory are the same bytes,
    /// but not in the machine: while other threads use the memory the run ends by name.
    pub(super) fn mapping_access(&mut self, number: i32, mode: Mode) -> Result<Option<Access>> {
        let files = self.draft_of_files();
        if files.is_mapped_elsewhere(number) {
            return Err(Stop::unsupported(
                "a file that another process has mapped into its memory",
            ));
        }
        let Some((address, length)) = files.mapping(number) else { return Ok(None) };
        let block = Span::off_heap(address, length);
        if self.is_contended(block, mode) {
            return Err(Stop::unsupported(
                "input or output of a file that other threads use through a mapping at the same time",
            ));
        }
        Ok(Some(Access { place: self.place_of(block), mode }))
    }

    /// Brings what was written through a mapping into the file it maps.
    pub(super) fn take_mapped(&mut self, number: i32) {
        let Some((address, length)) = self.draft_of_files().mapping(number) else { return };
        let (now, process) = (self.disk_time(), self.thread().process);
        if let Some(bytes) = self.process().native_memory.read(address, length) {
            let bytes = bytes.to_vec();
            // It was read and written before, so it can be again.
            let _ = self.change_files(process, |files| files.take_mapped(number, &bytes, now));
        }
    }

    /// Brings what was written to a file into the memory it is mapped to.
    pub(super) fn show_mapped(&mut self, number: i32) {
        let files = self.draft_of_files();
        if let Some((address, length)) = files.mapping(number)
            && let Some(block) = self.process_mut().native_memory_mut().write(address, length)
        {
            let _ = files.content_at_start(number, block);
        }
    }

    /// A process ends: what it wrote through mappings is in the files.
    pub(super) fn write_back_mappings(&mut self, process: ProcessId) {
        let now = self.disk_time();
        let memory = self.processes[process.0 as usize].native_memory.clone();
        self.change_files(process, |files| {
            for address in files.mapped_blocks() {
                let read = |block, length| memory.read(block, length);
                // As many times as it was mapped.
                while let Ok(None) = files.remove_mapping(address, now, read) {}
            }
        });
    }
}

impl Call<'_> {
    /// Sets the length of an open file. A position behind the new end stays, or moves to the end.
    pub fn set_size(
        &mut self,
        descriptor: Descriptor,
        size: u64,
        moves_back: bool,
    ) -> Result<FileResult<()>> {
        let machine = &mut *self.machine;
        let number = descriptor.number();
        let plan = |files: &Files| files.plan_size(number, size, moves_back);
        let through = machine.plan_through(descriptor, Mode::Read, plan)?;
        machine.begin_through(through, &[])?;
        machine.take_mapped(number);
        let (now, process) = (machine.disk_time(), machine.thread().process);
        Ok(machine.change_files(process, |files| {
            let position = if moves_back { files.position(number)? } else { 0 };
            files.set_size(number, size, now)?;
            if position > size { files.seek(number, size) } else { Ok(()) }
        }))
    }

    /// Copies a part of a file into a block of its own.
    pub fn map_privately(
        &mut self,
        descriptor: Descriptor,
        position: u64,
        length: u64,
    ) -> Result<std::result::Result<u64, Unmappable>> {
        if u32::try_from(length).is_err() {
            return Ok(Err(Unmappable::TooLarge));
        }
        let machine = &mut *self.machine;
        let number = descriptor.number();
        let plan = |files: &Files| files.plan_read(number, Some(position), length);
        let through = machine.plan_through(descriptor, Mode::Read, plan)?;
        machine.begin_through(through, &[])?;
        let mut bytes = vec![0; length as usize];
        if let Err(errno) = machine.read_now(number, Some(position), &mut bytes) {
            return Ok(Err(Unmappable::Failed(errno)));
        }
        let memory = machine.process_mut().native_memory_mut();
        let address = memory.allocate_mapped(length, PAGE_BYTES);
        // Nobody has its address yet.
        if let Some(block) = memory.write(address, length) {
            block.copy_from_slice(&bytes);
        }
        Ok(Ok(address))
    }

    /// Maps a file. All shared mappings of it are in one block, so that each sees what is written
    /// through another.
    pub fn map_shared(
        &mut self,
        descriptor: Descriptor,
        position: u64,
        length: u64,
    ) -> Result<std::result::Result<u64, Unmappable>> {
        let machine = &mut *self.machine;
        let number = descriptor.number();
        let plan = |files: &Files| files.plan_read(number, Some(0), u64::MAX);
        let through = machine.plan_through(descriptor, Mode::Write, plan)?;
        machine.begin_through(through, &[])?;
        machine.take_mapped(number);
        let end = position + length;
        let files = machine.draft_of_files();
        let (block, block_length) = match files.mapping(number) {
            Some(mapping) => mapping,
            None => {
                let whole = match files.size(number) {
                    Ok(size) => size.max(end),
                    Err(errno) => return Ok(Err(Unmappable::Failed(errno))),
                };
                if whole > MAPPED_BYTES_MAX {
                    return Ok(Err(Unmappable::TooLarge));
                }
                // Room behind the end, for mappings of a file that grows.
                let whole = whole.next_multiple_of(PAGE_BYTES).max(PAGE_BYTES) * 2;
                let memory = machine.process_mut().native_memory_mut();
                (memory.allocate_mapped(whole, PAGE_BYTES), whole)
            }
        };
        if end > block_length {
            return Ok(Err(Unmappable::Grown));
        }
        drop(files);
        let process = machine.thread().process;
        let add = |files: &mut Files| files.add_mapping(number, block, block_length);
        if let Err(errno) = machine.change_files(process, add) {
            return Ok(Err(Unmappable::Failed(errno)));
        }
        machine.show_mapped(number);
        Ok(Ok(block + position))
    }

    /// Ends a mapping by an address in it; its block goes with the last one.
    pub fn unmap(&mut self, address: u64) -> Result<()> {
        let machine = &mut *self.machine;
        if let Some((from, length)) = machine.process().native_memory.block_of(address) {
            let place = machine.place_of(Span::off_heap(from, length));
            machine.begin(&[Access::write(place)], Order::Declared)?;
        }
        let (now, process) = (machine.disk_time(), machine.thread().process);
        let memory = machine.process().native_memory.clone();
        let removed = machine.change_files(process, |files| {
            files.remove_mapping(address, now, |block, length| memory.read(block, length))
        });
        drop(memory);
        let memory = machine.process_mut().native_memory_mut();
        match removed {
            Ok(Some(block)) => memory.free(block),
            Ok(None) => {}
            // A private mapping has a block of its own.
            Err(_) => memory.free(address),
        }
        Ok(())
    }
}
