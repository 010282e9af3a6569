//! The protocol that a process of a system has to follow on its connections.

use heddle_jvm::program::{ConnectionProtocol, Wording};
use heddle_jvm::state::ProcessId;
use heddle_net::Rules;
use heddle_protocol::{Direction, FrameModel, Model, Protocol, Source, parse_events};
use serde::{Deserialize, Serialize};

use crate::check::Subject;

/// A frame for a process, where messages begin and end, and which event each message is.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ConnectionContract {
    /// The name of the process.
    pub process: String,
    /// The texts the frame is in, as pairs of file name and content.
    pub sources: Vec<(String, String)>,
    pub frame: String,
    /// Bytes of a message; nothing: each line is one.
    pub message_bytes: Option<usize>,
    /// The port behind each interface.
    pub ports: Vec<(String, u16)>,
    /// How messages begin that are an event, by the event.
    pub messages: Vec<(String, Vec<String>)>,
    /// How messages begin that are none.
    pub ignored: Vec<String>,
}

/// Has what the processes of a subject say and hear followed.
pub(crate) fn put_on(contracts: &[ConnectionContract], subject: &Subject) -> Result<(), String> {
    if contracts.is_empty() || !subject.program.connection_protocols().is_empty() {
        return Ok(());
    }
    if subject.network.rules == Rules::JpfNas {
        return Err("contracts of processes need the rules of TCP, not those of jpf-nas".into());
    }
    let mut connection_protocols: Vec<ConnectionProtocol> = Vec::new();
    for contract in contracts {
        let whose = |message: String| format!("the contract of {}: {message}", contract.process);
        let connection_protocol = contract.connection_protocol(subject).map_err(whose)?;
        let clashes = |other: &&ConnectionProtocol| {
            let ports = || other.wordings.iter().map(|wording| wording.port);
            other.process == connection_protocol.process
                && connection_protocol
                    .wordings
                    .iter()
                    .any(|own| ports().any(|port| port == own.port))
        };
        if connection_protocols.iter().find(clashes).is_some() {
            return Err(whose("another contract has the same port".into()));
        }
        connection_protocols.push(connection_protocol);
    }
    subject.program.set_dialogues(connection_protocols);
    Ok(())
}

impl ConnectionContract {
    fn connection_protocol(&self, subject: &Subject) -> Result<ConnectionProtocol, String> {
        let sources: Vec<Source> = (self.sources.iter())
            .map(|(name, text)| Source { name: name.clone(), text: text.clone() })
            .collect();
        let model = Model::read(sources).map_err(|mistakes| mistakes.render())?;
        let frame = model.frame(model.frame_named(&self.frame)?);
        let process = subject.processes.iter().position(|config| config.name == self.process);
        let process = process.ok_or("there is no such process")?;
        if self.messages.is_empty() {
            return Err("it has no messages".into());
        }
        let protocol = Protocol::new(&frame.protocol);
        let mut wordings = Vec::new();
        for (text, prefixes) in &self.messages {
            let (port, event) = self.event(text, frame, &protocol)?;
            for prefix in prefixes {
                wordings.push(Wording { port, prefix: self.prefix(prefix)?, event });
            }
        }
        for (index, wording) in wordings.iter().enumerate() {
            let direction = |wording: &Wording| protocol.event(wording.event).direction;
            let twice = wordings[..index].iter().any(|other| {
                (other.port, &other.prefix) == (wording.port, &wording.prefix)
                    && direction(other) == direction(wording)
                    && other.event != wording.event
            });
            if twice {
                let prefix = wording.prefix.escape_ascii();
                return Err(format!("messages that begin with \"{prefix}\" are two events"));
            }
        }
        let ignored = self.ignored.iter().map(|prefix| self.prefix(prefix));
        Ok(ConnectionProtocol {
            process: ProcessId(process as u32),
            frame: frame.name.clone(),
            ignored: ignored.collect::<Result<_, String>>()?,
            protocol,
            message_bytes: self.message_bytes,
            wordings,
            sources: model.sources,
        })
    }

    /// The event of a text like `?i.m^`, and the port of its interface.
    fn event(
        &self,
        text: &str,
        frame: &FrameModel,
        protocol: &Protocol,
    ) -> Result<(u16, heddle_protocol::EventId), String> {
        let source = Source { name: "an event".into(), text: text.to_owned() };
        let events = parse_events(0, &source)
            .map_err(|mistake| mistake.render(std::slice::from_ref(&source)))?;
        let [event] = &events[..] else {
            return Err(format!("`{text}` is not one event, as ?i.m^ is"));
        };
        if event.direction == Direction::Internal || event.phase.is_none() {
            return Err(format!("`{text}` is no event that others see"));
        }
        if !frame.interfaces.contains_key(&event.interface) {
            return Err(format!("the frame {} has no interface {}", frame.name, event.interface));
        }
        let port = self.ports.iter().find(|(name, _)| *name == event.interface);
        let port = port.ok_or(format!("no port is given for the interface {}", event.interface))?;
        let id = protocol.event_id(event);
        let id = id.ok_or(format!("the protocol of {} has no event {text}", frame.name))?;
        Ok((port.1, id))
    }
}

impl ConnectionContract {
    /// How a message begins. Messages of fixed size need not be text: a letter is a byte there.
    fn prefix(&self, text: &str) -> Result<Vec<u8>, String> {
        if text.is_empty() {
            return Err("every message begins with \"\": that tells none from another".into());
        }
        let Some(size) = self.message_bytes else { return Ok(text.as_bytes().to_vec()) };
        let byte = |letter: char| {
            u8::try_from(u32::from(letter)).map_err(|_| format!("`{letter}` is no single byte"))
        };
        let bytes = text.chars().map(byte).collect::<Result<Vec<u8>, String>>()?;
        match bytes.len() > size {
            true => Err(format!("`{text}` is longer than messages are")),
            false => Ok(bytes),
        }
    }
}
