//! What commands mean that processes start.

use heddle_jvm::state::{Command, Commands, ProcessConfig, Script, Wanted};
use heddle_system::{Process, Program, Scripted, is_java, started};

use crate::asked;

/// What commands mean where the description says this of some of them.
pub fn commands(scripts: Vec<Scripted>) -> Box<Commands> {
    Box::new(move |wanted| {
        let Some(first) = wanted.words.first() else { return Command::Missing };
        if is_java(first) {
            return java(wanted);
        }
        let standing = scripts.iter().filter_map(|one| Some((one.stands_for(&wanted.words)?, one)));
        match standing.max_by_key(|(words, _)| *words) {
            Some((_, script)) => Command::Scripted(Script {
                prints: script.prints.clone().into_bytes(),
                complains: script.complains.clone().into_bytes(),
                status: script.status,
            }),
            None => Command::Unsupported(format!(
                "the command `{}` (a process starts `java …`; [[command]] says what others do)",
                wanted.words.join(" ")
            )),
        }
    })
}

fn java(wanted: &Wanted<'_>) -> Command {
    let by = wanted.by;
    let process = match started(&wanted.words, &wanted.folder, &wanted.environment) {
        Ok(process) => process,
        Err(problem) => {
            let line = wanted.words.join(" ");
            return Command::Unsupported(format!("the command `{line}`: {}", problem.message()));
        }
    };
    if let Program::Jar(jar) = &process.program
        && !jar.is_file()
    {
        let complains =
            format!("Error: Unable to access jarfile {}\n", given_jar(&process, wanted));
        return Command::Scripted(Script {
            complains: complains.into_bytes(),
            status: 1,
            ..Script::default()
        });
    }
    let config = match asked::process(&process) {
        Ok(config) => config,
        Err(problem) => return Command::Unsupported(problem.message().to_owned()),
    };
    if let Some((name, _)) = config
        .properties
        .iter()
        .find(|(name, _)| heddle_jvm::boot::image_cache::matters_at_boot(name))
    {
        return Command::Unsupported(format!(
            "a process that is started with the property {name}, which the library reads as it starts"
        ));
    }
    // What is asked about the system goes for all its processes.
    Command::Java(Box::new(ProcessConfig {
        domains: by.domains.clone(),
        enumerate_random: by.enumerate_random,
        symbolic: by.symbolic,
        claims: by.claims.clone(),
        ..config
    }))
}

/// The jar as it stands in the command.
fn given_jar(process: &Process, wanted: &Wanted<'_>) -> String {
    let at = wanted.words.len() - process.args.len();
    wanted.words.get(at - 1).cloned().unwrap_or_default()
}
