//! What an operation does to files that others can see, noted before it is done.
//!
//! Paths are followed, and names made and deleted, on a draft that notes each look and each change
//! (`Files::noted`); only when these were made known does the draft take the place of what was
//! there. Bytes are too many for a draft of each transfer: reads, writes and cuts are planned here.

use std::cell::RefCell;
use std::sync::Arc;

use heddle_access::{Access, FileId, Mode, Place};

use super::node::NodeId;
use super::tree::{Object, Tree};
use super::{Errno, FileKind, Files, Result};

/// What was looked at and changed.
#[derive(Default, Debug)]
pub struct Noted {
    pub accesses: Vec<Access>,
    /// Which descriptors were used or, by a `Write`, moved or closed, and the files behind them.
    pub descriptors: Vec<(i32, FileId, Mode)>,
    /// What the files that occur in them are called.
    pub names: Vec<(FileId, Arc<str>)>,
}

pub(super) struct Log {
    /// Nobody wants to know otherwise.
    is_kept: bool,
    noted: RefCell<Noted>,
}

impl Log {
    pub(super) fn new(is_kept: bool) -> Log {
        Log { is_kept, noted: RefCell::default() }
    }

    /// Notes an access to a place of a file.
    pub(super) fn add(&self, tree: &Tree, object: &Object, access: impl Fn(FileId) -> Access) {
        if !self.is_kept {
            return;
        }
        let mut noted = self.noted.borrow_mut();
        let file = tree.file(object);
        let access = access(file);
        if !noted.accesses.contains(&access) {
            noted.accesses.push(access);
        }
        if !noted.names.iter().any(|(known, _)| *known == file) {
            noted.names.push((file, tree.label(object)));
        }
    }

    pub(super) fn entry(&self, tree: &Tree, folder: &Object, name: &[u8], mode: Mode) {
        let name = xxhash_rust::xxh3::xxh3_64(name);
        self.add(tree, folder, |folder| Access { place: Place::Entry { folder, name }, mode });
    }

    pub(super) fn listing(&self, tree: &Tree, folder: &Object) {
        self.add(tree, folder, |folder| Access::read(Place::Listing(folder)));
    }

    pub(super) fn attributes(&self, tree: &Tree, object: &Object, mode: Mode) {
        self.add(tree, object, |file| Access { place: Place::Attributes(file), mode });
    }

    fn length(&self, tree: &Tree, object: &Object, mode: Mode) {
        self.add(tree, object, |file| Access { place: Place::Length(file), mode });
    }

    pub(super) fn content(
        &self,
        tree: &Tree,
        object: &Object,
        (from, upto): (u64, u64),
        mode: Mode,
    ) {
        self.add(tree, object, |file| {
            let place = Place::Content { file, from, upto };
            Access { place, mode }
        });
    }

    /// The length of a file changes; between both lengths there are more bytes, or fewer.
    pub(super) fn resized(&self, tree: &Tree, object: &Object, from: u64, upto: u64) {
        let mode = Mode::of(from != upto);
        self.length(tree, object, mode);
        if from != upto {
            self.content(tree, object, (from.min(upto), from.max(upto)), Mode::Write);
        }
    }

    /// When something was modified is asked for: what is in it changes that.
    pub(super) fn modified(&self, tree: &Tree, object: &Object) -> Result<()> {
        if !self.is_kept {
            return Ok(());
        }
        self.attributes(tree, object, Mode::Read);
        match tree.metadata(object)?.kind {
            FileKind::File => self.content(tree, object, (0, u64::MAX), Mode::Read),
            FileKind::Directory => self.listing(tree, object),
            FileKind::Link | FileKind::Device(_) | FileKind::Other => {}
        }
        Ok(())
    }

    /// Everything about something is asked for.
    pub(super) fn all(&self, tree: &Tree, object: &Object) -> Result<()> {
        self.modified(tree, object)?;
        self.length_if_file(tree, object)
    }

    pub(super) fn length_if_file(&self, tree: &Tree, object: &Object) -> Result<()> {
        if self.is_kept && tree.metadata(object)?.kind == FileKind::File {
            self.length(tree, object, Mode::Read);
        }
        Ok(())
    }
}

impl Files {
    /// What was looked at and changed since this was last asked.
    pub fn noted(&mut self) -> Noted {
        self.log.noted.take()
    }

    /// Notes the use of a descriptor by which others may use the same file.
    pub(super) fn note_use(&self, number: i32, id: NodeId, mode: Mode) {
        if !self.log.is_kept {
            return;
        }
        let file = Object::Node(id);
        let mut noted = self.log.noted.borrow_mut();
        let Noted { descriptors, names, .. } = &mut *noted;
        let (file, label) = (self.disk.tree.file(&file), self.disk.tree.label(&file));
        descriptors.push((number, file, mode));
        names.push((file, label));
    }

    /// A read at a position, or at the descriptor's own. It sees the end as much as the bytes.
    pub fn plan_read(&self, number: i32, at: Option<u64>, length: u64) {
        let Ok(id) = self.node_of(number) else { return };
        self.note_use(number, id, Mode::of(at.is_none()));
        let from = at.unwrap_or_else(|| self.own_position(number));
        let range = (from, from.saturating_add(length));
        self.log.content(&self.disk.tree, &Object::Node(id), range, Mode::Read);
    }

    /// A write at a position, at the descriptor's own, or at the end.
    pub fn plan_write(&self, number: i32, at: Option<u64>, length: u64) {
        let Ok(id) = self.node_of(number) else { return };
        let Ok(size) = self.content(id).map(|content| content.size()) else { return };
        self.note_use(number, id, Mode::of(at.is_none()));
        let (tree, file) = (&self.disk.tree, Object::Node(id));
        let appends = at.is_none() && self.is_append(number);
        let from = match at {
            Some(position) => position,
            None if appends => size,
            None => self.own_position(number),
        };
        let upto = from.saturating_add(length);
        self.log.content(tree, &file, (from, upto), Mode::Write);
        if length > 0 && upto > size {
            self.log.resized(tree, &file, size, upto);
        } else if appends {
            self.log.length(tree, &file, Mode::Read);
        }
    }

    /// A new length. A position behind the end may move there.
    pub fn plan_size(&self, number: i32, size: u64, moves_back: bool) {
        let Ok(id) = self.node_of(number) else { return };
        let Ok(content) = self.content(id) else { return };
        self.note_use(number, id, Mode::of(moves_back));
        self.log.resized(&self.disk.tree, &Object::Node(id), content.size(), size);
    }

    /// The length of an open file, to be looked at.
    pub(super) fn note_length(&self, number: i32) -> Result<()> {
        match self.node_of(number) {
            Ok(id) => self.log.length_if_file(&self.disk.tree, &Object::Node(id)),
            Err(Errno::INVALID) => Ok(()),
            Err(errno) => Err(errno),
        }
    }
}
