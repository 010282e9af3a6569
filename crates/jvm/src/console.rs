//! The host as far as a run may touch it: three standard streams.

/// Where the standard streams of the processes go and come from.
pub trait Console: Send {
    /// Takes what a process writes to its standard output (1) or error (2).
    fn write(&mut self, process: u32, stream: u8, bytes: &[u8]);

    /// Reads from standard input; 0 at its end.
    fn read(&mut self, process: u32, buffer: &mut [u8]) -> usize;

    /// How many bytes of standard input can be read at once.
    fn available(&mut self, process: u32) -> usize;
}

/// Output goes nowhere, and input is empty.
pub struct Silent;

impl Console for Silent {
    fn write(&mut self, _process: u32, _stream: u8, _bytes: &[u8]) {}

    fn read(&mut self, _process: u32, _buffer: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self, _process: u32) -> usize {
        0
    }
}
