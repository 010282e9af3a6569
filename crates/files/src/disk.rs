//! What belongs to a host, and what belongs to a process that runs on it.

use std::collections::BTreeMap;
use std::hash::Hash;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};

use heddle_access::ProcessId;

use super::locks::Lock;
use super::mapped::Mapping;
use super::node::NodeId;
use super::open::{self, Listing, Open};
use super::tree::{self, Tree};

/// The files of a host: its processes share them.
#[derive(Clone, Default, Hash)]
pub struct Disk {
    pub(super) tree: Tree,
    /// How often each node is open or mapped, in all processes: it stays for as long, also when it
    /// has no name left.
    pub(super) users: BTreeMap<NodeId, u32>,
    /// What processes have locked.
    pub(super) locks: BTreeMap<NodeId, Vec<Lock>>,
    /// Files that are mapped into the memory of a process.
    pub(super) mapped: BTreeMap<NodeId, ProcessId>,
}

impl Disk {
    /// The files of a host, which is named unless it is the first. Paths below `base` are told to
    /// people from there.
    pub fn new(host: &str, base: PathBuf) -> Disk {
        Disk { tree: Tree::new(host, tree::absolute(&base)), ..Disk::default() }
    }

    /// Whether everything is as the real host has it, and nothing is open.
    pub fn is_pristine(&self) -> bool {
        self.tree.is_pristine() && self.users.is_empty() && self.locks.is_empty()
    }

    pub(super) fn is_open(&self, id: NodeId) -> bool {
        self.users.contains_key(&id)
    }

    pub(super) fn opened(&mut self, id: NodeId) {
        *self.users.entry(id).or_default() += 1;
    }

    /// One user of a node less. With the last one goes what has no name.
    pub(super) fn closed(&mut self, id: NodeId) {
        let Some(count) = self.users.get_mut(&id) else { return };
        *count -= 1;
        if *count == 0 {
            self.users.remove(&id);
            self.tree.release(id);
        }
    }
}

/// What a process has of its own.
#[derive(Clone, Hash)]
pub struct OpenFiles {
    pub(super) working_directory: PathBuf,
    /// Open files by descriptor; 0, 1 and 2 are the standard streams to begin with.
    pub(super) descriptors: BTreeMap<i32, Open>,
    /// Folders being listed, by the address that stands for them.
    pub(super) listings: BTreeMap<u64, Listing>,
    /// Files that are mapped into native memory.
    pub(super) mappings: BTreeMap<NodeId, Mapping>,
    /// Where the random devices are in their sequence.
    pub(super) random: u64,
}

impl OpenFiles {
    pub fn new(working_directory: PathBuf) -> OpenFiles {
        OpenFiles {
            working_directory: tree::absolute(&working_directory),
            descriptors: open::standard_streams(),
            listings: BTreeMap::new(),
            mappings: BTreeMap::new(),
            random: 0,
        }
    }

    pub fn descriptor_count(&self) -> usize {
        self.descriptors.len()
    }
}

impl Default for OpenFiles {
    fn default() -> OpenFiles {
        OpenFiles::new(PathBuf::from("/"))
    }
}

/// The disks of all hosts, and which of them each process has.
#[derive(Clone, Default)]
pub struct Disks {
    all: Vec<(String, Arc<Disk>)>,
    /// By process.
    of_process: Vec<usize>,
    /// A hash of all disks, if it was asked for since the last change.
    fingerprint: OnceLock<Option<u128>>,
}

impl Disks {
    /// One more process, on a host by its name; the first one of a host brings its disk along.
    pub fn add_process(&mut self, host: &str, working_directory: PathBuf) {
        let host = if host.eq_ignore_ascii_case("localhost") { "" } else { host };
        let known = self.all.iter().position(|(name, _)| name.eq_ignore_ascii_case(host));
        let index = known.unwrap_or_else(|| {
            let label = if self.all.is_empty() { "" } else { host };
            let disk = Disk::new(label, working_directory);
            self.all.push((host.to_owned(), Arc::new(disk)));
            self.all.len() - 1
        });
        self.of_process.push(index);
    }

    pub fn of(&self, process: ProcessId) -> &Arc<Disk> {
        &self.all[self.of_process[process.0 as usize]].1
    }

    pub fn of_mut(&mut self, process: ProcessId) -> &mut Arc<Disk> {
        self.fingerprint.take();
        &mut self.all[self.of_process[process.0 as usize]].1
    }

    /// Whether several processes run on the host of this one.
    pub fn is_shared(&self, process: ProcessId) -> bool {
        let own = self.of_process.get(process.0 as usize);
        self.of_process.iter().filter(|index| Some(*index) == own).count() > 1
    }

    /// A hash of all that differs from the real machine; nothing if nothing does.
    pub fn fingerprint(&self) -> Option<u128> {
        *self.fingerprint.get_or_init(|| {
            if self.all.iter().all(|(_, disk)| disk.is_pristine()) {
                return None;
            }
            let mut hasher = xxhash_rust::xxh3::Xxh3Default::new();
            for (_, disk) in &self.all {
                disk.hash(&mut hasher);
            }
            Some(hasher.digest128())
        })
    }
}
