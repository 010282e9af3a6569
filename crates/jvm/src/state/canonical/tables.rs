//! The tables of a process: only what is not as in the base's tables is told.
//!
//! Done again only when the tables changed, which is rare once a program runs.

use std::hash::{Hash, Hasher};
use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::super::native_memory::NativeMemory;
use super::super::process::{ClassState, InitStatus, Process, Slot, Tables};
use super::piece::Piece;
use crate::constraints::Constraint;
use crate::names::Name;
use crate::program::ClassRef;

impl Process {
    /// The description of the tables, made when first asked for.
    pub(super) fn summary(&self) -> &Piece {
        self.summary_cell().get_or_init(|| {
            let base = self.heap.shared_base();
            let end = base.end as u32;
            match &base.tables {
                Some(tables) => {
                    let piece = describe(self, tables, end);
                    // Most states have the tables of the base.
                    let same = base.same_tables.get_or_init(|| describe(tables, tables, end));
                    let same = piece.weak.is_empty() && piece == *same;
                    if same { Piece::default() } else { piece }
                }
                None => {
                    let app_loader = self.app_loader;
                    let files = heddle_files::Files::new(self.config.working_directory.clone());
                    describe(self, &Tables::new(app_loader, bytes::Bytes::new(), files), end)
                }
            }
        })
    }
}

fn describe(now: &Tables, base: &Tables, fixed: u32) -> Piece {
    let Tables {
        classes,
        ready: _,
        strings,
        slots,
        dictionary,
        loaders,
        app_loader: _,
        loader_count,
        hidden,
        native_memory,
        files,
        zlib,
        exit_status,
        ended,
        time_counts,
        modules,
        loader_modules,
        boot_unnamed_module,
        domains,
        constraints,
        exported,
        failures,
        summary: _,
    } = now;
    let mut piece = Piece::new(fixed);
    let flags = [*time_counts, *ended, exit_status.is_some()];
    let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u64::from(flag));
    piece.word(flags << 32 | u64::from(exit_status.unwrap_or(0) as u32));
    piece.word(u64::from(*loader_count));
    piece.refer(*boot_unnamed_module);
    describe_classes(&mut piece, classes, &base.classes);
    describe_slots(&mut piece, slots, &base.slots);
    for (index, &string) in strings.iter().enumerate() {
        if base.strings.get(index) != Some(&string) && !string.is_null() {
            piece.weak.push((index as u64, string));
        }
    }
    let (name, refer) =
        (|piece: &mut Piece, name: Name| piece.bytes(name.as_bytes()), Piece::refer);
    map(&mut piece, loaders, &base.loaders, |piece, loader| piece.word(loader.0.into()), refer);
    map(&mut piece, domains, &base.domains, |piece, class| piece.word(class.0.into()), refer);
    map(&mut piece, modules, &base.modules, name, refer);
    let by_loader = |piece: &mut Piece, (loader, name): (crate::program::LoaderId, Name)| {
        piece.word(loader.0.into());
        piece.bytes(name.as_bytes());
    };
    map(&mut piece, loader_modules, &base.loader_modules, by_loader, refer);
    let is_new = |(key, class): &(&_, &ClassRef)| {
        base.dictionary.get(key).map(|class| class.id) != Some(class.id)
    };
    let new: FxHashMap<_, _> =
        dictionary.iter().filter(is_new).map(|(&key, class)| (key, class.id)).collect();
    map(&mut piece, &new, &FxHashMap::default(), by_loader, |piece, class| {
        piece.word(class.0.into());
    });
    let key = |piece: &mut Piece, key: u128| piece.write_u128(key);
    map(&mut piece, hidden, &base.hidden, key, |piece, count| piece.word(count.into()));
    map(&mut piece, constraints, &base.constraints, name, |piece, constraints: Vec<Constraint>| {
        constraints.hash(piece);
    });
    // It only grows.
    let more = exported.len() - base.exported.len();
    piece.word(more as u64);
    if more > 0 {
        let more = exported.difference(&base.exported);
        more.for_each(|package| piece.bytes(package.as_bytes()));
    }
    let constant = |piece: &mut Piece, constant: crate::interp::Constant| constant.hash(piece);
    map(&mut piece, failures, &base.failures, constant, |piece, failure| failure.hash(piece));
    describe_memory(&mut piece, native_memory, &base.native_memory);
    whole(&mut piece, files, &base.files);
    whole(&mut piece, zlib, &base.zlib);
    piece.seal();
    piece
}

fn describe_classes(piece: &mut Piece, now: &[ClassState], base: &[ClassState]) {
    let untouched = ClassState::default();
    for (index, state) in now.iter().enumerate() {
        let before = base.get(index).unwrap_or(&untouched);
        if state == before {
            continue;
        }
        let ClassState { mirror, statics, init, failure } = *state;
        let tag = match init {
            InitStatus::Linked => 0,
            InitStatus::Done => 1,
            InitStatus::Failed => 2,
            InitStatus::Running(_) => 3,
        };
        piece.word((index as u64) << 8 | tag);
        if let InitStatus::Running(thread) = init {
            piece.thread(thread);
        }
        for reference in [mirror, statics, failure] {
            piece.refer(reference);
        }
    }
    piece.word(u64::MAX);
}

fn describe_slots(piece: &mut Piece, now: &[Slot], base: &[Slot]) {
    let empty = Slot::default();
    for (index, slot) in now.iter().enumerate() {
        let before = base.get(index).unwrap_or(&empty);
        let target = |slot: &Slot| slot.target.map_or(0, |method| u64::from(method.id.0) + 1);
        let rest = |slot: &Slot| (slot.object, slot.set, slot.failed, slot.bits, target(slot));
        if rest(slot) == rest(before) {
            continue;
        }
        let Slot { object, target: _, set, failed, bits } = *slot;
        piece.word((index as u64) << 8 | u64::from(set) << 1 | u64::from(failed));
        piece.word(target(slot));
        piece.refer(object);
        piece.word(bits);
    }
    piece.word(u64::MAX);
}

/// The entries of a map that the base does not have, in the order of their keys.
fn map<K, V>(
    piece: &mut Piece,
    now: &FxHashMap<K, V>,
    base: &FxHashMap<K, V>,
    write_key: impl Fn(&mut Piece, K),
    write_value: impl Fn(&mut Piece, V),
) where
    K: Ord + Copy + Hash,
    V: Clone + PartialEq,
{
    let new = now.iter().filter(|(key, value)| base.get(key) != Some(value));
    let mut new: Vec<(K, V)> = new.map(|(key, value)| (*key, value.clone())).collect();
    new.sort_unstable_by_key(|(key, _)| *key);
    piece.word((now.len() as u64) << 32 | new.len() as u64);
    for (key, value) in new {
        write_key(piece, key);
        write_value(piece, value);
    }
}

fn describe_memory(piece: &mut Piece, now: &NativeMemory, base: &NativeMemory) {
    let ((blocks, next), (base_blocks, _)) = (now.parts(), base.parts());
    piece.word(next);
    piece.word(blocks.len() as u64);
    for (address, block) in blocks {
        let before = base_blocks.get(address);
        if !before.is_some_and(|before| Arc::ptr_eq(before, block) || before == block) {
            piece.word(*address);
            piece.bytes(block);
        }
    }
}

/// All of something, if it is not as in the base.
fn whole<T: Hash>(piece: &mut Piece, now: &T, base: &T) {
    let (mut one, mut other) = (Piece::default(), Piece::default());
    now.hash(&mut one);
    base.hash(&mut other);
    let differs = one.words != other.words;
    piece.word(u64::from(differs));
    if differs {
        piece.words.append(&mut one.words);
    }
}
