//! From processes as they were written down to processes as they are: how many, under which
//! names, and which after which.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use crate::description::{Process, Program};
use crate::java_command::{REGISTRY, REGISTRY_CLASS};
use crate::problem::{Problem, SourceSpan};
use crate::suggest;

/// More processes than this nobody explores.
pub(crate) const PROCESSES_MAX: usize = 1_000;

/// A process as it was written down.
pub(crate) struct Draft {
    pub(crate) process: Process,
    /// Where it was written down.
    pub(crate) place: Option<SourceSpan>,
    pub(crate) name: Option<(String, Option<SourceSpan>)>,
    /// Several alike: `client-0`, `client-1`, and `{index}` stands for the number.
    pub(crate) count: Option<usize>,
    /// Names of processes or of groups.
    pub(crate) after: Vec<(String, Option<SourceSpan>)>,
}

impl Draft {
    pub(crate) fn new(program: Program) -> Draft {
        let process = Process::new(program);
        Draft { process, place: None, name: None, count: None, after: Vec::new() }
    }

    /// What others call it.
    pub(crate) fn called(&self) -> String {
        self.name.as_ref().map_or_else(|| self.base(), |(name, _)| name.clone())
    }

    /// The name of this process or group if none was given.
    fn base(&self) -> String {
        let text = match &self.process.program {
            Program::Main(class) if class == REGISTRY_CLASS => REGISTRY,
            Program::Main(class) => {
                class.rsplit(['.', '/', '$']).find(|part| !part.is_empty()).unwrap_or_default()
            }
            Program::Jar(jar) => jar.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default(),
        };
        let lower = text.to_lowercase();
        let clean: String =
            lower.chars().map(|letter| if fits_name(letter) { letter } else { '-' }).collect();
        if clean.is_empty() { "process".into() } else { clean }
    }
}

fn fits_name(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, '-' | '_' | '.')
}

struct Settled {
    processes: Vec<Process>,
    /// Which processes a name means: one, or all of a group.
    groups: BTreeMap<String, Vec<usize>>,
}

/// The processes that drafts stand for.
pub(crate) fn settle(drafts: Vec<Draft>) -> Result<Vec<Process>, Problem> {
    let mut total = 0_usize;
    let mut given = BTreeSet::new();
    let mut alike = BTreeMap::new();
    for draft in &drafts {
        total = total.saturating_add(draft.count.unwrap_or(1));
        if total > PROCESSES_MAX {
            let message = format!("this makes more than {PROCESSES_MAX} processes");
            return Err(Problem::new(message).at(draft.place.as_ref()));
        }
        match &draft.name {
            Some((name, place)) => check_name(name, place.as_ref(), &mut given)?,
            None => *alike.entry(draft.base()).or_insert(0) += draft.count.unwrap_or(1),
        }
    }
    let mut settled = Settled { processes: Vec::new(), groups: BTreeMap::new() };
    let mut numbers = BTreeMap::new();
    let mut wanted = Vec::new();
    for draft in drafts {
        let base = draft.base();
        for index in 0..draft.count.unwrap_or(1) {
            let name = match (&draft.name, draft.count) {
                (Some((name, _)), None) => name.clone(),
                (Some((name, _)), Some(_)) => format!("{name}-{index}"),
                (None, None) if alike[&base] == 1 && !given.contains(&base) => base.clone(),
                (None, _) => {
                    let number = numbers.entry(base.clone()).or_insert(0);
                    next_name(&base, number, &settled.groups)
                }
            };
            let group = draft.name.as_ref().map_or(&base, |(name, _)| name);
            let place = draft.name.as_ref().map_or(&draft.place, |(_, place)| place);
            settled.add(&draft, name, group, draft.count.map(|_| index), place.as_ref())?;
            wanted.push(draft.after.clone());
        }
    }
    let places = settled.link(wanted)?;
    refuse_cycles(&settled.processes, |index| places[index].clone())?;
    Ok(settled.processes)
}

fn check_name(
    name: &str,
    place: Option<&SourceSpan>,
    given: &mut BTreeSet<String>,
) -> Result<(), Problem> {
    let wrong = |message: String| Err(Problem::new(message).at(place));
    if name.is_empty() {
        return wrong("the name of a process is empty".into());
    }
    if let Some(letter) = name.chars().find(|letter| !fits_name(*letter)) {
        let message = format!(
            "the name of a process has letters, digits, `-`, `_` and `.`, but no {letter:?}"
        );
        return wrong(message);
    }
    match given.insert(name.to_owned()) {
        true => Ok(()),
        false => wrong(format!("two processes are called `{name}`")),
    }
}

/// `client-0`, unless somebody is called that already.
fn next_name(base: &str, number: &mut usize, taken: &BTreeMap<String, Vec<usize>>) -> String {
    loop {
        let name = format!("{base}-{number}");
        *number += 1;
        if !taken.contains_key(&name) {
            return name;
        }
    }
}

impl Settled {
    fn add(
        &mut self,
        draft: &Draft,
        name: String,
        group: &str,
        index: Option<usize>,
        place: Option<&SourceSpan>,
    ) -> Result<(), Problem> {
        if self.processes.iter().any(|process| process.name == name) {
            return Err(Problem::new(format!("two processes are called `{name}`")).at(place));
        }
        let mut process = Process { name: name.clone(), ..draft.process.clone() };
        if let Some(index) = index {
            number(&mut process, index);
        }
        let here = self.processes.len();
        self.processes.push(process);
        self.groups.entry(group.to_owned()).or_default().push(here);
        if name != group {
            self.groups.entry(name).or_default().push(here);
        }
        Ok(())
    }

    /// Replaces names by numbers; gives the place where each process says after whom.
    fn link(
        &mut self,
        wanted: Vec<Vec<(String, Option<SourceSpan>)>>,
    ) -> Result<Vec<Option<SourceSpan>>, Problem> {
        let mut places = Vec::new();
        for (index, names) in wanted.into_iter().enumerate() {
            places.push(names.first().and_then(|(_, place)| place.clone()));
            for (name, place) in names {
                let Some(others) = self.groups.get(&name) else {
                    let known: Vec<&str> = self.groups.keys().map(String::as_str).collect();
                    let hint = suggest::nearest(&name, known)
                        .map(|near| format!("did you mean `{near}`?"));
                    let message = format!("no process is called `{name}`");
                    return Err(Problem::new(message).hint(hint).at(place.as_ref()));
                };
                let after = &mut self.processes[index].after;
                after.extend(others);
                after.sort_unstable();
                after.dedup();
            }
        }
        Ok(places)
    }
}

/// Replaces `{index}` wherever a value may differ between processes that are otherwise alike.
fn number(process: &mut Process, index: usize) {
    let index = index.to_string();
    let replace = |text: &mut String| {
        if text.contains("{index}") {
            *text = text.replace("{index}", &index);
        }
    };
    process.args.iter_mut().for_each(replace);
    process.java.properties.iter_mut().for_each(|(_, value)| replace(value));
    process.java.environment.iter_mut().for_each(|(_, value)| replace(value));
    replace(&mut process.host);
    if let Some(folder) = &mut process.working_directory
        && let Some(text) = folder.to_str()
    {
        *folder = PathBuf::from(text.replace("{index}", &index));
    }
}

/// Nobody may have to wait for himself.
pub(crate) fn refuse_cycles(
    processes: &[Process],
    place: impl Fn(usize) -> Option<SourceSpan>,
) -> Result<(), Problem> {
    let Some(cycle) = find_cycle(processes) else { return Ok(()) };
    let name = |index: usize| &processes[index].name;
    let first = cycle[0];
    let mut message = format!("`{}` starts after", name(first));
    match &cycle[1..] {
        [] => message.push_str(" itself"),
        rest => {
            for index in rest {
                message.push_str(&format!(" `{}`, which starts after", name(*index)));
            }
            message.push_str(&format!(" `{}`", name(first)));
        }
    }
    Err(Problem::new(message).at(place(first).as_ref()))
}

/// Processes each of which starts after the next, and the last after the first.
fn find_cycle(processes: &[Process]) -> Option<Vec<usize>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let mut marks = vec![Mark::New; processes.len()];
    for root in 0..processes.len() {
        if marks[root] != Mark::New {
            continue;
        }
        // The path from the root, and how many of each one's predecessors were looked at.
        let mut path = vec![(root, 0)];
        marks[root] = Mark::Open;
        while let Some((index, seen)) = path.last_mut() {
            let (index, at) = (*index, *seen);
            *seen += 1;
            match processes[index].after.get(at) {
                None => {
                    marks[index] = Mark::Done;
                    path.pop();
                }
                Some(&next) => match marks[next] {
                    Mark::New => {
                        marks[next] = Mark::Open;
                        path.push((next, 0));
                    }
                    Mark::Open => {
                        let start = path.iter().position(|(on, _)| *on == next)?;
                        return Some(path[start..].iter().map(|(on, _)| *on).collect());
                    }
                    Mark::Done => {}
                },
            }
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(class: &str, name: Option<&str>, count: Option<usize>, after: &[&str]) -> Draft {
        Draft {
            name: name.map(|name| (name.to_owned(), None)),
            count,
            after: after.iter().map(|name| ((*name).to_owned(), None)).collect(),
            ..Draft::new(Program::Main(class.into()))
        }
    }

    fn check(drafts: Vec<Draft>, expected: &str) {
        let shown = match settle(drafts) {
            Ok(processes) => {
                let shown = processes.iter().map(|process| {
                    let after: Vec<String> = process.after.iter().map(usize::to_string).collect();
                    format!("{}<{}", process.name, after.join("+"))
                });
                shown.collect::<Vec<String>>().join(" ")
            }
            Err(problem) => problem.to_string(),
        };
        assert_eq!(shown, expected);
    }

    #[test]
    fn names_come_from_classes() {
        let drafts = || {
            vec![
                draft("a.Server", None, None, &[]),
                draft("Client", None, None, &[]),
                draft("b.Client", None, None, &[]),
            ]
        };
        check(drafts(), "server< client-0< client-1<");
        let mut more = drafts();
        more.push(draft("x.Outer$Worker", None, Some(2), &["client", "server"]));
        check(more, "server< client-0< client-1< worker-0<0+1+2 worker-1<0+1+2");
        let mut taken = drafts();
        taken.insert(0, draft("X", Some("client-0"), None, &[]));
        check(taken, "client-0< server< client-1< client-2<");
        check(vec![draft("S", Some("s"), None, &[]), draft("S", None, None, &[])], "s< s-0<");
        check(vec![draft("S", None, Some(1), &[])], "s-0<");
        check(vec![draft("...", None, None, &[])], "process<");
    }

    #[test]
    fn names_are_unique() {
        let twice = vec![draft("A", Some("a"), None, &[]), draft("B", Some("a"), None, &[])];
        check(twice, "two processes are called `a`");
        let group = vec![draft("A", Some("a"), Some(2), &[]), draft("B", Some("a-1"), None, &[])];
        check(group, "two processes are called `a-1`");
        let blank = "the name of a process has letters, digits, `-`, `_` and `.`, but no ' '";
        check(vec![draft("A", Some("a b"), None, &[])], blank);
    }

    #[test]
    fn start_order_must_be_possible() {
        check(
            vec![draft("A", None, None, &["b"]), draft("B", None, None, &["a"])],
            "`a` starts after `b`, which starts after `a`",
        );
        check(vec![draft("A", None, None, &["a"])], "`a` starts after itself");
        check(
            vec![draft("Server", None, None, &[]), draft("C", None, None, &["sever"])],
            "no process is called `sever`\nhelp: did you mean `server`?",
        );
    }

    #[test]
    fn hostile_counts_are_refused_at_once() {
        let message = "this makes more than 1000 processes";
        check(vec![draft("A", None, Some(1_000_000), &[])], message);
        check(vec![draft("A", None, Some(usize::MAX), &[]), draft("B", None, None, &[])], message);
        let crowd = vec![draft("A", None, Some(1_000), &["a"])];
        check(crowd, "`a-0` starts after itself");
    }

    #[test]
    fn an_index_is_put_into_values() {
        let mut one = draft("A", None, Some(2), &[]);
        one.process.args = vec!["port={index}0".into()];
        one.process.host = "h{index}".into();
        let processes = settle(vec![one]).unwrap_or_else(|problem| panic!("{problem}"));
        assert_eq!(processes[1].args, ["port=10"]);
        assert_eq!(processes[1].host, "h1");
    }
}
