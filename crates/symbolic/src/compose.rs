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

/// What was found out while one shape is filled.
struct Filling {
    knowledge: Knowledge,
    /// The ways to make a part.
    ways: FxHashMap<TermId, Vec<TermId>>,
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

/// Whether the first argument of an operation is a key that takes one who has it to make a result.
fn is_keyed(operation: &str) -> bool {
    Sort::of(operation) == Sort::Symmetric || operation.starts_with("mac:")
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

    /// The texts in a shape that the adversary would have to know, and does not. Where it lacks a key it
    /// makes nothing anew, whatever texts it has.
    pub fn unknown_texts(&self, shape: TermId) -> Vec<TermId> {
        let mut atoms = Vec::new();
        self.atoms(shape, &mut atoms);
        atoms.retain(|&atom| {
            matches!(self.terms.get(atom), Term::Text(bytes) if !self.knows_text(atom, &bytes))
        });
        atoms
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
    /// nothing if there are too many. What stands at two places of a shape need not be the same in a message.
    pub fn fill(&self, shape: TermId) -> Option<Vec<TermId>> {
        let mut filling = Filling {
            knowledge: self.with_guesses(shape),
            ways: FxHashMap::default(),
            derived: FxHashSet::default(),
        };
        let mut seen = FxHashSet::default();
        let mut made = self.ways(shape, &mut filling)?;
        made.retain(|&message| seen.insert(message) && filling.derives(self.terms, message));
        made.sort_by_key(|&message| self.terms.digest(message));
        Some(made)
    }

    /// What is known, and what is short in a shape and can be guessed; names are public.
    fn with_guesses(&self, shape: TermId) -> Knowledge {
        let terms = self.terms;
        let mut knowledge = self.knowledge.clone();
        let mut atoms = Vec::new();
        self.atoms(shape, &mut atoms);
        for atom in atoms {
            let Term::Text(bytes) = terms.get(atom) else { continue };
            for value in self.candidates(atom) {
                if matches!(terms.get(value), Term::Text(bytes) if bytes.len() < LEAST) {
                    knowledge.learn(terms, value);
                }
            }
            if self.knows_text(atom, &bytes) {
                knowledge.learn(terms, atom);
                for text in self.renamed(&bytes) {
                    knowledge.learn(terms, text);
                }
            }
        }
        knowledge
    }

    /// The texts and random values of a shape that can be others, each once.
    fn atoms(&self, shape: TermId, into: &mut Vec<TermId>) {
        match self.terms.get(shape) {
            Term::Text(_) | Term::Fresh { .. } => {
                if !into.contains(&shape) {
                    into.push(shape);
                }
            }
            Term::Encoded { inner, .. } | Term::Slice { inner, .. } => self.atoms(inner, into),
            Term::Sequence(parts) => parts.iter().for_each(|&part| self.atoms(part, into)),
            Term::Apply { operation, arguments, .. } => {
                let own = if self.is_made(&operation, &arguments) { &arguments[..] } else { &[] };
                let rest = own.iter().skip(usize::from(has_pair(&operation)));
                rest.for_each(|&argument| self.atoms(argument, into));
            }
        }
    }

    /// Whether results of an operation can be made anew, as far as its key goes. Others are only passed on.
    fn is_made(&self, operation: &str, arguments: &[TermId]) -> bool {
        let key = arguments.first().copied().filter(|_| is_keyed(operation));
        match (Sort::of(operation), key.map(|key| (key, self.terms.get(key)))) {
            (Sort::Signature, _) => !self.signers().is_empty(),
            (_, Some((key, Term::Text(_)))) => {
                self.candidates(key).iter().any(|&it| self.knowledge.derives(self.terms, it))
            }
            _ => true,
        }
    }

    /// The pairs of which the private keys are known.
    fn signers(&self) -> Vec<TermId> {
        let all = self.pairs.iter().copied();
        all.filter(|&pair| self.knowledge.has_private(self.terms, pair)).collect()
    }

    /// The pairs that can stand in the place of one.
    fn pairs_for(&self, pair: TermId) -> Vec<TermId> {
        let mut pairs = self.pairs.clone();
        let is_fixed = !matches!(self.terms.get(pair), Term::Fresh { owner: VARIABLE, .. });
        if is_fixed && !pairs.contains(&pair) {
            pairs.push(pair);
        }
        pairs
    }

    /// The values that can stand in the place of one.
    fn candidates(&self, atom: TermId) -> Vec<TermId> {
        let terms = self.terms;
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

    /// The ways to make a shape: anew, or with a part of that kind that is known.
    fn ways(&self, shape: TermId, filling: &mut Filling) -> Option<Vec<TermId>> {
        if let Some(ways) = filling.ways.get(&shape) {
            return Some(ways.clone());
        }
        let ways = self.new_ways(shape, filling)?;
        filling.ways.insert(shape, ways.clone());
        Some(ways)
    }

    fn new_ways(&self, shape: TermId, filling: &mut Filling) -> Option<Vec<TermId>> {
        let terms = self.terms;
        Some(match terms.get(shape) {
            Term::Text(_) => {
                let values = self.candidates(shape).into_iter();
                values.map(|value| self.fitted(&[shape], vec![value], filling)).collect()
            }
            Term::Fresh { .. } => self.candidates(shape),
            Term::Encoded { encoding, inner } => {
                let inner = self.ways(inner, filling)?;
                inner.into_iter().map(|it| terms.encoded(encoding, it)).collect()
            }
            Term::Slice { inner, from, length } => {
                let inner = self.ways(inner, filling)?;
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
                let mut ways = Vec::new();
                for &part in parts.iter() {
                    // A text in a sequence is made to fit with the others.
                    ways.push(match terms.get(part) {
                        Term::Text(_) => self.candidates(part),
                        _ => self.ways(part, filling)?,
                    });
                }
                let all = product(&ways)?;
                all.into_iter().map(|made| self.fitted(&parts, made, filling)).collect()
            }
            Term::Apply { operation, arguments, length } => {
                let mut ways = Vec::new();
                let own = if self.is_made(&operation, &arguments) { &arguments[..] } else { &[] };
                for (index, &argument) in own.iter().enumerate() {
                    let mut some = match (index == 0 && has_pair(&operation), Sort::of(&operation))
                    {
                        (true, Sort::Signature) => self.signers(),
                        (true, _) => self.pairs_for(argument),
                        (false, _) => self.ways(argument, filling)?,
                    };
                    // Who has a private key need not know more of the pair.
                    if !matches!(Sort::of(&operation), Sort::Signature | Sort::Agreement)
                        || index > 0
                    {
                        some.retain(|&it| filling.derives(terms, it));
                    }
                    ways.push(some);
                }
                let all = if own.is_empty() { Vec::new() } else { product(&ways)? };
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
}

/// All ways to take one of each.
fn product(parts: &[Vec<TermId>]) -> Option<Vec<Vec<TermId>>> {
    let mut all = vec![Vec::new()];
    for ways in parts {
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
