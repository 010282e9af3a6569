//! Composite systems described in TOML: the classes of primitive components, by their frames.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use toml::de::DeTable;

use crate::asked::Asked;
use crate::options::{Command, Key, OPTIONS, Row};
use crate::problem::{Problem, Source, SourceSpan};
use crate::toml_values::{self, Value, unknown};

const TOP_KEYS: &[&str] = &["classpath", "jdk", "protocols", "component", "check"];
const COMPONENT_KEYS: &[&str] = &["frame", "class", "classpath"];
/// Keys of processes and of the top that composite systems have, too.
const CLASS_PATH: Key = Key::Process("classpath");
const JDK: Key = Key::Top("jdk");
/// Keys of `[check]` that name files, which cannot be the same for all components.
const FILES: &[&str] = &["trace", "dot", "reports"];

/// What implements the frames of an architecture.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Composite {
    /// The files with the frames and architectures.
    pub protocols: Vec<PathBuf>,
    pub components: Vec<Component>,
}

/// A primitive component: Java classes that follow a frame.
#[derive(Clone, Debug, PartialEq)]
pub struct Component {
    pub frame: String,
    /// The component's own class first.
    pub classes: Vec<String>,
    /// What is asked of its check, for all components and for this one.
    pub asked: Asked,
    pub place: Option<SourceSpan>,
}

/// What a TOML file describes; relative names belong to its folder.
pub(crate) fn describe(source: &Arc<Source>, folder: &Path) -> Result<Composite, Problem> {
    let table = DeTable::parse(&source.text).map_err(|error| {
        let message = error.message().trim().replace('\n', ", ");
        SourceSpan::new(source, error.span().unwrap_or(0..0)).problem(message)
    })?;
    let mut composite = Composite::default();
    // For all components.
    let mut common = Asked::default();
    let mut components = Vec::new();
    for entry in &toml_values::entries(source, table.get_ref()) {
        let value = &entry.value;
        match entry.key {
            "classpath" => take(CLASS_PATH, &mut common, value, folder)?,
            "jdk" => take(JDK, &mut common, value, folder)?,
            "protocols" => {
                let files = value.names()?.into_iter();
                composite.protocols = files.map(|(name, _)| folder.join(name)).collect();
            }
            "component" if value.is_table() => {
                let hint = "write `[[component]]`".to_owned();
                return Err(entry.place.problem("there may be several components").hint(hint));
            }
            "component" => components = value.list()?,
            "check" => {
                for entry in value.table()? {
                    match of_all().find(|(name, _)| *name == entry.key) {
                        Some((_, row)) => row.take_toml(&mut common, &entry.value, folder)?,
                        None => {
                            let elsewhere = [("[[component]]", component_keys())];
                            return Err(unknown(&entry, "[check]", &names(of_all()), &elsewhere));
                        }
                    }
                }
            }
            _ => {
                let elsewhere =
                    [("[[component]]", COMPONENT_KEYS.to_vec()), ("[check]", names(of_all()))];
                return Err(unknown(entry, "the file", TOP_KEYS, &elsewhere));
            }
        }
    }
    let read = components.iter().map(|value| component(value, &common, folder));
    composite.components = read.collect::<Result<_, Problem>>()?;
    if composite.components.is_empty() {
        let hint = "each component begins with a line `[[component]]`".to_owned();
        let message = format!("{}: no component is described here", source.name);
        return Err(Problem::new(message).hint(hint));
    }
    Ok(composite)
}

fn component(value: &Value<'_>, common: &Asked, folder: &Path) -> Result<Component, Problem> {
    let mut component = Component {
        frame: String::new(),
        classes: Vec::new(),
        asked: common.clone(),
        place: Some(value.place()),
    };
    for entry in value.table()? {
        let value = &entry.value;
        match entry.key {
            "frame" => component.frame = value.name()?.to_owned(),
            "class" => {
                component.classes = value.names()?.into_iter().map(|(name, _)| name).collect();
            }
            "classpath" => take(CLASS_PATH, &mut component.asked, value, folder)?,
            key => match of_one().find(|(name, _)| *name == key) {
                Some((_, row)) => row.take_toml(&mut component.asked, value, folder)?,
                None => return Err(unknown(&entry, "[[component]]", &component_keys(), &[])),
            },
        }
    }
    let missing = match (component.frame.is_empty(), component.classes.is_empty()) {
        (true, _) => "frame",
        (_, true) => "class",
        _ => return Ok(component),
    };
    Err(value.place().problem(format!("this component has no `{missing}`")))
}

/// Takes the value of an option that has the same key in descriptions of systems.
fn take(key: Key, asked: &mut Asked, value: &Value<'_>, folder: &Path) -> Result<(), Problem> {
    let row = OPTIONS.iter().find(|row| row.key == Some(key));
    row.expect("the table of options has this key").take_toml(asked, value, folder)
}

/// Options of `heddle check` for all components, by their keys.
fn of_all() -> impl Iterator<Item = (&'static str, &'static Row)> {
    of_check().filter(|(_, row)| row.belongs_to(Command::Component))
}

/// Options of `heddle check` for one component, by their keys.
fn of_one() -> impl Iterator<Item = (&'static str, &'static Row)> {
    of_check().filter(|(name, row)| row.belongs_to(Command::Component) || FILES.contains(name))
}

fn of_check() -> impl Iterator<Item = (&'static str, &'static Row)> {
    OPTIONS.iter().filter_map(|row| match row.key {
        Some(Key::Check(name)) => Some((name, row)),
        _ => None,
    })
}

fn names(rows: impl Iterator<Item = (&'static str, &'static Row)>) -> Vec<&'static str> {
    rows.map(|(name, _)| name).collect()
}

/// The keys of `[[component]]`.
fn component_keys() -> Vec<&'static str> {
    COMPONENT_KEYS.iter().copied().chain(names(of_one())).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::asked::Limit;

    fn read(text: &str) -> Result<Composite, String> {
        let source = Arc::new(Source::new("c.toml".to_owned(), text.to_owned()));
        describe(&source, Path::new("dir")).map_err(|problem| problem.to_string())
    }

    #[test]
    fn components_and_their_options() {
        let text = "classpath = \"out\"\nprotocols = [\"a.bp\"]\n\
                    [[component]]\nframe = \"Van\"\nclass = [\"VanImpl\", \"Tank\"]\n\
                    values = { int = \"0,1\" }\nprotocol_repeat = 2\ndot = \"v.dot\"\n[check]\nmax_time = \"9s\"\n";
        let composite = read(text).expect("it is right");
        assert_eq!(composite.protocols, [Path::new("dir/a.bp")]);
        let [van] = &composite.components[..] else { panic!("one component") };
        assert_eq!((van.frame.as_str(), van.classes.len()), ("Van", 2));
        let check = &van.asked.check;
        assert_eq!(check.values.len(), 1);
        assert_eq!(check.values[0].value, ("int".to_owned(), "0,1".to_owned()));
        assert_eq!(check.protocol_repeat, Some(Limit::AtMost(2)));
        assert_eq!(van.asked.output.dot.as_deref(), Some(Path::new("dir/v.dot")));
        // What is asked of all stands behind the component.
        assert_eq!(check.seconds_max, Some(9));
        assert_eq!(van.asked.java.class_path, [Path::new("dir/out")]);
    }

    #[test]
    fn mistakes() {
        let wrong = |text: &str, message: &str| {
            let shown = read(text).expect_err("it is wrong");
            assert!(shown.contains(message), "{shown}");
        };
        wrong("", "no component is described here");
        wrong("[component]\nframe=\"A\"", "write `[[component]]`");
        wrong("[[component]]\nframe=\"A\"", "c.toml:1:1: this component has no `class`");
        wrong("[[component]]\nclass=\"A\"", "this component has no `frame`");
        wrong("[[component]]\nclas=\"A\"", "did you mean `class`?");
        wrong("[[component]]\nenvironment=true", "[[component]] has no key `environment`");
        wrong("frame = \"A\"", "it belongs to [[component]]");
        // All components would write the same file.
        wrong("[check]\ntrace = \"t.json\"", "it belongs to [[component]]");
    }
}
