//! A finished check, in words: its traces, its text, and the reports that were asked for.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;

use heddle_checker::{
    Checked, Graph, GraphError, Note, Settings, Trace, TraceCheck, TraceNetwork, TraceProgram,
    Verdict, conversation_trees, conversations, graph,
};
use heddle_jvm::view::CoveredFile;
use heddle_report::{
    Config, CoveredLines, Material, Paper, Report, Sample, Shown, format_named, reach,
};
use heddle_search::{Limit, Reason};

use super::{Confirmed, Task, Told};
use crate::limits::peak_bytes;
use crate::output;
use crate::report;

/// Where a trace goes when nobody says.
const TRACE_DEFAULT: &str = "heddle-trace.json";
/// A graph with more states than this cannot be read.
const GRAPH_STATES: usize = 5_000;

/// What is told.
struct Story {
    checked: Checked,
    confirmed: Vec<Confirmed>,
    /// Where the traces are.
    files: Vec<Option<String>>,
    seconds: f64,
    history: Vec<Sample>,
}

/// The text for people or as JSON, and the reports; each or why it could not be made.
struct Texts {
    text: Result<String, String>,
    reports: Vec<Result<String, String>>,
}

impl Story {
    /// There was no time or memory to put the steps into words.
    fn because_of(mut self, limit: Limit) -> Story {
        if !self.confirmed.is_empty() {
            let limit = Reason::from(limit).to_string();
            self.checked.notes.insert(0, Note::NotTold { limit });
        }
        self
    }
}

impl Task {
    /// Writes the traces and reports. `given_up`: a limit was reached, and all has to be done at once.
    pub(super) fn tell(
        self: &Arc<Task>,
        checked: Checked,
        confirmed: Vec<Confirmed>,
        seconds: f64,
        history: Vec<Sample>,
        given_up: bool,
    ) -> Result<Told, ExitCode> {
        let mut failures = Vec::new();
        let numbered = confirmed.iter().enumerate();
        let files = numbered
            .map(|(index, confirmed)| self.write_trace(&confirmed.trace, index, &mut failures));
        let files = files.collect();
        let story = Story { checked, confirmed, files, seconds, history };
        let short = self.shortened(&story);
        let task = self.clone();
        let (story, Texts { text, reports }) = if given_up {
            let texts = self.texts(&story);
            (story, texts)
        } else {
            match self.limits.supervise(move || (task.texts(&story), story)) {
                Ok((texts, story)) => (story, texts),
                Err(limit) => {
                    let short = short.because_of(limit);
                    let texts = self.texts(&short);
                    (short, texts)
                }
            }
        };
        let text = text.unwrap_or_else(|message| {
            failures.push(message);
            String::new()
        });
        for ((_, file), made) in self.reports.iter().zip(reports) {
            failures.extend(made.and_then(|text| output::write(file, &text)).err());
        }
        if let [first, rest @ ..] = &failures[..] {
            output::print(&text);
            rest.iter().for_each(|failure| report::line(&format!("heddle: {failure}")));
            return Err(self.error(first));
        }
        let Checked { verdict, complete, stats, notes, .. } = story.checked;
        Ok(Told { verdict, complete, states: stats.states, seconds, notes, text })
    }

    /// The same without the steps of the traces.
    fn shortened(&self, story: &Story) -> Story {
        let Story { checked, files, seconds, history, .. } = story;
        let found = checked.violations.iter();
        let confirmed = found.map(|found| self.unconfirmed(checked, found)).collect();
        Story {
            checked: checked.clone(),
            confirmed,
            files: files.clone(),
            seconds: *seconds,
            history: history.clone(),
        }
    }

    fn texts(self: &Arc<Task>, story: &Story) -> Texts {
        let Story { checked, confirmed, files, seconds, history } = story;
        let asked = &self.asked.output;
        let shown = confirmed.iter().zip(files).zip(&checked.violations);
        let violations = shown.map(|((Confirmed { trace, replay }, file), found)| Shown {
            trace,
            replay,
            file: file.clone(),
            times: found.times,
        });
        let reason = match (&checked.verdict, &checked.reason) {
            (Verdict::Inconclusive(reason), _) => reason.clone(),
            (_, Some(reason)) => reason.to_string(),
            (_, None) => String::new(),
        };
        let report = Report {
            verdict: &checked.verdict,
            complete: checked.complete,
            reach: reach(checked),
            reason,
            violations: violations.collect(),
            stats: checked.stats,
            outputs: &checked.outputs,
            seconds: *seconds,
            memory_bytes: peak_bytes(),
            restarts: checked.restarts,
            restarts_from_start: checked.restarts_from_start,
            notes: &checked.notes,
            visible: &checked.visible,
            counters: checked.counters.clone(),
            points: &checked.points,
            why_new: checked.why_new.as_ref(),
            peers: &checked.peers,
            history,
            coverage: self.coverage(),
            config: self.config(),
            sources: output::sources(asked, Path::new(""), &self.subject.processes),
        };
        let make_graph = || self.graph();
        let live = self.subject.network.live.as_ref();
        let make_conversations = || live.map(conversations).unwrap_or_default();
        let material = Material {
            report: &report,
            paper: output::paper(asked),
            stats: asked.stats,
            output: asked.show_output,
            graph: &make_graph,
            conversations: &make_conversations,
        };
        let format = if asked.json { "json" } else { "text" };
        let mut text = format_named(format).and_then(|format| (format.make)(&material));
        if let (Ok(text), Some(live)) = (&mut text, &self.subject.network.live)
            && asked.stats
            && !asked.json
        {
            text.push_str(&conversation_trees(live));
        }
        // What goes to a file is not coloured, wherever this report goes.
        let filed = Material { paper: Paper { color: false, ..material.paper }, ..material };
        let reports = self.reports.iter().map(|(format, _)| (format.make)(&filed)).collect();
        Texts { text, reports }
    }

    /// The lines of the program that some run reached, and the others.
    fn coverage(&self) -> Vec<CoveredLines> {
        let reached = self.settings.reached.iter();
        let files = reached.flat_map(|reached| reached.of(self.subject.program));
        files
            .map(|CoveredFile { file, reached, never }| CoveredLines { file, reached, never })
            .collect()
    }

    /// Explores once more, to draw what was explored.
    fn graph(self: &Arc<Task>) -> Result<Graph, GraphError> {
        let brake = self.limits.last_brake();
        let (task, within) = (self.clone(), brake.clone());
        let drawn = self.limits.supervise(move || {
            let settings = Settings { brake: Some(within), ..task.settings.clone() };
            graph(&task.subject, &settings, GRAPH_STATES)
        });
        let limit = match drawn {
            Ok(graph) if !brake.is_pulled() => return graph,
            Ok(_) => Limit::Memory,
            Err(limit) => limit,
        };
        Err(GraphError::Limit(Reason::from(limit).to_string()))
    }

    /// Writes a trace where it was asked for; gives the file's name.
    fn write_trace(
        &self,
        trace: &Trace,
        index: usize,
        failures: &mut Vec<String>,
    ) -> Option<String> {
        let asked = self.asked.output.trace.as_deref();
        if asked.is_none() && self.asked.output.json {
            return None;
        }
        let file = numbered(asked.unwrap_or(Path::new(TRACE_DEFAULT)), index);
        match trace.write(&file) {
            Ok(()) => Some(file.to_string_lossy().into_owned()),
            Err(error) => {
                // Nobody asked for the default file; a folder may well be for reading only.
                match asked {
                    Some(_) => failures.push(error.to_string()),
                    None => report::line(&format!("heddle: no trace was written: {error}")),
                }
                None
            }
        }
    }

    fn config(&self) -> Config {
        let search = &self.search;
        Config {
            heddle: env!("CARGO_PKG_VERSION").into(),
            jdk: self.subject.program.jdk.version(),
            processes: (self.subject.processes.iter())
                .map(|process| TraceProgram::new(process, self.enable_preview))
                .collect(),
            // What was said to live peers is in the traces.
            network: TraceNetwork { live: Vec::new(), ..TraceNetwork::new(&self.subject.network) },
            check: TraceCheck::new(&self.settings),
            strategy: output::words(&search.strategy),
            store: output::words(&search.store),
            workers: search.workers,
            all: search.all,
            seed: search.seed,
            max_depth: search.depth_max,
            max_states: search.states_max,
            max_seconds: self.asked.check.seconds_max,
            max_memory: self.asked.check.memory_bytes_max,
            runs: search.runs.filter(|_| search.strategy.samples()),
        }
    }
}

/// The file for a further violation: `trace.json`, `trace-2.json`, and so on.
fn numbered(file: &Path, index: usize) -> PathBuf {
    if index == 0 {
        return file.to_path_buf();
    }
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let ending = file.extension().map(|end| format!(".{}", end.to_string_lossy()));
    file.with_file_name(format!("{stem}-{}{}", index + 1, ending.unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn further_traces_are_numbered() {
        assert_eq!(numbered(Path::new("a/t.json"), 0), Path::new("a/t.json"));
        assert_eq!(numbered(Path::new("a/t.json"), 1), Path::new("a/t-2.json"));
        assert_eq!(numbered(Path::new("t"), 2), Path::new("t-3"));
    }
}
