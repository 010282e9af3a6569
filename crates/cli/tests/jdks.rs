//! Run-time images of few modules, and such that lack something the machine relies on.
//!
//! They are made with the JDK's own `jlink`; without it there is nothing to test.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use heddle_archive::Jdk;

const PROGRAM: &str = "
public class Main {
    public static void main(String[] args) throws Exception {
        Thread thread = new Thread(() -> System.out.println(\"in a thread\"));
        thread.start();
        thread.join();
        System.out.println(String.join(\",\", java.util.List.of(\"a\", \"b\")) + args.length);
    }
}
";

/// A folder with the compiled program and a run-time image. None: this JDK has no `jlink` or no
/// modules to link.
fn linked(test: &str, options: &[&str]) -> Option<PathBuf> {
    let home = Jdk::locate(None).ok()?.home;
    let [javac, jlink] = ["javac", "jlink"].map(|tool| home.join("bin").join(tool));
    if !javac.exists() || !jlink.exists() || !home.join("jmods").is_dir() {
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jdks").join(test);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("Main.java"), PROGRAM).unwrap();
    let mut compile = Command::new(javac);
    compile.current_dir(&folder).args(["-d", "out", "Main.java"]);
    assert!(compile.status().unwrap().success());
    let mut link = Command::new(jlink);
    link.current_dir(&folder).args(["--add-modules", "java.base", "--output", "image"]);
    assert!(link.args(options).status().unwrap().success());
    Some(folder)
}

fn heddle(folder: &Path, command: &str) -> (i32, String, String) {
    let mut heddle = Command::new(env!("CARGO_BIN_EXE_heddle"));
    heddle.current_dir(folder).args([command, "--jdk", "image", "-cp", "out", "Main"]);
    // Images of this JDK are nobody else's.
    told(heddle.env("XDG_CACHE_HOME", folder.join("cache")).output().unwrap())
}

fn told(output: Output) -> (i32, String, String) {
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn java_base_alone_is_enough() {
    let Some(folder) = linked("base", &[]) else { return };
    let mut java = Command::new(folder.join("image/bin/java"));
    let expected = told(java.current_dir(&folder).args(["-cp", "out", "Main"]).output().unwrap());
    assert_eq!(expected.0, 0, "{expected:?}");
    // From an image that is made, and from one that was kept.
    assert_eq!(heddle(&folder, "run"), expected);
    assert_eq!(heddle(&folder, "run"), expected);
    let (status, stdout, stderr) = heddle(&folder, "check");
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
}

#[test]
fn what_is_missing_is_named() {
    for class in ["jdk/internal/misc/UnsafeConstants", "java/lang/invoke/LambdaForm"] {
        let exclude = format!("--exclude-resources=/java.base/{class}.class");
        let test = class.replace('/', ".");
        let Some(folder) = linked(&test, &[&exclude]) else { return };
        for command in ["run", "check"] {
            let (status, stdout, stderr) = heddle(&folder, command);
            let said = format!("{stdout}{stderr}");
            assert!(said.contains(&format!("this JDK: it has no class {test}")), "{said}");
            assert!(said.contains("unsupported"), "{said}");
            assert_eq!(status, 3, "{said}");
        }
    }
}
