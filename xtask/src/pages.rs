//! `cargo xtask pages`: the commands in README.md, GUIDE.md and docs/ do what these pages say.
//!
//! Each page has a scratch folder of its own with a copy of the files that commands may name.
//! Its commands run there one after the other, with the Heddle that was built. `pages/page.rs`
//! says how commands are written, `pages/matching.rs` what is compared.

mod matching;
mod page;
mod verdicts;

use crate::arguments::Arguments;
use crate::checks::subject::sorted_entries;
use crate::failure::Failure;
use crate::java;
use crate::process::{End, run_quietly};
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use page::{Block, Shown};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

pub(crate) const HELP: &str = "\
pages [FILTER...] [--bless] [--large] [--jdk DIR] [--heddle FILE]
    Runs the commands in README.md, GUIDE.md and docs/ and compares what they print with the page.
    --bless  writes what they print into the page instead
    --large  also commands that take minutes";

/// What the commands of a page may name.
const COPIED: &[&str] = &["bench/protocols", "examples", "library"];

/// What precedes a command. One worker finds the same trace every time; with several, another
/// may come first.
const PRELUDE: &str = r#"exec 2>&1
heddle() {
    case "$1 $2 $3" in
        check\ *) shift; set -- check --workers 1 "$@" ;;
        protocol\ check\ *.toml) set -- "$@" --workers 1 ;;
    esac
    "$HEDDLE_BUILT" "$@"
}
"#;

const TIME_MAX: Duration = Duration::from_secs(300);

struct Settings {
    heddle: PathBuf,
    jdk: Jdk,
    bless: bool,
    large: bool,
    /// Below it, everything that commands write.
    scratch: PathBuf,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let named = arguments.value("--heddle")?;
    let homes = arguments.values("--jdk")?;
    let (bless, large) = (arguments.flag("--bless"), arguments.flag("--large"));
    let filters = arguments.rest()?;
    let jdk = match java::jdks(&homes)?.pop() {
        Some(jdk) if !homes.is_empty() => jdk,
        _ => java::ensure_jdk()?,
    };
    let heddle = workspace::heddle(named, Profile::Corpus)?;
    let scratch = workspace::target().join("pages");
    if scratch.exists() {
        fs::remove_dir_all(&scratch).map_err(|error| Failure::file(&scratch, &error))?;
    }
    let settings = Settings { heddle, jdk, bless, large, scratch };
    let mut names = pages()?;
    names.retain(|name| filters.is_empty() || filters.iter().any(|it| name.contains(it.as_str())));
    match check_all(&names, &settings)? {
        0 => Ok(()),
        count => Err(Failure::new(format!(
            "{count} not as the pages say; with --bless, pages get what the commands print"
        ))),
    }
}

/// Runs the commands of all pages, several pages at a time; how many things are not as they say.
fn check_all(names: &[String], settings: &Settings) -> Result<usize, Failure> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut problems = 0;
        while let Some(name) = names.get(next.fetch_add(1, Ordering::Relaxed)) {
            problems += check(name, settings)?;
        }
        Ok(problems)
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        let ended = workers.into_iter().map(|it| it.join().expect("a worker does not panic"));
        ended.sum()
    })
}

/// The pages, by their names relative to the root.
fn pages() -> Result<Vec<String>, Failure> {
    let mut names = vec!["README.md".to_owned(), "GUIDE.md".to_owned()];
    for folder in ["docs", "docs/examples"] {
        for path in sorted_entries(&workspace::root().join(folder))? {
            if path.extension().is_some_and(|extension| extension == "md") {
                let file = path.file_name().unwrap_or_default().to_string_lossy();
                names.push(format!("{folder}/{file}"));
            }
        }
    }
    Ok(names)
}

/// Runs the commands of a page; how many things are not as it says.
fn check(name: &str, settings: &Settings) -> Result<usize, Failure> {
    let path = workspace::root().join(name);
    let text = fs::read_to_string(&path).map_err(|error| Failure::file(&path, &error))?;
    let blocks = page::blocks(&text)
        .map_err(|(line, what)| Failure::new(format!("{name}:{line}: {what}")))?;
    let folder = settings.scratch.join(name.replace('/', "-"));
    for copied in COPIED {
        copy(&workspace::root().join(copied), &folder.join(copied))?;
    }
    let printed = folder.with_extension("printed");
    fs::create_dir_all(&printed).map_err(|error| Failure::file(&printed, &error))?;
    let mut lines: Vec<&str> = text.lines().collect();
    let mut problems = match name.strip_prefix("docs/examples/").and_then(|n| n.strip_suffix(".md"))
    {
        Some(example) => {
            verdicts::differences(&text, &workspace::root().join("examples").join(example))?
        }
        None => Vec::new(),
    };
    let (mut commands, mut blessed) = (0, Vec::new());
    for block in blocks {
        match block {
            Block::File { line, name, text } => match fs::read_to_string(folder.join(&name)) {
                Ok(whole) if whole.contains(&text) => (),
                Ok(_) => problems.push(format!("line {line}: {name} has other text")),
                Err(_) => write(&folder.join(&name), &text)?,
            },
            Block::Commands { large: true, .. } if !settings.large => (),
            Block::Commands { commands: shown, .. } => {
                commands += shown.len();
                for shown in shown {
                    let printed = execute(&shown, &folder, settings, &mut problems)?;
                    let old = &lines[shown.output.clone()];
                    if old.is_empty() || matching::fits(old, &printed) {
                        continue;
                    }
                    let misfit = matching::first_misfit(old, &printed);
                    if settings.bless {
                        blessed.push((shown.output.clone(), matching::blessed(old, &printed)));
                        continue;
                    }
                    problems.push(format!(
                        "line {}: `{}` prints something else, at line {}: {}",
                        shown.line,
                        shown.command,
                        shown.output.start + misfit + 1,
                        old.get(misfit).unwrap_or(&"there is more"),
                    ));
                }
            }
        }
    }
    let mut report = format!("{name}: {commands} commands, {} rewritten", blessed.len());
    problems.iter().for_each(|problem| report += &format!("\n{name}: {problem}"));
    println!("{report}");
    for (range, new) in blessed.iter().rev() {
        lines.splice(range.clone(), new.iter().map(String::as_str));
    }
    if !blessed.is_empty() {
        write(&path, &(lines.join("\n") + "\n"))?;
    }
    Ok(problems.len())
}

/// Runs a command as a reader would; the lines that it prints.
fn execute(
    shown: &Shown,
    folder: &Path,
    settings: &Settings,
    problems: &mut Vec<String>,
) -> Result<Vec<String>, Failure> {
    let mut command = Command::new("sh");
    command.arg("-c").arg(format!("{PRELUDE}{}", shown.command)).current_dir(folder);
    java::isolate(&mut command);
    let mut path = vec![settings.jdk.home.join("bin")];
    path.extend(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default()));
    let path = std::env::join_paths(path).map_err(|error| Failure::new(error.to_string()))?;
    command.env("PATH", path).env("JAVA_HOME", &settings.jdk.home);
    command.env("HEDDLE_BUILT", &settings.heddle);
    let outcome = run_quietly(&mut command, b"", &folder.with_extension("printed"), TIME_MAX)?;
    let printed = matching::lines(&String::from_utf8_lossy(&outcome.stdout));
    if outcome.end != End::Status(shown.status) {
        let (line, command, expected) = (shown.line, &shown.command, shown.status);
        let last = printed.iter().rev().take(5).rev().map(|line| format!("\n    {line}"));
        let last: String = last.collect();
        problems.push(format!(
            "line {line}: `{command}` ends with {}, not with status {expected}:{last}",
            outcome.end
        ));
    }
    Ok(printed)
}

/// Copies a folder, but for what was compiled in it.
fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    fs::create_dir_all(to).map_err(|error| Failure::file(to, &error))?;
    for path in sorted_entries(from)? {
        let name = path.file_name().unwrap_or_default();
        if path.is_file() {
            fs::copy(&path, to.join(name)).map_err(|error| Failure::file(&path, &error))?;
        } else if name != "out" {
            copy(&path, &to.join(name))?;
        }
    }
    Ok(())
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    let folder = path.parent().unwrap_or(path);
    fs::create_dir_all(folder).map_err(|error| Failure::file(folder, &error))?;
    fs::write(path, text).map_err(|error| Failure::file(path, &error))
}
