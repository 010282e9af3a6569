//! Natives of `sun.nio.fs`: the system calls behind `java.nio.file.Files`.
//!
//! Failures become a `UnixException` with the error's number; what exception a program sees is
//! decided by the JDK's own Java code.

use heddle_files::{Errno, FileKind, Flags, From, Metadata, USER};

use super::java_io_file_system::{SPACE_FREE_BYTES, SPACE_TOTAL_BYTES};
use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{
    Cell, Descriptor, Disk, FileResult, FinalField, LibraryField, Ref, SharedField, Span,
};
use heddle_jvm::state::{give, give_bool, give_int};

const UNIX: &str = "sun/nio/fs/UnixNativeDispatcher";
const LINUX: &str = "sun/nio/fs/LinuxNativeDispatcher";
const ATTRIBUTES: &str = "(JLsun/nio/fs/UnixFileAttributes;)V";

const ERRNO: FinalField = FinalField::new("sun/nio/fs/UnixException", "errno");

const fn attribute(name: &'static str) -> SharedField {
    SharedField::new("sun/nio/fs/UnixFileAttributes", name)
}

const ATTRIBUTE_FIELDS: [SharedField; 14] = [
    attribute("st_mode"),
    attribute("st_ino"),
    attribute("st_dev"),
    attribute("st_rdev"),
    attribute("st_nlink"),
    attribute("st_uid"),
    attribute("st_gid"),
    attribute("st_size"),
    attribute("st_atime_sec"),
    attribute("st_atime_nsec"),
    attribute("st_mtime_sec"),
    attribute("st_mtime_nsec"),
    attribute("st_ctime_sec"),
    attribute("st_ctime_nsec"),
];

const fn space(name: &'static str) -> SharedField {
    SharedField::new("sun/nio/fs/UnixFileStoreAttributes", name)
}

const SPACE_FIELDS: [SharedField; 4] =
    [space("f_frsize"), space("f_blocks"), space("f_bfree"), space("f_bavail")];

const fn mount(name: &'static str) -> SharedField {
    SharedField::new("sun/nio/fs/UnixMountEntry", name)
}

const MOUNT_FIELDS: [SharedField; 5] =
    [mount("name"), mount("dir"), mount("fstype"), mount("opts"), mount("dev")];

/// All of the above.
pub(super) fn fields() -> impl Iterator<Item = LibraryField> {
    let shared = ATTRIBUTE_FIELDS.iter().chain(&SPACE_FIELDS).chain(&MOUNT_FIELDS);
    shared.map(|field| field.0).chain([ERRNO.0])
}

pub(super) const NATIVES: &[Native] = &[
    native(UNIX, "init", "()I", capabilities),
    native(UNIX, "getcwd", "()[B", getcwd),
    native(UNIX, "strerror", "(I)[B", |call| {
        let message = Errno(call.int(0)).message();
        give(call.byte_array(message.as_bytes()))
    }),
    native(UNIX, "dup", "(I)I", dup),
    native(UNIX, "open0", "(JII)I", |call| open(call, From::WorkingDirectory, 0)),
    native(UNIX, "openat0", "(IJII)I", |call| {
        let from = from(call.int(0));
        open(call, from, 1)
    }),
    native(UNIX, "close0", "(I)V", |call| {
        let number = call.int(0);
        change(call, |disk| disk.close(number))
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
        give_bool(call.on_disk(|disk| disk.kind(From::WorkingDirectory, &path, true))?.is_ok())
    }),
    native(UNIX, "stat0", ATTRIBUTES, |call| {
        let filled = stat(call, true)?;
        done(filled, call)
    }),
    native(UNIX, "stat0", "(JLsun/nio/fs/UnixFileAttributes;)I", |call| {
        let filled = stat(call, true)?;
        give_int(filled.map_or_else(|errno| errno.0, |()| 0))
    }),
    native(UNIX, "stat1", "(J)I", |call| {
        let path = path(call, 0)?;
        let bits: FileResult<u32> = call.on_disk(|disk| {
            let kind = disk.kind(From::WorkingDirectory, &path, true)?;
            Ok(mode_bits(kind, disk.mode(From::WorkingDirectory, &path, true)?))
        })?;
        give_int(bits.map_or(0, |bits| bits as i32))
    }),
    native(UNIX, "lstat0", ATTRIBUTES, |call| {
        let filled = stat(call, false)?;
        done(filled, call)
    }),
    native(UNIX, "fstat", "(ILsun/nio/fs/UnixFileAttributes;)V", fstat),
    native(UNIX, "fstat0", "(ILsun/nio/fs/UnixFileAttributes;)V", fstat),
    native(UNIX, "fstatat0", "(IJILsun/nio/fs/UnixFileAttributes;)V", fstatat),
    native(UNIX, "opendir0", "(J)J", |call| {
        let path = path(call, 0)?;
        let listing = call.on_disk(|disk| disk.open_listing(&path))?;
        or_throw(listing, call)
    }),
    native(UNIX, "fdopendir", "(I)J", |call| {
        let number = call.int(0);
        let listing = call.on_disk(|disk| disk.open_listing_of(number))?;
        or_throw(listing, call)
    }),
    native(UNIX, "readdir", "(J)[B", readdir),
    native(UNIX, "readdir0", "(J)[B", readdir),
    native(UNIX, "closedir", "(J)V", |call| {
        let listing = call.long(0) as u64;
        change(call, |disk| disk.close_listing(listing))
    }),
    native(UNIX, "mkdir0", "(JI)V", |call| {
        let (path, mode) = (path(call, 0)?, call.int(2) as u32);
        change(call, |disk| disk.make_directory(&path, mode))
    }),
    native(UNIX, "rmdir0", "(J)V", |call| remove(call, true)),
    native(UNIX, "unlink0", "(J)V", |call| remove(call, false)),
    native(UNIX, "unlinkat0", "(IJI)V", unlinkat),
    native(UNIX, "rename0", "(JJ)V", |call| {
        let (old, new) = (path(call, 0)?, path(call, 2)?);
        let from = From::WorkingDirectory;
        change(call, |disk| disk.rename((from, &old), (from, &new)))
    }),
    native(UNIX, "renameat0", "(IJIJ)V", |call| {
        let (old_from, new_from) = (from(call.int(0)), from(call.int(3)));
        let (old, new) = (path(call, 1)?, path(call, 4)?);
        change(call, |disk| disk.rename((old_from, &old), (new_from, &new)))
    }),
    native(UNIX, "link0", "(JJ)V", |call| {
        let (existing, new) = (path(call, 0)?, path(call, 2)?);
        change(call, |disk| disk.make_hard_link(&existing, &new))
    }),
    native(UNIX, "symlink0", "(JJ)V", |call| {
        let (target, new) = (path(call, 0)?, path(call, 2)?);
        change(call, |disk| disk.make_link(&target, &new))
    }),
    native(UNIX, "readlink0", "(J)[B", |call| {
        let path = path(call, 0)?;
        let target = call.on_disk(|disk| disk.link_target(&path))?;
        bytes_or_throw(target, call)
    }),
    native(UNIX, "realpath0", "(J)[B", |call| {
        let path = path(call, 0)?;
        let real = call.on_disk(|disk| disk.real_path(&path))?;
        bytes_or_throw(real, call)
    }),
    native(UNIX, "mknod0", "(JIJ)V", |call| throw(call, Errno::NOT_PERMITTED)),
    native(UNIX, "chmod0", "(JI)V", |call| {
        let (path, mode) = (path(call, 0)?, call.int(2) as u32);
        change(call, |disk| disk.set_mode(From::WorkingDirectory, &path, true, mode))
    }),
    native(UNIX, "fchmod", "(II)V", fchmod),
    native(UNIX, "fchmod0", "(II)V", fchmod),
    native(UNIX, "fchmodat0", "(IJII)V", |call| {
        let (from, path, mode) = (from(call.int(0)), path(call, 1)?, call.int(3) as u32);
        let follow = call.int(4) & NO_FOLLOW == 0;
        change(call, |disk| disk.set_mode(from, &path, follow, mode))
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
        let (from, path) = (from(call.int(0)), path(call, 1)?);
        let times = (Some(call.long(3)), Some(call.long(5)));
        let follow = call.int(7) & NO_FOLLOW == 0;
        change(call, |disk| disk.set_times(from, &path, follow, times))
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
    native(LINUX, "setmntent0", "(JJ)J", |call| call.allocate_memory(MOUNT_STREAM_BYTES)),
    native(LINUX, "getmntent0", "(JLsun/nio/fs/UnixMountEntry;JI)I", mount_entry),
    native(LINUX, "endmntent", "(J)V", |call| {
        call.free_memory(call.long(0) as u64)?;
        Ok(0)
    }),
    native(UNIX, "getlinelen", "(J)I", |call| {
        let stream = mount_stream(call)?;
        let is_next = call.exchange(stream, 0, 1)?.1;
        give_int(if is_next { MOUNT_LINE_BYTES } else { -1 })
    }),
    native(UNIX, "rewind", "(J)V", |call| {
        let stream = mount_stream(call)?;
        call.store(stream, 0)?;
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
const COPY_BYTES: u64 = 1 << 20;

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
    call.text_at(address)
        .ok_or_else(|| Stop::unsupported(format!("a path at native address {address:#x}")))
}

fn throw<T>(call: &mut Call<'_>, errno: Errno) -> Result<T> {
    let exception = call.make_fresh_throwable("sun/nio/fs/UnixException")?;
    call.set(&exception, &ERRNO, errno.0 as u64)?;
    Err(Stop::Throw(exception.publish()))
}

/// Changes files, or throws what became of that.
fn change(call: &mut Call<'_>, change: impl FnOnce(&mut Disk) -> FileResult<()>) -> Result<u64> {
    let changed = call.on_disk(change)?;
    done(changed, call)
}

fn done(result: FileResult<()>, call: &mut Call<'_>) -> Result<u64> {
    or_throw(result.map(|()| 0), call)
}

fn or_throw(result: FileResult<u64>, call: &mut Call<'_>) -> Result<u64> {
    match result {
        Ok(value) => Ok(value),
        Err(errno) => throw(call, errno),
    }
}

fn bytes_or_throw(result: FileResult<Vec<u8>>, call: &mut Call<'_>) -> Result<u64> {
    match result {
        Ok(bytes) => give(call.byte_array(&bytes)),
        Err(errno) => throw(call, errno),
    }
}

fn getcwd(call: &mut Call<'_>) -> Result<u64> {
    let directory = call.on_disk(|disk| disk.working_directory())?;
    give(call.byte_array(&directory))
}

fn dup(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    let copy = call.on_disk(|disk| disk.duplicate(number))?;
    or_throw(copy.map(|number| number as u64), call)
}

fn open(call: &mut Call<'_>, from: From, first: usize) -> Result<u64> {
    let path = path(call, first)?;
    let (flags, mode) = (Flags(call.int(first + 2)), call.int(first + 3) as u32);
    let opened = call.on_disk(|disk| disk.open(from, &path, flags, mode))?;
    let opened = opened.map(|number| number as u64);
    or_throw(opened, call)
}

/// The descriptor and the memory that are the arguments of `read` and `write`.
fn transfer(call: &Call<'_>) -> (Descriptor, Span) {
    let memory = Span::off_heap(call.long(1) as u64, u64::from(call.int(3) as u32));
    (Descriptor::of_number(call.int(0)), memory)
}

fn read(call: &mut Call<'_>) -> Result<u64> {
    let (from, into) = transfer(call);
    let count = call.read_file(from, None, &[into])?;
    or_throw(count.map(|count| count as u64), call)
}

fn write(call: &mut Call<'_>) -> Result<u64> {
    let (to, from) = transfer(call);
    let count = call.write_file(to, None, &[from])?;
    or_throw(count.map(|count| count as u64), call)
}

fn access(call: &mut Call<'_>) -> Result<FileResult<()>> {
    let path = path(call, 0)?;
    let wanted = call.int(2) as u32;
    call.on_disk(|disk| disk.check_access(&path, wanted))
}

/// What is at a path, into the attributes that are the other argument.
fn stat(call: &mut Call<'_>, follow: bool) -> Result<FileResult<()>> {
    let path = path(call, 0)?;
    fill(call, 2, |disk| disk.metadata(From::WorkingDirectory, &path, follow))
}

fn fstat(call: &mut Call<'_>) -> Result<u64> {
    let number = call.int(0);
    let filled = fill(call, 1, |disk| disk.metadata_of(number))?;
    done(filled, call)
}

fn fstatat(call: &mut Call<'_>) -> Result<u64> {
    let (from, path) = (from(call.int(0)), path(call, 1)?);
    let follow = call.int(3) & NO_FOLLOW == 0;
    let filled = fill(call, 4, |disk| disk.metadata(from, &path, follow))?;
    done(filled, call)
}

fn mode_bits(kind: FileKind, mode: u32) -> u32 {
    let kind = match kind {
        FileKind::File => 0o10_0000,
        FileKind::Directory => 0o4_0000,
        FileKind::Link => 0o12_0000,
        FileKind::Device(_) => 0o2_0000,
        FileKind::Other => 0o14_0000,
    };
    kind | mode
}

/// Fills the `UnixFileAttributes` that is an argument.
fn fill(
    call: &mut Call<'_>,
    attributes: usize,
    find: impl FnOnce(&mut Disk) -> FileResult<Metadata>,
) -> Result<FileResult<()>> {
    const DEVICE: u64 = 1;
    const NO_DEVICE: u64 = 0;
    let cells = cells_of(call, call.object(attributes)?, &ATTRIBUTE_FIELDS)?;
    let seconds = |nanos: i64| nanos.div_euclid(1_000_000_000) as u64;
    let rest = |nanos: i64| nanos.rem_euclid(1_000_000_000) as u64;
    call.fill_from_disk(None, cells, |disk| {
        let found = find(disk)?;
        Ok([
            u64::from(mode_bits(found.kind, found.mode)),
            found.inode,
            DEVICE,
            NO_DEVICE,
            u64::from(found.links),
            u64::from(found.user),
            u64::from(found.group),
            found.size,
            seconds(found.accessed),
            rest(found.accessed),
            seconds(found.modified),
            rest(found.modified),
            seconds(found.changed),
            rest(found.changed),
        ])
    })
}

fn cells_of<const N: usize>(
    call: &Call<'_>,
    object: Ref,
    fields: &[SharedField; N],
) -> Result<[Cell; N]> {
    let cells: Vec<Cell> =
        fields.iter().map(|field| call.shared_field(object, field)).collect::<Result<_>>()?;
    Ok(cells.try_into().expect("a cell for each field"))
}

/// The next name; null at the end.
fn readdir(call: &mut Call<'_>) -> Result<u64> {
    let listing = call.long(0) as u64;
    match call.on_disk(|disk| disk.next_name(listing))? {
        Ok(Some(name)) => give(call.byte_array(&name)),
        Ok(None) => give(Ref::NULL),
        Err(errno) => throw(call, errno),
    }
}

fn remove(call: &mut Call<'_>, directory: bool) -> Result<u64> {
    let path = path(call, 0)?;
    change(call, |disk| disk.remove(From::WorkingDirectory, &path, directory))
}

fn unlinkat(call: &mut Call<'_>) -> Result<u64> {
    let (from, path) = (from(call.int(0)), path(call, 1)?);
    let directory = call.int(3) & REMOVE_DIRECTORY != 0;
    change(call, |disk| disk.remove(from, &path, directory))
}

fn fchmod(call: &mut Call<'_>) -> Result<u64> {
    let (number, mode) = (call.int(0), call.int(1) as u32);
    change(call, |disk| disk.set_mode_of(number, mode))
}

fn chown(call: &mut Call<'_>, follow: bool) -> Result<u64> {
    let (path, user, group) = (path(call, 0)?, call.int(2), call.int(3));
    change(call, |disk| disk.set_owner(&path, follow, user, group))
}

fn fchown(call: &mut Call<'_>) -> Result<u64> {
    let (number, user, group) = (call.int(0), call.int(1), call.int(2));
    change(call, |disk| disk.set_owner_of(number, user, group))
}

/// Times in microseconds.
fn utimes(call: &mut Call<'_>, follow: bool) -> Result<u64> {
    let path = path(call, 0)?;
    let nanos = |index| Some(call.long(index).saturating_mul(1_000));
    let times = (nanos(2), nanos(4));
    change(call, |disk| disk.set_times(From::WorkingDirectory, &path, follow, times))
}

fn futimes(call: &mut Call<'_>, unit_nanos: i64) -> Result<u64> {
    let number = call.int(0);
    let nanos = |index| Some(call.long(index).saturating_mul(unit_nanos));
    let times = (nanos(1), nanos(3));
    change(call, |disk| disk.set_times_of(number, times))
}

/// The users, and groups, there are.
const NAMES: &[(u32, &str)] = &[(0, "root"), (USER, "user")];

fn name_of_id(call: &mut Call<'_>) -> Result<u64> {
    let id = call.int(0) as u32;
    match NAMES.iter().find(|(known, _)| *known == id) {
        Some((_, name)) => give(call.byte_array(name.as_bytes())),
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
    let cells = cells_of(call, call.object(2)?, &SPACE_FIELDS)?;
    let filled = call.fill_from_disk(None, cells, |disk| {
        disk.kind(From::WorkingDirectory, &path, true)?;
        let free = SPACE_FREE_BYTES / BLOCK_BYTES;
        Ok([BLOCK_BYTES, SPACE_TOTAL_BYTES / BLOCK_BYTES, free, free])
    })?;
    done(filled, call)
}

/// There is one mount: everything is on the root.
const MOUNT: [&str; 4] = ["/dev/root", "/", "ext4", "rw"];
const MOUNT_LINE_BYTES: i32 = 64;
/// A stream of mounts is a byte that says whether the mount was read.
const MOUNT_STREAM_BYTES: u64 = 1;

fn mount_stream(call: &Call<'_>) -> Result<Cell> {
    let found = call.cell_at(Ref::NULL, call.long(0), Kind::Byte);
    found.ok_or_else(|| Stop::unsupported("a stream of mounts outside native memory"))
}

fn mount_entry(call: &mut Call<'_>) -> Result<u64> {
    const DEVICE: u64 = 1;
    let [name, folder, kind, options] = MOUNT.map(|text| call.byte_array(text.as_bytes()));
    let entry = cells_of(call, call.object(2)?, &MOUNT_FIELDS)?;
    let texts = [name, folder, kind, options].map(|text| u64::from(text.0));
    let [name, folder, kind, options] = texts;
    let values = [name, folder, kind, options, DEVICE];
    let stream = mount_stream(call)?;
    give_int(if call.take_once(stream, entry, values)? { 0 } else { -1 })
}

/// Copies everything from the second descriptor to the first. How far it came, the positions in
/// the files say.
fn copy(call: &mut Call<'_>) -> Result<u64> {
    let [to, from] = [0, 1].map(|index| Descriptor::of_number(call.int(index)));
    loop {
        match call.move_bytes((from, None), to, COPY_BYTES)? {
            Ok(0) => return Ok(0),
            Ok(_) => {}
            Err(errno) => return throw(call, errno),
        }
    }
}
