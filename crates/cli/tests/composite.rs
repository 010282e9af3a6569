//! Composite systems from outside: Java components and the architecture around them in one report.
//!
//! The components are compiled with the JDK's own `javac`; without a JDK there is nothing to test.

use std::path::{Path, PathBuf};
use std::process::Command;

use heddle_archive::Jdk;
use serde_json::Value;

const PROTOCOL: &str = "\
frame Door { provides: IDoor door; requires: IBell bell;
    protocol: (?door.open{!bell.ring} ; ?door.close)* };
frame Bell { provides: IBell bell; protocol: ?bell.ring* };
frame Guest { requires: IDoor door; protocol: !door.open ; !door.close };
architecture House {
    components: Door door; Bell bell; Guest guest;
    bindings: guest.door -> door.door; door.bell -> bell.bell;
};
";

const JAVA: &str = "
interface IDoor { void open(); void close(); }
interface IBell { void ring(); }
class Door implements IDoor {
    IBell bell;
    public void open() { bell.ring(); }
    public void close() { }
}
class LoudDoor extends Door {
    public void close() { bell.ring(); }
}
abstract class HalfDoor implements IDoor { }
class Bell implements IBell { public void ring() { } }
class Broken implements IBell {
    Broken() { throw new IllegalStateException(\"no clapper\"); }
    public void ring() { }
}
";

/// A folder with the protocol and the classes. None: there is no compiler here.
fn folder(test: &str) -> Option<PathBuf> {
    let javac = Jdk::locate(None).ok()?.home.join("bin/javac");
    if !javac.exists() {
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("composite").join(test);
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("house.bp"), PROTOCOL).unwrap();
    std::fs::write(folder.join("House.java"), JAVA).unwrap();
    let mut compile = Command::new(javac);
    compile.current_dir(&folder).args(["-d", "out", "House.java"]);
    assert!(compile.status().unwrap().success());
    Some(folder)
}

fn check(folder: &Path, words: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.current_dir(folder).args(["protocol", "check"]).args(words);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn one_report_for_the_whole() {
    let Some(folder) = folder("whole") else { return };
    let words = ["house.bp", "-cp", "out", "--implement=Door=Door", "--implement", "Bell=Bell"];
    let (status, stdout, stderr) = check(&folder, &words);
    assert_eq!((status, stderr.as_str()), (0, ""), "{stdout}");
    assert!(stdout.starts_with("architecture House: holds ("), "{stdout}");
    assert!(stdout.contains("\ncomponent Door as Door: holds ("), "{stdout}");
    assert!(
        stdout.ends_with(
            "whole system: holds (2 components in Java, 1 frame taken at their word)\n  Guest\n"
        ),
        "{stdout}"
    );
}

#[test]
fn a_component_spoils_the_whole() {
    let Some(folder) = folder("spoils") else { return };
    let description = "classpath = \"out\"\nprotocols = [\"house.bp\"]\n\
                       [[component]]\nframe = \"Door\"\nclass = \"LoudDoor\"\n\
                       [[component]]\nframe = \"Bell\"\nclass = \"Bell\"\n";
    std::fs::write(folder.join("house.toml"), description).unwrap();
    let (status, stdout, _) = check(&folder, &["house.toml"]);
    assert_eq!(status, 1, "{stdout}");
    assert!(stdout.contains("component LoudDoor as Door: violated ("), "{stdout}");
    assert!(stdout.contains("  Protocol: main does !bell.ring^, which the protocol"), "{stdout}");
    assert!(stdout.contains("component Bell as Bell: holds ("), "{stdout}");
    assert!(stdout.contains("whole system: violated ("), "{stdout}");
    let mut replay = Command::new(env!("CARGO_BIN_EXE_heddle"));
    replay.current_dir(&folder).args(["replay", "heddle-trace-Door.json"]);
    assert!(replay.output().unwrap().status.success());
    let (status, stdout, _) = check(&folder, &["--json", "house.toml"]);
    assert_eq!(status, 1);
    let object: Value = serde_json::from_str(&stdout).unwrap();
    assert_eq!(object["verdict"], "Violated");
    assert_eq!(object["results"][0]["verdict"], "Holds");
    assert_eq!(object["components"][0]["component"], "LoudDoor");
    assert_eq!(object["components"][0]["report"]["violations"][0]["kind"], "protocol");
    assert_eq!(object["components"][1]["verdict"], "Holds");
    assert_eq!(object["assumed"][0], "Guest");
}

#[test]
fn mistakes_are_named() {
    let Some(folder) = folder("mistakes") else { return };
    let wrong = |words: &[&str], message: &str| {
        let (status, _, stderr) = check(&folder, &[&["house.bp", "-cp", "out"], words].concat());
        assert!(stderr.contains(message), "{stderr}");
        assert_eq!(status, 2, "{stderr}");
    };
    wrong(&["--implement", "Door"], "--implement needs FRAME=CLASS, not `Door`");
    wrong(&["--implement", "Dor=Door"], "there is no frame called Dor; did you mean Door?");
    wrong(&["--implement", "Door=Dor"], "Dor as Door: there is no class Dor on the class path");
    wrong(
        &["--implement", "Door=Bell"],
        "the frame Door provides IDoor door, but Bell is no IDoor",
    );
    wrong(&["--implement", "Door=IDoor"], "IDoor is an interface: an environment needs a class");
    wrong(&["--implement", "Door=HalfDoor"], "HalfDoor is abstract: an environment needs a class");
    wrong(&["--implement", "Door=Door", "--environment"], "--environment is not for several");
    wrong(&["--workers=1"], "unknown option of protocol check: -cp");
}
