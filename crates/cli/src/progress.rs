//! What is seen of a search while it goes on, and what ends it from outside: time, memory, Ctrl-C.

// Time limits and progress are about the time of the person who waits.
#![allow(clippy::disallowed_methods)]

use std::io::{IsTerminal, Write};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use heddle_search::{Limit, Observer, Progress};
use signal_hook::consts::{SIGINT, SIGTERM};

/// How often the live line changes.
const EVERY: Duration = Duration::from_millis(200);
/// The status of a process that a signal ended, as shells have it.
const STATUS_SIGNAL: i32 = 130;

/// What ends a search from outside.
#[derive(Clone)]
pub(crate) struct Ending {
    /// Set by the first Ctrl-C; the second ends the tool at once.
    pub(crate) interrupt: Arc<AtomicBool>,
    /// Set by that, and once the time is over: even a long transition looks at it.
    pub(crate) hurry: Arc<AtomicBool>,
}

impl Ending {
    pub(crate) fn new() -> Ending {
        let [interrupt, hurry] = [(); 2].map(|()| Arc::new(AtomicBool::new(false)));
        for signal in [SIGINT, SIGTERM] {
            use signal_hook::flag::{register, register_conditional_shutdown};
            // Without a handler the signal ends the tool, as it would any other.
            let _ = register_conditional_shutdown(signal, STATUS_SIGNAL, interrupt.clone())
                .and_then(|_| register(signal, interrupt.clone()))
                .and_then(|_| register(signal, hurry.clone()));
        }
        Ending { interrupt, hurry }
    }
}

/// Looks at the clock and the memory while the search goes on, and shows the live line.
pub(crate) struct Guard {
    start: Instant,
    time_max: Option<Duration>,
    memory_max: Option<u64>,
    interrupt: Arc<AtomicBool>,
    /// The live line, if there is one: when it was last written.
    live: Option<Mutex<Option<Instant>>>,
}

impl Guard {
    pub(crate) fn new(
        time_max: Option<Duration>,
        memory_max: Option<u64>,
        quiet: bool,
        ending: &Ending,
    ) -> Guard {
        let live = (!quiet && std::io::stderr().is_terminal()).then(Mutex::default);
        let Ending { interrupt, hurry } = ending.clone();
        let start = Instant::now();
        if let Some(time_max) = time_max {
            // Without this thread the limit is still looked at, only less often.
            let _ = std::thread::Builder::new().name("time limit".into()).spawn(move || {
                std::thread::sleep(time_max.saturating_sub(start.elapsed()));
                while start.elapsed() < time_max {
                    std::thread::sleep(Duration::from_millis(1));
                }
                hurry.store(true, Ordering::Relaxed);
            });
        }
        Guard { start, time_max, memory_max, interrupt, live }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// Takes the live line away.
    pub(crate) fn clear(&self) {
        if let Some(live) = &self.live
            && live.lock().is_ok_and(|last| last.is_some())
        {
            let _ = write!(std::io::stderr(), "\r\x1b[K");
        }
    }

    fn show(&self, live: &Mutex<Option<Instant>>, progress: &Progress) {
        // Whoever holds it is writing the line already.
        let Ok(mut last) = live.try_lock() else { return };
        if last.is_some_and(|last| last.elapsed() < EVERY) {
            return;
        }
        *last = Some(Instant::now());
        let seconds = self.start.elapsed().as_secs_f64();
        let rate = progress.states as f64 / seconds.max(0.001);
        let memory = resident_bytes().unwrap_or(0) >> 20;
        let _ = write!(
            std::io::stderr(),
            "\r{} states, {rate:.0}/s, depth {}, {} waiting, {memory} MiB, {seconds:.0} s\x1b[K",
            progress.states,
            progress.depth,
            progress.frontier,
        );
    }
}

impl Observer for Guard {
    fn progress(&self, progress: &Progress) -> Option<Limit> {
        if let Some(live) = &self.live {
            self.show(live, progress);
        }
        if self.interrupt.load(Ordering::Relaxed) {
            return Some(Limit::Interrupted);
        }
        if self.time_max.is_some_and(|max| self.start.elapsed() >= max) {
            return Some(Limit::Time);
        }
        if self.memory_max.is_some_and(|max| resident_bytes().is_some_and(|bytes| bytes > max)) {
            return Some(Limit::Memory);
        }
        None
    }
}

/// The memory this process takes, as the system counts it.
fn resident_bytes() -> Option<u64> {
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
