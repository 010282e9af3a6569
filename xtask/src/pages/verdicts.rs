//! The tables of `docs/examples/NAME.md`: a row for every description of a system in
//! `examples/NAME`, with the verdict that its own comment promises. `cargo xtask check` holds
//! Heddle to these promises.

use crate::checks::subject::{promise, sorted_entries};
use crate::failure::Failure;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// What is wrong with the table of a page about the systems in `folder`.
pub(crate) fn differences(page: &str, folder: &Path) -> Result<Vec<String>, Failure> {
    let mut promises = BTreeMap::new();
    for file in sorted_entries(folder)? {
        if file.extension().is_some_and(|extension| extension == "toml") {
            let text = fs::read_to_string(&file).map_err(|error| Failure::file(&file, &error))?;
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            promises.insert(name, promise(&text).unwrap_or_default().trim_end_matches('.').into());
        }
    }
    Ok(compare(rows(page), promises))
}

/// File and verdict of each row: the first and the last cell.
fn rows(page: &str) -> BTreeMap<String, String> {
    let row = |line: &str| {
        let cells = line.strip_prefix("| `")?.strip_suffix(" |")?;
        let (file, rest) = cells.split_once("` |")?;
        let verdict = rest.rsplit_once("| ").map_or(rest, |(_, verdict)| verdict);
        file.ends_with(".toml").then(|| (file.to_owned(), verdict.trim().to_owned()))
    };
    page.lines().filter_map(row).collect()
}

fn compare(mut rows: BTreeMap<String, String>, promises: BTreeMap<String, String>) -> Vec<String> {
    let mut found = Vec::new();
    for (file, promise) in promises {
        match rows.remove(&file) {
            None => found.push(format!("the table has no row for {file}")),
            Some(verdict) if verdict == promise => (),
            Some(verdict) => {
                found.push(format!("the table says {verdict:?} of {file}, which says {promise:?}"));
            }
        }
    }
    found.extend(
        rows.keys().map(|file| format!("the table has a row for {file}, which is not there")),
    );
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_are_compared_with_promises() {
        let page = "| file | what | verdict |\n|---|---|---|\n| `a.toml` | right | holds |\n\
            | `b.toml` | wrong | holds |\n| `d.toml` | gone | holds |\n";
        let promises =
            [("a.toml", "holds"), ("b.toml", "violated, deadlock (global)"), ("c.toml", "holds")];
        let promises = promises.map(|(file, promise)| (file.into(), promise.into())).into();
        let found = compare(rows(page), promises);
        assert_eq!(found.len(), 3, "{found:?}");
        for (text, file) in found.iter().zip(["b.toml", "c.toml", "d.toml"]) {
            assert!(text.contains(file), "{text}");
        }
    }
}
