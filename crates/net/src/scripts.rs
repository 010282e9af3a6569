//! Tests of the rules of TCP and of datagrams: short scripts of operations, each with what has to come of it. What
//! they expect was seen on the sockets of Linux.

use std::collections::BTreeMap;

use crate::{
    Address, Awaits, Change, Channel, Events, Fate, Ip, Membership, NetError, Network,
    NetworkSettings, Sent, SocketId,
};
use heddle_access::{ProcessId, ThreadId};

/// The hosts of processes 0, 1, 2 and 3.
const HOSTS: [&str; 4] = ["localhost", "localhost", "alpha", "beta"];
const BUFFER: usize = 8;
const THREAD: ThreadId = ThreadId(0);

/// Names with an optional `@process` stand for sockets, which are made when first named: for
/// datagrams if they begin with a capital letter.
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
        let process = ProcessId(process.parse().expect("a number"));
        let id = match name.starts_with(char::is_uppercase) {
            true => {
                let number = self.network.create_mailbox(process);
                self.network.numbered(process, number).expect("just made")
            }
            false => self.network.create(process),
        };
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
                    let [.., from] = accepted.remote.ip.four().to_be_bytes();
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
            "send" | "lost" | "twice" | "ahead" => {
                let fate = match words[0] {
                    "lost" => Fate::Lost,
                    "twice" => Fate::Duplicated,
                    "ahead" => Fate::Reordered,
                    _ => Fate::Delivered,
                };
                let (to, text) = words[2].split_once('/').expect("an address and a text");
                let to = (!to.is_empty()).then(|| address(to));
                let sent = self.network.send(id, to, text.as_bytes(), None, fate);
                result(sent.map(|sent| match sent {
                    Sent::Delivered(_) => "ok".to_owned(),
                    Sent::Nobody => "nobody".to_owned(),
                    Sent::Full => "full".to_owned(),
                    Sent::Lost => "lost".to_owned(),
                    Sent::Group(count) => count.to_string(),
                }))
            }
            "receive" if !self.network.is_ready(Awaits::Ready(id, Events::IN), THREAD) => {
                "waits".to_owned()
            }
            "receive" => result(self.network.receive(id, true).map(|taken| match taken {
                Some(taken) => String::from_utf8(taken.bytes.to_vec()).expect("text"),
                None => "nothing".to_owned(),
            })),
            "poll" => self.network.is_ready(Awaits::Ready(id, Events::IN), THREAD).to_string(),
            "enter" | "quit" => {
                let change = if words[0] == "enter" { Change::Join } else { Change::Leave };
                let group = address(words[2]).ip.four();
                let membership = Membership { group, interface: 0, source: 0 };
                let changed = self.network.change_membership(id, change, membership);
                result(changed.map(|()| "ok".to_owned()))
            }
            "join" => done(|| self.network.connect_mailbox(id, address(words[2]))),
            "leave" => done(|| self.network.disconnect_mailbox(id)),
            "shut" => done(|| self.network.shut(id)),
            "room" => {
                done(|| self.network.get_mut(id).expect("open").options.receive_buffer = 1152)
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
/// with names, `g:80` and `h:80` groups, and `x:80` nobody's.
pub(crate) fn address(text: &str) -> Address {
    let (host, port) = text.rsplit_once(':').expect("host and port");
    let port = port.parse().expect("a number");
    let ip = match host {
        "0" => return Address { ip: Ip::ANY, port },
        "::" => return Address { ip: Ip::ANY_SIX, port },
        "::1" => return Address { ip: Ip::LOOPBACK_SIX, port },
        "1" => 0x7f00_0001,
        "2" => 0x7f00_0002,
        "a" => 0x0a00_0001,
        "b" => 0x0a00_0002,
        "g" => 0xe600_0001,
        "h" => 0xe600_0002,
        _ => 0xc000_0201,
    };
    Address { ip: Ip::Four(ip), port }
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
        NetError::NetworkUnreachable => "no network".into(),
        NetError::PortUnreachable => "port unreachable".into(),
        NetError::MessageTooLong => "too long".into(),
        NetError::Invalid => "invalid".into(),
        NetError::IsConnected => "connected".into(),
        NetError::NotConnected => "not connected".into(),
        NetError::NotFound => "not found".into(),
        NetError::NoDevice => "no device".into(),
        NetError::SharedPort => "shared".into(),
        NetError::FaultInGroup => "fault in group".into(),
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
        "+ write s x = 1; shut-in c; read c 9 = x; read c 9 = end; write s y = 1; read c 9 = y; write c z = 1; read s 1 = z",
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
    (
        "datagrams are whole",
        "bind A 1:80; bind B 1:81; send B 1:80/ab; send B 1:80/c; receive A = ab; receive A = c; receive A = waits",
    ),
    (
        "nobody is bound",
        "bind B 1:81; send B 1:80/ab = nobody; send B 1:80/ab = nobody; receive B = waits",
    ),
    (
        "a datagram waits for nobody",
        "bind B 1:81; send B 1:80/ab = nobody; bind A 1:80; receive A = waits",
    ),
    (
        "all addresses",
        "bind A 0:80; bind B 0:81; send B 1:80/x; send B 2:80/y; receive A = x; receive A = y",
    ),
    (
        "one address",
        "bind A 2:80; bind B 0:81; send B 1:80/x = nobody; send B 2:80/y; receive A = y",
    ),
    ("one socket per port", "bind A 0:80; bind B 1:80 = in use; close A; bind B 1:80"),
    (
        "connections have other ports",
        "bind A 0:80; bind l 0:80; listen l 5; connect c 1:80; send A 1:80/x; receive A = x",
    ),
    (
        "between hosts",
        "bind A@2 0:80; bind B@3 0:81; send B a:80/x; receive A = x; send B 1:80/y = nobody; send B x:80/z = nobody",
    ),
    (
        "who is connected hears from one",
        "bind A 1:80; bind B 1:81; bind C 1:82; send C 1:80/before; join A 1:81; send C 1:80/x = nobody; \
         send B 1:80/y; receive A = before; receive A = y; leave A; send C 1:80/z; receive A = z",
    ),
    (
        "who is connected is told that nobody is bound",
        "bind A 1:80; join A 1:81; send A /x = nobody; receive A = port unreachable; receive A = waits; \
         send A /x = nobody; send A /x = port unreachable; send A /x = nobody; bind B 1:81; \
         receive A = port unreachable; send A /y; receive B = y",
    ),
    (
        "a host that is not there tells nothing",
        "bind A 0:80; join A x:81; send A /x = nobody; receive A = waits",
    ),
    (
        "connected to who hears from another",
        "bind A 1:80; bind B 1:81; join B 1:82; join A 1:81; send A /x = nobody; receive A = port unreachable",
    ),
    (
        "a full queue",
        "bind A 1:80; room A; bind B 1:81; send B 1:80/a; send B 1:80/b; send B 1:80/c = full; receive A = a; send B 1:80/d; receive A = b; receive A = d; receive A = waits",
    ),
    (
        "closed",
        "bind A 1:80; bind B 1:81; send B 1:80/x; close A; send B 1:80/y = nobody; count B = 1",
    ),
    (
        "the end of a process",
        "bind A@1 1:80; bind B 1:81; end A; send B 1:80/y = nobody; count B = 1",
    ),
    (
        "what goes wrong on the way",
        "bind A 1:80; bind B 1:81; lost B 1:80/a = lost; receive A = waits; twice B 1:80/b; receive A = b; \
         receive A = b; ahead B 1:80/c; ahead B 1:80/d; send B 1:80/e; receive A = d; receive A = c; receive A = e",
    ),
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
fn a_socket_that_is_shut_keeps_its_number() {
    let mut run = follow("shut", "bind A 1:80; shut A; bind B 1:80", Run::new(None, Channel::Tree));
    let (a, b) = (run.sockets["A"], run.sockets["B"]);
    let number = |run: &Run, id| run.network.get(id).and_then(|it| it.number);
    let first = crate::network::FIRST_NUMBER;
    assert_eq!((number(&run, a), number(&run, b)), (None, Some(first + 1)));
    assert_eq!(run.network.create_mailbox(ProcessId(0)), first + 2);
    run.network.free(ProcessId(0), first);
    assert_eq!(run.network.create_mailbox(ProcessId(0)), first);
}

#[test]
fn a_datagram_has_a_largest_size() {
    let mut run = follow("size", "bind A 1:80", Run::new(None, Channel::Tree));
    let to = Some(address("1:80"));
    let mut send =
        |length| run.network.send(run.sockets["A"], to, &vec![0; length], None, Fate::Delivered);
    assert_eq!(send(65_508), Err(NetError::MessageTooLong));
    assert!(matches!(send(65_507), Ok(Sent::Delivered(_))));
}

#[test]
fn a_buffer_without_bounds_is_never_full() {
    let script = "+ write c 0123456789 = 10; write c 0123456789 = 10; read s 15 = 012345678901234; \
                  write c x = 1; read s 99 = 56789x; read s 1 = waits";
    follow("without bounds", script, Run::new(None, Channel::Tree));
}
