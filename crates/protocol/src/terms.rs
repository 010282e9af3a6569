//! Where one can be in a protocol, as hash-consed terms made only when they are reached.
//!
//! A term is what is left to do. It is canonical as far as that is cheap: the branches of a
//! parallel part are a multiset, finished branches disappear, and branches of branches join their
//! parents. Two terms that still mean the same are two states; the minimal automaton joins them.

use std::sync::Arc;

use rustc_hash::{FxHashMap, FxHashSet};
use xxhash_rust::xxh3::xxh3_128;

use crate::core::{Core, CoreId, EventId, Program};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct TermId(u32);

const DONE: TermId = TermId(0);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Term {
    /// Nothing is left.
    Done,
    /// A node, then the rest.
    Run { node: CoreId, next: TermId },
    /// Branches in any order, and when all have ended, the rest. Sorted.
    Parallel { branches: Arc<[TermId]>, next: TermId },
}

struct Known {
    term: Term,
    /// Whether all may end here.
    is_final: bool,
    /// A hash of what the term says, the same in every run, whatever its number is.
    fingerprint: u128,
    /// What may happen first; made on demand.
    heads: Option<Arc<Heads>>,
}

/// What may happen first in a term.
struct Heads {
    moves: Box<[Move]>,
    /// Parallel terms whose branches may make a move.
    parallels: Box<[TermId]>,
}

#[derive(Clone, Copy)]
struct Move {
    event: EventId,
    /// The node of the event.
    node: CoreId,
    /// What is left of the term, or of the innermost branch.
    next: TermId,
}

/// All terms met so far.
pub(crate) struct Terms {
    program: Arc<Program>,
    known: Vec<Known>,
    ids: FxHashMap<Term, TermId>,
}

impl Terms {
    pub(crate) fn new(program: Arc<Program>) -> Terms {
        let mut terms = Terms { program, known: Vec::new(), ids: FxHashMap::default() };
        let done = terms.intern(Term::Done);
        assert!(done == DONE, "the first term has the first number");
        terms
    }

    pub(crate) fn program(&self) -> &Arc<Program> {
        &self.program
    }

    pub(crate) fn initial(&mut self) -> TermId {
        self.intern(Term::Run { node: self.program.root(), next: DONE })
    }

    pub(crate) fn is_final(&self, term: TermId) -> bool {
        self.known(term).is_final
    }

    pub(crate) fn fingerprint(&self, term: TermId) -> u128 {
        self.known(term).fingerprint
    }

    /// Calls `visit` with every event that may happen first, and the node of the event.
    pub(crate) fn each_event(&mut self, term: TermId, mut visit: impl FnMut(EventId, CoreId)) {
        self.walk(term, |found, _| visit(found.event, found.node));
    }

    /// Appends what may be left of a term after an event.
    pub(crate) fn after(&mut self, term: TermId, event: EventId, to: &mut Vec<TermId>) {
        let mut found = Vec::new();
        self.walk(term, |a_move, path| {
            if a_move.event == event {
                found.push((a_move.next, path.to_vec()));
            }
        });
        for (target, path) in found {
            to.push(self.rebuild(target, &path));
        }
    }

    /// Appends all events that may happen first with what may be left after each.
    pub(crate) fn after_each(&mut self, term: TermId, to: &mut Vec<(EventId, TermId)>) {
        let mut steps: Vec<(TermId, TermId)> = Vec::new();
        let mut found = Vec::new();
        self.walk(term, |a_move, path| {
            steps.extend_from_slice(path);
            found.push((a_move.event, a_move.next, steps.len()));
        });
        let mut from = 0;
        for (event, target, behind) in found {
            to.push((event, self.rebuild(target, &steps[from..behind])));
            from = behind;
        }
    }

    fn known(&self, term: TermId) -> &Known {
        &self.known[term.0 as usize]
    }

    /// Visits the moves of a term. The path leads through parallel terms to the branch that moves.
    fn walk(&mut self, term: TermId, mut visit: impl FnMut(Move, &[(TermId, TermId)])) {
        struct Cursor {
            heads: Arc<Heads>,
            parallel: usize,
            branch: usize,
        }
        let mut path: Vec<(TermId, TermId)> = Vec::new();
        let heads = self.heads(term);
        heads.moves.iter().for_each(|found| visit(*found, &path));
        let mut cursors = vec![Cursor { heads, parallel: 0, branch: 0 }];
        while let Some(cursor) = cursors.last_mut() {
            let Some(&parallel) = cursor.heads.parallels.get(cursor.parallel) else {
                cursors.pop();
                path.pop();
                continue;
            };
            let Term::Parallel { branches, .. } = &self.known(parallel).term else {
                unreachable!("only parallel terms are listed as such")
            };
            let Some(&branch) = branches.get(cursor.branch) else {
                cursor.parallel += 1;
                cursor.branch = 0;
                continue;
            };
            // Equal branches have equal moves.
            let is_repeated = cursor.branch > 0 && branches[cursor.branch - 1] == branch;
            cursor.branch += 1;
            if !is_repeated {
                path.push((parallel, branch));
                let heads = self.heads(branch);
                heads.moves.iter().for_each(|found| visit(*found, &path));
                cursors.push(Cursor { heads, parallel: 0, branch: 0 });
            }
        }
    }

    fn heads(&mut self, term: TermId) -> Arc<Heads> {
        if let Some(heads) = &self.known(term).heads {
            return heads.clone();
        }
        let heads = Arc::new(self.find_heads(term));
        self.known[term.0 as usize].heads = Some(heads.clone());
        heads
    }

    fn find_heads(&mut self, term: TermId) -> Heads {
        let program = self.program.clone();
        let mut moves = Vec::new();
        let mut parallels = Vec::new();
        let mut seen = FxHashSet::default();
        let mut waiting = vec![term];
        while let Some(term) = waiting.pop() {
            if !seen.insert(term) {
                continue;
            }
            let (node, next) = match &self.known(term).term {
                Term::Done => continue,
                Term::Run { node, next } => (*node, *next),
                Term::Parallel { branches, next } => {
                    parallels.push(term);
                    if branches.iter().all(|&branch| self.is_final(branch)) {
                        waiting.push(*next);
                    }
                    continue;
                }
            };
            match program.node(node) {
                Core::Null => waiting.push(next),
                Core::Event(event) => moves.push(Move { event: *event, node, next }),
                Core::Sequence(first, second) => {
                    let rest = self.run(*second, next);
                    waiting.push(self.run(*first, rest));
                }
                Core::Choice(children) => {
                    for &child in children {
                        waiting.push(self.run(child, next));
                    }
                }
                Core::Repeat(body) => {
                    waiting.push(next);
                    waiting.push(self.run(*body, term));
                }
                Core::Parallel(children) => {
                    let branches = children.iter().map(|&child| self.run(child, DONE)).collect();
                    waiting.push(self.parallel(branches, next));
                }
                Core::OrParallel { optional, .. } => {
                    // The first event decides for its branch; any of the others may be left out.
                    let branches = optional.iter().map(|&child| self.run(child, DONE)).collect();
                    let parallel = self.parallel(branches, next);
                    if !parallels.contains(&parallel) {
                        parallels.push(parallel);
                    }
                    if program.is_nullable(node) {
                        waiting.push(next);
                    }
                }
            }
        }
        Heads { moves: moves.into(), parallels: parallels.into() }
    }

    fn run(&mut self, node: CoreId, next: TermId) -> TermId {
        match self.program.node(node) {
            Core::Null => next,
            _ => self.intern(Term::Run { node, next }),
        }
    }

    fn parallel(&mut self, mut branches: Vec<TermId>, next: TermId) -> TermId {
        branches.retain(|&branch| branch != DONE);
        branches.sort_unstable();
        match branches[..] {
            [] => next,
            _ => self.intern(Term::Parallel { branches: branches.into(), next }),
        }
    }

    /// What is left when the branch at the end of a path has gone on to `target`. Branches of
    /// branches join the outer ones, which are put together only where something follows them.
    fn rebuild(&mut self, target: TermId, path: &[(TermId, TermId)]) -> TermId {
        let mut together = Vec::new();
        self.add_branches(target, &mut together);
        for &(parallel, branch) in path.iter().rev() {
            let Term::Parallel { branches, next } = &self.known(parallel).term else {
                unreachable!("only parallel terms have branches")
            };
            let at =
                branches.binary_search(&branch).expect("the branch that moved is one of these");
            together.extend_from_slice(&branches[..at]);
            together.extend_from_slice(&branches[at + 1..]);
            let next = *next;
            if next != DONE {
                let whole = self.parallel(std::mem::take(&mut together), next);
                self.add_branches(whole, &mut together);
            }
        }
        match together[..] {
            [only] => only,
            _ => self.parallel(together, DONE),
        }
    }

    fn add_branches(&self, term: TermId, to: &mut Vec<TermId>) {
        match &self.known(term).term {
            Term::Done => {}
            Term::Parallel { branches, next: DONE } => to.extend_from_slice(branches),
            _ => to.push(term),
        }
    }

    fn intern(&mut self, term: Term) -> TermId {
        if let Some(&id) = self.ids.get(&term) {
            return id;
        }
        let mut bytes: Vec<u8> = Vec::new();
        let is_final = match &term {
            Term::Done => true,
            Term::Run { node, next } => {
                bytes.push(1);
                bytes.extend(node.0.to_le_bytes());
                bytes.extend(self.fingerprint(*next).to_le_bytes());
                self.program.is_nullable(*node) && self.is_final(*next)
            }
            Term::Parallel { branches, next } => {
                bytes.push(2);
                bytes.extend(self.fingerprint(*next).to_le_bytes());
                let mut prints: Vec<u128> =
                    branches.iter().map(|&branch| self.fingerprint(branch)).collect();
                prints.sort_unstable();
                prints.iter().for_each(|print| bytes.extend(print.to_le_bytes()));
                self.is_final(*next) && branches.iter().all(|&branch| self.is_final(branch))
            }
        };
        let id = TermId(self.known.len() as u32);
        let fingerprint = xxh3_128(&bytes);
        self.known.push(Known { term: term.clone(), is_final, fingerprint, heads: None });
        self.ids.insert(term, id);
        id
    }
}
