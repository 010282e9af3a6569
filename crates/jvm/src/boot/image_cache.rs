//! Keeping the boot image on disk, so that the library need not be booted for every run.
//!
//! The file's name says which tool and which JDK it belongs to; its checksum whether it is whole.
//! Anything that does not fit is ignored and made anew.

use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;

use heddle_archive::Jdk;
use heddle_files::OpenFiles;
use xxhash_rust::xxh3::xxh3_128;

use crate::bodies::Bodies;
use crate::image::{BootError, Image};
use crate::program::Program;
use crate::state::ProcessConfig;

/// Memory for booting; the library needs a few megabytes.
const BOOT_HEAP_BYTES: u64 = 256 << 20;
const BOOT_STACK_BYTES: u64 = 4 << 20;

/// A program with its boot image, from the cache in `folder` if it is there.
pub fn open(
    jdk: Jdk,
    bodies: &'static Bodies,
    folder: Option<&Path>,
) -> Result<(&'static Program, Image), BootError> {
    let path = folder.map(|folder| folder.join(format!("boot-{:032x}.image", key(&jdk))));
    if let Some(path) = &path
        && let Ok(bytes) = std::fs::read(path)
    {
        let program = program(jdk.clone(), bodies)?;
        if let Ok(image) = Image::read(program, &bytes, OpenFiles::new(PathBuf::from("/"))) {
            return Ok((program, image));
        }
    }
    let program = program(jdk, bodies)?;
    let image = Image::build(program, neutral_config())?;
    if let Some(path) = &path
        && let Some(bytes) = image.write(program)
    {
        // A cache that cannot be written is no reason to fail.
        let _ = store(path, &bytes);
    }
    Ok((program, image))
}

/// A program booted for these properties alone, for those the library reads while it starts.
pub fn open_with(
    jdk: Jdk,
    bodies: &'static Bodies,
    properties: Vec<(String, String)>,
    enable_preview: bool,
) -> Result<(&'static Program, Image), BootError> {
    let program = Program::with_preview(jdk, bodies, enable_preview);
    let program = program.map_err(|error| BootError(error.to_string()))?;
    let image = Image::build(program, ProcessConfig { properties, ..neutral_config() })?;
    Ok((program, image))
}

/// Whether the library looks at a property while it boots, so that the shared image will not do.
pub fn matters_at_boot(property: &str) -> bool {
    const PREFIXES: [&str; 12] = [
        "java.", "jdk.", "sun.", "user.", "file.", "os.", "native.", "line.", "path.", "stdout.",
        "stderr.", "stdin.",
    ];
    PREFIXES.iter().any(|prefix| property.starts_with(prefix))
}

fn program(jdk: Jdk, bodies: &'static Bodies) -> Result<&'static Program, BootError> {
    Program::new(jdk, bodies).map_err(|error| BootError(error.to_string()))
}

fn neutral_config() -> ProcessConfig {
    ProcessConfig {
        heap_bytes_max: BOOT_HEAP_BYTES,
        stack_bytes_max: BOOT_STACK_BYTES,
        working_directory: PathBuf::from("/"),
        ..ProcessConfig::default()
    }
}

/// Which tool and which JDK an image belongs to.
fn key(jdk: &Jdk) -> u128 {
    let mut text = format!("{} {}", env!("CARGO_PKG_VERSION"), jdk.home.display());
    let tool = std::env::current_exe().unwrap_or_default();
    for path in [tool, jdk.modules(), jdk.home.join("release")] {
        let Ok(metadata) = std::fs::metadata(&path) else { continue };
        let modified =
            metadata.modified().ok().and_then(|time| time.duration_since(UNIX_EPOCH).ok());
        text.push_str(&format!(" {} {:?}", metadata.len(), modified));
    }
    xxh3_128(text.as_bytes())
}

/// Writes beside the target and renames, so that nobody ever sees half a file.
fn store(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder)?;
    }
    let draft = path.with_extension(format!("draft-{}", std::process::id()));
    std::fs::write(&draft, bytes)?;
    std::fs::rename(&draft, path)
}
