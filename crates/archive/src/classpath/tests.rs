//! Tests of the class path on temporary folders.

use super::*;
use crate::testing::jar;
use tempfile::TempDir;

struct Folder(TempDir);

impl Folder {
    fn new(files: &[(&str, &[u8])]) -> Folder {
        let folder = Folder(TempDir::new().unwrap());
        for (name, content) in files {
            let file = folder.path(name);
            fs::create_dir_all(file.parent().unwrap()).unwrap();
            fs::write(file, content).unwrap();
        }
        folder
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    fn class_path(&self, elements: &[&str]) -> ClassPath {
        let elements: Vec<PathBuf> = elements.iter().map(|name| self.path(name)).collect();
        ClassPath::new(&elements, 17)
    }

    /// The entries relative to this folder.
    fn entries(&self, class_path: &ClassPath) -> Vec<String> {
        let name = |entry: &Entry| {
            let path = entry.path.strip_prefix(self.0.path()).unwrap();
            path.to_str().unwrap().to_owned()
        };
        class_path.entries().iter().map(name).collect()
    }
}

fn class(class_path: &ClassPath, name: &str) -> Option<(String, usize)> {
    let (bytes, index) = class_path.find_class(name)?.unwrap();
    Some((String::from_utf8(bytes.to_vec()).unwrap(), index))
}

#[test]
fn the_first_entry_that_has_a_class_gives_it() {
    let one = jar("", &[("p/A.class", b"jar A"), ("p/B.class", b"jar B")]);
    let folder =
        Folder::new(&[("one.jar", &one), ("out/p/B.class", b"out B"), ("out/C.class", b"C")]);
    let class_path = folder.class_path(&["missing", "out", "missing.jar", "one.jar", "out"]);
    assert_eq!(folder.entries(&class_path), ["out", "one.jar"]);
    assert_eq!(class_path.elements().len(), 5);
    assert_eq!(class(&class_path, "p/A"), Some(("jar A".to_owned(), 1)));
    assert_eq!(class(&class_path, "p/B"), Some(("out B".to_owned(), 0)));
    assert_eq!(class(&class_path, "C"), Some(("C".to_owned(), 0)));
    assert_eq!(class(&class_path, "p"), None);
    assert_eq!(class_path.find_all("p/B.class").collect::<Vec<_>>(), [0, 1]);
    assert!(class_path.problems().is_empty());
}

#[test]
fn a_star_stands_for_the_jars_of_a_folder() {
    let empty = jar("", &[]);
    let folder = Folder::new(&[
        ("lib/b.jar", &empty),
        ("lib/a.JAR", &empty),
        ("lib/c.zip", &empty),
        ("lib/sub/d.jar", &empty),
        ("none/readme", b""),
    ]);
    let class_path = folder.class_path(&["lib/*", "none/*", "lib/a.JAR"]);
    assert_eq!(folder.entries(&class_path), ["lib/a.JAR", "lib/b.jar"]);
    assert_eq!(class_path.elements().len(), 4);
}

#[test]
fn a_manifest_adds_entries_after_its_own() {
    let app = jar("Class-Path: lib/one.jar file:two%20x.jar http://host/x.jar out/ lib\r\n", &[]);
    let one = jar("Class-Path: ../app.jar three.jar one.jar\r\n", &[]);
    let empty = jar("", &[]);
    let folder = Folder::new(&[
        ("app.jar", &app),
        ("lib/one.jar", &one),
        ("two x.jar", &empty),
        ("lib/three.jar", &empty),
        ("out/A.class", b"A"),
        ("last.jar", &empty),
    ]);
    let class_path = folder.class_path(&["app.jar", "last.jar"]);
    let expect = ["app.jar", "lib/one.jar", "lib/three.jar", "two x.jar", "out/", "last.jar"];
    let entries = folder.entries(&class_path);
    let entries: Vec<_> = entries.iter().map(|entry| entry.trim_end_matches('/')).collect();
    assert_eq!(entries, expect.map(|entry| entry.trim_end_matches('/')));
}

#[test]
fn a_long_chain_of_manifests_does_no_harm() {
    let jars: Vec<(String, Vec<u8>)> = (0..2000)
        .map(|index| {
            (format!("{index}.jar"), jar(&format!("Class-Path: {}.jar\r\n", index + 1), &[]))
        })
        .collect();
    let files: Vec<(&str, &[u8])> =
        jars.iter().map(|(name, bytes)| (name.as_str(), bytes.as_slice())).collect();
    let folder = Folder::new(&files);
    assert_eq!(folder.class_path(&["0.jar"]).entries().len(), 2000);
}

#[test]
fn an_unreadable_jar_is_a_problem_and_no_entry() {
    let folder = Folder::new(&[("bad.jar", b"not a jar"), ("empty.jar", b""), ("A.class", b"A")]);
    let class_path = folder.class_path(&["bad.jar", "empty.jar", ""]);
    assert_eq!(class_path.entries().len(), 1);
    let problems: Vec<String> = class_path.problems().iter().map(ToString::to_string).collect();
    assert_eq!(problems.len(), 2);
    assert!(problems[0].contains("bad.jar: corrupt: not a zip file"), "{problems:?}");
}

#[test]
fn names_do_not_lead_out_of_a_folder() {
    let folder = Folder::new(&[("secret", b"secret"), ("out/p/A.class", b"A")]);
    let class_path = folder.class_path(&["out"]);
    let absolute = folder.path("secret");
    for name in ["../secret", "p/../../secret", absolute.to_str().unwrap(), "", ".", "p", "a\0b"] {
        assert!(class_path.find_resource(name).is_none(), "{name}");
    }
    assert!(class_path.find_resource("p/../p/A.class").is_some());
}

#[test]
fn urls_are_those_of_java() {
    let jar = jar("", &[]);
    let folder = Folder::new(&[("a b/é.jar", &jar)]);
    let class_path = folder.class_path(&["a b", "a b/é.jar"]);
    let base = folder.0.path().display();
    let urls: Vec<String> = class_path.entries().iter().map(Entry::url).collect();
    assert_eq!(urls, [format!("file:{base}/a%20b/"), format!("file:{base}/a%20b/%C3%A9.jar")]);
}
