//! Tests of the rules of TCP: short scripts of operations, each with what has to come of it. What
//! they expect was seen on the sockets of Linux.

use std::collections::BTreeMap;

use crate::{Address, Awaits, Channel, NetError, Network, NetworkSettings, SocketId};
use heddle_access::{ProcessId, ThreadId};

/// The hosts of processes 0, 1, 2 and 3.
const HOSTS: [&str; 4] = ["localhost", "localhost", "alpha", "beta"];
const BUFFER: usize = 8;
const THREAD: ThreadId = ThreadId(0);

/// Names with an optional `@process` stand for sockets, which are made when first named.
#[derive(Clone)]
pub(crate) struct Run {
    pub(crate) network: Network,
    pub(crate) sockets: BTreeMap<String, SocketId>,
}

impl Run {
    pub(crate) fn new(buffer: Option<usize>, channel: Channel) -> Run {
        let settings = NetworkSettings { buffer, channel, ..NetworkSettings::default() };
        Run { network: Network::new(settings, HOSTS), sockets: BTreeMap::new() }
    }

    pub(crate) fn socket(&mut self, text: &str) -> SocketId {
        let (name, process) = text.split_once('@').unwrap_or((text, "0"));
        if let Some(&id) = self.sockets.get(name) {
            return id;
        }
        let id = self.network.create(ProcessId(process.parse().expect("a number")));
        self.sockets.insert(name.to_owned(), id);
        id
    }

    pub(crate) fn run(&mut self, words: &[&str]) -> String {
        let id = match words {
            ["accept", _, listener] => self.socket(listener),
            _ => self.socket(words[1]),
        };
        let number = || words[2].parse::<usize>().expect("a number");
        match words[0] {
            "bind" => {
                let Address { ip, port } = address(words[2]);
                result(self.network.bind(id, ip, port).map(|_| "ok".to_owned()))
            }
            "listen" => {
                let listens = self.network.listen(id, number() as u32);
                result(listens.map(|()| "ok".to_owned()))
            }
            "connect" => {
                let connected = self.network.connect(id, address(words[2]));
                result(connected.map(|port| port.map_or("waits", |_| "ok").to_owned()))
            }
            "accept" => match self.network.accept(id) {
                None => "waits".to_owned(),
                Some(accepted) => {
                    self.sockets.insert(words[1].to_owned(), accepted.socket);
                    let [.., from] = accepted.remote.ip.to_be_bytes();
                    format!("ok {from}")
                }
            },
            "write" if !self.network.is_ready(Awaits::Space(id), THREAD) => "waits".to_owned(),
            "write" => {
                let written = self.network.write(id, words[2].as_bytes());
                result(written.map(|count| count.to_string()))
            }
            "read" if !self.network.is_ready(Awaits::Bytes(id), THREAD) => "waits".to_owned(),
            "read" => result(self.network.read(id, number()).map(|bytes| match bytes.is_empty() {
                true => "end".to_owned(),
                false => String::from_utf8(bytes).expect("text"),
            })),
            "available" => {
                let end = self.network.get(id).and_then(|socket| socket.end()).expect("connected");
                end.inbox.len().to_string()
            }
            "shut-in" => done(|| self.network.shut_input(id)),
            "shut-out" => done(|| self.network.shut_output(id)),
            "close" => done(|| self.network.close(id, false)),
            "die" => done(|| self.network.close(id, true)),
            "end" => done(|| {
                let process = self.network.get(id).expect("open").process;
                for id in self.network.closed_by_end(process) {
                    self.network.close(id, true);
                }
            }),
            "lose" => done(|| self.network.lose(id)),
            "linger" => done(|| self.network.get_mut(id).expect("open").options.linger = 0),
            "reuse" => {
                done(|| self.network.get_mut(id).expect("open").options.reuse_address = true)
            }
            "count" => self.network.sockets().count().to_string(),
            other => panic!("no operation {other}"),
        }
    }
}

fn done(operation: impl FnOnce()) -> String {
    operation();
    "ok".to_owned()
}

/// `1:80` is 127.0.0.1, `2:80` is 127.0.0.2, `0:80` all addresses, `a:80` and `b:80` the hosts
/// with names, and `x:80` nobody's.
pub(crate) fn address(text: &str) -> Address {
    let (host, port) = text.split_once(':').expect("host and port");
    let ip = match host {
        "0" => 0,
        "1" => 0x7f00_0001,
        "2" => 0x7f00_0002,
        "a" => 0x0a00_0001,
        "b" => 0x0a00_0002,
        _ => 0xc000_0201,
    };
    Address { ip, port: port.parse().expect("a number") }
}

fn result(result: Result<String, NetError>) -> String {
    result.unwrap_or_else(|net_error| match net_error {
        NetError::AddressInUse => "in use".into(),
        NetError::CannotAssign => "cannot assign".into(),
        NetError::ConnectionRefused => "refused".into(),
        NetError::Reset => "reset".into(),
        NetError::ResetByPeer => "reset by peer".into(),
        NetError::BrokenPipe => "broken pipe".into(),
        NetError::Unreachable => "unreachable".into(),
    })
}

/// A listener `l` on port 80, and a connection from `c` to `s`.
const CONNECTED: &str = "bind l 1:80; listen l 5; connect c 1:80; accept s l = ok 1; ";

/// Operations, each with `= result` unless that is `ok`. A `+` stands for [`CONNECTED`].
const SCRIPTS: &[(&str, &str)] = &[
    ("nobody listens", "connect c 1:80 = refused"),
    ("bound is not listening", "bind l 1:80; connect c 1:80 = refused"),
    ("a connect needs no accept", "bind l 0:80; listen l 5; connect c 1:80; write c hi = 2"),
    ("accept waits", "bind l 0:80; listen l 5; accept s l = waits"),
    (
        "accepted in order",
        "bind l 0:80; listen l 5; connect c 1:80; connect d 1:80; write c c = 1; write d d = 1; \
         accept s l = ok 1; accept t l = ok 1; read s 1 = c; read t 1 = d",
    ),
    (
        "a queue of one takes two",
        "bind l 0:80; listen l 1; connect c 1:80; connect d 1:80; connect e 1:80 = waits; \
         accept s l = ok 1; connect e 1:80; connect f 1:80 = waits",
    ),
    ("one listener per port", "bind l 0:80; listen l 5; bind m 0:80 = in use"),
    (
        "two may bind but only one listens",
        "reuse l; reuse m; bind l 1:80; bind m 1:80 = ok; listen l 5; listen m 5 = in use",
    ),
    ("even for those who reuse", "reuse l; reuse m; bind l 1:80; listen l 5; bind m 1:80 = in use"),
    ("all addresses hinder one", "bind l 0:80; listen l 5; bind m 1:80 = in use"),
    ("one address hinders all", "bind l 1:80; listen l 5; bind m 0:80 = in use"),
    ("two addresses, two listeners", "bind l 1:80; listen l 5; bind m 2:80; listen m 5"),
    (
        "a listener hears its own address only",
        "bind l 2:80; listen l 5; connect c 1:80 = refused; connect d 2:80; accept s l = ok 1",
    ),
    ("a closed listener frees its port", "bind l 0:80; listen l 5; close l; bind m 0:80"),
    (
        "connections outlive their listener",
        "+ close l; write c x = 1; read s 1 = x; reuse m; bind m 1:80; listen m 5; connect d 1:80",
    ),
    ("a foreign address", "bind l x:80 = cannot assign; connect c x:80 = unreachable"),
    ("a host of its own", "bind l@2 0:80; listen l 5; connect c a:80; connect d 1:80 = refused"),
    (
        "loopback is each host's own",
        "bind l@2 1:80; listen l 5; connect c a:80 = refused; connect d@2 1:80",
    ),
    ("the other host's address", "bind l@2 b:80 = cannot assign; bind m@2 a:80"),
    (
        "ports of hosts differ",
        "bind l@2 0:80; listen l 5; bind m@3 0:80; listen m 5; connect c@3 a:80; accept s l = ok 2",
    ),
    (
        "processes of a host share ports",
        "bind l@0 0:80; listen l 5; bind m@1 0:80 = in use; connect c@1 1:80",
    ),
    (
        "bytes in order",
        "+ write c ab = 2; write c cd = 2; read s 3 = abc; read s 3 = d; read s 3 = waits",
    ),
    ("both directions", "+ write c ab = 2; write s cd = 2; read s 9 = ab; read c 9 = cd"),
    (
        "a full buffer",
        "+ write c 0123456789 = 8; write c 89 = waits; read s 3 = 012; write c 89a = 3; write c b = waits",
    ),
    ("directions have their own buffers", "+ write c 01234567 = 8; write s x = 1"),
    (
        "the end comes after the bytes",
        "+ write c ab = 2; close c; read s 1 = a; read s 9 = b; read s 9 = end; read s 9 = end",
    ),
    (
        "half closed",
        "+ shut-out c; read s 9 = end; write s yes = 3; read c 9 = yes; write c x = broken pipe",
    ),
    (
        "shut input",
        "+ write s x = 1; shut-in c; read c 9 = end; write s y = 1; write c z = 1; read s 1 = z",
    ),
    (
        "closed with unread bytes",
        "+ write c x = 1; close s; read c 9 = end; write c x = broken pipe; read c 9 = end",
    ),
    (
        "closed with unread bytes, then written to",
        "+ write c x = 1; close s; write c x = broken pipe; read c 9 = end",
    ),
    (
        "closed with bytes for the other",
        "+ write c x = 1; write s yz = 2; close s; read c 9 = yz; read c 9 = end",
    ),
    (
        "written to after the close",
        "+ close s; write c x = 1; write c x = broken pipe; read c 9 = end",
    ),
    (
        "no linger",
        "+ write s x = 1; linger s; close s; read c 9 = x; read c 9 = reset; read c 9 = end; write c x = broken pipe",
    ),
    (
        "no linger, then written to",
        "+ linger s; close s; write c x = reset by peer; write c x = broken pipe; read c 9 = end",
    ),
    (
        "no linger after the end",
        "+ shut-out s; read c 9 = end; linger s; close s; write c x = broken pipe; read c 9 = end",
    ),
    (
        "a process dies with unread bytes",
        "+ write c x = 1; die s; read c 9 = reset; write c x = broken pipe",
    ),
    (
        "a process dies with nothing unread",
        "+ die s; read c 9 = end; write c x = 1; write c x = broken pipe",
    ),
    (
        "both ways shut",
        "+ shut-in s; shut-out s; write c x = 1; write c x = broken pipe; read c 9 = end",
    ),
    (
        "never accepted",
        "bind l 1:80; listen l 5; connect c 1:80; close l; read c 9 = reset; write c x = broken pipe",
    ),
    (
        "never accepted, written to",
        "bind l 1:80; listen l 5; connect c 1:80; close l; write c x = reset by peer",
    ),
    (
        "lost",
        "+ write c x = 1; lose c; read c 1 = reset; read s 9 = x; read s 9 = reset; write s x = broken pipe",
    ),
    (
        "a writer who waits is told",
        "+ write c 01234567 = 8; write c 8 = waits; close s; write c 8 = broken pipe",
    ),
    ("nothing is left", "+ close c; close s; close l; count l = 0"),
    ("an end is kept for the other", "+ close c; close l; count l = 2; close s; count l = 0"),
    (
        "bound clients",
        "bind l 1:80; listen l 5; bind c 2:99; connect c 1:80; accept s l = ok 2; bind d 2:99 = in use",
    ),
    ("any port", "bind l 0:0; bind m 0:0; bind n 1:0"),
];

pub(crate) fn follow(name: &str, script: &str, mut run: Run) -> Run {
    let script = script.replace("+ ", CONNECTED);
    for step in script.split(';').map(str::trim) {
        let (operation, expected) = step.split_once(" = ").unwrap_or((step, "ok"));
        assert_eq!(run.run(&words(operation)), expected, "{name}: {operation}");
    }
    run
}

/// An operation and up to two arguments.
pub(crate) fn words(operation: &str) -> Vec<&str> {
    let mut words: Vec<&str> = operation.split_whitespace().collect();
    words.resize(3, "");
    words
}

#[test]
fn scripts_come_out_as_on_linux() {
    for channel in [Channel::Tree, Channel::Queue] {
        for (name, script) in SCRIPTS {
            follow(name, script, Run::new(Some(BUFFER), channel));
        }
    }
}

#[test]
fn a_buffer_without_bounds_is_never_full() {
    let script = "+ write c 0123456789 = 10; write c 0123456789 = 10; read s 15 = 012345678901234; \
                  write c x = 1; read s 99 = 56789x; read s 1 = waits";
    follow("without bounds", script, Run::new(None, Channel::Tree));
}
