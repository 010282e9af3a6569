//! Markdown, for comments on pull requests and summaries of CI jobs.

use std::fmt::Write;

use heddle_checker::{Verdict, title_of};

use crate::{Material, Shown, figures, lanes, verdict_line};

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let report = material.report;
    let mark = match report.verdict {
        Verdict::Holds => "✅",
        Verdict::Violated => "❌",
        Verdict::Inconclusive(_) => "⚠️",
    };
    let mut text = format!("### {mark} Heddle: {}\n\n", escaped(&verdict_line(report)));
    let _ = writeln!(text, "Checked: {}.\n", code_list(&report.config.check.properties));
    if !report.reason.is_empty() {
        let _ = writeln!(text, "{}", block(&report.reason));
    }
    for shown in &report.violations {
        text.push_str(&violation(material, shown));
    }
    for note in report.notes {
        let _ = writeln!(text, "- {}", escaped(&note.to_string()));
    }
    if !report.notes.is_empty() {
        text.push('\n');
    }
    let _ = writeln!(text, "<sub>{}</sub>", escaped(&figures(report)));
    Ok(text)
}

/// One sentence, the schedule where a reader asks for it, and how to see it again.
fn violation(material: &Material<'_>, shown: &Shown<'_>) -> String {
    let violation = &shown.replay.violation;
    let mut text = format!("**{}**: {}\n\n", title_of(violation.kind), escaped(&violation.message));
    let schedule = lanes::lanes(&material.report.sources, shown.replay, material.paper);
    let _ =
        writeln!(text, "<details><summary>Schedule</summary>\n\n{}</details>\n", block(&schedule));
    if let Some(file) = &shown.file {
        let _ = writeln!(text, "{}", block(&format!("heddle replay {file}")));
    }
    text
}

fn code_list(names: &[String]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}

/// Text as it is, fenced by more backticks than it has in a row.
fn block(text: &str) -> String {
    let longest = text.split(|letter| letter != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}text\n{}\n{fence}\n", text.trim_end())
}

/// A sentence in which nothing means more than it says.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '\n' | '\r' => escaped.push(' '),
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' | '|' | '~' | '@' => {
                escaped.extend(['\\', letter]);
            }
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_means_nothing_more_than_it_says() {
        assert_eq!(escaped("A.<init> *b*\n@c"), "A.&lt;init&gt; \\*b\\* \\@c");
    }

    #[test]
    fn a_fence_is_longer_than_what_it_holds() {
        assert_eq!(block("a\n"), "```text\na\n```\n");
        assert_eq!(block("a ```` b"), "`````text\na ```` b\n`````\n");
    }
}
