//! `cargo xtask demo`: from a fresh clone to a counterexample of a distributed system.

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use std::path::Path;
use std::process::Command;

pub(crate) const HELP: &str = "\
demo [--heddle FILE]
    Installs a JDK if there is none, builds Heddle, and checks a replicated store: first with a
    bug, then without.";

const SYSTEM: &str = "examples/primary_backup";

const STORY: &str = "\
A key-value store has two servers. The primary answers clients and passes each write on to a
backup, to which a client turns when the primary is gone. The primary may crash at any of its
network operations. In bug.toml it answers a write before it passes it on.";

const SEEN: &str = "\
Seen: the client wrote 7 and got its answer (\"k\"), the primary crashed before the backup had the
write, and the client read 0 from the backup. The write was confirmed, and is lost. The trace is
one schedule out of all that Heddle tries: who runs when, and whether and where the crash strikes.
In system.toml the primary answers when the backup has the write.";

const NEXT: &str = "\
It holds: Heddle visited every state, and the confirmed write is lost in none of them.

Try next:
  cargo install --path crates/cli
      puts heddle on your path
  heddle replay TRACE
      shows the counterexample again
  heddle check examples/primary_backup/two_writes.toml
      the same store still loses a write if there are two; why?
  heddle check -cp DIR Main
      checks a program of your own, in all its schedules

README.md says what Heddle finds and what it cannot do, GUIDE.md how to do things, and docs/examples
explains this system and seven others.";

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let named = arguments.value("--heddle")?;
    arguments.rest()?;
    let jdk = java::ensure_jdk()?;
    println!("JDK {} in {}", jdk.version(), jdk.home.display());
    println!("Building heddle; the first time takes a few minutes.");
    let heddle = workspace::heddle(named, Profile::Release)?;
    compile(&jdk)?;
    let trace = workspace::target().join("demo-trace.json");
    let trace = trace.strip_prefix(workspace::root()).unwrap_or(&trace);
    let page = trace.with_file_name("demo.html");
    println!("\n{STORY}\n");
    check(&heddle, &jdk, "bug.toml", &["--report", &format!("html={}", page.display())], trace, 1)?;
    println!("\n{SEEN}\n");
    check(&heddle, &jdk, "system.toml", &[], trace, 0)?;
    println!("\n{}", NEXT.replace("TRACE", &trace.display().to_string()));
    println!("\nThe bug as a chart, for the browser: {}", workspace::root().join(page).display());
    Ok(())
}

/// Writes the page of the bug.
pub(crate) fn make_page(heddle: &Path, jdk: &Jdk, page: &Path) -> Result<(), Failure> {
    compile(jdk)?;
    let trace = page.with_extension("json");
    check(heddle, jdk, "bug.toml", &["--report", &format!("html={}", page.display())], &trace, 1)
}

/// The descriptions of the system expect its classes in `out`.
fn compile(jdk: &Jdk) -> Result<(), Failure> {
    let folder = workspace::root().join(SYSTEM);
    let sources = crate::checks::java_files(&folder)?;
    run_visibly(java::tool(jdk, "javac").arg("-d").arg(folder.join("out")).args(sources))
}

/// Checks one version of the system; anything but the status it is known for is a failure.
fn check(
    heddle: &Path,
    jdk: &Jdk,
    file: &str,
    more: &[&str],
    trace: &Path,
    expected: i32,
) -> Result<(), Failure> {
    println!("$ heddle check {SYSTEM}/{file}");
    let mut command = Command::new(heddle);
    command.arg("check").arg(format!("{SYSTEM}/{file}")).arg("--trace").arg(trace).args(more);
    command.arg("--jdk").arg(&jdk.home).current_dir(workspace::root());
    let status = command.status().map_err(|error| Failure::file(heddle, &error))?;
    match status.code() {
        Some(code) if code == expected => Ok(()),
        _ => Err(Failure::new(format!("heddle check {file} ended with {status}, not {expected}"))),
    }
}
