//! What the sockets of TCP answer (`kind.rs`): those without a role, listeners, those that are being
//! connected, and ends of connections.

use heddle_access::{Access, PipeEnd, Place, SocketId};

use crate::child_pipes::HeldEnd;
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::sockets::{Connecting, End, Idle, Listener, Past, PendingError, Refused, Role, Socket};

impl Network {
    /// The port a socket is bound to; 0 if it is not.
    pub(crate) fn local_port(&self, id: SocketId) -> u16 {
        self.get(id).and_then(|socket| socket.local).map_or(0, |local| local.port)
    }

    /// Where a socket is bound, in words.
    pub(crate) fn local_words(&self, id: SocketId) -> String {
        let Some(socket) = self.get(id) else { return "unbound".into() };
        match (&socket.path, socket.local) {
            (Some(path), _) => String::from_utf8_lossy(path).into_owned(),
            (None, Some(local)) if local.ip.is_file() => "no file".into(),
            (None, Some(local)) => local.to_string(),
            (None, None) => "unbound".into(),
        }
    }

    /// Where connections come in: the port, or the file.
    fn entrance(&self, id: SocketId) -> String {
        match self.get(id).and_then(|socket| socket.path.as_ref()) {
            Some(_) => self.local_words(id),
            None => format!("port {}", self.local_port(id)),
        }
    }
}

/// That a connection waits to be accepted.
pub(crate) fn any_arrival(listener: SocketId) -> Place {
    Place::Arrival { to: listener, from: 0, upto: u64::MAX }
}

impl End {
    /// That there is a byte to read.
    pub(crate) fn first_arrival(&self, id: SocketId) -> Place {
        Place::Arrival { to: id, from: self.read, upto: self.read + 1 }
    }
}

impl Kind for Idle {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::OUT.with(Events::HANG_UP, true)
    }

    fn plan_look(&self, _: &Network, _: SocketId, _: Events) -> Vec<Access> {
        Vec::new()
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.own_port(id).map(Access::write));
    }

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        out.word(0);
    }

    fn name(&self, network: &Network, id: SocketId) -> String {
        format!("the socket at {}", network.local_words(id))
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        format!(", {}, not connected", network.local_words(id))
    }

    fn awaited(&self, _: &Network, _: SocketId, _: Events) -> String {
        "a socket that is not connected".into()
    }
}

impl Kind for Connecting {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::NONE
    }

    fn plan_look(&self, _: &Network, _: SocketId, _: Events) -> Vec<Access> {
        Vec::new()
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.own_port(id).map(Access::write));
    }

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        let Connecting(address) = self;
        out.word(1 << 60);
        out.address(Some(*address));
    }

    fn name(&self, _: &Network, _: SocketId) -> String {
        format!("the connection to {}", self.0)
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        format!(", {}, connecting to {}", network.local_words(id), self.0)
    }

    fn awaited(&self, _: &Network, _: SocketId, _: Events) -> String {
        format!("the connection to {}", self.0)
    }
}

impl Kind for Refused {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events(Events::IN.0 | Events::OUT.0 | Events::ALWAYS.0)
    }

    fn plan_look(&self, _: &Network, _: SocketId, _: Events) -> Vec<Access> {
        Vec::new()
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.own_port(id).map(Access::write));
    }

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        out.word(5 << 60 | self.0 as u64);
    }

    fn name(&self, network: &Network, id: SocketId) -> String {
        format!("the refused connection of {}", network.local_words(id))
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        format!(", {}, refused", network.local_words(id))
    }

    fn awaited(&self, network: &Network, id: SocketId, _: Events) -> String {
        self.name(network, id)
    }
}

impl Kind for Listener {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::NONE.with(Events::IN, !self.queue.is_empty())
    }

    fn plan_look(&self, _: &Network, id: SocketId, events: Events) -> Vec<Access> {
        match events.has(Events::IN) {
            true => vec![Access::read(any_arrival(id))],
            false => Vec::new(),
        }
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.own_port(id).map(Access::write));
        for &waiting in &self.queue {
            network.plan_close(waiting, accesses);
        }
    }

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        let Listener { backlog, asked, serves_at_once, queue, told } = self;
        let count = queue.len() as u64;
        out.word(
            2 << 60
                | u64::from(*serves_at_once) << 57
                | u64::from(*told) << 58
                | u64::from(*asked) << 59
                | count << 32
                | u64::from(*backlog),
        );
        queue.iter().for_each(|&id| out.socket(id));
    }

    fn leads_to(&self) -> Vec<SocketId> {
        self.queue.clone()
    }

    fn name(&self, network: &Network, id: SocketId) -> String {
        network.entrance(id)
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        let local = network.local_words(id);
        format!(", listening at {local}, {} pending", self.queue.len())
    }

    fn awaited(&self, network: &Network, id: SocketId, _: Events) -> String {
        format!("a connection to {}", network.entrance(id))
    }
}

impl Kind for End {
    fn ready(&self, network: &Network, _: SocketId) -> Events {
        let failed = self.pending_error.is_some();
        let gone = self.torn || (self.output_shut && (self.input_shut || self.finished));
        let writable = self.torn || self.output_shut || network.space(self) != Some(0);
        Events::NONE
            .with(Events::IN, network.is_readable(self))
            .with(Events::OUT, writable)
            .with(Events::ERROR, failed)
            .with(Events::HANG_UP, gone)
    }

    /// A look could have come before the first byte that waits, and before the end. That there is
    /// room may come from what the other side has read.
    fn plan_look(&self, network: &Network, id: SocketId, events: Events) -> Vec<Access> {
        let mut accesses = vec![Access::read(Place::EndOfStream(id))];
        accesses.extend(network.conversation_place(self).map(Access::read));
        if events.has(Events::IN) && !self.input_shut {
            accesses.push(Access::read(self.first_arrival(id)));
        }
        if events.has(Events::OUT) {
            accesses.extend(network.room_for(self.peer, 1).map(Access::write));
            accesses.push(Access::read(Place::Accepting(self.peer)));
        }
        accesses
    }

    fn plan_close(&self, network: &Network, id: SocketId, accesses: &mut Vec<Access>) {
        accesses.extend(network.conversation_place(self).map(Access::write));
        accesses.push(Access::write(Place::EndOfStream(self.peer)));
        accesses.push(Access::write(Place::Accepting(id)));
    }

    fn describe(&self, network: &Network, out: &mut dyn Tells) {
        let End {
            peer,
            remote,
            service,
            is_server,
            alternates,
            inbox,
            read,
            finished,
            told,
            pending_error,
            torn,
            input_shut,
            output_shut,
            writer,
            pasts,
            heard,
            said,
            pipe,
        } = self;
        let failed = match pending_error {
            Some(PendingError::Reset) => true,
            None => false,
        };
        let flags =
            [*alternates, *told, *is_server, *finished, failed, *torn, *input_shut, *output_shut];
        let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u64::from(flag));
        out.word(3 << 60 | flags << 16 | u64::from(*service));
        out.address(Some(*remote));
        if let Some(HeldEnd { name, descriptors }) = pipe {
            let PipeEnd { child, stream, writes } = *name;
            let flags = u64::from(stream) << 1 | u64::from(writes);
            out.word(u64::from(child as u32) << 32 | u64::from(*descriptors) << 8 | flags);
        }
        out.socket(*peer);
        for bytes in [&inbox.unread(&network.config), heard, said] {
            out.bytes(bytes);
        }
        if network.conversation_place(self).is_some() {
            // Its unread bytes follow from what was said, and from how much of the answers was read.
            out.word(*read);
        }
        out.thread(*writer);
        out.pasts(&pasts.iter().collect::<Vec<_>>(), *read);
    }

    fn leads_to(&self) -> Vec<SocketId> {
        vec![self.peer]
    }

    fn first_past(&self) -> Option<&Past> {
        self.pasts.first()
    }

    fn name(&self, _: &Network, _: SocketId) -> String {
        if let Some(HeldEnd { name, .. }) = self.pipe {
            return name.words();
        }
        match self.is_server {
            true => format!("the connection from {}", self.remote),
            false => format!("the connection to {}", self.remote),
        }
    }

    fn words(&self, network: &Network, id: SocketId) -> String {
        if let Some(HeldEnd { name, .. }) = self.pipe {
            let unread = self.inbox.unread(&network.config);
            return format!(", {}, unread \"{}\"", name.words(), unread.escape_ascii());
        }
        let pending = network.sockets().any(|(_, other)| {
            matches!(&other.role, Role::Listening(listener) if listener.queue.contains(&id))
        });
        let closed = network.get(id).is_none_or(|socket: &Socket| socket.closed);
        let state = match (pending, self.torn, closed || self.finished) {
            (true, ..) => "pending",
            (false, true, _) => "terminated",
            (false, false, true) => "closed",
            (false, false, false) => "established",
        };
        let (local, remote) = (network.local_words(id), self.remote);
        let unread = self.inbox.unread(&network.config);
        format!(", {local} to {remote}, {state}, unread \"{}\"", unread.escape_ascii())
    }

    fn awaited(&self, network: &Network, id: SocketId, events: Events) -> String {
        let name = self.name(network, id);
        match events.has(Events::IN) {
            true => format!("bytes on {name}"),
            false => format!("room to send on {name}"),
        }
    }
}
