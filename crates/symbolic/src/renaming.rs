//! Names in texts, and the lengths that stand before what a message is made of: where another name has
//! another length, so have all parts around it.

use std::sync::Arc;

use crate::operations::Sort;

/// The most texts that are made of one.
const TEXTS_MAX: usize = 256;
/// How lengths are written, highest byte first.
const WIDTHS: [usize; 3] = [4, 2, 1];

/// Names of parties, which everybody knows.
pub(crate) struct Names<'a>(pub &'a [Box<[u8]>]);

impl Names<'_> {
    /// Where names stand in a text, no two at one place: position and number.
    fn places(&self, text: &[u8]) -> Vec<(usize, usize)> {
        let mut places = Vec::new();
        let mut at = 0;
        while at < text.len() {
            let here = self
                .0
                .iter()
                .enumerate()
                .filter(|(_, name)| !name.is_empty() && text[at..].starts_with(name));
            match here.max_by_key(|(_, name)| name.len()) {
                Some((number, name)) => {
                    places.push((at, number));
                    at += name.len();
                }
                None => at += 1,
            }
        }
        places
    }

    /// Whether a text is made of names and of known texts, but for fewer than so many bytes in a row.
    pub(crate) fn leaves_little(
        &self,
        text: &[u8],
        least: usize,
        known: impl FnOnce() -> Vec<Arc<[u8]>>,
    ) -> bool {
        let mut is_covered = vec![false; text.len()];
        let mut cover = |at: usize, length: usize| is_covered[at..at + length].fill(true);
        self.places(text).into_iter().for_each(|(at, number)| cover(at, self.0[number].len()));
        for part in known() {
            for at in 0..text.len() {
                if text[at..].starts_with(&part) {
                    cover(at, part.len());
                }
            }
        }
        is_covered.split(|&covered| covered).all(|rest| rest.len() < least)
    }

    /// All texts with other names in the places of names; one that stands at several gives way to the same
    /// everywhere. A length of one byte before a name becomes that of the other.
    pub(crate) fn renamed(&self, text: &[u8]) -> Vec<Vec<u8>> {
        let places = self.places(text);
        let mut used: Vec<usize> = places.iter().map(|&(_, number)| number).collect();
        used.sort_unstable();
        used.dedup();
        // For each name in the text, the one that takes its place.
        let mut choices: Vec<Vec<usize>> = vec![Vec::new()];
        for _ in &used {
            let longer = choices.iter().flat_map(|begun| {
                (0..self.0.len()).map(move |number| {
                    let mut next = begun.clone();
                    next.push(number);
                    next
                })
            });
            choices = longer.take(TEXTS_MAX).collect();
        }
        let mut texts = Vec::new();
        for choice in choices.iter().filter(|&choice| *choice != used) {
            let mut made: Vec<u8> = Vec::new();
            let mut from = 0;
            for &(at, number) in &places {
                let place = used.iter().position(|&it| it == number);
                // Choices that were cut off leave the rest as it is.
                let by = place.and_then(|place| choice.get(place)).copied().unwrap_or(number);
                let (old, new) = (&self.0[number], &self.0[by]);
                made.extend_from_slice(&text[from..at]);
                if let Some(last) = made.last_mut()
                    && at > from
                    && usize::from(*last) == old.len()
                {
                    *last = new.len() as u8;
                }
                made.extend_from_slice(new);
                from = at + old.len();
            }
            made.extend_from_slice(&text[from..]);
            texts.push(made);
        }
        texts
    }
}

/// The text among new parts with lengths in it that fit: those of all that is behind them in the old parts,
/// and that of the part that follows. Nothing if there are none.
pub(crate) fn refit(old: &[Arc<[u8]>], new: &[Arc<[u8]>], index: usize) -> Option<Vec<u8>> {
    let after =
        |parts: &[Arc<[u8]>]| parts[index + 1..].iter().map(|part| part.len()).sum::<usize>();
    let (was, is) = (&old[index], &new[index]);
    let mut text = is.to_vec();
    let mut changed = false;
    for width in WIDTHS {
        // What both texts have in common at their beginning.
        let common = was.iter().zip(is.iter()).take_while(|(one, other)| one == other).count();
        let last = common.min(text.len());
        for at in 0..(last + 1).saturating_sub(width) {
            let behind = was.len() - at - width + after(old);
            let now = is.len() - at - width + after(new);
            if behind > 0 && behind != now && number(&was[at..at + width]) == behind {
                changed |= write(&mut text[at..at + width], now);
            }
        }
        if changed {
            break;
        }
    }
    if let (Some(next), Some(other)) = (old.get(index + 1), new.get(index + 1))
        && next.len() != other.len()
    {
        for width in WIDTHS {
            if was.len() >= width
                && text.len() >= width
                && number(&was[was.len() - width..]) == next.len()
                && number(&text[text.len() - width..]) == next.len()
            {
                let at = text.len() - width;
                changed |= write(&mut text[at..], other.len());
                break;
            }
        }
    }
    changed.then_some(text)
}

fn number(bytes: &[u8]) -> usize {
    bytes.iter().fold(0, |all, &byte| all << 8 | usize::from(byte))
}

/// Writes a number, if there is room for it.
fn write(into: &mut [u8], number: usize) -> bool {
    let bytes = number.to_be_bytes();
    let (above, own) = bytes.split_at(bytes.len() - into.len());
    let fits = above.iter().all(|&byte| byte == 0);
    if fits {
        into.copy_from_slice(own);
    }
    fits
}

/// How long the result of an operation is where its last argument has another length.
pub(crate) fn resized(operation: &str, length: u32, old: usize, new: usize) -> u32 {
    if old == new || Sort::of(operation) != Sort::Symmetric || (length as usize) < old {
        return length;
    }
    let is_padded =
        (operation.ends_with("/CBC") || operation.ends_with("/ECB")) && length as usize > old;
    let block = if operation.contains("DES") { 8 } else { 16 };
    match is_padded {
        true => ((new / block + 1) * block) as u32,
        false => (length as usize - old + new) as u32,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_give_way_to_others_with_their_lengths() {
        let names: [Box<[u8]>; 3] = [(*b"alice").into(), (*b"bob").into(), (*b"eve").into()];
        let names = Names(&names);
        let texts = names.renamed(b"\0\x05alice\0\x03bob");
        assert_eq!(texts.len(), 8);
        assert!(texts.contains(&b"\0\x03bob\0\x05alice".to_vec()));
        assert!(texts.contains(&b"\0\x03eve\0\x03eve".to_vec()));
        assert!(names.leaves_little(b"\0\x05alice\0\x03bob", 8, Vec::new));
        assert!(!names.leaves_little(b"alice:password", 8, Vec::new));
        assert!(names.leaves_little(b"alice:password", 8, || vec![(*b"password").into()]));
    }

    #[test]
    fn lengths_fit_what_is_behind_them() {
        let parts = |text: &[u8], long: usize| vec![Arc::from(text), Arc::from(vec![7; long])];
        // A frame with its length, a name with its own, and the length of what follows.
        let old = parts(b"\0\0\0\x2b\0\x05alice\0\0\0\x20", 32);
        let new = parts(b"\0\0\0\x2b\0\x03bob\0\0\0\x20", 48);
        assert_eq!(refit(&old, &new, 0).unwrap(), b"\0\0\0\x39\0\x03bob\0\0\0\x30");
        assert_eq!(refit(&old, &old, 0), None);
    }

    #[test]
    fn results_grow_with_what_is_in_them() {
        assert_eq!(resized("senc:AES/GCM", 36, 20, 18), 34);
        assert_eq!(resized("senc:AES/CBC", 32, 20, 15), 16);
        assert_eq!(resized("senc:AES/CTR", 20, 20, 15), 15);
        assert_eq!(resized("aenc:RSA/PKCS1PADDING", 256, 20, 15), 256);
    }
}
