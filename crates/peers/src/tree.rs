//! The tree of all that was said to a peer, with what it answered. It only grows, and no real program is
//! in it.
//!
//! A node is a move behind another node. What is sent in one go, before an answer was read, is one move.
//! For real it may have been done in two parts, with silence in between, if somebody looked for an answer
//! there; `via` says where a node was reached from for real.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

use heddle_net::{Incoming, LivePeer, Move, Position, RecordedMove, Recording};

pub(crate) const ROOT: u32 = 0;

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Step {
    Open(u32),
    Send(u32, Vec<u8>),
    Finish(u32),
    Close(u32),
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Answer {
    /// All that has come up to here, by connection.
    pub(crate) incoming: Vec<Incoming>,
    /// What is new: connection, position, bytes.
    pub(crate) news: Vec<(u32, u64, Vec<u8>)>,
    /// How long nothing more came.
    pub(crate) waited: Duration,
}

#[derive(Debug)]
pub(crate) struct Node {
    pub(crate) parent: u32,
    pub(crate) step: Step,
    children: Vec<u32>,
    hash: u64,
    /// Where it was reached from for real.
    pub(crate) via: u32,
    pub(crate) answer: Option<Answer>,
    /// The same was answered a second time.
    pub(crate) confirmed: bool,
}

/// The root is no node: nothing was said there.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    nodes: Vec<Node>,
    first: Vec<u32>,
}

impl Step {
    pub(crate) fn connection(&self) -> u32 {
        let (Step::Open(connection)
        | Step::Send(connection, _)
        | Step::Finish(connection)
        | Step::Close(connection)) = self;
        *connection
    }

    /// Whether one goes on where the other stops, or is the same.
    pub(crate) fn agrees(&self, other: &Step) -> bool {
        match (self, other) {
            (Step::Send(one, first), Step::Send(other, second)) => {
                one == other && (first.starts_with(second) || second.starts_with(first))
            }
            _ => self == other,
        }
    }

    /// What people are told of it.
    pub(crate) fn words(&self, of_client: bool) -> String {
        match self {
            Step::Open(_) if of_client => "it is started".into(),
            Step::Open(connection) => format!("connection {connection} is made"),
            Step::Send(connection, bytes) => {
                format!("{} is sent on connection {connection}", heddle_net::quoted(bytes))
            }
            Step::Finish(connection) => format!("no more is sent on connection {connection}"),
            Step::Close(connection) => format!("connection {connection} is closed"),
        }
    }
}

impl Tree {
    pub(crate) fn node(&self, node: u32) -> Option<&Node> {
        self.nodes.get((node as usize).checked_sub(1)?)
    }

    pub(crate) fn answer(&self, node: u32) -> Option<&Answer> {
        self.node(node)?.answer.as_ref()
    }

    pub(crate) fn answer_mut(&mut self, node: u32) -> Option<&mut Answer> {
        self.nodes.get_mut((node as usize).checked_sub(1)?)?.answer.as_mut()
    }

    pub(crate) fn is_answered(&self, node: u32) -> bool {
        node == ROOT || self.answer(node).is_some()
    }

    pub(crate) fn children(&self, node: u32) -> &[u32] {
        self.node(node).map_or(&self.first, |node| &node.children)
    }

    /// A number in which equal nodes of all runs are equal.
    pub(crate) fn hash(&self, node: u32) -> u64 {
        self.node(node).map_or(0, |node| node.hash)
    }

    /// The node of a step behind another node.
    fn child(&mut self, parent: u32, step: Step) -> u32 {
        let known = self.children(parent).iter().copied();
        if let Some(known) = known.into_iter().find(|&child| self.step(child) == Some(&step)) {
            return known;
        }
        let mut hasher = DefaultHasher::new();
        (self.hash(parent), &step).hash(&mut hasher);
        let children = Vec::new();
        self.nodes.push(Node {
            parent,
            step,
            children,
            hash: hasher.finish(),
            via: parent,
            answer: None,
            confirmed: false,
        });
        let node = self.nodes.len() as u32;
        match (parent as usize).checked_sub(1) {
            Some(index) => self.nodes[index].children.push(node),
            None => self.first.push(node),
        }
        node
    }

    pub(crate) fn step(&self, node: u32) -> Option<&Step> {
        self.node(node).map(|node| &node.step)
    }

    /// Where a conversation stands after a move.
    pub(crate) fn after(&mut self, at: Position, step: Move<'_>) -> Position {
        let open = matches!(step, Move::Send(..));
        let (parent, step) = match step {
            Move::Open(connection) => (at.node, Step::Open(connection)),
            Move::Finish(connection) => (at.node, Step::Finish(connection)),
            Move::Close(connection) => (at.node, Step::Close(connection)),
            Move::Send(connection, bytes) => match self.node(at.node) {
                Some(Node { parent, step: Step::Send(before, sent), .. })
                    if at.open && *before == connection =>
                {
                    (*parent, Step::Send(connection, [sent, bytes].concat()))
                }
                _ => (at.node, Step::Send(connection, bytes.to_vec())),
            },
        };
        Position { node: self.child(parent, step), open }
    }

    /// A node was answered, reached from another one for real.
    pub(crate) fn fix(&mut self, node: u32, via: u32, answer: Answer) {
        if let Some(index) = (node as usize).checked_sub(1) {
            (self.nodes[index].via, self.nodes[index].answer) = (via, Some(answer));
        }
    }

    pub(crate) fn confirm(&mut self, node: u32) {
        if let Some(index) = (node as usize).checked_sub(1) {
            self.nodes[index].confirmed = true;
        }
    }

    pub(crate) fn incoming(&self, node: u32, connection: u32) -> Incoming {
        let all = self.answer(node).map(|answer| &answer.incoming);
        all.and_then(|all| all.get(connection as usize)).copied().unwrap_or_default()
    }

    /// At most so many of the bytes that have come on a connection, from a position on.
    pub(crate) fn bytes(&self, at: u32, connection: u32, from: u64, count: usize) -> Vec<u8> {
        let mut low = self.incoming(at, connection).total;
        let mut parts: Vec<&[u8]> = Vec::new();
        let mut node = at;
        while let Some(content) = self.node(node).filter(|_| low > from) {
            let news = content.answer.iter().flat_map(|answer| answer.news.iter().rev());
            for (of, start, bytes) in news {
                if *of == connection && *start < low {
                    let end = ((low - start) as usize).min(bytes.len());
                    parts.push(&bytes[from.saturating_sub(*start) as usize..end]);
                    low = *start;
                    if low <= from {
                        break;
                    }
                }
            }
            node = content.parent;
        }
        let mut bytes: Vec<u8> = parts.into_iter().rev().flatten().copied().collect();
        bytes.truncate(count);
        bytes
    }

    /// How a node was reached for real: from where, by which step, and to where, from the root on.
    pub(crate) fn way(&self, node: u32) -> Vec<(Step, u32)> {
        let mut way = Vec::new();
        let mut at = node;
        while let Some(content) = self.node(at) {
            let step = self.step_from(content.via, at);
            way.push((step, at));
            at = content.via;
        }
        way.reverse();
        way
    }

    /// What is left to do for a node from where it is reached.
    pub(crate) fn step_from(&self, via: u32, node: u32) -> Step {
        match (self.step(via), self.step(node)) {
            (Some(Step::Send(_, sent)), Some(Step::Send(connection, bytes)))
                if self.node(node).is_some_and(|node| node.parent != via) =>
            {
                Step::Send(*connection, bytes[sent.len()..].to_vec())
            }
            (_, step) => step.cloned().unwrap_or(Step::Close(0)),
        }
    }

    /// Nodes from which a node can be reached for real: its parent, or a beginning of what it sends that
    /// was met with silence. The nearest comes first.
    pub(crate) fn ways_to(&self, node: u32) -> Vec<u32> {
        let Some(content) = self.node(node) else { return Vec::new() };
        let mut ways = Vec::new();
        if let Step::Send(connection, bytes) = &content.step {
            for &sibling in self.children(content.parent) {
                if let Some(Step::Send(other, part)) = self.step(sibling)
                    && other == connection
                    && sibling != node
                    && bytes.starts_with(part)
                    && self.is_silent(content.parent, sibling)
                {
                    ways.push((part.len(), sibling));
                }
            }
        }
        ways.sort_unstable_by(|one, other| other.cmp(one));
        ways.into_iter().map(|(_, node)| node).chain([content.parent]).collect()
    }

    /// Whether nothing came between two nodes.
    fn is_silent(&self, before: u32, after: u32) -> bool {
        let Some(answer) = self.answer(after) else { return false };
        let same = |index: usize| self.incoming(before, index as u32) == answer.incoming[index];
        answer.news.is_empty() && (0..answer.incoming.len()).all(same)
    }

    /// Whether somebody went on from a node for real.
    pub(crate) fn is_gone_on_from(&self, node: u32) -> bool {
        self.nodes.iter().any(|one| one.via == node && one.answer.is_some())
    }

    /// Edges that were done for real, and ways from the root to where they end.
    pub(crate) fn counts(&self) -> (u64, u64) {
        let answered = |node: &&Node| node.answer.is_some();
        let edges = self.nodes.iter().filter(answered).count() as u64;
        let mut inner = vec![false; self.nodes.len() + 1];
        self.nodes.iter().filter(answered).for_each(|node| inner[node.via as usize] = true);
        let leaf = |(index, node): &(usize, &Node)| node.answer.is_some() && !inner[index + 1];
        (edges, self.nodes.iter().enumerate().filter(leaf).count() as u64)
    }

    /// The end of the conversation that was begun first.
    pub(crate) fn first_leaf(&self) -> u32 {
        let mut at = ROOT;
        loop {
            let answered = |index: usize| self.nodes[index].answer.is_some();
            let next = (at as usize..self.nodes.len())
                .find(|&index| answered(index) && self.nodes[index].via == at);
            match next {
                Some(index) => at = index as u32 + 1,
                None => return at,
            }
        }
    }

    pub(crate) fn recording(&self, peer: &LivePeer) -> Recording {
        let moves = self.nodes.iter().map(|node| {
            let (what, bytes) = match &node.step {
                Step::Open(_) => ("open", Vec::new()),
                Step::Send(_, bytes) => ("send", bytes.clone()),
                Step::Finish(_) => ("finish", Vec::new()),
                Step::Close(_) => ("close", Vec::new()),
            };
            let answer = node.answer.clone().unwrap_or_default();
            RecordedMove {
                parent: node.parent,
                what: what.into(),
                connection: node.step.connection(),
                bytes,
                incoming: answer.incoming,
                news: answer.news,
                answered: node.answer.is_some(),
                waited: answer.waited,
            }
        });
        Recording { peer: peer.clone(), moves: moves.collect() }
    }

    /// The tree of a recording; nothing if it is none.
    pub(crate) fn of(recording: &Recording) -> Option<Tree> {
        let mut tree = Tree::default();
        for (index, recorded) in recording.moves.iter().enumerate() {
            let RecordedMove { parent, connection, bytes, incoming, news, waited, .. } =
                recorded.clone();
            let step = match recorded.what.as_str() {
                "open" => Step::Open(connection),
                "send" => Step::Send(connection, bytes),
                "finish" => Step::Finish(connection),
                "close" => Step::Close(connection),
                _ => return None,
            };
            if parent as usize > index {
                return None;
            }
            let node = tree.child(parent, step);
            if recorded.answered {
                tree.fix(node, parent, Answer { incoming, news, waited });
            }
        }
        Some(tree)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answer(news: &[(u32, u64, &str)], totals: &[u64]) -> Answer {
        let incoming = |&total: &u64| Incoming { total, ..Incoming::default() };
        let piece = |&(of, at, bytes): &(u32, u64, &str)| (of, at, bytes.as_bytes().to_vec());
        Answer {
            incoming: totals.iter().map(incoming).collect(),
            news: news.iter().map(piece).collect(),
            waited: Duration::ZERO,
        }
    }

    #[test]
    fn what_is_sent_in_parts_is_one_move_until_an_answer_is_read() {
        let mut tree = Tree::default();
        let opened = tree.after(Position::default(), Move::Open(0));
        let part = tree.after(opened, Move::Send(0, b"GE"));
        let whole = tree.after(part, Move::Send(0, b"T"));
        assert_eq!(tree.after(opened, Move::Send(0, b"GET")), whole);
        let read = Position { open: false, ..part };
        assert_ne!(tree.after(read, Move::Send(0, b"T")), whole);
        // On another connection it is another move.
        let other = tree.after(part, Move::Send(1, b"T"));
        assert_eq!(tree.node(other.node).map(|node| node.parent), Some(part.node));
    }

    #[test]
    fn bytes_are_found_wherever_they_came() {
        let mut tree = Tree::default();
        let opened = tree.after(Position::default(), Move::Open(0));
        tree.fix(opened.node, ROOT, answer(&[(0, 0, "hello ")], &[6]));
        let sent = tree.after(opened, Move::Send(0, b"x"));
        tree.fix(sent.node, opened.node, answer(&[(0, 6, "wor"), (0, 9, "ld")], &[11]));
        assert_eq!(tree.bytes(sent.node, 0, 0, 99), b"hello world");
        assert_eq!(tree.bytes(sent.node, 0, 4, 4), b"o wo");
        assert_eq!(tree.bytes(sent.node, 0, 9, 99), b"ld");
        assert_eq!(tree.bytes(sent.node, 0, 11, 99), b"");
        assert_eq!(tree.bytes(opened.node, 0, 1, 3), b"ell");
        assert_eq!(tree.counts(), (2, 1));
        let peer = LivePeer {
            name: "db".into(),
            host: "localhost".into(),
            port: 1,
            isolation: Default::default(),
        };
        let recording = tree.recording(&peer);
        let again = Tree::of(&recording).map(|tree| tree.recording(&peer));
        assert_eq!(again, Some(recording));
    }

    #[test]
    fn a_part_that_met_silence_can_be_gone_on_from() {
        let mut tree = Tree::default();
        let opened = tree.after(Position::default(), Move::Open(0));
        tree.fix(opened.node, ROOT, answer(&[], &[0]));
        let part = tree.after(opened, Move::Send(0, b"GE"));
        let whole = tree.after(part, Move::Send(0, b"T"));
        assert_eq!(tree.ways_to(whole.node), [opened.node]);
        tree.fix(part.node, opened.node, answer(&[], &[0]));
        assert_eq!(tree.ways_to(whole.node), [part.node, opened.node]);
        assert_eq!(tree.step_from(part.node, whole.node), Step::Send(0, b"T".to_vec()));
        assert!(!tree.is_gone_on_from(part.node));
        tree.fix(whole.node, part.node, answer(&[], &[0]));
        assert!(tree.is_gone_on_from(part.node));
        let way = tree.way(whole.node);
        assert_eq!(way.len(), 3);
        assert_eq!(way[2].0, Step::Send(0, b"T".to_vec()));
    }
}
