//! Parses all class files under the given folders and prints how long it took.
//!
//! The folders come from `jimage extract --dir FOLDER $JAVA_HOME/lib/modules`.

use std::path::{Path, PathBuf};
use std::time::Instant;

use bytes::Bytes;
use heddle_classfile::{ClassFile, ParseOptions};

fn main() {
    let mut paths = Vec::new();
    for folder in std::env::args().skip(1) {
        collect(Path::new(&folder), &mut paths);
    }
    let files: Vec<(PathBuf, Bytes)> = paths
        .into_iter()
        .filter_map(|path| Some((path.clone(), Bytes::from(std::fs::read(path).ok()?))))
        .collect();
    let bytes: usize = files.iter().map(|(_, data)| data.len()).sum();
    println!("{} class files, {} kB", files.len(), bytes / 1000);
    for relaxed in [true, false] {
        let options = ParseOptions { relaxed, ..ParseOptions::default() };
        let start = Instant::now();
        let mut refused = 0;
        for (path, data) in &files {
            if let Err(error) = ClassFile::parse_with(data.clone(), &options) {
                // Module descriptors are no classes.
                if path.file_name().is_some_and(|name| name != "module-info.class") {
                    println!("{}: {error}", path.display());
                }
                refused += 1;
            }
        }
        let micros = start.elapsed().as_secs_f64() * 1e6;
        let each = micros / files.len().max(1) as f64;
        println!(
            "relaxed={relaxed}: {:.1} ms, {each:.2} µs per class, {refused} refused",
            micros / 1000.0
        );
    }
}

fn collect(folder: &Path, paths: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            collect(&path, paths);
        } else if path.extension().is_some_and(|extension| extension == "class") {
            paths.push(path);
        }
    }
}
