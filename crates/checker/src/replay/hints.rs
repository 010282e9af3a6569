//! What may be behind a violation, as far as the way to it tells: a wake-up that went astray, an
//! exception that somebody kept, a pool that nobody shut down.

use heddle_jvm::machine::Machine;

use super::{Run, TraceEntry};
use crate::changed_back::Fooled;
use crate::choice::Choice;
use crate::story::{Told, is_reflection};
use crate::system::Time;
use crate::violation::Violation;

/// More exceptions that were kept say nothing new.
const KEPT_MAX: usize = 2;
/// An attack with more messages is told by its last ones.
const DEEDS_MAX: usize = 4;

pub(super) fn add(violation: &mut Violation, run: &Run<'_>, machine: &Machine) {
    let wakeups = &run.narrator.wakeups;
    for view in violation.threads.iter_mut().filter(|view| view.awaits_notification) {
        let instead = wakeups.passed_over(view.id).filter(|(.., chosen)| *chosen != view.name);
        view.hint = match (instead, wakeups.missed(view.id)) {
            (Some((by, place, chosen)), _) => {
                let by = machine.thread_name_in(by);
                Some(format!("{by} notified at {place}, and that woke {chosen} instead"))
            }
            (None, Some((by, place))) => {
                let by = machine.thread_name_in(by);
                Some(format!("{by} notified at {place}, before {} waited", view.name))
            }
            (None, None) => None,
        };
    }
    let told: Vec<&Told> = run.steps.iter().flat_map(|step| &step.events).collect();
    violation.details.extend(kept(violation, &told));
    violation.details.extend(heeded_no_interrupt(violation, &told));
    violation.details.extend(changed_back(violation, run, machine));
    violation.details.extend(attack(&told));
    violation.details.extend(forgotten_pool(violation));
    violation.details.extend(early_limit(violation, run));
}

/// A time limit or a sleep whose end is what goes wrong: by its exception, or because the thread goes wrong right
/// behind it while others still have something to do. Who relies on times that are long enough has to say so.
fn early_limit(violation: &Violation, run: &Run<'_>) -> Option<String> {
    if run.trace.check.time != Time::Free.to_string() {
        return None;
    }
    let ends = |step: &&TraceEntry| matches!(step.choice, Some(Choice::Timeout(_)));
    let exception = violation.exception.as_deref()?;
    let limits = ["java.util.concurrent.TimeoutException", "java.net.SocketTimeoutException"];
    let step = match limits.contains(&exception) {
        true => run.steps.iter().rev().find(ends)?,
        false => {
            let others_act = violation
                .threads
                .iter()
                .any(|other| other.name != violation.thread && other.waits_for.is_empty());
            let last = run.steps.iter().rev().filter(|_| others_act);
            last.take_while(|step| step.thread == violation.thread).find(ends)?
        }
    };
    let thread = &step.thread;
    let slept = run.steps.iter().flat_map(|step| &step.events).rfind(|told| {
        told.thread == *thread && ["sleep", "wait", "park", "call"].contains(&&*told.detail.kind)
    });
    let what = match slept.is_some_and(|told| told.detail.kind == "sleep") {
        true => format!("{thread} woke from its sleep"),
        false => format!("The time limit of {thread} ran out"),
    };
    Some(format!(
        "{what} before others were done, as may happen under load. With --time ordered, time passes only when nothing \
         else can happen."
    ))
}

/// Exceptions that the library took from the program, so that nobody heard of them.
fn kept(violation: &Violation, told: &[&Told]) -> Vec<String> {
    let wrong = ["deadlock", "assertion-failure", "exit-status", "uncaught"];
    if !wrong.contains(&violation.kind) {
        return Vec::new();
    }
    let thrown = told.iter().filter(|told| {
        // A thread that ends with an exception has taken those before it.
        told.detail.kind == "throw"
            && (violation.exception.is_none() || told.thread != violation.thread)
    });
    let kept = thrown.filter(|told| !told.detail.value.is_empty());
    let sentence = |told: &&&Told| {
        let (exception, by) = (&told.detail.subject, &told.detail.value);
        let at = told.at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
        let then = match is_reflection(by) {
            true => "reflection passed it on".to_owned(),
            false => format!("{by} kept it"),
        };
        format!("Before that, {} threw {exception}{at}, and {then}.", told.thread)
    };
    kept.take(KEPT_MAX).map(|told| sentence(&told)).collect()
}

/// A compare-and-set that took a place for unchanged.
fn changed_back(violation: &Violation, run: &Run<'_>, machine: &Machine) -> Option<String> {
    if !["deadlock", "assertion-failure", "uncaught"].contains(&violation.kind) {
        return None;
    }
    let fooled = run.narrator.changed_back.last()?;
    let name = |thread| machine.thread_name_in(thread);
    let Fooled { thread, by, place, value, read_at, at } = fooled;
    Some(format!(
        "Before that, {} changed {place} and made it {value} again, which {1} had read at {read_at}; the \
         compareAndSet of {1} at {at} could not tell.",
        name(*by),
        name(*thread)
    ))
}

/// What the adversary said, and to whom.
fn attack(told: &[&Told]) -> Option<String> {
    let mut deeds: Vec<String> = Vec::new();
    for (index, says) in told.iter().enumerate() {
        let is_message = ["passes on ", "makes "].iter().any(|start| says.text.starts_with(start));
        if says.detail.kind != "says" || !is_message {
            continue;
        }
        let mut after = told[index + 1..].iter().filter(|next| next.thread == says.thread);
        let to = after.next().and_then(|next| next.detail.wire.as_ref());
        let to = to.map(|wire| format!(" to {}", wire.with)).unwrap_or_default();
        let deed = format!("{}{to}", says.text);
        let again = if deeds.contains(&deed) { " once more" } else { "" };
        deeds.push(format!("{deed}{again}"));
    }
    let left_out = deeds.len().saturating_sub(DEEDS_MAX);
    let more = if left_out > 0 { format!("{left_out} messages, then ") } else { String::new() };
    (!deeds.is_empty()).then(|| format!("The adversary: {more}{}.", deeds[left_out..].join("; ")))
}

/// A thread that waits for ever was interrupted before, and went on.
fn heeded_no_interrupt(violation: &Violation, told: &[&Told]) -> Option<String> {
    if violation.kind != "deadlock" {
        return None;
    }
    let waits = |told: &&&Told| {
        violation.threads.iter().any(|view| view.name == told.thread && !view.waits_for.is_empty())
    };
    let thrown = told.iter().rposition(|told| {
        told.detail.kind == "throw"
            && told.detail.subject.starts_with("java.lang.InterruptedException")
            && told.detail.value.is_empty()
            && waits(&told)
    })?;
    let (before, taken) = (&told[..thrown], told[thrown]);
    let interrupt = before.iter().rev().find(|told| {
        told.detail.kind == "interrupt" && told.detail.threads.contains(&taken.thread)
    })?;
    let place = |told: &Told| told.at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
    Some(format!(
        "Before that, {} interrupted {}{}; {1} took the InterruptedException{} and went on.",
        interrupt.thread,
        taken.thread,
        place(interrupt),
        place(taken)
    ))
}

/// Workers that wait for tasks for ever, if they are all that is left.
fn forgotten_pool(violation: &Violation) -> Option<String> {
    let pools = violation.threads.iter().map(|thread| thread.idle_worker_of.as_deref());
    let pools: Option<Vec<&str>> = pools.collect();
    let pools = pools.filter(|pools| violation.kind == "deadlock" && !pools.is_empty())?;
    let first = pools[0];
    let workers = match pools.len() {
        1 => "an idle worker".to_owned(),
        count => format!("{count} idle workers"),
    };
    let keep = if pools.len() == 1 { "keeps" } else { "keep" };
    Some(format!(
        "Everything else has ended; {workers} of {first} {keep} the program alive. Is a shutdown() \
         missing?"
    ))
}
