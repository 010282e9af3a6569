//! From what was asked to what a check takes: names become what they name, and processes that are
//! described become those of the machine.

use std::sync::Arc;

use heddle_jvm::state::{Assertions, Domain, ProcessConfig, Service};
use heddle_net::RemoteCalls;
use heddle_reduction::Reductions;
use heddle_search::Options;
use heddle_system::{
    Check, Contract as Described, Description, Limit, Problem, Process, Program, Properties, Said,
    Stdin,
};

use crate::connection_protocol::ConnectionContract;
use crate::contract::Contract;
use crate::errors::SettingError;
use crate::invariant::Invariant;
use crate::properties::{PROPERTIES, Property, property_named};
use crate::system::{Settings, Time};
use crate::trace::reductions_named;

const HEAP_BYTES_DEFAULT: u64 = 2 << 30;
const STACK_BYTES_DEFAULT: u64 = 4 << 20;
/// Less than this the library itself cannot run in.
const STACK_BYTES_MIN: u64 = 128 << 10;

/// The processes of a description, as the machine starts them.
pub fn processes(description: &Description) -> Result<Vec<ProcessConfig>, Problem> {
    let all = description.processes.iter().map(process);
    let mut all = all.collect::<Result<Vec<ProcessConfig>, Problem>>()?;
    if description.asked.until_clients_ended {
        let services = all.iter_mut().filter(|config| config.service != Service::No);
        services.for_each(|config| config.service = Service::EndsWithClients);
    }
    if let Some(first) = description.initiating {
        for (index, config) in all.iter_mut().enumerate() {
            config.after_first_run = (index != first).then_some(first as u32);
        }
    }
    Ok(all)
}

pub(crate) fn process(process: &Process) -> Result<ProcessConfig, Problem> {
    let Process { name, host, program, entry, args, java, working_directory, after, service } =
        process;
    let (main_class, jar) = match program {
        Program::Main(class) => (class.clone(), None),
        Program::Jar(jar) => (String::new(), Some(jar.clone())),
    };
    let elements = java.class_path.iter().map(|element| element.to_string_lossy().into_owned());
    let stack_bytes_max = java.stack_bytes_max.unwrap_or(STACK_BYTES_DEFAULT);
    Ok(ProcessConfig {
        name: name.clone(),
        class_path: java.class_path.clone(),
        class_path_text: elements.collect::<Vec<String>>().join(":"),
        main_class,
        entry: (entry != "main").then(|| entry.clone()),
        jar,
        args: args.clone(),
        properties: java.properties.clone(),
        environment: java.environment.clone(),
        assertions: Assertions { system: java.system_assertions, rules: java.assertions.clone() },
        heap_bytes_max: java.heap_bytes_max.unwrap_or(HEAP_BYTES_DEFAULT),
        stack_bytes_max: stack_bytes_max.max(STACK_BYTES_MIN),
        working_directory: working_directory.clone().unwrap_or_default(),
        host: host.clone(),
        after: after.iter().map(|&index| index as u32).collect(),
        after_first_run: None,
        domains: Vec::new(),
        enumerate_random: false,
        symbolic: java.symbolic,
        claims: claims(&java.claims)?,
        input: java.stdin.as_ref().map(input).transpose()?,
        input_lines: java.stdin_lines,
        service: if *service { Service::Idle } else { Service::No },
        parent: None,
        pid: 0,
        identity: 0,
    })
}

/// What a process reads from standard input.
fn input(stdin: &Stdin) -> Result<Arc<[u8]>, Problem> {
    match stdin {
        Stdin::Text(text) => Ok(text.as_bytes().into()),
        Stdin::File(file) => match std::fs::read(file) {
            Ok(bytes) => Ok(bytes.into()),
            Err(error) => {
                let message = format!("standard input: {}: {error}", file.display());
                let hint =
                    "--stdin and `stdin` name a file; --stdin-text and `stdin_text` are text";
                Err(Problem::new(message).hint(hint.to_owned()))
            }
        },
    }
}

/// Gives processes the answers that a check tries.
pub fn answer(check: &Check, processes: &mut [ProcessConfig]) -> Result<(), Problem> {
    let read = |said: &Said<(String, String)>| said.read(|(name, values)| domain(name, values));
    let domains = check.nondet.iter().map(read).collect::<Result<Vec<_>, Problem>>()?;
    for config in processes {
        config.domains.clone_from(&domains);
        config.enumerate_random = check.enumerate_random;
    }
    Ok(())
}

fn domain(name: &str, values: &str) -> Result<(String, Domain), SettingError> {
    let domain: Domain = values.parse().map_err(SettingError::Values)?;
    if !domain.fits(name) {
        let (values, type_name) = (values.to_owned(), name.to_owned());
        return Err(SettingError::OtherType { values, type_name });
    }
    Ok((name.to_owned(), domain))
}

/// What is asked of a search, beside what is given.
pub fn search(check: &Check, given: Options) -> Result<Options, Problem> {
    let strategy = check.strategy.as_ref().map(|said| said.read(|name| name.parse()));
    let store = check.store.as_ref().map(|said| said.read(|name| name.parse()));
    let workers =
        check.workers.map(|workers| usize::try_from(workers.max(1)).unwrap_or(usize::MAX));
    Ok(Options {
        strategy: strategy.transpose()?.unwrap_or(given.strategy),
        all: check.all,
        workers: workers.unwrap_or(given.workers),
        // Nothing is deeper than can be counted.
        depth_max: check.depth_max.map(|depth| u32::try_from(depth).unwrap_or(u32::MAX)),
        states_max: check.states_max,
        store: store.transpose()?.unwrap_or(given.store),
        seed: check.seed.unwrap_or(given.seed),
        runs: check.runs.or(given.runs),
        ..given
    })
}

/// What is checked, and how. A component may be given with its frame; else the options name both.
pub fn settings(
    description: &Description,
    component: Option<Contract>,
) -> Result<Settings, Problem> {
    let check = &description.asked.check;
    let connection_protocols = description.contracts.iter().map(connection_protocol);
    let connection_protocols = connection_protocols.collect::<Result<Vec<_>, Problem>>()?;
    let follows = component.is_some() || !connection_protocols.is_empty();
    let is_symbolic = description.processes.iter().any(|process| process.java.symbolic);
    let is_attacked = !description.asked.network.adversary.between.is_empty();
    let reductions = check.reductions.as_deref().map(reductions).transpose()?;
    let mut reductions = reductions.unwrap_or(Reductions::ALL);
    // Pools of the JDK's own transport copy objects of the program in the middle of library operations.
    reductions.library &= description.asked.network.remote_calls != Some(RemoteCalls::Wire);
    let time = check.time.as_ref().map(|said| said.read(|name| name.parse::<Time>()));
    let invariants = check.invariants.iter().map(|said| said.read(|name| Invariant::named(name)));
    let weights = check.weights.iter().map(|(name, weight)| (name.clone(), (*weight).into()));
    Ok(Settings {
        properties: properties(&check.properties, follows, is_symbolic, is_attacked)?,
        reductions,
        time: time.transpose()?.unwrap_or_default(),
        spurious_wakeups: check.spurious_wakeups,
        spurious_failures: check.spurious_failures,
        outputs: check.outputs,
        invariants: invariants.collect::<Result<_, Problem>>()?,
        contract: contract(check, component)?.map(Arc::new),
        connection_protocols: Arc::new(connection_protocols),
        collected: Arc::default(),
        weights: weights.collect(),
        look: true,
        why_new: description.asked.output.why_new,
        brake: None,
        reached: None,
        executed: Arc::default(),
        so_far: Arc::default(),
        statistics: Arc::default(),
    })
}

/// Claims that can be read.
fn claims(texts: &[String]) -> Result<Vec<String>, Problem> {
    for text in texts {
        if heddle_jvm::program::Claim::parse(text).is_none() {
            let hint = "secret CLASS.FIELD, secret CLASS.METHOD(1), begin EVENT CLASS.METHOD(1, \"A\"), end …";
            let problem = Problem::new(format!("`{text}` is no claim"));
            return Err(problem.hint(format!("write one of: {hint}")));
        }
    }
    Ok(texts.to_vec())
}

/// The properties checked by default, changed one by one.
fn properties(
    changes: &[Properties],
    follows: bool,
    is_symbolic: bool,
    is_attacked: bool,
) -> Result<Vec<&'static Property>, Problem> {
    let mut chosen: Vec<&'static Property> =
        PROPERTIES.iter().filter(|property| property.default).collect();
    if is_symbolic {
        chosen.extend(["secrecy", "agreement"].into_iter().filter_map(property_named));
    }
    // That somebody gives up or waits for ever is what an adversary can always bring about.
    if is_attacked {
        chosen.retain(|property| !matches!(property.name, "no-deadlock" | "no-uncaught"));
    }
    if follows {
        chosen.extend(property_named("protocol"));
    }
    let known = |said: &Said<String>| said.read(|name| known(name));
    for change in changes {
        match change {
            Properties::Only(names) => {
                chosen = names.iter().map(known).collect::<Result<_, Problem>>()?;
            }
            Properties::Add(name) => {
                let property = known(name)?;
                if !chosen.iter().any(|other| other.name == property.name) {
                    chosen.push(property);
                }
            }
            Properties::Remove(name) => {
                let property = known(name)?;
                chosen.retain(|other| other.name != property.name);
            }
        }
    }
    Ok(chosen)
}

fn known(name: &str) -> Result<&'static Property, SettingError> {
    property_named(name).ok_or_else(|| SettingError::Property(name.to_owned()))
}

fn reductions(names: &[Said<String>]) -> Result<Reductions, Problem> {
    match names {
        [only] if only.value == "all" => Ok(Reductions::ALL),
        [only] if only.value == "none" => Ok(Reductions::NONE),
        [] => Ok(Reductions::NONE),
        [first, ..] => {
            first.read(|_| reductions_named(names.iter().map(|said| said.value.as_str())))
        }
    }
}

/// The protocol that a component has to follow, if one is named.
fn contract(check: &Check, component: Option<Contract>) -> Result<Option<Contract>, Problem> {
    let Check { frame, components, bindings, protocol_mode, environment, values, .. } = check;
    let is_asked = frame.is_some()
        || !components.is_empty()
        || !bindings.is_empty()
        || protocol_mode.is_some()
        || *environment
        || check.protocol_repeat.is_some()
        || !values.is_empty();
    if component.is_none() && !is_asked {
        return Ok(None);
    }
    let mut contract = component.unwrap_or_default();
    if let Some(frame) = frame {
        frame.read(|frame| contract.read(frame))?;
    }
    contract.components.extend(components.iter().cloned());
    contract.bindings.clone_from(bindings);
    if let Some(mode) = protocol_mode {
        mode.read(|name| contract.set_mode(name))?;
    }
    contract.environment |= *environment;
    contract.repeat = match check.protocol_repeat {
        Some(Limit::AtMost(most)) => Some(u32::try_from(most).unwrap_or(u32::MAX)),
        Some(Limit::Unlimited) | None => None,
    };
    for said in values {
        said.read(|(_, values)| values.parse::<Domain>().map_err(SettingError::Values))?;
        contract.values.push(said.value.clone());
    }
    let missing = match (contract.sources.is_empty(), contract.components.is_empty()) {
        (true, _) => "--frame FILE:NAME",
        (_, true) => "--component CLASS",
        _ => return Ok(Some(contract)),
    };
    Err(Problem::new(format!("a component is checked against a frame: {missing} is missing")))
}

/// The protocol of a process with the texts it is in.
fn connection_protocol(described: &Described) -> Result<ConnectionContract, Problem> {
    let mut frame = Contract::default();
    let read = frame.read(&described.frame);
    read.map_err(|error| Problem::from(error).at(described.place.as_ref()))?;
    Ok(ConnectionContract {
        process: described.process.clone(),
        sources: frame.sources,
        frame: frame.frame,
        message_bytes: described.message_bytes,
        ports: described.ports.clone(),
        messages: described.messages.clone(),
        ignored: described.ignored.clone(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use heddle_search::StoreKind;
    use heddle_system::options::{Command, Launch, OPTIONS};

    fn describe(line: &str) -> Description {
        let words = line.split_whitespace().map(str::to_owned).collect();
        let described = Launch::parse(Command::Check, words).and_then(Launch::describe);
        described.unwrap_or_else(|problem| panic!("{line}: {problem}"))
    }

    fn settings_of(line: &str) -> Result<Settings, String> {
        settings(&describe(line), None).map_err(|problem| problem.to_string())
    }

    #[test]
    fn a_search_is_what_was_asked() {
        let line = "--strategy pct:5 --store exact --workers 0 --max-depth 5000000000 --all M";
        let check = describe(line).asked.check;
        let search = search(&check, Options { workers: 7, ..Options::default() });
        let search = search.unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(search.strategy.to_string(), "pct:5");
        assert_eq!(search.store, StoreKind::Exact);
        assert_eq!(search.workers, 1);
        // More than can be counted is no limit, and not a small one.
        assert_eq!(search.depth_max, Some(u32::MAX));
        assert!(search.all);
        let wrong = super::search(&describe("--strategy dsf M").asked.check, Options::default());
        let wrong = wrong.map(|_| ()).map_err(|problem| problem.to_string());
        assert!(
            wrong.is_err_and(|message| message.starts_with("--strategy: `dsf` is no strategy"))
        );
    }

    #[test]
    fn properties_are_changed_in_order() {
        let chosen = |line: &str| {
            let settings = settings_of(line).unwrap_or_else(|problem| panic!("{problem}"));
            settings.properties.iter().map(|property| property.name).collect::<Vec<_>>()
        };
        let by_default = chosen("M");
        assert!(by_default.contains(&"no-deadlock") && !by_default.contains(&"no-race"));
        assert_eq!(chosen("--property no-race M").last(), Some(&"no-race"));
        assert!(!chosen("--no-property no-deadlock M").contains(&"no-deadlock"));
        let line =
            "--property exit-status --properties no-race,no-deadlock --no-property no-race M";
        assert_eq!(chosen(line), ["no-deadlock"]);
        let wrong = settings_of("--property no-luck M").err().unwrap_or_default();
        assert!(wrong.starts_with("--property: `no-luck` is no property"), "{wrong}");
    }

    #[test]
    fn names_in_the_help_are_known() {
        let words = |name: &str| {
            let row = OPTIONS.iter().find(|row| row.name() == name);
            row.map(|row| row.value().split('|')).into_iter().flatten()
        };
        assert_eq!(words("--time").count() + words("--protocol-mode").count(), 5);
        for word in words("--time") {
            assert!(settings_of(&format!("--time {word} M")).is_ok(), "{word}");
        }
        for word in words("--protocol-mode") {
            assert_eq!(Contract::default().set_mode(word), Ok(()), "{word}");
        }
    }

    #[test]
    fn a_component_needs_a_frame() {
        let missing = settings_of("--component A M").err().unwrap_or_default();
        assert!(missing.ends_with("--frame FILE:NAME is missing"), "{missing}");
        assert!(settings_of("M").is_ok_and(|settings| settings.contract.is_none()));
    }

    #[test]
    fn processes_start_as_described() {
        let line = "-cp a:b -Dk=v --env V=w -da:p... -Xmx64m -Xss1k -esa M x";
        let Ok(all) = processes(&describe(line)) else { panic!("nothing has to be read") };
        let [config] = &all[..] else { panic!("one process") };
        assert_eq!((config.main_class.as_str(), &config.args[..]), ("M", &["x".to_owned()][..]));
        assert_eq!((config.class_path.len(), config.class_path_text.as_str()), (2, "a:b"));
        assert_eq!(config.properties, [("k".to_owned(), "v".to_owned())]);
        assert_eq!(config.environment, [("V".to_owned(), "w".to_owned())]);
        let rules = [(String::new(), true), ("p...".to_owned(), false)];
        assert_eq!(config.assertions.rules, rules);
        assert!(config.assertions.system);
        assert_eq!(config.heap_bytes_max, 64 << 20);
        assert_eq!(config.stack_bytes_max, STACK_BYTES_MIN);
        assert_eq!(config.entry, None);
    }

    #[test]
    fn standard_input_is_a_file_or_text() {
        let input = |words: &[&str]| {
            let words = words.iter().map(|word| (*word).to_owned()).collect();
            let described = Launch::parse(Command::Check, words).and_then(Launch::describe)?;
            let all = processes(&described)?;
            Ok::<_, Problem>(all.into_iter().map(|config| config.input).next().flatten())
        };
        let bytes = |text: &str| Some(Arc::from(text.as_bytes()));
        assert_eq!(input(&["M"]).ok(), Some(None));
        assert_eq!(input(&["--stdin-text", "1 2", "M"]).ok(), Some(bytes("1 2")));
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        let file = folder.path().join("in.txt");
        std::fs::write(&file, "3\n").unwrap_or_else(|error| panic!("{error}"));
        let file = file.to_string_lossy();
        assert_eq!(input(&["--stdin", &file, "M"]).ok(), Some(bytes("3\n")));
        // Of several the last counts.
        let both = ["--stdin", &file, "--stdin-text", "4", "M"];
        assert_eq!(input(&both).ok(), Some(bytes("4")));
        let wrong = input(&["--stdin", "1 2", "M"]).map_err(|problem| problem.to_string());
        assert!(wrong.is_err_and(|message| message.contains("1 2: No such file")));
    }

    #[test]
    fn answers_have_to_fit_their_type() {
        let answered = |line: &str| {
            let described = describe(line);
            let Ok(mut all) = processes(&described) else { panic!("nothing has to be read") };
            let answered = answer(&described.asked.check, &mut all);
            answered.map(|()| all[0].domains.clone()).map_err(|problem| problem.to_string())
        };
        let domains =
            answered("--nondet byte=-1..1 M").unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(domains, [("byte".to_owned(), Domain::Range(-1, 1))]);
        let wrong = "--nondet: `300` has values that are no byte";
        assert_eq!(answered("--nondet byte=300 M"), Err(wrong.to_owned()));
    }
}
