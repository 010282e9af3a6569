//! What is otherwise than in a saved state, found by comparing both: nobody says what he changed.

use std::sync::Arc;

use heddle_access::Ref;
use heddle_net::Socket;

use super::memory::Objects;
use crate::machine::Machine;
use crate::program::ClassId;
use crate::state::{
    FrameKind, InitStatus, LOCK_OFFSET, Monitor, Monitors, SHARED_BIT, State, Status, Tables,
    Thread, ThreadId,
};

/// Something that is otherwise than before.
#[derive(Clone, Debug)]
pub(super) enum Change {
    /// Bytes of an object.
    Memory {
        process: usize,
        object: Ref,
        from: u32,
        upto: u32,
    },
    /// Who owns a monitor, and the identity hash beside it.
    Monitor {
        process: usize,
        object: Ref,
        before: Monitor,
        after: Monitor,
    },
    Thread {
        thread: ThreadId,
        fact: Fact,
    },
    /// How far a class is initialised.
    Class {
        process: usize,
        class: ClassId,
        before: InitStatus,
        after: InitStatus,
    },
    /// Which string of some content is the interned one.
    String {
        process: usize,
        content: u32,
    },
    /// Bytes outside the heap.
    OffHeap {
        process: usize,
        from: u64,
        upto: u64,
    },
    Input {
        process: usize,
    },
    Output,
    Clock,
    File(heddle_files::Difference),
    /// The first socket that is otherwise, in words.
    Network {
        before: String,
        after: String,
    },
    End {
        process: usize,
    },
    /// A table of a process in which threads never meet, or an argument says why that does no harm.
    Table {
        process: usize,
        name: &'static str,
    },
}

/// What of a thread is otherwise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fact {
    Life,
    Permit,
    /// What `getState` says.
    Shown,
    /// Whether and why it waits.
    Status,
    /// The methods of the program that it is in.
    Methods,
    /// Its frames and registers, and all else that belongs to it alone.
    Own,
}

/// How much is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Extent {
    /// What others than the thread can see, where no object has moved.
    Shared(ThreadId),
    Everything,
}

impl Machine {
    /// What is otherwise than in a state that was saved.
    pub(super) fn changes_since(&mut self, before: &State, extent: Extent) -> Vec<Change> {
        let mut changes = Vec::new();
        // Nobody has anything of a process that has just been started.
        for process in 0..before.processes.len() {
            self.compare_memory(before, process, extent, &mut changes);
            let old = &before.common.processes[process].tables;
            if !Arc::ptr_eq(old, self.processes[process].shared_tables()) {
                compare_tables(process, old, &self.processes[process], &mut changes);
            }
            let id = self.processes[process].id;
            let (old, new) = (before.common.disks.of(id), self.disks.of(id));
            if !Arc::ptr_eq(old, new) {
                changes.extend(new.differences(old).into_iter().map(Change::File));
            }
        }
        let threads = before.threads.iter().zip(self.threads.iter());
        for (old, new) in threads {
            compare_threads(&old.thread, new, extent, &mut changes);
        }
        let count = before.processes.len() as u32;
        let old_process = |thread: &&Thread| thread.process.0 < count;
        for new in self.threads.iter().skip(before.threads.len()).filter(old_process) {
            changes.push(Change::Thread { thread: new.id, fact: Fact::Life });
        }
        if before.now != self.now {
            changes.push(Change::Clock);
        }
        if before.common.printed != self.printed {
            changes.push(Change::Output);
        }
        if !Arc::ptr_eq(&before.network, &self.network) {
            // New ones nobody else has.
            let mut sockets = before.network.sockets();
            let words = |(id, old)| (told(Some(old)), told(self.network.get(id)));
            let differing = sockets.find_map(|it| Some(words(it)).filter(|(old, new)| old != new));
            changes.extend(differing.map(|(before, after)| Change::Network { before, after }));
        }
        changes
    }

    fn compare_memory(
        &mut self,
        before: &State,
        process: usize,
        extent: Extent,
        changes: &mut Vec<Change>,
    ) {
        let saved = &before.processes[process];
        let base = &before.common.processes[process].base;
        let everything = extent == Extent::Everything;
        let words = self.changed_words(process, base, &saved.memory, everything);
        let mut records = self.changed_records(process, &saved.monitors);
        if everything && saved.memory.top() != self.processes[process].heap.top() {
            changes.push(Change::Table { process, name: "the objects there are" });
        }
        if words.is_empty() && records.is_empty() {
            return;
        }
        let objects = self.objects(process, saved.memory.top());
        for word in words {
            let object = objects.around(word.at);
            let offset = (word.at - object.0) * 8;
            let mut differing = word.before ^ word.after;
            if offset == 0 {
                let (old, new) = ((word.before >> 32) as u32, (word.after >> 32) as u32);
                if (old ^ new) & !SHARED_BIT != 0 {
                    let after = self.processes[process].monitors.monitor_of(new);
                    let before = saved.monitors.monitor_of(old);
                    records.retain(|&record| Monitors::record_of(new) != Some(record));
                    changes.push(Change::Monitor { process, object, before, after });
                }
                differing &= (1 << (8 * LOCK_OFFSET)) - 1;
            }
            if everything || was_shared(before, process, object) {
                changes.extend(byte_runs(differing).map(|(from, upto)| Change::Memory {
                    process,
                    object,
                    from: offset + from,
                    upto: offset + upto,
                }));
            }
        }
        self.tell_records(process, &objects, &records, &saved.monitors, changes);
    }

    /// The records of monitors that are otherwise.
    fn changed_records(&self, process: usize, before: &Monitors) -> Vec<usize> {
        let (old, new) = (before.all(), self.processes[process].monitors.all());
        (0..old.len().min(new.len())).filter(|&at| old[at] != new[at]).collect()
    }

    /// Whose records they are. Those of no object are free.
    fn tell_records(
        &self,
        process: usize,
        objects: &Objects,
        records: &[usize],
        before: &Monitors,
        changes: &mut Vec<Change>,
    ) {
        if records.is_empty() {
            return;
        }
        let Machine { processes, .. } = self;
        let (heap, monitors) = (&processes[process].heap, &processes[process].monitors);
        for object in objects.iter() {
            let record = Monitors::record_of(heap.lock_word(object));
            if let Some(at) = record.filter(|at| records.contains(at)) {
                let (before, after) = (before.all()[at], monitors.all()[at]);
                changes.push(Change::Monitor { process, object, before, after });
            }
        }
    }
}

/// Whether an object was marked as one that several threads may reach.
pub(super) fn was_shared(before: &State, process: usize, object: Ref) -> bool {
    let base = &before.common.processes[process].base;
    let at = object.0 as usize;
    let page = before.processes[process].memory.page(base, at / 64);
    (page[at % 64] >> 32) as u32 & SHARED_BIT != 0
}

/// The runs of bytes in which a word differs.
fn byte_runs(differing: u64) -> impl Iterator<Item = (u32, u32)> {
    let bytes = differing.to_le_bytes();
    let begins = (0..8).filter(move |&at| bytes[at] != 0 && (at == 0 || bytes[at - 1] == 0));
    begins.map(move |from| {
        let length = bytes[from..].iter().take_while(|byte| **byte != 0).count();
        (from as u32, (from + length) as u32)
    })
}

fn compare_threads(old: &Thread, new: &Thread, extent: Extent, changes: &mut Vec<Change>) {
    let mut add = |differs: bool, fact| {
        if differs {
            changes.push(Change::Thread { thread: new.id, fact });
        }
    };
    add(old.is_alive() != new.is_alive(), Fact::Life);
    add(old.park_permit != new.park_permit, Fact::Permit);
    add(old.shown != new.shown, Fact::Shown);
    add(methods(old) != methods(new), Fact::Methods);
    if extent == Extent::Shared(new.id) {
        return;
    }
    add(
        (seen(old.status), old.wake, old.reenter, old.awaits, old.stands_before)
            != (seen(new.status), new.wake, new.reenter, new.awaits, new.stands_before),
        Fact::Status,
    );
    add(!has_same_own(old, new), Fact::Own);
}

/// The methods of the program that a thread is in, as `getStackTrace` tells them.
fn methods(thread: &Thread) -> Vec<u32> {
    let own = thread.frames.iter().filter(|frame| {
        frame.kind != FrameKind::Continuation && !frame.method.class().loader.is_library()
    });
    own.map(|frame| frame.method.id.0).collect()
}

/// Whether all that nobody but a thread itself should change is the same.
fn has_same_own(old: &Thread, new: &Thread) -> bool {
    let frames = old.frames.iter().zip(&new.frames);
    let used = old.used_stack().min(new.stack.len());
    old.frames.len() == new.frames.len()
        && frames.clone().all(|(old, new)| {
            std::ptr::eq(old.pc, new.pc)
                && std::ptr::eq(old.method, new.method)
                && (old.base, old.size, old.kind) == (new.base, new.size, new.kind)
        })
        && old.stack[..used] == new.stack[..used]
        && (old.object, old.current, old.scoped_values, old.daemon, old.fresh)
            == (new.object, new.current, new.scoped_values, new.daemon, new.fresh)
        && (&old.held, &old.locks, old.atomic, old.operation_open)
            == (&new.held, &new.locks, new.atomic, new.operation_open)
        && (old.chosen, old.choosing, old.decision, old.followed, old.slices)
            == (new.chosen, new.choosing, new.decision, new.followed, new.slices)
}

/// A table that is added does not compile before it is compared.
fn compare_tables(process: usize, old: &Tables, new: &Tables, changes: &mut Vec<Change>) {
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
        files: _,
        input_read,
        input_arrived: _,
        zlib: _,
        exit_status,
        children,
        signalled,
        ended,
        time_counts: _,
        jumps,
        longest_wait: _,
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
    } = new;
    for (index, class) in classes.iter().enumerate() {
        let was = old.classes.get(index).copied().unwrap_or_default();
        if was.init != class.init {
            let (before, after) = (was.init, class.init);
            let class = ClassId(index as u32);
            changes.push(Change::Class { process, class, before, after });
        }
    }
    for (index, &string) in strings.iter().enumerate() {
        if old.strings.get(index).copied().unwrap_or(Ref::NULL) != string {
            changes.push(Change::String { process, content: index as u32 });
        }
    }
    let (old_blocks, new_blocks) = (old.native_memory.parts().0, native_memory.parts().0);
    for (&address, bytes) in old_blocks {
        let left = new_blocks.get(&address);
        if left.is_none_or(|left| left.len() != bytes.len()) {
            let upto = address + bytes.len() as u64;
            changes.push(Change::OffHeap { process, from: address, upto });
            continue;
        }
        let pairs = bytes.iter().zip(left.into_iter().flat_map(|left| left.iter()));
        let differing = pairs.enumerate().filter(|(_, (old, new))| old != new);
        changes.extend(differing.map(|(at, _)| {
            let from = address + at as u64;
            Change::OffHeap { process, from, upto: from + 1 }
        }));
    }
    let mut add = |differs: bool, name| {
        if differs {
            changes.push(Change::Table { process, name });
        }
    };
    add(jumps != &old.jumps, "how often time has passed");
    add(aged != &old.aged, "whether days have passed");
    add(*exit_status != old.exit_status, "exit status");
    add(*children != old.children, "processes that were started");
    add(*signalled != old.signalled, "whether it is asked to end");
    let slot = |tables: &Tables, at: usize| tables.slots.get(at).map(|slot| (slot.set, slot.bits));
    add((0..slots.len()).any(|at| slot(old, at) != slot(new, at)), "linked call sites");
    add(dictionary.len() != old.dictionary.len(), "classes by loader");
    add(*loaders != old.loaders || *loader_count != old.loader_count, "loaders");
    add(*hidden != old.hidden, "hidden classes");
    add(*modules != old.modules || *boot_unnamed_module != old.boot_unnamed_module, "modules");
    add(*loader_modules != old.loader_modules, "modules of loaders");
    add(*domains != old.domains, "protection domains");
    add(constraints.len() != old.constraints.len(), "loading constraints");
    add(*exported != old.exported, "exported packages");
    add(failures.len() != old.failures.len(), "failed constants");
    if *input_read != old.input_read {
        changes.push(Change::Input { process });
    }
    if *ended != old.ended {
        changes.push(Change::End { process });
    }
}

/// What others can see of a status. What lies behind a process that has not started is the
/// search's own knowledge.
fn seen(status: Status) -> Status {
    match status {
        Status::Held { .. } => Status::Held { behind: 0 },
        other => other,
    }
}

/// All of a socket but which accesses lie behind what was sent to it: how many there are depends on
/// which of them say the same.
fn told(socket: Option<&Socket>) -> String {
    let mut socket = socket.cloned();
    if let Some(end) = socket.as_mut().and_then(Socket::end_mut) {
        end.pasts.clear();
    }
    format!("{socket:?}")
}

#[cfg(test)]
mod tests {
    use super::byte_runs;

    #[test]
    fn runs_of_bytes_are_those_that_differ() {
        let runs = |differing: u64| byte_runs(differing).collect::<Vec<_>>();
        assert_eq!(runs(0), []);
        assert_eq!(runs(0x0100_0000_0000_0001), [(0, 1), (7, 8)]);
        assert_eq!(runs(0x00ff_8000_0002_0100), [(1, 3), (5, 7)]);
        assert_eq!(runs(u64::MAX), [(0, 8)]);
    }
}
