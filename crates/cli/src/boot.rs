//! From a command line to a program that can start: what is asked, the JDK, the class path, the
//! library's image.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use heddle_archive::{ClassPath, Jar, Jdk};
use heddle_jvm::boot::image_cache;
use heddle_jvm::image::Image;
use heddle_jvm::program::Program;
use heddle_jvm::state::ProcessConfig;
use heddle_natives::{BODIES, BODIES_OF_CALLS};
use heddle_net::RemoteCalls;
use heddle_system::Description;
use heddle_system::options::{Command, Launch};

use crate::argument_files;
use crate::commands::help;
use crate::report;

/// What a command line asks to be run. What is wrong with it has been said, and so has its help.
pub(crate) fn launch(command: Command, args: Vec<String>) -> Result<Description, ExitCode> {
    let args = argument_files::expand(command, args).map_err(|message| report::usage(&message))?;
    let launch = Launch::parse(command, args).map_err(|problem| report::problem(&problem))?;
    if let Some(length) = launch.asked.help {
        return Err(help::of(command, length));
    }
    let described = launch.describe().map_err(|problem| report::problem(&problem))?;
    for note in &described.notes {
        report::line(&format!("heddle: note: {note}"));
    }
    Ok(described)
}

/// What has to be known before processes can start.
pub(crate) struct Boot {
    pub(crate) processes: Vec<ProcessConfig>,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) enable_preview: bool,
    /// Say what `java` passes over in silence.
    pub(crate) verbose: bool,
    pub(crate) remote_calls: RemoteCalls,
}

impl Boot {
    pub(crate) fn of(
        described: &Description,
        processes: Vec<ProcessConfig>,
        remote_calls: RemoteCalls,
    ) -> Boot {
        Boot {
            processes,
            jdk: described.asked.jdk().cloned(),
            enable_preview: described.processes.iter().any(|process| process.java.enable_preview),
            verbose: described.asked.verbose,
            remote_calls,
        }
    }

    /// Finds the JDK and the program, and starts the library. What goes wrong has been said.
    pub(crate) fn start(
        self,
        status_no_jar: u8,
    ) -> Result<(&'static Program, Image, Vec<ProcessConfig>), ExitCode> {
        let Boot { mut processes, jdk, enable_preview, verbose, remote_calls } = self;
        let bodies = match remote_calls {
            RemoteCalls::Messages | RemoteCalls::NewThreads | RemoteCalls::Callers => {
                &BODIES_OF_CALLS
            }
            RemoteCalls::Wire => &BODIES,
        };
        let jdk = Jdk::locate(jdk.as_deref()).map_err(|error| report::error(&error.to_string()))?;
        for config in &mut processes {
            if let Some(jar) = &config.jar
                && let Err(complaint) = check_jar(jar)
            {
                report::line(&format!("Error: {complaint} jarfile {}", jar.display()));
                return Err(ExitCode::from(status_no_jar));
            }
            expand_class_path(&mut config.class_path, &mut config.class_path_text, &jdk, verbose);
        }
        // The image is common to all: what matters at boot has to be the same for all.
        let special = |config: &ProcessConfig| -> Vec<(String, String)> {
            let all = config.properties.iter();
            all.filter(|(key, _)| image_cache::matters_at_boot(key)).cloned().collect()
        };
        let all: Vec<_> = processes.iter().map(special).collect();
        if let Some(other) = all.iter().find(|&other| other != &all[0]) {
            let name = other.first().or(all[0].first()).map_or("", |(key, _)| key);
            return Err(report::unsupported(&format!(
                "processes that differ in the property {name}, which the library reads as it starts"
            )));
        }
        let special = all.into_iter().next().unwrap_or_default();
        let booted = if special.is_empty() && !enable_preview {
            image_cache::open(jdk, bodies, cache_folder().as_deref())
        } else {
            image_cache::open_with(jdk, bodies, special, enable_preview)
        };
        match booted {
            Ok((program, image)) => Ok((program, image, processes)),
            Err(error) => {
                let what = format!("the JDK's library does not start: {}", error.0);
                Err(report::unsupported(&what))
            }
        }
    }
}

/// What the launcher of `java` says of a jar before it starts.
fn check_jar(path: &Path) -> Result<(), &'static str> {
    match std::fs::File::open(path) {
        Err(_) => Err("Unable to access"),
        Ok(_) => Jar::open(path).map(|_| ()).map_err(|_| "Invalid or corrupt"),
    }
}

/// Replaces wildcards, as the launcher of `java` does before the program sees its class path.
fn expand_class_path(elements: &mut Vec<PathBuf>, text: &mut String, jdk: &Jdk, verbose: bool) {
    let has_wildcard = elements.iter().any(|element| element.ends_with("*"));
    if !has_wildcard && !verbose {
        return;
    }
    let opened = ClassPath::new(elements, jdk.feature_version);
    if verbose {
        for problem in opened.problems() {
            report::line(&format!("heddle: class path: {problem}"));
        }
    }
    if has_wildcard {
        *elements = opened.elements().to_vec();
        let texts: Vec<String> =
            elements.iter().map(|element| element.to_string_lossy().into_owned()).collect();
        *text = texts.join(":");
    }
}

/// Where boot images are kept between runs.
fn cache_folder() -> Option<PathBuf> {
    let base = match std::env::var_os("XDG_CACHE_HOME") {
        Some(base) if !base.is_empty() => PathBuf::from(base),
        _ => PathBuf::from(std::env::var_os("HOME")?).join(".cache"),
    };
    Some(base.join("heddle"))
}
