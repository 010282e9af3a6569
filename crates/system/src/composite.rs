//! Composite systems described in TOML: the classes of primitive components, by their frames.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use toml::de::DeTable;

use crate::check_keys::CHECK_KEYS;
use crate::description::Setting;
use crate::java_command;
use crate::problem::{Problem, Source, SourceSpan};
use crate::toml_file::check_option;
use crate::toml_values::{self, Entry, Value, unknown};

const TOP_KEYS: &[&str] = &["classpath", "jdk", "protocols", "component", "check"];
const COMPONENT_KEYS: &[&str] = &["frame", "class", "classpath"];
/// Keys of `[check]` that `[[component]]` itself answers.
const ANSWERED: &[&str] = &["frame", "component", "environment", "json"];

/// What implements the frames of an architecture, and what is asked of each check.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Composite {
    pub class_path: Vec<PathBuf>,
    pub jdk: Option<PathBuf>,
    /// The files with the frames and architectures.
    pub protocols: Vec<PathBuf>,
    pub components: Vec<Component>,
    /// Options of `heddle check` for all components.
    pub check: Vec<Setting>,
}

/// A primitive component: Java classes that follow a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Component {
    pub frame: String,
    /// The component's own class first.
    pub classes: Vec<String>,
    /// Empty: that of the whole.
    pub class_path: Vec<PathBuf>,
    /// Options of `heddle check` for this one.
    pub check: Vec<Setting>,
    pub place: Option<SourceSpan>,
}

/// What a TOML file describes; relative names belong to its folder.
pub(crate) fn describe(source: &Arc<Source>, folder: &Path) -> Result<Composite, Problem> {
    let table = DeTable::parse(&source.text).map_err(|error| {
        let message = error.message().trim().replace('\n', ", ");
        SourceSpan::new(source, error.span().unwrap_or(0..0)).problem(message)
    })?;
    let mut composite = Composite::default();
    for entry in &toml_values::entries(source, table.get_ref()) {
        let value = &entry.value;
        match entry.key {
            "classpath" => composite.class_path = class_path(value, folder)?,
            "jdk" => composite.jdk = Some(folder.join(value.name()?)),
            "protocols" => {
                let files = value.names()?.into_iter();
                composite.protocols = files.map(|(name, _)| folder.join(name)).collect();
            }
            "component" if value.is_table() => {
                let hint = "write `[[component]]`".to_owned();
                return Err(entry.place.problem("there may be several components").hint(hint));
            }
            "component" => {
                let components = value.list()?;
                let read = components.iter().map(|value| component(value, folder));
                composite.components = read.collect::<Result<_, Problem>>()?;
            }
            "check" => {
                for entry in value.table()? {
                    option(&mut composite.check, &entry, "[check]", &[], folder)?;
                }
            }
            _ => return Err(unknown(entry, "the file", TOP_KEYS, &elsewhere())),
        }
    }
    if composite.components.is_empty() {
        let hint = "each component begins with a line `[[component]]`".to_owned();
        let message = format!("{}: no component is described here", source.name);
        return Err(Problem::new(message).hint(hint));
    }
    Ok(composite)
}

fn component(value: &Value<'_>, folder: &Path) -> Result<Component, Problem> {
    let mut component = Component {
        frame: String::new(),
        classes: Vec::new(),
        class_path: Vec::new(),
        check: Vec::new(),
        place: Some(value.place()),
    };
    for entry in value.table()? {
        let value = &entry.value;
        match entry.key {
            "frame" => component.frame = value.name()?.to_owned(),
            "class" => {
                component.classes = value.names()?.into_iter().map(|(name, _)| name).collect();
            }
            "classpath" => component.class_path = class_path(value, folder)?,
            _ => option(&mut component.check, &entry, "[[component]]", COMPONENT_KEYS, folder)?,
        }
    }
    let missing = match (component.frame.is_empty(), component.classes.is_empty()) {
        (true, _) => "frame",
        (_, true) => "class",
        _ => return Ok(component),
    };
    Err(value.place().problem(format!("this component has no `{missing}`")))
}

/// Takes an option of `heddle check`, for all components or for one.
fn option(
    check: &mut Vec<Setting>,
    entry: &Entry<'_>,
    section: &str,
    others: &[&str],
    folder: &Path,
) -> Result<(), Problem> {
    let allowed = CHECK_KEYS.iter().filter(|key| !ANSWERED.contains(&key.name));
    match allowed.clone().find(|key| key.name == entry.key) {
        Some(key) => check_option(check, folder, key, &entry.value),
        None => {
            let names: Vec<&str> =
                others.iter().copied().chain(allowed.map(|key| key.name)).collect();
            Err(unknown(entry, section, &names, &[]))
        }
    }
}

fn class_path(value: &Value<'_>, folder: &Path) -> Result<Vec<PathBuf>, Problem> {
    if !value.is_list() {
        return Ok(java_command::class_path(value.name()?, folder));
    }
    value.list()?.iter().map(|element| Ok(folder.join(element.name()?))).collect()
}

fn elsewhere() -> Vec<(&'static str, Vec<&'static str>)> {
    let check = CHECK_KEYS.iter().map(|key| key.name).filter(|name| !ANSWERED.contains(name));
    vec![("[[component]]", COMPONENT_KEYS.to_vec()), ("[check]", check.collect())]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Composite, String> {
        let source = Arc::new(Source::new("c.toml".to_owned(), text.to_owned()));
        describe(&source, Path::new("dir")).map_err(|problem| problem.to_string())
    }

    #[test]
    fn components_and_their_options() {
        let text = "classpath = \"out\"\nprotocols = [\"a.bp\"]\n\
                    [[component]]\nframe = \"Van\"\nclass = [\"VanImpl\", \"Tank\"]\n\
                    values = { int = \"0,1\" }\nprotocol_repeat = 2\n[check]\nmax_time = \"9s\"\n";
        let composite = read(text).expect("it is right");
        assert_eq!(composite.protocols, [Path::new("dir/a.bp")]);
        let [van] = &composite.components[..] else { panic!("one component") };
        assert_eq!((van.frame.as_str(), van.classes.len()), ("Van", 2));
        let options: Vec<String> =
            van.check.iter().map(|option| format!("{}={}", option.name, option.value)).collect();
        assert_eq!(options, ["values=int=0,1", "protocol-repeat=2"]);
        assert_eq!(composite.check[0].name, "max-time");
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
    }
}
