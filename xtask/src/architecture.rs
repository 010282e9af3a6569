//! `cargo xtask architecture`: who uses whom, and who may touch what, is as the tables in
//! `architecture/tables.rs` say, and what `docs/reduction.md` names is there.

mod claims;
mod dependencies;
mod raw_heap;
mod tables;
mod tokens;
mod unsafe_files;

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::workspace;
use std::fs;
use std::path::PathBuf;
use tokens::Token;

pub(crate) const HELP: &str = "\
architecture [--bless]
    Dependencies between crates, files with `unsafe`, and uses of the raw heap are as the tables
    of xtask/src/architecture allow. Claims of docs/reduction.md are numbered, and name code and
    tests that exist.
    --bless  record the uses of the raw heap, unless there are more of them than before";

const RECORD: &str = "xtask/src/architecture/raw_heap_uses.txt";
const PAGE: &str = "docs/reduction.md";

/// One Rust file.
struct Source {
    /// Below the root of the checkout.
    path: String,
    tokens: Vec<Token>,
}

impl Source {
    fn parse(path: String, text: &str) -> Result<Source, Failure> {
        let tokens = tokens::tokens(text);
        let tokens = tokens.map_err(|failure| Failure::new(format!("{path}: {failure}")))?;
        Ok(Source { path, tokens })
    }
}

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let bless = arguments.flag("--bless");
    arguments.rest()?;
    let sources = sources()?;
    let mut problems = dependencies::check()?;
    problems.extend(unsafe_files::problems(&sources, tables::UNSAFE_FILES));
    problems.extend(claims(&sources)?);

    let record = workspace::root().join(RECORD);
    let text = fs::read_to_string(&record).map_err(|error| Failure::file(&record, &error))?;
    let mut recorded = raw_heap::parse(&text)?;
    let uses = raw_heap::uses(&sources);
    if bless {
        recorded = raw_heap::bless(&uses, &recorded)?;
        fs::write(&record, raw_heap::print(&recorded))
            .map_err(|error| Failure::file(&record, &error))?;
    }
    problems.extend(raw_heap::problems(&uses, &recorded));

    problems.iter().for_each(|problem| println!("{problem}"));
    match problems.len() {
        0 => {
            let raw: usize = recorded.values().sum();
            println!("as the tables say; {raw} uses of the raw heap are left");
            Ok(())
        }
        count => Err(Failure::new(format!("{count} problems"))),
    }
}

/// What is wrong with the claims of the page on reductions.
fn claims(sources: &[Source]) -> Result<Vec<String>, Failure> {
    let root = workspace::root();
    let page = root.join(PAGE);
    let text = fs::read_to_string(&page).map_err(|error| Failure::file(&page, &error))?;
    let mut files = Vec::new();
    for folder in ["crates", "xtask", "tests"] {
        for path in workspace::files_below(&root.join(folder))? {
            files.push(path.strip_prefix(&root).unwrap_or(&path).display().to_string());
        }
    }
    let problems = claims::problems(&text, &files, sources);
    Ok(problems.into_iter().map(|problem| format!("{PAGE}: {problem}")).collect())
}

/// All Rust files of the workspace.
fn sources() -> Result<Vec<Source>, Failure> {
    let root = workspace::root();
    let mut sources = Vec::new();
    for folder in ["crates", "xtask"] {
        let files = workspace::files_below(&root.join(folder))?;
        let is_rust = |path: &&PathBuf| path.extension().is_some_and(|extension| extension == "rs");
        for path in files.iter().filter(is_rust) {
            let text = fs::read_to_string(path).map_err(|error| Failure::file(path, &error))?;
            let name = path.strip_prefix(&root).unwrap_or(path).display().to_string();
            sources.push(Source::parse(name, &text)?);
        }
    }
    Ok(sources)
}
