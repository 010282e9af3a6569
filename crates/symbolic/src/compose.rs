//! Messages that can be made: shapes of messages, with other values in the places of their values.
//!
//! A shape is a term whose random values are variables. Everything that is made is deduced from what is
//! known; shapes only say what is worth making.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::knowledge::Knowledge;
use crate::operations::Sort;
use crate::terms::{LEAST, OWN, Term, TermId, Terms, VARIABLE};

/// The most messages that are made of one shape.
const MESSAGES_MAX: usize = 20_000;

pub struct Composer<'a> {
    terms: &'a Terms,
    knowledge: Knowledge,
    /// Names of parties: where one stands in a text, another one of its length may stand.
    names: &'a [Box<[u8]>],
    /// Public keys that everybody knows.
    pairs: Vec<TermId>,
    /// Whether a random value is replaced by one of its kind only.
    typed: bool,
}

type Assignment = FxHashMap<TermId, TermId>;

impl Terms {
    /// The shape of a message: its random values become variables.
    pub fn shape(&self, message: TermId) -> TermId {
        let mut variables = FxHashMap::default();
        self.replace(message, &mut |id| match self.get(id) {
            Term::Fresh { kind, length, .. } => {
                let next = variables.len() as u32;
                let variable = |number| self.fresh(&kind, VARIABLE, number, length);
                Some(*variables.entry(id).or_insert_with(|| variable(next)))
            }
            _ => None,
        })
    }

    /// The pairs whose public keys are used in a term.
    pub fn pairs_in(&self, id: TermId, into: &mut Vec<TermId>) {
        match self.get(id) {
            Term::Sequence(parts) => parts.iter().for_each(|&part| self.pairs_in(part, into)),
            Term::Encoded { inner, .. } => self.pairs_in(inner, into),
            Term::Apply { operation, arguments, .. } => {
                if let Some(&pair) = arguments.first().filter(|_| has_pair(&operation))
                    && !into.contains(&pair)
                    && !matches!(self.get(pair), Term::Fresh { owner: VARIABLE, .. })
                {
                    into.push(pair);
                }
                arguments.iter().for_each(|&argument| self.pairs_in(argument, into));
            }
            Term::Text(_) | Term::Fresh { .. } => {}
        }
    }

    fn replace(&self, id: TermId, by: &mut dyn FnMut(TermId) -> Option<TermId>) -> TermId {
        if let Some(other) = by(id) {
            return other;
        }
        match self.get(id) {
            Term::Text(_) | Term::Fresh { .. } => id,
            Term::Encoded { encoding, inner } => self.encoded(encoding, self.replace(inner, by)),
            Term::Sequence(parts) => {
                let parts: Vec<TermId> = parts.iter().map(|&part| self.replace(part, by)).collect();
                self.sequence(&parts)
            }
            Term::Apply { operation, arguments, length } => {
                let arguments: Vec<TermId> =
                    arguments.iter().map(|&argument| self.replace(argument, by)).collect();
                self.apply(&operation, &arguments, length)
            }
        }
    }
}

fn has_pair(operation: &str) -> bool {
    matches!(Sort::of(operation), Sort::Asymmetric | Sort::Signature)
}

impl<'a> Composer<'a> {
    pub fn new(
        terms: &'a Terms,
        knowledge: &Knowledge,
        names: &'a [Box<[u8]>],
        pairs: Vec<TermId>,
        typed: bool,
    ) -> Composer<'a> {
        let mut knowledge = knowledge.clone();
        for &pair in &pairs {
            knowledge.learn(terms, pair);
        }
        for name in names {
            knowledge.learn(terms, terms.text(name));
        }
        Composer { terms, knowledge, names, pairs, typed }
    }

    /// All messages of a shape that can be made, each once, in an order that depends on no path;
    /// nothing if there are too many.
    pub fn fill(&self, shape: TermId) -> Option<Vec<TermId>> {
        let mut atoms = Vec::new();
        self.atoms(shape, false, &mut atoms);
        let candidates: Vec<(TermId, Vec<TermId>)> = atoms
            .into_iter()
            .map(|(atom, is_pair)| (atom, self.candidates(atom, is_pair)))
            .collect();
        let mut assignments = vec![Assignment::default()];
        for (atom, values) in &candidates {
            let mut longer = Vec::new();
            for assignment in &assignments {
                for &value in values {
                    let mut next = assignment.clone();
                    next.insert(*atom, value);
                    longer.push(next);
                }
            }
            if longer.len() > MESSAGES_MAX {
                return None;
            }
            assignments = longer;
        }
        // What is short in a shape can be guessed.
        let mut knowledge = self.knowledge.clone();
        for (_, values) in &candidates {
            for &value in values {
                if matches!(self.terms.get(value), Term::Text(bytes) if bytes.len() < LEAST) {
                    knowledge.learn(self.terms, value);
                }
            }
        }
        // So can one name in a known text be exchanged for another.
        for (atom, _) in &candidates {
            if let Term::Text(bytes) = self.terms.get(*atom)
                && knowledge.has(self.terms, *atom)
            {
                self.renamed(&bytes).into_iter().for_each(|text| {
                    knowledge.learn(self.terms, text);
                });
            }
        }
        let mut seen = FxHashSet::default();
        let mut made = Vec::new();
        for assignment in &assignments {
            for message in self.ways(shape, assignment, &knowledge)? {
                if seen.insert(message) && knowledge.derives(self.terms, message) {
                    made.push(message);
                }
            }
            if made.len() > MESSAGES_MAX {
                return None;
            }
        }
        made.sort_by_key(|&message| self.terms.digest(message));
        Some(made)
    }

    /// The places of a shape that can be filled, each once, and whether it stands for a pair of keys.
    fn atoms(&self, shape: TermId, is_pair: bool, into: &mut Vec<(TermId, bool)>) {
        match self.terms.get(shape) {
            Term::Text(_) | Term::Fresh { .. } => {
                if !into.iter().any(|&(known, _)| known == shape) {
                    into.push((shape, is_pair));
                }
            }
            Term::Encoded { inner, .. } => self.atoms(inner, false, into),
            Term::Sequence(parts) => parts.iter().for_each(|&part| self.atoms(part, false, into)),
            Term::Apply { operation, arguments, .. } => {
                // What can be neither made nor opened is only ever passed on as a whole.
                let locked = Sort::of(&operation) == Sort::Symmetric
                    && arguments.first().is_some_and(|&key| {
                        matches!(self.terms.get(key), Term::Text(_))
                            && self
                                .candidates(key, false)
                                .iter()
                                .all(|&it| !self.knowledge.derives(self.terms, it))
                    });
                for (index, &argument) in arguments.iter().enumerate().filter(|_| !locked) {
                    self.atoms(argument, index == 0 && has_pair(&operation), into);
                }
            }
        }
    }

    fn candidates(&self, atom: TermId, is_pair: bool) -> Vec<TermId> {
        let terms = self.terms;
        if is_pair {
            let mut pairs = self.pairs.clone();
            let is_fixed = !matches!(terms.get(atom), Term::Fresh { owner: VARIABLE, .. });
            if is_fixed && !pairs.contains(&atom) {
                pairs.push(atom);
            }
            return pairs;
        }
        let known = self.knowledge.terms().iter().copied();
        let mut values = Vec::new();
        match terms.get(atom) {
            Term::Fresh { kind, length, .. } => {
                values.push(terms.fresh(&kind, OWN, 0, length));
                // Padding is made anew by whoever encrypts.
                if &*kind == "pad" {
                    return values;
                }
                let fits = |id: &TermId| match terms.get(*id) {
                    Term::Fresh { kind: other, length: long, .. } if self.typed => {
                        other == kind && long == length
                    }
                    _ => !self.typed && terms.bytes(*id).len() == length as usize,
                };
                values.extend(known.filter(fits));
            }
            Term::Text(bytes) => {
                values.push(atom);
                let fits = |id: &TermId| {
                    matches!(terms.get(*id), Term::Text(other) if other.len() == bytes.len())
                        || !self.typed
                            && bytes.len() >= LEAST
                            && terms.bytes(*id).len() == bytes.len()
                };
                values.extend(known.filter(fits));
                values.extend(self.renamed(&bytes));
            }
            _ => values.push(atom),
        }
        let mut seen = FxHashSet::default();
        values.retain(|&value| seen.insert(value));
        values
    }

    /// A text with one name in it replaced by another, wherever it stands.
    fn renamed(&self, text: &[u8]) -> Vec<TermId> {
        let mut texts = Vec::new();
        for name in self.names.iter().filter(|name| !name.is_empty()) {
            let at: Vec<usize> =
                (0..text.len()).filter(|&at| text[at..].starts_with(name)).collect();
            let others =
                self.names.iter().filter(|other| other.len() == name.len() && *other != name);
            for other in others.filter(|_| !at.is_empty()) {
                let mut text = text.to_vec();
                for &at in &at {
                    text[at..at + other.len()].copy_from_slice(other);
                }
                texts.push(self.terms.text(&text));
            }
        }
        texts
    }

    /// The ways to make a shape with given values: anew, or with a part of that kind that is known.
    fn ways(
        &self,
        shape: TermId,
        values: &Assignment,
        knowledge: &Knowledge,
    ) -> Option<Vec<TermId>> {
        let terms = self.terms;
        Some(match terms.get(shape) {
            Term::Text(_) | Term::Fresh { .. } => {
                vec![values.get(&shape).copied().unwrap_or(shape)]
            }
            Term::Encoded { encoding, inner } => {
                let inner = self.ways(inner, values, knowledge)?;
                inner.into_iter().map(|it| terms.encoded(encoding, it)).collect()
            }
            Term::Sequence(parts) => {
                let all = self.product(&parts, values, knowledge)?;
                all.iter().map(|parts| terms.sequence(parts)).collect()
            }
            Term::Apply { operation, arguments, length } => {
                let all = self.product(&arguments, values, knowledge)?;
                let built = all.iter().map(|arguments| terms.apply(&operation, arguments, length));
                let mut ways: Vec<TermId> =
                    built.filter(|&it| knowledge.derives(terms, it)).collect();
                let known = knowledge.terms().iter().copied().filter(|&id| {
                    matches!(terms.get(id), Term::Apply { operation: other, length: long, .. }
                        if other == operation && long == length)
                });
                for other in known {
                    if !ways.contains(&other) {
                        ways.push(other);
                    }
                }
                ways
            }
        })
    }

    fn product(
        &self,
        parts: &[TermId],
        values: &Assignment,
        knowledge: &Knowledge,
    ) -> Option<Vec<Vec<TermId>>> {
        let mut all = vec![Vec::new()];
        for &part in parts {
            let ways = self.ways(part, values, knowledge)?;
            let longer = all.iter().flat_map(|begun: &Vec<TermId>| {
                ways.iter().map(move |&way| {
                    let mut next = begun.clone();
                    next.push(way);
                    next
                })
            });
            all = longer.collect();
            if all.len() > MESSAGES_MAX {
                return None;
            }
        }
        Some(all)
    }
}
