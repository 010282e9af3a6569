//! JUnit XML: one test case per property, for CI systems.

use std::fmt::Write;

use heddle_checker::Verdict;

use crate::{Material, figures, verdict_line};

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let report = material.report;
    let names = report.config.processes.iter().map(|process| match &process.jar {
        Some(jar) => jar.to_string_lossy().into_owned(),
        None => process.main_class.clone(),
    });
    let suite = names.collect::<Vec<_>>().join(" ");
    let properties = &report.config.check.properties;
    let failed = |property: &str| {
        let kind = property.strip_prefix("no-").unwrap_or(property).to_owned();
        report.violations.iter().filter(move |shown| shown.trace.violation.kind == kind)
    };
    let failures = properties.iter().filter(|name| failed(name).next().is_some()).count();
    let undecided = matches!(report.verdict, Verdict::Inconclusive(_));
    // What was not violated was not shown to hold either, unless every state was visited.
    let skipped = if report.complete { 0 } else { properties.len() - failures };
    let (errors, skipped) = if undecided { (skipped, 0) } else { (0, skipped) };
    let mut text = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    let _ = writeln!(
        text,
        "<testsuite name=\"{}\" tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" \
         skipped=\"{skipped}\" time=\"{:.3}\">",
        escaped(&suite),
        properties.len(),
        report.seconds,
    );
    for property in properties {
        let _ = write!(
            text,
            "  <testcase classname=\"{}\" name=\"{}\" time=\"{:.3}\">",
            escaped(&suite),
            escaped(property),
            report.seconds
        );
        let mut all = failed(property).peekable();
        let is_failed = all.peek().is_some();
        for shown in all {
            let violation = &shown.replay.violation;
            let _ = write!(
                text,
                "\n    <failure type=\"{}\" message=\"{}\">{}</failure>",
                escaped(violation.kind),
                escaped(&violation.message),
                escaped(&crate::lanes::lanes(&report.sources, shown.replay, material.paper)),
            );
        }
        if !is_failed && !report.complete {
            let tag = if undecided { "error" } else { "skipped" };
            let line = if undecided { &report.reason } else { "the search stopped at a violation" };
            let _ = write!(text, "\n    <{tag} message=\"{}\"/>", escaped(line));
        }
        let closing = if is_failed || !report.complete { "\n  </testcase>" } else { "</testcase>" };
        let _ = writeln!(text, "{closing}");
    }
    let line = format!("{}: {}", verdict_line(report), figures(report));
    let _ = writeln!(text, "  <system-out>{}</system-out>\n</testsuite>", escaped(&line));
    Ok(text)
}

/// Text for XML; what XML cannot hold becomes a question mark.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\n' | '\t' => escaped.push(letter),
            _ if letter < ' ' || matches!(letter, '\u{fffe}' | '\u{ffff}') => escaped.push('?'),
            _ => escaped.push(letter),
        }
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn xml_is_escaped() {
        assert_eq!(escaped("<a b=\"c\">&\u{1}"), "&lt;a b=&quot;c&quot;&gt;&amp;?");
    }
}
