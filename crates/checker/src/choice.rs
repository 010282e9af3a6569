//! One way on from a state of a Java program: plain data, the stuff traces are made of.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// The thread goes on.
    Run(u32),
    /// The thread's sleep or time limit is over, and it goes on.
    Timeout(u32),
    /// The thread wakes up without a reason, and goes on.
    Spurious(u32),
    /// Something goes wrong with the operation the thread stands before: a fault by its number.
    Fault(u32, u32),
    /// The thread's question is answered with one of the ways open to it.
    Value(u32, u32),
}

impl Choice {
    /// The thread that acts.
    pub fn thread(self) -> u32 {
        match self {
            Choice::Run(thread)
            | Choice::Timeout(thread)
            | Choice::Spurious(thread)
            | Choice::Fault(thread, _)
            | Choice::Value(thread, _) => thread,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Choice;

    #[test]
    fn choices_are_written_as_documented() {
        // The table of `docs/trace.md`.
        let all = [
            (Choice::Run(3), r#"{"run":3}"#),
            (Choice::Timeout(3), r#"{"timeout":3}"#),
            (Choice::Spurious(3), r#"{"spurious":3}"#),
            (Choice::Fault(3, 1), r#"{"fault":[3,1]}"#),
            (Choice::Value(3, 1), r#"{"value":[3,1]}"#),
        ];
        for (choice, text) in all {
            assert_eq!(serde_json::to_string(&choice).unwrap(), text);
            assert_eq!(serde_json::from_str::<Choice>(text).unwrap(), choice);
            assert_eq!(choice.thread(), 3);
        }
    }
}
