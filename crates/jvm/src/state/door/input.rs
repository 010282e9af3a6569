//! Standard input: what was given for a process, read from where its threads have come to; else
//! what the console has.

use heddle_access::{Access, Mode, Place, ProcessId};

use crate::machine::Machine;

impl Machine {
    /// Who reads takes bytes away from all others, which is a write. Where nothing is given there is
    /// nothing to take.
    pub(super) fn input_access(&self, mode: Mode) -> Option<Access> {
        let is_given = self.process().config.input.as_ref().is_some_and(|input| !input.is_empty());
        is_given.then_some(Access { place: Place::Input, mode })
    }

    /// Reads from where the process has come to; 0 at the end.
    pub(super) fn read_input(&mut self, process: ProcessId, buffer: &mut [u8]) -> usize {
        self.relied.input.insert(process);
        let Some(input) = self.processes[process.0 as usize].config.input.clone() else {
            return self.console.read(process.0, buffer);
        };
        let tables = &mut self.processes[process.0 as usize];
        let rest = &input[tables.input_read.min(input.len())..];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        tables.input_read += count;
        count
    }

    /// How many bytes can be read at once.
    pub(super) fn available_input(&mut self, process: ProcessId) -> usize {
        self.relied.input.insert(process);
        let state = &self.processes[process.0 as usize];
        match &state.config.input {
            Some(input) => input.len().saturating_sub(state.input_read),
            None => self.console.available(process.0),
        }
    }
}
