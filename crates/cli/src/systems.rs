//! Systems of processes on the command line: a file that describes one or `--process` strings,
//! the options that go with them, and what becomes of both.
//!
//! Each process is started by the words of a `java` command line, so that there is one way only
//! in which options are understood. Options of the command line win over those of a file, and
//! those of a `--process` string win over options for all.

use std::path::{Path, PathBuf};

use heddle_jvm::state::ProcessConfig;
use heddle_system::{Description, Network, Process, Program};

use crate::flags::{Problem, Settings};
use crate::report;

/// What the command line says of a system.
#[derive(Default)]
pub(crate) struct Request {
    file: Option<PathBuf>,
    /// `key=value` for a `.jpf` file.
    overrides: Vec<String>,
    commands: Vec<String>,
    start_in_order: bool,
    faults: Option<String>,
    network: Network,
}

type Apply = fn(&mut Request, &str) -> Result<(), heddle_system::Problem>;

struct Flag {
    name: &'static str,
    /// What the value is called; empty: the option has none.
    value: &'static str,
    help: &'static str,
    apply: Apply,
}

const FLAGS: &[Flag] = &[
    Flag {
        name: "--process",
        value: "\"java ...\"",
        help: "a process of the system, as its command line; once for each",
        apply: |request, value| {
            request.commands.push(value.to_owned());
            Ok(())
        },
    },
    Flag {
        name: "--start-in-order",
        value: "",
        help: "each process starts once the one before listens, is blocked or has ended",
        apply: |request, _| {
            request.start_in_order = true;
            Ok(())
        },
    },
    Flag {
        name: "--channel",
        value: "tree|queue",
        help: "how bytes under way are kept: shared by all states, or byte by byte",
        apply: |request, value| {
            request.network.channel = Some(heddle_system::channel(value)?);
            Ok(())
        },
    },
    Flag {
        name: "--buffer",
        value: "N|unbounded",
        help: "bytes that each direction of a connection holds before a writer waits",
        apply: |request, value| {
            request.network.buffer = Some(value.parse()?);
            Ok(())
        },
    },
    Flag {
        name: "--compat",
        value: "jpf-nas",
        help: "connections follow the rules of jpf-nas instead of those of TCP",
        apply: |request, value| {
            request.network.compat = Some(heddle_system::compat(value)?);
            Ok(())
        },
    },
    Flag {
        name: "--faults",
        value: "KIND[:PROCESS[:OPERATION]],...",
        help: "what may go wrong (heddle list faults)",
        apply: |request, value| {
            request.faults = Some(value.to_owned());
            Ok(())
        },
    },
    Flag {
        name: "--fault-budget",
        value: "N|unlimited",
        help: "how many faults one run may have",
        apply: |request, value| {
            request.network.fault_budget = Some(value.parse()?);
            Ok(())
        },
    },
];

/// Whether an option of systems takes the argument behind it.
pub(crate) fn takes_next(arg: &str) -> bool {
    FLAGS.iter().any(|flag| flag.name == arg && !flag.value.is_empty())
}

/// The options with their explanations.
pub(crate) fn help() -> String {
    let mut text = String::from(
        "\nA system is described by a file (.toml, .jpf or .startup; docs/systems.md) or by\n\
         command lines:\n",
    );
    for flag in FLAGS {
        let value = if flag.value.is_empty() { String::new() } else { format!(" {}", flag.value) };
        text.push_str(&format!("  {}{value}\n      {}\n", flag.name, flag.help));
    }
    text
}

impl Request {
    fn is_system(&self) -> bool {
        self.file.is_some() || !self.commands.is_empty()
    }

    /// Takes an argument that is about a system; false: it is not.
    fn take(
        &mut self,
        arg: &str,
        args: &mut impl Iterator<Item = String>,
    ) -> Result<bool, Problem> {
        if let Some(setting) = arg.strip_prefix('+') {
            self.overrides.push(setting.to_owned());
            return Ok(true);
        }
        if !arg.starts_with('-') {
            let names_file = !self.is_system() && heddle_system::is_system_file(arg);
            if names_file {
                self.file = Some(arg.into());
            }
            return Ok(names_file);
        }
        let (name, inline) = match arg.split_once('=') {
            Some((name, value)) => (name, Some(value.to_owned())),
            None => (arg, None),
        };
        let Some(flag) = FLAGS.iter().find(|flag| flag.name == name) else { return Ok(false) };
        let value = match (flag.value, inline) {
            ("", None) => String::new(),
            ("", Some(_)) => return Err(Problem::Usage(format!("{name} takes no value"))),
            (_, Some(value)) => value,
            (wanted, None) => args
                .next()
                .ok_or_else(|| Problem::Usage(format!("{name} needs a value: {wanted}")))?,
        };
        (flag.apply)(self, &value)
            .map_err(|problem| Problem::Usage(format!("{name}: {problem}")))?;
        Ok(true)
    }

    /// The system that was asked for; nothing if one program is to be run.
    pub(crate) fn describe(&self) -> Result<Option<Description>, Problem> {
        let usage = |problem: heddle_system::Problem| Problem::Usage(problem.to_string());
        let described = match (&self.file, &self.commands[..]) {
            (Some(_), [_, ..]) => {
                let message = "a system is described by a file or by --process, not by both";
                return Err(Problem::Usage(message.into()));
            }
            (Some(file), []) => heddle_system::read(file, &self.overrides),
            (None, commands) => {
                if let Some(setting) = self.overrides.first() {
                    let message = format!("`+{setting}` is for .jpf files only");
                    return Err(Problem::Usage(message));
                }
                match commands {
                    [] => return Ok(None),
                    commands => heddle_system::of_commands(commands),
                }
            }
        };
        let mut description = described.map_err(usage)?;
        if self.start_in_order {
            let ordered = description.start_in_order();
            ordered.map_err(|problem| Problem::Usage(format!("--start-in-order: {problem}")))?;
        }
        Ok(Some(description))
    }

    /// Lays the options of the command line over those of a file.
    fn network(&self, mut network: Network, names: &[&str]) -> Result<Network, Problem> {
        let Network { faults: _, fault_budget, channel, buffer, compat, hosts: _ } = &self.network;
        network.fault_budget = fault_budget.or(network.fault_budget);
        network.channel = channel.or(network.channel);
        network.buffer = buffer.or(network.buffer);
        network.compat = compat.or(network.compat);
        if let Some(list) = &self.faults {
            network.faults = heddle_system::faults(list, names)
                .map_err(|problem| Problem::Usage(format!("--faults: {problem}")))?;
        }
        Ok(network)
    }
}

/// Takes apart what is about systems; `own` takes options of a command. What is left are options
/// of `java`, and a program with its arguments unless there is a system.
pub(crate) fn split(
    args: Vec<String>,
    mut own: impl FnMut(&str, &mut dyn Iterator<Item = String>) -> Result<bool, Problem>,
) -> Result<(Request, Vec<String>), Problem> {
    let mut request = Request::default();
    let mut rest = Vec::new();
    let mut args = args.into_iter();
    while let Some(arg) = args.next() {
        if request.take(&arg, &mut args)? || own(&arg, &mut args)? {
            continue;
        }
        let begins_program = arg.len() < 2 || !arg.starts_with('-') || arg == "-jar" || arg == "--";
        if begins_program && request.is_system() {
            let message = format!("`{arg}` is too much: the processes are described already");
            return Err(Problem::Usage(message));
        }
        let takes_next = crate::flags::takes_next(&arg);
        rest.push(arg);
        if begins_program {
            rest.extend(args);
            break;
        }
        if takes_next {
            rest.extend(args.next());
        }
    }
    Ok((request, rest))
}

/// What is to be run: one program with the options given, or the processes of a system, to each
/// of which the options apply. Defaults are options of `java` that all others win over.
pub(crate) fn settings(
    request: &Request,
    description: Option<Description>,
    defaults: &[String],
    options: Vec<String>,
) -> Result<Settings, Problem> {
    let Some(description) = description else {
        let mut settings = Settings::of_program([defaults, &options].concat())?;
        let network = request.network(Network::default(), &["main"])?;
        settings.network = network.settings();
        settings.processes = vec![settings.config.clone()];
        return Ok(settings);
    };
    for note in &description.notes {
        report::line(&format!("heddle: note: {note}"));
    }
    let mut all = Vec::new();
    for process in &description.processes {
        let own = words(process);
        let (first, second) = match &request.file {
            Some(_) => (own, options.clone()),
            None => (options.clone(), own),
        };
        let words = [defaults.to_vec(), first, second, program(process)].concat();
        let started = Settings::of_program(words).map_err(|problem| match problem {
            Problem::Usage(message) => Problem::Usage(format!("{}: {message}", process.name)),
            Problem::Unsupported(what) => Problem::Unsupported(format!("{}: {what}", process.name)),
        });
        let mut settings = started?;
        place(&mut settings.config, process)?;
        all.push(settings);
    }
    let names: Vec<&str> =
        description.processes.iter().map(|process| process.name.as_str()).collect();
    let network = request.network(description.network, &names)?;
    let mut settings = join(all);
    settings.jdk = settings.jdk.or(description.jdk);
    settings.network = network.settings();
    if let Some(first) = description.initiating {
        for (index, config) in settings.processes.iter_mut().enumerate() {
            config.after_first_run = (index != first).then_some(first as u32);
        }
    }
    Ok(settings)
}

/// One value for all processes: those settings that cannot differ are taken from any.
fn join(all: Vec<Settings>) -> Settings {
    let mut joined = Settings::empty();
    for settings in all {
        joined.jdk = joined.jdk.or(settings.jdk);
        joined.enable_preview |= settings.enable_preview;
        joined.verbose |= settings.verbose;
        joined.processes.push(settings.config);
    }
    joined
}

/// The options of a process.
fn words(process: &Process) -> Vec<String> {
    let mut words = Vec::new();
    if !process.class_path.is_empty() {
        words.extend(["-cp".to_owned(), class_path_text(&process.class_path)]);
    }
    for (name, value) in &process.properties {
        words.push(format!("-D{name}={value}"));
    }
    for (name, value) in &process.environment {
        words.extend(["--env".to_owned(), format!("{name}={value}")]);
    }
    for (pattern, on) in &process.assertions {
        let option = if *on { "-ea" } else { "-da" };
        let colon = if pattern.is_empty() { "" } else { ":" };
        words.push(format!("{option}{colon}{pattern}"));
    }
    if process.system_assertions {
        words.push("-esa".to_owned());
    }
    words.extend(process.heap_max.iter().map(|size| format!("-Xmx{size}")));
    words.extend(process.stack_max.iter().map(|size| format!("-Xss{size}")));
    words.extend(process.options.iter().cloned());
    words
}

/// What a process runs, with its arguments.
fn program(process: &Process) -> Vec<String> {
    let [option, name] = match &process.program {
        Program::Main(class) => ["--".to_owned(), class.clone()],
        Program::Jar(jar) => ["-jar".to_owned(), jar.to_string_lossy().into_owned()],
    };
    [option, name].into_iter().chain(process.args.iter().cloned()).collect()
}

fn class_path_text(elements: &[PathBuf]) -> String {
    let texts: Vec<String> =
        elements.iter().map(|element| element.to_string_lossy().into_owned()).collect();
    texts.join(":")
}

/// Gives a process its name and the folder it works in.
fn place(config: &mut ProcessConfig, process: &Process) -> Result<(), Problem> {
    config.name.clone_from(&process.name);
    config.host.clone_from(&process.host);
    config.after = process.after.iter().map(|&index| index as u32).collect();
    config.entry = (process.entry != "main").then(|| process.entry.clone());
    let Some(folder) = &process.working_directory else { return Ok(()) };
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or(path.to_path_buf());
    let folder = absolute(folder);
    if !folder.is_dir() {
        let message = format!("{}: there is no folder {}", process.name, folder.display());
        return Err(Problem::Usage(message));
    }
    if folder != config.working_directory {
        // A relative name would mean something else there.
        config.class_path = config.class_path.iter().map(|path| absolute(path)).collect();
        config.class_path_text = class_path_text(&config.class_path);
        config.jar = config.jar.as_deref().map(absolute);
        config.working_directory = folder;
    }
    Ok(())
}
