//! Start-up files, one `java …` command line per process, and such lines given one by one.

use std::path::Path;
use std::sync::Arc;

use crate::asked::{Asked, Java};
use crate::description::Description;
use crate::draft::{self, PROCESSES_MAX};
use crate::java_command;
use crate::notes::Notes;
use crate::problem::{Problem, Source};
use crate::shell;

/// What a start-up file describes; relative names belong to its folder.
pub(crate) fn describe(source: &Arc<Source>, folder: &Path) -> Result<Description, Problem> {
    let mut notes = Notes::default();
    let mut drafts = Vec::new();
    for words in shell::commands(source)? {
        let mut draft = java_command::parse(source, &words, folder, &Java::default(), &mut notes)?;
        draft.process.working_directory = working_directory(folder);
        drafts.push(draft);
        // More than this are refused below.
        if drafts.len() > PROCESSES_MAX {
            break;
        }
    }
    if drafts.is_empty() {
        return Err(Problem::new(format!("{}: no process is described here", source.name)));
    }
    let processes = draft::settle(drafts)?;
    Ok(Description { processes, notes: notes.finish(), ..Description::default() })
}

/// Command lines of the command line, whose options of `java` are defaults for each of them.
pub(crate) fn of_commands(asked: Asked) -> Result<Description, Problem> {
    let mut notes = Notes::default();
    let mut drafts = Vec::new();
    for (number, command) in asked.commands.iter().enumerate() {
        let name = format!("process {}", number + 1);
        let source = Arc::new(Source::new(name, command.clone()));
        let found = shell::commands(&source)?;
        let [words] = &found[..] else {
            let message = format!("one `java …` command is expected, not {}", found.len());
            return Err(Problem::new(format!("{}: {message}", source.name)));
        };
        let here = Path::new("");
        drafts.push(java_command::parse(&source, words, here, &asked.java, &mut notes)?);
        if drafts.len() > PROCESSES_MAX {
            break;
        }
    }
    let processes = draft::settle(drafts)?;
    Ok(Description { processes, asked, notes: notes.finish(), ..Description::default() })
}

/// The folder of a file as a place to work in; nothing if it is where we are.
pub(crate) fn working_directory(folder: &Path) -> Option<std::path::PathBuf> {
    (!folder.as_os_str().is_empty()).then(|| folder.to_path_buf())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::description::{Process, Program};

    fn read(text: &str) -> Result<Description, String> {
        let source = Arc::new(Source::new("s.startup".into(), text.into()));
        describe(&source, Path::new("dir")).map_err(|problem| problem.to_string())
    }

    fn check(text: &str, expected: &[&str]) {
        let description = read(text).unwrap_or_else(|problem| panic!("{text}: {problem}"));
        let shown: Vec<String> = description.processes.iter().map(show).collect();
        assert_eq!(shown, expected, "{text}");
    }

    fn show(process: &Process) -> String {
        let program = match &process.program {
            Program::Main(class) => class.clone(),
            Program::Jar(jar) => format!("jar {}", jar.display()),
        };
        let mut shown = format!("{}: {program} {:?}", process.name, process.args);
        for element in &process.java.class_path {
            shown.push_str(&format!(" cp {}", element.display()));
        }
        for (name, value) in process.java.properties.iter().chain(&process.java.environment) {
            shown.push_str(&format!(" {name}={value}"));
        }
        for (pattern, on) in &process.java.assertions {
            shown.push_str(&format!(" {}{pattern}", if *on { '+' } else { '-' }));
        }
        shown
    }

    fn refused(text: &str, expected: &str) {
        let problem = read(text).expect_err(text);
        assert_eq!(problem.lines().next(), Some(expected), "{text}");
    }

    #[test]
    fn processes_one_per_line() {
        check(
            "#!/bin/sh\n# two of them\njava -cp out:lib/x.jar Server 9000 &\r\n\
             java -cp out -Dname='a b' -Dk=v=w -Dk=z -ea -da:p... Client \"-cp\"\n",
            &[
                r#"server: Server ["9000"] cp dir/out cp dir/lib/x.jar"#,
                r#"client: Client ["-cp"] cp dir/out name=a b k=z + -p..."#,
            ],
        );
        check(
            "\u{feff}A=1 B= /usr/bin/java -jar app.jar x\nJAVA=2 java --class-path=/abs a.b.C",
            &[r#"app: jar dir/app.jar ["x"] A=1 B="#, "c: a.b.C [] cp /abs JAVA=2"],
        );
        check("java -cp :a Main", &["main: Main [] cp dir/. cp dir/a"]);
    }

    #[test]
    fn a_registry_is_a_process() {
        check(
            "rmiregistry &\nK=1 /bin/rmiregistry -J-cp -Jout -J-Dk=v 2001",
            &[
                "rmiregistry-0: sun.rmi.registry.RegistryImpl []",
                r#"rmiregistry-1: sun.rmi.registry.RegistryImpl ["2001"] cp dir/out k=v K=1"#,
            ],
        );
    }

    #[test]
    fn sizes_and_options_are_kept() {
        let text =
            "java -Xmx512m -Xss1M --add-opens a/b=c --enable-preview -esa -XX:+UseZGC -Xint M";
        let description = read(text).unwrap_or_else(|problem| panic!("{problem}"));
        let java = &description.processes[0].java;
        assert_eq!(java.heap_bytes_max, Some(512 << 20));
        assert_eq!(java.stack_bytes_max, Some(1 << 20));
        assert_eq!(java.properties, [("jdk.module.addopens.0".into(), "a/b=c".into())]);
        assert!(java.enable_preview);
        assert!(java.system_assertions);
        let notes = ["s.startup:1: -XX:+UseZGC is ignored", "s.startup:1: -Xint is ignored"];
        assert_eq!(description.notes, notes);
    }

    #[test]
    fn mistakes_are_named() {
        refused("\n# nothing\n", "s.startup: no process is described here");
        refused(
            "java A\nsleep 1\n",
            "s.startup:2:1: a process is started by `java`, not by `sleep`",
        );
        refused("java -cp", "s.startup:1:6: -cp needs a value");
        refused("java -cp a", "s.startup:1:1: run what? A main class or `-jar FILE` is missing");
        refused("java -jar", "s.startup:1:6: -jar needs the file to run");
        refused("A=1", "s.startup:1:1: `java` is missing");
        refused("java --nope M", "s.startup:1:6: `--nope` is no option of java that is known here");
        refused("java -Xmxlots M", "s.startup:1:6: -Xmx needs a size, as in -Xmx512m");
        refused("java -D M", "s.startup:1:6: -D needs the name of a property");
        refused("java M.java", "s.startup:1:6: a source file cannot be run; compile it first");
        refused("java -javaagent:x M", "s.startup:1:6: -javaagent: is not supported");
        refused("java @args", "s.startup:1:6: argument files are not read here");
        let many = "java A\n".repeat(1_001);
        refused(&many, "s.startup:1001:1: this makes more than 1000 processes");
    }

    #[test]
    fn a_wrong_option_is_shown() {
        let shown = read("java --clas-path out Main").expect_err("no such option");
        assert_eq!(
            shown,
            "s.startup:1:6: `--clas-path` is no option of java that is known here\n  |\n\
             1 | java --clas-path out Main\n  |      ^^^^^^^^^^^ did you mean `--class-path`?"
        );
    }

    #[test]
    fn commands_of_the_command_line() {
        let of_commands = |commands: &[&str]| {
            let commands = commands.iter().map(|command| (*command).to_owned()).collect();
            of_commands(Asked { commands, ..Asked::default() })
        };
        let commands = ["java -cp out Server 1", "java Client 'x y'"];
        let description = of_commands(&commands).unwrap_or_else(|problem| panic!("{problem}"));
        let names: Vec<&str> =
            description.processes.iter().map(|process| process.name.as_str()).collect();
        assert_eq!(names, ["server", "client"]);
        assert_eq!(description.processes[0].java.class_path, [Path::new("out")]);
        assert_eq!(description.processes[1].working_directory, None);
        let empty = of_commands(&[" "]).expect_err("nothing");
        assert_eq!(empty.to_string(), "process 1: one `java …` command is expected, not 0");
        let two = of_commands(&["java A\njava B"]).expect_err("two");
        assert_eq!(two.to_string(), "process 1: one `java …` command is expected, not 2");
        let wrong = of_commands(&["jav A"]).expect_err("wrong");
        assert!(wrong.to_string().starts_with("process 1:1:1: a process is started by `java`"));
    }
}
