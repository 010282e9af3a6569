//! Prefix codes for decoding, from their lengths (RFC 1951 §3.2.2).

use std::sync::{Arc, OnceLock};

const LENGTH_MAX: usize = 15;
/// Codes up to this length are found with one look.
const FAST_BITS: u32 = 9;
const FAST_MASK: u32 = (1 << FAST_BITS) - 1;

#[derive(Debug, Hash)]
pub(super) struct Huffman {
    /// By the next bits: symbol and length, or zero for a code that is longer or not there.
    fast: Vec<u16>,
    /// How many codes there are of each length.
    counts: [u16; LENGTH_MAX + 1],
    /// Symbols in the order of their codes.
    symbols: Vec<u16>,
    length_max: usize,
}

pub(super) enum Decoded {
    Symbol {
        symbol: u16,
        bits: u32,
    },
    /// More bits are needed to tell.
    Short,
    /// No symbol has a code that begins like this.
    Invalid,
}

/// What a set of lengths may be like.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// For the lengths of other codes: must be complete.
    Lengths,
    /// For data: a single code of one bit may stand alone.
    Data,
}

impl Huffman {
    /// `None`: the lengths do not make a code.
    pub(super) fn new(lengths: &[u8], purpose: Purpose) -> Option<Huffman> {
        let mut counts = [0u16; LENGTH_MAX + 1];
        for &length in lengths {
            counts[usize::from(length)] += 1;
        }
        counts[0] = 0;
        let length_max = counts.iter().rposition(|&count| count != 0).unwrap_or(0);
        let mut left: i32 = 1;
        for &count in &counts[1..] {
            left = (left << 1) - i32::from(count);
            if left < 0 {
                return None;
            }
        }
        if length_max > 0 && left > 0 && (purpose == Purpose::Lengths || length_max != 1) {
            return None;
        }
        let mut offsets = [0u16; LENGTH_MAX + 2];
        for length in 1..=LENGTH_MAX {
            offsets[length + 1] = offsets[length] + counts[length];
        }
        let mut symbols = vec![0; lengths.len()];
        for (symbol, &length) in lengths.iter().enumerate() {
            if length != 0 {
                symbols[usize::from(offsets[usize::from(length)])] = symbol as u16;
                offsets[usize::from(length)] += 1;
            }
        }
        let mut huffman = Huffman { fast: Vec::new(), counts, symbols, length_max };
        huffman.fill_fast();
        Some(huffman)
    }

    fn fill_fast(&mut self) {
        let mut fast = vec![0u16; 1 << FAST_BITS];
        let (mut code, mut index) = (0u32, 0usize);
        for length in 1..=FAST_BITS {
            for _ in 0..self.counts[length as usize] {
                let symbol = self.symbols[index];
                // Codes arrive with their highest bit first.
                let reversed = code.reverse_bits() >> (32 - length);
                let step = 1 << length;
                let mut at = reversed;
                while at <= FAST_MASK {
                    fast[at as usize] = symbol << 4 | length as u16;
                    at += step;
                }
                code += 1;
                index += 1;
            }
            code <<= 1;
        }
        self.fast = fast;
    }

    /// Decodes the first symbol of `available` bits, the first of which is the lowest.
    #[inline]
    pub(super) fn decode(&self, hold: u64, available: u32) -> Decoded {
        let entry = self.fast[(hold as u32 & FAST_MASK) as usize];
        let bits = u32::from(entry & 15);
        if bits != 0 {
            if bits > available {
                return Decoded::Short;
            }
            return Decoded::Symbol { symbol: entry >> 4, bits };
        }
        self.decode_slowly(hold, available)
    }

    fn decode_slowly(&self, hold: u64, available: u32) -> Decoded {
        let (mut code, mut first, mut index) = (0i32, 0i32, 0i32);
        for length in 1..=self.length_max.max(1) {
            if length as u32 > available {
                return Decoded::Short;
            }
            code |= (hold >> (length - 1) & 1) as i32;
            let count = i32::from(self.counts[length]);
            if code - count < first {
                let symbol = self.symbols[(index + code - first) as usize];
                return Decoded::Symbol { symbol, bits: length as u32 };
            }
            index += count;
            first = (first + count) << 1;
            code <<= 1;
        }
        Decoded::Invalid
    }
}

/// The codes of blocks that do not bring their own: for literals and lengths, and for distances.
pub(super) fn fixed() -> (Arc<Huffman>, Arc<Huffman>) {
    static FIXED: OnceLock<(Arc<Huffman>, Arc<Huffman>)> = OnceLock::new();
    let make = |lengths: &[u8]| {
        Arc::new(Huffman::new(lengths, Purpose::Data).expect("the fixed codes are complete"))
    };
    let codes = FIXED.get_or_init(|| {
        let mut lengths = [8; 288];
        lengths[144..256].fill(9);
        lengths[256..280].fill(7);
        (make(&lengths), make(&[5; 32]))
    });
    codes.clone()
}
