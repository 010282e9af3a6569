//! Contracts of processes from outside: lines on connections as events of a protocol.
//!
//! The programs are compiled with the JDK's own `javac`; without a JDK there is nothing to test.

use std::path::{Path, PathBuf};
use std::process::Command;

use heddle_archive::Jdk;
use serde_json::Value;

/// A server with a thread for each of two guests. With `locked` it serves one after the other; with
/// `hurried` it does not wait for the last word. Answers go out in two pieces.
const SERVER: &str = r#"
import java.io.*;
import java.net.*;
public class Server {
    static String manner;
    public static void main(String[] args) throws Exception {
        manner = args[0];
        try (ServerSocket listener = new ServerSocket(7000)) {
            Thread[] threads = new Thread[2];
            for (int i = 0; i < 2; i++) {
                Socket socket = listener.accept();
                threads[i] = new Thread(() -> serve(socket));
                threads[i].start();
            }
            for (Thread thread : threads) {
                thread.join();
            }
        }
    }
    static void serve(Socket socket) {
        if (!manner.equals("locked")) {
            conversation(socket);
            return;
        }
        synchronized (Server.class) {
            conversation(socket);
        }
    }
    static void conversation(Socket socket) {
        try (socket) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            OutputStream out = socket.getOutputStream();
            in.readLine();
            out.write("WEL".getBytes());
            out.write("COME\r\n".getBytes());
            if (!manner.equals("hurried")) {
                in.readLine();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
"#;

const GUEST: &str = r#"
import java.io.*;
import java.net.*;
public class Guest {
    public static void main(String[] args) throws Exception {
        try (Socket socket = new Socket("localhost", 7000)) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            socket.getOutputStream().write("HELLO guest\n".getBytes());
            in.readLine();
            socket.getOutputStream().write((args[0] + "\n").getBytes());
        }
    }
}
"#;

const PROTOCOL: &str = "\
frame OneByOne { provides: IDoor door;
    protocol: ?door.enter ; ?door.leave^ ; ?door.enter ; ?door.leave^ };
frame Together { provides: IDoor door;
    protocol: ?door.enter ; ?door.leave^ | ?door.enter ; ?door.leave^ };
";

fn description(frame: &str, manner: &str, last: &str) -> String {
    format!(
        "classpath = \"out\"\n\
         [[process]]\nname = \"server\"\nmain = \"Server\"\nargs = [\"{manner}\"]\n\
         [[process]]\nname = \"guest\"\nmain = \"Guest\"\nargs = [\"{last}\"]\ncount = 2\n\
         after = [\"server\"]\n\
         [[contract]]\nprocess = \"server\"\nframe = \"door.bp:{frame}\"\n\
         ports = {{ door = 7000 }}\nignore = \"PING\"\n\
         [contract.messages]\n\"?door.enter^\" = \"HELLO\"\n\"!door.enter$\" = \"WELCOME\"\n\
         \"?door.leave^\" = [\"BYE\", \"FAREWELL\"]\n"
    )
}

/// A folder with the programs. None: there is no compiler here.
fn folder(test: &str) -> Option<PathBuf> {
    let javac = Jdk::locate(None).ok()?.home.join("bin/javac");
    if !javac.exists() {
        return None;
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("contracts").join(test);
    std::fs::create_dir_all(&folder).unwrap();
    for (name, text) in [("Server.java", SERVER), ("Guest.java", GUEST), ("door.bp", PROTOCOL)] {
        std::fs::write(folder.join(name), text).unwrap();
    }
    let mut compile = Command::new(javac);
    compile.current_dir(&folder).args(["-d", "out", "Server.java", "Guest.java"]);
    assert!(compile.status().unwrap().success());
    Some(folder)
}

fn check(folder: &Path, description: &str, words: &[&str]) -> (i32, String, String) {
    std::fs::write(folder.join("system.toml"), description).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_heddle"));
    command.current_dir(folder).args(["check", "system.toml", "--workers=1"]).args(words);
    let output = command.output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    (output.status.code().unwrap_or(-1), text(output.stdout), text(output.stderr))
}

#[test]
fn the_same_verdict_with_every_reduction_and_channel() {
    let Some(folder) = folder("verdicts") else { return };
    let cases = [
        ("Together", "free", 0),
        // Both guests may be inside at once: what one says comes between what the other says.
        ("OneByOne", "free", 1),
        ("OneByOne", "locked", 0),
        // Who does not wait for the last word does not hear it.
        ("Together", "hurried", 1),
    ];
    let few = "--max-states=2000";
    let ways: [&[&str]; 3] = [&[], &["--channel=queue", few], &["--reduction=local,forget", few]];
    for (frame, manner, wanted) in cases {
        for way in ways {
            let words = [&["--json", "--no-minimize"], way].concat();
            let (status, stdout, stderr) =
                check(&folder, &description(frame, manner, "BYE"), &words);
            let object: Value = serde_json::from_str(&stdout).unwrap_or_default();
            // A search with little reduction may be too long; it must not say the opposite.
            let is_given_up = status == 3 && !way.is_empty();
            assert!(status == wanted || is_given_up, "{frame} {manner} {way:?}: {stdout}{stderr}");
            if status == 1 {
                assert_eq!(object["violations"][0]["kind"], "protocol", "{frame} {manner}");
            }
        }
    }
}

#[test]
fn what_goes_wrong_is_told() {
    let Some(folder) = folder("told") else { return };
    let (status, stdout, _) = check(&folder, &description("OneByOne", "free", "BYE"), &[]);
    assert_eq!(status, 1);
    assert!(stdout.contains("does ?door.enter^, which the protocol of OneByOne"), "{stdout}");
    let mut replay = Command::new(env!("CARGO_BIN_EXE_heddle"));
    replay.current_dir(&folder).args(["replay", "heddle-trace.json"]);
    assert!(replay.output().unwrap().status.success());
    let (status, stdout, _) = check(&folder, &description("Together", "free", "QUIT"), &[]);
    assert_eq!(status, 1);
    assert!(stdout.contains("reads \"QUIT\", which is no message of Together"), "{stdout}");
    let (status, stdout, _) =
        check(&folder, &description("Together", "free", "FAREWELL, all"), &[]);
    assert_eq!(status, 0, "{stdout}");
    let (status, stdout, _) = check(&folder, &description("Together", "free", "PING"), &[]);
    assert_eq!(status, 1);
    assert!(
        stdout.contains("server ends, but the protocol of Together is not finished"),
        "{stdout}"
    );
}

#[test]
fn mistakes_are_named() {
    let Some(folder) = folder("mistakes") else { return };
    let right = description("Together", "free", "BYE");
    let wrong = |from: &str, to: &str, message: &str| {
        let (status, stdout, stderr) = check(&folder, &right.replace(from, to), &[]);
        assert!(stderr.contains(message), "{stdout}{stderr}");
        assert_eq!(status, 2, "{stderr}");
    };
    wrong("process = \"server\"", "process = \"sever\"", "no process is called `sever`");
    wrong("door.bp:Together", "door.bp:Apart", "there is no frame called Apart");
    wrong("door.bp:Together", "window.bp", "window.bp: No such file");
    wrong("door.bp:Together", "door.bp", "has several frames");
    wrong("{ door = 7000 }", "{ gate = 7000 }", "no port is given for the interface door");
    wrong("{ door = 7000 }", "{ door = 70000 }", "a port is from 1 to 65535");
    wrong("?door.leave^", "?door.left^", "has no event ?door.left^");
    wrong("?door.leave^", "?door.leave", "`?door.leave` is not one event");
    wrong("\"BYE\"", "\"HELLO\"", "messages that begin with \"HELLO\" are two events");
    wrong("ignore = \"PING\"", "framing = \"words\"", "`framing` is \"lines\" or the bytes");
    wrong("ignore = \"PING\"", "framing = 2", "`HELLO` is longer than messages are");
    wrong("[contract.messages]", "[contract.massages]", "did you mean `messages`?");
}
