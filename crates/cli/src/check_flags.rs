//! The options of `heddle check`: its own, and those of `run`.
//!
//! One row per option: name, value, what it is for, what it does. Parsing and help are made from
//! the table.

use std::path::PathBuf;
use std::sync::Arc;

use heddle_checker::{
    Contract, DialogueContract, Invariant, PROPERTIES, Property, SettingError,
    Settings as CheckSettings, Time, property_named, reductions_named,
};
use heddle_jvm::state::Domain;
use heddle_jvm::watch::Reductions;
use heddle_report::format_named;
use heddle_search::Options;

use crate::flags::{Problem, Settings};
use crate::systems;

/// What a command line asks of a check.
pub(crate) struct CheckOptions {
    pub(crate) run: Settings,
    pub(crate) settings: CheckSettings,
    pub(crate) search: Options,
    pub(crate) time_max: Option<u64>,
    pub(crate) memory_max: Option<u64>,
    pub(crate) json: bool,
    pub(crate) stats: bool,
    pub(crate) show_output: bool,
    pub(crate) quiet: bool,
    pub(crate) minimize: Minimize,
    pub(crate) trace: Option<PathBuf>,
    pub(crate) dot: Option<PathBuf>,
    pub(crate) reports: Vec<(String, PathBuf)>,
    domains: Vec<(String, Domain)>,
    enumerate_random: bool,
}

/// How hard to look for a trace that is easier to read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Minimize {
    No,
    ALittle,
    ALot,
}

/// The class that surrounds a component.
const ENVIRONMENT: &str = "heddle.Environment";

type Apply = fn(&mut CheckOptions, &str) -> Result<(), String>;

struct Flag {
    name: &'static str,
    /// What the value is called; empty: the option has none.
    value: &'static str,
    help: &'static str,
    apply: Apply,
}

const fn flag(name: &'static str, value: &'static str, help: &'static str, apply: Apply) -> Flag {
    Flag { name, value, help, apply }
}

const FLAGS: &[Flag] = &[
    flag("--property", "NAME", "check this too (heddle list properties)", |check, value| {
        add_property(check, value)
    }),
    flag("--properties", "LIST", "check these and nothing else", |check, value| {
        let names = value.split(',').filter(|name| !name.is_empty());
        check.settings.properties = names.map(known_property).collect::<Result<_, String>>()?;
        Ok(())
    }),
    flag("--no-property", "NAME", "do not check this", |check, value| {
        let property = known_property(value)?;
        check.settings.properties.retain(|known| known.name != property.name);
        Ok(())
    }),
    flag(
        "--strategy",
        "NAME",
        "how to search: dfs, bfs, random, ... (heddle list strategies)",
        |check, value| {
            check.search.strategy = value.parse()?;
            Ok(())
        },
    ),
    flag(
        "--weight",
        "NAME=N",
        "for best-first:weights: states count N more when the thread NAME ran last, and for each \
         thread in the class NAME",
        |check, value| {
            let (name, weight) =
                value.rsplit_once('=').ok_or(format!("a weight is NAME=N, not `{value}`"))?;
            let weight: i32 =
                weight.parse().map_err(|_| format!("a weight is a number, not `{weight}`"))?;
            check.settings.weights.push((name.to_owned(), weight.into()));
            Ok(())
        },
    ),
    flag("--all", "", "go on after a violation, to find one of each kind and place", |check, _| {
        check.search.all = true;
        Ok(())
    }),
    flag("--workers", "N", "threads that search (default: all cores)", |check, value| {
        check.search.workers = number(value)?.max(1) as usize;
        Ok(())
    }),
    flag("--max-depth", "N", "no trace longer than this many choices", |check, value| {
        check.search.depth_max = Some(number(value)? as u32);
        Ok(())
    }),
    flag("--max-states", "N", "stop after this many states", |check, value| {
        check.search.states_max = Some(number(value)?);
        Ok(())
    }),
    flag("--max-time", "SECONDS", "stop after this time", |check, value| {
        check.time_max = Some(number(value.trim_end_matches('s'))?);
        Ok(())
    }),
    flag(
        "--max-memory",
        "SIZE",
        "stop when the tool takes more memory than this",
        |check, value| {
            check.memory_max = Some(bytes(value)?);
            Ok(())
        },
    ),
    flag(
        "--store",
        "NAME",
        "how to remember states: fingerprint, exact, bitstate[:SIZE], none",
        |check, value| {
            check.search.store = value.parse()?;
            Ok(())
        },
    ),
    flag("--seed", "N", "what random choices start from", |check, value| {
        check.search.seed = number(value)?;
        Ok(())
    }),
    flag("--runs", "N", "how many runs random strategies sample", |check, value| {
        check.search.runs = Some(number(value)?);
        Ok(())
    }),
    flag("--no-reduction", "", "explore every order of every access", |check, _| {
        check.settings.reductions = Reductions::NONE;
        Ok(())
    }),
    flag(
        "--reduction",
        "LIST",
        "only these reductions: local, conflict, locks, library",
        |check, value| {
            check.settings.reductions = reductions(value)?;
            Ok(())
        },
    ),
    flag(
        "--time",
        "free|ordered",
        "whether sleeps and time limits may end at any moment, or in order",
        |check, value| {
            check.settings.time = value.parse().map_err(|error: SettingError| error.to_string())?;
            Ok(())
        },
    ),
    flag("--spurious-wakeups", "", "waits may end without a reason", |check, _| {
        check.settings.spurious_wakeups = true;
        Ok(())
    }),
    flag(
        "--outputs",
        "",
        "collect what complete runs print; it then belongs to the state",
        |check, _| {
            check.settings.outputs = true;
            Ok(())
        },
    ),
    flag(
        "--invariant",
        "CLASS.METHOD",
        "a static boolean method of the program that gives true in every state",
        |check, value| {
            let invariant = Invariant::named(value).map_err(|error| error.to_string())?;
            check.settings.invariants.push(invariant);
            Ok(())
        },
    ),
    flag(
        "--frame",
        "FILE:NAME",
        "the frame whose protocol the component has to follow (docs/protocols.md)",
        |check, value| {
            add_property(check, "protocol")?;
            contract(check).read(value).map_err(|error| error.to_string())
        },
    ),
    flag(
        "--component",
        "CLASS",
        "the class of the component; repeated: others that belong to it",
        |check, value| {
            contract(check).components.push(value.to_owned());
            Ok(())
        },
    ),
    flag(
        "--bind",
        "INTERFACE=CLASS[.FIELD]",
        "what is behind an interface of the frame, where its type does not tell",
        |check, value| {
            let (interface, to) = value
                .split_once('=')
                .ok_or(format!("a binding is INTERFACE=CLASS.FIELD, not `{value}`"))?;
            contract(check).bindings.push((interface.to_owned(), to.to_owned()));
            Ok(())
        },
    ),
    flag(
        "--protocol-mode",
        "NAME",
        "what of the events belongs to the state: product (default), trace, observe",
        |check, value| contract(check).set_mode(value).map_err(|error| error.to_string()),
    ),
    flag(
        "--environment",
        "",
        "call the component in all ways its protocol allows; there is no class to run",
        |check, _| {
            contract(check).environment = true;
            Ok(())
        },
    ),
    flag(
        "--protocol-repeat",
        "N|all",
        "how often the environment makes a call that may be repeated",
        |check, value| {
            contract(check).repeat = match value {
                "all" => None,
                value => Some(number(value)? as u32),
            };
            Ok(())
        },
    ),
    flag(
        "--values",
        "NAME=VALUES",
        "values of the environment: int=0,1 or i.m#1=0..3 (an argument) or i.m=null (a result)",
        |check, value| {
            let (name, values) =
                value.split_once('=').ok_or(format!("values are NAME=VALUES, not `{value}`"))?;
            values.parse::<Domain>()?;
            contract(check).values.push((name.to_owned(), values.to_owned()));
            Ok(())
        },
    ),
    flag(
        "--enumerate-random",
        "",
        "bounded random numbers are choices: every value is tried",
        |check, _| {
            check.enumerate_random = true;
            Ok(())
        },
    ),
    flag(
        "--nondet",
        "NAME=VALUES",
        "what a question without bounds may be answered: int=0,1,5 or byte=-1..1",
        |check, value| {
            check.domains.push(domain(value)?);
            Ok(())
        },
    ),
    flag("--json", "", "print the result as one JSON object", |check, _| {
        check.json = true;
        Ok(())
    }),
    flag("--trace", "FILE", "write the first violation's trace there", |check, value| {
        check.trace = Some(value.into());
        Ok(())
    }),
    flag("--dot", "FILE", "write the graph of states there, for Graphviz", |check, value| {
        check.dot = Some(value.into());
        Ok(())
    }),
    flag(
        "--report",
        "FORMAT=FILE",
        "write a report there (heddle list formats)",
        |check, value| {
            let (format, file) =
                value.split_once('=').ok_or(format!("a report is FORMAT=FILE, not `{value}`"))?;
            format_named(format)?;
            check.reports.push((format.to_owned(), file.into()));
            Ok(())
        },
    ),
    flag("--minimize", "", "look long for the trace with the fewest preemptions", |check, _| {
        check.minimize = Minimize::ALot;
        Ok(())
    }),
    flag("--no-minimize", "", "show the first trace found, as it is", |check, _| {
        check.minimize = Minimize::No;
        Ok(())
    }),
    flag("--stats", "", "say more about the search", |check, _| {
        check.stats = true;
        check.settings.count_points = true;
        Ok(())
    }),
    flag(
        "--show-output",
        "",
        "show what the program prints on the way to a violation",
        |check, _| {
            check.show_output = true;
            Ok(())
        },
    ),
    flag("--quiet", "", "no progress", |check, _| {
        check.quiet = true;
        Ok(())
    }),
];

fn known_property(name: &str) -> Result<&'static Property, String> {
    property_named(name).ok_or_else(|| {
        let names: Vec<&str> = PROPERTIES.iter().map(|property| property.name).collect();
        format!("`{name}` is no property; there are {}", names.join(", "))
    })
}

fn number(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| format!("a number is expected, not `{text}`"))
}

fn domain(text: &str) -> Result<(String, Domain), String> {
    let (name, values) =
        text.split_once('=').ok_or(format!("a domain is like int=0,1,5, not `{text}`"))?;
    let domain: Domain = values.parse()?;
    if !domain.fits(name) {
        return Err(format!("`{values}` has values that are no {name}"));
    }
    Ok((name.to_owned(), domain))
}

fn bytes(text: &str) -> Result<u64, String> {
    let (digits, shift) = match text.chars().last() {
        Some('k' | 'K') => (&text[..text.len() - 1], 10),
        Some('m' | 'M') => (&text[..text.len() - 1], 20),
        Some('g' | 'G') => (&text[..text.len() - 1], 30),
        _ => (text, 0),
    };
    let number = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift));
    number.ok_or(format!("a size is like 512M, not `{text}`"))
}

fn reductions(list: &str) -> Result<Reductions, String> {
    match list {
        "all" => Ok(Reductions::ALL),
        "none" => Ok(Reductions::NONE),
        _ => reductions_named(list.split(',').filter(|name| !name.is_empty()))
            .map_err(|error| error.to_string()),
    }
}

impl CheckOptions {
    /// Takes a command line apart.
    pub(crate) fn parse(args: Vec<String>) -> Result<CheckOptions, Problem> {
        CheckOptions::parse_with(args, None)
    }

    /// Takes a command line apart that says more about a check whose contract is known.
    pub(crate) fn parse_with(
        args: Vec<String>,
        contract: Option<Contract>,
    ) -> Result<CheckOptions, Problem> {
        let mut check = CheckOptions {
            run: Settings::empty(),
            settings: CheckSettings {
                properties: PROPERTIES.iter().filter(|property| property.default).collect(),
                reductions: Reductions::ALL,
                time: Time::Free,
                spurious_wakeups: false,
                outputs: false,
                invariants: Vec::new(),
                contract: contract.map(Arc::new),
                dialogues: Arc::default(),
                collected: Arc::default(),
                weights: Vec::new(),
                count_points: false,
                gathered: Arc::default(),
            },
            search: Options {
                workers: std::thread::available_parallelism().map_or(1, usize::from),
                observe_every: 64,
                ..Options::default()
            },
            time_max: None,
            memory_max: None,
            json: false,
            stats: false,
            show_output: false,
            quiet: false,
            minimize: Minimize::ALittle,
            trace: None,
            dot: None,
            reports: Vec::new(),
            domains: Vec::new(),
            enumerate_random: false,
        };
        if check.settings.contract.is_some() {
            add_property(&mut check, "protocol").map_err(Problem::Usage)?;
        }
        let mut own = Vec::new();
        let (request, mut options) =
            systems::split(args, |arg, args| match own_option(arg, args)? {
                Some(given) => {
                    own.push(given);
                    Ok(true)
                }
                None => Ok(false),
            })?;
        let description = request.describe()?;
        if let Some(description) = &description {
            let contracts = description.contracts.iter().map(dialogue);
            let contracts: Vec<_> = contracts.collect::<Result<_, Problem>>()?;
            if !contracts.is_empty() {
                add_property(&mut check, "protocol").map_err(Problem::Usage)?;
            }
            check.settings.dialogues = Arc::new(contracts);
        }
        // What a file asks for comes first, so that the command line wins.
        for setting in description.iter().flat_map(|description| &description.check) {
            let option = format!("--{}", setting.name);
            let flag = FLAGS.iter().find(|flag| flag.name == option);
            let flag = flag.expect("every setting of a description is an option of check");
            (flag.apply)(&mut check, &setting.value).map_err(|message| {
                let problem = heddle_system::Problem::new(message).at(setting.place.as_ref());
                Problem::Usage(problem.to_string())
            })?;
        }
        for (flag, value) in own {
            let applied = (flag.apply)(&mut check, &value);
            applied.map_err(|message| Problem::Usage(format!("{}: {message}", flag.name)))?;
        }
        if let Some(contract) = &check.settings.contract {
            examine(contract)?;
            if contract.environment && description.is_none() {
                options.push(ENVIRONMENT.to_owned());
            }
        }
        // Assertions are what a check is about; `-da` turns them off.
        check.run = systems::settings(&request, description, &["-ea".to_owned()], options)?;
        for config in check.run.processes.iter_mut().chain([&mut check.run.config]) {
            config.domains.clone_from(&check.domains);
            config.enumerate_random = check.enumerate_random;
        }
        Ok(check)
    }
}

fn add_property(check: &mut CheckOptions, name: &str) -> Result<(), String> {
    let property = known_property(name)?;
    if !check.settings.properties.iter().any(|known| known.name == property.name) {
        check.settings.properties.push(property);
    }
    Ok(())
}

/// The contract under way.
fn contract(check: &mut CheckOptions) -> &mut Contract {
    Arc::make_mut(check.settings.contract.get_or_insert_default())
}

/// The protocol of a process with the texts it is in.
fn dialogue(described: &heddle_system::Contract) -> Result<DialogueContract, Problem> {
    let files: Vec<String> =
        described.files.iter().map(|file| file.to_string_lossy().into_owned()).collect();
    let mut frame = Contract::default();
    let read = frame.read_files(&files, &described.frame);
    read.map_err(|error| {
        let problem = heddle_system::Problem::new(error.to_string()).at(described.place.as_ref());
        Problem::Usage(problem.to_string())
    })?;
    Ok(DialogueContract {
        process: described.process.clone(),
        sources: frame.sources,
        frame: frame.frame,
        message_bytes: described.message_bytes,
        ports: described.ports.clone(),
        messages: described.messages.clone(),
        ignored: described.ignored.clone(),
    })
}

/// What cannot be a contract, if it is none.
fn examine(contract: &Contract) -> Result<(), Problem> {
    let missing = match (contract.sources.is_empty(), contract.components.is_empty()) {
        (true, _) => "--frame FILE:NAME",
        (_, true) => "--component CLASS",
        _ => return Ok(()),
    };
    Err(Problem::Usage(format!("a component is checked against a frame: {missing} is missing")))
}

/// An option of `check` with its value; nothing if it is not one.
fn own_option(
    arg: &str,
    args: &mut dyn Iterator<Item = String>,
) -> Result<Option<(&'static Flag, String)>, Problem> {
    let (name, inline) = match arg.split_once('=') {
        Some((name, value)) => (name, Some(value.to_owned())),
        None => (arg, None),
    };
    let Some(flag) = FLAGS.iter().find(|flag| flag.name == name) else { return Ok(None) };
    let value = match (flag.value, inline) {
        ("", None) => String::new(),
        ("", Some(_)) => return Err(Problem::Usage(format!("{name} takes no value"))),
        (_, Some(value)) => value,
        (wanted, None) => {
            args.next().ok_or_else(|| Problem::Usage(format!("{name} needs a value: {wanted}")))?
        }
    };
    Ok(Some((flag, value)))
}

/// Whether an option of `check` takes the argument behind it.
pub(crate) fn takes_next(arg: &str) -> bool {
    FLAGS.iter().any(|flag| flag.name == arg && !flag.value.is_empty())
}

/// The options with their explanations, for `heddle help check`.
pub(crate) fn help() -> String {
    let mut text = String::from(
        "usage: heddle check [OPTION]... CLASS [ARGUMENT]...\n\
         \x20      heddle check [OPTION]... -jar FILE [ARGUMENT]...\n\
         \x20      heddle check SYSTEM [OPTION]...\n\
         \x20      heddle check --process \"java ...\"... [OPTION]...\n\n\
         Explores every schedule of a Java program, or of several that talk to each other, and\n\
         shows one that goes wrong.\n\n",
    );
    for flag in FLAGS {
        let value = if flag.value.is_empty() { String::new() } else { format!(" {}", flag.value) };
        text.push_str(&format!("  {}{value}\n      {}\n", flag.name, flag.help));
    }
    text.push_str(&systems::help());
    text.push_str(
        "\nThe options of heddle run are accepted too; assertions are on unless -da is given.\n\n\
         Exit status: 0 holds; 1 violated; 2 a wrong command line or an error of Heddle;\n\
         3 inconclusive.\n",
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Options that say the opposite of another, or add to what another sets.
    const WITHOUT_KEY: [&str; 4] = ["property", "no-property", "no-reduction", "no-minimize"];

    #[test]
    fn files_can_say_what_the_command_line_can() {
        let options: Vec<&str> =
            FLAGS.iter().filter_map(|flag| flag.name.strip_prefix("--")).collect();
        for key in heddle_system::CHECK_KEYS {
            assert!(options.contains(&key.option), "{}", key.name);
        }
        for option in options {
            let has_key = heddle_system::CHECK_KEYS.iter().any(|key| key.option == option);
            assert!(has_key != WITHOUT_KEY.contains(&option), "{option}");
        }
    }
}
