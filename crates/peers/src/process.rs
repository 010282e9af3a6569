//! A real program as a process of its own: started, watched, and ended with all that it started.
//!
//! It gets a process group of its own, which is ended as a whole. Beside it, in the same group, a shell
//! reads from a pipe that only this tool holds. Should the tool be killed, the pipe closes, and the shell
//! ends the group. What leaves its group becomes a child of this tool once its parent has ended, and is ended
//! then (`strays.rs`).

use std::collections::VecDeque;
use std::fs;
use std::io::Read;
use std::net::{Ipv4Addr, TcpListener};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use rustix::process::{Pid, Signal, kill_process_group};

use crate::strays;

/// How much of the output is kept.
const OUTPUT_BYTES: usize = 2_000;
const LOOK: Duration = Duration::from_millis(2);
/// How long the last output of a program that has ended may take to come.
const LAST_OUTPUT: Duration = Duration::from_millis(200);

/// Watches its standard input beside the command, which is given as arguments. The watch keeps no output open, so
/// that it ends with the command.
const WATCH: &str = "exec 3<&0 2>&1; { read -r _ <&3; kill -s KILL 0; } >/dev/null 2>&1 & \
                     exec \"$@\" </dev/null 3<&-";

#[derive(Debug)]
pub(crate) struct Process {
    child: Child,
    group: Option<Pid>,
    /// Closed with this tool, however that ends.
    _alive: Option<ChildStdin>,
    output: Arc<Mutex<VecDeque<u8>>>,
    /// Takes the output until nobody has it open.
    reader: Option<JoinHandle<()>>,
    pub(crate) port: u16,
    status: Option<ExitStatus>,
}

impl Process {
    /// Starts a command, in which `{port}` is replaced by a port.
    pub(crate) fn start(
        words: &[String],
        folder: &Path,
        environment: &[(String, String)],
        port: u16,
    ) -> Result<Process, String> {
        let words: Vec<String> =
            words.iter().map(|word| word.replace("{port}", &port.to_string())).collect();
        let mut command = Command::new("/bin/sh");
        command.args(["-c", WATCH, "sh"]).args(&words).current_dir(folder);
        command.envs(environment.iter().map(|(name, value)| (name, value)));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::inherit());
        command.process_group(0);
        let started = strays::start(&mut command);
        let mut child = started.map_err(|error| format!("`{}`: {error}", words[0]))?;
        let output = Arc::new(Mutex::new(VecDeque::new()));
        let reader = child.stdout.take().map(|mut stdout| {
            let kept = output.clone();
            thread::spawn(move || {
                let mut bytes = [0; 4096];
                while let Ok(count @ 1..) = stdout.read(&mut bytes) {
                    let mut kept = kept.lock().expect("nobody panics with it");
                    kept.extend(&bytes[..count]);
                    let excess = kept.len().saturating_sub(OUTPUT_BYTES);
                    kept.drain(..excess);
                }
            })
        });
        let group = i32::try_from(child.id()).ok().and_then(Pid::from_raw);
        let alive = child.stdin.take();
        Ok(Process { child, group, _alive: alive, output, reader, port, status: None })
    }

    /// Waits until it listens. It is not connected to, since that is what it waits for.
    pub(crate) fn await_listening(
        &mut self,
        most: Duration,
        stop: &AtomicBool,
    ) -> Result<(), String> {
        let start = Instant::now();
        loop {
            let listener = listener_on(self.port);
            if let Some(how) = self.how_it_ended() {
                let output = self.last_output();
                let hint = match self.failed() {
                    true => "",
                    false => " (does it go on in the background? It has to stay in the foreground)",
                };
                let port = self.port;
                return Err(format!("{how} before it listened on port {port}{output}{hint}"));
            }
            if let Some(socket) = listener {
                return match strays::is_anothers(socket, self.child.id()) {
                    false => Ok(()),
                    true => Err(format!(
                        "does not listen on port {} itself: a program in the background or of \
                         somebody else does (let it stay in the foreground)",
                        self.port
                    )),
                };
            }
            if stop.load(Relaxed) {
                return Err("was not waited for any longer".into());
            }
            if start.elapsed() > most {
                let output = self.last_output();
                return Err(format!(
                    "did not listen on port {} within {:.1} s{output} (is {{port}} in its command?)",
                    self.port,
                    most.as_secs_f64()
                ));
            }
            thread::sleep(LOOK);
        }
    }

    /// The number of its group.
    pub(crate) fn group(&self) -> u32 {
        self.child.id()
    }

    /// How it ended, if it did, with its last output.
    pub(crate) fn ended(&mut self) -> Option<String> {
        let how = self.how_it_ended()?;
        Some(format!("{how}{}", self.last_output()))
    }

    fn how_it_ended(&mut self) -> Option<String> {
        if self.status.is_none() {
            self.status = self.child.try_wait().ok().flatten();
        }
        let status = self.status?;
        Some(match (status.code(), status.signal()) {
            (Some(code), _) => format!("ended with status {code}"),
            (None, Some(signal)) => format!("was ended by signal {signal}"),
            (None, None) => "ended".to_owned(),
        })
    }

    pub(crate) fn has_ended(&mut self) -> bool {
        self.how_it_ended().is_some()
    }

    /// Whether it ended, and not as programs do that have done their work.
    pub(crate) fn failed(&mut self) -> bool {
        self.how_it_ended();
        self.status.is_some_and(|status| !status.success())
    }

    fn last_output(&self) -> String {
        // The last bytes may still be on their way. Somebody it started may go on and have the output open.
        let start = Instant::now();
        let is_ended = self.status.is_some();
        let is_read = || self.reader.as_ref().is_none_or(JoinHandle::is_finished);
        while is_ended && !is_read() && start.elapsed() < LAST_OUTPUT {
            thread::sleep(LOOK);
        }
        let kept: Vec<u8> =
            self.output.lock().expect("nobody panics with it").iter().copied().collect();
        let text = String::from_utf8_lossy(&kept);
        // Frames of a stack say less than the exception above them.
        let is_said = |line: &&str| !line.trim().is_empty() && !line.starts_with("\tat ");
        let lines: Vec<&str> = text.lines().filter(is_said).collect();
        match &lines[lines.len().saturating_sub(3)..] {
            [] => String::new(),
            last => format!(", its last output: {}", last.join(" | ")),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // The number of a group is not given again while one of its processes is there.
        if let Some(group) = self.group {
            let _ = kill_process_group(group, Signal::KILL);
        }
        strays::end(&mut self.child);
    }
}

/// The port that a program is to listen on: the one that it listens on anyway, or one that is free.
pub(crate) fn port_to_listen_on(listens: Option<u16>) -> Result<u16, String> {
    let free = || TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr();
    match listens {
        Some(port) if listener_on(port).is_some() => {
            Err(format!("cannot listen on port {port}: somebody else does"))
        }
        Some(port) => Ok(port),
        None => free().map(|at| at.port()).map_err(|error| format!("no port is free: {error}")),
    }
}

/// The number of the socket that listens on a port of this machine, as the system's tables say.
fn listener_on(port: u16) -> Option<u64> {
    let of = |line: &str| {
        let mut fields = line.split_whitespace().skip(1);
        let (local, state) = (fields.next()?, fields.nth(1)?);
        let own = u16::from_str_radix(local.rsplit(':').next()?, 16).ok()?;
        let is_it = own == port && state == "0A";
        is_it.then(|| fields.nth(5).and_then(|socket| socket.parse().ok()).unwrap_or(0))
    };
    ["/proc/net/tcp", "/proc/net/tcp6"].iter().find_map(|table| {
        let text = fs::read_to_string(table).unwrap_or_default();
        text.lines().skip(1).find_map(of)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(line: &str) -> Vec<String> {
        ["sh", "-c", line].map(str::to_owned).to_vec()
    }

    fn start(line: &str) -> Process {
        let started = Process::start(&words(line), Path::new("/"), &[], 1);
        started.unwrap_or_else(|error| panic!("{error}"))
    }

    fn wait_for(mut condition: impl FnMut() -> bool) -> bool {
        (0..2000).any(|_| {
            thread::sleep(LOOK);
            condition()
        })
    }

    fn is_there(pid: &str) -> bool {
        let stat = fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
        stat.rsplit(')')
            .next()
            .is_some_and(|rest| !rest.trim().is_empty() && !rest.starts_with(" Z"))
    }

    #[test]
    fn what_a_program_started_ends_with_it() {
        let process = start("sleep 100 & echo $!; wait");
        let output = process.output.clone();
        let text =
            || String::from_utf8_lossy(output.lock().unwrap().make_contiguous()).into_owned();
        assert!(wait_for(|| text().ends_with('\n')));
        let sleeper = text().trim().to_owned();
        assert!(is_there(&sleeper));
        drop(process);
        assert!(wait_for(|| !is_there(&sleeper)));
    }

    #[test]
    fn what_leaves_its_group_ends_as_well() {
        let process = start("setsid sh -c 'echo $$; exec sleep 100'; sleep 100");
        let output = process.output.clone();
        let text =
            || String::from_utf8_lossy(output.lock().unwrap().make_contiguous()).into_owned();
        assert!(wait_for(|| text().ends_with('\n')));
        let sleeper = text().trim().to_owned();
        assert!(is_there(&sleeper));
        drop(process);
        assert!(wait_for(|| !is_there(&sleeper)));
    }

    #[test]
    fn a_program_ends_when_nobody_holds_its_pipe() {
        let mut process = start("sleep 100");
        let pid = process.child.id().to_string();
        assert!(is_there(&pid));
        process._alive = None;
        assert!(wait_for(|| process.ended().is_some()));
    }

    #[test]
    fn its_last_words_are_kept() {
        let mut process = start("echo one; echo two >&2; exit 7");
        assert!(wait_for(|| process.status.is_some() || process.ended().is_some()));
        let said = process.ended().unwrap_or_default();
        assert_eq!(said, "ended with status 7, its last output: one | two");
    }

    #[test]
    fn who_never_listens_is_named() {
        let mut process = start("sleep 100");
        let error = process
            .await_listening(Duration::from_millis(20), &AtomicBool::new(false))
            .unwrap_err();
        assert!(error.starts_with("did not listen on port"), "{error}");
    }
}
