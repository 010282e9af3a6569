//! A small generator of random numbers: the same seed gives the same numbers everywhere.

pub(crate) struct Random(u64);

impl Random {
    /// The numbers of one run: runs differ whatever the seed, and do not depend on each other.
    pub(crate) fn new(seed: u64, run: u64) -> Random {
        let mut random = Random(seed);
        let start = random.next();
        Random(start ^ run.wrapping_mul(0xd1b5_4a32_d192_ed03))
    }

    /// SplitMix64: a counter whose bits are spread.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        bits ^ bits >> 31
    }

    /// One of 0..count.
    pub(crate) fn below(&mut self, count: usize) -> usize {
        ((u128::from(self.next()) * count as u128) >> 64) as usize
    }
}
