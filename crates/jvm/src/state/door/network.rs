//! Operations on sockets, as natives ask for them.
//!
//! Each takes the same steps in the same order. A fault that was chosen strikes first. Else the
//! network plans the operation, without a change: which places it meets others in, and what it has
//! to wait for. These accesses and those to memory are made known at once, and that is where the
//! thread stops if others can see them. Then come the effect on the network, what the thread learns
//! or passes on about the past, the event for the reader of a trace, and the protocol that the
//! connection is followed with.

mod begin;
mod bytes;
mod connections;
mod jpf_nas;
mod numbered;
mod pasts;
mod selects;
mod unix;
mod words;

pub use numbered::{AddressAt, Memory, RAW_ADDRESS_BYTES, RawAddress};

use heddle_access::{Access, Mode, Order, Place, SocketId};
use heddle_net::{
    Awaits, End, FaultKind, Hosts, NetError, NetEvent, Operation, PendingOperation, Plan,
    RemoteCalls, Request, Rules,
};

use super::{Call, GuardedField};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::jdk::SOCKET_NUMBER;
use crate::machine::Machine;
use crate::state::{ProcessId, Ref, Status, Wake};

/// Why an operation on a socket failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    NotCreated,
    AlreadyCreated,
    Closed,
    NotConnected,
    AlreadyConnected,
    NotBound,
    AlreadyBound,
    /// The network refuses.
    Net(NetError),
    /// The time limit is over.
    TimedOut(Operation),
    /// The thread was interrupted, and is of those that an interrupt wakes here.
    Interrupted(Operation),
    /// Something was chosen to go wrong; `error` is what the network says of it, if it does.
    Fault {
        kind: FaultKind,
        operation: Operation,
        error: Option<NetError>,
    },
}

/// Why an operation on a socket is not done.
pub enum Undone {
    /// The thread stops or waits, and the native is begun again.
    Stopped(Stop),
    Failed(Failure),
}

impl From<Stop> for Undone {
    fn from(stop: Stop) -> Undone {
        Undone::Stopped(stop)
    }
}

impl From<Failure> for Undone {
    fn from(failure: Failure) -> Undone {
        Undone::Failed(failure)
    }
}

impl From<NetError> for Undone {
    fn from(error: NetError) -> Undone {
        Failure::Net(error).into()
    }
}

pub type Outcome<T> = std::result::Result<T, Undone>;

/// What became of the socket that an object stands for.
enum Handle {
    New,
    Open(SocketId),
    Closed,
}

/// The number in an object whose socket was closed before there was one.
const STILLBORN: u64 = u32::MAX as u64;

impl Machine {
    /// Whether other threads of a checked program can reach an object.
    fn is_shared_while_watched(&self, object: Ref) -> bool {
        self.is_watched() && (self.sees_every_access() || self.heap().is_shared(object))
    }

    /// Where the end of a process meets what others do.
    pub(crate) fn plan_process_end(&self, process: ProcessId) -> Vec<Access> {
        match self.processes.len() == 1 && self.network.is_empty() {
            true => Vec::new(),
            false => [
                self.network.plan_end(process),
                self.plan_end_of_files(process),
                self.plan_end_of_pipes(process),
            ]
            .concat(),
        }
    }

    /// Closes what a process leaves open, as the operating system does.
    pub(crate) fn close_sockets(&mut self, process: ProcessId) {
        for id in self.network.closed_by_end(process) {
            self.close_socket(id, true);
        }
    }

    fn close_socket(&mut self, id: SocketId, abrupt: bool) {
        self.announce_end(id);
        self.network_mut().close(id, abrupt);
    }
}

impl Call<'_> {
    /// The hosts of the system never change.
    pub fn hosts(&self) -> &Hosts {
        &self.machine.network.config.hosts
    }

    /// How remote calls are made never changes.
    pub fn remote_calls(&self) -> RemoteCalls {
        self.machine.network.config.settings.remote_calls
    }

    /// Whose rules connections follow never changes.
    pub fn network_rules(&self) -> Rules {
        self.machine.network.config.settings.rules
    }

    fn handle(&self, object: Ref) -> Result<Handle> {
        Ok(match self.guarded_field(object, &SOCKET_NUMBER)? {
            0 => Handle::New,
            STILLBORN => Handle::Closed,
            held => {
                let id = SocketId(held as u32 - 1);
                match self.machine.network.get(id) {
                    Some(socket) if !socket.closed => Handle::Open(id),
                    _ => Handle::Closed,
                }
            }
        })
    }

    fn set_handle(&mut self, object: Ref, id: SocketId) -> Result<()> {
        self.set_guarded(object, &SOCKET_NUMBER, u64::from(id.0) + 1)
    }

    /// Whether the socket is open, as an access to memory: its end of the network may be gone.
    fn openness(&self, object: Ref, mode: Mode) -> Result<Access> {
        let field = self.machine.field_in(object, &SOCKET_NUMBER.0)?;
        let (from, upto) = (field.offset, field.offset + field.kind.bytes());
        Ok(Access { place: Place::Memory { object, from, upto }, mode })
    }

    /// The socket that an object stands for, if it is open.
    pub fn open_socket(&mut self, object: Ref) -> Outcome<SocketId> {
        match self.handle(object)? {
            Handle::New => Err(Failure::NotCreated.into()),
            Handle::Closed => {
                let access = self.openness(object, Mode::Read)?;
                self.machine.begin_network(&[], &[access])?;
                Err(Failure::Closed.into())
            }
            Handle::Open(id) => Ok(id),
        }
    }

    /// The same, if it is connected.
    pub fn connected_socket(&mut self, object: Ref) -> Outcome<SocketId> {
        let id = self.open_socket(object)?;
        match self.machine.network.peer_of(id) {
            Some(_) => Ok(id),
            None => Err(Failure::NotConnected.into()),
        }
    }

    fn plan(&self, object: Ref, id: SocketId, request: Request) -> Plan {
        let shared = self.machine.is_shared_while_watched(object);
        self.machine.network.plan(id, request, shared, self.machine.current)
    }

    /// Makes known what an operation without faults does.
    fn begin_plain(&mut self, object: Ref, id: SocketId, request: Request) -> Result<()> {
        let plan = self.plan(object, id, request);
        self.machine.begin_network(&plan.accesses, &[])
    }

    /// The fields that a native sets once an operation is done, as accesses.
    fn writes_of(&self, fields: &[(Ref, GuardedField)]) -> Result<Vec<Access>> {
        let write = |&(object, field): &(Ref, GuardedField)| {
            let found = self.machine.field_in(object, &field.0)?;
            let place = self.machine.memory_place(object, found.offset, found.kind.bytes());
            Ok(Access::write(place))
        };
        fields.iter().map(write).collect()
    }

    /// Makes accesses to memory alone known.
    fn begin_memory(&mut self, accesses: &[Access]) -> Result<()> {
        self.machine.begin(accesses, Order::Declared)
    }

    /// Waits until the network lets the operation go ahead, or until a virtual thread is
    /// interrupted.
    fn wait_for<T>(
        &mut self,
        at: Option<PendingOperation>,
        awaits: Awaits,
        millis: i32,
    ) -> Outcome<T> {
        let current = self.machine.current;
        if let Some(at) = at
            && self.machine.is_interrupted()
            && self.machine.is_virtual(current)
        {
            return Err(Failure::Interrupted(at.operation).into());
        }
        let deadline = (millis > 0).then(|| self.machine.deadline_after_millis(i64::from(millis)));
        let thread = self.machine.thread_mut();
        thread.chosen = false;
        thread.status = Status::Network { awaits, deadline };
        thread.network.pending_operation = at;
        Err(Stop::Blocked.into())
    }

    /// Fails if the time limit of the operation went by while it waited.
    fn check_time(&mut self, operation: Operation) -> Outcome<()> {
        match std::mem::take(&mut self.machine.thread_mut().wake) {
            Wake::TimedOut => Err(Failure::TimedOut(operation).into()),
            _ => Ok(()),
        }
    }

    /// What goes wrong with the operation, if something was chosen to.
    fn take_fault(&mut self) -> Option<FaultKind> {
        self.machine.thread_mut().network.fault.take()
    }

    /// Lets the operation fail if something was chosen to go wrong with it.
    fn check_fault(&mut self, id: SocketId, operation: Operation) -> Outcome<()> {
        match self.take_fault() {
            Some(fault) => Err(self.struck(id, operation, fault)),
            None => Ok(()),
        }
    }

    /// Lets an operation fail for a reason from outside.
    fn struck(&mut self, id: SocketId, operation: Operation, kind: FaultKind) -> Undone {
        self.machine.thread_mut().chosen = false;
        let event = NetEvent::Fault { fault: kind.name(), operation: operation.name() };
        self.machine.note(|_| What::Network(event));
        let error = match kind {
            FaultKind::Refused => Some(NetError::ConnectionRefused),
            FaultKind::Reset => match self.lose(id, operation) {
                Ok(error) => Some(error),
                Err(stop) => return stop.into(),
            },
            FaultKind::Timeout
            | FaultKind::IoException
            | FaultKind::PartialRead
            | FaultKind::Crash
            | FaultKind::Lost
            | FaultKind::Duplicated
            | FaultKind::Reordered => None,
        };
        Failure::Fault { kind, operation, error }.into()
    }

    /// What the network says of an operation. A verdict relies on it that a reset over a real network
    /// has arrived by now.
    fn heard_of<T>(
        &mut self,
        id: SocketId,
        done: std::result::Result<T, NetError>,
    ) -> std::result::Result<T, NetError> {
        const RESETS: [NetError; 3] =
            [NetError::Reset, NetError::ResetByPeer, NetError::BrokenPipe];
        if done.as_ref().is_err_and(|error| RESETS.contains(error)) {
            let end = self.machine.network.get(id).and_then(|socket| socket.end());
            let travels = |end: &End| !end.remote.ip.is_file() && end.pipe.is_none();
            self.machine.relied.resets |= end.is_some_and(travels);
        }
        done
    }

    /// The connection is lost; gives what the operation is told.
    fn lose(&mut self, id: SocketId, operation: Operation) -> Result<NetError> {
        let plan = self.machine.network.plan(id, Request::Lose, false, self.machine.current);
        self.machine.thread_mut().chosen = true;
        self.machine.begin_network(&plan.accesses, &[])?;
        let network = self.machine.network_mut();
        network.lose(id);
        Ok(match operation {
            Operation::Read => NetError::Reset,
            _ => network.write(id, &[]).err().unwrap_or(NetError::BrokenPipe),
        })
    }
}

fn pending(operation: Operation, millis: i32) -> PendingOperation {
    PendingOperation { operation, limited: millis > 0 }
}
