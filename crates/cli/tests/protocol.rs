//! `heddle protocol` from outside: statuses, and what it says.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

const PAIR: &str = "\
frame Server {
    provides:
        S s;
    protocol:
        ?s.open ; ?s.get* ; ?s.close
};

frame Client {
    requires:
        S out;
    protocol:
        !out.open ; !out.get ; !out.close
};

architecture Pair {
    components:
        Server server;
        Client client;
    bindings:
        client.out -> server.s;
};

claim Server within Server;
";

fn heddle(args: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .arg("protocol")
        .args(args)
        .output()
        .unwrap_or_else(|error| panic!("heddle does not start: {error}"));
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (status.code().unwrap_or(-1), text(stdout), text(stderr))
}

/// A file of its own for each test.
fn file(name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, bytes).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    path.to_string_lossy().into_owned()
}

#[test]
fn what_holds() {
    let pair = file("holds.bp", PAIR);
    let (status, stdout, stderr) = heddle(&["check", &pair]);
    assert_eq!((status, stderr.as_str()), (0, ""));
    assert!(stdout.starts_with("architecture Pair: holds (7 states, 6 transitions)\n"), "{stdout}");
    assert!(stdout.ends_with("claim Server within Server: holds\n"), "{stdout}");
}

#[test]
fn what_is_violated() {
    let pair = file("violated.bp", PAIR.replace("!out.get ;", "!out.put ;"));
    let (status, stdout, _) = heddle(&["check", &pair]);
    assert_eq!(status, 1);
    assert!(
        stdout.contains("bad-activity (horizontal): client emits !out.put^, but server cannot"),
        "{stdout}"
    );
    assert!(stdout.contains("    fails  ?s.put^   !out.put^\n"), "{stdout}");
    let (status, stdout, _) = heddle(&["check", "--json", &pair]);
    assert_eq!(status, 1);
    let object: Value = serde_json::from_str(&stdout).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(object["verdict"], "Violated");
    let violation = &object["results"][0]["violations"][0];
    assert_eq!(violation["kind"], "bad-activity");
    assert_eq!(violation["compliance"], "horizontal");
    assert_eq!(violation["trace"][0]["component"], "client");
    assert_eq!(violation["trace"][0]["to"]["event"], "?s.open^");
    assert_eq!(violation["positions"][0]["expected"][0]["line"], 5);
}

#[test]
fn limits_are_said_aloud() {
    let pair = file("limits.bp", PAIR);
    for args in [
        ["check", &pair, "--max-states=3"],
        ["show", &pair, "--max-states=3"],
        ["trace", &pair, "--max-states=3"],
    ] {
        let (status, stdout, stderr) = heddle(&args);
        assert_eq!(status, 3, "{args:?}: {stdout}{stderr}");
        let said = stdout + &stderr;
        assert!(said.contains("limit was reached") || said.contains("3 states"), "{said}");
    }
}

#[test]
fn wrong_input_gives_one_message() {
    let pair = file("wrong.bp", PAIR);
    let unknown = file("unknown.bp", "frame A { protocol: ?i.m };");
    let bytes = file("bytes.bp", b"frame A \xff\xfe");
    let folder = env!("CARGO_TARGET_TMPDIR");
    for (args, said) in [
        (&["check", "/nowhere/a.bp"][..], "No such file"),
        (&["check", folder], "directory"),
        (&["check", "/dev/zero"], "/dev/zero: larger than 64 MB"),
        (&["check", &bytes], "not text in UTF-8: byte 8"),
        (&["check", &unknown], "unknown.bp:1:21: the frame A has no interface called i"),
        (&["fmt", &bytes], "not text in UTF-8"),
        (&["show", &pair, "--frame", "Sever"], "no frame called Sever; did you mean Server?"),
        (&["trace", &pair, "?s.open"], "follow which frame? --frame Server or Client"),
        (&["trace", &pair, "--frame=Server", "?s"], "events:1:3: found the end"),
        (&["trace", &pair, "--frame=Server", "--events", "/nowhere"], "No such file"),
        (&["check"], "protocol check needs a file"),
        (&["check", "--dot", &pair], "unknown option of protocol check: --dot"),
        (&["check", &pair, "--max-states", "0"], "--max-states needs a number from 1"),
        (&["check", &pair, "--max-states"], "--max-states needs a value"),
        (&["check", &pair, &pair], "there is another frame called Server"),
        (&["frobnicate"], "no command of protocol is called frobnicate"),
        (&[], "protocol needs a command"),
    ] {
        let (status, stdout, stderr) = heddle(args);
        assert_eq!((status, stdout.as_str()), (2, ""), "{args:?}: {stderr}");
        assert!(stderr.starts_with("heddle: ") && stderr.contains(said), "{args:?}: {stderr}");
        assert!(!stderr.contains("bug"), "{args:?}: {stderr}");
    }
}

#[test]
fn pictures_and_sizes() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let database: PathBuf = root.join("tests/corpus/protocols/sizes/database.bp");
    let database = database.to_string_lossy().into_owned();
    let (status, stdout, _) = heddle(&["show", "--minimal", &database]);
    assert_eq!(status, 0);
    let first = stdout.lines().next();
    assert_eq!(first, Some("frame Database: 1047 states, 3342 transitions (minimal)"));
    let (status, stdout, _) = heddle(&["show", "--minimal", "--dot", &database]);
    assert_eq!(status, 0);
    assert_eq!(stdout.matches(" [label=").count(), 3342);
}

#[test]
fn traces_are_followed() {
    let pair = file("trace.bp", PAIR);
    let follow = |events: &[&str]| {
        let args = [&["trace", &pair, "--frame", "Server"], events].concat();
        heddle(&args)
    };
    let (status, stdout, _) = follow(&["?s.open", "?s.close", "--complete"]);
    assert_eq!(status, 0);
    assert!(stdout.contains("holds: 4 events, and it may end here"), "{stdout}");
    let (status, stdout, _) = follow(&["?s.open", "--complete"]);
    assert_eq!(status, 1);
    assert!(stdout.contains("violated: it may not end here"), "{stdout}");
    let (status, stdout, _) = follow(&["?s.open", "!s.get$"]);
    assert_eq!(status, 1);
    assert!(stdout.contains("violated: !s.get$ is not allowed here"), "{stdout}");
    assert!(stdout.contains("?s.open ; ?s.get* ; ?s.close"), "{stdout}");
    let events = file("events.txt", "// as they came\n?s.open↑ !s.open↓\n?s.get\n");
    let (status, stdout, _) = follow(&["--events", &events]);
    assert_eq!(status, 0);
    assert!(stdout.contains("holds so far: 4 events"), "{stdout}");
    let (status, stdout, _) = heddle(&["trace", &pair, "--frame=Client"]);
    assert_eq!(status, 0);
    assert!(stdout.starts_with("frame Client: 1 trace\n"), "{stdout}");
}

#[test]
fn files_are_formatted() {
    let pair = file("layout.bp", PAIR);
    assert_eq!(heddle(&["fmt", "--check", &pair]).0, 0);
    let squeezed = file("squeezed.bp", "frame A{protocol:NULL} // end");
    let (status, stdout, _) = heddle(&["fmt", "--check", &squeezed]);
    assert_eq!(status, 1);
    assert!(stdout.contains("squeezed.bp: not in the usual layout"), "{stdout}");
    assert_eq!(heddle(&["fmt", &squeezed]).0, 0);
    let text = std::fs::read_to_string(&squeezed).unwrap_or_default();
    assert_eq!(text, "frame A {\n    protocol:\n        NULL\n}; // end\n");
    assert_eq!(heddle(&["fmt", "--check", &squeezed]).0, 0);
}

#[test]
fn environments_are_the_other_side() {
    let frame = "frame F { provides: In in; requires: Out out; \
                 protocol: ?in.open{!out.log^ ; ?out.log$} ; (?in.a | ?in.b)* };";
    let (status, stdout, _) = heddle(&["env", &file("env.bp", frame)]);
    assert_eq!(status, 0);
    let expected = "\
// What surrounds a component of F: 2 threads call it.
// --protocol-repeat bounds in.a, in.b.
frame FEnvironment {
    provides:
        Out out;
    requires:
        In in;
    protocol:
        !in.open{?out.log^ ; !out.log$} ; (!in.a | !in.b)*
};
";
    assert_eq!(stdout, expected);
    // Seen from the other side twice, it is the same again.
    let (_, twice, _) = heddle(&["env", &file("env_twice.bp", &stdout)]);
    assert!(twice.contains("?in.open{!out.log^ ; ?out.log$} ; (?in.a | ?in.b)*"), "{twice}");
}
