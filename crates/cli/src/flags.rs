//! The options of `heddle run`: those of `java`, and a few of our own.
//!
//! One row per option: its names, what value it takes, what it is for, and what it does. Parsing
//! and help are both made from the table.

use std::path::PathBuf;

use heddle_jvm::net::NetworkSettings;
use heddle_jvm::state::ProcessConfig;

use crate::systems;

const HEAP_BYTES_DEFAULT: u64 = 2 << 30;
const STACK_BYTES_DEFAULT: u64 = 4 << 20;
/// Less than this the library itself cannot run in.
const STACK_BYTES_MIN: u64 = 128 << 10;

/// What a command line asks for.
pub(crate) struct Settings {
    /// The program, or the only process of a system.
    pub(crate) config: ProcessConfig,
    /// The processes of a system, if one is described.
    pub(crate) processes: Vec<ProcessConfig>,
    /// What is asked of the network between them.
    pub(crate) network: NetworkSettings,
    pub(crate) jdk: Option<PathBuf>,
    pub(crate) enable_preview: bool,
    /// Say what `java` passes over in silence.
    pub(crate) verbose: bool,
    class_path: Option<String>,
    /// How often each numbered property of the module system was given.
    numbered: Vec<(&'static str, u32)>,
}

/// Why a command line cannot be used.
pub(crate) enum Problem {
    /// It is wrong.
    Usage(String),
    /// It is right, but asks for what Heddle does not do.
    Unsupported(String),
}

enum Value {
    None,
    /// The next argument, or what follows `=` in options with two dashes.
    Next(&'static str),
    /// The rest of the same argument.
    Suffix(&'static str),
}

type Apply = fn(&mut Settings, &str) -> Result<(), Problem>;

struct Flag {
    names: &'static [&'static str],
    value: Value,
    /// Empty: not shown in the help.
    help: &'static str,
    apply: Apply,
}

const fn flag(
    names: &'static [&'static str],
    value: Value,
    help: &'static str,
    apply: Apply,
) -> Flag {
    Flag { names, value, help, apply }
}

/// Suffix options come before plain ones that begin like them.
const FLAGS: &[Flag] = &[
    flag(
        &["-cp", "-classpath", "--class-path"],
        Value::Next("PATH"),
        "where classes are: folders and jars, separated by colons (default: CLASSPATH, then .)",
        |settings, value| {
            settings.class_path = Some(value.to_owned());
            Ok(())
        },
    ),
    flag(&["--jdk"], Value::Next("DIR"), "the JDK whose library is used", |settings, value| {
        settings.jdk = Some(value.into());
        Ok(())
    }),
    flag(&["-D"], Value::Suffix("NAME=VALUE"), "set a system property", |settings, value| {
        let (name, value) = value.split_once('=').unwrap_or((value, ""));
        settings.property(name, value);
        Ok(())
    }),
    flag(
        &["--env"],
        Value::Next("NAME[=VALUE]"),
        "give the program an environment variable; without a value, the one it has here",
        |settings, value| {
            let (name, value) = match value.split_once('=') {
                Some((name, value)) => (name, value.to_owned()),
                None => (value, std::env::var(value).unwrap_or_default()),
            };
            // Of several the last counts.
            settings.config.environment.retain(|(known, _)| known != name);
            settings.config.environment.push((name.to_owned(), value));
            Ok(())
        },
    ),
    flag(
        &["-ea:", "-enableassertions:"],
        Value::Suffix("PACKAGE...|CLASS"),
        "enable assertions there",
        |settings, value| {
            settings.config.assertions.rules.push((value.to_owned(), true));
            Ok(())
        },
    ),
    flag(&["-ea", "-enableassertions"], Value::None, "enable assertions", |settings, _| {
        settings.config.assertions.rules.push((String::new(), true));
        Ok(())
    }),
    flag(
        &["-da:", "-disableassertions:"],
        Value::Suffix("PACKAGE...|CLASS"),
        "disable assertions there",
        |settings, value| {
            settings.config.assertions.rules.push((value.to_owned(), false));
            Ok(())
        },
    ),
    flag(&["-da", "-disableassertions"], Value::None, "disable assertions", |settings, _| {
        settings.config.assertions.rules.push((String::new(), false));
        Ok(())
    }),
    flag(
        &["-esa", "-enablesystemassertions"],
        Value::None,
        "enable assertions in the library",
        |settings, _| {
            settings.config.assertions.system = true;
            Ok(())
        },
    ),
    flag(
        &["-dsa", "-disablesystemassertions"],
        Value::None,
        "disable assertions in the library",
        |settings, _| {
            settings.config.assertions.system = false;
            Ok(())
        },
    ),
    flag(
        &["-Xmx"],
        Value::Suffix("SIZE"),
        "how much memory objects may take",
        |settings, value| {
            settings.config.heap_bytes_max = size("maximum heap size", "-Xmx", value)?;
            Ok(())
        },
    ),
    flag(&["-Xss"], Value::Suffix("SIZE"), "how deep a thread may call", |settings, value| {
        settings.config.stack_bytes_max =
            size("thread stack size", "-Xss", value)?.max(STACK_BYTES_MIN);
        Ok(())
    }),
    flag(
        &["--add-opens"],
        Value::Next("MODULE/PACKAGE=MODULES"),
        "open a package for reflection",
        |settings, value| settings.numbered_property("jdk.module.addopens", value),
    ),
    flag(
        &["--add-exports"],
        Value::Next("MODULE/PACKAGE=MODULES"),
        "export a package",
        |settings, value| settings.numbered_property("jdk.module.addexports", value),
    ),
    flag(
        &["--add-reads"],
        Value::Next("MODULE=MODULES"),
        "let a module read others",
        |settings, value| settings.numbered_property("jdk.module.addreads", value),
    ),
    flag(
        &["--add-modules"],
        Value::Next("MODULES"),
        "resolve more modules of the JDK",
        |settings, value| settings.numbered_property("jdk.module.addmods", value),
    ),
    flag(
        &["--limit-modules"],
        Value::Next("MODULES"),
        "resolve no modules but these and what they need",
        |settings, value| {
            settings.property("jdk.module.limitmods", value);
            Ok(())
        },
    ),
    flag(
        &["--enable-native-access"],
        Value::Next("MODULES"),
        "accepted; there is no native code to reach",
        |settings, value| settings.numbered_property("jdk.module.enable.native.access", value),
    ),
    flag(
        &["--enable-preview"],
        Value::None,
        "accept classes that use preview features",
        |settings, _| {
            settings.enable_preview = true;
            Ok(())
        },
    ),
    flag(
        &["--verbose"],
        Value::None,
        "say what was passed over: jars that cannot be read, and the like",
        |settings, _| {
            settings.verbose = true;
            Ok(())
        },
    ),
    flag(&["-p", "--module-path", "--upgrade-module-path"], Value::Next("PATH"), "", |_, _| {
        unsupported("modules on a module path; on the class path their classes can be run")
    }),
    flag(&["-m", "--module"], Value::Next("MODULE"), "", |_, _| {
        unsupported("the main class of a module; name the class itself, on the class path")
    }),
    flag(&["--patch-module"], Value::Next("MODULE=PATH"), "", |_, _| {
        unsupported("patched modules (--patch-module)")
    }),
    flag(&["-Xbootclasspath"], Value::Suffix("PATH"), "", |_, _| {
        unsupported("a boot class path of one's own (-Xbootclasspath)")
    }),
    flag(&["-javaagent:", "-agentlib:", "-agentpath:"], Value::Suffix("AGENT"), "", |_, _| {
        unsupported("agents")
    }),
    // What tunes a JVM or makes it talk, and changes nothing of what a program does.
    flag(
        &["-XX:", "-Xms", "-Xmn", "-Xlog", "-Xshare:", "-Xverify", "-verbose", "-splash:"],
        Value::Suffix(""),
        "",
        |_, _| Ok(()),
    ),
    flag(
        &[
            "-Xint",
            "-Xcomp",
            "-Xmixed",
            "-Xbatch",
            "-Xrs",
            "-Xdiag",
            "-Xdebug",
            "-Xnoclassgc",
            "-server",
            "-client",
            "-zero",
        ],
        Value::None,
        "",
        |_, _| Ok(()),
    ),
    flag(&["--illegal-access", "--finalization"], Value::Next("MODE"), "", |_, _| Ok(())),
];

fn unsupported(what: &str) -> Result<(), Problem> {
    Err(Problem::Unsupported(what.to_owned()))
}

fn usage<T>(message: String) -> Result<T, Problem> {
    Err(Problem::Usage(message))
}

/// `512m`, `2G`, `65536`.
fn size(what: &str, option: &str, text: &str) -> Result<u64, Problem> {
    let (digits, shift) = match text.char_indices().next_back() {
        Some((at, 'k' | 'K')) => (&text[..at], 10),
        Some((at, 'm' | 'M')) => (&text[..at], 20),
        Some((at, 'g' | 'G')) => (&text[..at], 30),
        Some((at, 't' | 'T')) => (&text[..at], 40),
        _ => (text, 0),
    };
    let bytes = digits.parse::<u64>().ok().and_then(|number| number.checked_mul(1 << shift));
    match bytes {
        Some(bytes) => Ok(bytes),
        None => usage(format!("invalid {what}: {option}{text}")),
    }
}

impl Settings {
    pub(crate) fn empty() -> Settings {
        let config = ProcessConfig {
            heap_bytes_max: HEAP_BYTES_DEFAULT,
            stack_bytes_max: STACK_BYTES_DEFAULT,
            working_directory: std::env::current_dir().unwrap_or_else(|_| PathBuf::from("/")),
            ..ProcessConfig::default()
        };
        Settings {
            config,
            processes: Vec::new(),
            network: NetworkSettings::default(),
            jdk: None,
            enable_preview: false,
            verbose: false,
            class_path: None,
            numbered: Vec::new(),
        }
    }

    fn property(&mut self, name: &str, value: &str) {
        // Of several the last counts.
        self.config.properties.retain(|(known, _)| known != name);
        self.config.properties.push((name.to_owned(), value.to_owned()));
    }

    /// The module system reads `NAME.0`, `NAME.1`, and so on.
    fn numbered_property(&mut self, name: &'static str, value: &str) -> Result<(), Problem> {
        let count = match self.numbered.iter_mut().find(|(known, _)| *known == name) {
            Some((_, count)) => {
                *count += 1;
                *count
            }
            None => {
                self.numbered.push((name, 0));
                0
            }
        };
        self.property(&format!("{name}.{count}"), value);
        Ok(())
    }

    /// Takes a command line apart: one program, or a system.
    pub(crate) fn parse(args: Vec<String>) -> Result<Settings, Problem> {
        let (request, options) = systems::split(args, |_, _| Ok(false))?;
        let description = request.describe()?;
        systems::settings(&request, description, &[], options)
    }

    /// Takes the command line of one program apart, as `java` does.
    pub(crate) fn of_program(args: Vec<String>) -> Result<Settings, Problem> {
        let mut settings = Settings::empty();
        let mut args = args.into_iter();
        while let Some(arg) = args.next() {
            match arg.as_str() {
                "-jar" => {
                    let Some(jar) = args.next() else {
                        return usage("-jar needs the file to run".into());
                    };
                    settings.class_path = Some(jar.clone());
                    settings.config.jar = Some(jar.into());
                    settings.config.args = args.collect();
                    break;
                }
                "--" => {
                    settings.config.main_class = args.next().unwrap_or_default();
                    settings.config.args = args.collect();
                    break;
                }
                _ if arg.len() > 1 && arg.starts_with('-') => {
                    settings.option(&arg, &mut args)?;
                }
                _ => {
                    settings.config.main_class = arg;
                    settings.config.args = args.collect();
                    break;
                }
            }
        }
        settings.finish()
    }

    fn option(
        &mut self,
        arg: &str,
        args: &mut impl Iterator<Item = String>,
    ) -> Result<(), Problem> {
        for flag in FLAGS {
            for name in flag.names {
                let Some(rest) = arg.strip_prefix(name) else { continue };
                match flag.value {
                    Value::None if rest.is_empty() => return (flag.apply)(self, ""),
                    Value::Suffix(_) => return (flag.apply)(self, rest),
                    Value::Next(wanted) if rest.is_empty() => match args.next() {
                        Some(value) => return (flag.apply)(self, &value),
                        None => return usage(format!("{name} needs a value: {wanted}")),
                    },
                    Value::Next(_) if name.starts_with("--") && rest.starts_with('=') => {
                        return (flag.apply)(self, &rest[1..]);
                    }
                    Value::None | Value::Next(_) => {}
                }
            }
        }
        usage(format!("unknown option: {arg}"))
    }

    fn finish(mut self) -> Result<Settings, Problem> {
        let config = &mut self.config;
        if config.jar.is_none() && config.main_class.is_empty() {
            return usage("run what? Give a main class, or -jar FILE".into());
        }
        if config.main_class.ends_with(".java") {
            let what = format!("a source file ({}); compile it first", config.main_class);
            return Err(Problem::Unsupported(what));
        }
        let class_path = self
            .class_path
            .or_else(|| std::env::var("CLASSPATH").ok())
            .filter(|path| !path.is_empty())
            .unwrap_or_else(|| ".".into());
        config.class_path = class_path.split(':').map(PathBuf::from).collect();
        config.class_path_text = class_path;
        Ok(Settings { class_path: None, ..self })
    }
}

/// Whether an option of `run` takes the argument behind it.
pub(crate) fn takes_next(arg: &str) -> bool {
    FLAGS.iter().any(|flag| matches!(flag.value, Value::Next(_)) && flag.names.contains(&arg))
}

/// The options with their explanations, for `heddle help run`.
pub(crate) fn help() -> String {
    let mut text = String::from(
        "usage: heddle run [OPTION]... CLASS [ARGUMENT]...\n\
         \x20      heddle run [OPTION]... -jar FILE [ARGUMENT]...\n\
         \x20      heddle run SYSTEM [OPTION]...\n\
         \x20      heddle run --process \"java ...\"... [OPTION]...\n\n\
         Runs a Java program in one schedule, the same one every time: same output and same exit\n\
         status as java. Files are read from here, but written only inside the run.\n\n\
         Options are those of java; @FILE stands for the arguments in a file.\n",
    );
    for flag in FLAGS.iter().filter(|flag| !flag.help.is_empty()) {
        let names: Vec<String> = flag
            .names
            .iter()
            .map(|name| match flag.value {
                Value::None => (*name).to_owned(),
                Value::Next(value) => format!("{name} {value}"),
                Value::Suffix(value) => format!("{name}{value}"),
            })
            .collect();
        text.push_str(&format!("  {}\n      {}\n", names.join(", "), flag.help));
    }
    text.push_str(&systems::help());
    text.push_str(
        "\nExit status: the program's own; 1 if all its threads wait for ever; 2 for a wrong\n\
         command line or an error of Heddle; 3 if it needs something Heddle does not do.\n",
    );
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Settings, String> {
        let args = line.split_whitespace().map(str::to_owned).collect();
        Settings::parse(args).map_err(|problem| match problem {
            Problem::Usage(message) => message,
            Problem::Unsupported(what) => format!("unsupported: {what}"),
        })
    }

    fn check(line: &str, expected: &str) {
        let shown = match parse(line) {
            Ok(Settings { config, .. }) => format!(
                "{} {:?} {:?} {:?}",
                config.main_class, config.args, config.properties, config.class_path_text
            ),
            Err(message) => message,
        };
        assert_eq!(shown, expected, "{line}");
    }

    #[test]
    fn what_follows_the_class_is_the_programs() {
        check("-cp a:b Main -cp c", r#"Main ["-cp", "c"] [] "a:b""#);
        check("--class-path=x -Dk=v=w -Dk Main", r#"Main [] [("k", "")] "x""#);
        check("-cp a -- -Main x", r#"-Main ["x"] [] "a""#);
        check("-jar a.jar -ea", r#" ["-ea"] [] "a.jar""#);
    }

    #[test]
    fn module_options_are_numbered() {
        check(
            "-cp a --add-opens java.base/java.lang=ALL-UNNAMED --add-opens=a/b=c Main",
            "Main [] [(\"jdk.module.addopens.0\", \"java.base/java.lang=ALL-UNNAMED\"), \
             (\"jdk.module.addopens.1\", \"a/b=c\")] \"a\"",
        );
    }

    #[test]
    fn what_only_tunes_is_accepted() {
        check("-cp a -XX:+UseG1GC -Xint -server -Xms1g -verbose:gc Main", r#"Main [] [] "a""#);
    }

    #[test]
    fn sizes() {
        let bytes = |line| parse(line).map(|settings| settings.config.heap_bytes_max);
        assert_eq!(bytes("-Xmx64m Main"), Ok(64 << 20));
        assert_eq!(bytes("-Xmx1G Main"), Ok(1 << 30));
        assert_eq!(bytes("-Xmx65536 Main"), Ok(65536));
        assert_eq!(bytes("-Xmx5x Main"), Err("invalid maximum heap size: -Xmx5x".into()));
    }

    #[test]
    fn mistakes_are_named() {
        check("-cp", "-cp needs a value: PATH");
        check("--nope Main", "unknown option: --nope");
        check("-eax Main", "unknown option: -eax");
        check("-cp a", "run what? Give a main class, or -jar FILE");
        check("Main.java", "unsupported: a source file (Main.java); compile it first");
    }

    #[test]
    fn assertions_in_order() {
        let settings =
            parse("-ea -da:p... -ea:p.C -esa Main").unwrap_or_else(|error| panic!("{error}"));
        let rules = settings.config.assertions.rules;
        let expected = [("", true), ("p...", false), ("p.C", true)];
        assert_eq!(rules, expected.map(|(pattern, on)| (pattern.to_owned(), on)));
        assert!(settings.config.assertions.system);
    }
}
