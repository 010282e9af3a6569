//! Whole `.jpf` files.

use std::path::Path;
use std::sync::Arc;

use super::config::Config;
use super::keys;
use crate::asked::{At, Limit, Properties, Said};
use crate::description::{Description, Program};
use crate::problem::Source;

fn read(text: &str, overrides: &[&str]) -> Result<Description, String> {
    let source = Arc::new(Source::new("s.jpf".into(), text.into()));
    let file = Path::new("dir/s.jpf");
    let mut config = Config::default();
    config.load_source(&source, file).map_err(|problem| problem.to_string())?;
    for text in overrides {
        config.override_with(text).map_err(|problem| problem.to_string())?;
    }
    keys::interpret(config, file).map_err(|problem| problem.to_string())
}

fn good(text: &str) -> Description {
    read(text, &[]).unwrap_or_else(|problem| panic!("{text}: {problem}"))
}

fn processes(description: &Description) -> Vec<String> {
    let shown = description.processes.iter().map(|process| {
        let Program::Main(class) = &process.program else { panic!("a .jpf file has no jars") };
        format!("{}@{}: {class}.{} {:?}", process.name, process.host, process.entry, process.args)
    });
    shown.collect()
}

fn refused(text: &str, expected: &str) {
    let problem = read(text, &[]).expect_err(text);
    assert_eq!(problem.lines().next(), Some(expected), "{text}");
}

#[test]
fn one_target() {
    let one = good("target = a.b.Main\ntarget.args = x, y;z`,1\nclasspath=out,lib/a.jar;b:/c\n");
    assert_eq!(processes(&one), [r#"main@localhost: a.b.Main.main ["x", "y", "z,1"]"#]);
    let paths: Vec<String> =
        one.processes[0].java.class_path.iter().map(|path| path.display().to_string()).collect();
    assert_eq!(paths, ["dir/out", "dir/lib/a.jar", "dir/b", "/c"]);
    assert_eq!(one.notes, Vec::<String>::new());
    let old = good("target=M\ntarget_args = p,q");
    assert_eq!(processes(&old), [r#"m@localhost: M.main ["p", "q"]"#]);
}

#[test]
fn several_targets() {
    let text = "target.0=p.Server\ntarget.1=p.Client\ntarget.10=p.Client\ntarget.args.1 = a,b\n\
                target.host.0 = alpha\ntarget.entry.10 = go([Ljava/lang/String;)V\n\
                vm.nas.initiating_target = 10\n";
    let several = good(text);
    let expected = [
        "server@alpha: p.Server.main []",
        r#"client-0@localhost: p.Client.main ["a", "b"]"#,
        "client-1@localhost: p.Client.go []",
    ];
    assert_eq!(processes(&several), expected);
    assert_eq!(several.initiating, Some(2));
    let copies = good("target = P\ntarget.replicate = 3\ntarget.args = x\ntarget.host=h");
    let expected = ["p-0@h: P.main [\"x\"]", "p-1@h: P.main [\"x\"]", "p-2@h: P.main [\"x\"]"];
    assert_eq!(processes(&copies), expected);
}

#[test]
fn the_file_of_a_jpf_nas_user() {
    let text = "@using=jpf-nas\r\n\r\ntarget.0 = sc.Server\r\ntarget.1 = sc.Client\r\n\
                search.multiple_errors = true\r\nlistener+=,gov.nasa.jpf.listener.DistributedSimpleDot\r\n\
                scheduler.failure_injection = true\r\nvm.nas.initiating_target = 0\r\n\
                vm.class = nas.NasVM\r\nvm.process_finalizers = false\r\n";
    let system = good(text);
    assert_eq!(system.processes.len(), 2);
    assert!(system.asked.check.all);
    assert_eq!(system.asked.output.dot.as_deref(), Some(Path::new("s.dot")));
    assert_eq!(system.asked.network.faults.len(), 2);
    assert_eq!(system.asked.network.fault_budget, Some(Limit::Unlimited));
    assert_eq!(system.initiating, Some(0));
    assert_eq!(
        system.notes,
        [
            "s.jpf:1: `@using jpf-nas` is ignored: no JPF project is needed",
            "s.jpf:9: `nas.NasVM` is not needed; connections follow TCP, or jpf-nas with \
             --compat jpf-nas",
        ]
    );
}

#[test]
fn searches_and_properties() {
    let strategy = |class: &str| {
        let found = good(&format!("target=M\nsearch.class={class}"));
        found.asked.check.strategy.map(|said| said.value)
    };
    assert_eq!(strategy("gov.nasa.jpf.search.DFSearch").as_deref(), Some("dfs"));
    assert_eq!(strategy("gov.nasa.jpf.search.heuristic.BFSHeuristic").as_deref(), Some("bfs"));
    assert_eq!(strategy(".search.RandomSearch").as_deref(), Some("random"));
    assert_eq!(strategy("my.Search"), None);
    let text = "target=M\nsearch.depth_limit = 30\ncg.enumerate_random=yes\nvm.por=off\n\
                search.properties=gov.nasa.jpf.vm.NotDeadlockedProperty\n\
                listener=.listener.PreciseRaceDetector\ndot.file=x.dot\n";
    let asked = good(text);
    let check = asked.asked.check;
    assert_eq!(check.depth_max, Some(30));
    assert!(check.enumerate_random);
    assert_eq!(check.reductions, Some(Vec::new()));
    let said = |name: &str| Said::new(name.to_owned(), &At::Unknown);
    let properties =
        [Properties::Only(vec![said("no-deadlock")]), Properties::Add(said("no-race"))];
    assert_eq!(check.properties, properties);
    assert_eq!(asked.asked.output.dot, None);
    let named = good("target=M\ndot.file=x.dot\nlistener=gov.nasa.jpf.listener.SimpleDot");
    assert_eq!(named.asked.output.dot.as_deref(), Some(Path::new("x.dot")));
}

#[test]
fn assertions() {
    let rules = |value: &str| {
        good(&format!("target=M\nvm.enable_assertions={value}")).processes[0]
            .java
            .assertions
            .clone()
    };
    let all = |on| vec![(String::new(), on)];
    assert_eq!(rules("*"), all(true));
    assert_eq!(rules("true"), all(true));
    assert_eq!(rules("false"), all(false));
    let some = |rules: &[(&str, bool)]| -> Vec<(String, bool)> {
        rules.iter().map(|&(name, on)| (name.to_owned(), on)).collect()
    };
    assert_eq!(rules("a.*,b.C"), some(&[("", false), ("a.*", true), ("b.C", true)]));
    // What is disabled comes last, where it outweighs the others.
    let both = good("target=M\nvm.disable_assertions=*.test.*\nvm.enable_assertions=a.*");
    assert_eq!(
        both.processes[0].java.assertions,
        some(&[("", false), ("a.*", true), ("*.test.*", false)])
    );
}

#[test]
fn listeners_that_are_properties() {
    let asked = good("target=M\nlistener=.listener.AssertionProperty,.listener.DeadlockAnalyzer");
    let said = |name: &str| Properties::Add(Said::new(name.to_owned(), &At::Unknown));
    let added = [said("no-assertion-failure"), said("no-deadlock")];
    assert_eq!(asked.asked.check.properties, added);
    assert!(asked.notes.is_empty(), "{:?}", asked.notes);
}

#[test]
fn values_refer_to_values_and_grow() {
    let text = "base = /x\nlib=${base}/lib\nwhich=lib\nclasspath=${lib}\nclasspath+=,${${which}}/a\n\
                +classpath=${config_path}/out,\ntarget=${nothing}Main${}\n";
    let grown = good(text);
    let paths: Vec<String> =
        grown.processes[0].java.class_path.iter().map(|path| path.display().to_string()).collect();
    let out = std::path::absolute("dir/out").unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(paths, [out.display().to_string(), "/x/lib".into(), "/x/lib/a".into()]);
    assert_eq!(processes(&grown), ["main@localhost: Main.main []"]);
    assert_eq!(
        grown.notes,
        [
            "s.jpf:7: `${nothing}` is not set and stands for nothing",
            "s.jpf:7: `${}` is not set and stands for nothing",
        ]
    );
    let blank = good("target=M\nlistener += a.SimpleDot");
    assert_eq!(blank.notes[0], "s.jpf:2: there is no blank before a `+=` that appends");
    let own = good("target=M\ntarget.args=a\ntarget.args=${target.args},b\n");
    assert_eq!(own.processes[0].args, ["a", "b"]);
    let open = good("target=M\ntarget.args=${open,}x${");
    assert_eq!(open.processes[0].args, ["x${"]);
}

#[test]
fn what_has_no_effect_is_said() {
    let text = "target=M\ntarget=N\nsearch.clas=X\nvm.zebra=1\nnative_classpath=a\n\
                vm.process_finalizers=true\nlistener=a.B\ntarget.args.3=x\n@what=1\n@requires=q\n\
                never=read\n";
    let notes = good(text).notes;
    let expected = [
        "s.jpf:2: `target` is given twice; the last one counts",
        "s.jpf:9: `@what` is not known and has no effect",
        "s.jpf:10: `q` is required, but not set: the rest is not read",
        "s.jpf:3: `search.clas` is not known and has no effect; did you mean `search.class`?",
        "s.jpf:4: `vm.zebra` is not known and has no effect",
        "s.jpf:5: this is about JPF itself and has no effect",
        "s.jpf:6: finalizers are never run",
        "s.jpf:7: the listener `a.B` is not known and not run",
        "s.jpf:8: `target.args.3` has no effect: no target uses it",
    ];
    assert_eq!(notes, expected);
}

#[test]
fn the_command_line_wins() {
    let asked = read(
        "target=M\nsearch.multiple_errors=true",
        &["search.multiple_errors=false", "target.args=a,b", "cg.enumerate_random"],
    )
    .unwrap_or_else(|problem| panic!("{problem}"));
    assert!(!asked.asked.check.all);
    assert!(asked.asked.check.enumerate_random);
    assert_eq!(asked.processes[0].args, ["a", "b"]);
}

#[test]
fn mistakes_are_named() {
    refused("", "dir/s.jpf: no process is described here");
    refused("=x", "s.jpf:1:1: the key is empty");
    refused(
        "target=M\nsearch.depth_limit=deep",
        "s.jpf:2:1: `search.depth_limit` is a number, not `deep`",
    );
    refused(
        "target=M\n search.multiple_errors=2",
        "s.jpf:2:2: `search.multiple_errors` is true or false, not `2`",
    );
    refused("target=M\nvm.nas.initiating_target=1", "s.jpf:2:1: there is no target 1");
    refused(
        "target=M\ntarget.replicate=1000000",
        "s.jpf:2:1: `target.replicate` is a number from 1 to 1000",
    );
    refused(
        "target=M\n@include=none.properties",
        "s.jpf:2:1: cannot read dir/none.properties: No such file or directory (os error 2)",
    );
    refused("target=M\n@include_if=x", "s.jpf:2:1: @include_if is followed by ?KEY?FILE");
    let nested = format!("target={}a{}", "${".repeat(100), "}".repeat(100));
    refused(&nested, "s.jpf:1:1: `${…}` is nested too deeply");
}

#[test]
fn values_do_not_grow_without_end() {
    let mut text = String::from("target=M\na=0123456789\n");
    for _ in 0..64 {
        text.push_str("a=${a}${a}\n");
    }
    let problem = read(&text, &[]).expect_err("too long");
    assert!(problem.contains(": values have become too long"), "{problem}");
    let mut text = String::from("target=M\na=0123456789\n");
    for _ in 0..64 {
        text.push_str("a+=${a}\n");
    }
    let problem = read(&text, &[]).expect_err("too long");
    assert!(problem.contains(": values have become too long"), "{problem}");
}

#[test]
fn files_include_files() {
    let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
    let write = |name: &str, text: &str| {
        let file = folder.path().join(name);
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        file
    };
    write("common.properties", "classpath=${config_path}/out\nx=1\n");
    let file = write("a.jpf", "@include common.properties\n@include_if=?x?b.properties\n");
    write("b.properties", "target=B\n");
    let found = super::describe(&file, &[]).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(found.processes[0].java.class_path, [folder.path().join("out")]);
    let latin = folder.path().join("l.jpf");
    std::fs::write(&latin, b"target=M\ntarget.args=\xe4").unwrap_or_else(|error| panic!("{error}"));
    let found = super::describe(&latin, &[]).unwrap_or_else(|problem| panic!("{problem}"));
    assert_eq!(found.processes[0].args, ["ä"]);
    let own = write("self.jpf", "@include self.jpf\n");
    let problem = super::describe(&own, &[]).expect_err("no end").to_string();
    assert!(problem.contains("files include each other too deeply"), "{problem}");
}
