//! What each thread has behind it: vector clocks, kept only while races are looked for.
//!
//! A thread's clock says, for each thread, up to which of its epochs everything happened before.
//! A thread's own epoch moves on whenever it releases what others may acquire. Places (monitors,
//! volatile fields, permits, ends of threads) carry the clocks that were released there.

use std::collections::BTreeMap;

use super::heap::Ref;
use super::process::ProcessId;
use super::thread::ThreadId;

/// Where clocks are released: an object and an offset in it.
pub(crate) type ClockPlace = (ProcessId, Ref, u32);

#[derive(Clone, Default, Debug)]
pub(crate) struct Clocks {
    /// By thread, then by thread; what is missing is 0, or 1 for a thread's own epoch.
    threads: Vec<Vec<u32>>,
    places: BTreeMap<ClockPlace, Vec<u32>>,
}

impl Clocks {
    /// Up to which epoch of `other` everything lies behind `thread`.
    pub(crate) fn seen(&self, thread: ThreadId, other: ThreadId) -> u32 {
        let clock = self.threads.get(thread.0 as usize);
        let epoch = clock.and_then(|clock| clock.get(other.0 as usize)).copied().unwrap_or(0);
        if thread == other { epoch.max(1) } else { epoch }
    }

    pub(crate) fn epoch(&self, thread: ThreadId) -> u32 {
        self.seen(thread, thread)
    }

    pub(crate) fn places(&self) -> impl Iterator<Item = (&ClockPlace, &[u32])> {
        self.places.iter().map(|(place, clock)| (place, clock.as_slice()))
    }

    /// Whether acquiring at a place would tell the thread anything.
    pub(crate) fn has_news_for(&self, thread: ThreadId, place: &ClockPlace) -> bool {
        let Some(clock) = self.places.get(place) else { return false };
        let mut entries = clock.iter().zip(0u32..);
        entries.any(|(&epoch, other)| epoch > self.seen(thread, ThreadId(other)))
    }

    pub(crate) fn acquire(&mut self, thread: ThreadId, place: &ClockPlace) {
        self.make_room(thread);
        if let Some(clock) = self.places.get(place) {
            join(&mut self.threads[thread.0 as usize], clock);
        }
    }

    pub(crate) fn release(&mut self, thread: ThreadId, place: ClockPlace) {
        self.make_room(thread);
        let clock = &mut self.threads[thread.0 as usize];
        join(self.places.entry(place).or_default(), clock);
        clock[thread.0 as usize] += 1;
    }

    /// A thread begins with all behind it that lies behind the one that starts it.
    pub(crate) fn start(&mut self, child: ThreadId, starter: ThreadId) {
        self.make_room(child);
        self.make_room(starter);
        let clock = self.threads[starter.0 as usize].clone();
        join(&mut self.threads[child.0 as usize], &clock);
        self.threads[starter.0 as usize][starter.0 as usize] += 1;
    }

    /// Whether a place knows of anything from the epochs that still count, by thread.
    fn counts(clock: &[u32], first: &[Option<u32>]) -> bool {
        clock.iter().zip(first).any(|(&epoch, first)| first.is_some_and(|first| epoch >= first))
    }

    /// Whether there are places that `keep_places` would drop.
    pub(crate) fn has_idle_places(&self, first: &[Option<u32>]) -> bool {
        self.places.values().any(|clock| !Clocks::counts(clock, first))
    }

    /// Drops the places that know nothing of the epochs from `first` on, by thread.
    pub(crate) fn keep_places(&mut self, first: &[Option<u32>]) {
        self.places.retain(|_, clock| Clocks::counts(clock, first));
    }

    /// Objects of a process moved; those that are gone take their places along.
    pub(super) fn objects_moved(&mut self, process: ProcessId, moved: impl Fn(Ref) -> Option<Ref>) {
        let places = std::mem::take(&mut self.places);
        for ((owner, object, offset), clock) in places {
            let object = if owner == process { moved(object) } else { Some(object) };
            if let Some(object) = object {
                self.places.insert((owner, object, offset), clock);
            }
        }
    }

    pub(super) fn has_places(&self) -> bool {
        !self.places.is_empty()
    }

    fn make_room(&mut self, thread: ThreadId) {
        let index = thread.0 as usize;
        if self.threads.len() <= index {
            self.threads.resize(index + 1, Vec::new());
        }
        let clock = &mut self.threads[index];
        if clock.len() <= index {
            clock.resize(index + 1, 0);
        }
        clock[index] = clock[index].max(1);
    }
}

fn join(into: &mut Vec<u32>, from: &[u32]) {
    if into.len() < from.len() {
        into.resize(from.len(), 0);
    }
    for (into, &from) in into.iter_mut().zip(from) {
        *into = (*into).max(from);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: ThreadId = ThreadId(0);
    const TWO: ThreadId = ThreadId(1);
    const PLACE: ClockPlace = (ProcessId(0), Ref(5), 4);

    #[test]
    fn what_comes_after_a_release_is_not_acquired() {
        let mut clocks = Clocks::default();
        let before = clocks.epoch(ONE);
        clocks.release(ONE, PLACE);
        let after = clocks.epoch(ONE);
        assert!(clocks.has_news_for(TWO, &PLACE));
        clocks.acquire(TWO, &PLACE);
        assert!(!clocks.has_news_for(TWO, &PLACE));
        assert!(clocks.seen(TWO, ONE) >= before);
        assert!(clocks.seen(TWO, ONE) < after);
    }

    #[test]
    fn a_started_thread_has_its_starter_behind_it_up_to_then() {
        let mut clocks = Clocks::default();
        let before = clocks.epoch(ONE);
        clocks.start(TWO, ONE);
        assert_eq!(clocks.seen(TWO, ONE), before);
        assert!(clocks.epoch(ONE) > before);
        assert_eq!(clocks.seen(ONE, TWO), 0);
    }

    #[test]
    fn places_that_know_nothing_new_go() {
        let mut clocks = Clocks::default();
        clocks.release(ONE, PLACE);
        assert!(!clocks.has_idle_places(&[Some(1)]));
        assert!(clocks.has_idle_places(&[Some(2)]));
        clocks.keep_places(&[None]);
        assert!(!clocks.has_places());
    }
}
