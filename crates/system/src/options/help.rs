//! The help of commands, made from their rows.

use super::OPTIONS;
use super::commands::{About, COMMANDS, Command};
use super::row::{Group, Key, Row};
use crate::asked::Help;

/// Columns of a page.
const WIDTH: usize = 100;
/// Where explanations begin in short help, if the option leaves room.
const COLUMN: usize = 34;

/// What there is: the commands, in a line each.
pub fn overview() -> String {
    let mut text = String::from(
        "Heddle runs and checks Java programs, and systems of programs that talk to each other.\n\n\
         usage: heddle COMMAND ...\n\n",
    );
    for About { name, does, .. } in COMMANDS {
        text.push_str(&format!("  {name:<15} {does}\n"));
    }
    text.push_str(
        "\n  --version       show the version\n\n\
         heddle COMMAND -h lists the options of a command, --help explains them.\n",
    );
    text
}

/// What commands take: one, or all whose names begin alike.
pub fn help(commands: &[&About], length: Help) -> String {
    let mut text = String::new();
    for (index, line) in commands.iter().flat_map(|about| usage(about)).enumerate() {
        let begin = if index == 0 { "usage: " } else { "       " };
        text.push_str(&format!("{begin}{line}\n"));
    }
    for about in commands {
        if commands.len() > 1 {
            text.push_str(&format!("\nheddle {}: {}\n", about.name, about.does));
        }
        if !about.text.is_empty() {
            text.push('\n');
            wrap(&mut text, about.text, 0);
        }
        options(&mut text, about.command, length, |group| group != Group::General);
    }
    if let Some(About { command, end, .. }) = commands.last() {
        options(&mut text, *command, length, |group| group == Group::General);
        if !end.is_empty() {
            text.push('\n');
            wrap(&mut text, end, 0);
        }
    }
    text
}

/// The ways to use a command.
pub(super) fn usage(about: &About) -> impl Iterator<Item = String> {
    let line = |usage: &&str| format!("heddle {} {usage}", about.name).trim_end().to_owned();
    about.usage.iter().map(line)
}

/// The groups of options that a command has, with their rows.
pub(super) fn groups(command: Command) -> Vec<(Group, Vec<&'static Row>)> {
    let mut groups: Vec<(Group, Vec<&'static Row>)> = Vec::new();
    for row in OPTIONS.iter().filter(|row| row.belongs_to(command)) {
        match groups.iter_mut().find(|(group, _)| *group == row.group) {
            Some((_, rows)) => rows.push(row),
            None => groups.push((row.group, vec![row])),
        }
    }
    groups.sort_by_key(|(group, _)| *group);
    groups
}

fn options(text: &mut String, command: Command, length: Help, wanted: fn(Group) -> bool) {
    for (group, rows) in groups(command).into_iter().filter(|(group, _)| wanted(*group)) {
        if !group.has_effect() && length == Help::Short {
            continue;
        }
        text.push_str(&format!("\n{}:\n", group.title()));
        match (length, group.has_effect()) {
            (Help::Short, _) => rows.iter().for_each(|row| short(text, row)),
            (Help::Long, true) => rows.iter().for_each(|row| long(text, row, command)),
            (Help::Long, false) => {
                let names: Vec<String> = rows.iter().flat_map(|row| written(row)).collect();
                wrap(text, &names.join(", "), 2);
            }
        }
    }
}

/// All ways to write an option.
pub(super) fn written(row: &Row) -> impl Iterator<Item = String> {
    row.names.iter().map(|name| row.written(name))
}

fn short(text: &mut String, row: &Row) {
    let written = format!("  {}", row.written(row.name()));
    let mut help = String::new();
    wrap(&mut help, row.help, COLUMN);
    match written.len() < COLUMN {
        true => text.push_str(&format!("{written:COLUMN$}{}", help.trim_start())),
        false => text.push_str(&format!("{written}\n{help}")),
    }
}

fn long(text: &mut String, row: &Row, command: Command) {
    let names: Vec<String> = written(row).collect();
    text.push_str(&format!("  {}\n", names.join(", ")));
    wrap(text, row.help, 6);
    wrap(text, row.more, 6);
    wrap(text, &in_files(row, command), 6);
}

/// The keys of an option in files, in words; only commands that read such files have any.
pub(super) fn in_files(row: &Row, command: Command) -> String {
    if !matches!(command, Command::Check | Command::Run) {
        return String::new();
    }
    let toml = row.key.map(|key| match key {
        Key::Check(name) => format!("{name} in [check]"),
        Key::Network(name) => format!("{name} in [network]"),
        Key::Adversary(name) => format!("{name} in [adversary]"),
        Key::Top(name) => format!("{name} at the top of a .toml file"),
        Key::Process(name) => format!("{name} in [[process]] or at the top of a .toml file"),
    });
    let jpf = row.jpf.map(|jpf| format!("{} in a .jpf file", jpf.key));
    let keys: Vec<String> = toml.into_iter().chain(jpf).collect();
    if keys.is_empty() { String::new() } else { format!("Key: {}.", keys.join("; ")) }
}

/// Adds text in lines of a page.
fn wrap(out: &mut String, text: &str, indent: usize) {
    let mut line = String::new();
    for word in text.split_whitespace() {
        if !line.is_empty() && indent + line.len() + 1 + word.len() > WIDTH {
            out.push_str(&format!("{:indent$}{line}\n", ""));
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    if !line.is_empty() {
        out.push_str(&format!("{:indent$}{line}\n", ""));
    }
}
