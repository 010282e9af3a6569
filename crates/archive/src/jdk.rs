//! Finding a JDK on this machine and reading what it says about itself.

use crate::error::ArchiveError;
use crate::jimage::Jimage;
use std::collections::BTreeMap;
use std::ffi::OsStr;
use std::fmt;
use std::fs;
use std::path::{Path, PathBuf};

#[cfg(test)]
mod tests;

/// The oldest Java whose library can be run.
pub const FEATURE_VERSION_MIN: u32 = 17;

/// A JDK, or a runtime without tools; both have `lib/modules`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Jdk {
    /// The folder above `bin` and `lib`, with symbolic links resolved.
    pub home: PathBuf,
    /// 17 for Java 17.0.15.
    pub feature_version: u32,
    /// The keys and values of the `release` file, without the quotes.
    pub release: BTreeMap<String, String>,
}

/// Why there is no usable JDK.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JdkError {
    /// Nobody named one, and none is on the path.
    NoneFound,
    /// The folder is not the home of a JDK.
    NotAJdk {
        home: PathBuf,
        named_by: Source,
    },
    TooOld {
        home: PathBuf,
        version: String,
        named_by: Source,
    },
    /// `lib/modules` is there but cannot be used.
    Damaged {
        error: ArchiveError,
        named_by: Source,
    },
}

/// Who named a JDK.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    Explicit,
    JavaHome,
    Path,
}

impl Jdk {
    /// The JDK at `explicit`, else at `JAVA_HOME`, else the one whose `java` is first on the path.
    ///
    /// The first of these that is set decides: to go on silently from a wrong one to another would
    /// check a program against a library its user did not name.
    pub fn locate(explicit: Option<&Path>) -> Result<Jdk, JdkError> {
        let java_home = std::env::var_os("JAVA_HOME");
        let path = std::env::var_os("PATH");
        Self::locate_in(explicit, java_home.as_deref(), path.as_deref())
    }

    fn locate_in(
        explicit: Option<&Path>,
        java_home: Option<&OsStr>,
        path: Option<&OsStr>,
    ) -> Result<Jdk, JdkError> {
        if let Some(home) = explicit {
            return Self::open(home, Source::Explicit);
        }
        if let Some(home) = java_home.filter(|home| !home.is_empty()) {
            return Self::open(Path::new(home), Source::JavaHome);
        }
        match path.and_then(java_on_path) {
            Some(home) => Self::open(&home, Source::Path),
            None => Err(JdkError::NoneFound),
        }
    }

    /// The JDK whose home is `home`.
    pub fn at(home: &Path) -> Result<Jdk, JdkError> {
        Self::open(home, Source::Explicit)
    }

    fn open(home: &Path, named_by: Source) -> Result<Jdk, JdkError> {
        let home = fs::canonicalize(home).unwrap_or_else(|_| home.to_owned());
        let release = fs::read(home.join("release"))
            .map(|bytes| parse_release(&String::from_utf8_lossy(&bytes)))
            .unwrap_or_default();
        let declared = release.get("JAVA_VERSION").cloned();
        let feature_version = declared.as_deref().and_then(parse_feature_version);
        let too_old =
            |version: String| Err(JdkError::TooOld { home: home.clone(), version, named_by });
        if let (Some(version), Some(feature)) = (&declared, feature_version)
            && feature < FEATURE_VERSION_MIN
        {
            return too_old(version.clone());
        }
        let modules = home.join("lib/modules");
        if !modules.exists() {
            // Before Java 9 the library was in one large jar.
            let is_java_8 =
                ["lib/rt.jar", "jre/lib/rt.jar"].iter().any(|jar| home.join(jar).exists());
            if is_java_8 {
                return too_old(declared.unwrap_or_else(|| "8".to_owned()));
            }
            return Err(JdkError::NotAJdk { home, named_by });
        }
        let damaged = |error| JdkError::Damaged { error, named_by };
        let image = Jimage::open(&modules).map_err(damaged)?;
        let by_class = feature_version_of_library(&image).map_err(damaged)?;
        let feature_version = feature_version.unwrap_or(by_class);
        if feature_version < FEATURE_VERSION_MIN {
            return too_old(feature_version.to_string());
        }
        Ok(Jdk { home, feature_version, release })
    }

    /// The file with the classes of all modules.
    pub fn modules(&self) -> PathBuf {
        self.home.join("lib/modules")
    }

    /// The full version such as `17.0.15`, or the feature version where no file says more.
    pub fn version(&self) -> String {
        let declared = self.release.get("JAVA_VERSION");
        declared.cloned().unwrap_or_else(|| self.feature_version.to_string())
    }

    /// A tool of this JDK (`java`, `javac`), if it has it.
    pub fn tool(&self, name: &str) -> Option<PathBuf> {
        let file = self.home.join("bin").join(format!("{name}{}", std::env::consts::EXE_SUFFIX));
        file.is_file().then_some(file)
    }
}

/// Each Java has its own class-file version, and its library is compiled for that one.
fn feature_version_of_library(image: &Jimage) -> Result<u32, ArchiveError> {
    const OBJECT: &str = "java/lang/Object.class";
    let damaged = |what| ArchiveError::new(image.path(), crate::Reason::Corrupt(what));
    let class = image
        .find("java.base", OBJECT)
        .unwrap_or_else(|| Err(damaged("java.lang.Object is missing")))?;
    let major = class.get(6..8).ok_or_else(|| damaged("java.lang.Object is cut short"))?;
    let major = u32::from(major[0]) << 8 | u32::from(major[1]);
    Ok(major.saturating_sub(44))
}

/// The home of the first `java` on a search path, its symbolic links followed.
fn java_on_path(path: &OsStr) -> Option<PathBuf> {
    let java = format!("java{}", std::env::consts::EXE_SUFFIX);
    let file = std::env::split_paths(path)
        .filter(|folder| !folder.as_os_str().is_empty())
        .map(|folder| folder.join(&java))
        .find(|file| file.is_file())?;
    let file = fs::canonicalize(file).ok()?;
    let home = file.parent()?.parent()?;
    // The `java` of a JDK 8 is in jre/bin; the JDK is what the user would name.
    let above = if home.ends_with("jre") { home.parent()? } else { home };
    Some(above.to_owned())
}

/// `KEY="value"` lines.
fn parse_release(text: &str) -> BTreeMap<String, String> {
    text.lines()
        .filter_map(|line| line.split_once('='))
        .map(|(key, value)| (key.trim().to_owned(), value.trim().trim_matches('"').to_owned()))
        .collect()
}

/// 17 of `17.0.15`, 25 of `25-ea`, 8 of `1.8.0_402`.
fn parse_feature_version(version: &str) -> Option<u32> {
    let mut numbers = version.split(|letter: char| !letter.is_ascii_digit());
    let first = numbers.next()?.parse().ok()?;
    if first == 1 { numbers.next()?.parse().ok() } else { Some(first) }
}

impl fmt::Display for Source {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Source::Explicit => "named by --jdk",
            Source::JavaHome => "named by JAVA_HOME",
            Source::Path => "found through the java command on the path",
        })
    }
}

impl fmt::Display for JdkError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            JdkError::NoneFound => write!(
                out,
                "no JDK found: install JDK {FEATURE_VERSION_MIN} or later, and name it with --jdk DIR \
                 or JAVA_HOME, or put its java command on the path"
            ),
            JdkError::NotAJdk { home, named_by } => write!(
                out,
                "{} ({named_by}) is not a JDK: it has no lib/modules file",
                home.display()
            ),
            JdkError::TooOld { home, version, named_by } => write!(
                out,
                "the JDK in {} ({named_by}) has version {version}, but {FEATURE_VERSION_MIN} or later \
                 is needed; name another with --jdk DIR or JAVA_HOME",
                home.display()
            ),
            JdkError::Damaged { error, named_by } => {
                write!(out, "the JDK {named_by} cannot be used: {error}")
            }
        }
    }
}

impl std::error::Error for JdkError {}
