//! What a process says and hears on its connections, as events of a protocol.
//!
//! Here is what does not change while the program runs: where messages begin and end, and which
//! event each of them is. `conversation.rs` follows them.

use heddle_protocol::{Direction, EventId, Protocol, Source};

use crate::program::Program;
use crate::state::ProcessId;

pub struct ConnectionProtocol {
    pub process: ProcessId,
    pub frame: String,
    pub sources: Vec<Source>,
    pub protocol: Protocol,
    /// Bytes of a message; nothing: each line is one.
    pub message_bytes: Option<usize>,
    pub wordings: Vec<Wording>,
    /// How messages begin that are no events.
    pub ignored: Vec<Vec<u8>>,
}

/// How messages begin that are an event.
pub struct Wording {
    /// The port that the connection was made to.
    pub port: u16,
    pub prefix: Vec<u8>,
    pub event: EventId,
}

/// What a message is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Meaning {
    Event(EventId),
    Nothing,
    Unknown,
}

impl ConnectionProtocol {
    /// Whether connections to a port belong to it.
    pub(crate) fn has_port(&self, port: u16) -> bool {
        self.wordings.iter().any(|wording| wording.port == port)
    }

    /// The length of the first message in some bytes, and behind it what ends it; nothing while it
    /// is not complete.
    pub(crate) fn first_message(&self, bytes: &[u8]) -> Option<(usize, usize)> {
        match self.message_bytes {
            Some(size) => (bytes.len() >= size).then_some((size, size)),
            None => {
                let end = bytes.iter().position(|&byte| byte == b'\n')?;
                let shown = bytes[..end].strip_suffix(b"\r").map_or(end, <[u8]>::len);
                Some((shown, end + 1))
            }
        }
    }

    /// What a message means; of several beginnings the longest counts.
    pub(crate) fn meaning(&self, port: u16, direction: Direction, message: &[u8]) -> Meaning {
        let events = self.wordings.iter().filter(|wording| {
            wording.port == port && self.protocol.event(wording.event).direction == direction
        });
        let events = events.map(|wording| (&wording.prefix, Meaning::Event(wording.event)));
        let ignored = self.ignored.iter().map(|prefix| (prefix, Meaning::Nothing));
        events
            .chain(ignored)
            .filter(|(prefix, _)| message.starts_with(prefix))
            .max_by_key(|(prefix, _)| prefix.len())
            .map_or(Meaning::Unknown, |(_, meaning)| meaning)
    }
}

impl Program {
    /// Has what processes say and hear followed; done once for a program.
    pub fn set_connection_protocols(&self, connection_protocols: Vec<ConnectionProtocol>) {
        let _ = self.connection_protocols.set(connection_protocols);
    }

    pub fn connection_protocols(&self) -> &[ConnectionProtocol] {
        self.connection_protocols.get().map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_protocol::Model;

    fn connection_protocol(message_bytes: Option<usize>) -> ConnectionProtocol {
        let text = "frame F { provides: T t; protocol: ?t.say* };".to_owned();
        let model = Model::read(vec![Source { name: "f".into(), text }]);
        let model = model.unwrap_or_else(|mistakes| panic!("{}", mistakes.render()));
        let protocol = Protocol::new(&model.frames[0].protocol);
        let event = protocol.expected(protocol.initial())[0];
        ConnectionProtocol {
            process: ProcessId(0),
            frame: "F".into(),
            sources: Vec::new(),
            protocol,
            message_bytes,
            wordings: vec![Wording { port: 7, prefix: b"SAY".to_vec(), event }],
            ignored: vec![b"SAYING NOTHING".to_vec()],
        }
    }

    #[test]
    fn messages_end_where_lines_or_sizes_do() {
        let lines = connection_protocol(None);
        assert_eq!(lines.first_message(b"SAY a"), None);
        assert_eq!(lines.first_message(b"SAY\r\nx"), Some((3, 5)));
        assert_eq!(lines.first_message(b"\n"), Some((0, 1)));
        let fixed = connection_protocol(Some(2));
        assert_eq!(fixed.first_message(b"a"), None);
        assert_eq!(fixed.first_message(b"a\nb"), Some((2, 2)));
    }

    #[test]
    fn the_longest_beginning_counts() {
        let lines = connection_protocol(None);
        let of = |text: &str| lines.meaning(7, Direction::Accept, text.as_bytes());
        assert!(matches!(of("SAY hello"), Meaning::Event(_)));
        assert_eq!(of("SAYING NOTHING at all"), Meaning::Nothing);
        assert_eq!(of("say"), Meaning::Unknown);
        assert_eq!(lines.meaning(7, Direction::Emit, b"SAY"), Meaning::Unknown);
        assert_eq!(lines.meaning(8, Direction::Accept, b"SAY"), Meaning::Unknown);
    }
}
