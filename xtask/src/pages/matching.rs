//! Whether a page shows what a command prints.
//!
//! In the page, `...` on a line of its own stands for any lines, and within a line for any text.
//! A long line may be folded at blanks. Times and amounts of memory are never compared.

/// The columns of a report that does not go to a terminal, and is indented.
const WIDTH: usize = 110;

/// The lines of what a command printed, without empty ones at the end.
pub(crate) fn lines(printed: &str) -> Vec<String> {
    printed.trim_end().lines().map(|line| line.trim_end().to_owned()).collect()
}

/// Whether `shown` stands for `printed`.
pub(crate) fn fits(shown: &[&str], printed: &[String]) -> bool {
    // Where to go on if what follows does not fit: behind the last `...`, one line further down.
    let mut retry = None;
    let (mut left, mut right) = (0, 0);
    while right < printed.len() || left < shown.len() {
        match shown.get(left) {
            Some(line) if is_gap(line) => {
                left += 1;
                retry = Some((left, right));
            }
            Some(_)
                if right < printed.len() && lines_taken(&shown[left..], &printed[right]) > 0 =>
            {
                left += lines_taken(&shown[left..], &printed[right]);
                right += 1;
            }
            _ => match retry {
                Some((behind, from)) if from < printed.len() => {
                    (left, right) = (behind, from + 1);
                    retry = Some((left, right));
                }
                _ => return false,
            },
        }
    }
    true
}

/// The first line of `shown` that does not fit, whatever follows.
pub(crate) fn first_misfit(shown: &[&str], printed: &[String]) -> usize {
    let begins = |length: usize| fits(&[&shown[..length], &["..."]].concat(), printed);
    (0..=shown.len()).rev().find(|&length| begins(length)).unwrap_or(0)
}

/// `printed` with as much of it left out as `shown` leaves out. Lines that still fit stay as they
/// are; the first part is taken from the start, the last from the end, and one between two gaps
/// from where its first line is found.
pub(crate) fn blessed(shown: &[&str], printed: &[String]) -> Vec<String> {
    let printed: Vec<String> = printed.iter().flat_map(|line| folded(line)).collect();
    let parts: Vec<&[&str]> = shown.split(|line| is_gap(line)).collect();
    let mut lines = Vec::new();
    let mut at = 0;
    for (number, part) in parts.iter().enumerate() {
        let rest = &printed[at..];
        let is_last = number + 1 == parts.len();
        let skipped = match number {
            0 => Some(0),
            _ if is_last => Some(rest.len().saturating_sub(part.len())),
            _ => rest.iter().position(|line| line_fits(part.first().unwrap_or(&""), line)),
        };
        if number > 0 && lines.last().is_none_or(|line: &String| !is_gap(line)) {
            let gap = shown.iter().find(|line| is_gap(line)).unwrap_or(&"...");
            lines.push((*gap).to_owned());
        }
        let Some(skipped) = skipped else { continue };
        let length = if parts.len() == 1 { rest.len() } else { part.len() };
        let taken = rest.iter().skip(skipped).take(length);
        for (line, old) in taken.zip(part.iter().map(Some).chain(std::iter::repeat(None))) {
            let kept = old.filter(|old| line_fits(old, line));
            lines.push(kept.map_or_else(|| line.clone(), |old| (*old).to_owned()));
        }
        at = printed.len().min(at + skipped + length);
    }
    lines
}

/// How many lines of `shown` the printed line takes: one, or several if it is long; 0 if it does
/// not fit.
fn lines_taken(shown: &[&str], printed: &str) -> usize {
    let length = printed.chars().count();
    let pieces_max = if length <= WIDTH { 1 } else { 1 + 2 * length / WIDTH };
    let pieces = shown.iter().take(pieces_max).take_while(|line| !is_gap(line)).count();
    (1..=pieces).find(|&count| line_fits(&shown[..count].join(" "), printed)).unwrap_or(0)
}

fn is_gap(line: &str) -> bool {
    line.trim() == "..."
}

fn line_fits(shown: &str, printed: &str) -> bool {
    let (shown, printed) = (masked(shown), masked(printed));
    let Some((first, others)) = shown.split_once("...") else { return shown == printed };
    let Some(mut rest) = printed.strip_prefix(first) else { return false };
    let (between, last) = others.rsplit_once("...").unwrap_or(("", others));
    for piece in between.split("...") {
        let Some((_, behind)) = rest.split_once(piece) else { return false };
        rest = behind;
    }
    rest.ends_with(last)
}

/// The line without what differs from run to run: `0.33 s` and `38.5 MiB` become `# s` and `# MiB`.
fn masked(line: &str) -> String {
    let is_unit = |word: &str| {
        let letters = word.trim_end_matches([',', ';', '.', ')']);
        ["s", "KiB", "MiB", "GiB"].contains(&letters)
    };
    let mut words: Vec<&str> = line.trim_end().split(' ').collect();
    for at in 1..words.len() {
        if is_unit(words[at]) && words[at - 1].parse::<f64>().is_ok() {
            words[at - 1] = "#";
        }
    }
    words.join(" ")
}

/// The line in pieces of at most `WIDTH` columns, broken at blanks.
fn folded(line: &str) -> Vec<String> {
    let mut pieces = vec![String::new()];
    if line.chars().count() <= WIDTH {
        return vec![line.trim_end().to_owned()];
    }
    for word in line.split_inclusive(' ') {
        let last = pieces.last_mut().expect("there is always a piece");
        if !last.is_empty() && last.chars().count() + word.trim_end().chars().count() > WIDTH {
            pieces.push(word.to_owned());
        } else {
            last.push_str(word);
        }
    }
    pieces.iter().map(|piece| piece.trim_end().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(shown: &str, printed: &str, expected: bool) {
        let shown: Vec<&str> = shown.lines().collect();
        assert_eq!(fits(&shown, &lines(printed)), expected, "{shown:?} for {printed:?}");
    }

    #[test]
    fn every_line_counts() {
        check("a\nb", "a\nb\n\n", true);
        check("a\nb", "a", false);
        check("a", "a\nb", false);
        check("a", "ab", false);
        check("", "a", false);
    }

    #[test]
    fn dots_stand_for_lines() {
        check("a\n...\nd", "a\nb\nc\nd", true);
        check("a\n  ...\nd", "a\nd", true);
        check("...\nb\nd", "b\nc\nb\nd", true);
        check("...\nb\n...\na", "a\nb", false);
        check("a\n...", "b\na", false);
        check("...", "", true);
    }

    #[test]
    fn dots_stand_for_text() {
        check("7 states, ...", "7 states, 6 transitions", true);
        check("... states", "7 states", true);
        check("a ... c ... e", "a b c d e", true);
        check("a...a", "a", false);
        check("7 states, ...", "8 states, 6 transitions", false);
    }

    #[test]
    fn times_and_memory_differ() {
        check("3 states, 0.33 s, 38.5 MiB of memory", "3 states, 12.01 s, 1.9 MiB of memory", true);
        check("3 states, 0.33 s", "4 states, 0.33 s", false);
        check("3 s", "3 t", false);
    }

    #[test]
    fn long_lines_are_folded() {
        let (a, b, c) = ("a".repeat(60), "b".repeat(60), "c".repeat(200));
        let line = format!("{a} {b} 0.5 s end");
        assert_eq!(folded(&line), [a.clone(), format!("{b} 0.5 s end")]);
        assert_eq!(folded(&c), std::slice::from_ref(&c));
        // Wherever it is folded: the length of a time must not matter.
        check(&format!("{a}\n{b} 17.5 s end"), &line, true);
        check(&format!("{a} {b} 17.5\ns end"), &line, true);
        check(&format!("{a}\n{b} 0.5 s"), &line, false);
        check("a\nb", "a b", false);
    }

    #[test]
    fn the_first_misfit_is_named() {
        let printed = lines("a\nb\nc\n");
        assert_eq!(first_misfit(&["a", "...", "x", "c"], &printed), 2);
        assert_eq!(first_misfit(&["a", "b"], &printed), 2);
    }

    #[test]
    fn blessing_keeps_what_is_left_out() {
        let check = |shown: &[&str], printed: &str, expected: &[&str]| {
            let printed = lines(printed);
            let new = blessed(shown, &printed);
            assert_eq!(new, expected);
            let new: Vec<&str> = new.iter().map(String::as_str).collect();
            assert!(fits(&new, &printed), "{new:?} for {printed:?}");
        };
        check(&["a", "b"], "a\nc\nd", &["a", "c", "d"]);
        check(&["a", "...", "z"], "b\nc\nd\ny", &["b", "...", "y"]);
        check(&["a", "..."], "b\nc", &["b", "..."]);
        check(
            &["a", "...", "m", "n", "...", "z"],
            "b\nm\no\np\ny",
            &["b", "...", "m", "o", "...", "y"],
        );
        check(&["a", "...", "m", "...", "z"], "b\nc\ny", &["b", "...", "y"]);
        check(
            &["1 s", "2 states, ...", "..."],
            "2 s\n2 states, 7\nx",
            &["1 s", "2 states, ...", "..."],
        );
    }
}
