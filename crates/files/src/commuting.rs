//! Operations of two processes of one host that meet in no place commute: in either order both give
//! the same answers and leave the same files behind.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use heddle_access::{Access, ProcessId};

use super::{Disk, Files, Flags, From, LockRange, OpenFiles, Reading, Result};

const HERE: From = From::WorkingDirectory;
const NOW: i64 = 7;

/// An operation by one of the processes; each has `one` open for reading and writing as descriptor
/// 3, and for appending as descriptor 4.
type Operation = fn(&mut Files) -> Result<String>;

const CREATE_NEW: Flags = Flags::READ_WRITE.and(Flags::CREATE).and(Flags::EXCLUSIVE);

fn text<T: std::fmt::Debug>(result: Result<T>) -> Result<String> {
    result.map(|value| format!("{value:?}"))
}

fn open(files: &mut Files, path: &[u8], flags: Flags) -> Result<String> {
    let number = files.open(HERE, path, flags, 0o666, NOW)?;
    files.close(number)?;
    Ok(String::new())
}

fn read_at(files: &mut Files, at: u64, length: usize) -> Result<String> {
    let mut buffer = vec![0; length];
    files.plan_read(3, Some(at), length as u64);
    match files.read_at(3, at, &mut buffer)? {
        Reading::Bytes(count) => Ok(format!("{:?}", &buffer[..count])),
        Reading::Stream => unreachable!("it is a file"),
    }
}

fn write_at(files: &mut Files, number: i32, at: Option<u64>, bytes: &[u8]) -> Result<String> {
    files.plan_write(number, at, bytes.len() as u64);
    match at {
        Some(position) => files.write_at(number, position, bytes, NOW)?,
        None => files.write(number, bytes, NOW)?,
    };
    Ok(String::new())
}

fn set_size(files: &mut Files, size: u64) -> Result<String> {
    files.plan_size(3, size, false);
    text(files.set_size(3, size, NOW))
}

/// What `stat` tells, but for the times, which the clock decides.
fn stat(files: &Files, path: &[u8]) -> Result<String> {
    let found = files.metadata(HERE, path, false)?;
    Ok(format!("{:?} {} {:o} {}", found.kind, found.size, found.mode, found.links))
}

fn lock(files: &mut Files, from: u64, upto: u64, shared: bool) -> Result<String> {
    let wait = files.lock(3, LockRange { from, upto, shared })?;
    Ok(format!("{}", wait.is_none()))
}

const OPERATIONS: &[(&str, Operation)] = &[
    ("create new", |files| open(files, b"new", CREATE_NEW)),
    ("create another", |files| open(files, b"another", CREATE_NEW)),
    ("create or open new", |files| open(files, b"new", Flags::WRITE.and(Flags::CREATE))),
    ("open one", |files| open(files, b"one", Flags::READ)),
    ("empty one", |files| open(files, b"one", Flags::WRITE.and(Flags::TRUNCATE))),
    ("is new there", |files| text(files.kind(HERE, b"new", true))),
    ("is one there", |files| text(files.kind(HERE, b"one", true))),
    ("is sub/two there", |files| text(files.kind(HERE, b"sub/two", true))),
    ("stat one", |files| stat(files, b"one")),
    ("stat sub", |files| stat(files, b"sub")),
    ("length of one", |files| text(files.length(b"one"))),
    ("may one be written", |files| text(files.check_access(b"one", 2))),
    ("list", |files| text(files.names(b"."))),
    ("list sub", |files| text(files.names(b"sub"))),
    ("delete one", |files| text(files.remove(HERE, b"one", false, NOW))),
    ("delete sub/two", |files| text(files.remove(HERE, b"sub/two", false, NOW))),
    ("delete sub", |files| text(files.remove(HERE, b"sub", true, NOW))),
    ("delete empty", |files| text(files.remove(HERE, b"empty", true, NOW))),
    ("make empty/in", |files| text(files.make_directory(b"empty/in", 0o777, NOW))),
    ("make sub/in", |files| text(files.make_directory(b"sub/in", 0o777, NOW))),
    ("rename one to new", |files| text(files.rename((HERE, b"one"), (HERE, b"new"), NOW))),
    ("rename sub to moved", |files| text(files.rename((HERE, b"sub"), (HERE, b"moved"), NOW))),
    ("rename two over one", |files| text(files.rename((HERE, b"sub/two"), (HERE, b"one"), NOW))),
    ("link one as new", |files| text(files.make_hard_link(b"one", b"new", NOW))),
    ("link to one", |files| text(files.make_link(b"one", b"another", NOW))),
    ("close sub to all", |files| text(files.set_mode(HERE, b"sub", true, 0, NOW))),
    ("write-protect one", |files| text(files.set_mode(HERE, b"one", true, 0o444, NOW))),
    ("read the start", |files| read_at(files, 0, 2)),
    ("read the end", |files| read_at(files, 3, 2)),
    ("read behind the end", |files| read_at(files, 5, 3)),
    ("read further behind", |files| read_at(files, 8, 3)),
    ("read all", |files| read_at(files, 0, 100)),
    ("write the start", |files| write_at(files, 3, Some(0), b"XY")),
    ("write the end", |files| write_at(files, 3, Some(3), b"Z!")),
    ("write over the end", |files| write_at(files, 3, Some(4), b"+++")),
    ("write behind the end", |files| write_at(files, 3, Some(8), b"?")),
    ("write nothing", |files| write_at(files, 3, Some(2), b"")),
    ("append a", |files| write_at(files, 4, None, b"a")),
    ("append bc", |files| write_at(files, 4, None, b"bc")),
    ("cut to 3", |files| set_size(files, 3)),
    ("leave at 5", |files| set_size(files, 5)),
    ("fill up to 9", |files| set_size(files, 9)),
    ("size", |files| text(files.size(3))),
    ("lock the start", |files| lock(files, 0, 2, false)),
    ("share the start", |files| lock(files, 0, 2, true)),
    ("lock the rest", |files| lock(files, 2, u64::MAX, false)),
    ("unlock the start", |files| text(files.unlock(3, 0, 2))),
    ("close", |files| text(files.close(4))),
];

struct System {
    disk: Arc<Disk>,
    own: [Arc<OpenFiles>; 2],
}

impl System {
    fn new(folder: &Path) -> System {
        let own = || Arc::new(OpenFiles::new(folder.to_owned()));
        let mut system =
            System { disk: Arc::new(Disk::new("", folder.to_owned())), own: [own(), own()] };
        for process in 0..2 {
            let opened = system.run(process, |files| {
                let changed = files.open(HERE, b"one", Flags::READ_WRITE, 0, NOW)?;
                let appended = files.open(HERE, b"one", Flags::WRITE.and(Flags::APPEND), 0, NOW)?;
                assert_eq!((changed, appended), (3, 4));
                Ok(String::new())
            });
            assert!(opened.0.is_ok());
        }
        system
    }

    fn run(&mut self, process: usize, operation: Operation) -> (Result<String>, Vec<Access>) {
        let (disk, own) = (self.disk.clone(), self.own[process].clone());
        let mut files = Files::new(disk, own, ProcessId(process as u32), true);
        let result = operation(&mut files);
        let accesses = files.noted().accesses;
        (self.disk, self.own[process]) = files.into_parts();
        (result, accesses)
    }

    fn copy(&self) -> System {
        System { disk: self.disk.clone(), own: self.own.clone() }
    }

    /// All that there is, as a process would find it: names with what they stand for, content of
    /// what is open, who may lock what.
    fn told(&mut self) -> Vec<String> {
        let mut told = Vec::new();
        let mut folders = vec![String::from(".")];
        while let Some(folder) = folders.pop() {
            let listed = self.told_of(|files, folder| text(files.names(folder)), &folder);
            told.push(listed);
            for name in ["one", "two", "new", "another", "sub", "moved", "empty", "in"] {
                let path = format!("{folder}/{name}");
                told.push(self.told_of(stat, &path));
                let is_folder = |files: &Files, path: &[u8]| text(files.kind(HERE, path, false));
                if self.told_of(is_folder, &path).contains("Directory") {
                    folders.push(path);
                }
            }
        }
        told.push(format!("{:?}", self.run(0, |files| read_at(files, 0, 100)).0));
        for process in 0..2 {
            let mut copy = self.copy();
            told.push(format!("{:?}", copy.run(process, |files| lock(files, 0, 1, false)).0));
            told.push(format!("{:?}", copy.run(process, |files| lock(files, 5, 6, true)).0));
        }
        told
    }

    fn told_of(&self, ask: impl Fn(&Files, &[u8]) -> Result<String>, path: &str) -> String {
        let files = Files::new(self.disk.clone(), self.own[0].clone(), ProcessId(0), false);
        format!("{path}: {:?}", ask(&files, path.as_bytes()))
    }
}

fn meet(one: &[Access], other: &[Access]) -> bool {
    one.iter().any(|one| other.iter().any(|other| one.overlaps(other)))
}

#[test]
fn operations_that_meet_nowhere_commute() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path();
    fs::write(path.join("one"), "first").expect("it is ours");
    fs::create_dir(path.join("sub")).expect("it is ours");
    fs::create_dir(path.join("empty")).expect("it is ours");
    fs::write(path.join("sub/two"), "second").expect("it is ours");
    let start = System::new(path);
    let (mut apart, mut differ) = (0, 0);
    for (name, one) in OPERATIONS {
        for (other_name, other) in OPERATIONS {
            let (mut first, mut second) = (start.copy(), start.copy());
            let (alone, accesses) = start.copy().run(0, *one);
            let (other_alone, other_accesses) = start.copy().run(1, *other);
            let answers = (first.run(0, *one).0, first.run(1, *other).0);
            let answer = second.run(1, *other).0;
            let swapped = (second.run(0, *one).0, answer);
            let same = answers == swapped;
            if meet(&accesses, &other_accesses) {
                differ += usize::from(!same);
                continue;
            }
            apart += 1;
            let same = same && first.told() == second.told();
            assert!(same, "{name} and {other_name} differ: {answers:?}, {swapped:?}");
            assert_eq!(answers, (alone, other_alone), "{name} and {other_name} see each other");
        }
    }
    // The test would be empty if all met, and the places if none that differ did.
    assert!(apart > OPERATIONS.len() * 10 && differ > 100, "{apart} {differ}");
}
