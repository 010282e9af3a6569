//! Descriptors: open files with a position, devices, and folders being listed.

use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

use heddle_access::{Access, Mode, PipeEnd, Place};

use super::change::{Times, allowed_owner};
use super::host_view::Device;
use super::node::{Content, NodeId, NodeKind};
use super::tree::{Object, READ, WRITE, permits};
use super::walk::{Resolved, Trail};
use super::{Errno, FileKind, Files, From, Metadata, OpenFiles, Result};

/// The largest file a process can make.
const FILE_BYTES_MAX: u64 = 1 << 40;
/// Addresses that stand for folders being listed.
const FIRST_LISTING: u64 = 0x2000_0000_0000;

/// How to open a file, in the numbers of Linux.
#[derive(Clone, Copy, Debug, Hash)]
pub struct Flags(pub i32);

impl Flags {
    pub const READ: Flags = Flags(0);
    pub const WRITE: Flags = Flags(1);
    pub const READ_WRITE: Flags = Flags(2);
    pub const CREATE: Flags = Flags(0o100);
    pub const EXCLUSIVE: Flags = Flags(0o200);
    pub const TRUNCATE: Flags = Flags(0o1000);
    pub const APPEND: Flags = Flags(0o2000);
    const DIRECTORY: Flags = Flags(0o20_0000);
    const NO_FOLLOW: Flags = Flags(0o40_0000);

    pub const fn and(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }

    fn has(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }

    fn reads(self) -> bool {
        self.0 & 3 != Flags::WRITE.0
    }

    fn writes(self) -> bool {
        self.0 & 3 != Flags::READ.0
    }
}

#[derive(Clone, Hash)]
pub(super) struct Open {
    target: Target,
    position: u64,
    flags: Flags,
    /// The folders down to this one, for a folder.
    trail: Option<Arc<Trail>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Target {
    Node(NodeId),
    Device(Device),
    /// Between a process and one that it started; what is in it is not here.
    Pipe(PipeEnd),
}

/// A folder being listed, as it was when the first name was asked for.
#[derive(Clone, Hash)]
pub(super) struct Listing {
    folder: NodeId,
    names: Option<Arc<Vec<Vec<u8>>>>,
    next: usize,
    /// Closed together with the listing.
    descriptor: Option<i32>,
}

/// What came of a read.
pub enum Reading {
    /// So many bytes were read; 0 at the end.
    Bytes(usize),
    /// The bytes are those of standard input, which the host has.
    Stream,
}

/// What came of a write.
pub enum Written {
    All,
    /// The bytes go to this standard stream of the host.
    Stream(u8),
}

pub(super) fn standard_streams() -> BTreeMap<i32, Open> {
    let stream = |number: u8| Open {
        target: Target::Device(Device::Stream(number)),
        position: 0,
        flags: if number == 0 { Flags::READ } else { Flags::WRITE },
        trail: None,
    };
    (0..3).map(|number| (i32::from(number), stream(number))).collect()
}

impl OpenFiles {
    /// Which standard stream a descriptor reads or writes, if it is one.
    pub fn stream_of(&self, number: i32) -> Option<u8> {
        match self.descriptors.get(&number)?.target {
            Target::Device(Device::Stream(stream)) => Some(stream),
            _ => None,
        }
    }

    /// The end of a pipe that a descriptor stands for, if it is one.
    pub fn pipe_of(&self, number: i32) -> Option<PipeEnd> {
        match self.descriptors.get(&number)?.target {
            Target::Pipe(end) => Some(end),
            _ => None,
        }
    }

    /// The ends of pipes that descriptors stand for, each as often as there are descriptors of it.
    pub fn pipes(&self) -> Vec<PipeEnd> {
        self.descriptors.keys().filter_map(|&number| self.pipe_of(number)).collect()
    }
}

/// What a standard stream of a process that is started is connected with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Connection {
    /// What the process that starts it has under this number.
    Same(i32),
    Pipe(PipeEnd),
    /// What another of its own standard streams, given before, is connected with.
    Other(usize),
}

impl Files {
    /// The files of a process that is started in a folder, with its standard streams. Only what it
    /// has in common with the one that starts it is counted here.
    pub fn of_child(&mut self, folder: PathBuf, streams: [Connection; 3]) -> Result<OpenFiles> {
        let mut child = OpenFiles::new(folder);
        for (number, stream) in streams.into_iter().enumerate() {
            let flags = if number == 0 { Flags::READ } else { Flags::WRITE };
            let open = match stream {
                Connection::Pipe(end) => {
                    Open { target: Target::Pipe(end), position: 0, flags, trail: None }
                }
                Connection::Other(other) => child.descriptors[&(other as i32)].clone(),
                Connection::Same(own) => self.opened(own)?.clone(),
            };
            let mut open = open;
            if let Target::Node(id) = open.target {
                self.disk_mut().opened(id);
                // Who writes to it writes behind what the others have written, since all of them
                // share one position.
                if open.flags.writes() {
                    open.flags = open.flags.and(Flags::APPEND);
                }
            }
            child.descriptors.insert(number as i32, open);
        }
        Ok(child)
    }

    /// The ends of pipes were closed: no descriptor stands for them any more.
    pub fn forget_pipes(&mut self) {
        self.own_mut().descriptors.retain(|_, open| !matches!(open.target, Target::Pipe(_)));
    }

    /// A new descriptor for an end of a pipe.
    pub fn add_pipe(&mut self, end: PipeEnd) -> i32 {
        let flags = if end.writes { Flags::WRITE } else { Flags::READ };
        self.add(Open { target: Target::Pipe(end), position: 0, flags, trail: None })
    }

    /// What another process does to its files, while nobody looks.
    pub fn write_for_child(&mut self, child: &mut OpenFiles, stream: i32, bytes: &[u8], now: i64) {
        let own = std::mem::replace(&mut self.own, Arc::new(std::mem::take(child)));
        let _ = self.write(stream, bytes, now);
        *child = Arc::unwrap_or_clone(std::mem::replace(&mut self.own, own));
    }
}

impl Files {
    fn opened(&self, number: i32) -> Result<&Open> {
        self.own.descriptors.get(&number).ok_or(Errno::BAD_DESCRIPTOR)
    }

    fn opened_mut(&mut self, number: i32) -> Result<&mut Open> {
        self.own_mut().descriptors.get_mut(&number).ok_or(Errno::BAD_DESCRIPTOR)
    }

    pub(super) fn node_of(&self, number: i32) -> Result<NodeId> {
        match self.opened(number)?.target {
            Target::Node(id) => Ok(id),
            Target::Device(_) | Target::Pipe(_) => Err(Errno::INVALID),
        }
    }

    pub(super) fn trail_of(&self, number: i32) -> Result<Trail> {
        match &self.opened(number)?.trail {
            Some(trail) => Ok(trail.to_vec()),
            None => Err(Errno::NOT_DIRECTORY),
        }
    }

    /// Where a descriptor is in its file.
    pub(super) fn own_position(&self, number: i32) -> u64 {
        self.opened(number).map_or(0, |open| open.position)
    }

    fn add(&mut self, open: Open) -> i32 {
        let taken = |number: &i32| self.own.descriptors.contains_key(number);
        let number = (0..).find(|number| !taken(number)).expect("descriptors do not run out");
        self.put(number, open);
        number
    }

    fn put(&mut self, number: i32, open: Open) {
        if let Target::Node(id) = open.target {
            self.disk_mut().opened(id);
        }
        self.own_mut().descriptors.insert(number, open);
    }

    pub fn open(
        &mut self,
        from: From,
        path: &[u8],
        flags: Flags,
        mode: u32,
        now: i64,
    ) -> Result<i32> {
        let exclusive = flags.has(Flags::CREATE.and(Flags::EXCLUSIVE));
        let follow = !flags.has(Flags::NO_FOLLOW) && !exclusive;
        let resolved = self.resolve(from, path, follow)?;
        let Some(object) = resolved.object.clone() else {
            if !flags.has(Flags::CREATE) {
                return Err(Errno::NOT_FOUND);
            }
            let id = self.make_file(&resolved, mode, now)?;
            return Ok(self.add(Open {
                target: Target::Node(id),
                position: 0,
                flags,
                trail: None,
            }));
        };
        if exclusive {
            return Err(Errno::EXISTS);
        }
        let metadata = self.disk.tree.metadata(&object)?;
        self.log.attributes(&self.disk.tree, &object, Mode::Read);
        self.check_open(&metadata, flags)?;
        let target = match metadata.kind {
            FileKind::Device(device) => Target::Device(device),
            _ => Target::Node(self.tree_mut().touch(&object)?),
        };
        let trail = metadata.is_directory().then(|| Arc::new(self.stable_trail(resolved, object)));
        if let Target::Node(id) = target
            && let Err(errno) = self.prepare(id, flags, now)
        {
            self.release(id);
            return Err(errno);
        }
        Ok(self.add(Open { target, position: 0, flags, trail }))
    }

    fn check_open(&self, metadata: &Metadata, flags: Flags) -> Result<()> {
        match metadata.kind {
            FileKind::Link => return Err(Errno::TOO_MANY_LINKS),
            FileKind::Other => return Err(Errno::NO_DEVICE),
            FileKind::Directory if flags.writes() || flags.has(Flags::CREATE) => {
                return Err(Errno::IS_DIRECTORY);
            }
            FileKind::Directory => {}
            _ if flags.has(Flags::DIRECTORY) => return Err(Errno::NOT_DIRECTORY),
            _ => {}
        }
        let wanted = if flags.reads() { READ } else { 0 } | if flags.writes() { WRITE } else { 0 };
        if permits(metadata, wanted) { Ok(()) } else { Err(Errno::ACCESS) }
    }

    /// Empties a file that is opened to be written anew; sees that the host lets us read.
    fn prepare(&mut self, id: NodeId, flags: Flags, now: i64) -> Result<()> {
        if flags.has(Flags::TRUNCATE) && flags.writes() {
            let size = self.content(id)?.size();
            self.log.resized(&self.disk.tree, &Object::Node(id), size, 0);
            return self.change_content(id, now, |content| {
                *content = Content::Bytes(Arc::default());
                Ok(())
            });
        }
        match &self.disk.tree.node(id)?.kind {
            NodeKind::File(Content::Host(file)) => file.check_readable(),
            _ => Ok(()),
        }
    }

    fn stable_trail(&self, resolved: Resolved, object: Object) -> Trail {
        let all = resolved.trail.into_iter().chain([(resolved.name, object)]);
        all.map(|(name, object)| (name, self.disk.tree.stable(&object))).collect()
    }

    pub fn close(&mut self, number: i32) -> Result<()> {
        let Target::Node(id) = self.opened(number)?.target else {
            self.own_mut().descriptors.remove(&number);
            return Ok(());
        };
        let process = self.process;
        self.note_use(number, id, Mode::Write);
        let file = Object::Node(id);
        let is_locked = self.disk.locked_by(process).contains(&self.disk.tree.file(&file));
        self.log.add(&self.disk.tree, &file, |file| Access {
            place: Place::FileLock(file),
            mode: Mode::of(is_locked),
        });
        self.own_mut().descriptors.remove(&number);
        let disk = self.disk_mut();
        disk.unlock_all(id, process);
        disk.closed(id);
        Ok(())
    }

    /// The process has ended: what it had open is closed.
    pub fn close_all(&mut self) {
        let listings: Vec<u64> = self.own.listings.keys().copied().collect();
        for listing in listings {
            let _ = self.close_listing(listing);
        }
        let numbers: Vec<i32> = self.own.descriptors.keys().copied().collect();
        for number in numbers {
            // Those that are there can be closed.
            let _ = self.close(number);
        }
    }

    /// Closes a standard stream as the JDK does: what is written to it from now on is lost.
    pub fn close_stream(&mut self, number: i32) {
        if let Ok(open) = self.opened_mut(number) {
            open.target = Target::Device(Device::Null);
            open.flags = Flags::READ_WRITE;
        }
    }

    pub fn duplicate(&mut self, number: i32) -> Result<i32> {
        let open = self.opened(number)?.clone();
        Ok(self.add(open))
    }

    /// Makes one descriptor mean what another does.
    pub fn redirect(&mut self, from: i32, to: i32) -> Result<()> {
        let open = self.opened(from)?.clone();
        if from != to {
            let _ = self.close(to);
            self.put(to, open);
        }
        Ok(())
    }

    /// What is open, and nothing else of it.
    pub fn kind_of(&self, number: i32) -> Result<FileKind> {
        Ok(self.stat(number)?.kind)
    }

    /// The number by which the system knows an open file never changes.
    pub fn inode_of(&self, number: i32) -> Result<u64> {
        Ok(self.stat(number)?.inode)
    }

    pub fn metadata_of(&self, number: i32) -> Result<Metadata> {
        if let Ok(id) = self.node_of(number) {
            self.log.all(&self.disk.tree, &Object::Node(id))?;
        }
        self.stat(number)
    }

    fn stat(&self, number: i32) -> Result<Metadata> {
        match self.opened(number)?.target {
            Target::Node(id) => Ok(self.disk.tree.node(id)?.metadata()),
            Target::Device(device) => Ok(Metadata {
                kind: FileKind::Device(device),
                size: 0,
                mode: 0o666,
                user: super::USER,
                group: super::USER,
                inode: number as u64,
                links: 1,
                accessed: 0,
                modified: 0,
                changed: 0,
            }),
            Target::Pipe(_) => Ok(Metadata {
                kind: FileKind::Other,
                size: 0,
                mode: 0o600,
                user: super::USER,
                group: super::USER,
                inode: number as u64,
                links: 1,
                accessed: 0,
                modified: 0,
                changed: 0,
            }),
        }
    }

    pub fn is_append(&self, number: i32) -> bool {
        self.opened(number).is_ok_and(|open| open.flags.has(Flags::APPEND))
    }

    pub(super) fn content(&self, id: NodeId) -> Result<&Content> {
        match &self.disk.tree.node(id)?.kind {
            NodeKind::File(content) => Ok(content),
            NodeKind::Directory(_) => Err(Errno::IS_DIRECTORY),
            NodeKind::Link(_) | NodeKind::Socket => Err(Errno::INVALID),
        }
    }

    pub(super) fn change_content(
        &mut self,
        id: NodeId,
        now: i64,
        change: impl FnOnce(&mut Content) -> Result<()>,
    ) -> Result<()> {
        let node = self.tree_mut().node_mut(id)?;
        let NodeKind::File(content) = &mut node.kind else { return Err(Errno::INVALID) };
        change(content)?;
        node.modified = now;
        node.changed = now;
        node.is_dated = false;
        Ok(())
    }

    /// Reads at the position and moves it.
    pub fn read(&mut self, number: i32, buffer: &mut [u8]) -> Result<Reading> {
        let position = self.opened(number)?.position;
        let reading = self.read_at(number, position, buffer)?;
        if let Reading::Bytes(count) = reading {
            self.opened_mut(number)?.position = position + count as u64;
        }
        Ok(reading)
    }

    pub fn read_at(&mut self, number: i32, position: u64, buffer: &mut [u8]) -> Result<Reading> {
        let open = self.opened(number)?;
        if !open.flags.reads() {
            return Err(Errno::BAD_DESCRIPTOR);
        }
        let count = match open.target {
            Target::Node(id) => self.content(id)?.read(position, buffer)?,
            Target::Device(Device::Null) => 0,
            Target::Device(Device::Zero | Device::Full) => {
                buffer.fill(0);
                buffer.len()
            }
            Target::Device(Device::Random) => {
                self.fill_random(buffer);
                buffer.len()
            }
            Target::Device(Device::Stream(_)) => return Ok(Reading::Stream),
            // Who asks for it has to ask the other side.
            Target::Pipe(_) => return Err(Errno::ILLEGAL_SEEK),
        };
        Ok(Reading::Bytes(count))
    }

    /// Writes at the position, or at the end of a file opened for appending, and moves it.
    pub fn write(&mut self, number: i32, bytes: &[u8], now: i64) -> Result<Written> {
        let open = self.opened(number)?;
        let position = match open.target {
            Target::Node(id) if open.flags.has(Flags::APPEND) => self.content(id)?.size(),
            _ => open.position,
        };
        let written = self.write_at(number, position, bytes, now)?;
        self.opened_mut(number)?.position = position + bytes.len() as u64;
        Ok(written)
    }

    pub fn write_at(
        &mut self,
        number: i32,
        position: u64,
        bytes: &[u8],
        now: i64,
    ) -> Result<Written> {
        let open = self.opened(number)?;
        if !open.flags.writes() {
            return Err(Errno::BAD_DESCRIPTOR);
        }
        match open.target {
            Target::Node(id) => {
                let end = position.checked_add(bytes.len() as u64);
                if end.is_none_or(|end| end > FILE_BYTES_MAX) {
                    return Err(Errno::FILE_TOO_LARGE);
                }
                self.change_content(id, now, |content| {
                    let held = content.bytes_mut()?;
                    let (start, end) = (position as usize, position as usize + bytes.len());
                    if start == held.len() {
                        held.extend_from_slice(bytes);
                        return Ok(());
                    }
                    if end > held.len() && !bytes.is_empty() {
                        held.resize(end, 0);
                    }
                    if !bytes.is_empty() {
                        held[start..end].copy_from_slice(bytes);
                    }
                    Ok(())
                })?;
                Ok(Written::All)
            }
            Target::Device(Device::Full) => Err(Errno::NO_SPACE),
            Target::Device(Device::Stream(stream)) => Ok(Written::Stream(stream)),
            Target::Device(_) => Ok(Written::All),
            Target::Pipe(_) => Err(Errno::ILLEGAL_SEEK),
        }
    }

    pub fn position(&self, number: i32) -> Result<u64> {
        let open = self.opened(number)?;
        match open.target {
            Target::Device(Device::Stream(_)) | Target::Pipe(_) => Err(Errno::ILLEGAL_SEEK),
            Target::Device(_) => Ok(0),
            Target::Node(id) => {
                self.note_use(number, id, Mode::Read);
                Ok(open.position)
            }
        }
    }

    pub fn seek(&mut self, number: i32, position: u64) -> Result<()> {
        self.position(number)?;
        if let Ok(id) = self.node_of(number) {
            self.note_use(number, id, Mode::Write);
        }
        self.opened_mut(number)?.position = position;
        Ok(())
    }

    pub fn size(&self, number: i32) -> Result<u64> {
        self.note_length(number)?;
        Ok(self.stat(number)?.size)
    }

    /// Cuts a file, or fills it up with zeros.
    pub fn set_size(&mut self, number: i32, size: u64, now: i64) -> Result<()> {
        let open = self.opened(number)?;
        let Target::Node(id) = open.target else { return Err(Errno::INVALID) };
        if !open.flags.writes() {
            return Err(Errno::INVALID);
        }
        if size > FILE_BYTES_MAX {
            return Err(Errno::FILE_TOO_LARGE);
        }
        self.change_content(id, now, |content| {
            content.bytes_mut()?.resize(size as usize, 0);
            Ok(())
        })
    }

    pub fn set_mode_of(&mut self, number: i32, mode: u32, now: i64) -> Result<()> {
        match self.opened(number)?.target {
            Target::Node(id) => {
                self.log.attributes(&self.disk.tree, &Object::Node(id), Mode::Write);
                self.change_mode(id, mode, now)
            }
            Target::Device(_) | Target::Pipe(_) => Err(Errno::NOT_PERMITTED),
        }
    }

    pub fn set_owner_of(&mut self, number: i32, user: i32, group: i32) -> Result<()> {
        allowed_owner(&self.stat(number)?, user, group)
    }

    pub fn set_times_of(&mut self, number: i32, times: Times, now: i64) -> Result<()> {
        match self.opened(number)?.target {
            Target::Node(id) => {
                self.log.modified(&self.disk.tree, &Object::Node(id))?;
                self.log.attributes(&self.disk.tree, &Object::Node(id), Mode::Write);
                self.change_times(id, times, now)
            }
            Target::Device(_) | Target::Pipe(_) => Err(Errno::NOT_PERMITTED),
        }
    }

    /// The next bytes of the random devices (SplitMix64): well spread, and the same in every run.
    pub fn fill_random(&mut self, buffer: &mut [u8]) {
        let random = &mut self.own_mut().random;
        for chunk in buffer.chunks_mut(8) {
            *random = random.wrapping_add(0x9E37_79B9_7F4A_7C15);
            let mut word = *random;
            word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
            word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
            word ^= word >> 31;
            chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
        }
    }

    /// Starts listing a folder; gives the address that stands for it.
    pub fn open_listing(&mut self, path: &[u8]) -> Result<u64> {
        let folder = self.object(From::WorkingDirectory, path, true)?;
        self.check_listing(&folder)?;
        let id = self.tree_mut().touch(&folder)?;
        Ok(self.add_listing(id, None))
    }

    /// Starts listing a folder that is open; its descriptor is closed with the listing.
    pub fn open_listing_of(&mut self, number: i32) -> Result<u64> {
        let Target::Node(id) = self.opened(number)?.target else {
            return Err(Errno::NOT_DIRECTORY);
        };
        if !self.disk.tree.is_directory(&Object::Node(id))? {
            return Err(Errno::NOT_DIRECTORY);
        }
        Ok(self.add_listing(id, Some(number)))
    }

    fn add_listing(&mut self, folder: NodeId, descriptor: Option<i32>) -> u64 {
        self.disk_mut().opened(folder);
        let listings = &mut self.own_mut().listings;
        let last = listings.keys().next_back();
        let address = last.map_or(FIRST_LISTING, |last| last + 16);
        listings.insert(address, Listing { folder, names: None, next: 0, descriptor });
        address
    }

    /// The next name. All names are read when the first one is asked for.
    pub fn next_name(&mut self, listing: u64) -> Result<Option<Vec<u8>>> {
        let found = self.own.listings.get(&listing).ok_or(Errno::BAD_DESCRIPTOR)?;
        let names = match &found.names {
            Some(names) => names.clone(),
            None => {
                let folder = Object::Node(found.folder);
                self.log.listing(&self.disk.tree, &folder);
                let mut names = vec![b".".to_vec(), b"..".to_vec()];
                names.extend(self.disk.tree.names(&folder)?);
                Arc::new(names)
            }
        };
        let listings = &mut self.own_mut().listings;
        let listing = listings.get_mut(&listing).ok_or(Errno::BAD_DESCRIPTOR)?;
        let name = names.get(listing.next).cloned();
        listing.names = Some(names);
        listing.next += 1;
        Ok(name)
    }

    pub fn close_listing(&mut self, listing: u64) -> Result<()> {
        let listing = self.own_mut().listings.remove(&listing).ok_or(Errno::BAD_DESCRIPTOR)?;
        self.disk_mut().closed(listing.folder);
        match listing.descriptor {
            Some(number) => self.close(number),
            None => Ok(()),
        }
    }
}
