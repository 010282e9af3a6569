//! Contracts of processes, as `docs/protocols.md` has them.

use heddle_jvm::state::ProcessConfig;
use heddle_protocol::{Direction, Phase};

use super::{ConnectionContract, connection_protocols};

const DOOR: &str = "frame Server {
    provides: Door door; Door back;
    protocol: (?door.enter ; ?door.leave)*
};";

fn contract() -> ConnectionContract {
    let messages = [
        ("?door.enter^", vec!["HELLO"]),
        ("!door.enter$", vec!["WELCOME"]),
        ("?door.leave^", vec!["BYE", "FAREWELL"]),
    ];
    let texts = |prefixes: Vec<&str>| prefixes.into_iter().map(str::to_owned).collect();
    ConnectionContract {
        process: "server".into(),
        sources: vec![("door.bp".into(), DOOR.into())],
        frame: "Server".into(),
        message_bytes: None,
        ports: vec![("door".into(), 7000)],
        messages: messages.map(|(event, prefixes)| (event.into(), texts(prefixes))).into(),
        ignored: vec!["PING".into()],
    }
}

fn processes() -> Vec<ProcessConfig> {
    let named = |name: &str| ProcessConfig { name: name.into(), ..ProcessConfig::default() };
    vec![named("client"), named("server")]
}

#[test]
fn every_beginning_of_a_message_is_an_event() {
    let found = connection_protocols(&[contract()], &processes()).unwrap();
    let [followed] = &found[..] else { panic!("one contract") };
    assert_eq!(followed.process.0, 1);
    assert_eq!(followed.ignored, [b"PING"]);
    let told: Vec<(u16, &str, Direction, &str, Option<Phase>)> = followed
        .wordings
        .iter()
        .map(|wording| {
            let event = followed.protocol.event(wording.event);
            let prefix = std::str::from_utf8(&wording.prefix).unwrap();
            (wording.port, prefix, event.direction, event.method.as_str(), event.phase)
        })
        .collect();
    let request = Some(Phase::Request);
    let expected = [
        (7000, "HELLO", Direction::Accept, "enter", request),
        (7000, "WELCOME", Direction::Emit, "enter", Some(Phase::Response)),
        (7000, "BYE", Direction::Accept, "leave", request),
        (7000, "FAREWELL", Direction::Accept, "leave", request),
    ];
    assert_eq!(told, expected);
}

#[test]
fn in_messages_of_fixed_size_a_letter_is_a_byte() {
    let fixed = ConnectionContract { message_bytes: Some(4), ..contract() };
    assert_eq!(fixed.prefix("\u{3}\u{ff}"), Ok(vec![3, 255]));
    assert_eq!(fixed.prefix("four"), Ok(b"four".to_vec()));
    // In lines it is text.
    assert_eq!(contract().prefix("\u{ff}"), Ok("\u{ff}".as_bytes().to_vec()));
}

fn refused(change: impl FnOnce(&mut ConnectionContract), says: &str) {
    let mut contract = contract();
    change(&mut contract);
    let error =
        connection_protocols(&[contract], &processes()).err().expect("it is wrong").to_string();
    assert!(error.starts_with("the contract of "), "{error}");
    assert!(error.contains(says), "{says} is missing in: {error}");
}

fn with_message(event: &str, prefix: &str) -> impl FnOnce(&mut ConnectionContract) {
    let message = (event.to_owned(), vec![prefix.to_owned()]);
    move |contract| contract.messages.push(message)
}

#[test]
fn a_contract_that_does_not_fit_says_why() {
    refused(|contract| contract.process = "cook".into(), "there is no such process");
    refused(|contract| contract.frame = "Sever".into(), "there is no frame called Sever");
    refused(|contract| contract.sources[0].1.push_str("frame"), "door.bp:");
    refused(|contract| contract.messages.clear(), "it has no messages");
    refused(|contract| contract.ports.clear(), "no port is given for the interface door");
    // Short for a request and its response.
    refused(with_message("?door.enter", "X"), "`?door.enter` is not one event");
    refused(with_message("#think", "X"), "`#think` is no event that others see");
    refused(with_message("?door.enter^ ?door.leave^", "X"), "is not one event");
    refused(with_message("?window.open^", "X"), "the frame Server has no interface window");
    refused(with_message("?door.knock^", "X"), "the protocol of Server has no event ?door.knock^");
    refused(with_message("?back.enter^", "X"), "no port is given for the interface back");
    refused(with_message("!door.leave$", ""), "every message begins with");
}

#[test]
fn one_beginning_is_one_event() {
    refused(with_message("?door.leave^", "HELLO"), "begin with \"HELLO\" are two events");
    // What is written is never taken for what is read.
    let mut both_ways = contract();
    with_message("!door.leave$", "HELLO")(&mut both_ways);
    assert!(connection_protocols(&[both_ways], &processes()).is_ok());
}

#[test]
fn beginnings_fit_into_messages() {
    let fixed = |prefix: &str| {
        let prefix = prefix.to_owned();
        move |contract: &mut ConnectionContract| {
            contract.message_bytes = Some(8);
            contract.messages[0].1 = vec![prefix];
        }
    };
    refused(fixed("123456789"), "`123456789` is longer than messages are");
    refused(fixed("\u{100}"), "`\u{100}` is no single byte");
}

#[test]
fn a_port_belongs_to_one_contract_of_a_process() {
    let twice = connection_protocols(&[contract(), contract()], &processes());
    let error = twice.err().expect("both have port 7000").to_string();
    assert_eq!(error, "the contract of server: another contract has the same port");
    let other = ConnectionContract { ports: vec![("door".into(), 7001)], ..contract() };
    assert!(connection_protocols(&[contract(), other], &processes()).is_ok());
    let elsewhere = ConnectionContract { process: "client".into(), ..contract() };
    assert!(connection_protocols(&[contract(), elsewhere], &processes()).is_ok());
}
