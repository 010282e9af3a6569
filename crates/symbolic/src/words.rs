//! Terms in words, for people and for files.

use crate::encodings::Encoding;
use crate::operations::Sort;
use crate::terms::{OWN, Term, TermId, Terms, VARIABLE};

/// What a random value of the adversary is called.
const ADVERSARY: &str = "adversary";

impl Terms {
    /// A term as protocols are written: `{nonce, "A"}pk(k)`. `name` knows some terms by name, and
    /// `owner` the parties that made random values.
    pub fn show(
        &self,
        id: TermId,
        name: &dyn Fn(TermId) -> Option<String>,
        owner: &dyn Fn(u32) -> String,
    ) -> String {
        if let Some(name) = name(id) {
            return name;
        }
        let show = |id: TermId| self.show(id, name, owner);
        let all = |ids: &[TermId]| ids.iter().map(|&id| show(id)).collect::<Vec<_>>().join(", ");
        match self.get(id) {
            Term::Text(bytes) => show_text(&bytes),
            Term::Fresh { kind, owner: OWN, .. } => format!("{} of the {ADVERSARY}", short(&kind)),
            Term::Fresh { kind, owner: VARIABLE, number, .. } => {
                format!("?{}{number}", short(&kind))
            }
            Term::Fresh { kind, owner: by, number, .. } => {
                format!("{} {} of {}", short(&kind), number + 1, owner(by))
            }
            Term::Sequence(parts) => all(&parts),
            Term::Encoded { encoding, inner } => format!("{}({})", encoding.name(), show(inner)),
            Term::Slice { inner, from, length } => {
                format!("{}[{from}..{}]", show(inner), from + length)
            }
            Term::Apply { operation, arguments, .. } => {
                let first = arguments.first().map(|&it| show(it)).unwrap_or_default();
                let last = arguments.last().map(|&it| show(it)).unwrap_or_default();
                match Sort::of(&operation) {
                    Sort::Symmetric => format!("{{{last}}}{first}"),
                    Sort::Asymmetric => format!("{{{last}}}pk({first})"),
                    Sort::Signature => format!("sig({last}, sk({first}))"),
                    Sort::Private => format!("sk({first})"),
                    Sort::OneWay | Sort::Agreement => {
                        let called = operation.rsplit(':').next().unwrap_or_default();
                        format!("{called}({})", all(&arguments))
                    }
                }
            }
        }
    }

    /// A term as one word that another table can read.
    pub fn write(&self, id: TermId) -> String {
        let all =
            |ids: &[TermId]| ids.iter().map(|&id| self.write(id)).collect::<Vec<_>>().join(" ");
        match self.get(id) {
            Term::Text(bytes) => {
                format!(
                    "t{}",
                    String::from_utf8_lossy(&Encoding::Hex { upper: false }.encode(&bytes))
                )
            }
            Term::Fresh { kind, owner, number, length } => {
                format!("f{owner}/{number}/{length}/{kind}")
            }
            Term::Sequence(parts) => format!("(s {})", all(&parts)),
            Term::Encoded { encoding, inner } => {
                format!("(e {} {})", encoding.name(), self.write(inner))
            }
            Term::Slice { inner, from, length } => {
                format!("(c {from} {length} {})", self.write(inner))
            }
            Term::Apply { operation, arguments, length } => {
                format!("(a {operation} {length} {})", all(&arguments))
            }
        }
    }

    /// The term behind what `write` gave; nothing for anything else.
    pub fn read_back(&self, text: &str) -> Option<TermId> {
        let spaced = text.replace('(', " ( ").replace(')', " ) ");
        let mut words = spaced.split_whitespace();
        let term = self.read_words(words.next()?, &mut words, 0)?;
        words.next().is_none().then_some(term)
    }

    fn read_words(
        &self,
        word: &str,
        rest: &mut std::str::SplitWhitespace<'_>,
        depth: u32,
    ) -> Option<TermId> {
        const DEPTH_MAX: u32 = 100;
        if depth > DEPTH_MAX {
            return None;
        }
        if let Some(hex) = word.strip_prefix('t') {
            return Some(self.text(&Encoding::Hex { upper: false }.decode(hex.as_bytes())?));
        }
        if let Some(fresh) = word.strip_prefix('f') {
            let mut parts = fresh.splitn(4, '/');
            let mut number = || parts.next()?.parse().ok();
            let (owner, number, length) = (number()?, number()?, number()?);
            return Some(self.fresh(parts.next()?, owner, number, length));
        }
        if word != "(" {
            return None;
        }
        let what = rest.next()?;
        let (operation, length) = match what {
            "a" | "c" => (rest.next()?, rest.next()?.parse().ok()?),
            "e" => (rest.next()?, 0),
            _ => ("", 0),
        };
        let mut parts = Vec::new();
        loop {
            match rest.next()? {
                ")" => break,
                word => parts.push(self.read_words(word, rest, depth + 1)?),
            }
        }
        match what {
            "a" => Some(self.apply(operation, &parts, length)),
            "s" => Some(self.sequence(&parts)),
            "c" => {
                let (inner, from) = (*parts.first()?, operation.parse::<u32>().ok()?);
                let end = from.checked_add(length)?;
                (end as usize <= self.bytes(inner).len()).then(|| self.slice(inner, from, length))
            }
            "e" => {
                let encoding = Encoding::ALL.into_iter().find(|it| it.name() == operation)?;
                Some(self.encoded(encoding, *parts.first()?))
            }
            _ => None,
        }
    }
}

/// A kind without its details: `key` for `key:AES`.
fn short(kind: &str) -> &str {
    match kind.split(':').next().unwrap_or(kind) {
        "modulus" | "number" => "key pair",
        other => other,
    }
}

/// Bytes as the text they most likely are: letters in quotes, else digits.
fn show_text(bytes: &[u8]) -> String {
    const SHOWN_MAX: usize = 8;
    let is_letter = |byte: &&u8| byte.is_ascii_graphic() || **byte == b' ';
    let letters: Vec<u8> = bytes.iter().filter(is_letter).copied().collect();
    // Lengths and tags stand around texts.
    let around = bytes.len() - letters.len();
    if !letters.is_empty()
        && (around == 0 || around <= 4 && letters.len() * 2 >= bytes.len().min(4))
    {
        return format!("\"{}\"", String::from_utf8_lossy(&letters));
    }
    let hex = Encoding::Hex { upper: false }.encode(&bytes[..bytes.len().min(SHOWN_MAX)]);
    let dots = if bytes.len() > SHOWN_MAX { "…" } else { "" };
    format!("0x{}{dots}", String::from_utf8_lossy(&hex))
}
