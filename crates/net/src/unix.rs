//! Unix-domain sockets: connections of TCP (`tcp.rs`) whose listener is found by a file, not by an
//! address and a port. What is different from TCP: nobody gets a port, a connect is done or refused at
//! once, whoever writes to an end that is gone is told at once, and no linger makes a reset.
//!
//! Files are the disk's business. A file stays when its socket is closed, and then nobody is found by it.

use heddle_access::{ProcessId, SocketId};

use crate::ip::{Address, Ip};
use crate::network::Network;
use crate::sockets::Role;

impl Network {
    /// A new socket to be bound to a file, or connected by one, and its number.
    pub fn create_unix(&mut self, process: ProcessId) -> i32 {
        /// As Linux gives it.
        const BUFFER: i32 = 106_496;
        let number = self.create_numbered(process, Role::Idle);
        if let Some(socket) = self.numbered(process, number).and_then(|id| self.get_mut(id)) {
            (socket.options.send_buffer, socket.options.receive_buffer) = (BUFFER, BUFFER);
        }
        number
    }

    /// Binds a socket to a file that was just made. The number of a file that is gone may be given
    /// again; whoever was bound to that one cannot be found any more.
    pub(crate) fn bind_to_file(&mut self, id: SocketId, file: Ip) -> u16 {
        let Some(process) = self.get(id).map(|socket| socket.process) else { return 0 };
        let hosts = self.config.clone();
        let host = hosts.hosts.address_of(process);
        for (other, socket) in &mut self.sockets {
            let here = hosts.hosts.address_of(socket.process) == host;
            let stale = socket.local.filter(|local| here && local.ip == file);
            if *other == id {
                socket.local = Some(Address { ip: file, port: 0 });
            } else if stale.is_some() && socket.end().is_none() {
                socket.local = Some(Address { ip: Ip::NO_FILE, port: 0 });
            }
        }
        0
    }
}
