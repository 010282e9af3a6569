//! What others had still to do when something went wrong: often that is what was missing.

use heddle_checker::{At, Location, Replay, Told};

use crate::Sources;

/// More threads are no hint.
const THREADS_MAX: usize = 2;

/// For each thread that could have gone on: its name, and the statements it stands at, from its own
/// code outwards. Nothing where nobody can go on, or where too many can.
pub(crate) fn still_to_come(sources: &Sources, replay: &Replay) -> Vec<(String, String)> {
    let violation = &replay.violation;
    if violation.exception.is_none() {
        return Vec::new();
    }
    // Who was made to stop does nothing more, and that is what others had to do with.
    let crashes = |told: &Told| told.detail.kind == "crash";
    if replay.steps.iter().flat_map(|step| &step.events).any(crashes) {
        return Vec::new();
    }
    let able = violation
        .threads
        .iter()
        .filter(|thread| thread.waits_for.is_empty() && thread.name != violation.thread)
        .filter(|thread| !only_waits(&thread.stack));
    let mut ahead = Vec::new();
    for thread in able {
        let own: Vec<At> =
            thread.stack.iter().filter(|place| !place.library).take(2).map(At::from).collect();
        let said = own.iter().map(|at| match sources.line(at) {
            Some(line) => format!("{at}  {line}"),
            None => format!("{at} in {}", at.method),
        });
        match &said.collect::<Vec<String>>()[..] {
            [] => {}
            [own] => ahead.push((thread.name.clone(), own.clone())),
            [own, from, ..] => ahead.push((thread.name.clone(), format!("{own} (from {from})"))),
        }
    }
    if ahead.len() <= THREADS_MAX { ahead } else { Vec::new() }
}

/// Whether a thread is at the end of a wait that changes nothing: that it did not go on was no loss.
fn only_waits(stack: &[Location]) -> bool {
    let Some(call) = stack.iter().take_while(|place| place.library).last() else { return false };
    let class = call.class.rsplit('.').next().unwrap_or_default();
    match call.method.as_str() {
        "join" => true,
        "await" => class == "CountDownLatch",
        "get" => class.ends_with("Future") || class == "FutureTask",
        _ => false,
    }
}
