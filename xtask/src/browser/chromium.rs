//! Chromium, driven over a pair of pipes (the DevTools protocol): no driver, no port, no network.

use crate::failure::Failure;
use crate::workspace;
use serde_json::{Value, json};
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

/// What keeps it from looking for anything outside.
const FLAGS: &[&str] = &[
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
    "--remote-debugging-pipe",
];
/// Longer no test takes.
const LIFE: Duration = Duration::from_secs(240);

/// A browser with one page.
pub(super) struct Browser {
    child: Child,
    to: File,
    from: BufReader<File>,
    folder: PathBuf,
    session: String,
    next: u64,
    /// What the browser said of itself: console, requests, loads.
    events: Vec<Value>,
    done: Arc<AtomicBool>,
}

/// The system's Chromium; installed by its package manager if that is possible.
pub(super) fn find() -> Option<PathBuf> {
    let known = || {
        let names = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
        names.iter().map(PathBuf::from).find(|path| path.exists())
    };
    known().or_else(|| {
        for words in [["update", "-qq"].as_slice(), &["install", "-qq", "-y", "chromium"]] {
            let mut apt = Command::new("apt-get");
            apt.args(words).env("DEBIAN_FRONTEND", "noninteractive");
            apt.stdout(Stdio::null()).stderr(Stdio::null()).stdin(Stdio::null());
            if !apt.status().is_ok_and(|status| status.success()) {
                return None;
            }
        }
        known()
    })
}

impl Browser {
    pub(super) fn start(program: &Path) -> Result<Browser, Failure> {
        let folder = workspace::target().join(format!("browser-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
        let (commands, answers) = (folder.join("commands"), folder.join("answers"));
        let made = Command::new("mkfifo").arg(&commands).arg(&answers).status();
        if !made.is_ok_and(|status| status.success()) {
            return Err(Failure::new("mkfifo made no pipes"));
        }
        // The protocol speaks over the descriptors 3 and 4.
        let mut shell = Command::new("sh");
        shell.arg("-c").arg(r#"exec "$0" "$@" 3<"$COMMANDS" 4>"$ANSWERS""#).arg(program);
        shell.args(FLAGS).arg(format!("--user-data-dir={}", folder.join("profile").display()));
        shell.arg("about:blank").env("COMMANDS", &commands).env("ANSWERS", &answers);
        shell.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        let child = shell.spawn().map_err(|error| Failure::file(program, &error))?;
        let open = |path: &Path, write: bool| {
            let opened = File::options().read(!write).write(write).open(path);
            opened.map_err(|error| Failure::file(path, &error))
        };
        let (to, from) = (open(&commands, true)?, BufReader::new(open(&answers, false)?));
        let done = Arc::new(AtomicBool::new(false));
        watch(child.id(), done.clone());
        let mut browser = Browser {
            child,
            to,
            from,
            folder,
            session: String::new(),
            next: 0,
            events: Vec::new(),
            done,
        };
        let target = browser.ask("Target.createTarget", json!({ "url": "about:blank" }))?;
        let attach = json!({ "targetId": target["targetId"], "flatten": true });
        let attached = browser.ask("Target.attachToTarget", attach)?;
        browser.session = attached["sessionId"].as_str().unwrap_or_default().to_owned();
        for domain in ["Page", "Runtime", "Log", "Network"] {
            browser.ask(&format!("{domain}.enable"), json!({}))?;
        }
        Ok(browser)
    }

    /// A command, and its answer.
    pub(super) fn ask(&mut self, method: &str, params: Value) -> Result<Value, Failure> {
        self.next += 1;
        let mut command = json!({ "id": self.next, "method": method, "params": params });
        if !self.session.is_empty() {
            command["sessionId"] = json!(self.session);
        }
        let sent = self.to.write_all(format!("{command}\0").as_bytes());
        sent.map_err(|error| Failure::new(format!("{method}: {error}")))?;
        loop {
            let answer = self.hear(method)?;
            if answer["id"] == json!(self.next) {
                return match answer.get("error") {
                    Some(error) => Err(Failure::new(format!("{method}: {error}"))),
                    None => Ok(answer["result"].clone()),
                };
            }
            self.events.push(answer);
        }
    }

    fn hear(&mut self, what: &str) -> Result<Value, Failure> {
        let mut bytes = Vec::new();
        let heard = self.from.read_until(0, &mut bytes);
        heard.map_err(|error| Failure::new(format!("{what}: {error}")))?;
        if bytes.pop() != Some(0) {
            return Err(Failure::new(format!("{what}: the browser is gone")));
        }
        serde_json::from_slice(&bytes).map_err(|error| Failure::new(format!("{what}: {error}")))
    }

    /// Opens a page of a given size, and waits until it is there.
    pub(super) fn open(&mut self, address: &str, width: u32, dark: bool) -> Result<(), Failure> {
        self.events.clear();
        self.resize(width, 900)?;
        let scheme = if dark { "dark" } else { "light" };
        let media = json!({ "features": [{ "name": "prefers-color-scheme", "value": scheme }] });
        self.ask("Emulation.setEmulatedMedia", media)?;
        // The same address with another fragment would not be loaded again.
        self.ask("Page.navigate", json!({ "url": "about:blank" }))?;
        self.await_load()?;
        self.ask("Page.navigate", json!({ "url": address }))?;
        self.await_load()
    }

    pub(super) fn resize(&mut self, width: u32, height: u32) -> Result<(), Failure> {
        let size =
            json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
        self.ask("Emulation.setDeviceMetricsOverride", size).map(|_| ())
    }

    fn await_load(&mut self) -> Result<(), Failure> {
        let loaded = |event: &Value| event["method"] == json!("Page.loadEventFired");
        while !self.events.iter().any(loaded) {
            let event = self.hear("loading")?;
            self.events.push(event);
        }
        self.events.retain(|event| !loaded(event));
        Ok(())
    }

    /// What an expression gives in the page.
    pub(super) fn eval(&mut self, expression: &str) -> Result<Value, Failure> {
        let asked =
            json!({ "expression": expression, "returnByValue": true, "awaitPromise": true });
        let answer = self.ask("Runtime.evaluate", asked)?;
        match answer.get("exceptionDetails") {
            None => Ok(answer["result"]["value"].clone()),
            Some(details) => Err(Failure::new(format!("{expression}: {details}"))),
        }
    }

    /// Presses a key, as a person would.
    pub(super) fn press(&mut self, key: &str) -> Result<(), Failure> {
        let mut down = json!({ "type": "keyDown", "key": key });
        if key.chars().count() == 1 {
            down["text"] = json!(key);
        }
        self.ask("Input.dispatchKeyEvent", down)?;
        self.ask("Input.dispatchKeyEvent", json!({ "type": "keyUp", "key": key }))?;
        Ok(())
    }

    /// Errors on the console, and requests for anything but pages of `base`.
    pub(super) fn complaints(&mut self, base: &str) -> Vec<String> {
        let mut found = Vec::new();
        for event in self.events.drain(..) {
            let params = &event["params"];
            match event["method"].as_str().unwrap_or_default() {
                "Runtime.exceptionThrown" => found.push(params["exceptionDetails"].to_string()),
                "Runtime.consoleAPICalled" if params["type"] == json!("error") => {
                    found.push(params["args"].to_string());
                }
                "Log.entryAdded" if params["entry"]["level"] == json!("error") => {
                    found.push(params["entry"]["text"].to_string());
                }
                "Network.requestWillBeSent" => {
                    let url = params["request"]["url"].as_str().unwrap_or_default();
                    let own = [base, "about:", "data:"].iter().any(|own| url.starts_with(own));
                    if !own {
                        found.push(format!("a request for {url}"));
                    }
                }
                _ => {}
            }
        }
        found
    }

    /// Writes what is to be seen as a PNG file.
    pub(super) fn picture(&mut self, file: &Path) -> Result<(), Failure> {
        let shot = self.ask("Page.captureScreenshot", json!({ "format": "png" }))?;
        let bytes = decoded(shot["data"].as_str().unwrap_or_default());
        fs::write(file, bytes).map_err(|error| Failure::file(file, &error))
    }

    /// How many bytes the page takes on paper; the browser lays it out for that.
    pub(super) fn printed(&mut self) -> Result<Vec<u8>, Failure> {
        let paper = self.ask("Page.printToPDF", json!({ "printBackground": true }))?;
        Ok(decoded(paper["data"].as_str().unwrap_or_default()))
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        self.done.store(true, Ordering::Relaxed);
        let _ = self.child.kill();
        let _ = self.child.wait();
        // Its helpers may still be writing there.
        for _ in 0..20 {
            if fs::remove_dir_all(&self.folder).is_ok() {
                break;
            }
            thread::sleep(Duration::from_millis(50));
        }
    }
}

/// Ends a browser that does not answer.
fn watch(process: u32, done: Arc<AtomicBool>) {
    thread::spawn(move || {
        let start = Instant::now();
        while start.elapsed() < LIFE {
            if done.load(Ordering::Relaxed) {
                return;
            }
            thread::sleep(Duration::from_millis(200));
        }
        let _ = Command::new("kill").arg(process.to_string()).status();
    });
}

/// Base64, as the protocol writes bytes.
fn decoded(text: &str) -> Vec<u8> {
    const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut bytes = Vec::new();
    let (mut bits, mut count) = (0u32, 0);
    for letter in text.bytes() {
        let Some(value) = LETTERS.iter().position(|known| *known == letter) else { continue };
        bits = bits << 6 | value as u32;
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count) as u8);
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::decoded;

    #[test]
    fn base64_is_read() {
        assert_eq!(decoded("aGVkZGxl"), b"heddle");
        assert_eq!(decoded("aGVkZGw="), b"heddl");
        assert_eq!(decoded(""), b"");
    }
}
