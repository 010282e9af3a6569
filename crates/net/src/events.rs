//! What is done on the network, told to people.

use crate::Events;

/// Something a thread did to the network, as the reader of a trace is told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NetEvent {
    /// A socket takes connections from now on.
    Listen {
        port: u16,
    },
    /// The same at a file.
    ListenAt {
        path: String,
    },
    Connect {
        to: String,
        done: bool,
    },
    Accept {
        from: String,
    },
    Send {
        bytes: Vec<u8>,
    },
    /// As many of the bytes as there is room for, which are not all that were to be sent.
    SendPart {
        bytes: Vec<u8>,
        of: usize,
    },
    /// Nothing at the end of the stream.
    Receive {
        bytes: Vec<u8>,
    },
    /// A datagram goes to an address, which names who is bound there.
    SendDatagram {
        bytes: Vec<u8>,
        to: String,
        /// What becomes of it, in words; nothing if it is delivered.
        outcome: &'static str,
    },
    /// A datagram of so many bytes, of which these were taken.
    ReceiveDatagram {
        bytes: Vec<u8>,
        length: usize,
        from: String,
    },
    /// What is ready is told: each socket in words, and what for. Nothing if nothing is.
    Select {
        ready: Vec<(String, Events)>,
    },
    /// Whoever selects there goes on.
    Wake,
    /// Something went wrong that nobody in the program did.
    Fault {
        fault: &'static str,
        operation: &'static str,
    },
    /// A socket sends no more.
    Finish,
    /// A socket is closed.
    Close,
}

impl NetEvent {
    /// Some bytes went out, of so many.
    pub(crate) fn sent(bytes: &[u8], of: usize) -> NetEvent {
        match bytes.len() == of {
            true => NetEvent::Send { bytes: bytes.to_vec() },
            false => NetEvent::SendPart { bytes: bytes.to_vec(), of },
        }
    }

    /// Whether its process heard from others by it.
    pub fn hears(&self) -> bool {
        match self {
            NetEvent::Accept { .. }
            | NetEvent::Connect { .. }
            | NetEvent::Receive { .. }
            | NetEvent::ReceiveDatagram { .. }
            | NetEvent::Fault { .. } => true,
            // Whether something came from outside is told by whoever reads it.
            NetEvent::Listen { .. }
            | NetEvent::ListenAt { .. }
            | NetEvent::Send { .. }
            | NetEvent::SendPart { .. }
            | NetEvent::SendDatagram { .. }
            | NetEvent::Select { .. }
            | NetEvent::Wake
            | NetEvent::Finish
            | NetEvent::Close => false,
        }
    }

    /// Whether it ends what a thread did for a message, rather than being in the middle of it.
    pub fn ends_a_turn(&self) -> bool {
        match self {
            NetEvent::Send { .. }
            | NetEvent::SendPart { .. }
            | NetEvent::SendDatagram { .. }
            | NetEvent::Select { .. }
            | NetEvent::Close => true,
            NetEvent::Listen { .. }
            | NetEvent::ListenAt { .. }
            | NetEvent::Connect { .. }
            | NetEvent::Accept { .. }
            | NetEvent::Receive { .. }
            | NetEvent::ReceiveDatagram { .. }
            | NetEvent::Wake
            | NetEvent::Fault { .. }
            | NetEvent::Finish => false,
        }
    }

    /// The bytes that went over the network.
    pub fn bytes(&self) -> &[u8] {
        match self {
            NetEvent::Send { bytes }
            | NetEvent::SendPart { bytes, .. }
            | NetEvent::Receive { bytes }
            | NetEvent::SendDatagram { bytes, .. }
            | NetEvent::ReceiveDatagram { bytes, .. } => bytes,
            NetEvent::Listen { .. }
            | NetEvent::ListenAt { .. }
            | NetEvent::Connect { .. }
            | NetEvent::Accept { .. }
            | NetEvent::Select { .. }
            | NetEvent::Wake
            | NetEvent::Fault { .. }
            | NetEvent::Finish
            | NetEvent::Close => &[],
        }
    }

    /// What sort of event it is, what it is about, and what was said: for drawings.
    pub fn parts(&self) -> (&'static str, String, String) {
        let none = String::new;
        match self {
            NetEvent::Listen { port } => ("listen", port.to_string(), none()),
            NetEvent::ListenAt { path } => ("listen", path.clone(), none()),
            NetEvent::Connect { to, done: true } => ("connect", to.clone(), none()),
            NetEvent::Connect { to, done: false } => ("refused", to.clone(), none()),
            NetEvent::Accept { from } => ("accept", from.clone(), none()),
            NetEvent::Send { bytes } | NetEvent::SendPart { bytes, .. } => {
                ("send", none(), quoted(bytes))
            }
            NetEvent::Receive { bytes } if bytes.is_empty() => ("eof", none(), none()),
            NetEvent::Receive { bytes } => ("receive", none(), quoted(bytes)),
            NetEvent::SendDatagram { bytes, to, outcome } => {
                ("datagram", format!("{to}{}", behind("; ", outcome)), quoted(bytes))
            }
            NetEvent::ReceiveDatagram { bytes, from, .. } => ("taken", from.clone(), quoted(bytes)),
            NetEvent::Select { ready } => ("select", listed(ready), none()),
            NetEvent::Wake => ("wake", none(), none()),
            NetEvent::Fault { fault, operation } => {
                ("fault", (*fault).to_owned(), (*operation).to_owned())
            }
            NetEvent::Finish => ("finish", none(), none()),
            NetEvent::Close => ("close", none(), none()),
        }
    }

    /// What a thread does, in words behind its name. `with` is the process at the other end.
    pub fn sentence(&self, with: &str) -> String {
        match self {
            NetEvent::Listen { port } => format!("listens on port {port}"),
            NetEvent::ListenAt { path } => format!("listens at {path}"),
            NetEvent::Connect { to, done: true } => format!("connects to {to}"),
            NetEvent::Connect { to, done: false } => format!("is refused at {to}"),
            NetEvent::Accept { from } => format!("accepts the connection from {from}"),
            NetEvent::Send { bytes } => format!("sends {}{}", quoted(bytes), behind(" to ", with)),
            NetEvent::SendPart { bytes, of } => {
                let to = behind(" to ", with);
                format!("sends {} of {}{to}: {}", bytes.len(), counted(*of), quoted(bytes))
            }
            NetEvent::Receive { bytes } if bytes.is_empty() => {
                format!("reads the end of the stream{}", behind(" from ", with))
            }
            NetEvent::Receive { bytes } => {
                format!("receives {}{}", quoted(bytes), behind(" from ", with))
            }
            NetEvent::SendDatagram { bytes, to, outcome } => {
                let outcome = behind("; ", outcome);
                format!("sends {} to {to}: {}{outcome}", counted(bytes.len()), quoted(bytes))
            }
            NetEvent::ReceiveDatagram { bytes, length, from } if bytes.len() < *length => {
                let count = counted(*length);
                format!("receives {} of {count} from {from}: {}", bytes.len(), quoted(bytes))
            }
            NetEvent::ReceiveDatagram { bytes, from, .. } => {
                format!("receives {} from {from}: {}", counted(bytes.len()), quoted(bytes))
            }
            NetEvent::Select { ready } if ready.is_empty() => {
                "selects, and nothing is ready".into()
            }
            NetEvent::Select { ready } => format!("selects {}", listed(ready)),
            NetEvent::Wake => "wakes the selector up".into(),
            NetEvent::Fault { fault, operation } => {
                format!("meets a fault at {operation}: {fault}")
            }
            NetEvent::Finish => "ends its output".into(),
            NetEvent::Close => "closes the socket".into(),
        }
    }
}

/// What is ready, and what for.
fn listed(ready: &[(String, Events)]) -> String {
    let told = ready.iter().map(|(name, events)| format!("{name} ({events})"));
    told.collect::<Vec<_>>().join(", ")
}

fn behind(between: &str, value: &str) -> String {
    if value.is_empty() { String::new() } else { format!("{between}{value}") }
}

/// Longer messages are cut.
const LETTERS_SHOWN: usize = 60;

/// Bytes of a message as text.
pub fn quoted(bytes: &[u8]) -> String {
    let mut letters = 0;
    let fits = |byte: &&u8| {
        letters += std::ascii::escape_default(**byte).len();
        letters <= LETTERS_SHOWN
    };
    let shown = &bytes[..bytes.iter().take_while(fits).count()];
    let more = match bytes.len() - shown.len() {
        0 => String::new(),
        more => format!(" and {more} more bytes"),
    };
    format!("\"{}\"{more}", shown.escape_ascii())
}

fn counted(bytes: usize) -> String {
    format!("{bytes} byte{}", if bytes == 1 { "" } else { "s" })
}

#[cfg(test)]
mod tests {
    use super::quoted;

    #[test]
    fn long_messages_are_cut() {
        assert_eq!(quoted(b"a\"b\\"), r#""a\"b\\""#);
        assert_eq!(quoted(&[b'x'; 60]), format!("\"{}\"", "x".repeat(60)));
        assert_eq!(quoted(&[0; 20]), format!("\"{}\" and 5 more bytes", "\\x00".repeat(15)));
        assert_eq!(quoted(&[b'x'; 65]), format!("\"{}\" and 5 more bytes", "x".repeat(60)));
    }
}
