//! `cargo xtask browser`: pages of findings, opened in Chromium and looked at as a reader would.

mod chromium;
mod explore;

use crate::arguments::Arguments;
use crate::checks::java_files;
use crate::demo;
use crate::failure::Failure;
use crate::java;
use crate::process::run_visibly;
use crate::workspace::{self, Profile};
use chromium::Browser;
use heddle_archive::Jdk;
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

pub(crate) const HELP: &str = "\
browser [FILTER...] [--keep DIR] [--heddle FILE]
browser --picture FILE [--heddle FILE]
    Checks the programs of tests/pages, opens their pages in Chromium, steps through them, and
    asserts what is drawn. Installs Chromium by the system's package manager if need be.
    --keep     writes pages and pictures there: 1,280 and 600 pixels wide, light and dark
    --picture  only writes the picture of README: the page of the bug that the demo finds";

/// A program, and what its page has to show.
struct Case {
    name: &'static str,
    /// What `heddle check` is given.
    words: &'static [&'static str],
    status: i32,
    verdict: &'static str,
    /// Parts of the headline.
    headline: &'static [&'static str],
    /// Parts of the sentences below it.
    why: &'static [&'static str],
    /// What some row says.
    rows: &'static [&'static str],
    /// Lines that are drawn, by their kind, and at least how many.
    links: &'static [(&'static str, u64)],
    /// Switches or faults that are marked as decisive.
    decisive: u64,
    /// What tells the cause: to be seen without scrolling, in the text and on the page.
    screen: &'static [&'static str],
}

/// A terminal of a usual size.
const SCREEN_LINES: usize = 40;
const SCREEN_COLUMNS: usize = 100;

const CASE: Case = Case {
    name: "",
    words: &[],
    status: 1,
    verdict: "Violated",
    headline: &[],
    why: &[],
    rows: &[],
    links: &[],
    decisive: 0,
    screen: &[],
};

/// What each shows is argued in the first comment of its program.
const CASES: &[Case] = &[
    Case {
        name: "lost-update",
        words: &["LostUpdate"],
        headline: &["Assertion failure", "hits is 1"],
        rows: &["reads LostUpdate.hits: 0", "writes LostUpdate.hits = 1"],
        links: &[("start", 2), ("read", 2), ("write", 2), ("preempt", 1)],
        decisive: 1,
        screen: &["reads LostUpdate.hits: 0", "writes LostUpdate.hits = 1"],
        ..CASE
    },
    Case {
        name: "lock-order",
        words: &["LockOrder"],
        headline: &["Deadlock", "savings", "giro"],
        rows: &["from.lock()"],
        screen: &["held by back", "held by there"],
        ..CASE
    },
    Case {
        name: "lost-signal",
        words: &["LostSignal"],
        headline: &["Deadlock", "arrived"],
        rows: &["arrived.signal()", "arrived.await()"],
        screen: &["before main waited"],
        ..CASE
    },
    Case {
        name: "forgotten-shutdown",
        words: &["ForgottenShutdown"],
        headline: &["Deadlock"],
        rows: &["pool.submit("],
        screen: &["Is a shutdown() missing?"],
        ..CASE
    },
    Case {
        name: "swallowed-exception",
        words: &["SwallowedException"],
        headline: &["the order was not measured"],
        rows: &[
            "NullPointerException: Cannot invoke \"String.length()\"",
            "which FutureTask.run takes",
        ],
        screen: &["FutureTask.run kept it"],
        ..CASE
    },
    Case {
        name: "oversold",
        words: &["Oversold"],
        headline: &["sold 2 of 1 book"],
        rows: &["stock.get(\"book\") = 1", "stock.put(\"book\", 0) = 1"],
        decisive: 1,
        screen: &["stock.get(\"book\") = 1"],
        ..CASE
    },
    Case {
        name: "ignored-trylock",
        words: &["IgnoredTryLock"],
        headline: &["IllegalMonitorStateException"],
        rows: &["door.tryLock() = false"],
        screen: &["door.tryLock() = false"],
        ..CASE
    },
    Case {
        name: "race",
        words: &["--property", "no-race", "Racing"],
        headline: &["Data race"],
        why: &["main reads Racing.ready: false", "then writer writes Racing.ready = true"],
        screen: &["reads Racing.ready: false", "writes Racing.ready = true"],
        ..CASE
    },
    Case {
        name: "ten-threads",
        words: &["TenThreads"],
        headline: &["rang last of 10"],
        links: &[("start", 9)],
        ..CASE
    },
    Case {
        name: "relay",
        words: &["relay.toml"],
        headline: &["passed on 4 times, but it is 3"],
        rows: &["sends \"\\x02\" to south", "receives \"\\x02\" from south"],
        links: &[("message", 3), ("connect", 3)],
        ..CASE
    },
    Case {
        name: "quorum",
        words: &["quorum.toml"],
        headline: &["1 said yes, and nobody did"],
        rows: &["crashes", "reads the end of the stream from voter-"],
        links: &[("message", 1), ("eof", 1)],
        decisive: 1,
        screen: &["voter-5", "crashes"],
        ..CASE
    },
    Case {
        name: "early",
        words: &["early.toml"],
        headline: &["ConnectException"],
        rows: &["is refused at"],
        screen: &["Nobody listened there at that moment"],
        ..CASE
    },
    Case {
        name: "postcards",
        words: &["postcards.toml"],
        headline: &["card 2 came as number 1"],
        rows: &["sends 1 byte to reader:9900"],
        links: &[("message", 1)],
        screen: &["Not done yet: ada/main"],
        ..CASE
    },
    Case {
        name: "twice-made",
        words: &["TwiceMade"],
        headline: &["two instances: 1 and 2"],
        rows: &["reads TwiceMade.instance: null"],
        links: &[("start", 2), ("preempt", 1)],
        decisive: 1,
        screen: &["two instances: 1 and 2", "reads TwiceMade.instance: null"],
        ..CASE
    },
    Case {
        name: "latch-left",
        words: &["LatchLeft"],
        headline: &["main waits for done, whose count is 1", "waits for a task of pool"],
        why: &["pool-1-thread-2 threw java.lang.NullPointerException", "FutureTask.run kept it"],
        rows: &["waits for its next task", "done.countDown()"],
        screen: &["whose count is 1", "FutureTask.run kept it"],
        ..CASE
    },
    Case {
        name: "own-pool",
        words: &["OwnPool"],
        headline: &[
            "main waits for meal, run by pool-1-thread-1",
            "sauce, which no thread has begun",
        ],
        rows: &["= sauce", "sauce.get() waits for sauce"],
        screen: &["sauce, which no thread has begun"],
        ..CASE
    },
    Case {
        name: "wrong-one",
        words: &["WrongOne"],
        headline: &["eater-1 waits to be notified on WrongOne.room"],
        why: &["and that woke baker-"],
        rows: &["notifies baker-1 on WrongOne.room"],
        screen: &["and that woke baker-"],
        ..CASE
    },
    Case {
        name: "while-walking",
        words: &["WhileWalking"],
        headline: &["ConcurrentModificationException"],
        rows: &["listeners.iterator()", "bus.listeners.remove(\"log\")"],
        screen: &["ConcurrentModificationException", "bus.listeners.remove(\"log\")"],
        ..CASE
    },
    Case {
        name: "half-made",
        words: &["HalfMade"],
        headline: &["Cannot read field \"name\" because \"session.user\" is null"],
        why: &["Not done yet: login at HalfMade.java:", "session.user = new User()."],
        rows: &["writes HalfMade.current = session", "reads session.user: null"],
        decisive: 1,
        screen: &["session.user = new User()"],
        ..CASE
    },
    Case {
        name: "upgrade",
        words: &["Upgrade"],
        headline: &["refresher waits for rates, which it reads itself"],
        rows: &["rates.writeLock().lock() waits for rates"],
        screen: &["a read lock does not become a write lock"],
        ..CASE
    },
    Case {
        name: "ring",
        words: &["ring.toml"],
        headline: &["north/main waits for bytes from west", "east/main waits for bytes from north"],
        rows: &["connects to south:9003"],
        links: &[("connect", 3)],
        screen: &["north/main waits for bytes from west", "east/main waits for bytes from north"],
        ..CASE
    },
    Case {
        name: "stale",
        words: &["stale.toml"],
        headline: &["the stock was set to 42 and confirmed, but is 0"],
        why: &["Not done yet: leader/main", "passOn(value, 8002);"],
        rows: &["client.getInputStream().read() = 42"],
        links: &[("message", 3), ("connect", 1)],
        screen: &["confirmed, but is 0", "passOn(value, 8002)"],
        ..CASE
    },
    Case {
        name: "half-read",
        words: &["halfread.toml"],
        headline: &["the meter says 1200"],
        why: &["out.write(34)."],
        rows: &["peer.getInputStream().read(reading) = 1"],
        links: &[("message", 1)],
        decisive: 1,
        screen: &["out.write(34)", "read(reading) = 1"],
        ..CASE
    },
    Case {
        name: "chain",
        words: &["chain.toml"],
        headline: &["store/main ends with ArrayIndexOutOfBoundsException"],
        rows: &["reads the end of the stream from store", "the store hung up"],
        links: &[("message", 1), ("eof", 1)],
        screen: &["store/main ends with", "Index 2 out of bounds for length 2"],
        ..CASE
    },
    Case {
        name: "rmi",
        words: &["faraway.toml"],
        headline: &["NullPointerException"],
        why: &["Cannot invoke \"java.lang.Integer.intValue()\"", "reflection passed it on"],
        rows: &["balances.get(\"bob\") = null", "Accounts.balance(\"bob\") throws"],
        links: &[("message", 4)],
        screen: &["Cannot invoke \"java.lang.Integer.intValue()\"", "reflection passed it on"],
        ..CASE
    },
    Case {
        name: "live-peer",
        words: &["--run-peers", "doubler.toml"],
        headline: &["21 became 42"],
        rows: &["peer.getInputStream().read() = 42"],
        links: &[("connect", 1), ("message", 2)],
        screen: &["read() = 42"],
        ..CASE
    },
    Case {
        name: "protocol",
        words: &["--frame", "turnstile.bp", "--component", "Turnstile$Iron", "Turnstile"],
        headline: &["guest does ?gate.push^, which the protocol of Turnstile does not allow here"],
        why: &["The protocol expects ?gate.coin^ here."],
        screen: &["?gate.coin^"],
        ..CASE
    },
    Case {
        name: "holds",
        words: &["Held"],
        status: 0,
        verdict: "Holds",
        headline: &["true of every schedule"],
        ..CASE
    },
    Case {
        name: "inconclusive",
        words: &["--max-states", "40000", "Endless"],
        status: 3,
        verdict: "Inconclusive",
        headline: &["Nothing certain can be said"],
        ..CASE
    },
    Case {
        name: "spins",
        words: &["NobodyTurns"],
        status: 0,
        verdict: "Holds",
        headline: &["true of every schedule"],
        why: &["But some runs never end"],
        rows: &["some runs never end: main goes round and round at NobodyTurns.main"],
        ..CASE
    },
    Case {
        name: "old-top",
        words: &["OldTop"],
        headline: &["the blue cup is on the stack, and the host has it"],
        why: &["host changed top and made it cup@2 again, which guest had read"],
        rows: &["top.compareAndSet(", "top.get() = null"],
        links: &[("start", 2)],
        decisive: 1,
        screen: &["made it cup@2 again, which guest had read"],
        ..CASE
    },
    Case {
        name: "asked-to-stop",
        words: &["AskedToStop"],
        headline: &["main waits for worker to end", "worker waits in tasks.take() for an element"],
        why: &["main interrupted worker", "worker took the InterruptedException", "and went on"],
        rows: &["interrupts worker", "throws InterruptedException"],
        screen: &["main interrupted worker", "and went on"],
        ..CASE
    },
    Case {
        name: "one-too-few",
        words: &["OneTooFew"],
        headline: &["waits in stroke.await(), where 1 of 3 has arrived"],
        rows: &["reads OneTooFew.rest: true", "writes OneTooFew.rest = true"],
        screen: &["where 1 of 3 has arrived"],
        ..CASE
    },
    Case {
        name: "full-under-lock",
        words: &["FullUnderLock"],
        headline: &["cook waits to lock", "held by waiter", "waiter waits in counter.take()"],
        rows: &["counter.take() waits"],
        screen: &["held by waiter", "waiter waits in counter.take()"],
        ..CASE
    },
    Case {
        name: "old-name",
        words: &["OldName"],
        headline: &["a stranger sees the letters of ann"],
        rows: &["user.set(\"ann\")", "goes on with its next task, unknown", "user.get() = \"ann\""],
        screen: &["user.set(\"ann\")", "goes on with its next task, unknown"],
        ..CASE
    },
    Case {
        name: "never-again",
        words: &["--time", "ordered", "NeverAgain"],
        headline: &["main waits for NeverAgain.beats (CountDownLatch), whose count is 2"],
        why: &["\"NeverAgain.line\" is null", "FutureTask.runAndReset kept it"],
        rows: &["waits for its next task"],
        decisive: 1,
        screen: &["whose count is 2", "FutureTask.runAndReset kept it"],
        ..CASE
    },
    Case {
        name: "sum-of-two",
        words: &["-ea", "SumOfTwo"],
        headline: &["the audit counts 130"],
        rows: &["reads SumOfTwo.savings (Account).balance: 100"],
        decisive: 1,
        screen: &["balance: 100", "balance = 70"],
        ..CASE
    },
    Case {
        name: "twice",
        words: &["twice.toml"],
        headline: &["order 7 is paid 2 times"],
        why: &["north/main", "crashes"],
        rows: &["crashes", "sends \"\\x07\" to bank"],
        links: &[("message", 5), ("connect", 4)],
        decisive: 1,
        screen: &["order 7 is paid 2 times", "crashes"],
        ..CASE
    },
    Case {
        name: "forks",
        words: &["forks.toml"],
        headline: &[
            "table/waiter-0 waits for Table.forks[1], which has 0 permits",
            "3 threads of other processes wait with them",
        ],
        links: &[("message", 9), ("connect", 3)],
        screen: &["waits for Table.forks[1], which has 0 permits"],
        ..CASE
    },
    Case {
        name: "attack",
        words: &["garage.toml"],
        headline: &["opened 2 times, and the fob was pressed once"],
        why: &["The adversary: passes on \"open\", HmacSHA-256(", "to door once more"],
        rows: &[
            "learns HmacSHA-256(",
            "passes on \"open\"",
            "accepts the connection from adversary",
        ],
        links: &[("message", 3), ("connect", 2)],
        screen: &["to door once more"],
        ..CASE
    },
    Case {
        name: "quota",
        words: &["quota.toml"],
        headline: &["ledger/main ends with AssertionError: sold 2 of 1"],
        links: &[("message", 6), ("connect", 6)],
        decisive: 1,
        screen: &["keeper sends \"\\x01\" to north", "keeper sends \"\\x01\" to south"],
        ..CASE
    },
    Case {
        name: "lease",
        words: &["lease.toml"],
        headline: &["bob/main ends with IllegalStateException: locked"],
        rows: &["throws AssertionError: both have counted, and the count is 1"],
        screen: &["bob/main ends with"],
        ..CASE
    },
    Case {
        name: "lift",
        words: &["Lift"],
        headline: &["main waits for arrived"],
        screen: &["engine notified at Lift.arrive", "before main waited"],
        ..CASE
    },
    Case {
        name: "totals",
        words: &["--time", "ordered", "Totals"],
        headline: &["the audit has not been done"],
        screen: &["threw java.util.ConcurrentModificationException", "FutureTask.run kept it"],
        ..CASE
    },
    Case {
        name: "totals-hurried",
        words: &["Totals"],
        headline: &["the audit has not been done"],
        screen: &["The time limit of main ran out before others were done"],
        ..CASE
    },
    Case {
        name: "kitchen",
        words: &["Kitchen"],
        headline: &["fryer waits for Kitchen.sink (ReentrantLock), held by washer"],
        screen: &["held by washer", "held by chopper", "held by fryer"],
        ..CASE
    },
    Case {
        name: "too-soon",
        words: &["toosoon.toml"],
        headline: &["FileNotFoundException: http://localhost:8080/price"],
        why: &["server.createContext(\"/price\""],
        rows: &["sends GET /price → 404 to client"],
        screen: &["Not done yet: server/main"],
        ..CASE
    },
    Case {
        name: "crossed",
        words: &["Crossed"],
        headline: &[
            "crawler-1 waits in pages.computeIfAbsent(\"news\", lambda@3) for crawler-2",
            "for crawler-1; main waits",
        ],
        rows: &["pages.computeIfAbsent(\"home\", lambda@1)"],
        decisive: 1,
        screen: &["lambda@3) for crawler-2", "lambda@3) for crawler-1"],
        ..CASE
    },
    Case {
        name: "reminder",
        words: &["Reminder"],
        headline: &["alarm waits for a task of alarm"],
        why: &["an idle worker of alarm keeps the program alive"],
        rows: &["waits until its next task is due", "waits for its next task"],
        screen: &["Is a cancel() missing?"],
        ..CASE
    },
    Case {
        name: "parking",
        words: &["Parking"],
        headline: &["main waits for spaces, which has 0 permits"],
        rows: &["spaces.acquire()", "throws NumberFormatException"],
        screen: &["which has 0 permits", "Everything else has ended", "For input string: \"B-17\""],
        ..CASE
    },
    Case {
        name: "config",
        words: &["--time", "ordered", "Config"],
        headline: &["main ends with NoClassDefFoundError"],
        why: &[
            "Caused by",
            "NumberFormatException: For input string: \"none\"",
            "at Config$Settings.<clinit>",
        ],
        screen: &["For input string: \"none\""],
        ..CASE
    },
    Case {
        name: "pills",
        words: &["Pills"],
        headline: &["waits in jobs.take() for an element: there is none; main waits for consumer-"],
        rows: &["jobs.take() = \"stop\""],
        screen: &["jobs.take() = \"stop\""],
        ..CASE
    },
    Case { name: "several", words: &["--all", "Several"], headline: &["2 findings"], ..CASE },
    Case { name: "hostile", words: &["Hostile"], ..CASE },
    Case { name: "long", words: &["--no-minimize", "Long"], headline: &["after"], ..CASE },
];

/// Longer runs take long to be laid out on paper.
const PRINTED_MAX: u64 = 300;

pub(crate) fn run(mut arguments: Arguments) -> Result<(), Failure> {
    let named = arguments.value("--heddle")?;
    let keep: Option<PathBuf> = arguments.value("--keep")?;
    let picture: Option<PathBuf> = arguments.value("--picture")?;
    let filters = arguments.rest()?;
    let Some(program) = chromium::find() else {
        println!("SKIPPED: there is no Chromium, and the package manager gives none");
        return Ok(());
    };
    let jdk = java::ensure_jdk()?;
    let heddle = workspace::heddle(named, Profile::Corpus)?;
    if let Some(file) = picture {
        return picture_of_demo(&program, &heddle, &jdk, &file);
    }
    let folder = workspace::root().join("tests/pages");
    let sources = java_files(&folder)?;
    run_visibly(
        java::tool(&jdk, "javac").arg("-g").arg("-d").arg(folder.join("out")).args(sources),
    )?;
    let pages = keep.clone().unwrap_or_else(|| workspace::target().join("browser"));
    fs::create_dir_all(&pages).map_err(|error| Failure::file(&pages, &error))?;
    let wanted = |case: &&Case| {
        filters.is_empty() || filters.iter().any(|filter| case.name.contains(filter.as_str()))
    };
    let cases: Vec<&Case> = CASES.iter().filter(wanted).collect();
    for case in &cases {
        make(case, &heddle, &jdk, &folder, &pages)?;
    }
    let mut browser = Browser::start(&program)?;
    let mut failures = Vec::new();
    for case in &cases {
        let page = pages.join(format!("{}.html", case.name));
        let looked = look(&mut browser, case, &page);
        match &looked {
            Ok(said) => println!("{:20} {said}", case.name),
            Err(failure) => failures.push(format!("{}: {failure}", case.name)),
        }
        if keep.is_some() {
            pictures(&mut browser, case, &page)?;
        }
    }
    if filters.is_empty() || filters.iter().any(|filter| "explore".contains(filter.as_str())) {
        match explore::run(&mut browser, &heddle, &jdk, &folder, &pages) {
            Ok(said) => println!("{:20} {said}", "explore"),
            Err(failure) => failures.push(format!("explore: {failure}")),
        }
    }
    match failures.is_empty() {
        true => Ok(()),
        false => Err(Failure::new(failures.join("\n"))),
    }
}

/// Checks the program; anything but the status it is known for is a failure.
fn make(case: &Case, heddle: &Path, jdk: &Jdk, folder: &Path, pages: &Path) -> Result<(), Failure> {
    let page = pages.join(format!("{}.html", case.name));
    let mut command = Command::new(heddle);
    command.args(["check", "--workers", "1", "--quiet", "--report"]);
    command.arg(format!("html={}", page.display())).arg("--trace").arg(page.with_extension("json"));
    command.arg("--jdk").arg(&jdk.home);
    if !case.words.iter().any(|word| word.ends_with(".toml")) {
        command.args(["-cp", "out"]);
    }
    command.args(case.words).current_dir(folder).stdin(Stdio::null());
    let output = command.output().map_err(|error| Failure::file(heddle, &error))?;
    let text = page.with_extension("txt");
    fs::write(&text, &output.stdout).map_err(|error| Failure::file(&text, &error))?;
    let said = String::from_utf8_lossy(&output.stdout);
    // What a program holds commands no terminal.
    let acts = |letter: char| letter.is_control() && letter != '\n' || letter == '\u{202e}';
    expect(
        !said.contains(acts),
        &format!("{}: a string of the program acts on a terminal", case.name),
    )?;
    let screen = first_screen(&said);
    if let Some(part) = case.screen.iter().find(|part| !screen.contains(*part)) {
        let name = case.name;
        return Err(Failure::new(format!(
            "{name}: {part:?} is not on the first screen:\n{screen}"
        )));
    }
    if output.status.code() != Some(case.status) {
        let said = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::new(format!(
            "{}: ended with {}, not {}: {said}",
            case.name, output.status, case.status
        )));
    }
    Ok(())
}

/// What is seen of a text before anybody scrolls, in one line, without names of columns.
fn first_screen(text: &str) -> String {
    let mut left = SCREEN_LINES;
    let seen = text.lines().take_while(|line| {
        let lines = line.chars().count().div_ceil(SCREEN_COLUMNS).max(1);
        let fits = lines <= left;
        left = left.saturating_sub(lines);
        fits
    });
    let words: Vec<&str> = seen.flat_map(str::split_whitespace).collect();
    words.join(" ")
}

/// Opens the page, and asserts what it shows.
fn look(browser: &mut Browser, case: &Case, page: &Path) -> Result<String, Failure> {
    let address = format!("file://{}", page.display());
    browser.open(&address, 1280, false)?;
    let text = |browser: &mut Browser, role: &str| -> Result<String, Failure> {
        let asked = format!("document.querySelector('[data-role={role}]')?.textContent ?? ''");
        Ok(browser.eval(&asked)?.as_str().unwrap_or_default().to_owned())
    };
    expect(text(browser, "verdict")? == case.verdict, "another verdict")?;
    let headline = text(browser, "headline")?;
    for part in case.headline {
        expect(headline.contains(part), &format!("the headline lacks {part:?}: {headline}"))?;
    }
    let why = text(browser, "why")?;
    if case.verdict == "Violated" && case.name != "several" {
        let seen = browser.eval(
            "[...document.querySelectorAll('[data-role=headline], [data-role=why], [data-event]')].filter(node \
             => { const box = node.getBoundingClientRect(); return box.top < innerHeight && box.bottom > 0; \
             }).map(node => node.innerText.replace(/\\s+/g, ' ')).join(' | ')",
        )?;
        let seen = seen.as_str().unwrap_or_default().to_owned();
        for part in case.screen {
            expect(seen.contains(part), &format!("{part:?} is not on the first screen: {seen}"))?;
        }
    }
    for part in case.why {
        expect(why.contains(part), &format!("below the headline {part:?} is missing: {why}"))?;
    }
    let said = match case.verdict {
        "Violated" if case.name != "several" => walk(browser, case)?,
        "Violated" => index(browser)?,
        _ => sheet(browser, case)?,
    };
    // Nothing of the program became markup, and nothing runs over the edge of the page.
    let owned =
        browser.eval("[window.owned, document.title.includes('owned')].filter(Boolean).length")?;
    expect(owned == json!(0), "a string of the program ran as a script")?;
    let scripts = browser.eval("document.scripts.length + document.images.length")?;
    expect(scripts == json!(2), "a string of the program became an element")?;
    let over = browser.eval("document.documentElement.scrollWidth - innerWidth")?;
    expect(over.as_i64().is_some_and(|over| over <= 0), &format!("{over} pixels too wide"))?;
    let complaints = browser.complaints(&address);
    expect(complaints.is_empty(), &format!("the browser complains: {}", complaints.join("; ")))?;
    for width in [950, 600] {
        browser.open(&address, width, true)?;
        let over = browser.eval("document.documentElement.scrollWidth - innerWidth")?;
        let fits = over.as_i64().is_some_and(|over| over <= 0);
        expect(fits, &format!("{over} pixels too wide at {width}"))?;
    }
    Ok(said)
}

/// Steps through a run by its keys.
fn walk(browser: &mut Browser, case: &Case) -> Result<String, Failure> {
    let events = browser.eval("current().events.length")?.as_u64().unwrap_or(0);
    expect(events > 1, "a run without events")?;
    let rows = browser.eval("document.querySelectorAll('[data-event]').length")?;
    expect(rows.as_u64().is_some_and(|rows| rows > 0), "no rows")?;
    for row in case.rows {
        let asked = format!("current().events.some(event => event.text.includes({}))", json!(row));
        let texts = browser.eval("current().events.map(event => event.text).join(' | ')")?;
        expect(browser.eval(&asked)? == json!(true), &format!("no row says {row:?}: {texts}"))?;
    }
    // Only what is near the window is drawn.
    browser.eval("drawPieces(true)")?;
    let in_order = browser.eval(
        "[...document.querySelectorAll('[data-event]')].every((row, at) => row.dataset.event === \
         String(view.rows[at]))",
    )?;
    expect(in_order == json!(true), "rows are out of order, as print would have them")?;
    for (kind, least) in case.links {
        let drawn = format!("document.querySelectorAll('svg [data-link={kind}]').length");
        let drawn = browser.eval(&drawn)?.as_u64().unwrap_or(0);
        expect(drawn >= *least, &format!("{drawn} of at least {least} lines of kind {kind}"))?;
    }
    let marks =
        browser.eval("current().events.filter(event => event.mark === 'decisive').length")?;
    expect(marks.as_u64() >= Some(case.decisive), &format!("{marks} decisive steps"))?;
    let marks =
        browser.eval("current().events.filter(event => event.mark === 'violation').length")?;
    expect(marks == json!(1), "not one event is what went wrong")?;
    // The page opens at the first marked step.
    let selected = "Number(document.querySelector('[aria-selected=true]')?.dataset.event ?? -1)";
    let first = browser.eval("current().events.findIndex(event => event.mark)")?;
    expect(browser.eval(selected)? == first, "the page does not open at the first marked step")?;
    browser.press("g")?;
    expect(browser.eval(selected)? == json!(0), "g does not lead to the first event")?;
    browser.press("j")?;
    let second = browser.eval("view.rows[1]")?;
    expect(browser.eval(selected)? == second, "j does not lead to the next event")?;
    browser.press("k")?;
    expect(browser.eval(selected)? == json!(0), "k does not lead back")?;
    browser.press("n")?;
    let same = "current().events[view.event].lane === current().events[0].lane";
    expect(browser.eval(same)? == json!(true), "n leaves the thread")?;
    browser.press("d")?;
    let marked = "Boolean(document.querySelector('[aria-selected=true]').dataset.mark)";
    expect(browser.eval(marked)? == json!(true), "d does not lead to a marked step")?;
    let line = browser.eval("document.querySelector('.code .here, .code .bad') ? 1 : 0")?;
    let has_line = browser.eval(
        "(([file, line]) => DATA.sources[file] !== undefined && line !== \
         null)(current().events[view.event].at ?? [''])",
    )?;
    expect(line == json!(1) || has_line == json!(false), "the source shows no line")?;
    let threads = browser.eval("document.querySelectorAll('[data-thread-state]').length")?;
    expect(threads.as_u64().is_some_and(|threads| threads > 0), "no threads beside the chart")?;
    browser.press("G")?;
    expect(browser.eval(selected)? == browser.eval("view.rows.at(-1)")?, "G is not the end")?;
    browser.press("o")?;
    let lanes = browser.eval("new Set(view.rows.map(row => current().events[row].lane)).size")?;
    expect(lanes == json!(1), "o does not show the thread alone")?;
    browser.press("Escape")?;
    let only = browser.eval(
        "(() => { const first = current().events.findIndex(objectOf); if (first < 0) return true; go(first); \
         document.querySelector('[data-object]').click(); const all = view.rows.map(row => \
         current().events[row]); clearFilters(); return all.some(objectOf) && all.every(event => event.mark || \
         objectOf(event) === objectOf(current().events[first])); })()",
    )?;
    expect(only == json!(true), "other objects are shown beside the one that was chosen")?;
    let found = browser.eval(
        "(() => { const box = document.querySelector('[data-role=search]'); box.value = \
         current().events.at(-1).text.slice(0, 12); box.dispatchEvent(new Event('input')); const \
         hits = view.hits.length; box.value = ''; box.dispatchEvent(new Event('input')); return \
         hits; })()",
    )?;
    expect(found.as_u64().is_some_and(|found| found > 0), "the search finds nothing")?;
    if events < PRINTED_MAX {
        expect(browser.printed()?.len() > 2000, "nothing to print")?;
    }
    let pace = pace(browser)?;
    Ok(format!("{events} events, {pace:.1} ms per step"))
}

/// Milliseconds per step, with what the browser does to show it.
fn pace(browser: &mut Browser) -> Result<f64, Failure> {
    let took: Value = browser.eval(
        "(() => { go(0); const steps = Math.min(view.rows.length, 400); const start = \
         performance.now(); for (let at = 0; at < steps; at++) { go(view.rows[Math.floor(at * \
         view.rows.length / steps)]); document.body.offsetHeight; } return (performance.now() - \
         start) / steps; })()",
    )?;
    let took = took.as_f64().unwrap_or(f64::MAX);
    // A tenth of a second is felt; a busy machine may be some times slower than a quiet one.
    expect(took < 300.0, &format!("a step takes {took:.1} ms"))?;
    Ok(took)
}

fn index(browser: &mut Browser) -> Result<String, Failure> {
    let found = browser.eval("document.querySelectorAll('[data-found]').length")?;
    expect(found == json!(2), &format!("{found} findings in the index"))?;
    browser.eval("document.querySelector('[data-found=\"1\"]').click()")?;
    let rows = browser.eval("document.querySelectorAll('[data-event]').length")?;
    expect(rows.as_u64().is_some_and(|rows| rows > 0), "the second finding has no rows")?;
    Ok("2 findings".into())
}

fn sheet(browser: &mut Browser, case: &Case) -> Result<String, Failure> {
    let figures = browser.eval("document.querySelectorAll('[data-role=figures] dd').length")?;
    expect(figures == json!(6), "figures are missing")?;
    let points = browser.eval("document.querySelectorAll('[data-role=points] .fill').length")?;
    expect(points.as_u64().is_some_and(|points| points > 0), "not where states come from")?;
    let said = browser.eval("document.body.textContent")?;
    for part in case.rows {
        let says = said.as_str().is_some_and(|all| all.contains(part));
        expect(says, &format!("the page does not say {part:?}"))?;
    }
    if case.name == "holds" {
        let lines = "['reached', 'never'].map((mark) => [...document.querySelectorAll(`.cover \
                     .${mark}`)].map((line) => line.textContent).join(' '))";
        let lines = browser.eval(lines)?;
        let says = |at: usize, part: &str| lines[at].as_str().is_some_and(|all| all.contains(part));
        expect(says(0, "count++;") && !says(0, "never printed"), &format!("reached: {lines}"))?;
        expect(says(1, "never printed") && !says(1, "count++;"), &format!("not reached: {lines}"))?;
    }
    if case.verdict == "Inconclusive" {
        let hints = browser.eval("document.querySelectorAll('[data-role=try] li').length")?;
        expect(hints.as_u64().is_some_and(|hints| hints > 0), "nothing to try")?;
        let curves = browser.eval("document.querySelectorAll('[data-role=plot] .curve').length")?;
        expect(curves == json!(2), "no states and depth over time")?;
    }
    Ok("figures".into())
}

fn expect(holds: bool, otherwise: &str) -> Result<(), Failure> {
    if holds { Ok(()) } else { Err(Failure::new(otherwise)) }
}

/// The page that `cargo xtask demo` names, as README shows it.
fn picture_of_demo(program: &Path, heddle: &Path, jdk: &Jdk, file: &Path) -> Result<(), Failure> {
    let page = workspace::target().join("demo.html");
    demo::make_page(heddle, jdk, &page)?;
    let mut browser = Browser::start(program)?;
    browser.open(&format!("file://{}", page.display()), 1280, false)?;
    browser.resize(1040, 540)?;
    browser.eval("new Promise((done) => setTimeout(done, 300))")?;
    browser.picture(file)?;
    println!("{}", file.display());
    Ok(())
}

/// Pictures to look at.
fn pictures(browser: &mut Browser, case: &Case, page: &Path) -> Result<(), Failure> {
    let start = Instant::now();
    let address = format!("file://{}", page.display());
    for (width, dark, name) in [
        (1280, false, "wide"),
        (1280, true, "dark"),
        (600, false, "narrow"),
        (600, true, "narrow-dark"),
    ] {
        browser.open(&address, width, dark)?;
        browser.picture(&page.with_file_name(format!("{}-{name}.png", case.name)))?;
    }
    let paper = page.with_extension("pdf");
    let bytes = browser.printed()?;
    fs::write(&paper, bytes).map_err(|error| Failure::file(&paper, &error))?;
    println!("{:20} pictures in {:.1} s", case.name, start.elapsed().as_secs_f64());
    Ok(())
}
