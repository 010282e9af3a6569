//! A thread that spins while nobody else can go on: states one after the other in which it alone has a
//! choice, the last of which was there before.

use heddle_jvm::state::{State, ThreadId};

/// Rounds of more transitions are not recognised.
const ROUND_MAX: usize = 16;

/// A state that waits, and how one came to it.
#[derive(Clone)]
pub struct Saved {
    pub(crate) state: State,
    pub(crate) alone: Solo,
}

/// The last states in which one thread alone could go on, up to the present one.
#[derive(Clone, Default)]
pub(crate) struct Solo {
    thread: Option<ThreadId>,
    states: Vec<u128>,
    here: u128,
}

impl Solo {
    /// The only thread that can go on from here; nothing if others can.
    pub(crate) fn goes_on(&mut self, only: Option<ThreadId>) {
        if only != self.thread {
            self.states.clear();
            self.thread = only;
        }
        if only.is_some() && self.states.last() != Some(&self.here) {
            if self.states.len() == ROUND_MAX {
                self.states.remove(0);
            }
            self.states.push(self.here);
        }
    }

    /// The threads that ran came to a state. Says who spins, if that is known by now.
    pub(crate) fn comes_to(&mut self, here: u128, ran: &[ThreadId]) -> Option<ThreadId> {
        self.here = here;
        let thread = self.thread.filter(|thread| ran == [*thread])?;
        self.states.contains(&here).then_some(thread)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MAIN: ThreadId = ThreadId(0);

    /// Who spins after these states, in each of which so many threads have a choice.
    fn walk(states: &[(u128, Option<ThreadId>)]) -> Option<ThreadId> {
        let mut solo = Solo::default();
        states.iter().fold(None, |_, &(here, only)| {
            let spins = solo.comes_to(here, &[MAIN]);
            solo.goes_on(only);
            spins
        })
    }

    #[test]
    fn who_comes_back_alone_spins() {
        let alone = Some(MAIN);
        assert_eq!(walk(&[(1, alone), (1, alone)]), alone);
        assert_eq!(walk(&[(1, alone), (2, alone), (3, alone), (2, alone)]), alone);
        assert_eq!(walk(&[(1, alone), (2, alone), (3, alone)]), None);
    }

    #[test]
    fn who_is_not_alone_may_be_freed() {
        let alone = Some(MAIN);
        assert_eq!(walk(&[(1, alone), (2, None), (1, alone)]), None);
        assert_eq!(walk(&[(1, alone), (2, Some(ThreadId(1))), (1, alone)]), None);
    }
}
