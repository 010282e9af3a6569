//! The clock: what a reading of it finds, and the time that may have passed before.
//!
//! A thread may lose the processor for as long as you like, so in free time a reading may find that
//! any instant which the program waits for is over, also where nobody sleeps. It is enough to try
//! one moment behind each instant that the program holds: those are all it can compare a reading
//! with. Where no time passes the clock stands still, so that a loop which looks at it comes back to
//! the same state.

use heddle_access::{Access, Mode, Order, Place};
use heddle_reduction::Treatment;

use super::Call;
use super::tables::EPOCH_MILLIS;
use crate::events::What;
use crate::interp::{Result, trace_entry};
use crate::machine::Machine;
use crate::state::{FrameKind, NANO_ORIGIN, Stays, is_wall_time};

/// What a reading takes where turns are fixed.
const READING: i64 = 1000;
/// Behind the last instant that a program holds lies anything it may compare a difference with.
const FAR: i64 = 3_600_000_000_000;
/// How often in a row a thread finds that no time has passed, while it holds an instant that lies
/// ahead, at one place of its code: loops that count their rounds end, too.
const STAYS_MAX: u8 = 2;
/// The same at any places.
const ALL_STAYS_MAX: u8 = 16;
/// How often a process whose instants cannot be told finds that time has passed.
const JUMPS_MAX: u8 = 2;
/// The instants that are told apart at one reading.
const INSTANTS_MAX: usize = 4;
/// After so many readings in one run the clock moves faster and faster: nothing else ends a loop
/// inside the library.
const READINGS_MAX: u32 = 64;

impl Call<'_> {
    /// How long the machine has been up, in nanoseconds: what counters that nobody compares with
    /// instants are made of.
    pub fn now(&mut self) -> Result<i64> {
        self.machine.begin(&[Access::read(Place::Clock)], Order::Declared)?;
        Ok(self.machine.now)
    }

    /// Nanoseconds since the machine's epoch, as a program reads them.
    pub fn look_at_clock(&mut self) -> Result<i64> {
        self.machine.read_clock(false)?;
        Ok(self.machine.now)
    }

    /// What `System.nanoTime` answers.
    pub fn nano_time(&mut self) -> Result<u64> {
        self.look_at_clock()?;
        Ok(self.machine.nano_time())
    }

    /// As `look_at_clock`, for a reading that cannot be told as a distance from now.
    pub fn read_clock_absolutely(&mut self) -> Result<i64> {
        self.machine.read_clock(true)?;
        self.machine.count_time();
        Ok(self.machine.now)
    }
}

impl Machine {
    /// Something was made of a reading of a clock that cannot be told as a distance from now.
    #[cold]
    pub(crate) fn count_time(&mut self) {
        // Seeds of random numbers are made when classes of the library are initialised.
        let linking = matches!(*self.thread().operations, Some((_, Treatment::Idempotent)));
        if self.is_watched() && !linking && !self.process().time_counts {
            self.process_mut().time_counts = true;
        }
    }

    fn read_clock(&mut self, absolutely: bool) -> Result<()> {
        if !self.is_watched() {
            self.now += READING;
            return Ok(());
        }
        let later = if self.lets_time_pass() { self.later(absolutely) } else { Vec::new() };
        // Once the question below is answered, the reading has begun.
        if self.thread().decision.is_none() {
            let access = Access { place: Place::Clock, mode: Mode::of(!later.is_empty()) };
            self.begin(&[access], Order::Declared)?;
        }
        if later.is_empty() {
            self.thread_mut().stays = Stays::default();
            self.drift();
            return Ok(());
        }
        let stays = self.stays_at(self.reading_site());
        let may_stay = u32::from(stays.there <= STAYS_MAX && stays.all <= ALL_STAYS_MAX);
        match self.choose(later.len() as u32 + may_stay)?.checked_sub(may_stay) {
            None => {
                self.thread_mut().stays = stays;
                self.drift();
            }
            Some(chosen) => self.jump_to(later[chosen as usize], absolutely),
        }
        Ok(())
    }

    /// What the thread has to say of its readings if it finds, there too, that no time has passed.
    fn stays_at(&self, site: u64) -> Stays {
        let last = self.thread().stays;
        let there = if last.site == site { last.there + 1 } else { 1 };
        Stays { site, there, all: last.all.saturating_add(1) }
    }

    /// Where in the program the clock is read.
    fn reading_site(&self) -> u64 {
        let mut frames = self.thread().frames.iter().rev();
        let own = frames.find(|frame| !frame.method.class().loader.is_library());
        own.map_or(0, trace_entry)
    }

    fn jump_to(&mut self, then: i64, absolutely: bool) {
        let passed = then - self.now;
        self.now = then;
        self.thread_mut().stays = Stays::default();
        if absolutely {
            self.process_mut().jumps += 1;
        }
        self.note(|_| What::TimePasses { nanos: passed });
    }

    /// A sleep or a time limit of the current thread is over.
    pub(crate) fn lead_by_deadline(&mut self, deadline: i64) {
        if deadline > self.now {
            self.now = deadline;
            self.lead(&[Access::write(Place::Clock)]);
        }
    }

    /// The clock of a run that reads it again and again. In ordered time nothing else moves it while
    /// somebody can run.
    fn drift(&mut self) {
        self.clock_reads += 1;
        let late = self.clock_reads.saturating_sub(READINGS_MAX);
        if late > 0 || self.time_ordered {
            self.now += READING << late.min(30);
        }
    }

    /// Whether a reading of the current thread may find that time has passed: where the program
    /// itself looks at the clock. Those who wait in the library have limits that may run out anyway.
    fn lets_time_pass(&mut self) -> bool {
        // Code of the program that the library calls is no part of the library's operation.
        let in_library = self.in_unobserved_operation() || self.in_atomic_operation();
        if self.time_ordered || self.is_observing() || in_library {
            return false;
        }
        for frame in self.thread().frames.iter().rev() {
            let class = frame.method.class();
            if frame.kind == FrameKind::Continuation {
                continue;
            }
            if !class.loader.is_library() {
                return true;
            }
            let name = &*class.name;
            let tells_time = ["java/time/", "java/util/Date", "java/util/Calendar"]
                .iter()
                .any(|known| name.starts_with(known))
                || matches!(
                    name,
                    "java/lang/System" | "java/util/GregorianCalendar" | "jdk/internal/misc/VM"
                );
            if !tells_time {
                return false;
            }
        }
        false
    }

    /// The moments at which a reading may find itself, in order, if time has passed.
    fn later(&mut self, absolutely: bool) -> Vec<i64> {
        let process = self.thread().process;
        if absolutely || self.process().time_counts {
            let left = self.process().jumps < JUMPS_MAX;
            return left.then(|| self.now + FAR).into_iter().collect();
        }
        let now = self.now;
        let held = self.held_times(process.0 as usize).into_iter().map(behind);
        let mut later: Vec<i64> = held.filter(|&moment| moment > now).collect();
        later.sort_unstable();
        later.dedup();
        later.truncate(INSTANTS_MAX);
        // What was read just now is no instant to wait for, but time may pass since.
        if later.len() > 1 {
            later.retain(|&moment| moment > now + 1_000_000);
        }
        if let Some(last) = later.last_mut() {
            *last += FAR;
        }
        later
    }
}

/// The first moment at which a clock says more than a time that was read or reckoned.
fn behind(time: u64) -> i64 {
    if is_wall_time(time) {
        (time as i64 - EPOCH_MILLIS + 1) * 1_000_000
    } else {
        time.wrapping_sub(NANO_ORIGIN) as i64 + 1
    }
}
