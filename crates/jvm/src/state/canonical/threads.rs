//! Threads as roots: what they wait for, and the registers that somebody will still read.

use super::super::heap::Ref;
use super::super::memory::DIRTY_FINGERPRINT;
use super::super::thread::{Awaited, Frame, Status, Thread, ThreadId, Wake};
use super::Describer;
use super::piece::Piece;
use super::plans::{Plans, REFERENCE};
use super::walk::Walk;
use crate::machine::Machine;
use crate::watch::Touch;

/// Marks frames with a joint, beside the method; other frames have their position there.
const JOINT: u64 = 1 << 31;

impl Machine {
    /// Finds the Java numbers of the threads, and the order of those that can be seen.
    pub(super) fn name_threads(&self, describer: &mut Describer) {
        let Describer { names, order, .. } = describer;
        names.clear();
        order.clear();
        let known = self.known();
        for (index, thread) in self.threads.iter().enumerate() {
            let heap = &self.processes[thread.process.0 as usize].heap;
            let name = match thread.object {
                Ref::NULL => 0,
                object => heap.load_u64(object, known.thread_tid),
            };
            names.push(name);
            if thread.is_alive() {
                order.push((name, index as u32));
            }
        }
        // Java numbers are given in the order of construction, machine numbers in that of starting.
        order.sort_unstable();
    }

    /// Describes again the frames of the threads that ran.
    pub(super) fn refresh_threads(&mut self, pieces: &mut Vec<Piece>, plans: &mut Plans) {
        if pieces.len() < self.threads.len() {
            pieces.resize_with(self.threads.len(), Piece::default);
        }
        for (index, piece) in pieces.iter_mut().enumerate().take(self.threads.len()) {
            if self.tracks.take_ran(index, DIRTY_FINGERPRINT) {
                piece.clear();
                self.frames(ThreadId(index as u32), piece, plans);
            }
        }
    }

    fn frames(&mut self, id: ThreadId, piece: &mut Piece, plans: &mut Plans) {
        let index = id.0 as usize;
        let count = self.threads[index].frames.len();
        piece.word(count as u64);
        for depth in 0..count {
            let frame = self.threads[index].frames[depth];
            let above = self.threads[index].frames.get(depth + 1);
            // What a callee was given lies in its own registers.
            let end = above.map_or(usize::MAX, |above| above.base as usize);
            match frame.joint {
                Some(_) => joint_frame(&frame, &self.threads[index].stack, end, piece),
                None => {
                    let plan = plans.frame(self, &frame);
                    piece.word(plan.place);
                    let stack = &self.threads[index].stack;
                    for &register in &plan.registers {
                        let at = frame.base as usize + (register & !REFERENCE) as usize;
                        if at >= end || at >= stack.len() {
                            break;
                        }
                        if register & REFERENCE != 0 {
                            piece.refer(Ref(stack[at] as u32));
                        } else {
                            piece.value(stack[at]);
                        }
                    }
                }
            }
        }
    }
}

fn joint_frame(frame: &Frame, stack: &[u64], end: usize, piece: &mut Piece) {
    let Some(joint) = frame.joint else { return };
    piece.word(u64::from(frame.method.id.0) << 32 | JOINT | frame.kind as u64);
    piece.word(u64::from(frame.size));
    piece.bytes(joint.name.as_bytes());
    let base = frame.base as usize;
    for (register, &value) in stack[base..].iter().take(frame.size as usize).enumerate() {
        if base + register >= end {
            break;
        }
        if joint.refs >> register & 1 != 0 {
            piece.refer(Ref(value as u32));
        } else {
            piece.value(value);
        }
    }
}

impl Walk<'_> {
    /// All of a thread but its frames. `now` is given if the distance of deadlines counts.
    pub(super) fn thread(&mut self, name: u64, thread: &Thread, now: Option<i64>) {
        let Thread {
            id: _,
            process: _,
            object,
            status,
            wake,
            reenter,
            park_permit,
            interrupted,
            daemon,
            frames: _,
            held,
            stack: _,
            scoped_values,
            current,
            fresh,
            run: _,
            // Told with the network.
            dealings: _,
            pending,
            granted,
            wants,
            choosing,
            decision,
            // Who owns which monitor is told with the objects.
            locks: _,
            section,
            section_open,
            atomic,
        } = thread;
        self.out(name);
        self.refer_two(*object, *current);
        self.refer_two(*scoped_values, *wants);
        self.status(status, now);
        let wake = match wake {
            Wake::None => 0,
            Wake::Notified => 1,
            Wake::TimedOut => 2,
            Wake::Interrupted => 3,
        };
        // Whether it may go ahead is decided anew each time, but for one that was asked something.
        let granted = *granted && *choosing != 0;
        let flags = [park_permit, interrupted, daemon, fresh, pending, &granted, section_open];
        let flags = flags.iter().fold(wake, |bits, &&flag| bits << 1 | u64::from(flag));
        let (on, count) = reenter.unwrap_or((Ref::NULL, 0));
        self.out(flags << 32 | u64::from(count));
        self.refer(on);
        self.out(u64::from(*choosing) << 32 | decision.map_or(0, |way| u64::from(way) + 1));
        self.out(section.map_or(0, |(depth, kind)| u64::from(depth) << 8 | (kind as u64 + 1)));
        self.out(u64::from(*atomic) << 32 | held.len() as u64);
        for &(depth, object) in held {
            let code = self.code(object);
            self.out(u64::from(depth) << 32 | code);
        }
    }

    /// What a thread touched since it last stopped, as far as anybody can still reach it.
    pub(super) fn run(&mut self, thread: &Thread, live: u64) {
        let others = live & !(1 << thread.id.0.min(63));
        let count = self.mark();
        for touch in thread.run.iter().filter(|touch| others & !touch.known != 0) {
            // Where and when it was is told with the clocks.
            let Touch { object, offset, length, write, head, locks, known, .. } = *touch;
            let Some(object) = self.known(object) else { continue };
            let flags = u64::from(write) << 1 | u64::from(head);
            self.out(u64::from(offset) << 32 | object);
            self.out(flags << 32 | u64::from(length));
            self.out(known);
            let [first, second] = locks.map(|lock| self.known(lock).unwrap_or(0));
            self.out(second << 32 | first);
        }
        self.count_from(count);
    }

    /// Two references in one word.
    fn refer_two(&mut self, first: Ref, second: Ref) {
        let (first, second) = (self.code(first), self.code(second));
        self.out(second << 32 | first);
    }

    fn status(&mut self, status: &Status, now: Option<i64>) {
        let (tag, object, deadline, rest) = match *status {
            Status::Dormant => (0, Ref::NULL, None, 0),
            Status::Runnable => (1, Ref::NULL, None, 0),
            Status::Blocked { object } => (2, object, None, 0),
            // Any waiter may be notified, so it does not matter who came first.
            Status::Waiting { object, deadline, held, since: _ } => (3, object, deadline, held),
            Status::Parked { deadline } => (4, Ref::NULL, deadline, 0),
            Status::Sleeping { deadline } => (5, Ref::NULL, Some(deadline), 0),
            Status::Initializing { class } => (6, Ref::NULL, None, class.0),
            Status::Draining => (7, Ref::NULL, None, 0),
            // Which socket it is about is told with the network.
            Status::Network { wants: _, deadline } => (9, Ref::NULL, deadline, 0),
            Status::Held => (10, Ref::NULL, None, 0),
            Status::Awaiting(Awaited::Turn) => (11, Ref::NULL, None, 0),
            Status::Awaiting(Awaited::Service(_, method)) => (12, Ref::NULL, None, method.0),
            Status::Awaiting(Awaited::Answer(_, method)) => (13, Ref::NULL, None, method.0),
            Status::Ended => (8, Ref::NULL, None, 0),
        };
        let deadline = match (deadline, now) {
            (None, _) => 0,
            (Some(_), None) => 1,
            (Some(deadline), Some(now)) => deadline.wrapping_sub(now).max(0) as u64 + 1,
        };
        self.out(tag << 32 | u64::from(rest));
        self.refer(object);
        self.out(deadline);
    }
}
