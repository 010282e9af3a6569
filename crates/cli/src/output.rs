//! Where reports go: standard output and files.

use std::fmt::Debug;
use std::io::{IsTerminal, Write};
use std::path::Path;

use heddle_jvm::state::ProcessConfig;
use heddle_report::Sources;

/// Columns of a page that is not a terminal.
const WIDTH: usize = 110;

/// A reader that has seen enough may close the pipe.
pub(crate) fn print(text: &str) {
    let mut stdout = std::io::stdout();
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Where reports find the sources of what runs.
pub(crate) fn sources(processes: &[ProcessConfig]) -> Sources {
    Sources::new(
        processes
            .iter()
            .map(|process| (process.working_directory.as_path(), process.class_path.as_slice())),
    )
}

/// How wide a report may be.
pub(crate) fn page_width() -> usize {
    let stdout = std::io::stdout();
    if !stdout.is_terminal() {
        return WIDTH;
    }
    match rustix::termios::tcgetwinsize(&stdout) {
        Ok(size) if size.ws_col > 0 => usize::from(size.ws_col).clamp(80, 160),
        _ => WIDTH,
    }
}

/// `Preemption { max: Some(2) }` as `preemption { max: 2 }`: what was asked for, for reports.
pub(crate) fn words(value: &impl Debug) -> String {
    let text = format!("{value:?}").replace("Some(", "").replace(')', "");
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_lowercase());
    first.into_iter().chain(letters).collect()
}
