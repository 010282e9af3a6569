//! The file system over a temporary folder of the host, which must stay as it was.

use std::fs;
use std::path::PathBuf;
use std::sync::Arc;

use heddle_access::ProcessId;

use super::{Disk, Errno, FileKind, Files, Flags, From, OpenFiles, Reading};

const HERE: From = From::WorkingDirectory;
const NOW: i64 = 1_000;

/// A folder of the host with a file, a folder with a file, and a link.
struct Host {
    folder: tempfile::TempDir,
}

impl Host {
    fn new() -> Host {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        let path = folder.path();
        fs::write(path.join("one"), "first").expect("it is ours");
        fs::create_dir(path.join("sub")).expect("it is ours");
        fs::write(path.join("sub/two"), "second").expect("it is ours");
        std::os::unix::fs::symlink("sub/two", path.join("link")).expect("it is ours");
        Host { folder }
    }

    fn files(&self) -> Files {
        let here = self.folder.path().to_owned();
        let disk = Arc::new(Disk::new("", here.clone()));
        Files::new(disk, Arc::new(OpenFiles::new(here)), ProcessId(0), true)
    }

    fn names(&self) -> Vec<PathBuf> {
        let mut names: Vec<PathBuf> = fs::read_dir(self.folder.path())
            .expect("it is ours")
            .flatten()
            .map(|entry| entry.file_name().into())
            .collect();
        names.sort();
        names
    }
}

fn write(files: &mut Files, path: &str, text: &str) -> super::Result<()> {
    let flags = Flags::WRITE.and(Flags::CREATE).and(Flags::TRUNCATE);
    let number = files.open(HERE, path.as_bytes(), flags, 0o666, NOW)?;
    files.write(number, text.as_bytes(), NOW)?;
    files.close(number)
}

fn read(files: &mut Files, path: &str) -> super::Result<String> {
    let number = files.open(HERE, path.as_bytes(), Flags::READ, 0, NOW)?;
    let mut buffer = [0; 100];
    let reading = files.read(number, &mut buffer)?;
    files.close(number)?;
    let Reading::Bytes(count) = reading else { panic!("{path} is a file") };
    Ok(String::from_utf8_lossy(&buffer[..count]).into_owned())
}

fn list(files: &Files, path: &str) -> String {
    let names = files.names(path.as_bytes()).unwrap_or_default();
    let names: Vec<String> =
        names.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect();
    names.join(" ")
}

#[test]
fn the_host_is_read_and_never_written() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(read(&mut files, "one"), Ok("first".into()));
    assert_eq!(read(&mut files, "link"), Ok("second".into()));
    assert_eq!(write(&mut files, "one", "changed"), Ok(()));
    assert_eq!(write(&mut files, "new", "new"), Ok(()));
    assert_eq!(files.remove(HERE, b"link", false, NOW), Ok(()));
    assert_eq!(list(&files, "."), "new one sub");
    assert_eq!(read(&mut files, "one"), Ok("changed".into()));
    assert_eq!(host.names(), ["link", "one", "sub"].map(PathBuf::from));
    assert_eq!(fs::read_to_string(host.folder.path().join("one")).ok(), Some("first".into()));
}

#[test]
fn reading_leaves_no_trace() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(read(&mut files, "sub/two"), Ok("second".into()));
    assert!(files.disk.is_pristine());
}

#[test]
fn a_clone_goes_its_own_way() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(write(&mut files, "new", "before"), Ok(()));
    let (disk, own) = (files.disk.clone(), files.own.clone());
    let mut other = Files::new(disk, own, ProcessId(0), true);
    assert_eq!(write(&mut files, "new", "after"), Ok(()));
    assert_eq!(read(&mut other, "new"), Ok("before".into()));
    assert_eq!(read(&mut files, "new"), Ok("after".into()));
}

#[test]
fn a_renamed_host_folder_keeps_its_content() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(files.rename((HERE, b"sub"), (HERE, b"moved"), NOW), Ok(()));
    assert_eq!(list(&files, "."), "link moved one");
    assert_eq!(read(&mut files, "moved/two"), Ok("second".into()));
    assert_eq!(read(&mut files, "link"), Err(Errno::NOT_FOUND));
    assert_eq!(files.make_directory(b"sub", 0o777, NOW), Ok(()));
    assert_eq!(list(&files, "sub"), "");
    assert_eq!(files.rename((HERE, b"moved"), (HERE, b"moved/in"), NOW), Err(Errno::INVALID));
    assert_eq!(files.rename((HERE, b"one"), (HERE, b"moved"), NOW), Err(Errno::IS_DIRECTORY));
    assert_eq!(files.rename((HERE, b"sub"), (HERE, b"moved"), NOW), Err(Errno::NOT_EMPTY));
}

#[test]
fn deleted_files_live_while_they_are_open() {
    let host = Host::new();
    let mut files = host.files();
    let number = files.open(HERE, b"one", Flags::READ, 0, NOW).expect("it is there");
    assert_eq!(files.remove(HERE, b"one", false, NOW), Ok(()));
    assert_eq!(write(&mut files, "one", "another"), Ok(()));
    let mut buffer = [0; 10];
    assert!(matches!(files.read(number, &mut buffer), Ok(Reading::Bytes(5))));
    assert_eq!(files.close(number), Ok(()));
    assert_eq!(read(&mut files, "one"), Ok("another".into()));
}

#[test]
fn names_links_and_folders() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(files.make_link(b"nowhere", b"loose", NOW), Ok(()));
    assert_eq!(read(&mut files, "loose"), Err(Errno::NOT_FOUND));
    assert_eq!(write(&mut files, "loose", "through"), Ok(()));
    assert_eq!(read(&mut files, "nowhere"), Ok("through".into()));
    assert_eq!(files.make_link(b"round", b"round", NOW), Ok(()));
    assert_eq!(read(&mut files, "round"), Err(Errno::TOO_MANY_LINKS));
    assert_eq!(files.make_hard_link(b"one", b"uno", NOW), Ok(()));
    assert_eq!(write(&mut files, "uno", "shared"), Ok(()));
    assert_eq!(read(&mut files, "one"), Ok("shared".into()));
    assert_eq!(files.metadata(HERE, b"one", true).map(|found| found.links), Ok(2));
    assert_eq!(files.remove(HERE, b"sub", true, NOW), Err(Errno::NOT_EMPTY));
    assert_eq!(files.remove(HERE, b"sub", false, NOW), Err(Errno::IS_DIRECTORY));
    assert_eq!(files.remove(HERE, b"one", true, NOW), Err(Errno::NOT_DIRECTORY));
    assert_eq!(read(&mut files, "one/x"), Err(Errno::NOT_DIRECTORY));
    assert_eq!(read(&mut files, "sub/../sub/./two"), Ok("second".into()));
    let kind = |files: &Files, path: &[u8], follow| {
        files.metadata(HERE, path, follow).map(|found| found.kind)
    };
    assert_eq!(kind(&files, b"link", false), Ok(FileKind::Link));
    assert_eq!(kind(&files, b"link", true), Ok(FileKind::File));
    assert_eq!(kind(&files, b"/proc", true), Ok(FileKind::Directory));
    assert_eq!(kind(&files, b"/proc/self", true), Err(Errno::NOT_FOUND));
}

#[test]
fn permissions_bind_the_process() {
    let host = Host::new();
    let mut files = host.files();
    assert_eq!(files.set_mode(HERE, b"one", true, 0o444, NOW), Ok(()));
    assert_eq!(write(&mut files, "one", "x"), Err(Errno::ACCESS));
    assert_eq!(files.set_mode(HERE, b"sub", true, 0o555, NOW), Ok(()));
    assert_eq!(write(&mut files, "sub/new", "x"), Err(Errno::ACCESS));
    assert_eq!(files.remove(HERE, b"sub/two", false, NOW), Err(Errno::ACCESS));
    assert_eq!(files.set_mode(HERE, b"sub", true, 0o600, NOW), Ok(()));
    assert_eq!(read(&mut files, "sub/two"), Err(Errno::ACCESS));
}

#[test]
fn the_random_device_is_the_same_in_every_run() {
    let host = Host::new();
    let bytes = |files: &mut Files| {
        let number = files.open(HERE, b"/dev/urandom", Flags::READ, 0, NOW).expect("it exists");
        let mut buffer = [0; 20];
        assert!(matches!(files.read(number, &mut buffer), Ok(Reading::Bytes(20))));
        buffer
    };
    let (mut one, mut two) = (host.files(), host.files());
    assert_eq!(bytes(&mut one), bytes(&mut two));
    assert_ne!(bytes(&mut one), bytes(&mut host.files()));
}
