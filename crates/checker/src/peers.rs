//! What a verdict says when some of the programs were real ones: their answers were seen, not explored.

use std::collections::BTreeSet;
use std::fmt::Write;

use heddle_net::{Live, PeerFigures, RecordedMove, Recording, quoted};

use crate::check::Verdict;
use crate::notes::Note;

/// What the real programs make of a verdict, and what is to be said of them. A search that met one that
/// cannot be relied on says nothing certain.
pub(crate) fn weighed(
    live: Option<&Live>,
    verdict: Verdict,
    notes: &mut BTreeSet<Note>,
) -> (Verdict, Vec<PeerFigures>) {
    let Some(Live { peers, trusted }) = live else { return (verdict, Vec::new()) };
    peers.conclude();
    let figures = peers.figures();
    let ended = figures.iter().filter_map(|one| {
        Some(Note::PeerEnded { peer: one.name.clone(), how: one.ended.clone()? })
    });
    notes.extend(ended);
    let verdict = match (verdict, peers.failure()) {
        (Verdict::Violated, failure) => {
            notes.extend(failure.map(|what| Note::PeerDoubt { what }));
            Verdict::Violated
        }
        (_, Some(failure)) => Verdict::Inconclusive(failure),
        (Verdict::Holds, None) => {
            let sentence = sentence(&figures);
            match trusted {
                true => {
                    notes.insert(Note::LivePeers { sentence });
                    Verdict::Holds
                }
                false => Verdict::Inconclusive(sentence),
            }
        }
        (verdict @ Verdict::Inconclusive(_), None) => verdict,
    };
    (verdict, figures)
}

/// More moves than this nobody reads.
const MOVES_SHOWN: usize = 60;

/// All that was said to real programs and answered, as trees: a move stands below the one it follows. What
/// nobody looked at the outcome of never happened for real, and is left out.
pub fn conversation_trees(live: &Live) -> String {
    let mut text = String::new();
    for Recording { peer, moves } in live.peers.recordings() {
        let _ = writeln!(text, "What was said to {}:", peer.name);
        // The first of a node's children is told first.
        let mut waiting = vec![(0_u32, 0_usize)];
        let mut shown = 0;
        while let Some((node, depth)) = waiting.pop() {
            if let Some(told) = (node as usize).checked_sub(1).map(|index| &moves[index]) {
                shown += 1;
                if shown > MOVES_SHOWN {
                    let _ = writeln!(text, "  and more");
                    break;
                }
                let _ = writeln!(
                    text,
                    "  {:indent$}{}",
                    "",
                    sentence_of(told),
                    indent = 2 * (depth - 1)
                );
            }
            let below =
                moves.iter().enumerate().filter(|(_, one)| one.parent == node && one.answered);
            waiting.extend(below.map(|(index, _)| (index as u32 + 1, depth + 1)).rev());
        }
    }
    text
}

/// A move, and what came then.
fn sentence_of(told: &RecordedMove) -> String {
    let RecordedMove { what, connection, bytes, incoming, news, .. } = told;
    let mut text = match what.as_str() {
        "send" => format!("send {} on connection {connection}", quoted(bytes)),
        what => format!("{what} connection {connection}"),
    };
    for (of, _, bytes) in news {
        text.push_str(&format!(", hear {}", quoted(bytes)));
        if of != connection {
            text.push_str(&format!(" on connection {of}"));
        }
    }
    let over = incoming.get(*connection as usize).copied().unwrap_or_default();
    for (is, says) in
        [(over.refused, "refused"), (over.reset, "a reset"), (over.finished, "the end")]
    {
        if is {
            text.push_str(&format!(", {says}"));
        }
    }
    text
}

/// What holds, and against whom.
fn sentence(figures: &[PeerFigures]) -> String {
    let counted = |count: u64, what: &str| match count {
        1 => format!("1 {what}"),
        _ => format!("{count} {what}s"),
    };
    let peer = |one: &PeerFigures| {
        let conversations = counted(one.conversations, "conversation");
        format!("{} ({conversations}, {})", one.name, counted(one.requests, "request"))
    };
    let peers: Vec<String> = figures.iter().map(peer).collect();
    format!("holds against the recorded behaviour of {}", peers.join(" and "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_holds_is_said_with_whom_it_was_seen() {
        let one = |name: &str, conversations, requests| PeerFigures {
            name: name.into(),
            conversations,
            requests,
            ..PeerFigures::default()
        };
        assert_eq!(
            sentence(&[one("db", 1, 7), one("cache", 3, 1)]),
            "holds against the recorded behaviour of db (1 conversation, 7 requests) and cache (3 \
             conversations, 1 request)"
        );
    }
}
