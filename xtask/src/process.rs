//! Running other programs: visibly, or with their output caught and their time limited.

use crate::failure::Failure;
use std::fmt;
use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

/// A program that prints more than this without end is stopped.
const OUTPUT_BYTES_MAX: u64 = 64 << 20;

/// What a program left behind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    pub(crate) end: End,
    pub(crate) stdout: Vec<u8>,
    pub(crate) stderr: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Status(i32),
    Signal(i32),
    TimedOut,
    TooMuchOutput,
}

impl fmt::Display for End {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Status(status) => write!(out, "status {status}"),
            End::Signal(signal) => write!(out, "signal {signal}"),
            End::TimedOut => out.write_str("time limit reached"),
            End::TooMuchOutput => out.write_str("output limit reached"),
        }
    }
}

/// Runs `command` with the terminal of this process; a failure names it.
pub(crate) fn run_visibly(command: &mut Command) -> Result<(), Failure> {
    let status = command.status().map_err(|error| cannot_start(command, &error))?;
    if status.success() {
        return Ok(());
    }
    Err(Failure::new(format!("{} failed ({status})", describe(command))))
}

/// Runs `command` on `stdin`, for at most `time_max`. Its output goes through files in `scratch`,
/// so that no amount of it can block the program.
pub(crate) fn run_quietly(
    command: &mut Command,
    stdin: &[u8],
    scratch: &Path,
    time_max: Duration,
) -> Result<Outcome, Failure> {
    let [input, output, errors] = ["stdin", "stdout", "stderr"].map(|name| scratch.join(name));
    let create = |path: &Path| File::create(path).map_err(|error| Failure::file(path, &error));
    let read = |path: &Path| fs::read(path).map_err(|error| Failure::file(path, &error));
    fs::write(&input, stdin).map_err(|error| Failure::file(&input, &error))?;
    command.stdin(File::open(&input).map_err(|error| Failure::file(&input, &error))?);
    command.stdout(create(&output)?).stderr(create(&errors)?);
    let end = wait(command, time_max, || {
        let bytes = |path: &Path| fs::metadata(path).map_or(0, |metadata| metadata.len());
        bytes(&output) + bytes(&errors) > OUTPUT_BYTES_MAX
    })?;
    // Only the start of endless output matters, and the disk should not keep the rest.
    if end == End::TooMuchOutput {
        for path in [&output, &errors] {
            let file = File::options().write(true).open(path);
            let cut = file.and_then(|file| {
                let bytes = file.metadata()?.len().min(1 << 20);
                file.set_len(bytes)
            });
            cut.map_err(|error| Failure::file(path, &error))?;
        }
    }
    Ok(Outcome { end, stdout: read(&output)?, stderr: read(&errors)? })
}

/// The seconds that `command` takes from start to end, and what it printed.
pub(crate) fn run_timed(command: &mut Command) -> Result<(f64, Outcome), Failure> {
    command.stdin(Stdio::null());
    let started = Instant::now();
    let output = command.output().map_err(|error| cannot_start(command, &error))?;
    let seconds = started.elapsed().as_secs_f64();
    let end = end_of(output.status);
    Ok((seconds, Outcome { end, stdout: output.stdout, stderr: output.stderr }))
}

fn wait(
    command: &mut Command,
    time_max: Duration,
    too_much: impl Fn() -> bool,
) -> Result<End, Failure> {
    let started = Instant::now();
    let mut child = command.spawn().map_err(|error| cannot_start(command, &error))?;
    // Short programs are the rule, so the first looks are close together.
    let mut pause = Duration::from_millis(1);
    loop {
        let status = child.try_wait().map_err(|error| cannot_start(command, &error))?;
        if let Some(status) = status {
            return Ok(end_of(status));
        }
        let stop = match () {
            () if started.elapsed() > time_max => Some(End::TimedOut),
            () if too_much() => Some(End::TooMuchOutput),
            () => None,
        };
        if let Some(end) = stop {
            // It may have ended meanwhile, which is as good.
            let _ = child.kill();
            let _ = child.wait();
            return Ok(end);
        }
        std::thread::sleep(pause);
        pause = (pause * 2).min(Duration::from_millis(20));
    }
}

/// How a program ended.
pub(crate) fn end_of(status: ExitStatus) -> End {
    #[cfg(unix)]
    {
        use std::os::unix::process::ExitStatusExt;
        if let Some(signal) = status.signal() {
            return End::Signal(signal);
        }
    }
    End::Status(status.code().unwrap_or(-1))
}

fn cannot_start(command: &Command, error: &std::io::Error) -> Failure {
    Failure::new(format!("{}: {error}", describe(command)))
}

fn describe(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    let words: Vec<_> = words.map(|word| word.to_string_lossy()).collect();
    words.join(" ")
}
