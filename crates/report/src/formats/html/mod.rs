//! A page for the browser: one file that loads nothing, whatever strings the program has.
//!
//! `page.rs` puts the file together, `data.rs` says what is on it, `links.rs` which events belong
//! together, `headline.rs` what went wrong and how. Drawing is done in the browser, by the files of
//! `assets/`.

mod data;
mod headline;
mod links;
mod page;
#[cfg(test)]
mod tests;

use heddle_checker::{Replay, Trace};
use serde_json::{Value, json};

use crate::{Material, Sources, title_of_run};

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let data = data::report(material.report);
    Ok(page::document(&title_of_run(&material.report.config.processes), &data))
}

/// The page of `heddle explore`: a path that goes on in the browser. `explore` says what the page
/// asks for it.
pub fn html_explorer(sources: &Sources, trace: &Trace, replay: &Replay, explore: &Value) -> String {
    let title = title_of_run(&trace.processes);
    let mut data = html_path(sources, trace, replay);
    data["verdict"] = json!("Explored");
    data["title"] = json!(title);
    data["reach"] = json!("live");
    data["explore"] = explore.clone();
    page::served(&title, &data)
}

/// The data of a path, with the sources it speaks of.
pub fn html_path(sources: &Sources, trace: &Trace, replay: &Replay) -> Value {
    let mut files = data::Files::new(sources);
    let run = data::run(replay, trace, None, 1, &mut files);
    json!({ "runs": [run], "sources": files.texts() })
}

/// The page of one trace that was taken again.
pub fn html_replay(sources: &Sources, trace: &Trace, replay: &Replay) -> String {
    let mut files = data::Files::new(sources);
    let run = data::run(replay, trace, None, 1, &mut files);
    let data = json!({
        "verdict": "Violated",
        "title": title_of_run(&trace.processes),
        "reach": "a trace, taken again",
        "search": Value::Null,
        "runs": [run],
        "sources": files.texts(),
    });
    page::document(&title_of_run(&trace.processes), &data)
}
