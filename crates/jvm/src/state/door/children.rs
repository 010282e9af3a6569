//! Processes that processes start: starting them, waiting for their ends, ending them.
//!
//! What a process and those it started have in common are pipes (`pipes.rs`), files, and the ends of
//! the children. A start is one operation; the new process runs to its first visible operation at
//! once, as those of the description do. Who waits for an end has behind it all that the other process
//! did. A process that is asked to end (`Process.destroy`) gets a thread that shuts it down; one that
//! is forced to is gone at once.

use std::path::{Path, PathBuf};

use heddle_access::{Access, Assumed, Kind, PipeEnd, Place, ProcessId};
use heddle_files::{Connection, Errno, FileKind, From};

use super::files::FileResult;
use super::{Call, Cell, Span};
use crate::boot::call_java;
use crate::events::What;
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::schedule::CRASH_STATUS;
use crate::state::origin::{Command, Script, Wanted};
use crate::state::tables::Child;
use crate::state::{Status, Thread, ThreadId};

/// Numbers of processes that the description has.
const FIRST_PID: i32 = 1000;
/// Numbers of processes that others start lie between these.
const CHILD_PIDS: std::ops::Range<u32> = 10_000..4_000_000;
/// What a JVM ends with that was asked to end by SIGTERM.
const TERMINATED: u64 = 143;

/// What a process wants to start.
pub struct Starting {
    pub words: Vec<String>,
    /// Nothing: where the process itself is.
    pub folder: Option<PathBuf>,
    /// Nothing: that of the process itself.
    pub environment: Option<Vec<(String, String)>>,
    /// By standard stream: what the process has under this number, or a pipe.
    pub streams: [Option<i32>; 3],
    /// Standard error goes where standard output goes.
    pub merges: bool,
    /// Where the numbers of the process's own ends of pipes go; -1 for those that are none.
    pub cells: [Cell; 3],
}

/// How another process stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    Alive,
    Ended(i32),
}

/// Saved: the next step.
static SIGNAL: Continuation =
    Continuation { name: "signal", refs: 1, resume: signal_step, catches: true };

/// What the JDK does when it is asked to end: the hooks run, and the process ends.
fn signal_step(call: &mut Call<'_>, _: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let class = machine.boot_class("java/lang/Shutdown")?;
    machine.ensure_initialized(class)?;
    let exit = machine.library_method(class, "exit", "(I)V")?;
    call_java(machine, exit, &[TERMINATED])
}

impl Machine {
    /// The number of a process in the system.
    pub fn pid_of(&self, process: ProcessId) -> i32 {
        match self.process_at(process).config.pid {
            0 => FIRST_PID + process.0 as i32,
            pid => pid,
        }
    }

    fn process_of_pid(&self, pid: i64) -> Option<ProcessId> {
        let all = self.processes.iter().map(|process| process.id);
        all.into_iter().find(|&process| i64::from(self.pid_of(process)) == pid)
    }

    /// Whether one process, or one that it started, has started another.
    fn descends(&self, process: ProcessId, from: ProcessId) -> bool {
        let parent = |process: ProcessId| self.process_at(process).config.parent.map(ProcessId);
        std::iter::successors(parent(process), |&above| parent(above)).any(|above| above == from)
    }

    /// The process whose standard streams of the host a process was given.
    pub(super) fn console_owner(&self, process: ProcessId) -> ProcessId {
        match self.process_at(process).config.parent {
            Some(parent) => self.console_owner(ProcessId(parent)),
            None => process,
        }
    }

    /// The number of the next process that a process starts. It depends on that process alone, so
    /// that it does not matter in which order several processes start others.
    fn next_pid(&self, parent: ProcessId) -> i32 {
        let count = self.process_at(parent).children.len() as u64;
        let lineage = u64::from(self.pid_of(parent) as u32) << 32 | count;
        let hash = xxhash_rust::xxh3::xxh3_64(&lineage.to_le_bytes());
        let size = CHILD_PIDS.end - CHILD_PIDS.start;
        let taken = |pid: i32| self.processes.iter().any(|other| other.config.pid == pid);
        let mut pid = (CHILD_PIDS.start + (hash % u64::from(size)) as u32) as i32;
        while taken(pid) {
            pid += 1;
        }
        pid
    }

    /// A name for a process of a class: the class in small letters, and a number.
    fn name_of_child(&self, class: &str) -> String {
        let simple = class.rsplit(['.', '/', '$']).next().unwrap_or_default().to_lowercase();
        let is_free = |name: &String| self.processes.iter().all(|other| other.config.name != *name);
        let mut names = (1..).map(|number| format!("{simple}-{number}"));
        names.find(is_free).expect("numbers do not run out")
    }

    /// Processes start others, or are asked to end: what was left out since nobody did so is looked
    /// at from now on.
    fn show(&mut self, assumed: Assumed) {
        if let Some(watch) = self.watch.as_mut() {
            watch.policy.show(Kind::Assumed(assumed));
        }
    }

    /// Whether what a process has in common with those it starts, or with who started it, counts as
    /// lying between processes.
    pub(super) fn has_family(&self) -> bool {
        self.process().config.parent.is_some() || self.is_disproved(Assumed::NoChildren)
    }

    /// Whether a process may be asked from outside to end at any moment.
    pub(crate) fn may_be_signalled(&self, process: ProcessId) -> bool {
        let Some(watch) = &self.watch else { return false };
        self.process_at(process).config.parent.is_some()
            && (!watch.reductions().conflict || self.is_disproved(Assumed::NoSignals))
    }

    /// Whether a thread does something, or may begin to at any moment.
    pub(crate) fn is_present(&self, thread: &Thread) -> bool {
        thread.is_alive()
            || thread.status == Status::Dormant && self.may_be_signalled(thread.process)
    }

    /// The ends of pipes that a process has, by descriptors and by threads that wait at them.
    fn held_pipes(&self, process: ProcessId) -> Vec<(PipeEnd, u32)> {
        let mut all = self.process_at(process).files.pipes();
        let own = self.threads.iter().filter(|thread| thread.process == process);
        all.extend(own.filter_map(|thread| thread.network.pipe));
        counted(all)
    }

    /// What the end of a process means for the pipes it has.
    pub(super) fn plan_end_of_pipes(&self, process: ProcessId) -> Vec<Access> {
        self.held_pipes(process)
            .into_iter()
            .flat_map(|(end, count)| self.network.plan_release(end, count))
            .collect()
    }

    /// Closes the ends of pipes that a process leaves.
    pub(super) fn close_pipes(&mut self, process: ProcessId) {
        for (end, count) in self.held_pipes(process) {
            self.release_pipe(end, count);
        }
        let waits =
            |thread: &&mut Thread| thread.process == process && thread.network.pipe.is_some();
        self.threads.iter_mut().filter(waits).for_each(|thread| thread.network.pipe = None);
        // What is closed is not closed again.
        if !self.process_at(process).files.pipes().is_empty() {
            self.change_files(process, |files| files.forget_pipes());
        }
    }

    /// So many descriptors of an end are gone.
    pub(super) fn release_pipe(&mut self, end: PipeEnd, count: u32) {
        if let Some(id) = self.network.child_pipe_end(end)
            && !self.network.plan_release(end, count).is_empty()
        {
            self.announce_end(id);
        }
        self.network_mut().release_child_pipe(end, count);
    }

    /// A thread of a process that never did anything shuts it down.
    fn signal(&mut self, process: ProcessId) -> Option<ThreadId> {
        let is_spare =
            |thread: &Thread| thread.process == process && thread.status == Status::Dormant;
        let is_signalled = self.process_at(process).signalled;
        let spare = self.threads.iter().find(|thread| is_spare(thread)).filter(|_| !is_signalled);
        let id = spare?.id;
        self.processes[process.0 as usize].signalled = true;
        let current = self.current;
        let thread = self.thread_at_mut(id);
        thread.status = Status::Runnable;
        thread.fresh = true;
        self.current = id;
        self.push_continuation(&SIGNAL, &[0]);
        self.current = current;
        self.acquire_from(id, current);
        Some(id)
    }

    /// As `signal`, where nothing else can happen: all that was done so far lies behind it.
    pub(crate) fn signal_after_all(&mut self, process: ProcessId) {
        let before: Vec<ThreadId> = self.threads.iter().map(|thread| thread.id).collect();
        if let Some(id) = self.signal(process) {
            before.into_iter().for_each(|other| self.acquire_from(id, other));
        }
    }

    /// What all threads of a process did lies behind the current one: it has ended.
    fn acquire_from_process(&mut self, process: ProcessId) {
        let all: Vec<ThreadId> = (self.threads.iter())
            .filter(|thread| thread.process == process)
            .map(|thread| thread.id)
            .collect();
        for id in all {
            self.acquire_from(self.current, id);
        }
    }
}

/// What is in a list, and how often.
pub(super) fn counted(mut all: Vec<PipeEnd>) -> Vec<(PipeEnd, u32)> {
    all.sort_unstable();
    let mut counted: Vec<(PipeEnd, u32)> = Vec::new();
    for end in all {
        match counted.last_mut() {
            Some((last, count)) if *last == end => *count += 1,
            _ => counted.push((end, 1)),
        }
    }
    counted
}

impl Call<'_> {
    /// The number of the current process in the system.
    pub fn pid(&self) -> i64 {
        self.machine.pid_of(self.machine.thread().process).into()
    }

    /// Starts a process; gives its number.
    /// What is to be started stands in memory: `read` is given the bytes of ranges of it.
    pub fn start_process<const N: usize>(
        &mut self,
        ranges: [Option<Span>; N],
        read: impl FnOnce([Vec<u8>; N]) -> Starting,
    ) -> Result<FileResult<i32>> {
        let machine = &mut *self.machine;
        let bytes = |range: Option<Span>| {
            let bytes = range.and_then(|range| machine.raw_bytes(range));
            bytes.unwrap_or_default().to_vec()
        };
        let starting = read(ranges.map(bytes));
        let Some(origin) = machine.origin.clone() else {
            return Err(Stop::unsupported("starting a process"));
        };
        if machine.is_observing() {
            return Err(Stop::unsupported("an invariant that starts a process"));
        }
        machine.show(Assumed::NoChildren);
        let parent = machine.thread().process;
        let own = machine.process().config.clone();
        let mut files = machine.draft_of_files();
        let folder = files.working_directory().to_path_buf();
        let folder = starting.folder.as_ref().map_or(folder.clone(), |wanted| folder.join(wanted));
        let environment = starting.environment.unwrap_or_else(|| own.environment.clone());
        let words = starting.words;
        let program = words.first().cloned().unwrap_or_default();
        let command =
            (origin.commands)(&Wanted { words, folder: folder.clone(), environment, by: &own });
        // Who looks for the folder, or for a program by its path, can be told that it is not there.
        let kind = |path: &Path| {
            files.kind(From::WorkingDirectory, path.as_os_str().as_encoded_bytes(), true)
        };
        let found = match (kind(&folder), &command) {
            (Ok(FileKind::Directory), Command::Unsupported(_)) if program.contains('/') => {
                kind(&folder.join(&program)).map(|_| ())
            }
            (Ok(FileKind::Directory), _) => Ok(()),
            (Ok(_), _) => Err(Errno::NOT_DIRECTORY),
            (Err(errno), _) => Err(errno),
        };
        let noted = files.noted();
        for (file, name) in &noted.names {
            machine.program.name_file(*file, name);
        }
        let mut accesses = noted.accesses;
        accesses.push(Access::write(Place::Children(parent)));
        let cells = starting.cells;
        let reads = ranges.into_iter().flatten();
        let reads = reads.map(|range| Access::read(machine.place_of(range)));
        let writes = cells.iter().map(|cell| Access::write(machine.place_of(cell.span())));
        let memory: Vec<Access> = reads.chain(writes).collect();
        machine.begin_network(&accesses, &memory)?;
        if let Err(errno) = found {
            return Ok(Err(errno));
        }
        match &command {
            Command::Missing => return Ok(Err(Errno::NOT_FOUND)),
            Command::Unsupported(what) => return Err(Stop::unsupported(what.clone())),
            Command::Java(_) | Command::Scripted(_) => {}
        }
        let pid = machine.next_pid(parent);
        let connected = machine.connect_streams(pid, starting.streams, starting.merges);
        let (connections, numbers) = match connected {
            Ok(connected) => connected,
            Err(errno) => return Ok(Err(errno)),
        };
        for (cell, number) in cells.into_iter().zip(numbers) {
            machine.raw_store(cell, u64::from(number as u32))?;
        }
        let made = machine.change_files(parent, |files| files.of_child(folder, connections));
        let child_files = match made {
            Ok(made) => made,
            Err(errno) => return Ok(Err(errno)),
        };
        let mut script = None;
        match command {
            Command::Java(mut config) => {
                config.parent = Some(parent.0);
                config.pid = pid;
                config.service = own.service;
                config.host = own.host.clone();
                config.identity = xxhash_rust::xxh3::xxh3_128(format!("{config:?}").as_bytes());
                let class = match &config.jar {
                    Some(jar) => jar.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
                    None => config.main_class.clone(),
                };
                config.name = machine.name_of_child(&class);
                let name = config.name.clone();
                let new = ProcessId(machine.processes.len() as u32);
                machine.network_mut().add_process_on_host_of(parent, new);
                let child = machine.add_child(*config, child_files);
                let child = child.map_err(|_| Stop::unsupported("memory for one more process"))?;
                let main = machine.threads.iter().find(|thread| thread.process == child);
                if let Some(main) = main.map(|thread| thread.id) {
                    machine.acquire_from(main, machine.current);
                }
                machine.note(|_| What::StartProcess { process: name });
            }
            Command::Scripted(done) => {
                machine.note(|_| What::StartProcess { process: "a command".into() });
                script = Some(done.status);
                machine.play(&done, child_files)?;
            }
            Command::Missing | Command::Unsupported(_) => unreachable!("left above"),
        }
        machine.process_mut().children.push(Child { pid, script });
        Ok(Ok(pid))
    }

    /// Waits for the end of a process that the current one started; gives its status, or nothing if
    /// it did not start such a process.
    pub fn wait_for_exit(&mut self, pid: i64) -> Result<Option<i32>> {
        let machine = &mut *self.machine;
        let mut children = machine.process().children.iter();
        let Some(child) = children.find(|child| i64::from(child.pid) == pid) else {
            return Ok(None);
        };
        if let Some(status) = child.script {
            return Ok(Some(status));
        }
        let Some(process) = machine.process_of_pid(pid) else { return Ok(None) };
        if !machine.process_at(process).has_ended() {
            let thread = machine.thread_mut();
            thread.chosen = false;
            thread.status = Status::Exit(process);
            return Err(Stop::Blocked);
        }
        machine.begin_network(&[], &[])?;
        machine.acquire_from_process(process);
        let status = machine.process_at(process).exit_status().unwrap_or(0);
        let name = machine.process_at(process).config.name.clone();
        machine.note(|_| What::Reap { process: name, status });
        Ok(Some(status))
    }

    /// How a process stands; nothing if there is none with this number.
    pub fn standing(&mut self, pid: i64) -> Result<Option<Standing>> {
        let machine = &mut *self.machine;
        if let Some(process) = machine.process_of_pid(pid) {
            if process != machine.thread().process {
                machine.begin_network(&[Access::read(Place::Alive(process))], &[])?;
            }
            let state = machine.process_at(process);
            return Ok(Some(match state.has_ended() {
                true => Standing::Ended(state.exit_status().unwrap_or(0)),
                false => Standing::Alive,
            }));
        }
        let scripts = machine.processes.iter().flat_map(|process| process.children.iter());
        let script =
            scripts.filter(|child| i64::from(child.pid) == pid).find_map(|child| child.script);
        Ok(script.map(Standing::Ended))
    }

    /// The number of the process that started another, if that is one of the system.
    pub fn parent_of(&self, pid: i64) -> Option<i32> {
        let process = self.machine.process_of_pid(pid)?;
        let parent = self.machine.process_at(process).config.parent?;
        Some(self.machine.pid_of(ProcessId(parent)))
    }

    /// The processes that live: all, or those that one of them started. Each with who started it, 0
    /// if nobody did, and when it began. The numbers go to memory, as many as there is room for, in the same operation.
    pub fn live_processes(
        &mut self,
        parent: i64,
        lists: [&[Cell]; 3],
        began: u64,
    ) -> Result<usize> {
        let machine = &mut *self.machine;
        let above = |process: ProcessId| machine.process_at(process).config.parent.map(ProcessId);
        let wanted = |&process: &ProcessId| {
            let above = above(process).map(|above| i64::from(machine.pid_of(above)));
            parent == 0 || above == Some(parent)
        };
        let all: Vec<ProcessId> = machine.processes.iter().map(|process| process.id).collect();
        let reads = all.iter().map(|&process| Access::read(Place::Children(process)));
        let seen: Vec<ProcessId> = all.iter().copied().filter(wanted).collect();
        let alive = seen.iter().map(|&process| Access::read(Place::Alive(process)));
        let accesses: Vec<Access> = reads.chain(alive).collect();
        let live: Vec<ProcessId> =
            seen.into_iter().filter(|&one| !machine.process_at(one).has_ended()).collect();
        let pids: Vec<u64> = live.iter().map(|&one| machine.pid_of(one) as u64).collect();
        let parents: Vec<u64> = (live.iter())
            .map(|&one| above(one).map_or(0, |above| machine.pid_of(above) as u64))
            .collect();
        let mut stores = Vec::new();
        let starts = vec![began; live.len()];
        for (cells, values) in lists.into_iter().zip([&pids, &parents, &starts]) {
            stores.extend(cells.iter().copied().zip(values.iter().copied()));
        }
        let memory: Vec<Access> =
            stores.iter().map(|(cell, _)| Access::write(machine.place_of(cell.span()))).collect();
        machine.begin_network(&accesses, &memory)?;
        for (cell, value) in stores {
            machine.raw_store(cell, value)?;
        }
        Ok(live.len())
    }

    /// Asks a process to end, or forces it to; gives whether there was one.
    pub fn end_other(&mut self, pid: i64, force: bool) -> Result<bool> {
        let machine = &mut *self.machine;
        let own = machine.thread().process;
        let Some(process) = machine.process_of_pid(pid) else { return Ok(false) };
        if !machine.descends(process, own) {
            return Err(Stop::unsupported("ending a process that this one did not start"));
        }
        if !force {
            machine.show(Assumed::NoSignals);
        }
        let name = machine.process_at(process).config.name.clone();
        let accesses = match force {
            true => machine.plan_process_end(process),
            false => vec![Access::write(Place::Alive(process))],
        };
        machine.begin_network(&accesses, &[])?;
        if machine.process_at(process).has_ended() {
            return Ok(false);
        }
        machine.note(|_| What::EndProcess { process: name, force });
        match force {
            true => machine.end_process(process, CRASH_STATUS),
            false => drop(machine.signal(process)),
        }
        Ok(true)
    }
}

impl Machine {
    /// Connects the standard streams of a process that is about to start. Gives what they are
    /// connected with, and the numbers of the starting process's ends of pipes.
    fn connect_streams(
        &mut self,
        pid: i32,
        streams: [Option<i32>; 3],
        merges: bool,
    ) -> FileResult<([Connection; 3], [i32; 3])> {
        let parent = self.thread().process;
        let child = ProcessId(self.processes.len() as u32);
        let mut connections = [Connection::Other(1); 3];
        let mut numbers = [-1; 3];
        for stream in 0..3 {
            if stream == 2 && merges {
                if let Connection::Pipe(end) = connections[1] {
                    self.network_mut().hold_child_pipe(end);
                }
                break;
            }
            connections[stream] = match streams[stream] {
                Some(number) => {
                    if let Some(end) = self.process().files.pipe_of(number) {
                        self.network_mut().hold_child_pipe(end);
                    }
                    Connection::Same(number)
                }
                None => {
                    let end = |writes| PipeEnd { child: pid, stream: stream as u8, writes };
                    self.network_mut().make_child_pipe(parent, child, pid, stream as u8);
                    let own = end(stream == 0);
                    numbers[stream] = self.change_files(parent, |files| files.add_pipe(own));
                    Connection::Pipe(end(stream != 0))
                }
            };
        }
        Ok((connections, numbers))
    }

    /// A command that prints and ends.
    fn play(&mut self, script: &Script, mut files: heddle_files::OpenFiles) -> Result<()> {
        let (process, now) = (self.thread().process, self.disk_time());
        for (stream, bytes) in [(1, &script.prints), (2, &script.complains)] {
            if bytes.is_empty() {
                continue;
            }
            if let Some(end) = files.pipe_of(stream) {
                let Some(id) = self.network.child_pipe_end(end) else { continue };
                let written = self.network_mut().write(id, bytes);
                if written.is_ok_and(|count| count < bytes.len()) {
                    return Err(Stop::unsupported("a command that prints more than a pipe holds"));
                }
            } else if let Some(to) = files.stream_of(stream) {
                self.print(self.console_owner(process).0, to, bytes);
            } else {
                self.change_files(process, |own| {
                    own.write_for_child(&mut files, stream, bytes, now);
                });
            }
        }
        for (end, count) in counted(files.pipes()) {
            self.release_pipe(end, count);
        }
        Ok(())
    }
}
