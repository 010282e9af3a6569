//! The host as far as a run may touch it: three standard streams.

/// Where the standard streams of the processes go and come from.
pub trait Host: Send {
    /// Takes what a process writes to its standard output (1) or error (2).
    fn write(&mut self, process: u32, stream: u8, bytes: &[u8]);

    /// Reads from standard input; 0 at its end.
    fn read(&mut self, process: u32, buffer: &mut [u8]) -> usize;

    /// How many bytes of standard input can be read at once.
    fn available(&mut self, process: u32) -> usize;
}
