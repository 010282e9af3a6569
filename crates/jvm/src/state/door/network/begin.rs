//! What threads do to the network, made known before it is done.
//!
//! `heddle_net` plans which places an operation meets others in.

use heddle_access::{Access, HeldLock, Order, Place, Recorded};
use heddle_reduction::{Sight, Treatment};

use crate::interp::{Result, Stop};
use crate::machine::Machine;
use heddle_net::{PendingOperation, SocketId};

impl Machine {
    /// Before an operation on the network: stops the thread if others can see it. `memory` are the
    /// heap accesses that are part of it.
    pub(crate) fn begin_network(&mut self, accesses: &[Access], memory: &[Access]) -> Result<()> {
        self.begin_network_after(None, None, false, accesses, memory)
    }

    /// As `begin_network`, for an operation that had to wait for the first message to an end, or
    /// one before which the thread `stops` whatever it does.
    pub(crate) fn begin_network_after(
        &mut self,
        past_at: Option<SocketId>,
        pending_operation: Option<PendingOperation>,
        stops: bool,
        accesses: &[Access],
        memory: &[Access],
    ) -> Result<()> {
        self.count_begin();
        if self.watch.is_none() {
            return Ok(());
        }
        if let Some(what) = self.network.peer_failure() {
            // It may have been given up because the search is to stop.
            self.heed_brake()?;
            return Err(Stop::unsupported(what));
        }
        self.settle_escapes();
        self.notice_between(accesses);
        let watch = self.watch.as_ref().expect("tested above");
        if watch.observing {
            return Err(Stop::unsupported("an invariant that uses the network"));
        }
        let conflict = watch.reductions().conflict;
        let mut visible = !conflict || stops;
        let mut recorded = Vec::new();
        let process = self.thread().process;
        // The monitors of what carries remote calls are made anew for each of them, and protect
        // nothing that others use.
        let carries = matches!(**self.thread().operations(), Some((_, Treatment::Private)));
        let locks = match carries && self.in_unobserved_operation() {
            true => [HeldLock::NONE; 2],
            false => self.protection(),
        };
        let may_be_cut = !self.is_alone() || self.process().config.parent.is_some();
        let alive = may_be_cut.then_some(Access::read(Place::Alive(process)));
        for access in accesses.iter().copied().chain(alive).filter(|_| conflict) {
            // Nobody can have looked who listens there, and all who will come after it.
            if carries
                && matches!(access.place, Place::Port { .. })
                && access.writes()
                && self.others_start_later()
            {
                continue;
            }
            let kind = self.kind_of(&access.place);
            let watch = self.watch.as_mut().expect("tested above");
            let sight = watch.policy.sight(kind, access.mode);
            if sight >= Sight::Recorded {
                recorded.push(Recorded { locks, ..Recorded::new(access, kind) });
            }
            visible |= sight == Sight::Visible;
        }
        let seen = self.look_at(memory);
        let visible = visible
            || pending_operation.is_some_and(|at| self.may_fail(at))
            || (seen.visible != 0 && !self.is_alone());
        let leads = self.pass_network(visible, pending_operation)?;
        if let Some(id) = past_at {
            self.acquire_first_past(id);
        }
        let run = &mut self.thread_mut().run;
        for new in recorded {
            run.add_beyond(Recorded { leads, ..new });
        }
        self.record_all(memory, seen.recorded, u128::MAX, leads, Order::Declared);
        // Operations that meet others nowhere have no accesses.
        self.log_point();
        self.log(accesses);
        self.log(memory);
        Ok(())
    }

    /// Whether a fault may strike an operation of the current thread.
    pub(crate) fn may_fail(&self, at: PendingOperation) -> bool {
        !self.network.faults_at(self.thread().process, at).is_empty()
    }

    fn pass_network(
        &mut self,
        visible: bool,
        pending_operation: Option<PendingOperation>,
    ) -> Result<bool> {
        let thread = self.thread_mut();
        let is_atomic = thread.atomic > 0;
        if std::mem::take(&mut thread.chosen) {
            self.count_choice();
            return Ok(true);
        }
        if is_atomic {
            return Ok(true);
        }
        if !visible {
            return Ok(false);
        }
        self.check_stop()?;
        let thread = self.thread_mut();
        thread.stands_before = true;
        thread.network.pending_operation = pending_operation;
        Err(Stop::Visible)
    }
}
