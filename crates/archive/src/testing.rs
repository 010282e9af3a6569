//! Builders of small jars and jimage files for tests, able to lie where a test wants it.
//!
//! Only built for tests and with the feature `testing`; they panic where a test is wrong.

use flate2::{Compress, Compression, Crc, FlushCompress};

/// One entry of a zip file under construction; the fields are what the headers will claim.
#[derive(Clone)]
pub struct ZipItem {
    pub name: String,
    pub method: u16,
    pub flags: u16,
    pub crc: u32,
    pub size: u32,
    pub compressed_size: u32,
    pub data: Vec<u8>,
    pub extra: Vec<u8>,
    /// Claim this place of the local header instead of the true one.
    pub local: Option<u32>,
}

impl ZipItem {
    pub fn stored(name: &str, content: &[u8]) -> ZipItem {
        let mut crc = Crc::new();
        crc.update(content);
        ZipItem {
            name: name.to_owned(),
            method: 0,
            flags: 0,
            crc: crc.sum(),
            size: content.len() as u32,
            compressed_size: content.len() as u32,
            data: content.to_vec(),
            extra: Vec::new(),
            local: None,
        }
    }

    pub fn deflated(name: &str, content: &[u8]) -> ZipItem {
        let mut data = Vec::with_capacity(content.len() + 1024);
        Compress::new(Compression::best(), false)
            .compress_vec(content, &mut data, FlushCompress::Finish)
            .unwrap();
        let compressed_size = data.len() as u32;
        ZipItem { method: 8, compressed_size, data, ..ZipItem::stored(name, content) }
    }
}

/// A whole zip file, `prefix` bytes before it included.
pub fn zip(prefix: &[u8], items: &[ZipItem]) -> Vec<u8> {
    let mut file = prefix.to_vec();
    let mut directory = Vec::new();
    for item in items {
        let local = item.local.unwrap_or((file.len() - prefix.len()) as u32);
        let mut common = Vec::new();
        for half in [20, item.flags, item.method, 0, 0] {
            common.extend_from_slice(&half.to_le_bytes());
        }
        for word in [item.crc, item.compressed_size, item.size] {
            common.extend_from_slice(&word.to_le_bytes());
        }
        common.extend_from_slice(&(item.name.len() as u16).to_le_bytes());

        file.extend_from_slice(b"PK\x03\x04");
        file.extend_from_slice(&common);
        file.extend_from_slice(&0u16.to_le_bytes());
        file.extend_from_slice(item.name.as_bytes());
        file.extend_from_slice(&item.data);

        directory.extend_from_slice(b"PK\x01\x02\x14\x00");
        directory.extend_from_slice(&common);
        directory.extend_from_slice(&(item.extra.len() as u16).to_le_bytes());
        directory.extend_from_slice(&[0; 10]);
        directory.extend_from_slice(&local.to_le_bytes());
        directory.extend_from_slice(item.name.as_bytes());
        directory.extend_from_slice(&item.extra);
    }
    let start = (file.len() - prefix.len()) as u32;
    file.extend_from_slice(&directory);
    file.extend_from_slice(b"PK\x05\x06\0\0\0\0");
    for count in [items.len() as u16; 2] {
        file.extend_from_slice(&count.to_le_bytes());
    }
    file.extend_from_slice(&(directory.len() as u32).to_le_bytes());
    file.extend_from_slice(&start.to_le_bytes());
    file.extend_from_slice(&0u16.to_le_bytes());
    file
}

/// A jar with a manifest made of `attributes` and with deflated entries.
pub fn jar(attributes: &str, files: &[(&str, &[u8])]) -> Vec<u8> {
    let manifest = format!("Manifest-Version: 1.0\r\n{attributes}\r\n");
    let mut items = vec![ZipItem::deflated("META-INF/MANIFEST.MF", manifest.as_bytes())];
    items.extend(files.iter().map(|(name, content)| ZipItem::deflated(name, content)));
    zip(b"", &items)
}

/// Numbers that look random and are the same in every run (xorshift).
pub struct Numbers(pub u64);

impl Numbers {
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// `valid` with a few bytes changed or its end cut off, `rounds` times over.
pub fn damaged(valid: &[u8], rounds: u64) -> impl Iterator<Item = Vec<u8>> {
    (1..=rounds).map(move |round| {
        let mut numbers = Numbers(round.wrapping_mul(0x9E37_79B9_7F4A_7C15));
        let mut bytes = valid.to_vec();
        for _ in 0..=numbers.below(4) {
            let at = numbers.below(bytes.len());
            bytes[at] = match numbers.below(3) {
                0 => 0xff,
                1 => bytes[at] ^ (1 << numbers.below(8)),
                _ => numbers.below(256) as u8,
            };
        }
        if numbers.below(8) == 0 {
            bytes.truncate(numbers.below(valid.len()));
        }
        bytes
    })
}

/// One resource of a jimage under construction.
pub struct ImageItem<'text> {
    pub module: &'text str,
    pub parent: &'text str,
    pub base: &'text str,
    pub extension: &'text str,
    pub stored: Vec<u8>,
    /// The size once unpacked, for a compressed item.
    pub unpacked: Option<usize>,
}

/// A whole jimage. Its string table starts with "" at 0, then `strings`, each ended by a zero byte, so
/// that a test knows their offsets.
pub fn image(big_endian: bool, strings: &[&str], items: &[ImageItem<'_>]) -> Vec<u8> {
    let word = |value: u32| if big_endian { value.to_be_bytes() } else { value.to_le_bytes() };
    let mut table = vec![0];
    for string in strings {
        table.extend_from_slice(string.as_bytes());
        table.push(0);
    }
    let mut intern = |string: &str| {
        if string.is_empty() {
            return 0;
        }
        let offset = table.len();
        table.extend_from_slice(string.as_bytes());
        table.push(0);
        offset
    };
    let mut locations = vec![0];
    let mut offsets = Vec::new();
    let mut resources = Vec::new();
    let mut names = Vec::new();
    for item in items {
        offsets.push(locations.len() as u32);
        let compressed = if item.unpacked.is_some() { item.stored.len() } else { 0 };
        let attributes = [
            intern(item.module),
            intern(item.parent),
            intern(item.base),
            intern(item.extension),
            resources.len(),
            compressed,
            item.unpacked.unwrap_or(item.stored.len()),
        ];
        for (kind, value) in (1u8..).zip(attributes) {
            locations.push(kind << 3 | 3);
            locations.extend_from_slice(&(value as u32).to_be_bytes());
        }
        locations.push(0);
        resources.extend_from_slice(&item.stored);
        let mut name = format!("/{}/", item.module);
        if !item.parent.is_empty() {
            name.push_str(item.parent);
            name.push('/');
        }
        name.push_str(item.base);
        if !item.extension.is_empty() {
            name.push('.');
            name.push_str(item.extension);
        }
        names.push(name);
    }
    let (redirect, order) = perfect_hash(&names);
    let mut file = Vec::new();
    let slots = items.len() as u32;
    let sizes = [locations.len() as u32, table.len() as u32];
    for value in [0xCAFE_DADA, 1 << 16, 0, slots, slots, sizes[0], sizes[1]] {
        file.extend_from_slice(&word(value));
    }
    redirect.iter().for_each(|value| file.extend_from_slice(&word(*value as u32)));
    order.iter().for_each(|item| file.extend_from_slice(&word(offsets[*item])));
    file.extend_from_slice(&locations);
    file.extend_from_slice(&table);
    file.extend_from_slice(&resources);
    file
}

/// The redirect table, and which item is in which slot.
fn perfect_hash(names: &[String]) -> (Vec<i32>, Vec<usize>) {
    let hash = |seed: u32, name: &str| {
        let step = |hash: u32, byte| hash.wrapping_mul(0x0100_0193) ^ u32::from(byte);
        (name.bytes().fold(seed, step) & 0x7fff_ffff) as usize % names.len()
    };
    let mut buckets = vec![Vec::new(); names.len()];
    for (item, name) in names.iter().enumerate() {
        buckets[hash(0x0100_0193, name)].push(item);
    }
    let mut redirect = vec![0; names.len()];
    let mut slots = vec![None; names.len()];
    let mut order: Vec<usize> = (0..names.len()).collect();
    order.sort_by_key(|bucket| std::cmp::Reverse(buckets[*bucket].len()));
    for bucket in order {
        let items = &buckets[bucket];
        match items.len() {
            0 => {}
            1 => {
                let free = slots.iter().position(Option::is_none).unwrap();
                slots[free] = Some(items[0]);
                redirect[bucket] = -1 - free as i32;
            }
            _ => {
                let places = |seed: u32| {
                    let mut places: Vec<usize> =
                        items.iter().map(|item| hash(seed, &names[*item])).collect();
                    let free = places.iter().all(|place| slots[*place].is_none());
                    let chosen = places.clone();
                    places.sort_unstable();
                    places.dedup();
                    (free && places.len() == items.len()).then_some(chosen)
                };
                let (seed, places) = (1u32..).find_map(|seed| Some((seed, places(seed)?))).unwrap();
                redirect[bucket] = seed as i32;
                for (item, place) in items.iter().zip(places) {
                    slots[place] = Some(*item);
                }
            }
        }
    }
    (redirect, slots.into_iter().map(Option::unwrap).collect())
}
