//! What threads do to the network, and when two of them depend on each other.
//!
//! A *contact* is to the network what a touch is to memory: a point, and whether it is changed.
//! Points are chosen so that two operations that meet in none of them commute. What has to wait
//! is not in here: a read that finds bytes could not have come before the write of the first of
//! them, a connection is not accepted before it was made.

use super::conflicts::share_monitor;
use super::{Access, Key};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::net::{Network, Past, PendingOperation, SocketId};
use crate::state::{ProcessId, Ref, Thread, ThreadId};

/// Where operations on the network meet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Point {
    /// Who, if anybody, is bound to a port of a host.
    Port { host: u32, port: u16 },
    /// The place behind the last connection in a listener's queue.
    Queue(SocketId),
    /// Bytes sent to an end of a connection, by their positions.
    Bytes { to: SocketId, from: u64, upto: u64 },
    /// Whether the end of the stream to an end of a connection was announced.
    End(SocketId),
    /// Whether an end of a connection still takes bytes.
    Sink(SocketId),
    /// What the threads of its own process see of a socket when they read or accept.
    OwnIn(SocketId),
    /// The same for writing.
    OwnOut(SocketId),
    /// Whether a process goes on: its end cuts short what its other threads do to the network.
    Alive(ProcessId),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Contact {
    pub point: Point,
    pub write: bool,
    /// The thread stood before it: whoever could come first was offered.
    pub leads: bool,
    /// Threads (a bit each) for which this lies in the past for good.
    pub ordered_before: u64,
    /// The kind of the point, as it was then.
    pub key: Key,
    /// A past told of it: what is done again later is another contact.
    pub told: bool,
    /// Monitors held, as far as they fit.
    pub locks: [Ref; 2],
}

/// A heap access as natives name it: object, offset, length, and whether it writes.
pub(crate) type HeapAccess = (Ref, u32, u32, bool);

impl Point {
    fn meets(&self, other: &Point) -> bool {
        match (*self, *other) {
            (
                Point::Bytes { to, from, upto },
                Point::Bytes { to: other, from: start, upto: end },
            ) => to == other && from < end && start < upto,
            (one, other) => one == other,
        }
    }

    /// What all points of a kind have in common: the service, the side and the sort of point.
    fn key(&self, network: &Network) -> Key {
        let service = |id: SocketId| {
            let Some(socket) = network.get(id) else { return (0, false) };
            match socket.end() {
                Some(end) => (end.service, end.is_server),
                None => (socket.local.map_or(0, |local| local.port), true),
            }
        };
        let (sort, (port, server)) = match *self {
            Point::Port { port, .. } => (0, (port, false)),
            Point::Queue(id) => (1, service(id)),
            Point::Bytes { to, .. } => (2, service(to)),
            Point::End(id) => (3, service(id)),
            Point::Sink(id) => (4, service(id)),
            Point::OwnIn(id) => (5, service(id)),
            Point::OwnOut(id) => (6, service(id)),
            Point::Alive(process) => (7, (process.0 as u16, false)),
        };
        Key::network(sort << 17 | u32::from(server) << 16 | u32::from(port))
    }

    /// The socket it belongs to.
    pub(crate) fn socket(&self) -> Option<SocketId> {
        match *self {
            Point::Port { .. } | Point::Alive(_) => None,
            Point::Queue(id)
            | Point::End(id)
            | Point::Sink(id)
            | Point::OwnIn(id)
            | Point::OwnOut(id) => Some(id),
            Point::Bytes { to, .. } => Some(to),
        }
    }
}

impl Contact {
    /// Whether anybody could still do something that depends on this.
    pub(crate) fn matters(&self, network: &Network) -> bool {
        let open = |id: SocketId| network.get(id).is_some_and(|socket| !socket.closed);
        let sender = |id: SocketId| {
            let end = network.get(id).and_then(|socket| socket.end());
            end.and_then(|end| network.get(end.peer))
                .filter(|peer| !peer.closed)
                .and_then(|peer| peer.end())
                .is_some_and(|end| !end.output_shut)
        };
        match self.point {
            Point::Port { .. } | Point::Alive(_) => true,
            Point::Queue(id) | Point::OwnIn(id) | Point::OwnOut(id) => open(id),
            // What was written is read over there; what was read is written over there. Neither
            // happens twice.
            Point::Bytes { to, upto, .. } => {
                let end = network.get(to).and_then(|socket| socket.end());
                match self.write {
                    true => open(to) && end.is_some_and(|end| upto > end.read),
                    false => sender(to) && end.is_some_and(|end| upto > end.written()),
                }
            }
            Point::End(id) => open(id) || sender(id),
            Point::Sink(id) if self.write => sender(id),
            Point::Sink(id) => open(id),
        }
    }
}

impl Machine {
    /// Before an operation on the network: stops the thread if others can see it. `memory` are the
    /// heap accesses that are part of it.
    pub(crate) fn contact(
        &mut self,
        points: &[(Point, bool)],
        memory: &[HeapAccess],
    ) -> Result<()> {
        self.contact_after(None, None, false, points, memory)
    }

    /// As `contact`, for an operation that had to wait for the first past to an end, or one that
    /// a protocol may be followed with.
    pub(crate) fn contact_after(
        &mut self,
        past_at: Option<SocketId>,
        pending_operation: Option<PendingOperation>,
        followed: bool,
        points: &[(Point, bool)],
        memory: &[HeapAccess],
    ) -> Result<()> {
        if self.watch.is_none() {
            return Ok(());
        }
        self.settle_escapes();
        let watch = self.watch.as_mut().expect("tested above");
        if watch.observing {
            return Err(Stop::unsupported("an invariant that uses the network"));
        }
        let conflict = watch.reductions.conflict;
        let mut visible = !conflict || followed;
        let mut recorded = Vec::new();
        let process = self.thread().process;
        let locks = self.thread().protection();
        let alive = (!self.is_alone()).then_some((Point::Alive(process), false));
        let watch = self.watch.as_mut().expect("tested above");
        for (point, write) in points.iter().copied().chain(alive).filter(|_| conflict) {
            let key = point.key(&self.network);
            let (seen, broke) = if write {
                watch.local.write(&watch.assumptions, key)
            } else {
                watch.local.read(&watch.assumptions, key)
            };
            watch.restart |= broke;
            if seen.is_recorded() {
                recorded.push(Contact {
                    point,
                    write,
                    leads: false,
                    ordered_before: 0,
                    key,
                    told: false,
                    locks,
                });
                visible |= seen.is_visible();
            }
        }
        let (touched, seen) = self.look_at(memory);
        let visible = visible
            || pending_operation.is_some_and(|at| self.may_fail(at))
            || (seen != 0 && !self.is_alone());
        let leads = self.pass_network(visible, pending_operation)?;
        if let Some(id) = past_at {
            self.acquire_first_past(id);
        }
        let contacts = &mut self.thread_mut().network.contacts;
        for contact in recorded {
            let contact = Contact { leads, ..contact };
            if !contacts.contains(&contact) {
                contacts.push(contact);
            }
        }
        self.record_all(memory, touched, u128::MAX, leads, Access::Declared);
        Ok(())
    }

    /// Whether a fault may strike an operation of the current thread.
    pub(crate) fn may_fail(&self, at: PendingOperation) -> bool {
        !self.network.faults_at(self.thread().process, at).is_empty()
    }

    fn pass_network(
        &mut self,
        visible: bool,
        pending_operation: Option<PendingOperation>,
    ) -> Result<bool> {
        let thread = self.thread_mut();
        if std::mem::take(&mut thread.chosen) || thread.atomic > 0 {
            return Ok(true);
        }
        if !visible {
            return Ok(false);
        }
        thread.stands_before = true;
        thread.network.pending_operation = pending_operation;
        Err(Stop::Visible)
    }

    /// Compares what `thread` did to the network with the last runs of the others.
    pub fn contact_conflicts(&self, thread: ThreadId, found: &mut Vec<Key>) {
        let mine = &self.threads[thread.0 as usize];
        if mine.network.contacts.is_empty() {
            return;
        }
        let bit = |id: ThreadId| if id.0 < 64 { 1u64 << id.0 } else { 0 };
        let locks = self.watch.as_ref().is_some_and(|watch| watch.reductions.locks);
        for other in self.threads.iter().filter(|other| other.id != thread) {
            let locks = locks && other.process == mine.process;
            for earlier in
                other.network.contacts.iter().filter(|c| c.ordered_before & bit(thread) == 0)
            {
                for later in
                    mine.network.contacts.iter().filter(|c| c.ordered_before & bit(other.id) == 0)
                {
                    if (earlier.write || later.write)
                        && !(earlier.leads && later.leads)
                        && earlier.point.meets(&later.point)
                    {
                        if locks && share_monitor(&earlier.locks, &later.locks) {
                            self.counters.locks.set(self.counters.locks.get() + 1);
                            continue;
                        }
                        // A socket that is gone has lost the name of its service.
                        found.extend([earlier.key, later.key]);
                    }
                }
            }
        }
    }

    /// What the current thread has behind it, to be sent along with what it writes.
    pub(crate) fn causal_past(&mut self, upto: u64) -> Option<Past> {
        let current = self.current;
        if current.0 >= 64 || !self.watch.as_ref()?.reductions.conflict {
            return None;
        }
        let mut knows = Vec::new();
        let contacts = &mut self.thread_mut().network.contacts;
        contacts.iter_mut().for_each(|contact| contact.told = true);
        for thread in &self.threads {
            let known = match thread.id == current {
                true => thread.network.contacts.len(),
                false => {
                    let known = |contact: &&Contact| contact.ordered_before & 1 << current.0 != 0;
                    thread.network.contacts.iter().take_while(known).count()
                }
            };
            if known > 0 {
                knows.push((thread.id, thread.network.runs, known as u32));
            }
        }
        Some(Past { upto, knows })
    }

    /// The current thread has read a past.
    pub(crate) fn acquire_past(&mut self, past: &Past) {
        let current = self.current;
        if current.0 >= 64 || past.knows.is_empty() {
            return;
        }
        self.compare_contacts(current);
        for &(id, runs, count) in &past.knows {
            let thread = &mut self.threads[id.0 as usize];
            if thread.network.runs == runs && id != current {
                for contact in thread.network.contacts.iter_mut().take(count as usize) {
                    contact.ordered_before |= 1 << current.0;
                }
            }
        }
    }

    /// The current thread has taken a monitor: what others did to the network before they gave it
    /// back lies behind it.
    pub(super) fn acquire_from_monitor(&mut self, object: Ref) {
        let (current, process) = (self.current, self.thread().process);
        if current.0 >= 64 || !self.watch.as_ref().is_some_and(|watch| watch.reductions.locks) {
            return;
        }
        let bit = 1 << current.0;
        let last_under = |thread: &Thread| {
            let contacts = &thread.network.contacts;
            contacts.iter().rposition(|contact| contact.locks.contains(&object))
        };
        let mut compared = false;
        for index in 0..self.threads.len() {
            let other = &self.threads[index];
            if other.process != process || other.id == current {
                continue;
            }
            let Some(last) = last_under(other) else { continue };
            if other.network.contacts[..=last]
                .iter()
                .all(|contact| contact.ordered_before & bit != 0)
            {
                continue;
            }
            if !std::mem::replace(&mut compared, true) {
                self.compare_contacts(current);
            }
            for contact in &mut self.threads[index].network.contacts[..=last] {
                contact.ordered_before |= bit;
            }
        }
    }

    /// What a thread did before it learns something is compared first.
    pub(super) fn compare_contacts(&mut self, thread: ThreadId) {
        let mut found = Vec::new();
        self.contact_conflicts(thread, &mut found);
        if let Some(watch) = &mut self.watch {
            watch.contact_keys.append(&mut found);
        }
    }
}
