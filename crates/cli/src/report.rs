//! What the tool itself has to say: on standard error, one clear message at a time.

use std::io::Write;
use std::panic::PanicHookInfo;
use std::process::ExitCode;
use std::sync::Mutex;

use heddle_system::Problem;

/// The status for a wrong command line and for errors of the tool.
const STATUS_ERROR: u8 = 2;
/// The status for what the tool does not do.
const STATUS_UNSUPPORTED: u8 = 3;

/// What the last panic said, and where.
static PANIC: Mutex<Option<String>> = Mutex::new(None);

/// Prints a line; an error stream that nobody reads any more is no reason to fail.
pub(crate) fn line(text: &str) {
    let _ = writeln!(std::io::stderr(), "{text}");
}

/// A Java stack, innermost frame first.
pub(crate) fn stack(lines: &[String]) {
    for frame in lines {
        line(&format!("\tat {frame}"));
    }
}

pub(crate) fn error(message: &str) -> ExitCode {
    line(&format!("heddle: {message}"));
    ExitCode::from(STATUS_ERROR)
}

pub(crate) fn usage(message: &str) -> ExitCode {
    line(&format!("heddle: {message}\n(heddle help shows what there is)"));
    ExitCode::from(STATUS_ERROR)
}

pub(crate) fn unsupported(what: &str) -> ExitCode {
    line(&format!("heddle: unsupported: {what}"));
    ExitCode::from(STATUS_UNSUPPORTED)
}

/// A command line or a description that cannot be used.
pub(crate) fn problem(problem: &Problem) -> ExitCode {
    match problem.is_unsupported() {
        true => unsupported(&problem.to_string()),
        false => usage(&problem.to_string()),
    }
}

/// A panic is kept instead of printed; `bug` tells it.
pub(crate) fn keep_panics() {
    std::panic::set_hook(Box::new(|info: &PanicHookInfo<'_>| {
        let payload = info.payload();
        let text = payload
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
            .or_else(|| payload.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "no message".into());
        let place = info.location().map(|place| format!(" ({}:{})", place.file(), place.line()));
        let mut kept = PANIC.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        // The first is the cause of those that follow.
        kept.get_or_insert(format!("{text}{}", place.unwrap_or_default()));
    }));
}

/// Heddle itself went wrong, in the middle of this Java stack if there is one.
pub(crate) fn bug(java_stack: &[String]) -> ExitCode {
    let kept = PANIC.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).take();
    line(
        "heddle: a bug in Heddle stopped the run; please report it with the program that shows it",
    );
    line(&format!("  {}", kept.unwrap_or_else(|| "no message".into())));
    stack(java_stack);
    ExitCode::from(STATUS_ERROR)
}
