//! What may be behind a violation, as far as the way to it tells: a wake-up that went astray, an
//! exception that somebody kept, a pool that nobody shut down.

use heddle_jvm::machine::Machine;

use super::{Run, TraceEntry};
use crate::changed_back::Fooled;
use crate::choice::Choice;
use crate::properties::CAUSED_BY;
use crate::story::{Told, is_reflection};
use crate::system::Time;
use crate::threads::Employer;
use crate::violation::Violation;

/// More exceptions that were kept say nothing new.
const KEPT_MAX: usize = 2;
/// An attack with more messages is told by its last ones.
const DEEDS_MAX: usize = 4;

/// An event that is behind what went wrong, and what is said of it.
#[derive(Clone, Debug)]
pub struct Cause {
    pub step: usize,
    /// Which of the events of that step.
    pub event: usize,
    /// What the violation says of it, in its details or as the hint of a thread.
    pub says: String,
}

/// Adds what may be behind a violation; gives those events that show it.
pub(super) fn add(violation: &mut Violation, run: &Run<'_>, machine: &Machine) -> Vec<Cause> {
    let wakeups = &run.narrator.wakeups;
    let mut causes = Causes { run, found: Vec::new() };
    for view in violation.threads.iter_mut().filter(|view| view.awaits_notification) {
        let instead = wakeups.passed_over(view.id).filter(|(.., chosen)| *chosen != view.name);
        let (by, place, then) = match (instead, wakeups.missed(view.id)) {
            (Some((by, place, chosen)), _) => {
                (by, place, format!("and that woke {chosen} instead"))
            }
            (None, Some((by, place))) => (by, place, format!("before {} waited", view.name)),
            (None, None) => continue,
        };
        let by = machine.thread_name_in(by);
        let hint = format!("{by} notified at {place}, {then}");
        causes.last(&hint, |told| told.thread == by && is_at(told, place));
        view.hint = Some(hint);
    }
    let told: Vec<&Told> = run.steps.iter().flat_map(|step| &step.events).collect();
    for (told, says) in kept(violation, &told) {
        causes.last(&says, |other| std::ptr::eq(told, other));
        // Who threw it is more than what it led to.
        let known = format!("{CAUSED_BY}{}", told.detail.subject);
        violation.details.retain(|detail| !detail.starts_with(&known));
        violation.details.push(says);
    }
    if let Some((told, says)) = heeded_no_interrupt(violation, &told) {
        causes.last(&says, |other| std::ptr::eq(told, other));
        violation.details.push(says);
    }
    violation.details.extend(changed_back(violation, run, machine));
    violation.details.extend(attack(&told));
    violation.details.extend(forgotten_pool(violation));
    violation.details.extend(left_alone(violation, run));
    violation.details.extend(early_limit(violation, run));
    causes.found
}

/// Causes as they are found.
struct Causes<'a> {
    run: &'a Run<'a>,
    found: Vec<Cause>,
}

impl Causes<'_> {
    /// What is said is said of the last event that is meant.
    fn last(&mut self, says: &str, is_meant: impl Fn(&Told) -> bool) {
        let steps = self.run.steps.iter().enumerate().rev();
        let mut found = steps
            .filter_map(|(step, entry)| Some((step, entry.events.iter().rposition(&is_meant)?)));
        let cause = found.next().map(|(step, event)| Cause { step, event, says: says.to_owned() });
        self.found.extend(cause);
    }
}

/// Whether an event is told at a place, as stacks write it.
fn is_at(told: &Told, place: &str) -> bool {
    told.at.as_ref().is_some_and(|at| {
        let file = at.file.as_deref().unwrap_or_default();
        place.ends_with(&format!("({file}:{})", at.line.unwrap_or(0)))
    })
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
        told.thread == *thread && ["sleep", "wait", "park"].contains(&told.detail.kind)
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
fn kept<'a>(violation: &Violation, told: &[&'a Told]) -> Vec<(&'a Told, String)> {
    let wrong = ["deadlock", "assertion-failure", "exit-status", "uncaught"];
    if !wrong.contains(&violation.kind) {
        return Vec::new();
    }
    let thrown = told.iter().copied().filter(|told| {
        // A thread that ends with an exception has taken those before it.
        told.detail.kind == "throw"
            && (violation.exception.is_none() || told.thread != violation.thread)
    });
    let kept = thrown.filter(|told| !told.detail.value.is_empty());
    let sentence = |told: &Told| {
        let (exception, by) = (&told.detail.subject, &told.detail.value);
        let at = told.at.as_ref().map(|at| format!(" at {at}")).unwrap_or_default();
        let then = match is_reflection(by) {
            true => "reflection passed it on".to_owned(),
            false => format!("{by} kept it"),
        };
        format!("Before that, {} threw {exception}{at}, and {then}.", told.thread)
    };
    kept.take(KEPT_MAX).map(|told| (told, sentence(told))).collect()
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
fn heeded_no_interrupt<'a>(violation: &Violation, told: &[&'a Told]) -> Option<(&'a Told, String)> {
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
    let says = format!(
        "Before that, {} interrupted {}{}; {1} took the InterruptedException{} and went on.",
        interrupt.thread,
        taken.thread,
        place(interrupt),
        place(taken)
    );
    Some((taken, says))
}

/// Workers that wait for tasks for ever, if they are all that is left.
fn forgotten_pool(violation: &Violation) -> Option<String> {
    let idle = violation.threads.iter().map(|thread| thread.idle_worker_of.as_ref());
    let idle: Option<Vec<&Employer>> = idle.collect();
    let idle = idle.filter(|idle| violation.kind == "deadlock" && !idle.is_empty())?;
    let Employer { name, ended_by } = idle[0];
    let workers = match idle.len() {
        1 => "an idle worker".to_owned(),
        count => format!("{count} idle workers"),
    };
    let keep = if idle.len() == 1 { "keeps" } else { "keep" };
    Some(format!(
        "Everything else has ended; {workers} of {name} {keep} the program alive. Is a {ended_by} \
         missing?"
    ))
}

/// A thread that waits for others although there are none.
fn left_alone(violation: &Violation, run: &Run<'_>) -> Option<String> {
    let [last] = &violation.threads[..] else { return None };
    let mut told = run.steps.iter().flat_map(|step| &step.events);
    let had_others = told.any(|told| told.thread != last.name);
    let is_told = last.idle_worker_of.is_none() && run.trace.network.live.is_empty();
    (violation.kind == "deadlock" && had_others && is_told).then(|| {
        format!("Everything else has ended: nobody is left to end the wait of {}.", last.name)
    })
}
