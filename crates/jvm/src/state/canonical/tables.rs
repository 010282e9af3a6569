//! The tables of a process but its memory outside the heap: only what is not as in the base's tables is told.
//!
//! Done again only when the tables changed, which is rare once a program runs.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHashMap;

use super::super::process::Process;
use super::super::tables::{Child, ClassState, InitStatus, Slot, Tables};
use super::part::Part;
use crate::loading::Constraint;
use crate::names::Name;
use crate::program::ClassRef;

impl Process {
    /// The description of the other tables, made when first asked for.
    pub(super) fn summary(&self) -> &Part {
        self.summary_cell().get_or_init(|| {
            let base = self.heap.shared_base();
            let end = base.end as u32;
            match &base.tables {
                Some(tables) => {
                    let part = describe(self, tables, end);
                    // Most states have the tables of the base.
                    let same = base.same_tables.get_or_init(|| describe(tables, tables, end));
                    let same = part.weak.is_empty() && part == *same;
                    if same { Part::default() } else { part }
                }
                None => {
                    let app_loader = self.app_loader;
                    let files = heddle_files::OpenFiles::new(self.config.working_directory.clone());
                    describe(self, &Tables::new(app_loader, bytes::Bytes::new(), files), end)
                }
            }
        })
    }
}

fn describe(now: &Tables, base: &Tables, fixed: u32) -> Part {
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
        // Described by itself.
        native_memory: _,
        files,
        input_read,
        input_arrived,
        zlib,
        exit_status,
        children,
        signalled,
        ended,
        time_counts,
        jumps,
        longest_wait,
        aged,
        modules,
        loader_modules,
        boot_unnamed_module,
        domains,
        constraints,
        exported,
        failures,
        summary: _,
        off_heap: _,
    } = now;
    let mut part = Part::new(fixed);
    for Child { pid, script } in children {
        let script = script.map_or(0, |status| 1 << 32 | u64::from(status as u32));
        part.word(u64::from(*pid as u32));
        part.word(script);
    }
    part.word(children.len() as u64);
    let flags = [*signalled, *time_counts, *ended, *aged, exit_status.is_some()];
    let flags = flags.iter().fold(0, |bits, &flag| bits << 1 | u64::from(flag));
    part.word(u64::from(*jumps) << 56 | flags << 32 | u64::from(exit_status.unwrap_or(0) as u32));
    part.word(*longest_wait as u64);
    part.word(u64::from(*loader_count));
    part.word(*input_read as u64);
    part.word((*input_arrived).max(*input_read) as u64);
    part.refer(*boot_unnamed_module);
    part.section("the process: its exit, its input, its class loaders");
    describe_classes(&mut part, classes, &base.classes);
    part.section("which classes are initialised");
    describe_slots(&mut part, slots, &base.slots);
    part.section("which calls and constants are linked");
    for (index, &string) in strings.iter().enumerate() {
        if base.strings.get(index) != Some(&string) && !string.is_null() {
            part.weak.push((index as u64, string));
        }
    }
    let (name, refer) = (|part: &mut Part, name: Name| part.bytes(name.as_bytes()), Part::refer);
    map(&mut part, loaders, &base.loaders, |part, loader| part.word(loader.0.into()), refer);
    map(&mut part, domains, &base.domains, |part, class| part.word(class.0.into()), refer);
    map(&mut part, modules, &base.modules, name, refer);
    let by_loader = |part: &mut Part, (loader, name): (crate::program::LoaderId, Name)| {
        part.word(loader.0.into());
        part.bytes(name.as_bytes());
    };
    map(&mut part, loader_modules, &base.loader_modules, by_loader, refer);
    let is_new = |(key, class): &(&_, &ClassRef)| {
        base.dictionary.get(key).map(|class| class.id) != Some(class.id)
    };
    let new: FxHashMap<_, _> =
        dictionary.iter().filter(is_new).map(|(&key, class)| (key, class.id)).collect();
    map(&mut part, &new, &FxHashMap::default(), by_loader, |part, class| {
        part.word(class.0.into());
    });
    part.section("what class loaders have loaded");
    let key = |part: &mut Part, key: u128| part.write_u128(key);
    map(&mut part, hidden, &base.hidden, key, |part, count| part.word(count.into()));
    part.section("how many hidden classes were made");
    map(&mut part, constraints, &base.constraints, name, |part, constraints: Vec<Constraint>| {
        constraints.hash(part);
    });
    // It only grows.
    let more = exported.len() - base.exported.len();
    part.word(more as u64);
    if more > 0 {
        let more = exported.difference(&base.exported);
        more.for_each(|package| part.bytes(package.as_bytes()));
    }
    let constant = |part: &mut Part, constant: crate::loading::Constant| constant.hash(part);
    map(&mut part, failures, &base.failures, constant, |part, failure| failure.hash(part));
    part.section("class constants, loading constraints");
    whole(&mut part, files, &base.files);
    part.section("open files and their positions");
    whole(&mut part, zlib, &base.zlib);
    part.section("compressed streams");
    part.seal();
    part
}

fn describe_classes(part: &mut Part, now: &[ClassState], base: &[ClassState]) {
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
        part.word((index as u64) << 8 | tag);
        if let InitStatus::Running(thread) = init {
            part.thread(thread);
        }
        for reference in [mirror, statics, failure] {
            part.refer(reference);
        }
    }
    part.word(u64::MAX);
}

fn describe_slots(part: &mut Part, now: &[Slot], base: &[Slot]) {
    let empty = Slot::default();
    for (index, slot) in now.iter().enumerate() {
        let before = base.get(index).unwrap_or(&empty);
        let target = |slot: &Slot| slot.target.map_or(0, |method| u64::from(method.id.0) + 1);
        let rest = |slot: &Slot| (slot.object, slot.set, slot.failed, slot.bits, target(slot));
        if rest(slot) == rest(before) {
            continue;
        }
        let Slot { object, target: _, set, failed, bits } = *slot;
        part.word((index as u64) << 8 | u64::from(set) << 1 | u64::from(failed));
        part.word(target(slot));
        part.refer(object);
        part.word(bits);
    }
    part.word(u64::MAX);
}

/// The entries of a map that the base does not have, in the order of their keys.
fn map<K, V>(
    part: &mut Part,
    now: &FxHashMap<K, V>,
    base: &FxHashMap<K, V>,
    write_key: impl Fn(&mut Part, K),
    write_value: impl Fn(&mut Part, V),
) where
    K: Ord + Copy + Hash,
    V: Clone + PartialEq,
{
    let new = now.iter().filter(|(key, value)| base.get(key) != Some(value));
    let mut new: Vec<(K, V)> = new.map(|(key, value)| (*key, value.clone())).collect();
    new.sort_unstable_by_key(|(key, _)| *key);
    part.word((now.len() as u64) << 32 | new.len() as u64);
    for (key, value) in new {
        write_key(part, key);
        write_value(part, value);
    }
}

/// All of something, if it is not as in the base.
fn whole<T: Hash>(part: &mut Part, now: &T, base: &T) {
    let (mut one, mut other) = (Part::default(), Part::default());
    now.hash(&mut one);
    base.hash(&mut other);
    let differs = one.words != other.words;
    part.word(u64::from(differs));
    if differs {
        part.words.append(&mut one.words);
    }
}
