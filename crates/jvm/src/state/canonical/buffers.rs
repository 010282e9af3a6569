//! Buffers of writers and streams: what lies behind the part in use was written out before, and is
//! overwritten before anybody reads it. It is left out, unless somebody is just filling such a buffer.

use super::super::heap::ARRAY_BASE;
use super::objects::place;
use super::walk::Walk;
use crate::jdk::Buffer;
use crate::program::{ClassId, Kind, Program};

/// The array behind the buffer of the object at `at`, and how many of its bytes are in use.
pub(super) fn buffer_of(
    program: &Program,
    words: &[u64],
    at: usize,
    buffer: Buffer,
) -> Option<(u32, u32)> {
    let half = |at: usize, offset: u32| {
        let (word, shift) = place(offset / 4);
        (words[at + 1 + word] >> shift) as u32
    };
    let held = half(at, buffer.buffer);
    if held == 0 {
        return None;
    }
    let class = |at: u32| program.class(ClassId(words[at as usize] as u32));
    let (array, used) = match buffer.used {
        Some(used) => (held, half(at, used)),
        None => {
            let offset = |name: &str, kind: Kind| {
                let field = class(held).field_named(name);
                field.filter(|field| field.kind == kind).map(|field| field.offset)
            };
            let array = half(held as usize, offset("hb", Kind::Ref)?);
            (array, half(held as usize, offset("position", Kind::Int)?))
        }
    };
    let unit = match &*class(array).name {
        "[B" => 1,
        "[C" => 2,
        _ => return None,
    };
    Some((array, used.checked_mul(unit)?))
}

impl Buffer {
    /// The word in which the object at `at` has its reference to the buffer.
    pub(super) fn word(self, at: usize) -> usize {
        at + 1 + place(self.buffer / 4).0
    }
}

/// What counts of a word of an array, `from` its beginning, of which so many bytes are in use.
pub(super) fn used_of_word(from: usize, used: u32) -> u64 {
    let end = u64::from(ARRAY_BASE + used);
    match end.saturating_sub(from as u64 * 8) {
        0 => 0,
        bytes @ 1..8 => u64::MAX >> (64 - 8 * bytes),
        _ => u64::MAX,
    }
}

impl Walk<'_> {
    /// Notes the buffer of an object.
    pub(super) fn find_buffer(&mut self, at: usize, buffer: Buffer) {
        if !self.fills_buffers
            && let Some(found) = buffer_of(self.program, self.words, at, buffer)
            && found.0 >= self.fixed
        {
            self.scratch.buffers.push(found);
        }
    }

    pub(super) fn used_of(&self, at: u32) -> Option<u32> {
        self.scratch.buffers.iter().find(|(array, _)| *array == at).map(|(_, used)| *used)
    }

    /// Tells the part of an array that is in use.
    pub(super) fn used_part(&mut self, at: usize, used: u32) {
        let length = self.words[at + 1];
        self.out(length);
        let words = ((ARRAY_BASE + used) as usize).div_ceil(8);
        for from in 2..words {
            let word = self.words[at + from] & used_of_word(from, used);
            self.out(word);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::used_of_word;

    #[test]
    fn what_is_not_in_use_is_left_out() {
        // The header and the length are words 0 and 1.
        assert_eq!([1, 2, 3].map(|from| used_of_word(from, 0)), [u64::MAX, 0, 0]);
        assert_eq!([2, 3].map(|from| used_of_word(from, 3)), [0xff_ffff, 0]);
        assert_eq!([2, 3].map(|from| used_of_word(from, 8)), [u64::MAX, 0]);
    }
}
