//! Natives of `ProcessImpl` and `ProcessHandleImpl`: starting processes, waiting for them, ending them.

use std::ffi::OsString;
use std::os::unix::ffi::OsStringExt;
use std::path::PathBuf;

use super::{Call, Native, native, nothing};
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::program::Kind;
use heddle_jvm::state::{
    Cell, EPOCH_MILLIS, LibraryField, Ref, SharedField, Span, Standing, Starting, give_bool,
    give_int,
};

const IMPL: &str = "java/lang/ProcessImpl";
const HANDLE: &str = "java/lang/ProcessHandleImpl";
const INFO: &str = "java/lang/ProcessHandleImpl$Info";

const USER: SharedField = SharedField::new(INFO, "user");
const COMMAND: SharedField = SharedField::new(INFO, "command");
const START_TIME: SharedField = SharedField::new(INFO, "startTime");
const TOTAL_TIME: SharedField = SharedField::new(INFO, "totalTime");

pub(super) const FIELDS: &[LibraryField] = &[USER.0, COMMAND.0, START_TIME.0, TOTAL_TIME.0];

/// What `waitForProcessExit0` says of a process that somebody else started.
const NOT_A_CHILD: i32 = -2;

pub(super) const NATIVES: &[Native] = &[
    native(IMPL, "init", "()V", nothing),
    native(IMPL, "forkAndExec", "(I[B[B[BI[BI[B[IZ)I", start),
    native(HANDLE, "initNative", "()V", nothing),
    native(HANDLE, "getCurrentPid0", "()J", |call| Ok(call.pid() as u64)),
    native(HANDLE, "isAlive0", "(J)J", |call| {
        let standing = call.standing(call.long(0))?;
        // All began when everything did.
        Ok(if standing == Some(Standing::Alive) { EPOCH_MILLIS } else { -1 } as u64)
    }),
    native(HANDLE, "parent0", "(JJ)J", |call| {
        let pid = call.long(0);
        // What has ended is nobody's child any more.
        if pid != call.pid() && call.standing(pid)? != Some(Standing::Alive) {
            return Ok(-1_i64 as u64);
        }
        Ok(call.parent_of(pid).map_or(-1, i64::from) as u64)
    }),
    native(HANDLE, "getProcessPids0", "(J[J[J[J)I", list),
    native(HANDLE, "destroy0", "(JJZ)Z", |call| {
        let (pid, force) = (call.long(0), call.boolean(4));
        give_bool(call.end_other(pid, force)?)
    }),
    native(HANDLE, "waitForProcessExit0", "(JZ)I", |call| {
        give_int(call.wait_for_exit(call.long(0))?.unwrap_or(NOT_A_CHILD))
    }),
    native(INFO, "initIDs", "()V", nothing),
    native(INFO, "info0", "(J)V", information),
];

/// All of an array; nothing without one.
fn whole(call: &Call<'_>, index: usize) -> Option<Span> {
    let array = call.reference(index).non_null()?;
    Some(call.elements(array, 0, call.length(array)))
}

/// Texts with a zero behind each.
fn texts(block: &[u8], count: usize) -> Vec<String> {
    let pieces = block.split(|&byte| byte == 0).take(count);
    pieces.map(|piece| String::from_utf8_lossy(piece).into_owned()).collect()
}

fn start(call: &mut Call<'_>) -> Result<u64> {
    let (count, variables) = (call.int(5) as usize, call.int(7) as usize);
    let has_environment = !call.reference(6).is_null();
    let has_folder = !call.reference(8).is_null();
    let merges = call.boolean(10);
    let numbers = call.object(9)?;
    let cells: [Cell; 3] =
        std::array::from_fn(|stream| call.element(numbers, stream as u32, Kind::Int));
    let ranges = [3, 4, 6, 8, 9].map(|index| whole(call, index));
    let started =
        call.start_process(ranges, |[program, arguments, environment, folder, given]| {
            let mut words = texts(&program, 1);
            words.extend(texts(&arguments, count));
            let pair = |text: String| {
                text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()))
            };
            let environment = texts(&environment, variables).into_iter().filter_map(pair).collect();
            let folder: Vec<u8> = folder.into_iter().take_while(|&byte| byte != 0).collect();
            let number = |stream: usize| {
                let word: [u8; 4] = std::array::from_fn(|at| given[4 * stream + at]);
                Some(i32::from_ne_bytes(word)).filter(|&number| number >= 0)
            };
            Starting {
                words,
                folder: has_folder.then(|| PathBuf::from(OsString::from_vec(folder))),
                environment: has_environment.then_some(environment),
                streams: [number(0), number(1), number(2)],
                merges,
                cells,
            }
        })?;
    match started {
        Ok(pid) => give_int(pid),
        Err(errno) => {
            let (number, text) = (errno.0, errno.message());
            let message = match call.program().jdk.feature_version {
                ..=22 => format!("error={number}, {text}"),
                _ => format!("Exec failed, error: {number} ({text}) "),
            };
            Err(Stop::throw("java/io/IOException", message))
        }
    }
}

/// All processes that live (0), or those that one of them started.
fn list(call: &mut Call<'_>) -> Result<u64> {
    let cells = |call: &Call<'_>, array: Ref| -> Vec<Cell> {
        let length = if array.is_null() { 0 } else { call.length(array) };
        (0..length).map(|at| call.element(array, at, Kind::Long)).collect()
    };
    let parent = call.long(0);
    let (pids, parents) = (cells(call, call.reference(2)), cells(call, call.reference(3)));
    let starts = cells(call, call.reference(4));
    let count = call.live_processes(parent, [&pids, &parents, &starts], EPOCH_MILLIS as u64)?;
    give_int(count as i32)
}

fn information(call: &mut Call<'_>) -> Result<u64> {
    let pid = call.long(1);
    if pid != call.pid() && call.standing(pid)? != Some(Standing::Alive) {
        return Ok(0);
    }
    let info = call.receiver();
    let user = call.new_string("user");
    let home = call.program().jdk.home.join("bin/java").to_string_lossy().into_owned();
    let command = call.new_string(&home);
    let stores = [
        (call.shared_field(info, &USER)?, user.0.into()),
        (call.shared_field(info, &COMMAND)?, command.0.into()),
        (call.shared_field(info, &START_TIME)?, EPOCH_MILLIS as u64),
        (call.shared_field(info, &TOTAL_TIME)?, 0),
    ];
    call.store_together("information on a process", &stores)?;
    Ok(0)
}
