//! Bytes between memory and what lies outside: files, the host's streams, random devices.

use heddle_access::{Access, Mode, Order, Place};
use heddle_files::{FileKind, Reading, Written};

use super::files::{Descriptor, Disk, FileResult};
use super::{Call, Span};
use crate::interp::{Result, Stop};
use crate::machine::Machine;

/// With more ranges than this, bytes go from one to the next in steps of their own.
const RANGES_MAX: usize = 64;

impl Machine {
    /// What a transfer of bytes through a descriptor does, beside the memory it is from or to.
    pub(super) fn accesses_through(
        &mut self,
        descriptor: Descriptor,
        mode: Mode,
    ) -> Result<Vec<Access>> {
        let mut accesses: Vec<Access> = self.field_of(descriptor, Mode::Read).into_iter().collect();
        match descriptor.number() {
            0 => accesses.extend(self.input_access(Mode::Write)),
            2 => {}
            1 if self.watch.as_ref().is_some_and(|watch| watch.outputs) => {
                accesses.push(Access::write(Place::Output));
            }
            1 => {}
            _ => accesses.push(Access::write(Place::Disk)),
        }
        accesses.extend(self.mapping_access(descriptor.number(), mode)?);
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
            Reading::Stream => self.read_input(process, buffer),
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
            None => machine.part_to_fill(from.number(), at, into),
        };
        let accesses = machine.accesses_through(from, Mode::Read)?;
        machine.bring(&accesses, &into, |machine, bytes| machine.read_now(from.number(), at, bytes))
    }

    /// Reads one byte; nothing at the end.
    pub fn read_byte(&mut self, from: Descriptor) -> Result<FileResult<Option<u8>>> {
        let accesses = self.machine.accesses_through(from, Mode::Read)?;
        self.machine.begin(&accesses, Order::Declared)?;
        let mut byte = [0];
        let count = self.machine.read_now(from.number(), None, &mut byte);
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
        Ok(self.machine.write_now(to.number(), at, &bytes))
    }

    pub fn write_byte(&mut self, to: Descriptor, byte: u8) -> Result<FileResult<()>> {
        let accesses = self.machine.accesses_through(to, Mode::Write)?;
        self.machine.begin(&accesses, Order::Declared)?;
        Ok(self.machine.write_now(to.number(), None, &[byte]).map(|_| ()))
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
            match machine.read_now(from.number(), at, &mut bytes) {
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
        let written = machine.write_now(to.number(), None, &bytes);
        // The files' own positions say how far it came.
        if at.is_none() {
            machine.remember_attempt();
        }
        Ok(written)
    }

    /// How many bytes can be read without waiting.
    pub fn available(&mut self, from: Descriptor) -> Result<FileResult<u64>> {
        let Disk { files, .. } = self.disk_of([from], Mode::Read)?;
        let rest = || -> FileResult<Option<u64>> {
            if files.stream_of(from.number())?.is_some() {
                return Ok(None);
            }
            Ok(Some(files.size(from.number())?.saturating_sub(files.position(from.number())?)))
        };
        Ok(match rest() {
            Ok(Some(count)) => Ok(count),
            Ok(None) => {
                let process = self.machine.thread().process;
                Ok(self.machine.available_input(process) as u64)
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

fn missing() -> Stop {
    Stop::unsupported("input or output of memory that is not there")
}
