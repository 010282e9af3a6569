//! `cargo xtask hostile`: damaged and malicious inputs, each of which must end in a clear message.
//!
//! The inputs are built from the small program in `tests/hostile`. Where `java` has a say, heddle must
//! end as `java` does; where heddle is stricter, its message must name the reason. No input may make
//! heddle panic, hang, or die from a signal.

mod inputs;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::{End, Outcome, run_quietly, run_visibly};
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub(crate) const HELP: &str = "\
hostile [FILTER...] [--heddle FILE] [--jdk DIR]
    Runs heddle on damaged and malicious jars, class files and JDKs.";

const TIME_MAX: Duration = Duration::from_secs(30);

/// The status of a Rust program that panicked.
const STATUS_PANIC: i32 = 101;

/// One input on disk and what is to come of it.
pub(crate) struct Input {
    name: String,
    /// What follows `java` or `heddle run`.
    arguments: Vec<OsString>,
    expect: Expect,
}

pub(crate) enum Expect {
    /// The same status and standard output as `java`, and a message wherever it has one.
    LikeJava,
    /// Status 1 or 2, and this text on standard error.
    Refused(&'static str),
    /// Either: a stricter reader than that of `java` is as good.
    RefusedOrLikeJava(&'static str),
    /// Anything but a crash: the damage is random.
    NoCrash,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let filters = arguments.rest()?;
    let jdk = java::jdks(&homes)?.into_iter().next().ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, Profile::Corpus)?;
    let folder = workspace::target().join("hostile");
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    }
    let classes = compile(&jdk, &folder.join("classes"))?;

    let mut inputs = inputs::build(&folder, &classes)?;
    if !filters.is_empty() {
        inputs.retain(|input| filters.iter().any(|filter| input.name.contains(filter)));
    }
    let mut failed = 0;
    for input in &inputs {
        if let Some(problem) = check(&jdk, &heddle, &folder, input)? {
            failed += 1;
            println!("FAILED {}: {problem}", input.name);
        }
    }
    println!("hostile inputs: {} passed, {failed} failed", inputs.len() - failed);
    if failed > 0 {
        return Err(Failure::new(format!("{failed} inputs failed")));
    }
    Ok(())
}

fn check(
    jdk: &Jdk,
    heddle: &Path,
    folder: &Path,
    input: &Input,
) -> Result<Option<String>, Failure> {
    let mut command = Command::new(heddle);
    java::isolate(&mut command);
    command.arg("run");
    if !input.arguments.iter().any(|word| word == "--jdk") {
        command.arg("--jdk").arg(&jdk.home);
    }
    command.args(&input.arguments);
    let actual = run_quietly(&mut command, b"", folder, TIME_MAX)?;
    let stderr = String::from_utf8_lossy(&actual.stderr);
    let shown = || format!("{}, and on stderr:\n{}", actual.end, stderr.trim_end());
    let End::Status(status) = actual.end else { return Ok(Some(shown())) };
    if status == STATUS_PANIC || stderr.contains("panicked at") {
        return Ok(Some(format!("a panic: {}", shown())));
    }
    let is_refused = |message: &str| matches!(status, 1 | 2) && stderr.contains(message);
    let mut problem = shown();
    match input.expect {
        Expect::NoCrash => return Ok(None),
        Expect::Refused(message) | Expect::RefusedOrLikeJava(message) if is_refused(message) => {
            return Ok(None);
        }
        Expect::Refused(message) => {
            problem += &format!("\na refusal with {message:?} is expected");
        }
        Expect::RefusedOrLikeJava(_) | Expect::LikeJava => {
            let mut command = java::tool(jdk, "java");
            command.args(&input.arguments);
            let expected = run_quietly(&mut command, b"", folder, TIME_MAX)?;
            if is_alike(&expected, &actual) {
                return Ok(None);
            }
            let stderr = String::from_utf8_lossy(&expected.stderr);
            problem +=
                &format!("\njava has {}, and on stderr:\n{}", expected.end, stderr.trim_end());
        }
    }
    Ok(Some(problem))
}

fn is_alike(expected: &Outcome, actual: &Outcome) -> bool {
    expected.end == actual.end
        && expected.stdout == actual.stdout
        && expected.stderr.is_empty() == actual.stderr.is_empty()
}

fn compile(jdk: &Jdk, classes: &Path) -> Result<PathBuf, Failure> {
    fs::create_dir_all(classes).map_err(|error| Failure::file(classes, &error))?;
    let source = workspace::root().join("tests/hostile/Main.java");
    run_visibly(java::tool(jdk, "javac").arg("-d").arg(classes).arg(source))?;
    Ok(classes.to_owned())
}
