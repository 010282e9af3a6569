//! Natives of `sun.nio.fs`: the system calls behind `java.nio.file.Files`.
//!
//! Failures become a `UnixException` with the error's number; what exception a program sees is
//! decided by the JDK's own Java code.

use heddle_files::{Errno, FileKind, Flags, From, Metadata, USER};

use super::descriptors::{self, Memory, clock, files};
use super::java_io_file_system::{SPACE_FREE_BYTES, SPACE_TOTAL_BYTES};
use super::{Call, Native, native, nothing};
use crate::interp::{Result, Stop};
use crate::state::Ref;
use crate::state::{give, give_bool, give_int};

const UNIX: &str = "sun/nio/fs/UnixNativeDispatcher";
const LINUX: &str = "sun/nio/fs/LinuxNativeDispatcher";
const ATTRIBUTES: &str = "(JLsun/nio/fs/UnixFileAttributes;)V";

pub(super) const NATIVES: &[Native] = &[
    native(UNIX, "init", "()I", capabilities),
    native(UNIX, "getcwd", "()[B", getcwd),
    native(UNIX, "strerror", "(I)[B", |call| {
        let message = Errno(call.int(0)).message();
        give(call.machine.byte_array(message.as_bytes()))
    }),
    native(UNIX, "dup", "(I)I", dup),
    native(UNIX, "open0", "(JII)I", |call| open(call, From::WorkingDirectory, 0)),
    native(UNIX, "openat0", "(IJII)I", |call| {
        let from = from(call.int(0));
        open(call, from, 1)
    }),
    native(UNIX, "close0", "(I)V", |call| {
        let number = call.int(0);
        done(files(call).close(number), call)
    }),
    native(UNIX, "read", "(IJI)I", read),
    native(UNIX, "read0", "(IJI)I", read),
    native(UNIX, "write", "(IJI)I", write),
    native(UNIX, "write0", "(IJI)I", write),
    // JDK 17 throws; later ones want the error's number.
    native(UNIX, "access0", "(JI)V", |call| {
        let checked = access(call)?;
        done(checked, call)
    }),
    native(UNIX, "access0", "(JI)I", |call| {
        let checked = access(call)?;
        give_int(checked.map_or_else(|errno| errno.0, |()| 0))
    }),
    native(UNIX, "exists0", "(J)Z", |call| {
        let path = path(call, 0)?;
        give_bool(files(call).metadata(From::WorkingDirectory, &path, true).is_ok())
    }),
    native(UNIX, "stat0", ATTRIBUTES, |call| {
        let found = metadata(call, true)?;
        fill_or_throw(call, found, 2)
    }),
    native(UNIX, "stat0", "(JLsun/nio/fs/UnixFileAttributes;)I", |call| {
        match metadata(call, true)? {
            Ok(found) => fill(call, &found, 2),
            Err(errno) => give_int(errno.0),
        }
    }),
    native(UNIX, "stat1", "(J)I", |call| {
        let found = metadata(call, true)?;
        give_int(found.map_or(0, |found| mode_bits(&found) as i32))
    }),
    native(UNIX, "lstat0", ATTRIBUTES, |call| {
        let found = metadata(call, false)?;
        fill_or_throw(call, found, 2)
    }),
    native(UNIX, "fstat", "(ILsun/nio/fs/UnixFileAttributes;)V", fstat),
    native(UNIX, "fstat0", "(ILsun/nio/fs/UnixFileAttributes;)V", fstat),
    native(UNIX, "fstatat0", "(IJILsun/nio/fs/UnixFileAttributes;)V", fstatat),
    native(UNIX, "opendir0", "(J)J", |call| {
        let path = path(call, 0)?;
        let listing = files(call).open_listing(&path);
        or_throw(listing, call)
    }),
    native(UNIX, "fdopendir", "(I)J", |call| {
        let number = call.int(0);
        let listing = files(call).open_listing_of(number);
        or_throw(listing, call)
    }),
    native(UNIX, "readdir", "(J)[B", readdir),
    native(UNIX, "readdir0", "(J)[B", readdir),
    native(UNIX, "closedir", "(J)V", |call| {
        let listing = call.long(0) as u64;
        done(files(call).close_listing(listing), call)
    }),
    native(UNIX, "mkdir0", "(JI)V", |call| {
        let (path, mode, now) = (path(call, 0)?, call.int(2) as u32, clock(call));
        done(files(call).make_directory(&path, mode, now), call)
    }),
    native(UNIX, "rmdir0", "(J)V", |call| remove(call, true)),
    native(UNIX, "unlink0", "(J)V", |call| remove(call, false)),
    native(UNIX, "unlinkat0", "(IJI)V", unlinkat),
    native(UNIX, "rename0", "(JJ)V", |call| {
        let (old, new, now) = (path(call, 0)?, path(call, 2)?, clock(call));
        let from = From::WorkingDirectory;
        done(files(call).rename((from, &old), (from, &new), now), call)
    }),
    native(UNIX, "renameat0", "(IJIJ)V", |call| {
        let (old_from, new_from) = (from(call.int(0)), from(call.int(3)));
        let (old, new, now) = (path(call, 1)?, path(call, 4)?, clock(call));
        done(files(call).rename((old_from, &old), (new_from, &new), now), call)
    }),
    native(UNIX, "link0", "(JJ)V", |call| {
        let (existing, new, now) = (path(call, 0)?, path(call, 2)?, clock(call));
        done(files(call).make_hard_link(&existing, &new, now), call)
    }),
    native(UNIX, "symlink0", "(JJ)V", |call| {
        let (target, new, now) = (path(call, 0)?, path(call, 2)?, clock(call));
        done(files(call).make_link(&target, &new, now), call)
    }),
    native(UNIX, "readlink0", "(J)[B", |call| {
        let path = path(call, 0)?;
        let target = files(call).link_target(&path);
        bytes_or_throw(target, call)
    }),
    native(UNIX, "realpath0", "(J)[B", |call| {
        let path = path(call, 0)?;
        let real = files(call).real_path(&path);
        bytes_or_throw(real, call)
    }),
    native(UNIX, "mknod0", "(JIJ)V", |call| throw(call, Errno::NOT_PERMITTED)),
    native(UNIX, "chmod0", "(JI)V", |call| {
        let (path, mode, now) = (path(call, 0)?, call.int(2) as u32, clock(call));
        done(files(call).set_mode(From::WorkingDirectory, &path, true, mode, now), call)
    }),
    native(UNIX, "fchmod", "(II)V", fchmod),
    native(UNIX, "fchmod0", "(II)V", fchmod),
    native(UNIX, "fchmodat0", "(IJII)V", |call| {
        let (from, path, mode, now) =
            (from(call.int(0)), path(call, 1)?, call.int(3) as u32, clock(call));
        let follow = call.int(4) & NO_FOLLOW == 0;
        done(files(call).set_mode(from, &path, follow, mode, now), call)
    }),
    native(UNIX, "fchmodatNoFollowSupported0", "()Z", |_| give_bool(false)),
    native(UNIX, "chown0", "(JII)V", |call| chown(call, true)),
    native(UNIX, "lchown0", "(JII)V", |call| chown(call, false)),
    native(UNIX, "fchown", "(III)V", fchown),
    native(UNIX, "fchown0", "(III)V", fchown),
    native(UNIX, "utimes0", "(JJJ)V", |call| utimes(call, true)),
    native(UNIX, "lutimes0", "(JJJ)V", |call| utimes(call, false)),
    native(UNIX, "futimes", "(IJJ)V", |call| futimes(call, 1_000)),
    native(UNIX, "futimens", "(IJJ)V", |call| futimes(call, 1)),
    native(UNIX, "futimens0", "(IJJ)V", |call| futimes(call, 1)),
    native(UNIX, "utimensat0", "(IJJJI)V", |call| {
        let (from, path, now) = (from(call.int(0)), path(call, 1)?, clock(call));
        let times = (Some(call.long(3)), Some(call.long(5)));
        let follow = call.int(7) & NO_FOLLOW == 0;
        done(files(call).set_times(from, &path, follow, times, now), call)
    }),
    native(UNIX, "getpwuid", "(I)[B", name_of_id),
    native(UNIX, "getgrgid", "(I)[B", name_of_id),
    native(UNIX, "getpwnam0", "(J)I", id_of_name),
    native(UNIX, "getgrnam0", "(J)I", id_of_name),
    native(UNIX, "statvfs0", "(JLsun/nio/fs/UnixFileStoreAttributes;)V", statvfs),
    native(UNIX, "fgetxattr0", "(IJJI)I", |call| throw(call, Errno::NOT_SUPPORTED)),
    native(UNIX, "fsetxattr0", "(IJJI)V", |call| throw(call, Errno::NOT_SUPPORTED)),
    native(UNIX, "fremovexattr0", "(IJ)V", |call| throw(call, Errno::NOT_SUPPORTED)),
    native(UNIX, "flistxattr", "(IJI)I", |call| throw(call, Errno::NOT_SUPPORTED)),
    native(LINUX, "init", "()V", nothing),
    native(LINUX, "setmntent0", "(JJ)J", |call| Ok(call.process().native_memory.allocate(1))),
    native(LINUX, "getmntent0", "(JLsun/nio/fs/UnixMountEntry;JI)I", mount_entry),
    native(LINUX, "endmntent", "(J)V", |call| {
        let stream = call.long(0) as u64;
        call.process().native_memory.free(stream);
        Ok(0)
    }),
    native(UNIX, "getlinelen", "(J)I", |call| {
        let fresh = next_mount(call);
        give_int(if fresh { MOUNT_LINE_BYTES } else { -1 })
    }),
    native(UNIX, "rewind", "(J)V", |call| {
        let stream = call.long(0) as u64;
        if let Some(read) = call.process().native_memory.write(stream, 1) {
            read[0] = 0;
        }
        Ok(0)
    }),
    native(LINUX, "posix_fadvise", "(IJJI)I", |_| give_int(0)),
    native(LINUX, "directCopy0", "(IIJ)I", |call| {
        copy(call)?;
        give_int(0)
    }),
    native("sun/nio/fs/UnixCopyFile", "transfer", "(IIJ)V", copy),
    native("sun/nio/fs/UnixFileSystem", "bufferedCopy0", "(IIJIJ)V", copy),
];

/// A flag of `fstatat`, `fchmodat` and `utimensat`.
const NO_FOLLOW: i32 = 0x100;
/// A flag of `unlinkat`.
const REMOVE_DIRECTORY: i32 = 0x200;
/// The descriptor that stands for the working directory.
const AT_WORKING_DIRECTORY: i32 = -100;
/// How many bytes a copy moves at once.
const COPY_BYTES: u32 = 1 << 20;

/// Opening relative to a folder, and the times of links in JDK 17.
fn capabilities(call: &mut Call<'_>) -> Result<u64> {
    const OPENAT: i32 = 1 << 1;
    const FUTIMES: i32 = 1 << 2;
    const FUTIMENS: i32 = 1 << 3;
    const LUTIMES: i32 = 1 << 4;
    // Later JDKs gave the other bits new meanings.
    let is_17 = call.method.class().method_named("lutimes0", "(JJJ)V").is_some();
    give_int(if is_17 { OPENAT | FUTIMES | FUTIMENS | LUTIMES } else { OPENAT })
}

fn from(descriptor: i32) -> From {
    match descriptor {
        AT_WORKING_DIRECTORY => From::WorkingDirectory,
        number => From::Descriptor(number),
    }
}

/// The text at the address in an argument.
fn path(call: &mut Call<'_>, index: usize) -> Result<Vec<u8>> {
    let address = call.long(index) as u64;
    let bytes = call.machine.process().native_memory.text(address);
    bytes
        .map(<[u8]>::to_vec)
        .ok_or_else(|| Stop::unsupported(format!("a path at native address {address:#x}")))
}

fn throw<T>(call: &mut Call<'_>, errno: Errno) -> Result<T> {
    let exception = call.machine.make_throwable("sun/nio/fs/UnixException", None)?;
    call.machine.set_field(exception, "errno", errno.0 as u64);
    Err(Stop::Throw(exception))
}

fn done(result: heddle_files::Result<()>, call: &mut Call<'_>) -> Result<u64> {
    or_throw(result.map(|()| 0), call)
}

fn or_throw(result: heddle_files::Result<u64>, call: &mut Call<'_>) -> Result<u64> {
    match result {
        Ok(value) => Ok(value),
        Err(errno) => throw(call, errno),
    }
}

fn bytes_or_throw(result: heddle_files::Result<Vec<u8>>, call: &mut Call<'_>) -> Result<u64> {
    match result {
        Ok(bytes) => give(call.machine.byte_array(&bytes)),
        Err(errno) => throw(call, errno),
    }
}

fn getcwd(call: &mut Call<'_>) -> Result<u64> {
    let directory = files(call).working_directory().as_os_str().as_encoded_bytes().to_vec();
    give(call.machine.byte_array(&directory))
}

fn dup(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    let copy = files(call).duplicate(number).map(|number| number as u64);
    or_throw(copy, call)
}

fn open(call: &mut Call<'_>, from: From, first: usize) -> Result<u64> {
    let path = path(call, first)?;
    let (flags, mode) = (Flags(call.int(first + 2)), call.int(first + 3) as u32);
    let now = clock(call);
    let opened = files(call).open(from, &path, flags, mode, now).map(|number| number as u64);
    or_throw(opened, call)
}

fn read(call: &mut Call<'_>) -> Result<u64> {
    let (number, address, length) = (call.int(0), call.long(1) as u64, call.int(3) as u32);
    let count = descriptors::read(call, number, None, Memory::Address(address), length)?;
    or_throw(count.map(|count| count as u64), call)
}

fn write(call: &mut Call<'_>) -> Result<u64> {
    let (number, address, length) = (call.int(0), call.long(1) as u64, call.int(3) as u32);
    let count = descriptors::write(call, number, None, Memory::Address(address), length)?;
    or_throw(count.map(|count| count as u64), call)
}

fn access(call: &mut Call<'_>) -> Result<heddle_files::Result<()>> {
    let path = path(call, 0)?;
    let wanted = call.int(2) as u32;
    Ok(files(call).check_access(&path, wanted))
}

fn metadata(call: &mut Call<'_>, follow: bool) -> Result<heddle_files::Result<Metadata>> {
    let path = path(call, 0)?;
    Ok(files(call).metadata(From::WorkingDirectory, &path, follow))
}

fn fstat(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    let found = files(call).metadata_of(number);
    fill_or_throw(call, found, 1)
}

fn fstatat(call: &mut Call<'_>) -> Result<u64> {
    let (from, path) = (from(call.int(0)), path(call, 1)?);
    let follow = call.int(3) & NO_FOLLOW == 0;
    let found = files(call).metadata(from, &path, follow);
    fill_or_throw(call, found, 4)
}

fn fill_or_throw(
    call: &mut Call<'_>,
    found: heddle_files::Result<Metadata>,
    attributes: usize,
) -> Result<u64> {
    match found {
        Ok(found) => fill(call, &found, attributes),
        Err(errno) => throw(call, errno),
    }
}

fn mode_bits(found: &Metadata) -> u32 {
    let kind = match found.kind {
        FileKind::File => 0o10_0000,
        FileKind::Directory => 0o4_0000,
        FileKind::Link => 0o12_0000,
        FileKind::Device(_) => 0o2_0000,
        FileKind::Other => 0o14_0000,
    };
    kind | found.mode
}

/// Fills a `UnixFileAttributes`.
fn fill(call: &mut Call<'_>, found: &Metadata, attributes: usize) -> Result<u64> {
    let target = call.object(attributes)?;
    let seconds = |nanos: i64| nanos.div_euclid(1_000_000_000) as u64;
    let rest = |nanos: i64| nanos.rem_euclid(1_000_000_000) as u64;
    let fields = [
        ("st_mode", u64::from(mode_bits(found))),
        ("st_ino", found.inode),
        ("st_dev", 1),
        ("st_rdev", 0),
        ("st_nlink", u64::from(found.links)),
        ("st_uid", u64::from(found.user)),
        ("st_gid", u64::from(found.group)),
        ("st_size", found.size),
        ("st_atime_sec", seconds(found.accessed)),
        ("st_atime_nsec", rest(found.accessed)),
        ("st_mtime_sec", seconds(found.modified)),
        ("st_mtime_nsec", rest(found.modified)),
        ("st_ctime_sec", seconds(found.changed)),
        ("st_ctime_nsec", rest(found.changed)),
    ];
    for (name, value) in fields {
        call.machine.set_field(target, name, value);
    }
    Ok(0)
}

/// The next name; null at the end.
fn readdir(call: &mut Call<'_>) -> Result<u64> {
    let listing = call.long(0) as u64;
    match files(call).next_name(listing) {
        Ok(Some(name)) => give(call.machine.byte_array(&name)),
        Ok(None) => give(Ref::NULL),
        Err(errno) => throw(call, errno),
    }
}

fn remove(call: &mut Call<'_>, directory: bool) -> Result<u64> {
    let (path, now) = (path(call, 0)?, clock(call));
    done(files(call).remove(From::WorkingDirectory, &path, directory, now), call)
}

fn unlinkat(call: &mut Call<'_>) -> Result<u64> {
    let (from, path, now) = (from(call.int(0)), path(call, 1)?, clock(call));
    let directory = call.int(3) & REMOVE_DIRECTORY != 0;
    done(files(call).remove(from, &path, directory, now), call)
}

fn fchmod(call: &mut Call<'_>) -> Result<u64> {
    let (number, mode, now) = (call.int(0), call.int(1) as u32, clock(call));
    done(files(call).set_mode_of(number, mode, now), call)
}

fn chown(call: &mut Call<'_>, follow: bool) -> Result<u64> {
    let (path, user, group) = (path(call, 0)?, call.int(2), call.int(3));
    done(files(call).set_owner(&path, follow, user, group), call)
}

fn fchown(call: &mut Call<'_>) -> Result<u64> {
    let (number, user, group) = (call.int(0), call.int(1), call.int(2));
    done(files(call).set_owner_of(number, user, group), call)
}

/// Times in microseconds.
fn utimes(call: &mut Call<'_>, follow: bool) -> Result<u64> {
    let (path, now) = (path(call, 0)?, clock(call));
    let nanos = |index| Some(call.long(index).saturating_mul(1_000));
    let times = (nanos(2), nanos(4));
    done(files(call).set_times(From::WorkingDirectory, &path, follow, times, now), call)
}

fn futimes(call: &mut Call<'_>, unit_nanos: i64) -> Result<u64> {
    let (number, now) = (call.int(0), clock(call));
    let nanos = |index| Some(call.long(index).saturating_mul(unit_nanos));
    let times = (nanos(1), nanos(3));
    done(files(call).set_times_of(number, times, now), call)
}

/// The users, and groups, there are.
const NAMES: &[(u32, &str)] = &[(0, "root"), (USER, "user")];

fn name_of_id(call: &mut Call<'_>) -> Result<u64> {
    let id = call.int(0) as u32;
    match NAMES.iter().find(|(known, _)| *known == id) {
        Some((_, name)) => give(call.machine.byte_array(name.as_bytes())),
        None => throw(call, Errno::NOT_FOUND),
    }
}

fn id_of_name(call: &mut Call<'_>) -> Result<u64> {
    let name = path(call, 0)?;
    let known = NAMES.iter().find(|(_, known)| known.as_bytes() == name);
    give_int(known.map_or(-1, |(id, _)| *id as i32))
}

fn statvfs(call: &mut Call<'_>) -> Result<u64> {
    const BLOCK_BYTES: u64 = 4096;
    let path = path(call, 0)?;
    if let Err(errno) = files(call).metadata(From::WorkingDirectory, &path, true) {
        return throw(call, errno);
    }
    let target = call.object(2)?;
    let fields = [
        ("f_frsize", BLOCK_BYTES),
        ("f_blocks", SPACE_TOTAL_BYTES / BLOCK_BYTES),
        ("f_bfree", SPACE_FREE_BYTES / BLOCK_BYTES),
        ("f_bavail", SPACE_FREE_BYTES / BLOCK_BYTES),
    ];
    for (name, value) in fields {
        call.machine.set_field(target, name, value);
    }
    Ok(0)
}

/// There is one mount: everything is on the root.
const MOUNT: &[(&str, &str)] =
    &[("name", "/dev/root"), ("dir", "/"), ("fstype", "ext4"), ("opts", "rw")];
const MOUNT_LINE_BYTES: i32 = 64;

/// Whether the mount was not read yet from a stream, which is one byte of native memory.
fn next_mount(call: &mut Call<'_>) -> bool {
    let stream = call.long(0) as u64;
    let Some(read) = call.process().native_memory.write(stream, 1) else { return false };
    std::mem::replace(&mut read[0], 1) == 0
}

fn mount_entry(call: &mut Call<'_>) -> Result<u64> {
    if !next_mount(call) {
        return give_int(-1);
    }
    let entry = call.object(2)?;
    for (field, value) in MOUNT {
        let bytes = call.machine.byte_array(value.as_bytes());
        call.machine.set_field(entry, field, u64::from(bytes.0));
    }
    call.machine.set_field(entry, "dev", 1);
    give_int(0)
}

/// Copies everything from the second descriptor to the first.
fn copy(call: &mut Call<'_>) -> Result<u64> {
    let (to, from) = (call.int(0), call.int(1));
    let length = u64::from(COPY_BYTES);
    let buffer = call.process().native_memory.allocate(length);
    let copied = copy_all(call, from, to, Memory::Address(buffer));
    call.process().native_memory.free(buffer);
    let copied = copied?;
    done(copied, call)
}

fn copy_all(
    call: &mut Call<'_>,
    from: i32,
    to: i32,
    buffer: Memory,
) -> Result<heddle_files::Result<()>> {
    loop {
        match descriptors::read(call, from, None, buffer, COPY_BYTES)? {
            Ok(0) => return Ok(Ok(())),
            Ok(count) => {
                let written = descriptors::write(call, to, None, buffer, count as u32)?;
                if let Err(errno) = written {
                    return Ok(Err(errno));
                }
            }
            Err(errno) => return Ok(Err(errno)),
        }
    }
}
