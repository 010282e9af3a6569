//! Operations on sockets that their processes know by numbers: what each does once it was planned
//! and made known (`plan.rs`), and what it says of it.

use heddle_access::SocketId;

use crate::NetEvent;
use crate::datagrams::{Fate, Sent};
use crate::faults::{FaultKind, Operation};
use crate::ip::Address;
use crate::kind::Events;
use crate::network::Network;
use crate::plan::Request;
use crate::sockets::{Options, Past};
use crate::tcp::{Accepted, Awaits, NetError};

/// What an operation is given beside its request.
#[derive(Clone, Default, Debug)]
pub struct Given<'a> {
    pub bytes: &'a [u8],
    /// What its thread has behind it.
    pub past: Option<Past>,
    /// The names of processes, if people are told.
    pub names: &'a [String],
}

/// What came of an operation.
#[derive(Clone, PartialEq, Debug)]
pub enum Reply {
    Done,
    /// Nothing could be done without waiting.
    Unavailable,
    Count(usize),
    /// So many bytes went out as a datagram, and who got it.
    Sent {
        count: usize,
        receiver: Option<SocketId>,
    },
    /// What came, and from where if a datagram did.
    Bytes {
        bytes: Vec<u8>,
        from: Option<Address>,
    },
    /// No more bytes will come.
    End,
    /// The connection that was accepted, and its number.
    Accepted {
        accepted: Accepted,
        number: i32,
    },
    Ready(Events),
    Options {
        options: Options,
        local: Option<Address>,
        remote: Option<Address>,
    },
    Failed(NetError),
    Unsupported(&'static str),
    /// The socket is closed.
    Closed,
    /// The limit of waiting is over.
    TimedOut,
}

/// What came of an operation, and all else that follows from it.
#[derive(Clone, Debug)]
pub struct Done {
    pub reply: Reply,
    pub event: Option<NetEvent>,
    /// What its thread has behind it now.
    pub learns: Vec<Past>,
    /// The same of what waits at these sockets to be read first.
    pub learns_first: Vec<SocketId>,
    /// It goes on when this is so.
    pub awaits: Option<Awaits>,
}

impl Done {
    pub(crate) fn new(reply: Reply) -> Done {
        Done { reply, event: None, learns: Vec::new(), learns_first: Vec::new(), awaits: None }
    }
}

impl Request {
    /// The operation as faults know it; nothing if none can strike.
    pub fn operation(&self) -> Option<Operation> {
        match self {
            Request::Connect { .. } | Request::Meet { .. } => Some(Operation::Connect),
            Request::Accept { .. } | Request::Next => Some(Operation::Accept),
            Request::Read { .. } | Request::Take { .. } => Some(Operation::Read),
            Request::Write { .. } | Request::Put { .. } => Some(Operation::Write),
            Request::Close => Some(Operation::Close),
            Request::Send { .. } => Some(Operation::Send),
            Request::Receive { .. } => Some(Operation::Receive),
            Request::Bind { .. }
            | Request::Listen { .. }
            | Request::ReadAgain
            | Request::Available
            | Request::Probe
            | Request::SetOption
            | Request::SetBlocking(_)
            | Request::GetOption
            | Request::ShutInput
            | Request::ShutOutput
            | Request::Lose
            | Request::Hear(_)
            | Request::Group { .. }
            | Request::Poll { .. }
            | Request::Met
            | Request::Wake(_)
            | Request::Watch { .. }
            | Request::Select { .. } => None,
        }
    }

    /// Whether it brings bytes into memory.
    pub fn brings(&self) -> bool {
        matches!(self, Request::Take { .. } | Request::Receive { .. } | Request::Select { .. })
    }

    /// Whether it takes bytes from memory.
    pub fn takes(&self) -> bool {
        matches!(self, Request::Put { .. } | Request::Send { .. })
    }

    /// The same with a fault that does not make it fail; nothing if it does.
    pub fn under(self, fault: FaultKind) -> Option<Request> {
        match (self, fault) {
            (Request::Take { .. }, FaultKind::PartialRead) => Some(Request::Take { at_most: 1 }),
            (Request::Send { to, .. }, fault) => {
                let fate = match fault {
                    FaultKind::Lost => Fate::Lost,
                    FaultKind::Duplicated => Fate::Duplicated,
                    FaultKind::Reordered => Fate::Reordered,
                    _ => return None,
                };
                Some(Request::Send { to, fate })
            }
            _ => None,
        }
    }
}

impl Network {
    /// Does what was planned.
    pub fn perform(
        &mut self,
        id: SocketId,
        request: Request,
        given: Given<'_>,
    ) -> Result<Done, NetError> {
        match request {
            Request::Bind { ip, port } => {
                self.bind(id, ip, port)?;
                Ok(Done::new(Reply::Done))
            }
            Request::Listen { backlog } => {
                self.listen(id, backlog)?;
                let event = match self.get(id).and_then(|socket| socket.path.as_deref()) {
                    Some(path) => {
                        NetEvent::ListenAt { path: String::from_utf8_lossy(path).into_owned() }
                    }
                    None => NetEvent::Listen { port: self.local_port(id) },
                };
                Ok(Done { event: Some(event), ..Done::new(Reply::Done) })
            }
            Request::Meet { to } => self.meet(id, to, given),
            Request::Met => self.met(id),
            Request::Next => self.next(id),
            Request::Take { at_most } => self.take(id, at_most),
            Request::Put { .. } => self.put(id, given),
            Request::ShutInput => {
                self.shut_input(id);
                Ok(Done::new(Reply::Done))
            }
            Request::ShutOutput => {
                self.shut_output(id);
                Ok(Done { event: Some(NetEvent::Finish), ..Done::new(Reply::Done) })
            }
            Request::Probe => Ok(Done::new(Reply::Count(usize::from(self.is_hung_up(id))))),
            Request::Available => Ok(Done::new(Reply::Count(self.available(id)))),
            Request::GetOption => {
                let Some(socket) = self.get(id) else { return Err(NetError::Invalid) };
                let (options, local) = (socket.options, socket.local);
                let remote = socket.end().map(|end| end.remote);
                Ok(Done::new(Reply::Options { options, local, remote }))
            }
            Request::SetBlocking(blocking) => {
                if let Some(socket) = self.get_mut(id) {
                    socket.blocking = blocking;
                }
                Ok(Done::new(Reply::Done))
            }
            Request::Hear(to) => {
                match to {
                    Some(to) => {
                        if let Err(NetError::NetworkUnreachable) = self.find_route(id, to.ip) {
                            return Err(NetError::NetworkUnreachable);
                        }
                        self.connect_mailbox(id, to);
                    }
                    None => self.disconnect_mailbox(id),
                }
                Ok(Done::new(Reply::Done))
            }
            Request::Group { change, membership } => {
                self.change_membership(id, change, membership)?;
                Ok(Done::new(Reply::Done))
            }
            Request::Send { to, fate } => {
                let remote = self.get(id).and_then(|socket| socket.mailbox()?.remote);
                let names = given.names;
                let sent = self.send(id, to, given.bytes, given.past, fate)?;
                let to = to.or(remote).map_or(String::new(), |to| self.addressed(id, to, names));
                let outcome = match (fate, sent) {
                    (_, Sent::Nobody) => "nobody gets it there",
                    (_, Sent::Full) => "the queue there is full",
                    (Fate::Delivered, _) => "",
                    (Fate::Lost, _) => "it is lost",
                    (Fate::Duplicated, _) => "it arrives twice",
                    (Fate::Reordered, _) => "it overtakes the one before",
                };
                let bytes = given.bytes.to_vec();
                let event = Some(NetEvent::SendDatagram { bytes, to, outcome });
                let receiver = match sent {
                    Sent::Delivered(receiver) => Some(receiver),
                    Sent::Nobody | Sent::Full | Sent::Lost | Sent::Group(_) => None,
                };
                let count = given.bytes.len();
                Ok(Done { event, ..Done::new(Reply::Sent { count, receiver }) })
            }
            Request::Receive { room, told: is_told } => {
                let Some(taken) = self.receive(id, is_told)? else {
                    return Ok(Done::new(Reply::Unavailable));
                };
                let bytes = taken.bytes[..taken.bytes.len().min(room as usize)].to_vec();
                let (length, from) =
                    (taken.bytes.len(), self.addressed(id, taken.from, given.names));
                let event = NetEvent::ReceiveDatagram { bytes: bytes.clone(), length, from };
                let reply = Reply::Bytes { bytes, from: Some(taken.from) };
                let learns = taken.past.into_iter().collect();
                Ok(Done { event: Some(event), learns, ..Done::new(reply) })
            }
            Request::Poll { events, .. } => {
                let ready = events.told_of(self.ready(id));
                if ready.has(Events::IN) {
                    self.tell(id);
                }
                Ok(Done::new(Reply::Ready(ready)))
            }
            Request::Wake(on) => self.set_wakeup(id, on),
            Request::Watch { number, watch } => self.watch(id, number, watch),
            Request::Select { most, late, .. } => self.select(id, most, late),
            Request::Close => {
                self.shut(id);
                Ok(Done { event: Some(NetEvent::Close), ..Done::new(Reply::Done) })
            }
            // These are for sockets that objects hold.
            Request::Connect { .. }
            | Request::Accept { .. }
            | Request::Read { .. }
            | Request::ReadAgain
            | Request::Write { .. }
            | Request::SetOption
            | Request::Lose => Err(NetError::Invalid),
        }
    }
}
