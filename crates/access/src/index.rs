//! Finds the accesses of a long run that may meet a place, without looking at all of them.
//!
//! Ranges of bytes are found by the blocks they lie in, everything else by the place itself.

use crate::place::{Parts, Place};

/// Elements next to each other are found together.
const BLOCK_BYTES: u64 = 64;
/// A range over more blocks than this counts as near to everything.
const BLOCKS_MAX: u64 = 64;

/// By place, the numbers of accesses in their run.
#[derive(Debug)]
pub(crate) struct Index {
    /// In order.
    blocks: Vec<(Block, u32)>,
    wide: Vec<u32>,
}

/// The variant of a place, its object, and which part of it.
type Block = (u8, u32, u64, u64);

impl Index {
    pub(crate) fn new<'a>(places: impl Iterator<Item = &'a Place>) -> Index {
        let mut index = Index { blocks: Vec::new(), wide: Vec::new() };
        for (number, place) in (0..).zip(places) {
            match blocks(place) {
                Some(blocks) => index.blocks.extend(blocks.map(|block| (block, number))),
                None => index.wide.push(number),
            }
        }
        index.blocks.sort_unstable();
        index
    }

    /// The numbers of all accesses that overlap a place, and maybe of others, in order. None: that
    /// may be any.
    pub(crate) fn near(&self, place: &Place) -> Option<Vec<u32>> {
        let mut near = self.wide.clone();
        for block in blocks(place)? {
            let start = self.blocks.partition_point(|(known, _)| *known < block);
            let found = self.blocks[start..].iter().take_while(|(known, _)| *known == block);
            near.extend(found.map(|(_, number)| *number));
        }
        near.sort_unstable();
        near.dedup();
        Some(near)
    }
}

/// The blocks a place lies in; places that overlap have one in common. None: there are too many.
fn blocks(place: &Place) -> Option<impl Iterator<Item = Block>> {
    let Parts { tag, object, from, upto } = place.parts();
    let is_range = matches!(
        place,
        Place::Memory { .. }
            | Place::OffHeap { .. }
            | Place::Sent { .. }
            | Place::Arrival { .. }
            | Place::Room { .. }
            | Place::Datagrams { .. }
    );
    let (first, last, rest) = match is_range {
        true => (from / BLOCK_BYTES, upto.max(from + 1).div_ceil(BLOCK_BYTES), 0),
        false => (from, from + 1, upto),
    };
    (last - first <= BLOCKS_MAX).then(|| (first..last).map(move |part| (tag, object.0, part, rest)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ids::{Ref, SocketId};

    fn memory(object: u32, from: u32, upto: u32) -> Place {
        Place::Memory { object: Ref(object), from, upto }
    }

    #[test]
    fn what_overlaps_is_near() {
        let wide = 64 * 64 + 8;
        let places = [
            memory(1, 8, 12),
            memory(1, 60, 70),
            memory(1, 64, 65),
            memory(1, 0, wide),
            memory(1, 200, 400),
            memory(2, 8, 12),
            Place::OffHeap { from: 8, upto: 12 },
            Place::OffHeap { from: u64::MAX - 9, upto: u64::MAX },
            Place::Sent { to: SocketId(1), from: 8, upto: 12 },
            Place::Monitor(Ref(1)),
            Place::Permit(Ref(1)),
            Place::Port { host: 1, port: 80 },
            Place::Port { host: 1, port: 81 },
            Place::Clock,
        ];
        let index = Index::new(places.iter());
        for place in &places {
            let overlapping = (0..).zip(&places).filter(|(_, other)| place.overlaps(other));
            let overlapping: Vec<u32> = overlapping.map(|(number, _)| number).collect();
            match index.near(place) {
                Some(near) => {
                    let missing = overlapping.iter().find(|number| !near.contains(number));
                    assert_eq!(missing, None, "near {place:?}");
                }
                None => assert_eq!(*place, memory(1, 0, wide)),
            }
        }
    }

    #[test]
    fn what_lies_apart_is_not_looked_at() {
        let elements: Vec<Place> = (0..1000).map(|i| memory(1, 16 + 4 * i, 20 + 4 * i)).collect();
        let index = Index::new(elements.iter());
        for element in &elements {
            let near = index.near(element).expect("one element is no wide range");
            assert!(near.len() <= 16, "{} near {element:?}", near.len());
        }
        assert_eq!(index.near(&memory(2, 16, 20)), Some(Vec::new()));
    }
}
