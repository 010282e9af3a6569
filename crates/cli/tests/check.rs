//! `heddle check` and `heddle replay` from outside: statuses, files, and what they say.
//!
//! The programs are compiled with the JDK's own `javac`; without a JDK there is nothing to test.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use heddle_archive::Jdk;
use serde_json::Value;

const LOST_UPDATE: &str = r#"
public class LostUpdate {
    static int count;
    static void work() {
        int seen = count;
        count = seen + 1;
    }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(LostUpdate::work, "A");
        Thread b = new Thread(LostUpdate::work, "B");
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("count " + count);
        assert count == 2 : "lost";
    }
}
"#;

const CROSSED_LOCKS: &str = r#"
import java.util.concurrent.locks.ReentrantLock;
public class CrossedLocks {
    static final Object left = new Object();
    static final ReentrantLock right = new ReentrantLock();
    public static void main(String[] args) {
        new Thread(() -> { synchronized (left) { right.lock(); right.unlock(); } }, "A").start();
        new Thread(() -> { right.lock(); synchronized (left) { } right.unlock(); }, "B").start();
    }
}
"#;

const THROWS: &str = r#"
public class Throws {
    public static void main(String[] args) {
        throw new IllegalStateException("at once");
    }
}
"#;

/// Fails before the first choice, and has schedules after it.
const FAILS_EARLY: &str = r#"
public class FailsEarly {
    static int count;
    public static void main(String[] args) throws Exception {
        Thread first = new Thread(() -> { throw new IllegalStateException("early"); });
        first.start();
        first.join();
        Thread second = new Thread(() -> count++);
        second.start();
        count++;
        second.join();
    }
}
"#;

const GUARDED: &str = r#"
public class Guarded {
    static int count;
    static synchronized void work() { count++; }
    public static void main(String[] args) throws Exception {
        Thread a = new Thread(Guarded::work);
        a.start();
        work();
        a.join();
        assert count == 2;
    }
}
"#;

const SLEEPS_LONG_ENOUGH: &str = r#"
public class SleepsLongEnough {
    static volatile boolean ready;
    public static void main(String[] args) throws Exception {
        new Thread(() -> { ready = true; }).start();
        Thread.sleep(1000);
        if (!ready) throw new IllegalStateException("not ready");
    }
}
"#;

/// Goes wrong in every schedule behind the second answer, of which there are as many as behind the first.
const COMES_LAST: &str = r#"
import java.util.Random;
public class ComesLast {
    static int[] counts = new int[6];
    public static void main(String[] args) throws Exception {
        boolean fails = new Random().nextInt(2) == 1;
        Thread[] threads = new Thread[5];
        for (int i = 0; i < 5; i++) {
            int first = i;
            threads[i] = new Thread(() -> {
                for (int j = 0; j < 4; j++) counts[(first + j) % 6] += first;
            });
            threads[i].start();
        }
        for (Thread thread : threads) thread.join();
        if (fails) throw new IllegalStateException("the second answer");
    }
}
"#;

/// No state comes back because of the counters, and a notification may be lost a few steps from the beginning.
const DEADLOCK_BESIDE_COUNTERS: &str = r#"
public class DeadlockBesideCounters {
    static class Bell {
        int rings;
        synchronized void ring() { rings++; notifyAll(); }
        synchronized void await() throws InterruptedException { wait(); }
    }
    static void takeTurns(Bell own, Bell other) {
        int heard = own.rings;
        try {
            while (true) {
                other.ring();
                if (heard == own.rings) own.await();
                heard = own.rings;
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
    public static void main(String[] args) {
        Bell left = new Bell(), right = new Bell();
        new Thread(() -> takeTurns(left, right)).start();
        takeTurns(right, left);
    }
}
"#;

const NOTIFIED_TOO_EARLY: &str = r#"
public class NotifiedTooEarly {
    final Object lock = new Object();
    boolean ready;
    public static void main(String[] args) throws Exception {
        NotifiedTooEarly it = new NotifiedTooEarly();
        Thread waiter = new Thread(() -> {
            try {
                if (!it.ready) {
                    synchronized (it.lock) { it.lock.wait(); }
                }
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        }, "waiter");
        waiter.start();
        it.ready = true;
        synchronized (it.lock) { it.lock.notifyAll(); }
    }
}
"#;

/// Much happens between threads before the update that gets lost, so that runs with few preemptions are many.
const NOISY: &str = r#"
public class Noisy {
    static volatile int noise;
    static int count;
    static void work() {
        for (int i = 0; i < 12; i++) {
            noise++;
        }
        int seen = count;
        count = seen + 1;
    }
    public static void main(String[] args) throws Exception {
        Thread[] all = new Thread[4];
        for (int i = 0; i < all.length; i++) {
            all[i] = new Thread(Noisy::work);
            all[i].start();
        }
        for (Thread each : all) {
            each.join();
        }
        assert count == all.length : "lost";
    }
}
"#;

/// A folder with a compiled program.
struct Case {
    folder: PathBuf,
    class: &'static str,
}

/// None: there is no compiler here.
fn case(test: &str, class: &'static str, source: &str) -> Option<Case> {
    let javac = Jdk::locate(None).ok()?.home.join("bin/javac");
    if !javac.exists() {
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{class}.java"));
    std::fs::write(&file, source).unwrap();
    let compiled = Command::new(javac).arg("-g").arg("-d").arg(&folder).arg(&file).status();
    assert!(compiled.unwrap().success());
    Some(Case { folder, class })
}

impl Case {
    fn heddle(&self, words: &[&str]) -> Output {
        let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
        command.current_dir(&self.folder).args(words).output().unwrap()
    }

    fn check(&self, options: &[&str]) -> Output {
        let mut words = vec!["check", "--workers", "1"];
        words.extend(options);
        words.extend(["-cp", ".", self.class]);
        self.heddle(&words)
    }

    fn json(&self, options: &[&str]) -> Value {
        let mut all = vec!["--json"];
        all.extend(options);
        serde_json::from_slice(&self.check(&all).stdout).expect("nothing but JSON")
    }
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn status(output: &Output) -> i32 {
    output.status.code().expect("not ended by a signal")
}

#[test]
fn a_lost_update_is_found_and_replayed() {
    let Some(case) = case("lost_update", "LostUpdate", LOST_UPDATE) else { return };
    let found = case.check(&[]);
    let report = text(&found.stdout);
    assert_eq!(status(&found), 1, "{report}");
    assert!(report.starts_with("Assertion failure: main ends with java.lang.AssertionError: lost"));
    for part in [
        "int seen = count;",
        "reads LostUpdate.count: 0",
        "writes LostUpdate.count = 1",
        ">> preempts ",
        "Violated (the search stopped at the first violation): assertion-failure.",
    ] {
        assert!(report.contains(part), "{part} is missing in\n{report}");
    }
    assert!(report.ends_with("Replay: heddle replay heddle-trace.json\n"), "{report}");

    let again = case.heddle(&["replay", "heddle-trace.json"]);
    let shown = text(&again.stdout);
    assert_eq!(status(&again), 0, "{}", text(&again.stderr));
    assert!(shown.contains("| count 1"), "{shown}");
    // What is replayed is what was reported.
    let columns = |text: &str| text.split("\nViolated").next().unwrap().len();
    assert_eq!(report[..columns(&report)], shown[..columns(&report)]);

    let json = case.heddle(&["replay", "--json", "heddle-trace.json"]);
    let json: Value = serde_json::from_slice(&json.stdout).unwrap();
    assert_eq!(json["violation"]["kind"], "assertion-failure");
    assert_eq!(json["output"]["stdout"], "count 1\n");
    assert_eq!(
        json["steps"].as_array().unwrap().len(),
        json["trace"]["choices"].as_array().unwrap().len() + 1
    );
}

#[test]
fn who_relies_on_a_sleep_is_told_of_ordered_time() {
    let Some(case) = case("sleeps_long_enough", "SleepsLongEnough", SLEEPS_LONG_ENOUGH) else {
        return;
    };
    let free = case.check(&[]);
    assert_eq!(status(&free), 1);
    let shown = text(&free.stdout);
    assert!(shown.contains("main woke from its sleep before others were done"), "{shown}");
    assert_eq!(status(&case.check(&["--time", "ordered"])), 0);
}

#[test]
fn random_runs_find_what_a_depth_first_search_does_not_come_to() {
    let Some(case) = case("comes_last", "ComesLast", COMES_LAST) else { return };
    let found = case.check(&["--enumerate-random", "--max-time", "120"]);
    assert_eq!(status(&found), 1, "{}", text(&found.stdout));
    assert_eq!(status(&case.heddle(&["replay", "heddle-trace.json"])), 0);
}

#[test]
fn a_bug_near_the_beginning_is_found_though_a_search_goes_ever_deeper() {
    let source = DEADLOCK_BESIDE_COUNTERS;
    let Some(case) = case("ever_deeper", "DeadlockBesideCounters", source) else { return };
    let found = case.check(&["--max-time", "60"]);
    assert_eq!(status(&found), 1, "{}", text(&found.stdout));
    assert!(text(&found.stdout).starts_with("Deadlock: "));
    assert_eq!(status(&case.heddle(&["replay", "heddle-trace.json"])), 0);
}

#[test]
fn a_trace_found_by_chance_is_told_without_the_switches_that_say_nothing() {
    let Some(case) = case("noisy", "Noisy", NOISY) else { return };
    let switches = |options: &[&str]| {
        let found = case.check(&[&["--strategy", "random", "--max-time", "120"], options].concat());
        assert_eq!(status(&found), 1, "{}", text(&found.stdout));
        text(&found.stdout).matches(">> preempts ").count()
    };
    let as_found = switches(&["--no-minimize"]);
    assert!(as_found > 20, "{as_found}");
    // One is enough: whoever comes between the read and the write of another.
    let told = switches(&[]);
    assert!(told <= 2, "{told}");
    assert_eq!(status(&case.heddle(&["replay", "heddle-trace.json"])), 0);
}

#[test]
fn two_runs_give_the_same_bytes() {
    let Some(case) = case("same_bytes", "LostUpdate", LOST_UPDATE) else { return };
    let trace = |name: &str| {
        case.check(&["--trace", name]);
        std::fs::read(case.folder.join(name)).unwrap()
    };
    assert_eq!(trace("one.json"), trace("two.json"));
}

#[test]
fn a_deadlock_names_who_waits_for_whom() {
    let Some(case) = case("crossed_locks", "CrossedLocks", CROSSED_LOCKS) else { return };
    let found = case.check(&["--trace", "t.json"]);
    let report = text(&found.stdout);
    assert_eq!(status(&found), 1, "{report}");
    for part in [
        "Deadlock: ",
        "B waits to lock CrossedLocks.left, held by A",
        "A waits for CrossedLocks.right (ReentrantLock), held by B",
        "      holds CrossedLocks.left\n",
        "      holds CrossedLocks.right (ReentrantLock)\n",
        "right.lock()\n",
    ] {
        assert!(report.contains(part), "{part} is missing in\n{report}");
    }
    assert_eq!(status(&case.heddle(&["replay", "t.json"])), 0);
}

#[test]
fn json_has_its_fields() {
    let Some(case) = case("json", "NotifiedTooEarly", NOTIFIED_TOO_EARLY) else { return };
    let json = case.json(&["--stats", "--show-output"]);
    assert_eq!(json["verdict"], "Violated");
    assert_eq!(json["complete"], false);
    assert!(json["reason"].is_null());
    let violation = &json["violations"][0];
    assert_eq!(violation["kind"], "deadlock");
    assert_eq!(violation["trace"]["format"], "heddle-trace");
    for field in ["message", "process", "thread", "output"] {
        assert!(!violation[field].is_null(), "{field}");
    }
    let stats = json["stats"].as_object().unwrap();
    for field in [
        "states",
        "revisited",
        "transitions",
        "end_states",
        "depth_max",
        "instructions",
        "seconds",
        "memory_bytes",
    ] {
        assert!(stats.contains_key(field), "{field}");
    }
    assert_eq!(json["config"]["processes"][0]["main_class"], "NotifiedTooEarly");
    // The object has the trace inside; no file was asked for.
    assert!(!case.folder.join("heddle-trace.json").exists());

    let saved = case.json(&["--trace", "t.json"]);
    let file = std::fs::read_to_string(case.folder.join("t.json")).unwrap();
    let file: Value = serde_json::from_str(&file).unwrap();
    assert_eq!(saved["violations"][0]["trace"], file);
}

#[test]
fn statuses_tell_the_verdict() {
    let Some(guarded) = case("statuses", "Guarded", GUARDED) else { return };
    let holds = guarded.check(&[]);
    assert_eq!(status(&holds), 0, "{}", text(&holds.stdout));
    assert!(text(&holds.stdout).starts_with("Holds (exhaustive): no-deadlock, "));
    assert_eq!(guarded.json(&[])["verdict"], "Holds");

    let bounded = guarded.check(&["--max-states", "2"]);
    assert_eq!(status(&bounded), 3);
    assert!(text(&bounded.stdout).starts_with("Inconclusive (bounded by 2 states)"));

    let sampled = guarded.check(&["--strategy", "random", "--runs", "5"]);
    assert_eq!(status(&sampled), 3);
    assert!(text(&sampled.stdout).starts_with("Inconclusive (sampled 5 runs)"));

    for wrong in [&["--report", "prose=x"][..], &["--report", "junit"], &["--time", "never"]] {
        assert_eq!(status(&guarded.check(wrong)), 2, "{wrong:?}");
    }
    let unwritable = guarded.check(&["--report", "junit=missing/x.xml"]);
    assert_eq!(status(&unwritable), 2);
    assert!(text(&unwritable.stderr).contains("missing/x.xml"));
}

#[test]
fn what_fails_before_any_choice_is_replayed_too() {
    let Some(case) = case("at_once", "Throws", THROWS) else { return };
    let found = case.check(&[]);
    assert_eq!(status(&found), 1);
    assert!(text(&found.stdout).contains("throws IllegalStateException: at once"));
    assert_eq!(status(&case.heddle(&["replay", "heddle-trace.json"])), 0);
    // Nothing comes after it: this is all there is.
    assert!(text(&found.stdout).contains("Violated (exhaustive): uncaught."));
}

#[test]
fn a_search_that_stops_before_any_choice_is_not_exhaustive() {
    let Some(case) = case("early", "FailsEarly", FAILS_EARLY) else { return };
    let stopped = text(&case.check(&[]).stdout);
    let said = "Violated (the search stopped at the first violation): uncaught.";
    assert!(stopped.contains(said), "{stopped}");
    let all = text(&case.check(&["--all"]).stdout);
    assert!(all.contains("Violated (exhaustive): uncaught."), "{all}");
}

#[test]
fn damaged_traces_are_refused() {
    let Some(case) = case("damaged", "LostUpdate", LOST_UPDATE) else { return };
    case.check(&["--trace", "good.json"]);
    let good = std::fs::read_to_string(case.folder.join("good.json")).unwrap();
    let refused = |change: &dyn Fn(&mut Value), says: &str| {
        let mut trace: Value = serde_json::from_str(&good).unwrap();
        change(&mut trace);
        std::fs::write(case.folder.join("bad.json"), trace.to_string()).unwrap();
        let output = case.heddle(&["replay", "bad.json"]);
        let message = text(&output.stderr);
        assert_eq!(status(&output), 2, "{message}");
        assert!(message.contains(says), "{says} is missing in {message}");
    };
    refused(&|trace| trace["format"] = "other".into(), "is no trace");
    refused(&|trace| trace["version"] = 99.into(), "version 99");
    refused(&|trace| trace["more"] = 1.into(), "damaged");
    refused(&|trace| trace["choices"][0] = serde_json::json!({"jump": 1}), "damaged");
    refused(&|trace| trace["choices"][1] = serde_json::json!({"run": 77}), "at step 2 of");
    // Comparing states takes the same choices, and refuses the same ones.
    let wrong = [serde_json::json!({"run": 77}), serde_json::json!({"fault": [0, 99]})];
    for choice in wrong {
        let mut trace: Value = serde_json::from_str(&good).unwrap();
        trace["choices"][1] = choice;
        std::fs::write(case.folder.join("bad.json"), trace.to_string()).unwrap();
        let output = case.heddle(&["replay", "--diff-states", "0,2", "bad.json"]);
        assert_eq!(status(&output), 2);
        assert!(text(&output.stderr).contains("at step 2 of"), "{}", text(&output.stderr));
    }
    refused(&|trace| trace["violation"]["site"] = "elsewhere".into(), "does not lead to");
    refused(
        &|trace| {
            trace["choices"].as_array_mut().unwrap().pop();
        },
        "does not lead to",
    );
    refused(&|trace| trace["check"]["properties"][0] = "no-luck".into(), "is no property");

    std::fs::write(case.folder.join("cut.json"), &good[..good.len() / 2]).unwrap();
    assert_eq!(status(&case.heddle(&["replay", "cut.json"])), 2);
    assert_eq!(status(&case.heddle(&["replay", "absent.json"])), 2);
    assert_eq!(status(&case.heddle(&["replay"])), 2);
}

#[test]
fn other_formats_are_written() {
    let Some(case) = case("formats", "LostUpdate", LOST_UPDATE) else { return };
    let found =
        case.check(&["--dot", "s.dot", "--report", "junit=r.xml", "--report", "json=r.json"]);
    assert_eq!(status(&found), 1, "{}", text(&found.stderr));
    let read = |name: &str| std::fs::read_to_string(case.folder.join(name)).unwrap();
    let dot = read("s.dot");
    assert!(dot.starts_with("digraph states {"));
    assert!(dot.contains("doublecircle") && dot.contains("coral"), "{dot}");
    let junit = read("r.xml");
    assert!(junit.contains(" failures=\"1\" errors=\"0\""), "{junit}");
    assert!(junit.contains("<failure type=\"assertion-failure\""), "{junit}");
    let json: Value = serde_json::from_str(&read("r.json")).unwrap();
    assert_eq!(json["verdict"], "Violated");
}

#[test]
fn a_program_that_cannot_start_is_no_program_that_holds() {
    let source = "public class Entry { static void begin() { assert false; } }\n\
                  class Hidden { private static void main(String[] args) {} }";
    let Some(case) = case("entry", "Entry", source) else { return };
    let missing = case.heddle(&["check", "-cp", ".", "Missing"]);
    assert_eq!(status(&missing), 2);
    assert!(text(&missing.stderr).contains("there is no class Missing on the class path (.)"));
    let mainless = case.check(&[]);
    assert_eq!(status(&mainless), 2);
    assert!(text(&mainless.stderr).contains("Entry has no method main(String[])"));
    let hidden = case.heddle(&["check", "-cp", ".", "Hidden"]);
    assert_eq!(status(&hidden), 3);
    assert!(text(&hidden.stdout).contains("a program that does not start: Hidden"));
    let properties = "target = Entry\ntarget.entry = begin()V\nclasspath = .\n";
    std::fs::write(case.folder.join("entry.jpf"), properties).unwrap();
    let entry = case.heddle(&["check", "entry.jpf"]);
    assert_eq!(status(&entry), 1, "{}", text(&entry.stderr));
    assert_eq!(status(&case.heddle(&["replay", "heddle-trace.json"])), 0);
}

/// An empty element of the class path is the working directory, and every search that begins anew has
/// to find the same classes there.
#[test]
fn an_empty_element_of_the_class_path_is_the_working_directory() {
    let Some(case) = case("empty-element", "LostUpdate", LOST_UPDATE) else { return };
    for class_path in ["none:", ":none", "."] {
        let words = ["check", "--json", "--workers", "1", "--max-time", "60", "-cp", class_path];
        let output = case.heddle(&[&words[..], &["LostUpdate"]].concat());
        assert_eq!(status(&output), 1, "{class_path}: {}", text(&output.stderr));
        let result: Value = serde_json::from_slice(&output.stdout).unwrap();
        assert!(result["stats"]["restarts"].as_u64() > Some(0), "{class_path}");
    }
}

/// One transition that would go on for minutes.
const COUNTS: &str = r#"
public class Counts {
    static final long[] counts = new long[1];
    public static void main(String[] args) {
        new Thread(() -> { for (long i = 0; i >= 0; i++) { counts[0] = i; } }).start();
        for (long i = 0; i >= 0; i++) { }
    }
}
"#;

#[test]
fn a_time_limit_ends_even_a_long_transition() {
    let Some(case) = case("long-transition", "Counts", COUNTS) else { return };
    let result = case.json(&["--max-time", "1"]);
    assert_eq!(result["verdict"], "Inconclusive");
    assert_eq!(result["reason"], "the time limit was reached");
    // Ample for a slow machine in a build without optimisation; the thread alone takes far longer.
    let seconds = result["stats"]["seconds"].as_f64().unwrap();
    assert!((1.0..30.0).contains(&seconds), "{seconds} s");
}

/// Nobody bounds the count, and the list is emptied again and again.
const COUNTS_ON: &str = r#"
public class CountsOn {
    static int count;
    static final java.util.List<Integer> list = new java.util.ArrayList<>();
    static void work() {
        while (true) {
            synchronized (list) {
                count++;
                list.add(1);
                list.clear();
            }
        }
    }
    public static void main(String[] args) {
        new Thread(CountsOn::work).start();
        work();
    }
}
"#;

#[test]
fn a_search_without_end_says_what_keeps_its_states_apart() {
    let Some(case) = case("why_new", "CountsOn", COUNTS_ON) else { return };
    let json = case.json(&["--max-states", "2000"]);
    assert_eq!(json["verdict"], "Inconclusive");
    let why = &json["why_new"];
    assert!(why["compared"].as_u64() > Some(2), "{why}");
    let differences = why["differences"].as_array().unwrap();
    let what: Vec<&str> = differences.iter().filter_map(|apart| apart["what"].as_str()).collect();
    assert_eq!(what, ["CountsOn.count"], "{why}");
    assert_eq!(differences[0]["grows"], true);
    assert!(why["try"][0].as_str().unwrap().starts_with("CountsOn.count only grows"), "{why}");
    assert!(why["points"][0]["at"].as_str().unwrap().contains("CountsOn.java:7"), "{why}");
    // Who asks is told also where no limit was reached.
    let Some(case) = self::case("why_new_asked", "LostUpdate", LOST_UPDATE) else { return };
    assert!(case.json(&["--all"])["why_new"].is_null());
    assert!(case.json(&["--all", "--why-new"])["why_new"]["points"].is_array());
}

#[test]
fn a_replay_needs_no_file_for_standard_input() {
    let source = "public class Reads { public static void main(String[] a) throws Exception {\n\
                  if (System.in.read() == 'x') { throw new Exception(\"read\"); } } }";
    let Some(case) = case("stdin", "Reads", source) else { return };
    let file = case.folder.join("in.txt");
    std::fs::write(&file, "x").unwrap();
    assert_eq!(status(&case.check(&[])), 0);
    assert_eq!(status(&case.check(&["--stdin", "in.txt"])), 1);
    std::fs::remove_file(&file).unwrap();
    let replayed = case.heddle(&["replay", "heddle-trace.json"]);
    assert_eq!(status(&replayed), 0, "{}", text(&replayed.stderr));
    assert_eq!(status(&case.check(&["--stdin", "in.txt"])), 2);
    let run = case.heddle(&["run", "--stdin-text", "x", "-cp", ".", "Reads"]);
    assert_eq!(status(&run), 1);
}

/// What varies between machines is cut: the schedule, and times.
#[test]
fn a_comment_for_a_pull_request() {
    let Some(case) = case("markdown", "LostUpdate", LOST_UPDATE) else { return };
    let output = case.check(&["--report", "markdown=out.md", "--trace", "t.json"]);
    assert_eq!(status(&output), 1, "{}", text(&output.stderr));
    let page = std::fs::read_to_string(case.folder.join("out.md")).unwrap();
    let (head, rest) = page.split_once("<details>").unwrap();
    let (schedule, foot) = rest.split_once("</details>").unwrap();
    assert_eq!(
        head,
        "### ❌ Heddle: Violated (the search stopped at the first violation)\n\n\
         Checked: `no-deadlock`, `no-uncaught`, `no-assertion-failure`, `always`.\n\n\
         **Assertion failure**: main ends with java.lang.AssertionError: lost at \
         LostUpdate.main(LostUpdate.java:16)\n\n"
    );
    assert!(schedule.starts_with("<summary>Schedule</summary>\n\n```text\n"), "{schedule}");
    assert!(schedule.contains("count = seen + 1;"), "{schedule}");
    assert!(foot.starts_with("\n\n```text\nheddle replay t.json\n```\n\n<sub>"), "{foot}");
    assert!(foot.ends_with("</sub>\n"), "{foot}");
}

#[test]
fn a_verify_class_of_the_class_path_is_never_used() {
    let source = r#"
public class Counts {
    public static void main(String[] args) throws ReflectiveOperationException {
        Class<?> verify = Class.forName("gov.nasa.jpf.vm.Verify");
        Object count = verify.getMethod("incrementCounter", int.class).invoke(null, 0);
        assert count.equals(1);
    }
}
"#;
    let other = "package gov.nasa.jpf.vm; public class Verify {\
                 public static int incrementCounter(int id) { return 7; } }";
    let Some(case) = case("verify", "Counts", source) else { return };
    let file = case.folder.join("Verify.java");
    std::fs::write(&file, other).unwrap();
    let javac = Jdk::locate(None).unwrap().home.join("bin/javac");
    let compiled = Command::new(javac).arg("-d").arg(&case.folder).arg(&file).status();
    assert!(compiled.unwrap().success());
    let checked = case.check(&[]);
    assert!(checked.status.success(), "{}", String::from_utf8_lossy(&checked.stdout));
}
