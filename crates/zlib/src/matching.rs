//! The compressor's window: what was seen, where each three bytes occurred, and longest matches.

use super::Transfer;
use super::checksum::adler32;

pub(super) const WINDOW_BYTES: usize = 1 << 15;
const WINDOW_MASK: usize = WINDOW_BYTES - 1;
const HASH_SIZE: usize = 1 << 15;
const HASH_MASK: usize = HASH_SIZE - 1;
const HASH_SHIFT: u32 = 5;
pub(super) const MATCH_MIN: usize = 3;
pub(super) const MATCH_MAX: usize = 258;
/// So much must be known ahead for a match of full length and a hash behind it.
pub(super) const LOOKAHEAD_MIN: usize = MATCH_MAX + MATCH_MIN + 1;
pub(super) const DISTANCE_MAX: usize = WINDOW_BYTES - LOOKAHEAD_MIN;
/// No position: the first byte of a window is never matched.
const NOWHERE: u16 = 0;

#[derive(Clone, Hash)]
pub(super) struct Window {
    /// Twice the window: the lower half slides out when the upper is full.
    pub(super) bytes: Vec<u8>,
    /// Positions of earlier strings with the same hash, by position.
    previous: Vec<u16>,
    /// Latest position, by hash.
    heads: Vec<u16>,
    hash: usize,
    /// The byte that is looked at next.
    pub(super) start: usize,
    /// Bytes that were read and not looked at.
    pub(super) lookahead: usize,
    /// Where the current block begins; may slide out of the window.
    pub(super) block_start: isize,
    /// Bytes before `start` that are not in the hash yet.
    pub(super) insert: usize,
    pub(super) match_start: usize,
}

/// How hard to look for matches.
#[derive(Clone, Copy)]
pub(super) struct Effort {
    pub(super) good_length: usize,
    pub(super) lazy_max: usize,
    pub(super) nice_length: usize,
    pub(super) chain_max: usize,
}

impl Window {
    pub(super) fn new() -> Window {
        Window {
            bytes: vec![0; 2 * WINDOW_BYTES],
            previous: vec![NOWHERE; WINDOW_BYTES],
            heads: vec![NOWHERE; HASH_SIZE],
            hash: 0,
            start: 0,
            lookahead: 0,
            block_start: 0,
            insert: 0,
            match_start: 0,
        }
    }

    pub(super) fn clear_hash(&mut self) {
        self.heads.fill(NOWHERE);
    }

    fn update_hash(&mut self, byte: u8) {
        self.hash = ((self.hash << HASH_SHIFT) ^ usize::from(byte)) & HASH_MASK;
    }

    pub(super) fn restart_hash(&mut self, at: usize) {
        self.hash = usize::from(self.bytes[at]);
        self.update_hash(self.bytes[at + 1]);
    }

    /// Records the string at a position; gives the last position with the same hash.
    #[inline]
    pub(super) fn insert_at(&mut self, at: usize) -> usize {
        self.update_hash(self.bytes[at + MATCH_MIN - 1]);
        let head = self.heads[self.hash];
        self.previous[at & WINDOW_MASK] = head;
        self.heads[self.hash] = at as u16;
        usize::from(head)
    }

    pub(super) fn slide_hash(&mut self) {
        let slide = |position: &mut u16| {
            *position = position.saturating_sub(WINDOW_BYTES as u16);
        };
        self.heads.iter_mut().for_each(slide);
        self.previous.iter_mut().for_each(slide);
    }

    /// Reads as much input as there is room for.
    pub(super) fn fill(&mut self, io: &mut Transfer<'_>, check: Option<&mut u32>) {
        let mut check = check;
        loop {
            let mut room = self.bytes.len() - self.lookahead - self.start;
            if self.start >= WINDOW_BYTES + DISTANCE_MAX {
                self.bytes.copy_within(WINDOW_BYTES.., 0);
                self.match_start = self.match_start.wrapping_sub(WINDOW_BYTES);
                self.start -= WINDOW_BYTES;
                self.block_start -= WINDOW_BYTES as isize;
                self.insert = self.insert.min(self.start);
                self.slide_hash();
                room += WINDOW_BYTES;
            }
            if io.input_left() == 0 {
                return;
            }
            let at = self.start + self.lookahead;
            self.lookahead += read(io, &mut self.bytes[at..at + room], check.as_deref_mut());
            if self.lookahead + self.insert >= MATCH_MIN {
                let mut at = self.start - self.insert;
                self.restart_hash(at);
                while self.insert > 0 {
                    self.insert_at(at);
                    at += 1;
                    self.insert -= 1;
                    if self.lookahead + self.insert < MATCH_MIN {
                        break;
                    }
                }
            }
            if self.lookahead >= LOOKAHEAD_MIN || io.input_left() == 0 {
                return;
            }
        }
    }

    /// The longest match at `start` with strings from `candidate` backwards, if it is longer than
    /// `length_before`; sets `match_start`.
    pub(super) fn longest_match(
        &mut self,
        candidate: usize,
        length_before: usize,
        effort: &Effort,
    ) -> usize {
        let mut chain = effort.chain_max;
        if length_before >= effort.good_length {
            chain >>= 2;
        }
        let nice_length = effort.nice_length.min(self.lookahead);
        let limit = self.start.saturating_sub(DISTANCE_MAX);
        let (start, bytes) = (self.start, &self.bytes);
        let scan = &bytes[start..(start + MATCH_MAX).min(bytes.len())];
        let mut best = length_before;
        let mut candidate = candidate;
        loop {
            let found = &bytes[candidate..candidate + scan.len()];
            // After a change of level `best` may be zero; zlib then compares the bytes before.
            if found[best] == scan[best]
                && bytes[candidate + best - 1] == bytes[start + best - 1]
                && found[0] == scan[0]
                && found[1] == scan[1]
            {
                let length = common_prefix(scan, found);
                if length > best {
                    self.match_start = candidate;
                    best = length;
                    if length >= nice_length {
                        break;
                    }
                }
            }
            candidate = usize::from(self.previous[candidate & WINDOW_MASK]);
            chain -= 1;
            if candidate <= limit || chain == 0 {
                break;
            }
        }
        best.min(self.lookahead)
    }
}

#[inline]
fn common_prefix(one: &[u8], other: &[u8]) -> usize {
    one.iter().zip(other).position(|(a, b)| a != b).unwrap_or(one.len())
}

/// Copies input, and sums it up if there is a check to keep.
pub(super) fn read(io: &mut Transfer<'_>, target: &mut [u8], check: Option<&mut u32>) -> usize {
    let count = io.input_left().min(target.len());
    let bytes = &io.input[io.consumed..io.consumed + count];
    target[..count].copy_from_slice(bytes);
    if let Some(check) = check {
        *check = adler32(*check, bytes);
    }
    io.consumed += count;
    count
}
