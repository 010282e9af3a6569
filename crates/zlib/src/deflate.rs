//! Compression: the stream, its three ways to go about it, and blocks that are only stored.

use super::checksum::adler32;
use super::matching::{DISTANCE_MAX, Effort, LOOKAHEAD_MIN, MATCH_MIN, WINDOW_BYTES, Window, read};
use super::trees::Blocks;
use super::{Status, Transfer};

const LEVEL_DEFAULT: i32 = 6;
const LEVEL_MAX: i32 = 9;
/// A match of three bytes from further away is not worth it.
const TOO_FAR: usize = 4096;
/// The longest stored block.
const STORED_MAX: usize = 65535;
/// How much zlib's buffer for waiting bytes holds; it decides where stored blocks end.
const PENDING_BYTES: usize = 1 << 16;

const FILTERED: i32 = 1;
const HUFFMAN_ONLY: i32 = 2;
const STRATEGY_MAX: i32 = 4;

/// When what was put in must come out.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub enum Flush {
    None,
    Sync,
    Full,
    Finish,
    /// At the end of a block; the stream's own, when its parameters change.
    Block,
}

impl Flush {
    /// By the number zlib has for it.
    pub fn of_number(number: i32) -> Option<Flush> {
        match number {
            0 => Some(Flush::None),
            2 => Some(Flush::Sync),
            3 => Some(Flush::Full),
            4 => Some(Flush::Finish),
            _ => None,
        }
    }

    /// A flush that does no more than the one before it does nothing.
    fn rank(self) -> i32 {
        match self {
            Flush::None => 0,
            Flush::Block => 1,
            Flush::Sync => 4,
            Flush::Full => 6,
            Flush::Finish => 8,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Phase {
    Start,
    Busy,
    Finished,
}

/// How a pass over the input ended.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pass {
    NeedMore,
    BlockDone,
    FinishStarted,
    FinishDone,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Method {
    Stored,
    Fast,
    Slow,
}

const EFFORTS: [(Method, Effort); 10] = [
    (Method::Stored, effort(0, 0, 0, 0)),
    (Method::Fast, effort(4, 4, 8, 4)),
    (Method::Fast, effort(4, 5, 16, 8)),
    (Method::Fast, effort(4, 6, 32, 32)),
    (Method::Slow, effort(4, 4, 16, 16)),
    (Method::Slow, effort(8, 16, 32, 32)),
    (Method::Slow, effort(8, 16, 128, 128)),
    (Method::Slow, effort(8, 32, 128, 256)),
    (Method::Slow, effort(32, 128, 258, 1024)),
    (Method::Slow, effort(32, 258, 258, 4096)),
];

const fn effort(
    good_length: usize,
    lazy_max: usize,
    nice_length: usize,
    chain_max: usize,
) -> Effort {
    Effort { good_length, lazy_max, nice_length, chain_max }
}

#[derive(Clone, Hash)]
pub struct Deflate {
    level: i32,
    strategy: i32,
    /// With zlib's header and trailer around the data.
    wrapped: bool,
    trailer_written: bool,
    phase: Phase,
    /// What the last call asked for; `None`: it ran out of room, so any flush counts again.
    last_flush: Option<Flush>,
    /// Whether any call was made.
    used: bool,
    adler: u32,
    window: Window,
    blocks: Blocks,
    match_length: usize,
    length_before: usize,
    match_before: usize,
    /// The byte before `start` waits: it may be a literal, or a longer match begins behind it.
    literal_waits: bool,
    /// How stale the hash became while blocks were only stored: 1 one slide, 2 altogether.
    hash_debt: u8,
}

impl Deflate {
    pub fn new(level: i32, strategy: i32, wrapped: bool) -> Option<Deflate> {
        let level = if level == -1 { LEVEL_DEFAULT } else { level };
        if !(0..=LEVEL_MAX).contains(&level) || !(0..=STRATEGY_MAX).contains(&strategy) {
            return None;
        }
        Some(Deflate {
            level,
            strategy,
            wrapped,
            trailer_written: false,
            phase: Phase::Start,
            last_flush: Some(Flush::None),
            used: false,
            adler: 1,
            window: Window::new(),
            blocks: Blocks::new(),
            match_length: MATCH_MIN - 1,
            length_before: MATCH_MIN - 1,
            match_before: 0,
            literal_waits: false,
            hash_debt: 0,
        })
    }

    pub fn reset(&mut self) {
        if let Some(fresh) = Deflate::new(self.level, self.strategy, self.wrapped) {
            *self = fresh;
        }
    }

    pub fn adler(&self) -> u32 {
        self.adler
    }

    fn effort(&self) -> Effort {
        EFFORTS[self.level as usize].1
    }

    fn flush_pending(&mut self, io: &mut Transfer<'_>) {
        self.blocks.flush_bits();
        let count = self.blocks.pending.len().min(io.output_left());
        io.put(&self.blocks.pending[..count]);
        self.blocks.pending.drain(..count);
    }

    fn fill_window(&mut self, io: &mut Transfer<'_>) {
        let check = self.wrapped.then_some(&mut self.adler);
        self.window.fill(io, check);
    }

    pub fn run(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Status {
        if self.phase == Phase::Finished && flush != Flush::Finish {
            return Status::Misused;
        }
        if io.output_left() == 0 {
            return Status::NoProgress;
        }
        let before = self.last_flush.replace(flush);
        let first = !std::mem::replace(&mut self.used, true);
        if !self.blocks.pending.is_empty() {
            self.flush_pending(io);
            if io.output_left() == 0 {
                self.last_flush = None;
                return Status::Ok;
            }
        } else if io.input_left() == 0
            && !first
            && before.is_some_and(|before| flush.rank() <= before.rank())
            && flush != Flush::Finish
        {
            return Status::NoProgress;
        }
        if self.phase == Phase::Finished && io.input_left() != 0 {
            return Status::NoProgress;
        }
        if self.phase == Phase::Start {
            self.phase = Phase::Busy;
            if self.wrapped {
                self.write_header();
                self.flush_pending(io);
                if !self.blocks.pending.is_empty() {
                    self.last_flush = None;
                    return Status::Ok;
                }
            }
        }
        let has_work = io.input_left() != 0
            || self.window.lookahead != 0
            || (flush != Flush::None && self.phase != Phase::Finished);
        if has_work && let Some(status) = self.compress(io, flush) {
            return status;
        }
        if flush != Flush::Finish {
            return Status::Ok;
        }
        if !self.wrapped || self.trailer_written {
            return Status::StreamEnd;
        }
        self.blocks.put_short_big(self.adler >> 16);
        self.blocks.put_short_big(self.adler & 0xffff);
        self.flush_pending(io);
        self.trailer_written = true;
        if self.blocks.pending.is_empty() { Status::StreamEnd } else { Status::Ok }
    }

    /// Compresses what there is. `Some`: the call is over.
    fn compress(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Option<Status> {
        let pass = match EFFORTS[self.level as usize].0 {
            Method::Stored => self.store(io, flush),
            _ if self.strategy == HUFFMAN_ONLY => self.compress_without_matches(io, flush),
            Method::Fast => self.compress_fast(io, flush),
            Method::Slow => self.compress_slowly(io, flush),
        };
        if matches!(pass, Pass::FinishStarted | Pass::FinishDone) {
            self.phase = Phase::Finished;
        }
        if matches!(pass, Pass::NeedMore | Pass::FinishStarted) {
            if io.output_left() == 0 {
                self.last_flush = None;
            }
            return Some(Status::Ok);
        }
        if pass == Pass::BlockDone {
            if flush != Flush::Block {
                self.blocks.write_stored(&[], false);
                if flush == Flush::Full {
                    self.window.clear_hash();
                    if self.window.lookahead == 0 {
                        self.window.start = 0;
                        self.window.block_start = 0;
                        self.window.insert = 0;
                    }
                }
            }
            self.flush_pending(io);
            if io.output_left() == 0 {
                self.last_flush = None;
                return Some(Status::Ok);
            }
        }
        None
    }

    fn write_header(&mut self) {
        const METHOD_AND_WINDOW: u32 = 0x78 << 8;
        const PRESET_DICTIONARY: u32 = 0x20;
        let level_flags = match self.level {
            _ if self.strategy >= HUFFMAN_ONLY => 0,
            0 | 1 => 0,
            2..=5 => 1,
            6 => 2,
            _ => 3,
        };
        let mut header = METHOD_AND_WINDOW | level_flags << 6;
        let has_dictionary = self.window.start != 0;
        if has_dictionary {
            header |= PRESET_DICTIONARY;
        }
        header += 31 - header % 31;
        self.blocks.put_short_big(header);
        if has_dictionary {
            self.blocks.put_short_big(self.adler >> 16);
            self.blocks.put_short_big(self.adler & 0xffff);
        }
        self.adler = 1;
    }

    /// Ends the block at `start` and writes it.
    fn end_block(&mut self, io: &mut Transfer<'_>, is_last: bool) {
        let (from, to) = (self.window.block_start, self.window.start);
        let length = (to as isize - from) as usize;
        let bytes = usize::try_from(from).ok().map(|from| &self.window.bytes[from..to]);
        self.blocks.write(bytes, length, is_last);
        self.window.block_start = to as isize;
        self.flush_pending(io);
    }

    /// Sees that enough is known ahead. `Err`: stop and wait; `Ok(false)`: all input is done.
    fn look_ahead(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Result<bool, Pass> {
        if self.window.lookahead < LOOKAHEAD_MIN {
            self.fill_window(io);
            if self.window.lookahead < LOOKAHEAD_MIN && flush == Flush::None {
                return Err(Pass::NeedMore);
            }
        }
        Ok(self.window.lookahead != 0)
    }

    /// All input is done: what remains is written, if the flush says so.
    fn finish_pass(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Pass {
        if flush == Flush::Finish {
            self.end_block(io, true);
            return if io.output_left() == 0 { Pass::FinishStarted } else { Pass::FinishDone };
        }
        if !self.blocks.is_empty() {
            self.end_block(io, false);
            if io.output_left() == 0 {
                return Pass::NeedMore;
            }
        }
        Pass::BlockDone
    }

    /// Takes the first match that is found.
    fn compress_fast(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Pass {
        let effort = self.effort();
        loop {
            match self.look_ahead(io, flush) {
                Err(pass) => return pass,
                Ok(false) => break,
                Ok(true) => {}
            }
            let start = self.window.start;
            let mut candidate = 0;
            if self.window.lookahead >= MATCH_MIN {
                candidate = self.window.insert_at(start);
            }
            if candidate != 0 && start - candidate <= DISTANCE_MAX {
                self.match_length =
                    self.window.longest_match(candidate, self.length_before, &effort);
            }
            let block_full = if self.match_length >= MATCH_MIN {
                let length = self.match_length;
                let full = self.blocks.add_match(start - self.window.match_start, length);
                self.window.lookahead -= length;
                if length <= effort.lazy_max && self.window.lookahead >= MATCH_MIN {
                    for at in start + 1..start + length {
                        self.window.insert_at(at);
                    }
                    self.window.start += length;
                } else {
                    self.window.start += length;
                    let start = self.window.start;
                    self.window.restart_hash(start);
                }
                self.match_length = 0;
                full
            } else {
                let full = self.blocks.add_literal(self.window.bytes[start]);
                self.window.lookahead -= 1;
                self.window.start += 1;
                full
            };
            if block_full {
                self.end_block(io, false);
                if io.output_left() == 0 {
                    return Pass::NeedMore;
                }
            }
        }
        self.window.insert = self.window.start.min(MATCH_MIN - 1);
        self.finish_pass(io, flush)
    }

    /// Takes a match only if there is no longer one at the next byte.
    fn compress_slowly(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Pass {
        let effort = self.effort();
        loop {
            match self.look_ahead(io, flush) {
                Err(pass) => return pass,
                Ok(false) => break,
                Ok(true) => {}
            }
            let start = self.window.start;
            let mut candidate = 0;
            if self.window.lookahead >= MATCH_MIN {
                candidate = self.window.insert_at(start);
            }
            self.length_before = self.match_length;
            self.match_before = self.window.match_start;
            self.match_length = MATCH_MIN - 1;
            if candidate != 0
                && self.length_before < effort.lazy_max
                && start - candidate <= DISTANCE_MAX
            {
                self.match_length =
                    self.window.longest_match(candidate, self.length_before, &effort);
                let is_far = self.match_length == MATCH_MIN
                    && start.wrapping_sub(self.window.match_start) > TOO_FAR;
                if self.match_length <= 5 && (self.strategy == FILTERED || is_far) {
                    self.match_length = MATCH_MIN - 1;
                }
            }
            if self.length_before >= MATCH_MIN && self.match_length <= self.length_before {
                let insert_max = start + self.window.lookahead - MATCH_MIN;
                let length = self.length_before;
                let full = self.blocks.add_match(start - 1 - self.match_before, length);
                self.window.lookahead -= length - 1;
                for at in start + 1..start + length - 1 {
                    if at <= insert_max {
                        self.window.insert_at(at);
                    }
                }
                self.length_before = 0;
                self.literal_waits = false;
                self.match_length = MATCH_MIN - 1;
                self.window.start = start + length - 1;
                if full {
                    self.end_block(io, false);
                    if io.output_left() == 0 {
                        return Pass::NeedMore;
                    }
                }
            } else if self.literal_waits {
                if self.blocks.add_literal(self.window.bytes[start - 1]) {
                    self.end_block(io, false);
                }
                self.window.start += 1;
                self.window.lookahead -= 1;
                if io.output_left() == 0 {
                    return Pass::NeedMore;
                }
            } else {
                self.literal_waits = true;
                self.window.start += 1;
                self.window.lookahead -= 1;
            }
        }
        if self.literal_waits {
            self.blocks.add_literal(self.window.bytes[self.window.start - 1]);
            self.literal_waits = false;
        }
        self.window.insert = self.window.start.min(MATCH_MIN - 1);
        self.finish_pass(io, flush)
    }

    fn compress_without_matches(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Pass {
        loop {
            if self.window.lookahead == 0 {
                self.fill_window(io);
                if self.window.lookahead == 0 {
                    if flush == Flush::None {
                        return Pass::NeedMore;
                    }
                    break;
                }
            }
            self.match_length = 0;
            let full = self.blocks.add_literal(self.window.bytes[self.window.start]);
            self.window.lookahead -= 1;
            self.window.start += 1;
            if full {
                self.end_block(io, false);
                if io.output_left() == 0 {
                    return Pass::NeedMore;
                }
            }
        }
        self.window.insert = 0;
        self.finish_pass(io, flush)
    }

    fn stored_header_bytes(&self) -> usize {
        (self.blocks.hold_bits as usize + 42) >> 3
    }

    /// Bytes of the window that no block has yet, while blocks are only stored.
    fn unstored(&self) -> usize {
        (self.window.start as isize - self.window.block_start) as usize
    }

    /// Copies input to output in stored blocks, directly where there is room.
    fn store(&mut self, io: &mut Transfer<'_>, flush: Flush) -> Pass {
        let input_before = io.consumed;
        let mut last = self.store_directly(io, flush);
        self.remember_stored(io, io.consumed - input_before);
        if last {
            return Pass::FinishDone;
        }
        let flushing = flush != Flush::None && flush != Flush::Finish;
        if flushing && io.input_left() == 0 && self.unstored() == 0 {
            return Pass::BlockDone;
        }
        // What does not fit the output goes into the window, and from there into `pending`.
        let mut room = self.window.bytes.len() - self.window.start;
        if io.input_left() > room && self.window.block_start >= WINDOW_BYTES as isize {
            self.window.block_start -= WINDOW_BYTES as isize;
            self.slide_stored();
            room += WINDOW_BYTES;
        }
        let check = self.wrapped.then_some(&mut self.adler);
        let start = self.window.start;
        let target = &mut self.window.bytes[start..start + room.min(io.input_left())];
        let count = read(io, target, check);
        self.window.start += count;
        self.window.insert += count.min(WINDOW_BYTES - self.window.insert);

        let room = (PENDING_BYTES - self.stored_header_bytes()).min(STORED_MAX);
        let left = self.unstored();
        let worthy = left >= room.min(WINDOW_BYTES);
        let all = (left > 0 || flush == Flush::Finish)
            && flush != Flush::None
            && io.input_left() == 0
            && left <= room;
        if worthy || all {
            let length = left.min(room);
            last = flush == Flush::Finish && io.input_left() == 0 && length == left;
            let from = self.window.block_start as usize;
            self.blocks.write_stored(&self.window.bytes[from..from + length], last);
            self.window.block_start += length as isize;
            self.flush_pending(io);
        }
        if last { Pass::FinishStarted } else { Pass::NeedMore }
    }

    /// Writes stored blocks from the window and the input into the output; true after the last.
    fn store_directly(&mut self, io: &mut Transfer<'_>, flush: Flush) -> bool {
        let worthy = (PENDING_BYTES - 5).min(WINDOW_BYTES);
        loop {
            let header = self.stored_header_bytes();
            if io.output_left() < header {
                return false;
            }
            let waiting = self.unstored();
            let all = waiting + io.input_left();
            let length = STORED_MAX.min(all).min(io.output_left() - header);
            if length < worthy
                && ((length == 0 && flush != Flush::Finish)
                    || flush == Flush::None
                    || length != all)
            {
                return false;
            }
            let last = flush == Flush::Finish && length == all;
            self.blocks.write_stored(&[], last);
            let at = self.blocks.pending.len() - 4;
            let lengths = (length as u32) | (!(length as u32) << 16);
            self.blocks.pending[at..].copy_from_slice(&lengths.to_le_bytes());
            self.flush_pending(io);
            let from_window = waiting.min(length);
            let start = self.window.block_start as usize;
            io.put(&self.window.bytes[start..start + from_window]);
            self.window.block_start += from_window as isize;
            let direct = length - from_window;
            let bytes = &io.input[io.consumed..io.consumed + direct];
            if self.wrapped {
                self.adler = adler32(self.adler, bytes);
            }
            io.output[io.produced..io.produced + direct].copy_from_slice(bytes);
            io.produced += direct;
            io.consumed += direct;
            if last {
                return true;
            }
        }
    }

    /// Puts what was copied directly into the window, for matches after a change of level.
    fn remember_stored(&mut self, io: &Transfer<'_>, used: usize) {
        if used == 0 {
            return;
        }
        let copied = &io.input[io.consumed - used..io.consumed];
        if used >= WINDOW_BYTES {
            self.hash_debt = 2;
            self.window.bytes[..WINDOW_BYTES].copy_from_slice(&copied[used - WINDOW_BYTES..]);
            self.window.start = WINDOW_BYTES;
            self.window.insert = WINDOW_BYTES;
        } else {
            if self.window.bytes.len() - self.window.start <= used {
                self.slide_stored();
            }
            let start = self.window.start;
            self.window.bytes[start..start + used].copy_from_slice(copied);
            self.window.start += used;
            self.window.insert += used.min(WINDOW_BYTES - self.window.insert);
        }
        self.window.block_start = self.window.start as isize;
    }

    fn slide_stored(&mut self) {
        self.window.start -= WINDOW_BYTES;
        self.window.bytes.copy_within(WINDOW_BYTES.., 0);
        self.hash_debt = (self.hash_debt + 1).min(2);
        self.window.insert = self.window.insert.min(self.window.start);
    }

    /// Changes level and strategy from here on.
    pub fn set_parameters(&mut self, io: &mut Transfer<'_>, level: i32, strategy: i32) -> Status {
        let level = if level == -1 { LEVEL_DEFAULT } else { level };
        if !(0..=LEVEL_MAX).contains(&level) || !(0..=STRATEGY_MAX).contains(&strategy) {
            return Status::Misused;
        }
        let method = |level: i32| EFFORTS[level as usize].0;
        if (strategy != self.strategy || method(level) != method(self.level)) && self.used {
            let status = self.run(io, Flush::Block);
            if status == Status::Misused {
                return status;
            }
            if io.input_left() > 0 || self.unstored() + self.window.lookahead > 0 {
                return Status::NoProgress;
            }
        }
        if self.level != level {
            match std::mem::take(&mut self.hash_debt) {
                _ if self.level != 0 => {}
                0 => {}
                1 => self.window.slide_hash(),
                _ => self.window.clear_hash(),
            }
            self.level = level;
        }
        self.strategy = strategy;
        Status::Ok
    }

    /// Starts with a dictionary, as if it had been compressed before.
    pub fn set_dictionary(&mut self, dictionary: &[u8]) -> Status {
        if (self.wrapped && self.phase != Phase::Start) || self.window.lookahead != 0 {
            return Status::Misused;
        }
        if self.wrapped {
            self.adler = adler32(self.adler, dictionary);
        }
        if dictionary.len() >= WINDOW_BYTES && !self.wrapped {
            self.window.clear_hash();
            self.window.start = 0;
            self.window.block_start = 0;
            self.window.insert = 0;
        }
        let tail = &dictionary[dictionary.len().saturating_sub(WINDOW_BYTES)..];
        let mut io = Transfer::new(tail, &mut []);
        self.window.fill(&mut io, None);
        while self.window.lookahead >= MATCH_MIN {
            let end = self.window.start + self.window.lookahead - (MATCH_MIN - 1);
            for at in self.window.start..end {
                self.window.insert_at(at);
            }
            self.window.start = end;
            self.window.lookahead = MATCH_MIN - 1;
            self.window.fill(&mut io, None);
        }
        self.window.start += self.window.lookahead;
        self.window.block_start = self.window.start as isize;
        self.window.insert = self.window.lookahead;
        self.window.lookahead = 0;
        self.match_length = MATCH_MIN - 1;
        self.length_before = MATCH_MIN - 1;
        self.literal_waits = false;
        Status::Ok
    }
}
