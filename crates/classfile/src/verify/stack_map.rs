//! The `StackMapTable` attribute (JVMS §4.7.4): the frames that the compiler promised.
//!
//! A table can describe long lists of locals in very few bytes, by adding to the frame before.
//! Frames therefore share their locals: each is a chain of entries that points back to the entry
//! for the local before it, and a frame is the end of such a chain.

use super::types::Type;
use super::{Failure, Outcome};
use crate::reader::{Reader, Truncated};

/// The end of a chain of locals; 0 for none.
type Chain = u32;

#[derive(Clone, Copy, Debug)]
struct Local {
    what: Type,
    before: Chain,
    /// Whether this local or one before it is `UninitializedThis`.
    this_uninitialized: bool,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct MapFrame {
    pub(super) offset: u16,
    locals: Chain,
    pub(super) locals_len: u16,
    stack_start: u32,
    pub(super) stack_len: u16,
}

#[derive(Default)]
pub(super) struct StackMap {
    frames: Vec<MapFrame>,
    locals: Vec<Local>,
    stacks: Vec<Type>,
}

/// What a table may say about the method it belongs to.
pub(super) struct Limits<'a> {
    pub(super) locals_max: u16,
    pub(super) stack_max: u16,
    pub(super) starts: &'a Starts,
}

/// What is known about each byte of the code before any type is looked at.
#[derive(Default)]
pub(super) struct Starts {
    flags: Vec<u8>,
}

impl Starts {
    /// An instruction starts here.
    pub(super) const INSTRUCTION: u8 = 1;
    /// It is a `new` instruction.
    pub(super) const NEW: u8 = 2;
    /// An exception handler's range starts or ends here.
    pub(super) const RANGE_EDGE: u8 = 4;

    pub(super) fn reset(&mut self, code_len: usize) {
        self.flags.clear();
        self.flags.resize(code_len, 0);
    }

    /// Ignores offsets outside the code.
    pub(super) fn mark(&mut self, offset: usize, flag: u8) {
        if let Some(flags) = self.flags.get_mut(offset) {
            *flags |= flag;
        }
    }

    pub(super) fn has(&self, offset: usize, flag: u8) -> bool {
        self.flags.get(offset).is_some_and(|flags| flags & flag != 0)
    }
}

impl StackMap {
    /// Forgets the frames of another method; `initial` are the locals at the method's start.
    pub(super) fn reset(&mut self, initial: &[Type]) -> MapFrame {
        self.frames.clear();
        self.locals.clear();
        self.stacks.clear();
        let mut frame =
            MapFrame { offset: 0, locals: 0, locals_len: 0, stack_start: 0, stack_len: 0 };
        for &what in initial {
            self.append(&mut frame, what);
        }
        frame
    }

    /// Reads the table. `class` turns a constant pool index into a class type.
    pub(super) fn read(
        &mut self,
        table: &[u8],
        initial: MapFrame,
        limits: &Limits<'_>,
        mut class: impl FnMut(u16) -> Option<Type>,
    ) -> Outcome {
        let mut reader =
            TableReader { reader: Reader::new(table), limits, class: &mut class, fault: None };
        let count = reader.u2()?;
        let mut frame = initial;
        for i in 0..count {
            frame = self.next(&mut reader, frame, i == 0)?;
            if !limits.starts.has(frame.offset.into(), Starts::INSTRUCTION) {
                return Err(Failure::map_offset(frame));
            }
            self.frames.push(frame);
        }
        if reader.reader.remaining() > 0 {
            return Err(Failure::map_format("wrong attribute size"));
        }
        Ok(())
    }

    pub(super) fn frames(&self) -> &[MapFrame] {
        &self.frames
    }

    /// The frame for an offset. Frames are in rising order.
    pub(super) fn at(&self, offset: usize) -> Option<&MapFrame> {
        let index = self.frames.binary_search_by_key(&offset, |frame| frame.offset.into()).ok()?;
        Some(&self.frames[index])
    }

    /// In a constructor, whether `this` is uninitialized as far as the frame can tell.
    pub(super) fn this_uninitialized(&self, frame: &MapFrame) -> bool {
        self.last_local(frame).is_some_and(|local| local.this_uninitialized)
    }

    pub(super) fn stack(&self, frame: &MapFrame) -> &[Type] {
        let start = frame.stack_start as usize;
        &self.stacks[start..start + usize::from(frame.stack_len)]
    }

    /// The locals of a frame from last to first.
    pub(super) fn locals_reversed(&self, frame: &MapFrame) -> impl Iterator<Item = Type> {
        let mut chain = frame.locals;
        std::iter::from_fn(move || {
            let local = self.locals.get((chain as usize).checked_sub(1)?)?;
            chain = local.before;
            Some(local.what)
        })
    }

    pub(super) fn locals(&self, frame: &MapFrame) -> Vec<Type> {
        let mut locals: Vec<Type> = self.locals_reversed(frame).collect();
        locals.reverse();
        locals
    }

    fn next(
        &mut self,
        reader: &mut TableReader<'_>,
        before: MapFrame,
        first: bool,
    ) -> Outcome<MapFrame> {
        let kind = reader.u1()?;
        let mut frame = MapFrame { stack_start: self.stacks.len() as u32, stack_len: 0, ..before };
        let delta = match kind {
            0..64 => kind.into(),
            64..128 => {
                self.stack_items(reader, &mut frame, 1)?;
                u16::from(kind) - 64
            }
            _ => {
                let delta = reader.u2()?;
                match kind {
                    128..247 => return Err(Failure::map_format("reserved frame type")),
                    247 => self.stack_items(reader, &mut frame, 1)?,
                    248..=250 => self.chop(&mut frame, 251 - kind)?,
                    251 => {}
                    252..=254 => self.local_items(reader, &mut frame, u16::from(kind) - 251)?,
                    _ => {
                        frame.locals = 0;
                        frame.locals_len = 0;
                        let count = reader.u2()?;
                        self.local_items(reader, &mut frame, count)?;
                        let count = reader.u2()?;
                        self.stack_items(reader, &mut frame, count)?;
                    }
                }
                delta
            }
        };
        let offset =
            if first { u32::from(delta) } else { u32::from(before.offset) + u32::from(delta) + 1 };
        // An offset past all code is refused by the caller, whatever its value.
        frame.offset = u16::try_from(offset).unwrap_or(u16::MAX);
        Ok(frame)
    }

    fn stack_items(
        &mut self,
        reader: &mut TableReader<'_>,
        frame: &mut MapFrame,
        count: u16,
    ) -> Outcome {
        let start = self.stacks.len();
        for _ in 0..count {
            let item = reader.item()?;
            self.stacks.push(item);
            self.stacks.extend(item.high());
        }
        frame.stack_len = reader.checked_len(self.stacks.len() - start, reader.limits.stack_max)?;
        Ok(())
    }

    fn local_items(
        &mut self,
        reader: &mut TableReader<'_>,
        frame: &mut MapFrame,
        count: u16,
    ) -> Outcome {
        let mut len = usize::from(frame.locals_len);
        for _ in 0..count {
            let item = reader.item()?;
            for what in std::iter::once(item).chain(item.high()) {
                self.append(frame, what);
                len += 1;
            }
        }
        frame.locals_len = reader.checked_len(len, reader.limits.locals_max)?;
        Ok(())
    }

    fn chop(&self, frame: &mut MapFrame, count: u8) -> Outcome {
        for _ in 0..count {
            let Some(last) = self.drop_last(frame) else {
                return Err(Failure::map_array_size());
            };
            if last.is_category2_high() {
                self.drop_last(frame);
            }
        }
        Ok(())
    }

    fn append(&mut self, frame: &mut MapFrame, what: Type) {
        let this_uninitialized = what == Type::UninitializedThis || self.this_uninitialized(frame);
        self.locals.push(Local { what, before: frame.locals, this_uninitialized });
        frame.locals = self.locals.len() as Chain;
        frame.locals_len = frame.locals_len.saturating_add(1);
    }

    fn drop_last(&self, frame: &mut MapFrame) -> Option<Type> {
        let local = self.last_local(frame)?;
        frame.locals = local.before;
        frame.locals_len -= 1;
        Some(local.what)
    }

    fn last_local(&self, frame: &MapFrame) -> Option<Local> {
        self.locals.get((frame.locals as usize).checked_sub(1)?).copied()
    }
}

struct TableReader<'a> {
    reader: Reader<'a>,
    limits: &'a Limits<'a>,
    class: &'a mut dyn FnMut(u16) -> Option<Type>,
    /// What is wrong with the list being read, unless something worse comes after it.
    fault: Option<Box<Failure>>,
}

impl TableReader<'_> {
    fn u1(&mut self) -> Outcome<u8> {
        self.reader.u1().map_err(past_end)
    }

    fn u2(&mut self) -> Outcome<u16> {
        self.reader.u2().map_err(past_end)
    }

    fn item(&mut self) -> Outcome<Type> {
        Ok(match self.u1()? {
            0 => Type::Top,
            1 => Type::Integer,
            2 => Type::Float,
            3 => Type::Double,
            4 => Type::Long,
            5 => Type::Null,
            6 => Type::UninitializedThis,
            7 => {
                let index = self.u2()?;
                return (self.class)(index).ok_or_else(|| Failure::map_format("bad class index"));
            }
            8 => {
                let offset = self.u2()?;
                if !self.limits.starts.has(offset.into(), Starts::NEW) {
                    self.fault = Some(Failure::map_uninitialized());
                }
                Type::Uninitialized(offset)
            }
            _ => return Err(Failure::map_format("bad verification type")),
        })
    }

    /// Ends a list of items.
    fn checked_len(&mut self, len: usize, max: u16) -> Outcome<u16> {
        if len > usize::from(max) {
            return Err(Failure::map_array_size());
        }
        match self.fault.take() {
            Some(fault) => Err(fault),
            None => Ok(len as u16),
        }
    }
}

fn past_end(_: Truncated) -> Box<Failure> {
    Failure::map_format("access beyond the end of attribute")
}
