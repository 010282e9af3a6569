//! `@FILE` arguments: files that hold more arguments, as `java` reads them.

use std::fs;

use heddle_system::options::{self, Command};

/// Replaces each `@FILE` before the main class by the arguments in the file.
pub(crate) fn expand(command: Command, args: Vec<String>) -> Result<Vec<String>, String> {
    let mut expanded = Vec::new();
    let mut args = args.into_iter();
    // The value of an option, and what belongs to the program, is not looked at.
    let mut is_value = false;
    for arg in args.by_ref() {
        match arg.strip_prefix('@') {
            _ if is_value => expanded.push(arg.clone()),
            Some(rest) if rest.starts_with('@') => expanded.push(rest.to_owned()),
            Some(file) => {
                let text = fs::read(file).map_err(|error| format!("cannot read {arg}: {error}"))?;
                expanded.extend(split(&String::from_utf8_lossy(&text)));
                is_value = false;
                continue;
            }
            None if arg == "--disable-@files" => break,
            None => expanded.push(arg.clone()),
        }
        let begins_program = !is_value && !arg.starts_with(['-', '@']);
        if begins_program || arg == "--" {
            break;
        }
        is_value = !is_value && options::is_next(command, &arg);
        if arg == "-jar" {
            break;
        }
    }
    expanded.extend(args);
    Ok(expanded)
}

/// Arguments between blanks. Quotes keep blanks, `#` starts a comment, and inside quotes a
/// backslash takes the next character as it is, or continues the line.
fn split(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (quote, letter) {
            (Some(open), _) if letter == open => quote = None,
            (Some(_), '\\') => match letters.next() {
                Some('\r' | '\n') => {
                    // The next line goes on without its leading blanks.
                    while letters.next_if(|next| next.is_whitespace()).is_some() {}
                }
                Some(escaped) => word.get_or_insert_default().push(unescape(escaped)),
                None => {}
            },
            (Some(_), '\r' | '\n') => {
                quote = None;
                words.extend(word.take());
            }
            (None, '"' | '\'') => {
                quote = Some(letter);
                word.get_or_insert_default();
            }
            (None, '#') if word.is_none() => {
                while letters.next_if(|next| *next != '\n' && *next != '\r').is_some() {}
            }
            (None, blank) if blank.is_whitespace() => words.extend(word.take()),
            (_, other) => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    words
}

fn unescape(letter: char) -> char {
    match letter {
        'n' => '\n',
        't' => '\t',
        'r' => '\r',
        'f' => '\u{c}',
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_quotes_and_comments() {
        let text = "-cp a:b # where\n\"two words\" 'c:\\\\d' \"x\\\n   y\" ab#c\n# only this\nlast";
        assert_eq!(split(text), ["-cp", "a:b", "two words", "c:\\d", "xy", "ab#c", "last"]);
    }

    #[test]
    fn only_before_the_program() {
        let args = |line: &str| line.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let expand = |args| expand(Command::Check, args);
        assert_eq!(expand(args("-ea Main @none")), Ok(args("-ea Main @none")));
        assert_eq!(expand(args("-cp @none Main")), Ok(args("-cp @none Main")));
        assert_eq!(expand(args("-Dx=1 @@Main x")), Ok(args("-Dx=1 @Main x")));
        assert!(expand(args("@surely-not-there Main")).is_err());
    }
}
