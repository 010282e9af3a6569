//! The protocol that a process of a system has to follow on its connections.

#[cfg(test)]
mod tests;

use heddle_jvm::follow::{ConnectionProtocol, Wording};
use heddle_jvm::state::{ProcessConfig, ProcessId};
use heddle_net::Rules;
use heddle_protocol::{Direction, FrameModel, Protocol, Source, parse_events};
use serde::{Deserialize, Serialize};

use crate::check::Subject;
use crate::contract::{frame_of, model_of};
use crate::errors::{ConnectionContractError, ConnectionContractProblem};

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
pub(crate) fn put_on(
    contracts: &[ConnectionContract],
    subject: &Subject,
) -> Result<(), ConnectionContractError> {
    if contracts.is_empty() || !subject.program.connection_protocols().is_empty() {
        return Ok(());
    }
    if subject.network.rules == Rules::JpfNas {
        return Err(ConnectionContractError::Rules);
    }
    subject.program.set_connection_protocols(connection_protocols(contracts, &subject.processes)?);
    Ok(())
}

/// What the processes say and hear, as their contracts have it.
fn connection_protocols(
    contracts: &[ConnectionContract],
    processes: &[ProcessConfig],
) -> Result<Vec<ConnectionProtocol>, ConnectionContractError> {
    let mut connection_protocols: Vec<ConnectionProtocol> = Vec::new();
    for contract in contracts {
        let whose = |problem| ConnectionContractError::Contract {
            process: contract.process.clone(),
            problem,
        };
        let connection_protocol = contract.connection_protocol(processes).map_err(whose)?;
        let clashes = |other: &&ConnectionProtocol| {
            let ports = || other.wordings.iter().map(|wording| wording.port);
            other.process == connection_protocol.process
                && connection_protocol
                    .wordings
                    .iter()
                    .any(|own| ports().any(|port| port == own.port))
        };
        if connection_protocols.iter().find(clashes).is_some() {
            return Err(whose(ConnectionContractProblem::SamePort));
        }
        connection_protocols.push(connection_protocol);
    }
    Ok(connection_protocols)
}

impl ConnectionContract {
    fn connection_protocol(
        &self,
        processes: &[ProcessConfig],
    ) -> Result<ConnectionProtocol, ConnectionContractProblem> {
        let model = model_of(&self.sources)?;
        let frame = frame_of(&model, &self.frame)?;
        let process = processes.iter().position(|config| config.name == self.process);
        let process = process.ok_or(ConnectionContractProblem::NoProcess)?;
        if self.messages.is_empty() {
            return Err(ConnectionContractProblem::NoMessages);
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
                let prefix = wording.prefix.escape_ascii().to_string();
                return Err(ConnectionContractProblem::TwoEvents { prefix });
            }
        }
        let ignored = self.ignored.iter().map(|prefix| self.prefix(prefix));
        Ok(ConnectionProtocol {
            process: ProcessId(process as u32),
            frame: frame.name.clone(),
            ignored: ignored.collect::<Result<_, ConnectionContractProblem>>()?,
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
    ) -> Result<(u16, heddle_protocol::EventId), ConnectionContractProblem> {
        let source = Source { name: "an event".into(), text: text.to_owned() };
        let events = parse_events(0, &source).map_err(|mistake| {
            ConnectionContractProblem::Mistakes(mistake.render(std::slice::from_ref(&source)))
        })?;
        let [event] = &events[..] else {
            return Err(ConnectionContractProblem::NotOneEvent(text.to_owned()));
        };
        if event.direction == Direction::Internal || event.phase.is_none() {
            return Err(ConnectionContractProblem::NotVisible(text.to_owned()));
        }
        if !frame.interfaces.contains_key(&event.interface) {
            let (frame, interface) = (frame.name.clone(), event.interface.clone());
            return Err(ConnectionContractProblem::NoInterface { frame, interface });
        }
        let port = self.ports.iter().find(|(name, _)| *name == event.interface);
        let (_, port) = port.ok_or_else(|| ConnectionContractProblem::NoPort {
            interface: event.interface.clone(),
        })?;
        let id = protocol.event_id(event).ok_or_else(|| ConnectionContractProblem::NoEvent {
            frame: frame.name.clone(),
            event: text.to_owned(),
        })?;
        Ok((*port, id))
    }
}

impl ConnectionContract {
    /// How a message begins. Messages of fixed size need not be text: a letter is a byte there.
    fn prefix(&self, text: &str) -> Result<Vec<u8>, ConnectionContractProblem> {
        if text.is_empty() {
            return Err(ConnectionContractProblem::EmptyPrefix);
        }
        let Some(size) = self.message_bytes else { return Ok(text.as_bytes().to_vec()) };
        let byte = |letter: char| {
            u8::try_from(u32::from(letter)).map_err(|_| ConnectionContractProblem::NotAByte(letter))
        };
        let bytes =
            text.chars().map(byte).collect::<Result<Vec<u8>, ConnectionContractProblem>>()?;
        match bytes.len() > size {
            true => Err(ConnectionContractProblem::LongPrefix(text.to_owned())),
            false => Ok(bytes),
        }
    }
}
