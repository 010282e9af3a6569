//! Pieces of pages: what is escaped, and what belongs together.

use heddle_checker::Detail;
use serde_json::json;

use super::links::{Seen, links};
use super::page::{embedded, markup};

#[test]
fn no_string_can_end_the_script() {
    let data = json!({ "a": "</script><script>alert(1)</script>", "b": "<!--", "c": "\u{2028}&" });
    let text = embedded(&data);
    assert!(!text.contains('<') && !text.contains('>') && !text.contains('&'));
    assert!(!text.contains('\u{2028}'));
    // The browser reads the same strings.
    let again: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(again, data);
}

#[test]
fn what_turns_the_direction_of_writing_is_shown() {
    let again: serde_json::Value = serde_json::from_str(&embedded(&json!("a\u{202e}b"))).unwrap();
    assert_eq!(again, json!("a\\u202eb"));
    assert_eq!(markup("<b>&\"'\u{202e}"), "&lt;b&gt;&amp;&quot;&#39;\\u{202e}");
}

fn detail(kind: &'static str) -> Detail {
    Detail { kind, ..Detail::default() }
}

/// Links between the events of lanes, by kind and the numbers of events.
fn check(events: &[(usize, Detail)], expected: &[(&str, usize, Option<usize>)]) {
    let seen: Vec<Seen<'_>> =
        events.iter().map(|(lane, detail)| Seen { lane: *lane, step: 0, detail }).collect();
    let lanes = ["main".to_owned(), "t1".to_owned()];
    let found = links(&seen, &lanes, &[None]);
    let found: Vec<_> = found.iter().map(|link| (link.kind, link.from, link.to)).collect();
    assert_eq!(found, expected);
}

#[test]
fn a_start_leads_to_the_first_event_of_the_thread() {
    let start = Detail { threads: vec!["t1".into()], ..detail("start") };
    check(
        &[(0, start.clone()), (0, detail("read")), (1, detail("write"))],
        &[("start", 0, Some(2))],
    );
    check(&[(0, start)], &[("start", 0, None)]);
}

#[test]
fn a_notification_leads_to_the_wait_that_it_ends() {
    let notify = Detail { threads: vec!["t1".into()], ..detail("notify") };
    let events = [(1, detail("wait")), (0, notify), (1, detail("read")), (1, detail("resume"))];
    check(&events, &[("notify", 1, Some(3))]);
}
