//! Terms and their bytes, in a table that only grows and that all states share.
//!
//! Numbers of terms depend on the order in which they were first met. What depends on no path is the
//! digest of a term, by which terms are sorted and told.

use std::sync::{Arc, RwLock};

use rustc_hash::FxHashMap;

use crate::encodings::Encoding;
use crate::sha::sha256;

/// The number of a term in its table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct TermId(u32);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Term {
    /// Bytes that no operation made.
    Text(Arc<[u8]>),
    /// A random value: the `number`th of its owner.
    Fresh { kind: Arc<str>, owner: u32, number: u32, length: u32 },
    /// The result of an operation.
    Apply { operation: Arc<str>, arguments: Arc<[TermId]>, length: u32 },
    /// One after the other; at least two, and no two texts in a row.
    Sequence(Arc<[TermId]>),
    /// The text that stands for bytes.
    Encoded { encoding: Encoding, inner: TermId },
    /// Some of the bytes of a result or random value, as where a digest is cut to the length of a key.
    Slice { inner: TermId, from: u32, length: u32 },
}

/// Owns the random values of the adversary.
pub const OWN: u32 = u32::MAX;
/// Owns the places of a shape that can be filled.
pub const VARIABLE: u32 = u32::MAX - 1;
/// Owns random values that nobody of the system made.
pub const ENVIRONMENT: u32 = u32::MAX - 2;

/// Terms are looked for in others by so many bytes; parts of them with fewer count as texts.
pub(crate) const LEAST: usize = 8;
/// Results and random values with fewer bytes than this are not told from texts.
pub(crate) const LEAST_EXACT: usize = 4;
/// At how many of their places terms are looked for: a part that begins elsewhere is found if it is longer.
const STRIDE: usize = 4;

struct Entry {
    term: Term,
    bytes: Arc<[u8]>,
    digest: u128,
}

#[derive(Default)]
pub(crate) struct Known {
    entries: Vec<Entry>,
    ids: FxHashMap<Term, TermId>,
    /// Results and random values by eight bytes from every fourth on, and where that is in them.
    windows: FxHashMap<[u8; LEAST], Vec<(TermId, u32)>>,
    /// Those that are too short for that, by their first bytes.
    short: FxHashMap<[u8; LEAST_EXACT], Vec<TermId>>,
    /// All of them by all their bytes.
    exact: FxHashMap<Arc<[u8]>, TermId>,
}

/// All terms there are.
#[derive(Default)]
pub struct Terms {
    known: RwLock<Known>,
}

impl Terms {
    pub fn text(&self, bytes: &[u8]) -> TermId {
        self.intern(Term::Text(bytes.into()))
    }

    /// A random value. One that is too short to be told from others is a text.
    pub fn fresh(&self, kind: &str, owner: u32, number: u32, length: u32) -> TermId {
        let term = Term::Fresh { kind: kind.into(), owner, number, length };
        match length as usize >= LEAST_EXACT || owner == VARIABLE {
            true => self.intern(term),
            false => {
                let bytes = self.bytes_of(&term);
                self.text(&bytes)
            }
        }
    }

    /// The result of an operation.
    pub fn apply(&self, operation: &str, arguments: &[TermId], length: u32) -> TermId {
        self.intern(Term::Apply {
            operation: operation.into(),
            arguments: arguments.into(),
            length,
        })
    }

    pub fn encoded(&self, encoding: Encoding, inner: TermId) -> TermId {
        self.intern(Term::Encoded { encoding, inner })
    }

    /// So many bytes of a term. Too few to be told from others are a text.
    pub fn slice(&self, id: TermId, from: u32, length: u32) -> TermId {
        let bytes = self.bytes(id);
        if (from, length as usize) == (0, bytes.len()) {
            return id;
        }
        match self.get(id) {
            Term::Slice { inner, from: before, .. } => self.slice(inner, before + from, length),
            Term::Fresh { .. } | Term::Apply { .. } if length as usize >= LEAST => {
                self.intern(Term::Slice { inner: id, from, length })
            }
            _ => self.text(&bytes[from as usize..(from + length) as usize]),
        }
    }

    /// Two terms in a row that are bytes of one.
    fn joined(&self, one: TermId, other: TermId) -> Option<TermId> {
        let (
            Term::Slice { inner, from, length },
            Term::Slice { inner: same, from: next, length: more },
        ) = (self.get(one), self.get(other))
        else {
            return None;
        };
        (inner == same && from + length == next).then(|| self.slice(inner, from, length + more))
    }

    /// Terms one after the other: sequences in them are taken apart, texts in a row joined, and so are
    /// neighbouring bytes of one term.
    pub fn sequence(&self, parts: &[TermId]) -> TermId {
        let mut flat = Vec::new();
        let mut text: Vec<u8> = Vec::new();
        let mut waiting: Vec<TermId> = parts.iter().rev().copied().collect();
        while let Some(part) = waiting.pop() {
            match self.get(part) {
                Term::Sequence(parts) => waiting.extend(parts.iter().rev()),
                Term::Text(bytes) => text.extend_from_slice(&bytes),
                _ => {
                    if !text.is_empty() {
                        flat.push(self.text(&std::mem::take(&mut text)));
                    }
                    match flat.last().and_then(|&last| self.joined(last, part)) {
                        Some(both) => *flat.last_mut().expect("there is one") = both,
                        None => flat.push(part),
                    }
                }
            }
        }
        if !text.is_empty() || flat.is_empty() {
            flat.push(self.text(&text));
        }
        match flat[..] {
            [one] => one,
            _ => self.intern(Term::Sequence(flat.into())),
        }
    }

    pub fn get(&self, id: TermId) -> Term {
        self.read(|known| known.entries[id.0 as usize].term.clone())
    }

    /// How deep results of operations are nested in a term.
    pub fn depth(&self, id: TermId) -> u32 {
        let deepest = |ids: &[TermId]| ids.iter().map(|&id| self.depth(id)).max().unwrap_or(0);
        match self.get(id) {
            Term::Text(_) | Term::Fresh { .. } => 0,
            Term::Sequence(parts) => deepest(&parts),
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => self.depth(inner),
            Term::Apply { arguments, .. } => 1 + deepest(&arguments),
        }
    }

    /// The bytes that stand for a term.
    pub fn bytes(&self, id: TermId) -> Arc<[u8]> {
        self.read(|known| known.entries[id.0 as usize].bytes.clone())
    }

    /// A number that says which term it is, the same in all tables.
    pub fn digest(&self, id: TermId) -> u128 {
        self.read(|known| known.entries[id.0 as usize].digest)
    }

    /// The result or random value that has exactly these bytes.
    pub fn exactly(&self, bytes: &[u8]) -> Option<TermId> {
        self.read(|known| known.exact.get(bytes).copied())
    }

    /// The operation and arguments of the result that has exactly these bytes.
    pub fn open(&self, bytes: &[u8]) -> Option<(Arc<str>, Arc<[TermId]>)> {
        match self.get(self.exactly(bytes)?) {
            Term::Apply { operation, arguments, .. } => Some((operation, arguments)),
            _ => None,
        }
    }

    pub(crate) fn read<R>(&self, look: impl FnOnce(&Known) -> R) -> R {
        look(&self.known.read().expect("nobody panics with the lock"))
    }

    fn intern(&self, term: Term) -> TermId {
        if let Some(id) = self.read(|known| known.ids.get(&term).copied()) {
            return id;
        }
        let bytes = self.bytes_of(&term);
        let digest = self.digest_of(&term);
        let mut known = self.known.write().expect("nobody panics with the lock");
        let known = &mut *known;
        if let Some(&id) = known.ids.get(&term) {
            return id;
        }
        let id = TermId(known.entries.len() as u32);
        let is_found = match &term {
            Term::Fresh { owner, .. } => *owner != VARIABLE,
            Term::Apply { .. } => true,
            Term::Text(_) | Term::Sequence(_) | Term::Encoded { .. } | Term::Slice { .. } => false,
        };
        if is_found && bytes.len() >= LEAST_EXACT {
            let other = known.exact.insert(bytes.clone(), id);
            // Shorter ones may meet by chance; these never do.
            let differ = bytes.len() < LEAST || other.is_none();
            assert!(differ, "two terms have the same bytes: {term:?}");
        }
        if is_found {
            for at in (0..bytes.len()).step_by(STRIDE) {
                if let Some(window) = bytes[at..].first_chunk::<LEAST>() {
                    known.windows.entry(*window).or_default().push((id, at as u32));
                }
            }
            if let (false, Some(first)) = (bytes.len() >= LEAST, bytes.first_chunk()) {
                known.short.entry(*first).or_default().push(id);
            }
        }
        known.ids.insert(term.clone(), id);
        known.entries.push(Entry { term, bytes, digest });
        id
    }

    fn bytes_of(&self, term: &Term) -> Arc<[u8]> {
        match term {
            Term::Text(bytes) => bytes.clone(),
            Term::Sequence(parts) => {
                let all: Vec<Arc<[u8]>> = parts.iter().map(|&part| self.bytes(part)).collect();
                all.concat().into()
            }
            Term::Encoded { encoding, inner } => encoding.encode(&self.bytes(*inner)).into(),
            Term::Slice { inner, from, length } => {
                self.bytes(*inner)[*from as usize..(from + length) as usize].into()
            }
            Term::Fresh { kind, length, .. } => shaped(kind, self.seed(term), *length),
            Term::Apply { operation, length, .. } => shaped(operation, self.seed(term), *length),
        }
    }

    fn digest_of(&self, term: &Term) -> u128 {
        let digest = self.seed(term);
        u128::from_be_bytes(*digest.first_chunk().expect("a digest is longer"))
    }

    /// What makes a term what it is, hashed. Depends on no number of any term.
    fn seed(&self, term: &Term) -> [u8; 32] {
        let mut all = Vec::new();
        let mut piece = |bytes: &[u8]| {
            all.extend((bytes.len() as u64).to_be_bytes());
            all.extend(bytes);
        };
        match term {
            Term::Text(bytes) => [&b"text"[..], bytes].into_iter().for_each(piece),
            Term::Fresh { kind, owner, number, length } => {
                piece(b"fresh");
                piece(kind.as_bytes());
                [owner, number, length].into_iter().for_each(|word| piece(&word.to_be_bytes()));
            }
            Term::Apply { operation, arguments, length } => {
                piece(b"apply");
                piece(operation.as_bytes());
                piece(&length.to_be_bytes());
                arguments.iter().for_each(|&id| piece(&self.digest(id).to_be_bytes()));
            }
            Term::Sequence(parts) => {
                piece(b"sequence");
                parts.iter().for_each(|&id| piece(&self.digest(id).to_be_bytes()));
            }
            Term::Encoded { encoding, inner } => {
                piece(b"encoded");
                piece(encoding.name().as_bytes());
                piece(&self.digest(*inner).to_be_bytes());
            }
            Term::Slice { inner, from, length } => {
                piece(b"slice");
                [from, length].into_iter().for_each(|word| piece(&word.to_be_bytes()));
                piece(&self.digest(*inner).to_be_bytes());
            }
        }
        sha256(&all)
    }
}

impl Known {
    pub(crate) fn bytes(&self, id: TermId) -> &Arc<[u8]> {
        &self.entries[id.0 as usize].bytes
    }

    /// Terms that have these bytes at some place, which is given.
    pub(crate) fn with_window(&self, bytes: &[u8; LEAST]) -> &[(TermId, u32)] {
        self.windows.get(bytes).map_or(&[], Vec::as_slice)
    }

    /// Terms of few bytes that begin so.
    pub(crate) fn short(&self, bytes: &[u8; LEAST_EXACT]) -> &[TermId] {
        self.short.get(bytes).map_or(&[], Vec::as_slice)
    }
}

const UUID_BYTES: u32 = 16;

/// So many bytes from a seed. Numbers get the length that Java expects of them.
fn shaped(kind: &str, seed: [u8; 32], length: u32) -> Arc<[u8]> {
    let mut bytes = Vec::new();
    let mut counter = 0_u32;
    while bytes.len() < length as usize {
        bytes.extend(sha256(&[&seed[..], &counter.to_be_bytes()].concat()));
        counter += 1;
    }
    bytes.truncate(length as usize);
    if let ([first, ..], Some(shape)) = (&mut bytes[..], kind.split(':').next()) {
        match shape {
            // An odd number with its highest bit set.
            "modulus" => *first |= 0x80,
            // As many digits whatever it is, in every notation, and no sign.
            "nonce" if length as usize >= LEAST_EXACT => *first = *first & 0x3f | 0x40,
            // Less than any modulus or prime of that length, and no shorter.
            "number" | crate::operations::PRIVATE => *first = *first & 0x3f | 0x40,
            _ => {}
        }
        if let ("nonce", [_, _, _, _, _, _, version, _, variant, ..], UUID_BYTES) =
            (shape, &mut bytes[..], length)
        {
            // As it is written into a random UUID.
            *version = *version & 0x0f | 0x40;
            *variant = *variant & 0x3f | 0x80;
        }
        if let Some(last) = bytes.last_mut() {
            match shape {
                "modulus" => *last |= 1,
                // The same as a number whose last byte comes first.
                "little" => *last = *last & 0x3f | 0x40,
                _ => {}
            }
        }
    }
    bytes.into()
}
