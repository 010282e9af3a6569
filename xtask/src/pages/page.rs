//! A page of the documentation, taken apart: the fenced blocks that matter, with their marks.
//!
//! A block of kind `console` shows commands, each on a line that begins with `$ `, and below each
//! what it prints. A comment before a block may mark it:
//!
//! - `<!-- pages: file NAME -->`: the block is the file NAME, which later commands may use;
//! - `<!-- pages: large -->`: its commands take long;
//! - `<!-- pages: not run: REASON -->`.

use std::ops::Range;

#[derive(Debug, PartialEq)]
pub(crate) enum Block {
    Commands { large: bool, commands: Vec<Shown> },
    File { line: usize, name: String, text: String },
}

/// A command, and where its output stands in the lines of the page.
#[derive(Debug, PartialEq)]
pub(crate) struct Shown {
    /// Counted from 1.
    pub(crate) line: usize,
    pub(crate) command: String,
    pub(crate) status: i32,
    pub(crate) output: Range<usize>,
}

/// What begins a line that is a command, whatever the kind of its block.
const COMMANDS: [&str; 4] = ["$ ", "heddle ", "javac ", "cargo "];

/// The blocks of a page in order; or the line and what is wrong there.
pub(crate) fn blocks(page: &str) -> Result<Vec<Block>, (usize, String)> {
    let lines: Vec<&str> = page.lines().collect();
    let mut blocks = Vec::new();
    let mut at = 0;
    while at < lines.len() {
        let mark =
            lines[at].strip_prefix("<!-- pages: ").and_then(|mark| mark.strip_suffix(" -->"));
        at += usize::from(mark.is_some());
        let Some(kind) = lines.get(at).and_then(|line| line.trim_start().strip_prefix("```"))
        else {
            if mark.is_some() {
                return Err((at, "a mark stands right before a block".into()));
            }
            at += 1;
            continue;
        };
        let start = at + 1;
        let length = lines[start..].iter().position(|line| line.trim_start().starts_with("```"));
        let Some(length) = length else { return Err((start, "the block has no end".into())) };
        let content = start..start + length;
        at = content.end + 1;
        match mark.map(|mark| mark.split_once(' ').unwrap_or((mark, ""))) {
            Some(("file", name)) => {
                let text = lines[content].join("\n") + "\n";
                blocks.push(Block::File { line: start, name: name.into(), text });
            }
            Some(("not", reason)) if reason.starts_with("run: ") => (),
            None | Some(("large", "")) if kind == "console" => {
                let commands = commands(&lines, content)?;
                blocks.push(Block::Commands { large: mark.is_some(), commands });
            }
            None => {
                let is_command = |line: &&str| COMMANDS.iter().any(|begin| line.starts_with(begin));
                if let Some(found) = lines[content].iter().position(is_command) {
                    let what = "commands stand in a block of kind `console`, behind `$ `";
                    return Err((start + found + 1, what.into()));
                }
            }
            Some(_) => return Err((start - 1, "there is no such mark for this block".into())),
        }
    }
    Ok(blocks)
}

fn commands(lines: &[&str], content: Range<usize>) -> Result<Vec<Shown>, (usize, String)> {
    let mut commands: Vec<Shown> = Vec::new();
    for at in content {
        if let Some(command) = lines[at].strip_prefix("$ ") {
            let output = at + 1..at + 1;
            let status = status(command);
            commands.push(Shown { line: at + 1, command: command.into(), status, output });
        } else if let Some(last) = commands.last_mut() {
            last.output.end = at + 1;
        } else {
            return Err((at + 1, "a console block begins with a command: `$ …`".into()));
        }
    }
    Ok(commands)
}

/// The status a command is expected to end with: 0, or what its comment says.
fn status(command: &str) -> i32 {
    let comment = command.rsplit_once("# ").map_or("", |(_, comment)| comment);
    let said = comment.split_once("exit status ").map_or("", |(_, status)| status);
    said.split(|letter: char| !letter.is_ascii_digit()).next().unwrap_or("").parse().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_have_their_output_and_status() {
        let page = "```console\n$ javac A.java\n$ heddle check A   # exit status 1\nDeadlock\n\nThen\n```\n";
        let shown = |line, command: &str, status, output| Shown {
            line,
            command: command.into(),
            status,
            output,
        };
        let commands = vec![
            shown(2, "javac A.java", 0, 2..2),
            shown(3, "heddle check A   # exit status 1", 1, 3..6),
        ];
        assert_eq!(blocks(page), Ok(vec![Block::Commands { large: false, commands }]));
    }

    #[test]
    fn marks() {
        let marked =
            |mark: &str| blocks(&format!("<!-- pages: {mark} -->\n```console\n$ x\n```\n"));
        assert!(matches!(&marked("large").unwrap()[0], Block::Commands { large: true, .. }));
        assert_eq!(marked("not run: needs a network"), Ok(vec![]));
        assert_eq!(marked("not run").unwrap_err().0, 1);
        assert_eq!(marked("larg").unwrap_err().0, 1);
        let file = Block::File { line: 2, name: "a.bp".into(), text: "$ x\n".into() };
        assert_eq!(marked("file a.bp"), Ok(vec![file]));
        assert_eq!(blocks("<!-- pages: large -->\n\n```console\n```\n").unwrap_err().0, 1);
    }

    #[test]
    fn commands_stand_nowhere_else() {
        assert_eq!(blocks("text\n```\nheddle check A\n```\n").unwrap_err().0, 3);
        assert_eq!(blocks("```toml\nmain = \"A\"\n```\n"), Ok(vec![]));
        assert_eq!(blocks("```console\nDeadlock\n```\n").unwrap_err().0, 2);
        assert_eq!(blocks("```console\n$ x\n").unwrap_err().0, 1);
    }
}
