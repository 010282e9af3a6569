//! Pipes: bytes that go one way between threads of a process.
//!
//! A read waits until there is something, or nobody is left who could write. A write waits for room;
//! once nobody is left who could read, it fails at once.

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::NetEvent;
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::perform::{Done, Given, Reply};
use crate::plan::Plan;
use crate::sockets::{Past, Role, Socket};
use crate::stream::Stream;
use crate::tcp::{Awaits, NetError};

/// What a pipe holds unless `--buffer` says less.
const PIPE_BYTES: usize = 65_536;

/// One end of a pipe.
#[derive(Clone, Debug)]
pub struct Pipe {
    /// The other end, while it is open.
    peer: Option<SocketId>,
    /// What lies at the end that is read; the other end has nothing here.
    source: Option<Source>,
}

#[derive(Clone, Debug)]
struct Source {
    inbox: Stream,
    /// How many bytes were read before.
    read: u64,
    /// What readers learn from what they read, oldest first.
    pasts: Vec<Past>,
    /// Its process was told that there is something to read, and has read nothing since.
    told: bool,
}

impl Network {
    /// A new pipe: the numbers of the end that is read and of the one that is written.
    pub fn create_pipe(&mut self, process: ProcessId) -> (i32, i32) {
        let inbox = Stream::new(self.config.settings.channel);
        let source = Source { inbox, read: 0, pasts: Vec::new(), told: false };
        let own = Pipe { peer: None, source: Some(source) };
        let reads = self.create_numbered(process, Role::Pipe(own));
        let writes = self.create_numbered(process, Role::Pipe(Pipe { peer: None, source: None }));
        let ends = [reads, writes].map(|number| self.numbered(process, number));
        if let [Some(one), Some(other)] = ends {
            for (end, peer) in [(one, other), (other, one)] {
                if let Some(pipe) = self.pipe_mut(end) {
                    pipe.peer = Some(peer);
                }
            }
        }
        (reads, writes)
    }

    /// Says whether both ends of a pipe wait.
    pub fn set_pipe_blocking(&mut self, process: ProcessId, ends: (i32, i32), blocking: bool) {
        for number in [ends.0, ends.1] {
            if let Some(socket) = self.numbered(process, number).and_then(|id| self.get_mut(id)) {
                socket.blocking = blocking;
            }
        }
    }

    fn pipe(&self, id: SocketId) -> Option<&Pipe> {
        match &self.get(id)?.role {
            Role::Pipe(pipe) => Some(pipe),
            _ => None,
        }
    }

    fn pipe_mut(&mut self, id: SocketId) -> Option<&mut Pipe> {
        match &mut self.get_mut(id)?.role {
            Role::Pipe(pipe) => Some(pipe),
            _ => None,
        }
    }

    fn pipe_room(&self) -> usize {
        self.config.settings.buffer.map_or(PIPE_BYTES, |buffer| buffer.min(PIPE_BYTES))
    }

    /// How many bytes may still be written to an end that is read.
    fn space_at(&self, id: SocketId) -> usize {
        let source = self.pipe(id).and_then(|pipe| pipe.source.as_ref());
        source.map_or(0, |source| self.pipe_room().saturating_sub(source.inbox.len()))
    }

    /// Positions that a write of `count` bytes would fill.
    fn pipe_end(&self, id: SocketId, count: u64) -> Place {
        let source = self.pipe(id).and_then(|pipe| pipe.source.as_ref());
        let from = source.map_or(0, Source::written);
        Place::Room { to: id, from, upto: from + count }
    }

    /// Plans a read of at most so many bytes.
    pub(crate) fn plan_pipe_read(&self, id: SocketId, at_most: u64, plan: &mut Plan) {
        let (Some(socket), Some(pipe)) = (self.get(id), self.pipe(id)) else { return };
        let Some(source) = &pipe.source else { return };
        let (waiting, blocking) = (source.inbox.len() as u64, socket.blocking);
        let readable = waiting > 0 || pipe.peer.is_none();
        plan.awaits = (blocking && !readable).then_some(Awaits::Ready(id, Events::IN));
        // Who waits could not have read before the first byte came, nor could who was told.
        let from = source.read + 1;
        let most = source.read.saturating_add(at_most);
        let upto = if pipe.peer.is_some() { most } else { source.written() };
        if from < upto {
            plan.accesses.push(Access::read(Place::Sent { to: id, from, upto }));
        }
        if !blocking && !source.told {
            plan.accesses.push(Access::read(source.first_arrival(id)));
            plan.accesses.push(Access::read(Place::EndOfStream(id)));
        }
        plan.had_to_be_sent = (blocking && readable).then_some(id);
        plan.bytes = waiting.min(at_most);
        let freed = source.read + self.pipe_room() as u64;
        let room = Place::Room { to: id, from: freed, upto: freed + plan.bytes };
        plan.accesses.push(Access::read(room));
    }

    pub(crate) fn pipe_read(&mut self, id: SocketId, at_most: u64) -> Result<Done, NetError> {
        let config = self.config.clone();
        let Some(pipe) = self.pipe_mut(id) else { return Err(NetError::Invalid) };
        let ended = pipe.peer.is_none();
        let Some(source) = &mut pipe.source else { return Err(NetError::Invalid) };
        source.told = false;
        if source.inbox.is_empty() {
            return Ok(match ended {
                true => {
                    let pasts = std::mem::take(&mut source.pasts);
                    let event = Some(NetEvent::Receive { bytes: Vec::new() });
                    Done { event, learns: pasts, ..Done::new(Reply::End) }
                }
                false => Done::new(Reply::Unavailable),
            });
        }
        let bytes = source.inbox.take(&config, at_most as usize);
        source.read += bytes.len() as u64;
        let learns = Past::up_to(&mut source.pasts, source.read);
        let event = Some(NetEvent::Receive { bytes: bytes.clone() });
        Ok(Done { event, learns, ..Done::new(Reply::Bytes { bytes, from: None }) })
    }

    /// Plans a write of so many bytes.
    pub(crate) fn plan_pipe_write(&self, id: SocketId, count: u64, plan: &mut Plan) {
        let (Some(socket), Some(pipe)) = (self.get(id), self.pipe(id)) else { return };
        let Some(peer) = pipe.peer else { return };
        plan.bytes = count;
        plan.accesses.push(Access::read(Place::Accepting(peer)));
        if let Place::Room { to, from, upto } = self.pipe_end(peer, count) {
            plan.accesses.push(Access::write(Place::Sent { to, from, upto }));
            plan.accesses.push(Access::write(Place::Arrival { to, from, upto }));
        }
        if !socket.blocking {
            plan.accesses.push(Access::write(self.pipe_end(peer, count)));
        } else if self.space_at(peer) == 0 {
            plan.awaits = Some(Awaits::Ready(id, Events::OUT));
        }
    }

    /// Writes as many of the bytes as there is room for.
    pub(crate) fn pipe_write(&mut self, id: SocketId, given: Given<'_>) -> Result<Done, NetError> {
        let peer = self.pipe(id).and_then(|pipe| pipe.peer).ok_or(NetError::BrokenPipe)?;
        let count = self.space_at(peer).min(given.bytes.len());
        let config = self.config.clone();
        let Some(source) = self.pipe_mut(peer).and_then(|pipe| pipe.source.as_mut()) else {
            return Err(NetError::BrokenPipe);
        };
        if count == 0 && !given.bytes.is_empty() {
            return Ok(Done::new(Reply::Unavailable));
        }
        source.inbox.append(&config, &given.bytes[..count]);
        let upto = source.written();
        source.pasts.extend(given.past.map(|past| Past { upto, ..past }));
        let event = NetEvent::sent(&given.bytes[..count], given.bytes.len());
        Ok(Done { event: Some(event), ..Done::new(Reply::Count(count)) })
    }

    /// Closes an end; who is left is told.
    pub(crate) fn close_pipe(&mut self, id: SocketId) {
        let peer = self.pipe(id).and_then(|pipe| pipe.peer);
        if let Some(pipe) = peer.and_then(|peer| self.pipe_mut(peer)) {
            pipe.peer = None;
        }
        self.remove(id);
    }
}

impl Past {
    /// Takes those that whoever has read up to a position learns.
    pub(crate) fn up_to(pasts: &mut Vec<Past>, read: u64) -> Vec<Past> {
        let mut start = 0;
        let mut learned = Vec::new();
        for past in pasts.iter() {
            if start >= read && past.upto > read {
                break;
            }
            learned.push(past.clone());
            start = past.upto;
        }
        pasts.retain(|past| past.upto > read);
        learned
    }
}

impl Source {
    /// That there is a byte to read.
    fn first_arrival(&self, id: SocketId) -> Place {
        Place::Arrival { to: id, from: self.read, upto: self.read + 1 }
    }

    /// The position behind the last byte that was written.
    fn written(&self) -> u64 {
        self.read + self.inbox.len() as u64
    }
}

impl Pipe {
    /// Its process knows now that there is something to read.
    pub(crate) fn tell(&mut self) {
        if let Some(source) = &mut self.source {
            source.told = true;
        }
    }

    /// How many bytes were read here before, and how many were written.
    pub(crate) fn positions(&self) -> Option<(u64, u64)> {
        self.source.as_ref().map(|source| (source.read, source.written()))
    }

    /// Whether the other end is open.
    pub(crate) fn has_peer(&self) -> bool {
        self.peer.is_some()
    }
}

impl Kind for Pipe {
    fn ready(&self, network: &Network, _: SocketId) -> Events {
        match (&self.source, self.peer) {
            (Some(source), peer) => Events::NONE
                .with(Events::IN, !source.inbox.is_empty())
                .with(Events::HANG_UP, peer.is_none()),
            (None, Some(peer)) => Events::NONE.with(Events::OUT, network.space_at(peer) > 0),
            (None, None) => Events::OUT.with(Events::ERROR, true),
        }
    }

    fn plan_look(&self, network: &Network, id: SocketId, events: Events) -> Vec<Access> {
        match (&self.source, self.peer) {
            (Some(source), _) => {
                let first = source.first_arrival(id);
                let ended = Access::read(Place::EndOfStream(id));
                let wants = events.has(Events::IN);
                wants.then_some(Access::read(first)).into_iter().chain([ended]).collect()
            }
            (None, Some(peer)) => {
                vec![Access::write(network.pipe_end(peer, 1)), Access::read(Place::Accepting(peer))]
            }
            (None, None) => Vec::new(),
        }
    }

    fn plan_close(&self, _: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        match (&self.source, self.peer) {
            (Some(_), _) => accesses.push(Access::write(Place::Accepting(id))),
            (None, peer) => {
                accesses.extend(peer.map(|peer| Access::write(Place::EndOfStream(peer))));
            }
        }
    }

    fn describe(&self, network: &Network, out: &mut dyn Tells) {
        let Pipe { peer, source } = self;
        let flags = u64::from(peer.is_some()) << 1 | u64::from(source.is_some());
        out.word(8 << 60 | flags);
        peer.iter().for_each(|&peer| out.socket(peer));
        if let Some(Source { inbox, read, pasts, told }) = source {
            out.word(u64::from(*told));
            out.bytes(&inbox.unread(&network.config));
            out.pasts(&pasts.iter().collect::<Vec<_>>(), *read);
        }
    }

    fn leads_to(&self) -> Vec<SocketId> {
        self.peer.into_iter().collect()
    }

    fn first_past(&self) -> Option<&Past> {
        self.source.as_ref()?.pasts.first()
    }

    fn name(&self, _: &Network, _: SocketId) -> String {
        "a pipe".into()
    }

    fn words(&self, network: &Network, _: SocketId) -> String {
        match &self.source {
            Some(source) => {
                let unread = source.inbox.unread(&network.config);
                format!(", reads a pipe, unread \"{}\"", unread.escape_ascii())
            }
            None => ", writes to a pipe".into(),
        }
    }

    fn awaited(&self, _: &Network, _: SocketId, _: Events) -> String {
        match self.source {
            Some(_) => "bytes from a pipe".into(),
            None => "room in a pipe".into(),
        }
    }
}

impl Socket {
    pub(crate) fn pipe(&self) -> Option<&Pipe> {
        match &self.role {
            Role::Pipe(pipe) => Some(pipe),
            _ => None,
        }
    }
}
