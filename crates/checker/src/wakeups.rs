//! Wake-ups that came too early: a notification that met nobody, and a wait that began after it.

use heddle_jvm::events::{Event, What};
use heddle_jvm::state::ThreadId;

/// Follows notifications and waits along a run.
#[derive(Default)]
pub(crate) struct Wakeups {
    /// Notifications that woke nobody: the object, by whom, and where.
    lost: Vec<(String, ThreadId, String)>,
    /// The last wait of each thread: its object, and how many were lost before it.
    waits: Vec<(ThreadId, String, usize)>,
}

impl Wakeups {
    pub(crate) fn see(&mut self, event: &Event) {
        match &event.what {
            What::Notify { object, woken } if woken.is_empty() => {
                let own = event.stack.iter().find(|place| !place.library);
                if let Some(place) = own {
                    self.lost.push((object.clone(), event.thread, place.to_string()));
                }
            }
            What::Wait { object, .. } => {
                self.waits.retain(|(thread, _, _)| *thread != event.thread);
                self.waits.push((event.thread, object.clone(), self.lost.len()));
            }
            _ => {}
        }
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
    }

    #[test]
    fn the_last_wait_counts() {
        let run = [wait(1, "lock"), notify(2, "lock", &[], 7), wait(1, "lock")];
        check(&run, Some((2, 7)));
        check(&[notify(2, "a", &[], 7), wait(1, "a"), wait(1, "b")], None);
    }
}
