//! The formats: one file each.

mod dot;
mod json;
mod junit;
mod markdown;
mod text;

use crate::Material;

pub use dot::dot;
pub use json::json_replay;
pub use text::text_replay;

/// A way to write a report down.
pub struct Format {
    pub name: &'static str,
    pub doc: &'static str,
    pub make: fn(&Material<'_>) -> Result<String, String>,
}

pub const FORMATS: &[Format] = &[
    Format { name: "text", doc: "for people: one column per thread", make: text::make },
    Format { name: "json", doc: "one object, as --json prints it", make: json::make },
    Format { name: "junit", doc: "JUnit XML, one test case per property", make: junit::make },
    Format { name: "markdown", doc: "for comments on pull requests", make: markdown::make },
    Format { name: "dot", doc: "the graph of states, for Graphviz", make: dot::make },
];

pub fn format_named(name: &str) -> Result<&'static Format, String> {
    FORMATS.iter().find(|format| format.name == name).ok_or_else(|| {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        format!("`{name}` is no format; there are {}", names.join(", "))
    })
}
