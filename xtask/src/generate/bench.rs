//! Where generated programs are written, compiled and run by a real `java`.

use super::emit::{self, Purpose};
use super::program::{Program, Shape};
use crate::failure::Failure;
use crate::java;
use crate::process::{run_quietly, run_visibly};
use crate::workspace;
use heddle_archive::Jdk;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// What `Stress` says of a program that waits for ever, and of one that it gave up.
pub(super) const HANG: &str = "(hang)";
pub(super) const SLOW: &str = "(slow)";

pub(super) struct Bench {
    pub(super) jdk: Jdk,
    /// Emptied for each batch.
    pub(super) folder: PathBuf,
    /// How long `java` runs each program.
    pub(super) stress_millis: u64,
}

/// The name of a program's class for a purpose; `variant` tells apart what came of one seed.
pub(super) fn class_name(program: &Program, variant: usize, purpose: Purpose) -> String {
    let letter = match purpose {
        Purpose::Check => "G",
        Purpose::Stress => "S",
    };
    match variant {
        0 => format!("{letter}{}", program.seed),
        _ => format!("{letter}{}v{variant}", program.seed),
    }
}

/// The description of a system for `heddle check`; none for a program of one process.
pub(super) fn description(program: &Program, name: &str, classes: &str) -> Option<String> {
    let Shape::System { in_order, .. } = program.shape else { return None };
    let mut text = format!(
        "classpath = [{classes:?}]\n\n[[process]]\nname = \"server\"\nmain = \"{name}$Server\"\n"
    );
    let after = if in_order { "after = [\"server\"]\n" } else { "" };
    for index in 0..program.clients() {
        text += &format!(
            "\n[[process]]\nname = \"client{index}\"\nmain = \"{name}$Client{index}\"\n{after}"
        );
    }
    Some(text)
}

impl Bench {
    pub(super) fn classes(&self) -> PathBuf {
        self.folder.join("classes")
    }

    /// What names a program to `heddle check`.
    pub(super) fn subject(&self, program: &Program, name: &str) -> Vec<String> {
        match program.shape {
            Shape::Threads => {
                vec!["-cp".to_owned(), self.classes().display().to_string(), name.to_owned()]
            }
            Shape::System { .. } => vec![self.description_file(name).display().to_string()],
        }
    }

    fn description_file(&self, name: &str) -> PathBuf {
        self.folder.join("sources").join(format!("{name}.toml"))
    }

    /// Writes and compiles programs, all in one call of `javac`. Variants count from `first`.
    pub(super) fn compile(&self, programs: &[Program], first: usize) -> Result<(), Failure> {
        if self.folder.exists() {
            fs::remove_dir_all(&self.folder)
                .map_err(|error| Failure::file(&self.folder, &error))?;
        }
        let sources = self.folder.join("sources");
        fs::create_dir_all(&sources).map_err(|error| Failure::file(&sources, &error))?;
        let mut files = vec![workspace::root().join("xtask/java/Stress.java")];
        for (index, program) in programs.iter().enumerate() {
            let variant = if first == 0 { 0 } else { first + index };
            for purpose in [Purpose::Check, Purpose::Stress] {
                let name = class_name(program, variant, purpose);
                let file = sources.join(format!("{name}.java"));
                write(&file, &emit::java(program, &name, purpose))?;
                files.push(file);
            }
            let name = class_name(program, variant, Purpose::Check);
            let classes = self.classes().display().to_string();
            if let Some(text) = description(program, &name, &classes) {
                write(&self.description_file(&name), &text)?;
            }
        }
        let list: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
        let list_file = self.folder.join("list");
        write(&list_file, &list.join("\n"))?;
        let mut command = java::tool(&self.jdk, "javac");
        command.args(["-nowarn", "-proc:none", "-Xlint:none", "-XDignore.symbol.file", "-d"]);
        command.arg(self.classes()).arg(format!("@{}", list_file.display()));
        run_visibly(&mut command)
    }

    /// What `java` prints when it runs the classes again and again; `None` for those it did not
    /// come to.
    pub(super) fn stress(
        &self,
        names: &[String],
        millis: u64,
    ) -> Result<BTreeMap<String, BTreeSet<String>>, Failure> {
        if names.is_empty() || millis == 0 {
            return Ok(BTreeMap::new());
        }
        let list = self.folder.join("stressed");
        write(&list, &names.join("\n"))?;
        let scratch = self.folder.join("stress");
        fs::create_dir_all(&scratch).map_err(|error| Failure::file(&scratch, &error))?;
        let mut command = java::tool(&self.jdk, "java");
        command.args(["-XX:TieredStopAtLevel=1", "-Xshare:auto", "-cp"]).arg(self.classes());
        command.arg("Stress").arg(millis.to_string()).arg(&list);
        let time_max = Duration::from_millis(60_000 + names.len() as u64 * (millis * 2 + 1000));
        let outcome = run_quietly(&mut command, b"", &scratch, time_max)?;
        let mut outcomes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut open = BTreeSet::new();
        for line in String::from_utf8_lossy(&outcome.stdout).lines() {
            match line.split_once('\t') {
                Some((_, outcome)) => _ = open.insert(crate::directives::unescape(outcome)),
                None => _ = outcomes.insert(line.to_owned(), std::mem::take(&mut open)),
            }
        }
        Ok(outcomes)
    }
}

pub(super) fn write(path: &Path, text: &str) -> Result<(), Failure> {
    fs::write(path, text).map_err(|error| Failure::file(path, &error))
}
