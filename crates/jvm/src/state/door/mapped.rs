//! Files that are mapped into memory. Whoever uses such a file by its descriptor uses that memory.

use heddle_access::{Access, Mode, Order};

use super::files::{Descriptor, Disk, FileResult};
use super::{Call, Span};
use crate::interp::{Result, Stop};
use crate::machine::{EPOCH_MILLIS, Machine};
use crate::state::Tables;

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
        let Some((address, length)) = self.process().files.mapping(number) else { return Ok(None) };
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
        let now = EPOCH_MILLIS * 1_000_000 + self.now;
        if self.process().files.mapping(number).is_none() {
            return;
        }
        let (_, _, Tables { files, native_memory, .. }) = self.process_mut().parts();
        if let Some((address, length)) = files.mapping(number)
            && let Some(bytes) = native_memory.read(address, length)
        {
            // It was read and written before, so it can be again.
            let _ = files.take_mapped(number, bytes, now);
        }
    }

    /// Brings what was written to a file into the memory it is mapped to.
    pub(super) fn show_mapped(&mut self, number: i32) {
        if self.process().files.mapping(number).is_none() {
            return;
        }
        let (_, _, Tables { files, native_memory, .. }) = self.process_mut().parts();
        if let Some((address, length)) = files.mapping(number)
            && let Some(block) = native_memory.write(address, length)
        {
            let _ = files.content_at_start(number, block);
        }
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
        let field = machine.field_of(descriptor, Mode::Read);
        let mapping = machine.mapping_access(number, Mode::Read)?;
        let known: Vec<Access> = field.into_iter().chain(mapping).collect();
        machine.begin(&known, Order::Declared)?;
        machine.take_mapped(number);
        let Disk { files, now } = machine.disk();
        let mut change = || {
            let position = if moves_back { files.position(number)? } else { 0 };
            files.set_size(number, size, now)?;
            if position > size { files.seek(number, size) } else { Ok(()) }
        };
        Ok(change())
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
        let accesses = machine.accesses_through(descriptor, Mode::Read)?;
        machine.begin(&accesses, Order::Declared)?;
        let mut bytes = vec![0; length as usize];
        if let Err(errno) = machine.read_now(descriptor.number(), Some(position), &mut bytes) {
            return Ok(Err(Unmappable::Failed(errno)));
        }
        let memory = &mut machine.process_mut().native_memory;
        let address = memory.allocate_aligned(length, PAGE_BYTES);
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
        let field = machine.field_of(descriptor, Mode::Read);
        let mapping = machine.mapping_access(number, Mode::Write)?;
        let known: Vec<Access> = field.into_iter().chain(mapping).collect();
        machine.begin(&known, Order::Declared)?;
        machine.take_mapped(number);
        let (_, _, Tables { files, native_memory, .. }) = machine.process_mut().parts();
        let end = position + length;
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
                (native_memory.allocate_aligned(whole, PAGE_BYTES), whole)
            }
        };
        if end > block_length {
            return Ok(Err(Unmappable::Grown));
        }
        if let Err(errno) = files.add_mapping(number, block, block_length) {
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
        let now = EPOCH_MILLIS * 1_000_000 + machine.now;
        let (_, _, Tables { files, native_memory, .. }) = machine.process_mut().parts();
        let read = |block, length| native_memory.read(block, length);
        match files.remove_mapping(address, now, read) {
            Ok(Some(block)) => native_memory.free(block),
            Ok(None) => {}
            // A private mapping has a block of its own.
            Err(_) => native_memory.free(address),
        }
        Ok(())
    }
}
