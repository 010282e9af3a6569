//! Pipes between a process and one that it started: one direction, from one process to another.
//!
//! A pipe is a connection that goes one way. Its ends are known to processes by descriptors, of which
//! there may be several in several processes: a child can pass its standard streams on to its own
//! children. With the last descriptor an end is closed. Who reads then comes to the end of the stream,
//! and who writes fails.

use heddle_access::{Access, PipeEnd, ProcessId, SocketId};

use crate::ip::{Address, Ip};
use crate::network::Network;
use crate::sockets::{End, Role, Socket};

/// What a pipe of Linux holds before its writer waits.
pub(crate) const PIPE_BYTES: usize = 65_536;

const NOWHERE: Address = Address { ip: Ip::ANY, port: 0 };

/// An end of a pipe, as the processes hold it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HeldEnd {
    pub name: PipeEnd,
    /// How many descriptors stand for it, in all processes.
    pub descriptors: u32,
}

impl Network {
    /// Makes a pipe for a standard stream of a child: with one descriptor for each end.
    pub fn make_child_pipe(
        &mut self,
        parent: ProcessId,
        process: ProcessId,
        child: i32,
        stream: u8,
    ) {
        let name = |writes| PipeEnd { child, stream, writes };
        let reads_itself = stream == 0;
        let holder = |writes: bool| if writes == reads_itself { parent } else { process };
        let reader = self.add(Socket::new(holder(false)));
        let writer = self.add(Socket::new(holder(true)));
        for (id, peer, writes) in [(reader, writer, false), (writer, reader, true)] {
            let channel = self.config.settings.channel;
            let mut end = End::new(peer, NOWHERE, u16::from(stream), writes, channel);
            end.pipe = Some(HeldEnd { name: name(writes), descriptors: 1 });
            if let Some(socket) = self.get_mut(id) {
                socket.role = Role::Connected(end);
            }
        }
    }

    /// The end of a pipe by its name.
    pub fn child_pipe_end(&self, name: PipeEnd) -> Option<SocketId> {
        let found = self
            .sockets()
            .find(|(_, socket)| socket.child_pipe().is_some_and(|held| held.name == name));
        found.map(|(id, _)| id)
    }

    /// One more descriptor stands for an end.
    pub fn hold_child_pipe(&mut self, name: PipeEnd) {
        if let Some(held) = self.held_end_mut(name) {
            held.descriptors += 1;
        }
    }

    /// Where it meets others that so many descriptors of an end are closed.
    pub fn plan_release(&self, name: PipeEnd, count: u32) -> Vec<Access> {
        let mut accesses = Vec::new();
        if let Some(id) = self.child_pipe_end(name)
            && self
                .get(id)
                .and_then(Socket::child_pipe)
                .is_some_and(|held| held.descriptors <= count)
        {
            self.plan_close(id, &mut accesses);
        }
        accesses
    }

    /// So many descriptors of an end are closed; gives whether that closes the end.
    pub fn release_child_pipe(&mut self, name: PipeEnd, count: u32) -> bool {
        let Some(held) = self.held_end_mut(name) else { return false };
        held.descriptors = held.descriptors.saturating_sub(count);
        let is_last = held.descriptors == 0;
        if let Some(id) = self.child_pipe_end(name).filter(|_| is_last) {
            self.close(id, false);
        }
        is_last
    }

    fn held_end_mut(&mut self, name: PipeEnd) -> Option<&mut HeldEnd> {
        let id = self.child_pipe_end(name)?;
        self.get_mut(id)?.end_mut()?.pipe.as_mut()
    }

    /// Closes an end: the other one reads what there is, or cannot write any more.
    pub(crate) fn close_child_pipe(&mut self, id: SocketId) {
        let Some(end) = self.get(id).and_then(Socket::end) else { return };
        let (peer, writes) = (end.peer, end.pipe.is_some_and(|held| held.name.writes));
        if let Some(other) = self.get_mut(peer).and_then(Socket::end_mut) {
            match writes {
                true => other.finished = true,
                false => other.torn = true,
            }
        }
        self.drop_end(id, false);
    }
}

impl Socket {
    /// What is known of it as an end of a pipe, if it is one and still open.
    pub fn child_pipe(&self) -> Option<HeldEnd> {
        self.end()?.pipe.filter(|_| !self.closed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tcp::{Awaits, NetError};
    use heddle_access::ThreadId;

    fn network() -> Network {
        let mut network = Network::default();
        network.make_child_pipe(ProcessId(0), ProcessId(1), 7, 1);
        network
    }

    fn end(network: &Network, writes: bool) -> SocketId {
        let found = network.child_pipe_end(PipeEnd { child: 7, stream: 1, writes });
        found.unwrap_or_else(|| panic!("the end is open"))
    }

    #[test]
    fn a_full_pipe_lets_nobody_write() {
        let mut network = network();
        let (writer, reader) = (end(&network, true), end(&network, false));
        assert_eq!(network.write(writer, &[0; PIPE_BYTES + 5]), Ok(PIPE_BYTES));
        assert!(!network.is_ready(Awaits::Space(writer), ThreadId(0)));
        assert_eq!(network.read(reader, 10).map(|bytes| bytes.len()), Ok(10));
        assert!(network.is_ready(Awaits::Space(writer), ThreadId(0)));
    }

    #[test]
    fn the_last_descriptor_closes_an_end() {
        let mut network = network();
        let (writer, reader) = (end(&network, true), end(&network, false));
        let name = PipeEnd { child: 7, stream: 1, writes: true };
        network.hold_child_pipe(name);
        assert_eq!(network.write(writer, b"ab"), Ok(2));
        assert!(network.plan_release(name, 1).is_empty());
        assert!(!network.release_child_pipe(name, 1));
        assert!(!network.plan_release(name, 1).is_empty());
        assert!(network.release_child_pipe(name, 1));
        assert_eq!(network.read(reader, 5), Ok(b"ab".to_vec()));
        assert!(network.is_ready(Awaits::Bytes(reader), ThreadId(0)));
        assert_eq!(network.read(reader, 5), Ok(Vec::new()));
    }

    #[test]
    fn who_writes_to_nobody_fails_at_once() {
        let mut network = network();
        let writer = end(&network, true);
        assert!(network.release_child_pipe(PipeEnd { child: 7, stream: 1, writes: false }, 1));
        assert!(network.is_ready(Awaits::Space(writer), ThreadId(0)));
        assert_eq!(network.write(writer, b"x"), Err(NetError::BrokenPipe));
    }
}
