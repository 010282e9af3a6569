//! What somebody knows who has seen terms: all that can be taken out of them, and all that can be made
//! of that.

use rustc_hash::FxHashSet;

use crate::operations::{PRIVATE, Sort};
use crate::terms::{LEAST, OWN, Term, TermId, Terms};

/// Known terms that are no sequences and no encodings, with everything that can be taken out of them;
/// in the order of their digests.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Knowledge {
    terms: Vec<TermId>,
}

impl Knowledge {
    pub fn terms(&self) -> &[TermId] {
        &self.terms
    }

    pub fn has(&self, terms: &Terms, id: TermId) -> bool {
        self.place(terms, id).is_ok()
    }

    fn place(&self, terms: &Terms, id: TermId) -> Result<usize, usize> {
        let digest = terms.digest(id);
        self.terms.binary_search_by_key(&digest, |&known| terms.digest(known))
    }

    /// Adds a term and what follows from it. Gives whether anything is new.
    pub fn learn(&mut self, terms: &Terms, id: TermId) -> bool {
        let before = self.terms.len();
        self.add(terms, id);
        // A key that becomes known opens what was known before.
        while self.terms.len() > before {
            let opened: Vec<TermId> =
                self.terms.iter().filter_map(|&it| self.opened(terms, it)).collect();
            let count = self.terms.len();
            self.put_together(terms);
            opened.into_iter().for_each(|inner| self.add(terms, inner));
            if self.terms.len() == count {
                break;
            }
        }
        self.terms.len() > before
    }

    fn add(&mut self, terms: &Terms, id: TermId) {
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            match terms.get(id) {
                Term::Sequence(parts) => waiting.extend(parts.iter()),
                Term::Encoded { inner, .. } => waiting.push(inner),
                Term::Text(bytes) if bytes.is_empty() => {}
                _ => {
                    if let Err(place) = self.place(terms, id) {
                        self.terms.insert(place, id);
                    }
                }
            }
        }
    }

    /// Adds terms all of whose bytes are known in parts.
    fn put_together(&mut self, terms: &Terms) {
        let inner = |&id: &TermId| match terms.get(id) {
            Term::Slice { inner, .. } => Some(inner),
            _ => None,
        };
        let cut: Vec<TermId> = self.terms.iter().filter_map(inner).collect();
        for whole in cut {
            if self.covers(terms, whole, 0, terms.bytes(whole).len() as u32) {
                self.add(terms, whole);
            }
        }
    }

    /// Whether the parts of a term that are known have all bytes from one to another.
    fn covers(&self, terms: &Terms, whole: TermId, from: u32, to: u32) -> bool {
        let mut upto = from;
        while upto < to {
            let reach = self.terms.iter().filter_map(|&id| match terms.get(id) {
                Term::Slice { inner, from, length } if inner == whole && from <= upto => {
                    Some(from + length)
                }
                _ => None,
            });
            match reach.max() {
                Some(further) if further > upto => upto = further,
                _ => return false,
            }
        }
        true
    }

    /// Whether somebody has come to know a term: can make it, and has not only guessed it.
    pub fn tells(&self, terms: &Terms, id: TermId) -> bool {
        match terms.get(id) {
            Term::Text(bytes) => self.has_text(terms, &bytes),
            _ => self.derives(terms, id),
        }
    }

    /// Whether a text stands somewhere in one that is known.
    fn has_text(&self, terms: &Terms, text: &[u8]) -> bool {
        self.terms.iter().any(|&known| match terms.get(known) {
            Term::Text(known) => known.windows(text.len().max(1)).any(|part| part == text),
            _ => false,
        })
    }

    /// What is inside a term, if there is a key for it.
    pub fn opened(&self, terms: &Terms, id: TermId) -> Option<TermId> {
        let Term::Apply { operation, arguments, .. } = terms.get(id) else { return None };
        let (first, last) = (*arguments.first()?, *arguments.last()?);
        let opens = match Sort::of(&operation) {
            Sort::Symmetric => self.derives(terms, first),
            Sort::Asymmetric => self.has_private(terms, first),
            Sort::OneWay | Sort::Signature | Sort::Agreement | Sort::Private => false,
        };
        opens.then_some(last)
    }

    /// Whether the private key of a pair is known.
    pub fn has_private(&self, terms: &Terms, pair: TermId) -> bool {
        self.terms.iter().any(|&known| match terms.get(known) {
            Term::Apply { operation, arguments, .. } => {
                Sort::of(&operation) == Sort::Private && arguments.first() == Some(&pair)
            }
            _ => false,
        }) || matches!(terms.get(pair), Term::Fresh { owner: OWN, .. })
    }

    /// Whether a term can be made of what is known.
    pub fn derives(&self, terms: &Terms, id: TermId) -> bool {
        self.derives_but(terms, id, &mut FxHashSet::default())
    }

    /// The terms, known as they are, that a term is made of, each once.
    pub fn ingredients(&self, terms: &Terms, id: TermId, into: &mut Vec<TermId>) {
        let parts = match terms.get(id) {
            _ if self.has(terms, id) => Vec::new(),
            Term::Sequence(parts) => parts.to_vec(),
            Term::Apply { arguments, .. } => arguments.to_vec(),
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => vec![inner],
            Term::Text(_) | Term::Fresh { .. } => Vec::new(),
        };
        if parts.is_empty() && !into.contains(&id) {
            into.push(id);
        }
        parts.into_iter().for_each(|part| self.ingredients(terms, part, into));
    }

    /// As `derives`; `refuted` are terms that cannot be made.
    fn derives_but(&self, terms: &Terms, id: TermId, refuted: &mut FxHashSet<TermId>) -> bool {
        if refuted.contains(&id) {
            return false;
        }
        if self.has(terms, id) {
            return true;
        }
        let mut all = |ids: &[TermId]| ids.iter().all(|&it| self.derives_but(terms, it, refuted));
        let derives = match terms.get(id) {
            // What is short can be guessed.
            Term::Text(bytes) => bytes.len() < LEAST || self.has_text(terms, &bytes),
            Term::Fresh { owner, .. } => owner == OWN,
            Term::Sequence(parts) => all(&parts),
            Term::Encoded { inner, .. } => all(&[inner]),
            Term::Slice { inner, from, length } => {
                all(&[inner]) || self.covers(terms, inner, from, from + length)
            }
            Term::Apply { operation, arguments, .. } => match Sort::of(&operation) {
                Sort::OneWay | Sort::Symmetric | Sort::Asymmetric => all(&arguments),
                Sort::Signature => arguments
                    .split_first()
                    .is_some_and(|(&pair, rest)| self.has_private(terms, pair) && all(rest)),
                Sort::Agreement => match arguments[..] {
                    [one, other] => {
                        self.has_private(terms, one) && all(&[other])
                            || self.has_private(terms, other) && all(&[one])
                    }
                    _ => false,
                },
                Sort::Private => {
                    let pair = arguments.first().map(|&pair| terms.get(pair));
                    debug_assert!(operation.starts_with(PRIVATE), "only these are private");
                    matches!(pair, Some(Term::Fresh { owner: OWN, .. }))
                }
            },
        };
        if !derives {
            refuted.insert(id);
        }
        derives
    }
}
