//! The output of several processes, line by line: each line bears the name of its process.

/// What each process has begun to write and not ended.
pub(crate) struct Lines {
    names: Vec<String>,
    /// By process: its standard output and its standard error.
    begun: Vec<[Vec<u8>; 2]>,
}

impl Lines {
    pub(crate) fn new(names: &[&str]) -> Lines {
        let begun = names.iter().map(|_| Default::default()).collect();
        Lines { names: names.iter().map(|&name| name.to_owned()).collect(), begun }
    }

    /// Adds to what a process wrote; gives the lines that are complete now.
    pub(crate) fn add(&mut self, process: u32, stream: u8, bytes: &[u8]) -> Vec<u8> {
        let mut whole = Vec::new();
        let mut rest = bytes;
        while let Some(end) = rest.iter().position(|&byte| byte == b'\n') {
            self.put(&mut whole, process, stream, &rest[..end]);
            rest = &rest[end + 1..];
        }
        self.begun(process, stream).extend_from_slice(rest);
        whole
    }

    /// The lines that were never ended, each with its stream.
    pub(crate) fn rest(&mut self) -> Vec<(u8, Vec<u8>)> {
        let mut all = Vec::new();
        for process in 0..self.names.len() as u32 {
            for stream in [1, 2] {
                if !self.begun(process, stream).is_empty() {
                    let mut line = Vec::new();
                    self.put(&mut line, process, stream, b"");
                    all.push((stream, line));
                }
            }
        }
        all
    }

    fn begun(&mut self, process: u32, stream: u8) -> &mut Vec<u8> {
        &mut self.begun[process as usize][usize::from(stream != 1)]
    }

    /// Ends a line with `end` and puts it into `out`.
    fn put(&mut self, out: &mut Vec<u8>, process: u32, stream: u8, end: &[u8]) {
        out.push(b'[');
        out.extend_from_slice(self.names[process as usize].as_bytes());
        out.extend_from_slice(b"] ");
        out.append(self.begun(process, stream));
        out.extend_from_slice(end);
        out.push(b'\n');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_come_out_whole_and_named() {
        let mut lines = Lines::new(&["a", "b"]);
        assert_eq!(lines.add(0, 1, b"one "), b"");
        assert_eq!(lines.add(1, 1, b"x\n\ny"), b"[b] x\n[b] \n");
        assert_eq!(lines.add(0, 2, b"wrong\n"), b"[a] wrong\n");
        assert_eq!(lines.add(0, 1, b"two\nthree"), b"[a] one two\n");
        let rest = lines.rest();
        assert_eq!(rest, [(1, b"[a] three\n".to_vec()), (1, b"[b] y\n".to_vec())]);
        assert!(lines.rest().is_empty());
    }
}
