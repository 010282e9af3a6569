//! The network as part of a description: `heddle_net` tells it, and asks here for the names of
//! threads.

use heddle_access::Recorded;
use heddle_net::{Description, Others, ThreadView};

use super::super::process::ProcessId;
use super::super::thread::{Status, Thread, ThreadId};
use super::Describer;
use super::walk::Walk;
use crate::machine::Machine;

impl Machine {
    /// Describes all that lies between processes; nothing if there is nothing.
    pub(super) fn describe_network(&self, describer: &mut Describer) {
        let network = &*self.network;
        let is_quiet = |thread: &Thread| thread.run.beyond().is_empty() && thread.network.is_idle();
        if network.is_untouched() && self.threads.iter().all(is_quiet) {
            return;
        }
        let names = &describer.names;
        let view = |id: ThreadId| self.thread_view(id, names);
        let scratch = &mut describer.scratch;
        // No object holds the ends of the adversary, and what lies there unread is still to be heard, also
        // after its sender has ended.
        scratch.sockets.extend(self.symbols.tapped.iter().map(|end| end.socket.0 + 1));
        let others = others(&describer.live);
        let (sockets, out) = (&scratch.sockets, &mut scratch.out);
        let mut description = Description::new(network, sockets, view, others, out);
        for &(_, thread) in &describer.order {
            let thread = &self.threads[thread as usize];
            if thread.is_alive() {
                description.operation(thread.id);
            }
        }
        for &(_, thread) in &describer.all {
            description.accesses(self.threads[thread as usize].id);
        }
    }

    /// What threads did last that still matters, for people.
    pub(super) fn access_lines(&self, describer: &Describer, lines: &mut Vec<String>) {
        let others = others(&describer.live);
        for thread in &self.threads {
            let name = self.thread_name_in(thread.id);
            let others = others.than(thread.id);
            let beyond = self.network.mattering(thread.run.beyond(), others);
            let unordered = |recorded: &&Recorded| others.threads & !recorded.ordered_before.0 != 0;
            for recorded in beyond.chain(thread.run.inside().iter().filter(unordered)) {
                let verb = if recorded.access.writes() { "wrote" } else { "read" };
                lines.push(format!("\"{name}\" {verb} {:?}", recorded.access.place));
            }
        }
    }

    /// The monitors under which the threads of a process dealt with the network, where that still
    /// matters: of all such accesses, `protection` has them.
    pub(super) fn tell_protection(
        &self,
        process: usize,
        protection: &[u64],
        describer: &mut Describer,
    ) {
        let others = others(&describer.live);
        let mut protection = protection.iter();
        for thread in self.threads_by_name(&describer.all, ProcessId(process as u32)) {
            for (recorded, &monitors) in thread.run.beyond().iter().zip(&mut protection) {
                let one = std::slice::from_ref(recorded);
                if self.network.mattering(one, others.than(thread.id)).next().is_some() {
                    describer.scratch.out.push(monitors);
                }
            }
        }
    }

    /// `names` are the Java numbers of threads.
    fn thread_view<'a>(&'a self, id: ThreadId, names: &[u64]) -> ThreadView<'a> {
        let thread = &self.threads[id.0 as usize];
        let name = names.get(id.0 as usize).map_or(0, |name| name + 1);
        let awaits = match thread.status {
            Status::Network { awaits, .. } => Some(awaits),
            _ => None,
        };
        ThreadView {
            name: u64::from(thread.process.0) << 48 | name,
            status: &thread.network,
            awaits,
            accesses: thread.run.beyond(),
        }
    }
}

/// The threads that can still do something, by process.
fn others(live: &[u64]) -> Others<'_> {
    Others { threads: live.iter().fold(0, |all, live| all | live), by_process: live }
}

impl Walk<'_> {
    /// Keeps the monitors under which a thread dealt with the network, as far as anybody can still
    /// take them.
    pub(super) fn protection(&mut self, thread: &Thread) {
        for recorded in thread.run.beyond() {
            let [first, second] = recorded.locks.map(|lock| self.known(lock.object).unwrap_or(0));
            self.scratch.protection.push(second << 32 | first);
        }
    }
}
