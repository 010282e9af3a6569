//! Standard input: what was given for a process, read from where its threads have come to; else
//! what the console has.

use heddle_access::{Access, Mode, Place, ProcessId};

use crate::interp::Result;
use crate::machine::Machine;

impl Machine {
    /// Who reads takes bytes away from all others, which is a write. Where nothing is given there is
    /// nothing to take.
    pub(super) fn input_access(&self, mode: Mode) -> Option<Access> {
        let owner = self.console_owner(self.thread().process);
        let is_given =
            self.process_at(owner).config.input.as_ref().is_some_and(|input| !input.is_empty());
        is_given.then_some(Access { place: Place::Input, mode })
    }

    /// More input may have arrived, where it comes line by line: up to the next end of a line that is
    /// needed, or all of it. `looks`: nobody waits, so that it may also be nothing.
    pub(super) fn let_input_arrive(&mut self, looks: bool) -> Result<()> {
        let owner = self.console_owner(self.thread().process);
        let state = self.process_at(owner);
        let Some(input) = state.config.input.clone().filter(|_| state.config.input_lines) else {
            return Ok(());
        };
        let arrived = state.input_arrived.max(state.input_read);
        let line_end = |from: usize| {
            let end = input[from..].iter().position(|&byte| byte == b'\n');
            end.map_or(input.len(), |end| from + end + 1)
        };
        let mut ways = match looks {
            true => vec![arrived, line_end(arrived), input.len()],
            false if arrived > state.input_read => vec![arrived, input.len()],
            false => vec![line_end(arrived), input.len()],
        };
        ways.dedup();
        let chosen = self.choose(ways.len() as u32)?;
        self.processes[owner.0 as usize].input_arrived = ways[chosen as usize];
        Ok(())
    }

    /// Reads from where the process has come to; 0 at the end.
    pub(super) fn read_input(&mut self, process: ProcessId, buffer: &mut [u8]) -> usize {
        let process = self.console_owner(process);
        self.relied.input.insert(process);
        let Some(input) = self.processes[process.0 as usize].config.input.clone() else {
            return self.console.read(process.0, buffer);
        };
        let tables = &mut self.processes[process.0 as usize];
        let end = match tables.config.input_lines {
            true => tables.input_arrived.clamp(tables.input_read, input.len()),
            false => input.len(),
        };
        let rest = &input[tables.input_read.min(end)..end];
        let count = rest.len().min(buffer.len());
        buffer[..count].copy_from_slice(&rest[..count]);
        tables.input_read += count;
        count
    }

    /// How many bytes can be read at once.
    pub(super) fn available_input(&mut self, process: ProcessId) -> usize {
        let process = self.console_owner(process);
        self.relied.input.insert(process);
        let state = &self.processes[process.0 as usize];
        match &state.config.input {
            Some(_) if state.config.input_lines => {
                state.input_arrived.saturating_sub(state.input_read)
            }
            Some(input) => input.len().saturating_sub(state.input_read),
            None => self.console.available(process.0),
        }
    }
}
