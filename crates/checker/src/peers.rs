//! What a verdict says when some of the programs were real ones: their answers were seen, not explored.

use std::collections::BTreeSet;
use std::fmt::Write;

use heddle_net::{Isolation, Live, PeerFigures, RecordedMove, Recording, quoted};

use crate::check::Verdict;
use crate::notes::Note;

/// The class of the process that stands for a live client (`library/heddle`).
pub(crate) const LIVE_CLIENT: &str = "heddle.LiveClient";

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
        // It was not waited for because the check was stopped, and why is known.
        (verdict @ Verdict::Inconclusive(_), Some(_)) if peers.is_stopped() => verdict,
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

/// All that was said to a real program and answered, as a tree. What nobody looked at the outcome of never
/// happened for real, and is left out.
pub struct ConversationTree {
    pub peer: String,
    pub moves: Vec<ConversationMove>,
}

/// A request with its answer. It follows the move that leads to its parent; 0 is the start.
pub struct ConversationMove {
    pub node: u32,
    pub parent: u32,
    pub said: String,
    /// Empty if nothing came.
    pub heard: String,
}

/// The conversations with the real programs of a system.
pub fn conversations(live: &Live) -> Vec<ConversationTree> {
    let tree = |Recording { peer, moves }: Recording| {
        let is_client = peer.isolation == Isolation::Client;
        let numbered = (1..).zip(&moves).filter(|(_, told)| told.answered);
        let moves = numbered.map(|(node, told)| {
            let (said, heard) = words_of(told, is_client);
            ConversationMove { node, parent: told.parent, said, heard }
        });
        ConversationTree { peer: peer.name, moves: moves.collect() }
    };
    live.peers.recordings().into_iter().map(tree).collect()
}

/// The same as texts: a move stands below the one it follows.
pub fn conversation_trees(live: &Live) -> String {
    let mut text = String::new();
    for ConversationTree { peer, moves } in conversations(live) {
        let _ = writeln!(text, "What was said to {peer}:");
        let below = |node: u32, depth: usize| {
            let children = moves.iter().filter(move |told| told.parent == node);
            children.rev().map(move |told| (told, depth))
        };
        // The first of a node's children is told first.
        let mut waiting: Vec<_> = below(0, 0).collect();
        let mut shown = 0;
        while let Some((told, depth)) = waiting.pop() {
            shown += 1;
            if shown > MOVES_SHOWN {
                let _ = writeln!(text, "  and more");
                break;
            }
            let ConversationMove { node, said, heard, .. } = told;
            let comma = if heard.is_empty() { "" } else { ", " };
            let _ = writeln!(text, "  {:indent$}{said}{comma}{heard}", "", indent = 2 * depth);
            waiting.extend(below(*node, depth + 1));
        }
    }
    text
}

/// A move in words, and what came then. The first connection of a client tells of those that it makes.
fn words_of(told: &RecordedMove, is_client: bool) -> (String, String) {
    let RecordedMove { what, connection, bytes, incoming, news, .. } = told;
    let said = match what.as_str() {
        "open" if is_client => "start".into(),
        "send" => format!("send {} on connection {connection}", quoted(bytes)),
        what => format!("{what} connection {connection}"),
    };
    let mut heard = Vec::new();
    for (of, at, bytes) in news {
        if is_client && *of == 0 {
            let made = (at + 1..).take(bytes.len());
            heard.extend(made.map(|number| format!("it makes connection {number}")));
            continue;
        }
        let on = match of == connection {
            true => String::new(),
            false => format!(" on connection {of}"),
        };
        heard.push(format!("hear {}{on}", quoted(bytes)));
    }
    let over = incoming.get(*connection as usize).copied().unwrap_or_default();
    let is_end = [(over.refused, "refused"), (over.reset, "a reset"), (over.finished, "the end")];
    heard.extend(is_end.iter().filter(|(is, _)| *is).map(|(_, says)| (*says).to_owned()));
    (said, heard.join(", "))
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
