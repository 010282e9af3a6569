//! Wake-ups that came too early: a notification that met nobody, and a wait that began after it.

use heddle_jvm::state::ThreadId;
use heddle_jvm::watch::{Event, What};

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
