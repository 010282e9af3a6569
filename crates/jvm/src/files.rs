//! The file system a process sees: the host's, read-only, under what the process wrote itself.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Errors by their Unix names, so that natives can phrase them as Java does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FileError {
    NotFound,
    Exists,
    IsDirectory,
    NotDirectory,
    NotEmpty,
    Permission,
    BadDescriptor,
    Invalid,
}

#[derive(Clone)]
struct Open {
    content: Arc<Vec<u8>>,
    position: u64,
}

#[derive(Clone)]
pub struct Files {
    working_directory: PathBuf,
    open: BTreeMap<i32, Open>,
}

impl Files {
    pub fn new(working_directory: PathBuf) -> Files {
        Files { working_directory, open: BTreeMap::new() }
    }

    pub fn working_directory(&self) -> &Path {
        &self.working_directory
    }

    fn absolute(&self, path: &str) -> PathBuf {
        self.working_directory.join(path)
    }

    pub fn open_for_reading(&mut self, path: &str) -> Result<i32, FileError> {
        let path = self.absolute(path);
        if path.is_dir() {
            return Err(FileError::IsDirectory);
        }
        let content = std::fs::read(path).map_err(|_| FileError::NotFound)?;
        let descriptor = self.open.keys().next_back().map_or(3, |last| last + 1);
        self.open.insert(descriptor, Open { content: Arc::new(content), position: 0 });
        Ok(descriptor)
    }

    pub fn read(&mut self, descriptor: i32, length: usize) -> Result<&[u8], FileError> {
        let open = self.open.get_mut(&descriptor).ok_or(FileError::BadDescriptor)?;
        let start = (open.position as usize).min(open.content.len());
        let end = (start + length).min(open.content.len());
        open.position = end as u64;
        Ok(&open.content[start..end])
    }

    pub fn close(&mut self, descriptor: i32) {
        self.open.remove(&descriptor);
    }

    pub fn exists(&self, path: &str) -> bool {
        self.absolute(path).exists()
    }

    pub fn is_file(&self, path: &str) -> bool {
        self.absolute(path).is_file()
    }

    pub fn is_directory(&self, path: &str) -> bool {
        self.absolute(path).is_dir()
    }

    pub fn length(&self, path: &str) -> u64 {
        std::fs::metadata(self.absolute(path)).map_or(0, |m| m.len())
    }
}
