//! Help, completions and the manual page from outside.

use std::io::Write;
use std::process::{Command, Output, Stdio};

fn heddle(words: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_heddle")).args(words).output();
    said(output.unwrap_or_else(|error| panic!("heddle does not start: {error}")))
}

fn said(output: Output) -> (i32, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

/// Gives a program a text. None: it is not here.
fn with_input(program: &str, args: &[&str], input: &str) -> Option<(i32, String, String)> {
    let mut command = Command::new(program);
    command.args(args).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().ok()?;
    let mut stdin = child.stdin.take()?;
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(input.as_bytes()));
    let output = child.wait_with_output().ok()?;
    writer.join().ok()?.ok()?;
    Some(said(output))
}

#[test]
fn help_is_there_for_every_command() {
    for (words, begins) in [
        (&["help"][..], "Heddle runs and checks"),
        (&["--help"], "Heddle runs and checks"),
        (&["help", "check"], "usage: heddle check [OPTION]"),
        (&["check", "--help"], "usage: heddle check [OPTION]"),
        // Anywhere before the program.
        (&["check", "-cp", "out", "-h"], "usage: heddle check [OPTION]"),
        (&["run", "-h"], "usage: heddle run [OPTION]"),
        (&["replay", "--help"], "usage: heddle replay [OPTION]"),
        (&["protocol", "--help"], "usage: heddle protocol check FILE"),
        (&["help", "protocol"], "usage: heddle protocol check FILE"),
        (&["help", "protocol", "show"], "usage: heddle protocol show FILE"),
        (&["protocol", "show", "a.bp", "--help"], "usage: heddle protocol show FILE"),
        (&["list", "--help"], "usage: heddle list properties|"),
        (&["list", "natives", "-h"], "usage: heddle list natives"),
        (&["completions", "-h"], "usage: heddle completions bash"),
    ] {
        let (status, stdout, stderr) = heddle(words);
        assert_eq!((status, stderr.as_str()), (0, ""), "{words:?}");
        assert!(stdout.starts_with(begins), "{words:?}: {stdout}");
    }
    // At length there is more to read.
    let (short, long) = (heddle(&["check", "-h"]).1, heddle(&["check", "--help"]).1);
    assert!(long.contains("Key: max_depth in [check]; search.depth_limit in a .jpf file."));
    assert!(long.len() > short.len() && !short.contains("search.depth_limit"), "{short}");
    let (status, _, stderr) = heddle(&["help", "chekc"]);
    assert_eq!(status, 2);
    assert!(stderr.starts_with("heddle: no command is called chekc"), "{stderr}");
}

#[test]
fn what_follows_the_program_is_no_option() {
    let (status, _, stderr) = heddle(&["check", "-cp", "nowhere", "NoSuchClass", "--help"]);
    assert_eq!(status, 2);
    assert!(!stderr.contains("usage"), "{stderr}");
}

#[test]
fn wrong_options_end_with_status_2() {
    for (words, says) in [
        (&["check", "--stratgy", "bfs", "M"][..], "did you mean `--strategy`?"),
        (&["run", "--max-depth", "3", "M"], "it is an option of heddle check"),
        (&["replay", "--count", "3"], "unknown option of replay: --count"),
        (&["list", "natives", "--json"], "unknown option of list natives: --json"),
        (&["completions", "tcsh"], "no completions for tcsh"),
        (&["completions"], "completions for which shell?"),
        (&["man", "heddle"], "man takes nothing, not heddle"),
    ] {
        let (status, stdout, stderr) = heddle(words);
        assert_eq!((status, stdout.as_str()), (2, ""), "{words:?}: {stderr}");
        assert!(stderr.starts_with("heddle: ") && stderr.contains(says), "{words:?}: {stderr}");
    }
}

#[test]
fn bash_completes_command_lines() {
    let (status, script, _) = heddle(&["completions", "bash"]);
    assert_eq!(status, 0);
    let complete = |line: &str, last: usize| {
        let words = format!("COMP_WORDS=({line}); COMP_CWORD={last}; _heddle");
        let run = format!("{script}\n{words}\necho \"${{COMPREPLY[@]}}\"\n");
        let (status, stdout, stderr) = with_input("bash", &["-u"], &run)?;
        assert_eq!((status, stderr.as_str()), (0, ""), "{line}");
        Some(stdout.trim().to_owned())
    };
    let check = |line: &str, last: usize, expected: &str| match complete(line, last) {
        Some(found) => assert_eq!(found, expected, "{line}"),
        None => eprintln!("there is no bash"),
    };
    check("heddle ch", 1, "check");
    check("heddle check --max-d", 2, "--max-depth");
    check("heddle check -cp out --mini", 4, "--minimize");
    check("heddle run --mini", 2, "");
    check("heddle check --time ''", 3, "free ordered");
    check("heddle check --time = o", 4, "ordered");
    check("heddle check --time =", 3, "free ordered");
    check("heddle protocol ''", 2, "check show trace env fmt");
    check("heddle protocol show --mi", 3, "--minimal");
    check("heddle protocol check --max", 3, "--max-depth --max-memory --max-states --max-time");
    check("heddle list f", 2, "formats faults");
    check("heddle list natives --j", 3, "--jdk");
    check("heddle check Ma", 2, "");
}

#[test]
fn the_manual_page_can_be_read() {
    let (status, page, _) = heddle(&["man"]);
    assert_eq!(status, 0);
    let formatted = with_input("groff", &["-man", "-Tascii", "-P-cbou", "-ww"], &page);
    let Some((status, shown, warnings)) = formatted else { return };
    assert_eq!((status, warnings.as_str()), (0, ""));
    for part in ["HEDDLE PROTOCOL FMT", "--max-depth N", "-jar FILE", "-ea[:PACKAGE...|CLASS]"] {
        assert!(shown.contains(part), "{part} is missing in\n{shown}");
    }
}
