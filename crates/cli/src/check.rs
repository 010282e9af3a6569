//! `heddle check`: every schedule of a program.

use std::process::ExitCode;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use heddle_checker::{Checked, Subject, Verdict, check as check_subject};
use heddle_search::{Limit, Progress, Watch};

use crate::argument_files;
use crate::check_flags::CheckOptions;
use crate::flags::Problem;
use crate::report;
use crate::run;

const STATUS_VIOLATED: u8 = 1;
const STATUS_ERROR: u8 = 2;
const STATUS_INCONCLUSIVE: u8 = 3;

pub(crate) fn check(args: Vec<String>) -> ExitCode {
    let args = match argument_files::expand(args) {
        Ok(args) => args,
        Err(message) => return report::usage(&message),
    };
    match CheckOptions::parse(args) {
        Ok(options) => start(options),
        Err(Problem::Usage(message)) => report::usage(&message),
        Err(Problem::Unsupported(what)) => report::unsupported(&what),
    }
}

/// Looks at the clock and the memory while the search goes on.
struct Guard {
    start: Instant,
    time_max: Option<Duration>,
    memory_max: Option<u64>,
}

impl Watch for Guard {
    fn progress(&self, _progress: &Progress) -> Option<Limit> {
        if self.time_max.is_some_and(|max| self.start.elapsed() > max) {
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

fn start(options: CheckOptions) -> ExitCode {
    let CheckOptions { run: settings, settings: check_settings, mut search, .. } = options;
    let (program, image, config) = match run::boot(settings, STATUS_ERROR) {
        Ok(booted) => booted,
        Err(status) => return status,
    };
    let interrupt = Arc::new(AtomicBool::new(false));
    search.interrupt = Some(interrupt.clone());
    let guard = Guard {
        start: Instant::now(),
        time_max: options.time_max.map(Duration::from_secs),
        memory_max: options.memory_max,
    };
    let subject = Subject { program, image, config };
    let checked = check_subject(&subject, check_settings, &search, &guard);
    let _ = interrupt.load(Ordering::Relaxed);
    match checked {
        Ok(checked) => finish(&checked, guard.start.elapsed()),
        Err(message) => report::error(&message),
    }
}

fn finish(checked: &Checked, elapsed: Duration) -> ExitCode {
    let stats = &checked.stats;
    for found in &checked.violations {
        println!("{}: {}", found.violation.kind, found.violation.message);
        println!("  {} choices, {} preemptions", found.trace.len(), found.preemptions);
    }
    println!(
        "{:?}: {} states, {} transitions, {} end states, depth {}, {} restarts, {:.3} s",
        checked.verdict,
        stats.states,
        stats.transitions,
        stats.end_states,
        stats.depth_max,
        checked.restarts,
        elapsed.as_secs_f64()
    );
    for output in &checked.outputs {
        println!("output: {output:?}");
    }
    if std::env::var_os("HEDDLE_VISIBLE").is_some() {
        for kind in &checked.visible {
            println!("  visible {kind}");
        }
    }
    match &checked.verdict {
        Verdict::Holds => ExitCode::SUCCESS,
        Verdict::Violated => ExitCode::from(STATUS_VIOLATED),
        Verdict::Inconclusive(_) => ExitCode::from(STATUS_INCONCLUSIVE),
    }
}
