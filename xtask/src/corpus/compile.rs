//! Compiling the cases that have changed, all in one JVM, each into its own folder.

use super::Bench;
use super::case::Case;
use crate::directives::unescape;
use crate::failure::Failure;
use crate::java;
use crate::workspace;
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// Compiles what is not up to date. The result has the messages of the cases that do not compile.
pub(crate) fn compile_all<'case>(
    bench: &Bench,
    cases: &[&'case Case],
    jobs: usize,
) -> Result<BTreeMap<&'case str, String>, Failure> {
    let is_stale = |case: &&&Case| {
        let stamp = fs::read_to_string(bench.case_folder(case).join("compiled"));
        stamp.ok() != Some(bench.key(case, &bench.classes(case)))
    };
    let stale: Vec<&Case> = cases.iter().filter(is_stale).copied().collect();
    let mut messages = BTreeMap::new();
    if stale.is_empty() {
        return Ok(messages);
    }
    for case in &stale {
        prepare(bench, case)?;
    }
    let list = bench.folder.join("compile-list");
    write(&list, stale.iter().map(|case| line(bench, case)).collect::<String>().as_bytes())?;
    let mut command = java::tool(&bench.jdk, "java");
    command.arg(workspace::root().join("xtask/java/CompileCases.java"));
    command.arg(&list).arg(jobs.to_string()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| Failure::new(format!("java: {error}")))?;
    let output = String::from_utf8_lossy(&output.stdout);
    let mut results = output.lines();
    for case in stale {
        match results.next().and_then(|result| result.split('\t').next().zip(Some(result))) {
            Some(("ok", _)) => {
                let key = bench.key(case, &bench.classes(case));
                write(&bench.case_folder(case).join("compiled"), key.as_bytes())?;
            }
            Some(("error", result)) => {
                let text = result.strip_prefix("error\t").unwrap_or_default();
                messages.insert(case.name.as_str(), unescape(text));
            }
            _ => return Err(Failure::new("the compiler ended early")),
        }
    }
    Ok(messages)
}

/// An empty folder for the classes, with the resources in it.
fn prepare(bench: &Bench, case: &Case) -> Result<(), Failure> {
    let folder = bench.case_folder(case);
    if folder.exists() {
        fs::remove_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
    }
    let classes = bench.classes(case);
    fs::create_dir_all(&classes).map_err(|error| Failure::file(&classes, &error))?;
    for (file, name) in &case.resources {
        let copy = classes.join(name);
        let parent = copy.parent().unwrap_or(&classes);
        fs::create_dir_all(parent).map_err(|error| Failure::file(parent, &error))?;
        fs::copy(file, &copy).map_err(|error| Failure::file(file, &error))?;
    }
    Ok(())
}

/// One line for `CompileCases`.
fn line(bench: &Bench, case: &Case) -> String {
    let mut fields = vec![bench.classes(case).display().to_string()];
    fields.push(case.javac.len().to_string());
    fields.extend(case.javac.iter().cloned());
    fields.extend(case.sources.iter().map(|source| source.display().to_string()));
    fields.join("\t") + "\n"
}

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| Failure::file(path, &error))
}
