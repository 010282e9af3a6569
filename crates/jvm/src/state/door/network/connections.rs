//! Sockets and connections: made, bound, listened at, accepted, closed; their options.

use heddle_access::Mode;
use heddle_net::{
    Accepted, Address, Awaits, Ip, NetEvent, Operation, Options, Request, Role, SocketId,
};

use super::{Call, Failure, Handle, Outcome, STILLBORN, Undone, pending};
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::jdk::SOCKET_NUMBER;
use crate::state::{GuardedField, Ref};

impl Call<'_> {
    /// Makes a socket for an object.
    pub fn create_socket(&mut self, object: Ref, reuse_address: bool) -> Outcome<()> {
        if !matches!(self.handle(object)?, Handle::New) {
            return Err(Failure::AlreadyCreated.into());
        }
        let process = self.process_id();
        let network = self.machine.network_mut();
        let id = network.create(process);
        if let Some(socket) = network.get_mut(id) {
            socket.options.reuse_address = reuse_address;
        }
        Ok(self.set_handle(object, id)?)
    }

    /// Connects a socket; gives where it is bound. `fields` are set once that is done. What cannot
    /// be connected is closed.
    pub fn connect(
        &mut self,
        object: Ref,
        to: Address,
        millis: i32,
        fields: &[(Ref, GuardedField)],
    ) -> Outcome<Option<Address>> {
        let done = self.try_connect(object, to, millis, fields);
        if let Err(Undone::Failed(_)) = done
            && let Handle::Open(id) = self.handle(object)?
        {
            self.machine.network_mut().close(id, false);
        }
        done
    }

    fn try_connect(
        &mut self,
        object: Ref,
        to: Address,
        millis: i32,
        fields: &[(Ref, GuardedField)],
    ) -> Outcome<Option<Address>> {
        let id = self.open_socket(object)?;
        if self.machine.network.peer_of(id).is_some() {
            return Err(Failure::AlreadyConnected.into());
        }
        self.check_time(Operation::Connect)?;
        self.check_fault(id, Operation::Connect)?;
        let at = pending(Operation::Connect, millis);
        let plan = self.plan(object, id, Request::Connect { to });
        let memory = self.writes_of(fields)?;
        self.machine.begin_network_after(None, Some(at), false, &plan.accesses, &memory)?;
        let caller = self.machine.java_number(self.machine.current);
        self.machine.network_mut().bind_by_caller(id, to, caller);
        match self.machine.network_mut().connect(id, to) {
            Ok(Some(_)) => {}
            Ok(None) => return self.wait_for(Some(at), Awaits::Room(id), millis),
            Err(error) => {
                self.machine.note_on(id, None, 0, |_| {
                    What::Network(NetEvent::Connect { to: to.to_string(), done: false })
                });
                return Err(error.into());
            }
        }
        let peer = self.machine.network.peer_of(id);
        if let (Some(peer), Some(past)) = (peer, self.machine.causal_past(0)) {
            self.machine.post(peer, past);
        }
        let to = self.machine.called(peer, to);
        self.machine.note_on(id, peer, 0, |_| What::Network(NetEvent::Connect { to, done: true }));
        Ok(self.local_of(id))
    }

    pub(super) fn local_of(&self, id: SocketId) -> Option<Address> {
        self.machine.network.get(id).and_then(|socket| socket.local)
    }

    /// Binds a socket and gives the port; 0 asks for any. `fields` are set once that is done.
    pub fn bind(
        &mut self,
        object: Ref,
        Address { ip, port }: Address,
        fields: &[(Ref, GuardedField)],
    ) -> Outcome<u16> {
        let id = self.open_socket(object)?;
        if self.local_of(id).is_some() {
            return Err(Failure::AlreadyBound.into());
        }
        let plan = self.plan(object, id, Request::Bind { ip, port });
        let memory = self.writes_of(fields)?;
        match plan.accesses.is_empty() {
            true => self.begin_memory(&memory)?,
            false => self.machine.begin_network(&plan.accesses, &memory)?,
        }
        Ok(self.machine.network_mut().bind(id, ip, port)?)
    }

    pub fn listen(&mut self, object: Ref, backlog: u32) -> Outcome<()> {
        let id = self.open_socket(object)?;
        let Some(local) = self.local_of(id) else { return Err(Failure::NotBound.into()) };
        self.begin_plain(object, id, Request::Listen { backlog })?;
        let is_first = !self.machine.network.listens(self.process_id());
        self.machine.network_mut().listen(id, backlog)?;
        if is_first {
            self.machine.let_others_start();
        }
        self.machine.note_on(id, None, 0, |_| What::Network(NetEvent::Listen { port: local.port }));
        Ok(())
    }

    /// Accepts a connection for the object `accepted`. `fields` are set once that is done.
    pub fn accept(
        &mut self,
        object: Ref,
        accepted: Ref,
        fields: &[(Ref, GuardedField)],
    ) -> Outcome<Accepted> {
        let id = self.open_socket(object)?;
        let socket = self.machine.network.get(id);
        if !socket.is_some_and(|socket| matches!(socket.role, Role::Listening(_))) {
            return Err(Failure::NotBound.into());
        }
        let millis = socket.map_or(0, |socket| socket.options.timeout);
        self.check_time(Operation::Accept)?;
        self.check_fault(id, Operation::Accept)?;
        let at = pending(Operation::Accept, millis);
        let plan = self.plan(object, id, Request::Accept { limited: at.limited });
        if let Some(awaits) = plan.awaits {
            return self.wait_for(Some(at), awaits, millis);
        }
        let memory = self.writes_of(fields)?;
        self.machine.begin_network_after(None, Some(at), false, &plan.accesses, &memory)?;
        let Some(taken) = self.machine.network_mut().accept(id) else {
            return self.wait_for(Some(at), Awaits::Connection(id), millis);
        };
        // What a client did before it connected lies behind who serves it, and not behind who accepts
        // for all.
        if !self.machine.thread().accepts_for_others {
            self.machine.acquire_pasts(taken.socket, 0);
        }
        let peer = self.machine.network.peer_of(taken.socket);
        let from = self.machine.called(peer, taken.remote);
        self.machine.note_on(taken.socket, peer, 0, |_| What::Network(NetEvent::Accept { from }));
        self.set_handle(accepted, taken.socket)?;
        Ok(taken)
    }

    /// A connection that was accepted before.
    pub(super) fn accepted(&self, id: SocketId) -> Accepted {
        let nowhere = Address { ip: Ip::ANY, port: 0 };
        let socket = self.machine.network.get(id);
        let remote = socket.and_then(|socket| socket.end()).map(|end| end.remote);
        Accepted {
            socket: id,
            local: self.local_of(id).unwrap_or(nowhere),
            remote: remote.unwrap_or(nowhere),
        }
    }

    /// A caller goes on without an answer. If its call still runs, what the call has from its caller is in two
    /// hands.
    pub fn goes_on_unanswered(&mut self, object: Ref) -> Result<()> {
        match self.handle(object)? {
            Handle::Open(id) if self.machine.lends() && self.machine.runner(id).is_some() => {
                let what =
                    "a caller that goes on while its call still runs, with --rmi calls:caller";
                Err(Stop::unsupported(what))
            }
            _ => Ok(()),
        }
    }

    /// Closes the socket that an object stands for, if it is open.
    pub fn close_socket(&mut self, object: Ref) -> Outcome<()> {
        let id = match self.handle(object)? {
            Handle::New => return Ok(self.close_stillborn(object)?),
            Handle::Closed => {
                let access = self.openness(object, Mode::Read)?;
                return Ok(self.machine.begin_network(&[], &[access])?);
            }
            Handle::Open(id) => id,
        };
        let at = pending(Operation::Close, 0);
        let plan = self.plan(object, id, Request::Close);
        let fault = self.take_fault();
        let access = self.openness(object, Mode::Write)?;
        self.machine.begin_network_after(None, Some(at), false, &plan.accesses, &[access])?;
        let peer = self.machine.network.peer_of(id);
        self.machine.close_socket(id, false);
        self.machine.note_on(id, peer, 0, |_| What::Network(NetEvent::Close));
        // Whatever goes wrong with it, the socket is closed.
        match fault {
            Some(fault) => Err(self.struck(id, Operation::Close, fault)),
            None => Ok(()),
        }
    }

    /// A socket that never was is closed.
    pub(super) fn close_stillborn(&mut self, object: Ref) -> Result<()> {
        self.set_guarded(object, &SOCKET_NUMBER, STILLBORN)
    }

    /// Changes the options of a socket.
    pub fn set_socket_options(
        &mut self,
        object: Ref,
        change: impl FnOnce(&mut Options) -> Result<()>,
    ) -> Outcome<()> {
        let id = self.open_socket(object)?;
        let socket = self.machine.network.get(id);
        let mut options = socket.map(|socket| socket.options).unwrap_or_default();
        change(&mut options)?;
        self.begin_plain(object, id, Request::SetOption)?;
        if let Some(socket) = self.machine.network_mut().get_mut(id) {
            socket.options = options;
        }
        Ok(())
    }

    /// The options of a socket, and where it is bound.
    pub fn socket_options(&mut self, object: Ref) -> Outcome<(Options, Option<Address>)> {
        let id = self.open_socket(object)?;
        self.begin_plain(object, id, Request::GetOption)?;
        let socket = self.machine.network.get(id);
        Ok(socket.map(|socket| (socket.options, socket.local)).unwrap_or_default())
    }
}
