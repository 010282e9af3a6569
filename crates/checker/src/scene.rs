//! How things stand between two choices, for people: threads with their variables, and connections.
//!
//! Made only for whoever draws a run; what a thread waits for is said in `threads.rs`.

use heddle_jvm::machine::Machine;
use heddle_jvm::schedule::Readiness;
use heddle_jvm::state::{Status, Thread};
use heddle_jvm::view::FrameView;
use heddle_net::{Role, Socket, SocketId};
use serde::Serialize;

use crate::story::At;
use crate::threads::{depends_on, held_locks, waits};

/// Longer contents of a connection are cut.
const BYTES_SHOWN: usize = 200;
/// Deeper stacks are cut; nobody reads them.
const FRAMES_SHOWN: usize = 32;

/// How things stand between two choices.
#[derive(Clone, PartialEq, Debug, Default, Serialize)]
pub struct Scene {
    /// In the order of their numbers.
    pub threads: Vec<SceneThread>,
    pub connections: Vec<SceneConnection>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SceneThread {
    pub number: u32,
    /// The process it belongs to, by number.
    pub process: u32,
    pub name: String,
    pub standing: Standing,
    /// The same in words.
    pub says: String,
    /// The thread it waits for, by number.
    pub on: Option<u32>,
    pub holds: Vec<String>,
    pub stack: Vec<SceneFrame>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Standing {
    Fresh,
    Able,
    Waits,
    Over,
}

/// A frame of the program, or so many of the library.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum SceneFrame {
    Own { at: At, locals: Vec<(String, String)> },
    Library(usize),
}

/// A connection between two processes, or a queue of datagrams.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct SceneConnection {
    /// Tells it from others.
    pub id: u32,
    /// Who connected.
    pub client: String,
    pub server: String,
    pub port: u16,
    pub state: String,
    /// What was sent to the server and not read, and the other way.
    pub to_server: String,
    pub to_client: String,
}

pub(crate) fn scene(machine: &Machine) -> Scene {
    let mut threads: Vec<SceneThread> =
        machine.threads().iter().map(|thread| standing(machine, thread)).collect();
    for (thread, lock) in held_locks(machine) {
        threads[thread.0 as usize].holds.push(lock);
    }
    Scene { threads, connections: connections(machine) }
}

fn standing(machine: &Machine, thread: &Thread) -> SceneThread {
    let id = thread.id;
    let says = waits(machine, id).0;
    let on = depends_on(machine, id);
    let (standing, says) = match (machine.readiness(id), thread.status()) {
        (Readiness::Over, Status::Dormant) => (Standing::Fresh, "not started".into()),
        (Readiness::Over, _) => (Standing::Over, "has ended".into()),
        (Readiness::Ready, _) if thread.is_fresh() => (Standing::Fresh, "is to begin".into()),
        (Readiness::Ready, _) => (Standing::Able, "can go on".into()),
        (_, _) if says.is_empty() => (Standing::Waits, "waits".into()),
        (_, _) => (Standing::Waits, says),
    };
    let stack = if standing == Standing::Over { Vec::new() } else { frames(machine, thread) };
    SceneThread {
        number: id.0,
        process: thread.process.0,
        name: machine.thread_name_in(id),
        standing,
        says,
        on: on.map(|other| other.0),
        holds: Vec::new(),
        stack,
    }
}

fn frames(machine: &Machine, thread: &Thread) -> Vec<SceneFrame> {
    let mut shown: Vec<SceneFrame> = Vec::new();
    for FrameView { location, locals } in machine.frame_views(thread.id) {
        if shown.len() == FRAMES_SHOWN {
            break;
        }
        match (location.library, shown.last_mut()) {
            (true, Some(SceneFrame::Library(count))) => *count += 1,
            (true, _) => shown.push(SceneFrame::Library(1)),
            (false, _) => shown.push(SceneFrame::Own { at: At::from(&location), locals }),
        }
    }
    shown
}

fn connections(machine: &Machine) -> Vec<SceneConnection> {
    let network = machine.network();
    let name = |socket: &Socket| machine.process_at(socket.process).config.name.clone();
    let live = |id| network.live_name(id).map(str::to_owned);
    let mut shown = Vec::new();
    for (id, socket) in network.sockets() {
        match &socket.role {
            Role::Connected(end) => {
                let peer = network.get(end.peer);
                // Each connection is told by its client's end, or by the one that is left.
                if end.is_server && peer.is_some() {
                    continue;
                }
                let own = text(&end.inbox.unread(&network.config));
                let theirs = peer.and_then(Socket::end);
                let theirs =
                    theirs.map_or(String::new(), |end| text(&end.inbox.unread(&network.config)));
                let named = || peer.map_or_else(|| "gone".to_owned(), name);
                let other = live(end.peer).unwrap_or_else(named);
                let (client, server) = match end.is_server {
                    true => (other, name(socket)),
                    false => (name(socket), other),
                };
                let (to_client, to_server) =
                    if end.is_server { (theirs, own) } else { (own, theirs) };
                let state = connection_state(machine, id, socket, peer, end.peer);
                let port = end.service;
                let id = id.0.min(end.peer.0);
                shown.push(SceneConnection {
                    id,
                    client,
                    server,
                    port,
                    state,
                    to_server,
                    to_client,
                });
            }
            Role::Datagrams(mailbox) if !socket.closed => {
                let queued = mailbox.queue.iter().map(|datagram| text(&datagram.bytes));
                let queued: Vec<String> = queued.collect();
                shown.push(SceneConnection {
                    id: id.0,
                    client: String::new(),
                    server: name(socket),
                    port: socket.local.map_or(0, |local| local.port),
                    state: "takes datagrams".into(),
                    to_server: queued.join(", "),
                    to_client: String::new(),
                });
            }
            _ => {}
        }
    }
    shown
}

fn connection_state(
    machine: &Machine,
    id: SocketId,
    socket: &Socket,
    peer: Option<&Socket>,
    peer_id: SocketId,
) -> String {
    let closed = |socket: &Socket| {
        let name = &machine.process_at(socket.process).config.name;
        let end = socket.end();
        match (socket.closed, end.is_some_and(|end| end.output_shut)) {
            (true, _) => Some(format!("{name} has closed it")),
            (false, true) => Some(format!("{name} sends no more")),
            (false, false) => None,
        }
    };
    let waits = machine.network().sockets().any(|(_, other)| match &other.role {
        Role::Listening(listener) => {
            listener.queue.contains(&peer_id) || listener.queue.contains(&id)
        }
        _ => false,
    });
    if socket.end().is_some_and(|end| end.torn) {
        return "broken".into();
    }
    let said: Vec<String> = closed(socket).into_iter().chain(peer.and_then(closed)).collect();
    match (said.is_empty(), waits) {
        (false, _) => said.join(", "),
        (true, true) => "not accepted yet".into(),
        (true, false) => "open".into(),
    }
}

fn text(bytes: &[u8]) -> String {
    let shown = bytes[..bytes.len().min(BYTES_SHOWN)].escape_ascii();
    match bytes.len() {
        0 => String::new(),
        length if length > BYTES_SHOWN => format!("\"{shown}…\" ({length} bytes)"),
        _ => format!("\"{shown}\""),
    }
}
