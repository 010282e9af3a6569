//! Wake-ups that went astray: a notification that met nobody, and a wait that began after it; and one
//! that woke another thread than the one that waits.

use heddle_jvm::events::{Event, What};
use heddle_jvm::state::ThreadId;

/// Follows notifications and waits along a run.
#[derive(Default)]
pub(crate) struct Wakeups {
    /// Notifications that woke nobody: the object, by whom, and where.
    lost: Vec<(String, ThreadId, String)>,
    /// The last wait of each thread: its object, and how many were lost before it.
    waits: Vec<(ThreadId, String, usize)>,
    /// Who is parked, and on what.
    parked: Vec<(ThreadId, String)>,
    /// The last call that signalled a condition.
    signalled: Option<u64>,
    /// Who waits to be notified, and on what.
    waiting: Vec<(ThreadId, String)>,
    /// Of those who were passed over: by whom, where, and who was woken instead.
    passed_over: Vec<(ThreadId, ThreadId, String, String)>,
}

impl Wakeups {
    pub(crate) fn see(&mut self, event: &Event) {
        self.see_signal(event);
        self.parked.retain(|(thread, _)| *thread != event.thread);
        match &event.what {
            What::Park { blocker } => {
                self.parked.push((event.thread, blocker.clone()));
                self.waits.retain(|(thread, _, _)| *thread != event.thread);
                self.waits.push((event.thread, blocker.clone(), self.lost.len()));
            }
            What::Notify { object, woken } if woken.is_empty() => {
                let own = event.stack.iter().find(|place| !place.library);
                if let Some(place) = own {
                    self.lost.push((object.clone(), event.thread, place.to_string()));
                }
            }
            What::Notify { object, woken } => self.see_chosen(event, object, woken),
            What::Resume { .. } => {
                self.waiting.retain(|(thread, _)| *thread != event.thread);
                self.passed_over.retain(|(thread, ..)| *thread != event.thread);
            }
            What::Wait { object, limit } => {
                self.waiting.push((event.thread, object.clone()));
                self.waits.retain(|(thread, _, _)| *thread != event.thread);
                // Whoever waits with a time limit goes on anyway.
                if !limit {
                    self.waits.push((event.thread, object.clone(), self.lost.len()));
                }
            }
            _ => {}
        }
    }

    /// One of several was woken, and the others wait on.
    fn see_chosen(&mut self, event: &Event, object: &str, woken: &[String]) {
        let [chosen] = woken else { return };
        let Some(place) = event.stack.iter().find(|place| !place.library) else { return };
        let there: Vec<ThreadId> =
            self.waiting.iter().filter(|(_, on)| on == object).map(|(thread, _)| *thread).collect();
        if there.len() < 2 {
            return;
        }
        for thread in there {
            self.passed_over.retain(|(known, ..)| *known != thread);
            self.passed_over.push((thread, event.thread, place.to_string(), chosen.clone()));
        }
    }

    /// A signal of a condition is told as the call it is.
    fn see_signal(&mut self, event: &Event) {
        let Some(call) = &event.call else { return };
        let object = call.signals.as_ref();
        let Some(object) = object.filter(|_| self.signalled != Some(call.number)) else { return };
        self.signalled = Some(call.number);
        let heard = self.parked.iter().any(|(_, on)| on == object);
        let own = event.stack.iter().find(|place| !place.library);
        if let Some(place) = own.filter(|_| !heard) {
            self.lost.push((object.to_owned(), event.thread, place.to_string()));
        }
    }

    /// For a thread that waits to be notified: the last notification that woke another one instead: by
    /// whom, where, and who was woken.
    pub(crate) fn passed_over(&self, thread: ThreadId) -> Option<(ThreadId, &str, &str)> {
        let (_, by, place, chosen) =
            self.passed_over.iter().find(|(waiting, ..)| *waiting == thread)?;
        Some((*by, place.as_str(), chosen.as_str()))
    }

    /// For a thread that waits to be notified: the last notification that came before it waited.
    pub(crate) fn missed(&self, thread: ThreadId) -> Option<(ThreadId, &str)> {
        let (_, object, before) = self.waits.iter().find(|(waiting, _, _)| *waiting == thread)?;
        let lost = self.lost[..*before].iter().rev();
        let mut missed = lost.filter(|(on, by, _)| on == object && *by != thread);
        missed.next().map(|(_, by, place)| (*by, place.as_str()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{event, own};

    fn wait(thread: u32, object: &str) -> Event {
        let what = What::Wait { object: object.into(), limit: false };
        event(thread, what, &[own("A.await:1")])
    }

    fn notify(thread: u32, object: &str, woken: &[&str], line: u32) -> Event {
        let woken = woken.iter().map(|&name| name.to_owned()).collect();
        let what = What::Notify { object: object.into(), woken };
        event(thread, what, &[own(&format!("A.tell:{line}"))])
    }

    /// Which notification thread 1 missed: by whom, and at which line.
    fn check(run: &[Event], expected: Option<(u32, u32)>) {
        let mut wakeups = Wakeups::default();
        run.iter().for_each(|event| wakeups.see(event));
        let expected = expected.map(|(by, line)| (ThreadId(by), format!("A.tell(A.java:{line})")));
        let missed = wakeups.missed(ThreadId(1)).map(|(by, place)| (by, place.to_owned()));
        assert_eq!(missed, expected);
    }

    #[test]
    fn a_notification_before_the_wait_is_missed() {
        check(&[notify(2, "lock", &[], 7), wait(1, "lock")], Some((2, 7)));
        // The last one before the wait is the one to tell of.
        let run = [notify(2, "lock", &[], 7), notify(3, "lock", &[], 8), wait(1, "lock")];
        check(&run, Some((3, 8)));
    }

    #[test]
    fn other_notifications_are_not() {
        check(&[wait(1, "lock")], None);
        check(&[wait(1, "lock"), notify(2, "lock", &[], 7)], None);
        check(&[notify(2, "other", &[], 7), wait(1, "lock")], None);
        check(&[notify(2, "lock", &["thread 3"], 7), wait(1, "lock")], None);
        // A thread cannot have waited for what it did itself.
        check(&[notify(1, "lock", &[], 7), wait(1, "lock")], None);
        check(&[notify(2, "lock", &[], 7)], None);
        let what = What::Wait { object: "lock".into(), limit: true };
        let timed = event(1, what, &[own("A.await:1")]);
        check(&[notify(2, "lock", &[], 7), timed], None);
    }

    #[test]
    fn a_notification_may_wake_another() {
        let passed = |run: &[Event]| {
            let mut wakeups = Wakeups::default();
            run.iter().for_each(|event| wakeups.see(event));
            wakeups.passed_over(ThreadId(1)).map(|(by, _, chosen)| (by.0, chosen.to_owned()))
        };
        let both = [wait(1, "lock"), wait(2, "lock"), notify(3, "lock", &["two"], 7)];
        assert_eq!(passed(&both), Some((3, "two".into())));
        let alone = [wait(1, "lock"), wait(2, "other"), notify(3, "lock", &["one"], 7)];
        assert_eq!(passed(&alone), None);
        let all = [wait(1, "lock"), wait(2, "lock"), notify(3, "lock", &["one", "two"], 7)];
        assert_eq!(passed(&all), None);
        let resumed = What::Resume { object: "lock".into(), why: "notified" };
        let mut woken = both.to_vec();
        woken.push(event(1, resumed, &[own("A.await:1")]));
        assert_eq!(passed(&woken), None);
    }

    #[test]
    fn the_last_wait_counts() {
        let run = [wait(1, "lock"), notify(2, "lock", &[], 7), wait(1, "lock")];
        check(&run, Some((2, 7)));
        check(&[notify(2, "a", &[], 7), wait(1, "a"), wait(1, "b")], None);
    }
}
