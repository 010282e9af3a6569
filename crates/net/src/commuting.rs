//! Tests of plans: two operations that meet in no place commute.
//!
//! On networks made by scripts, every two operations that could both be done now are done in both
//! orders. If their plans have no place in common, both must come out the same, and the networks too.
//! Some that have one must come out different, or the comparison sees nothing.

use crate::scripts::{Run, address, follow, words};
use crate::{
    Address, Change, Channel, Description, Events, Fate, Membership, NetworkStatus, Others, Plan,
    Request, ThreadView,
};
use heddle_access::{ProcessId, ThreadId};

/// Two threads that can reach all sockets of their processes.
const ONE: ThreadId = ThreadId(0);
const OTHER: ThreadId = ThreadId(1);

/// A listener `l` of process 2, its connection `s` from `c` of process 0, one that waits from `d` of
/// process 3; `v`, `w`, `x` and `y` are idle. Who connects has a port of its own: those that nobody
/// asked for are given in turn, and that two sockets may get each other's is no place.
const CONNECTED: &str = "bind l@2 0:80; listen l 5; connect c@0 a:80; accept s l = ok 1; \
                         connect d@3 a:80; bind v@1 0:95; bind w@3 0:96; \
                         reuse x@1; reuse y@3";

/// What is done before, and the operations that are tried in pairs.
const CASES: &[(&str, &str)] = &[
    (
        "write c abcd = 4; write s ef = 2",
        "write c gh; write s ij; read c 1; read c 9; read s 2; read s 9; available c; available s; \
         shut-in c; shut-in s; shut-out c; shut-out s; linger c; linger s; close c; close s; \
         lose c; lose s; accept t l; close l; write d k; close d; connect v a:80; connect w a:80; \
         bind x 0:90; bind y 0:90; end c; end s; end d",
    ),
    (
        "close d; accept u l = ok 2",
        "write c gh; write s ij; available c; shut-in c; shut-out s; close c; close s; lose c; \
         connect v a:80; connect w a:80; close l; read u 9; close u; end x; end s",
    ),
    (
        "write c abcd = 4; shut-out c; shut-in c",
        "read s 2; read s 9; read c 1; write s ij; available c; available s; shut-out s; close s; \
         close c; lose c; linger s; end c",
    ),
    (
        "write s ef = 2; linger s; close s",
        "read c 1; read c 9; write c gh; available c; shut-in c; shut-out c; close c; lose c",
    ),
    (
        "bind m@0 1:90; listen m 0; bind n@1 1:91; connect v 1:90",
        "accept t m; close m; listen n 3; close n; connect v 1:91; bind o@1 0:90; bind p@0 0:91; \
         bind q@3 0:90; bind q@3 0:91; end m; end x; connect w 1:90; connect r@1 1:91",
    ),
    (
        "bind A 1:70; bind B@1 1:71; bind C 1:72; bind D@1 1:73; send B 1:70/p; send B 1:70/q; join D 1:79; \
         bind F 1:74; join F 1:78; send F /x = nobody",
        "send B 1:70/r; send C 1:70/s; send D /t; send C 1:71/u; send C 1:77/v; receive A; receive B; poll A; \
         poll B; join A 1:71; join B 1:70; leave D; close A; close B; end B; bind G@1 1:77; bind H@1 1:79; \
         send A 1:71/w; receive F; send F /y; poll F; close F; ahead C 1:70/z; twice B 1:72/a; receive C; poll C",
    ),
    (
        "bind A 1:70; room A; bind B@1 1:71; bind C 1:72; send B 1:70/p; send B 1:70/q",
        "send B 1:70/r; send C 1:70/s; receive A; poll A; close A; join A 1:71; send A 1:72/t",
    ),
    (
        "reuse A; bind A 0:70; enter A g:0; reuse B@1; bind B@1 0:71; reuse C; bind C 0:70; reuse E@2; \
         bind E@2 0:70; enter E g:0; reuse F@3",
        "send B g:70/p; send C g:70/q; send A h:70/r; enter C g:0; enter A h:0; quit A g:0; quit E g:0; receive A; \
         receive C; receive E; poll A; close A; close C; join A 1:71; bind F@3 0:70; end E; send E g:70/s",
    ),
];

/// Pairs that meet, with the number of their case: the order matters.
const DEPENDENT: &[(usize, &str, &str)] = &[
    (0, "write c gh", "read s 9"),
    (0, "write c gh", "available s"),
    (0, "read s 2", "read s 9"),
    (0, "close c", "write s ij"),
    (0, "lose c", "write s ij"),
    (0, "close l", "connect v a:80"),
    (0, "shut-out c", "write c gh"),
    (0, "linger c", "close c"),
    (4, "accept t m", "close m"),
    (4, "bind o@1 0:90", "close m"),
    (5, "send B 1:70/r", "send C 1:70/s"),
    (5, "send C 1:77/v", "bind G@1 1:77"),
    (5, "send C 1:70/s", "close A"),
    (5, "send C 1:70/s", "join A 1:71"),
    (5, "receive F", "send F /y"),
    (5, "send C 1:71/u", "poll B"),
    (5, "ahead C 1:70/z", "send B 1:70/r"),
    (6, "send B 1:70/r", "receive A"),
    (7, "send B g:70/p", "enter C g:0"),
    (7, "send C g:70/q", "quit A g:0"),
    (7, "send B g:70/p", "send C g:70/q"),
];

fn split(operations: &str) -> Vec<&str> {
    operations.split(';').map(str::trim).collect()
}

fn prepared(before: &str, channel: Channel) -> Run {
    let script = format!("{CONNECTED}; {before}");
    let mut run = follow("before", &script, Run::new(None, channel));
    // All names stand for sockets before two operations are compared.
    for (_, operations) in CASES {
        for operation in split(operations).iter().filter(|word| !word.starts_with("accept")) {
            run.socket(words(operation)[1]);
        }
    }
    run
}

/// The process that does an operation, and its plan; nothing for sockets that cannot do it.
fn planned(run: &Run, operation: &str, thread: ThreadId) -> Option<(ProcessId, Plan)> {
    let words = words(operation);
    let name = words[if words[0] == "accept" { 2 } else { 1 }].split('@').next()?;
    let id = *run.sockets.get(name)?;
    let socket = run.network.get(id).filter(|socket| !socket.closed)?;
    let is_connected = socket.end().is_some();
    let request = match words[0] {
        "connect" if !is_connected => Request::Connect { to: address(words[2]) },
        "bind" if socket.local.is_none() => {
            let Address { ip, port } = address(words[2]);
            Request::Bind { ip, port }
        }
        "listen" => Request::Listen { backlog: 3 },
        "accept" => Request::Accept { limited: false },
        "read" => Request::Read { at_most: words[2].parse().ok()?, limited: false },
        "write" => Request::Write { count: words[2].len() as u64 },
        "available" => Request::Available,
        "linger" => Request::SetOption,
        "shut-in" => Request::ShutInput,
        "shut-out" => Request::ShutOutput,
        "close" => Request::Close,
        "lose" => Request::Lose,
        "send" | "twice" | "ahead" => {
            let to = words[2].split_once('/').map(|(to, _)| to).filter(|to| !to.is_empty());
            let fate = match words[0] {
                "twice" => Fate::Duplicated,
                "ahead" => Fate::Reordered,
                _ => Fate::Delivered,
            };
            Request::Send { to: to.map(address), fate }
        }
        "receive" => Request::Receive { room: 99, told: true },
        "poll" => Request::Poll { events: Events::IN, waits: false },
        "join" | "leave" => Request::Hear(None),
        "enter" | "quit" => {
            let change = if words[0] == "enter" { Change::Join } else { Change::Leave };
            let group = address(words[2]).ip.four();
            Request::Group { change, membership: Membership { group, interface: 0, source: 0 } }
        }
        "end" => {
            let accesses = run.network.plan_end(socket.process);
            return Some((socket.process, Plan { accesses, ..Plan::default() }));
        }
        _ => return None,
    };
    Some((socket.process, run.network.plan(id, request, true, thread)))
}

/// All there is to see of a network, by the names of its sockets.
fn described(run: &Run) -> Vec<u64> {
    let idle = NetworkStatus::default();
    let held: Vec<u32> = run.sockets.values().map(|id| id.0 + 1).collect();
    let mut out = Vec::new();
    let thread = |_| ThreadView { name: 1, status: &idle, awaits: None, accesses: &[] };
    let others = Others { threads: u64::MAX, by_process: &[] };
    Description::new(&run.network, &held, thread, others, &mut out);
    out
}

/// What comes of two operations one after the other: their results, and the network.
fn outcome(before: &Run, first: &str, second: &str) -> (String, String, Vec<u64>) {
    let mut run = before.clone();
    let first = run.run(&words(first));
    // What had not to wait before must not have to now.
    let second = run.run(&words(second));
    (first, second, described(&run))
}

fn commute(before: &Run, one: &str, other: &str) -> bool {
    let (of_one, of_other, network) = outcome(before, one, other);
    let (other_first, one_second, also) = outcome(before, other, one);
    (of_one, of_other, network) == (one_second, other_first, also)
}

fn meet(one: &Plan, other: &Plan) -> bool {
    one.accesses.iter().any(|access| other.accesses.iter().any(|its| access.overlaps(its)))
}

#[test]
fn operations_that_meet_nowhere_commute() {
    let mut apart = 0;
    for channel in [Channel::Tree, Channel::Queue] {
        for (before, operations) in CASES {
            let run = prepared(before, channel);
            let operations = split(operations);
            for (index, one) in operations.iter().enumerate() {
                for other in &operations[index + 1..] {
                    let Some((process, plan)) = planned(&run, one, ONE) else { continue };
                    let Some((others, its)) = planned(&run, other, OTHER) else { continue };
                    // The end of a process meets all that the process does.
                    let ends =
                        process == others && (one.starts_with("end") || other.starts_with("end"));
                    let waits = plan.awaits.is_some() || its.awaits.is_some();
                    if ends || waits || meet(&plan, &its) {
                        continue;
                    }
                    apart += 1;
                    assert!(commute(&run, one, other), "after {before}: {one}, {other}");
                }
            }
        }
    }
    assert!(apart > 400, "only {apart} pairs were compared");
}

#[test]
fn where_the_order_matters_operations_meet() {
    for &(case, one, other) in DEPENDENT {
        let run = prepared(CASES[case].0, Channel::Tree);
        let plan = |operation, thread| planned(&run, operation, thread).expect("possible").1;
        assert!(!commute(&run, one, other), "{one}, {other} commute");
        assert!(meet(&plan(one, ONE), &plan(other, OTHER)), "{one}, {other} do not meet");
    }
}
