//! Natives of `java.io.UnixFileSystem`: what is behind `java.io.File`.
//!
//! JDK 17 and later ones differ in which of these names end in a zero.

use heddle_files::{Errno, FileKind, Flags, From};

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{Disk, FileResult, FinalField, LibraryField, Ref};
use heddle_jvm::state::{give, give_bool, give_int, io_exception};

const SYSTEM: &str = "java/io/UnixFileSystem";

const PATH: FinalField = FinalField::new("java/io/File", "path");

pub(super) const FIELDS: &[LibraryField] = &[PATH.0];

/// The figures every run reports, so that no host shows through.
pub(super) const SPACE_TOTAL_BYTES: u64 = 1 << 40;
pub(super) const SPACE_FREE_BYTES: u64 = 1 << 39;

pub(super) const NATIVES: &[Native] = &[
    native(SYSTEM, "initIDs", "()V", nothing),
    native(SYSTEM, "canonicalize0", "(Ljava/lang/String;)Ljava/lang/String;", canonicalize),
    native(SYSTEM, "getBooleanAttributes0", "(Ljava/io/File;)I", boolean_attributes),
    native(SYSTEM, "checkAccess", "(Ljava/io/File;I)Z", check_access),
    native(SYSTEM, "checkAccess0", "(Ljava/io/File;I)Z", check_access),
    native(SYSTEM, "getLength", "(Ljava/io/File;)J", length),
    native(SYSTEM, "getLength0", "(Ljava/io/File;)J", length),
    native(SYSTEM, "getLastModifiedTime", "(Ljava/io/File;)J", last_modified),
    native(SYSTEM, "getLastModifiedTime0", "(Ljava/io/File;)J", last_modified),
    native(SYSTEM, "setPermission", "(Ljava/io/File;IZZ)Z", set_permission),
    native(SYSTEM, "setPermission0", "(Ljava/io/File;IZZ)Z", set_permission),
    native(SYSTEM, "createFileExclusively", "(Ljava/lang/String;)Z", create_file),
    native(SYSTEM, "createFileExclusively0", "(Ljava/lang/String;)Z", create_file),
    native(SYSTEM, "delete0", "(Ljava/io/File;)Z", delete),
    native(SYSTEM, "list", "(Ljava/io/File;)[Ljava/lang/String;", list),
    native(SYSTEM, "list0", "(Ljava/io/File;)[Ljava/lang/String;", list),
    native(SYSTEM, "createDirectory", "(Ljava/io/File;)Z", create_directory),
    native(SYSTEM, "createDirectory0", "(Ljava/io/File;)Z", create_directory),
    native(SYSTEM, "rename0", "(Ljava/io/File;Ljava/io/File;)Z", rename),
    native(SYSTEM, "setLastModifiedTime", "(Ljava/io/File;J)Z", set_last_modified),
    native(SYSTEM, "setLastModifiedTime0", "(Ljava/io/File;J)Z", set_last_modified),
    native(SYSTEM, "setReadOnly", "(Ljava/io/File;)Z", set_read_only),
    native(SYSTEM, "setReadOnly0", "(Ljava/io/File;)Z", set_read_only),
    native(SYSTEM, "getSpace", "(Ljava/io/File;I)J", space),
    native(SYSTEM, "getSpace0", "(Ljava/io/File;I)J", space),
    native(SYSTEM, "getNameMax0", "(Ljava/lang/String;)J", |_| Ok(255)),
];

fn path(call: &Call<'_>, index: usize) -> Result<Vec<u8>> {
    let path = call.final_ref(call.object(index)?, &PATH)?;
    let path = call.string_or_null(path).ok_or_else(Stop::null_pointer)?;
    Ok(path.into_bytes())
}

fn kind(call: &mut Call<'_>) -> Result<FileResult<FileKind>> {
    let path = path(call, 1)?;
    call.on_disk(|disk| disk.kind(From::WorkingDirectory, &path, true))
}

/// The path without dots and links; names that do not exist stay as they are.
fn canonicalize(call: &mut Call<'_>) -> Result<u64> {
    let path = call.string(1)?.into_bytes();
    let canonical = call.on_disk(|disk| canonical_path(disk, &path))?.map_err(io_exception)?;
    give(call.new_string(&String::from_utf8_lossy(&canonical)))
}

fn canonical_path(disk: &mut Disk, path: &[u8]) -> FileResult<Vec<u8>> {
    let mut known = path.len();
    loop {
        match disk.real_path(&path[..known]) {
            Ok(mut real) => {
                if known < path.len() {
                    real.push(b'/');
                    real.extend_from_slice(&path[known..]);
                }
                return Ok(collapse(&real));
            }
            Err(Errno::NOT_FOUND | Errno::NOT_DIRECTORY | Errno::ACCESS) => {}
            Err(errno) => return Err(errno),
        }
        // Try again with one name less.
        match path[..known].iter().rposition(|&byte| byte == b'/') {
            Some(slash) if slash > 0 => known = slash,
            _ => return Ok(collapse(path)),
        }
    }
}

/// Takes out single dots, and double ones together with the name before them.
fn collapse(path: &[u8]) -> Vec<u8> {
    let mut names: Vec<&[u8]> = Vec::new();
    for name in path.split(|&byte| byte == b'/') {
        match name {
            b"" | b"." => {}
            b".." if names.last().is_some_and(|last| *last != b"..") => {
                names.pop();
            }
            _ => names.push(name),
        }
    }
    let mut collapsed = vec![b'/'];
    collapsed.extend(names.join(&b'/'));
    collapsed
}

fn boolean_attributes(call: &mut Call<'_>) -> Result<u64> {
    const EXISTS: i32 = 1;
    const REGULAR: i32 = 2;
    const DIRECTORY: i32 = 4;
    give_int(match kind(call)? {
        Ok(FileKind::File) => EXISTS | REGULAR,
        Ok(FileKind::Directory) => EXISTS | DIRECTORY,
        Ok(_) => EXISTS,
        Err(_) => 0,
    })
}

fn check_access(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    let wanted = call.int(2) as u32;
    give_bool(call.on_disk(|disk| disk.check_access(&path, wanted))?.is_ok())
}

fn length(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    Ok(call.on_disk(|disk| disk.length(&path))?.unwrap_or(0))
}

fn last_modified(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    let modified = call.on_disk(|disk| disk.modified(&path))?;
    Ok(modified.map_or(0, |nanos| nanos.div_euclid(1_000_000) as u64))
}

fn set_mode(call: &mut Call<'_>, change: impl FnOnce(u32) -> u32) -> Result<u64> {
    let path = path(call, 1)?;
    let changed = call.on_disk(|disk| {
        let mode = disk.mode(From::WorkingDirectory, &path, true)?;
        disk.set_mode(From::WorkingDirectory, &path, true, change(mode))
    })?;
    give_bool(changed.is_ok())
}

fn set_permission(call: &mut Call<'_>) -> Result<u64> {
    let (access, enable, owner_only) = (call.int(2) as u32 & 7, call.boolean(3), call.boolean(4));
    let bits = if owner_only { access << 6 } else { access << 6 | access << 3 | access };
    set_mode(call, |mode| if enable { mode | bits } else { mode & !bits })
}

fn set_read_only(call: &mut Call<'_>) -> Result<u64> {
    set_mode(call, |mode| mode & !0o222)
}

fn create_file(call: &mut Call<'_>) -> Result<u64> {
    let path = call.string(1)?;
    let flags = Flags::READ_WRITE.and(Flags::CREATE).and(Flags::EXCLUSIVE);
    let made = call.on_disk(|disk| {
        let number = disk.open(From::WorkingDirectory, path.as_bytes(), flags, 0o666)?;
        disk.close(number)
    })?;
    match made {
        Ok(()) => give_bool(true),
        Err(Errno::EXISTS) => give_bool(false),
        Err(errno) => Err(io_exception(errno)),
    }
}

fn delete(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    let removed = call.on_disk(|disk| {
        let kind = disk.kind(From::WorkingDirectory, &path, false)?;
        disk.remove(From::WorkingDirectory, &path, kind == FileKind::Directory)
    })?;
    give_bool(removed.is_ok())
}

fn list(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    let Ok(names) = call.on_disk(|disk| disk.names(&path))? else { return give(Ref::NULL) };
    let names: Vec<String> =
        names.iter().map(|name| String::from_utf8_lossy(name).into_owned()).collect();
    give(call.string_array(&names))
}

fn create_directory(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    give_bool(call.on_disk(|disk| disk.make_directory(&path, 0o777))?.is_ok())
}

fn rename(call: &mut Call<'_>) -> Result<u64> {
    let (old, new) = (path(call, 1)?, path(call, 2)?);
    let from = From::WorkingDirectory;
    give_bool(call.on_disk(|disk| disk.rename((from, &old), (from, &new)))?.is_ok())
}

fn set_last_modified(call: &mut Call<'_>) -> Result<u64> {
    let path = path(call, 1)?;
    let modified = call.long(2).saturating_mul(1_000_000);
    let times = (None, Some(modified));
    let changed =
        call.on_disk(|disk| disk.set_times(From::WorkingDirectory, &path, true, times))?;
    give_bool(changed.is_ok())
}

fn space(call: &mut Call<'_>) -> Result<u64> {
    const TOTAL: i32 = 0;
    let kind = call.int(2);
    Ok(match self::kind(call)? {
        Ok(_) if kind == TOTAL => SPACE_TOTAL_BYTES,
        Ok(_) => SPACE_FREE_BYTES,
        Err(_) => 0,
    })
}
