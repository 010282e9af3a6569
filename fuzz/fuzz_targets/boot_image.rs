//! The boot image of a real JDK with some places changed and the checksum made right again: read
//! and, if it is not refused, now and then started from, run for a while and collected.
//!
//! The input is a list of changes, so that small inputs reach everything in a large file. The
//! classes are the same for every input and are made once.
#![no_main]

use std::sync::OnceLock;

use heddle_archive::Jdk;
use heddle_files::OpenFiles;
use heddle_natives::BODIES;
use heddle_jvm::console::Console;
use heddle_jvm::image::Image;
use heddle_jvm::boot::image_cache;
use heddle_jvm::machine::Machine;
use heddle_jvm::program::Program;
use heddle_jvm::state::ProcessConfig;
use libfuzzer_sys::fuzz_target;
use xxhash_rust::xxh3::xxh3_128;

const CHECKSUM_BYTES: usize = 16;
const CHANGE_BYTES: usize = 9;
/// Turns of the scheduler; the library's first steps in a new process take less than one.
const TURNS: u64 = 2;
/// Running takes far longer than reading, so only one image in so many is run.
const RUN_ONE_IN: u8 = 8;

fn original() -> &'static (&'static Program, Vec<u8>) {
    static ORIGINAL: OnceLock<(&'static Program, Vec<u8>)> = OnceLock::new();
    ORIGINAL.get_or_init(|| {
        let jdk = Jdk::locate(None).expect("a JDK is needed to have an image");
        let (program, image) = image_cache::open(jdk, &BODIES, None).expect("the library boots");
        (program, image.write(program).expect("a boot image can be written"))
    })
}

fuzz_target!(|data: &[u8]| {
    let (program, bytes) = original();
    let mut bytes = bytes.clone();
    for change in data.as_chunks::<CHANGE_BYTES>().0 {
        apply(&mut bytes, change);
    }
    let (checksum, content) =
        bytes.split_first_chunk_mut::<CHECKSUM_BYTES>().expect("changes leave the checksum");
    *checksum = xxh3_128(content).to_le_bytes();
    let runs = checksum[0] % RUN_ONE_IN == 0;
    let Ok(image) = Image::read(program, &bytes, OpenFiles::new("/".into())) else { return };
    if !runs {
        return;
    }
    let mut machine = Machine::new(program, Box::new(Silent));
    let config = ProcessConfig {
        main_class: "Missing".into(),
        heap_bytes_max: 16 << 20,
        stack_bytes_max: 1 << 20,
        working_directory: "/".into(),
        ..ProcessConfig::default()
    };
    machine.add_process(&image, config).expect("memory for a heap");
    machine.collect();
    machine.run_for(TURNS);
    if !machine.thread().frames.is_empty() {
        machine.collect();
    }
});

/// One change: what to do, where, and with what.
fn apply(bytes: &mut Vec<u8>, change: &[u8; CHANGE_BYTES]) {
    let [what, rest @ ..] = *change;
    let [a, b, c, d, value @ ..] = rest;
    let room = bytes.len() - CHECKSUM_BYTES;
    let place = |number: u32| CHECKSUM_BYTES + number as usize % room.max(1);
    let at = place(u32::from_le_bytes([a, b, c, d]));
    let end = (at + 4).min(bytes.len());
    match what % 8 {
        0 => bytes.truncate(at),
        1 if at < bytes.len() => {
            bytes.remove(at);
        }
        2 => bytes.insert(at, value[0]),
        // What stands elsewhere is often a number or reference that exists.
        3 => {
            let from = place(u32::from_le_bytes(value));
            let length = (end - at).min(bytes.len() - from);
            bytes.copy_within(from..from + length, at);
        }
        4 | 5 if at < bytes.len() => bytes[at] = value[0],
        _ => bytes[at..end].copy_from_slice(&value[..end - at]),
    }
}

/// A host that takes everything and gives nothing.
struct Silent;

impl Console for Silent {
    fn write(&mut self, _: u32, _: u8, _: &[u8]) {}

    fn read(&mut self, _: u32, _: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self, _: u32) -> usize {
        0
    }
}
