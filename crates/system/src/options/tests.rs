//! The table as a whole, and every row of it: what it sets from a command line, and from files.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use heddle_net::{Channel, FaultKind, Operation, RemoteCalls, Rules};

use super::words::names;
use super::*;
use crate::asked::{At, Color, Frame};
use crate::description::Description;
use crate::problem::Source;
use crate::{jpf, toml_file};

/// A way to give an option: on the command line, in TOML and in a `.jpf` file, where it has keys
/// there; and what it has to set.
struct Sample {
    command: Command,
    words: &'static str,
    toml: &'static str,
    jpf: &'static str,
    sets: fn(&mut Asked),
}

const fn sample(command: Command, words: &'static str, sets: fn(&mut Asked)) -> Sample {
    Sample { command, words, toml: "", jpf: "", sets }
}

const fn in_file(words: &'static str, toml: &'static str, sets: fn(&mut Asked)) -> Sample {
    Sample { command: Check, words, toml, jpf: "", sets }
}

const fn in_both(
    words: &'static str,
    toml: &'static str,
    jpf: &'static str,
    sets: fn(&mut Asked),
) -> Sample {
    Sample { command: Check, words, toml, jpf, sets }
}

const SAMPLES: &[Sample] = &[
    sample(Check, "--property no-race", |a| {
        a.check.properties = vec![Properties::Add(said("no-race"))];
    }),
    in_both(
        "--properties no-deadlock,no-race",
        "check.properties = [\"no-deadlock\", \"no-race\"]",
        "search.properties = x.NotDeadlockedProperty, .PreciseRaceDetector",
        |a| {
            let names = vec![said("no-deadlock"), said("no-race")];
            a.check.properties = vec![Properties::Only(names)];
        },
    ),
    sample(Check, "--no-property no-deadlock", |a| {
        a.check.properties = vec![Properties::Remove(said("no-deadlock"))];
    }),
    in_file("--invariant A.ok", "check.invariants = [\"A.ok\"]", |a| {
        a.check.invariants = vec![said("A.ok")];
    }),
    in_both("--all", "check.all = true", "search.multiple_errors = true", |a| a.check.all = true),
    in_both(
        "--strategy bfs",
        "check.strategy = \"bfs\"",
        "search.class = gov.nasa.jpf.search.heuristic.BFSHeuristic",
        |a| a.check.strategy = Some(said("bfs")),
    ),
    in_file("--weight a=b=-3", "check.weights = [\"a=b=-3\"]", |a| {
        a.check.weights = vec![("a=b".into(), -3)];
    }),
    in_file("--workers 2", "check.workers = 2", |a| a.check.workers = Some(2)),
    in_file("--store exact", "check.store = \"exact\"", |a| a.check.store = Some(said("exact"))),
    in_both("--seed 7", "check.seed = 7", "cg.seed = 7", |a| a.check.seed = Some(7)),
    in_file("--runs 9", "check.runs = 9", |a| a.check.runs = Some(9)),
    in_file("--reduction local,locks", "check.reduction = [\"local\", \"locks\"]", |a| {
        a.check.reductions = Some(vec![said("local"), said("locks")]);
    }),
    Sample {
        command: Check,
        words: "--no-reduction",
        toml: "check.reduction = false",
        jpf: "vm.por = false",
        sets: |a| a.check.reductions = Some(Vec::new()),
    },
    in_both("--max-depth 30", "check.max_depth = 30", "search.depth_limit = 30", |a| {
        a.check.depth_max = Some(30);
    }),
    in_file("--max-states 40", "check.max_states = 40", |a| a.check.states_max = Some(40)),
    in_file("--max-time 60s", "check.max_time = \"60s\"", |a| a.check.seconds_max = Some(60)),
    in_file("--max-memory 2G", "check.max_memory = \"2G\"", |a| {
        a.check.memory_bytes_max = Some(2 << 30);
    }),
    in_file("--time ordered", "check.time = \"ordered\"", |a| a.check.time = Some(said("ordered"))),
    in_file("--spurious-wakeups", "check.spurious_wakeups = true", |a| {
        a.check.spurious_wakeups = true
    }),
    in_file("--spurious-failures", "check.spurious_failures = true", |a| {
        a.check.spurious_failures = true
    }),
    in_both(
        "--enumerate-random",
        "check.enumerate_random = true",
        "cg.enumerate_random = true",
        |a| a.check.enumerate_random = true,
    ),
    in_file("--crypto symbolic", "crypto = \"symbolic\"", |a| a.java.symbolic = true),
    in_file("--adversary a", "adversary.between = [\"a\"]", |a| {
        a.network.adversary.between = vec![said("a")];
    }),
    in_file("--adversary-sessions 3", "adversary.sessions = 3", |a| {
        a.network.adversary.sessions = Some(3);
    }),
    in_file("--adversary-messages 4", "adversary.messages = 4", |a| {
        a.network.adversary.messages = Some(4);
    }),
    in_file("--adversary-names A,B", "adversary.names = [\"A\", \"B\"]", |a| {
        a.network.adversary.names = vec!["A".into(), "B".into()];
    }),
    in_file("--adversary-main Eve", "adversary.main = \"Eve\"", |a| {
        a.network.adversary.main = Some("Eve".into());
    }),
    in_file("--claim secret~A.key", "check.claims = [\"secret~A.key\"]", |a| {
        a.check.claims = vec![said("secret~A.key")];
    }),
    in_file("--adversary-untyped", "adversary.untyped = true", |a| {
        a.network.adversary.untyped = true;
    }),
    in_file("--nondet int=0,1", "check.nondet = { int = \"0,1\" }", |a| {
        a.check.nondet = vec![pair("int", "0,1")];
    }),
    in_file("--frame a.bp,b.bp:F", "check.frame = \"a.bp,b.bp:F\"", |a| {
        let files = vec!["a.bp".into(), "b.bp".into()];
        a.check.frame = Some(Said::new(Frame { files, name: "F".into() }, &At::Unknown));
        a.check.properties = vec![Properties::Add(said("protocol"))];
    }),
    in_file("--component A", "check.component = \"A\"", |a| a.check.components = vec!["A".into()]),
    in_file("--bind i=A.f", "check.bind = { i = \"A.f\" }", |a| {
        a.check.bindings = vec![("i".into(), "A.f".into())];
    }),
    in_file("--protocol-mode trace", "check.protocol_mode = \"trace\"", |a| {
        a.check.protocol_mode = Some(said("trace"));
    }),
    in_file("--environment", "check.environment = true", |a| a.check.environment = true),
    in_file("--protocol-repeat 3", "check.protocol_repeat = 3", |a| {
        a.check.protocol_repeat = Some(Limit::AtMost(3));
    }),
    in_file("--protocol-repeat all", "check.protocol_repeat = \"all\"", |a| {
        a.check.protocol_repeat = Some(Limit::Unlimited);
    }),
    in_file("--values i.m#1=0..3", "check.values = { \"i.m#1\" = \"0..3\" }", |a| {
        a.check.values = vec![pair("i.m#1", "0..3")];
    }),
    sample(ProtocolCheck, "--implement F=A,B", |a| {
        a.protocol.implemented = vec![("F".into(), vec!["A".into(), "B".into()])];
    }),
    sample(ProtocolShow, "--frame F", |a| a.protocol.frame = Some("F".into())),
    sample(ProtocolShow, "--minimal", |a| a.protocol.minimal = true),
    sample(ProtocolShow, "--dot", |a| a.protocol.dot = true),
    sample(ProtocolTrace, "--events -", |a| a.protocol.events = Some("-".into())),
    sample(ProtocolTrace, "--complete", |a| a.protocol.complete = true),
    sample(ProtocolTrace, "--count 3", |a| a.protocol.count = Some(3)),
    sample(ProtocolCheck, "--max-states 5", |a| a.protocol.states_max = Some(5)),
    sample(ProtocolFmt, "--check", |a| a.only_check = true),
    sample(ListNatives, "--check", |a| a.only_check = true),
    in_file("--json", "check.json = true", |a| a.output.json = true),
    in_file("--trace t.json", "check.trace = \"t.json\"", |a| {
        a.output.trace = Some("t.json".into())
    }),
    in_file("--dot s.dot", "check.dot = \"s.dot\"", |a| a.output.dot = Some("s.dot".into())),
    in_file("--report junit=r.xml", "check.reports = { junit = \"r.xml\" }", |a| {
        a.output.reports = vec![Said::new(("junit".into(), "r.xml".into()), &At::Unknown)];
    }),
    in_file("--minimize", "check.minimize = true", |a| a.output.minimize = Minimize::ALot),
    Sample {
        command: Check,
        words: "--no-minimize",
        toml: "check.minimize = false",
        jpf: "",
        sets: |a| a.output.minimize = Minimize::No,
    },
    in_file("--outputs", "check.outputs = true", |a| a.check.outputs = true),
    in_file("--show-output", "check.show_output = true", |a| a.output.show_output = true),
    in_file("--why-new", "check.why_new = true", |a| a.output.why_new = true),
    in_file("--stats", "check.stats = true", |a| a.output.stats = true),
    in_file("--quiet", "check.quiet = true", |a| a.output.quiet = true),
    sample(Replay, "--diff-states 3,7", |a| a.diff_states = Some((3, 7))),
    sample(Check, "--process java", |a| a.commands = vec!["java".into()]),
    sample(Run, "--start-in-order", |a| a.start_in_order = true),
    sample(Check, "--run-peers", |a| a.peers.run = true),
    sample(Check, "--allow db:1", |a| a.peers.allowed = vec![said("db:1")]),
    sample(Check, "--trust-peers", |a| a.peers.trusted = true),
    in_file("--peer-cache linear", "network.peer_cache = \"linear\"", |a| {
        a.peers.cache = Some(PeerCache::Linear);
    }),
    sample(Run, "--service server", |a| a.services = vec![said("server")]),
    in_file("--until clients-ended", "until = \"clients ended\"", |a| a.until_clients_ended = true),
    in_file("--datagrams ordered", "network.datagrams = \"ordered\"", |a| {
        a.network.datagrams = &[FaultKind::Lost, FaultKind::Duplicated];
    }),
    in_file("--channel queue", "network.channel = \"queue\"", |a| {
        a.network.channel = Some(Channel::Queue);
    }),
    in_file("--buffer 64k", "network.buffer = \"64k\"", |a| {
        a.network.buffer = Some(Limit::AtMost(65536));
    }),
    in_file("--buffer unbounded", "network.buffer = \"unbounded\"", |a| {
        a.network.buffer = Some(Limit::Unlimited);
    }),
    in_file("--compat jpf-nas", "network.compat = \"jpf-nas\"", |a| {
        a.network.compat = Some(Rules::JpfNas);
    }),
    in_file("--rmi wire", "network.rmi = \"wire\"", |a| {
        a.network.remote_calls = Some(RemoteCalls::Wire);
    }),
    in_file("--faults crash:a:read", "network.faults = [\"crash:a:read\"]", |a| {
        let (kind, process) = (FaultKind::Crash, Some("a".to_owned()));
        let fault = FaultAsked { kind, process, operation: Some(Operation::Read) };
        a.network.faults = vec![Said::new(fault, &At::Unknown)];
    }),
    in_file("--fault-budget 2", "network.fault_budget = 2", |a| {
        a.network.fault_budget = Some(Limit::AtMost(2));
    }),
    in_file("--fault-budget unlimited", "network.fault_budget = \"unlimited\"", |a| {
        a.network.fault_budget = Some(Limit::Unlimited);
    }),
    in_file("--jdk home", "jdk = \"home\"", |a| a.jdks = vec!["home".into()]),
    in_file("--env K=v=w", "environment = { K = \"v=w\" }", |a| {
        a.java.environment = vec![("K".into(), "v=w".into())];
    }),
    in_file("--stdin in.txt", "stdin = \"in.txt\"", |a| {
        a.java.stdin = Some(Stdin::File("in.txt".into()));
    }),
    in_file("--stdin-lines", "stdin_lines = true", |a| a.java.stdin_lines = true),
    in_file("--stdin-text one", "stdin_text = \"one\"", |a| {
        a.java.stdin = Some(Stdin::Text("one".into()));
    }),
    sample(Run, "--verbose", |a| a.verbose = true),
    in_both(
        "--source src:a-sources.jar",
        "check.source = \"src:a-sources.jar\"",
        "sourcepath = src,a-sources.jar",
        |a| a.output.sources = vec!["src".into(), "a-sources.jar".into()],
    ),
    sample(Check, "--color never", |a| a.output.color = Color::Never),
    in_both("-cp out:x.jar", "classpath = \"out:x.jar\"", "classpath = out,x.jar", |a| {
        a.java.class_path = vec!["out".into(), "x.jar".into()];
    }),
    sample(Run, "-classpath out", |a| a.java.class_path = vec!["out".into()]),
    sample(Run, "--class-path out", |a| a.java.class_path = vec!["out".into()]),
    in_file("-Dk=v=w", "properties = { k = \"v=w\" }", |a| {
        a.java.properties = vec![("k".into(), "v=w".into())];
    }),
    in_both("-ea", "enable_assertions = true", "vm.enable_assertions = *", |a| {
        a.java.assertions = vec![(String::new(), true)];
    }),
    sample(Run, "-enableassertions:p...", |a| a.java.assertions = vec![("p...".into(), true)]),
    Sample {
        command: Check,
        words: "-da",
        toml: "enable_assertions = false",
        jpf: "vm.disable_assertions = true",
        sets: |a| a.java.assertions = vec![(String::new(), false)],
    },
    sample(Run, "-disableassertions:C", |a| a.java.assertions = vec![("C".into(), false)]),
    sample(Run, "-esa", |a| a.java.system_assertions = true),
    sample(Run, "-enablesystemassertions", |a| a.java.system_assertions = true),
    sample(Run, "-dsa", |a| a.java.system_assertions = false),
    sample(Run, "-disablesystemassertions", |a| a.java.system_assertions = false),
    sample(Run, "-Xmx64m", |a| a.java.heap_bytes_max = Some(64 << 20)),
    sample(Run, "-Xss65536", |a| a.java.stack_bytes_max = Some(65536)),
    sample(Run, "--add-opens m/p=n", |a| property(a, "jdk.module.addopens.0", "m/p=n")),
    sample(Run, "--add-exports m/p=n", |a| property(a, "jdk.module.addexports.0", "m/p=n")),
    sample(Run, "--add-reads m=n", |a| property(a, "jdk.module.addreads.0", "m=n")),
    sample(Run, "--add-modules m", |a| property(a, "jdk.module.addmods.0", "m")),
    sample(Run, "--limit-modules m", |a| property(a, "jdk.module.limitmods", "m")),
    sample(Run, "--enable-native-access m", |a| {
        property(a, "jdk.module.enable.native.access.0", "m");
    }),
    sample(Run, "--enable-preview", |a| a.java.enable_preview = true),
    sample(Check, "-h", |a| a.help = Some(Help::Short)),
    sample(Check, "--help", |a| a.help = Some(Help::Long)),
];

fn said(text: &str) -> Said<String> {
    Said::new(text.to_owned(), &At::Unknown)
}

fn pair(name: &str, value: &str) -> Said<(String, String)> {
    Said::new((name.to_owned(), value.to_owned()), &At::Unknown)
}

fn property(asked: &mut Asked, name: &str, value: &str) {
    asked.java.properties = vec![(name.to_owned(), value.to_owned())];
}

impl Sample {
    fn expected(&self) -> Asked {
        let mut asked = Asked::default();
        (self.sets)(&mut asked);
        asked
    }

    fn row(&self) -> &'static Row {
        let word = self.words.split(' ').next().unwrap_or_default();
        find(self.command, word).unwrap_or_else(|| panic!("{} is no option", self.words)).row
    }
}

fn words(text: &str) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

fn parse(command: Command, text: &str) -> Result<Asked, String> {
    let parsed = match command {
        Run | Check => Launch::parse(command, words(text)).map(|launch| launch.asked),
        _ => Line::parse(command, &words(text)).map(|line| line.asked),
    };
    parsed.map_err(|problem| problem.to_string())
}

#[test]
fn every_option_is_understood_on_the_command_line() {
    for sample in SAMPLES {
        assert_eq!(parse(sample.command, sample.words), Ok(sample.expected()), "{}", sample.words);
        // With its value behind `=`.
        if let Some((name, value)) = sample.words.split_once(' ')
            && name.starts_with("--")
        {
            let joined = format!("{name}={value}");
            assert_eq!(parse(sample.command, &joined), Ok(sample.expected()), "{joined}");
        }
    }
}

/// What a file asks for, for its only process and for the whole.
fn asked_by(described: Result<Description, Problem>, text: &str) -> Asked {
    let described = described.unwrap_or_else(|problem| panic!("{text}: {problem}"));
    let java = described.processes[0].java.clone();
    Asked { java, ..described.asked }
}

#[test]
fn every_key_of_a_toml_file_says_the_same() {
    for sample in SAMPLES.iter().filter(|sample| !sample.toml.is_empty()) {
        let process = "[[process]]\nname = \"a\"\nmain = \"A\"\n";
        let mut texts = vec![format!("{}\n{process}", sample.toml)];
        if let Some(Key::Process(_)) = sample.row().key {
            texts.push(format!("{process}{}\n", sample.toml));
        }
        for text in texts {
            let source = Arc::new(Source::new("s.toml".into(), text.clone()));
            let asked = asked_by(toml_file::describe(&source, Path::new("")), &text);
            assert_eq!(asked, sample.expected(), "{text}");
        }
    }
}

#[test]
fn every_key_of_a_jpf_file_says_the_same() {
    for sample in SAMPLES.iter().filter(|sample| !sample.jpf.is_empty()) {
        let text = format!("target = A\n{}\n", sample.jpf);
        let asked = asked_by(jpf::describe_text(&text), &text);
        assert_eq!(asked, sample.expected(), "{text}");
    }
}

#[test]
fn every_row_has_samples() {
    for row in OPTIONS
        .iter()
        .filter(|row| !matches!(row.takes, Takes::Jar | Takes::Ignored | Takes::Unsupported(_)))
    {
        let mut samples = SAMPLES.iter().filter(|sample| std::ptr::eq(sample.row(), row));
        for name in row.names {
            let named = |sample: &Sample| sample.words.starts_with(name);
            assert!(samples.clone().any(named), "{name} has no sample");
        }
        let has = |text: fn(&Sample) -> &str| samples.clone().any(|one| !text(one).is_empty());
        assert!(row.key.is_none() || has(|one| one.toml), "{} has no sample in TOML", row.name());
        assert!(row.jpf.is_none() || has(|one| one.jpf), "{} has no sample in .jpf", row.name());
        assert!(samples.next().is_some());
    }
}

#[test]
fn options_without_effect_set_nothing() {
    for text in ["-XX:+UseG1GC", "-Xint", "-server", "-Xms1g", "-verbose:gc", "--finalization x"] {
        assert_eq!(parse(Run, text), Ok(Asked::default()), "{text}");
    }
    for row in OPTIONS.iter().filter(|row| matches!(row.takes, Takes::Unsupported(_))) {
        for name in row.names {
            let given = row.written(name);
            let problem = Launch::parse(Check, words(&given)).err().expect("not supported");
            assert!(problem.is_unsupported(), "{given}: {problem}");
        }
    }
}

#[test]
fn names_are_unique_within_a_command() {
    for about in COMMANDS {
        let mut seen = BTreeSet::new();
        for name in names(about.command) {
            assert!(seen.insert(name), "{} has two options {name}", about.name);
        }
    }
    let mut keys = BTreeSet::new();
    for key in OPTIONS.iter().filter_map(|row| row.key) {
        assert!(keys.insert(format!("{key:?}")), "two options have the key {key:?}");
    }
    let mut keys = BTreeSet::new();
    for jpf in OPTIONS.iter().filter_map(|row| row.jpf) {
        assert!(keys.insert(jpf.key), "two options have the .jpf key {}", jpf.key);
    }
}

#[test]
fn every_row_says_what_it_is_for() {
    for row in OPTIONS {
        let Row { names, help, more, .. } = row;
        assert!(!names.is_empty() && !row.commands.is_empty(), "{names:?}");
        assert!(names.iter().all(|name| name.starts_with('-') && name.len() > 1), "{names:?}");
        assert!((3..=90).contains(&help.len()) && !help.ends_with('.'), "{names:?}: {help}");
        assert!(more.is_empty() || more.ends_with('.'), "{names:?}: {more}");
    }
}

#[test]
fn the_help_of_a_command_lists_its_options() {
    for about in COMMANDS {
        let long = help(&[about], Help::Long);
        let short = help(&[about], Help::Short);
        let brief = short.split_whitespace().collect::<Vec<_>>().join(" ");
        let flat = long.split_whitespace().collect::<Vec<_>>().join(" ");
        for row in OPTIONS.iter().filter(|row| row.belongs_to(about.command)) {
            for name in row.names {
                assert!(flat.contains(&row.written(name)), "{}: {name}\n{long}", about.name);
            }
            let has_effect = row.group.has_effect();
            assert_eq!(flat.contains(row.help), has_effect, "{}: {}", about.name, row.name());
            let listed = brief.contains(&format!("{} {}", row.written(row.name()), row.help));
            assert_eq!(listed, has_effect, "{}: {}\n{short}", about.name, row.name());
        }
        assert!(long.starts_with("usage: heddle "), "{long}");
        assert!(
            long.lines().chain(short.lines()).all(|line| line.chars().count() <= 100),
            "{long}"
        );
        assert!(overview().contains(about.does), "{}", about.name);
    }
}

#[test]
fn the_documentation_names_every_key() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/systems.md");
    let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{error}"));
    for row in OPTIONS {
        let keys = row.key.map(Key::name).into_iter().chain(row.jpf.map(|jpf| jpf.key));
        for key in keys {
            let is_named =
                [format!("`{key}`"), format!("`{key}=")].iter().any(|name| text.contains(name));
            assert!(is_named, "{key} is missing in docs/systems.md");
        }
    }
}

#[test]
fn mistakes_are_named() {
    let wrong = |command, text: &str, expected: &str| {
        assert_eq!(parse(command, text), Err(expected.to_owned()), "{text}");
    };
    wrong(Run, "-cp", "-cp needs a value: PATH");
    wrong(Run, "--nope Main", "unknown option: --nope");
    wrong(Run, "-eax Main", "unknown option: -eax");
    wrong(Check, "--stratgy x", "unknown option: --stratgy\nhelp: did you mean `--strategy`?");
    wrong(
        Run,
        "--strategy=bfs Main",
        "unknown option: --strategy=bfs\nhelp: it is an option of heddle check",
    );
    wrong(Replay, "--nope", "unknown option of replay: --nope");
    wrong(Run, "-Xmx5x Main", "-Xmx needs a size, as in -Xmx512m");
    wrong(Check, "--max-memory lots", "--max-memory needs a size, as in 512m, not `lots`");
    wrong(Check, "--max-time 5m", "--max-time needs a number of seconds, not `5m`");
    wrong(Check, "--workers=x", "--workers needs a number, not `x`");
    wrong(Check, "--all=1", "--all takes no value");
    wrong(Check, "--nondet int", "--nondet needs NAME=VALUES, not `int`");
    wrong(Check, "--weight a=b", "--weight needs NAME=N, not `a=b`");
    wrong(Replay, "--diff-states 3", "--diff-states needs A,B, not `3`");
    wrong(ProtocolTrace, "--count 0", "--count needs a number from 1, not `0`");
    wrong(Check, "--channel pipe", "--channel: `pipe` is no channel\nhelp: there are: tree, queue");
    wrong(Check, "--buffer 0", "--buffer: a buffer holds at least one byte");
    for text in ["x", "-1", "9999999999999999999999", "18446744073709551615m", "ä"] {
        let message = format!(
            "--buffer needs a number of bytes, as in 4096 or 64k, or `unbounded`, not `{text}`"
        );
        wrong(Check, &format!("--buffer {text}"), &message);
    }
    wrong(Check, "--fault-budget -1", "--fault-budget needs a number or `unlimited`, not `-1`");
}

#[test]
fn of_several_names_the_longest_counts() {
    let found = |command, word| find(command, word).map(|found| found.name);
    assert_eq!(found(Java, "-Xmx1g"), Some("-Xmx"));
    assert_eq!(found(Java, "-Xint"), Some("-Xint"));
    assert_eq!(found(Java, "-Xwhatever"), Some("-X"));
    assert_eq!(found(Run, "-Xwhatever"), None);
    assert_eq!(found(Run, "-ea:a.b"), Some("-ea"));
    assert_eq!(found(Run, "-path"), None);
}
