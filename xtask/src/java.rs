//! The JDKs of this machine: finding them, installing one where there is none, and running `java`.

use crate::failure::Failure;
use crate::process::run_visibly;
use heddle_archive::Jdk;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Folders whose subfolders are JDKs.
const FOLDERS: &[&str] = &["/usr/lib/jvm", "/usr/java", "/opt/java", "/opt/jdk", "/usr/lib64/jvm"];

/// A package manager: how to refresh its lists, how to install, and its names for a JDK.
struct Manager {
    program: &'static str,
    refresh: &'static [&'static str],
    install: &'static [&'static str],
    packages: &'static [&'static str],
}

const MANAGERS: &[Manager] = &[
    Manager {
        program: "apt-get",
        refresh: &["update"],
        install: &["install", "--yes", "--no-install-recommends"],
        packages: &["openjdk-17-jdk-headless", "openjdk-21-jdk-headless", "default-jdk-headless"],
    },
    Manager {
        program: "dnf",
        refresh: &[],
        install: &["install", "--assumeyes"],
        packages: &["java-17-openjdk-devel", "java-21-openjdk-devel", "java-latest-openjdk-devel"],
    },
    Manager {
        program: "apk",
        refresh: &["update"],
        install: &["add"],
        packages: &["openjdk17-jdk", "openjdk21-jdk"],
    },
    Manager {
        program: "pacman",
        refresh: &["--sync", "--refresh"],
        install: &["--sync", "--noconfirm"],
        packages: &["jdk17-openjdk", "jdk21-openjdk", "jdk-openjdk"],
    },
    Manager {
        program: "zypper",
        refresh: &[],
        install: &["--non-interactive", "install"],
        packages: &["java-17-openjdk-devel", "java-21-openjdk-devel"],
    },
    Manager {
        program: "brew",
        refresh: &[],
        install: &["install"],
        packages: &["openjdk@17", "openjdk@21", "openjdk"],
    },
];

/// A JDK with a compiler; one is installed when there is none.
pub(crate) fn ensure_jdk() -> Result<Jdk, Failure> {
    if let Some(jdk) = installed().into_iter().next() {
        return Ok(jdk);
    }
    println!("No JDK 17 or later with javac found on this machine.");
    install()?;
    installed()
        .into_iter()
        .next()
        .ok_or_else(|| Failure::new("a JDK was installed, but it cannot be found; set JAVA_HOME"))
}

/// The JDKs to test against: those named, or one of each version on this machine, lowest first.
pub(crate) fn jdks(named: &[String]) -> Result<Vec<Jdk>, Failure> {
    if named.is_empty() {
        ensure_jdk()?;
        return Ok(installed());
    }
    let open = |home: &String| {
        let jdk = Jdk::at(Path::new(home)).map_err(|error| Failure::new(error.to_string()))?;
        if has_compiler(&jdk) {
            return Ok(jdk);
        }
        Err(Failure::new(format!("the JDK in {home} has no javac")))
    };
    named.iter().map(open).collect()
}

/// A command for `java` (or another tool) of a JDK, apart from the settings of this machine.
pub(crate) fn tool(jdk: &Jdk, name: &str) -> Command {
    let mut command = Command::new(jdk.home.join("bin").join(name));
    isolate(&mut command);
    command
}

/// Takes away what makes `java` and the tool behave differently from machine to machine.
pub(crate) fn isolate(command: &mut Command) {
    for name in ["JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS", "CLASSPATH", "LANG"] {
        command.env_remove(name);
    }
    command.env("LC_ALL", "C.UTF-8").env("TZ", "UTC");
}

/// One JDK of each feature version, lowest first. The one that the user has chosen wins.
fn installed() -> Vec<Jdk> {
    let mut homes: Vec<PathBuf> = Vec::new();
    for folder in FOLDERS.iter().map(PathBuf::from) {
        homes.extend(subfolders(&folder));
    }
    for folder in subfolders(Path::new("/Library/Java/JavaVirtualMachines")) {
        homes.push(folder.join("Contents/Home"));
    }
    for cellar in ["/opt/homebrew/opt", "/usr/local/opt"] {
        let formulas = subfolders(Path::new(cellar));
        let is_java = |folder: &PathBuf| folder.to_string_lossy().contains("openjdk");
        let home = |folder: PathBuf| folder.join("libexec/openjdk.jdk/Contents/Home");
        homes.extend(formulas.into_iter().filter(is_java).map(home));
    }
    if let Some(home) = std::env::var_os("HOME") {
        homes.extend(subfolders(&Path::new(&home).join(".sdkman/candidates/java")));
    }
    let chosen = Jdk::locate(None).ok();
    let found = homes.iter().filter_map(|home| Jdk::at(home).ok());
    let mut by_version = BTreeMap::new();
    for jdk in chosen.into_iter().chain(found).filter(has_compiler) {
        by_version.entry(jdk.feature_version).or_insert(jdk);
    }
    by_version.into_values().collect()
}

fn has_compiler(jdk: &Jdk) -> bool {
    jdk.tool("java").is_some() && jdk.tool("javac").is_some()
}

fn subfolders(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let mut folders: Vec<PathBuf> =
        entries.flatten().map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

fn install() -> Result<(), Failure> {
    let manager = MANAGERS.iter().find(|manager| on_path(manager.program));
    let Some(manager) = manager else {
        return Err(Failure::new(
            "no package manager known here: install JDK 17 or later yourself",
        ));
    };
    let run = |words: &[&str], package: &[&str]| {
        run_visibly(privileged(manager.program).args(words).args(package))
    };
    if !manager.refresh.is_empty() {
        // Stale lists may still do; the installation tells.
        let _ = run(manager.refresh, &[]);
    }
    for package in manager.packages {
        println!("Installing the package {package} with {}.", manager.program);
        if run(manager.install, &[package]).is_ok() {
            return Ok(());
        }
    }
    Err(Failure::new(format!("{} could not install a JDK", manager.program)))
}

/// `program` with the rights to install, where a user has to ask for them.
fn privileged(program: &str) -> Command {
    let user = Command::new("id").arg("-u").output();
    let is_root = user.is_ok_and(|output| output.stdout.trim_ascii() == b"0");
    let mut command = if program == "brew" || is_root || !on_path("sudo") {
        Command::new(program)
    } else {
        let mut command = Command::new("sudo");
        command.arg(program);
        command
    };
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command
}

pub(crate) fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}
