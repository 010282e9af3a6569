//! Results for people and machines. Makes texts; printing and writing them is the caller's.
//!
//! A [`Report`] is all there is to say about a check; each file of `formats/` says it in one way.

mod ahead;
mod formats;
mod lanes;
mod paint;
mod said;
mod sources;
mod verdict;

use heddle_checker::{
    ConversationTree, Counters, Graph, GraphError, Note, PeerFigures, Replay, Trace, TraceCheck,
    TraceNetwork, TraceProgram, Verdict, WhyNew,
};
use heddle_search::Stats;

pub use formats::{
    FORMATS, Format, dot, format_named, html_explorer, html_path, html_replay, json_replay,
    text_replay,
};
pub use paint::Paper;
pub use sources::Sources;
pub use verdict::{figures, reach, verdict_line};

/// All there is to say about a check.
pub struct Report<'a> {
    pub verdict: &'a Verdict,
    /// Every state was visited.
    pub complete: bool,
    /// How far the search got, in words: exhaustive, which bound, how many samples.
    pub reach: String,
    /// Why nothing certain can be said, or what was left out; empty otherwise.
    pub reason: String,
    pub violations: Vec<Shown<'a>>,
    pub stats: Stats,
    /// What complete runs printed, where that was asked for.
    pub outputs: &'a [String],
    pub seconds: f64,
    /// The most memory the tool took.
    pub memory_bytes: u64,
    pub restarts: u32,
    /// How often it did so from the program's first instruction.
    pub restarts_from_start: u32,
    /// What the verdict rests on, and what else a reader of it should know.
    pub notes: &'a [Note],
    /// The kinds of locations before which threads stop, in words.
    pub visible: &'a [String],
    /// What was counted on the way.
    pub counters: Counters,
    /// Where threads stood when new states were met, the most first.
    pub points: &'a [(String, u64)],
    /// What keeps the newest states apart, if that is to be told.
    pub why_new: Option<&'a WhyNew>,
    /// What was asked of real programs.
    pub peers: &'a [PeerFigures],
    /// How far the search was, from time to time.
    pub history: &'a [Sample],
    /// The lines of the program that some run reached, and the others, if that was asked for.
    pub coverage: Vec<CoveredLines>,
    pub config: Config,
    pub sources: Sources,
}

/// Lines of a source file, named by its package as folders and its name.
#[derive(Clone, Debug, PartialEq, serde::Serialize)]
pub struct CoveredLines {
    pub file: String,
    pub reached: Vec<u16>,
    pub never: Vec<u16>,
}

/// How far a search was at a moment.
#[derive(Clone, Copy, Debug, PartialEq, serde::Serialize)]
pub struct Sample {
    pub seconds: f64,
    pub states: u64,
    pub depth: u32,
    /// States that waited to be explored.
    pub waiting: u64,
}

/// A violation with its trace, and what a replay of it showed.
pub struct Shown<'a> {
    pub trace: &'a Trace,
    pub replay: &'a Replay,
    /// The file the trace was written to.
    pub file: Option<String>,
    /// How many transitions the search saw that lead to this violation.
    pub times: u64,
}

/// What runs, in a few words.
pub(crate) fn title_of_run(processes: &[TraceProgram]) -> String {
    match processes {
        [one] => one.main_class.clone(),
        many => many.iter().map(|process| process.name.as_str()).collect::<Vec<_>>().join(", "),
    }
}

/// What was asked for.
#[derive(Clone, serde::Serialize)]
pub struct Config {
    pub heddle: String,
    pub jdk: String,
    pub processes: Vec<TraceProgram>,
    pub network: TraceNetwork,
    pub check: TraceCheck,
    pub strategy: String,
    pub store: String,
    pub workers: usize,
    pub all: bool,
    pub seed: u64,
    pub max_depth: Option<u32>,
    pub max_states: Option<u64>,
    pub max_seconds: Option<u64>,
    pub max_memory: Option<u64>,
    pub runs: Option<u64>,
}

/// What a format is made from.
pub struct Material<'a> {
    pub report: &'a Report<'a>,
    /// What a report for people is written on.
    pub paper: Paper,
    /// Say more about the search.
    pub stats: bool,
    /// Show what the program printed.
    pub output: bool,
    /// The graph of states, made when a format asks for it.
    pub graph: &'a dyn Fn() -> Result<Graph, GraphError>,
    /// What was said to real programs, likewise.
    pub conversations: &'a dyn Fn() -> Vec<ConversationTree>,
}
