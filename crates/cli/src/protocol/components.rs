//! The Java side of a composite system: each primitive component against its frame, surrounded by
//! what the frame says. Architectures are the protocol crate's business.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use heddle_checker::{Contract, Verdict};
use heddle_protocol::{FrameId, Model};
use heddle_system::Setting;
use serde_json::{Value, json};

use super::Stop;
use crate::check::{self, Told};
use crate::check_flags::CheckOptions;
use crate::flags::Problem;
use crate::report;

/// Options that `--implement` answers, or that name one file for many checks.
const REFUSED: &[&str] =
    &["--frame", "--component", "--environment", "--trace", "--dot", "--report"];

/// Which classes implement which frames, and how each is checked.
#[derive(Default)]
pub(super) struct Plan {
    components: Vec<Planned>,
    /// Options of `heddle check` from the command line.
    options: Vec<String>,
}

struct Planned {
    frame: String,
    classes: Vec<String>,
    /// Options of `heddle check` from a file.
    options: Vec<String>,
}

/// A component that was checked.
pub(super) struct Examined {
    frame: String,
    classes: Vec<String>,
    pub(super) told: Told,
}

impl Plan {
    pub(super) fn is_empty(&self) -> bool {
        self.components.is_empty()
    }

    /// Takes `FRAME=CLASS[,CLASS…]`.
    pub(super) fn implement(&mut self, text: &str) -> Result<(), String> {
        let wrong = || format!("--implement needs FRAME=CLASS, not `{text}`");
        let (frame, classes) = text.split_once('=').ok_or_else(wrong)?;
        let classes: Vec<String> =
            classes.split(',').filter(|name| !name.is_empty()).map(str::to_owned).collect();
        if frame.is_empty() || classes.is_empty() {
            return Err(wrong());
        }
        self.components.push(Planned { frame: frame.to_owned(), classes, options: Vec::new() });
        Ok(())
    }

    /// Takes what a file describes; gives the files of its protocols.
    pub(super) fn read(&mut self, file: &str) -> Result<Vec<String>, String> {
        let composite = heddle_system::read_composite(Path::new(file));
        let composite = composite.map_err(|problem| problem.to_string())?;
        for component in composite.components {
            let class_path = match component.class_path.is_empty() {
                true => &composite.class_path,
                false => &component.class_path,
            };
            let mut options = Vec::new();
            if !class_path.is_empty() {
                options.extend(["-cp".to_owned(), joined(class_path)]);
            }
            options.extend(composite.jdk.iter().map(|jdk| format!("--jdk={}", jdk.display())));
            options.extend(composite.check.iter().chain(&component.check).map(option));
            let (frame, classes) = (component.frame, component.classes);
            self.components.push(Planned { frame, classes, options });
        }
        let files = composite.protocols.iter();
        Ok(files.map(|file| file.to_string_lossy().into_owned()).collect())
    }

    /// Keeps an option for all components, with its value if that is an argument of its own.
    pub(super) fn pass(&mut self, arg: &str, next: impl FnOnce() -> Option<String>) {
        self.options.push(arg.to_owned());
        if crate::flags::takes_next(arg) || crate::check_flags::takes_next(arg) {
            self.options.extend(next());
        }
    }

    /// What is wrong with the options of `heddle check` that were given, if anything is.
    pub(super) fn wrong_option(&self) -> Option<String> {
        let name = |option: &str| option.split('=').next().unwrap_or_default().to_owned();
        match self.options.first().filter(|_| self.is_empty()) {
            Some(option) => Some(format!(
                "unknown option of protocol check: {option} (options of heddle check need \
                 --implement FRAME=CLASS)"
            )),
            None => self
                .options
                .iter()
                .map(|option| name(option))
                .find(|name| REFUSED.contains(&name.as_str()))
                .map(|name| format!("{name} is not for several components at once")),
        }
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
        let whose = format!("{} as {}: ", planned.classes[0], planned.frame);
        let sources = model.sources.iter();
        let contract = Contract {
            sources: sources.map(|source| (source.name.clone(), source.text.clone())).collect(),
            frame: planned.frame.clone(),
            components: planned.classes.clone(),
            environment: true,
            ..Contract::default()
        };
        let mut args = planned.options.clone();
        args.extend(self.options.iter().cloned());
        match json {
            true => args.push("--json".to_owned()),
            false => args.push(format!("--trace=heddle-trace-{}.json", planned.frame)),
        }
        let options =
            CheckOptions::parse_with(args, Some(contract)).map_err(|problem| match problem {
                Problem::Usage(message) => report::usage(&format!("{whose}{message}")),
                Problem::Unsupported(what) => report::unsupported(&format!("{whose}{what}")),
            })?;
        check::examine(options, &whose)
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

fn option(setting: &Setting) -> String {
    match setting.value.as_str() {
        "" => format!("--{}", setting.name),
        value => format!("--{}={value}", setting.name),
    }
}

fn joined(elements: &[PathBuf]) -> String {
    let texts: Vec<String> =
        elements.iter().map(|element| element.to_string_lossy().into_owned()).collect();
    texts.join(":")
}
