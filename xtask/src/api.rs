//! `cargo xtask api`: compiles what programs are compiled against, into a jar.

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::workspace::{self, files_below};
use std::fs;
use std::path::{Path, PathBuf};

pub(crate) const HELP: &str = "\
api
    Compiles library/, which programs may be compiled against, into target/heddle-api.jar, and what is
    part of Heddle itself into crates/natives/library.";

/// The oldest JDK that Heddle works with.
const RELEASE: &str = "17";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    arguments.rest()?;
    let jdk = java::ensure_jdk()?;
    let root = workspace::root();
    let classes = workspace::target().join("heddle-api");
    if classes.exists() {
        fs::remove_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    }
    let mut sources = Vec::new();
    add_sources(&root.join("library"), &mut sources)?;
    let mut compiler = java::tool(&jdk, "javac");
    compiler.args([
        "--release",
        RELEASE,
        "-Xlint:all",
        "-Werror",
        "-XDstringConcat=inline",
        "-g",
        "-d",
    ]);
    compiler.arg(&classes);
    run_visibly(compiler.args(&sources))?;
    ship(&classes, &root.join("crates/natives/library"))?;
    let jar = workspace::target().join("heddle-api.jar");
    // The same sources give the same jar.
    let mut packer = java::tool(&jdk, "jar");
    packer.args(["--create", "--no-manifest", "--date", "2026-01-01T00:00:00Z", "--file"]);
    run_visibly(packer.arg(&jar).arg("-C").arg(&classes).arg("."))?;
    println!("{}", jar.display());
    Ok(())
}

/// Copies what is part of Heddle itself: all but the class that programs speak to it through.
fn ship(classes: &Path, to: &Path) -> Result<(), Failure> {
    for path in files_below(classes)? {
        let name = path.strip_prefix(classes).unwrap_or(&path);
        if name != Path::new("heddle/Heddle.class") {
            fs::copy(&path, to.join(name)).map_err(|error| Failure::file(&path, &error))?;
        }
    }
    Ok(())
}

/// All Java files below a folder, sorted.
fn add_sources(folder: &Path, sources: &mut Vec<PathBuf>) -> Result<(), Failure> {
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, &error))?;
    let mut paths: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            add_sources(&path, sources)?;
        } else if path.extension().is_some_and(|extension| extension == "java") {
            sources.push(path);
        }
    }
    Ok(())
}
