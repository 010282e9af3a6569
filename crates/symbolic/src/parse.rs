//! From bytes to terms: the bytes of terms look random, so a message is taken apart by looking for them.

use crate::encodings::Encoding;
use crate::terms::{Known, LEAST, Term, TermId, Terms};

/// How far into a run of digits a text of something else is looked for.
const BEFORE_MAX: usize = 24;

enum Part<'a> {
    Found(TermId),
    /// So many bytes of a term, from one of them.
    Piece(TermId, usize, usize),
    Text(&'a [u8]),
}

impl Terms {
    /// The term that bytes stand for.
    pub fn parse(&self, bytes: &[u8]) -> TermId {
        if let Some(whole) = self.exactly(bytes) {
            return whole;
        }
        let mut parts = Vec::new();
        for part in self.read(|known| split(known, bytes)) {
            match part {
                Part::Found(id) => parts.push(id),
                Part::Piece(id, from, length) => {
                    parts.push(self.slice(id, from as u32, length as u32));
                }
                Part::Text(text) => self.parse_text(text, &mut parts),
            }
        }
        self.sequence(&parts)
    }

    /// A text, in which others may be encoded.
    fn parse_text(&self, text: &[u8], parts: &mut Vec<TermId>) {
        let mut from = 0;
        while from < text.len() {
            let found = (from..text.len()).find_map(|at| {
                let (run, inner, encoding) = self.encoded_at(&text[from..], at - from)?;
                Some((at, run, inner, encoding))
            });
            let Some((at, run, inner, encoding)) = found else { break };
            parts.push(self.text(&text[from..at]));
            parts.push(self.encoded(encoding, inner));
            from = at + run;
        }
        if from < text.len() {
            parts.push(self.text(&text[from..]));
        }
    }

    /// A text at a position that encodes something with terms in it: its length, and what. Where it begins
    /// and ends is not always to be seen, since letters before or behind it may look like digits.
    fn encoded_at(&self, text: &[u8], at: usize) -> Option<(usize, TermId, Encoding)> {
        let rest = &text[at..];
        for encoding in Encoding::ALL {
            let before = text[..at].iter().rev().take(BEFORE_MAX + 1);
            if before.take_while(|&&byte| encoding.has(byte)).count() > BEFORE_MAX {
                continue;
            }
            for length in encoding.lengths(rest) {
                let Some(bytes) = encoding.decode(&rest[..length]) else { continue };
                let inner = self.parse(&bytes);
                let begins = match self.get(inner) {
                    // What comes before a term may as well be the text around.
                    Term::Sequence(parts) => {
                        let first = parts.first().map(|&part| self.get(part));
                        at == 0
                            || !encoding.has(text[at - 1])
                            || !matches!(first, Some(Term::Text(_)))
                    }
                    Term::Text(_) => false,
                    _ => true,
                };
                if begins {
                    return Some((length, inner, encoding));
                }
            }
        }
        None
    }
}

fn split<'a>(known: &Known, bytes: &'a [u8]) -> Vec<Part<'a>> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while at < bytes.len() {
        let Some((begin, part, length)) = found_at(known, bytes, from, at) else {
            at += 1;
            continue;
        };
        if from < begin {
            parts.push(Part::Text(&bytes[from..begin]));
        }
        parts.push(part);
        at = begin + length;
        from = at;
    }
    if from < bytes.len() {
        parts.push(Part::Text(&bytes[from..]));
    }
    parts
}

/// The longest term or part of one around a position, not before `from`: where it begins, and its length.
fn found_at<'a>(
    known: &Known,
    bytes: &[u8],
    from: usize,
    at: usize,
) -> Option<(usize, Part<'a>, usize)> {
    let rest = &bytes[at..];
    let is_here = |id: &&TermId| rest.starts_with(known.bytes(**id));
    if let Some(window) = rest.first_chunk::<LEAST>() {
        let same = |(one, other): &(&u8, &u8)| one == other;
        let pieces = known.with_window(window).iter().map(|&(id, offset)| {
            let (whole, offset) = (known.bytes(id), offset as usize);
            let behind = rest.iter().zip(&whole[offset..]).take_while(same).count();
            let earlier = bytes[from..at].iter().rev().zip(whole[..offset].iter().rev());
            let before = earlier.take_while(same).count();
            (id, offset - before, at - before, before + behind)
        });
        if let Some((id, offset, begin, length)) = pieces.max_by_key(|it| it.3) {
            let part = match length == known.bytes(id).len() {
                true => Part::Found(id),
                false => Part::Piece(id, offset, length),
            };
            return Some((begin, part, length));
        }
    }
    let short = known.short(rest.first_chunk()?).iter().filter(is_here);
    let &id = short.max_by_key(|&&id| known.bytes(id).len())?;
    Some((at, Part::Found(id), known.bytes(id).len()))
}
