//! The client and server of the jpf-nas paper under its rules: the search graphs come out state by
//! state, as the paper and its tool show them.

use std::collections::BTreeSet;
use std::path::PathBuf;
use std::process::Command;

use heddle_archive::Jdk;

const SERVER: &str = "
import java.io.*;
import java.net.*;
public class Server {
    public static final int PORT = 10000;
    public static void main(String[] args) throws IOException {
        ServerSocket listener = new ServerSocket(PORT);
        Socket socket = listener.accept();
        InputStream in = socket.getInputStream();
        in.read(new byte[10]);
        socket.close();
        listener.close();
    }
}";

const CLIENT: &str = "
import java.io.*;
import java.net.*;
public class Client {
    public static void main(String[] args) throws IOException {
        InetAddress host = InetAddress.getLocalHost();
        Socket socket = new Socket(host, Server.PORT);
        OutputStream out = socket.getOutputStream();
        out.write(\"request\".getBytes());
        if (args.length > 0) socket.close();
    }
}";

const INJECTION: &[&str] = &["--faults=io-exception,timeout", "--fault-budget=unlimited"];

/// The figures of the paper: the client does not close its socket.
const OPEN: &str = "
    S T0 accept0 0; S T1 IOException e1; 0 T1 connect 1; 1 T0 read 2; 1 T1 return 9; 2 T1 write 3;
    3 T0 close 4; 3 T1 return 8; 4 T0 return 5; 4 T1 return 7; 5 T1 return 6; 7 T0 return 6;
    8 T0 close 7; 9 T0 close 7";

const OPEN_INJECTED: &str = "
    S T0 accept0 0; S T1 IOException e6; 0 T1 connect 1; 1 T0 read 2; 1 T1 return 9; 2 T1 write 3;
    3 T0 close 4; 3 T1 return 8; 4 T0 return 5; 4 T1 return 7; 5 T1 return 6; 7 T0 return 6;
    8 T0 close 7; 9 T0 close 7; 0 T0! IOException e5; 1 T1! IOException e4; 2 T0! IOException e3;
    3 T1! IOException e2; 4 T0! IOException e1";

/// The program as printed: the client closes its socket.
const CLOSED: &str = "
    S T0 accept0 0; 0 T1 connect 1; 1 T0 read 2; 2 T1 write 3; 3 T0 close 4; 4 T0 return 5;
    5 T1 close 6; 6 T1 return 7; 4 T1 close 8; 8 T0 return 6; 8 T1 return 9; 9 T0 return 7;
    3 T1 close 10; 10 T0 close 8; 10 T1 return 11; 11 T0 close 12; 12 T0 return 7; 1 T1 close 13;
    13 T0 close 8; 13 T1 return 14; 14 T0 close 12; S T1 IOException e1";

struct Folder(PathBuf);

/// A folder with both programs compiled; nothing if there is no JDK.
fn folder(name: &str) -> Option<(Folder, PathBuf)> {
    let jdk = Jdk::locate(None).ok()?;
    let folder = std::env::temp_dir().join(format!("heddle-nas-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder can be made");
    std::fs::write(folder.join("Server.java"), SERVER).expect("it can be written to");
    std::fs::write(folder.join("Client.java"), CLIENT).expect("it can be written to");
    let javac = Command::new(jdk.home.join("bin/javac"))
        .current_dir(&folder)
        .args(["Server.java", "Client.java"])
        .status();
    javac.is_ok_and(|status| status.success()).then_some((Folder(folder), jdk.home))
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What `heddle check` prints, and the graph it draws.
fn check(name: &str, client: &str, flags: &[&str]) -> Option<(String, String)> {
    let (folder, jdk) = folder(name)?;
    let client = format!("java Client {client}");
    let output = Command::new(env!("CARGO_BIN_EXE_heddle"))
        .current_dir(&folder.0)
        .args(["check", "--process", "java Server", "--process", &client, "--quiet"])
        .args(["--workers=1", "--all", "--dot", "graph.dot"])
        .args(flags)
        .arg("--jdk")
        .arg(jdk)
        .output()
        .expect("heddle starts");
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.is_empty(), "{errors}");
    Some((said, std::fs::read_to_string(folder.0.join("graph.dot")).expect("a graph is drawn")))
}

/// The edges of a drawing as `from thread operation to`; a fault is marked with `!`.
fn edges(dot: &str) -> BTreeSet<String> {
    let lines = dot.lines().filter(|line| line.contains(" -> "));
    lines
        .map(|line| {
            let part = |start: &str| {
                let from = line.find(start).expect("the label is there") + start.len();
                line[from..].split('"').next().unwrap_or_default().replace(": io-exception", "!")
            };
            let (from, rest) = line.trim().split_once(" -> ").expect("an edge");
            let to = rest.split(' ').next().unwrap_or_default();
            format!("{from} {} {} {to}", part("[label=\""), part("headlabel=\""))
        })
        .collect()
}

fn wanted(text: &str) -> BTreeSet<String> {
    text.split(';').map(|edge| edge.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

fn compare(name: &str, client: &str, faults: &[&str], figures: &str, expected: &str) {
    let flags = [&["--compat=jpf-nas"], faults].concat();
    let Some((said, dot)) = check(name, client, &flags) else { return };
    assert!(said.contains(figures), "{said}");
    assert_eq!(edges(&dot), wanted(expected));
}

#[test]
fn the_figures_of_the_paper_come_out() {
    compare("open", "", &[], "11 states, 14 transitions", OPEN);
}

#[test]
fn the_figures_with_failures_come_out() {
    compare("injected", "", INJECTION, "11 states, 19 transitions", OPEN_INJECTED);
}

#[test]
fn the_program_as_printed_has_sixteen_states() {
    compare("closed", "close", &[], "16 states, 22 transitions", CLOSED);
}

#[test]
fn the_program_as_printed_has_eleven_errors_with_failures() {
    let flags = [&["--compat=jpf-nas"], INJECTION].concat();
    let Some((said, dot)) = check("closed-injected", "close", &flags) else { return };
    assert!(said.contains("16 states, 32 transitions"), "{said}");
    assert_eq!(edges(&dot).iter().filter(|edge| edge.contains("IOException")).count(), 11);
}

#[test]
fn start_ends_and_errors_look_as_in_the_paper() {
    let Some((_, dot)) = check("shapes", "", &["--compat=jpf-nas"]) else { return };
    assert!(dot.contains("  S [shape=octagon, color=green];"), "{dot}");
    assert!(dot.contains("  6 [shape=doublecircle];"), "{dot}");
    assert!(dot.contains("  e1 [style=filled, fillcolor=coral"), "{dot}");
    for global in [0, 1, 2, 3, 4, 5, 7, 8, 9] {
        assert!(dot.contains(&format!("  {global} [shape=octagon];")), "{dot}");
    }
}

#[test]
fn with_tcp_it_holds_once_the_server_listens() {
    let Some((said, _)) = check("tcp", "close", &["--start-in-order"]) else { return };
    assert!(said.contains("Holds (exhaustive)"), "{said}");
    // The report says which order fails otherwise.
    let Some((said, _)) = check("free", "close", &[]) else { return };
    assert!(said.contains("is refused at 127.0.0.1:10000"), "{said}");
    assert!(said.contains("Connection refused"), "{said}");
}
