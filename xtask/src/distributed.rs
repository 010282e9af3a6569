//! `cargo xtask distributed`: the experiment with the four servers of `examples`, as tables and charts
//! on one page: both channels, three strategies, growing sizes, and a verdict for every seeded bug.

mod page;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::states::result;
use crate::workspace::{self, Profile};
use heddle_archive::Jdk;
use serde_json::Value;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const HELP: &str = "\
distributed [--large] [--seconds N] [--page FILE] [--jdk DIR] [--heddle FILE]
    States, transitions, instructions, depth, time and memory of Echo, Daytime, Chat and Alphabet,
    with the tree and the queue channel, depth first, breadth first and at random; then the verdict
    for every version with a seeded bug. Tables and charts are also written to an HTML file.
    --large    sizes up to what fits in 130 s
    --seconds  time limit of each search, default 20, and 130 with --large
    --page     default target/distributed/index.html";

/// A server with its clients, by size.
struct Benchmark {
    name: &'static str,
    sizes: &'static [Size],
}

struct Size {
    title: &'static str,
    server: &'static [&'static str],
    client: &'static [&'static str],
    count: u32,
    /// Only with `--large`.
    large: bool,
}

const fn size(
    title: &'static str,
    server: &'static [&'static str],
    client: &'static [&'static str],
    count: u32,
    large: bool,
) -> Size {
    Size { title, server, client, count, large }
}

const LINE: &str = "Monday 12:00";

const BENCHMARKS: &[Benchmark] = &[
    Benchmark {
        name: "Echo",
        sizes: &[
            size("1x1", &["1"], &["1"], 1, false),
            size("2x1", &["2"], &["1"], 2, false),
            size("3x1", &["3"], &["1"], 3, false),
            size("3x2", &["3"], &["2"], 3, false),
            size("5x1", &["5"], &["1"], 5, true),
            size("8x1", &["8"], &["1"], 8, true),
        ],
    },
    Benchmark {
        name: "Daytime",
        sizes: &[
            size("1", &["1", LINE], &[LINE], 1, false),
            size("2", &["2", LINE], &[LINE], 2, false),
            size("4", &["4", LINE], &[LINE], 4, false),
            size("6", &["6", LINE], &[LINE], 6, true),
            size("9", &["9", LINE], &[LINE], 9, true),
        ],
    },
    Benchmark {
        name: "Chat",
        sizes: &[
            size("1x1", &["1", "1"], &["1"], 1, false),
            size("2x1", &["2", "2"], &["1"], 2, false),
            size("2x2", &["2", "2"], &["2"], 2, true),
            size("3x1", &["3", "3"], &["1"], 3, true),
            size("3x2", &["3", "3"], &["2"], 3, true),
        ],
    },
    Benchmark {
        name: "Alphabet",
        sizes: &[
            size("1x1", &["1"], &["1", "1"], 1, false),
            size("1x2", &["1"], &["1", "2"], 1, false),
            size("2x1", &["2"], &["2", "1"], 1, false),
            size("2x2", &["2"], &["2", "2"], 1, true),
            size("3x1", &["3"], &["3", "1"], 1, true),
        ],
    },
];

/// Strategies, with what else they need.
const STRATEGIES: &[(&str, &[&str])] =
    &[("dfs", &[]), ("bfs", &[]), ("random", &["--runs=100", "--seed=1"])];

const SYSTEMS: &[&str] = &[
    "echo",
    "daytime",
    "chat",
    "alphabet",
    "two_phase_commit",
    "leader_election",
    "primary_backup",
    "lock_server",
];

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let large = arguments.flag("--large");
    let seconds: u64 = arguments.value("--seconds")?.unwrap_or(if large { 130 } else { 20 });
    let page: Option<PathBuf> = arguments.value("--page")?;
    arguments.rest()?;
    let jdk = if homes.is_empty() { java::ensure_jdk()? } else { java::jdks(&homes)?.remove(0) };
    let heddle = workspace::heddle(named, Profile::Release)?;
    let folder = workspace::target().join("distributed");
    for system in SYSTEMS {
        compile(&jdk, &folder, system)?;
    }
    let check = |file: &Path, classes: &Path, flags: &[&str]| {
        let mut command = Command::new(&heddle);
        command.arg("check").arg(file).arg("-cp").arg(classes).arg("--jdk").arg(&jdk.home);
        command.args(["--json", "--quiet"]).args(flags);
        result(&mut command)
    };
    let limit = format!("--max-time={seconds}");
    let (mut measured, mut judged) = (Vec::new(), Vec::new());
    println!(
        "{:10} {:>4} {:6} {:7} {:>9} {:>11} {:>13} {:>6} {:>8} {:>7}  verdict",
        "", "size", "", "", "states", "transitions", "instructions", "depth", "seconds", "MB"
    );
    for benchmark in BENCHMARKS {
        // Where a channel does not get through, larger sizes say nothing new.
        let mut given_up = Vec::new();
        for size in benchmark.sizes.iter().filter(|size| large || !size.large) {
            let file = describe(&folder, benchmark.name, size)?;
            let classes = folder.join(benchmark.name.to_lowercase());
            let mut states = Vec::new();
            for (strategy, more) in STRATEGIES {
                for channel in ["tree", "queue"] {
                    if given_up.contains(&channel) {
                        continue;
                    }
                    let strategy_flag = format!("--strategy={strategy}");
                    let channel_flag = format!("--channel={channel}");
                    let flags = ["--workers=1", &limit, &strategy_flag, &channel_flag];
                    let found = check(&file, &classes, &[&flags, *more].concat())?;
                    let row = Measured::new(benchmark.name, size.title, channel, strategy, &found);
                    println!("{row}");
                    measured.push(row);
                    if *strategy == "dfs" {
                        states.push(number(&found["stats"]["states"]));
                        if found["verdict"] == "Inconclusive" {
                            given_up.push(channel);
                        }
                    }
                }
            }
            if let [tree, queue] = states[..] {
                println!("{:10} {:>4} queue / tree: {:.1} times the states", "", "", queue / tree);
            }
        }
    }
    println!("\nSeeded bugs and repaired versions:");
    for system in SYSTEMS {
        for file in files(&examples(system), "toml")? {
            let found = check(&file, &folder.join(system), &["--all", &limit])?;
            let row = verdict(system, &file, &found)?;
            println!("{row}");
            judged.push(row);
        }
    }
    let page = page.unwrap_or_else(|| folder.join("index.html"));
    let text = page::html(&measured, &judged);
    fs::write(&page, text).map_err(|error| Failure::file(&page, &error))?;
    println!("\nAs a page, for the browser: {}", page.display());
    match judged.iter().filter(|row| !row.right).count() {
        0 => Ok(()),
        wrong => Err(Failure::new(format!("{wrong} verdicts are not as expected"))),
    }
}

/// One of the four servers with its clients, ready to be checked.
pub(crate) struct Server {
    pub(crate) name: String,
    pub(crate) file: PathBuf,
    pub(crate) classes: PathBuf,
}

/// The four servers at their smaller sizes.
pub(crate) fn servers(jdk: &Jdk) -> Result<Vec<Server>, Failure> {
    let folder = workspace::target().join("distributed");
    let mut servers = Vec::new();
    for benchmark in BENCHMARKS {
        let classes = compile(jdk, &folder, &benchmark.name.to_lowercase())?;
        for size in benchmark.sizes.iter().filter(|size| !size.large) {
            let name = format!("{} {}", benchmark.name, size.title);
            let file = describe(&folder, benchmark.name, size)?;
            servers.push(Server { name, file, classes: classes.clone() });
        }
    }
    Ok(servers)
}

/// Compiles a system of `examples`, and says where its classes are.
pub(crate) fn compile(jdk: &Jdk, folder: &Path, system: &str) -> Result<PathBuf, Failure> {
    let classes = folder.join(system);
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    let sources = files(&examples(system), "java")?;
    let library = workspace::root().join("library");
    let mut compiler = java::tool(jdk, "javac");
    compiler.args(["-nowarn", "-cp"]).arg(library).arg("-d").arg(&classes);
    run_visibly(compiler.args(&sources))?;
    Ok(classes)
}

pub(crate) fn examples(system: &str) -> PathBuf {
    workspace::root().join("examples").join(system)
}

pub(crate) fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>, Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, &error))?;
    let mut files: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.extension().is_some_and(|known| known == ending));
    files.sort();
    Ok(files)
}

/// Writes the description of a benchmark at a size.
fn describe(folder: &Path, name: &str, size: &Size) -> Result<PathBuf, Failure> {
    let list =
        |args: &[&str]| args.iter().map(|arg| format!("{arg:?}")).collect::<Vec<_>>().join(", ");
    let text = format!(
        "[[process]]\nname = \"server\"\nmain = \"{name}Server\"\nargs = [{}]\n\n\
         [[process]]\nname = \"client\"\nmain = \"{name}Client\"\nargs = [{}]\ncount = {}\n\
         after = [\"server\"]\n",
        list(size.server),
        list(size.client),
        size.count
    );
    let file = folder.join(format!("{name}-{}.toml", size.title));
    fs::write(&file, text).map_err(|error| Failure::file(&file, &error))?;
    Ok(file)
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or(0.0)
}

/// One search of a benchmark.
struct Measured {
    benchmark: &'static str,
    size: &'static str,
    channel: &'static str,
    strategy: &'static str,
    states: f64,
    transitions: f64,
    instructions: f64,
    depth: f64,
    seconds: f64,
    megabytes: f64,
    verdict: String,
}

impl Measured {
    fn new(
        benchmark: &'static str,
        size: &'static str,
        channel: &'static str,
        strategy: &'static str,
        found: &Value,
    ) -> Measured {
        let stats = &found["stats"];
        Measured {
            benchmark,
            size,
            channel,
            strategy,
            states: number(&stats["states"]),
            transitions: number(&stats["transitions"]),
            instructions: number(&stats["instructions"]),
            depth: number(&stats["depth_max"]),
            seconds: number(&stats["seconds"]),
            megabytes: number(&stats["memory_bytes"]) / 1e6,
            verdict: found["verdict"].as_str().unwrap_or("?").to_owned(),
        }
    }

    fn title(&self) -> String {
        format!("{} {}", self.benchmark, self.size)
    }
}

impl fmt::Display for Measured {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{:10} {:>4} {:6} {:7} {:>9} {:>11} {:>13} {:>6} {:>8.2} {:>7.0}  {}",
            self.benchmark,
            self.size,
            self.channel,
            self.strategy,
            self.states,
            self.transitions,
            self.instructions,
            self.depth,
            self.seconds,
            self.megabytes,
            self.verdict
        )
    }
}

/// A version of a system, and whether it came out as its first lines say.
struct Judged {
    system: String,
    name: String,
    verdict: String,
    kinds: String,
    states: f64,
    right: bool,
}

impl fmt::Display for Judged {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Judged { system, name, verdict, kinds, states, right } = self;
        let mark = if *right { "" } else { "   NOT AS EXPECTED" };
        write!(f, "  {system:18} {name:20} {verdict:9} {kinds:30} {states:>8} states{mark}")
    }
}

/// What a description promises in the comment on top.
pub(crate) fn expected(description: &str) -> String {
    let head: String = description.lines().take_while(|line| line.starts_with('#')).collect();
    head.split("Expected:").nth(1).unwrap_or("").trim().to_lowercase()
}

fn verdict(system: &str, file: &Path, found: &Value) -> Result<Judged, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    let expected = expected(&text);
    let violations: Vec<&Value> = found["violations"].as_array().into_iter().flatten().collect();
    let mut kinds: Vec<&str> =
        violations.iter().filter_map(|violation| violation["kind"].as_str()).collect();
    kinds.sort_unstable();
    kinds.dedup();
    let said = found["verdict"].as_str().unwrap_or("?");
    let right = match said {
        "Holds" => expected.starts_with("holds"),
        "Violated" => violations.iter().any(|violation| {
            let word =
                |key: &str| violation[key].as_str().is_some_and(|word| expected.contains(word));
            word("kind") && word("scope")
        }),
        _ => false,
    };
    Ok(Judged {
        system: system.to_owned(),
        name: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        verdict: said.to_owned(),
        kinds: kinds.join(", "),
        states: number(&found["stats"]["states"]),
        right,
    })
}
