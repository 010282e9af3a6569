//! What ends a check from outside: time, memory, a signal.
//!
//! When a limit is reached, the brake is pulled: the search and the machines of its workers look at it and
//! stop where they are, and the check ends with exact figures. Some things look at nothing for a
//! while: a collection of a large heap, the comparison of a large state, giving back the memory of millions of
//! states. So the work runs in a thread of its own, and if it does not end soon, or takes more memory
//! meanwhile, the check is given up with what was found so far.

// Limits are about the time of the person who waits.
#![allow(clippy::disallowed_methods)]

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

use heddle_jvm::Brake;
use heddle_search::Limit;
use signal_hook::consts::{SIGINT, SIGTERM};

/// The status of a process that a signal ended, as shells have it.
const STATUS_SIGNAL: i32 = 130;
/// How long a check may take to come to an end by itself: so much, and a twentieth of its time.
const GRACE: Duration = Duration::from_millis(500);
const GRACE_PART: u32 = 20;
const GRACE_MAX: Duration = Duration::from_secs(10);
/// How much memory it may take meanwhile beyond its limit: this part of it.
const EXCESS_PART: u64 = 64;
/// How fast memory is taken at most; the less is left, the more often one has to look.
const BYTES_PER_MILLISECOND: u64 = 4 << 20;
const LOOK_MILLISECONDS: std::ops::RangeInclusive<u64> = 1..=20;
/// Like that of the main thread, where the work would be done otherwise.
const STACK_BYTES: usize = 8 << 20;

/// The limits of one check.
pub(crate) struct Limits {
    start: Instant,
    time_max: Option<Duration>,
    memory_max: Option<u64>,
    /// Set by the first Ctrl-C; the second ends the tool at once.
    interrupt: Arc<AtomicBool>,
    /// Set once a limit is reached: even a long transition looks at it.
    pulled: Arc<AtomicBool>,
    brake: Arc<Brake>,
    /// The limit that was reached first, and when.
    reached: OnceLock<(Limit, Instant)>,
}

impl Limits {
    pub(crate) fn new(seconds_max: Option<u64>, memory_max: Option<u64>) -> Limits {
        let [interrupt, pulled] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        for signal in [SIGINT, SIGTERM] {
            use signal_hook::flag::{register, register_conditional_shutdown};
            // Without a handler the signal ends the tool, as it would any other.
            let _ = register_conditional_shutdown(signal, STATUS_SIGNAL, interrupt.clone())
                .and_then(|_| register(signal, interrupt.clone()))
                .and_then(|_| register(signal, pulled.clone()));
        }
        Limits {
            start: Instant::now(),
            time_max: seconds_max.map(Duration::from_secs),
            memory_max,
            brake: Arc::new(Brake::new(pulled.clone(), move || bytes_left(memory_max))),
            interrupt,
            pulled,
            reached: OnceLock::new(),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// When half of the time that is left now will have passed, if the time is limited.
    pub(crate) fn half_of_the_rest(&self) -> Option<Duration> {
        let (max, elapsed) = (self.time_max?, self.elapsed());
        Some(elapsed + max.saturating_sub(elapsed) / 2)
    }

    /// What a search and its machines look at.
    pub(crate) fn brake(&self) -> Arc<Brake> {
        self.brake.clone()
    }

    pub(crate) fn pulled(&self) -> Arc<AtomicBool> {
        self.pulled.clone()
    }

    /// What the machine of a replay looks at. It begins when the search is over, be it because of a
    /// limit, and has what is left then.
    pub(crate) fn last_brake(&self) -> Arc<Brake> {
        let memory_max = self.memory_max.map(with_excess);
        Arc::new(Brake::new(Arc::default(), move || bytes_left(memory_max)))
    }

    /// The limit that was reached, if one was; then the brake is pulled.
    pub(crate) fn reached(&self) -> Option<Limit> {
        if let Some((limit, _)) = self.reached.get() {
            return Some(*limit);
        }
        let limit = if self.interrupt.load(Relaxed) {
            Limit::Interrupted
        } else if self.time_max.is_some_and(|max| self.start.elapsed() >= max) {
            Limit::Time
        } else if self.brake.is_starved() || bytes_left(self.memory_max) == 0 {
            Limit::Memory
        } else {
            return None;
        };
        self.pulled.store(true, Relaxed);
        Some(self.reached.get_or_init(|| (limit, Instant::now())).0)
    }

    /// Whether the work has to be given up.
    fn is_overrun(&self) -> Option<Limit> {
        let limit = self.reached()?;
        let grace = match limit {
            Limit::Interrupted => GRACE,
            Limit::Time | Limit::Memory => GRACE_MAX.min(GRACE + self.start.elapsed() / GRACE_PART),
        };
        let late = self.reached.get().is_some_and(|(_, when)| when.elapsed() > grace);
        if late {
            return Some(limit);
        }
        (bytes_left(self.memory_max.map(with_excess)) == 0).then_some(Limit::Memory)
    }

    /// How long to wait before the next look.
    fn until_next_look(&self) -> Duration {
        let left = bytes_left(self.memory_max) / BYTES_PER_MILLISECOND;
        Duration::from_millis(left.clamp(*LOOK_MILLISECONDS.start(), *LOOK_MILLISECONDS.end()))
    }

    /// Does some work in a thread of its own. If it goes too far beyond a limit it is given up, and
    /// goes on to its end unheard, or until the tool ends.
    pub(crate) fn supervise<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Limit> {
        let (send, receive) = sync_channel(1);
        let thread = std::thread::Builder::new().name("check".into()).stack_size(STACK_BYTES);
        let thread = thread
            .spawn(move || {
                let _ = send.send(work());
            })
            .expect("the system has room for one more thread");
        loop {
            match receive.recv_timeout(self.until_next_look()) {
                Ok(done) => return Ok(done),
                Err(RecvTimeoutError::Timeout) => {
                    if let Some(limit) = self.is_overrun() {
                        return Err(limit);
                    }
                }
                Err(RecvTimeoutError::Disconnected) => match thread.join() {
                    Err(panic) => std::panic::resume_unwind(panic),
                    Ok(()) => unreachable!("work that ends sends its result"),
                },
            }
        }
    }
}

fn with_excess(bytes: u64) -> u64 {
    bytes + bytes / EXCESS_PART
}

/// How much more memory may be taken.
fn bytes_left(max: Option<u64>) -> u64 {
    match max {
        Some(max) => max.saturating_sub(resident_bytes().unwrap_or(0)),
        None => u64::MAX,
    }
}

/// The memory this process takes, as the system counts it.
pub(crate) fn resident_bytes() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/self/statm").ok()?;
    let pages: u64 = text.split_whitespace().nth(1)?.parse().ok()?;
    Some(pages * 4096)
}

/// The most memory this process has taken.
pub(crate) fn peak_bytes() -> u64 {
    let text = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    let kilobytes = line.and_then(|rest| rest.split_whitespace().next()?.parse::<u64>().ok());
    kilobytes.unwrap_or(0) * 1024
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_that_ends_in_time_gives_its_result() {
        assert_eq!(Limits::new(Some(60), None).supervise(|| 7), Ok(7));
    }

    #[test]
    fn work_that_looks_at_nothing_is_given_up() {
        let limits = Limits::new(Some(0), None);
        let (hold, held) = std::sync::mpsc::channel::<()>();
        assert_eq!(limits.supervise(move || held.recv().is_ok()), Err(Limit::Time));
        assert!(limits.brake().is_pulled());
        assert!(limits.elapsed() >= GRACE);
        drop(hold);
    }

    #[test]
    fn memory_that_is_taken_already_is_a_limit_reached() {
        let limits = Limits::new(None, Some(1));
        assert_eq!(limits.reached(), Some(Limit::Memory));
        assert!(limits.brake().is_pulled());
    }

    #[test]
    #[should_panic(expected = "the work failed")]
    fn a_panic_of_the_work_is_passed_on() {
        let _ = Limits::new(None, None).supervise(|| panic!("the work failed"));
    }
}
