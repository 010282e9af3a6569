//! Messages that can be made: shapes of messages, with other values in the places of their values.
//!
//! A shape is a term whose random values are variables. Everything that is made is deduced from what is
//! known; shapes only say what is worth making.

use rustc_hash::{FxHashMap, FxHashSet};

use crate::knowledge::Knowledge;
use crate::operations::Sort;
use crate::renaming::{Names, refit, resized};
use crate::terms::{LEAST, OWN, Term, TermId, Terms, VARIABLE};

/// The most messages that are made of one shape.
const MESSAGES_MAX: usize = 20_000;

pub struct Composer<'a> {
    terms: &'a Terms,
    knowledge: Knowledge,
    /// Names of parties: where one stands in a text, another one may stand.
    names: Names<'a>,
    /// Public keys that everybody knows.
    pairs: Vec<TermId>,
    /// Whether a random value is replaced by one of its kind only.
    typed: bool,
}

type Assignment = FxHashMap<TermId, TermId>;

/// What was found out while one shape is filled.
struct Filling {
    knowledge: Knowledge,
    /// The places that a part of the shape has.
    places: FxHashMap<TermId, Vec<TermId>>,
    /// The ways to make a part, by what stands in its places.
    ways: FxHashMap<(TermId, Vec<TermId>), Vec<TermId>>,
    /// Terms that can be made.
    derived: FxHashSet<TermId>,
}

impl Filling {
    fn derives(&mut self, terms: &Terms, id: TermId) -> bool {
        if self.derived.contains(&id) {
            return true;
        }
        let derives = match terms.get(id) {
            Term::Sequence(parts) if !self.knowledge.has(terms, id) => {
                parts.iter().all(|&part| self.derives(terms, part))
            }
            _ => self.knowledge.derives(terms, id),
        };
        if derives {
            self.derived.insert(id);
        }
        derives
    }
}

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
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => self.pairs_in(inner, into),
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
            Term::Slice { inner, from, length } => {
                self.slice(self.replace(inner, by), from, length)
            }
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
        Composer { terms, knowledge, names: Names(names), pairs, typed }
    }

    /// The texts in a shape that the adversary would have to know, and does not.
    pub fn unknown_texts(&self, shape: TermId) -> Vec<TermId> {
        let mut atoms = Vec::new();
        self.atoms(shape, false, &mut atoms);
        let texts = atoms.into_iter().filter(|&(atom, is_pair)| {
            !is_pair && matches!(self.terms.get(atom), Term::Text(bytes) if !self.knows_text(atom, &bytes))
        });
        texts.map(|(atom, _)| atom).collect()
    }

    /// Whether a text is known, or made of names and known texts but for a few bytes in a row.
    fn knows_text(&self, id: TermId, bytes: &[u8]) -> bool {
        self.knowledge.has(self.terms, id)
            || self.names.leaves_little(bytes, LEAST, || {
                let texts = self.knowledge.terms().iter().map(|&known| self.terms.get(known));
                texts
                    .filter_map(|term| match term {
                        Term::Text(text) if text.len() >= LEAST / 2 => Some(text),
                        _ => None,
                    })
                    .collect()
            })
    }

    /// All messages of a shape that can be made, each once, in an order that depends on no path;
    /// nothing if there are too many.
    pub fn fill(&self, shape: TermId) -> Option<Vec<TermId>> {
        let mut atoms = Vec::new();
        self.atoms(shape, false, &mut atoms);
        let candidates: Vec<(TermId, Vec<TermId>)> = atoms
            .into_iter()
            .map(|(atom, is_pair)| {
                let own = is_pair && self.only_signs(shape, atom);
                let signers = if own { self.signers() } else { Vec::new() };
                let some =
                    if signers.is_empty() { self.candidates(atom, is_pair) } else { signers };
                (atom, some)
            })
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
        // What is short in a shape can be guessed, and names are public.
        let mut knowledge = self.knowledge.clone();
        for (atom, values) in &candidates {
            for &value in values {
                if matches!(self.terms.get(value), Term::Text(bytes) if bytes.len() < LEAST) {
                    knowledge.learn(self.terms, value);
                }
            }
            if let Term::Text(bytes) = self.terms.get(*atom)
                && self.knows_text(*atom, &bytes)
            {
                knowledge.learn(self.terms, *atom);
                for text in self.renamed(&bytes) {
                    knowledge.learn(self.terms, text);
                }
            }
        }
        let mut filling = Filling {
            knowledge,
            places: FxHashMap::default(),
            ways: FxHashMap::default(),
            derived: FxHashSet::default(),
        };
        let mut seen = FxHashSet::default();
        let mut made = Vec::new();
        for assignment in &assignments {
            for message in self.ways(shape, assignment, &mut filling)? {
                if seen.insert(message) && filling.derives(self.terms, message) {
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
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => {
                self.atoms(inner, false, into);
            }
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
                // Nor can what nobody but others can sign.
                let is_signature = Sort::of(&operation) == Sort::Signature;
                let foreign = is_signature && self.signers().is_empty();
                let is_open = !locked && !foreign;
                for (index, &argument) in arguments.iter().enumerate().filter(|_| is_open) {
                    self.atoms(argument, index == 0 && has_pair(&operation), into);
                }
            }
        }
    }

    /// The pairs of which the private keys are known.
    fn signers(&self) -> Vec<TermId> {
        let all = self.pairs.iter().copied();
        all.filter(|&pair| self.knowledge.has_private(self.terms, pair)).collect()
    }

    /// Whether a pair of a shape only signs: no other than the adversary's own gives anything in its place.
    fn only_signs(&self, shape: TermId, pair: TermId) -> bool {
        match self.terms.get(shape) {
            Term::Text(_) | Term::Fresh { .. } => shape != pair,
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => self.only_signs(inner, pair),
            Term::Sequence(parts) => parts.iter().all(|&part| self.only_signs(part, pair)),
            Term::Apply { operation, arguments, .. } => {
                let signs = usize::from(Sort::of(&operation) == Sort::Signature);
                arguments.iter().skip(signs).all(|&argument| self.only_signs(argument, pair))
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

    /// A text with other names in the places of names.
    fn renamed(&self, text: &[u8]) -> Vec<TermId> {
        self.names.renamed(text).iter().map(|text| self.terms.text(text)).collect()
    }

    /// The ways to make a shape with given values: anew, or with a part of that kind that is known.
    fn ways(
        &self,
        shape: TermId,
        values: &Assignment,
        filling: &mut Filling,
    ) -> Option<Vec<TermId>> {
        let places = filling.places.entry(shape).or_insert_with(|| {
            let mut atoms = Vec::new();
            self.atoms(shape, false, &mut atoms);
            atoms.into_iter().map(|(atom, _)| atom).collect()
        });
        let here = places.iter().map(|place| values.get(place).copied().unwrap_or(*place));
        let key = (shape, here.collect());
        if let Some(ways) = filling.ways.get(&key) {
            return Some(ways.clone());
        }
        let ways = self.new_ways(shape, values, filling)?;
        filling.ways.insert(key, ways.clone());
        Some(ways)
    }

    fn new_ways(
        &self,
        shape: TermId,
        values: &Assignment,
        filling: &mut Filling,
    ) -> Option<Vec<TermId>> {
        let terms = self.terms;
        Some(match terms.get(shape) {
            Term::Text(_) => {
                let value = values.get(&shape).copied().unwrap_or(shape);
                vec![self.fitted(&[shape], vec![value], filling)]
            }
            Term::Fresh { .. } => vec![values.get(&shape).copied().unwrap_or(shape)],
            Term::Encoded { encoding, inner } => {
                let inner = self.ways(inner, values, filling)?;
                inner.into_iter().map(|it| terms.encoded(encoding, it)).collect()
            }
            Term::Slice { inner, from, length } => {
                let inner = self.ways(inner, values, filling)?;
                let whole = inner
                    .into_iter()
                    .filter(|&it| terms.bytes(it).len() >= (from + length) as usize);
                let mut ways: Vec<TermId> = whole.map(|it| terms.slice(it, from, length)).collect();
                let known = filling.knowledge.terms().iter().copied().filter(|&id| {
                    matches!(terms.get(id), Term::Slice { from: begin, length: long, .. }
                        if (begin, long) == (from, length))
                });
                ways.extend(known);
                ways
            }
            Term::Sequence(parts) => {
                let all = self.product(&parts, values, filling)?;
                all.into_iter().map(|made| self.fitted(&parts, made, filling)).collect()
            }
            Term::Apply { operation, arguments, length } => {
                let all = self.product(&arguments, values, filling)?;
                let size = |ids: &[TermId]| ids.last().map_or(0, |&id| terms.bytes(id).len());
                let built = all.iter().map(|made| {
                    let length = resized(&operation, length, size(&arguments), size(made));
                    terms.apply(&operation, made, length)
                });
                let mut ways: Vec<TermId> =
                    built.filter(|&it| filling.derives(terms, it)).collect();
                let known = filling.knowledge.terms().iter().copied().filter(|&id| {
                    matches!(terms.get(id), Term::Apply { operation: other, length: long, .. }
                        if other == operation && (long == length || !self.typed))
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

    /// Parts one after the other, in the place of others. Lengths of parts that stand in texts become those
    /// of the new ones; whoever knows a text can write another length into it.
    fn fitted(&self, old: &[TermId], new: Vec<TermId>, filling: &mut Filling) -> TermId {
        let terms = self.terms;
        let bytes = |ids: &[TermId]| ids.iter().map(|&id| terms.bytes(id)).collect::<Vec<_>>();
        let (before, after) = (bytes(old), bytes(&new));
        if before.iter().zip(&after).all(|(one, other)| one.len() == other.len()) {
            return terms.sequence(&new);
        }
        let mut parts = new;
        for index in 0..parts.len() {
            let is_text = |id: TermId| matches!(terms.get(id), Term::Text(_));
            if is_text(old[index])
                && is_text(parts[index])
                && let Some(text) = refit(&before, &after, index)
            {
                let fitted = terms.text(&text);
                if filling.derives(terms, parts[index]) {
                    filling.knowledge.learn(terms, fitted);
                }
                parts[index] = fitted;
            }
        }
        let whole = terms.sequence(&parts);
        // Texts in a row are one; each of them is known here or the whole is not.
        if let Term::Text(_) = terms.get(whole)
            && parts.iter().all(|&part| filling.derives(terms, part))
        {
            filling.knowledge.learn(terms, whole);
        }
        whole
    }

    fn product(
        &self,
        parts: &[TermId],
        values: &Assignment,
        filling: &mut Filling,
    ) -> Option<Vec<Vec<TermId>>> {
        let mut all = vec![Vec::new()];
        for &part in parts {
            // A text in a sequence is made to fit with the others.
            let ways = match self.terms.get(part) {
                Term::Text(_) => vec![values.get(&part).copied().unwrap_or(part)],
                _ => self.ways(part, values, filling)?,
            };
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
