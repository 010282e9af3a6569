//! Colour on a terminal: few, and never the only thing that says something.

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
}
