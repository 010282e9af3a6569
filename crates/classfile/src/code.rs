//! The `Code` attribute of a method (JVMS §4.7.3) and its debug tables, read on demand.

use crate::class::Range;

#[derive(Clone, Debug)]
pub struct Code {
    pub max_stack: u16,
    pub max_locals: u16,
    pub bytecode: Range,
    pub handlers: Vec<Handler>,
    pub line_numbers: LineNumbers,
    /// The `StackMapTable` attribute without its header.
    pub stack_map: Option<Range>,
    /// The `LocalVariableTable` attribute without its header.
    pub local_variables: Option<Range>,
}

/// One row of the exception table; `end_pc` is exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Handler {
    pub start_pc: u16,
    pub end_pc: u16,
    pub handler_pc: u16,
    /// A class, or 0 for any.
    pub catch_type: u16,
}

/// Where the `LineNumberTable` attributes are. Nearly all methods have at most one.
#[derive(Clone, Debug, Default)]
pub struct LineNumbers {
    first: Range,
    rest: Vec<Range>,
}

/// One row of the `LocalVariableTable`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalVariable {
    pub start_pc: u16,
    pub len: u16,
    pub name: u16,
    pub descriptor: u16,
    pub slot: u16,
}

impl Code {
    /// The rows (start of code, source line) in file order. `data` is that of the class file.
    pub fn lines<'a>(&'a self, data: &'a [u8]) -> impl Iterator<Item = (u16, u16)> + 'a {
        self.line_numbers.iter(data)
    }

    /// The source line of the instruction at `pc`.
    pub fn line_of(&self, data: &[u8], pc: u16) -> Option<u16> {
        let mut best = None;
        for (start, line) in self.lines(data) {
            if start == pc {
                return Some(line);
            }
            // Rows need not be sorted; of equal rows the last one counts.
            if start < pc && best.is_none_or(|(from, _)| start >= from) {
                best = Some((start, line));
            }
        }
        best.map(|(_, line)| line)
    }

    /// The rows of the local variable table in file order; none without debug information.
    pub fn locals<'a>(&self, data: &'a [u8]) -> impl Iterator<Item = LocalVariable> + use<'a> {
        let table = self.local_variables.map_or(&[][..], |range| range.of(data));
        rows::<10>(table).map(|row| {
            let [start_pc, len, name, descriptor, slot] =
                std::array::from_fn(|i| u16::from_be_bytes([row[2 * i], row[2 * i + 1]]));
            LocalVariable { start_pc, len, name, descriptor, slot }
        })
    }
}

impl LineNumbers {
    pub(crate) fn push(&mut self, table: Range) {
        if self.first.len == 0 {
            self.first = table;
        } else {
            self.rest.push(table);
        }
    }

    pub fn is_empty(&self) -> bool {
        self.first.len == 0
    }

    /// The rows (start of code, source line) of all tables in file order.
    pub fn iter<'a>(&'a self, data: &'a [u8]) -> impl Iterator<Item = (u16, u16)> + 'a {
        std::iter::once(&self.first)
            .chain(&self.rest)
            .flat_map(|table| rows::<4>(table.of(data)))
            .map(|row| (u16::from_be_bytes([row[0], row[1]]), u16::from_be_bytes([row[2], row[3]])))
    }
}

/// The rows of a table of `N` bytes each that is headed by their count.
fn rows<const N: usize>(table: &[u8]) -> impl Iterator<Item = &[u8; N]> {
    let count = table.first_chunk().map_or(0, |count| u16::from_be_bytes(*count));
    table.get(2..).unwrap_or_default().as_chunks::<N>().0.iter().take(count.into())
}
