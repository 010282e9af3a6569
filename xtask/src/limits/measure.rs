//! A program run to its end, and what it took: peak memory, time on the wall and of the processor.
//!
//! Linux tells it of a running process. The peak of memory is what the system keeps for it, so that a look
//! now and then misses only what is taken in the last milliseconds.

use crate::failure::Failure;
use crate::process::{End, end_of};
use std::fmt;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// How often the process is looked at.
const EVERY: Duration = Duration::from_millis(2);
/// What one unit of processor time is in `/proc`.
const TICK: Duration = Duration::from_millis(10);
/// No more of the output is of interest.
const OUTPUT_BYTES: usize = 2000;

/// A signal to be sent some time after the start.
#[derive(Clone, Copy)]
pub(crate) struct Signal {
    pub(crate) name: &'static str,
    pub(crate) after: Duration,
}

pub(crate) struct Measured {
    pub(crate) end: End,
    /// The beginning of what was printed, to either stream.
    pub(crate) text: String,
    pub(crate) peak_bytes: u64,
    pub(crate) elapsed: Duration,
    pub(crate) processor: Duration,
}

impl fmt::Display for Measured {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let seconds = self.elapsed.as_secs_f64();
        write!(out, "{:5} MiB {seconds:6.1} s  {}", self.peak_bytes >> 20, self.end)
    }
}

/// Runs `command` for at most `time_max`.
pub(crate) fn measure(
    command: &mut Command,
    scratch: &Path,
    signal: Option<Signal>,
    time_max: Duration,
) -> Result<Measured, Failure> {
    let output = scratch.join("output");
    let file = File::create(&output).map_err(|error| Failure::file(&output, &error))?;
    let errors = file.try_clone().map_err(|error| Failure::file(&output, &error))?;
    command.stdin(Stdio::null()).stdout(file).stderr(errors);
    let failed = |error: std::io::Error| Failure::new(format!("heddle: {error}"));
    let started = Instant::now();
    let mut child = command.spawn().map_err(failed)?;
    let process = child.id();
    let (mut peak_bytes, mut processor) = (0, Duration::ZERO);
    let mut to_send = signal;
    let end = loop {
        if let Some(status) = child.try_wait().map_err(failed)? {
            break end_of(status);
        }
        peak_bytes = peak_of(process).unwrap_or(0).max(peak_bytes);
        processor = processor_of(process).unwrap_or_default().max(processor);
        if to_send.is_some_and(|signal| started.elapsed() >= signal.after)
            && let Some(signal) = to_send.take()
        {
            let sent = Command::new("kill")
                .args(["-s", signal.name, &process.to_string()])
                .stderr(Stdio::null())
                .status();
            sent.map_err(failed)?;
        }
        if started.elapsed() > time_max {
            // It may have ended meanwhile, which is as good.
            let _ = child.kill();
            let _ = child.wait();
            break End::TimedOut;
        }
        std::thread::sleep(EVERY);
    };
    let elapsed = started.elapsed();
    let bytes = fs::read(&output).map_err(|error| Failure::file(&output, &error))?;
    let text = String::from_utf8_lossy(&bytes[..bytes.len().min(OUTPUT_BYTES)]).into_owned();
    Ok(Measured { end, text, peak_bytes, elapsed, processor })
}

fn peak_of(process: u32) -> Option<u64> {
    let status = fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.split_whitespace().next()?.parse::<u64>().ok()? << 10)
}

/// The time of user and system code, which are fields 14 and 15; the name of the program, which may
/// contain blanks, ends with the last parenthesis and is field 2.
fn processor_of(process: u32) -> Option<Duration> {
    let text = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields: Vec<&str> = text.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |field: usize| fields.get(field - 3)?.parse::<u32>().ok();
    Some(TICK * (ticks(14)? + ticks(15)?))
}
