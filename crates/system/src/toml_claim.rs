//! `[[claim]]` in TOML: what methods and fields of a program claim that is not to be changed.

use crate::asked::{At, Said};
use crate::problem::Problem;
use crate::toml_values::{Entry, unknown};

const CLAIM_KEYS: &[&str] = &["secret", "name", "begin", "end", "end_weak", "event"];

/// All claims, as `--claim` has them.
pub(crate) fn claims(entry: &Entry<'_>) -> Result<Vec<Said<String>>, Problem> {
    if entry.value.is_table() {
        let hint = "write `[[claim]]`".to_owned();
        return Err(entry.place.problem("there may be several claims").hint(hint));
    }
    let mut all = Vec::new();
    for value in entry.value.list()? {
        let (mut what, mut name, mut event) = (None, None, None);
        for entry in value.table()? {
            let text = entry.value.name()?.to_owned();
            match entry.key {
                "secret" | "begin" | "end" | "end_weak" if what.is_some() => {
                    return Err(entry.place.problem("a claim is about one thing"));
                }
                "secret" | "begin" | "end" => what = Some((entry.key, text)),
                "end_weak" => what = Some(("end-weak", text)),
                "name" => name = Some(text),
                "event" => event = Some(text),
                _ => return Err(unknown(&entry, "[[claim]]", CLAIM_KEYS, &[])),
            }
        }
        let missing = |what: &str| value.place().problem(format!("this claim has no `{what}`"));
        let (kind, place) = what.ok_or_else(|| missing("secret"))?;
        let text = match (kind, name, event) {
            ("secret", Some(name), None) => format!("secret {place} as {name}"),
            ("secret", None, None) => format!("secret {place}"),
            (kind, None, Some(event)) if kind != "secret" && !event.contains(' ') => {
                format!("{kind} {event} {place}")
            }
            ("secret", ..) => return Err(value.place().problem("what is secret is no event")),
            _ => return Err(missing("event")),
        };
        all.push(Said::new(text, &At::Place(value.place())));
    }
    Ok(all)
}
