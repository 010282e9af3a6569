//! Decompression, as far as input and room for output go, any number of bytes at a time.
//!
//! It takes a byte of input only when it needs a bit of it. So what is left of the input at the
//! end of a stream is exactly what zlib leaves, and programs go on reading there.

use std::sync::Arc;

use super::checksum::adler32;
use super::huffman::{Decoded, Huffman, Purpose, fixed};
use super::{Status, Transfer};

const WINDOW_BYTES: usize = 1 << 15;
const ORDER: [u8; 19] = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const LENGTH_BASES: [u16; 29] = [
    3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131,
    163, 195, 227, 258,
];
const LENGTH_BITS: [u8; 29] =
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const DISTANCE_BASES: [u16; 30] = [
    1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
    2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577,
];
const DISTANCE_BITS: [u8; 30] = [
    0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12, 13,
    13,
];
const END_OF_BLOCK: u16 = 256;

#[derive(Clone, Hash)]
pub struct Inflate {
    /// With zlib's header and trailer around the data.
    wrapped: bool,
    mode: Mode,
    /// Bits that were taken from the input and not used yet.
    hold: u64,
    bits: u32,
    is_last: bool,
    /// The last bytes of output, round and round.
    window: Vec<u8>,
    /// Where the next byte goes.
    next: usize,
    /// How many bytes of the window are there.
    have: usize,
    codes: Option<(Arc<Huffman>, Arc<Huffman>)>,
    check: u32,
    /// What `getAdler` tells.
    adler: u32,
    dictionary_set: bool,
}

#[derive(Clone, Debug, Hash)]
enum Mode {
    Header,
    DictionaryId,
    Dictionary,
    BlockType,
    StoredLength,
    Stored { left: usize },
    TableSizes,
    CodeLengths { sizes: Sizes, lengths: Vec<u8> },
    Lengths { sizes: Sizes, code: Arc<Huffman>, lengths: Vec<u8> },
    Symbol,
    Literal(u8),
    LengthExtra { symbol: usize },
    Distance { length: usize },
    DistanceExtra { length: usize, symbol: usize },
    Match { length: usize, distance: usize },
    Check,
    Done,
    Bad(&'static str),
}

#[derive(Clone, Copy, Debug, Hash)]
struct Sizes {
    literals: usize,
    distances: usize,
    code_lengths: usize,
}

/// Why decoding pauses: no more input, no more room, or the end.
enum Pause {
    Input,
    Output,
    Ended(Status),
}

type Step<T> = Result<T, Pause>;

impl Inflate {
    pub fn new(wrapped: bool) -> Inflate {
        Inflate {
            wrapped,
            mode: if wrapped { Mode::Header } else { Mode::BlockType },
            hold: 0,
            bits: 0,
            is_last: false,
            window: Vec::new(),
            next: 0,
            have: 0,
            codes: None,
            check: 1,
            adler: u32::from(wrapped),
            dictionary_set: false,
        }
    }

    pub fn reset(&mut self) {
        // A bare stream keeps what it last said, which is nothing.
        *self = Inflate::new(self.wrapped);
    }

    pub fn adler(&self) -> u32 {
        self.adler
    }

    /// Gives the preset dictionary.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> Status {
        let awaited = matches!(self.mode, Mode::Dictionary);
        if self.wrapped && !awaited {
            return Status::Misused;
        }
        if awaited && adler32(1, dictionary) != self.check {
            return Status::Corrupt("");
        }
        for &byte in &dictionary[dictionary.len().saturating_sub(WINDOW_BYTES)..] {
            self.remember(byte);
        }
        self.dictionary_set = true;
        Status::Ok
    }

    pub fn run(&mut self, io: &mut Transfer<'_>) -> Status {
        let (consumed, produced) = (io.consumed, io.produced);
        let pause = loop {
            if let Err(pause) = self.step(io, produced) {
                break pause;
            }
        };
        let status = match pause {
            Pause::Ended(status) => status,
            Pause::Input | Pause::Output => Status::Ok,
        };
        if self.wrapped && io.produced > produced {
            self.check = adler32(self.check, &io.output[produced..io.produced]);
            self.adler = self.check;
        }
        if status == Status::Ok && io.consumed == consumed && io.produced == produced {
            return Status::NoProgress;
        }
        status
    }

    /// Makes sure that so many bits are there.
    #[inline]
    fn need(&mut self, io: &mut Transfer<'_>, bits: u32) -> Step<()> {
        while self.bits < bits {
            let Some(&byte) = io.input.get(io.consumed) else { return Err(Pause::Input) };
            io.consumed += 1;
            self.hold |= u64::from(byte) << self.bits;
            self.bits += 8;
        }
        Ok(())
    }

    #[inline]
    fn drop_bits(&mut self, bits: u32) {
        self.hold >>= bits;
        self.bits -= bits;
    }

    fn take(&mut self, io: &mut Transfer<'_>, bits: u32) -> Step<usize> {
        self.need(io, bits)?;
        let value = self.hold & ((1 << bits) - 1);
        self.drop_bits(bits);
        Ok(value as usize)
    }

    /// Decodes a symbol without using up its bits.
    #[inline]
    fn symbol(&mut self, io: &mut Transfer<'_>, code: &Huffman) -> Step<Option<(usize, u32)>> {
        loop {
            match code.decode(self.hold, self.bits) {
                Decoded::Symbol { symbol, bits } => return Ok(Some((usize::from(symbol), bits))),
                Decoded::Invalid => return Ok(None),
                Decoded::Short => self.need(io, self.bits + 1)?,
            }
        }
    }

    fn bad(&mut self, reason: &'static str) -> Step<()> {
        self.mode = Mode::Bad(reason);
        Ok(())
    }

    fn remember(&mut self, byte: u8) {
        if self.window.is_empty() {
            self.window = vec![0; WINDOW_BYTES];
        }
        self.window[self.next] = byte;
        self.next = (self.next + 1) % WINDOW_BYTES;
        self.have = (self.have + 1).min(WINDOW_BYTES);
    }

    #[inline]
    fn emit(&mut self, io: &mut Transfer<'_>, byte: u8) {
        io.output[io.produced] = byte;
        io.produced += 1;
        self.remember(byte);
    }

    /// Does the next thing. `produced`: where this call's output starts.
    fn step(&mut self, io: &mut Transfer<'_>, produced: usize) -> Step<()> {
        match &self.mode {
            Mode::Header => self.header(io),
            Mode::DictionaryId => {
                self.need(io, 32)?;
                self.check = (self.hold as u32).swap_bytes();
                self.adler = self.check;
                self.drop_bits(32);
                self.mode = Mode::Dictionary;
                Ok(())
            }
            Mode::Dictionary => {
                if !self.dictionary_set {
                    return Err(Pause::Ended(Status::NeedDictionary));
                }
                self.check = 1;
                self.adler = 1;
                self.mode = Mode::BlockType;
                Ok(())
            }
            Mode::BlockType => self.block_type(io),
            Mode::StoredLength => {
                self.drop_bits(self.bits & 7);
                self.need(io, 32)?;
                let (length, complement) = (self.hold as u16, (self.hold >> 16) as u16);
                if length != !complement {
                    return self.bad("invalid stored block lengths");
                }
                self.drop_bits(32);
                self.mode = Mode::Stored { left: usize::from(length) };
                Ok(())
            }
            Mode::Stored { left } => {
                let left = *left;
                self.stored(io, left)
            }
            Mode::TableSizes => {
                self.need(io, 14)?;
                let sizes = Sizes {
                    literals: self.take(io, 5)? + 257,
                    distances: self.take(io, 5)? + 1,
                    code_lengths: self.take(io, 4)? + 4,
                };
                if sizes.literals > 286 || sizes.distances > 30 {
                    return self.bad("too many length or distance symbols");
                }
                self.mode = Mode::CodeLengths { sizes, lengths: Vec::new() };
                Ok(())
            }
            Mode::CodeLengths { .. } => self.code_lengths(io),
            Mode::Lengths { .. } => self.lengths(io),
            Mode::Symbol => self.symbols(io),
            Mode::Literal(byte) => {
                let byte = *byte;
                if io.output_left() == 0 {
                    return Err(Pause::Output);
                }
                self.emit(io, byte);
                self.mode = Mode::Symbol;
                Ok(())
            }
            Mode::LengthExtra { symbol } => {
                let symbol = *symbol;
                let extra = self.take(io, u32::from(LENGTH_BITS[symbol]))?;
                let length = usize::from(LENGTH_BASES[symbol]) + extra;
                self.mode = Mode::Distance { length };
                Ok(())
            }
            Mode::Distance { length } => {
                let length = *length;
                self.distance(io, length)
            }
            Mode::DistanceExtra { length, symbol } => {
                let (length, symbol) = (*length, *symbol);
                let extra = self.take(io, u32::from(DISTANCE_BITS[symbol]))?;
                let distance = usize::from(DISTANCE_BASES[symbol]) + extra;
                self.mode = Mode::Match { length, distance };
                Ok(())
            }
            Mode::Match { length, distance } => {
                let (length, distance) = (*length, *distance);
                self.copy_match(io, length, distance)
            }
            Mode::Check => {
                if self.wrapped {
                    self.need(io, 32)?;
                    let check = adler32(self.check, &io.output[produced..io.produced]);
                    if (self.hold as u32).swap_bytes() != check {
                        return self.bad("incorrect data check");
                    }
                    self.drop_bits(32);
                }
                self.mode = Mode::Done;
                Ok(())
            }
            Mode::Done => Err(Pause::Ended(Status::StreamEnd)),
            Mode::Bad(reason) => Err(Pause::Ended(Status::Corrupt(reason))),
        }
    }

    fn header(&mut self, io: &mut Transfer<'_>) -> Step<()> {
        const DEFLATED: u64 = 8;
        self.need(io, 16)?;
        let hold = self.hold;
        if !((hold & 0xff) << 8 | hold >> 8).is_multiple_of(31) {
            return self.bad("incorrect header check");
        }
        if hold & 15 != DEFLATED {
            return self.bad("unknown compression method");
        }
        if (hold >> 4 & 15) + 8 > 15 {
            return self.bad("invalid window size");
        }
        self.check = 1;
        self.adler = 1;
        self.mode = if hold & 0x2000 != 0 { Mode::DictionaryId } else { Mode::BlockType };
        self.drop_bits(16);
        Ok(())
    }

    fn block_type(&mut self, io: &mut Transfer<'_>) -> Step<()> {
        if self.is_last {
            self.drop_bits(self.bits & 7);
            self.mode = Mode::Check;
            return Ok(());
        }
        self.need(io, 3)?;
        self.is_last = self.hold & 1 != 0;
        let kind = self.hold >> 1 & 3;
        self.drop_bits(3);
        self.mode = match kind {
            0 => Mode::StoredLength,
            1 => {
                self.codes = Some(fixed());
                Mode::Symbol
            }
            2 => Mode::TableSizes,
            _ => Mode::Bad("invalid block type"),
        };
        Ok(())
    }

    fn stored(&mut self, io: &mut Transfer<'_>, left: usize) -> Step<()> {
        if left == 0 {
            self.mode = Mode::BlockType;
            return Ok(());
        }
        let count = left.min(io.input_left()).min(io.output_left());
        if count == 0 {
            return Err(if io.input_left() == 0 { Pause::Input } else { Pause::Output });
        }
        for _ in 0..count {
            let byte = io.input[io.consumed];
            io.consumed += 1;
            self.emit(io, byte);
        }
        self.mode = Mode::Stored { left: left - count };
        Ok(())
    }

    fn code_lengths(&mut self, io: &mut Transfer<'_>) -> Step<()> {
        loop {
            let Mode::CodeLengths { sizes, lengths } = &self.mode else { return Ok(()) };
            let sizes = *sizes;
            if lengths.len() == sizes.code_lengths {
                let mut by_symbol = [0; ORDER.len()];
                for (&length, &symbol) in lengths.iter().zip(&ORDER) {
                    by_symbol[usize::from(symbol)] = length;
                }
                let code = match Huffman::new(&by_symbol, Purpose::Lengths) {
                    Some(code) => Arc::new(code),
                    None => return self.bad("invalid code lengths set"),
                };
                self.mode = Mode::Lengths { sizes, code, lengths: Vec::new() };
                return Ok(());
            }
            let length = self.take(io, 3)? as u8;
            if let Mode::CodeLengths { lengths, .. } = &mut self.mode {
                lengths.push(length);
            }
        }
    }

    fn lengths(&mut self, io: &mut Transfer<'_>) -> Step<()> {
        loop {
            let Mode::Lengths { sizes, code, lengths } = &self.mode else { return Ok(()) };
            let (sizes, code) = (*sizes, code.clone());
            let (count, last) = (lengths.len(), lengths.last().copied());
            if count == sizes.literals + sizes.distances {
                return self.make_codes(sizes);
            }
            let Some((symbol, bits)) = self.symbol(io, &code)? else {
                return self.bad("invalid code lengths set");
            };
            let (extra, base, value) = match symbol {
                0..=15 => (0, 1, Some(symbol as u8)),
                16 => (2, 3, last),
                17 => (3, 3, Some(0)),
                _ => (7, 11, Some(0)),
            };
            self.need(io, bits + extra)?;
            self.drop_bits(bits);
            let repeat = base + self.take(io, extra)?;
            let fits = count + repeat <= sizes.literals + sizes.distances;
            let Some(value) = value.filter(|_| fits) else {
                return self.bad("invalid bit length repeat");
            };
            if let Mode::Lengths { lengths, .. } = &mut self.mode {
                lengths.resize(count + repeat, value);
            }
        }
    }

    fn make_codes(&mut self, sizes: Sizes) -> Step<()> {
        let Mode::Lengths { lengths, .. } = &self.mode else { return Ok(()) };
        if lengths[usize::from(END_OF_BLOCK)] == 0 {
            return self.bad("invalid code -- missing end-of-block");
        }
        let (literals, distances) = lengths.split_at(sizes.literals);
        let Some(literals) = Huffman::new(literals, Purpose::Data) else {
            return self.bad("invalid literal/lengths set");
        };
        let Some(distances) = Huffman::new(distances, Purpose::Data) else {
            return self.bad("invalid distances set");
        };
        self.codes = Some((Arc::new(literals), Arc::new(distances)));
        self.mode = Mode::Symbol;
        Ok(())
    }

    fn symbols(&mut self, io: &mut Transfer<'_>) -> Step<()> {
        let Some((literals, _)) = self.codes.clone() else {
            unreachable!("a block's codes are there before its symbols");
        };
        loop {
            let Some((symbol, bits)) = self.symbol(io, &literals)? else {
                return self.bad("invalid literal/length code");
            };
            self.drop_bits(bits);
            match symbol {
                0..=255 if io.output_left() > 0 => self.emit(io, symbol as u8),
                0..=255 => {
                    self.mode = Mode::Literal(symbol as u8);
                    return Ok(());
                }
                256 => {
                    self.mode = Mode::BlockType;
                    return Ok(());
                }
                257..=285 => {
                    self.mode = Mode::LengthExtra { symbol: symbol - 257 };
                    return Ok(());
                }
                _ => return self.bad("invalid literal/length code"),
            }
        }
    }

    fn distance(&mut self, io: &mut Transfer<'_>, length: usize) -> Step<()> {
        let Some((_, distances)) = self.codes.clone() else {
            unreachable!("a block's codes are there before its symbols");
        };
        match self.symbol(io, &distances)? {
            Some((symbol, bits)) if symbol < 30 => {
                self.drop_bits(bits);
                self.mode = Mode::DistanceExtra { length, symbol };
                Ok(())
            }
            _ => self.bad("invalid distance code"),
        }
    }

    fn copy_match(&mut self, io: &mut Transfer<'_>, length: usize, distance: usize) -> Step<()> {
        if io.output_left() == 0 {
            return Err(Pause::Output);
        }
        if distance > self.have {
            return self.bad("invalid distance too far back");
        }
        let count = length.min(io.output_left());
        let mut from = (self.next + WINDOW_BYTES - distance) % WINDOW_BYTES;
        for _ in 0..count {
            let byte = self.window[from];
            from = (from + 1) % WINDOW_BYTES;
            self.emit(io, byte);
        }
        self.mode = if count == length {
            Mode::Symbol
        } else {
            Mode::Match { length: length - count, distance }
        };
        Ok(())
    }
}
