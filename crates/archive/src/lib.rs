//! Where class bytes and resources come from: jimage files, jars, directories, and the JDK itself.
//!
//! This crate knows file formats and nothing else of Java. Every reader takes untrusted bytes: a
//! hostile or damaged file gives an [`ArchiveError`] with its name and a reason, never a panic.
//!
//! - [`jimage`]: the `lib/modules` file of a JDK.
//! - [`jar`]: one jar, with its manifest and its multi-release entries.
//! - [`classpath`]: directories and jars in the order in which `java` searches them.
//! - [`jdk`]: finding a JDK and its version.

pub mod classpath;
mod compression;
mod error;
pub mod jar;
pub mod jdk;
pub mod jimage;
mod map;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use classpath::ClassPath;
pub use error::{ArchiveError, Reason};
pub use jar::{Jar, Manifest};
pub use jdk::{Jdk, JdkError};
pub use jimage::Jimage;
