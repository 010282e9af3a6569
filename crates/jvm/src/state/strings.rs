//! The text of a `String`: it never changes, so whoever has a string may look at it.

use crate::machine::Machine;
use crate::state::{ARRAY_BASE, Heap, Ref};

const LATIN1: u8 = 0;
const UTF16: u8 = 1;

/// A string's characters as the library keeps them.
pub(crate) enum Characters<'a> {
    Latin1(&'a [u8]),
    /// Two bytes each, the lower one first.
    Utf16(&'a [u8]),
}

impl Machine {
    pub(crate) fn new_string_of(&mut self, characters: Characters<'_>) -> Ref {
        let (bytes, coder) = match characters {
            Characters::Latin1(bytes) => (bytes, LATIN1),
            Characters::Utf16(bytes) => (bytes, UTF16),
        };
        let value = self.byte_array(bytes);
        let known = self.well_known();
        let string = self.allocate(known.string);
        let heap = self.heap_mut();
        heap.store_ref(string, known.string_value, value);
        heap.store_u8(string, known.string_coder, coder);
        string
    }

    pub(crate) fn characters(&self, string: Ref) -> Characters<'_> {
        self.characters_in(self.heap(), string)
    }

    pub(super) fn characters_in<'a>(&self, heap: &'a Heap, string: Ref) -> Characters<'a> {
        let known = self.well_known();
        let value = heap.load_ref(string, known.string_value);
        // A string that is being made has nothing yet.
        if value.is_null() {
            return Characters::Latin1(&[]);
        }
        let bytes = heap.bytes(value, ARRAY_BASE, heap.length(value));
        match heap.load_u8(string, known.string_coder) {
            LATIN1 => Characters::Latin1(bytes),
            _ => Characters::Utf16(bytes),
        }
    }
}

impl Characters<'_> {
    pub(crate) fn units(&self) -> Vec<u16> {
        match self {
            Characters::Latin1(bytes) => bytes.iter().map(|&byte| u16::from(byte)).collect(),
            Characters::Utf16(bytes) => {
                bytes.chunks_exact(2).map(|pair| u16::from_le_bytes([pair[0], pair[1]])).collect()
            }
        }
    }
}
