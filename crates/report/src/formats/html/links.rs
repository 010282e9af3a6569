//! Which events belong together: a send and its receive, a start and a first step, an unlock and the
//! lock that waited for it.

use std::collections::BTreeMap;

use heddle_checker::{Detail, Scene};
use serde::Serialize;

/// An event as far as links are concerned.
pub(super) struct Seen<'a> {
    pub(super) lane: usize,
    pub(super) step: usize,
    pub(super) detail: &'a Detail,
}

/// A line from an event to another, or to a lane if nothing there answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub(super) struct Link {
    pub(super) kind: &'static str,
    pub(super) from: usize,
    pub(super) to: Option<usize>,
    /// The lane it leads to.
    pub(super) lane: usize,
    pub(super) label: String,
    /// Nobody can receive it any more.
    pub(super) lost: bool,
}

/// `lanes` are the names of threads; `scenes` how things stand after each step.
pub(super) fn links(events: &[Seen<'_>], lanes: &[String], scenes: &[Option<&Scene>]) -> Vec<Link> {
    let mut found = Vec::new();
    let lane_named = |name: &str| lanes.iter().position(|lane| lane == name);
    let next_of = |lane: usize, after: usize, kinds: &[&str]| {
        let later = events.iter().enumerate().skip(after + 1);
        let mut own = later.filter(|(_, event)| event.lane == lane);
        own.find(|(_, event)| kinds.is_empty() || kinds.contains(&event.detail.kind))
            .map(|(index, _)| index)
    };
    for (index, event) in events.iter().enumerate() {
        let detail = event.detail;
        let mut link = |kind, to: Option<usize>, lane, label: &str| {
            let gone = |event: &Seen<'_>| {
                event.lane == lane && matches!(event.detail.kind, "crash" | "halt" | "end")
            };
            let lost = to.is_none() && events.iter().any(gone);
            found.push(Link { kind, from: index, to, lane, label: label.to_owned(), lost });
        };
        match detail.kind {
            "send" => {
                if let Some((to, lane)) = received(events, index) {
                    let terms = detail.wire.as_ref().map_or("", |wire| &wire.terms);
                    link("message", to, lane, if terms.is_empty() { &detail.value } else { terms });
                }
            }
            "datagram" => {
                if let Some((to, lane)) = taken(events, index) {
                    link("message", to, lane, &detail.value);
                }
            }
            "connect" => {
                if let Some((to, lane)) = accepted(events, index) {
                    let port = detail.subject.rsplit(':').next().unwrap_or_default();
                    link("connect", to, lane, &format!("connect :{port}"));
                }
            }
            "start" | "unpark" | "interrupt" | "notify" => {
                let awaited: &[&str] = match detail.kind {
                    "notify" => &["resume"],
                    _ => &[],
                };
                for lane in detail.threads.iter().filter_map(|name| lane_named(name)) {
                    if lane != event.lane {
                        link(detail.kind, next_of(lane, index, awaited), lane, detail.kind);
                    }
                }
            }
            _ => {}
        }
        if let Some(from) = cause(events, index, lanes, scenes) {
            let kind = match detail.kind {
                "eof" => "eof",
                "lock" => "monitor",
                _ => "join",
            };
            let label = match detail.kind {
                "eof" => "end of stream",
                "lock" => detail.subject.as_str(),
                _ => "end",
            };
            found.push(Link {
                kind,
                from,
                to: Some(index),
                lane: event.lane,
                label: label.to_owned(),
                lost: false,
            });
        }
    }
    found
}

/// Who received what was sent, or the lane in which it would be.
fn received(events: &[Seen<'_>], send: usize) -> Option<(Option<usize>, usize)> {
    let wire = events[send].detail.wire.as_ref()?;
    // What a program outside was sent has no position here, and nobody here receives it.
    let (peer, from) = (wire.peer?, wire.upto.checked_sub(events[send].detail.bytes as u64)?);
    let mut readers = events
        .iter()
        .enumerate()
        .filter(|(_, event)| event.detail.wire.as_ref().is_some_and(|other| other.own == peer));
    let mut reads = readers.clone().filter(|(index, event)| {
        let upto = event.detail.wire.as_ref().map_or(0, |other| other.upto);
        *index > send && event.detail.kind == "receive" && upto > from
    });
    match reads.next() {
        Some((index, event)) => Some((Some(index), event.lane)),
        None => readers.next_back().map(|(_, event)| (None, event.lane)),
    }
}

/// Who took a datagram: the first one that nobody else took and that says the same.
fn taken(events: &[Seen<'_>], send: usize) -> Option<(Option<usize>, usize)> {
    let sent = events[send].detail;
    let receiver = sent.wire.as_ref()?.peer?;
    let same = |event: &Seen<'_>, kind: &str| {
        event.detail.kind == kind && event.detail.value == sent.value
    };
    let earlier = events[..send].iter().filter(|event| {
        same(event, "datagram")
            && event.detail.wire.as_ref().and_then(|wire| wire.peer) == Some(receiver)
    });
    let own =
        |event: &Seen<'_>| event.detail.wire.as_ref().is_some_and(|wire| wire.own == receiver);
    let takes = events.iter().enumerate().filter(|(_, event)| own(event) && same(event, "taken"));
    match takes.clone().nth(earlier.count()).filter(|(index, _)| *index > send) {
        Some((index, event)) => Some((Some(index), event.lane)),
        None => events.iter().rfind(|event| own(event)).map(|event| (None, event.lane)),
    }
}

/// Who accepted a connection, or who listens.
fn accepted(events: &[Seen<'_>], connect: usize) -> Option<(Option<usize>, usize)> {
    let peer = events[connect].detail.wire.as_ref()?.peer?;
    let accepts = |event: &Seen<'_>| {
        event.detail.kind == "accept"
            && event.detail.wire.as_ref().is_some_and(|wire| wire.own == peer)
    };
    if let Some(index) = events.iter().position(accepts) {
        return Some((Some(index), events[index].lane));
    }
    // An adversary accepts unseen, and only takes in what comes.
    let takes = |event: &Seen<'_>| event.detail.wire.as_ref().is_some_and(|wire| wire.own == peer);
    if let Some(index) = events.iter().position(takes).filter(|&index| index > connect) {
        return Some((Some(index), events[index].lane));
    }
    let port = events[connect].detail.subject.rsplit(':').next()?;
    let listens = |event: &&Seen<'_>| event.detail.kind == "listen" && event.detail.subject == port;
    events[..connect].iter().rev().find(listens).map(|event| (None, event.lane))
}

/// What let a thread go on: the close behind an end of stream, the unlock before a lock that waited,
/// the end of a thread that was joined.
fn cause(
    events: &[Seen<'_>],
    index: usize,
    lanes: &[String],
    scenes: &[Option<&Scene>],
) -> Option<usize> {
    let event = &events[index];
    let before = || events[..index].iter().enumerate().rev();
    match event.detail.kind {
        "eof" => {
            let peer = event.detail.wire.as_ref()?.peer?;
            let of_peer =
                |other: &Seen<'_>| other.detail.wire.as_ref().is_some_and(|w| w.own == peer);
            let closes = |other: &Seen<'_>| matches!(other.detail.kind, "close" | "finish");
            if let Some((at, _)) = before().find(|(_, other)| of_peer(other) && closes(other)) {
                return Some(at);
            }
            // A process that ends closes what it has.
            let owners: BTreeMap<u32, u32> = events
                .iter()
                .filter_map(|other| Some((other.detail.wire.as_ref()?.own.0, other.detail.process)))
                .collect();
            let owner = owners.get(&peer.0)?;
            let ends = |other: &Seen<'_>| {
                matches!(other.detail.kind, "halt" | "crash" | "end")
                    && other.detail.process == *owner
            };
            before().find(|(_, other)| ends(other)).map(|(at, _)| at)
        }
        "lock" => {
            let scene = (*scenes.get(event.step.checked_sub(1)?)?)?;
            let name = &lanes[event.lane];
            let waited = scene
                .threads
                .iter()
                .any(|thread| thread.name == *name && thread.says.contains(&event.detail.subject));
            let gives = |other: &Seen<'_>| {
                matches!(other.detail.kind, "unlock" | "wait")
                    && other.detail.subject == event.detail.subject
                    && other.lane != event.lane
            };
            before().find(|(_, other)| gives(other)).filter(|_| waited).map(|(at, _)| at)
        }
        "resume" => {
            let joined = lanes.iter().position(|lane| *lane == event.detail.subject)?;
            before()
                .find(|(_, other)| other.lane == joined && other.detail.kind == "end")
                .map(|(at, _)| at)
        }
        _ => None,
    }
}
