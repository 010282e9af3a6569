//! What is known, compared with a deduction that knows nothing of closures; bytes, compared with terms.

use std::collections::BTreeSet;

use heddle_symbolic::{Encoding, Knowledge, OWN, Sort, Term, TermId, Terms};

/// Numbers that look random.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % bound
    }
}

fn pair(terms: &Terms, random: &mut Random) -> TermId {
    terms.fresh("modulus:RSA", 9, random.below(3) as u32, 64)
}

fn term(terms: &Terms, random: &mut Random, depth: u32) -> TermId {
    let inner = |random: &mut Random| term(terms, random, depth - 1);
    match random.below(if depth == 0 { 4 } else { 14 }) {
        0 => terms.fresh("nonce", 1, random.below(4) as u32, 16),
        1 => terms.fresh("key:AES", 2, random.below(3) as u32, 16),
        2 => {
            let letter = b'a' + random.below(3) as u8;
            let length = if random.below(4) == 0 { 5 } else { 9 };
            terms.text(&vec![letter; length])
        }
        3 => {
            let pair = pair(terms, random);
            match random.below(2) {
                0 => pair,
                _ => terms.apply("private", &[pair], 64),
            }
        }
        4 => {
            let x = inner(random);
            terms.apply("hash:SHA-256", &[x], 32)
        }
        5 | 6 => {
            let (k, x) = (inner(random), inner(random));
            let iv = terms.fresh("nonce", 3, random.below(2) as u32, 16);
            terms.apply("senc:AES", &[k, iv, x], 48)
        }
        7 => {
            let (p, x) = (pair(terms, random), inner(random));
            let pad = terms.fresh("pad", 4, random.below(2) as u32, 16);
            terms.apply("aenc:RSA", &[p, pad, x], 64)
        }
        8 => {
            let (p, x) = (pair(terms, random), inner(random));
            terms.apply("sig:RSA", &[p, x], 64)
        }
        9 => {
            let (one, other) = (pair(terms, random), pair(terms, random));
            terms.apply("dh:X25519", &[one, other], 32)
        }
        10 | 11 => {
            // Halves and overlapping middles.
            let x = inner(random);
            let long = terms.bytes(x).len() as u32;
            match terms.get(x) {
                Term::Fresh { .. } | Term::Apply { .. } => {
                    terms.slice(x, long / 4 * random.below(3) as u32, long / 2)
                }
                _ => x,
            }
        }
        _ => {
            let (a, b) = (inner(random), inner(random));
            terms.sequence(&[a, b])
        }
    }
}

fn subterms(terms: &Terms, id: TermId, into: &mut Vec<TermId>) {
    if into.contains(&id) {
        return;
    }
    into.push(id);
    match terms.get(id) {
        Term::Sequence(parts) => parts.iter().for_each(|&it| subterms(terms, it, into)),
        Term::Apply { arguments, .. } => arguments.iter().for_each(|&it| subterms(terms, it, into)),
        Term::Encoded { inner, .. } | Term::Slice { inner, .. } => subterms(terms, inner, into),
        Term::Text(_) | Term::Fresh { .. } => {}
    }
}

/// Every rule of deduction, applied to all terms there are until nothing new comes out.
fn naive(terms: &Terms, seen: &[TermId], universe: &[TermId]) -> Vec<bool> {
    let at = |id: &TermId| universe.iter().position(|it| it == id).expect("in the universe");
    let mut known: Vec<bool> = universe.iter().map(|id| seen.contains(id)).collect();
    loop {
        let before = known.clone();
        for (index, &id) in universe.iter().enumerate() {
            let sk = |known: &[bool], pair: TermId| {
                universe.iter().enumerate().any(|(index, &it)| {
                    known[index]
                        && matches!(terms.get(it), Term::Apply { operation, arguments, .. }
                            if &*operation == "private" && arguments[0] == pair)
                })
            };
            match terms.get(id) {
                Term::Text(text) => {
                    // Short ones can be guessed, known ones be cut.
                    known[index] |= text.len() < 8;
                    known[index] |= universe.iter().zip(&known).any(|(&other, &known)| {
                        let whole = match terms.get(other) {
                            Term::Text(whole) if known => whole,
                            _ => return false,
                        };
                        (0..whole.len()).any(|from| whole[from..].starts_with(&text))
                    });
                }
                Term::Fresh { owner, .. } => known[index] |= owner == OWN,
                Term::Encoded { inner, .. } => {
                    let either = known[index] | known[at(&inner)];
                    (known[index], known[at(&inner)]) = (either, either);
                }
                Term::Slice { inner, from, length } => {
                    // Byte by byte: which of the whole are in some part that is known.
                    let mut bytes = vec![known[at(&inner)]; terms.bytes(inner).len()];
                    for (&other, _) in universe.iter().zip(&known).filter(|(_, known)| **known) {
                        if let Term::Slice { inner: same, from, length } = terms.get(other)
                            && same == inner
                        {
                            bytes[from as usize..(from + length) as usize].fill(true);
                        }
                    }
                    let part = &bytes[from as usize..(from + length) as usize];
                    known[index] |= part.iter().all(|&it| it);
                    known[at(&inner)] |= bytes.iter().all(|&it| it);
                }
                Term::Sequence(parts) => {
                    if parts.iter().all(|it| known[at(it)]) {
                        known[index] = true;
                    }
                    if known[index] {
                        parts.iter().for_each(|it| known[at(it)] = true);
                    }
                }
                Term::Apply { operation, arguments, .. } => {
                    let all = arguments.iter().all(|it| known[at(it)]);
                    let last = at(arguments.last().unwrap());
                    match Sort::of(&operation) {
                        Sort::OneWay => known[index] |= all,
                        Sort::Symmetric => {
                            known[index] |= all;
                            known[last] |= known[index] && known[at(&arguments[0])];
                        }
                        Sort::Asymmetric => {
                            known[index] |= all;
                            known[last] |= known[index] && sk(&known, arguments[0]);
                        }
                        Sort::Signature => known[index] |= sk(&known, arguments[0]) && known[last],
                        Sort::Agreement => {
                            let [a, b] = arguments[..] else { unreachable!("of two") };
                            known[index] |=
                                sk(&known, a) && known[at(&b)] || sk(&known, b) && known[at(&a)];
                        }
                        Sort::Private => {}
                    }
                }
            }
        }
        if before == known {
            return known;
        }
    }
}

/// A term, in some text around or in an encoding.
fn seen_term(terms: &Terms, random: &mut Random) -> TermId {
    let id = term(terms, random, 3);
    match random.below(4) {
        0 => terms.encoded(Encoding::Hex { upper: false }, id),
        1 => terms.encoded(Encoding::Base64 { url: true, padded: false }, id),
        _ => id,
    }
}

#[test]
fn what_is_known_is_what_can_be_deduced() {
    let (mut yes, mut no) = (0, 0);
    for seed in 0..1500 {
        let terms = Terms::default();
        let mut random = Random(seed);
        let seen: Vec<TermId> =
            (0..2 + random.below(5)).map(|_| seen_term(&terms, &mut random)).collect();
        let asked: Vec<TermId> = (0..4).map(|_| term(&terms, &mut random, 2)).collect();
        let mut universe = Vec::new();
        seen.iter().chain(&asked).for_each(|&id| subterms(&terms, id, &mut universe));
        let expected = naive(&terms, &seen, &universe);
        let mut knowledge = Knowledge::default();
        seen.iter().for_each(|&id| {
            knowledge.learn(&terms, id);
        });
        let mut backwards = Knowledge::default();
        seen.iter().rev().for_each(|&id| {
            backwards.learn(&terms, id);
        });
        assert_eq!(knowledge, backwards, "seed {seed}: the order does not count");
        for (&id, expected) in universe.iter().zip(expected) {
            assert_eq!(knowledge.derives(&terms, id), expected, "seed {seed}: {}", terms.write(id));
            if expected { yes += 1 } else { no += 1 }
        }
    }
    assert!(yes > 1000 && no > 1000, "{yes} and {no}");
}

#[test]
fn bytes_are_those_of_one_term_only() {
    let terms = Terms::default();
    let mut random = Random(7);
    let mut all = Vec::new();
    (0..3000).for_each(|_| subterms(&terms, term(&terms, &mut random, 4), &mut all));
    let bytes: BTreeSet<Vec<u8>> = all.iter().map(|&id| terms.bytes(id).to_vec()).collect();
    assert_eq!(bytes.len(), all.len());
    // And they say which.
    for &id in &all {
        assert_eq!(terms.parse(&terms.bytes(id)), id, "{}", terms.write(id));
        assert_eq!(terms.read_back(&terms.write(id)), Some(id));
    }
    // Another table gives the same bytes, whatever came first.
    let other = Terms::default();
    for &id in all.iter().rev() {
        let copy = other.read_back(&terms.write(id)).unwrap();
        assert_eq!(other.bytes(copy), terms.bytes(id));
        assert_eq!(other.digest(copy), terms.digest(id));
    }
}

#[test]
fn terms_are_found_in_messages() {
    let terms = Terms::default();
    let nonce = terms.fresh("nonce", 0, 0, 16);
    let secret = terms.apply("senc:AES", &[nonce, nonce, terms.text(b"hello")], 16);
    for encoding in ["", "hex", "base64", "base64url-bare"] {
        let inner = terms.sequence(&[nonce, secret]);
        let part = match encoding {
            "" => inner,
            name => terms.read_back(&format!("(e {name} {})", terms.write(inner))).unwrap(),
        };
        let message = terms.sequence(&[terms.text(b"LOGIN alice: "), part, terms.text(b"\r\n")]);
        assert_eq!(terms.parse(&terms.bytes(message)), message, "{encoding}");
    }
}

#[test]
fn shapes_are_filled_with_what_is_known() {
    let terms = Terms::default();
    let (na, nb) = (terms.fresh("nonce", 0, 0, 16), terms.fresh("nonce", 1, 0, 16));
    let (mine, theirs) =
        (terms.fresh("modulus:RSA", 0, 1, 128), terms.fresh("modulus:RSA", 1, 1, 128));
    let pad = terms.fresh("pad", 0, 2, 8);
    let body = terms.sequence(&[na, terms.text(b"A")]);
    let message = terms.apply("aenc:RSA", &[mine, pad, body], 128);
    let mut knowledge = Knowledge::default();
    knowledge.learn(&terms, message);
    knowledge.learn(&terms, nb);
    let mut pairs = Vec::new();
    terms.pairs_in(message, &mut pairs);
    pairs.push(theirs);
    let names: Vec<Box<[u8]>> = vec![(*b"A").into(), (*b"I").into()];
    let fill = |knowledge: &Knowledge| {
        let composer =
            heddle_symbolic::Composer::new(&terms, knowledge, &names, pairs.clone(), true);
        composer.fill(terms.shape(message)).unwrap()
    };
    // Two keys, the own nonce or nb, two names; and the message itself.
    assert_eq!(fill(&knowledge).len(), 2 * 2 * 2 + 1);
    knowledge.learn(&terms, terms.apply("private", &[mine], 128));
    // The key opens it: na is known, too.
    assert_eq!(fill(&knowledge).len(), 2 * 3 * 2 + 1);
}

#[test]
fn numbers_and_parts_of_terms_are_found_in_messages() {
    let terms = Terms::default();
    let (int, long) = (terms.fresh("nonce", 0, 0, 4), terms.fresh("nonce", 0, 1, 8));
    let id = terms.fresh("nonce", 0, 2, 16);
    let digest = terms.apply("hash:SHA-256", &[long], 32);
    let decimal = |id: TermId| terms.encoded(Encoding::Decimal, id);
    let messages = [
        vec![terms.text(b"id "), decimal(int), terms.text(b";"), decimal(long)],
        // A letter before it that could be a digit of it.
        vec![terms.text(b"id"), terms.encoded(Encoding::Hex { upper: false }, int)],
        vec![terms.text(b"token="), terms.encoded(Encoding::Uuid, id), terms.text(b"\n")],
        vec![terms.text(b"\0\x10"), terms.slice(digest, 0, 16), terms.text(b"x"), int],
        vec![terms.slice(digest, 5, 20), terms.slice(digest, 8, 8)],
        vec![
            terms.text(b"user/"),
            terms.encoded(Encoding::Base64 { url: false, padded: false }, digest),
            terms.text(b" end"),
        ],
    ];
    for parts in messages {
        let message = terms.sequence(&parts);
        assert_eq!(terms.parse(&terms.bytes(message)), message, "{}", terms.write(message));
    }
    // Two halves that stand one behind the other are the whole.
    let halves = [terms.slice(digest, 0, 16), terms.slice(digest, 16, 16)];
    assert_eq!(terms.sequence(&halves), digest);
    // One who knows what the digest is of knows the key that was cut from it.
    let mut knowledge = Knowledge::default();
    let sealed = terms.apply("senc:AES/GCM", &[halves[0], id, int], 20);
    knowledge.learn(&terms, sealed);
    assert!(!knowledge.derives(&terms, int));
    knowledge.learn(&terms, long);
    assert!(knowledge.derives(&terms, int));
}

#[test]
fn names_of_other_lengths_are_put_in_with_their_lengths() {
    let terms = Terms::default();
    let (nonce, iv) = (terms.fresh("nonce", 0, 0, 16), terms.fresh("nonce", 0, 1, 12));
    let key = terms.fresh("key:AES", 0, 2, 16);
    let body = |name: &[u8]| {
        let text = [&[0, name.len() as u8][..], name, &[0, 16]].concat();
        terms.sequence(&[terms.text(&text), nonce])
    };
    let message = |name: &[u8]| {
        let inner = body(name);
        let length = terms.bytes(inner).len() as u32 + 16;
        let sealed = terms.apply("senc:AES/GCM", &[key, iv, terms.text(b""), inner], length);
        let frame = (length + 12 + 2).to_be_bytes();
        terms.sequence(&[terms.text(&frame), iv, terms.text(&[0, length as u8]), sealed])
    };
    let mut knowledge = Knowledge::default();
    knowledge.learn(&terms, message(b"alice"));
    knowledge.learn(&terms, key);
    let names: Vec<Box<[u8]>> = vec![(*b"alice").into(), (*b"bob").into()];
    let composer = heddle_symbolic::Composer::new(&terms, &knowledge, &names, Vec::new(), true);
    let made = composer.fill(terms.shape(message(b"alice"))).unwrap();
    assert!(made.contains(&message(b"alice")));
    assert!(made.contains(&message(b"bob")), "{made:?}");
    assert!(composer.unknown_texts(terms.shape(message(b"alice"))).is_empty());
}
