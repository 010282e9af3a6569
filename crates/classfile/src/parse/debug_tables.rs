//! `LocalVariableTable` and `LocalVariableTypeTable` (JVMS §4.7.13–14).
//!
//! They are only for debuggers, yet a JVM refuses a class in which they are wrong.

use super::{Parser, range};
use crate::class::Range;
use crate::code::Code;
use crate::error::FormatError;
use crate::mutf8;

/// The rows of all tables of one method, for the checks that need to see them together.
#[derive(Default)]
pub(super) struct DebugTables {
    variables: Vec<Row>,
    types: Vec<Row>,
}

/// What identifies a variable: start, length, name, slot.
type Row = (u16, u16, u16, u16);

impl Parser<'_> {
    /// Reads one table of `len` bytes; `generic` for the type table.
    pub(super) fn local_variables(
        &mut self,
        code: &Code,
        len: u32,
        tables: &mut DebugTables,
        generic: bool,
    ) -> Result<Range, FormatError> {
        let table = if generic { "LocalVariableTypeTable" } else { "LocalVariableTable" };
        let start = self.reader.position();
        if !self.strict {
            self.reader.skip(len)?;
            return Ok(range(start, len));
        }
        let count = self.reader.u2()?;
        if len != 2 + 10 * u32::from(count) {
            return Err(self.bad(format_args!("{table} has wrong length")));
        }
        let rows = if generic { &mut tables.types } else { &mut tables.variables };
        rows.reserve(usize::from(count).min(self.reader.remaining() / 10));
        for _ in 0..count {
            rows.push(self.local_variable(code, table, generic)?);
        }
        Ok(range(start, len))
    }

    fn local_variable(
        &mut self,
        code: &Code,
        table: &str,
        generic: bool,
    ) -> Result<Row, FormatError> {
        let (start_pc, len) = (self.reader.u2()?, self.reader.u2()?);
        let (name, descriptor, slot) = (self.reader.u2()?, self.reader.u2()?, self.reader.u2()?);
        if u32::from(start_pc) >= code.bytecode.len {
            return Err(self.bad(format_args!("Invalid start_pc {start_pc} in {table}")));
        }
        if u32::from(start_pc) + u32::from(len) > code.bytecode.len {
            return Err(self.bad(format_args!("Invalid length {len} in {table}")));
        }
        if !self.is_utf8(name) {
            return Err(
                self.bad(format_args!("Name index {name} in {table} has bad constant type"))
            );
        }
        if !self.is_utf8(descriptor) {
            return Err(self.bad(format_args!(
                "Signature index {descriptor} in {table} has bad constant type"
            )));
        }
        let text = self.constants.utf8_bytes(name)?;
        self.check_field_name(text)?;
        let mut slot_last = u32::from(slot);
        if !generic {
            let descriptor = self.constants.utf8_bytes(descriptor)?;
            self.check_field_descriptor(text, descriptor)?;
            slot_last += u32::from(matches!(descriptor, b"J" | b"D"));
        }
        if slot_last >= u32::from(code.max_locals) {
            return Err(self.bad(format_args!("Invalid index {slot} in {table}")));
        }
        Ok((start_pc, len, name, slot))
    }

    /// No variable is described twice, and every generic type belongs to a variable.
    pub(super) fn check_debug_tables(&self, tables: &mut DebugTables) -> Result<(), FormatError> {
        if tables.variables.is_empty() || self.major < 49 {
            return Ok(());
        }
        self.check_rows(&mut tables.variables, "LocalVariableTable")?;
        for row in &tables.types {
            if tables.variables.binary_search(row).is_err() {
                let name = mutf8::decode(self.constants.utf8_bytes(row.2)?);
                let class = self.name();
                let message = format!(
                    "LVTT entry for '{name}' in class file {class} does not match any LVT entry"
                );
                return Err(FormatError::format(message));
            }
        }
        self.check_rows(&mut tables.types, "LocalVariableTypeTable")
    }

    /// Sorts the rows and looks for equal ones.
    fn check_rows(&self, rows: &mut [Row], table: &str) -> Result<(), FormatError> {
        rows.sort_unstable();
        if let Some(pair) = rows.windows(2).find(|pair| pair[0] == pair[1]) {
            let name = mutf8::decode(self.constants.utf8_bytes(pair[0].2)?);
            return Err(self.bad(format_args!("Duplicated {table} attribute entry for '{name}'")));
        }
        Ok(())
    }
}
