//! `cargo xtask approaches`: ways to check a distributed program, side by side, over the four servers of
//! `examples`: all processes centralised, with bytes kept in a tree or in queues, and clients alone against the
//! real server, with a linear and a branching cache and with checkpoints.

use crate::arguments::Arguments;
use crate::corpus::lock;
use crate::failure::Failure;
use crate::java;
use crate::process::{run_quietly, run_visibly};
use crate::workspace::{self, Profile};
use serde_json::Value;
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

pub(crate) const HELP: &str = "\
approaches [FILTER...] [--seconds N] [--chart FILE] [--jdk DIR] [--heddle FILE] [--release]
    Echo, Daytime, Chat and Alphabet by five approaches: verdict, states, time, memory, and what was
    asked of the real server. The chart is an SVG file.
    --seconds  time limit of each search, default 30
    --chart    default target/approaches/chart.svg";

/// A server, its arguments, its port, and its clients.
struct Benchmark {
    name: &'static str,
    size: &'static str,
    server: &'static str,
    port: u16,
    client: &'static [&'static str],
    count: u32,
}

const fn benchmark(
    (name, size): (&'static str, &'static str),
    (server, port): (&'static str, u16),
    (client, count): (&'static [&'static str], u32),
) -> Benchmark {
    Benchmark { name, size, server, port, client, count }
}

const BENCHMARKS: &[Benchmark] = &[
    benchmark(("Echo", "1x1"), ("1", 10007), (&["1"], 1)),
    benchmark(("Echo", "2x1"), ("2", 10007), (&["1"], 2)),
    benchmark(("Daytime", "1"), ("1 Monday", 10013), (&["Monday"], 1)),
    benchmark(("Daytime", "2"), ("2 Monday", 10013), (&["Monday"], 2)),
    benchmark(("Chat", "1x1"), ("1 1", 4440), (&["1"], 1)),
    benchmark(("Chat", "2x1"), ("2 2", 4440), (&["1"], 2)),
    benchmark(("Alphabet", "1x1"), ("1", 18586), (&["1", "1"], 1)),
    benchmark(("Alphabet", "1x2"), ("1", 18586), (&["1", "2"], 1)),
];

/// A name, whether the server is a real program, the option, and the colour in the chart.
struct Approach(&'static str, bool, &'static str, &'static str);

const APPROACHES: &[Approach] = &[
    Approach("centralised, tree", false, "--channel=tree", "#2b6cb0"),
    Approach("centralised, queue", false, "--channel=queue", "#dd6b20"),
    Approach("linear cache", true, "--peer-cache=linear", "#38a169"),
    Approach("branching cache", true, "--peer-cache=branching", "#805ad5"),
    Approach("checkpoints", true, "--peer-cache=checkpoint", "#718096"),
];

/// What came of one search; nothing if the approach is not available.
struct Row {
    title: String,
    results: Vec<Option<f64>>,
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.values("--jdk")?;
    let named = arguments.value("--heddle")?;
    let profile = if arguments.flag("--release") { Profile::Release } else { Profile::Corpus };
    let seconds: u64 = arguments.value("--seconds")?.unwrap_or(30);
    let chart: Option<PathBuf> = arguments.value("--chart")?;
    let filters = arguments.rest()?;
    let jdk = java::jdks(&homes)?.into_iter().next().ok_or_else(|| Failure::new("no JDK"))?;
    let heddle = workspace::heddle(named, profile)?;
    let _lock = lock()?;
    let folder = workspace::target().join("approaches");
    let scratch = folder.join("scratch");
    fs::create_dir_all(&scratch).map_err(|error| Failure::file(&scratch, &error))?;
    println!(
        "{:12} {:18} {:>8} {:>11} {:>8} {:>6} {:>8} {:>8}  verdict",
        "", "", "states", "transitions", "seconds", "MB", "requests", "restarts"
    );
    let mut rows = Vec::new();
    let wanted = |name: &str| filters.is_empty() || filters.iter().any(|one| name.contains(one));
    for benchmark in BENCHMARKS.iter().filter(|benchmark| wanted(benchmark.name)) {
        let classes = compiled(&folder, benchmark, &jdk)?;
        let title = format!("{} {}", benchmark.name, benchmark.size);
        let mut results = Vec::new();
        for Approach(name, live, option, _) in APPROACHES {
            let text = description(benchmark, *live, &classes, &jdk.home);
            let file = folder.join("system.toml");
            fs::write(&file, text).map_err(|error| Failure::file(&file, &error))?;
            let mut command = Command::new(&heddle);
            java::isolate(&mut command);
            command.args([
                "check",
                "--run-peers",
                "--trust-peers",
                "--json",
                "--quiet",
                "--workers=1",
            ]);
            command.arg(option).arg(format!("--max-time={seconds}"));
            command.arg("--jdk").arg(&jdk.home).arg(&file);
            let most = Duration::from_secs(2 * seconds + 30);
            let outcome = run_quietly(&mut command, b"", &scratch, most)?;
            let found: Value = serde_json::from_slice(&outcome.stdout).unwrap_or_default();
            let told = String::from_utf8_lossy(&outcome.stderr);
            let told = told.lines().next().unwrap_or_default().trim_start_matches("heddle: ");
            println!("{title:12} {name:18} {}", line(&found, told));
            results.push(found["stats"]["states"].as_f64());
        }
        rows.push(Row { title, results });
    }
    let chart = chart.unwrap_or_else(|| folder.join("chart.svg"));
    fs::write(&chart, svg(&rows)).map_err(|error| Failure::file(&chart, &error))?;
    println!("\nAs a chart: {}", chart.display());
    Ok(())
}

/// The classes of a benchmark.
fn compiled(
    folder: &Path,
    benchmark: &Benchmark,
    jdk: &heddle_archive::Jdk,
) -> Result<PathBuf, Failure> {
    let system = benchmark.name.to_lowercase();
    let classes = folder.join(&system);
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    let sources = workspace::java_sources(&format!("examples/{system}"), &[])?;
    run_visibly(java::tool(jdk, "javac").args(["-nowarn", "-d"]).arg(&classes).args(&sources))?;
    Ok(classes)
}

fn description(benchmark: &Benchmark, live: bool, classes: &Path, jdk: &Path) -> String {
    let Benchmark { name, server, port, client, count, .. } = benchmark;
    let list =
        |args: &[&str]| args.iter().map(|arg| format!("{arg:?}")).collect::<Vec<_>>().join(", ");
    let classes = classes.display();
    let served = match live {
        true => format!(
            "live = \"{}/bin/java -cp {classes} {name}Server {server}\"\nlistens = {port}\n\
             patience = \"500ms\"",
            jdk.display()
        ),
        false => {
            let args: Vec<&str> = server.split(' ').collect();
            format!("main = \"{name}Server\"\nargs = [{}]", list(&args))
        }
    };
    format!(
        "classpath = [\"{classes}\"]\nenable_assertions = true\n\n[[process]]\nname = \"server\"\n\
         {served}\n\n[[process]]\nname = \"client\"\nmain = \"{name}Client\"\nargs = [{}]\n\
         count = {count}\nafter = [\"server\"]\n",
        list(client)
    )
}

fn line(found: &Value, told: &str) -> String {
    let stats = &found["stats"];
    let Some(states) = stats["states"].as_u64() else {
        return format!("{:>8} {:>11} {:>8} {:>6} {:>8} {:>8}  {told}", "", "", "", "", "", "");
    };
    let peer =
        |key: &str| stats["peers"][0][key].as_u64().map_or(String::new(), |it| it.to_string());
    let reason = match found["verdict"].as_str() {
        Some("Inconclusive") => found["reason"].as_str().unwrap_or_default(),
        _ => "",
    };
    let reason: String = reason.lines().next().unwrap_or_default().chars().take(60).collect();
    format!(
        "{states:>8} {:>11} {:>8.2} {:>6.0} {:>8} {:>8}  {} {reason}",
        stats["transitions"].as_u64().unwrap_or(0),
        stats["seconds"].as_f64().unwrap_or(0.0),
        stats["memory_bytes"].as_f64().unwrap_or(0.0) / 1e6,
        peer("requests"),
        peer("restarts"),
        found["verdict"].as_str().unwrap_or("?")
    )
}

/// Bars for all approaches, by benchmark, on a logarithmic scale.
fn svg(rows: &[Row]) -> String {
    const LEFT: f64 = 110.0;
    const WIDTH: f64 = 520.0;
    const BAR: f64 = 13.0;
    let most =
        rows.iter().flat_map(|row| row.results.iter().flatten()).fold(10.0_f64, |a, b| a.max(*b));
    let decades = most.log10().ceil().max(1.0);
    let x = |value: f64| value.max(1.0).log10() / decades * WIDTH;
    let group = BAR * APPROACHES.len() as f64 + 12.0;
    let top = 30.0 + 16.0 * APPROACHES.len() as f64;
    let height = top + group * rows.len() as f64 + 20.0;
    let mut text = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{}\" height=\"{height}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" \
         fill=\"white\"/>\n<text x=\"{LEFT}\" y=\"18\" font-size=\"14\">States visited depth first, by \
         approach (logarithmic)</text>\n",
        LEFT + WIDTH + 80.0
    );
    for (index, Approach(name, _, _, colour)) in APPROACHES.iter().enumerate() {
        let y = 26.0 + 16.0 * index as f64;
        let _ = writeln!(
            text,
            "<rect x=\"{LEFT}\" y=\"{y}\" width=\"12\" height=\"12\" fill=\"{colour}\"/><text \
             x=\"{}\" y=\"{}\">{name}</text>",
            LEFT + 18.0,
            y + 10.0
        );
    }
    for (index, row) in rows.iter().enumerate() {
        let y = top + group * index as f64;
        let _ = writeln!(
            text,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{}</text>",
            LEFT - 8.0,
            y + group / 2.0,
            row.title
        );
        for (at, (value, Approach(_, _, _, colour))) in
            row.results.iter().zip(APPROACHES).enumerate()
        {
            let y = y + BAR * at as f64;
            let (width, label) = match value {
                Some(value) => (x(*value).max(2.0), value.to_string()),
                None => (0.0, "not available".to_owned()),
            };
            let _ = writeln!(
                text,
                "<rect x=\"{LEFT}\" y=\"{y}\" width=\"{width:.1}\" height=\"11\" fill=\"{colour}\"/>\
                 <text x=\"{:.1}\" y=\"{}\" font-size=\"10\">{label}</text>",
                LEFT + width + 4.0,
                y + 9.0
            );
        }
    }
    text.push_str("</svg>\n");
    text
}
