//! How it came to what went wrong, in a sentence or two whose parts lead to their steps.

use heddle_checker::{Choice, Replay, Weight, letters};

use super::data::Row;
use crate::Sources;
use crate::ahead::still_to_come;
use crate::lanes::shortened;

/// A part of a sentence, and the event it speaks of.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Piece {
    pub(super) text: String,
    pub(super) row: Option<usize>,
}

/// What went wrong, without packages of the library and without the place, which the page shows.
pub(super) fn what(replay: &Replay) -> String {
    let violation = &replay.violation;
    let mut text = violation.message.clone();
    if let Some(place) = violation.stack.iter().find(|place| !place.library)
        && let Some(rest) = text.strip_suffix(&format!(" at {place}"))
    {
        text = rest.to_owned();
    }
    for package in ["java.lang.", "java.util.concurrent.", "java.util.", "java.io.", "java.net."] {
        text = text.replace(package, "");
    }
    said(&text)
}

/// A text of the program in which letters that would act are shown; line ends and tabs stay.
pub(super) fn said(text: &str) -> String {
    let shown = |letter: char| match letter {
        '\n' | '\t' => letter.to_string(),
        letter => letters::shown(letter),
    };
    text.chars().map(shown).collect()
}

pub(super) struct Headline {
    pub(super) why: Vec<Piece>,
    /// What else is to be known at once: a name and a sentence each.
    pub(super) facts: Vec<(String, String)>,
}

/// What a thread does in the end says less than what it did before.
const TIDYING: [&str; 4] = ["unlock", "close", "finish", "end"];
/// How many decisive steps are told in the sentence; the chart has them all.
const TOLD_MAX: usize = 3;

pub(super) fn of(sources: &Sources, replay: &Replay, rows: &[Row<'_>]) -> Headline {
    let mut why = Vec::new();
    let decisive: Vec<usize> =
        (0..rows.len()).filter(|&row| rows[row].mark == Some("decisive")).collect();
    // What is behind it is told in a sentence of its own.
    let is_cause = |row: usize| replay.causes.iter().any(|cause| rows[row].shows(cause));
    for &row in decisive.iter().take(TOLD_MAX).filter(|row| !is_cause(**row)) {
        tell_decisive(replay, rows, row, &mut why);
    }
    if decisive.len() > TOLD_MAX {
        say(&mut why, &format!("and {} more decisive steps; ", decisive.len() - TOLD_MAX));
    }
    if let Some(piece) = why.last_mut() {
        piece.text = piece.text.trim_end_matches([';', ' ']).to_owned() + ". ";
    }
    for says in causes(sources, replay) {
        let cause = replay.causes.iter().find(|cause| says.contains(&cause.says));
        match cause.and_then(|cause| rows.iter().position(|row| row.shows(cause))) {
            Some(row) => {
                link(&mut why, &as_sentence(&says), row);
                say(&mut why, " ");
            }
            None => say(&mut why, &format!("{} ", as_sentence(&says))),
        }
    }
    if replay.violation.kind == "race" {
        tell_race(replay, rows, &mut why);
    }
    // Where nothing else is known, the last thing that happened before it; of who failed, what he saw last.
    let failed = rows.iter().rposition(|row| row.mark == Some("violation"));
    let before = |last: usize| {
        let saw = |row: &Row<'_>| {
            let kinds = ["read", "receive", "return", "taken", "eof"];
            row.lane == rows[last].lane && kinds.contains(&row.detail.kind)
        };
        let thrown = rows[last].detail.kind == "throw";
        rows[..last].iter().rposition(|row| thrown && saw(row)).or(last.checked_sub(1))
    };
    if let Some(before) = failed.and_then(before).filter(|_| why.is_empty()) {
        say(&mut why, "Before it, ");
        link(&mut why, &deed(&rows[before]), before);
        say(&mut why, ".");
    }
    Headline { why, facts: facts(replay, rows) }
}

/// With a full stop, if nothing else ends it.
fn as_sentence(says: &str) -> String {
    let stop = if says.ends_with(['.', '?', '!', '…']) { "" } else { "." };
    format!("{says}{stop}")
}

/// The two accesses that nothing orders.
fn tell_race(replay: &Replay, rows: &[Row<'_>], why: &mut Vec<Piece>) {
    let is_one = |row: &Row<'_>| {
        let place = &row.detail.subject;
        row.is_access() && replay.violation.message.contains(&format!(" {place} at "))
    };
    let Some(second) = rows.iter().rposition(is_one) else { return };
    let is_first = |row: &Row<'_>| is_one(row) && row.lane != rows[second].lane;
    let Some(first) = rows[..second].iter().rposition(is_first) else { return };
    link(why, &deed(&rows[first]), first);
    say(why, ", then ");
    link(why, &deed(&rows[second]), second);
    say(why, ": no lock, volatile field, start or join stands between the two. ");
}

/// What may be behind it, in sentences.
fn causes(sources: &Sources, replay: &Replay) -> Vec<String> {
    let violation = &replay.violation;
    let mut causes = match violation.kind {
        "protocol" => expected(&violation.details).into_iter().collect(),
        _ => violation.details.clone(),
    };
    for thread in &violation.threads {
        if let Some(hint) = &thread.hint {
            causes.push(format!("{} waits in vain: {hint}.", thread.name));
        }
    }
    for (thread, ahead) in still_to_come(sources, replay) {
        let ahead = ahead.trim_end_matches([';', '{', ' ']);
        let more = if ahead.ends_with("->") { " …" } else { "" };
        causes.push(format!("Not done yet: {thread} at {ahead}{more}"));
    }
    causes
}

/// What a protocol allows instead; the excerpts of its text stand beside the chart.
fn expected(details: &[String]) -> Option<String> {
    let start = details.iter().position(|line| line == "The protocol expects:")?;
    let events = details[start + 1..].iter().filter_map(|line| {
        let event =
            line.trim_start().strip_prefix(['?', '!']).and(line.split_whitespace().next())?;
        Some(event.to_owned())
    });
    let events: Vec<String> = events.collect();
    (!events.is_empty()).then(|| format!("The protocol expects {} here.", events.join(" or ")))
}

/// What the one did before, and what came between.
fn tell_decisive(replay: &Replay, rows: &[Row<'_>], at: usize, why: &mut Vec<Piece>) {
    let row = &rows[at];
    // The step itself may have nothing to show; it stands where something shows next.
    let before_it = at.checked_sub(1).map_or(0, |before| rows[before].step + 1);
    let hidden = before_it.min(row.step)..=row.step;
    let decisive = hidden.rev().find(|&step| replay.steps[step].weight == Some(Weight::Decisive));
    let entry = &replay.steps[decisive.unwrap_or(row.step)];
    if let Some(Choice::Fault(..) | Choice::Spurious(_)) = entry.choice {
        let before = rows[..at].iter().rposition(|other| other.lane == row.lane);
        match before {
            Some(before) => {
                link(why, &deed(&rows[before]), before);
                say(why, ", then ");
                link(why, row.text, at);
            }
            None => link(why, &deed(row), at),
        }
        say(why, "; ");
        return;
    }
    let Some(other) = entry.preempts.as_ref() else {
        link(why, &deed(row), at);
        say(why, "; ");
        return;
    };
    let own = |earlier: &Row<'_>| earlier.thread == other;
    let tells = |earlier: &Row<'_>| own(earlier) && !TIDYING.contains(&earlier.detail.kind);
    let before = rows[..at].iter().rposition(tells).or_else(|| rows[..at].iter().rposition(own));
    match before {
        Some(before) => link(why, &deed(&rows[before]), before),
        None => say(why, &format!("{other} could go on")),
    }
    say(why, ", and before it goes on ");
    link(why, &deed(row), at);
    say(why, "; ");
}

fn facts(replay: &Replay, rows: &[Row<'_>]) -> Vec<(String, String)> {
    let mut facts = Vec::new();
    let mut add = |name: &str, text: String| facts.push((name.to_owned(), text));
    let count =
        |weight: Weight| replay.steps.iter().filter(|step| step.weight == Some(weight)).count();
    let steps = |weight: Weight| {
        let numbered = replay.steps.iter().enumerate();
        let found = numbered.filter(|(_, step)| step.weight == Some(weight));
        // What has nothing to show stands where something shows next.
        let shown = |number: usize| {
            let row = rows.iter().find(|row| row.step >= number);
            row.map_or(number, |row| row.step).to_string()
        };
        let mut numbers: Vec<String> = found.map(|(number, _)| shown(number)).collect();
        numbers.dedup();
        match &numbers[..] {
            [one] => format!("step {one}"),
            many => format!("steps {}", many.join(", ")),
        }
    };
    // Each was left out alone.
    let it = |weight: Weight| if count(weight) == 1 { "it" } else { "any one of them" };
    if count(Weight::Decisive) > 0 {
        let (text, it) = (steps(Weight::Decisive), it(Weight::Decisive));
        add("Needed", format!("{text}: without {it}, the search finds no such violation"));
    }
    if count(Weight::Incidental) > 0 {
        let (text, it) = (steps(Weight::Incidental), it(Weight::Incidental));
        add("Not needed", format!("{text}: the same is found without {it}"));
    }
    if count(Weight::Unknown) > 0 {
        let (text, it) = (steps(Weight::Unknown), it(Weight::Unknown));
        add("Open", format!("{text}: the search without {it} came to no end"));
    }
    if !replay.steps.is_empty() && replay.preemptions() == 0 {
        add("Switches", "none is needed: threads go on as long as they can".into());
    }
    facts
}

/// Who does what; a call has no verb of its own.
fn deed(row: &Row<'_>) -> String {
    let verb = if row.is_call() { "calls " } else { "" };
    format!("{} {verb}{}", row.thread, shortened(row.text, row.detail))
}

fn say(why: &mut Vec<Piece>, text: &str) {
    why.push(Piece { text: text.to_owned(), row: None });
}

fn link(why: &mut Vec<Piece>, text: &str, row: usize) {
    why.push(Piece { text: text.to_owned(), row: Some(row) });
}
