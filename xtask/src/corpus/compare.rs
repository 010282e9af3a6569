//! Showing where two outputs part.

/// Lines shown before and after the first difference.
const LINES_BEFORE: usize = 2;
const LINES_AFTER: usize = 5;
const EXCERPT_LINES: usize = 20;
const LINE_CHARACTERS: usize = 300;

/// The lines around the first difference, if the two differ; `-` is expected and `+` is there.
pub(crate) fn difference(name: &str, expected: &[u8], actual: &[u8]) -> Option<String> {
    if expected == actual {
        return None;
    }
    let expected: Vec<&[u8]> = expected.split_inclusive(|byte| *byte == b'\n').collect();
    let actual: Vec<&[u8]> = actual.split_inclusive(|byte| *byte == b'\n').collect();
    let same = expected.iter().zip(&actual).take_while(|(left, right)| left == right).count();
    let mut text = format!("  {name} differs from line {}\n", same + 1);
    let shown = |mark: char, lines: &[&[u8]]| -> String {
        lines.iter().map(|line| format!("  {mark} {}\n", printable(line))).collect()
    };
    let window = |lines: &[&[u8]], mark| {
        let end = lines.len().min(same + LINES_AFTER);
        shown(mark, &lines[same..end])
    };
    text += &shown(' ', &expected[same.saturating_sub(LINES_BEFORE)..same]);
    text += &window(&expected, '-');
    text += &window(&actual, '+');
    Some(text)
}

/// The first lines of an output.
pub(crate) fn excerpt(name: &str, output: &[u8]) -> String {
    if output.is_empty() {
        return String::new();
    }
    let lines = output.split_inclusive(|byte| *byte == b'\n');
    let shown: String =
        lines.take(EXCERPT_LINES).map(|line| format!("  | {}\n", printable(line))).collect();
    format!("  {name}:\n{shown}")
}

/// A line without its end, with what a terminal would hide made visible.
fn printable(line: &[u8]) -> String {
    let (line, end) = match line.strip_suffix(b"\n") {
        Some(line) => (line, ""),
        None => (line, "\u{23ce} missing"),
    };
    let text = String::from_utf8_lossy(line);
    let mut shown: String = text
        .chars()
        .take(LINE_CHARACTERS)
        .flat_map(|letter| {
            let hidden = letter.is_control() && letter != '\t';
            let escaped = hidden.then(|| letter.escape_default());
            escaped.into_iter().flatten().chain((!hidden).then_some(letter))
        })
        .collect();
    if text.chars().nth(LINE_CHARACTERS).is_some() {
        shown.push('…');
    }
    shown + end
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shows_the_first_difference() {
        assert_eq!(difference("stdout", b"a\n", b"a\n"), None);
        let text = difference("stdout", b"1\n2\n3\n4\n", b"1\n2\n3\nfour\x07").unwrap();
        let expect =
            "  stdout differs from line 4\n    2\n    3\n  - 4\n  + four\\u{7}\u{23ce} missing\n";
        assert_eq!(text, expect);
    }

    #[test]
    fn a_longer_output_differs_where_the_shorter_ends() {
        let text = difference("stdout", b"", b"x\n").unwrap();
        assert_eq!(text, "  stdout differs from line 1\n  + x\n");
    }
}
