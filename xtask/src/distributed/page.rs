//! The experiment as one page for the browser, in the style of the reports: tables of all that was
//! measured, and charts that compare channels and strategies. Nothing is loaded, and no script runs.

use super::{Judged, Measured};
use std::fmt::Write;

const STYLE: &str = include_str!("../../../crates/report/src/formats/html/assets/style.css");
const MORE_STYLE: &str = "\
#page { display: block; height: auto; }
td, th { padding: 2px 10px 2px 0; text-align: right; font-variant-numeric: tabular-nums; }
th { color: var(--muted); font-weight: 600; border-bottom: 1px solid var(--line); }
td.name, th.name { text-align: left; }
tr.next td { border-top: 1px solid var(--line); }
.scroll { overflow-x: auto; }
.chart { width: 100%; height: auto; font: 11px var(--sans); }
.chart text { fill: var(--ink); }
.chart .quiet { fill: var(--muted); }
.chart line { stroke: var(--line); }
.wrong { color: var(--bad); font-weight: 600; }
";
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/// What is compared: a name, its value, and digits behind the point.
type Metric = (&'static str, fn(&Measured) -> f64, usize);

const METRICS: [Metric; 5] = [
    ("States", |row| row.states, 0),
    ("Instructions", |row| row.instructions, 0),
    ("Depth", |row| row.depth, 0),
    ("Seconds", |row| row.seconds, 2),
    ("Memory, MB", |row| row.megabytes, 0),
];

pub(super) fn html(measured: &[Measured], judged: &[Judged]) -> String {
    let mut cards = String::new();
    for (name, value, digits) in METRICS {
        let channels = chart(measured, value, digits, &["tree", "queue"], |row, series| {
            row.strategy == "dfs" && row.channel == series
        });
        card(&mut cards, &format!("{name}: tree against queue"), "Depth first.", &channels);
        let strategies =
            chart(measured, value, digits, &["dfs", "bfs", "random"], |row, series| {
                row.channel == "tree" && row.strategy == series
            });
        card(&mut cards, &format!("{name}: strategies"), "With the tree channel.", &strategies);
    }
    wide(&mut cards, "All that was measured", &measurements(measured));
    wide(&mut cards, "Seeded bugs and repaired versions", &verdicts(judged));
    let wrong = judged.iter().filter(|row| !row.right).count();
    let (word, title) = match wrong {
        0 => ("Holds", format!("All {} versions came out as their descriptions say", judged.len())),
        _ => ("Violated", format!("{wrong} of {} versions did not come out so", judged.len())),
    };
    format!(
        "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <link rel=\"icon\" href=\"data:,\">\n<title>Distributed systems · heddle</title>\n\
         <style>\n{STYLE}{MORE_STYLE}</style>\n</head>\n<body>\n<div id=\"page\">\n\
         <header class=\"head\"><div class=\"bar\"><span class=\"brand\">heddle</span>\
         <span class=\"verdict {word}\">{}</span><span class=\"about\">cargo xtask distributed</span>\
         </div><h1>{title}</h1><p class=\"why\">Echo, Daytime, Chat and Alphabet: both channels, three \
         strategies, growing sizes. Bars are on a logarithmic scale.</p></header>\n\
         <main class=\"sheet\"><div class=\"cards\">{cards}</div></main>\n</div>\n</body>\n</html>\n",
        if wrong == 0 { "as expected" } else { "not as expected" },
    )
}

fn card(cards: &mut String, title: &str, lead: &str, content: &str) {
    let _ = writeln!(
        cards,
        "<section class=\"card\"><h2>{title}</h2><p class=\"lead\">{lead}</p>{content}</section>"
    );
}

fn wide(cards: &mut String, title: &str, content: &str) {
    let _ = writeln!(
        cards,
        "<section class=\"card wide\"><h2>{title}</h2><div class=\"scroll\">{content}</div></section>"
    );
}

const LEFT: f64 = 96.0;
const WIDTH: f64 = 330.0;
const BAR: f64 = 11.0;
const TOP: f64 = 24.0;

/// Bars for several series side by side, on a logarithmic scale. `of` says which row belongs to one.
fn chart(
    measured: &[Measured],
    value: fn(&Measured) -> f64,
    digits: usize,
    series: &[&str],
    of: impl Fn(&Measured, &str) -> bool,
) -> String {
    let mut groups: Vec<String> = Vec::new();
    for row in measured {
        if !groups.contains(&row.title()) {
            groups.push(row.title());
        }
    }
    let shown = measured.iter().filter(|row| series.iter().any(|name| of(row, name)));
    let values: Vec<f64> = shown.map(value).filter(|value| *value > 0.0).collect();
    let most = values.iter().copied().fold(1e-9, f64::max).log10();
    // The least is still to be seen.
    let least = values.iter().copied().fold(f64::MAX, f64::min).min(1.0).log10() - 0.2;
    let long = |value: f64| {
        let part = (value.max(1e-9).log10() - least) / (most - least).max(1e-9);
        (part * WIDTH).clamp(1.0, WIDTH)
    };
    let each = BAR * series.len() as f64 + 9.0;
    let height = TOP + each * groups.len() as f64;
    let mut text = format!(
        "<svg class=\"chart\" viewBox=\"0 0 {} {height}\" role=\"img\">",
        LEFT + WIDTH + 80.0
    );
    for (index, name) in series.iter().enumerate() {
        let x = LEFT + 90.0 * index as f64;
        let _ = write!(
            text,
            "<rect x=\"{x}\" y=\"4\" width=\"10\" height=\"10\" fill=\"var(--hue{index})\"/>\
             <text x=\"{}\" y=\"13\" class=\"quiet\">{name}</text>",
            x + 15.0
        );
    }
    for (group, title) in groups.iter().enumerate() {
        let y = TOP + each * group as f64;
        let _ = write!(
            text,
            "<text x=\"{}\" y=\"{}\" text-anchor=\"end\">{title}</text>",
            LEFT - 8.0,
            y + BAR * series.len() as f64 / 2.0 + 4.0
        );
        for (index, name) in series.iter().enumerate() {
            let mut rows = measured.iter().filter(|row| row.title() == *title);
            let Some(row) = rows.find(|row| of(row, name)) else { continue };
            let (value, y) = (value(row), y + BAR * index as f64);
            let open = if row.verdict == "Inconclusive" { " …" } else { "" };
            let _ = write!(
                text,
                "<rect data-series=\"{name}\" x=\"{LEFT}\" y=\"{y}\" width=\"{:.1}\" height=\"{}\" \
                 fill=\"var(--hue{index})\"/><text class=\"quiet\" x=\"{:.1}\" y=\"{}\" \
                 font-size=\"9\">{value:.digits$}{open}</text>",
                long(value),
                BAR - 2.0,
                LEFT + long(value) + 4.0,
                y + 8.5
            );
        }
    }
    text.push_str("</svg>");
    text
}

fn measurements(measured: &[Measured]) -> String {
    let mut text = String::from(
        "<table><tr><th class=\"name\">Benchmark</th><th class=\"name\">Channel</th>\
         <th class=\"name\">Strategy</th><th>States</th><th>Transitions</th><th>Instructions</th>\
         <th>Depth</th><th>Seconds</th><th>MB</th><th class=\"name\">Verdict</th></tr>",
    );
    let mut before = String::new();
    for row in measured {
        let title = row.title();
        let next = if title == before { "" } else { " class=\"next\"" };
        let _ = write!(
            text,
            "<tr{next}><td class=\"name\">{}</td><td class=\"name\">{}</td><td class=\"name\">{}</td>\
             <td>{}</td><td>{}</td><td>{}</td><td>{}</td><td>{:.2}</td><td>{:.0}</td>\
             <td class=\"name\">{}</td></tr>",
            if next.is_empty() { "" } else { &title },
            row.channel,
            row.strategy,
            row.states,
            row.transitions,
            row.instructions,
            row.depth,
            row.seconds,
            row.megabytes,
            row.verdict
        );
        before = title;
    }
    text + "</table>"
}

fn verdicts(judged: &[Judged]) -> String {
    let mut text = String::from(
        "<table><tr><th class=\"name\">System</th><th class=\"name\">Version</th>\
         <th class=\"name\">Verdict</th><th class=\"name\">Violations</th><th>States</th>\
         <th class=\"name\">As expected</th></tr>",
    );
    for row in judged {
        let expected =
            if row.right { "<td class=\"name\">yes" } else { "<td class=\"name wrong\">no" };
        let _ = write!(
            text,
            "<tr><td class=\"name\">{}</td><td class=\"name\">{}</td><td class=\"name\">{}</td>\
             <td class=\"name\">{}</td><td>{}</td>{expected}</td></tr>",
            row.system, row.name, row.verdict, row.kinds, row.states
        );
    }
    text + "</table>"
}

#[cfg(test)]
mod tests {
    use super::*;

    fn measured(channel: &'static str, states: f64) -> Measured {
        Measured {
            benchmark: "Echo",
            size: "1x1",
            channel,
            strategy: "dfs",
            states,
            transitions: 2.0,
            instructions: 1000.0,
            depth: 3.0,
            seconds: 0.5,
            megabytes: 40.0,
            verdict: "Holds".into(),
        }
    }

    #[test]
    fn longer_bars_are_for_more_states() {
        let page = html(&[measured("tree", 10.0), measured("queue", 1000.0)], &[]);
        let width = |series: &str| {
            let start = page.find(&format!("data-series=\"{series}\"")).expect("it is drawn");
            let rest = &page[start..];
            let rest = &rest[rest.find("width=\"").expect("it has a width") + 7..];
            rest.split('"').next().and_then(|width| width.parse::<f64>().ok()).expect("a number")
        };
        assert!(width("queue") > 2.0 * width("tree"));
        assert!(page.contains(">Echo 1x1<"));
    }

    #[test]
    fn a_wrong_verdict_is_said_on_top() {
        let row = |right| Judged {
            system: "echo".into(),
            name: "hangs".into(),
            verdict: "Holds".into(),
            kinds: String::new(),
            states: 3.0,
            right,
        };
        assert!(html(&[], &[row(true), row(true)]).contains("<h1>All 2 versions"));
        assert!(html(&[], &[row(true), row(false)]).contains("<h1>1 of 2 versions"));
    }
}
