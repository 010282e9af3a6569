//! Whatever is in a file, reading it ends with a description or a message.

use std::path::PathBuf;

use heddle_system::options::{COMMANDS, Command, Launch, Line};
use proptest::prelude::*;

/// Pieces that mean something, so that not every input fails at its first letter.
const PIECES: &[&str] = &[
    "[[process]]\n",
    "[check]\n",
    "[network]\n",
    "main = ",
    "\"A\"\n",
    "name = ",
    "after = ",
    "[\"a\"]\n",
    "count = ",
    "3\n",
    "1000000\n",
    "-1",
    "jar",
    "{ a = 1 }",
    "'''",
    "\"\"\"",
    "target",
    ".0",
    ".args",
    "=",
    "+=",
    "+",
    "${",
    "}",
    "${target}",
    "@include ",
    "@using",
    "\\",
    "\\u00",
    "\\\n",
    "\r\n",
    "\n",
    "\t",
    " ",
    "#",
    "!",
    ":",
    "java ",
    "-cp ",
    "-D",
    "-jar ",
    "-Xmx",
    "512m ",
    "'",
    "\"",
    "A ",
    "x=1 ",
    "&",
    ";",
    "|",
    "-ea:",
    "--",
    "ä",
    "\u{feff}",
    "\0",
    "😀",
    "faults = ",
    "crash:a:read",
    "classpath",
    ",",
    "`",
    "listener",
    "search.class",
    "hosts = ",
    "--strategy",
    "--max-time=",
    "--buffer",
    "--implement=",
    "-ea",
];

fn text() -> impl Strategy<Value = Vec<u8>> {
    let piece = prop_oneof![
        8 => proptest::sample::select(PIECES).prop_map(|piece| piece.as_bytes().to_vec()),
        1 => any::<char>().prop_map(|letter| letter.to_string().into_bytes()),
        1 => proptest::collection::vec(any::<u8>(), 0..4),
    ];
    proptest::collection::vec(piece, 0..60).prop_map(|pieces| pieces.concat())
}

fn read(ending: &str, bytes: &[u8]) {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let file: PathBuf = folder.path().join(format!("f.{ending}"));
    std::fs::write(&file, bytes).expect("room for a small file");
    match heddle_system::read(&file, &[]) {
        Ok(description) => assert!(!description.processes.is_empty()),
        Err(problem) => assert!(!problem.to_string().is_empty()),
    }
}

fn config() -> ProptestConfig {
    ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() }
}

proptest! {
    #![proptest_config(config())]

    #[test]
    fn toml(bytes in text()) {
        read("toml", &bytes);
    }

    #[test]
    fn jpf(bytes in text()) {
        read("jpf", &bytes);
    }

    #[test]
    fn startup(bytes in text()) {
        read("startup", &bytes);
    }

    #[test]
    fn commands(commands in proptest::collection::vec(text(), 0..4), overrides in text()) {
        let shown = |bytes: &Vec<u8>| String::from_utf8_lossy(bytes).into_owned();
        let commands: Vec<String> = commands.iter().map(shown).collect();
        let words = |option: &str, value: &str| [option.to_owned(), value.to_owned()];
        let processes = commands.iter().flat_map(|command| words("--process", command));
        let all = processes.chain(words("--faults", &shown(&overrides))).collect();
        let described = Launch::parse(Command::Run, all).and_then(Launch::describe);
        if let Err(problem) = described {
            prop_assert!(!problem.to_string().is_empty());
        }
    }

    #[test]
    fn words(words in proptest::collection::vec(text(), 0..8)) {
        let all: Vec<String> =
            words.iter().map(|bytes| String::from_utf8_lossy(bytes).into_owned()).collect();
        for command in [Command::Run, Command::Check] {
            if let Err(problem) = Launch::parse(command, all.clone()).and_then(Launch::describe) {
                prop_assert!(!problem.to_string().is_empty());
            }
        }
        for about in COMMANDS {
            if let Err(problem) = Line::parse(about.command, &all) {
                prop_assert!(!problem.to_string().is_empty());
            }
        }
    }
}

#[test]
fn files_that_cannot_be_read() {
    let folder = tempfile::tempdir().expect("a folder for a moment");
    let message = |name: &str, bytes: Option<&[u8]>| {
        let file = folder.path().join(name);
        if let Some(bytes) = bytes {
            std::fs::write(&file, bytes).expect("room for a small file");
        }
        let problem = heddle_system::read(&file, &[]).expect_err(name).to_string();
        problem.replace(&folder.path().display().to_string(), "F")
    };
    let missing = "cannot read F/a.toml: No such file or directory (os error 2)";
    assert_eq!(message("a.toml", None), missing);
    assert_eq!(message("b.toml", Some(b"a\n\xff")), "F/b.toml:2: this is not text in UTF-8");
    assert_eq!(
        message("c.txt", Some(b"")),
        "F/c.txt: a system is described by .toml, .jpf, .startup"
    );
    let big = vec![b'#'; 2 << 20];
    assert_eq!(message("d.jpf", Some(&big)), "cannot read F/d.jpf: it has more than 1 MB");
    std::fs::create_dir(folder.path().join("e.startup")).expect("a folder");
    assert_eq!(message("e.startup", None), "cannot read F/e.startup: it is a folder");
}

#[test]
fn hostile_sizes_end_soon() {
    let mut many = format!("a={}\n", "x".repeat(100_000));
    (0..50_000).for_each(|number| many.push_str(&format!("b{number}=${{a}}\n")));
    read("jpf", many.as_bytes());
    // Each is as long as a file may be, and each is slow if some part is read again and again.
    let size = 1 << 20;
    for ending in ["toml", "jpf", "startup"] {
        for piece in ["[", "{", "a", "${", "\\", "\"", "'", "a=", "a=1\n", "java a\n", "[[a]]\n"] {
            read(ending, piece.repeat(size / piece.len()).as_bytes());
        }
    }
}
