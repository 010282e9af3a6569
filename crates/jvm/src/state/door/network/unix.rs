//! Unix-domain sockets: the file that a socket is bound to is made, and one that it is connected by is
//! found, in the same step that changes the network.

use std::sync::Arc;

use heddle_files::{Errno, Files};
use heddle_net::{Address, Ip, Reply, Request};

use super::{Call, Memory, Outcome};
use crate::interp::Result;
use crate::state::Descriptor;

/// What the disk or the network says to an operation on a socket file.
type FileOutcome<T> = Outcome<std::result::Result<T, Errno>>;

impl Call<'_> {
    /// Binds a socket to a path, where a file is made.
    pub fn bind_to_file(&mut self, descriptor: Descriptor, path: &[u8]) -> FileOutcome<()> {
        let now = self.machine.disk_time();
        let mut files = self.machine.draft_of_files();
        let number = match files.make_socket(path, now) {
            Ok(number) => number,
            Err(errno) => return Ok(Err(self.refused_by_disk(files, errno)?)),
        };
        let noted = self.names_noted(&mut files);
        let memory = Memory { files: &noted, ..Memory::default() };
        let request = Request::Bind { ip: Ip::File(number), port: 0 };
        self.network(descriptor, request, memory, 0)?;
        let (disk, _) = files.into_parts();
        let process = self.process_id();
        *Arc::make_mut(&mut self.machine.disks).of_mut(process) = disk;
        let network = self.machine.network_mut();
        let id = network.numbered(process, descriptor.number());
        if let Some(socket) = id.and_then(|id| network.get_mut(id)) {
            socket.path = Some(path.into());
        }
        Ok(Ok(()))
    }

    /// Connects a socket to the one that is bound to the file at a path.
    pub fn connect_by_file(&mut self, descriptor: Descriptor, path: &[u8]) -> FileOutcome<Reply> {
        let mut files = self.machine.draft_of_files();
        let number = match files.socket_at(path) {
            Ok(number) => number,
            Err(errno) => return Ok(Err(self.refused_by_disk(files, errno)?)),
        };
        let noted = self.names_noted(&mut files);
        let memory = Memory { files: &noted, ..Memory::default() };
        let to = Address { ip: Ip::File(number), port: 0 };
        self.network(descriptor, Request::Meet { to }, memory, 0).map(Ok)
    }

    /// The path that a socket is bound to; empty if it is not.
    pub fn path_of_socket(&mut self, descriptor: Descriptor) -> Outcome<Vec<u8>> {
        self.network(descriptor, Request::GetOption, Memory::default(), 0)?;
        let network = &self.machine.network;
        let id = network.numbered(self.process_id(), descriptor.number());
        let path = id.and_then(|id| network.get(id)?.path.as_deref());
        Ok(path.unwrap_or_default().to_vec())
    }

    /// The path that the other end of a connection was bound to before it was connected.
    pub fn path_of_peer(&self, descriptor: Descriptor) -> Vec<u8> {
        let network = &self.machine.network;
        let id = network.numbered(self.process_id(), descriptor.number());
        let peer = id.and_then(|id| network.get(network.get(id)?.end()?.peer));
        peer.and_then(|peer| peer.path.as_deref()).unwrap_or_default().to_vec()
    }

    /// What was looked at is made known, although nothing comes of it.
    fn refused_by_disk(&mut self, mut files: Files, errno: Errno) -> Result<Errno> {
        self.machine.begin_files(files.noted(), &[], &[])?;
        Ok(errno)
    }

    /// What a draft has noted, with names for people.
    fn names_noted(&mut self, files: &mut Files) -> Vec<heddle_access::Access> {
        let noted = files.noted();
        for (file, name) in noted.names {
            self.machine.program.name_file(file, &name);
        }
        noted.accesses
    }
}
