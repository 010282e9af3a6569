//! What is on the page, as plain data: lanes, events, links, how things stand after each step, and
//! the sources they speak of.

use std::collections::{BTreeMap, BTreeSet};

use heddle_checker::{
    At, Cause, Choice, Detail, Replay, Scene, SceneFrame, Scope, Standing, Told, Trace, TraceEntry,
    Verdict, Violation, Weight, title_of,
};
use serde::Serialize;
use serde_json::{Value, json};

use super::headline::{self, Piece};
use super::links::{Link, Seen, links};
use crate::lanes::shortened;
use crate::{Report, Sources, figures, title_of_run};

/// With more threads than this there is no room for lanes of memory.
const THREADS_BESIDE_MEMORY: usize = 6;
/// Lanes of memory.
const LOCATIONS_MAX: usize = 3;

/// Sources that the page speaks of.
pub(super) struct Files<'a> {
    sources: &'a Sources,
    wanted: BTreeSet<String>,
}

impl<'a> Files<'a> {
    pub(super) fn new(sources: &'a Sources) -> Files<'a> {
        Files { sources, wanted: BTreeSet::new() }
    }

    /// A place as file, line and method.
    fn place(&mut self, at: &At) -> Value {
        let name = Sources::name(at);
        self.wanted.extend(name.clone());
        let class = at.class.rsplit('.').next().unwrap_or(&at.class);
        json!([name, at.line, format!("{class}.{}", at.method)])
    }

    pub(super) fn texts(&self) -> BTreeMap<&String, String> {
        let found = self
            .wanted
            .iter()
            .filter_map(|name| Some((name, self.sources.lines(name)?.join("\n"))));
        found.collect()
    }
}

/// A thread, a place in memory that threads share, or a real program.
#[derive(Serialize)]
struct Lane {
    /// The number of the thread; none for memory and real programs.
    thread: Option<u32>,
    live: bool,
    process: u32,
    name: String,
    #[serde(skip)]
    full_name: String,
}

/// One thing that happened.
pub(super) struct Row<'a> {
    pub(super) lane: usize,
    pub(super) step: usize,
    pub(super) text: &'a str,
    pub(super) thread: &'a str,
    pub(super) at: Option<&'a At>,
    pub(super) detail: &'a Detail,
    /// Which of the events of its step.
    index: usize,
    /// `decisive`, `cause` or `violation`.
    pub(super) mark: Option<&'static str>,
    pub(super) why: Option<String>,
    /// The lane of the memory, or of the real program, it is about.
    memory: Option<usize>,
    /// The lane that could have gone on instead.
    preempts: Option<usize>,
    weight: Option<Weight>,
    /// The choice, where it is more than going on.
    what: &'a str,
    /// It says what was said before.
    quiet: bool,
}

impl Row<'_> {
    /// Inside a call of the library only the call is told.
    pub(super) fn is_call(&self) -> bool {
        let folded = ["read", "write", "lock", "unlock", "notify", "unpark", "return"];
        self.detail.within && folded.contains(&self.detail.kind)
    }

    /// Whether it is the event behind what went wrong.
    pub(super) fn shows(&self, cause: &Cause) -> bool {
        (self.step, self.index) == (cause.step, cause.event)
    }

    /// A thread of the program reads or writes itself.
    pub(super) fn is_access(&self) -> bool {
        matches!(self.detail.kind, "read" | "write") && !self.detail.within
    }
}

/// All about a check.
pub(super) fn report(report: &Report<'_>) -> Value {
    let mut files = Files::new(&report.sources);
    let shown = report.violations.iter();
    let runs: Vec<Value> = shown
        .map(|shown| {
            let file = shown.file.as_deref();
            run(shown.replay, shown.trace, file, shown.times, &mut files)
        })
        .collect();
    let word = match report.verdict {
        Verdict::Holds => "Holds",
        Verdict::Violated => "Violated",
        Verdict::Inconclusive(_) => "Inconclusive",
    };
    let stats = &report.stats;
    // A page of a run has no room for it.
    if runs.len() != 1 {
        files.wanted.extend(report.coverage.iter().map(|covered| covered.file.clone()));
    }
    json!({
        "verdict": word,
        "title": title_of_run(&report.config.processes),
        "all": report.config.all,
        "reach": report.reach,
        "reason": report.reason,
        "search": {
            "states": stats.states,
            "transitions": stats.transitions,
            "end_states": stats.end_states,
            "depth": stats.depth_max,
            "seconds": report.seconds,
            "memory": report.memory_bytes,
            "restarts": report.restarts,
            "revisited": stats.revisited,
            "line": figures(report),
        },
        "properties": report.config.check.properties,
        "reductions": report.config.check.reductions,
        "strategy": report.config.strategy,
        "processes": report.config.processes.iter().map(|process| json!({
            "name": process.name,
            "main": process.main_class,
            "args": process.args,
        })).collect::<Vec<_>>(),
        "notes": report.notes.iter().map(|note| json!([note.key(), note.to_string()]))
            .collect::<Vec<_>>(),
        "points": report.points.iter().take(16).collect::<Vec<_>>(),
        "visible": report.visible,
        "why_new": report.why_new.map(|why| json!({
            "compared": why.compared,
            "differences": why.differences.iter()
                .map(|apart| json!([apart.spot.text, apart.times, apart.values]))
                .collect::<Vec<_>>(),
            "hints": why.hints,
        })),
        "history": report.history.iter()
            .map(|sample| json!([sample.seconds, sample.states, sample.depth, sample.waiting]))
            .collect::<Vec<_>>(),
        "coverage": report.coverage,
        "outputs": if report.config.check.outputs { json!(report.outputs) } else { Value::Null },
        "jdk": report.config.jdk,
        "heddle": report.config.heddle,
        "runs": runs,
        "sources": files.texts(),
    })
}

/// A violation and the way to it.
pub(super) fn run(
    replay: &Replay,
    trace: &Trace,
    file: Option<&str>,
    times: u64,
    files: &mut Files<'_>,
) -> Value {
    let several = trace.processes.len() > 1;
    let mut lanes = lanes_of(replay, several);
    let ending = ending(replay);
    let mut rows = rows_of(replay, &lanes, &ending);
    add_memory(&mut lanes, &mut rows);
    add_live(&mut lanes, &mut rows, trace);
    let names: Vec<String> = lanes.iter().map(|lane| lane.full_name.clone()).collect();
    let scenes: Vec<Option<&Scene>> =
        replay.steps.iter().map(|step| step.scene.as_deref()).collect();
    let found = {
        let seen: Vec<Seen<'_>> = rows
            .iter()
            .map(|row| Seen { lane: row.lane, step: row.step, detail: row.detail })
            .collect();
        links(&seen, &names, &scenes)
    };
    mark(&mut rows, replay);
    let violation = &replay.violation;
    let scope = match replay.scope {
        Some(Scope::Local) => format!("within {}", violation.process),
        Some(Scope::Global) => "across processes".into(),
        None => String::new(),
    };
    let told = headline::of(files.sources, replay, &rows);
    json!({
        "kind": violation.kind,
        "title": title_of(violation.kind),
        "message": headline::said(&violation.message),
        "what": headline::what(replay),
        "scope": scope,
        "times": times,
        "trace": file,
        "processes": trace.processes.iter().map(|process| &process.name).collect::<Vec<_>>(),
        "why": told.why.iter().map(|Piece { text, row }| json!([text, row])).collect::<Vec<_>>(),
        "facts": told.facts,
        "lanes": lanes,
        "events": rows.iter().map(|row| event(row, files)).collect::<Vec<_>>(),
        "links": found.iter().collect::<Vec<&Link>>(),
        "steps": replay.steps.len() - 1.min(replay.steps.len()),
        "scenes": deltas(&scenes, files),
        "stack": violation.stack.iter().filter(|place| !place.library)
            .map(|place| files.place(&At::from(place))).collect::<Vec<_>>(),
        // Others stand below the headline.
        "details": if violation.kind == "protocol" { &violation.details[..] } else { &[] },
        "standing": violation.threads.iter().map(|thread| json!({
            "name": thread.name,
            "says": if thread.waits_for.is_empty() { "can go on" } else { &thread.waits_for },
            "holds": thread.holds,
            "hint": thread.hint,
        })).collect::<Vec<_>>(),
        "output": replay.output,
    })
}

/// The threads that do something or stand in the program at the end, by process and number; of the library's own
/// those that are part of what went wrong.
fn lanes_of(replay: &Replay, several: bool) -> Vec<Lane> {
    let mut known: BTreeMap<(u32, u32), String> = BTreeMap::new();
    for told in replay.steps.iter().flat_map(|step| &step.events) {
        known.insert((told.detail.process, told.number), told.thread.clone());
    }
    let last = replay.steps.last().and_then(|step| step.scene.as_deref());
    for thread in last.iter().flat_map(|scene| &scene.threads) {
        let stands = thread.stack.iter().any(|frame| matches!(frame, SceneFrame::Own { .. }))
            || replay.violation.message.contains(&thread.name);
        if stands && matches!(thread.standing, Standing::Able | Standing::Waits) {
            known.insert((thread.process, thread.number), thread.name.clone());
        }
    }
    let lane = |((process, number), full_name): ((u32, u32), String)| {
        let short = full_name.split_once('/').filter(|_| several).map(|(_, own)| own.to_owned());
        let name = short.unwrap_or_else(|| full_name.clone());
        Lane { thread: Some(number), live: false, process, name, full_name }
    };
    known.into_iter().map(lane).collect()
}

/// Whether an event is what went wrong.
fn is_failure(replay: &Replay, thread: &str, detail: &Detail) -> bool {
    let violation = &replay.violation;
    detail.kind == "throw" && violation.exception.is_some() && thread == violation.thread
}

/// What is told at the end where no event says it.
fn ending(replay: &Replay) -> Option<Told> {
    let all = || replay.steps.iter().rev().flat_map(|step| step.events.iter().rev());
    let violation = &replay.violation;
    if all().any(|told| is_failure(replay, &told.thread, &told.detail)) {
        return None;
    }
    let last = all().next();
    // A method that is about to begin has no line yet: it is where it is called.
    let mut own = violation.stack.iter().filter(|place| !place.library);
    let own = own.clone().find(|place| place.line.is_some()).or_else(|| own.next());
    let last = last?;
    let thread = replay
        .steps
        .iter()
        .flat_map(|step| &step.events)
        .find(|told| told.thread == violation.thread)
        .unwrap_or(last);
    Some(Told {
        number: thread.number,
        thread: thread.thread.clone(),
        text: format!("{}: {}", title_of(violation.kind).to_lowercase(), short(violation)),
        at: own.map(At::from),
        detail: Detail { kind: "violation", process: thread.detail.process, ..Detail::default() },
    })
}

/// What the last row says; who waits for what is told beside it.
fn short(violation: &Violation) -> &str {
    match violation.kind {
        "deadlock" => violation.message.split(": ").next().unwrap_or_default(),
        "race" => "nothing orders the two accesses",
        _ => &violation.message,
    }
}

fn rows_of<'a>(replay: &'a Replay, lanes: &[Lane], ending: &'a Option<Told>) -> Vec<Row<'a>> {
    let lane = |number: u32| lanes.iter().position(|lane| lane.thread == Some(number));
    let named = |name: &str| lanes.iter().position(|lane| lane.full_name == name);
    let mut rows: Vec<Row<'a>> = Vec::new();
    let mut switch: Option<(u32, Option<usize>, Option<Weight>)> = None;
    for (step, entry) in replay.steps.iter().enumerate() {
        let actor = entry.choice.map(Choice::thread);
        // A step may do nothing worth telling; the switch is told when something is.
        if let (Some(actor), Some(other)) = (actor, &entry.preempts) {
            switch = Some((actor, named(other), entry.weight));
        }
        for (index, told) in entry.events.iter().enumerate() {
            let Some(lane) = lane(told.number) else { continue };
            let switched = switch.take_if(|(actor, ..)| *actor == told.number);
            let (preempts, switched_weight) =
                switched.map_or((None, None), |(_, other, weight)| (other, weight));
            let is_first = index == 0;
            let before = rows.iter().rev().find(|row| row.lane == lane);
            let quiet = before.is_some_and(|row| {
                row.text == told.text && row.at == told.at.as_ref() && entry.preempts.is_none()
            });
            rows.push(Row {
                lane,
                step,
                text: &told.text,
                thread: &told.thread,
                at: told.at.as_ref().or_else(|| entered(entry, told)),
                detail: &told.detail,
                index,
                mark: None,
                why: None,
                memory: None,
                preempts,
                weight: switched_weight.or(entry.weight.filter(|_| is_first)),
                what: if is_first { &entry.what } else { "" },
                quiet,
            });
        }
    }
    if let Some(told) = ending
        && let Some(lane) = lane(told.number)
    {
        rows.push(Row {
            lane,
            step: replay.steps.len() - 1,
            text: &told.text,
            thread: &told.thread,
            at: told.at.as_ref().or_else(|| entered(replay.steps.last()?, told)),
            detail: &told.detail,
            index: usize::MAX,
            mark: None,
            why: None,
            memory: None,
            preempts: None,
            weight: None,
            what: "",
            quiet: false,
        });
    }
    rows
}

/// The method that a call leads into, where nothing of the program called it.
fn entered<'a>(entry: &'a TraceEntry, told: &Told) -> Option<&'a At> {
    let threads = &entry.scene.as_deref()?.threads;
    let thread = threads.iter().find(|thread| thread.number == told.number)?;
    let is_meant = ["cross", "violation"].contains(&told.detail.kind);
    thread.stack.iter().filter(|_| is_meant).find_map(|frame| match frame {
        SceneFrame::Own { at, .. } => Some(at),
        SceneFrame::Library(_) => None,
    })
}

/// Lanes for what two threads of a single process read and write, if there is room.
fn add_memory(lanes: &mut Vec<Lane>, rows: &mut [Row<'_>]) {
    let mut uses: BTreeMap<&str, (BTreeSet<usize>, bool, usize)> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.is_access()) {
        let (who, written, times) = uses.entry(&row.detail.subject).or_default();
        who.insert(row.lane);
        *written |= row.detail.kind == "write";
        *times += 1;
    }
    let several = lanes.iter().any(|lane| lane.process != lanes[0].process);
    if several || lanes.len() > THREADS_BESIDE_MEMORY {
        return;
    }
    let mut shared: Vec<(&str, usize)> = uses
        .into_iter()
        .filter(|(_, (who, written, _))| *written && who.len() > 1)
        .map(|(place, (.., times))| (place, times))
        .collect();
    shared.sort_by_key(|&(place, times)| (std::cmp::Reverse(times), place));
    shared.truncate(LOCATIONS_MAX);
    let first = lanes.len();
    for (place, _) in &shared {
        let name = (*place).to_owned();
        let full_name = format!("memory {name}");
        lanes.push(Lane { thread: None, live: false, process: 0, full_name, name });
    }
    for row in rows.iter_mut().filter(|row| row.is_access()) {
        let place = shared.iter().position(|(place, _)| *place == row.detail.subject);
        row.memory = place.map(|index| first + index);
    }
}

/// Lanes for real programs, which do nothing here but hear and answer.
fn add_live(lanes: &mut Vec<Lane>, rows: &mut [Row<'_>], trace: &Trace) {
    let is_live = |name: &str| trace.network.live.iter().any(|peer| peer.name == name);
    for row in rows {
        let Some(wire) = row.detail.wire.as_ref().filter(|wire| is_live(&wire.with)) else {
            continue;
        };
        if !["connect", "send", "receive", "eof"].contains(&row.detail.kind) {
            continue;
        }
        let name = wire.with.clone();
        let known = lanes.iter().position(|lane| lane.live && lane.name == name);
        row.memory = Some(known.unwrap_or(lanes.len()));
        if known.is_none() {
            let full_name = format!("live {name}");
            lanes.push(Lane { thread: None, live: true, process: 0, full_name, name });
        }
    }
}

/// Marks what matters: what is behind it, switches and faults without which nothing is found, and what went wrong.
fn mark(rows: &mut [Row<'_>], replay: &Replay) {
    for cause in &replay.causes {
        if let Some(row) = rows.iter_mut().find(|row| row.shows(cause)) {
            row.mark = Some("cause");
            row.why = Some("This is behind what went wrong.".to_owned());
        }
    }
    for row in rows.iter_mut().filter(|row| row.weight == Some(Weight::Decisive)) {
        row.mark = Some("decisive");
        row.why = Some(
            match replay.steps[row.step].choice {
                Some(Choice::Fault(..)) => "Without this fault the search finds no such violation.",
                Some(Choice::Spurious(_)) => {
                    "Without this wake-up the search finds no such violation."
                }
                _ => "Without this switch the search finds no such violation.",
            }
            .to_owned(),
        );
    }
    let failed = rows.iter().rposition(|row| is_failure(replay, row.thread, row.detail));
    if let Some(last) = failed.or(rows.len().checked_sub(1)).map(|at| &mut rows[at]) {
        last.mark = Some("violation");
        last.why = Some(headline::said(&format!(
            "{}: {}",
            title_of(replay.violation.kind),
            replay.violation.message
        )));
    }
}

fn event(row: &Row<'_>, files: &mut Files<'_>) -> Value {
    let mut object = json!({
        "lane": row.lane,
        "step": row.step,
        "kind": if row.is_call() { "call" } else { row.detail.kind },
        "text": shortened(row.text, row.detail),
        "at": row.at.map(|at| files.place(at)),
    });
    let mut add = |name: &str, value: Value| object[name] = value;
    if let Some(mark) = row.mark {
        add("mark", json!(mark));
    }
    if let Some(why) = &row.why {
        add("why", json!(why));
    }
    if let Some(memory) = row.memory {
        add("memory", json!(memory));
        add("value", json!(row.detail.value));
    }
    if let Some(preempts) = row.preempts {
        add("preempts", json!(preempts));
    }
    if let Some(weight) = row.weight {
        add("weight", json!(weight));
    }
    if !row.what.is_empty() {
        add("what", json!(row.what));
    }
    if row.quiet {
        add("quiet", json!(true));
    }
    if let Some(wire) = &row.detail.wire {
        add("wire", json!(wire.own.0.min(wire.peer.map_or(u32::MAX, |peer| peer.0))));
    }
    if !row.detail.subject.is_empty() && !row.detail.within {
        add("subject", json!(row.detail.subject));
    }
    object
}

/// How things stand after each step: what differs from the step before.
fn deltas(scenes: &[Option<&Scene>], files: &mut Files<'_>) -> Vec<Value> {
    let empty = Scene::default();
    let mut before = &empty;
    let mut all = Vec::new();
    for scene in scenes {
        let Some(scene) = scene else {
            all.push(json!({}));
            continue;
        };
        let mut delta = json!({});
        let mut threads = serde_json::Map::new();
        for thread in &scene.threads {
            let known = before.threads.iter().find(|known| known.number == thread.number);
            if known == Some(thread) {
                continue;
            }
            let stack: Vec<Value> = thread
                .stack
                .iter()
                .map(|frame| match frame {
                    SceneFrame::Own { at, locals } => json!([files.place(at), locals]),
                    SceneFrame::Library(count) => json!(count),
                })
                .collect();
            threads.insert(
                thread.number.to_string(),
                json!({
                    "standing": thread.standing,
                    "says": thread.says,
                    "on": thread.on,
                    "holds": thread.holds,
                    "stack": stack,
                }),
            );
        }
        if !threads.is_empty() {
            delta["threads"] = Value::Object(threads);
        }
        if scene.connections != before.connections {
            delta["connections"] = json!(scene.connections);
        }
        all.push(delta);
        before = scene;
    }
    all
}
