//! The Java side of a composite system: each primitive component against its frame, surrounded by
//! what the frame says. Architectures are the protocol crate's business.

use std::path::Path;
use std::process::ExitCode;

use heddle_checker::{Contract, Verdict};
use heddle_protocol::{FrameId, Model};
use heddle_system::options::{Command, Given};
use heddle_system::{Asked, Component, Description};
use serde_json::{Value, json};

use super::Stop;
use crate::commands::check::{self, Told};
use crate::report;

/// Which classes implement which frames, and how each is checked.
pub(super) struct Plan {
    components: Vec<Planned>,
    /// Options of `heddle check` from the command line, for all components.
    options: Vec<Given>,
}

struct Planned {
    frame: String,
    classes: Vec<String>,
    /// What is asked of its check.
    asked: Asked,
}

/// A component that was checked.
pub(super) struct Examined {
    frame: String,
    classes: Vec<String>,
    pub(super) told: Told,
}

impl Plan {
    pub(super) fn new(implemented: &[(String, Vec<String>)], options: Vec<Given>) -> Plan {
        let planned = |(frame, classes): &(String, Vec<String>)| Planned {
            frame: frame.clone(),
            classes: classes.clone(),
            asked: Asked::default(),
        };
        Plan { components: implemented.iter().map(planned).collect(), options }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.components.is_empty()
    }

    /// Takes what a file describes; gives the files of its protocols.
    pub(super) fn read(&mut self, file: &str) -> Result<Vec<String>, String> {
        let composite = heddle_system::read_composite(Path::new(file));
        let composite = composite.map_err(|problem| problem.to_string())?;
        for Component { frame, classes, asked, .. } in composite.components {
            self.components.push(Planned { frame, classes, asked });
        }
        let files = composite.protocols.iter();
        Ok(files.map(|file| file.to_string_lossy().into_owned()).collect())
    }

    /// Lays the options of the command line over what files ask for.
    pub(super) fn apply_options(&mut self) -> Result<(), String> {
        let is_for_one = |given: &&Given| !given.row.belongs_to(Command::Component);
        if let Some(given) = self.options.first().filter(|_| self.is_empty()) {
            return Err(format!(
                "unknown option of protocol check: {} (options of heddle check need --implement \
                 FRAME=CLASS)",
                given.name
            ));
        }
        if let Some(given) = self.options.iter().find(is_for_one) {
            return Err(format!("{} is not for several components at once", given.name));
        }
        for planned in &mut self.components {
            for given in &self.options {
                given.apply(&mut planned.asked).map_err(|problem| problem.to_string())?;
            }
        }
        Ok(())
    }

    /// Whether every frame exists; asked before the first search.
    pub(super) fn examine_names(&self, model: &Model) -> Result<(), Stop> {
        for planned in &self.components {
            model.frame_named(&planned.frame).map_err(Stop::Error)?;
        }
        Ok(())
    }

    /// Checks each component in turn, and hands it over as soon as it is done.
    pub(super) fn check(
        &self,
        model: &Model,
        json: bool,
        mut done: impl FnMut(Examined),
    ) -> Result<(), ExitCode> {
        for planned in &self.components {
            let told = self.check_one(planned, model, json)?;
            let (frame, classes) = (planned.frame.clone(), planned.classes.clone());
            done(Examined { frame, classes, told });
        }
        Ok(())
    }

    fn check_one(&self, planned: &Planned, model: &Model, json: bool) -> Result<Told, ExitCode> {
        let whose = format!("{} as {}", planned.classes[0], planned.frame);
        let sources = model.sources.iter();
        let component = Contract {
            sources: sources.map(|source| (source.name.clone(), source.text.clone())).collect(),
            frame: planned.frame.clone(),
            components: planned.classes.clone(),
            environment: true,
            ..Contract::default()
        };
        let mut asked = planned.asked.clone();
        asked.output.json = json;
        if !json {
            let usual = || format!("heddle-trace-{}.json", planned.frame).into();
            asked.output.trace.get_or_insert_with(usual);
        }
        let described = Description::of_component(asked);
        let described = described.map_err(|problem| report::problem(&problem.of(&whose)))?;
        check::examine(described, Some(component), &whose)
    }

    /// The primitive frames of all architectures that no class was given for.
    pub(super) fn taken_at_their_word<'model>(&self, model: &'model Model) -> Vec<&'model str> {
        let parts = || model.assemblies.iter().flat_map(|assembly| &assembly.parts);
        let has = |id: FrameId, is_environment: bool| {
            parts().any(|part| part.frame == id && part.is_environment == is_environment)
        };
        let is_given = |name: &str| self.components.iter().any(|component| component.frame == name);
        let frames = model.frames.iter().enumerate();
        frames
            .filter(|&(index, frame)| {
                let id = FrameId(index);
                has(id, false) && !has(id, true) && !is_given(&frame.name)
            })
            .map(|(_, frame)| frame.name.as_str())
            .collect()
    }
}

impl Examined {
    pub(super) fn text(&self) -> String {
        let Examined { frame, classes, told } = self;
        let verdict = match told.verdict {
            Verdict::Holds => "holds",
            Verdict::Violated => "violated",
            Verdict::Inconclusive(_) => "inconclusive",
        };
        let states = super::text::counted(told.states as usize, "state");
        let mut text =
            format!("component {} as {frame}: {verdict} ({states})\n", classes.join(", "));
        if told.verdict == Verdict::Holds {
            told.notes.iter().for_each(|note| text.push_str(&format!("  Note: {note}.\n")));
            return text;
        }
        for line in told.text.lines() {
            text.push_str(format!("  {line}").trim_end());
            text.push('\n');
        }
        text
    }

    pub(super) fn json(&self) -> Value {
        let Examined { frame, classes, told } = self;
        let report: Value = serde_json::from_str(&told.text).unwrap_or_default();
        json!({
            "component": classes.first(),
            "classes": classes,
            "frame": frame,
            "verdict": report["verdict"],
            "complete": told.complete,
            "states": told.states,
            "seconds": told.seconds,
            "report": report,
        })
    }
}
