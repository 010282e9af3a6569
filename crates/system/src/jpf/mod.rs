//! `.jpf` files, as users of Java PathFinder have them.
//!
//! `properties.rs` reads the syntax of Java properties, `config.rs` does what JPF adds to it
//! (`+=`, `${…}`, `@include`), and `keys.rs` says what each key means.

mod config;
mod keys;
mod properties;
#[cfg(test)]
mod tests;

use std::path::Path;

use crate::description::Description;
use crate::problem::Problem;

/// What a `.jpf` file describes, with settings of the command line laid over it.
pub(crate) fn describe(file: &Path, overrides: &[String]) -> Result<Description, Problem> {
    let mut config = config::Config::default();
    config.load(file)?;
    for text in overrides {
        config.override_with(text)?;
    }
    keys::interpret(config, file)
}

/// What a text describes, as if it were the file `s.jpf` here.
#[cfg(test)]
pub(crate) fn describe_text(text: &str) -> Result<Description, Problem> {
    let source = std::sync::Arc::new(crate::problem::Source::new("s.jpf".into(), text.into()));
    let mut config = config::Config::default();
    config.load_source(&source, Path::new("s.jpf"))?;
    keys::interpret(config, Path::new("s.jpf"))
}
