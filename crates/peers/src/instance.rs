//! A real program, or a connection to one, that stands at a node: what was said to it is what leads there.

use std::io::{ErrorKind, Read, Write};
use std::net::{Shutdown, SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use heddle_net::Incoming;

use crate::framing::Framing;
use crate::process::Process;
use crate::spec::Spec;
use crate::tree::Step;

const LOOK: Duration = Duration::from_micros(300);

#[derive(Debug)]
pub(crate) struct Instance {
    /// The node it stands at.
    pub(crate) at: u32,
    /// When it was last used, in a count of uses.
    pub(crate) used: u64,
    address: SocketAddr,
    /// Its own process; nothing if it shares one with others.
    pub(crate) process: Option<Process>,
    /// By their numbers.
    wires: Vec<Option<Wire>>,
}

/// A real connection.
#[derive(Debug, Default)]
struct Wire {
    /// Nothing once it is closed, or if it never was made.
    stream: Option<TcpStream>,
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
    pub(crate) fn new(address: SocketAddr, process: Option<Process>) -> Instance {
        Instance { at: crate::tree::ROOT, used: 0, address, process, wires: Vec::new() }
    }

    /// Does a step for real. An error is for people.
    pub(crate) fn act(&mut self, step: &Step, patience: Duration) -> Result<(), String> {
        let index = step.connection() as usize;
        if self.wires.len() <= index {
            self.wires.resize_with(index + 1, || None);
        }
        match step {
            Step::Open(_) => {
                let stream =
                    TcpStream::connect_timeout(&self.address, patience.max(Spec::PATIENCE));
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
                    if start.elapsed() > patience {
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
        self.wires.iter_mut().flatten().fold(false, |moved, wire| wire.pump() | moved)
    }

    /// Whether something came that nobody asked for.
    pub(crate) fn is_early(&mut self) -> bool {
        self.pump();
        self.wires.iter().flatten().any(|wire| !wire.arrived.is_empty())
    }

    fn has_something(&self, connection: u32) -> bool {
        let wire = self.wires.get(connection as usize).and_then(Option::as_ref);
        wire.is_none_or(|wire| {
            let over = wire.finished || wire.reset || wire.stream.is_none();
            over || !wire.arrived.is_empty()
        })
    }

    /// Waits for an answer on a connection, if one is wanted, and then until no more comes.
    pub(crate) fn collect(
        &mut self,
        wanted: Option<u32>,
        (patience, quiet): (Duration, Duration),
        framing: &Framing,
    ) {
        let start = Instant::now();
        let mut last = start;
        loop {
            if self.pump() {
                last = Instant::now();
            }
            let whole = self.wires.iter().flatten().all(|wire| framing.is_complete(&wire.arrived));
            let met = whole && wanted.is_none_or(|connection| self.has_something(connection));
            let limit = if met { quiet } else { patience };
            if last.elapsed() >= limit {
                return;
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
            if is_met(self) && since >= least || since >= most {
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
