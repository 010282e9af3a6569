//! Damaged boot images whose checksum is right: refused or harmless, never a panic.
//!
//! Without a JDK there is nothing to test.

use heddle_archive::Jdk;
use heddle_files::OpenFiles;
use heddle_jvm::boot::image_cache;
use heddle_jvm::console::Console;
use heddle_jvm::image::{Damaged, Image};
use heddle_jvm::machine::Machine;
use heddle_jvm::program::Program;
use heddle_jvm::state::ProcessConfig;
use heddle_natives::BODIES;
use xxhash_rust::xxh3::xxh3_128;

const CHECKSUM_BYTES: usize = 16;
const DAMAGED_COUNT: usize = 600;

/// A program that has booted, and its image as bytes.
fn booted() -> Option<(&'static Program, Vec<u8>)> {
    let jdk = Jdk::locate(None).ok()?;
    let (program, image) = image_cache::open(jdk, &BODIES, None).expect("the library boots");
    let bytes = image.write(program).expect("a boot image can be written");
    Some((program, bytes))
}

fn read(program: &'static Program, bytes: &[u8]) -> Result<Image, Damaged> {
    Image::read(program, bytes, OpenFiles::new("/".into()))
}

fn with_checksum(mut bytes: Vec<u8>) -> Vec<u8> {
    if let Some((checksum, content)) = bytes.split_first_chunk_mut::<CHECKSUM_BYTES>() {
        *checksum = xxh3_128(content).to_le_bytes();
    }
    bytes
}

fn fresh(program: &Program) -> &'static Program {
    Program::new(program.jdk.clone(), &BODIES).expect("the JDK opens a second time")
}

#[test]
fn an_image_survives_its_file() {
    let Some((program, bytes)) = booted() else { return };
    let program = fresh(program);
    let image = read(program, &bytes).expect("written images are whole");
    assert_eq!(image.write(program).as_deref(), Some(&*bytes));
}

#[test]
fn a_wrong_checksum_is_noticed() {
    let Some((program, bytes)) = booted() else { return };
    for at in [0, 20, bytes.len() / 2, bytes.len() - 1] {
        let mut damaged = bytes.clone();
        damaged[at] ^= 0x40;
        assert!(read(program, &damaged).is_err());
        assert!(read(program, &bytes[..at]).is_err());
    }
}

/// A small generator, so that every run makes the same changes.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % bound as u64) as usize
    }
}

/// One change somewhere behind the checksum.
fn damage(bytes: &[u8], numbers: &mut Numbers) -> Vec<u8> {
    const VALUES: [u32; 10] =
        [0, 1, 2, 9, 64, 0x7fff_ffff, 0x8000_0000, 0x8000_0001, 0xffff_fffe, u32::MAX];
    let mut bytes = bytes.to_vec();
    let at = CHECKSUM_BYTES + numbers.below(bytes.len() - CHECKSUM_BYTES - 8);
    match numbers.below(6) {
        0 => bytes.truncate(at),
        1 => bytes[at] = numbers.below(256) as u8,
        2 => bytes[at] ^= 1 << numbers.below(8),
        3 => bytes[at..at + 4].copy_from_slice(&VALUES[numbers.below(10)].to_le_bytes()),
        // References and numbers that exist, but elsewhere.
        4 => {
            let from = CHECKSUM_BYTES + numbers.below(bytes.len() - CHECKSUM_BYTES - 8);
            bytes.copy_within(from..from + 4, at);
        }
        _ => {
            bytes.remove(at);
        }
    }
    with_checksum(bytes)
}

/// Starts a process from an image and lets it look for a main class that is not there.
fn start(program: &'static Program, image: &Image) {
    let mut machine = Machine::new(program, Box::new(Silent));
    let config = ProcessConfig {
        main_class: "Missing".into(),
        heap_bytes_max: 64 << 20,
        stack_bytes_max: 1 << 20,
        working_directory: "/".into(),
        ..ProcessConfig::default()
    };
    machine.add_process(image, config).expect("memory for a heap");
    machine.collect();
    // What a changed library does is its own affair, so it need not come to an end.
    machine.run_for(3);
}

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

#[test]
fn damage_under_a_right_checksum_is_refused_or_harmless() {
    let Some((program, bytes)) = booted() else { return };
    let mut numbers = Numbers(0x2545_f491_4f6c_dd1d);
    let mut refused = 0;
    for round in 0..DAMAGED_COUNT {
        let damaged = damage(&bytes, &mut numbers);
        // Programs stay for ever, so most rounds share one that has the classes already.
        let program = if round % 40 == 0 { fresh(program) } else { program };
        match read(program, &damaged) {
            Ok(image) => start(program, &image),
            Err(_) => refused += 1,
        }
    }
    assert!((DAMAGED_COUNT / 4..DAMAGED_COUNT).contains(&refused), "{refused} were refused");
}
