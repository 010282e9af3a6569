//! The formats: one file each.

mod conversations;
mod dot;
mod html;
mod json;
mod junit;
mod markdown;
mod text;

use crate::Material;

pub use dot::dot;
pub use html::{html_explorer, html_path, html_replay};
pub use json::json_replay;
pub use text::text_replay;

/// A way to write a report down.
pub struct Format {
    pub name: &'static str,
    pub doc: &'static str,
    /// Shows how things stand after each step, and which steps matter.
    pub draws: bool,
    pub make: fn(&Material<'_>) -> Result<String, String>,
}

pub const FORMATS: &[Format] = &[
    format("text", "for people: one column per thread", text::make),
    format("json", "one object, as --json prints it", json::make),
    format("junit", "JUnit XML, one test case per property", junit::make),
    format("markdown", "for comments on pull requests", markdown::make),
    format("dot", "the graph of states, for Graphviz", dot::make),
    format(
        "conversations",
        "what was said to live peers, as trees for Graphviz",
        conversations::make,
    ),
    Format { draws: true, ..format("html", "a page for the browser, in one file", html::make) },
];

const fn format(
    name: &'static str,
    doc: &'static str,
    make: fn(&Material<'_>) -> Result<String, String>,
) -> Format {
    Format { name, doc, draws: false, make }
}

pub fn format_named(name: &str) -> Result<&'static Format, String> {
    FORMATS.iter().find(|format| format.name == name).ok_or_else(|| {
        let names: Vec<&str> = FORMATS.iter().map(|format| format.name).collect();
        format!("`{name}` is no format; there are {}", names.join(", "))
    })
}
