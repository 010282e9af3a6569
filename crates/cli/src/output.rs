//! Where reports go: standard output and files.

use std::fmt::Debug;
use std::io::{IsTerminal, Write};
use std::path::{Path, PathBuf};

use heddle_jvm::state::ProcessConfig;
use heddle_report::{Paper, Sources};
use heddle_system::{Color, Output};

/// Columns of a page that is not a terminal.
const WIDTH: usize = 110;
/// A terminal that is narrower breaks lines itself.
const WIDTH_MIN: usize = 60;

/// A reader that has seen enough may close the pipe.
pub(crate) fn print(text: &str) {
    let mut stdout = std::io::stdout();
    let _ = stdout.write_all(text.as_bytes()).and_then(|()| stdout.flush());
}

pub(crate) fn write(file: &Path, text: &str) -> Result<(), String> {
    std::fs::write(file, text).map_err(|error| format!("{}: {error}", file.display()))
}

/// Where reports find the sources of what runs: where the user says, and near the classes.
pub(crate) fn sources(asked: &Output, started_in: &Path, processes: &[ProcessConfig]) -> Sources {
    let named: Vec<PathBuf> = asked.sources.iter().map(|path| started_in.join(path)).collect();
    let processes = processes
        .iter()
        .map(|process| (process.working_directory.as_path(), process.class_path.as_slice()));
    Sources::new(&named, processes)
}

/// What a report on standard output is written on.
pub(crate) fn paper(asked: &Output) -> Paper {
    let color = match asked.color {
        Color::Always => true,
        Color::Never => false,
        Color::Auto => {
            let wanted = |name: &str| std::env::var_os(name).is_some_and(|value| !value.is_empty());
            let is_dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
            std::io::stdout().is_terminal() && !wanted("NO_COLOR") && !is_dumb
        }
    };
    Paper { width: page_width(), color }
}

/// How wide a report may be.
pub(crate) fn page_width() -> usize {
    let stdout = std::io::stdout();
    if !stdout.is_terminal() {
        return WIDTH;
    }
    match rustix::termios::tcgetwinsize(&stdout) {
        Ok(size) if size.ws_col > 0 => usize::from(size.ws_col).max(WIDTH_MIN),
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
