//! Runs made by hand, and how they are drawn.

use heddle_checker::{At, Choice, Detail, Replay, Told, TraceEntry, Violation};

use super::{cut, lanes, wrapped};
use crate::{Paper, Sources};

fn at(line: u32) -> At {
    At {
        class: "p.Main".into(),
        method: "run".into(),
        file: Some("Main.java".into()),
        line: Some(line),
    }
}

/// Something thread `t<number>` does, in no line of the program unless one is given.
fn told(number: u32, text: &str, line: Option<u32>) -> Told {
    Told {
        number,
        thread: format!("t{number}"),
        text: text.into(),
        at: line.map(at),
        detail: Detail::default(),
    }
}

/// The way to the first choice.
fn begin(events: Vec<Told>) -> TraceEntry {
    TraceEntry {
        choice: None,
        thread: "t0".into(),
        what: String::new(),
        preempts: None,
        weight: None,
        events,
        scene: None,
    }
}

fn entry(number: u32, events: Vec<Told>) -> TraceEntry {
    TraceEntry { choice: Some(Choice::Run(number)), thread: format!("t{number}"), ..begin(events) }
}

fn preempting(number: u32, other: &str, events: Vec<Told>) -> TraceEntry {
    TraceEntry { preempts: Some(other.into()), ..entry(number, events) }
}

fn draw(sources: &Sources, steps: Vec<TraceEntry>, width: usize) -> String {
    let paper = Paper { width, color: false };
    let violation = Violation {
        kind: "race",
        message: String::new(),
        process: String::new(),
        thread: String::new(),
        exception: None,
        stack: Vec::new(),
        threads: Vec::new(),
        details: Vec::new(),
        site: String::new(),
    };
    lanes(
        sources,
        &Replay { steps, violation, causes: Vec::new(), scope: None, output: Vec::new() },
        paper,
    )
}

fn check(steps: Vec<TraceEntry>, width: usize, expected: &[&str]) {
    let text = draw(&Sources::new(&[], []), steps, width);
    assert_eq!(text.lines().collect::<Vec<_>>(), expected);
}

/// A page with room for two columns of 38, behind five for the number of the choice.
const WIDTH: usize = 5 + 2 * 40;

#[test]
fn each_thread_has_its_column() {
    let rule = "─".repeat(38);
    let rule = format!("     {rule}  {rule}");
    let right = |text: &str| format!("{}{text}", " ".repeat(40));
    check(
        vec![
            begin(vec![told(1, "begins", None)]),
            entry(1, vec![told(1, "writes x = 1", None)]),
            entry(0, vec![told(0, "reads x: 1", None)]),
        ],
        WIDTH,
        &[
            // By their numbers, whoever comes first.
            &format!("     {:38}  t1", "t0"),
            &rule,
            // The way to the first choice has no number.
            &format!("     {}", right("begins")),
            &format!("   1 {}", right("writes x = 1")),
            "   2 reads x: 1",
        ],
    );
}

#[test]
fn a_line_is_shown_when_a_thread_comes_to_it() {
    check(
        vec![begin(vec![
            told(0, "reads x: 0", Some(7)),
            told(0, "writes x = 1", Some(7)),
            told(0, "ends", None),
        ])],
        WIDTH,
        &[
            "     t0",
            &format!("     {}", "─".repeat(64)),
            // Without the source, the method has to do.
            "     Main.java:7  in run",
            "       reads x: 0",
            "       writes x = 1",
            "     ends",
        ],
    );
}

#[test]
fn the_source_stands_beside_its_line() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let package = folder.path().join("src/p");
    std::fs::create_dir_all(&package).expect("it is ours");
    std::fs::write(package.join("Main.java"), "package p;\n\n    x++;  \n").expect("it is ours");
    let sources = Sources::new(&[], [(folder.path(), &["classes".into()][..])]);
    let steps = vec![begin(vec![told(0, "reads x: 0", Some(3)), told(0, "calls", Some(2))])];
    let text = draw(&sources, steps, WIDTH);
    assert!(text.contains("     Main.java:3  x++;\n"), "{text}");
    // An empty line says nothing.
    assert!(text.contains("     Main.java:2  in run\n"), "{text}");
}

#[test]
fn a_long_statement_is_shown_as_a_whole_once() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let package = folder.path().join("src/p");
    std::fs::create_dir_all(&package).expect("it is ours");
    let text =
        "package p;\n    total = reckon(of(everything), and(whatever, else), there(may), be);\n";
    std::fs::write(package.join("Main.java"), text).expect("it is ours");
    let sources = Sources::new(&[], [(folder.path(), &["classes".into()][..])]);
    let steps = vec![
        begin(vec![told(0, "reads x: 0", Some(2))]),
        entry(1, vec![told(1, "reads x: 0", Some(2))]),
    ];
    let text = draw(&sources, steps, WIDTH);
    let right = " ".repeat(40);
    assert!(text.contains("     Main.java:2\n       total = reckon(of(everything),\n"), "{text}");
    assert!(
        text.contains(&format!("   1 {right}Main.java:2  total = reckon(of(everyt…\n")),
        "{text}"
    );
}

#[test]
fn a_switch_is_told_before_what_follows_from_it() {
    let rest = |text: &str| format!("{}{text}", " ".repeat(40));
    let text = |steps| draw(&Sources::new(&[], []), steps, WIDTH);
    let switched = text(vec![
        begin(vec![told(0, "starts t1", None)]),
        preempting(1, "t0", vec![told(1, "writes x = 1", None)]),
    ]);
    let expected = format!("   1 {}\n     {}\n", rest(">> preempts t0"), rest("writes x = 1"));
    assert!(switched.ends_with(&expected), "{switched}");

    // A choice with nothing to tell leaves the switch to the next one of the same thread.
    let later = text(vec![
        begin(vec![told(0, "starts t1", None)]),
        preempting(1, "t0", vec![]),
        entry(1, vec![told(1, "writes x = 1", None)]),
    ]);
    let expected = format!("   2 {}\n     {}\n", rest(">> preempts t0"), rest("writes x = 1"));
    assert!(later.ends_with(&expected), "{later}");

    // If another thread goes on meanwhile, it was no switch worth telling.
    let never = text(vec![
        begin(vec![told(0, "starts t1", None)]),
        preempting(1, "t0", vec![]),
        entry(0, vec![told(0, "ends", None)]),
        entry(1, vec![told(1, "ends", None)]),
    ]);
    assert!(!never.contains(">>"), "{never}");
}

#[test]
fn a_choice_that_is_not_just_going_on_is_in_words() {
    let timeout = TraceEntry { what: "its time is over".into(), ..entry(0, vec![]) };
    let steps = vec![begin(vec![told(0, "sleeps", None)]), timeout];
    let text = draw(&Sources::new(&[], []), steps, WIDTH);
    assert!(text.ends_with("     sleeps\n   1 (its time is over)\n"), "{text}");
}

#[test]
fn many_threads_are_told_apart_by_name() {
    let events = (0..5).map(|number| told(number, "ends", None)).collect();
    let expected = [0, 1, 2, 3, 4].map(|number| format!("     [t{number}] ends"));
    let expected: Vec<&str> = expected.iter().map(String::as_str).collect();
    check(vec![begin(events)], 120, &expected);
    // So are two where the page is narrow.
    let events = vec![told(0, "ends", None), told(1, "ends", None)];
    check(vec![begin(events)], 50, &expected[..2]);
}

#[test]
fn threads_of_a_process_share_its_column() {
    let in_process = |process: u32, number: u32, name: &str, text: &str| Told {
        thread: name.into(),
        detail: Detail { process, ..Detail::default() },
        ..told(number, text, None)
    };
    let events = vec![
        in_process(0, 0, "shop/main", "sells"),
        in_process(1, 1, "bank/main", "pays"),
        in_process(1, 2, "bank/log", "writes"),
    ];
    let rule = "─".repeat(44);
    check(
        vec![begin(events)],
        5 + 2 * 46,
        &[
            &format!("     {:44}  bank", "shop"),
            &format!("     {rule}  {rule}"),
            "     sells",
            &format!("     {:44}  [main]", ""),
            &format!("     {:44}  pays", ""),
            &format!("     {:44}  [log]", ""),
            &format!("     {:44}  writes", ""),
        ],
    );
}

#[test]
fn what_is_done_again_is_counted() {
    let reads = || told(0, "reads x: 0", Some(7));
    let steps = vec![
        begin(vec![reads(), reads()]),
        entry(0, vec![reads()]),
        entry(0, vec![told(0, "ends", None)]),
    ];
    let text = draw(&Sources::new(&[], []), steps, WIDTH);
    let expected = "       reads x: 0\n       (3 times)\n   2 ends\n";
    assert!(text.ends_with(expected), "{text}");
}

#[test]
fn long_texts_are_wrapped_and_cut() {
    assert_eq!(wrapped("a abcdefghij", 6), ["a", "abcd", "efgh", "ij"]);
    assert_eq!(wrapped("reads a.b: 1", 20), ["reads a.b: 1"]);
    assert_eq!(wrapped("one two three", 8), ["one two", "three"]);
    assert_eq!(cut("abcdef", 4), "abc…");
    assert_eq!(cut("abcd", 4), "abcd");
}
