//! What a program asks of the tool itself: choices, atomic blocks, counters, marks, and the
//! environment of a component.

use heddle_access::{Access, Mode, Order, Place};

use super::Call;
use crate::events::What;
use crate::follow::environment;
use crate::interp::{Continuation, Result, Stop};
use crate::program::{ClassRef, Kind, MethodRef};
use crate::state::{ARRAY_BASE, Ref, array_bytes};

/// Choices.
impl Call<'_> {
    /// One element of an array of so many, which is not empty: its index, and the bits of it.
    pub fn choose_element(&mut self, array: Ref, kind: Kind) -> Result<(u32, u64)> {
        let length = self.length(array);
        // While the question is open nobody else acts, so one look at the array is enough.
        if self.machine.thread().decision.is_none() {
            let all = self.machine.elements(array, 0, length);
            self.machine.begin(&[Access::read(self.machine.place_of(all))], Order::Declared)?;
        }
        let index = self.machine.choose(length)?;
        let cell = self.machine.element_cell(array, index, kind);
        Ok((index, self.machine.raw_load(cell)?))
    }

    /// Tells a reader of the trace how a question was answered.
    pub fn note_choice(&mut self, question: String, answer: &dyn std::fmt::Display) {
        self.machine.note(|_| What::Choose { question, answer: answer.to_string() });
    }

    /// Ends a checked run as one of no interest. What others do before counts.
    pub fn discard_run(&mut self) -> Stop {
        if let Err(stop) = self.machine.visible_point() {
            return stop;
        }
        if let Some(watch) = &mut self.machine.watch {
            watch.pruned = true;
        }
        Stop::Blocked
    }
}

/// Atomic blocks.
impl Call<'_> {
    /// Begins a block; what others do before it and within it can be told apart.
    pub fn begin_atomic(&mut self) -> Result<()> {
        if self.machine.thread().atomic == 0 {
            self.machine.visible_point()?;
        }
        self.machine.thread_mut().atomic += 1;
        Ok(())
    }

    pub fn end_atomic(&mut self) {
        let thread = self.machine.thread_mut();
        thread.atomic = thread.atomic.saturating_sub(1);
    }
}

/// Counters: an array of ints in a static field. Nobody reaches the array but by these operations,
/// so an access to the field stands for one to the array.
impl Call<'_> {
    /// A counter; those that nobody set are 0.
    pub fn counter(&mut self, class: ClassRef, field: &str, index: u32) -> Result<i32> {
        let counters = self.counters(class, field, Mode::Read)?;
        let is_there = !counters.is_null() && index < self.length(counters);
        if !is_there {
            return Ok(0);
        }
        let cell = self.element(counters, index, Kind::Int);
        self.machine.log(&[Access::read(self.machine.place_of(cell.span()))]);
        Ok(self.machine.raw_load(cell)? as i32)
    }

    /// Changes a counter; gives its new value.
    pub fn change_counter(
        &mut self,
        class: ClassRef,
        field: &str,
        index: u32,
        change: impl FnOnce(i32) -> i32,
    ) -> Result<i32> {
        let wanted = index + 1;
        self.machine.reserve(array_bytes(Kind::Int, wanted))?;
        let old = self.counters(class, field, Mode::Write)?;
        let length = if old.is_null() { 0 } else { self.length(old) };
        let counters = match wanted <= length {
            true => old,
            false => self.more_counters(class, field, old, length, wanted),
        };
        let cell = self.element(counters, index, Kind::Int);
        // It belongs to the field, which was made known.
        self.machine.log(&[Access::write(self.machine.place_of(cell.span()))]);
        let value = change(self.machine.raw_load(cell)? as i32);
        self.machine.raw_store(cell, u64::from(value as u32))?;
        Ok(value)
    }

    /// The array, after its field was made known.
    fn counters(&mut self, class: ClassRef, field: &str, mode: Mode) -> Result<Ref> {
        let offset = class.field_named(field).expect("made with the class").offset;
        let statics = self.machine.statics(class);
        self.machine.begin_memory(statics, offset, Kind::Ref.bytes(), mode == Mode::Write)?;
        Ok(self.machine.heap().load_ref(statics, offset))
    }

    fn more_counters(
        &mut self,
        class: ClassRef,
        field: &str,
        old: Ref,
        length: u32,
        wanted: u32,
    ) -> Ref {
        let machine = &mut *self.machine;
        let offset = class.field_named(field).expect("made with the class").offset;
        let statics = machine.statics(class);
        let int_array = machine.well_known().int_array;
        if !old.is_null() {
            let (object, upto) = (old, ARRAY_BASE + length * Kind::Int.bytes());
            machine.log(&[Access::read(Place::Memory { object, from: ARRAY_BASE, upto })]);
        }
        let counters = machine.allocate_array(int_array, Kind::Int, wanted as usize);
        let heap = machine.heap_mut();
        if !old.is_null() {
            heap.copy(old, ARRAY_BASE, counters, ARRAY_BASE, length * Kind::Int.bytes());
        }
        heap.store_ref(statics, offset, counters);
        counters
    }
}

/// Marks, and calls on behalf of the program.
impl Call<'_> {
    pub fn note_label(&mut self, text: String) {
        self.machine.note(|_| What::Label { text });
    }

    /// What always holds does not hold here.
    pub fn note_broken(&mut self, label: String) {
        self.machine.note_broken("always", label, String::new());
    }

    /// A condition that some run is to meet was looked at.
    pub fn note_mark(&mut self, label: String, holds: bool) {
        self.machine.note_mark(label, holds);
    }

    /// As `then`, where the method is called as the program would call it: it may be a library
    /// operation of a special kind.
    pub fn then_as_program(
        &mut self,
        continuation: &'static Continuation,
        method: MethodRef,
        args: &[u64],
    ) -> Result<u64> {
        let stop = self.then(continuation, &[], method, args);
        if matches!(stop, Err(Stop::Pushed)) {
            self.machine.enter_operation(method);
        }
        stop
    }

    /// In a continuation that catches: lets the exception go on to the caller.
    pub fn rethrow(&mut self, exception: Ref) -> Stop {
        self.machine.thread_mut().frames.pop();
        Stop::Throw(exception)
    }
}

/// The environment of a component.
impl Call<'_> {
    /// Puts it up, then has it call the component.
    pub fn start_environment(&mut self) -> Result<u64> {
        environment::start(self.machine, self.method.class())
    }

    /// Calls the component as the protocol allows, until it may end.
    pub fn drive_environment(&mut self) -> Result<u64> {
        environment::drive(self.machine)
    }

    /// Stands behind a required interface: calls back, or answers.
    pub fn serve_as_environment(&mut self) -> Result<u64> {
        environment::serve(self.machine)
    }
}
