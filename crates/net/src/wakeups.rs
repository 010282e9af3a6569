//! What wakes somebody who waits for sockets (`eventfd`): set by whoever wants that, taken back by
//! who was woken. How often it was set nobody asks.

use heddle_access::{Access, Place, ProcessId, SocketId};

use crate::NetEvent;
use crate::kind::{Events, Kind, Tells};
use crate::network::Network;
use crate::perform::{Done, Reply};
use crate::plan::Plan;
use crate::sockets::{Role, Socket};
use crate::tcp::NetError;

#[derive(Clone, Debug, Default)]
pub struct Wakeup {
    is_set: bool,
}

/// Whether it is set.
fn place(id: SocketId) -> Place {
    Place::Sent { to: id, from: 0, upto: 1 }
}

impl Network {
    /// A new one, which is not set, and its number.
    pub fn create_wakeup(&mut self, process: ProcessId) -> i32 {
        self.create_numbered(process, Role::Wakeup(Wakeup::default()))
    }

    /// Plans to set it or to take it back.
    pub(crate) fn plan_wakeup(&self, id: SocketId, plan: &mut Plan) {
        plan.accesses.push(Access::write(place(id)));
    }

    /// Sets it or takes it back; gives whether it was set before.
    pub(crate) fn set_wakeup(&mut self, id: SocketId, to: bool) -> Result<Done, NetError> {
        let Some(Role::Wakeup(wakeup)) =
            self.get_mut(id).map(|socket: &mut Socket| &mut socket.role)
        else {
            return Err(NetError::Invalid);
        };
        let before = std::mem::replace(&mut wakeup.is_set, to);
        let event = (to && !before).then_some(NetEvent::Wake);
        Ok(Done { event, ..Done::new(Reply::Count(usize::from(before))) })
    }
}

impl Kind for Wakeup {
    fn ready(&self, _: &Network, _: SocketId) -> Events {
        Events::OUT.with(Events::IN, self.is_set)
    }

    fn plan_look(&self, _: &Network, id: SocketId, _: Events) -> Vec<Access> {
        vec![Access::read(place(id))]
    }

    fn plan_close(&self, _: &Network, _: SocketId, _: &mut Vec<Access>) {}

    fn describe(&self, _: &Network, out: &mut dyn Tells) {
        let Wakeup { is_set } = self;
        out.word(6 << 60 | u64::from(*is_set));
    }

    fn name(&self, _: &Network, _: SocketId) -> String {
        "a wakeup".into()
    }

    fn words(&self, _: &Network, _: SocketId) -> String {
        format!(" that wakes, {}set", if self.is_set { "" } else { "not " })
    }

    fn awaited(&self, _: &Network, _: SocketId, _: Events) -> String {
        "a wakeup".into()
    }
}
