//! Checks that names exist, that events go the way their interfaces allow, and that links join
//! what fits.

use std::collections::BTreeMap;

use crate::event::{Direction, Event, Phase};
use crate::model::{
    Assembly, ClaimModel, Endpoint, FrameId, FrameModel, InterfaceModel, Link, Part, Role,
};
use crate::names::{no_such, one_of};
use crate::source::{Diagnostic, Span};
use crate::syntax::{
    Architecture, Document, Entry, Frame, Item, Name, NodeKind, Port, Section, SectionKind,
};

/// More mistakes than this are not listed.
const MISTAKES_MAX: usize = 10;

/// What the environment is called among the parts.
const ENVIRONMENT: &str = "environment";

pub(crate) struct Resolved {
    pub(crate) frames: Vec<FrameModel>,
    pub(crate) assemblies: Vec<Assembly>,
    pub(crate) claims: Vec<ClaimModel>,
}

pub(crate) fn resolve(documents: &[Document]) -> Result<Resolved, Vec<Diagnostic>> {
    let mut resolver = Resolver {
        methods: BTreeMap::new(),
        frame_ids: BTreeMap::new(),
        frames: Vec::new(),
        mistakes: Vec::new(),
    };
    let resolved = resolver.documents(documents);
    let mut mistakes = resolver.mistakes;
    mistakes.truncate(MISTAKES_MAX);
    match mistakes.is_empty() {
        true => Ok(Resolved { frames: resolver.frames, ..resolved }),
        false => Err(mistakes),
    }
}

struct Resolver {
    /// The methods of the types that are declared.
    methods: BTreeMap<String, Vec<String>>,
    frame_ids: BTreeMap<String, FrameId>,
    frames: Vec<FrameModel>,
    mistakes: Vec<Diagnostic>,
}

impl Resolver {
    fn documents(&mut self, documents: &[Document]) -> Resolved {
        let items = || documents.iter().flat_map(|document| &document.items);
        let mut architectures = BTreeMap::new();
        for item in items() {
            match item {
                Item::Interface(interface) => {
                    let methods = interface.methods.iter().map(|name| name.text.clone()).collect();
                    if self.methods.insert(interface.name.text.clone(), methods).is_some() {
                        self.twice("interface", &interface.name);
                    }
                }
                Item::Frame(frame) => {
                    let id = FrameId(self.frames.len());
                    if self.frame_ids.insert(frame.name.text.clone(), id).is_some() {
                        self.twice("frame", &frame.name);
                    }
                    self.frames.push(FrameModel::new(frame));
                }
                Item::Architecture(architecture) => {
                    let name = &architecture.name;
                    if architectures.insert(name.text.clone(), ()).is_some() {
                        self.twice("architecture", name);
                    }
                }
                Item::Claim(_) => {}
            }
        }
        let frames = documents.iter().flat_map(Document::frames);
        for (index, frame) in frames.enumerate() {
            self.frame(FrameId(index), frame);
        }
        let mut assemblies = Vec::new();
        for item in items() {
            if let Item::Architecture(architecture) = item {
                assemblies.extend(self.architecture(architecture));
            }
        }
        let mut claims = Vec::new();
        for claim in documents.iter().flat_map(Document::claims) {
            let (left, right) = (self.frame_id(&claim.left), self.frame_id(&claim.right));
            if let (Some(left), Some(right)) = (left, right) {
                claims.push(ClaimModel { left, relation: claim.relation, right });
            }
        }
        Resolved { frames: Vec::new(), assemblies, claims }
    }

    fn mistake(&mut self, span: Span, message: String, hint: Option<String>) {
        self.mistakes.push(Diagnostic { message, span, hint });
    }

    fn twice(&mut self, what: &str, name: &Name) {
        let message = format!("there is another {what} called {}", name.text);
        self.mistake(name.span, message, Some("one of them needs another name".into()));
    }

    fn frame_id(&mut self, name: &Name) -> Option<FrameId> {
        let found = self.frame_ids.get(&name.text).copied();
        if found.is_none() {
            let hint = one_of(&name.text, self.frame_ids.keys().map(String::as_str));
            self.mistake(name.span, no_such("frame", &name.text), hint);
        }
        found
    }

    fn frame(&mut self, id: FrameId, frame: &Frame) {
        let mut names = BTreeMap::new();
        for section in &frame.sections {
            for entry in &section.entries {
                let Entry::Declare { name, .. } = entry else { continue };
                if names.insert(name.text.as_str(), ()).is_some() {
                    self.twice("interface", name);
                }
            }
        }
        for node in frame.protocol.nodes() {
            match &node.kind {
                NodeKind::Event(event) if event.direction != Direction::Internal => {
                    self.event(id, event, false, node.span);
                }
                NodeKind::Call { direction, interface, method, .. } => {
                    let (request, _) = NodeKind::call_events(*direction, interface, method);
                    self.event(id, &request, true, node.span);
                }
                _ => {}
            }
            if self.mistakes.len() > MISTAKES_MAX {
                return;
            }
        }
    }

    fn event(&mut self, frame: FrameId, event: &Event, is_call: bool, span: Span) {
        // Of a call with a body only its name is in question.
        let end = span.start + event.to_string().len() as u32 - 1;
        let span = Span { end: end.min(span.end), ..span };
        let interfaces = &self.frames[frame.0].interfaces;
        let Some(InterfaceModel { role, type_name }) = interfaces.get(&event.interface) else {
            let hint = one_of(&event.interface, interfaces.keys().map(String::as_str))
                .or_else(|| Some("declare it under provides: or requires:".into()));
            let message = format!(
                "the frame {} has no interface called {}",
                self.frames[frame.0].name, event.interface
            );
            return self.mistake(span, message, hint);
        };
        let wanted = match (role, event.phase) {
            (Role::Provided, Some(Phase::Request)) => Direction::Accept,
            (Role::Provided, _) => Direction::Emit,
            (Role::Required, Some(Phase::Request)) => Direction::Emit,
            (Role::Required, _) => Direction::Accept,
        };
        if event.direction != wanted {
            let interface = &event.interface;
            let (is, does) = match role {
                Role::Provided => ("provided", "calls come in (?) and responses go out (!)"),
                Role::Required => ("required", "calls go out (!) and responses come in (?)"),
            };
            let phase = event.phase.filter(|_| !is_call);
            let shown = Event { phase, ..event.clone() };
            let right = Event { direction: wanted, ..shown.clone() };
            let message = format!("{shown} goes the wrong way: {interface} is {is}");
            let hint = format!("on a {is} interface {does}; write {right}");
            return self.mistake(span, message, Some(hint));
        }
        if let Some(methods) = self.methods.get(type_name)
            && !methods.contains(&event.method)
        {
            let message =
                format!("the interface {type_name} has no method called {}", event.method);
            let hint = one_of(&event.method, methods.iter().map(String::as_str));
            self.mistake(span, message, hint);
        }
    }

    fn architecture(&mut self, architecture: &Architecture) -> Option<Assembly> {
        let mistakes = self.mistakes.len();
        let mut parts: Vec<Part> = Vec::new();
        let of_kind = |kind: SectionKind| {
            let sections = architecture.sections.iter().filter(move |found| found.kind == kind);
            sections.flat_map(|section: &Section| &section.entries)
        };
        for entry in of_kind(SectionKind::Components) {
            let Entry::Declare { type_name, name } = entry else { continue };
            if parts.iter().any(|part| part.name == name.text) {
                self.twice("component", name);
            }
            if let Some(frame) = self.frame_id(type_name) {
                parts.push(Part { name: name.text.clone(), frame, is_environment: false });
            }
        }
        let environment = match &architecture.implements {
            Some(name) => {
                let frame = self.frame_id(name)?;
                parts.push(Part { name: ENVIRONMENT.into(), frame, is_environment: true });
                Some(parts.len() - 1)
            }
            None => None,
        };
        if mistakes < self.mistakes.len() {
            return None;
        }
        if parts.iter().all(|part| part.is_environment) {
            let name = &architecture.name;
            let message = format!("the architecture {} has no components", name.text);
            self.mistake(name.span, message, Some("list them under components:".into()));
        }
        let mut assembly = Assembly { name: architecture.name.text.clone(), parts, links: vec![] };
        for kind in [SectionKind::Bindings, SectionKind::Delegates, SectionKind::Subsumes] {
            for entry in of_kind(kind) {
                let Entry::Connect { from, to } = entry else { continue };
                if let Some(link) = self.link(&assembly, environment, kind, from, to) {
                    assembly.links.push(link);
                }
            }
        }
        Some(assembly)
    }

    fn link(
        &mut self,
        assembly: &Assembly,
        environment: Option<usize>,
        kind: SectionKind,
        from: &Port,
        to: &Port,
    ) -> Option<Link> {
        // Which end belongs to the frame around, and what the interfaces have to be.
        let (outer_from, outer_to, role_from, role_to) = match kind {
            SectionKind::Delegates => (true, false, Role::Provided, Role::Provided),
            SectionKind::Subsumes => (false, true, Role::Required, Role::Required),
            _ => (false, false, Role::Required, Role::Provided),
        };
        let client = self.endpoint(assembly, environment, kind, from, outer_from, role_from)?;
        let server = self.endpoint(assembly, environment, kind, to, outer_to, role_to)?;
        let type_of = |endpoint: &Endpoint| {
            let frame = assembly.parts[endpoint.part].frame;
            self.frames[frame.0].interfaces[&endpoint.interface].type_name.clone()
        };
        let (client_type, server_type) = (type_of(&client), type_of(&server));
        if client_type != server_type {
            let message = format!("a {client_type} is linked to a {server_type}");
            let hint = "both ends of a link have the same type";
            self.mistake(from.span().to(to.span()), message, Some(hint.into()));
            return None;
        }
        if let Some(other) = assembly.links.iter().find(|link| link.client == client) {
            let server = &other.server;
            let message = format!(
                "this interface is already linked, to {}.{}",
                assembly.parts[server.part].name, server.interface
            );
            let hint = "calls that leave through one interface arrive at one place";
            self.mistake(from.span(), message, Some(hint.into()));
            return None;
        }
        Some(Link { client, server })
    }

    fn endpoint(
        &mut self,
        assembly: &Assembly,
        environment: Option<usize>,
        kind: SectionKind,
        port: &Port,
        is_outer: bool,
        role: Role,
    ) -> Option<Endpoint> {
        let part = match (&port.component, is_outer) {
            (Some(component), false) => {
                let inner = || assembly.parts.iter().filter(|part| !part.is_environment);
                let found = inner().position(|part| part.name == component.text);
                if found.is_none() {
                    let hint = one_of(&component.text, inner().map(|part| part.name.as_str()));
                    self.mistake(component.span, no_such("component", &component.text), hint);
                }
                found?
            }
            (None, true) => {
                if environment.is_none() {
                    let message = format!("{} implements no frame", assembly.name);
                    let hint = format!("write architecture {} implements FRAME", assembly.name);
                    self.mistake(port.span(), message, Some(hint));
                }
                environment?
            }
            _ => {
                let message = format!("this cannot stand here under {}:", kind.word());
                self.mistake(port.span(), message, Some(shape(kind).into()));
                return None;
            }
        };
        let frame = &self.frames[assembly.parts[part].frame.0];
        let name = &port.interface;
        match frame.interfaces.get(&name.text) {
            Some(found) if found.role == role => {
                Some(Endpoint { part, interface: name.text.clone() })
            }
            Some(_) => {
                let is = if role == Role::Provided { "required" } else { "provided" };
                let message = format!("{} is {is} by the frame {}", name.text, frame.name);
                self.mistake(name.span, message, Some(shape(kind).into()));
                None
            }
            None => {
                let hint = one_of(&name.text, frame.interfaces.keys().map(String::as_str));
                let message =
                    format!("the frame {} has no interface called {}", frame.name, name.text);
                self.mistake(name.span, message, hint);
                None
            }
        }
    }
}

/// What an entry of a section looks like.
fn shape(kind: SectionKind) -> &'static str {
    match kind {
        SectionKind::Delegates => {
            "delegation goes from a provided interface of the frame to a provided one of a component: outer -> component.inner"
        }
        SectionKind::Subsumes => {
            "subsumption goes from a required interface of a component to a required one of the frame: component.inner -> outer"
        }
        _ => {
            "a binding goes from a required interface to a provided one: client.wanted -> server.offered"
        }
    }
}
