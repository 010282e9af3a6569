//! What the tool itself has to say: on standard error, one clear message at a time.

use std::io::Write;
use std::process::ExitCode;

/// The status for a wrong command line and for errors of the tool.
const STATUS_USAGE: u8 = 2;

/// Prints a line; an error stream that nobody reads any more is no reason to fail.
pub(crate) fn line(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

pub(crate) fn error(message: &str) -> ExitCode {
    line(&format!("heddle: {message}"));
    ExitCode::from(STATUS_USAGE)
}

pub(crate) fn usage(message: &str) -> ExitCode {
    line(&format!("heddle: {message}\n(heddle help shows what there is)"));
    ExitCode::from(STATUS_USAGE)
}
