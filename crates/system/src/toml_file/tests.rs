//! Whole TOML files.

use heddle_net::{Channel, FaultKind, Operation, Rules};

use super::*;
use crate::asked::{At, Limit, Minimize, Properties, Said};

fn read(text: &str) -> Result<Description, String> {
    let source = Arc::new(Source::new("s.toml".into(), text.into()));
    describe(&source, Path::new("dir")).map_err(|problem| problem.to_string())
}

fn good(text: &str) -> Description {
    read(text).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn refused(text: &str, expected: &str) {
    let problem = read(text).expect_err(text);
    assert_eq!(problem.lines().next(), Some(expected), "{text}");
}

/// The message, and what the excerpt points at says.
fn hinted(text: &str, expected: &str, hint: &str) {
    refused(text, expected);
    let problem = read(text).expect_err(text);
    assert!(problem.ends_with(hint), "{problem}");
}

const SYSTEM: &str = r#"
classpath = ["out", "/lib/x.jar"]
enable_assertions = true
jdk = "jdk"
properties = { level = "fine", port = 9000 }
environment = { HOME = "/home" }

[[process]]
name = "server"
main = "a.Server"
args = ["9000", 2, true]
host = "alpha"
properties = { level = "all" }

[[process]]
name = "client"
main = "a.Client"
args = ["{index}", "x{index}"]
count = 2
after = ["server"]
classpath = "a:b"
working_directory = "w{index}"
enable_assertions = ["a.b...", "C"]

[[process]]
jar = "tool.jar"
after = "client"

[check]
properties = ["no-deadlock", "no-race"]
strategy = "bfs"
max_depth = 30
max_time = "60s"
max_memory = "1G"
workers = 2
all = true
outputs = false
reduction = false
minimize = false
time = "ordered"
seed = 7
store = "exact"
invariants = ["A.ok", "B.ok"]
nondet = { int = "0,1" }
dot = "states.dot"
reports = { junit = "check.xml" }

[network]
faults = ["io-exception", "timeout:client:read"]
fault_budget = 1
channel = "queue"
buffer = "64k"
compat = "jpf-nas"
hosts = { alpha = "10.0.0.1", beta = ["10.0.0.2", "::1"] }
"#;

#[test]
fn a_whole_system() {
    let system = good(SYSTEM);
    let names: Vec<&str> = system.processes.iter().map(|process| process.name.as_str()).collect();
    assert_eq!(names, ["server", "client-0", "client-1", "tool"]);
    let [server, _, client, tool] = &system.processes[..] else { panic!("four processes") };
    assert_eq!(server.args, ["9000", "2", "true"]);
    assert_eq!(server.java.class_path, [Path::new("dir/out"), Path::new("/lib/x.jar")]);
    let level = [("port", "9000"), ("level", "all")];
    assert_eq!(server.java.properties, level.map(|(name, value)| (name.into(), value.into())));
    assert_eq!(server.host, "alpha");
    assert_eq!(server.working_directory.as_deref(), Some(Path::new("dir")));
    assert_eq!(server.java.assertions, [(String::new(), true)]);
    assert_eq!(client.args, ["1", "x1"]);
    assert_eq!(client.after, [0]);
    assert_eq!(client.java.class_path, [Path::new("dir/a"), Path::new("dir/b")]);
    assert_eq!(client.working_directory.as_deref(), Some(Path::new("dir/w1")));
    assert_eq!(client.java.assertions.len(), 3);
    assert_eq!(tool.program, Program::Jar("dir/tool.jar".into()));
    assert_eq!(tool.after, [1, 2]);
    assert_eq!(tool.java.class_path, Vec::<PathBuf>::new());
    assert_eq!(system.asked.jdks, [Path::new("dir/jdk")]);
    assert_eq!(system.notes, Vec::<String>::new());
}

#[test]
fn options_of_a_check() {
    let Asked { check, output, .. } = good(SYSTEM).asked;
    let said = |name: &str| Said::new(name.to_owned(), &At::Unknown);
    let properties = Properties::Only(vec![said("no-deadlock"), said("no-race")]);
    assert_eq!(check.properties, [properties]);
    assert_eq!(check.strategy, Some(said("bfs")));
    assert_eq!(check.depth_max, Some(30));
    assert_eq!(check.seconds_max, Some(60));
    assert_eq!(check.memory_bytes_max, Some(1 << 30));
    assert_eq!(check.workers, Some(2));
    assert!(check.all && !check.outputs);
    assert_eq!(check.reductions, Some(Vec::new()));
    assert_eq!(output.minimize, Minimize::No);
    assert_eq!(check.time, Some(said("ordered")));
    assert_eq!(check.seed, Some(7));
    assert_eq!(check.store, Some(said("exact")));
    assert_eq!(check.invariants, [said("A.ok"), said("B.ok")]);
    assert_eq!(check.nondet[0].value, ("int".to_owned(), "0,1".to_owned()));
    assert_eq!(output.dot.as_deref(), Some(Path::new("dir/states.dot")));
    assert_eq!(output.reports[0].value, ("junit".to_owned(), "dir/check.xml".into()));
}

#[test]
fn options_of_the_network() {
    let system = good(SYSTEM);
    let network = &system.asked.network;
    let settings = system.network().expect("the processes are there");
    assert_eq!(settings.faults[0].kind, FaultKind::IoException);
    assert_eq!(settings.faults[0].processes, None);
    assert_eq!(settings.faults[1].processes, Some(vec![1, 2]));
    assert_eq!(settings.faults[1].operation, Some(Operation::Read));
    assert_eq!(network.fault_budget, Some(Limit::AtMost(1)));
    assert_eq!(network.channel, Some(Channel::Queue));
    assert_eq!(network.buffer, Some(Limit::AtMost(65536)));
    assert_eq!(network.compat, Some(Rules::JpfNas));
    assert_eq!(network.hosts[1].addresses.len(), 2);
    let plain = good("[[process]]\nmain=\"A\"\n[network]\nhosts=[\"a\"]\nbuffer=\"unbounded\"");
    assert_eq!(plain.asked.network.hosts[0].name, "a");
    assert_eq!(plain.asked.network.buffer, Some(Limit::Unlimited));
    assert_eq!(plain.asked.network.channel, None);
}

#[test]
fn windows_files_are_read() {
    let system =
        good("\u{feff}[[process]]\r\n\tmain = \"A\"\t# x\r\n\r\n[check]\r\n\tall=true\r\n");
    assert_eq!(system.processes[0].name, "a");
    assert!(system.asked.check.all);
}

#[test]
fn wrong_keys() {
    hinted(
        "[[process]]\nmian = \"A\"",
        "s.toml:2:1: [[process]] has no key `mian`",
        "did you mean `main`?",
    );
    hinted("main = \"A\"", "s.toml:1:1: the file has no key `main`", "it belongs to [[process]]");
    hinted(
        "[check]\nmax-depth=1\n[[process]]\nmain=\"A\"",
        "s.toml:2:1: [check] has no key `max-depth`",
        "did you mean `max_depth`?",
    );
    hinted(
        "[[process]]\nmain=\"A\"\n[network]\nstrategy=\"bfs\"",
        "s.toml:4:1: [network] has no key `strategy`",
        "it belongs to [check]",
    );
    hinted(
        "[process]\nmain=\"A\"",
        "s.toml:1:2: there may be several processes",
        "write `[[process]]`",
    );
    let shown = read("[[process]]\nname = \"ä\"\nmian = \"A\"").expect_err("no such key");
    let excerpt = "  |\n3 | mian = \"A\"\n  | ^^^^ did you mean `main`?";
    assert_eq!(shown, format!("s.toml:3:1: [[process]] has no key `mian`\n{excerpt}"));
}

#[test]
fn wrong_values() {
    let process = |line: &str| format!("[[process]]\nmain = \"A\"\n{line}");
    let check = |line: &str| format!("[[process]]\nmain = \"A\"\n[check]\n{line}");
    let network = |line: &str| format!("[[process]]\nmain = \"A\"\n[network]\n{line}");
    refused("[[process]]\nmain = 5", "s.toml:2:8: `main` is text in quotes, but this is a number");
    refused("[[process]]\nmain = \"\"", "s.toml:2:8: `main` is empty");
    refused(&process("args = \"x\""), "s.toml:3:8: `args` is a list, but this is text");
    refused(
        &process("args = [[1]]"),
        "s.toml:3:9: `args` is text, a number or a truth value, but this is a list",
    );
    refused(&process("count = 0"), "s.toml:3:9: `count` is a number from 1 to 1000");
    refused(&process("count = 1000000"), "s.toml:3:9: `count` is a number from 1 to 1000");
    refused(
        &process("count = -1"),
        "s.toml:3:9: `count` is a number from 0 to 18446744073709551615",
    );
    refused(&process("jar = \"a.jar\""), "s.toml:3:1: a process has either `main` or `jar`");
    refused("[[process]]\nname = \"a\"", "s.toml:1:1: this process has neither `main` nor `jar`");
    refused(
        &process("properties = { \"a=b\" = 1 }"),
        "s.toml:3:16: this is no name of a property or variable",
    );
    refused(&check("all = 1"), "s.toml:4:7: `all` is true or false, but this is a number");
    refused(&check("workers = \"x\""), "s.toml:4:11: `workers` is a number, but this is text");
    refused(&check("nondet = 1979-05-27"), "s.toml:4:10: `nondet` is a table, but this is a date");
    refused(&network("faults = [\"crush\"]"), "s.toml:4:11: `crush` is no fault");
    refused(&network("faults = [\"crash:b\"]"), "s.toml:4:11: no process is called `b`");
    refused(&network("channel = \"pipe\""), "s.toml:4:11: `pipe` is no channel");
    refused(&network("buffer = 0"), "s.toml:4:10: a buffer holds at least one byte");
    refused(&network("hosts = { a = \"b\" }"), "s.toml:4:15: `b` is no address, as 10.0.0.1 is");
    refused("check = 1\nprocess = []", "s.toml:1:9: `check` is a table, but this is a number");
    refused("process = []", "s.toml:1:1: no process is described here");
    refused("", "s.toml: no process is described here");
}

#[test]
fn wrong_relations() {
    let two = |after: &str| {
        format!("[[process]]\nmain = \"A\"\nafter = [\"b\"]\n[[process]]\nmain=\"B\"\n{after}")
    };
    assert_eq!(good(&two("")).processes[0].after, [1]);
    refused(&two("after=[\"a\"]"), "s.toml:3:10: `a` starts after `b`, which starts after `a`");
    refused(&two("after=[\"c\"]"), "s.toml:6:8: no process is called `c`");
    refused(&two("name=\"a\"\n[[process]]\nname=\"a\"\nmain=\"C\""), {
        "s.toml:8:6: two processes are called `a`"
    });
    let crowd = "[[process]]\nmain=\"A\"\ncount=600\n[[process]]\nmain=\"B\"\ncount=600";
    refused(crowd, "s.toml:4:1: this makes more than 1000 processes");
}

#[test]
fn wrong_syntax() {
    refused("a = 1\na = 2", "s.toml:2:1: duplicate key");
    let unclosed = read("[[process]]\nmain = \"A").expect_err("unclosed");
    assert!(unclosed.starts_with("s.toml:2:"), "{unclosed}");
    let deep = format!("a = {}", "[".repeat(100_000));
    assert!(read(&deep).is_err());
}
