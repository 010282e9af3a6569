//! Runs made by hand, and what is told of them.

use heddle_access::SocketId;
use heddle_jvm::events::{Event, What, Wire};
use heddle_jvm::state::{ProcessId, ThreadId};
use heddle_jvm::view::Location;

use heddle_net::NetEvent;

use super::{At, Narrator, Told, joined, library_call};
use crate::testing::{event, library, own};

/// A narrator that knows of a second thread: from then on accesses are told.
fn narrator() -> Narrator {
    Narrator { started: true, ..Narrator::default() }
}

fn tell(narrator: &mut Narrator, events: Vec<Event>) -> Vec<Told> {
    narrator.tell_events(events, |_| ProcessId(0), |thread: ThreadId| format!("t{}", thread.0))
}

fn texts(shown: &[Told]) -> Vec<String> {
    shown.iter().map(|shown| format!("{} {}", shown.thread, shown.text)).collect()
}

fn check(events: Vec<Event>, expected: &[&str]) {
    assert_eq!(texts(&tell(&mut narrator(), events)), expected);
}

fn write(thread: u32, place: &str, value: &str, stack: &[Location]) -> Event {
    event(thread, What::Write { place: place.into(), value: value.into() }, stack)
}

fn read(thread: u32, place: &str, value: &str, stack: &[Location]) -> Event {
    event(thread, What::Read { place: place.into(), value: value.into() }, stack)
}

fn print(thread: u32, stream: u8, text: &str, stack: &[Location]) -> Event {
    event(thread, What::Print { stream, text: text.into() }, stack)
}

/// What is told where the program itself does something.
fn check_own(what: What, expected: &str) {
    check(vec![event(1, what, &[own("A.run:5")])], &[&format!("t1 {expected}")]);
}

#[test]
fn the_programs_own_deeds_are_told_as_they_are() {
    let object = || "lock".to_owned();
    check_own(What::Enter { object: object() }, "locks lock");
    check_own(What::Exit { object: object() }, "unlocks lock");
    check_own(What::Wait { object: object(), limit: false }, "waits on lock");
    check_own(What::Wait { object: object(), limit: true }, "waits on lock, with a time limit");
    check_own(What::Resume { object: object(), why: "notified" }, "goes on with lock: notified");
    check_own(What::Notify { object: object(), woken: vec![] }, "notifies nobody on lock");
    let woken = vec!["a".into(), "b".into()];
    check_own(What::Notify { object: object(), woken }, "notifies a, b on lock");
    check_own(What::Sleep, "sleeps");
    check_own(What::Start { thread: "t2".into() }, "starts t2");
    check_own(What::End, "ends");
    check_own(What::Halt { status: 3 }, "ends the program with status 3");
    check_own(What::Network(NetEvent::Listen { port: 80 }), "listens on port 80");
    check_own(
        What::Network(NetEvent::Connect { to: "a:80".into(), done: true }),
        "connects to a:80",
    );
    check_own(
        What::Network(NetEvent::Connect { to: "a:80".into(), done: false }),
        "is refused at a:80",
    );
    check_own(What::Network(NetEvent::Send { bytes: b"hi\n".to_vec() }), "sends \"hi\\n\"");
    check_own(What::Network(NetEvent::Receive { bytes: b"hi".to_vec() }), "receives \"hi\"");
    let (to, from) = ("server:7000".to_owned(), "client:40000".to_owned());
    let sent = |bytes: &[u8], outcome| {
        What::Network(NetEvent::SendDatagram { bytes: bytes.to_vec(), to: to.clone(), outcome })
    };
    check_own(sent(b"hello", ""), "sends 5 bytes to server:7000: \"hello\"");
    check_own(sent(b"x", "it is lost"), "sends 1 byte to server:7000: \"x\"; it is lost");
    let received = |length| {
        What::Network(NetEvent::ReceiveDatagram {
            bytes: b"hi".to_vec(),
            length,
            from: from.clone(),
        })
    };
    check_own(received(2), "receives 2 bytes from client:40000: \"hi\"");
    check_own(received(9), "receives 2 of 9 bytes from client:40000: \"hi\"");
    check_own(What::Network(NetEvent::Receive { bytes: vec![] }), "reads the end of the stream");
    check_own(What::Choose { question: "which?".into(), answer: "2".into() }, "which? gives 2");
    check_own(What::Cross { event: "?i.m^".into(), thrown: None }, "?i.m^");
    let thrown = Some("Oops".into());
    check_own(What::Cross { event: "!i.m$".into(), thrown }, "!i.m$ with Oops");
}

#[test]
fn a_value_is_told_where_there_is_one() {
    let stack = [own("A.run:5")];
    check(vec![write(1, "a.x", "1", &stack)], &["t1 writes a.x = 1"]);
    check(vec![write(1, "a.x", "", &stack)], &["t1 writes a.x"]);
    check(vec![read(1, "a.x", "1", &stack)], &["t1 reads a.x: 1"]);
}

#[test]
fn where_it_happens_is_the_innermost_line_of_the_program() {
    let stack = [library("java.io.PrintStream.println:9"), own("p.A.run:5"), own("p.A.main:2")];
    let shown = tell(&mut narrator(), vec![print(1, 1, "x", &stack)]);
    let at = At {
        class: "p.A".into(),
        method: "run".into(),
        file: Some("A.java".into()),
        line: Some(5),
    };
    assert_eq!(shown[0].at, Some(at));
    assert_eq!((shown[0].number, shown[0].thread.as_str()), (1, "t1"));
}

#[test]
fn accesses_are_told_once_there_is_a_second_thread() {
    let stack = [own("A.main:1")];
    let mut narrator = Narrator::default();
    let before = tell(&mut narrator, vec![write(0, "a.x", "1", &stack)]);
    assert!(before.is_empty());
    let start = event(0, What::Start { thread: "t1".into() }, &[own("A.main:2")]);
    let after = tell(&mut narrator, vec![start, write(0, "a.x", "2", &[own("A.main:3")])]);
    assert_eq!(texts(&after), ["t0 starts t1", "t0 writes a.x = 2"]);
}

/// Inside `ReentrantLock.lock`, called by the program.
fn in_lock() -> [Location; 3] {
    [
        library("java.util.concurrent.locks.AbstractQueuedSynchronizer.acquire:7"),
        library("java.util.concurrent.locks.ReentrantLock.lock:3"),
        own("A.run:5"),
    ]
}

#[test]
fn what_happens_inside_a_library_call_is_told_as_that_call() {
    let inside = vec![
        read(1, "sync.state", "0", &in_lock()),
        write(1, "sync.state", "1", &in_lock()),
        write(1, "sync.owner", "t1", &in_lock()),
    ];
    check(inside, &["t1 ReentrantLock.lock()"]);
}

#[test]
fn a_call_that_turns_out_to_wait_is_told_as_waiting() {
    let park = What::Park { blocker: "a lock".into() };
    let events = vec![read(1, "sync.state", "1", &in_lock()), event(1, park, &in_lock())];
    check(events, &["t1 ReentrantLock.lock() waits for a lock"]);
}

#[test]
fn a_call_that_others_interrupt_goes_on_later() {
    let other = [own("A.main:9")];
    let events = vec![
        read(1, "sync.state", "0", &in_lock()),
        write(0, "a.x", "1", &other),
        write(1, "sync.state", "1", &in_lock()),
    ];
    let told = ["t1 ReentrantLock.lock()", "t0 writes a.x = 1", "t1 ReentrantLock.lock() goes on"];
    check(events, &told);
}

#[test]
fn the_same_again_is_counted() {
    let stack = [own("A.run:5")];
    let reads = || read(1, "a.x", "0", &stack);
    check(vec![reads(), reads()], &["t1 reads a.x: 0, 2 times"]);
    check(
        vec![reads(), reads(), reads(), write(1, "a.x", "1", &stack), reads()],
        &["t1 reads a.x: 0, 3 times", "t1 writes a.x = 1", "t1 reads a.x: 0"],
    );
    // In another step it is told again; whoever draws the run may count it.
    let mut narrator = narrator();
    tell(&mut narrator, vec![reads()]);
    assert_eq!(texts(&tell(&mut narrator, vec![reads()])), ["t1 reads a.x: 0"]);
    let other_line = vec![read(1, "a.x", "0", &stack), read(1, "a.x", "0", &[own("A.run:6")])];
    check(other_line, &["t1 reads a.x: 0", "t1 reads a.x: 0"]);
}

#[test]
fn output_is_told_line_by_line_and_kept_by_stream() {
    let stack = [library("java.io.PrintStream.print:9"), own("A.run:5")];
    let mut narrator = narrator();
    let events = vec![
        print(1, 1, "a", &stack),
        print(1, 1, "b\n", &stack),
        print(1, 1, "c\n", &stack),
        print(1, 2, "oops\n", &stack),
    ];
    let shown = tell(&mut narrator, events);
    let told = ["t1 prints \"ab\\n\"", "t1 prints \"c\\n\"", "t1 prints \"oops\\n\""];
    assert_eq!(texts(&shown), told);
    assert_eq!(narrator.output, [(1, "ab\nc\n".to_owned()), (2, "oops\n".to_owned())]);
}

#[test]
fn how_threads_and_classes_are_made_is_not_told() {
    let plumbing = |at: &str| vec![write(1, "x", "1", &[library(at), own("A.run:5")])];
    check(plumbing("java.lang.Thread.start:1"), &[]);
    check(plumbing("java.util.HashMap.<clinit>:1"), &[]);
    check(plumbing("java.lang.Object.wait:1"), &[]);
    check(plumbing("java.lang.Integer.<init>:1"), &[]);
    check(plumbing("java.util.HashMap.put:1"), &["t1 HashMap.put()"]);
    // What the library does on its own account is nobody's.
    check(vec![write(1, "x", "1", &[library("java.util.Timer.mainLoop:1")])], &[]);
    // The machine itself tells of an uncaught exception.
    check(vec![print(1, 2, "boom", &[library("java.lang.Throwable.printStackTrace:1")])], &[]);
}

#[test]
fn library_calls_have_names() {
    let named = |at: &str| library_call(&[library(at), own("A.run:5")]);
    assert_eq!(named("java.util.HashMap.put:1").as_deref(), Some("HashMap.put()"));
    assert_eq!(named("java.util.HashMap.<init>:1").as_deref(), Some("new HashMap()"));
    assert_eq!(named("java.util.HashMap.<clinit>:1").as_deref(), Some("static HashMap()"));
    assert_eq!(library_call(&[own("A.run:5")]), None);
    // A thread of the library: what it was led to, not what led there.
    let worker = [
        library("java.util.concurrent.FutureTask.get:1"),
        library("java.util.concurrent.ThreadPoolExecutor.runWorker:2"),
        library("java.lang.Thread.run:3"),
    ];
    assert_eq!(library_call(&worker).as_deref(), Some("FutureTask.get()"));
}

#[test]
fn only_output_is_joined_and_only_within_a_line() {
    let both = joined("prints \"a\"", "prints \"b\"");
    assert_eq!(both.as_deref(), Some("prints \"ab\""));
    assert_eq!(joined("prints \"a\\n\"", "prints \"b\""), None);
    assert_eq!(joined("reads x", "prints \"b\""), None);
}

/// An event on the connection between client 7 and server 8, seen from one of them.
fn on_wire(thread: u32, what: NetEvent, client: bool, stack: &[Location]) -> Event {
    let (own, peer) = if client { (7, 8) } else { (8, 7) };
    let with = if client { "server" } else { "client" }.to_owned();
    let wire = Wire {
        own: SocketId(own),
        peer: Some(SocketId(peer)),
        with,
        upto: 1,
        terms: String::new(),
    };
    Event { wire: Some(wire), ..event(thread, What::Network(what), stack) }
}

#[test]
fn remote_calls_are_told_as_calls() {
    let caller = [
        library("sun.rmi.server.UnicastRef.invoke:1"),
        library("$Proxy0.hello:1"),
        own("Client.main:5"),
    ];
    let handler = [library("sun.rmi.transport.tcp.TCPTransport$ConnectionHandler.run:1")];
    let bytes = || vec![1];
    let fault = NetEvent::Fault { fault: "reset", operation: "read" };
    let run = |middle: Vec<Event>| {
        let mut all = vec![on_wire(1, NetEvent::Send { bytes: bytes() }, true, &caller)];
        all.extend(middle);
        texts(&tell(&mut narrator(), all))
    };
    let called = "t1 calls $Proxy0.hello() on server";
    let lost = |events| run(events).pop().unwrap_or_default();
    assert!(lost(vec![on_wire(1, fault.clone(), true, &caller)]).ends_with("is not executed"));
    let served = on_wire(2, NetEvent::Receive { bytes: bytes() }, false, &handler);
    let gives = event(2, What::Served { value: "20".into() }, &[own("Server.hello:3")]);
    let answer = on_wire(2, NetEvent::Send { bytes: bytes() }, false, &handler);
    let came = on_wire(1, NetEvent::Receive { bytes: bytes() }, true, &caller);
    assert_eq!(
        run(vec![served.clone(), gives.clone(), answer.clone(), came]),
        [
            called,
            "t2 serves $Proxy0.hello() for client",
            "t2 returns 20 to client",
            "t1 $Proxy0.hello() returns 20",
        ]
    );
    let end = on_wire(1, fault, true, &caller);
    assert!(lost(vec![served, gives, answer, end]).ends_with("was executed"));
}

#[test]
fn messages_of_http_are_told_by_what_they_ask_and_answer() {
    let place = [own("A.run:1")];
    let send = |bytes: &str| NetEvent::Send { bytes: bytes.into() };
    let receive = |bytes: &str| NetEvent::Receive { bytes: bytes.into() };
    let asked = "POST /a HTTP/1.1\r\nHost: server\r\nContent-Length: 2\r\n\r\n10";
    let next = "GET /b HTTP/1.1\r\nHost: server\r\n\r\n";
    let (first, second) = ("HTTP/1.1 200 OK\r\n\r\n", "HTTP/1.1 404 Not Found\r\n\r\nno");
    let run = [
        (true, send(asked)),
        (true, send(next)),
        (false, receive(asked)),
        (false, send("HTTP/1.1 100 Continue\r\n\r\n")),
        (false, send(first)),
        (false, send(second)),
        (true, receive(first)),
        (true, receive("hello")),
        (true, receive(second)),
        (true, receive(second)),
    ];
    let events = run.map(|(client, what)| on_wire(u32::from(!client) + 1, what, client, &place));
    let told = tell(&mut narrator(), events.to_vec());
    assert_eq!(
        texts(&told),
        [
            "t1 sends POST /a to server: \"10\"",
            "t1 sends GET /b to server",
            "t2 receives POST /a from client: \"10\"",
            "t2 sends POST /a → 100 to client",
            "t2 sends POST /a → 200 to client",
            "t2 sends GET /b → 404 to client: \"no\"",
            "t1 receives POST /a → 200 from server",
            "t1 receives \"hello\" from server",
            "t1 receives GET /b → 404 from server: \"no\"",
            "t1 receives HTTP status 404 from server: \"no\"",
        ]
    );
    assert_eq!(told[5].detail.value, "GET /b → 404 \"no\"");
}
