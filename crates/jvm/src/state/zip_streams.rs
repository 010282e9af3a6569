//! Streams of `java.util.zip` that are open, by the addresses Java knows them by.

use std::collections::BTreeMap;
use std::sync::Arc;

use heddle_zlib::{Deflate, Inflate};

/// Addresses that stand for streams.
const FIRST_ADDRESS: u64 = 0x3000_0000_0000;

/// The streams of a process that are in use, by the address Java knows them by.
#[derive(Clone, Default, Hash)]
pub struct ZipStreams {
    inflating: BTreeMap<u64, Arc<Inflate>>,
    deflating: BTreeMap<u64, Arc<Deflate>>,
    given: u64,
}

impl ZipStreams {
    fn address(&mut self) -> u64 {
        self.given += 1;
        FIRST_ADDRESS + self.given * 16
    }

    pub fn add_inflate(&mut self, stream: Inflate) -> u64 {
        let address = self.address();
        self.inflating.insert(address, Arc::new(stream));
        address
    }

    pub fn add_deflate(&mut self, stream: Deflate) -> u64 {
        let address = self.address();
        self.deflating.insert(address, Arc::new(stream));
        address
    }

    pub fn inflate(&mut self, address: u64) -> Option<&mut Inflate> {
        self.inflating.get_mut(&address).map(Arc::make_mut)
    }

    pub fn deflate(&mut self, address: u64) -> Option<&mut Deflate> {
        self.deflating.get_mut(&address).map(Arc::make_mut)
    }

    pub fn remove(&mut self, address: u64) {
        self.inflating.remove(&address);
        self.deflating.remove(&address);
    }
}
