//! What ends a run from outside, in the middle of a transition: no time is left, or no memory.
//!
//! It says nothing about the program and is no part of a state. A machine whose brake was pulled stands
//! somewhere inside a transition, so whoever pulls it gives up what the machine is doing.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Watched by a running machine.
pub struct Brake {
    pulled: Arc<AtomicBool>,
    starved: AtomicBool,
    /// How much more memory there is to take.
    bytes_left: Box<dyn Fn() -> u64 + Send + Sync>,
}

impl Brake {
    /// A brake that is pulled by setting the flag, or by a request for more memory than is left.
    pub fn new(
        pulled: Arc<AtomicBool>,
        bytes_left: impl Fn() -> u64 + Send + Sync + 'static,
    ) -> Brake {
        Brake { pulled, starved: AtomicBool::new(false), bytes_left: Box::new(bytes_left) }
    }

    #[inline]
    pub fn is_pulled(&self) -> bool {
        self.pulled.load(Relaxed)
    }

    /// Whether it was pulled because there was not enough memory.
    pub fn is_starved(&self) -> bool {
        self.starved.load(Relaxed)
    }

    /// Whether there is room for so many bytes more; if there is not, the brake is pulled.
    pub(crate) fn has_room(&self, bytes: u64) -> bool {
        if bytes <= (self.bytes_left)() {
            return true;
        }
        self.starved.store(true, Relaxed);
        self.pulled.store(true, Relaxed);
        false
    }
}
