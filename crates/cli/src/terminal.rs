//! The standard streams of a run.
//!
//! Output is collected and written in large pieces, at the latest a moment after it was printed.
//! It is also written before anything that a reader could wait for: a read from standard input, a
//! line on standard error, the end.
//!
//! Of several processes each line bears the name of its own, and lines come out whole.

use std::fs::File;
use std::io::{IsTerminal, Read, Write};
use std::os::fd::AsFd;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use heddle_jvm::console::Console;

use crate::lines::Lines;

/// Output is written when there is so much of it,
const BUFFER_BYTES: usize = 64 << 10;
/// or so long after the first of it.
const DELAY: Duration = Duration::from_millis(50);

/// Standard output, shared with the thread that writes it in time.
#[derive(Clone)]
pub(crate) struct Output {
    shared: Arc<Shared>,
}

struct Shared {
    waiting: Mutex<Vec<u8>>,
    /// Only for several processes.
    lines: Option<Mutex<Lines>>,
    /// Tells that there is something to write.
    arrived: Condvar,
    is_terminal: bool,
}

impl Output {
    /// For processes with the names given.
    pub(crate) fn new(names: &[&str]) -> Output {
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            lines: (names.len() > 1).then(|| Mutex::new(Lines::new(names))),
            arrived: Condvar::new(),
            is_terminal: std::io::stdout().is_terminal(),
        });
        let output = Output { shared };
        if !output.shared.is_terminal {
            let behind = output.clone();
            // Without the thread, output still comes out in pieces and at the end.
            let _ = thread::Builder::new().spawn(move || behind.write_in_time());
        }
        output
    }

    fn write_in_time(&self) {
        loop {
            let waiting = self.lock();
            let waiting = self
                .shared
                .arrived
                .wait_while(waiting, |waiting| waiting.is_empty())
                .unwrap_or_else(PoisonError::into_inner);
            drop(waiting);
            thread::sleep(DELAY);
            self.flush();
        }
    }

    fn lock(&self) -> MutexGuard<'_, Vec<u8>> {
        self.shared.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes what a process wrote to a stream.
    fn take(&self, process: u32, stream: u8, bytes: &[u8]) {
        match &self.shared.lines {
            None => self.pass(stream, bytes),
            Some(lines) => {
                let mut lines = lines.lock().unwrap_or_else(PoisonError::into_inner);
                self.pass(stream, &lines.add(process, stream, bytes));
            }
        }
    }

    fn pass(&self, stream: u8, bytes: &[u8]) {
        if bytes.is_empty() {
            return;
        }
        if stream == 1 {
            self.write(bytes);
        } else {
            self.flush();
            let _ = std::io::stderr().write_all(bytes);
        }
    }

    /// Writes everything, unfinished lines as well.
    pub(crate) fn finish(&self) {
        if let Some(lines) = &self.shared.lines {
            let rest = lines.lock().unwrap_or_else(PoisonError::into_inner).rest();
            for (stream, bytes) in rest {
                self.pass(stream, &bytes);
            }
        }
        self.flush();
    }

    fn write(&self, bytes: &[u8]) {
        let mut waiting = self.lock();
        let was_empty = waiting.is_empty();
        waiting.extend_from_slice(bytes);
        let is_line = self.shared.is_terminal && bytes.contains(&b'\n');
        if waiting.len() >= BUFFER_BYTES || is_line {
            write_out(&mut waiting);
        } else if was_empty {
            self.shared.arrived.notify_one();
        }
    }

    /// Writes what was collected.
    fn flush(&self) {
        write_out(&mut self.lock());
    }
}

/// Nobody may be reading any more; Java programs are not told so either, they only lose output.
fn write_out(waiting: &mut Vec<u8>) {
    let mut stdout = std::io::stdout();
    let _ = stdout.write_all(waiting).and_then(|()| stdout.flush());
    waiting.clear();
}

pub(crate) struct Terminal {
    output: Output,
    /// Standard input without a buffer of our own, so that what is available can be told.
    input: Option<File>,
}

impl Terminal {
    pub(crate) fn new(output: Output) -> Terminal {
        let input = std::io::stdin().as_fd().try_clone_to_owned().ok().map(File::from);
        Terminal { output, input }
    }
}

impl Console for Terminal {
    fn write(&mut self, process: u32, stream: u8, bytes: &[u8]) {
        self.output.take(process, stream, bytes);
    }

    fn read(&mut self, _: u32, buffer: &mut [u8]) -> usize {
        self.output.flush();
        let Some(input) = &mut self.input else { return 0 };
        loop {
            match input.read(buffer) {
                Ok(count) => return count,
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                Err(_) => return 0,
            }
        }
    }

    fn available(&mut self, _: u32) -> usize {
        let Some(input) = &self.input else { return 0 };
        // Of a file the rest, of a pipe or terminal what has arrived.
        let count = rustix::io::ioctl_fionread(input).unwrap_or(0);
        usize::try_from(count).unwrap_or(usize::MAX)
    }
}
