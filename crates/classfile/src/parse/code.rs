//! The `Code` attribute (JVMS §4.7.3). The instructions themselves are the verifier's.

use super::{Parser, debug_tables::DebugTables, range};
use crate::code::{Code, Handler, LineNumbers};
use crate::error::FormatError;

const CODE_BYTES_MAX: u32 = 65535;

impl Parser<'_> {
    /// Reads the contents of a `Code` attribute that claims to have `attribute_len` bytes.
    pub(super) fn code(
        &mut self,
        argument_slots: u32,
        attribute_len: u32,
    ) -> Result<Code, FormatError> {
        let start = self.reader.position();
        let (max_stack, max_locals, code_len) =
            (self.reader.u2()?, self.reader.u2()?, self.reader.u4()?);
        if argument_slots > u32::from(max_locals) {
            return Err(self.bad("Arguments can't fit into locals"));
        }
        if code_len == 0 || code_len > CODE_BYTES_MAX {
            return Err(self.bad(format_args!("Invalid method Code length {code_len}")));
        }
        let bytecode = self.reader.skip(code_len)?;
        let handlers = self.handlers(code_len)?;
        let mut code = Code {
            max_stack,
            max_locals,
            bytecode,
            handlers,
            line_numbers: LineNumbers::default(),
            stack_map: None,
            local_variables: None,
        };
        self.code_attributes(&mut code)?;
        if self.reader.position() - start != attribute_len as usize {
            return Err(self.bad("Code segment has wrong length"));
        }
        Ok(code)
    }

    fn handlers(&mut self, code_len: u32) -> Result<Vec<Handler>, FormatError> {
        let count = self.reader.u2()?;
        self.reader.require(8 * usize::from(count))?;
        let mut handlers = Vec::with_capacity(count.into());
        for _ in 0..count {
            let handler = Handler {
                start_pc: self.reader.u2()?,
                end_pc: self.reader.u2()?,
                handler_pc: self.reader.u2()?,
                catch_type: self.reader.u2()?,
            };
            if handler.start_pc >= handler.end_pc || u32::from(handler.end_pc) > code_len {
                return Err(self.bad("Illegal exception table range"));
            }
            if u32::from(handler.handler_pc) >= code_len {
                return Err(self.bad("Illegal exception table handler"));
            }
            if handler.catch_type != 0 && !self.is_class(handler.catch_type) {
                return Err(self.bad("Catch type in exception table has bad constant type"));
            }
            handlers.push(handler);
        }
        Ok(handlers)
    }

    fn code_attributes(&mut self, code: &mut Code) -> Result<(), FormatError> {
        let mut tables = DebugTables::default();
        for _ in 0..self.reader.u2()? {
            let (name, len) = self.attribute_header("Invalid code attribute name")?;
            let start = self.reader.position();
            match self.constants.utf8_bytes(name)? {
                b"LineNumberTable" => {
                    self.check_line_numbers(code.bytecode.len, len)?;
                    code.line_numbers.push(range(start, len));
                }
                b"LocalVariableTable" => {
                    let table = self.local_variables(code, len, &mut tables, false)?;
                    code.local_variables.get_or_insert(table);
                }
                b"LocalVariableTypeTable" if self.major >= 49 => {
                    self.local_variables(code, len, &mut tables, true)?;
                }
                b"StackMapTable" if self.major >= 50 => {
                    if code.stack_map.is_some() {
                        return Err(self.bad("Multiple StackMapTable attributes"));
                    }
                    code.stack_map = Some(self.reader.skip(len)?);
                }
                _ => {
                    self.reader.skip(len)?;
                }
            }
        }
        if self.strict { self.check_debug_tables(&mut tables) } else { Ok(()) }
    }

    fn check_line_numbers(&mut self, code_len: u32, len: u32) -> Result<(), FormatError> {
        let count = self.reader.u2()?;
        if len != 2 + 4 * u32::from(count) {
            return Err(self.bad("LineNumberTable attribute has wrong length"));
        }
        let rows = self.reader.skip(len - 2)?;
        let mut rows = self.reader.within(rows);
        for _ in 0..count {
            let pc = rows.u2()?;
            rows.u2()?;
            if u32::from(pc) >= code_len {
                return Err(self.bad("Invalid pc in LineNumberTable"));
            }
        }
        Ok(())
    }
}
