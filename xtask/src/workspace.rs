//! Where things are in this checkout, and building the tool itself.

use crate::failure::Failure;
use crate::process::run_visibly;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The root of the checkout.
pub(crate) fn root() -> PathBuf {
    let here = PathBuf::from(env!("CARGO_MANIFEST_DIR"));
    here.parent().map(PathBuf::from).unwrap_or(here)
}

/// Where cargo puts what it builds; xtask keeps its own results there too.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        // A relative one is relative to where cargo was called, and cargo calls xtask there as well.
        Some(folder) => std::path::absolute(&folder).unwrap_or(PathBuf::from(folder)),
        None => root().join("target"),
    }
}

/// How the tool is built.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Profile {
    /// As users get it.
    Release,
    /// Quick to build, nearly as fast, and with the checks of a debug build.
    Corpus,
    /// The same with what the feature `checked` asserts, which is slow.
    Checked,
}

/// Builds the tool and says where it is, unless the developer names another.
pub(crate) fn heddle(named: Option<PathBuf>, profile: Profile) -> Result<PathBuf, Failure> {
    if let Some(file) = named.or_else(|| std::env::var_os("HEDDLE_BIN").map(PathBuf::from)) {
        return std::path::absolute(&file).map_err(|error| Failure::file(&file, &error));
    }
    let name = match profile {
        Profile::Release => "release",
        Profile::Corpus | Profile::Checked => "corpus",
    };
    let mut build = cargo();
    build.args(["build", "--quiet", "--package", "heddle", "--profile", name]);
    if profile == Profile::Checked {
        build.args(["--features", "heddle-jvm/checked"]);
    }
    run_visibly(&mut build)?;
    let folder = target().join(name);
    let file = folder.join(format!("heddle{}", std::env::consts::EXE_SUFFIX));
    if !file.is_file() {
        return Err(Failure::new(format!("the build made no {}", file.display())));
    }
    if profile != Profile::Checked {
        return Ok(file);
    }
    // The next build without the feature takes its place.
    let kept = folder.join(format!("heddle-checked{}", std::env::consts::EXE_SUFFIX));
    fs::copy(&file, &kept).map_err(|error| Failure::file(&kept, &error))?;
    Ok(kept)
}

/// The cargo that runs this, at the root of the checkout.
pub(crate) fn cargo() -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or("cargo".into()));
    command.current_dir(root());
    command
}

/// All files below `folder`, sorted.
pub(crate) fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        let entries = fs::read_dir(&folder).map_err(|error| Failure::file(&folder, &error))?;
        for entry in entries {
            let path = entry.map_err(|error| Failure::file(&folder, &error))?.path();
            if path.is_dir() { folders.push(path) } else { files.push(path) }
        }
    }
    files.sort();
    Ok(files)
}

/// The Java files in a folder whose names contain one of the filters, in order.
pub(crate) fn java_sources(folder: &str, filters: &[String]) -> Result<Vec<PathBuf>, Failure> {
    let folder: &Path = &root().join(folder);
    let entries = fs::read_dir(folder).map_err(|error| Failure::file(folder, &error))?;
    let mut sources: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    sources.retain(|path| {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        path.extension().is_some_and(|extension| extension == "java")
            && (filters.is_empty() || filters.iter().any(|filter| name.contains(filter.as_str())))
    });
    sources.sort();
    Ok(sources)
}
