//! Names → what they mean: frames, the parts of architectures, and the links between them.

use std::collections::BTreeMap;

use crate::names::{no_such, one_of};
use crate::parse::parse;
use crate::resolve;
use crate::source::{Diagnostic, Source};
use crate::syntax::{Claim, Document, Entry, Expression, Frame, Item, Relation, SectionKind};

/// Files that were read together and fit together by name.
pub struct Model {
    pub sources: Vec<Source>,
    pub documents: Vec<Document>,
    /// In the order of the text.
    pub frames: Vec<FrameModel>,
    pub assemblies: Vec<Assembly>,
    pub claims: Vec<ClaimModel>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct FrameId(pub usize);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Provided,
    Required,
}

pub struct FrameModel {
    pub name: String,
    /// The interfaces by name.
    pub interfaces: BTreeMap<String, InterfaceModel>,
    pub protocol: Expression,
}

#[derive(Clone, Debug)]
pub struct InterfaceModel {
    pub role: Role,
    pub type_name: String,
}

/// An architecture as parts and links. The environment, if the architecture implements a frame,
/// is a part like the others whose protocol is the inverted one of the frame.
pub struct Assembly {
    pub name: String,
    pub parts: Vec<Part>,
    pub links: Vec<Link>,
}

pub struct Part {
    pub name: String,
    pub frame: FrameId,
    pub is_environment: bool,
}

/// Calls go from a client to a server, responses back.
#[derive(Clone, Debug)]
pub struct Link {
    pub client: Endpoint,
    pub server: Endpoint,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endpoint {
    pub part: usize,
    pub interface: String,
}

#[derive(Clone, Copy, Debug)]
pub struct ClaimModel {
    pub left: FrameId,
    pub relation: Relation,
    pub right: FrameId,
}

/// What is wrong with the files, never empty, and the files to show it in.
pub struct Mistakes {
    pub sources: Vec<Source>,
    pub diagnostics: Vec<Diagnostic>,
}

impl Mistakes {
    pub fn render(&self) -> String {
        let shown: Vec<String> =
            self.diagnostics.iter().map(|diagnostic| diagnostic.render(&self.sources)).collect();
        shown.join("\n")
    }
}

impl Model {
    /// Reads files that may use each other's names.
    pub fn read(sources: Vec<Source>) -> Result<Model, Mistakes> {
        let mut documents = Vec::new();
        for (file, source) in sources.iter().enumerate() {
            match parse(file as u32, source) {
                Ok(document) => documents.push(document),
                Err(diagnostic) => return Err(Mistakes { sources, diagnostics: vec![diagnostic] }),
            }
        }
        match resolve::resolve(&documents) {
            Ok(resolved) => {
                let resolve::Resolved { frames, assemblies, claims } = resolved;
                Ok(Model { sources, documents, frames, assemblies, claims })
            }
            Err(diagnostics) => Err(Mistakes { sources, diagnostics }),
        }
    }

    pub fn frame(&self, id: FrameId) -> &FrameModel {
        &self.frames[id.0]
    }

    /// A frame by its name, or who else there is.
    pub fn frame_named(&self, name: &str) -> Result<FrameId, String> {
        match self.frames.iter().position(|frame| frame.name == name) {
            Some(index) => Ok(FrameId(index)),
            None => {
                let names = self.frames.iter().map(|frame| frame.name.as_str());
                let message = no_such("frame", name);
                Err(match one_of(name, names) {
                    Some(hint) => format!("{message}; {hint}"),
                    None => message,
                })
            }
        }
    }
}

impl FrameModel {
    pub(crate) fn new(frame: &Frame) -> FrameModel {
        let mut interfaces = BTreeMap::new();
        for section in &frame.sections {
            let role = match section.kind {
                SectionKind::Provides => Role::Provided,
                _ => Role::Required,
            };
            for entry in &section.entries {
                if let Entry::Declare { type_name, name } = entry {
                    let type_name = type_name.text.clone();
                    interfaces.insert(name.text.clone(), InterfaceModel { role, type_name });
                }
            }
        }
        FrameModel { name: frame.name.text.clone(), interfaces, protocol: frame.protocol.clone() }
    }
}

impl Document {
    pub(crate) fn frames(&self) -> impl Iterator<Item = &Frame> {
        self.items.iter().filter_map(|item| match item {
            Item::Frame(frame) => Some(frame),
            _ => None,
        })
    }

    pub(crate) fn claims(&self) -> impl Iterator<Item = &Claim> {
        self.items.iter().filter_map(|item| match item {
            Item::Claim(claim) => Some(claim),
            _ => None,
        })
    }
}
