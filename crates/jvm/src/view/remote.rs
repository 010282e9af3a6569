//! Remote calls under way: who serves whom.

use heddle_net::{Awaits, SocketId};

use super::is_library;
use crate::events::simple_name;
use crate::jdk::{HANDLER, SERVING, SOCKET_NUMBER};
use crate::machine::Machine;
use crate::state::{Status, Thread, ThreadId};

impl Machine {
    /// Whether a thread of the library has nothing to do until somebody calls.
    pub fn awaits_calls(&self, id: ThreadId) -> bool {
        let frames = self.thread_at(id).frames();
        let serves = |name: &str| SERVING.contains(&name);
        frames.iter().all(|frame| is_library(frame.method))
            && frames.iter().any(|frame| serves(&frame.method.class().name))
    }

    /// The thread that runs the remote call whose reply a thread waits for.
    pub fn callee(&self, id: ThreadId) -> Option<ThreadId> {
        let Status::Network { awaits: Awaits::Bytes(own), .. } = self.thread_at(id).status() else {
            return None;
        };
        self.runner(own)
    }

    /// The thread that runs the remote call which was made on a socket.
    pub(crate) fn runner(&self, asked: SocketId) -> Option<ThreadId> {
        let peer = self.network().peer_of(asked)?;
        let serves = |thread: &&Thread| {
            thread.is_alive() && !self.awaits_calls(thread.id) && self.served(thread) == Some(peer)
        };
        self.threads().iter().find(serves).map(|thread| thread.id)
    }

    /// The thread that waits for the answer to the remote call that a thread runs.
    pub(crate) fn remote_caller(&self, id: ThreadId) -> Option<ThreadId> {
        let asked = self.network().peer_of(self.served(self.thread_at(id))?)?;
        let waits = |thread: &&Thread| match thread.status() {
            Status::Network { awaits: Awaits::Bytes(own), .. } => own == asked,
            _ => false,
        };
        self.threads().iter().find(waits).map(|thread| thread.id)
    }

    /// The remote method that a thread waits for, in words.
    pub fn called_method(&self, id: ThreadId) -> String {
        let mut frames = self.thread_at(id).frames().iter().rev().map(|frame| frame.method);
        let stub = frames.find_map(|method| {
            let interface = method.class().stands_for(method)?;
            Some(format!("{}.{}", simple_name(interface), method.name))
        });
        stub.unwrap_or_else(|| "a remote call".into())
    }

    /// The end of the connection whose calls a thread runs.
    fn served(&self, thread: &Thread) -> Option<SocketId> {
        let view = self.view(thread.process);
        let object = thread.object().non_null()?;
        let holder = || view.reference(view.reference(object, "holder")?, "task");
        let handler = view.reference(object, "target").or_else(holder)?;
        if &*view.class(handler).name != HANDLER {
            return None;
        }
        let found = view.reference(view.reference(handler, "socket")?, "impl")?;
        let found = view.reference(found, "delegate").unwrap_or(found);
        let (_, number) = view.field(found, SOCKET_NUMBER.0.name)?;
        number.checked_sub(1).map(|number| SocketId(number as u32))
    }
}
