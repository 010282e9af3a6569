//! What the keys of `.jpf` files mean here. What means nothing here is said, never dropped.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use heddle_net::FaultKind;

use super::config::{Config, Given, split};
use crate::asked::{Limit, Properties, Said};
use crate::description::{Description, Process, Program};
use crate::draft::{self, Draft, PROCESSES_MAX};
use crate::folder_of;
use crate::network::FaultAsked;
use crate::options::{Classes, Jpf, OPTIONS, PROPERTIES, Reads, Row, Takes};
use crate::problem::{Problem, SourceSpan};
use crate::suggest;

type Apply = fn(&mut Reader<'_>, &Given) -> Result<(), Problem>;

struct Key {
    name: &'static str,
    apply: Apply,
}

const fn key(name: &'static str, apply: Apply) -> Key {
    Key { name, apply }
}

/// Keys that say something else than one option does. Those that say the same as an option stand
/// in the table of options.
const KEYS: &[Key] = &[
    key("vm.process_finalizers", |reader, given| {
        if truth("vm.process_finalizers", given)? {
            reader.note(given, "finalizers are never run");
        }
        Ok(())
    }),
    key("vm.nas.initiating_target", |reader, given| {
        // JPF's default is -1: no target in particular.
        reader.initiating = match given.value.parse::<i64>() {
            Ok(target) => usize::try_from(target).ok().map(|target| (target, given.place.clone())),
            Err(_) => {
                let message = "`vm.nas.initiating_target` is the number of a target";
                return Err(Problem::new(message).at(given.place.as_ref()));
            }
        };
        Ok(())
    }),
    key("scheduler.failure_injection", |reader, given| {
        if truth("scheduler.failure_injection", given)? {
            let fault =
                |kind| Said::new(FaultAsked { kind, process: None, operation: None }, &given.at());
            let network = &mut reader.description.asked.network;
            network.faults = vec![fault(FaultKind::IoException), fault(FaultKind::Timeout)];
            network.fault_budget = Some(Limit::Unlimited);
        }
        Ok(())
    }),
    key("listener", |reader, given| {
        reader.listeners(given);
        Ok(())
    }),
    // Read with the listener.
    key("dot.file", |_, _| Ok(())),
    key("vm.class", machine),
    key("vm.scheduler_factory.class", machine),
    key("vm.scheduler.class", machine),
    key("vm.scheduler.sync.class", machine),
    key("native_classpath", needless),
    key("native_libraries", needless),
    key("peer_packages", needless),
    key("extensions", needless),
    key("site", needless),
];

/// Keys that configure JPF itself.
fn needless(reader: &mut Reader<'_>, given: &Given) -> Result<(), Problem> {
    reader.note(given, "this is about JPF itself and has no effect");
    Ok(())
}

/// Classes of JPF that decide how processes are run.
fn machine(reader: &mut Reader<'_>, given: &Given) -> Result<(), Problem> {
    let class = &given.value;
    let of_nas = class.to_lowercase().contains("nas") && !class.contains(".nasa.jpf.vm.");
    let text = match of_nas || simple_name(class).contains("Distributed") {
        true => format!(
            "`{class}` is not needed; connections follow TCP, or jpf-nas with --compat jpf-nas"
        ),
        false => format!("`{class}` is not needed and has no effect"),
    };
    reader.note(given, &text);
    Ok(())
}

const TARGETS: &[&str] =
    &["target", "target.args", "target_args", "target.entry", "target.host", "target.replicate"];

struct Reader<'r> {
    folder: &'r Path,
    /// The file without its ending.
    stem: String,
    config: Config,
    description: Description,
    initiating: Option<(usize, Option<SourceSpan>)>,
}

/// What a configuration asks for; relative names belong to the folder of the file.
pub(crate) fn interpret(mut config: Config, file: &Path) -> Result<Description, Problem> {
    let mut all: Vec<(String, Given)> = std::mem::take(&mut config.values).into_iter().collect();
    all.sort_by_key(|(_, given)| given.order);
    let mut reader = Reader {
        folder: folder_of(file),
        stem: file.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
        config,
        description: Description::default(),
        initiating: None,
    };
    let mut targets = BTreeMap::new();
    let mut dot_file = None;
    for (name, given) in all {
        if name == "target" || name == "target_args" || name.starts_with("target.") {
            targets.insert(name, given);
            continue;
        }
        let option =
            |row: &'static Row| row.jpf.filter(|jpf| jpf.key == name).map(|jpf| (row, jpf));
        match (KEYS.iter().find(|key| key.name == name), OPTIONS.iter().find_map(option)) {
            (Some(key), _) => (key.apply)(&mut reader, &given)?,
            (None, Some((row, jpf))) => reader.option(row, jpf, &given)?,
            (None, None) => reader.unknown(&name, &given),
        }
        if name == "dot.file" {
            dot_file = Some(given.value.into());
        }
    }
    let dot = &mut reader.description.asked.output.dot;
    *dot = dot.take().map(|usual| dot_file.unwrap_or(usual));
    reader.processes(targets, file)?;
    reader.description.notes = reader.config.notes.finish();
    Ok(reader.description)
}

impl Reader<'_> {
    fn note(&mut self, given: &Given, text: &str) {
        self.config.note(given.place.as_ref(), text);
    }

    fn unknown(&mut self, name: &str, given: &Given) {
        // Who refers to a key has given it a meaning.
        if self.config.referenced.contains(name) {
            return;
        }
        let options = OPTIONS.iter().filter_map(|row| row.jpf).map(|jpf| jpf.key);
        let known = KEYS.iter().map(|key| key.name).chain(TARGETS.iter().copied()).chain(options);
        let near = suggest::nearest(name, known);
        let hint = near.map(|near| format!("; did you mean `{near}`?")).unwrap_or_default();
        self.note(given, &format!("`{name}` is not known and has no effect{hint}"));
    }

    /// JPF looks from where it is started, people from where the file is.
    fn locate(&self, element: &str) -> PathBuf {
        let beside = self.folder.join(element);
        let here = PathBuf::from(element);
        if !beside.exists() && here.exists() { here } else { beside }
    }

    /// Takes the value of a key that says the same as an option.
    fn option(&mut self, row: &Row, jpf: Jpf, given: &Given) -> Result<(), Problem> {
        let at = given.at();
        match (row.takes, jpf.reads) {
            (Takes::Switch(set), reads) => {
                let wanted = !matches!(reads, Reads::Negated);
                if truth(jpf.key, given)? == wanted {
                    set(&mut self.description.asked, true);
                }
            }
            (Takes::Number(_), Reads::Limit) if given.value == "MAX" => {}
            (Takes::Number(set), _) => {
                set(&mut self.description.asked, number(jpf.key, given)?);
            }
            (Takes::ClassPath(set), _) => {
                let elements = split(&given.value, &[',', ';', ':']);
                let path = elements.iter().map(|element| self.locate(element)).collect();
                set(&mut self.description.asked, path);
            }
            (Takes::Assertions(on), _) => self.assertions(jpf.key, given, on)?,
            (Takes::Text(set), Reads::Classes(classes)) => {
                for name in self.values_of(classes, given) {
                    set(&mut self.description.asked, Said::new(name.to_owned(), &at));
                }
            }
            (Takes::List(set), Reads::Classes(classes)) => {
                let names = self.values_of(classes, given).into_iter();
                let names = names.map(|name| Said::new(name.to_owned(), &at)).collect();
                set(&mut self.description.asked, names)?;
            }
            _ => unreachable!("{} is not read from .jpf files", jpf.key),
        }
        Ok(())
    }

    /// The values of an option that classes stand for.
    fn values_of(&mut self, classes: &Classes, given: &Given) -> Vec<&'static str> {
        let mut values = Vec::new();
        for class in split(&given.value, &[',', ';']) {
            let simple = simple_name(&class);
            match classes.rows.iter().find(|(name, _)| *name == simple) {
                Some((_, names)) => values.extend(*names),
                None => {
                    let Classes { what, effect, .. } = classes;
                    self.note(given, &format!("the {what} `{class}` is not known{effect}"));
                }
            }
        }
        values
    }

    fn assertions(&mut self, key: &str, given: &Given, on: bool) -> Result<(), Problem> {
        let rules = &mut self.description.asked.java.assertions;
        match given.value.as_str() {
            "*" | "" => rules.push((String::new(), on)),
            _ if is_truth(&given.value).is_some() => {
                rules.push((String::new(), truth(key, given)? == on));
            }
            list => {
                // Without this the default, everywhere, would stay.
                if on {
                    rules.push((String::new(), false));
                }
                rules.extend(split(list, &[',', ';']).into_iter().map(|pattern| (pattern, on)));
            }
        }
        // As in JPF, what is disabled is off even if it is enabled as well, in whatever order.
        rules.sort_by_key(|(pattern, on)| !pattern.is_empty() && !on);
        Ok(())
    }

    fn listeners(&mut self, given: &Given) {
        for class in split(&given.value, &[',', ';']) {
            match simple_name(&class) {
                name if name.ends_with("Dot") => {
                    let file = format!("{}.dot", self.stem);
                    self.description.asked.output.dot = Some(file.into());
                }
                name => match PROPERTIES.rows.iter().find(|(known, _)| *known == name) {
                    Some((_, names)) => {
                        let added = names.iter().map(|name| {
                            Properties::Add(Said::new((*name).to_owned(), &given.at()))
                        });
                        self.description.asked.check.properties.extend(added);
                    }
                    None => {
                        self.note(
                            given,
                            &format!("the listener `{class}` is not known and not run"),
                        );
                    }
                },
            }
        }
    }

    fn processes(&mut self, targets: BTreeMap<String, Given>, file: &Path) -> Result<(), Problem> {
        let numbered = self.numbered(&targets);
        let mut numbers = Vec::new();
        let mut drafts = Vec::new();
        for (number, class) in &numbered {
            let suffix = format!(".{number}");
            numbers.push(*number);
            drafts.push(self.draft(class, &targets, &suffix));
        }
        if let Some(class) = targets.get("target") {
            match numbered.is_empty() {
                true => {
                    let copies = match targets.get("target.replicate") {
                        Some(given) => copies(given)?,
                        None => 1,
                    };
                    for number in 0..copies {
                        numbers.push(number);
                        drafts.push(self.draft(class, &targets, ""));
                    }
                }
                false => self.note(class, "`target` has no effect beside numbered targets"),
            }
        }
        if drafts.is_empty() {
            let hint = "`target` or `target.0` names the main class".to_owned();
            let message = format!("{}: no process is described here", file.display());
            return Err(Problem::new(message).hint(hint));
        }
        self.description.processes = draft::settle(drafts)?;
        if let Some((target, place)) = self.initiating.take() {
            let position = numbers.iter().position(|number| *number == target);
            if position.is_none() {
                let message = format!("there is no target {target}");
                return Err(Problem::new(message).at(place.as_ref()));
            }
            self.description.initiating = position;
        }
        Ok(())
    }

    /// Main classes by number; what else begins with `target` must belong to one of them.
    fn numbered<'t>(&mut self, targets: &'t BTreeMap<String, Given>) -> Vec<(usize, &'t Given)> {
        let number =
            |text: &str| text.parse::<usize>().ok().filter(|number| *number < PROCESSES_MAX);
        let mut numbered: Vec<(usize, &Given)> = targets
            .iter()
            .filter_map(|(name, given)| Some((number(name.strip_prefix("target.")?)?, given)))
            .collect();
        numbered.sort_by_key(|(number, _)| *number);
        for (name, given) in targets {
            let plain = TARGETS.contains(&name.as_str());
            let of_number = ["target.", "target.args.", "target.entry.", "target.host."]
                .iter()
                .filter_map(|prefix| number(name.strip_prefix(prefix)?))
                .any(|wanted| numbered.iter().any(|(number, _)| *number == wanted));
            let used = match numbered.is_empty() {
                true => plain,
                false => of_number || name == "target",
            };
            if !used {
                self.note(given, &format!("`{name}` has no effect: no target uses it"));
            }
        }
        numbered
    }

    fn draft(&self, class: &Given, targets: &BTreeMap<String, Given>, suffix: &str) -> Draft {
        let mut draft = Draft::new(Program::Main(class.value.clone()));
        draft.place.clone_from(&class.place);
        let Process { args, entry, host, java, .. } = &mut draft.process;
        let given = |name: &str| targets.get(&format!("{name}{suffix}"));
        let old_args = || targets.get("target_args").filter(|_| suffix.is_empty());
        if let Some(list) = given("target.args").or_else(old_args) {
            *args = split(&list.value, &[',', ';']);
        }
        if let Some(method) = given("target.entry").filter(|given| !given.value.is_empty()) {
            let takes = ["([Ljava/lang/String;)V", "()V"];
            let name = takes.iter().find_map(|takes| method.value.strip_suffix(takes));
            name.unwrap_or(&method.value).clone_into(entry);
        }
        if let Some(name) = given("target.host").filter(|given| !given.value.is_empty()) {
            host.clone_from(&name.value);
        }
        java.clone_from(&self.description.asked.java);
        draft
    }
}

fn copies(given: &Given) -> Result<usize, Problem> {
    match given.value.parse::<usize>() {
        Ok(copies) if (1..=PROCESSES_MAX).contains(&copies) => Ok(copies),
        _ => {
            let message = format!("`target.replicate` is a number from 1 to {PROCESSES_MAX}");
            Err(Problem::new(message).at(given.place.as_ref()))
        }
    }
}

fn simple_name(class: &str) -> &str {
    class.rsplit(['.', '$']).next().unwrap_or(class).trim()
}

fn is_truth(text: &str) -> Option<bool> {
    let is = |words: [&str; 3]| words.iter().any(|word| text.eq_ignore_ascii_case(word));
    match (is(["true", "yes", "on"]), is(["false", "no", "off"])) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
}

fn truth(name: &str, given: &Given) -> Result<bool, Problem> {
    is_truth(&given.value).ok_or_else(|| {
        let message = format!("`{name}` is true or false, not `{}`", given.value);
        Problem::new(message).at(given.place.as_ref())
    })
}

fn number(name: &str, given: &Given) -> Result<u64, Problem> {
    given.value.parse().map_err(|_| {
        let message = format!("`{name}` is a number, not `{}`", given.value);
        Problem::new(message).at(given.place.as_ref())
    })
}
