//! Colour on a terminal: few, and never the only thing that says something.

use heddle_checker::letters;

/// What a report for people is written on.
#[derive(Clone, Copy, Debug)]
pub struct Paper {
    pub width: usize,
    /// It shows colours.
    pub color: bool,
}

/// What a piece of text is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Ink {
    Plain,
    /// Numbers, places, what stands around.
    Quiet,
    /// A switch without need, a fault.
    Key,
    /// What went wrong.
    Bad,
    /// The same, in a headline.
    BadHead,
    GoodHead,
    OpenHead,
    /// A thread or process, by its number.
    Hue(usize),
}

/// Those that can be read on light and on dark ground.
const HUES: [u8; 5] = [36, 35, 32, 34, 33];

impl Paper {
    /// The text in its ink; line breaks stay outside.
    pub(crate) fn paint(self, ink: Ink, text: &str) -> String {
        let code = match ink {
            Ink::Plain => return text.to_owned(),
            Ink::Quiet => "2".to_owned(),
            Ink::Key => "1;33".into(),
            Ink::Bad => "31".into(),
            Ink::BadHead => "1;31".into(),
            Ink::GoodHead => "1;32".into(),
            Ink::OpenHead => "1;33".into(),
            Ink::Hue(number) => format!("1;{}", HUES[number % HUES.len()]),
        };
        if !self.color || text.trim().is_empty() {
            return text.to_owned();
        }
        let body = text.trim_end();
        format!("\x1b[{code}m{body}\x1b[0m{}", &text[body.len()..])
    }

    /// A whole report in which nothing but its own inks, tabs and line ends acts on the terminal: names and
    /// messages of programs may hold anything.
    pub(crate) fn harmless(self, text: &str) -> String {
        let mut safe = String::new();
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            let ink = if self.color { ink_at(rest) } else { None };
            match ink {
                Some(ink) => safe.push_str(ink),
                None if matches!(letter, '\n' | '\t') => safe.push(letter),
                None => safe.push_str(&letters::shown(letter)),
            }
            rest = &rest[ink.map_or(letter.len_utf8(), str::len)..];
        }
        safe
    }
}

/// The ink that is taken up, or laid down, where a text begins.
fn ink_at(text: &str) -> Option<&str> {
    let code = text.strip_prefix("\x1b[")?.split_once('m')?.0;
    let is_hue = |hue: &str| matches!(hue.as_bytes(), [b'3', b'1'..=b'6']);
    let is_own = ["0", "2"].contains(&code) || is_hue(code.strip_prefix("1;").unwrap_or(code));
    is_own.then(|| &text[.."\x1b[m".len() + code.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_paper_with_colour_is_painted() {
        let plain = Paper { width: 80, color: false };
        assert_eq!(plain.paint(Ink::Bad, "no "), "no ");
        let colour = Paper { color: true, ..plain };
        assert_eq!(colour.paint(Ink::Bad, "no "), "\x1b[31mno\x1b[0m ");
        assert_eq!(colour.paint(Ink::Plain, "no"), "no");
        assert_eq!(colour.paint(Ink::Bad, " "), " ");
    }

    #[test]
    fn programs_do_not_command_the_terminal() {
        let plain = Paper { width: 80, color: false };
        assert_eq!(plain.harmless("a\x1b[2Jb\u{202e}\n\x07"), "a\\u001b[2Jb\\u202e\n\\u0007");
        let colour = Paper { color: true, ..plain };
        let all = [Ink::Quiet, Ink::Key, Ink::Bad, Ink::BadHead, Ink::GoodHead, Ink::OpenHead];
        for ink in all.into_iter().chain((0..9).map(Ink::Hue)) {
            let painted = colour.paint(ink, "é");
            assert_eq!(colour.harmless(&painted), painted);
            assert_eq!(plain.harmless(&painted).matches("\\u001b").count(), 2);
        }
        assert_eq!(colour.harmless("\x1b[8mhidden\x1b"), "\\u001b[8mhidden\\u001b");
    }
}
