//! What a compare-and-set cannot see: that a place was changed, and changed back, since its thread read it (ABA).

use heddle_jvm::events::{Event, What};
use heddle_jvm::state::ThreadId;

/// Follows reads of places, and what others write there, along a run.
#[derive(Default)]
pub(crate) struct ChangedBack {
    /// The last read of a place by a thread, and what others have written there since.
    looks: Vec<Look>,
    last: Option<Fooled>,
}

struct Look {
    thread: ThreadId,
    place: String,
    value: String,
    at: String,
    since: Vec<(ThreadId, String)>,
}

/// A compare-and-set that succeeded although its place had been changed in between.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Fooled {
    pub(crate) thread: ThreadId,
    /// Who made it again what it was.
    pub(crate) by: ThreadId,
    /// As the program calls it.
    pub(crate) place: String,
    pub(crate) value: String,
    pub(crate) read_at: String,
    pub(crate) at: String,
}

impl ChangedBack {
    pub(crate) fn see(&mut self, event: &Event) {
        // What an exchange reads, it has just compared.
        let compared = event.call.as_ref().and_then(|call| call.text.split_once(".compareAnd"));
        match &event.what {
            What::Read { place, value } if compared.is_none() => {
                self.looks.retain(|look| look.thread != event.thread || look.place != *place);
                self.looks.push(Look {
                    thread: event.thread,
                    place: place.clone(),
                    value: value.clone(),
                    at: place_of(event),
                    since: Vec::new(),
                });
            }
            What::Write { place, value } => {
                let is_own = |look: &Look| look.thread == event.thread && look.place == *place;
                if let Some(own) = self.looks.iter().position(is_own) {
                    let look = self.looks.swap_remove(own);
                    let fooled = compared.and_then(|(on, _)| look.fooled(on, event));
                    self.last = fooled.or(self.last.take());
                }
                for look in self.looks.iter_mut().filter(|look| look.place == *place) {
                    look.since.push((event.thread, value.clone()));
                }
            }
            _ => {}
        }
    }

    /// The last one that there was.
    pub(crate) fn last(&self) -> Option<&Fooled> {
        self.last.as_ref()
    }
}

impl Look {
    /// Whether an exchange at the same place, called `place` by the program, was misled.
    fn fooled(self, place: &str, event: &Event) -> Option<Fooled> {
        let (by, last) = self.since.last()?;
        let was_another = self.since.iter().any(|(_, value)| *value != self.value);
        (was_another && *last == self.value).then(|| Fooled {
            thread: self.thread,
            by: *by,
            place: place.to_owned(),
            value: self.value,
            read_at: self.at,
            at: place_of(event),
        })
    }
}

fn place_of(event: &Event) -> String {
    let own = event.stack.iter().find(|place| !place.library);
    own.map(|place| place.to_string()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{event, own};
    use heddle_jvm::events::LibraryCall;

    fn read(thread: u32, value: &str) -> Event {
        let what = What::Read { place: "top.value".into(), value: value.into() };
        event(thread, what, &[own("A.pop:1")])
    }

    fn exchange(thread: u32, value: &str) -> Event {
        let what = What::Write { place: "top.value".into(), value: value.into() };
        let text = "top.compareAndSet(…)".to_owned();
        Event {
            call: Some(LibraryCall { number: 1, text, signals: None }),
            ..event(thread, what, &[own("A.pop:2")])
        }
    }

    /// Whom the last misled exchange belongs to, and who misled it.
    fn check(run: &[Event], expected: Option<(u32, u32)>) {
        let mut seen = ChangedBack::default();
        run.iter().for_each(|event| seen.see(event));
        assert_eq!(seen.last().map(|fooled| (fooled.thread.0, fooled.by.0)), expected);
    }

    #[test]
    fn a_place_that_was_changed_back_misleads() {
        check(&[read(1, "a"), exchange(2, "b"), exchange(2, "a"), exchange(1, "c")], Some((1, 2)));
    }

    #[test]
    fn others_do_not() {
        check(&[read(1, "a"), exchange(1, "c")], None);
        // It had not read what it is compared with.
        check(&[exchange(2, "b"), exchange(2, "a"), exchange(1, "c")], None);
        // It was never anything else.
        check(&[read(1, "a"), exchange(2, "a"), exchange(1, "c")], None);
        // It is something else now: this is no success of an exchange with what was read.
        check(&[read(1, "a"), exchange(2, "b"), exchange(1, "c")], None);
        // It has looked again.
        check(
            &[read(1, "a"), exchange(2, "b"), exchange(2, "a"), read(1, "a"), exchange(1, "c")],
            None,
        );
    }
}
