//! `cargo xtask live`: systems in which some processes are real programs on this machine.
//!
//! Each system of `tests/corpus/live` and `examples/live_peers` says in its first comment what has to come out, and why. It is searched
//! depth first, breadth first and by two workers, which have to agree; every violation has to be found again
//! by a replay without any real program; and nobody may be left behind, however a check ends.

use crate::arguments::Arguments;
use crate::corpus::lock;
use crate::directives::split_words;
use crate::failure::Failure;
use crate::java;
use crate::part::Part;
use crate::process::{End, Outcome, run_quietly, run_visibly};
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::{Duration, Instant};

pub(crate) const HELP: &str = "\
live [FILTER...] [--heddle FILE] [--release] [--jdk DIR] [--part K/N] [--quick]
    Checks the systems of tests/corpus/live and examples/live_peers, in which some processes are real programs, and what is
    left of them when a check succeeds, fails, is interrupted or killed.
    --quick     depth first only, and nothing is compared
    --part K/N  as without --quick for every Nth system from the Kth on, and quick for the others";

const TIME_MAX: Duration = Duration::from_secs(120);
/// How long a check that is interrupted may go on.
const SIGNAL_MAX: Duration = Duration::from_secs(5);
/// Ways to search that have to agree; the last one for systems that are compared with centralised ones.
const REVISIONS: &[&[&str]] = &[
    &["--workers=1"],
    &["--workers=1", "--strategy=bfs"],
    &["--workers=2"],
    &["--workers=2", "--strategy=bfs"],
];
const REVISIONS_OF_ALL: usize = 3;
/// Folders of `examples`: the first has systems with live peers, over classes of the others.
const EXAMPLES: &[&str] = &["live_peers", "echo", "daytime", "alphabet", "chat"];
/// Marks what a check starts, so that it is known if something is left.
const MARK: &str = "HEDDLE_LIVE_CASE";

#[derive(Default)]
struct Case {
    name: String,
    /// `holds`, `violated, KIND`, `inconclusive`, `error` or `endless`.
    expected: String,
    says: Vec<String>,
    flags: Vec<String>,
    needs: Option<String>,
    /// The same system with all processes checked, which has to promise the same.
    centralised: Option<String>,
}

struct Session {
    heddle: PathBuf,
    jdk: PathBuf,
    folder: PathBuf,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let part: Option<Part> = arguments.value("--part")?;
    let part = (!arguments.flag("--quick")).then(|| part.unwrap_or(Part::WHOLE));
    let filters = arguments.rest()?;
    let jdk = java::jdks(&homes)?.into_iter().next().ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, profile)?;
    let _lock = lock()?;
    let source = workspace::root().join("tests/corpus/live");
    let folder = workspace::target().join("live");
    let programs = prepare(&source, &folder)?;
    let of = |ending: &str| {
        let fits = |path: &&PathBuf| path.extension().is_some_and(|known| known == ending);
        programs.iter().filter(fits).cloned().collect::<Vec<PathBuf>>()
    };
    run_visibly(java::tool(&jdk, "javac").arg("-d").arg(folder.join("classes")).args(of("java")))?;
    for program in of("c") {
        let made = folder.join("bin").join(program.file_stem().unwrap_or_default());
        run_visibly(Command::new("cc").args(["-O1", "-o"]).arg(made).arg(program))?;
    }
    for example in EXAMPLES {
        let folder = folder.join("examples").join(example);
        let classes = folder.join("out");
        fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
        let source = workspace::root().join("examples").join(example);
        let files = workspace::files_below(&source)?;
        let is = |file: &&PathBuf, ending: &str| file.extension().is_some_and(|it| it == ending);
        let java = files.iter().filter(|file| is(file, "java"));
        run_visibly(java::tool(&jdk, "javac").args(["-nowarn", "-d"]).arg(&classes).args(java))?;
        for file in files.iter().filter(|file| is(file, "toml") || is(file, "txt")) {
            let copy = folder.join(file.strip_prefix(&source).unwrap_or(file));
            let below = copy.parent().unwrap_or(&folder);
            fs::create_dir_all(below).map_err(|error| Failure::file(below, &error))?;
            fs::copy(file, &copy).map_err(|error| Failure::file(&copy, &error))?;
        }
    }
    let mut cases = Vec::new();
    let examples = workspace::root().join("examples");
    for below in [&source, &examples.join(EXAMPLES[0])] {
        for file in workspace::files_below(below)? {
            if file.extension().is_some_and(|ending| ending == "toml") {
                let name = file.strip_prefix(&source).unwrap_or(&file);
                let name = name.strip_prefix(workspace::root()).unwrap_or(name);
                cases.push(read(&file, name.with_extension("").display().to_string())?);
            }
        }
    }
    let wanted = |name: &str| filters.is_empty() || filters.iter().any(|one| name.contains(one));
    cases.retain(|case| wanted(&case.name));
    let session = Session { heddle, jdk: jdk.home, folder };
    let mut failed = 0;
    let mut skipped = 0;
    for (index, case) in cases.iter().enumerate() {
        if let Some(needs) = case.needs.as_ref().filter(|needs| !java::on_path(needs)) {
            println!("SKIPPED {}: there is no {needs} on this machine", case.name);
            skipped += 1;
            continue;
        }
        let problems = match case.expected.as_str() {
            "endless" => session.interrupted(case)?,
            _ => {
                let thorough = part.is_some_and(|part| part.has(index));
                session.problems(case, thorough)?
            }
        };
        failed += usize::from(!problems.is_empty());
        for problem in problems {
            println!("FAILED {}: {problem}", case.name);
        }
    }
    println!(
        "live: {} systems as argued, {failed} not, {skipped} skipped",
        cases.len() - failed - skipped
    );
    match failed {
        0 => Ok(()),
        count => Err(Failure::new(format!("{count} systems failed"))),
    }
}

/// Copies all that is needed; gives the programs.
fn prepare(source: &Path, folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    for part in ["classes", "bin", "programs", "scratch"] {
        let part = folder.join(part);
        fs::create_dir_all(&part).map_err(|error| Failure::file(&part, &error))?;
    }
    let mut programs = Vec::new();
    for file in workspace::files_below(source)? {
        let copy = folder.join(file.strip_prefix(source).unwrap_or(&file));
        fs::copy(&file, &copy).map_err(|error| Failure::file(&copy, &error))?;
        if copy.parent().is_some_and(|parent| parent.ends_with("programs")) {
            programs.push(copy);
        }
    }
    Ok(programs)
}

/// What the comment on top of a system says.
fn read(file: &Path, name: String) -> Result<Case, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let mut case = Case { name, ..Case::default() };
    let mut prose = String::new();
    for line in text.lines().map_while(|line| line.strip_prefix("# ")) {
        match line.split_once(": ") {
            Some(("Says", part)) => case.says.push(part.to_owned()),
            Some(("Flags", flags)) => case.flags = split_words(flags),
            Some(("Needs", program)) => case.needs = Some(program.to_owned()),
            Some(("Centralised", other)) => case.centralised = Some(other.to_owned()),
            _ => prose.push_str(&format!("{line} ")),
        }
    }
    case.expected = expected(&prose)
        .ok_or_else(|| Failure::new(format!("{}: what is expected?", case.name)))?
        .to_owned();
    if let Some(other) = &case.centralised {
        let other = workspace::root().join(other);
        let text = fs::read_to_string(&other).map_err(|error| Failure::file(&other, &error))?;
        let promised = text.lines().next().and_then(expected).unwrap_or_default();
        // Behind the kind stands which processes it takes.
        let promised = promised.split(" (").next().unwrap_or_default();
        if promised != case.expected {
            let name = &case.name;
            return Err(Failure::new(format!("{name}: centralised, {promised:?} comes out")));
        }
    }
    Ok(case)
}

/// What a comment promises at its end.
fn expected(prose: &str) -> Option<&str> {
    prose.rsplit_once("Expected: ")?.1.trim_end().strip_suffix('.')
}

impl Session {
    fn command(&self, case: &Case, more: &[&str]) -> Command {
        let mut command = Command::new(&self.heddle);
        java::isolate(&mut command);
        command.current_dir(&self.folder).env(MARK, &case.name);
        command.args(["check", "--run-peers", "--stats", "--quiet", "--jdk"]).arg(&self.jdk);
        command.args(more).args(&case.flags).arg(format!("{}.toml", case.name));
        command
    }

    fn run(&self, command: &mut Command) -> Result<Outcome, Failure> {
        run_quietly(command, b"", &self.folder.join("scratch"), TIME_MAX)
    }

    fn problems(&self, case: &Case, thorough: bool) -> Result<Vec<String>, Failure> {
        let mut problems = Vec::new();
        let trace = self.folder.join("trace.json");
        let (verdict, kind) = case.expected.split_once(", ").unwrap_or((&case.expected, ""));
        let status = match verdict {
            "holds" | "inconclusive" => 3,
            "violated" => 1,
            "error" => 2,
            _ => return Err(Failure::new(format!("{}: {verdict:?} is no verdict", case.name))),
        };
        let file = format!("--trace={}", trace.display());
        let outcome = self.run(&mut self.command(case, &["--workers=1", &file]))?;
        let text = [outcome.stdout, outcome.stderr]
            .map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        let text = text.concat();
        if outcome.end != End::Status(status) {
            problems.push(format!("{}, not status {status}:\n{text}", outcome.end));
        }
        let holds = (verdict == "holds").then_some("holds against the recorded behaviour of");
        // Long lines are folded.
        let flat = text.split_whitespace().collect::<Vec<_>>().join(" ");
        for part in case.says.iter().map(String::as_str).chain(holds) {
            if !flat.contains(part) {
                problems.push(format!("{part:?} is not said:\n{text}"));
            }
        }
        problems.extend(self.left_behind(case));
        if status == 2 || !problems.is_empty() {
            return Ok(problems);
        }
        if verdict == "violated" {
            // Without --run-peers, and nobody listens.
            let mut replay = Command::new(&self.heddle);
            java::isolate(&mut replay);
            let again = self.run(replay.arg("replay").arg("--jdk").arg(&self.jdk).arg(&trace))?;
            if again.end != End::Status(0) {
                let text = String::from_utf8_lossy(&again.stderr).into_owned();
                problems.push(format!("its replay ends with {}:\n{text}", again.end));
            }
        }
        if thorough {
            problems.extend(self.compared(case, verdict, kind, status)?);
        }
        problems.extend(self.left_behind(case));
        Ok(problems)
    }

    /// What differs between the ways to search.
    fn compared(
        &self,
        case: &Case,
        verdict: &str,
        kind: &str,
        status: i32,
    ) -> Result<Vec<String>, Failure> {
        let mut problems = Vec::new();
        // What is visible depends on the accesses that were seen to collide, and with it the states that are told apart.
        let mut states: Vec<(Value, u64)> = Vec::new();
        let all = if case.centralised.is_some() { REVISIONS.len() } else { REVISIONS_OF_ALL };
        for words in &REVISIONS[..all] {
            // What is trusted holds.
            let more = ["--all", "--json", "--trust-peers"];
            let outcome = self.run(self.command(case, words).args(more))?;
            let found: Value = serde_json::from_slice(&outcome.stdout).unwrap_or_default();
            let status = if verdict == "holds" { 0 } else { status };
            if outcome.end != End::Status(status) {
                let why = &found["reason"];
                problems.push(format!("{words:?}: {}, {why}", outcome.end));
                continue;
            }
            let kinds = found["violations"].as_array().into_iter().flatten();
            let kinds: Vec<&str> = kinds.filter_map(|one| one["kind"].as_str()).collect();
            if verdict == "violated" && (kinds.is_empty() || kinds.iter().any(|one| *one != kind)) {
                problems.push(format!("{words:?}: finds {kinds:?}"));
            }
            for peer in found["stats"]["peers"].as_array().into_iter().flatten() {
                // What a peer that failed was asked last has no answer.
                if peer["requests"] != peer["edges"] && peer["failed"] != true {
                    problems.push(format!("{words:?}: requests and edges differ: {peer}"));
                }
                let count = |name: &str| peer[name].as_u64().unwrap_or(0);
                let branches = count("conversations").saturating_sub(1);
                // The linear cache starts connections, not conversations.
                let is_linear = case.flags.iter().any(|flag| flag == "--peer-cache=linear");
                let differs = count("restarts") != branches + count("again");
                if differs && !is_linear && peer["failed"] != true {
                    problems.push(format!("{words:?}: restarts and branches differ: {peer}"));
                }
            }
            let count = found["stats"]["states"].as_u64().unwrap_or(0);
            let complete = found["complete"].as_bool() == Some(true);
            // Nothing may depend on the way where the same system is also checked centralised.
            let visible = match case.centralised {
                Some(_) => &Value::Null,
                None => &found["stats"]["visible"],
            };
            match states.iter().find(|(known, _)| known == visible) {
                _ if !complete => problems.extend(
                    case.centralised.as_ref().map(|_| format!("{words:?}: it is not complete")),
                ),
                None => states.push((visible.clone(), count)),
                Some((_, known)) if *known == count => {}
                Some((_, known)) => {
                    problems.push(format!("{words:?}: {count} states, not {known}"))
                }
            }
        }
        if let (Some(other), [(_, states)]) = (&case.centralised, &states[..]) {
            let (name, expected, ways) = (&case.name, &case.expected, REVISIONS.len());
            println!(
                "{name}: {expected}, as {other}; states by each of {ways} ways to search: {states}"
            );
        }
        Ok(problems)
    }

    /// A check that is interrupted, or killed, leaves nobody behind.
    fn interrupted(&self, case: &Case) -> Result<Vec<String>, Failure> {
        let mut problems = Vec::new();
        for signal in ["INT", "TERM", "KILL", "ABRT"] {
            let mut command = self.command(case, &["--workers=2"]);
            command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
            let mut child =
                command.spawn().map_err(|error| Failure::new(format!("{}: {error}", case.name)))?;
            let mine = child.id();
            if !within(TIME_MAX, || marked(case).iter().any(|pid| *pid != mine)) {
                problems.push(format!("{signal}: no peer was started"));
            }
            thread::sleep(Duration::from_millis(300));
            end(&child, signal);
            if !within(SIGNAL_MAX, || matches!(child.try_wait(), Ok(Some(_)))) {
                problems.push(format!("{signal}: it goes on"));
                let _ = child.kill();
            }
            let _ = child.wait();
            let left = self.left_behind(case);
            problems.extend(left.map(|left| format!("{signal}: {left}")));
        }
        Ok(problems)
    }

    /// Who is left of those that a check started.
    fn left_behind(&self, case: &Case) -> Option<String> {
        match within(Duration::from_secs(5), || marked(case).is_empty()) {
            true => None,
            false => Some(format!("processes are left behind: {:?}", marked(case))),
        }
    }
}

/// Sends a signal to a process that this one started.
fn end(child: &Child, signal: &str) {
    let _ = Command::new("kill").args(["-s", signal, &child.id().to_string()]).status();
}

fn within(most: Duration, mut condition: impl FnMut() -> bool) -> bool {
    let start = Instant::now();
    while !condition() {
        if start.elapsed() > most {
            return false;
        }
        thread::sleep(Duration::from_millis(10));
    }
    true
}

/// The processes that belong to a case, by their environment.
fn marked(case: &Case) -> Vec<u32> {
    let mark = format!("{MARK}={}", case.name).into_bytes();
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    let pids = entries.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let is_it = |pid: &u32| {
        let environment = fs::read(format!("/proc/{pid}/environ")).unwrap_or_default();
        environment.split(|byte| *byte == 0).any(|variable| variable == mark)
    };
    pids.filter(is_it).collect()
}
