//! Taking the bytes of a boot image apart, without believing any of them.

use super::Damaged;
use super::bytes::Reader;
use crate::program::{ClassId, LoaderId};
use crate::state::Ref;

/// What a file says; nothing of it is checked beyond its form.
pub(super) struct Parsed<'a> {
    /// By class number, from 1 on.
    pub(super) classes: Vec<ClassRow<'a>>,
    /// By content number.
    pub(super) strings: Vec<Vec<u16>>,
    pub(super) packages: Vec<(&'a str, LoaderId)>,
    pub(super) words: Vec<u64>,
    /// The identity hashes of the monitor records.
    pub(super) hashes: Vec<u32>,
    pub(super) hashes_given: u32,
    /// By class number, from 0 on.
    pub(super) states: Vec<StateRow>,
    /// By content number.
    pub(super) interned: Vec<Ref>,
    pub(super) loaders: Vec<(LoaderId, Ref)>,
    pub(super) modules: Vec<(&'a str, Ref)>,
    pub(super) domains: Vec<(ClassId, Ref)>,
    pub(super) exported: Vec<&'a str>,
    pub(super) boot_unnamed_module: Ref,
    pub(super) blocks: Vec<(u64, &'a [u8])>,
    pub(super) next_address: u64,
    /// Thread objects, and whether they are daemons.
    pub(super) threads: Vec<(Ref, bool)>,
    pub(super) now: i64,
}

pub(super) enum ClassRow<'a> {
    Primitive,
    Array(ClassId),
    Instance(LoaderId, &'a str),
}

pub(super) struct StateRow {
    pub(super) mirror: Ref,
    pub(super) statics: Ref,
    pub(super) initialized: bool,
}

pub(super) fn parse(bytes: &[u8]) -> Result<Parsed<'_>, Damaged> {
    let mut input = Reader::checked(bytes)?;
    // The order of the fields is that of the file.
    let parsed = Parsed {
        classes: input.rows(class_row)?,
        strings: input.rows(Reader::units)?,
        packages: input.rows(|input| Ok((input.text()?, LoaderId(input.u32()?))))?,
        words: input.words()?,
        hashes: input.rows(Reader::u32)?,
        hashes_given: input.u32()?,
        states: input.rows(state_row)?,
        interned: input.rows(reference)?,
        loaders: input.rows(|input| Ok((LoaderId(input.u32()?), reference(input)?)))?,
        modules: input.rows(|input| Ok((input.text()?, reference(input)?)))?,
        domains: input.rows(|input| Ok((ClassId(input.u32()?), reference(input)?)))?,
        exported: input.rows(Reader::text)?,
        boot_unnamed_module: reference(&mut input)?,
        blocks: input.rows(|input| Ok((input.u64()?, input.bytes()?)))?,
        next_address: input.u64()?,
        threads: input.rows(|input| Ok((reference(input)?, flag(input)?)))?,
        now: input.u64()? as i64,
    };
    input.end()?;
    Ok(parsed)
}

fn class_row<'a>(input: &mut Reader<'a>) -> Result<ClassRow<'a>, Damaged> {
    Ok(match input.u8()? {
        0 => ClassRow::Primitive,
        1 => ClassRow::Array(ClassId(input.u32()?)),
        2 => ClassRow::Instance(LoaderId(input.u32()?), input.text()?),
        _ => return Err(Damaged("no such kind of class")),
    })
}

fn state_row(input: &mut Reader<'_>) -> Result<StateRow, Damaged> {
    Ok(StateRow {
        mirror: reference(input)?,
        statics: reference(input)?,
        initialized: flag(input)?,
    })
}

fn reference(input: &mut Reader<'_>) -> Result<Ref, Damaged> {
    input.u32().map(Ref)
}

fn flag(input: &mut Reader<'_>) -> Result<bool, Damaged> {
    match input.u8()? {
        0 => Ok(false),
        1 => Ok(true),
        _ => Err(Damaged("a flag is neither set nor clear")),
    }
}
