//! Messages of HTTP, told by what they ask and answer: `sends GET /accounts/7 to server`, and of the answer
//! `receives GET /accounts/7 → 200 from server`.
//!
//! A message is known by its first line, whoever wrote it; what follows the headers in the same piece is shown
//! as it is. Which request an answer belongs to is counted along the connection.

use std::collections::VecDeque;

use heddle_access::SocketId;
use heddle_jvm::events::{Event, What};
use heddle_net::{NetEvent, quoted};

const METHODS: &[&str] =
    &["GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "CONNECT", "TRACE"];

/// The exchanges on each connection so far.
#[derive(Default)]
pub(super) struct Exchanges {
    connections: Vec<Connection>,
}

/// Requests in the order they were sent.
struct Connection {
    /// The end that asks.
    client: SocketId,
    unanswered: VecDeque<String>,
    /// The same, as far as the client has not heard.
    unheard: VecDeque<String>,
}

/// A message in words.
#[derive(PartialEq, Eq, Debug)]
pub(super) struct Message {
    /// `GET /accounts/7` or `GET /accounts/7 → 200`.
    pub(super) head: String,
    /// What follows the headers, quoted; nothing if nothing does.
    pub(super) body: String,
}

impl Exchanges {
    /// The message whose beginning goes over the network in an event.
    pub(super) fn message(&mut self, event: &Event) -> Option<Message> {
        let What::Network(told) = &event.what else { return None };
        let sends = match told {
            NetEvent::Send { .. } | NetEvent::SendPart { .. } => true,
            NetEvent::Receive { .. } => false,
            _ => return None,
        };
        let bytes = told.bytes();
        let (line, rest) = first_line(bytes)?;
        let wire = event.wire.as_ref()?;
        let head = if let Some(request) = request(line) {
            if sends {
                let at = self.connection(wire.own);
                at.unanswered.push_back(request.clone());
                at.unheard.push_back(request.clone());
            }
            request
        } else {
            let status = status(line)?;
            let client = if sends { wire.peer? } else { wire.own };
            let at = self.connection(client);
            let waiting = if sends { &mut at.unanswered } else { &mut at.unheard };
            // `100 Continue` and its like come before the answer.
            let is_final = !status.starts_with('1');
            let request = if is_final { waiting.pop_front() } else { waiting.front().cloned() };
            match request {
                Some(request) => format!("{request} → {status}"),
                None => format!("HTTP status {status}"),
            }
        };
        let body = rest.windows(4).position(|four| four == b"\r\n\r\n");
        let body = body.map_or(&[][..], |at| &rest[at + 4..]);
        let body = if body.is_empty() { String::new() } else { quoted(body) };
        Some(Message { head, body })
    }

    fn connection(&mut self, client: SocketId) -> &mut Connection {
        let known = self.connections.iter().position(|connection| connection.client == client);
        let at = known.unwrap_or_else(|| {
            let (unanswered, unheard) = Default::default();
            self.connections.push(Connection { client, unanswered, unheard });
            self.connections.len() - 1
        });
        &mut self.connections[at]
    }
}

impl Message {
    /// `with` is the process at the other end.
    pub(super) fn sentence(&self, told: &NetEvent, with: &str) -> String {
        let (verb, between) = match told {
            NetEvent::Receive { .. } => ("receives", " from "),
            NetEvent::SendPart { .. } => ("sends a part of", " to "),
            _ => ("sends", " to "),
        };
        let with = if with.is_empty() { String::new() } else { format!("{between}{with}") };
        let body = if self.body.is_empty() { String::new() } else { format!(": {}", self.body) };
        format!("{verb} {}{with}{body}", self.head)
    }

    /// The same where it is seen who sends and who receives.
    pub(super) fn label(&self) -> String {
        let between = if self.body.is_empty() { "" } else { " " };
        format!("{}{between}{}", self.head, self.body)
    }
}

/// The first line, and the rest from its end on.
fn first_line(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let end = bytes.windows(2).position(|two| two == b"\r\n")?;
    Some((std::str::from_utf8(&bytes[..end]).ok()?, &bytes[end..]))
}

/// `GET /accounts/7` of the line `GET /accounts/7 HTTP/1.1`.
fn request(line: &str) -> Option<String> {
    let (asked, version) = line.rsplit_once(' ')?;
    let (method, target) = asked.split_once(' ')?;
    let is_one = METHODS.contains(&method)
        && version.starts_with("HTTP/1.")
        && !target.is_empty()
        && target.chars().all(|letter| letter.is_ascii_graphic());
    is_one.then(|| asked.to_owned())
}

/// `200` of the line `HTTP/1.1 200 OK`.
fn status(line: &str) -> Option<String> {
    let (_, rest) = line.strip_prefix("HTTP/1.")?.split_once(' ')?;
    let status = rest.split(' ').next()?;
    let is_one = status.len() == 3 && status.bytes().all(|digit| digit.is_ascii_digit());
    is_one.then(|| status.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn first_lines_are_known() {
        assert_eq!(request("GET /a?b=1 HTTP/1.1").as_deref(), Some("GET /a?b=1"));
        assert_eq!(request("OPTIONS * HTTP/1.0").as_deref(), Some("OPTIONS *"));
        for other in
            ["GET /a", "GET  HTTP/1.1", "get /a HTTP/1.1", "GET /a b HTTP/1.1", "GET /a FTP/1.1"]
        {
            assert_eq!(request(other), None, "{other}");
        }
        assert_eq!(status("HTTP/1.1 404 Not Found").as_deref(), Some("404"));
        assert_eq!(status("HTTP/1.0 200").as_deref(), Some("200"));
        for other in ["HTTP/1.1", "HTTP/1.1 20 OK", "HTTP/2 200 OK", "200 OK"] {
            assert_eq!(status(other), None, "{other}");
        }
        assert_eq!(first_line(b"GET / HTTP/1.1"), None);
    }
}
