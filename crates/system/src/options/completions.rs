//! Completion of command lines in a shell, made from the table.

use std::collections::BTreeSet;

use super::OPTIONS;
use super::commands::{COMMANDS, Command};
use super::row::Row;

/// What stands before and behind the words of each command. Bash takes `=` for a word of its own;
/// where nothing is offered, it completes names of files.
const BEGIN: &str = "\
_heddle() {
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} words=
    if [[ $word == \"=\" ]]; then
        word=
    elif [[ $before == \"=\" ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
";
const END: &str = "
    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))
}
complete -o default -F _heddle heddle
";

/// A script for bash.
pub fn bash() -> String {
    let mut script = String::from(BEGIN);
    script.push_str("    case $before in\n");
    for row in OPTIONS {
        let choices = choices(row.value());
        if !choices.is_empty() {
            let names = row.names.join(" | ");
            script.push_str(&format!("    {names}) words='{}' ;;\n", choices.join(" ")));
        }
    }
    script.push_str("    *)\n        case $COMP_CWORD:${COMP_WORDS[1]}:${COMP_WORDS[2]-} in\n");
    let mut arm = |pattern: String, words: Vec<&str>| {
        script.push_str(&format!("        {pattern}) words='{}' ;;\n", words.join(" ")));
    };
    arm("1:*".to_owned(), after(""));
    for first in after("") {
        let seconds = after(first);
        if !seconds.is_empty() {
            arm(format!("2:{first}:*"), seconds);
        }
    }
    for about in COMMANDS {
        // What a command of one word takes stands behind those that have another.
        if let Some((first, second)) = about.name.split_once(' ') {
            arm(format!("*:{first}:{second}"), offered(about.command));
        }
    }
    for about in COMMANDS.iter().filter(|about| !about.name.contains(' ')) {
        arm(format!("*:{}:*", about.name), offered(about.command));
    }
    script.push_str("        esac\n        ;;\n    esac");
    script.push_str(END);
    script
}

/// The words that may follow one at the beginning of a command line.
fn after(first: &str) -> Vec<&'static str> {
    let mut words: Vec<&str> = Vec::new();
    for about in COMMANDS {
        let (known, next) = about.name.split_once(' ').unwrap_or((about.name, ""));
        let operands = || about.usage.iter().flat_map(|usage| choices(usage));
        match (first, next) {
            ("", _) if !words.contains(&known) => words.push(known),
            (_, "") if known == first => words.extend(operands()),
            _ if known == first => words.push(next),
            _ => {}
        }
    }
    words
}

/// The options of a command that are worth while to be offered.
fn offered(command: Command) -> Vec<&'static str> {
    let belongs = |row: &&Row| {
        let passed_on = command == Command::ProtocolCheck && row.belongs_to(Command::Component);
        row.belongs_to(command) || passed_on
    };
    let rows = OPTIONS.iter().filter(belongs).filter(|row| row.group.has_effect());
    let names: BTreeSet<&str> = rows.flat_map(|row| row.names).copied().collect();
    names.into_iter().collect()
}

/// The words that stand between bars, where one of a few is to be given.
fn choices(text: &'static str) -> Vec<&'static str> {
    let is_word = |word: &&str| {
        !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    text.split('|').filter(is_word).collect()
}
