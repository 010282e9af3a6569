//! `//@ name: value` lines at the top of a Java file: how the file wants to be compiled and run.

use crate::failure::Failure;

/// The directives of one file, in order. A name may occur more than once.
#[derive(Clone, Debug, Default)]
pub(crate) struct Directives {
    lines: Vec<(String, String)>,
}

impl Directives {
    /// Reads the leading comment lines. A name that is not in `known` is an error, since a misspelt
    /// directive would otherwise be obeyed by nobody.
    pub(crate) fn parse(source: &str, known: &[&str]) -> Result<Directives, Failure> {
        let mut lines = Vec::new();
        let comments = source.lines().map(str::trim);
        for line in comments.take_while(|line| line.is_empty() || line.starts_with("//")) {
            let Some(directive) = line.strip_prefix("//@") else { continue };
            let (name, value) = directive.split_once(':').unwrap_or((directive, ""));
            let (name, value) = (name.trim(), value.trim());
            if !known.contains(&name) {
                return Err(Failure::new(format!("unknown directive {name:?}")));
            }
            lines.push((name.to_owned(), value.to_owned()));
        }
        Ok(Directives { lines })
    }

    /// The value of the last directive called `name`.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.all(name).last()
    }

    pub(crate) fn all(&self, name: &str) -> impl Iterator<Item = &str> {
        let named = move |line: &&(String, String)| line.0 == name;
        self.lines.iter().filter(named).map(|(_, value)| value.as_str())
    }

    /// The words of all directives called `name`.
    pub(crate) fn words(&self, name: &str) -> Vec<String> {
        self.all(name).flat_map(split_words).collect()
    }
}

/// Words between blanks; double quotes keep blanks and empty words.
pub(crate) fn split_words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '"' => {
                quoted = !quoted;
                word.get_or_insert_default();
            }
            blank if blank.is_whitespace() && !quoted => words.extend(word.take()),
            other => word.get_or_insert_default().push(other),
        }
    }
    words.extend(word);
    words
}

/// Replaces `\n`, `\t`, `\r` and `\\`.
pub(crate) fn unescape(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        if letter != '\\' {
            plain.push(letter);
            continue;
        }
        match letters.next() {
            Some('n') => plain.push('\n'),
            Some('t') => plain.push('\t'),
            Some('r') => plain.push('\r'),
            Some(other) => plain.push(other),
            None => plain.push('\\'),
        }
    }
    plain
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_and_quotes() {
        assert_eq!(split_words(" a  b \"c d\" \"\" e\"f g\""), ["a", "b", "c d", "", "ef g"]);
        assert_eq!(unescape("one\\ntwo\\\\n\\t"), "one\ntwo\\n\t");
    }

    #[test]
    fn only_leading_comments_count() {
        let source = "// What it shows.\n\n//@ jdk: 21+\n//@ args: x\nclass A {}\n//@ args: y\n";
        let directives = Directives::parse(source, &["jdk", "args"]).unwrap();
        assert_eq!(directives.get("jdk"), Some("21+"));
        assert_eq!(directives.words("args"), ["x"]);
        assert!(Directives::parse("//@ jkd: 21+\n", &["jdk"]).is_err());
    }
}
