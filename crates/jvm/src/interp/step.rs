//! The instruction loop: one `match` over the decoded operations.
//!
//! The hot path works on raw registers and heap addresses. What makes that sound: code is verified
//! or translated from trusted classes before it runs, so register numbers lie inside the frame,
//! field offsets inside objects, and every array access is checked here. All else leaves through
//! `stop!`, which writes the position back and lets the safe part of the machine decide. A build with
//! the feature `checked` asserts all of this at each access (`checks.rs`).

#![allow(unsafe_code)]

use std::sync::atomic::Ordering;

use super::calls::stack_taken;
use super::{Result, Stop};
use crate::machine::Machine;
use crate::program::{
    Class, ClassId, Insn, NO_REGISTER, Op, RESULT_IS_REF, SlotId, StringId, class_of, method_of,
    switch_of, variable_call_of,
};
use crate::state::{
    ARRAY_BASE, DIRTY, Frame, FrameKind, LOCK_OFFSET, PAGE_SHIFT, Ref, SHARED_BIT, Slot, ThreadId,
    is_time,
};

/// Why a thread stopped running.
#[derive(Clone, Debug)]
pub enum Pause {
    /// Its turn is over.
    Yielded,
    Blocked,
    /// It stands before something others can see.
    Visible,
    /// It has asked which way to go.
    Choose,
    ThreadEnded,
    ProcessEnded,
    Unsupported(String),
}

/// What is left of a thread's turn, in calls and backward branches.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Turn {
    /// Up to the next look at the brake.
    budget: i64,
    /// Behind that.
    rest: i64,
}

/// Calls and backward branches between two looks at the brake: about a millisecond.
const UNTIL_BRAKE: i64 = 50_000;
/// Set in `c` of branches that go back.
const BACK: i64 = 1;

impl Machine {
    /// Runs the thread for about `turn` calls and backward branches, or until it cannot go on.
    pub fn run_thread(&mut self, thread: ThreadId, turn: i64) -> Pause {
        let mut rest = turn;
        let budget = part_of(&mut rest);
        self.run_turn(thread, Turn { budget, rest })
    }

    /// The same, with what is left of a turn.
    pub(crate) fn run_turn(&mut self, thread: ThreadId, turn: Turn) -> Pause {
        self.set_current(thread);
        // Borrowed so, it counts as changed from here on.
        self.thread_at_mut(thread).go_on();
        let Turn { mut budget, mut rest } = turn;
        loop {
            let done = if self.is_watched() {
                self.execute::<true>(&mut budget)
            } else {
                self.execute::<false>(&mut budget)
            };
            match done {
                Ok(()) if rest > 0 && !self.is_braked() && !self.suspects_loop() => {
                    budget = part_of(&mut rest) - 1;
                    if self.is_waypoint_due() {
                        self.take_waypoint(Turn { budget, rest });
                    }
                }
                Ok(()) => return Pause::Yielded,
                Err(Stop::Waypoint) => self.take_waypoint(Turn { budget, rest }),
                Err(stop) => match self.settle(stop) {
                    None => {}
                    Some(pause) => return pause,
                },
            }
        }
    }

    /// Runs until the budget is used up (`Ok`) or something out of the ordinary happens.
    // `reload!` sets everything, also where an arm then jumps elsewhere.
    // The negated comparisons are those of `fcmpl` and its kin: true also for NaN.
    #[allow(unused_assignments, clippy::cognitive_complexity, clippy::neg_cmp_op_on_partial_ord)]
    fn execute<const WATCHED: bool>(&mut self, budget_left: &mut i64) -> Result<()> {
        let mut budget = *budget_left;
        let thread = self.current().0 as usize;
        let program = self.program;
        let stack_max = self.stack_max();
        let every_access = WATCHED && self.sees_every_access();
        let ordered = WATCHED && self.looks_for_races();
        let recorded = WATCHED && self.is_recorded();
        let covered = WATCHED && self.is_covered();
        let mut pc: *const Insn;
        let mut fp: *mut u64;
        let mut heap: *mut u8;
        let mut dirty: *mut u8;
        let mut ready: *const u32;
        let mut ready_len: usize;

        macro_rules! check {
            ($check:expr) => {
                if cfg!(feature = "checked") {
                    $check;
                }
            };
        }
        macro_rules! reload {
            () => {{
                let process = self.running_process_mut(thread);
                // SAFETY: `load!` and `store!` access fields and elements of live objects, and mark
                // the page; the loop holds no slice of the memory.
                (heap, dirty) = unsafe { process.heap.window() };
                let table = process.ready();
                (ready, ready_len) = (table.as_ptr(), table.len());
                let top = self.running(thread);
                let frame = top.frames().last().expect("a running thread has a frame");
                let base = frame.base as usize;
                pc = frame.pc;
                // SAFETY: `push_frame` grew the stack to hold the frame's registers.
                fp = unsafe { top.stack_mut().as_mut_ptr().add(base) };
            }};
        }
        macro_rules! save {
            () => {{
                let frames = self.running(thread).frames_mut();
                frames.last_mut().expect("a running thread has a frame").pc = pc;
            }};
        }
        macro_rules! stop {
            ($stop:expr) => {{
                save!();
                *budget_left = budget;
                return Err($stop);
            }};
        }
        /// A slow path: position saved, result or stop, position loaded again.
        macro_rules! slow {
            ($call:expr) => {{
                save!();
                match $call {
                    Ok(value) => {
                        reload!();
                        value
                    }
                    Err(stop) => {
                        *budget_left = budget;
                        return Err(stop);
                    }
                }
            }};
        }
        macro_rules! r {
            ($index:expr) => {{
                let index = usize::from($index);
                check!(self.check_register(thread, fp, index));
                // SAFETY: the translator numbers registers within the frame.
                unsafe { *fp.add(index) }
            }};
        }
        macro_rules! w {
            ($index:expr, $value:expr) => {{
                let value: u64 = $value;
                let index = usize::from($index);
                check!(self.check_register(thread, fp, index));
                // SAFETY: as for `r!`.
                unsafe { *fp.add(index) = value }
            }};
        }
        macro_rules! ri {
            ($index:expr) => {
                r!($index) as u32 as i32
            };
        }
        macro_rules! rl {
            ($index:expr) => {
                r!($index) as i64
            };
        }
        macro_rules! rf {
            ($index:expr) => {
                f32::from_bits(r!($index) as u32)
            };
        }
        macro_rules! rd {
            ($index:expr) => {
                f64::from_bits(r!($index))
            };
        }
        macro_rules! wi {
            ($index:expr, $value:expr) => {{
                let value: i32 = $value;
                w!($index, value as u32 as u64)
            }};
        }
        macro_rules! wf {
            ($index:expr, $value:expr) => {{
                let value: f32 = $value;
                w!($index, value.to_bits() as u64)
            }};
        }
        macro_rules! wd {
            ($index:expr, $value:expr) => {{
                let value: f64 = $value;
                w!($index, value.to_bits())
            }};
        }
        macro_rules! next {
            () => {{
                // SAFETY: code ends in a jump, return or throw, so a successor exists.
                pc = unsafe { pc.add(1) };
                continue;
            }};
        }
        macro_rules! jump {
            ($insn:expr) => {{
                let insn: &Insn = $insn;
                jump_by!(insn.target(), insn.c as i64 & BACK)
            }};
        }
        macro_rules! jump_by {
            ($distance:expr, $back:expr) => {{
                // SAFETY: the translator keeps targets inside the method's code.
                pc = unsafe { pc.offset($distance as isize) };
                budget -= $back;
                if budget < 0 {
                    save!();
                    *budget_left = budget;
                    return Ok(());
                }
                continue;
            }};
        }
        macro_rules! branch {
            ($insn:expr, $condition:expr) => {{
                if $condition {
                    jump!($insn)
                }
                next!()
            }};
        }
        macro_rules! object {
            ($register:expr) => {{
                let object = r!($register) as u32;
                if object == 0 {
                    stop!(Stop::null_pointer());
                }
                object as usize * 8
            }};
        }
        macro_rules! load {
            ($address:expr, $type:ty) => {{
                let address = $address;
                check!(self.check_address(thread, heap, address, size_of::<$type>()));
                // SAFETY: an address of a field or element of a live object.
                unsafe { heap.add(address).cast::<$type>().read() }
            }};
        }
        macro_rules! store {
            ($address:expr, $type:ty, $value:expr) => {{
                let address = $address;
                let value: $type = $value;
                check!(self.check_address(thread, heap, address, size_of::<$type>()));
                // SAFETY: as for `load!`; `dirty` has a byte for each page of the heap.
                unsafe {
                    heap.add(address).cast::<$type>().write(value);
                    *dirty.add(address >> PAGE_SHIFT) = DIRTY;
                }
            }};
        }
        /// Before an access to an object that others may reach.
        macro_rules! access {
            ($object:expr, $offset:expr, $length:expr, $write:expr) => {
                if WATCHED {
                    let object: usize = $object;
                    if every_access || load!(object + LOCK_OFFSET as usize, u32) & SHARED_BIT != 0 {
                        let object = Ref((object / 8) as u32);
                        let write: bool = $write;
                        slow!(self.begin_memory(object, $offset as u32, $length, write));
                    } else {
                        self.counters.local += 1;
                    }
                }
            };
        }
        /// Whether a store changes anything: one that does not is no more than a read.
        macro_rules! changes {
            ($address:expr, $type:ty, $value:expr) => {
                load!($address, $type) != $value || self.tells_all_writes()
            };
        }
        /// After a reference was stored: what a shared object refers to is shared.
        macro_rules! escapes {
            ($object:expr, $value:expr) => {
                if WATCHED {
                    let (object, value): (usize, u32) = ($object, $value);
                    let lock = LOCK_OFFSET as usize;
                    if value != 0
                        && load!(object + lock, u32) & SHARED_BIT != 0
                        && load!(value as usize * 8 + lock, u32) & SHARED_BIT == 0
                    {
                        self.share(Ref(value));
                    }
                }
            };
        }
        macro_rules! field {
            ($insn:expr, $offset:expr, $length:expr) => {{
                let object = object!($insn.b);
                let offset = $offset;
                check!(self.check_field(thread, object, offset as usize, $length));
                access!(object, offset, $length, false);
                object + offset as usize
            }};
        }
        macro_rules! put_field {
            ($insn:expr, $offset:expr, $type:ty, $value:expr) => {{
                let object = object!($insn.b);
                let offset = $offset as usize;
                let value: $type = $value;
                check!(self.check_field(thread, object, offset, size_of::<$type>()));
                let address = object + offset;
                access!(object, offset, size_of::<$type>() as u32, changes!(address, $type, value));
                store!(address, $type, value);
            }};
        }
        /// An array, and the offset of the element that is meant.
        macro_rules! place {
            ($insn:expr, $size:expr) => {{
                let array = object!($insn.b);
                let index = r!($insn.c) as u32;
                let length = load!(array + 8, u32);
                if index >= length {
                    stop!(out_of_bounds(index, length));
                }
                (array, ARRAY_BASE as usize + index as usize * $size)
            }};
        }
        macro_rules! element {
            ($insn:expr, $size:expr) => {{
                let (array, offset) = place!($insn, $size);
                access!(array, offset, $size, false);
                array + offset
            }};
            ($insn:expr, $size:expr, $type:ty, $value:expr) => {{
                let (array, offset) = place!($insn, $size);
                let address = array + offset;
                access!(array, offset, $size, changes!(address, $type, $value));
                address
            }};
        }
        /// The statics object of an initialised class; otherwise initialises it first.
        macro_rules! statics_of {
            ($x:expr, $length:expr) => {{
                let class = ($x >> 32) as usize;
                check!(self.check_ready(thread, ready, ready_len));
                // SAFETY: checked against the length.
                let statics = if class < ready_len { unsafe { *ready.add(class) } } else { 0 };
                let statics = if statics != 0 {
                    statics
                } else {
                    slow!(self.statics_for_access(ClassId(class as u32))).0
                };
                let statics_at = statics as usize * 8;
                check!(self.check_field(thread, statics_at, $x as u32 as usize, $length));
                statics_at
            }};
        }
        macro_rules! statics {
            ($x:expr, $length:expr) => {{
                let statics_at = statics_of!($x, $length);
                access!(statics_at, $x as u32, $length, false);
                statics_at + ($x as u32) as usize
            }};
        }
        macro_rules! put_static {
            ($x:expr, $type:ty, $value:expr) => {{
                let value: $type = $value;
                let statics_at = statics_of!($x, size_of::<$type>());
                let address = statics_at + ($x as u32) as usize;
                let length = size_of::<$type>() as u32;
                access!(statics_at, $x as u32, length, changes!(address, $type, value));
                store!(address, $type, value);
            }};
        }
        /// A reading of a clock became something that is none.
        macro_rules! times {
            ($lost:expr) => {
                if WATCHED && $lost {
                    slow!(Result::<()>::Ok(self.count_time()));
                }
            };
        }
        // The method that the library has linked a call to.
        macro_rules! enter_linked {
            ($insn:expr, $slot:expr) => {{
                let insn: &Insn = $insn;
                let linked: Option<Slot> = $slot;
                let Some((callee, appendix)) = linked.and_then(|s| Some((s.target?, s.object)))
                else {
                    slow!(self.link_call(insn));
                    continue;
                };
                if insn.op() != Op::Invokedynamic && r!(insn.b) as u32 == 0 {
                    stop!(Stop::null_pointer());
                }
                if !appendix.is_null() {
                    // It goes behind the arguments; frames have a register to spare for it.
                    w!(insn.b + (insn.c & !RESULT_IS_REF), appendix.0 as u64);
                }
                enter!(insn, callee)
            }};
        }
        macro_rules! enter {
            ($insn:expr, $callee:expr) => {{
                let insn: &Insn = $insn;
                let callee: &'static crate::program::Method = $callee;
                if WATCHED && self.stops_at_calls() && !callee.class().loader.is_library() {
                    slow!(self.begin_call());
                }
                if WATCHED && callee.marks.role.is_some() {
                    let (receiver, argument) = (r!(insn.b), r!(insn.b + 1));
                    slow!(self.before_role(callee, receiver, argument));
                }
                budget -= 1;
                let thread_state = self.running(thread);
                let stack_start = thread_state.stack_mut().as_mut_ptr();
                // SAFETY: both lie in the stack.
                let base = unsafe { fp.add(usize::from(insn.b)).offset_from(stack_start) } as u32;
                let end = base as usize + callee.frame_size as usize;
                if budget < 0
                    || end > thread_state.stack().len()
                    || stack_taken(end, thread_state.frames().len()) > stack_max
                {
                    if budget < 0 {
                        save!();
                        *budget_left = -1;
                        // The call itself is made when the thread's next turn begins.
                        return Ok(());
                    }
                    slow!(self.grow_stack(base, callee));
                }
                let thread_state = self.running(thread);
                if let Some(top) = thread_state.frames_mut().last_mut() {
                    top.pc = pc;
                }
                pc = callee.entry();
                thread_state.frames_mut().push(Frame {
                    method: callee,
                    pc,
                    continuation: None,
                    base,
                    size: callee.arg_slots as u32,
                    kind: FrameKind::Java,
                });
                // SAFETY: `base` lies in the stack, as checked.
                fp = unsafe { thread_state.stack_mut().as_mut_ptr().add(base as usize) };
                if ordered {
                    self.acquired_initialization(callee.class().id);
                }
                if recorded {
                    self.open_call();
                }
                if WATCHED
                    && (callee.marks.treatment.is_some()
                        || self.threads()[thread].is_operation_open())
                {
                    self.enter_operation(callee);
                }
                continue;
            }};
        }
        macro_rules! leave {
            () => {{
                if WATCHED && self.stops_at_calls() && self.is_in_program() {
                    slow!(self.begin_call());
                }
                let thread_state = self.running(thread);
                thread_state.frames_mut().pop();
                if WATCHED {
                    thread_state.leave_operation();
                }
                let Some(top) = thread_state.frames().last() else {
                    *budget_left = budget;
                    return Err(Stop::ThreadEnded);
                };
                let base = top.base as usize;
                pc = top.pc;
                // SAFETY: the caller's registers are still there.
                fp = unsafe { thread_state.stack_mut().as_mut_ptr().add(base) };
            }};
        }
        macro_rules! give {
            ($value:expr) => {{
                let value: u64 = $value;
                if recorded {
                    self.close_call(Some(value));
                }
                leave!();
                check!(self.check_position(thread, pc));
                // SAFETY: `pc` is the caller's call.
                let target = unsafe { (*pc).a };
                if target != NO_REGISTER {
                    w!(target, value);
                }
                next!()
            }};
        }

        reload!();
        loop {
            if WATCHED {
                self.counters.instructions += 1;
                if covered {
                    self.come_to(pc);
                }
            }
            check!(self.check_position(thread, pc));
            check!(if WATCHED && self.has_trap() {
                save!();
                self.meet_trap();
            });
            // SAFETY: `pc` points into the code of the top frame's method.
            let i: &Insn = unsafe { &*pc };
            match i.op() {
                Op::Move => {
                    w!(i.a, r!(i.b));
                    next!()
                }
                Op::Const => {
                    w!(i.a, i.x());
                    next!()
                }
                Op::LdcString => {
                    let id = i.x() as u32;
                    if WATCHED && self.stops_before_literals() {
                        slow!(self.begin_literal(id));
                    }
                    let mut string = self.running_process(thread).string(StringId(id));
                    if string.is_null() {
                        string = slow!(self.string_constant(id));
                    }
                    w!(i.a, string.0 as u64);
                    next!()
                }
                Op::LdcClass => {
                    let mirror = slow!(Ok(self.mirror(class_of(i.x()))));
                    w!(i.a, mirror.0 as u64);
                    next!()
                }
                Op::LdcSlot => {
                    let value = match self.running_process(thread).slot(SlotId(i.x() as u32)) {
                        Some(slot) if !slot.failed => slot.bits | u64::from(slot.object.0),
                        _ => slow!(self.slot_constant(i)),
                    };
                    w!(i.a, value);
                    next!()
                }
                Op::LdcUnresolved => {
                    slow!(self.resolve_constant(i));
                }

                Op::Iadd => {
                    wi!(i.a, ri!(i.b).wrapping_add(ri!(i.c)));
                    next!()
                }
                Op::Isub => {
                    wi!(i.a, ri!(i.b).wrapping_sub(ri!(i.c)));
                    next!()
                }
                Op::Imul => {
                    wi!(i.a, ri!(i.b).wrapping_mul(ri!(i.c)));
                    next!()
                }
                Op::Iand => {
                    wi!(i.a, ri!(i.b) & ri!(i.c));
                    next!()
                }
                Op::Ior => {
                    wi!(i.a, ri!(i.b) | ri!(i.c));
                    next!()
                }
                Op::Ixor => {
                    wi!(i.a, ri!(i.b) ^ ri!(i.c));
                    next!()
                }
                Op::Ishl => {
                    wi!(i.a, ri!(i.b).wrapping_shl(r!(i.c) as u32));
                    next!()
                }
                Op::Ishr => {
                    wi!(i.a, ri!(i.b).wrapping_shr(r!(i.c) as u32));
                    next!()
                }
                Op::Iushr => {
                    wi!(i.a, (r!(i.b) as u32).wrapping_shr(r!(i.c) as u32) as i32);
                    next!()
                }
                Op::Idiv => {
                    let divisor = ri!(i.c);
                    if divisor == 0 {
                        stop!(by_zero());
                    }
                    wi!(i.a, ri!(i.b).wrapping_div(divisor));
                    next!()
                }
                Op::Irem => {
                    let divisor = ri!(i.c);
                    if divisor == 0 {
                        stop!(by_zero());
                    }
                    wi!(i.a, ri!(i.b).wrapping_rem(divisor));
                    next!()
                }
                Op::Ineg => {
                    wi!(i.a, ri!(i.b).wrapping_neg());
                    next!()
                }
                Op::IaddI => {
                    wi!(i.a, ri!(i.b).wrapping_add(i.imm()));
                    next!()
                }
                Op::ImulI => {
                    wi!(i.a, ri!(i.b).wrapping_mul(i.imm()));
                    next!()
                }
                Op::IandI => {
                    wi!(i.a, ri!(i.b) & i.imm());
                    next!()
                }
                Op::IorI => {
                    wi!(i.a, ri!(i.b) | i.imm());
                    next!()
                }
                Op::IxorI => {
                    wi!(i.a, ri!(i.b) ^ i.imm());
                    next!()
                }
                Op::IshlI => {
                    wi!(i.a, ri!(i.b).wrapping_shl(i.imm() as u32));
                    next!()
                }
                Op::IshrI => {
                    wi!(i.a, ri!(i.b).wrapping_shr(i.imm() as u32));
                    next!()
                }
                Op::IushrI => {
                    wi!(i.a, (r!(i.b) as u32).wrapping_shr(i.imm() as u32) as i32);
                    next!()
                }
                Op::IdivI => {
                    wi!(i.a, ri!(i.b).wrapping_div(i.imm()));
                    next!()
                }
                Op::IremI => {
                    wi!(i.a, ri!(i.b).wrapping_rem(i.imm()));
                    next!()
                }

                Op::Ladd => {
                    let (one, other) = (r!(i.b), r!(i.c));
                    let sum = one.wrapping_add(other);
                    times!((is_time(one) || is_time(other)) && !is_time(sum));
                    w!(i.a, sum);
                    next!()
                }
                Op::Lsub => {
                    let (one, other) = (r!(i.b), r!(i.c));
                    let difference = one.wrapping_sub(other);
                    times!(is_time(one) != is_time(other) && !is_time(difference));
                    w!(i.a, difference);
                    next!()
                }
                Op::Lmul => {
                    times!(is_time(r!(i.b)) || is_time(r!(i.c)));
                    w!(i.a, rl!(i.b).wrapping_mul(rl!(i.c)) as u64);
                    next!()
                }
                Op::Land => {
                    w!(i.a, r!(i.b) & r!(i.c));
                    next!()
                }
                Op::Lor => {
                    w!(i.a, r!(i.b) | r!(i.c));
                    next!()
                }
                Op::Lxor => {
                    w!(i.a, r!(i.b) ^ r!(i.c));
                    next!()
                }
                Op::Lshl => {
                    w!(i.a, r!(i.b).wrapping_shl(r!(i.c) as u32));
                    next!()
                }
                Op::Lshr => {
                    w!(i.a, rl!(i.b).wrapping_shr(r!(i.c) as u32) as u64);
                    next!()
                }
                Op::Lushr => {
                    w!(i.a, r!(i.b).wrapping_shr(r!(i.c) as u32));
                    next!()
                }
                Op::Ldiv => {
                    let divisor = rl!(i.c);
                    if divisor == 0 {
                        stop!(by_zero());
                    }
                    times!(is_time(r!(i.b)));
                    w!(i.a, rl!(i.b).wrapping_div(divisor) as u64);
                    next!()
                }
                Op::Lrem => {
                    let divisor = rl!(i.c);
                    if divisor == 0 {
                        stop!(by_zero());
                    }
                    times!(is_time(r!(i.b)));
                    w!(i.a, rl!(i.b).wrapping_rem(divisor) as u64);
                    next!()
                }
                Op::Lneg => {
                    times!(is_time(r!(i.b)));
                    w!(i.a, rl!(i.b).wrapping_neg() as u64);
                    next!()
                }
                Op::Lcmp => {
                    wi!(i.a, rl!(i.b).cmp(&rl!(i.c)) as i32);
                    next!()
                }
                Op::LaddI => {
                    let sum = r!(i.b).wrapping_add(i.x());
                    times!(is_time(r!(i.b)) && !is_time(sum));
                    w!(i.a, sum);
                    next!()
                }
                Op::LmulI => {
                    times!(is_time(r!(i.b)));
                    w!(i.a, r!(i.b).wrapping_mul(i.x()));
                    next!()
                }
                Op::LandI => {
                    w!(i.a, r!(i.b) & i.x());
                    next!()
                }
                Op::LshlI => {
                    w!(i.a, r!(i.b).wrapping_shl(i.imm() as u32));
                    next!()
                }
                Op::LshrI => {
                    w!(i.a, rl!(i.b).wrapping_shr(i.imm() as u32) as u64);
                    next!()
                }
                Op::LushrI => {
                    w!(i.a, r!(i.b).wrapping_shr(i.imm() as u32));
                    next!()
                }

                Op::Fadd => {
                    wf!(i.a, rf!(i.b) + rf!(i.c));
                    next!()
                }
                Op::Fsub => {
                    wf!(i.a, rf!(i.b) - rf!(i.c));
                    next!()
                }
                Op::Fmul => {
                    wf!(i.a, rf!(i.b) * rf!(i.c));
                    next!()
                }
                Op::Fdiv => {
                    wf!(i.a, rf!(i.b) / rf!(i.c));
                    next!()
                }
                Op::Frem => {
                    wf!(i.a, rf!(i.b) % rf!(i.c));
                    next!()
                }
                Op::Fneg => {
                    wf!(i.a, -rf!(i.b));
                    next!()
                }
                Op::Fcmpl => {
                    wi!(i.a, rf!(i.b).partial_cmp(&rf!(i.c)).map_or(-1, |o| o as i32));
                    next!()
                }
                Op::Fcmpg => {
                    wi!(i.a, rf!(i.b).partial_cmp(&rf!(i.c)).map_or(1, |o| o as i32));
                    next!()
                }
                Op::Dadd => {
                    wd!(i.a, rd!(i.b) + rd!(i.c));
                    next!()
                }
                Op::Dsub => {
                    wd!(i.a, rd!(i.b) - rd!(i.c));
                    next!()
                }
                Op::Dmul => {
                    wd!(i.a, rd!(i.b) * rd!(i.c));
                    next!()
                }
                Op::Ddiv => {
                    wd!(i.a, rd!(i.b) / rd!(i.c));
                    next!()
                }
                Op::Drem => {
                    wd!(i.a, rd!(i.b) % rd!(i.c));
                    next!()
                }
                Op::Dneg => {
                    wd!(i.a, -rd!(i.b));
                    next!()
                }
                Op::Dcmpl => {
                    wi!(i.a, rd!(i.b).partial_cmp(&rd!(i.c)).map_or(-1, |o| o as i32));
                    next!()
                }
                Op::Dcmpg => {
                    wi!(i.a, rd!(i.b).partial_cmp(&rd!(i.c)).map_or(1, |o| o as i32));
                    next!()
                }

                Op::I2l => {
                    w!(i.a, ri!(i.b) as i64 as u64);
                    next!()
                }
                Op::I2f => {
                    wf!(i.a, ri!(i.b) as f32);
                    next!()
                }
                Op::I2d => {
                    wd!(i.a, ri!(i.b) as f64);
                    next!()
                }
                Op::L2i => {
                    times!(is_time(r!(i.b)));
                    w!(i.a, r!(i.b) as u32 as u64);
                    next!()
                }
                Op::L2f => {
                    times!(is_time(r!(i.b)));
                    wf!(i.a, rl!(i.b) as f32);
                    next!()
                }
                Op::L2d => {
                    times!(is_time(r!(i.b)));
                    wd!(i.a, rl!(i.b) as f64);
                    next!()
                }
                Op::F2i => {
                    wi!(i.a, rf!(i.b) as i32);
                    next!()
                }
                Op::F2l => {
                    w!(i.a, rf!(i.b) as i64 as u64);
                    next!()
                }
                Op::F2d => {
                    wd!(i.a, f64::from(rf!(i.b)));
                    next!()
                }
                Op::D2i => {
                    wi!(i.a, rd!(i.b) as i32);
                    next!()
                }
                Op::D2l => {
                    w!(i.a, rd!(i.b) as i64 as u64);
                    next!()
                }
                Op::D2f => {
                    wf!(i.a, rd!(i.b) as f32);
                    next!()
                }
                Op::I2b => {
                    wi!(i.a, r!(i.b) as i8 as i32);
                    next!()
                }
                Op::I2c => {
                    w!(i.a, r!(i.b) as u16 as u64);
                    next!()
                }
                Op::I2s => {
                    wi!(i.a, r!(i.b) as i16 as i32);
                    next!()
                }

                Op::Goto => jump!(i),
                Op::IfIcmpeq => branch!(i, ri!(i.a) == ri!(i.b)),
                Op::IfIcmpne => branch!(i, ri!(i.a) != ri!(i.b)),
                Op::IfIcmplt => branch!(i, ri!(i.a) < ri!(i.b)),
                Op::IfIcmpge => branch!(i, ri!(i.a) >= ri!(i.b)),
                Op::IfIcmpgt => branch!(i, ri!(i.a) > ri!(i.b)),
                Op::IfIcmple => branch!(i, ri!(i.a) <= ri!(i.b)),
                Op::IfIeqI => branch!(i, ri!(i.a) == i.imm()),
                Op::IfIneI => branch!(i, ri!(i.a) != i.imm()),
                Op::IfIltI => branch!(i, ri!(i.a) < i.imm()),
                Op::IfIgeI => branch!(i, ri!(i.a) >= i.imm()),
                Op::IfIgtI => branch!(i, ri!(i.a) > i.imm()),
                Op::IfIleI => branch!(i, ri!(i.a) <= i.imm()),
                Op::IfAcmpeq => branch!(i, r!(i.a) as u32 == r!(i.b) as u32),
                Op::IfAcmpne => branch!(i, r!(i.a) as u32 != r!(i.b) as u32),
                Op::Ifnull => branch!(i, r!(i.a) as u32 == 0),
                Op::Ifnonnull => branch!(i, r!(i.a) as u32 != 0),
                Op::IfLeq => branch!(i, r!(i.a) == r!(i.b)),
                Op::IfLne => branch!(i, r!(i.a) != r!(i.b)),
                Op::IfLlt => branch!(i, rl!(i.a) < rl!(i.b)),
                Op::IfLge => branch!(i, rl!(i.a) >= rl!(i.b)),
                Op::IfLgt => branch!(i, rl!(i.a) > rl!(i.b)),
                Op::IfLle => branch!(i, rl!(i.a) <= rl!(i.b)),
                Op::IfFeq => branch!(i, rf!(i.a) == rf!(i.b)),
                Op::IfFne => branch!(i, rf!(i.a) != rf!(i.b)),
                Op::IfFlt => branch!(i, rf!(i.a) < rf!(i.b)),
                Op::IfFge => branch!(i, rf!(i.a) >= rf!(i.b)),
                Op::IfFgt => branch!(i, rf!(i.a) > rf!(i.b)),
                Op::IfFle => branch!(i, rf!(i.a) <= rf!(i.b)),
                Op::IfFltN => branch!(i, !(rf!(i.a) >= rf!(i.b))),
                Op::IfFgeN => branch!(i, !(rf!(i.a) < rf!(i.b))),
                Op::IfFgtN => branch!(i, !(rf!(i.a) <= rf!(i.b))),
                Op::IfFleN => branch!(i, !(rf!(i.a) > rf!(i.b))),
                Op::IfDeq => branch!(i, rd!(i.a) == rd!(i.b)),
                Op::IfDne => branch!(i, rd!(i.a) != rd!(i.b)),
                Op::IfDlt => branch!(i, rd!(i.a) < rd!(i.b)),
                Op::IfDge => branch!(i, rd!(i.a) >= rd!(i.b)),
                Op::IfDgt => branch!(i, rd!(i.a) > rd!(i.b)),
                Op::IfDle => branch!(i, rd!(i.a) <= rd!(i.b)),
                Op::IfDltN => branch!(i, !(rd!(i.a) >= rd!(i.b))),
                Op::IfDgeN => branch!(i, !(rd!(i.a) < rd!(i.b))),
                Op::IfDgtN => branch!(i, !(rd!(i.a) <= rd!(i.b))),
                Op::IfDleN => branch!(i, !(rd!(i.a) > rd!(i.b))),
                Op::Tableswitch => {
                    let switch = switch_of(i);
                    let index = ri!(i.a).wrapping_sub(switch.low) as u32 as usize;
                    let target = switch.targets.get(index).copied().unwrap_or(switch.default);
                    jump_by!(target, BACK)
                }
                Op::Lookupswitch => {
                    let switch = switch_of(i);
                    let found = switch.keys.binary_search(&ri!(i.a));
                    let target = found.map_or(switch.default, |index| switch.targets[index]);
                    jump_by!(target, BACK)
                }

                Op::Baload => {
                    let value = load!(element!(i, 1), i8);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::Caload => {
                    let value = load!(element!(i, 2), u16);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Saload => {
                    let value = load!(element!(i, 2), i16);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::Iaload | Op::Aaload => {
                    let value = load!(element!(i, 4), u32);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Laload => {
                    let value = load!(element!(i, 8), u64);
                    w!(i.a, value);
                    next!()
                }
                Op::Bastore => {
                    let array = object!(i.b);
                    // A boolean array keeps the lowest bit only.
                    let boolean = load!(array, u32) == self.boolean_array_word();
                    let value = if boolean { r!(i.a) as u8 & 1 } else { r!(i.a) as u8 };
                    store!(element!(i, 1, u8, value), u8, value);
                    next!()
                }
                Op::Castore => {
                    let value = r!(i.a) as u16;
                    store!(element!(i, 2, u16, value), u16, value);
                    next!()
                }
                Op::Iastore => {
                    let value = r!(i.a) as u32;
                    store!(element!(i, 4, u32, value), u32, value);
                    next!()
                }
                Op::Lastore => {
                    let value = r!(i.a);
                    store!(element!(i, 8, u64, value), u64, value);
                    next!()
                }
                Op::Aastore => {
                    let value = r!(i.a) as u32;
                    let address = element!(i, 4, u32, value);
                    if value != 0 {
                        let array_class =
                            program.class(ClassId(load!(r!(i.b) as u32 as usize * 8, u32)));
                        let class = program.class(ClassId(load!(value as usize * 8, u32)));
                        let component = array_class.component().expect("aastore into an array");
                        if !class.is_assignable_to(component) {
                            stop!(Stop::throw("java/lang/ArrayStoreException", class.java_name()));
                        }
                    }
                    store!(address, u32, value);
                    escapes!(r!(i.b) as u32 as usize * 8, value);
                    next!()
                }
                Op::Arraylength => {
                    let array = object!(i.b);
                    let length = load!(array + 8, u32);
                    w!(i.a, length as u64);
                    next!()
                }
                Op::Newarray => {
                    let array = slow!(self.new_array(class_of(i.x()), ri!(i.b)));
                    w!(i.a, array.0 as u64);
                    next!()
                }
                Op::NewarrayUnresolved => {
                    slow!(self.resolve_new_array(i));
                }
                Op::MultianewarrayUnresolved => {
                    slow!(self.resolve_multi_array(i));
                }
                Op::Multianewarray => {
                    let array = slow!(self.new_multi_array(class_of(i.x()), i.b, i.c));
                    w!(i.a, array.0 as u64);
                    next!()
                }

                Op::GetfieldUnresolved
                | Op::PutfieldUnresolved
                | Op::GetstaticUnresolved
                | Op::PutstaticUnresolved => {
                    slow!(self.resolve_field_access(i));
                }
                Op::Getfield8 => {
                    let value = load!(field!(i, i.x(), 1), i8);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::GetfieldU16 => {
                    let value = load!(field!(i, i.x(), 2), u16);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Getfield16 => {
                    let value = load!(field!(i, i.x(), 2), i16);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::Getfield32 | Op::GetfieldRef => {
                    let value = load!(field!(i, i.x(), 4), u32);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Getfield64 => {
                    let value = load!(field!(i, i.x(), 8), u64);
                    w!(i.a, value);
                    next!()
                }
                Op::Putfield8 => {
                    // The mask keeps one bit of a boolean and all of a byte.
                    let value = r!(i.a) as u8 & (i.x() >> 32) as u8;
                    put_field!(i, i.x() as u32, u8, value);
                    next!()
                }
                Op::Putfield16 => {
                    put_field!(i, i.x(), u16, r!(i.a) as u16);
                    next!()
                }
                Op::Putfield32 => {
                    put_field!(i, i.x(), u32, r!(i.a) as u32);
                    next!()
                }
                Op::PutfieldRef => {
                    put_field!(i, i.x(), u32, r!(i.a) as u32);
                    escapes!(r!(i.b) as u32 as usize * 8, r!(i.a) as u32);
                    next!()
                }
                Op::Putfield64 => {
                    put_field!(i, i.x(), u64, r!(i.a));
                    next!()
                }
                Op::Getstatic8 => {
                    let value = load!(statics!(i.x(), 1), i8);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::GetstaticU16 => {
                    let value = load!(statics!(i.x(), 2), u16);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Getstatic16 => {
                    let value = load!(statics!(i.x(), 2), i16);
                    wi!(i.a, value as i32);
                    next!()
                }
                Op::Getstatic32 | Op::GetstaticRef => {
                    let value = load!(statics!(i.x(), 4), u32);
                    w!(i.a, value as u64);
                    next!()
                }
                Op::Getstatic64 => {
                    let value = load!(statics!(i.x(), 8), u64);
                    w!(i.a, value);
                    next!()
                }
                Op::Putstatic8 => {
                    // The uppermost offset bit marks a boolean, of which one bit is kept.
                    let boolean = i.x() as u32 >> 31 != 0;
                    let value = if boolean { r!(i.a) as u8 & 1 } else { r!(i.a) as u8 };
                    put_static!(i.x() & !(1 << 31), u8, value);
                    next!()
                }
                Op::Putstatic16 => {
                    put_static!(i.x(), u16, r!(i.a) as u16);
                    next!()
                }
                Op::Putstatic32 => {
                    put_static!(i.x(), u32, r!(i.a) as u32);
                    next!()
                }
                Op::PutstaticRef => {
                    put_static!(i.x(), u32, r!(i.a) as u32);
                    if WATCHED {
                        self.share(Ref(r!(i.a) as u32));
                    }
                    next!()
                }
                Op::Putstatic64 => {
                    put_static!(i.x(), u64, r!(i.a));
                    next!()
                }

                Op::NewUnresolved => {
                    slow!(self.resolve_new(i));
                }
                Op::New => {
                    let class: &'static Class = class_of(i.x());
                    let id = class.id.0 as usize;
                    // SAFETY: checked against the length.
                    let initialized = id < ready_len && unsafe { *ready.add(id) } != 0;
                    let bytes = class.instance.bytes;
                    if !initialized || !self.running_process(thread).heap.has_spare(bytes) {
                        slow!(self.prepare_new(class));
                    }
                    let heap = &mut self.running_process_mut(thread).heap;
                    let object = heap.allocate(class.id.0, class.instance.bytes);
                    w!(i.a, object.0 as u64);
                    next!()
                }
                Op::CheckcastUnresolved | Op::InstanceofUnresolved => {
                    // A null passes without the class being looked at.
                    if r!(i.b) as u32 == 0 {
                        w!(i.a, 0);
                        next!()
                    }
                    slow!(self.resolve_type_test(i));
                }
                Op::Checkcast => {
                    let object = r!(i.b) as u32;
                    if object != 0 {
                        let class = program.class(ClassId(load!(object as usize * 8, u32)));
                        let wanted = class_of(i.x());
                        if !class.is_assignable_to(wanted) {
                            stop!(self.class_cast(class, wanted));
                        }
                    }
                    w!(i.a, object as u64);
                    next!()
                }
                Op::Instanceof => {
                    let object = r!(i.b) as u32;
                    let yes = object != 0 && {
                        let class = program.class(ClassId(load!(object as usize * 8, u32)));
                        class.is_assignable_to(class_of(i.x()))
                    };
                    w!(i.a, yes as u64);
                    next!()
                }
                Op::Monitorenter => {
                    let object = Ref((object!(i.a) / 8) as u32);
                    slow!(self.enter_block(object));
                    next!()
                }
                Op::Monitorexit => {
                    let object = Ref((object!(i.a) / 8) as u32);
                    slow!(self.leave_block(object));
                    next!()
                }
                Op::SyncExit => {
                    let object = Ref(r!(i.a) as u32);
                    slow!(self.before_exit(object));
                    slow!(self.monitor_exit(object));
                    next!()
                }
                Op::CheckLocks => {
                    slow!(self.check_locks());
                    next!()
                }
                Op::SyncEnter => {
                    let object = slow!(self.sync_enter(r!(0u16)));
                    w!(i.a, object.0 as u64);
                    next!()
                }
                Op::Athrow => {
                    let object = Ref((object!(i.a) / 8) as u32);
                    stop!(Stop::Throw(object));
                }

                Op::InvokeUnresolved => {
                    slow!(self.resolve_call(i));
                }
                Op::Invokestatic => {
                    let callee = method_of(i.x());
                    let class = callee.class_id.0 as usize;
                    // SAFETY: checked against the length.
                    if !(class < ready_len && unsafe { *ready.add(class) } != 0) {
                        slow!(self.statics_for_access(callee.class_id));
                    }
                    enter!(i, callee)
                }
                Op::Invokespecial => {
                    let receiver = r!(i.b) as u32;
                    if receiver == 0 {
                        stop!(Stop::null_pointer());
                    }
                    enter!(i, method_of(i.x()))
                }
                Op::Invokevirtual => {
                    let receiver = object!(i.b);
                    let class = program.class(ClassId(load!(receiver, u32)));
                    enter!(i, class.vtable[i.x() as usize])
                }
                Op::Invokeinterface => {
                    let receiver = object!(i.b);
                    let class = program.class(ClassId(load!(receiver, u32)));
                    let wanted = method_of(i.x());
                    let slot =
                        &class.interface_cache[wanted.id.0 as usize % class.interface_cache.len()];
                    // SAFETY: null, or a leaked hit.
                    let hit = unsafe { slot.load(Ordering::Acquire).as_ref() };
                    let callee = match hit {
                        Some(hit) if hit.wanted == wanted.id => hit.found,
                        _ => slow!(self.select_for_interface(class, wanted)),
                    };
                    enter!(i, callee)
                }
                Op::InvokedynamicUnresolved => {
                    slow!(self.resolve_dynamic_call(i));
                }
                Op::Invokedynamic | Op::InvokeHandle => {
                    let slot = self.running_process(thread).slot(SlotId(i.x() as u32));
                    enter_linked!(i, slot)
                }
                Op::InvokeVariable => {
                    if let Some(callee) = self.variable_target(i, Ref(r!(i.b) as u32)) {
                        enter!(i, callee)
                    }
                    let slot = self.running_process(thread).slot(variable_call_of(i).slot);
                    enter_linked!(i, slot)
                }
                Op::InvokeIntrinsic => {
                    let callee = slow!(self.intrinsic_target(i));
                    enter!(i, callee)
                }

                Op::ReturnVoid => {
                    if recorded {
                        self.close_call(None);
                    }
                    leave!();
                    next!()
                }
                Op::Return => give!(r!(i.a)),
                Op::ReturnBoolean => give!(r!(i.a) & 1),
                Op::ReturnInt8 => give!(r!(i.a) as i8 as i32 as u32 as u64),
                Op::ReturnU16 => give!(r!(i.a) as u16 as u64),
                Op::ReturnInt16 => give!(r!(i.a) as i16 as i32 as u32 as u64),

                Op::Decode => {
                    slow!(self.decode_top());
                }
                Op::Native => {
                    let value = slow!(self.call_native());
                    if WATCHED {
                        self.settle_escapes();
                    }
                    give!(value)
                }
                Op::Abstract => {
                    slow!(self.abstract_call());
                }
                Op::Watched => {
                    slow!(self.meet_boundary());
                }
                Op::Continue | Op::ContinueVoid => next!(),
                Op::Resume => {
                    let value = slow!(self.resume_continuation());
                    if WATCHED {
                        self.settle_escapes();
                    }
                    match value {
                        // A native is done: hand its result to the caller.
                        Some(value) => give!(value),
                        // A continuation frame is gone: the instruction below runs again.
                        None => reload!(),
                    }
                }
            }
        }
    }
}

/// Takes a part of a turn.
fn part_of(rest: &mut i64) -> i64 {
    let part = (*rest).min(UNTIL_BRAKE);
    *rest -= part;
    part
}

#[cold]
fn out_of_bounds(index: u32, length: u32) -> Stop {
    Stop::throw(
        "java/lang/ArrayIndexOutOfBoundsException",
        format!("Index {} out of bounds for length {length}", index as i32),
    )
}

#[cold]
fn by_zero() -> Stop {
    Stop::throw("java/lang/ArithmeticException", "/ by zero")
}
