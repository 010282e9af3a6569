//! Descriptions of systems: which processes there are, how each is started, and what is asked.
//!
//! A TOML file, a `.jpf` file, a start-up file and `java` command lines all become one plain
//! [`Description`]. This crate knows no machine: it reads files and says what they ask for.

mod asked;
mod composite;
mod description;
mod draft;
mod java_command;
mod jpf;
mod launch;
mod live;
mod network;
mod notes;
pub mod options;
mod problem;
mod shell;
mod started;
mod startup;
mod suggest;
mod toml_claim;
mod toml_contract;
mod toml_file;
mod toml_values;

use std::path::Path;
use std::sync::Arc;

pub use asked::{
    Asked, At, Check, Color, Frame, Help, Java, Limit, Minimize, Output, PeerCache, PeersAsked,
    Properties, Protocol, Said, Stdin,
};
pub use composite::{Component, Composite};
pub use description::{Contract, Description, Process, Program};
pub use live::{LiveProcess, Reached};
pub use network::{FaultAsked, Host, Network};
pub use problem::{Problem, Source, SourceSpan};
pub use started::{Scripted, is_java, started};

/// A description longer than this is a mistake.
const FILE_BYTES_MAX: u64 = 1 << 20;

/// The endings of files that describe systems.
pub const ENDINGS: &[&str] = &["toml", "jpf", "startup"];

/// Whether an argument is the name of a file that describes a system, by its ending.
pub fn is_system_file(name: &str) -> bool {
    let ending = Path::new(name).extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| ENDINGS.contains(&ending))
}

/// Reads a file that describes a system. Overrides are `key=value` settings of `.jpf` files that
/// were given on the command line; other formats have none.
pub fn read(file: &Path, overrides: &[String]) -> Result<Description, Problem> {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    if ending != "jpf"
        && let Some(first) = overrides.first()
    {
        return Err(Problem::new(format!("`+{first}` is for .jpf files only")));
    }
    match ending {
        "toml" => toml_file::describe(&Arc::new(read_source(file, utf8)?), folder_of(file)),
        "jpf" => jpf::describe(file, overrides),
        "startup" => startup::describe(&Arc::new(read_source(file, utf8)?), folder_of(file)),
        _ => {
            let endings = ENDINGS.join(", .");
            Err(Problem::new(format!("{}: a system is described by .{endings}", file.display())))
        }
    }
}

/// Reads a file that says which classes implement the frames of a composite system.
pub fn read_composite(file: &Path) -> Result<Composite, Problem> {
    composite::describe(&Arc::new(read_source(file, utf8)?), folder_of(file))
}

/// The folder that relative names in a file belong to.
fn folder_of(file: &Path) -> &Path {
    file.parent().unwrap_or(Path::new(""))
}

fn read_source(
    file: &Path,
    decode: fn(Vec<u8>) -> Result<String, Vec<u8>>,
) -> Result<Source, Problem> {
    let name = file.display().to_string();
    let cannot = |error: std::io::Error| Problem::new(format!("cannot read {name}: {error}"));
    let facts = std::fs::metadata(file).map_err(cannot)?;
    if facts.is_dir() {
        return Err(Problem::new(format!("cannot read {name}: it is a folder")));
    }
    if facts.len() > FILE_BYTES_MAX {
        let size = FILE_BYTES_MAX >> 20;
        return Err(Problem::new(format!("cannot read {name}: it has more than {size} MB")));
    }
    let bytes = std::fs::read(file).map_err(cannot)?;
    let text = decode(bytes).map_err(|bytes| not_text(&name, &bytes))?;
    Ok(Source::new(name, text))
}

fn utf8(bytes: Vec<u8>) -> Result<String, Vec<u8>> {
    String::from_utf8(bytes).map_err(std::string::FromUtf8Error::into_bytes)
}

fn not_text(name: &str, bytes: &[u8]) -> Problem {
    let good = std::str::from_utf8(bytes).map_or_else(|error| error.valid_up_to(), str::len);
    let line = 1 + bytes[..good].iter().filter(|byte| **byte == b'\n').count();
    Problem::new(format!("{name}:{line}: this is not text in UTF-8"))
}
