//! What is known of a real program before it is asked anything.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use heddle_net::LivePeer;

use crate::framing::{Framing, Mask};

/// A real program: how it is reached, and how its answers are understood.
#[derive(Clone, Debug)]
pub struct Spec {
    pub peer: LivePeer,
    pub reached: Reached,
    pub framing: Framing,
    pub masks: Vec<Mask>,
    /// How long an answer is waited for.
    pub patience: Duration,
    /// An answer is complete when nothing more came for so long.
    pub quiet: Duration,
    /// How long a program may take to listen.
    pub start: Duration,
    /// Set once nobody wants to wait any longer.
    pub stop: Arc<AtomicBool>,
}

#[derive(Clone, Debug)]
pub enum Reached {
    /// A command, started and ended as needed; `{port}` in it is a port that is free.
    Command {
        words: Vec<String>,
        folder: PathBuf,
        environment: Vec<(String, String)>,
        /// The port it listens on whatever it is told; then there is never more than one.
        listens: Option<u16>,
    },
    /// A command that makes connections itself, to the port that `{port}` is in it.
    Client {
        words: Vec<String>,
        folder: PathBuf,
        environment: Vec<(String, String)>,
        /// The port it connects to whatever it is told; then there is never more than one.
        port: Option<u16>,
    },
    /// It runs already.
    Address(SocketAddr),
}

impl Spec {
    pub const PATIENCE: Duration = Duration::from_secs(1);
    pub const QUIET: Duration = Duration::from_millis(20);
    /// The same for a program that acts without being asked.
    pub const QUIET_OF_CLIENT: Duration = Duration::from_millis(50);
    pub const START: Duration = Duration::from_secs(10);
    /// How much longer is waited before silence counts as the reason of a deadlock.
    pub(crate) const INSISTENCE: u32 = 10;

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.load(Relaxed)
    }
}
