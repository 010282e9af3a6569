//! The manual page, made from the table.

use super::commands::{About, COMMANDS, Command};
use super::help::{groups, in_files, usage, written};
use super::row::Row;

/// The page in the language of `man`.
pub fn man(version: &str) -> String {
    let mut page = format!(".TH HEDDLE 1 \"\" \"heddle {version}\" \"User Commands\"\n");
    page.push_str(".SH NAME\nheddle \\- run and check Java programs, and systems of programs\n");
    page.push_str(".SH SYNOPSIS\n.nf\n");
    for line in COMMANDS.iter().flat_map(usage) {
        page.push_str(&format!("{}\n", escape(&line)));
    }
    page.push_str(".fi\n");
    for about in COMMANDS {
        command(&mut page, about);
    }
    page
}

fn command(page: &mut String, about: &About) {
    let About { command, name, does, text, end, .. } = about;
    page.push_str(&format!(".SH HEDDLE {}\n", escape(&name.to_uppercase())));
    page.push_str(&format!("{}.\n", escape(&capital(does))));
    for text in [text, end].into_iter().filter(|text| !text.is_empty()) {
        page.push_str(&format!(".PP\n{}\n", escape(text)));
    }
    for (group, rows) in groups(*command) {
        page.push_str(&format!(".SS {}\n", escape(group.title())));
        match group.has_effect() {
            true => rows.iter().for_each(|row| option(page, row, *command)),
            false => {
                let names: Vec<String> = rows.iter().flat_map(|row| written(row)).collect();
                page.push_str(&format!("{}\n", escape(&names.join(", "))));
            }
        }
    }
}

fn option(page: &mut String, row: &Row, command: Command) {
    let names: Vec<String> = written(row).collect();
    page.push_str(&format!(".TP\n\\fB{}\\fR\n", escape(&names.join(", "))));
    page.push_str(&format!("{}.\n", escape(&capital(row.help))));
    let keys = in_files(row, command);
    for text in [row.more, &keys].into_iter().filter(|text| !text.is_empty()) {
        page.push_str(&format!("{}\n", escape(text)));
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Text as it is: dashes that can be copied, and nothing that begins a request.
fn escape(text: &str) -> String {
    let text = text.replace('\\', "\\e").replace('-', "\\-");
    match text.starts_with(['.', '\'']) {
        true => format!("\\&{text}"),
        false => text,
    }
}
