//! Compares every function with the real `java`, when there is one.
//!
//! The JDK is that of JAVA_HOME, or the `java` on the path; without one the test says so
//! and passes. tests/recorded.rs holds results of the real `java` for machines without.

mod functions;

use std::path::{Path, PathBuf};
use std::process::Command;

use functions::{FUNCTIONS, Function, Kind};

const INPUTS: usize = 200_000;

/// SplitMix64: small, and the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    fn uniform(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * ((self.next() >> 11) as f64 / (1u64 << 53) as f64)
    }

    /// Ordinary numbers mostly, with every kind of extraordinary one among them.
    fn double(&mut self) -> f64 {
        let special = [
            0.0,
            0.5,
            1.0,
            2.0,
            3.0,
            f64::INFINITY,
            f64::NAN,
            f64::MIN_POSITIVE,
            f64::MAX,
            5e-324,
            709.782712893384,
            745.1332191019411,
            22.0,
            9007199254740992.0,
        ];
        let size = match self.next() % 10 {
            0 => return f64::from_bits(self.next()),
            1 | 2 => self.uniform(0.0, 1.0),
            3..=5 => self.uniform(0.0, 10.0),
            6 => self.uniform(0.0, 1000.0),
            7 => (self.next() % 4096) as f64 * std::f64::consts::FRAC_PI_4,
            8 => self.uniform(1.0, 2.0) * 2f64.powi((self.next() % 120) as i32 - 60),
            _ => {
                let near = special[self.next() as usize % special.len()].to_bits() as i64;
                f64::from_bits((near + (self.next() % 5) as i64 - 2).max(0) as u64)
            }
        };
        if self.next() & 1 == 0 { size } else { -size }
    }
}

fn java() -> PathBuf {
    match std::env::var_os("JAVA_HOME") {
        Some(home) => Path::new(&home).join("bin").join("java"),
        None => PathBuf::from("java"),
    }
}

fn bytes(words: &[u64]) -> Vec<u8> {
    words.iter().flat_map(|word| word.to_le_bytes()).collect()
}

/// Whether two results are the same, or at most one unit in the last place apart.
fn close(ours: f64, theirs: f64) -> (bool, bool) {
    if ours.is_nan() && theirs.is_nan() {
        return (true, true);
    }
    let (a, b) = (ours.to_bits(), theirs.to_bits());
    (a == b, a.abs_diff(b) <= 1)
}

#[test]
fn same_results_as_the_real_java() {
    let directory = std::env::temp_dir().join(format!("heddle-numerics-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let mut random = Random(20);
    let inputs: Vec<Vec<u64>> = FUNCTIONS
        .iter()
        .map(|function| {
            let operands = match function.kind {
                Kind::Unary(_) => 1,
                Kind::Binary(_) => 2,
            };
            (0..INPUTS * operands).map(|_| random.double().to_bits()).collect()
        })
        .collect();
    for (function, input) in FUNCTIONS.iter().zip(&inputs) {
        std::fs::write(directory.join(format!("{}.in", function.name)), bytes(input)).unwrap();
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join("Dump.java");
    let output = Command::new(java())
        .arg(&source)
        .arg(&directory)
        .args(FUNCTIONS.iter().map(|function| function.name))
        .output();
    let version = match output {
        Ok(output) if output.status.success() => String::from_utf8(output.stdout).unwrap(),
        _ => {
            println!("no usable java found: nothing compared");
            std::fs::remove_dir_all(&directory).unwrap();
            return;
        }
    };
    let mut words = version.split_whitespace();
    let release: u32 = words.next().unwrap().parse().unwrap();
    let same_processor = words.next() == Some("amd64");

    let mut failures = Vec::new();
    for (function, input) in FUNCTIONS.iter().zip(&inputs) {
        if function.name.starts_with("math.") && !same_processor {
            continue;
        }
        let results = std::fs::read(directory.join(format!("{}.out", function.name))).unwrap();
        let results =
            results.chunks(8).map(|c| f64::from_bits(u64::from_le_bytes(c.try_into().unwrap())));
        compare(function, input, results, release, &mut failures);
    }
    std::fs::remove_dir_all(&directory).unwrap();
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}

fn compare(
    function: &Function,
    input: &[u64],
    results: impl Iterator<Item = f64>,
    release: u32,
    failures: &mut Vec<String>,
) {
    let kind = function.kind_on(release);
    let mut different = 0;
    for (i, theirs) in results.enumerate() {
        let ours = kind.apply(input, i);
        let (same, near) = close(ours, theirs);
        different += usize::from(!same);
        if !near {
            let operands = match kind {
                Kind::Unary(_) => &input[i..=i],
                Kind::Binary(_) => &input[2 * i..2 * i + 2],
            };
            let name = function.name;
            failures.push(format!("{name} {operands:016x?}: {ours:e}, java {theirs:e}"));
            return;
        }
    }
    if different > function.allowed_on(release) * INPUTS / 1_000_000 {
        failures.push(format!("{}: {different} of {INPUTS} differ", function.name));
    }
}
