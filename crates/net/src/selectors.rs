//! Sockets that are waited for together (`epoll`): which, what for, and which of them are ready.
//!
//! A look reads whether each of them is ready, and nothing that was ready before is remembered: what
//! is still ready is told again. A socket that is closed is no longer watched.

use std::collections::BTreeMap;

use heddle_access::{Access, Mode, Place, ProcessId, SocketId, ThreadId};

use crate::NetEvent;
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::perform::{Done, Reply};
use crate::plan::Plan;
use crate::sockets::{Past, Role, Socket};
use crate::tcp::{Awaits, NetError};

#[derive(Clone, Debug, Default)]
pub struct Selector {
    /// In the order of their numbers.
    watched: Vec<Watched>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Watched {
    /// The number by which it is told.
    number: i32,
    socket: SocketId,
    events: Events,
    /// It is told once, and then no more until somebody asks again.
    once: bool,
}

/// A change of what is watched.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Watch {
    Add(Events),
    Change(Events),
    Remove,
}

/// What a look at one of the watched sockets finds now.
#[derive(Clone, Debug)]
pub struct Look {
    /// Its place among the watched.
    pub index: usize,
    pub socket: SocketId,
    pub told: Events,
    /// Where the look meets who sends, connects or ends a stream.
    pub arrivals: Vec<Access>,
}

/// Of so many watched sockets it can be said that something comes to them later.
pub const LATE_MAX: usize = 64;

/// Asked for together with events: tell once.
const ONCE: u32 = 1 << 30;

/// How what is ready lies in memory: events, then the number, packed.
pub const SELECTED_BYTES: usize = 12;

impl Selector {
    /// What is ready, by its place among the watched.
    fn selected(&self, network: &Network) -> impl Iterator<Item = (usize, &Watched, Events)> {
        let told = |watched: &Watched| match watched.events.is_none() {
            // Who was told once hears nothing, not even of failures.
            true if watched.once => Events::NONE,
            _ => watched.events.told_of(network.ready(watched.socket)),
        };
        let open = |id| network.get(id).is_some_and(|socket| !socket.closed);
        (self.watched.iter().enumerate())
            .filter(move |(_, watched)| open(watched.socket))
            .map(move |(index, watched)| (index, watched, told(watched)))
            .filter(|(_, _, told)| !told.is_none())
    }

    /// What is watched for bytes.
    pub(crate) fn sockets(&self) -> Vec<SocketId> {
        let read = self.watched.iter().filter(|watched| watched.events.has(Events::IN));
        read.map(|watched| watched.socket).collect()
    }

    pub(crate) fn is_ready(&self, network: &Network) -> bool {
        self.selected(network).next().is_some()
    }
}

impl Network {
    /// A new selector that watches nothing, and its number.
    pub fn create_selector(&mut self, process: ProcessId) -> i32 {
        self.create_numbered(process, Role::Selector(Selector::default()))
    }

    fn selector(&self, id: SocketId) -> Option<&Selector> {
        match &self.get(id)?.role {
            Role::Selector(selector) => Some(selector),
            _ => None,
        }
    }

    /// Plans a look at what is ready; `waits`: until something is.
    pub(crate) fn plan_select(&self, id: SocketId, most: u64, waits: bool, plan: &mut Plan) {
        let Some(selector) = self.selector(id) else { return };
        let disarms = selector.watched.iter().any(|watched| watched.once);
        plan.accesses.push(Access { place: Place::Receiving(id), mode: Mode::of(disarms) });
        for watched in &selector.watched {
            // Who else closes it, or takes what it is ready for, is of the same process.
            plan.accesses.extend(self.plan_look(watched.socket, watched.events, true));
        }
        let ready = selector.selected(self).count() as u64;
        plan.bytes = ready.min(most) * SELECTED_BYTES as u64;
        plan.awaits = (waits && ready == 0).then_some(Awaits::Selected(id));
    }

    /// Gives what is ready, as it lies in memory. Who is told of something to read has behind it
    /// what its sender had.
    pub(crate) fn select(&mut self, id: SocketId, most: u64, late: u64) -> Result<Done, NetError> {
        let Some(selector) = self.selector(id) else { return Err(NetError::Invalid) };
        let comes_later = |index: usize| index < LATE_MAX && late >> index & 1 != 0;
        let selected: Vec<(usize, Watched, Events)> = (selector.selected(self))
            .map(|(index, watched, told)| match comes_later(index) {
                true => (index, *watched, told.without(Events::IN)),
                false => (index, *watched, told),
            })
            .filter(|(_, _, told)| !told.is_none())
            .take(most as usize)
            .collect();
        let mut bytes = Vec::new();
        for (_, watched, told) in &selected {
            bytes.extend(told.0.to_le_bytes());
            bytes.extend(u64::from(watched.number as u32).to_le_bytes());
        }
        let ready =
            selected.iter().map(|(_, one, told)| (self.name_of(one.socket), *told)).collect();
        let learns = selected.iter().map(|(_, one, _)| one.socket).collect();
        if let Some(Role::Selector(selector)) = self.get_mut(id).map(|socket| &mut socket.role) {
            for (index, watched, _) in &selected {
                if watched.once {
                    selector.watched[*index].events = Events::NONE;
                }
            }
        }
        for (_, watched, told) in &selected {
            if told.has(Events::IN) {
                self.tell(watched.socket);
            }
        }
        let event = Some(NetEvent::Select { ready });
        Ok(Done { event, learns_first: learns, ..Done::new(Reply::Bytes { bytes, from: None }) })
    }

    /// What a look at each of the watched sockets finds now.
    pub fn looks(&self, id: SocketId) -> Vec<Look> {
        let Some(selector) = self.selector(id) else { return Vec::new() };
        let told: BTreeMap<usize, Events> =
            selector.selected(self).map(|(index, _, told)| (index, told)).collect();
        let is_arrival =
            |access: &Access| matches!(access.place, Place::Arrival { .. } | Place::EndOfStream(_));
        let look = |(index, watched): (usize, &Watched)| Look {
            index,
            socket: watched.socket,
            told: told.get(&index).copied().unwrap_or(Events::NONE),
            arrivals: (self.plan_look(watched.socket, watched.events, false).into_iter())
                .filter(is_arrival)
                .collect(),
        };
        selector.watched.iter().enumerate().map(look).collect()
    }

    /// What the look would find if these places had not been written yet. Nothing if that cannot be
    /// said.
    pub fn told_without(&self, look: &Look, late: &[Place]) -> Option<Events> {
        if look.told.has(Events::ALWAYS) {
            return None;
        }
        let unread = look.told.without(Events::IN);
        match &self.get(look.socket)?.role {
            _ if !look.told.has(Events::IN) => Some(look.told),
            Role::Connected(end) if self.conversation_place(end).is_none() => {
                let first = |place: &Place| match place {
                    Place::Arrival { from, upto, .. } => (*from..*upto).contains(&end.read),
                    _ => false,
                };
                let bytes_are_late = late.iter().any(first);
                let end_is_late = late.contains(&Place::EndOfStream(look.socket));
                match (end.inbox.is_empty(), end.finished) {
                    (false, _) if !bytes_are_late => Some(look.told),
                    (false, true) if !end_is_late => None,
                    (true, false) => None,
                    (true, true) if !end_is_late => Some(look.told),
                    _ => Some(unread),
                }
            }
            Role::Listening(listener) if listener.queue.len() == 1 => Some(unread),
            _ => None,
        }
    }

    /// Whether a look goes to a queue of connections in which each has its place, for all to see.
    pub fn has_ordered_queue(&self, look: &Look) -> bool {
        let role = self.get(look.socket).map(|socket| &socket.role);
        matches!(role, Some(Role::Listening(listener)) if !listener.serves_at_once)
    }

    /// Whether something that a look finds was sent by somebody who has so many accesses of a run of
    /// a thread behind it. What cannot say is taken to be.
    pub fn has_behind(&self, look: &Look, thread: ThreadId, runs: u32, count: u32) -> bool {
        let knows = |past: &Past| {
            past.knows.iter().any(|&(of, at, known)| of == thread && at == runs && known >= count)
        };
        let at_end = |id: SocketId| {
            self.get(id).and_then(Socket::end).is_some_and(|end| end.pasts.iter().any(knows))
        };
        match self.get(look.socket).map(|socket| &socket.role) {
            Some(Role::Connected(_)) => at_end(look.socket),
            Some(Role::Listening(listener)) => listener.queue.iter().any(|&id| at_end(id)),
            _ => look.told.has(Events::IN),
        }
    }

    /// Changes what is watched.
    pub(crate) fn watch(
        &mut self,
        id: SocketId,
        number: i32,
        watch: Watch,
    ) -> Result<Done, NetError> {
        let process = self.get(id).map(|socket| socket.process).ok_or(NetError::Invalid)?;
        let socket = self.numbered(process, number);
        let Some(Role::Selector(selector)) = self.get_mut(id).map(|socket| &mut socket.role) else {
            return Err(NetError::Invalid);
        };
        let known = |watched: &Watched| Some(watched.socket) == socket;
        let index = selector.watched.iter().position(known);
        let split = |events: Events| (Events(events.0 & !ONCE), events.0 & ONCE != 0);
        match (watch, index, socket) {
            (Watch::Add(events), None, Some(socket)) => {
                let (events, once) = split(events);
                let at = selector.watched.partition_point(|watched| watched.number < number);
                selector.watched.insert(at, Watched { number, socket, events, once });
            }
            (Watch::Change(asked), Some(index), _) => {
                let watched = &mut selector.watched[index];
                (watched.events, watched.once) = split(asked);
            }
            (Watch::Remove, Some(index), _) => {
                selector.watched.remove(index);
            }
            (Watch::Add(_), Some(_), _) => return Err(NetError::AddressInUse),
            (Watch::Add(_), _, None) | (Watch::Change(_), None, _) | (Watch::Remove, None, _) => {
                return Err(NetError::NotFound);
            }
        }
        // What was closed meanwhile is not watched.
        let open: Vec<SocketId> = self.sockets().map(|(id, _)| id).collect();
        if let Some(Role::Selector(selector)) = self.get_mut(id).map(|socket| &mut socket.role) {
            selector.watched.retain(|watched| open.contains(&watched.socket));
        }
        Ok(Done::new(Reply::Done))
    }
}

impl Kind for Selector {
    fn ready(&self, network: &Network, _: SocketId) -> Events {
        Events::NONE.with(Events::IN, self.is_ready(network))
    }

    fn plan_look(&self, _: &Network, id: SocketId, _: Events) -> Vec<Access> {
        vec![Access::read(Place::Receiving(id))]
    }

    fn plan_close(&self, _: &Network, _: SocketId, _: &mut Vec<Access>) {}

    fn describe(&self, network: &Network, out: &mut dyn Tells) {
        let Selector { watched } = self;
        let open = |id| network.get(id).is_some_and(|socket| !socket.closed);
        let watched = watched.iter().filter(|watched| open(watched.socket));
        out.word(7 << 60 | watched.clone().count() as u64);
        for Watched { number, socket, events, once } in watched {
            out.word((*number as u64) << 33 | u64::from(events.0) << 1 | u64::from(*once));
            out.socket(*socket);
        }
    }

    fn name(&self, _: &Network, _: SocketId) -> String {
        "a selector".into()
    }

    fn words(&self, _: &Network, _: SocketId) -> String {
        format!(" that selects among {}", self.watched.len())
    }

    fn awaited(&self, network: &Network, _: SocketId, _: Events) -> String {
        let open = |id| network.get(id).is_some_and(|socket| !socket.closed);
        let told: Vec<String> = (self.watched.iter())
            .filter(|watched| open(watched.socket) && !watched.events.is_none())
            .map(|watched| network.awaited(watched.socket, watched.events))
            .collect();
        match told.is_empty() {
            true => "nothing, since it watches nothing".into(),
            false => told.join(" or "),
        }
    }
}
