//! `heddle explore`, used as a person would: choices, a step back, two states compared, a search from
//! here, a path that is saved and replayed. And as nobody may: without the token, from another origin,
//! from another machine.

use super::chromium::Browser;
use super::expect;
use crate::failure::Failure;
use heddle_archive::Jdk;
use serde_json::{Value, json};
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A search from a state may take a while on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// A server that ends with the test.
struct Served(Child);

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Explores the trace that the page of `lost-update` was made from.
pub(super) fn run(
    browser: &mut Browser,
    heddle: &Path,
    jdk: &Jdk,
    folder: &Path,
    pages: &Path,
) -> Result<String, Failure> {
    let trace = pages.join("explored.json");
    let mut check = Command::new(heddle);
    check.args(["check", "--workers", "1", "--quiet", "--trace"]).arg(&trace);
    check.arg("--jdk").arg(&jdk.home).args(["-cp", "out", "LostUpdate"]).current_dir(folder);
    let made = check.output().map_err(|error| Failure::file(heddle, &error))?;
    expect(made.status.code() == Some(1), "nothing was found to be explored")?;
    let saved = pages.join("explored-1.json");
    let _ = fs::remove_file(&saved);
    let mut command = Command::new(heddle);
    command.arg("explore").arg(&trace).arg("--jdk").arg(&jdk.home);
    command.current_dir(pages).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
    let child = command.spawn().map_err(|error| Failure::file(heddle, &error))?;
    let mut served = Served(child);
    let output = served.0.stdout.take().ok_or_else(|| Failure::new("no output"))?;
    let mut address = String::new();
    let heard = BufReader::new(output).read_line(&mut address);
    heard.map_err(|error| Failure::new(error.to_string()))?;
    let address = address.trim().to_owned();
    refusals(&address)?;
    walk(browser, &address)?;
    drop(served);
    replays(heddle, jdk, &saved)?;
    Ok("choose, step back, compare, search on, save, replay; four kinds of requests refused".into())
}

fn walk(browser: &mut Browser, address: &str) -> Result<(), Failure> {
    browser.open(address, 1280, false)?;
    let length = "EXPLORED.path.length";
    let whole = browser.eval(length)?.as_u64().unwrap_or(0);
    expect(whole > 2, "the page does not stand at the end of the trace")?;
    let verdict = browser.eval("document.querySelector('[data-role=verdict]').textContent")?;
    expect(verdict == json!("Explored"), "it is no explorer")?;
    // Two steps back, and the choices that are open there.
    for left in [whole - 1, whole - 2] {
        click(browser, "[data-deed=back]")?;
        expect(browser.eval(length)? == json!(left), "a step back is no step back")?;
    }
    let open = browser.eval("document.querySelectorAll('[data-choice]').length")?;
    expect(open.as_u64().is_some_and(|open| open > 0), "no choice is open")?;
    click(browser, "[data-choice]")?;
    expect(browser.eval(length)? == json!(whole - 1), "a choice leads nowhere")?;
    // The first state of the path, compared with the last.
    browser.press("g")?;
    click(browser, "[data-deed=compare]")?;
    browser.press("G")?;
    click(browser, "[data-deed=compare]")?;
    let said = answer(browser)?;
    for part in ["LostUpdate: hits=1", "left: can go on → has ended"] {
        expect(said.contains(part), &format!("{part:?} is missing in what differs: {said}"))?;
    }
    // From the very beginning the search finds the bug once more; nothing else is to be found.
    for _ in 0..whole {
        if browser.eval(length)? == json!(0) {
            break;
        }
        click(browser, "[data-deed=back]")?;
    }
    click(browser, "[data-deed=search-deadlock]")?;
    let said = answer(browser)?;
    expect(said.contains("none of them: deadlock"), &format!("a deadlock: {said}"))?;
    click(browser, "[data-deed=search]")?;
    let said = answer(browser)?;
    expect(said.contains("hits is 1"), &format!("the bug is not found from here: {said}"))?;
    let violated = browser.eval("EXPLORED.violated")?;
    expect(violated == json!(true), "the path does not lead to what was found")?;
    click(browser, "[data-deed=save]")?;
    let said = answer(browser)?;
    expect(said.contains("heddle replay explored-1.json"), &format!("not saved: {said}"))?;
    let complaints = browser.complaints(address.split('?').next().unwrap_or(address));
    expect(complaints.is_empty(), &format!("the browser complains: {}", complaints.join("; ")))
}

/// Presses a button, and waits until its question is answered.
fn click(browser: &mut Browser, selector: &str) -> Result<(), Failure> {
    let found = format!(
        "(() => {{ const found = document.querySelector({}); if (!found || found.disabled) return \
         false; found.click(); return true; }})()",
        json!(selector)
    );
    expect(browser.eval(&found)? == json!(true), &format!("there is no {selector}"))?;
    let start = Instant::now();
    while browser.eval("EXPLORED.busy")? == json!(true) {
        expect(start.elapsed() < PATIENCE, &format!("{selector}: no answer"))?;
        std::thread::sleep(Duration::from_millis(20));
    }
    // What the answer changes is drawn in a turn of its own.
    browser.eval("new Promise((done) => setTimeout(done, 0))")?;
    Ok(())
}

fn answer(browser: &mut Browser) -> Result<String, Failure> {
    let said: Value = browser.eval("EXPLORED.answer.join(' ')")?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

/// Requests that have to be refused, spoken by hand.
fn refusals(address: &str) -> Result<(), Failure> {
    let rest = address.strip_prefix("http://127.0.0.1:").unwrap_or_default();
    let (port, token) = rest.split_once("/?token=").unwrap_or_default();
    let port: u16 = port.parse().map_err(|_| Failure::new(format!("no address: {address}")))?;
    let host = format!("Host: 127.0.0.1:{port}");
    let good = format!("GET /?token={token} HTTP/1.1\r\n{host}\r\n\r\n");
    expect(status(port, &good)? == 200, "the page itself is refused")?;
    let wrong = [
        ("no token", format!("GET / HTTP/1.1\r\n{host}\r\n\r\n")),
        ("another token", format!("GET /?token={} HTTP/1.1\r\n{host}\r\n\r\n", "0".repeat(32))),
        (
            "another origin",
            format!(
                "POST /at HTTP/1.1\r\n{host}\r\nX-Heddle-Token: {token}\r\nOrigin: \
                 http://evil.example\r\nContent-Length: 11\r\n\r\n{{\"path\":[]}}"
            ),
        ),
        (
            "another host",
            format!("GET /?token={token} HTTP/1.1\r\nHost: evil.example:{port}\r\n\r\n"),
        ),
    ];
    for (what, request) in wrong {
        let status = status(port, &request)?;
        expect(status == 403, &format!("a request with {what} gets {status}"))?;
    }
    // It listens on loopback alone: on another address of this machine nobody answers.
    if let Some(own) = outer_address() {
        let wait = Duration::from_millis(500);
        let reached = TcpStream::connect_timeout(&(own, port).into(), wait);
        expect(reached.is_err(), &format!("it can be reached at {own}"))?;
    }
    Ok(())
}

fn status(port: u16, request: &str) -> Result<u32, Failure> {
    let wrong = |error: std::io::Error| Failure::new(error.to_string());
    let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).map_err(wrong)?;
    stream.write_all(request.as_bytes()).map_err(wrong)?;
    let mut said = String::new();
    stream.read_to_string(&mut said).map_err(wrong)?;
    said.split(' ').nth(1).and_then(|code| code.parse().ok()).ok_or_else(|| Failure::new(said))
}

/// An address of this machine that is not loopback, if it has one.
fn outer_address() -> Option<Ipv4Addr> {
    let output = Command::new("hostname").arg("-I").output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    text.split_whitespace()
        .filter_map(|word| word.parse().ok())
        .find(|own: &Ipv4Addr| !own.is_loopback())
}

/// What was saved is a trace like any other.
fn replays(heddle: &Path, jdk: &Jdk, trace: &Path) -> Result<(), Failure> {
    let mut command = Command::new(heddle);
    command.arg("replay").arg(trace).arg("--jdk").arg(&jdk.home);
    let output = command.output().map_err(|error| Failure::file(heddle, &error))?;
    let said = String::from_utf8_lossy(&output.stdout);
    let again = output.status.success() && said.contains("leads to its violation again");
    expect(again, &format!("what was saved does not replay: {said}"))
}
