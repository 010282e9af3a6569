//! From bytes to terms: the bytes of terms look random, so a message is taken apart by looking for them.

use crate::encodings::Encoding;
use crate::terms::{Known, LEAST, Term, TermId, Terms};

/// Texts shorter than this are not looked at as the text of something else.
const LEAST_ENCODED: usize = 11;

enum Part<'a> {
    Found(TermId),
    Text(&'a [u8]),
}

impl Terms {
    /// The term that bytes stand for.
    pub fn parse(&self, bytes: &[u8]) -> TermId {
        if bytes.len() >= LEAST
            && let Some(whole) = self.exactly(bytes)
        {
            return whole;
        }
        let mut parts = Vec::new();
        for part in self.read(|known| split(known, bytes)) {
            match part {
                Part::Found(id) => parts.push(id),
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
                let begins = at == 0 || Encoding::ALL.iter().any(|it| !it.has(text[at - 1]));
                let (run, inner, encoding) = begins.then(|| self.encoded_at(text, at)).flatten()?;
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

    /// The longest text at a position that encodes something with terms in it: its length, and what.
    fn encoded_at(&self, text: &[u8], at: usize) -> Option<(usize, TermId, Encoding)> {
        for encoding in Encoding::ALL {
            if at > 0 && encoding.has(text[at - 1]) {
                continue;
            }
            let rest = &text[at..];
            let digits = rest.iter().take_while(|&&byte| encoding.has(byte)).count();
            if digits < LEAST_ENCODED {
                continue;
            }
            let padding = rest[digits..].iter().take(2).take_while(|&&byte| byte == b'=').count();
            let Some(bytes) = encoding.decode(&rest[..digits + padding]) else { continue };
            let inner = self.parse(&bytes);
            if !matches!(self.get(inner), Term::Text(_)) {
                return Some((digits + padding, inner, encoding));
            }
        }
        None
    }
}

fn split<'a>(known: &Known, bytes: &'a [u8]) -> Vec<Part<'a>> {
    let mut parts = Vec::new();
    let (mut from, mut at) = (0, 0);
    while let Some(window) = bytes[at..].first_chunk::<LEAST>() {
        let fits = |id: &&TermId| bytes[at..].starts_with(known.bytes(**id));
        let found = known.beginning_with(window).iter().filter(fits);
        match found.max_by_key(|&&id| known.bytes(id).len()) {
            Some(&id) => {
                if from < at {
                    parts.push(Part::Text(&bytes[from..at]));
                }
                parts.push(Part::Found(id));
                at += known.bytes(id).len();
                from = at;
            }
            None => at += 1,
        }
    }
    if from < bytes.len() {
        parts.push(Part::Text(&bytes[from..]));
    }
    parts
}
