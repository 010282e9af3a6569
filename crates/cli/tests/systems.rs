//! Systems on the command line: the three formats, `--process`, and what is said of mistakes.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use heddle_archive::Jdk;

/// Two threads; the assertion fails in some schedules if the argument is `strict`.
const COUNTER: &str = r#"
public class Counter {
    static int count;
    static void work() { int seen = count; count = seen + 1; }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Counter::work);
        a.start();
        work();
        a.join();
        System.out.println(args.length + " " + System.getProperty("level") + " "
            + System.getenv("COLOUR") + " " + new java.io.File("").getAbsoluteFile().getName());
        assert !args[0].equals("strict") || count == 2;
    }
}
"#;

/// A folder of one test.
struct Folder(PathBuf);

fn folder(test: &str) -> Folder {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("systems").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    Folder(folder)
}

/// None: there is no compiler here.
fn folder_with_counter(test: &str) -> Option<Folder> {
    let javac = Jdk::locate(None).ok()?.home.join("bin/javac");
    if !javac.exists() {
        return None;
    }
    let folder = folder(test);
    folder.write("in/Counter.java", COUNTER);
    let out = folder.0.join("in/out");
    let source = folder.0.join("in/Counter.java");
    assert!(Command::new(javac).arg("-d").arg(out).arg(source).status().unwrap().success());
    Some(folder)
}

impl Folder {
    fn write(&self, name: &str, text: &str) {
        let file = self.0.join(name);
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, text).unwrap();
    }

    fn heddle(&self, words: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.current_dir(&self.0).args(words).output().unwrap()
    }

    /// Status, and what is said on standard error.
    fn says(&self, words: &[&str]) -> (i32, String) {
        let output = self.heddle(words);
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        (output.status.code().expect("not ended by a signal"), said)
    }

    fn check(&self, words: &[&str], status: i32) {
        let all = [&["check", "--quiet", "--workers", "1"], words].concat();
        let output = self.heddle(&all);
        let said = String::from_utf8_lossy(&output.stderr);
        let shown = String::from_utf8_lossy(&output.stdout);
        assert_eq!(output.status.code(), Some(status), "{words:?}\n{shown}\n{said}");
    }

    fn prints(&self, words: &[&str], expected: &str) {
        let output = self.heddle(&[&["run"], words].concat());
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(String::from_utf8_lossy(&output.stdout), expected, "{words:?}\n{said}");
    }
}

const TOML: &str = r#"
classpath = ["out"]
[[process]]
main = "Counter"
args = ["strict"]
properties = { level = "high" }
environment = { COLOUR = "red" }
[check]
strategy = "bfs"
"#;

#[test]
fn a_toml_file_with_one_process() {
    let Some(folder) = folder_with_counter("toml") else { return };
    folder.write("in/system.toml", TOML);
    folder.check(&["in/system.toml"], 1);
    folder.check(&["in/system.toml", "--all", "--strategy=dfs", "--trace", "t.json"], 1);
    // The command line wins.
    folder.check(&["in/system.toml", "-da"], 0);
    folder.check(&["--no-property", "no-assertion-failure", "in/system.toml"], 0);
    folder.prints(&["in/system.toml"], "1 high red in\n");
    folder.prints(&["in/system.toml", "-Dlevel=low", "--env", "COLOUR=blue"], "1 low blue in\n");
    // The path of a trace can be taken again from anywhere.
    let (status, said) = folder.says(&["replay", "t.json"]);
    assert_eq!(status, 0, "{said}");
}

#[test]
fn a_jpf_file_with_one_process() {
    let Some(folder) = folder_with_counter("jpf") else { return };
    let text = "@using=jpf-core\r\ntarget = Counter\r\ntarget.args = strict\r\nclasspath = \\\r\n  \
                ${config_path}/out\r\nvm.unheard = 1\r\n";
    folder.write("in/counter.jpf", text);
    folder.check(&["in/counter.jpf"], 1);
    folder.check(&["in/counter.jpf", "+target.args=lax"], 0);
    folder.check(&["in/counter.jpf", "+vm.enable_assertions=false"], 0);
    folder.prints(&["in/counter.jpf", "+target.args=a,b"], "2 null null jpf\n");
    let (_, said) = folder.says(&["run", "in/counter.jpf"]);
    assert_eq!(
        said,
        "heddle: note: in/counter.jpf:1: `@using jpf-core` is ignored: no JPF project is needed\n\
         heddle: note: in/counter.jpf:6: `vm.unheard` is not known and has no effect\n"
    );
}

/// The others start once it has run, although threads of its library only ever wait.
#[test]
fn a_jpf_file_names_the_process_that_runs_first() {
    let Some(folder) = folder_with_counter("jpf_first") else { return };
    let text = "target.0 = Counter\ntarget.args.0 = lax\ntarget.1 = Counter\ntarget.args.1 = lax\n\
                classpath = ${config_path}/out\nvm.nas.initiating_target = 1\n";
    folder.write("in/two.jpf", text);
    folder.check(&["in/two.jpf"], 0);
    folder.check(&["in/two.jpf", "--compat", "jpf-nas"], 0);
}

#[test]
fn a_startup_file_and_a_command_line_with_one_process() {
    let Some(folder) = folder_with_counter("startup") else { return };
    folder.write(
        "in/one.startup",
        "# one\nCOLOUR=red java -cp out -Dlevel='very high' Counter strict\n",
    );
    folder.check(&["in/one.startup"], 1);
    folder.prints(&["in/one.startup"], "1 very high red in\n");
    let command = "java -cp in/out -Dlevel=own Counter lax";
    folder.check(&["--process", command], 0);
    // What a process says itself wins over what is said for all.
    folder.prints(&["-Dlevel=all", "-cp", "nowhere", "--process", command], "1 own null startup\n");
    folder.prints(&["-cp", "in/out", "--process=java Counter x y"], "2 null null startup\n");
}

#[test]
fn mistakes_end_with_status_2() {
    let folder = folder("mistakes");
    let check = |words: &[&str], expected: &str| {
        let (status, said) = folder.says(words);
        assert_eq!(status, 2, "{words:?}: {said}");
        let first = said.lines().next().unwrap_or_default();
        assert_eq!(first, format!("heddle: {expected}"), "{words:?}");
        said
    };
    folder.write("key.toml", "[[process]]\nmian = \"A\"\n");
    let said = check(&["check", "key.toml"], "key.toml:2:1: [[process]] has no key `mian`");
    assert!(said.contains("2 | mian = \"A\"\n  | ^^^^ did you mean `main`?"), "{said}");
    folder.write("value.toml", "[[process]]\nmain = \"A\"\n[check]\nstrategy = \"dsf\"\n");
    let said = folder.says(&["check", "value.toml"]);
    assert_eq!(said.0, 2);
    assert!(said.1.starts_with("heddle: value.toml:4:12: `dsf` is no strategy"), "{}", said.1);
    folder.write(
        "cycle.toml",
        "[[process]]\nmain=\"A\"\nafter=[\"b\"]\n[[process]]\nmain=\"B\"\nafter=[\"a\"]\n",
    );
    check(&["run", "cycle.toml"], "cycle.toml:3:8: `a` starts after `b`, which starts after `a`");
    folder.write("order.toml", "[[process]]\nmain=\"A\"\nafter=[\"b\"]\n[[process]]\nmain=\"B\"\n");
    check(
        &["check", "order.toml", "--start-in-order"],
        "--start-in-order: `a` starts after `b`, which starts after `a`",
    );
    folder.write("s.startup", "java -cp out A\nkill 5\n");
    check(&["check", "s.startup"], "s.startup:2:1: a process is started by `java`, not by `kill`");
    folder.write("p.jpf", "target=A\nsearch.depth_limit=x\n");
    check(&["check", "p.jpf"], "p.jpf:2:1: `search.depth_limit` is a number, not `x`");
    check(&["check", "none.toml"], "cannot read none.toml: No such file or directory (os error 2)");
    check(
        &["check", "--process", "ssh A"],
        "process 1:1:1: a process is started by `java`, not by `ssh`",
    );
    check(
        &["check", "p.jpf", "--process", "java A"],
        "a system is described by a file or by --process, not by both",
    );
    check(
        &["check", "key.toml", "Main"],
        "`Main` is too much: the processes are described already",
    );
    check(&["run", "+a=b", "Main"], "`+a=b` is for .jpf files only");
    check(&["check", "--channel", "pipe", "Main"], "--channel: `pipe` is no channel");
    check(&["check", "--buffer=0", "Main"], "--buffer: a buffer holds at least one byte");
    check(&["check", "--faults", "crush", "Main"], "--faults: `crush` is no fault");
    check(&["check", "--process"], "--process needs a value: \"java ...\"");
    check(&["run", "--start-in-order=yes", "Main"], "--start-in-order takes no value");
}

#[test]
fn faults_are_listed() {
    let output = folder("list").heddle(&["list", "faults"]);
    let shown = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(output.status.success());
    assert!(shown.contains("io-exception") && shown.contains("crash"), "{shown}");
}
