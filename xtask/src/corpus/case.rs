//! The programs of the corpus and their directives.
//!
//! A case is a file `topic/Name.java` with a public class `Name`, or a folder `topic/name` with a
//! `Main.java` and whatever else the program needs.

use crate::directives::{Directives, unescape};
use crate::failure::Failure;
use crate::workspace::files_below;
use std::fs;
use std::path::{Path, PathBuf};
use xxhash_rust::xxh3::Xxh3;

/// What a directive line may be called; `CONTRIBUTING.md` explains them.
pub(crate) const DIRECTIVES: &[&str] = &[
    "jdk", "jdk-max", "args", "flags", "heddle", "stdin", "javac", "stderr", "status", "expect",
    "message",
];

pub(crate) struct Case {
    /// `topic/Name`.
    pub(crate) name: String,
    pub(crate) main: String,
    pub(crate) sources: Vec<PathBuf>,
    /// Sources below `replaced`: compiled against the classes of the others, then put in their place,
    /// as if a library had changed after the program was compiled.
    pub(crate) replacements: Vec<PathBuf>,
    /// Files other than sources, with their names relative to the classes.
    pub(crate) resources: Vec<(PathBuf, PathBuf)>,
    pub(crate) stdin: Vec<u8>,
    pub(crate) javac: Vec<String>,
    pub(crate) flags: Vec<String>,
    /// Options of heddle that `java` does not have.
    pub(crate) own_flags: Vec<String>,
    pub(crate) args: Vec<String>,
    pub(crate) expect: Expect,
    /// Texts that must be in what heddle writes to stderr.
    pub(crate) messages: Vec<String>,
    /// Compare stderr as well.
    pub(crate) compare_stderr: bool,
    /// Compare how the program ends.
    pub(crate) compare_status: bool,
    pub(crate) directives: Directives,
    /// A hash of all files of the case.
    pub(crate) fingerprint: u128,
    jdk_min: u32,
    jdk_max: u32,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Expect {
    /// What `java` does.
    Same,
    /// Something heddle cannot do: exit status 3.
    Unsupported,
    /// Wrong usage or an unusable file: exit status 2.
    Error,
    /// All threads wait for good, where `java` would hang: exit status 1.
    Blocked,
    /// Heddle says that what is left only waits for calls. `java` would go on for ever.
    Idle,
}

impl Case {
    pub(crate) fn suits(&self, feature_version: u32) -> bool {
        (self.jdk_min..=self.jdk_max).contains(&feature_version)
    }
}

/// All cases under `root`, sorted by name.
pub(crate) fn find_all(root: &Path, known: &[&str]) -> Result<Vec<Case>, Failure> {
    let mut cases = Vec::new();
    for file in files_below(root)? {
        if file.extension().is_none_or(|extension| extension != "java") {
            continue;
        }
        let folder = file.ancestors().skip(1).find(|folder| folder.join("Main.java").is_file());
        let case = match folder {
            // The folder counts once, for its Main.java.
            Some(folder) if file != folder.join("Main.java") => continue,
            Some(folder) => read_folder(root, folder, known),
            None => read_file(root, &file, known),
        };
        let case = case.map_err(|error| Failure::new(format!("{}: {error}", file.display())))?;
        cases.push(case);
    }
    cases.sort_by(|left, right| left.name.cmp(&right.name));
    Ok(cases)
}

fn read_file(root: &Path, file: &Path, known: &[&str]) -> Result<Case, Failure> {
    let stem = file.with_extension("");
    let main = stem.file_name().unwrap_or_default().to_string_lossy().into_owned();
    let input = file.with_extension("stdin");
    let files = Files { sources: vec![file.to_owned()], ..Files::default() };
    read_case(name_below(root, &stem), main, file, files, &input, known)
}

fn read_folder(root: &Path, folder: &Path, known: &[&str]) -> Result<Case, Failure> {
    let mut sources = Vec::new();
    let mut replacements = Vec::new();
    let mut resources = Vec::new();
    for file in files_below(folder)? {
        match file.extension().and_then(|extension| extension.to_str()) {
            Some("java") if file.starts_with(folder.join("replaced")) => replacements.push(file),
            Some("java") => sources.push(file),
            Some("stdin") => {}
            _ => {
                let name = file.strip_prefix(folder).unwrap_or(&file).to_owned();
                resources.push((file, name));
            }
        }
    }
    let main = folder.join("Main.java");
    let input = folder.join("Main.stdin");
    let files = Files { sources, replacements, resources };
    read_case(name_below(root, folder), "Main".to_owned(), &main, files, &input, known)
}

/// A case that is nothing but sources to compile.
pub(crate) fn of_sources(name: String, sources: Vec<PathBuf>) -> Result<Case, Failure> {
    let files = Files { sources, ..Files::default() };
    make_case(name, String::new(), Directives::default(), files, Path::new(""))
}

/// What a case is made of, as the fields of [`Case`].
#[derive(Default)]
struct Files {
    sources: Vec<PathBuf>,
    replacements: Vec<PathBuf>,
    resources: Vec<(PathBuf, PathBuf)>,
}

fn read_case(
    name: String,
    main: String,
    file: &Path,
    files: Files,
    input: &Path,
    known: &[&str],
) -> Result<Case, Failure> {
    let text = fs::read_to_string(file).map_err(|error| Failure::file(file, &error))?;
    make_case(name, main, Directives::parse(&text, known)?, files, input)
}

fn make_case(
    name: String,
    main: String,
    directives: Directives,
    files: Files,
    input: &Path,
) -> Result<Case, Failure> {
    let stdin = match directives.get("stdin") {
        Some(text) => unescape(text).into_bytes(),
        None if input.is_file() => fs::read(input).map_err(|error| Failure::file(input, &error))?,
        None => Vec::new(),
    };
    let expect = match directives.get("expect") {
        None | Some("same") => Expect::Same,
        Some("unsupported") => Expect::Unsupported,
        Some("error") => Expect::Error,
        Some("blocked") => Expect::Blocked,
        Some("idle") => Expect::Idle,
        Some(other) => return Err(Failure::new(format!("expect: {other:?} is unknown"))),
    };
    let only = |name: &str, word: &str| match directives.get(name) {
        None => Ok(false),
        Some(value) if value == word => Ok(true),
        Some(value) => Err(Failure::new(format!("{name}: {value:?} is not {word:?}"))),
    };
    let mut hash = Xxh3::new();
    let Files { sources, replacements, resources } = files;
    let others = resources.iter().map(|(path, _)| path);
    for path in sources.iter().chain(&replacements).chain(others) {
        hash.update(path.as_os_str().as_encoded_bytes());
        hash.update(&fs::read(path).map_err(|error| Failure::file(path, &error))?);
    }
    hash.update(&stdin);
    Ok(Case {
        name,
        main,
        sources,
        replacements,
        resources,
        stdin,
        javac: directives.words("javac"),
        flags: directives.words("flags"),
        own_flags: directives.words("heddle"),
        args: directives.words("args"),
        directives: directives.clone(),
        expect,
        messages: directives.all("message").map(str::to_owned).collect(),
        compare_stderr: only("stderr", "same")?,
        compare_status: !only("status", "any")?,
        fingerprint: hash.digest128(),
        jdk_min: version(&directives, "jdk")?.unwrap_or(0),
        jdk_max: version(&directives, "jdk-max")?.unwrap_or(u32::MAX),
    })
}

/// `21` or `21+`.
fn version(directives: &Directives, name: &str) -> Result<Option<u32>, Failure> {
    let Some(value) = directives.get(name) else { return Ok(None) };
    let number = value.strip_suffix('+').unwrap_or(value).parse();
    number.map(Some).map_err(|_| Failure::new(format!("{name}: {value:?} is not a version")))
}

fn name_below(root: &Path, path: &Path) -> String {
    path.strip_prefix(root).unwrap_or(path).to_string_lossy().into_owned()
}
