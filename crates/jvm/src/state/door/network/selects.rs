//! What a select may find: all that has come, or less, where something could as well come later.
//!
//! A select stops whenever there is something to find, so it leads its transition. What another
//! process did in the middle of its last run, and nobody has heard of since, may lie before the
//! select or behind it. Both are tried here, so who sends need not stop before it sends
//! (`docs/reduction.md`, claim 12.6).

use heddle_access::{Access, Place, SocketId, ThreadId};
use heddle_net::{Events, LATE_MAX, Look};

use crate::machine::Machine;
use crate::state::{Company, Thread};

/// The ways in which a select can go.
pub(super) struct Ways {
    /// Accesses of the select that need no comparison: both orders are among the ways.
    pub covered: Vec<Access>,
    /// For each way, a bit for each of the watched sockets to which something comes later.
    pub late: Vec<u64>,
}

/// So many sockets at once may have something that comes later; beyond that, senders stop.
const OPEN_MAX: usize = 6;

/// What others sent in the middle of their last runs, where one thread is behind all of it.
struct Sent {
    by: ThreadId,
    /// How many accesses its run has up to and with the first of these.
    count: u32,
    places: Vec<Place>,
}

impl Machine {
    /// Whether any other thread of the system can ever do anything.
    pub(super) fn others_live(&self) -> bool {
        self.threads.iter().any(|thread| thread.id != self.current && thread.is_alive())
    }

    /// The ways in which a select of the current thread can go; nothing if nobody looks at orders.
    pub(super) fn ways_to_select(&self, id: SocketId, waits: bool) -> Option<Ways> {
        let watch = self.watch.as_ref()?;
        if !watch.reductions().conflict {
            return None;
        }
        let looks = self.network.looks(id);
        let sent: Vec<Option<Sent>> = looks.iter().map(|look| self.sent_unheard(look)).collect();
        let mut covered = Vec::new();
        let mut open: Vec<&Look> = Vec::new();
        for (look, sent) in looks.iter().zip(&sent) {
            let Some(sent) = sent else {
                // Those who connect meet in the queue before they meet anybody who looks.
                if self.network.has_ordered_queue(look) {
                    covered.extend(&look.arrivals);
                }
                continue;
            };
            let told = match sent.places.is_empty() {
                true => Some(look.told),
                false if self.may_come_later(look, sent, &looks) => {
                    self.network.told_without(look, &sent.places)
                }
                false => None,
            };
            match told {
                None => continue,
                Some(told) if told == look.told => {}
                Some(_) if look.index >= LATE_MAX || open.len() == OPEN_MAX => continue,
                Some(_) => open.push(look),
            }
            covered.extend(&look.arrivals);
        }
        let late = (0..1_u64 << open.len()).filter_map(|way| {
            let is_late = |at: usize| way >> at & 1 != 0;
            let late = open.iter().enumerate().filter(|(at, _)| is_late(*at));
            let late = late.fold(0, |late, (_, look)| late | 1 << look.index);
            let finds = |look: &Look| match look.index < LATE_MAX && late >> look.index & 1 != 0 {
                true => look.told.without(Events::IN),
                false => look.told,
            };
            // Who waits goes on only if there is something.
            let goes_on = !waits || looks.iter().any(|look| !finds(look).is_none());
            (late == 0 || goes_on).then_some(late)
        });
        Some(Ways { covered, late: late.collect() })
    }

    /// What came to a socket in the middle of the last run of another thread, and is not behind the
    /// current one; nothing if several threads sent.
    fn sent_unheard(&self, look: &Look) -> Option<Sent> {
        let mut sent = Sent { by: self.current, count: 0, places: Vec::new() };
        for thread in self.threads.iter().filter(|thread| thread.id != self.current) {
            for (index, recorded) in thread.run.beyond().iter().enumerate() {
                let meets = look.arrivals.iter().any(|access| access.overlaps(&recorded.access));
                if !meets || recorded.leads || recorded.is_before(self.current) {
                    continue;
                }
                if sent.places.is_empty() {
                    (sent.by, sent.count) = (thread.id, index as u32 + 1);
                } else if sent.by != thread.id {
                    return None;
                }
                sent.places.push(recorded.access.place);
            }
        }
        Some(sent)
    }

    /// Whether nobody but its sender can have anything behind it that was sent behind this: the sender
    /// and the current thread are the only ones that their processes ever had, nobody was told, and
    /// nothing else that the select finds comes from there.
    fn may_come_later(&self, look: &Look, sent: &Sent, looks: &[Look]) -> bool {
        let sender = &self.threads[sent.by.0 as usize];
        let current = self.thread();
        let is_single = |thread: &Thread| {
            let others = self.threads.iter().filter(|other| other.process == thread.process);
            !self.may_be_signalled(thread.process)
                && self.threads.company(thread.id.0 as usize) != Company::Living
                && others.into_iter().all(|other| other.id == thread.id || other.network.runs == 0)
        };
        let is_known = |thread: &Thread| {
            let sent = sender.run.beyond()[sent.count as usize - 1];
            thread.is_alive() && thread.id != sender.id && sent.is_before(thread.id)
        };
        let runs = sender.network.runs;
        let comes_along = |other: &Look| {
            other.socket != look.socket && self.network.has_behind(other, sent.by, runs, sent.count)
        };
        sender.process != current.process
            && is_single(sender)
            && is_single(current)
            && !self.threads.iter().any(is_known)
            && !looks.iter().any(comes_along)
    }
}
