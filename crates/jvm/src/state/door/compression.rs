//! Streams of `java.util.zip`. The library uses each under the monitor of its `ZStreamRef`, so that
//! the streams themselves need no place of their own; the memory they work on does.

use heddle_access::Mode;
use heddle_zlib::{Deflate, Inflate, Status, Transfer};

use super::{Call, Span};
use crate::interp::{Result, Stop};
use crate::state::ZipStreams;

/// What one call of a stream did: how it ended, and how many bytes it took and made.
pub struct Transferred {
    pub status: Status,
    pub consumed: usize,
    pub produced: usize,
}

impl Call<'_> {
    /// A new stream; its address stands for it.
    pub fn new_inflate(&mut self, stream: Inflate) -> u64 {
        self.zip_streams().add_inflate(stream)
    }

    pub fn new_deflate(&mut self, stream: Deflate) -> u64 {
        self.zip_streams().add_deflate(stream)
    }

    pub fn end_stream(&mut self, address: u64) {
        self.zip_streams().remove(address);
    }

    pub fn inflate_stream(&mut self, address: u64) -> Option<&mut Inflate> {
        self.zip_streams().inflate(address)
    }

    pub fn deflate_stream(&mut self, address: u64) -> Option<&mut Deflate> {
        self.zip_streams().deflate(address)
    }

    /// Inflates from one range into another; nothing if there is no such stream.
    pub fn inflate(
        &mut self,
        address: u64,
        input: Span,
        output: Span,
    ) -> Result<Option<Transferred>> {
        let run = |io: &mut Transfer<'_>, streams: &mut ZipStreams| {
            streams.inflate(address).map(|stream| stream.run(io))
        };
        self.transfer("Inflater.inflate", input, output, run)
    }

    /// Deflates from one range into another by `work`; nothing if there is no such stream.
    pub fn deflate(
        &mut self,
        address: u64,
        input: Span,
        output: Span,
        work: impl FnOnce(&mut Deflate, &mut Transfer<'_>) -> Status,
    ) -> Result<Option<Transferred>> {
        let run = |io: &mut Transfer<'_>, streams: &mut ZipStreams| {
            streams.deflate(address).map(|stream| work(stream, io))
        };
        self.transfer("Deflater.deflate", input, output, run)
    }

    /// Runs a stream over input and output. It looks back into what it wrote, so it cannot be split.
    fn transfer(
        &mut self,
        what: &str,
        input: Span,
        output: Span,
        work: impl FnOnce(&mut Transfer<'_>, &mut ZipStreams) -> Option<Status>,
    ) -> Result<Option<Transferred>> {
        let grant = self.grant(what, &[(input, Mode::Read), (output, Mode::Write)])?;
        let bytes = self.bytes(&grant, input).ok_or_else(missing)?.to_vec();
        let mut made = vec![0; output.length() as usize];
        let mut io = Transfer::new(&bytes, &mut made);
        let Some(status) = work(&mut io, self.zip_streams()) else { return Ok(None) };
        let (consumed, produced) = (io.consumed, io.produced);
        let written = output.part(0, produced as u64);
        if !self.write(&grant, written, &made[..produced]) {
            return Err(missing());
        }
        Ok(Some(Transferred { status, consumed, produced }))
    }

    fn zip_streams(&mut self) -> &mut ZipStreams {
        &mut self.machine.process_mut().zlib
    }
}

fn missing() -> Stop {
    Stop::unsupported("compression of memory that is not there")
}
