//! The verdict in one line, and the figures of a search.

use heddle_checker::{Checked, Verdict};
use heddle_search::Reason;

use crate::Report;

/// `Holds`, `Violated` or `Inconclusive`, and how that was reached.
pub fn verdict_line(report: &Report<'_>) -> String {
    let word = match report.verdict {
        Verdict::Holds => "Holds",
        Verdict::Violated => "Violated",
        Verdict::Inconclusive(_) => "Inconclusive",
    };
    match report.verdict {
        Verdict::Inconclusive(reason) if *reason == "interrupted" => {
            format!("{word} (interrupted)")
        }
        _ => format!("{word} ({})", report.reach),
    }
}

/// How far a search got, in words.
pub fn reach(checked: &Checked) -> String {
    match &checked.reason {
        None if checked.complete
            && matches!(checked.verdict, Verdict::Inconclusive(_))
            && !checked.peers.is_empty() =>
        {
            "bounded by live peers".into()
        }
        None if checked.complete => "exhaustive".into(),
        Some(Reason::Unsupported(_)) if checked.peers.iter().any(|peer| peer.failed) => {
            "a live peer cannot be relied on".into()
        }
        None => "the search stopped at the first violation".into(),
        Some(Reason::DepthLimit(depth)) => format!("bounded by depth {depth}"),
        Some(Reason::StateLimit(states)) => format!("bounded by {} states", grouped(*states)),
        Some(Reason::TimeLimit) => "bounded by time".into(),
        Some(Reason::MemoryLimit) => "bounded by memory".into(),
        Some(Reason::PreemptionLimit(max)) => format!("bounded by {max} preemptions"),
        Some(Reason::Sampled { runs }) => format!("sampled {} runs", grouped(*runs)),
        Some(Reason::Bitstate { .. }) => "bounded by the bitstate store".into(),
        Some(Reason::Interrupted) => "interrupted".into(),
        Some(Reason::Unsupported(_)) => "something is not supported".into(),
        Some(Reason::Restart) => "an assumption broke".into(),
    }
}

/// States, transitions, depth, time, memory and what the store risks.
pub fn figures(report: &Report<'_>) -> String {
    let stats = &report.stats;
    let mut text = format!(
        "{}, {}, {}, depth {}, {:.2} s, {} of memory",
        counted(stats.states, "state"),
        counted(stats.transitions, "transition"),
        counted(stats.end_states, "end state"),
        stats.depth_max,
        report.seconds,
        bytes(report.memory_bytes),
    );
    if stats.store_bytes > 0 && stats.states > 0 {
        let each = stats.store_bytes as f64 / stats.states as f64;
        text.push_str(&format!("; store {}, {each:.0} bytes per state", bytes(stats.store_bytes)));
        if stats.omission_probability > 0.0 {
            text.push_str(&format!(
                ", probability that a state was left out {:.0e}",
                stats.omission_probability
            ));
        }
    }
    text
}

pub(crate) fn counted(count: u64, what: &str) -> String {
    let ending = if count == 1 { "" } else { "s" };
    format!("{} {what}{ending}", grouped(count))
}

/// A number with commas.
pub(crate) fn grouped(count: u64) -> String {
    let digits = count.to_string();
    let mut text = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

pub(crate) fn bytes(count: u64) -> String {
    const UNITS: [&str; 4] = ["B", "KiB", "MiB", "GiB"];
    let mut value = count as f64;
    let mut unit = 0;
    while value >= 1024.0 && unit + 1 < UNITS.len() {
        value /= 1024.0;
        unit += 1;
    }
    if unit == 0 { format!("{count} B") } else { format!("{value:.1} {}", UNITS[unit]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(grouped(7), "7");
        assert_eq!(grouped(1234), "1,234");
        assert_eq!(grouped(123_456_789), "123,456,789");
    }

    #[test]
    fn bytes_have_units() {
        assert_eq!(bytes(512), "512 B");
        assert_eq!(bytes(3 << 20), "3.0 MiB");
    }
}
