//! Compiling the cases that have changed, all in one JVM, each into its own folder.

use super::Bench;
use super::case::Case;
use crate::directives::unescape;
use crate::failure::Failure;
use crate::java;
use crate::workspace;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
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
    // Replacements see the classes of the first round and overwrite some of them.
    let first: Vec<_> = stale.iter().map(|case| (*case, line(bench, case))).collect();
    compile(bench, first, jobs, &mut messages)?;
    let second: Vec<_> = stale
        .iter()
        .filter(|case| !case.replacements.is_empty() && !messages.contains_key(case.name.as_str()))
        .map(|case| (*case, replacement_line(bench, case)))
        .collect();
    compile(bench, second, jobs, &mut messages)?;
    for case in stale.iter().filter(|case| !messages.contains_key(case.name.as_str())) {
        let key = bench.key(case, &bench.classes(case));
        write(&bench.case_folder(case).join("compiled"), key.as_bytes())?;
    }
    Ok(messages)
}

/// Has one JVM compile the given lines, and adds the messages of those that fail.
fn compile<'case>(
    bench: &Bench,
    lines: Vec<(&'case Case, String)>,
    jobs: usize,
    messages: &mut BTreeMap<&'case str, String>,
) -> Result<(), Failure> {
    if lines.is_empty() {
        return Ok(());
    }
    let list = bench.folder.join("compile-list");
    write(&list, lines.iter().map(|(_, line)| line.as_str()).collect::<String>().as_bytes())?;
    let mut command = java::tool(&bench.jdk, "java");
    command.arg(workspace::root().join("xtask/java/CompileCases.java"));
    command.arg(&list).arg(jobs.to_string()).stderr(Stdio::inherit());
    let output = command.output().map_err(|error| Failure::new(format!("java: {error}")))?;
    let output = String::from_utf8_lossy(&output.stdout);
    let mut results = output.lines();
    for (case, _) in lines {
        match results.next() {
            Some("ok") => {}
            Some(result) => {
                let text = result.strip_prefix("error\t").unwrap_or(result);
                messages.insert(case.name.as_str(), unescape(text));
            }
            None => return Err(Failure::new("the compiler ended early")),
        }
    }
    Ok(())
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

/// The line for `CompileCases` with the sources of a case.
fn line(bench: &Bench, case: &Case) -> String {
    format_line(&bench.classes(case), &case.javac, &case.sources)
}

fn replacement_line(bench: &Bench, case: &Case) -> String {
    let classes = bench.classes(case);
    let mut options = case.javac.clone();
    options.extend(["-cp".to_owned(), classes.display().to_string()]);
    format_line(&classes, &options, &case.replacements)
}

fn format_line(classes: &Path, options: &[String], sources: &[PathBuf]) -> String {
    let mut fields = vec![classes.display().to_string(), options.len().to_string()];
    fields.extend(options.iter().cloned());
    fields.extend(sources.iter().map(|source| source.display().to_string()));
    fields.join("\t") + "\n"
}

fn write(path: &Path, content: &[u8]) -> Result<(), Failure> {
    fs::write(path, content).map_err(|error| Failure::file(path, &error))
}
