//! Lines of source files, where those are found: where the user says, beside the classes, or in the
//! project that the classes were built in.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use heddle_archive::Jar;
use heddle_checker::At;

/// Longer files are no source a person wrote.
const FILE_BYTES_MAX: u64 = 4 << 20;
/// Where projects keep sources: plain ones, Maven and Gradle, older ones.
const FOLDERS: [&str; 7] =
    ["src", "src/main/java", "src/test/java", "src/java", "src/main", "test", "java"];
/// What lies at the top of a project: nobody looks above it.
const MARKERS: [&str; 6] =
    [".git", "pom.xml", "build.gradle", "build.gradle.kts", "settings.gradle", "build.xml"];
/// `build/classes/java/main` of Gradle is four folders below its project.
const LEVELS_MAX: usize = 5;

/// Finds source files by package and name.
pub struct Sources {
    roots: Vec<Root>,
    files: RefCell<BTreeMap<String, Option<Rc<Vec<String>>>>>,
}

enum Root {
    Folder(PathBuf),
    Jar(Box<Jar>),
}

impl Sources {
    /// Looks in the folders and jars of `named` first, then near the elements of the class paths. Each
    /// process is given by its working directory and its class path.
    pub fn new<'a>(
        named: &[PathBuf],
        processes: impl IntoIterator<Item = (&'a Path, &'a [PathBuf])>,
    ) -> Sources {
        let mut places: Vec<PathBuf> = named.to_vec();
        for (working_directory, class_path) in processes {
            for element in class_path {
                near(&working_directory.join(element), &mut places);
            }
            places.push(working_directory.to_path_buf());
            places.extend(FOLDERS.map(|folder| working_directory.join(folder)));
        }
        let mut known = Vec::new();
        for place in places {
            if !known.contains(&place) {
                known.push(place);
            }
        }
        Sources { roots: known.into_iter().filter_map(root).collect(), files: RefCell::default() }
    }

    /// The text of a line, without the space around it.
    pub fn line(&self, at: &At) -> Option<String> {
        let lines = self.lines(&Sources::name(at)?)?;
        let index = at.line?.checked_sub(1)? as usize;
        let text = lines.get(index)?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    /// What a file is called here: its package as folders, and its name.
    pub(crate) fn name(at: &At) -> Option<String> {
        let package = at.class.rfind('.').map_or("", |end| &at.class[..end]);
        let path = Path::new(&package.replace('.', "/")).join(at.file.as_ref()?);
        Some(path.to_string_lossy().into_owned())
    }

    /// The lines of a file by that name, if it is found.
    pub(crate) fn lines(&self, name: &str) -> Option<Rc<Vec<String>>> {
        let mut files = self.files.borrow_mut();
        let read = || self.roots.iter().find_map(|root| root.read(name)).map(Rc::new);
        files.entry(name.to_owned()).or_insert_with(read).clone()
    }
}

impl Root {
    fn read(&self, name: &str) -> Option<Vec<String>> {
        let bytes = match self {
            Root::Folder(folder) => {
                let path = folder.join(name);
                let about = std::fs::metadata(&path).ok()?;
                if !about.is_file() || about.len() > FILE_BYTES_MAX {
                    return None;
                }
                std::fs::read(&path).ok()?
            }
            Root::Jar(jar) => jar.entry(name)?.ok()?.to_vec(),
        };
        Some(String::from_utf8_lossy(&bytes).lines().map(str::to_owned).collect())
    }
}

/// What can be looked into; a jar that cannot be read has no sources for us.
fn root(place: PathBuf) -> Option<Root> {
    if place.is_dir() {
        return Some(Root::Folder(place));
    }
    let jar = Jar::open(&place).ok().filter(|_| place.is_file())?;
    Some(Root::Jar(Box::new(jar.with_entry_bytes_max(FILE_BYTES_MAX))))
}

/// Places near an element of a class path, the nearest first: the element itself, a jar of sources
/// beside it, and the usual folders of each folder above it, up to the top of its project.
fn near(element: &Path, places: &mut Vec<PathBuf>) {
    places.push(element.to_path_buf());
    if let Some(stem) = element.extension().and(element.file_stem()) {
        let stem = stem.to_string_lossy();
        places.push(element.with_file_name(format!("{stem}-sources.jar")));
        places.push(element.with_file_name(format!("{stem}-src.jar")));
    }
    for (level, above) in element.ancestors().take(LEVELS_MAX + 1).enumerate() {
        // A file of no package that lies far above is hardly the one.
        if level == 1 {
            places.push(above.to_path_buf());
        }
        places.extend(FOLDERS.map(|folder| above.join(folder)));
        if MARKERS.iter().any(|marker| above.join(marker).exists()) {
            places.push(above.to_path_buf());
            break;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    const TEXT: &str = "package p;\nclass Main {}\n";

    /// Whether `p/Main.java` is found for an element of the class path, by its second line.
    #[track_caller]
    fn check(file: &str, marker: &str, element: &str, found: bool) {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        for (name, text) in [(file, TEXT), (marker, "")] {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("it is below")).expect("it is ours");
            fs::write(path, text).expect("it is ours");
        }
        fs::create_dir_all(folder.path().join(element)).expect("it is ours");
        let elements = [folder.path().join(element)];
        let sources = Sources::new(&[], [(Path::new("/nowhere"), &elements[..])]);
        let at = At {
            class: "p.Main".into(),
            method: "main".into(),
            file: Some("Main.java".into()),
            line: Some(2),
        };
        assert_eq!(sources.line(&at).is_some(), found, "{file} {element}");
    }

    #[test]
    fn sources_lie_where_projects_keep_them() {
        check("src/main/java/p/Main.java", "pom.xml", "target/classes", true);
        check("src/test/java/p/Main.java", "pom.xml", "target/test-classes", true);
        check(
            "app/src/main/java/p/Main.java",
            "app/build.gradle",
            "app/build/classes/java/main",
            true,
        );
        check("src/p/Main.java", "x", "out/production/app", true);
        check("out/p/Main.java", "x", "out", true);
        check("p/Main.java", "x", "classes", true);
    }

    #[test]
    fn nobody_looks_above_a_project() {
        check("src/p/Main.java", "app/pom.xml", "app/target/classes", false);
    }

    #[test]
    fn what_the_user_names_comes_first() {
        let folder = tempfile::tempdir().expect("a temporary folder can be made");
        for (place, word) in [("mine", "mine"), ("out", "theirs")] {
            fs::create_dir_all(folder.path().join(place)).expect("it is ours");
            fs::write(folder.path().join(place).join("A.java"), word).expect("it is ours");
        }
        let elements = [folder.path().join("out")];
        let named = [folder.path().join("mine"), folder.path().join("missing.jar")];
        let sources = Sources::new(&named, [(folder.path(), &elements[..])]);
        assert_eq!(sources.lines("A.java").expect("it is there")[0], "mine");
    }
}
