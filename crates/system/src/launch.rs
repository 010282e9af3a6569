//! From a command line to what is to be run: the program, or the system that a file or several
//! command lines describe, with the options of the command line.
//!
//! Options of the command line win over those of a file, and those of a `--process` string win
//! over options for all.

use std::path::{Path, PathBuf};

use crate::asked::{Asked, Java};
use crate::description::{Description, Process, Program};
use crate::network::{ADVERSARY, AdversaryAsked};
use crate::options::{Command, Launch};
use crate::problem::Problem;
use crate::{read, startup};

/// The class that surrounds a component.
const ENVIRONMENT: &str = "heddle.Environment";
/// The class of the process that stands between others.
const ADVERSARY_CLASS: &str = "heddle.Adversary";

impl Launch {
    /// What is to be run, complete.
    pub fn describe(self) -> Result<Description, Problem> {
        let Launch { command, asked, given, file, overrides, program } = self;
        let mut description = match (file, asked.commands.is_empty()) {
            (Some(_), false) => {
                let message = "a system is described by a file or by --process, not by both";
                return Err(Problem::new(message));
            }
            (Some(file), true) => {
                let mut description = read(&file, &overrides)?;
                for given in &given {
                    given.apply(&mut description.asked)?;
                    for process in &mut description.processes {
                        let java = std::mem::take(&mut process.java);
                        let mut own = Asked { java, ..Asked::default() };
                        given.apply(&mut own)?;
                        process.java = own.java;
                    }
                }
                description
            }
            (None, is_program) => {
                if let Some(setting) = overrides.first() {
                    return Err(Problem::new(format!("`+{setting}` is for .jpf files only")));
                }
                match is_program {
                    true => one_program(asked, program)?,
                    false => startup::of_commands(asked)?,
                }
            }
        };
        if description.asked.start_in_order {
            let ordered = description.start_in_order();
            ordered.map_err(|problem| problem.of("--start-in-order"))?;
        }
        description.mark_services()?;
        description.add_adversary(command);
        description.complete(command)?;
        Ok(description)
    }
}

fn one_program(
    asked: Asked,
    program: Option<(Program, Vec<String>)>,
) -> Result<Description, Problem> {
    let (program, args) = match (program, asked.check.environment) {
        (Some(_), true) => {
            let message = "--environment calls the component itself: there is no class to run";
            return Err(Problem::new(message));
        }
        (None, true) => (Program::Main(ENVIRONMENT.to_owned()), Vec::new()),
        (Some((Program::Main(class), _)), false) if class.is_empty() => return Err(nothing()),
        (Some(program), false) => program,
        (None, false) => return Err(nothing()),
    };
    let process = Process {
        args,
        java: asked.java.clone(),
        // There is nothing to tell it from.
        host: String::new(),
        ..Process::new(program)
    };
    Ok(Description { processes: vec![process], asked, ..Description::default() })
}

fn nothing() -> Problem {
    Problem::new("run what? Give a main class, or -jar FILE")
}

impl Description {
    /// A component that is called in all ways its protocol allows.
    pub fn of_component(mut asked: Asked) -> Result<Description, Problem> {
        asked.check.environment = true;
        let mut description = one_program(asked, None)?;
        description.complete(Command::Component)?;
        Ok(description)
    }

    /// Gives an adversary a process of its own, behind all others. Where nothing is checked there is none.
    fn add_adversary(&mut self, command: Command) {
        let claims: Vec<String> =
            self.asked.check.claims.iter().map(|claim| claim.value.clone()).collect();
        for process in &mut self.processes {
            process.java.claims.clone_from(&claims);
        }
        if self.asked.network.adversary.between.is_empty() {
            return;
        }
        for process in &mut self.processes {
            process.java.symbolic = true;
        }
        if command == Command::Run {
            self.asked.network.adversary = AdversaryAsked::default();
            return;
        }
        let java = self.processes.first().map(|first| first.java.clone()).unwrap_or_default();
        let own = self.asked.network.adversary.main.clone();
        // One that is a program of its own computes with terms as the others do.
        let symbolic = own.is_some();
        self.processes.push(Process {
            name: ADVERSARY.to_owned(),
            java: Java { stdin: None, symbolic, ..java },
            ..Process::new(Program::Main(own.unwrap_or_else(|| ADVERSARY_CLASS.to_owned())))
        });
    }

    /// Fills in what nobody said, and refuses what cannot be run.
    fn complete(&mut self, command: Command) -> Result<(), Problem> {
        let here = std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/"));
        for process in &mut self.processes {
            // Assertions are what a check is about; `-da` turns them off.
            if command != Command::Run {
                process.java.assertions.insert(0, (String::new(), true));
            }
            complete(process, &here).map_err(|problem| match process.name.as_str() {
                "" => problem,
                name => problem.of(name),
            })?;
        }
        self.network().map(|_| ())
    }
}

fn complete(process: &mut Process, here: &Path) -> Result<(), Problem> {
    let Process { program, java, working_directory, .. } = process;
    match program {
        Program::Main(class) if class.ends_with(".java") => {
            let what = format!("a source file ({class}); compile it first");
            return Err(Problem::unsupported(&what));
        }
        Program::Main(_) if java.class_path.is_empty() => {
            let variable = std::env::var("CLASSPATH").unwrap_or_default();
            java.class_path = variable.split(':').map(PathBuf::from).collect();
        }
        Program::Main(_) => {}
        Program::Jar(jar) => java.class_path = vec![jar.clone()],
    }
    if let [only] = &java.class_path[..]
        && only.as_os_str().is_empty()
    {
        java.class_path = vec![PathBuf::from(".")];
    }
    let absolute = |path: &Path| std::path::absolute(path).unwrap_or(path.to_path_buf());
    let folder = working_directory.as_deref().map_or(here.to_path_buf(), absolute);
    if !folder.is_dir() && folder != here {
        return Err(Problem::new(format!("there is no folder {}", folder.display())));
    }
    if folder != here {
        // A relative name would mean something else there.
        java.class_path = java.class_path.iter().map(|path| absolute(path)).collect();
        if let Program::Jar(jar) = program {
            *jar = absolute(jar);
        }
    }
    *working_directory = Some(folder);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn describe(command: Command, words: &[&str]) -> Result<Description, String> {
        let words = words.iter().map(|word| (*word).to_owned()).collect();
        let described = Launch::parse(command, words).and_then(Launch::describe);
        described.map_err(|problem| match problem.is_unsupported() {
            true => format!("unsupported: {problem}"),
            false => problem.to_string(),
        })
    }

    fn one(command: Command, line: &str) -> Result<Process, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        describe(command, &words).map(|described| described.processes[0].clone())
    }

    fn check(line: &str, expected: &str) {
        let shown = match one(Command::Run, line) {
            Ok(Process { program, args, java, .. }) => {
                format!("{program:?} {args:?} {:?} {:?}", java.properties, java.class_path)
            }
            Err(message) => message,
        };
        assert_eq!(shown, expected, "{line}");
    }

    #[test]
    fn what_follows_the_class_is_the_programs() {
        check("-cp a:b Main -cp c", r#"Main("Main") ["-cp", "c"] [] ["a", "b"]"#);
        check("--class-path=x -Dk=v=w -Dk Main", r#"Main("Main") [] [("k", "")] ["x"]"#);
        check("-cp a -- -Main x", r#"Main("-Main") ["x"] [] ["a"]"#);
        check("-jar a.jar -ea", r#"Jar("a.jar") ["-ea"] [] ["a.jar"]"#);
        check("-cp a -jar b.jar", r#"Jar("b.jar") [] [] ["b.jar"]"#);
        // Programs see the class path as it was given.
        check("-cp :a: Main", r#"Main("Main") [] [] ["", "a", ""]"#);
    }

    #[test]
    fn module_options_are_numbered() {
        check(
            "-cp a --add-opens java.base/java.lang=ALL-UNNAMED --add-opens=a/b=c Main",
            "Main(\"Main\") [] [(\"jdk.module.addopens.0\", \"java.base/java.lang=ALL-UNNAMED\"), \
             (\"jdk.module.addopens.1\", \"a/b=c\")] [\"a\"]",
        );
    }

    #[test]
    fn mistakes_are_named() {
        check("-cp a", "run what? Give a main class, or -jar FILE");
        check("-cp a --", "run what? Give a main class, or -jar FILE");
        check("-jar", "-jar needs a value: FILE");
        check("Main.java", "unsupported: a source file (Main.java); compile it first");
        check("-javaagent:x Main", "unsupported: agents");
        let environment = one(Command::Check, "--environment Main").expect_err("nothing to run");
        assert!(environment.starts_with("--environment calls the component itself"));
    }

    #[test]
    fn assertions_in_order() {
        let rules = |command, line| {
            let java = one(command, line).unwrap_or_else(|error| panic!("{error}")).java;
            let rules = java.assertions.iter();
            let rules: Vec<String> =
                rules.map(|(name, on)| format!("{}{name}", if *on { '+' } else { '-' })).collect();
            (rules.join(" "), java.system_assertions)
        };
        let expected = ("+ -p... +p.C".to_owned(), true);
        assert_eq!(rules(Command::Run, "-ea -da:p... -ea:p.C -esa Main"), expected);
        assert_eq!(rules(Command::Run, "-esa -dsa Main"), (String::new(), false));
        // A check has them on to begin with.
        assert_eq!(rules(Command::Check, "-da:p... Main"), ("+ -p...".to_owned(), false));
    }

    #[test]
    fn what_a_process_says_wins_over_what_is_said_for_all() {
        let words = ["-Dk=all", "-cp", "x", "--process", "java -Dk=own A", "--process", "java B"];
        let described = describe(Command::Run, &words).unwrap_or_else(|error| panic!("{error}"));
        let [a, b] = &described.processes[..] else { panic!("two processes") };
        assert_eq!(a.java.properties, [("k".to_owned(), "own".to_owned())]);
        assert_eq!(b.java.properties, [("k".to_owned(), "all".to_owned())]);
        assert_eq!(a.java.class_path, [Path::new("x")]);
    }

    #[test]
    fn the_command_line_wins_over_a_file() {
        let folder = tempfile::tempdir().unwrap_or_else(|error| panic!("{error}"));
        let file = folder.path().join("s.toml");
        let text = "jdk = \"j\"\nproperties = { k = 1, l = 2 }\n[[process]]\nmain = \"A\"\n\
                    [check]\nstrategy = \"bfs\"\nmax_depth = 5\nminimize = false\n\
                    [network]\nfaults = [\"crash\", \"reset\"]\nbuffer = 8\n";
        std::fs::write(&file, text).unwrap_or_else(|error| panic!("{error}"));
        let file = file.to_string_lossy().into_owned();
        let line = ["--strategy", "dfs", "-Dk=3", &file, "--faults=timeout", "--jdk=h"];
        let described = describe(Command::Check, &line).unwrap_or_else(|error| panic!("{error}"));
        let Asked { check, network, .. } = &described.asked;
        assert_eq!(check.strategy.as_ref().map(|said| said.value.as_str()), Some("dfs"));
        assert_eq!(check.depth_max, Some(5));
        assert_eq!(described.asked.jdk().map(PathBuf::as_path), Some(Path::new("h")));
        assert_eq!(network.faults.len(), 1);
        let buffer = described.network().map(|network| network.buffer);
        assert_eq!(buffer, Ok(Some(8)));
        let java = &described.processes[0].java;
        let properties = [("l", "2"), ("k", "3")];
        assert_eq!(java.properties, properties.map(|(name, value)| (name.into(), value.into())));
    }
}
