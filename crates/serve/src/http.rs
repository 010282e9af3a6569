//! As much of HTTP as a page on the same machine needs, and who may ask: only who is on this machine,
//! knows the token, and is no page of another origin.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{IpAddr, TcpListener};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

/// A longer request is none of our page's.
const HEAD_BYTES_MAX: u64 = 16 << 10;
const BODY_BYTES_MAX: usize = 4 << 20;
/// Who says nothing for so long is not waited for.
const PATIENCE: Duration = Duration::from_secs(10);

/// Who may ask.
pub struct Door {
    pub port: u16,
    pub token: String,
}

/// What is asked.
#[derive(Debug, Default, PartialEq)]
pub struct Request {
    pub method: String,
    pub path: String,
    pub query: String,
    /// Names in small letters.
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

/// An answer: status, kind of content, and the content.
pub struct Answer {
    pub status: u16,
    pub kind: &'static str,
    pub body: String,
}

impl Answer {
    pub(crate) fn json(status: u16, value: &serde_json::Value) -> Answer {
        Answer { status, kind: "application/json", body: value.to_string() }
    }

    pub(crate) fn error(status: u16, message: &str) -> Answer {
        Answer::json(status, &serde_json::json!({ "error": message }))
    }
}

/// Answers requests, one after the other. A browser also opens connections on which it says nothing;
/// each is listened to on a thread of its own.
pub fn serve(listener: TcpListener, door: &Door, mut answer: impl FnMut(&Request) -> Answer) {
    let (sender, requests) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming().flatten() {
            let sender = sender.clone();
            thread::spawn(move || {
                let _ = stream.set_read_timeout(Some(PATIENCE));
                let _ = stream.set_write_timeout(Some(PATIENCE));
                let request = parse(&mut BufReader::new(&stream));
                // Nobody takes it once the tool ends.
                let _ = sender.send((stream, request));
            });
        }
    });
    for (mut stream, request) in requests {
        let from = stream.peer_addr().map(|address| address.ip());
        let answered = match (request, from) {
            (Ok(request), Ok(from)) => match door.refuses(from, &request) {
                Some(why) => Answer::error(403, why),
                None => answer(&request),
            },
            _ => Answer::error(400, "that is no request"),
        };
        // Whoever asked may be gone.
        let _ = write(&mut stream, &answered);
    }
}

impl Door {
    /// Why a request is refused.
    fn refuses(&self, from: IpAddr, request: &Request) -> Option<&'static str> {
        if !from.is_loopback() {
            return Some("only this machine may ask");
        }
        let header = |name: &str| {
            request.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
        };
        let hosts = [format!("127.0.0.1:{}", self.port), format!("localhost:{}", self.port)];
        if !header("host").is_some_and(|host| hosts.iter().any(|known| known == host)) {
            return Some("this is another host");
        }
        if let Some(origin) = header("origin")
            && !hosts.iter().any(|host| origin == format!("http://{host}"))
        {
            return Some("a page of another origin may not ask");
        }
        if header("sec-fetch-site").is_some_and(|site| !matches!(site, "same-origin" | "none")) {
            return Some("a page of another origin may not ask");
        }
        let in_query = request.query.split('&').find_map(|word| word.strip_prefix("token="));
        // The page itself is asked for by its address; everything else says the token aloud.
        let given = match request.method.as_str() {
            "GET" => in_query,
            _ => header("x-heddle-token"),
        };
        let same = given.is_some_and(|given| is_same(given.as_bytes(), self.token.as_bytes()));
        (!same).then_some("the token is missing or wrong")
    }
}

/// Takes as long whichever letter differs.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let differs = one.iter().zip(other).fold(0, |all, (a, b)| all | (a ^ b));
    one.len() == other.len() && differs == 0
}

fn parse(from: &mut impl BufRead) -> io::Result<Request> {
    let wrong = || io::Error::from(io::ErrorKind::InvalidData);
    let mut request = Request::default();
    {
        let mut head = from.take(HEAD_BYTES_MAX);
        let mut line = String::new();
        head.read_line(&mut line)?;
        let mut words = line.split_whitespace();
        let (Some(method), Some(target)) = (words.next(), words.next()) else {
            return Err(wrong());
        };
        request.method = method.to_owned();
        let (path, query) = target.split_once('?').unwrap_or((target, ""));
        (request.path, request.query) = (path.to_owned(), query.to_owned());
        loop {
            let mut line = String::new();
            if head.read_line(&mut line)? == 0 {
                return Err(wrong());
            }
            let line = line.trim_end();
            if line.is_empty() {
                break;
            }
            let (name, value) = line.split_once(':').ok_or_else(wrong)?;
            request.headers.push((name.to_ascii_lowercase(), value.trim().to_owned()));
        }
    }
    let length = request.headers.iter().find(|(name, _)| name == "content-length");
    let length: usize = match length {
        Some((_, value)) => value.parse().map_err(|_| wrong())?,
        None => 0,
    };
    if length > BODY_BYTES_MAX {
        return Err(wrong());
    }
    request.body = vec![0; length];
    from.read_exact(&mut request.body)?;
    Ok(request)
}

fn write(to: &mut impl Write, answer: &Answer) -> io::Result<()> {
    let reason = match answer.status {
        200 => "OK",
        403 => "Forbidden",
        404 => "Not Found",
        _ => "Bad Request",
    };
    write!(
        to,
        "HTTP/1.1 {} {reason}\r\nContent-Type: {}; charset=utf-8\r\nContent-Length: {}\r\n\
         Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nX-Frame-Options: DENY\r\n\
         Referrer-Policy: no-referrer\r\nConnection: close\r\n\r\n{}",
        answer.status,
        answer.kind,
        answer.body.len(),
        answer.body
    )?;
    to.flush()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::Ipv4Addr;

    fn door() -> Door {
        Door { port: 4000, token: "secret".into() }
    }

    fn request(text: &str) -> Request {
        parse(&mut text.as_bytes()).expect("the request is well-formed")
    }

    #[track_caller]
    fn check(text: &str, expected: Option<&str>) {
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        assert_eq!(door().refuses(here, &request(text)), expected);
    }

    #[test]
    fn who_knows_the_token_may_ask() {
        check("GET /?token=secret HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n", None);
        check("POST /at HTTP/1.1\r\nHost: localhost:4000\r\nX-Heddle-Token: secret\r\n\r\n", None);
    }

    #[test]
    fn others_may_not() {
        let missing = Some("the token is missing or wrong");
        check("GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n", missing);
        check("GET /?token=secret2 HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n", missing);
        // A form of another page can send a query, but no header of ours.
        check("POST /at?token=secret HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n", missing);
        let rebound = "GET /?token=secret HTTP/1.1\r\nHost: evil.example:4000\r\n\r\n";
        check(rebound, Some("this is another host"));
        let other = "POST /at HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nX-Heddle-Token: secret\r\n\
                     Origin: http://evil.example\r\n\r\n";
        check(other, Some("a page of another origin may not ask"));
        let far = IpAddr::V4(Ipv4Addr::new(192, 168, 0, 7));
        let fine = request("GET /?token=secret HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n\r\n");
        assert_eq!(door().refuses(far, &fine), Some("only this machine may ask"));
    }

    #[test]
    fn what_is_no_request_is_refused() {
        for text in
            ["", "GET\r\n\r\n", "GET / HTTP/1.1\r\nHost", "GET / x\r\nContent-Length: 9\r\n\r\nab"]
        {
            assert!(parse(&mut text.as_bytes()).is_err(), "{text:?}");
        }
        let long = format!("GET / HTTP/1.1\r\nA: {}\r\n\r\n", "x".repeat(20 << 10));
        assert!(parse(&mut long.as_bytes()).is_err());
    }
}
