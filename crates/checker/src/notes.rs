//! What a verdict rests on, and what else a reader of it should know: one variant, one key and one
//! sentence for each fact. A note is there only if it applies to the run at hand.
//!
//! Workers note what they meet (`system.rs`); what follows from the settings and from the result
//! as a whole is added when the search is over (`check.rs`). `docs/verdict.md` has the list.

use std::fmt;

/// One fact. Reports show them in this order.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Note {
    /// A limit was reached before the violation could be replayed.
    NotReplayed { limit: String },
    /// A limit was reached before the trace could be told.
    NotTold { limit: String },
    /// No run comes to an end. A program that should end and never does would otherwise just hold.
    NoEnd,
    /// A process ends with a status other than 0, and no property asks for it. The process is
    /// named where there are several.
    ExitStatus { process: Option<String>, status: i32 },
    /// A process read its standard input, of so many bytes; nothing: none was given. The process is
    /// named where there are several.
    Stdin { process: Option<String>, bytes: Option<usize> },
    /// Threads are interleaved step by step, and data races were not looked for.
    SequentialConsistency,
    /// No data race was found: what holds under sequential consistency holds in Java.
    MemoryModel,
    /// Acquire and release accesses count as volatile ones.
    WeakerAccesses,
    /// Operations of the library are one step where their documentation says so.
    LibraryOperations,
    /// Random numbers come from one seed.
    RandomSeed,
    /// No weak or soft reference is cleared by a collector.
    WeakReferences,
    /// A weak compare-and-set never fails for no reason.
    WeakExchanges,
    /// Datagrams between two sockets arrive once and in order, unless nobody is bound or the queue is
    /// full.
    ReliableDatagrams,
    /// A thread runs on and on without anything visible.
    Endless { thread: String, at: String },
    /// Workers of a fork-join pool could have been let go earlier.
    KeptIdle,
    /// The program claims that a condition is sometimes true, and it never was.
    NeverTrue { label: String, at: String },
    /// The program claims that a line is reachable, and no run reached it.
    NeverReached { label: String, at: String },
    /// The protocol of a component is followed, but is not part of the states.
    ProtocolObserved,
    /// The environment of a component repeats calls only so often.
    EnvironmentRepeats { most: u32 },
}

impl Note {
    /// What the fact is called in JSON. A key never changes.
    pub fn key(&self) -> &'static str {
        match self {
            Note::NotReplayed { .. } => "not-replayed",
            Note::NotTold { .. } => "not-told",
            Note::NoEnd => "no-end",
            Note::ExitStatus { .. } => "exit-status",
            Note::Stdin { .. } => "stdin",
            Note::SequentialConsistency => "sequential-consistency",
            Note::MemoryModel => "memory-model",
            Note::WeakerAccesses => "weaker-accesses",
            Note::LibraryOperations => "library-operations",
            Note::RandomSeed => "random-seed",
            Note::WeakReferences => "weak-references",
            Note::WeakExchanges => "weak-exchanges",
            Note::ReliableDatagrams => "datagrams",
            Note::Endless { .. } => "endless",
            Note::KeptIdle => "idle-workers",
            Note::NeverTrue { .. } => "never-true",
            Note::NeverReached { .. } => "never-reached",
            Note::ProtocolObserved => "protocol-observed",
            Note::EnvironmentRepeats { .. } => "environment-repeats",
        }
    }

    /// Whether the note says something about a program with a violation, too. What only limits the
    /// claim that nothing is wrong does not.
    pub(crate) fn concerns_violations(&self) -> bool {
        match self {
            Note::NoEnd
            | Note::ExitStatus { .. }
            | Note::SequentialConsistency
            | Note::MemoryModel
            | Note::WeakerAccesses
            | Note::LibraryOperations
            | Note::RandomSeed
            | Note::WeakReferences
            | Note::WeakExchanges
            | Note::ReliableDatagrams => false,
            Note::NotReplayed { .. }
            | Note::NotTold { .. }
            | Note::Stdin { .. }
            | Note::Endless { .. }
            | Note::KeptIdle
            | Note::NeverTrue { .. }
            | Note::NeverReached { .. }
            | Note::ProtocolObserved
            | Note::EnvironmentRepeats { .. } => true,
        }
    }
}

impl fmt::Display for Note {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Note::NotReplayed { limit } => {
                write!(f, "{limit} before the violation was replayed, so it was seen only once")
            }
            Note::NotTold { limit } => {
                write!(f, "{limit} before the trace was put into words; heddle replay does that")
            }
            Note::NoEnd => write!(f, "no run ends: every schedule goes on for ever"),
            Note::ExitStatus { process: Some(process), status } => {
                write!(f, "process {process} ends with status {status} in some runs")
            }
            Note::ExitStatus { process: None, status } => {
                write!(f, "the process ends with status {status} in some runs")
            }
            Note::Stdin { process, bytes } => {
                match process {
                    Some(process) => write!(f, "process {process} ")?,
                    None => write!(f, "the process ")?,
                }
                match bytes {
                    Some(bytes) => {
                        write!(f, "read the standard input it was given ({bytes} bytes)")
                    }
                    None => write!(f, "read standard input, which was empty (--stdin gives one)"),
                }
            }
            Note::SequentialConsistency => write!(
                f,
                "threads are interleaved under sequential consistency; data races, which would \
                 void it, were not looked for (--property no-race)"
            ),
            Note::MemoryModel => {
                write!(f, "there is no data race, so this holds under the Java memory model")
            }
            Note::WeakerAccesses => {
                write!(f, "acquire and release accesses count as volatile ones")
            }
            Note::LibraryOperations => write!(
                f,
                "library operations that are atomic by their documentation are one step each"
            ),
            Note::RandomSeed => write!(
                f,
                "random numbers come from one seed (--enumerate-random tries bounded ones)"
            ),
            Note::WeakReferences => write!(f, "weak and soft references are never cleared"),
            Note::WeakExchanges => {
                write!(f, "weakCompareAndSet never fails spuriously (--spurious-failures tries it)")
            }
            Note::ReliableDatagrams => write!(
                f,
                "datagrams were delivered reliably and in order (--faults lost,duplicated,reordered)"
            ),
            Note::Endless { thread, at } => write!(f, "{thread} runs on and on at {at}"),
            Note::KeptIdle => write!(
                f,
                "idle workers of fork-join pools are let go only when nothing else can happen"
            ),
            Note::NeverTrue { label, at } => write!(f, "never true: sometimes \"{label}\" at {at}"),
            Note::NeverReached { label, at } => {
                write!(f, "never reached: reachable \"{label}\" at {at}")
            }
            Note::ProtocolObserved => write!(
                f,
                "the protocol is not part of the states (--protocol-mode=observe): runs may have \
                 been left out that break it"
            ),
            Note::EnvironmentRepeats { most } => write!(
                f,
                "the environment makes a call that may be repeated at most {most} times \
                 (--protocol-repeat)"
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One note of each variant.
    fn all() -> Vec<Note> {
        let (label, at) = ("full".to_owned(), "Buffer.put(Buffer.java:7)".to_owned());
        vec![
            Note::NotReplayed { limit: "the time limit was reached".into() },
            Note::NotTold { limit: "the memory limit was reached".into() },
            Note::NoEnd,
            Note::ExitStatus { process: Some("server".into()), status: 3 },
            Note::Stdin { process: None, bytes: Some(3) },
            Note::SequentialConsistency,
            Note::MemoryModel,
            Note::WeakerAccesses,
            Note::LibraryOperations,
            Note::RandomSeed,
            Note::WeakReferences,
            Note::WeakExchanges,
            Note::ReliableDatagrams,
            Note::Endless { thread: "main".into(), at: at.clone() },
            Note::KeptIdle,
            Note::NeverTrue { label: label.clone(), at: at.clone() },
            Note::NeverReached { label, at },
            Note::ProtocolObserved,
            Note::EnvironmentRepeats { most: 2 },
        ]
    }

    #[test]
    fn every_key_is_documented_once() {
        let page = include_str!("../../../docs/verdict.md");
        let documented: Vec<&str> = page
            .lines()
            .filter_map(|line| line.strip_prefix("| `")?.split_once("` |"))
            .map(|(key, _)| key)
            .collect();
        assert_eq!(documented, all().iter().map(Note::key).collect::<Vec<_>>());
    }

    #[test]
    fn notes_are_shown_in_the_order_of_the_list() {
        let mut sorted = all();
        sorted.sort();
        assert_eq!(sorted, all());
    }

    #[test]
    fn a_process_is_named_where_there_are_several() {
        let note = |process: Option<&str>| {
            Note::ExitStatus { process: process.map(str::to_owned), status: 3 }.to_string()
        };
        assert_eq!(note(Some("server")), "process server ends with status 3 in some runs");
        assert_eq!(note(None), "the process ends with status 3 in some runs");
    }
}
