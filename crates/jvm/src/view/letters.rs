//! Letters of a program that would act on whoever shows them: that break a line, command a terminal, or turn the
//! direction of writing, so that a text passes for another.

/// Whether a letter turns the direction of writing.
pub fn turns(letter: char) -> bool {
    matches!(letter, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// A letter as something to look at, in the way of Java.
pub fn shown(letter: char) -> String {
    match letter {
        '\n' => "\\n".to_owned(),
        '\r' => "\\r".to_owned(),
        '\t' => "\\t".to_owned(),
        letter if letter.is_control() || turns(letter) => format!("\\u{:04x}", letter as u32),
        letter => letter.to_string(),
    }
}

/// A text in one line.
pub(crate) fn one_line(text: &str) -> String {
    text.chars().map(shown).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_acts_is_shown() {
        assert_eq!(
            one_line("a\n\u{1b}[2J\u{202e}b \u{1f600} é"),
            "a\\n\\u001b[2J\\u202eb \u{1f600} é"
        );
    }
}
