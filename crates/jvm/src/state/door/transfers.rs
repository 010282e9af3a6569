//! Bytes between memory and what lies outside: files, the host's streams, random devices.

use heddle_access::{Access, Mode, Place};
use heddle_files::{FileKind, Files, Noted, Reading, Written};

use super::files::{Descriptor, FileResult};
use super::pipes::Source;
use super::{Call, Span};
use crate::interp::{Result, Stop};
use crate::machine::Machine;

/// With more ranges than this, bytes go from one to the next in steps of their own.
const RANGES_MAX: usize = 64;

/// What a transfer of bytes through a descriptor does, beside the memory it is from or to.
#[derive(Default)]
pub(super) struct Through {
    descriptor: Option<Descriptor>,
    files: Noted,
    others: Vec<Access>,
}

impl Machine {
    /// What a transfer through a descriptor does to files, as `plan` says, and to what else belongs
    /// to it.
    pub(super) fn plan_through(
        &mut self,
        descriptor: Descriptor,
        mode: Mode,
        plan: impl FnOnce(&Files),
    ) -> Result<Through> {
        let mapping = self.mapping_access(descriptor.number(), mode)?;
        if !self.is_watched() {
            return Ok(Through::default());
        }
        let mut others: Vec<Access> = self.field_of(descriptor, Mode::Read).into_iter().collect();
        others.extend(mapping);
        let mut streams = Vec::new();
        let is_output = self.process().files.stream_of(descriptor.number()) == Some(1);
        if is_output && self.watch.as_ref().is_some_and(|watch| watch.outputs) {
            streams.push(Access::write(Place::Output));
        }
        if descriptor.number() == 0 {
            streams.extend(self.input_access(Mode::Write));
        }
        let mut files = self.draft_of_files();
        plan(&files);
        let mut files = files.noted();
        // Processes that were started by each other may share their standard streams.
        match self.has_family() {
            true => files.accesses.extend(streams),
            false => others.extend(streams),
        }
        Ok(Through { descriptor: Some(descriptor), files, others })
    }

    /// Makes a transfer known, with the memory it is from or to.
    pub(super) fn begin_through(&mut self, through: Through, memory: &[Access]) -> Result<()> {
        let Through { descriptor, files, others } = through;
        self.begin_files(files, descriptor.as_slice(), &[&others, memory].concat())
    }

    /// As `begin_through`, for a transfer of no memory.
    fn begin_plain(
        &mut self,
        descriptor: Descriptor,
        mode: Mode,
        plan: impl FnOnce(&Files),
    ) -> Result<()> {
        let through = self.plan_through(descriptor, mode, plan)?;
        self.begin_through(through, &[])
    }

    /// Reads at a position, or at the descriptor's own; 0 at the end.
    pub(super) fn read_now(
        &mut self,
        number: i32,
        at: Option<u64>,
        buffer: &mut [u8],
    ) -> FileResult<usize> {
        let process = self.thread().process;
        if self.process().files.stream_of(number).is_some() {
            return Ok(self.read_input(process, buffer));
        }
        self.take_mapped(number);
        let reading = self.change_files(process, |files| match at {
            Some(position) => files.read_at(number, position, buffer),
            None => files.read(number, buffer),
        });
        match reading? {
            Reading::Bytes(count) => Ok(count),
            Reading::Stream => unreachable!("streams are known by their numbers"),
        }
    }

    /// Writes all bytes, at a position or at the descriptor's own.
    fn write_now(&mut self, number: i32, at: Option<u64>, bytes: &[u8]) -> FileResult<usize> {
        let process = self.thread().process;
        if let Some(stream) = self.process().files.stream_of(number) {
            self.print(self.console_owner(process).0, stream, bytes);
            return Ok(bytes.len());
        }
        self.take_mapped(number);
        let now = self.disk_time();
        let written = self.change_files(process, |files| match at {
            Some(position) => files.write_at(number, position, bytes, now),
            None => files.write(number, bytes, now),
        });
        match written? {
            Written::All => self.show_mapped(number),
            Written::Stream(_) => unreachable!("streams are known by their numbers"),
        }
        Ok(bytes.len())
    }

    /// The part of `into` that a read will fill. What is no file is asked for all of it.
    fn part_to_fill(&mut self, number: i32, at: Option<u64>, into: &[Span]) -> Vec<Span> {
        let files = self.draft_of_files();
        let rest = || -> FileResult<u64> {
            if files.kind_of(number)? != FileKind::File {
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
        through: Through,
        into: &[Span],
        produce: impl FnOnce(&mut Machine, &mut [u8]) -> FileResult<usize>,
    ) -> Result<FileResult<usize>> {
        if let Some(kept) = self.kept_bytes() {
            let count = kept.len();
            self.lay_bytes(into)?;
            return Ok(Ok(count));
        }
        let by_steps = self.are_contended(into, Mode::Write);
        let own = into.iter().filter(|_| !by_steps);
        let memory: Vec<Access> = own.map(|&span| Access::write(self.place_of(span))).collect();
        self.begin_through(through, &memory)?;
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

    /// Takes bytes out of memory for a transfer: together with it, or, where others use the memory,
    /// in steps of their own before it.
    fn take(&mut self, through: Through, from: &[Span]) -> Result<Vec<u8>> {
        if self.is_begun() || self.are_contended(from, Mode::Read) {
            let bytes = self.gather_by_units(from)?;
            self.begin_through(through, &[])?;
            return Ok(bytes);
        }
        let memory: Vec<Access> =
            from.iter().map(|&span| Access::read(self.place_of(span))).collect();
        self.begin_through(through, &memory)?;
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
        if let Some(end) = self.pipe(from) {
            return self.read_pipe(from, end, into);
        }
        self.await_input(from)?;
        let machine = &mut *self.machine;
        let wanted = into.iter().map(|span| span.length()).sum();
        // What was read before is laid where it belongs, whatever the file holds by now.
        let into = match machine.kept_bytes() {
            Some(_) => into.to_vec(),
            None => machine.part_to_fill(from.number(), at, into),
        };
        let number = from.number();
        let through =
            machine.plan_through(from, Mode::Read, |files| files.plan_read(number, at, wanted))?;
        machine.bring(through, &into, |machine, bytes| machine.read_now(number, at, bytes))
    }

    /// Reads one byte; nothing at the end.
    pub fn read_byte(&mut self, from: Descriptor) -> Result<FileResult<Option<u8>>> {
        if let Some(end) = self.pipe(from) {
            return self.read_pipe_byte(from, end);
        }
        self.await_input(from)?;
        let number = from.number();
        self.machine.begin_plain(from, Mode::Read, |files| files.plan_read(number, None, 1))?;
        let mut byte = [0];
        let count = self.machine.read_now(number, None, &mut byte);
        Ok(count.map(|count| (count > 0).then_some(byte[0])))
    }

    /// Writes all bytes of ranges, at a position or at the descriptor's own.
    pub fn write_file(
        &mut self,
        to: Descriptor,
        at: Option<u64>,
        from: &[Span],
    ) -> Result<FileResult<usize>> {
        if let Some(end) = self.pipe(to) {
            return self.write_pipe(to, end, Source::Ranges(from));
        }
        let (machine, number) = (&mut *self.machine, to.number());
        let length = from.iter().map(|span| span.length()).sum();
        let through =
            machine.plan_through(to, Mode::Write, |files| files.plan_write(number, at, length))?;
        let bytes = machine.take(through, from)?;
        Ok(machine.write_now(number, at, &bytes))
    }

    pub fn write_byte(&mut self, to: Descriptor, byte: u8) -> Result<FileResult<()>> {
        if let Some(end) = self.pipe(to) {
            let written = self.write_pipe(to, end, Source::Byte(byte))?;
            return Ok(written.map(|_| ()));
        }
        let number = to.number();
        self.machine.begin_plain(to, Mode::Write, |files| files.plan_write(number, None, 1))?;
        Ok(self.machine.write_now(number, None, &[byte]).map(|_| ()))
    }

    /// Moves up to `length` bytes from one file to another: a read and a write, each an operation.
    pub fn move_bytes(
        &mut self,
        (from, at): (Descriptor, Option<u64>),
        to: Descriptor,
        length: u64,
    ) -> Result<FileResult<usize>> {
        if self.pipe(from).or(self.pipe(to)).is_some() {
            return Err(Stop::unsupported("a transfer between a file and a pipe"));
        }
        let machine = &mut *self.machine;
        if machine.kept_bytes().is_none() {
            let number = from.number();
            machine.begin_plain(from, Mode::Read, |files| files.plan_read(number, at, length))?;
            let mut bytes = vec![0; length as usize];
            match machine.read_now(from.number(), at, &mut bytes) {
                Ok(0) => return Ok(Ok(0)),
                Ok(count) => bytes.truncate(count),
                Err(errno) => return Ok(Err(errno)),
            }
            machine.keep_bytes(bytes);
        }
        let bytes = machine.kept_bytes().map_or(Vec::new(), <[u8]>::to_vec);
        let (number, count) = (to.number(), bytes.len() as u64);
        machine.begin_plain(to, Mode::Write, |files| files.plan_write(number, None, count))?;
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
        if let Some(end) = self.pipe(from) {
            return self.available_in_pipe(from, end);
        }
        let number = from.number();
        if self.machine.process().files.stream_of(number).is_some() {
            self.machine.let_input_arrive(true)?;
            self.on_disk_of([from], |_| ())?;
            let process = self.machine.thread().process;
            return Ok(Ok(self.machine.available_input(process) as u64));
        }
        self.on_disk_of([from], |disk| {
            Ok(disk.size(number)?.saturating_sub(disk.position(number)?))
        })
    }

    /// A read of standard input waits until something has arrived.
    fn await_input(&mut self, from: Descriptor) -> Result<()> {
        let is_input = self.machine.process().files.stream_of(from.number()) == Some(0);
        match is_input && self.machine.kept_bytes().is_none() {
            true => self.machine.let_input_arrive(false),
            false => Ok(()),
        }
    }

    /// Fills memory from the machine's sequence of random bytes.
    pub fn fill_random(&mut self, into: Span) -> Result<()> {
        let filled = self.machine.bring(Through::default(), &[into], |machine, bytes| {
            let process = machine.thread().process;
            machine.change_files(process, |files| files.fill_random(bytes));
            Ok(bytes.len())
        })?;
        debug_assert!(filled.is_ok(), "there are always more random bytes");
        Ok(())
    }
}

fn missing() -> Stop {
    Stop::unsupported("input or output of memory that is not there")
}
