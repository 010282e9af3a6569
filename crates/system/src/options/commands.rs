//! The commands that have options, and what their help says beside the options.

/// What a command line begins with, and two more that take options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    Check,
    Run,
    Replay,
    Explore,
    ProtocolCheck,
    ProtocolShow,
    ProtocolTrace,
    ProtocolEnv,
    ProtocolFmt,
    List,
    ListNatives,
    Completions,
    Man,
    Help,
    /// `heddle check` for each component of `heddle protocol check`.
    Component,
    /// A `java …` command line in a start-up file or behind `--process`.
    Java,
}

/// What there is to say about a command.
pub struct About {
    pub command: Command,
    /// As it is written: `protocol show`.
    pub name: &'static str,
    /// What it does, in one line.
    pub does: &'static str,
    /// What follows the name, one line for each way to use it.
    pub usage: &'static [&'static str],
    /// What a reader has to know before the options.
    pub text: &'static str,
    /// What stands at the end.
    pub end: &'static str,
}

/// Everything that can be asked for, in the order of the help.
pub const COMMANDS: &[About] = &[
    About {
        command: Command::Check,
        name: "check",
        does: "explore every schedule of a program, and show one that goes wrong",
        usage: &[
            "[OPTION]... CLASS [ARGUMENT]...",
            "[OPTION]... -jar FILE [ARGUMENT]...",
            "SYSTEM [OPTION]...",
            "--process \"java ...\"... [OPTION]...",
        ],
        text: "Explores every schedule of a Java program, or of several that talk to each other, \
               and shows one that goes wrong. A system is described by a file (.toml, .jpf or \
               .startup) or by command lines; +KEY=VALUE changes a key of a .jpf file. @FILE \
               stands for the arguments in a file. Assertions are on unless -da is given.",
        end: "Exit status: 0 holds; 1 violated; 2 a wrong command line or an error of Heddle; 3 \
              inconclusive.",
    },
    About {
        command: Command::Run,
        name: "run",
        does: "run a program in one schedule, like java",
        usage: &[
            "[OPTION]... CLASS [ARGUMENT]...",
            "[OPTION]... -jar FILE [ARGUMENT]...",
            "SYSTEM [OPTION]...",
            "--process \"java ...\"... [OPTION]...",
        ],
        text: "Runs a Java program in one schedule, the same one every time: same output and same \
               exit status as java. Files are read from here, but written only inside the run. A \
               system is described by a file (.toml, .jpf or .startup) or by command lines; \
               +KEY=VALUE changes a key of a .jpf file. @FILE stands for the arguments in a file.",
        end: "Exit status: the program's own; 1 if all its threads wait for ever; 2 for a wrong \
              command line or an error of Heddle; 3 if it needs something Heddle does not do.",
    },
    About {
        command: Command::Replay,
        name: "replay",
        does: "take the path of a trace again, and show what happens on it",
        usage: &["[OPTION]... TRACE"],
        text: "Takes the path of a trace again, shows what happens on it, and confirms that it \
               ends in the same violation.",
        end: "Exit status: 0 the violation occurred again; 2 the trace cannot be read or followed.",
    },
    About {
        command: Command::Explore,
        name: "explore",
        does: "look around on the path of a trace, in the browser",
        usage: &["[OPTION]... TRACE"],
        text: "Serves a page on this machine that shows the path of a trace on a live machine: take \
               any choice that is open, go back, compare two states, search on from a state, save \
               the path as a trace. It prints the page's address, which nobody can guess; requests \
               without its token, of other origins and from other machines are refused.",
        end: "Exit status: 2 the trace cannot be read, or its program not be started.",
    },
    About {
        command: Command::ProtocolCheck,
        name: "protocol check",
        does: "compose the components of every architecture and compare what is claimed equal",
        usage: &[
            "FILE... [--json] [--max-states N]",
            "FILE... --implement FRAME=CLASS... [-cp PATH] [OPTION]...",
            "COMPONENTS.toml [FILE]... [OPTION]...",
        ],
        text: "With --implement, or with a file that describes components, Java components are \
               checked against their frames too; most options of heddle check then apply to each \
               of them.",
        end: PROTOCOL_END,
    },
    About {
        command: Command::ProtocolShow,
        name: "protocol show",
        does: "print the automaton of every frame, or of one",
        usage: &["FILE... [--frame NAME] [--minimal] [--dot] [--max-states N]"],
        text: "",
        end: PROTOCOL_END,
    },
    About {
        command: Command::ProtocolTrace,
        name: "protocol trace",
        does: "follow events through the protocol of a frame, or list its shortest traces",
        usage: &[
            "FILE... [--frame NAME] [EVENT]... [--events FILE] [--complete]",
            "FILE... [--frame NAME] [--count N]",
        ],
        text: "Events are ?i.m^ !i.m$ and so on, as arguments or from a file. Without events, the \
               shortest traces are listed.",
        end: PROTOCOL_END,
    },
    About {
        command: Command::ProtocolEnv,
        name: "protocol env",
        does: "print what heddle check --environment puts around a component of a frame",
        usage: &["FILE... [--frame NAME]"],
        text: "",
        end: PROTOCOL_END,
    },
    About {
        command: Command::ProtocolFmt,
        name: "protocol fmt",
        does: "write files in the usual layout (- is standard input, to standard output)",
        usage: &["FILE... [--check]"],
        text: "",
        end: PROTOCOL_END,
    },
    About {
        command: Command::List,
        name: "list",
        does: "list properties, strategies, heuristics, stores, formats, reductions or faults",
        usage: &["properties|strategies|heuristics|stores|formats|reductions|faults"],
        text: "Names that options take, with what each means.",
        end: "",
    },
    About {
        command: Command::ListNatives,
        name: "list natives",
        does: "list which native methods of a JDK have a body here",
        usage: &["[--jdk DIR]... [--check]"],
        text: "",
        end: "",
    },
    About {
        command: Command::Completions,
        name: "completions",
        does: "print a script that completes command lines in a shell",
        usage: &["bash"],
        text: "In .bashrc: source <(heddle completions bash)",
        end: "",
    },
    About {
        command: Command::Man,
        name: "man",
        does: "print the manual page (heddle man | man -l -)",
        usage: &[""],
        text: "",
        end: "",
    },
    About {
        command: Command::Help,
        name: "help",
        does: "show this, or what a command takes (heddle help run)",
        usage: &["[COMMAND]"],
        text: "",
        end: "",
    },
];

const PROTOCOL_END: &str = "Exit status: 0 if all holds, 1 if something is violated (fmt --check: a file would change), \
     2 for a wrong command line or text that cannot be read, 3 if a limit was reached.";

impl Command {
    /// What there is to say about it; nothing about those that no command line begins with.
    pub fn about(self) -> Option<&'static About> {
        COMMANDS.iter().find(|about| about.command == self)
    }
}
