//! Conversations with real programs, as a trace keeps them: a replay asks nobody.

use std::sync::Arc;
use std::time::Duration;

use heddle_net::{ISOLATIONS, Incoming, Isolation, Live, LivePeer, RecordedMove, Recording};
use heddle_peers::Recorded;
use serde::{Deserialize, Serialize};

use crate::errors::SettingError;
use crate::trace::TraceInput;

/// A real program, and all that was said to it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TracePeer {
    pub name: String,
    pub host: String,
    pub port: u16,
    /// `process`, `connection` or `linear`.
    pub isolation: String,
    pub moves: Vec<TraceMove>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceMove {
    /// The number of the move it follows, from 1; 0: none.
    pub parent: u32,
    /// `open`, `send`, `finish` or `close`.
    pub what: String,
    pub connection: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bytes: Option<TraceInput>,
    /// What came then; left out if nobody asked.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub answer: Option<TraceAnswer>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TraceAnswer {
    /// Bytes that have come on each connection since it was made.
    pub totals: Vec<u64>,
    /// How each connection is: `open`, `finished`, `reset` or `refused`.
    pub states: Vec<String>,
    /// What is new: connection, position, bytes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub news: Vec<(u32, u64, TraceInput)>,
    /// How long nothing more came.
    pub waited_milliseconds: u64,
}

impl From<Recording> for TracePeer {
    fn from(recording: Recording) -> TracePeer {
        let Recording { peer: LivePeer { name, host, port, isolation }, moves } = recording;
        let isolation = ISOLATIONS.iter().find(|(_, known)| *known == isolation);
        TracePeer {
            name,
            host,
            port,
            isolation: isolation.map_or("process", |(name, _)| name).into(),
            moves: moves.into_iter().map(TraceMove::from).collect(),
        }
    }
}

impl From<RecordedMove> for TraceMove {
    fn from(recorded: RecordedMove) -> TraceMove {
        let RecordedMove { parent, what, connection, bytes, incoming, news, answered, waited } =
            recorded;
        let state = |incoming: &Incoming| match incoming {
            Incoming { refused: true, .. } => "refused",
            Incoming { reset: true, .. } => "reset",
            Incoming { finished: true, .. } => "finished",
            _ => "open",
        };
        let answer = answered.then(|| TraceAnswer {
            totals: incoming.iter().map(|incoming| incoming.total).collect(),
            states: incoming.iter().map(|incoming| state(incoming).to_owned()).collect(),
            news: news.into_iter().map(|(of, at, bytes)| (of, at, input(bytes))).collect(),
            waited_milliseconds: waited.as_millis() as u64,
        });
        let bytes = (what == "send").then(|| input(bytes));
        TraceMove { parent, what, connection, bytes, answer }
    }
}

fn input(bytes: Vec<u8>) -> TraceInput {
    match String::from_utf8(bytes) {
        Ok(text) => TraceInput::Text(text),
        Err(error) => TraceInput::Bytes(error.into_bytes()),
    }
}

impl TraceMove {
    fn recorded(&self) -> RecordedMove {
        let answer = self.answer.as_ref();
        let incoming = answer.map(|answer| {
            let both = answer.totals.iter().zip(&answer.states);
            let one = |(total, state): (&u64, &String)| Incoming {
                total: *total,
                finished: state == "finished",
                reset: state == "reset",
                refused: state == "refused",
            };
            both.map(one).collect()
        });
        let news = answer.map(|answer| {
            answer.news.iter().map(|(of, at, bytes)| (*of, *at, bytes.bytes().to_vec())).collect()
        });
        RecordedMove {
            parent: self.parent,
            what: self.what.clone(),
            connection: self.connection,
            bytes: self.bytes.as_ref().map_or(Vec::new(), |bytes| bytes.bytes().to_vec()),
            incoming: incoming.unwrap_or_default(),
            news: news.unwrap_or_default(),
            answered: answer.is_some(),
            waited: Duration::from_millis(answer.map_or(0, |answer| answer.waited_milliseconds)),
        }
    }
}

/// What a replay asks in place of the real programs.
pub(crate) fn live(peers: &[TracePeer]) -> Result<Option<Live>, SettingError> {
    if peers.is_empty() {
        return Ok(None);
    }
    let isolation = |name: &str| {
        let known = ISOLATIONS.iter().find(|(known, _)| *known == name);
        known.map(|(_, isolation)| *isolation).ok_or(SettingError::Conversation)
    };
    let recording = |peer: &TracePeer| {
        let isolation: Isolation = isolation(&peer.isolation)?;
        let TracePeer { name, host, port, moves, .. } = peer.clone();
        let moves = moves.iter().map(TraceMove::recorded).collect();
        Ok(Recording { peer: LivePeer { name, host, port, isolation }, moves })
    };
    let recordings = peers.iter().map(recording).collect::<Result<Vec<_>, SettingError>>()?;
    let recorded = Recorded::new(&recordings).ok_or(SettingError::Conversation)?;
    Ok(Some(Live { peers: Arc::new(recorded), trusted: true }))
}
