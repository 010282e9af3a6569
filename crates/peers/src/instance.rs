//! A real program, or a connection to one, that stands at a node: what was said to it is what leads there.

use std::io::{ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, SocketAddr, TcpListener, TcpStream};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use heddle_net::Incoming;

use crate::framing::Framing;
use crate::process::Process;
use crate::spec::Spec;
use crate::strays;
use crate::tree::Step;

const LOOK: Duration = Duration::from_micros(300);

#[derive(Debug)]
pub(crate) struct Instance {
    /// The node it stands at.
    pub(crate) at: u32,
    /// When it was last used, in a count of uses.
    pub(crate) used: u64,
    /// It was led where it stands only to wait there for longer.
    pub(crate) waits_only: bool,
    side: Side,
    /// Its own process; nothing if it shares one with others, or did not start yet.
    pub(crate) process: Option<Process>,
    /// The group of the program that answers, if it is one of this tool's.
    group: Option<u32>,
    /// By their numbers.
    wires: Vec<Option<Wire>>,
    /// Set once nobody wants to wait any longer.
    stop: Arc<AtomicBool>,
}

/// Who makes connections.
#[derive(Debug)]
enum Side {
    /// This tool does, to a server.
    Server(SocketAddr),
    /// The real program does, once it is started.
    Client(TcpListener, ClientCommand),
}

/// How a client is started.
#[derive(Clone, Debug)]
pub(crate) struct ClientCommand {
    pub(crate) words: Vec<String>,
    pub(crate) folder: PathBuf,
    pub(crate) environment: Vec<(String, String)>,
    /// The port it connects to whatever it is told.
    pub(crate) port: Option<u16>,
}

/// What stands for a connection that a client made, on the wire that tells of them.
const MADE: u8 = b'+';

/// A real connection, or what tells of those that a client makes.
#[derive(Debug, Default)]
struct Wire {
    /// Nothing once it is closed, or if it never was made.
    stream: Option<TcpStream>,
    /// It is no connection: a byte comes for each that the client makes, and the end with its end.
    announces: bool,
    /// What has come since it was last asked.
    arrived: Vec<u8>,
    finished: bool,
    reset: bool,
    refused: bool,
}

/// What has come on a connection since it was last asked.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct News {
    pub(crate) connection: u32,
    pub(crate) bytes: Vec<u8>,
    /// Whether it is over; how many bytes came before is known elsewhere.
    pub(crate) over: Incoming,
}

impl Wire {
    /// Takes what there is without waiting; whether that was something.
    fn pump(&mut self) -> bool {
        let mut moved = false;
        let mut bytes = [0; 16_384];
        while let Some(stream) = self.stream.as_mut().filter(|_| !self.finished && !self.reset) {
            match stream.read(&mut bytes) {
                Ok(0) => self.finished = true,
                Ok(count) => self.arrived.extend_from_slice(&bytes[..count]),
                Err(error) if error.kind() == ErrorKind::WouldBlock => return moved,
                Err(error) if error.kind() == ErrorKind::Interrupted => continue,
                Err(_) => self.reset = true,
            }
            moved = true;
        }
        moved
    }
}

impl Instance {
    pub(crate) fn new(
        address: SocketAddr,
        process: Option<Process>,
        group: Option<u32>,
        stop: Arc<AtomicBool>,
    ) -> Instance {
        Instance { process, group, ..Instance::on(Side::Server(address), stop) }
    }

    /// A client that was not started yet.
    pub(crate) fn of_client(
        command: ClientCommand,
        stop: Arc<AtomicBool>,
    ) -> Result<Instance, String> {
        let port = command.port.unwrap_or(0);
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).and_then(|listener| {
            listener.set_nonblocking(true)?;
            Ok(listener)
        });
        let listener = listener.map_err(|error| match port {
            0 => format!("finds no port to connect to: {error}"),
            port => format!("connects to port {port}, which cannot be listened on: {error}"),
        })?;
        Ok(Instance::on(Side::Client(listener, command), stop))
    }

    fn on(side: Side, stop: Arc<AtomicBool>) -> Instance {
        let at = crate::tree::ROOT;
        let (process, group) = (None, None);
        Instance { at, used: 0, waits_only: false, side, process, group, wires: Vec::new(), stop }
    }

    fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }

    /// Takes note of the connections that a client made, and of its end; whether that was something.
    fn take_connections(&mut self) -> bool {
        let (Side::Client(listener, _), Some(process)) = (&self.side, &mut self.process) else {
            return false;
        };
        // It may have connected and ended since.
        let has_ended = process.has_ended();
        let before = self.wires.len();
        while let Ok((stream, _)) = listener.accept() {
            let ready = stream.set_nodelay(true).and_then(|()| stream.set_nonblocking(true));
            let stream = ready.is_ok().then_some(stream);
            self.wires.push(Some(Wire { stream, ..Wire::default() }));
        }
        let made = self.wires.len() - before;
        let Some(Some(news)) = self.wires.first_mut() else { return false };
        news.arrived.resize(news.arrived.len() + made, MADE);
        let is_over = std::mem::replace(&mut news.finished, has_ended);
        made > 0 || is_over != has_ended
    }

    /// Why a client that was started is of no use: it made no connection.
    pub(crate) fn never_connected(&mut self, within: Duration) -> Option<String> {
        let (Side::Client(listener, _), Some(process)) = (&self.side, &mut self.process) else {
            return None;
        };
        let port = listener.local_addr().map_or(0, |at| at.port());
        if self.wires.len() > 1 || process.has_ended() && !process.failed() {
            return None;
        }
        Some(match process.ended() {
            Some(how) => format!("connected to nobody: it {how}"),
            None => format!(
                "did not connect to port {port} within {:.1} s (is {{port}} in its command?)",
                within.as_secs_f64()
            ),
        })
    }

    /// Does a step for real. An error is for people.
    pub(crate) fn act(&mut self, step: &Step, patience: Duration) -> Result<(), String> {
        let index = step.connection() as usize;
        if self.wires.len() <= index {
            self.wires.resize_with(index + 1, || None);
        }
        match step {
            Step::Open(_) => {
                let address = match &self.side {
                    Side::Server(address) => address,
                    Side::Client(listener, ClientCommand { words, folder, environment, .. }) => {
                        let port = listener.local_addr().map_or(0, |at| at.port());
                        let process = Process::start(words, folder, environment, port)?;
                        self.group = Some(process.group());
                        self.process = Some(process);
                        self.wires[index] = Some(Wire { announces: true, ..Wire::default() });
                        return Ok(());
                    }
                };
                let stream = TcpStream::connect_timeout(address, patience.max(Spec::PATIENCE));
                let stream = stream.and_then(|stream| {
                    stream.set_nodelay(true)?;
                    stream.set_nonblocking(true)?;
                    Ok(stream)
                });
                let refused = stream.is_err();
                self.wires[index] = Some(Wire { stream: stream.ok(), refused, ..Wire::default() });
            }
            Step::Send(_, bytes) => return self.send(index, bytes, patience),
            Step::Finish(_) => {
                if let Some(stream) = self.wires[index].as_ref().and_then(|it| it.stream.as_ref()) {
                    let _ = stream.shutdown(Shutdown::Write);
                }
            }
            Step::Close(_) => {
                if let Some(wire) = &mut self.wires[index] {
                    wire.stream = None;
                }
            }
        }
        Ok(())
    }

    fn send(&mut self, index: usize, bytes: &[u8], patience: Duration) -> Result<(), String> {
        let start = Instant::now();
        let mut rest = bytes;
        while !rest.is_empty() {
            let Some(wire) = self.wires[index].as_mut().filter(|wire| !wire.reset) else {
                return Ok(());
            };
            let Some(stream) = wire.stream.as_mut() else { return Ok(()) };
            match stream.write(rest) {
                Ok(count) => rest = &rest[count..],
                Err(error) if error.kind() == ErrorKind::WouldBlock => {
                    // It may itself wait until somebody reads.
                    self.pump();
                    if start.elapsed() > patience || self.is_stopped() {
                        return Err(format!(
                            "took only {} of {} bytes within {:.1} s",
                            bytes.len() - rest.len(),
                            bytes.len(),
                            patience.as_secs_f64()
                        ));
                    }
                    thread::sleep(LOOK);
                }
                Err(error) if error.kind() == ErrorKind::Interrupted => {}
                Err(_) => wire.reset = true,
            }
        }
        Ok(())
    }

    fn pump(&mut self) -> bool {
        let connected = self.take_connections();
        self.wires.iter_mut().flatten().fold(connected, |moved, wire| wire.pump() | moved)
    }

    /// Whether something came that nobody asked for.
    pub(crate) fn is_early(&mut self) -> bool {
        self.pump();
        self.wires.iter().flatten().any(|wire| !wire.arrived.is_empty())
    }

    fn has_something(&self, connection: u32) -> bool {
        let wire = self.wires.get(connection as usize).and_then(Option::as_ref);
        wire.is_none_or(|wire| {
            let closed = wire.stream.is_none() && !wire.announces;
            let over = wire.finished || wire.reset || closed;
            over || !wire.arrived.is_empty()
        })
    }

    /// Whether the program goes on with what it was asked for: that nothing comes means nothing then.
    fn is_busy(&self) -> bool {
        self.group.is_some_and(strays::is_busy)
    }

    /// Waits for an answer on a connection, if one is wanted, and then until no more comes. Whether it came.
    pub(crate) fn collect(
        &mut self,
        wanted: Option<u32>,
        (patience, quiet): (Duration, Duration),
        framing: &Framing,
    ) -> bool {
        let start = Instant::now();
        let mut last = start;
        loop {
            if self.pump() {
                last = Instant::now();
            }
            let mut messages = self.wires.iter().flatten().filter(|wire| !wire.announces);
            let whole = messages.all(|wire| framing.is_complete(&wire.arrived));
            let met = whole && wanted.is_none_or(|connection| self.has_something(connection));
            let limit = if met { quiet } else { patience };
            if self.is_stopped() {
                return met;
            }
            if last.elapsed() >= limit {
                let is_quiet = !met || start.elapsed() >= patience.max(limit) || !self.is_busy();
                // What came while the program was looked at belongs to it.
                if is_quiet && !self.pump() {
                    return met;
                }
            }
            thread::sleep(LOOK);
        }
    }

    /// Waits until so much has come as is expected, and not longer.
    pub(crate) fn collect_expected(
        &mut self,
        is_met: impl Fn(&Instance) -> bool,
        least: Duration,
        most: Duration,
    ) {
        let mut last = Instant::now();
        loop {
            if self.pump() {
                last = Instant::now();
            }
            let since = last.elapsed();
            let is_done = is_met(self) && since >= least && (least.is_zero() || !self.is_busy());
            if is_done || since >= most || self.is_stopped() {
                return;
            }
            thread::sleep(LOOK);
        }
    }

    /// What has come, to be looked at.
    pub(crate) fn arrived(&self) -> Vec<News> {
        let numbered = self.wires.iter().enumerate();
        let news = numbered.filter_map(|(index, wire)| {
            let Wire { arrived, finished, reset, refused, .. } = wire.as_ref()?;
            let over = Incoming { total: 0, finished: *finished, reset: *reset, refused: *refused };
            Some(News { connection: index as u32, bytes: arrived.clone(), over })
        });
        news.collect()
    }

    /// The same, taken.
    pub(crate) fn take(&mut self) -> Vec<News> {
        let news = self.arrived();
        self.wires.iter_mut().flatten().for_each(|wire| wire.arrived.clear());
        news
    }
}
