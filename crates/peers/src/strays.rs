//! Programs that leave the process group they were started in: daemons, and what `setsid` starts.
//!
//! The end of a group does not reach them. Once their parents have ended they are children of this tool, which asks
//! the system for that, and are told from those that it started itself.

use std::collections::BTreeSet;
use std::fs;
use std::process::{Child, Command};
use std::sync::Mutex;

use rustix::process::{
    Pid, Signal, WaitOptions, getpid, kill_process, set_child_subreaper, waitpid,
};

/// The programs that this tool started and that have not ended; each leads a group.
static STARTED: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// Starts a program.
pub(crate) fn start(command: &mut Command) -> std::io::Result<Child> {
    let mut started = STARTED.lock().expect("nobody panics with it");
    // Without it, strays stay.
    let _ = set_child_subreaper(Some(getpid()));
    let child = command.spawn()?;
    started.insert(child.id());
    Ok(child)
}

/// Waits for the end of a program whose group was ended, and ends those that left their groups.
pub(crate) fn end(child: &mut Child) {
    let mut started = STARTED.lock().expect("nobody panics with it");
    let _ = child.wait();
    started.remove(&child.id());
    let me = getpid().as_raw_nonzero().get().unsigned_abs();
    let is_stray = |one: &Kin| one.parent == me && one.group != me && !started.contains(&one.group);
    for stray in processes().filter(is_stray) {
        let Some(pid) = i32::try_from(stray.pid).ok().and_then(Pid::from_raw) else { continue };
        let _ = kill_process(pid, Signal::KILL);
        let _ = waitpid(Some(pid), WaitOptions::empty());
    }
}

/// Whether a socket belongs to a process outside the group of a program. It does not if nobody can be asked.
pub(crate) fn is_anothers(socket: u64, program: u32) -> bool {
    let name = format!("socket:[{socket}]");
    let has = |pid: u32| {
        let open = fs::read_dir(format!("/proc/{pid}/fd")).into_iter().flatten().flatten();
        open.into_iter().any(|entry| {
            fs::read_link(entry.path()).is_ok_and(|to| to.as_os_str() == name.as_str())
        })
    };
    if has(program) {
        return false;
    }
    let owners: Vec<Kin> = processes().filter(|one| has(one.pid)).collect();
    !owners.is_empty() && owners.iter().all(|one| one.group != program)
}

/// Whether a thread of a program runs, or wants to: it has not done yet what it was asked for.
pub(crate) fn is_busy(program: u32) -> bool {
    let runs = |pid: u32| {
        let threads = fs::read_dir(format!("/proc/{pid}/task")).into_iter().flatten().flatten();
        threads.into_iter().any(|thread| {
            let stat = fs::read_to_string(thread.path().join("stat")).unwrap_or_default();
            let state = stat.rsplit(')').next().and_then(|rest| rest.split_whitespace().next());
            matches!(state, Some("R" | "D"))
        })
    };
    processes().any(|one| one.group == program && runs(one.pid))
}

struct Kin {
    pid: u32,
    parent: u32,
    group: u32,
}

/// All processes of this machine that can be seen.
fn processes() -> impl Iterator<Item = Kin> {
    let entries = fs::read_dir("/proc").into_iter().flatten().flatten();
    entries.filter_map(|entry| {
        let pid = entry.file_name().to_str()?.parse().ok()?;
        let stat = fs::read_to_string(entry.path().join("stat")).ok()?;
        // Behind the name, which may contain anything: state, parent, group.
        let mut fields = stat.rsplit(')').next()?.split_whitespace().skip(1);
        let (parent, group) = (fields.next()?.parse().ok()?, fields.next()?.parse().ok()?);
        Some(Kin { pid, parent, group })
    })
}
