//! The clock: what a reading of it finds, and the time that may have passed before.
//!
//! A thread may lose the processor for as long as you like, so in free time a reading may find that
//! any instant which the program waits for is over, also where nobody sleeps. It is enough to try
//! one moment behind each instant that the program holds: those are all it can compare a reading
//! with. Where no time passes the clock stands still, so that a loop which looks at it comes back to
//! the same state.
//!
//! In ordered time a reading takes a microsecond. A thread that reads the clock again and again while
//! nobody else can go on finds the next deadline, or the next instant that its process holds.

use heddle_access::{Access, Assumed, Mode, Order, Place};

use super::Call;
use super::begin::ACCESSES_MAX;
use super::tables::EPOCH_MILLIS;
use crate::events::What;
use crate::interp::{Result, Stop, trace_entry};
use crate::machine::Machine;
use crate::schedule::Readiness;
use crate::state::{FrameKind, NANO_ORIGIN, Repeated, Stays, Thread, ThreadId, is_wall_time};

/// What a reading takes where turns are fixed, and in ordered time.
const READING: i64 = 1000;
/// Behind the last instant that a program holds lies anything it may compare a difference with.
const FAR: i64 = 3_600_000_000_000;
/// How many periods a task at a fixed rate may be late; further runs it has missed are left out.
const MISSED_MAX: i64 = 4;
/// As much, for a program that reckons with more than an hour: not so far that times are not known as such
/// any more.
const DAYS: i64 = 20 * 24 * FAR;
/// The same where what time it is belongs to the state anyway.
const YEARS: i64 = 400 * 24 * FAR;
/// How often in a row a thread finds, in ordered time, that no time has passed before it counts as
/// one that waits for the clock.
const STAYS_MAX: u8 = 2;
/// How often a process whose instants cannot be told finds that time has passed.
const JUMPS_MAX: u8 = 2;
/// The instants that are told apart at one reading.
const INSTANTS_MAX: usize = 4;
/// After so many readings in one run time passes at each of them: nothing else ends a loop inside
/// the library.
const READINGS_MAX: u32 = 64;
/// For so many readings it then passes twice as fast each time, up to half an hour in all. A program
/// in free time may lose that much anywhere.
const DOUBLINGS: u32 = 30;

impl Call<'_> {
    /// How long the machine has been up, in nanoseconds: what counters that nobody compares with
    /// instants are made of.
    pub fn now(&mut self) -> Result<i64> {
        self.machine.begin(&[Access::read(Place::Clock)], Order::Declared)?;
        Ok(self.machine.now)
    }

    /// Nanoseconds since the machine's epoch, as a program reads them.
    pub fn look_at_clock(&mut self) -> Result<i64> {
        self.machine.read_clock()?;
        Ok(self.machine.now)
    }

    /// What `System.nanoTime` answers.
    pub fn nano_time(&mut self) -> Result<u64> {
        self.look_at_clock()?;
        Ok(self.machine.nano_time())
    }
}

impl Machine {
    /// Something was made of a reading of a clock that cannot be told as a distance from now.
    #[cold]
    pub(crate) fn count_time(&mut self) {
        if !self.is_watched() || self.process().time_counts || self.makes_seed() {
            return;
        }
        if !self.is_written_away() {
            self.process_mut().time_counts = true;
        }
    }

    /// Seeds of random numbers are made when classes of the library are initialised.
    fn makes_seed(&self) -> bool {
        let frames = self.thread().frames.iter().rev();
        let mut library = frames.take_while(|frame| frame.method.class().loader.is_library());
        library.any(|frame| &*frame.method.name == "<clinit>")
    }

    fn read_clock(&mut self) -> Result<()> {
        if !self.is_watched() {
            self.now += READING;
            return Ok(());
        }
        // Until it is read again, time may pass by what others do.
        if self.symbols.addressed.is_some() && !self.is_written_away() {
            self.is_noticed();
        }
        if self.time_ordered {
            return self.read_in_order();
        }
        // Nobody sees what a reading finds that is only printed, so no loop ends by it.
        if self.is_written_away() {
            return self.begin(&[Access::read(Place::Clock)], Order::Declared);
        }
        let lets = self.lets_time_pass();
        let held = if lets { self.held_moments() } else { Vec::new() };
        if self.process().longest_wait == 0 && !held.is_empty() {
            self.process_mut().longest_wait = 1;
        }
        let repeated = match held.is_empty() {
            true => Vec::new(),
            false => self.repeated_tasks(self.thread().process.0 as usize),
        };
        let later = if lets { self.later(&held, &repeated) } else { Vec::new() };
        // Once the question below is answered, the reading has begun.
        if self.thread().decision.is_none() {
            let clock = Access { place: Place::Clock, mode: Mode::of(!later.is_empty()) };
            let of_tasks = repeated.iter().flat_map(|&Repeated { task, rate, period }| {
                let place = |from| Place::Memory { object: task, from, upto: from + 8 };
                let due = period.map(|_| Access::write(place(rate.due)));
                [Some(Access::read(place(rate.period))), due].into_iter().flatten()
            });
            let accesses: Vec<Access> = std::iter::once(clock).chain(of_tasks).collect();
            if accesses.len() > ACCESSES_MAX {
                return Err(Stop::unsupported("very many tasks at a fixed rate"));
            }
            self.begin(&accesses, Order::Declared)?;
        }
        if later.is_empty() {
            self.thread_mut().stays = Stays::default();
            self.drift();
            return Ok(());
        }
        let may_stay = u32::from(self.thread().stays.may_stay());
        self.relied.passing_time |= may_stay == 0;
        match self.choose(later.len() as u32 + may_stay)?.checked_sub(may_stay) {
            None => {
                self.thread_mut().stays.free += 1;
                self.drift();
            }
            Some(chosen) => {
                self.jump_to(later[chosen as usize]);
                self.make_up(&repeated);
            }
        }
        Ok(())
    }

    /// Time has passed. Tasks at a fixed rate have missed some runs, and make up for all but a few of
    /// them at once.
    fn make_up(&mut self, repeated: &[Repeated]) {
        let longest = repeated.iter().filter_map(|repeated| repeated.period).max().unwrap_or(0);
        let early = self.now.saturating_sub(longest.saturating_mul(MISSED_MAX));
        for Repeated { task, rate, period } in repeated {
            let Some(period) = period else { continue };
            let due = self.heap().load_u64(*task, rate.due);
            let missed = (early - behind(due)) / period;
            if missed > 0 {
                let due = due.wrapping_add((missed * period / rate.unit) as u64);
                self.heap_mut().store_u64(*task, rate.due, due);
                self.relied.missed_runs = true;
            }
        }
    }

    /// What a thread in ordered time has to say of its readings if it finds, there too, that no time
    /// has passed.
    fn stays_at(&self, site: u64) -> Stays {
        let last = self.thread().stays;
        let there = if last.site == site { last.there + 1 } else { 1 };
        Stays { site, there, all: last.all.saturating_add(1), free: 0 }
    }

    /// Where in the program the clock is read.
    fn reading_site(&self) -> u64 {
        let mut frames = self.thread().frames.iter().rev();
        let own = frames.find(|frame| !frame.method.class().loader.is_library());
        own.map_or(0, trace_entry)
    }

    fn jump_to(&mut self, then: i64) {
        let passed = then - self.now;
        self.now = then;
        self.thread_mut().stays = Stays::default();
        if self.process().time_counts {
            self.process_mut().jumps += 1;
        }
        if passed >= DAYS {
            self.process_mut().aged = true;
        }
        self.note(|_| What::TimePasses { nanos: passed });
    }

    /// A sleep or a time limit of the current thread is over.
    pub(crate) fn lead_by_deadline(&mut self, deadline: i64) {
        if deadline > self.now {
            let waited = deadline - self.now;
            if (1..waited).contains(&self.process().longest_wait) {
                self.process_mut().longest_wait = waited;
            }
            self.now = deadline;
            self.lead(&[Access::write(Place::Clock)]);
        }
    }

    /// A reading in ordered time. A thread that reads the clock again and again waits for it to move:
    /// it does once nobody else can go on, and the thread has looked at what others did last. As long
    /// as somebody can, it stops before each reading and comes back to where it was, like any other
    /// that spins.
    fn read_in_order(&mut self) -> Result<()> {
        let mut stays = self.stays_at(self.reading_site());
        let next = self.polled_moment(stays);
        let alone = self.goes_on_alone();
        match next {
            Some(_) if !alone => self.stop_before_poll()?,
            _ => self.begin(&[Access::read(Place::Clock)], Order::Declared)?,
        }
        self.clock_reads += 1;
        match next {
            None => self.now += READING,
            Some(next) if alone && stays.all > STAYS_MAX => {
                let nanos = next - self.now;
                self.now = next;
                stays = Stays::default();
                self.note(|_| What::TimePasses { nanos });
            }
            Some(_) => {}
        }
        // Beyond the limit it does not matter how often.
        stays.there = stays.there.min(STAYS_MAX);
        stays.all = stays.all.min(STAYS_MAX);
        self.thread_mut().stays = stays;
        Ok(())
    }

    /// The moment that the current thread waits for, if it reads the clock again and again. Where
    /// there was none it is not looked for each time.
    fn polled_moment(&mut self, stays: Stays) -> Option<i64> {
        let looks = self.clock_reads <= READINGS_MAX || self.clock_reads.is_power_of_two();
        let in_one_step = self.is_observing()
            || self.thread().atomic > 0
            || self.in_unobserved_operation()
            || self.in_atomic_operation();
        if stays.there <= STAYS_MAX || !looks || in_one_step {
            return None;
        }
        self.next_moment(self.current)
    }

    /// A thread begins to run: others who wait for the clock look again first.
    pub(crate) fn interrupt_polls(&mut self, id: ThreadId) {
        if !self.time_ordered {
            return;
        }
        for index in 0..self.threads.len() {
            let thread = &self.threads[index];
            if thread.id != id && thread.stays.all != 0 {
                self.threads[index].stays.all = 0;
            }
        }
    }

    fn stop_before_poll(&mut self) -> Result<()> {
        let thread = self.thread_mut();
        if std::mem::take(&mut thread.chosen) {
            return Ok(());
        }
        thread.stands_before = true;
        Err(Stop::Visible)
    }

    /// Whether a thread that can go on, in ordered time, reads the clock again and again.
    pub fn polls(&self, id: ThreadId) -> bool {
        self.time_ordered
            && self.threads[id.0 as usize].stays.there == STAYS_MAX
            && self.readiness(id) == Readiness::Ready
    }

    /// The moment that a thread waits for: its deadline, or the next one if it polls.
    pub fn awaited_moment(&mut self, id: ThreadId) -> Option<i64> {
        match self.readiness(id) {
            Readiness::Timed => self.threads[id.0 as usize].deadline(),
            _ if self.polls(id) => self.next_moment(id),
            _ => None,
        }
    }

    /// Lets time pass up to the moment that a thread polls for. One that sleeps wakes by itself.
    pub fn pass_time_for(&mut self, id: ThreadId) {
        if self.polls(id)
            && let Some(next) = self.next_moment(id)
        {
            self.now = next;
            self.threads[id.0 as usize].stays = Stays::default();
        }
    }

    /// The next moment that somebody sleeps up to, or that lies ahead among those that the process of
    /// a thread holds.
    fn next_moment(&mut self, id: ThreadId) -> Option<i64> {
        let process = self.threads[id.0 as usize].process;
        let now = self.now;
        let sleepers = self.threads.iter().filter(|thread| thread.is_alive());
        let deadline = sleepers.filter_map(Thread::deadline).filter(|&at| at > now).min();
        let held = self.held_times(process.0 as usize).into_iter().map(behind);
        // What was read just now is no instant to wait for.
        held.filter(|&moment| moment > now + 1_000_000).chain(deadline).min()
    }

    /// The clock of a run that reads it again and again.
    fn drift(&mut self) {
        self.clock_reads += 1;
        match self.clock_reads.saturating_sub(READINGS_MAX) {
            0 => {}
            late @ 1..=DOUBLINGS => self.now += READING << late,
            _ => self.now += READING,
        }
    }

    /// Whether a reading of the current thread may find that time has passed: where the program
    /// itself looks at the clock. Those who wait in the library have limits that may run out anyway.
    fn lets_time_pass(&mut self) -> bool {
        // Code of the program that the library calls is no part of the library's operation.
        let in_library = self.in_unobserved_operation() || self.in_atomic_operation();
        if self.is_observing() || in_library {
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
            let known =
                ["java/time/", "java/util/Date", "java/util/Calendar", "java/util/logging/Log"];
            let tells_time = known.iter().any(|known| name.starts_with(known))
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

    /// The first moments behind the instants that the process of the current thread holds, in order.
    fn held_moments(&mut self) -> Vec<i64> {
        let process = self.thread().process.0 as usize;
        let mut held: Vec<i64> = self.held_times(process).into_iter().map(behind).collect();
        held.sort_unstable();
        held.dedup();
        held
    }

    /// The moments at which a reading may find itself, in order, if time has passed.
    fn later(&mut self, held: &[i64], repeated: &[Repeated]) -> Vec<i64> {
        let now = self.now;
        if self.process().time_counts {
            if self.process().jumps >= JUMPS_MAX {
                return Vec::new();
            }
            let years = self.may_age().then_some(now + YEARS);
            return [now + FAR].into_iter().chain(years).collect();
        }
        // Time passes by whole periods where nothing lies between, so that what is repeated comes
        // back to the same state.
        let period = repeated.iter().filter_map(|repeated| repeated.period).max().unwrap_or(0);
        let whole = period.max(self.process().longest_wait).clamp(1_000_000, FAR);
        let rounded =
            |moment: i64| now + ((moment - now) as u64).div_ceil(whole as u64) as i64 * whole;
        let mut later: Vec<i64> = held.iter().copied().filter(|&moment| moment > now).collect();
        later.truncate(INSTANTS_MAX);
        // What was read just now is no instant to wait for, but time may pass since.
        if later.len() > 1 {
            later.retain(|&moment| moment > now + 1_000_000);
        }
        for index in 0..later.len() {
            let moment = rounded(later[index]);
            match later.get(index + 1) {
                Some(&next) if moment >= next => {}
                Some(_) => later[index] = moment,
                None => later[index] = rounded(later[index] - 1 + FAR),
            }
        }
        // Long after what was read before, unless that is long ago: one nanosecond behind it lies `moment`.
        if later.is_empty() && held.iter().any(|&moment| now - moment < FAR - 1) {
            later.push(rounded(now + FAR));
        }
        if let Some(&last) = later.last()
            && self.may_age()
        {
            later.push(last - FAR + DAYS);
        }
        later
    }

    /// Whether a reading may find that days have passed: once in a process that reckons with such times.
    fn may_age(&mut self) -> bool {
        if self.program.has_long_times() {
            self.disprove(Assumed::ShortTimes);
        }
        self.is_disproved(Assumed::ShortTimes) && !self.process().aged
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
