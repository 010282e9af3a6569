//! The protocol that a component of a checked program has to follow: which frame, which classes.

#[cfg(test)]
mod tests;

use heddle_jvm::follow::{Around, Boundary, Mode};
use heddle_jvm::names::Name;
use heddle_jvm::program::ClassRef;
use heddle_protocol::{FrameModel, Model, Role, Source};
use heddle_system::Frame;
use serde::{Deserialize, Serialize};

use crate::check::Subject;
use crate::errors::{ContractError, FrameError, SettingError};
use crate::notes::Note;

/// A frame, the classes that make up the component, and how the protocol counts in the search.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contract {
    /// The texts the frame is in, as pairs of file name and content.
    pub sources: Vec<(String, String)>,
    /// The name of the frame.
    pub frame: String,
    /// The component's class first, then others that belong to it.
    pub components: Vec<String>,
    /// What tells interfaces of one type apart: pairs of interface and class or field.
    pub bindings: Vec<(String, String)>,
    /// `product`, `trace` or `observe`.
    pub mode: String,
    /// Whether the component is surrounded by what its protocol says about its environment.
    pub environment: bool,
    /// How often the environment makes a call at most that may be repeated.
    pub repeat: Option<u32>,
    /// Values for arguments and results, as pairs of what they are for and the command line's text.
    pub values: Vec<(String, String)>,
}

pub(crate) const MODES: &[(&str, Mode)] =
    &[("product", Mode::Product), ("trace", Mode::Trace), ("observe", Mode::Observe)];

impl Contract {
    /// Reads the files of a frame; its name may be empty if there is only one.
    pub(crate) fn read(&mut self, frame: &Frame) -> Result<(), ContractError> {
        self.sources.clear();
        for file in &frame.files {
            let name = file.display().to_string();
            let content = match std::fs::read_to_string(file) {
                Ok(content) => content,
                Err(error) => return Err(ContractError::Unreadable { file: name, error }),
            };
            self.sources.push((name, content));
        }
        let model = self.model()?;
        let files: Vec<&str> = self.sources.iter().map(|(name, _)| name.as_str()).collect();
        let files = files.join(",");
        self.frame = match (&model.frames[..], frame.name.as_str()) {
            ([], _) => return Err(ContractError::NoFrame { files }),
            ([only], "") => only.name.clone(),
            (_, "") => return Err(ContractError::SeveralFrames { files }),
            (_, name) => name.to_owned(),
        };
        frame_of(&model, &self.frame)?;
        Ok(())
    }

    /// Sets the mode by its name.
    pub(crate) fn set_mode(&mut self, name: &str) -> Result<(), SettingError> {
        mode_named(name)?;
        self.mode = name.to_owned();
        Ok(())
    }

    fn model(&self) -> Result<Model, FrameError> {
        model_of(&self.sources)
    }

    /// Has the program of a subject watched at the boundary of the component.
    pub(crate) fn put_on(&self, subject: &Subject) -> Result<(), ContractError> {
        if subject.program.boundary().is_some() {
            return Ok(());
        }
        let model = self.model()?;
        let frame = frame_of(&model, &self.frame)?;
        for (interface, _) in &self.bindings {
            if !frame.interfaces.contains_key(interface) {
                let (frame, interface) = (frame.name.clone(), interface.clone());
                return Err(ContractError::NoInterface { frame, interface });
            }
        }
        let mode = mode_named(&self.mode)?;
        let components: Vec<ClassRef> = self
            .components
            .iter()
            .map(|name| load(subject, name))
            .collect::<Result<_, ContractError>>()?;
        let boundary = Boundary::new(
            frame,
            self.sources_of(&model),
            mode,
            &self.components,
            &self.bindings,
            self.around()?,
        );
        let first = components.first().ok_or(ContractError::NoComponent)?;
        if self.environment {
            can_be_made(first)?;
        }
        provides(subject, &boundary, frame, first, &components)?;
        boundary.examine(subject.program, first).map_err(ContractError::Misfit)?;
        subject.program.set_boundary(boundary).map_err(ContractError::Misfit)
    }

    fn around(&self) -> Result<Option<Around>, SettingError> {
        if !self.environment {
            return Ok(None);
        }
        let mut around = Around { repeat: self.repeat, values: Vec::new() };
        for (name, values) in &self.values {
            around.values.push((name.clone(), values.parse().map_err(SettingError::Values)?));
        }
        Ok(Some(around))
    }

    fn sources_of(&self, model: &Model) -> Vec<Source> {
        let copy =
            |source: &Source| Source { name: source.name.clone(), text: source.text.clone() };
        model.sources.iter().map(copy).collect()
    }

    /// What a reader of the verdict has to know.
    pub(crate) fn notes(&self) -> Vec<Note> {
        let observes = mode_named(&self.mode) == Ok(Mode::Observe);
        let repeat = self.repeat.filter(|_| self.environment);
        let observed = observes.then_some(Note::ProtocolObserved);
        observed.into_iter().chain(repeat.map(|most| Note::EnvironmentRepeats { most })).collect()
    }
}

/// What the texts of a contract say, given as pairs of file name and content.
pub(crate) fn model_of(sources: &[(String, String)]) -> Result<Model, FrameError> {
    let source =
        |(name, text): &(String, String)| Source { name: name.clone(), text: text.clone() };
    Model::read(sources.iter().map(source).collect())
        .map_err(|mistakes| FrameError::Mistakes(mistakes.render()))
}

pub(crate) fn frame_of<'a>(model: &'a Model, name: &str) -> Result<&'a FrameModel, FrameError> {
    model.frame_named(name).map(|id| model.frame(id)).map_err(FrameError::NoSuchFrame)
}

fn mode_named(name: &str) -> Result<Mode, SettingError> {
    if name.is_empty() {
        return Ok(Mode::default());
    }
    let known = MODES.iter().find(|(known, _)| *known == name);
    known.map(|&(_, mode)| mode).ok_or_else(|| SettingError::ProtocolMode(name.to_owned()))
}

fn load(subject: &Subject, name: &str) -> Result<ClassRef, ContractError> {
    let loader = subject.program.app_loader(&subject.processes[0].class_path);
    subject
        .program
        .load(loader, Name::new(&name.replace('.', "/")))
        .map_err(|_| ContractError::NoClass(name.to_owned()))
}

/// An environment makes the component itself.
fn can_be_made(class: &ClassRef) -> Result<(), ContractError> {
    let what = match () {
        () if class.is_interface() => "an interface",
        () if class.is_abstract() => "abstract",
        () if class.extends("java/lang/Enum") => "an enum",
        () if is_inner(class) => "an inner class of another object",
        () => return Ok(()),
    };
    Err(ContractError::NotInstantiable { class: class.java_name(), what })
}

/// Whether an object of a class belongs to one of the class around it.
fn is_inner(class: &ClassRef) -> bool {
    let of_outer = |field: &&heddle_jvm::program::Field| field.name.starts_with("this$");
    class.fields.iter().any(|field| of_outer(&field))
}

/// The component's class has to be what the frame says it provides, unless other classes of the
/// component do.
fn provides(
    subject: &Subject,
    boundary: &Boundary,
    frame: &FrameModel,
    first: &ClassRef,
    components: &[ClassRef],
) -> Result<(), ContractError> {
    for port in boundary.ports.iter().filter(|port| port.provided && port.bound.is_none()) {
        let is = |class: &&ClassRef| class.supertypes(subject.program).any(|c| port.is_type(c));
        let others = frame
            .interfaces
            .values()
            .any(|other| other.role == Role::Required && other.type_name == port.type_name);
        // A nested class may provide it; that is seen when it is there.
        let nested = first
            .file
            .as_ref()
            .is_some_and(|file| file.attributes.inner_classes.iter().any(|inner| inner.outer != 0));
        if components.iter().find(is).is_none() && !nested && !others {
            return Err(ContractError::NotProvided {
                frame: frame.name.clone(),
                interface: port.name.clone(),
                type_name: port.type_name.clone(),
                class: first.java_name(),
            });
        }
    }
    Ok(())
}
