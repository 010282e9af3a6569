//! The queues of a lock of the library that is not fair, in a checked program.
//!
//! In which order threads that were signalled take the lock back is not specified, so whoever is
//! chosen comes first; and as long as all who wait for a condition are signalled at once, nobody
//! can tell in which order they came. So queues are kept in the order of threads' numbers: states
//! that differ in the order alone are the same. Nothing of this is an access: the current thread
//! holds the lock, or takes it.

use heddle_access::{Access, Assumed, Place};

use crate::jdk::{Role, Synchronizer};
use crate::machine::Machine;
use crate::state::{Ref, Status, ThreadId, Wake};

/// Longer queues are left in the order they have.
const LENGTH_MAX: usize = 64;

impl Machine {
    /// One of those who wait for a condition is to be woken: the first, where there are several.
    pub(super) fn signals_one(&mut self, condition: Ref) {
        let first = self.link(condition, "firstWaiter");
        if !first.is_null() && !self.link(first, "nextWaiter").is_null() {
            self.disprove(Assumed::SignalOrder);
        }
    }

    /// Who was signalled goes on to stand before the lock, in the queue or not.
    pub(super) fn wake_signalled(&mut self, node: Ref) {
        if let Some(id) = self.waiter(node)
            && matches!(self.threads[id.0 as usize].status, Status::Parked { .. })
            && self.waits_for_condition(id)
        {
            self.log(&[Access::write(Place::Permit(self.threads[id.0 as usize].object))]);
            self.wake_waiter(id.0 as usize, Wake::Notified);
            // It is awake: nobody has to wake it any more.
            if let Some(field) = self.class_of(node).field_named("status") {
                self.store_unseen(node, field.offset);
                self.heap_mut().store_u32(node, field.offset, 0);
            }
        }
    }

    pub(super) fn waits_for_condition(&self, id: ThreadId) -> bool {
        let frames = self.threads[id.0 as usize].frames.iter().rev().take(super::ROLE_DEPTH_MAX);
        frames.into_iter().any(|frame| frame.method.marks.role == Some(Role::Await))
    }

    /// Whether the current thread, which may have a place in the queue of a lock, is served next. If
    /// the lock is not fair, it is: it leaves the queue.
    pub(super) fn comes_first(&mut self, lock: Ref, known: Synchronizer, node: Ref) -> bool {
        let (head, previous) = (self.heap().load_ref(lock, known.head), self.link(node, "prev"));
        if previous.is_null() || known.is_fair {
            return previous.is_null() || previous == head;
        }
        let Some(mut nodes) = self.queue(lock, known) else { return previous == head };
        let Some(index) = nodes.iter().position(|&other| other == node) else { return false };
        nodes.remove(index);
        self.relink(lock, known, &nodes);
        self.set_link(node, "prev", Ref::NULL);
        self.set_link(node, "next", Ref::NULL);
        true
    }

    /// The lock is given back: in which order others came to its queue, and to the condition that
    /// the current thread begins to wait for, is forgotten.
    pub(super) fn forget_order(&mut self, lock: Ref, known: Synchronizer) {
        if known.is_unqueued(self.heap(), lock) {
            // What is left is the place of the last one that was served.
            self.store_unseen(lock, known.head);
            self.store_unseen(lock, known.tail);
            self.heap_mut().store_ref(lock, known.head, Ref::NULL);
            self.heap_mut().store_ref(lock, known.tail, Ref::NULL);
        } else if let Some(nodes) = self.queue(lock, known)
            && let Some(order) = self.in_order(&nodes, |machine, id| machine.takes_back(id, lock))
        {
            self.relink(lock, known, &order);
        }
        let frames = &self.thread().frames;
        // The method that gives it back for `await` is called by `await`.
        let Some(frame) = frames.len().checked_sub(2).map(|index| frames[index]) else { return };
        if frame.method.marks.role != Some(Role::Await) || self.is_disproved(Assumed::SignalOrder) {
            return;
        }
        let condition = Ref(self.thread().stack[frame.base as usize] as u32);
        if !condition.is_null() {
            self.forget_order_of_waiters(condition);
        }
    }

    fn forget_order_of_waiters(&mut self, condition: Ref) {
        let mut nodes = Vec::new();
        let mut node = self.link(condition, "firstWaiter");
        while !node.is_null() {
            if nodes.len() == LENGTH_MAX {
                return;
            }
            nodes.push(node);
            node = self.link(node, "nextWaiter");
        }
        let current = self.current;
        let waits = |machine: &Machine, id| id == current || machine.waits_for_condition(id);
        let Some(order) = self.in_order(&nodes, waits) else { return };
        for (index, &node) in order.iter().enumerate() {
            let next = order.get(index + 1).copied().unwrap_or(Ref::NULL);
            self.set_link(node, "nextWaiter", next);
        }
        self.set_link(condition, "firstWaiter", order[0]);
        self.set_link(condition, "lastWaiter", order[order.len() - 1]);
    }

    /// Nodes in the order of their threads' numbers, if all of them are of threads that are `wanted`.
    fn in_order(
        &self,
        nodes: &[Ref],
        wanted: impl Fn(&Machine, ThreadId) -> bool,
    ) -> Option<Vec<Ref>> {
        if nodes.len() < 2 {
            return None;
        }
        let thread = |&node: &Ref| self.waiter(node).filter(|&id| wanted(self, id));
        let mut numbered: Vec<(ThreadId, Ref)> =
            nodes.iter().map(|node| Some((thread(node)?, *node))).collect::<Option<_>>()?;
        numbered.sort_unstable_by_key(|&(id, _)| id.0);
        let order: Vec<Ref> = numbered.into_iter().map(|(_, node)| node).collect();
        (order != nodes).then_some(order)
    }

    /// Whether a thread stands before a lock, to take it back after a wait.
    fn takes_back(&self, id: ThreadId, lock: Ref) -> bool {
        let thread = &self.threads[id.0 as usize];
        thread.awaits == lock && thread.taking.is_some() || self.is_woken_from_condition(id)
    }

    /// The nodes behind the head of a queue.
    fn queue(&self, lock: Ref, known: Synchronizer) -> Option<Vec<Ref>> {
        let mut nodes = Vec::new();
        let head = self.heap().load_ref(lock, known.head);
        let tail = self.heap().load_ref(lock, known.tail);
        let mut node = tail;
        while node != head {
            if node.is_null() || nodes.len() == LENGTH_MAX {
                return None;
            }
            nodes.push(node);
            node = self.link(node, "prev");
        }
        nodes.reverse();
        Some(nodes)
    }

    /// Puts the nodes of a queue into another order.
    fn relink(&mut self, lock: Ref, known: Synchronizer, nodes: &[Ref]) {
        let mut previous = self.heap().load_ref(lock, known.head);
        for &node in nodes {
            self.set_link(previous, "next", node);
            self.set_link(node, "prev", previous);
            previous = node;
        }
        self.set_link(previous, "next", Ref::NULL);
        self.store_unseen(lock, known.tail);
        self.heap_mut().store_ref(lock, known.tail, previous);
    }

    /// The thread that a node stands for.
    fn waiter(&self, node: Ref) -> Option<ThreadId> {
        let object = self.link(node, "waiter").non_null()?;
        self.thread_of(object)
    }

    fn link(&self, object: Ref, name: &str) -> Ref {
        let field = self.class_of(object).field_named(name);
        field.map_or(Ref::NULL, |field| self.heap().load_ref(object, field.offset))
    }

    /// A change that nobody can tell from none.
    pub(super) fn store_unseen(&mut self, object: Ref, offset: u32) {
        let place = Place::Memory { object, from: offset, upto: offset + 4 };
        self.log(&[Access::write(place)]);
    }

    fn set_link(&mut self, object: Ref, name: &str, value: Ref) {
        if let Some(field) = self.class_of(object).field_named(name) {
            self.store_unseen(object, field.offset);
            self.heap_mut().store_ref(object, field.offset, value);
        }
    }
}
