//! Takes the waiting state of the best rank next. What the rank is, the strategy says.
//!
//! All workers share one frontier. Where the rank is the depth or the preemptions, a state is
//! taken only when nobody still works on one of a better rank, so that the first way found to a
//! state is the best; states of equal rank are taken in the order they were found.

use std::collections::{BTreeMap, VecDeque};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Condvar, Mutex, MutexGuard};

use super::Ranking;
use super::links::{Link, Links};
use crate::System;
use crate::explore::{Explorer, Position, Reached};
use crate::result::Reason;
use crate::shared::Cost;
use crate::strategies::Heuristic;

/// Follows everything reachable from where the system of worker 0 stands.
pub(super) fn run<S: System>(explorer: &mut Explorer<'_, S>, frontier: &Frontier<S::State>) {
    let _closing = Closing(frontier);
    let initial = explorer.system.save();
    let mut work = Work { explorer, frontier, initial, open: Vec::new(), reached: Vec::new() };
    let mut batch = VecDeque::new();
    if work.explorer.worker == 0 {
        let reached = work.explorer.begin();
        let state = work.initial.clone();
        let item = Item { state, link: Link::INITIAL, position: Position::default(), reached };
        frontier.begin(item);
    }
    while work.explorer.going() && frontier.take(work.explorer.worker, &mut batch) {
        while let Some(item) = batch.pop_front() {
            work.expand(item);
            if !work.explorer.going() {
                return;
            }
        }
        let waiting = frontier.put(work.explorer.worker, &mut work.reached);
        work.explorer.waiting(waiting);
    }
}

/// A state that was just reached, to be ranked.
pub(crate) struct Candidate<'a> {
    /// On the way to it.
    pub(crate) preemptions: u32,
    /// How promising the system finds it: higher first.
    pub(crate) score: &'a mut dyn FnMut(Heuristic) -> i64,
}

/// A state that waits.
struct Item<State> {
    state: State,
    link: Link,
    position: Position,
    reached: Reached,
}

struct Work<'e, 'a, S: System> {
    explorer: &'e mut Explorer<'a, S>,
    frontier: &'e Frontier<S::State>,
    initial: S::State,
    open: Vec<S::Choice>,
    /// What was reached and is to be put into the frontier, with its rank.
    reached: Vec<(i64, Item<S::State>)>,
}

impl<S: System> Work<'_, '_, S> {
    /// Takes every choice of one state.
    fn expand(&mut self, item: Item<S::State>) {
        let Item { state, link, position, reached } = item;
        self.explorer.system.load(&state);
        // Between being found and being taken, the state may have been reached with fewer
        // preemptions; it is then expanded there, for the first time.
        let by_preemptions = self.explorer.shared.cost == Cost::Preemptions;
        if by_preemptions && self.explorer.superseded(position) {
            return;
        }
        let mut open = std::mem::take(&mut self.open);
        open.clear();
        self.explorer.system.choices(&mut open);
        if open.is_empty() {
            self.explorer.stats.end_states += u64::from(by_preemptions || reached == Reached::New);
        } else if !self.explorer.too_deep(position.depth) {
            for (index, choice) in open.iter().enumerate() {
                if index > 0 {
                    self.explorer.system.load(&state);
                }
                self.take(choice, index, link, position);
            }
        }
        self.open = open;
        if !self.explorer.shared.options.all && self.explorer.shared.violated.load(Relaxed) {
            self.explorer.shared.stop();
        }
    }

    fn take(&mut self, choice: &S::Choice, index: usize, parent: Link, from: Position) {
        let explorer = &mut *self.explorer;
        let preemptions = from.preemptions + explorer.system.preemption(choice);
        if let Ranking::Preemptions { max: Some(max) } = self.frontier.ranking
            && preemptions > max
        {
            explorer.shared.leave_out(Reason::PreemptionLimit(max));
            return;
        }
        let position = Position { depth: from.depth + 1, preemptions };
        let reached = explorer.transition(choice, position);
        if reached.goes_on() {
            let rank = match self.frontier.ranking {
                Ranking::Depth => i64::from(position.depth),
                Ranking::Preemptions { .. } => i64::from(preemptions),
                Ranking::Score(rank) => {
                    let value = explorer.shared.options.strategy.value();
                    let score = &mut |heuristic| explorer.system.score(heuristic);
                    rank(value, &mut Candidate { preemptions, score })
                }
            };
            let state = explorer.system.save();
            let bytes = &explorer.shared.link_bytes;
            let link = self.frontier.links.add(explorer.worker, parent, index, bytes);
            self.reached.push((rank, Item { state, link, position, reached }));
        }
        if explorer.has_findings() {
            let (links, initial) = (&self.frontier.links, &self.initial);
            explorer.record(position, &mut |system| {
                let mut trace = replayed(system, initial, &links.choices(parent));
                trace.push(choice.clone());
                trace
            });
        }
    }
}

/// The choices with the given indices from the initial state on.
fn replayed<S: System>(system: &mut S, initial: &S::State, indices: &[usize]) -> Vec<S::Choice> {
    let (mut trace, mut open, mut violations) = (Vec::new(), Vec::new(), Vec::new());
    system.load(initial);
    for &index in indices {
        open.clear();
        system.choices(&mut open);
        system.apply(&open[index], &mut violations);
        trace.push(open.swap_remove(index));
    }
    trace
}

/// The waiting states, shared by all workers.
pub(super) struct Frontier<State> {
    links: Links,
    ranking: Ranking,
    /// How many states of one rank a worker takes at once.
    batch: usize,
    inner: Mutex<Inner<State>>,
    changed: Condvar,
}

struct Inner<State> {
    ranks: BTreeMap<i64, VecDeque<Item<State>>>,
    count: usize,
    /// The rank each worker is busy with.
    busy: Vec<Option<i64>>,
    closed: bool,
}

impl<State> Frontier<State> {
    pub(super) fn new(ranking: Ranking, workers: usize) -> Frontier<State> {
        // In order of depth or preemptions, what is reached never comes before what waits.
        let batch = if matches!(ranking, Ranking::Score(_)) { 1 } else { 32 };
        let inner = Inner {
            ranks: BTreeMap::new(),
            count: 0,
            // Worker 0 brings the initial state.
            busy: (0..workers).map(|worker| (worker == 0).then_some(i64::MIN)).collect(),
            closed: false,
        };
        let links = Links::new(workers);
        Frontier { links, ranking, batch, inner: Mutex::new(inner), changed: Condvar::new() }
    }

    fn begin(&self, item: Item<State>) {
        self.put(0, &mut vec![(i64::MIN, item)]);
    }

    /// Waits for states of the best rank. No: there will be no more.
    fn take(&self, worker: usize, batch: &mut VecDeque<Item<State>>) -> bool {
        let mut inner = self.lock();
        loop {
            if inner.closed {
                return false;
            }
            let best = inner.ranks.keys().next().copied();
            let working = inner.busy.iter().flatten().min().copied();
            match (best, working) {
                (None, None) => {
                    inner.closed = true;
                    self.changed.notify_all();
                    return false;
                }
                (Some(best), working) if self.may_start(best, working) => {
                    self.move_out(&mut inner, best, batch);
                    inner.busy[worker] = Some(best);
                    return true;
                }
                _ => inner = self.changed.wait(inner).expect("no worker panicked"),
            }
        }
    }

    fn may_start(&self, rank: i64, working: Option<i64>) -> bool {
        matches!(self.ranking, Ranking::Score(_)) || working.is_none_or(|w| w >= rank)
    }

    fn move_out(&self, inner: &mut Inner<State>, rank: i64, batch: &mut VecDeque<Item<State>>) {
        let items = inner.ranks.get_mut(&rank).expect("the rank was there");
        // Others may want to work on the same rank.
        let share = items.len().div_ceil(inner.busy.len()).min(self.batch);
        batch.extend(items.drain(..share));
        if items.is_empty() {
            inner.ranks.remove(&rank);
        }
        inner.count -= share;
    }

    /// Puts what a worker has reached, who then is no longer busy; says how many wait.
    fn put(&self, worker: usize, reached: &mut Vec<(i64, Item<State>)>) -> usize {
        let mut inner = self.lock();
        inner.count += reached.len();
        for (rank, item) in reached.drain(..) {
            inner.ranks.entry(rank).or_default().push_back(item);
        }
        inner.busy[worker] = None;
        let count = inner.count;
        drop(inner);
        self.changed.notify_all();
        count
    }

    fn lock(&self) -> MutexGuard<'_, Inner<State>> {
        self.inner.lock().expect("no worker panicked")
    }
}

/// Closes the frontier when its worker leaves, be it by a panic: nobody waits for it in vain.
struct Closing<'f, State>(&'f Frontier<State>);

impl<State> Drop for Closing<'_, State> {
    fn drop(&mut self) {
        let inner = self.0.inner.lock();
        inner.unwrap_or_else(|poisoned| poisoned.into_inner()).closed = true;
        self.0.changed.notify_all();
    }
}
