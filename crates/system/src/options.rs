//! The options of all commands: one row each, in one slice.
//!
//! Command lines, `java …` lines, the keys of TOML files, those keys of `.jpf` files that say the
//! same as an option, the help, completions of a shell and the manual page are all made from it. A
//! row says what its option sets in [`Asked`]; what becomes of that is for others to say.

mod commands;
mod completions;
mod help;
mod man;
mod row;
mod values;
mod words;

#[cfg(test)]
mod tests;

pub use commands::{About, COMMANDS, Command};
pub use completions::bash;
pub use help::{help, overview};
pub use man::man;
pub(crate) use row::{Classes, Jpf, Reads};
pub use row::{Form, Group, Key, Row, Takes, Unit};
pub(crate) use values::Context;
pub use words::{Given, Launch, Line, is_next};
pub(crate) use words::{Value, find, hint};

use Command::{
    Check, Completions, Component, Explore, Java, List, ListNatives, Man, ProtocolCheck,
    ProtocolEnv, ProtocolFmt, ProtocolShow, ProtocolTrace, Replay, Run,
};
use Form::{Alone, Joined, Maybe, Next};
use row::row;

use crate::asked::{Asked, Color, Help, Limit, Minimize, PeerCache, Properties, Said, Stdin};
use crate::network::{self, FaultAsked};
use crate::problem::Problem;

/// Options of `java` itself.
const OF_JAVA: &[Command] = &[Run, Check, Component, Java];
/// Options that say how programs are run, and that `java` does not have.
const LAUNCH: &[Command] = &[Run, Check, Component];
/// Options of systems.
const SYSTEM: &[Command] = &[Run, Check];
const CHECK: &[Command] = &[Check, Component];
/// Options that make no sense for several components at once.
const CHECK_ONE: &[Command] = &[Check];
const ALL: &[Command] = &[
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
];

/// Every option there is. Names of one command differ; the help shows rows in this order.
pub static OPTIONS: &[Row] = &[
    row(
        &["--property"],
        Next("NAME"),
        Takes::Text(|asked, name| asked.check.properties.push(Properties::Add(name))),
    )
    .of(Group::Checked, CHECK)
    .help("check this too (heddle list properties)"),
    row(
        &["--properties"],
        Next("LIST"),
        Takes::List(|asked, names| {
            asked.check.properties.push(Properties::Only(names));
            Ok(())
        }),
    )
    .of(Group::Checked, CHECK)
    .key(Key::Check("properties"))
    .jpf("search.properties", Reads::Classes(&PROPERTIES))
    .help("check these and nothing else"),
    row(
        &["--no-property"],
        Next("NAME"),
        Takes::Text(|asked, name| asked.check.properties.push(Properties::Remove(name))),
    )
    .of(Group::Checked, CHECK)
    .help("do not check this"),
    row(
        &["--invariant"],
        Next("CLASS.METHOD"),
        Takes::Each(|asked, name| {
            asked.check.invariants.push(name);
            Some(())
        }),
    )
    .of(Group::Checked, CHECK)
    .key(Key::Check("invariants"))
    .help("a static boolean method of the program that gives true in every state"),
    row(&["--all"], Alone, Takes::Switch(|asked, on| asked.check.all = on))
        .of(Group::Search, CHECK)
        .key(Key::Check("all"))
        .jpf("search.multiple_errors", Reads::Same)
        .help("go on after a violation, to find one of each kind and place"),
    row(
        &["--strategy"],
        Next("NAME"),
        Takes::Text(|asked, name| asked.check.strategy = Some(name)),
    )
    .of(Group::Search, CHECK)
    .key(Key::Check("strategy"))
    .jpf("search.class", Reads::Classes(&SEARCHES))
    .help("how to search: dfs, bfs, random, ... (heddle list strategies)")
    .more(
        "Some take a value: pct:3, preemption:2, best-first:most-blocked (heddle list heuristics).",
    ),
    row(&["--weight"], Next("NAME=N"), Takes::Each(weight))
        .of(Group::Search, CHECK)
        .key(Key::Check("weights"))
        .help("for best-first:weights: how much a thread or class counts")
        .more(
            "States count N more when the thread NAME ran last, and for each thread in the class \
             NAME.",
        ),
    row(
        &["--workers"],
        Next("N"),
        Takes::Number(|asked, number| asked.check.workers = Some(number)),
    )
    .of(Group::Search, CHECK)
    .key(Key::Check("workers"))
    .help("threads that search (default: all cores)")
    .more("With one, two searches visit the same states in the same order."),
    row(&["--store"], Next("NAME"), Takes::Text(|asked, name| asked.check.store = Some(name)))
        .of(Group::Search, CHECK)
        .key(Key::Check("store"))
        .help("how to remember states: fingerprint, exact, bitstate[:SIZE], none"),
    row(&["--seed"], Next("N"), Takes::Number(|asked, number| asked.check.seed = Some(number)))
        .of(Group::Search, CHECK)
        .key(Key::Check("seed"))
        .jpf("cg.seed", Reads::Same)
        .help("what random choices start from"),
    row(&["--runs"], Next("N"), Takes::Number(|asked, number| asked.check.runs = Some(number)))
        .of(Group::Search, CHECK)
        .key(Key::Check("runs"))
        .help("how many runs random strategies sample (default: 10000)"),
    row(
        &["--reduction"],
        Next("LIST"),
        Takes::ListOrFalse(|asked, names| {
            asked.check.reductions = Some(names);
            Ok(())
        }),
    )
    .of(Group::Search, CHECK)
    .key(Key::Check("reduction"))
    .help("only these reductions: local, conflict, locks, library, forget, adversary")
    .more("all and none are lists too."),
    row(
        &["--no-reduction"],
        Alone,
        Takes::Switch(|asked, _| asked.check.reductions = Some(Vec::new())),
    )
    .of(Group::Search, CHECK)
    .jpf("vm.por", Reads::Negated)
    .help("explore every order of every access"),
    row(
        &["--max-depth"],
        Next("N"),
        Takes::Number(|asked, number| asked.check.depth_max = Some(number)),
    )
    .of(Group::Limits, CHECK)
    .key(Key::Check("max_depth"))
    .jpf("search.depth_limit", Reads::Limit)
    .help("no trace longer than this many choices"),
    row(
        &["--max-states"],
        Next("N"),
        Takes::Number(|asked, number| asked.check.states_max = Some(number)),
    )
    .of(Group::Limits, CHECK)
    .key(Key::Check("max_states"))
    .help("stop after this many states"),
    row(
        &["--max-time"],
        Next("SECONDS"),
        Takes::Seconds(|asked, seconds| asked.check.seconds_max = Some(seconds)),
    )
    .of(Group::Limits, CHECK)
    .key(Key::Check("max_time"))
    .help("stop after this time")
    .more("Search, replay and report together, within a tenth and a second."),
    row(
        &["--max-memory"],
        Next("SIZE"),
        Takes::Bytes(|asked, bytes| asked.check.memory_bytes_max = Some(bytes)),
    )
    .of(Group::Limits, CHECK)
    .key(Key::Check("max_memory"))
    .help("stop when the tool takes more memory than this")
    .more("Resident memory, within a tenth; the heaps of the program are part of it."),
    row(
        &["--time"],
        Next("free|ordered"),
        Takes::Text(|asked, name| asked.check.time = Some(name)),
    )
    .of(Group::Choices, CHECK)
    .key(Key::Check("time"))
    .help("whether sleeps and time limits may end at any moment, or in order")
    .more(
        "free: a thread may lose the processor for as long as you like, so every sleep and every \
         time limit may be over at any moment. ordered: the earliest deadline comes, and only when \
         nothing else can happen, or nothing but threads that spin. Use it for programs that rely on \
         how long things take.",
    ),
    row(
        &["--spurious-wakeups"],
        Alone,
        Takes::Switch(|asked, on| asked.check.spurious_wakeups = on),
    )
    .of(Group::Choices, CHECK)
    .key(Key::Check("spurious_wakeups"))
    .help("waits may end without a reason")
    .more(
        "That goes for Object.wait, LockSupport.park and the await methods of Condition, where the \
         program itself calls them.",
    ),
    row(
        &["--spurious-failures"],
        Alone,
        Takes::Switch(|asked, on| asked.check.spurious_failures = on),
    )
    .of(Group::Choices, CHECK)
    .key(Key::Check("spurious_failures"))
    .help("a weakCompareAndSet may fail without a reason")
    .more(
        "That goes for all of them in AtomicXxx, VarHandle and field updaters, where the program \
         itself calls them.",
    ),
    row(
        &["--enumerate-random"],
        Alone,
        Takes::Switch(|asked, on| asked.check.enumerate_random = on),
    )
    .of(Group::Choices, CHECK)
    .key(Key::Check("enumerate_random"))
    .jpf("cg.enumerate_random", Reads::Same)
    .help("bounded random numbers are choices: every value is tried"),
    row(
        &["--nondet"],
        Next("NAME=VALUES"),
        Takes::Pair(|asked, pair| asked.check.nondet.push(pair)),
    )
    .of(Group::Choices, CHECK)
    .key(Key::Check("nondet"))
    .help("what a question without bounds may be answered: int=0,1,5 or byte=-1..1"),
    row(
        &["--frame"],
        Next("FILE:NAME"),
        Takes::Frame(|asked, frame| {
            // Who names a frame wants it followed.
            let property = Said::new("protocol".to_owned(), &frame.at);
            asked.check.properties.push(Properties::Add(property));
            asked.check.frame = Some(frame);
        }),
    )
    .of(Group::Components, CHECK_ONE)
    .key(Key::Check("frame"))
    .help("the frame whose protocol the component has to follow")
    .more("Several files stand between commas. The name may be left out if there is one frame."),
    row(
        &["--component"],
        Next("CLASS"),
        Takes::Each(|asked, class| {
            asked.check.components.push(class.value);
            Some(())
        }),
    )
    .of(Group::Components, CHECK_ONE)
    .key(Key::Check("component"))
    .help("the class of the component; repeated: others that belong to it"),
    row(
        &["--bind"],
        Next("INTERFACE=CLASS[.FIELD]"),
        Takes::Pair(|asked, pair| asked.check.bindings.push(pair.value)),
    )
    .of(Group::Components, CHECK)
    .key(Key::Check("bind"))
    .help("what is behind an interface of the frame, where its type does not tell"),
    row(
        &["--protocol-mode"],
        Next("product|trace|observe"),
        Takes::Text(|asked, name| asked.check.protocol_mode = Some(name)),
    )
    .of(Group::Components, CHECK)
    .key(Key::Check("protocol_mode"))
    .help("what of the events belongs to the state (default: product)"),
    row(&["--environment"], Alone, Takes::Switch(|asked, on| asked.check.environment = on))
        .of(Group::Components, CHECK_ONE)
        .key(Key::Check("environment"))
        .help("call the component in all ways its protocol allows; there is no class to run"),
    row(
        &["--protocol-repeat"],
        Next("N|all"),
        Takes::Limit(Unit::Times, "all", |asked, limit| {
            asked.check.protocol_repeat = Some(limit);
            Ok(())
        }),
    )
    .of(Group::Components, CHECK)
    .key(Key::Check("protocol_repeat"))
    .help("how often the environment makes a call that may be repeated"),
    row(
        &["--values"],
        Next("NAME=VALUES"),
        Takes::Pair(|asked, pair| asked.check.values.push(pair)),
    )
    .of(Group::Components, CHECK)
    .key(Key::Check("values"))
    .help("values of the environment: int=0,1 or i.m#1=0..3 (an argument) or i.m=null (a result)"),
    row(&["--implement"], Next("FRAME=CLASS"), Takes::Parsed(implement))
        .of(Group::Own, &[ProtocolCheck])
        .help("check this Java component against its frame")
        .more(
            "It is called in all ways that its frame allows. Further classes that belong to it \
             follow behind commas. A file COMPONENTS.toml says the same for many components.",
        ),
    row(
        &["--frame"],
        Next("NAME"),
        Takes::Text(|asked, name| asked.protocol.frame = Some(name.value)),
    )
    .of(Group::Own, &[ProtocolShow, ProtocolTrace, ProtocolEnv])
    .help("only this frame"),
    row(&["--minimal"], Alone, Takes::Switch(|asked, on| asked.protocol.minimal = on))
        .of(Group::Own, &[ProtocolShow])
        .help("the smallest automaton with the same traces"),
    row(&["--dot"], Alone, Takes::Switch(|asked, on| asked.protocol.dot = on))
        .of(Group::Own, &[ProtocolShow])
        .help("as a picture for Graphviz"),
    row(
        &["--events"],
        Next("FILE"),
        Takes::Text(|asked, file| asked.protocol.events = Some(file.value)),
    )
    .of(Group::Own, &[ProtocolTrace])
    .help("read events from there (- is standard input)"),
    row(&["--complete"], Alone, Takes::Switch(|asked, on| asked.protocol.complete = on))
        .of(Group::Own, &[ProtocolTrace])
        .help("the protocol has to be finished behind the last event"),
    row(&["--count"], Next("N"), Takes::Count(|asked, number| asked.protocol.count = Some(number)))
        .of(Group::Own, &[ProtocolTrace])
        .help("how many traces to list (default: 10)"),
    row(
        &["--max-states"],
        Next("N"),
        Takes::Count(|asked, number| asked.protocol.states_max = Some(number)),
    )
    .of(Group::Own, &[ProtocolCheck, ProtocolShow, ProtocolTrace])
    .help("give up behind so many states (default: 10000000)"),
    row(&["--check"], Alone, Takes::Switch(|asked, on| asked.only_check = on))
        .of(Group::Own, &[ProtocolFmt])
        .help("change nothing; say which files would change"),
    row(&["--check"], Alone, Takes::Switch(|asked, on| asked.only_check = on))
        .of(Group::Own, &[ListNatives])
        .help("fail if a body belongs to no method of these JDKs"),
    row(
        &["--source"],
        Next("PATH"),
        Takes::ClassPath(|asked, path| asked.output.sources.extend(path)),
    )
    .of(Group::Results, &[Check, Component, Replay, Explore])
    .key(Key::Check("source"))
    .jpf("sourcepath", Reads::Same)
    .help("where sources are: folders and jars, separated by colons")
    .more(
        "They are also looked for beside the classes, in jars named NAME-sources.jar, and in the \
         usual folders of Maven, Gradle and plain projects above them.",
    ),
    row(
        &["--color"],
        Next("WHEN"),
        Takes::Word(|asked, when| {
            asked.output.color = match when {
                "auto" => Color::Auto,
                "always" => Color::Always,
                "never" => Color::Never,
                _ => return Err(Problem::new(format!("`{when}` is not always, never or auto"))),
            };
            Ok(())
        }),
    )
    .of(Group::Results, &[Check, Component, Replay])
    .help("colours: always, never, or auto (on a terminal, unless NO_COLOR is set)"),
    row(&["--json"], Alone, Takes::Switch(|asked, on| asked.output.json = on))
        .of(Group::Results, &[Check, Replay, ProtocolCheck])
        .key(Key::Check("json"))
        .help("print the result as one JSON object (docs/json.md)"),
    row(&["--trace"], Next("FILE"), Takes::File(|asked, file| asked.output.trace = Some(file)))
        .of(Group::Results, CHECK_ONE)
        .key(Key::Check("trace"))
        .help("write the first violation's trace there (default: heddle-trace.json)")
        .more("With --json no trace is written unless this names a file: it is in the object."),
    row(&["--dot"], Next("FILE"), Takes::File(|asked, file| asked.output.dot = Some(file)))
        .of(Group::Results, CHECK_ONE)
        .key(Key::Check("dot"))
        .help("write the graph of states there, for Graphviz"),
    row(
        &["--report"],
        Next("FORMAT=FILE"),
        Takes::FilePair(|asked, report| asked.output.reports.push(report)),
    )
    .of(Group::Results, &[Check, Replay])
    .key(Key::Check("reports"))
    .help("write a report there (heddle list formats; replay: html)"),
    row(
        &["--minimize"],
        Alone,
        Takes::Switch(|asked, on| {
            asked.output.minimize = if on { Minimize::ALot } else { Minimize::No };
        }),
    )
    .of(Group::Results, CHECK)
    .key(Key::Check("minimize"))
    .help("look long for the trace with the fewest preemptions"),
    row(&["--no-minimize"], Alone, Takes::Switch(|asked, _| asked.output.minimize = Minimize::No))
        .of(Group::Results, CHECK)
        .help("show the first trace found, as it is"),
    row(&["--outputs"], Alone, Takes::Switch(|asked, on| asked.check.outputs = on))
        .of(Group::Results, CHECK)
        .key(Key::Check("outputs"))
        .help("collect what complete runs print; it then belongs to the state"),
    row(&["--show-output"], Alone, Takes::Switch(|asked, on| asked.output.show_output = on))
        .of(Group::Results, CHECK)
        .key(Key::Check("show_output"))
        .help("show what the program prints on the way to a violation"),
    row(&["--stats"], Alone, Takes::Switch(|asked, on| asked.output.stats = on))
        .of(Group::Results, CHECK)
        .key(Key::Check("stats"))
        .help("say more about the search"),
    row(&["--why-new"], Alone, Takes::Switch(|asked, on| asked.output.why_new = on))
        .of(Group::Results, CHECK)
        .key(Key::Check("why_new"))
        .help("say what keeps the newest states apart, and which lines most states come from")
        .more("Where a limit ends the search, this is said anyway."),
    row(&["--quiet"], Alone, Takes::Switch(|asked, on| asked.output.quiet = on))
        .of(Group::Results, CHECK)
        .key(Key::Check("quiet"))
        .help("no progress"),
    row(&["--diff-states"], Next("A,B"), Takes::Parsed(diff_states))
        .of(Group::Results, &[Replay])
        .help("show instead where the states after A and after B choices differ"),
    row(
        &["--process"],
        Next("\"java ...\""),
        Takes::Text(|asked, command| asked.commands.push(command.value)),
    )
    .of(Group::System, SYSTEM)
    .help("a process of the system, as its command line; once for each")
    .more("Options of java before it are defaults for every process."),
    row(&["--start-in-order"], Alone, Takes::Switch(|asked, on| asked.start_in_order = on))
        .of(Group::System, SYSTEM)
        .help("each process starts once the one before listens, is blocked or has ended"),
    row(
        &["--service"],
        Next("NAME"),
        Takes::Each(|asked, name| {
            asked.services.push(name);
            Some(())
        }),
    )
    .of(Group::System, LAUNCH)
    .help("a process, or a group, that may wait for ever: that is no deadlock")
    .more("Who waits for it for ever still is. Once for each; in files, `service = true`."),
    row(
        &["--until"],
        Next("EVENT"),
        Takes::Word(|asked, event| match event {
            "clients ended" | "clients-ended" => {
                asked.until_clients_ended = true;
                Ok(())
            }
            _ => Err(Problem::new(format!("`{event}` is nothing to wait for: `clients ended`"))),
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Top("until"))
    .help("`clients ended`: then services are shut down, with their hooks"),
    row(
        &["--run-peers"],
        Alone,
        Takes::Switch(|asked, on| asked.peers.run = on),
    )
    .of(Group::System, LAUNCH)
    .help("run the commands of live processes")
    .more("A system file may name programs of this machine; nothing is run unless you say so."),
    row(
        &["--allow"],
        Next("ADDRESS"),
        Takes::Each(|asked, address| {
            asked.peers.allowed.push(address);
            Some(())
        }),
    )
    .of(Group::System, LAUNCH)
    .help("an address beyond this machine, HOST:PORT, that a live process may have")
    .more("Once for each. Without it only loopback addresses are reached."),
    row(
        &["--trust-peers"],
        Alone,
        Takes::Switch(|asked, on| asked.peers.trusted = on),
    )
    .of(Group::System, CHECK)
    .help("what live processes answered is all they can answer: `Holds`, exit status 0")
    .more("Otherwise what holds against live processes is inconclusive, with exit status 3."),
    row(
        &["--peer-cache"],
        Next("CACHE"),
        Takes::Word(|asked, name| {
            asked.peers.cache = Some(match name {
                "linear" => PeerCache::Linear,
                "branching" => PeerCache::Branching,
                "checkpoint" => PeerCache::Checkpoint,
                _ => {
                    let message = format!("`{name}` is no cache: linear, branching, checkpoint");
                    return Err(Problem::new(message));
                }
            });
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("peer_cache"))
    .help("how live processes follow a search that goes back: linear, branching or checkpoint"),
    row(
        &["--channel"],
        Next("tree|queue"),
        Takes::Word(|asked, name| {
            asked.network.channel = Some(network::channel(name)?);
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("channel"))
    .help("how bytes under way are kept: shared by all states, or byte by byte"),
    row(
        &["--buffer"],
        Next("N|unbounded"),
        Takes::Limit(Unit::Bytes, "unbounded", |asked, limit| {
            if limit == Limit::AtMost(0) {
                return Err(Problem::new("a buffer holds at least one byte"));
            }
            asked.network.buffer = Some(limit);
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("buffer"))
    .help("bytes that each direction of a connection holds before a writer waits"),
    row(
        &["--compat"],
        Next("jpf-nas"),
        Takes::Word(|asked, name| {
            asked.network.compat = Some(network::compat(name)?);
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("compat"))
    .help("connections follow the rules of jpf-nas instead of those of TCP"),
    row(
        &["--rmi"],
        Next("calls|calls:new|calls:caller|wire"),
        Takes::Word(|asked, name| {
            asked.network.remote_calls = Some(network::remote_calls(name)?);
            Ok(())
        }),
    )
    .of(Group::System, CHECK)
    .key(Key::Network("rmi"))
    .help("remote calls are messages, or go over the JDK's own transport")
    .more(
        "calls: a call is one request and one reply, and what the library does to carry them is no \
         step; the calls of one client thread to one port run in one thread. calls:new: each call \
         runs in a thread of its own. calls:caller: a remote method has the monitors of its caller, as if the caller's \
         thread ran it, so that callbacks never wait for the monitors of who called. wire: handshakes, pings, leases and \
         timers are explored too, which only the smallest programs permit. heddle run always uses the JDK's transport.",
    ),
    row(&["--faults"], Next("KIND[:PROCESS[:OPERATION]],..."), Takes::List(faults))
        .of(Group::System, LAUNCH)
        .key(Key::Network("faults"))
        .help("what may go wrong (heddle list faults)"),
    row(
        &["--datagrams"],
        Next("reliable|ordered|any"),
        Takes::Word(|asked, name| {
            asked.network.datagrams = network::datagrams(name)?;
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("datagrams"))
    .help("what may become of datagrams (default: reliable)")
    .more(
        "ordered: one may be lost, or arrive twice. any: it may also arrive before another one. \
         These are faults, and count as such.",
    ),
    row(
        &["--fault-budget"],
        Next("N|unlimited"),
        Takes::Limit(Unit::Times, "unlimited", |asked, limit| {
            asked.network.fault_budget = Some(limit);
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Network("fault_budget"))
    .help("how many faults one run may have (default: 1)"),
    row(
        &["--crypto"],
        Next("real|symbolic"),
        Takes::Word(|asked, name| {
            asked.java.symbolic = network::crypto(name)?;
            Ok(())
        }),
    )
    .of(Group::System, LAUNCH)
    .key(Key::Process("crypto"))
    .help("what cryptography computes: as the JDK does, or terms (default: real)")
    .more(
        "symbolic: java.security and javax.crypto go to a provider of Heddle's own, whose results \
         are as long as the real ones and stand for what they were made of. Programs with much \
         cryptography can be checked so, and an adversary needs it.",
    ),
    row(&["--adversary"], Next("PROCESS,..."), Takes::List(|asked, names| {
        asked.network.adversary.between = names;
        Ok(())
    }))
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("between"))
    .help("an adversary is the network between these processes")
    .more(
        "It sees every message, and delivers, withholds, repeats, redirects and makes messages \
         with all it can deduce. Cryptography is symbolic then. docs/adversary.md has the rest.",
    ),
    row(
        &["--adversary-sessions"],
        Next("N"),
        Takes::Number(|asked, number| asked.network.adversary.sessions = Some(number)),
    )
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("sessions"))
    .help("how often the adversary connects to each process that listens (default: 2)"),
    row(
        &["--adversary-messages"],
        Next("N"),
        Takes::Number(|asked, number| asked.network.adversary.messages = Some(number)),
    )
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("messages"))
    .help("how many messages it sends on each connection (default: 8)"),
    row(&["--adversary-names"], Next("NAME,..."), Takes::List(|asked, names| {
        asked.network.adversary.names = names.into_iter().map(|said| said.value).collect();
        Ok(())
    }))
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("names"))
    .help("names of parties, which it puts in each other's place, and other public texts"),
    row(
        &["--adversary-main"],
        Next("CLASS"),
        Takes::Text(|asked, class| asked.network.adversary.main = Some(class.value)),
    )
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("main"))
    .help("a class of the program is the adversary, and acts through heddle.Adversary"),
    row(
        &["--claim"],
        Next("CLAIM"),
        Takes::Each(|asked, claim| {
            asked.check.claims.push(claim);
            Some(())
        }),
    )
    .of(Group::System, CHECK_ONE)
    .key(Key::Check("claims"))
    .help("what a field or call claims: secret CLASS.FIELD, begin EVENT CLASS.METHOD(1, 2)")
    .more(
        "Also: secret CLASS.METHOD(1) for an argument, end and end-weak as begin. Data are arguments by \
         number, or \"texts\". A name may follow what is secret: secret CLASS.FIELD as NAME. In files there is \
         [[claim]], too. docs/adversary.md has the rest.",
    ),
    row(
        &["--adversary-untyped"],
        Alone,
        Takes::Switch(|asked, on| asked.network.adversary.untyped = on),
    )
    .of(Group::System, CHECK_ONE)
    .key(Key::Adversary("untyped"))
    .help("it puts any value in the place of another one of the same length"),
    row(&["--jdk"], Next("DIR"), Takes::File(|asked, home| asked.jdks.push(home)))
        .of(Group::Running, &[Run, Check, Component, Replay, Explore, ListNatives])
        .key(Key::Top("jdk"))
        .help("the JDK whose library is used")
        .more(
            "Otherwise it is JAVA_HOME, then that of java on the path; for a trace the one it was \
             made with. heddle list natives takes several.",
        ),
    row(
        &["--env"],
        Next("NAME[=VALUE]"),
        Takes::Variable(|asked, name, value| match value {
            Some(value) => asked.java.variable(name, value),
            None => asked.java.variable(name, &std::env::var(name).unwrap_or_default()),
        }),
    )
    .of(Group::Running, LAUNCH)
    .key(Key::Process("environment"))
    .help("give the program an environment variable; without a value, the one it has here"),
    row(
        &["--stdin"],
        Next("FILE"),
        Takes::File(|asked, file| asked.java.stdin = Some(Stdin::File(file))),
    )
    .of(Group::Running, LAUNCH)
    .key(Key::Process("stdin"))
    .help("what the program reads from standard input; checked programs read nothing without it")
    .more(
        "Every run reads the same bytes, from the beginning. A trace keeps them, so that a replay \
         needs no file.",
    ),
    row(
        &["--stdin-text"],
        Next("TEXT"),
        Takes::Text(|asked, text| asked.java.stdin = Some(Stdin::Text(text.value))),
    )
    .of(Group::Running, LAUNCH)
    .key(Key::Process("stdin_text"))
    .help("the same, as text")
    .more(
        "It has a name of its own, because a file whose name is mistyped would otherwise be taken \
         for text.",
    ),
    row(&["--stdin-lines"], Alone, Takes::Switch(|asked, on| asked.java.stdin_lines = on))
        .of(Group::Running, CHECK)
        .key(Key::Process("stdin_lines"))
        .help("standard input may arrive line by line: a read may find one line, or all of them"),
    row(&["--verbose"], Alone, Takes::Switch(|asked, on| asked.verbose = on))
        .of(Group::Running, LAUNCH)
        .help("say what was passed over: jars that cannot be read, and the like"),
    row(
        &["-cp", "-classpath", "--class-path"],
        Next("PATH"),
        Takes::ClassPath(|asked, path| asked.java.class_path = path),
    )
    .of(Group::Java, OF_JAVA)
    .key(Key::Process("classpath"))
    .jpf("classpath", Reads::Same)
    .help("where classes are: folders and jars, separated by colons (default: CLASSPATH, then .)"),
    row(&["-jar"], Next("FILE"), Takes::Jar)
        .of(Group::Java, &[Run, Check, Java])
        .help("run the main class that the manifest of a jar names"),
    row(
        &["-D"],
        Joined("NAME=VALUE"),
        Takes::Variable(|asked, name, value| asked.java.property(name, value.unwrap_or_default())),
    )
    .of(Group::Java, OF_JAVA)
    .key(Key::Process("properties"))
    .help("set a system property"),
    row(&["-ea", "-enableassertions"], Maybe("PACKAGE...|CLASS"), Takes::Assertions(true))
        .of(Group::Java, OF_JAVA)
        .key(Key::Process("enable_assertions"))
        .jpf("vm.enable_assertions", Reads::Same)
        .help("enable assertions, everywhere or there"),
    row(&["-da", "-disableassertions"], Maybe("PACKAGE...|CLASS"), Takes::Assertions(false))
        .of(Group::Java, OF_JAVA)
        .jpf("vm.disable_assertions", Reads::Same)
        .help("disable assertions, everywhere or there"),
    row(
        &["-esa", "-enablesystemassertions"],
        Alone,
        Takes::Switch(|asked, _| asked.java.system_assertions = true),
    )
    .of(Group::Java, OF_JAVA)
    .help("enable assertions in the library"),
    row(
        &["-dsa", "-disablesystemassertions"],
        Alone,
        Takes::Switch(|asked, _| asked.java.system_assertions = false),
    )
    .of(Group::Java, OF_JAVA)
    .help("disable assertions in the library"),
    row(
        &["-Xmx"],
        Joined("SIZE"),
        Takes::Bytes(|asked, bytes| asked.java.heap_bytes_max = Some(bytes)),
    )
    .of(Group::Java, OF_JAVA)
    .help("how much memory objects may take (default: 2g)"),
    row(
        &["-Xss"],
        Joined("SIZE"),
        Takes::Bytes(|asked, bytes| asked.java.stack_bytes_max = Some(bytes)),
    )
    .of(Group::Java, OF_JAVA)
    .help("how deep a thread may call (default: 4m)"),
    row(
        &["--add-opens"],
        Next("MODULE/PACKAGE=MODULES"),
        Takes::Text(|asked, value| {
            asked.java.numbered_property("jdk.module.addopens", &value.value)
        }),
    )
    .of(Group::Java, OF_JAVA)
    .help("open a package for reflection"),
    row(
        &["--add-exports"],
        Next("MODULE/PACKAGE=MODULES"),
        Takes::Text(|asked, value| {
            asked.java.numbered_property("jdk.module.addexports", &value.value)
        }),
    )
    .of(Group::Java, OF_JAVA)
    .help("export a package"),
    row(
        &["--add-reads"],
        Next("MODULE=MODULES"),
        Takes::Text(|asked, value| {
            asked.java.numbered_property("jdk.module.addreads", &value.value)
        }),
    )
    .of(Group::Java, OF_JAVA)
    .help("let a module read others"),
    row(
        &["--add-modules"],
        Next("MODULES"),
        Takes::Text(|asked, value| {
            asked.java.numbered_property("jdk.module.addmods", &value.value)
        }),
    )
    .of(Group::Java, OF_JAVA)
    .help("resolve more modules of the JDK"),
    row(
        &["--limit-modules"],
        Next("MODULES"),
        Takes::Text(|asked, value| asked.java.property("jdk.module.limitmods", &value.value)),
    )
    .of(Group::Java, OF_JAVA)
    .help("resolve no modules but these and what they need"),
    row(
        &["--enable-native-access"],
        Next("MODULES"),
        Takes::Text(|asked, value| {
            asked.java.numbered_property("jdk.module.enable.native.access", &value.value)
        }),
    )
    .of(Group::Java, OF_JAVA)
    .help("accepted; there is no native code to reach"),
    row(&["--enable-preview"], Alone, Takes::Switch(|asked, on| asked.java.enable_preview = on))
        .of(Group::Java, OF_JAVA)
        .help("accept classes that use preview features"),
    row(
        &["-XX:", "-Xms", "-Xmn", "-Xlog", "-Xshare:", "-Xverify", "-verbose", "-splash:"],
        Joined("..."),
        Takes::Ignored,
    )
    .of(Group::Ignored, OF_JAVA)
    .help("tune a JVM or make it talk"),
    row(
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
        Alone,
        Takes::Ignored,
    )
    .of(Group::Ignored, OF_JAVA)
    .help("choose how a JVM runs code"),
    row(&["-showversion", "--show-version"], Alone, Takes::Ignored)
        .of(Group::Ignored, OF_JAVA)
        .help("say which java it is"),
    row(&["--illegal-access", "--finalization"], Next("MODE"), Takes::Ignored)
        .of(Group::Ignored, OF_JAVA)
        .help("ways of older JDKs"),
    row(&["--source"], Next("VERSION"), Takes::Ignored)
        .of(Group::Ignored, &[Run, Java])
        .help("the language of a source file, which has to be compiled first"),
    // What else a JVM may be told in a file that was written for one.
    row(&["-X"], Joined("..."), Takes::Ignored)
        .of(Group::Ignored, &[Java])
        .help("whatever else a JVM may be told"),
    row(
        &["-p", "--module-path", "--upgrade-module-path"],
        Next("PATH"),
        Takes::Unsupported("modules on a module path; on the class path their classes can be run"),
    )
    .of(Group::Unsupported, OF_JAVA)
    .help("modules on a module path"),
    row(
        &["-m", "--module"],
        Next("MODULE"),
        Takes::Unsupported("the main class of a module; name the class itself, on the class path"),
    )
    .of(Group::Unsupported, OF_JAVA)
    .help("the main class of a module"),
    row(
        &["--patch-module"],
        Next("MODULE=PATH"),
        Takes::Unsupported("patched modules (--patch-module)"),
    )
    .of(Group::Unsupported, OF_JAVA)
    .help("patched modules"),
    row(
        &["-Xbootclasspath"],
        Joined("PATH"),
        Takes::Unsupported("a boot class path of one's own (-Xbootclasspath)"),
    )
    .of(Group::Unsupported, OF_JAVA)
    .help("a boot class path of one's own"),
    row(
        &["-javaagent:", "-agentlib:", "-agentpath:"],
        Joined("AGENT"),
        Takes::Unsupported("agents"),
    )
    .of(Group::Unsupported, OF_JAVA)
    .help("agents"),
    row(&["-h"], Alone, Takes::Switch(|asked, _| asked.help = Some(Help::Short)))
        .of(Group::General, ALL)
        .help("show the options, a line each"),
    row(&["--help"], Alone, Takes::Switch(|asked, _| asked.help = Some(Help::Long)))
        .of(Group::General, ALL)
        .help("show this"),
];

/// Which strategy explores in the way a search class of Java PathFinder does.
const SEARCHES: Classes = Classes {
    what: "search",
    effect: "; the default is used",
    rows: &[
        ("DFSearch", &["dfs"]),
        ("DFSHeuristic", &["dfs"]),
        ("BFSHeuristic", &["bfs"]),
        ("RandomSearch", &["random"]),
        ("Simulation", &["random"]),
        ("MostBlocked", &["best-first:most-blocked"]),
        ("Interleaving", &["best-first:most-interleaving"]),
        ("MinimizePreemption", &["preemption"]),
    ],
};

/// Which properties look for what a property class of Java PathFinder does.
pub(crate) const PROPERTIES: Classes = Classes {
    what: "property",
    effect: "",
    rows: &[
        ("NotDeadlockedProperty", &["no-deadlock"]),
        ("NoUncaughtExceptionsProperty", &["no-uncaught", "no-assertion-failure"]),
        ("NoOutOfMemoryErrorProperty", &[]),
        ("PreciseRaceDetector", &["no-race"]),
        ("AssertionProperty", &["no-assertion-failure"]),
        ("DeadlockAnalyzer", &["no-deadlock"]),
    ],
};

fn weight(asked: &mut Asked, text: Said<String>) -> Option<()> {
    let (name, weight) = text.value.rsplit_once('=')?;
    asked.check.weights.push((name.to_owned(), weight.parse().ok()?));
    Some(())
}

fn implement(asked: &mut Asked, text: &str) -> Option<()> {
    let (frame, classes) = text.split_once('=').filter(|(frame, _)| !frame.is_empty())?;
    let classes = classes.split(',').filter(|name| !name.is_empty()).map(str::to_owned);
    let classes: Vec<String> = classes.collect();
    classes.first()?;
    asked.protocol.implemented.push((frame.to_owned(), classes));
    Some(())
}

fn diff_states(asked: &mut Asked, text: &str) -> Option<()> {
    let (before, after) = text.split_once(',')?;
    asked.diff_states = Some((before.parse().ok()?, after.parse().ok()?));
    Some(())
}

fn faults(asked: &mut Asked, names: Vec<Said<String>>) -> Result<(), Problem> {
    let fault = |text: Said<String>| {
        let fault = text.read(|text| FaultAsked::parse(text))?;
        Ok(Said::new(fault, &text.at))
    };
    asked.network.faults = names.into_iter().map(fault).collect::<Result<_, Problem>>()?;
    Ok(())
}
