//! The deterministic automaton of a protocol, grown as far as it is walked.
//!
//! A position is a set of terms, because one event may be due at several places of a protocol.
//! With internal events hidden, a set also has the terms that internal events lead to.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use xxhash_rust::xxh3::xxh3_128;

use crate::core::{EventId, Program};
use crate::event::Direction;
use crate::source::Span;
use crate::terms::{TermId, Terms};

/// A position by its number, which depends on the order in which positions were reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct PositionId(pub(crate) u32);

/// What internal events are to those who follow a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Internal {
    /// Events like others.
    Shown,
    /// They happen unseen.
    Hidden,
}

struct Known {
    terms: Arc<[TermId]>,
    is_final: bool,
    fingerprint: u128,
    /// The events possible here, in order, once someone has asked.
    enabled: Option<Arc<[EventId]>>,
    /// Where each of them leads, as far as someone has asked.
    targets: Vec<Option<PositionId>>,
}

pub(crate) struct Machine {
    terms: Terms,
    internal: Internal,
    known: Vec<Known>,
    ids: FxHashMap<Arc<[TermId]>, PositionId>,
}

impl Machine {
    pub(crate) const INITIAL: PositionId = PositionId(0);

    pub(crate) fn new(program: Arc<Program>, internal: Internal) -> Machine {
        let mut machine = Machine {
            terms: Terms::new(program),
            internal,
            known: Vec::new(),
            ids: FxHashMap::default(),
        };
        let initial = machine.terms.initial();
        machine.position(vec![initial]);
        machine
    }

    pub(crate) fn program(&self) -> &Arc<Program> {
        self.terms.program()
    }

    pub(crate) fn is_final(&self, position: PositionId) -> bool {
        self.known(position).is_final
    }

    pub(crate) fn fingerprint(&self, position: PositionId) -> u128 {
        self.known(position).fingerprint
    }

    /// What is known of the events possible at a position.
    pub(crate) fn enabled_known(&self, position: PositionId) -> Option<Arc<[EventId]>> {
        self.known(position).enabled.clone()
    }

    /// What is known of an event at a position: nothing, or where it leads if it is possible.
    pub(crate) fn after_known(
        &self,
        position: PositionId,
        event: EventId,
    ) -> Option<Option<PositionId>> {
        let known = self.known(position);
        match known.enabled.as_ref()?.binary_search(&event) {
            Ok(index) => known.targets[index].map(Some),
            Err(_) => Some(None),
        }
    }

    pub(crate) fn enabled(&mut self, position: PositionId) -> Arc<[EventId]> {
        if let Some(enabled) = &self.known(position).enabled {
            return enabled.clone();
        }
        let terms = self.known(position).terms.clone();
        let mut events = Vec::new();
        for &term in terms.iter() {
            self.terms.each_event(term, |event, _| events.push(event));
        }
        if self.internal == Internal::Hidden {
            let program = self.terms.program();
            events.retain(|&event| program.event(event).direction != Direction::Internal);
        }
        events.sort_unstable();
        events.dedup();
        let enabled: Arc<[EventId]> = events.into();
        let known = &mut self.known[position.0 as usize];
        known.targets = vec![None; enabled.len()];
        known.enabled = Some(enabled.clone());
        enabled
    }

    pub(crate) fn after(&mut self, position: PositionId, event: EventId) -> Option<PositionId> {
        if let Some(answer) = self.after_known(position, event) {
            return answer;
        }
        let index = self.enabled(position).binary_search(&event).ok()?;
        let terms = self.known(position).terms.clone();
        let mut targets = Vec::new();
        for &term in terms.iter() {
            self.terms.after(term, event, &mut targets);
        }
        let target = self.position(targets);
        self.known[position.0 as usize].targets[index] = Some(target);
        Some(target)
    }

    /// All events possible at a position with where they lead, for those who go everywhere.
    pub(crate) fn after_each(&mut self, position: PositionId) -> Vec<(EventId, PositionId)> {
        let enabled = self.enabled(position);
        let terms = self.known(position).terms.clone();
        let mut moves = Vec::new();
        for &term in terms.iter() {
            self.terms.after_each(term, &mut moves);
        }
        moves.sort_unstable();
        let mut found = Vec::with_capacity(enabled.len());
        for group in moves.chunk_by(|one, two| one.0 == two.0) {
            // Hidden events are not among those enabled.
            let Ok(index) = enabled.binary_search(&group[0].0) else { continue };
            let target = self.position(group.iter().map(|&(_, term)| term).collect());
            self.known[position.0 as usize].targets[index] = Some(target);
            found.push((group[0].0, target));
        }
        found
    }

    /// The events possible at a position with the places in the text they come from.
    pub(crate) fn enabled_spans(&mut self, position: PositionId) -> Vec<(EventId, Span)> {
        let program = self.terms.program().clone();
        let terms = self.known(position).terms.clone();
        let mut found = Vec::new();
        for &term in terms.iter() {
            self.terms.each_event(term, |event, node| found.push((event, node)));
        }
        if self.internal == Internal::Hidden {
            found.retain(|&(event, _)| program.event(event).direction != Direction::Internal);
        }
        found.sort_unstable();
        found.dedup();
        found.into_iter().map(|(event, node)| (event, program.span(node))).collect()
    }

    fn known(&self, position: PositionId) -> &Known {
        &self.known[position.0 as usize]
    }

    fn position(&mut self, mut terms: Vec<TermId>) -> PositionId {
        terms.sort_unstable();
        terms.dedup();
        if self.internal == Internal::Hidden {
            self.add_unseen(&mut terms);
        }
        let terms: Arc<[TermId]> = terms.into();
        if let Some(&id) = self.ids.get(&terms) {
            return id;
        }
        let mut prints: Vec<u128> =
            terms.iter().map(|&term| self.terms.fingerprint(term)).collect();
        prints.sort_unstable();
        let bytes: Vec<u8> = prints.iter().flat_map(|print| print.to_le_bytes()).collect();
        let id = PositionId(self.known.len() as u32);
        self.known.push(Known {
            is_final: terms.iter().any(|&term| self.terms.is_final(term)),
            fingerprint: xxh3_128(&bytes),
            terms: terms.clone(),
            enabled: None,
            targets: Vec::new(),
        });
        self.ids.insert(terms, id);
        id
    }

    /// Adds the terms that internal events lead to.
    fn add_unseen(&mut self, terms: &mut Vec<TermId>) {
        let program = self.terms.program().clone();
        let mut seen = 0;
        while seen < terms.len() {
            let term = terms[seen];
            seen += 1;
            let mut unseen = Vec::new();
            self.terms.each_event(term, |event, _| {
                if program.event(event).direction == Direction::Internal {
                    unseen.push(event);
                }
            });
            unseen.sort_unstable();
            unseen.dedup();
            let mut targets = Vec::new();
            for event in unseen {
                self.terms.after(term, event, &mut targets);
            }
            for target in targets {
                if !terms.contains(&target) {
                    terms.push(target);
                }
            }
        }
        terms.sort_unstable();
    }
}
