//! A set of 128-bit fingerprints: 16 to 24 bytes each, shared by all workers.
//!
//! Many small tables, each with its own lock, so that workers rarely meet and a growing table
//! copies a small part of the whole. Within a table, fingerprints are kept in ascending order,
//! each as near as possible to the place its upper bits give: a search for an absent one ends
//! early even in a full table, and growing is one pass from left to right.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::Visit;

const SHARDS: usize = 256;

/// The set, and with `costs` the lowest cost of each member.
pub(super) struct Fingerprints {
    shards: Vec<Shard>,
    bytes: AtomicU64,
}

/// Aligned so that two locks never share a cache line.
#[repr(align(128))]
struct Shard(Mutex<Table>);

impl Fingerprints {
    pub(super) fn new(costs: bool) -> Fingerprints {
        let shards: Vec<Shard> =
            (0..SHARDS).map(|_| Shard(Mutex::new(Table::new(8, costs)))).collect();
        let bytes = shards.iter().map(|shard| shard.0.lock().expect("new").bytes()).sum();
        Fingerprints { shards, bytes: AtomicU64::new(bytes) }
    }

    pub(super) fn visit(&self, key: u128, cost: u32) -> Visit {
        // Zero marks a free place.
        let key = key.max(1);
        // The lower bits choose the table, the upper ones the place in it.
        let shard = &self.shards[key as usize % SHARDS];
        let mut table = shard.0.lock().expect("no worker panicked");
        let before = table.bytes();
        let visit = table.visit(key, cost);
        let after = table.bytes();
        if after != before {
            self.bytes.fetch_add(after.wrapping_sub(before), Relaxed);
        }
        visit
    }

    pub(super) fn bytes(&self) -> u64 {
        self.bytes.load(Relaxed)
    }
}

struct Table {
    /// Places 0..homes, and a few more for those that the last ones push out. The last is free.
    places: Vec<u128>,
    /// One for each place, or empty if costs are not kept.
    costs: Vec<u32>,
    /// How many places can be the first choice of a fingerprint.
    homes: usize,
    count: usize,
}

impl Table {
    fn new(homes: usize, costs: bool) -> Table {
        let places = homes + 8;
        let costs = if costs { vec![0; places] } else { Vec::new() };
        Table { places: vec![0; places], costs, homes, count: 0 }
    }

    fn bytes(&self) -> u64 {
        (16 * self.places.len() + 4 * self.costs.len()) as u64
    }

    fn home(&self, key: u128) -> usize {
        (((key >> 64) * self.homes as u128) >> 64) as usize
    }

    fn visit(&mut self, key: u128, cost: u32) -> Visit {
        let mut place = self.home(key);
        while self.places[place] < key && self.places[place] != 0 {
            place += 1;
        }
        if self.places[place] == key {
            return match self.costs.get_mut(place) {
                Some(known) if cost < *known => {
                    *known = cost;
                    Visit::Cheaper
                }
                Some(known) if cost > *known => Visit::Dearer,
                _ => Visit::Same,
            };
        }
        if self.count >= self.homes / 8 * 7 {
            self.grow();
            return self.visit(key, cost);
        }
        let mut free = place;
        while self.places[free] != 0 {
            free += 1;
        }
        if free + 1 == self.places.len() {
            self.lengthen();
        }
        self.places.copy_within(place..free, place + 1);
        self.places[place] = key;
        if !self.costs.is_empty() {
            self.costs.copy_within(place..free, place + 1);
            self.costs[place] = cost;
        }
        self.count += 1;
        Visit::New
    }

    /// A quarter more places: between 70 and 87 of 100 are taken.
    fn grow(&mut self) {
        let homes = (self.homes + self.homes / 4).next_multiple_of(8);
        let mut larger = Table::new(homes, !self.costs.is_empty());
        let mut free = 0;
        for (place, &key) in self.places.iter().enumerate() {
            if key == 0 {
                continue;
            }
            free = free.max(larger.home(key));
            if free + 1 >= larger.places.len() {
                larger.lengthen();
            }
            larger.places[free] = key;
            if let Some(cost) = self.costs.get(place) {
                larger.costs[free] = *cost;
            }
            free += 1;
        }
        larger.count = self.count;
        *self = larger;
    }

    /// More room for those that do not fit at the end.
    fn lengthen(&mut self) {
        let places = self.places.len() + 16;
        self.places.reserve_exact(16);
        self.places.resize(places, 0);
        if !self.costs.is_empty() {
            self.costs.reserve_exact(16);
            self.costs.resize(places, 0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::mixed;

    #[test]
    fn small_and_right() {
        let set = Fingerprints::new(false);
        for round in [Visit::New, Visit::Same] {
            for number in 0..300_000u128 {
                assert_eq!(set.visit(mixed(number, None, 0), 0), round);
            }
            let bytes = set.bytes() as f64 / 300_000.0;
            assert!((16.0..24.0).contains(&bytes), "{bytes} bytes a state");
        }
    }

    #[test]
    fn keeps_the_lowest_cost() {
        let set = Fingerprints::new(true);
        let cost = |number: u128| (number * 7 % 50) as u32 + 1;
        for number in 0..20_000 {
            assert_eq!(set.visit(mixed(number, None, 0), cost(number)), Visit::New);
        }
        for number in 0..20_000 {
            let key = mixed(number, None, 0);
            assert_eq!(set.visit(key, cost(number)), Visit::Same);
            assert_eq!(set.visit(key, cost(number) + 1), Visit::Dearer);
            assert_eq!(set.visit(key, cost(number) - 1), Visit::Cheaper);
            assert_eq!(set.visit(key, cost(number)), Visit::Dearer);
        }
    }

    #[test]
    fn worst_keys_are_still_found() {
        // All at one place, and the lowest and highest there are.
        let mut table = Table::new(8, false);
        let keys: Vec<u128> = (0..100).map(|low| u128::MAX - low).chain(1..100).collect();
        for &key in &keys {
            assert_eq!(table.visit(key, 0), Visit::New);
        }
        for &key in &keys {
            assert_eq!(table.visit(key, 0), Visit::Same);
        }
    }
}
