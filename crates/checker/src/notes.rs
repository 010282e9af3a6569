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
    /// In some runs only this thread can go on, and comes back to where it was.
    Spins { thread: String, at: String },
    /// A thread runs on and on without anything visible.
    Endless { thread: String, at: String },
    /// A process ends with a status other than 0, and no property asks for it. The process is
    /// named where there are several.
    ExitStatus { process: Option<String>, status: i32 },
    /// A service waits at the end of runs.
    Idle { process: String },
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
    /// A reset arrives at once.
    PromptResets,
    /// A thread that reads the clock again and again finds at last that time has passed.
    PassingTime,
    /// A task at a fixed rate made up for some of the runs that it has missed only.
    MissedRuns,
    /// Workers of a fork-join pool could have been let go earlier.
    KeptIdle,
    /// Housekeeping of the library had its time only when nothing else could happen.
    Housekeeping,
    /// The program claims that a condition is sometimes true, and it never was.
    NeverTrue { label: String, at: String },
    /// The program claims that a line is reachable, and no run reached it.
    NeverReached { label: String, at: String },
    /// The protocol of a component is followed, but is not part of the states.
    ProtocolObserved,
    /// The environment of a component repeats calls only so often.
    EnvironmentRepeats { most: u32 },
    /// Real programs were trusted: what they answered counts as all they can answer.
    LivePeers { sentence: String },
    /// A real program ended, and not as one that has done its work.
    PeerEnded { peer: String, how: String },
    /// A real program does not do the same twice, and still there is a violation.
    PeerDoubt { what: String },
    /// Results of cryptography are terms.
    PerfectCryptography,
    /// An adversary stands between processes, and may do so much.
    Adversary { sessions: u32, messages: u32, untyped: bool },
    /// The adversary is a program, and does what that does.
    WrittenAdversary { class: String },
    /// Datagrams were sent, and an adversary only hears them.
    DatagramsHeard,
    /// Texts without which an adversary could not make some messages.
    UnknownTexts { texts: Vec<String> },
    /// How often runs came to claims about secrets and sessions.
    Claims { claims: Vec<(String, u64)> },
}

impl Note {
    /// What the fact is called in JSON. A key never changes.
    pub fn key(&self) -> &'static str {
        match self {
            Note::NotReplayed { .. } => "not-replayed",
            Note::NotTold { .. } => "not-told",
            Note::NoEnd => "no-end",
            Note::ExitStatus { .. } => "exit-status",
            Note::Idle { .. } => "idle",
            Note::Stdin { .. } => "stdin",
            Note::SequentialConsistency => "sequential-consistency",
            Note::MemoryModel => "memory-model",
            Note::WeakerAccesses => "weaker-accesses",
            Note::LibraryOperations => "library-operations",
            Note::RandomSeed => "random-seed",
            Note::WeakReferences => "weak-references",
            Note::WeakExchanges => "weak-exchanges",
            Note::ReliableDatagrams => "datagrams",
            Note::PromptResets => "resets",
            Note::PassingTime => "passing-time",
            Note::MissedRuns => "missed-runs",
            Note::Endless { .. } => "endless",
            Note::Spins { .. } => "spins",
            Note::KeptIdle => "idle-workers",
            Note::Housekeeping => "housekeeping",
            Note::NeverTrue { .. } => "never-true",
            Note::NeverReached { .. } => "never-reached",
            Note::ProtocolObserved => "protocol-observed",
            Note::EnvironmentRepeats { .. } => "environment-repeats",
            Note::LivePeers { .. } => "live-peers",
            Note::PeerEnded { .. } => "peer-ended",
            Note::PeerDoubt { .. } => "peer-doubt",
            Note::PerfectCryptography => "perfect-cryptography",
            Note::Adversary { .. } => "adversary",
            Note::WrittenAdversary { .. } => "written-adversary",
            Note::DatagramsHeard => "datagrams-heard",
            Note::UnknownTexts { .. } => "unknown-texts",
            Note::Claims { .. } => "claims",
        }
    }

    /// Whether the note says something about a program with a violation, too. What only limits the
    /// claim that nothing is wrong does not.
    pub(crate) fn concerns_violations(&self) -> bool {
        match self {
            Note::NoEnd
            | Note::ExitStatus { .. }
            | Note::Idle { .. }
            | Note::SequentialConsistency
            | Note::MemoryModel
            | Note::WeakerAccesses
            | Note::LibraryOperations
            | Note::RandomSeed
            | Note::WeakReferences
            | Note::WeakExchanges
            | Note::ReliableDatagrams
            | Note::LivePeers { .. }
            | Note::PromptResets
            | Note::PassingTime
            | Note::MissedRuns
            | Note::PerfectCryptography
            | Note::Adversary { .. }
            | Note::WrittenAdversary { .. }
            | Note::DatagramsHeard
            | Note::UnknownTexts { .. }
            | Note::Claims { .. } => false,
            Note::NotReplayed { .. }
            | Note::NotTold { .. }
            | Note::Stdin { .. }
            | Note::Endless { .. }
            | Note::Spins { .. }
            | Note::KeptIdle
            | Note::Housekeeping
            | Note::NeverTrue { .. }
            | Note::NeverReached { .. }
            | Note::ProtocolObserved
            | Note::EnvironmentRepeats { .. }
            | Note::PeerEnded { .. }
            | Note::PeerDoubt { .. } => true,
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
            Note::Idle { process } => {
                let process = match process.as_str() {
                    "" => "the program".to_owned(),
                    name => format!("service {name}"),
                };
                write!(f, "{process} is idle at the end: it waits, and nobody wants anything of it")
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
            Note::PromptResets => {
                write!(f, "a connection that is reset is so for both ends at once")
            }
            Note::PassingTime => write!(
                f,
                "a thread that reads the clock more than {} times in a row finds that time has passed",
                heddle_jvm::state::Stays::FREE_AT_LEAST
            ),
            Note::MissedRuns => write!(
                f,
                "after a long pause, a task at a fixed rate makes up for a few of the runs it has missed, and not for all"
            ),
            Note::Endless { thread, at } => write!(f, "{thread} runs on and on at {at}"),
            Note::Spins { thread, at } => write!(
                f,
                "some runs never end: {thread} goes round and round at {at}, where nobody else can go on, so \
                 what it waits for does not come"
            ),
            Note::KeptIdle => write!(
                f,
                "idle workers of fork-join pools, and of HTTP clients, are let go only when nothing else can happen"
            ),
            Note::Housekeeping => write!(
                f,
                "HTTP servers and clients close idle connections only when nothing else can happen"
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
            Note::LivePeers { sentence } => f.write_str(sentence),
            Note::PeerEnded { peer, how } => write!(f, "live peer {peer} {how}"),
            Note::PeerDoubt { what } => f.write_str(what),
            Note::EnvironmentRepeats { most } => write!(
                f,
                "the environment makes a call that may be repeated at most {most} times \
                 (--protocol-repeat)"
            ),
            Note::PerfectCryptography => write!(
                f,
                "cryptography is symbolic and perfect: nothing is guessed, forged or altered unseen \
                 (no malleable ciphertexts), and what a program computes of values by itself, such as an \
                 exclusive or or what is compressed, tells nothing of them"
            ),
            Note::Adversary { sessions, messages, untyped } => {
                write!(
                    f,
                    "the adversary acts when nobody else can; it connects at most {sessions} times to each \
                     listener, and again only when it has used its connections there; on a connection to a \
                     port it sends as many messages as processes do there, in all (at most {messages}) and \
                     without an answer: those it has seen, and others of "
                )?;
                let (shapes, values) = match untyped {
                    true => ("all shapes that processes send", "right"),
                    false => ("the shapes that processes send there", "same kind and"),
                };
                write!(
                    f,
                    "{shapes}, no deeper than where it only delivers, with known values of the {values} \
                     length in them, and at most one random value of its own of each kind and length"
                )
            }
            Note::WrittenAdversary { class } => write!(
                f,
                "the adversary is the class {class}: it does what that does, when nobody else can go on, and \
                 nothing else"
            ),
            Note::DatagramsHeard => f.write_str(
                "datagrams do not come by the adversary: it hears them, and neither sends, alters nor withholds \
                 any",
            ),
            Note::UnknownTexts { texts } => write!(
                f,
                "the adversary makes no message with a text that it does not know: {} \
                 (--adversary-names makes texts public)",
                texts.join(", ")
            ),
            Note::Claims { claims } => {
                let times = |(claim, count): &(String, u64)| match count {
                    1 => format!("`{claim}` once"),
                    _ => format!("`{claim}` {count} times"),
                };
                let all: Vec<String> = claims.iter().map(times).collect();
                write!(f, "claims were reached: {}", all.join(", "))
            }
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
            Note::Spins { thread: "main".into(), at: at.clone() },
            Note::Endless { thread: "main".into(), at: at.clone() },
            Note::ExitStatus { process: Some("server".into()), status: 3 },
            Note::Idle { process: "server".into() },
            Note::Stdin { process: None, bytes: Some(3) },
            Note::SequentialConsistency,
            Note::MemoryModel,
            Note::WeakerAccesses,
            Note::LibraryOperations,
            Note::RandomSeed,
            Note::WeakReferences,
            Note::WeakExchanges,
            Note::ReliableDatagrams,
            Note::PromptResets,
            Note::PassingTime,
            Note::MissedRuns,
            Note::KeptIdle,
            Note::Housekeeping,
            Note::NeverTrue { label: label.clone(), at: at.clone() },
            Note::NeverReached { label, at },
            Note::ProtocolObserved,
            Note::EnvironmentRepeats { most: 2 },
            Note::LivePeers { sentence: "holds against the recorded behaviour of db".into() },
            Note::PeerEnded { peer: "db".into(), how: "ended with status 1".into() },
            Note::PeerDoubt { what: "peer `db` answered differently".into() },
            Note::PerfectCryptography,
            Note::Adversary { sessions: 2, messages: 8, untyped: false },
            Note::WrittenAdversary { class: "Eve".into() },
            Note::DatagramsHeard,
            Note::UnknownTexts { texts: vec!["\"hello world\"".into()] },
            Note::Claims { claims: vec![("end session".into(), 3)] },
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
