//! States of a composition: rows of numbers of one length, each stored once.

use xxhash_rust::xxh3::xxh3_64;

pub(super) struct Table {
    width: usize,
    rows: Vec<u32>,
    /// Row numbers plus one by hash; 0 is free.
    slots: Vec<u32>,
    count: usize,
    /// The bytes of a row, for hashing.
    bytes: Vec<u8>,
}

impl Table {
    pub(super) fn new(width: usize) -> Table {
        Table { width, rows: Vec::new(), slots: vec![0; 1 << 10], count: 0, bytes: Vec::new() }
    }

    pub(super) fn len(&self) -> usize {
        self.count
    }

    pub(super) fn row(&self, number: usize) -> &[u32] {
        &self.rows[number * self.width..(number + 1) * self.width]
    }

    /// The number of a row, and whether it is new.
    pub(super) fn insert(&mut self, row: &[u32]) -> (usize, bool) {
        if 4 * (self.count + 1) > 3 * self.slots.len() {
            self.grow();
        }
        let mut at = self.hash(row) as usize & (self.slots.len() - 1);
        loop {
            match self.slots[at] {
                0 => break,
                number if self.row(number as usize - 1) == row => {
                    return (number as usize - 1, false);
                }
                _ => at = (at + 1) & (self.slots.len() - 1),
            }
        }
        self.rows.extend_from_slice(row);
        self.count += 1;
        self.slots[at] = self.count as u32;
        (self.count - 1, true)
    }

    fn hash(&mut self, row: &[u32]) -> u64 {
        self.bytes.clear();
        self.bytes.extend(row.iter().flat_map(|number| number.to_le_bytes()));
        xxh3_64(&self.bytes)
    }

    fn grow(&mut self) {
        let length = self.slots.len() * 2;
        self.slots = vec![0; length];
        for number in 0..self.count {
            let row = self.row(number).to_vec();
            let mut at = self.hash(&row) as usize & (length - 1);
            while self.slots[at] != 0 {
                at = (at + 1) & (length - 1);
            }
            self.slots[at] = number as u32 + 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_is_stored_once() {
        let mut table = Table::new(2);
        for round in 0..2 {
            for number in 0..5000 {
                let (at, is_new) = table.insert(&[number, number / 7]);
                assert_eq!((at, is_new), (number as usize, round == 0));
            }
        }
        assert_eq!(table.len(), 5000);
        assert_eq!(table.row(70), [70, 10]);
    }
}
