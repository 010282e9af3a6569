//! Lines of source files, where those are found near the classes.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use heddle_checker::At;

/// Longer files are no source a person wrote.
const FILE_BYTES_MAX: u64 = 4 << 20;

/// Finds source files by package and name below a few folders.
pub struct Sources {
    roots: Vec<PathBuf>,
    files: RefCell<BTreeMap<String, Option<Vec<String>>>>,
}

impl Sources {
    /// Looks next to the elements of the class paths, and in the usual folders of a project. Each
    /// process is given by its working directory and its class path.
    pub fn new<'a>(processes: impl IntoIterator<Item = (&'a Path, &'a [PathBuf])>) -> Sources {
        let mut roots: Vec<PathBuf> = Vec::new();
        let projects = ["", "src", "src/main/java", "src/test/java"];
        let mut bases = Vec::new();
        for (working_directory, class_path) in processes {
            for element in class_path {
                let element = working_directory.join(element);
                bases.push(element.clone());
                bases.extend(element.parent().map(Path::to_path_buf));
            }
            bases.push(working_directory.to_path_buf());
        }
        for base in bases {
            for project in projects {
                let root = base.join(project);
                if !roots.contains(&root) {
                    roots.push(root);
                }
            }
        }
        Sources { roots, files: RefCell::default() }
    }

    /// The text of a line, without the space around it.
    pub fn line(&self, at: &At) -> Option<String> {
        let file = at.file.as_ref()?;
        let package = at.class.rfind('.').map_or("", |end| &at.class[..end]);
        let path = Path::new(&package.replace('.', "/")).join(file);
        let key = path.to_string_lossy().into_owned();
        let mut files = self.files.borrow_mut();
        let lines = files.entry(key).or_insert_with(|| self.read(&path));
        let index = at.line?.checked_sub(1)? as usize;
        let text = lines.as_ref()?.get(index)?.trim().to_owned();
        (!text.is_empty()).then_some(text)
    }

    fn read(&self, path: &Path) -> Option<Vec<String>> {
        self.roots.iter().find_map(|root| {
            let path = root.join(path);
            let length = std::fs::metadata(&path).ok().filter(std::fs::Metadata::is_file)?.len();
            if length > FILE_BYTES_MAX {
                return None;
            }
            let text = std::fs::read(&path).ok()?;
            Some(String::from_utf8_lossy(&text).lines().map(str::to_owned).collect())
        })
    }
}
