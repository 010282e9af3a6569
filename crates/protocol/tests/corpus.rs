//! The protocols under `tests/corpus/protocols`. Each file begins with comments that say what is
//! to come out, and why.

use std::panic::AssertUnwindSafe;
use std::path::{Path, PathBuf};

use heddle_protocol::{
    Automaton, Checked, Difference, Internal, Model, Source, Verdict, check, describe, format,
};

const STATES_MAX: usize = 1 << 20;

struct Case {
    path: PathBuf,
    source: Source,
}

impl Case {
    /// The values of a directive, `// NAME: value`.
    fn values(&self, name: &str) -> Vec<&str> {
        let prefix = format!("// {name}: ");
        self.source.text.lines().filter_map(|line| line.strip_prefix(&prefix)).collect()
    }

    fn number(&self, name: &str) -> Option<usize> {
        let value = *self.values(name).first()?;
        Some(value.parse().unwrap_or_else(|_| panic!("{}: {name}: {value}", self.path.display())))
    }

    fn model(&self) -> Model {
        Model::read(vec![self.source.clone()])
            .unwrap_or_else(|mistakes| panic!("{}", mistakes.render()))
    }
}

fn cases(folder: &str) -> Vec<Case> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/corpus/protocols");
    let mut paths: Vec<PathBuf> = std::fs::read_dir(root.join(folder))
        .unwrap_or_else(|error| panic!("{folder}: {error}"))
        .map(|entry| entry.unwrap_or_else(|error| panic!("{folder}: {error}")).path())
        .collect();
    paths.sort();
    assert!(!paths.is_empty(), "{folder} has cases");
    paths
        .into_iter()
        .map(|path| {
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            let name = path.file_name().map(|name| name.to_string_lossy().into_owned());
            let source = Source { name: name.unwrap_or_default(), text };
            Case { path, source }
        })
        .collect()
}

#[test]
fn sizes() {
    for case in cases("sizes") {
        let model = case.model();
        for frame in &model.frames {
            let minimal = Automaton::new(&frame.protocol, Internal::Shown, STATES_MAX)
                .unwrap_or_else(|error| panic!("{error:?}"))
                .minimal();
            let size = (Some(minimal.states.len()), Some(minimal.transition_count()));
            let expected = (case.number("states"), case.number("transitions"));
            assert_eq!(size, expected, "{}", case.source.name);
        }
    }
}

/// One finding: its kind, the number of events before it, and the sentence about it.
fn findings(checked: &Checked<'_>) -> Vec<(String, String, usize, String)> {
    match checked {
        Checked::Architecture(assembly, composition) => composition
            .failures
            .iter()
            .map(|failure| {
                let sides = if failure.is_vertical { "vertical" } else { "horizontal" };
                let kind = failure.kind.word().to_owned();
                (kind, sides.to_owned(), failure.trace.len(), describe(failure, assembly))
            })
            .collect(),
        Checked::Claim(_, Ok(outcome)) => {
            let shown = |difference: &Option<Difference>, side: &str| {
                difference.as_ref().map(|difference| {
                    let text = format!("{:?}", difference.kind);
                    ("extra-trace".to_owned(), side.to_owned(), difference.trace.len(), text)
                })
            };
            let sides = [shown(&outcome.left_only, "left"), shown(&outcome.right_only, "right")];
            sides.into_iter().flatten().collect()
        }
        Checked::Claim(_, Err(error)) => panic!("{error:?}"),
    }
}

#[test]
fn what_holds() {
    for case in cases("holds") {
        assert_eq!(case.values("verdict"), ["holds"], "{}", case.source.name);
        let model = case.model();
        let checked = check(&model, STATES_MAX);
        assert!(!checked.is_empty(), "{} claims something", case.source.name);
        for result in &checked {
            let found = findings(result);
            assert_eq!(result.verdict(), Verdict::Holds, "{}: {found:?}", case.source.name);
        }
    }
}

#[test]
fn what_is_violated() {
    each("violates", |case| {
        let name = &case.source.name;
        assert_eq!(case.values("verdict"), ["violated"], "{name}");
        let model = case.model();
        let found: Vec<_> = check(&model, STATES_MAX).iter().flat_map(findings).collect();
        let mut kinds: Vec<&str> = found.iter().map(|(kind, ..)| kind.as_str()).collect();
        kinds.dedup();
        kinds.sort_unstable();
        kinds.dedup();
        let mut expected = case.values("kind");
        expected.sort_unstable();
        assert_eq!(kinds, expected, "{name}: {found:?}");
        let (_, sides, length, text) = &found[0];
        if let Some(expected) = case.number("length") {
            assert_eq!(*length, expected, "{name}: {found:?}");
        }
        if let [expected] = case.values("compliance")[..] {
            assert_eq!(sides, expected, "{name}: {found:?}");
        }
        for said in case.values("says") {
            assert!(found.iter().any(|(.., text)| text.contains(said)), "{name}: {text}");
        }
    });
}

/// Runs all cases before it complains.
fn each(folder: &str, check: impl Fn(&Case) + std::panic::RefUnwindSafe) {
    let failed: Vec<String> = cases(folder)
        .into_iter()
        .filter(|case| std::panic::catch_unwind(AssertUnwindSafe(|| check(case))).is_err())
        .map(|case| case.source.name)
        .collect();
    assert!(failed.is_empty(), "{folder}: {}", failed.join(", "));
}

#[test]
fn what_cannot_be_read() {
    each("errors", |case| {
        let name = &case.source.name;
        let Err(mistakes) = Model::read(vec![case.source.clone()]) else {
            panic!("{name} was read")
        };
        let shown = mistakes.render();
        for at in case.values("at") {
            assert!(shown.contains(&format!("{name}:{at}: ")), "{name}: {shown}");
        }
        let said = case.values("says");
        assert!(!said.is_empty(), "{name} expects a message");
        for said in said {
            assert!(shown.contains(said), "{name}: {shown}");
        }
    });
}

fn market() -> Vec<Source> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/market");
    let names = ["interfaces", "market", "orders", "payment", "warehouse", "courier"];
    names
        .iter()
        .map(|name| {
            let path = folder.join(format!("{name}.bp"));
            let text = std::fs::read_to_string(&path)
                .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
            Source { name: (*name).into(), text }
        })
        .collect()
}

/// The large example fits together, part by part and as a whole.
#[test]
fn the_market() {
    let sources = market();
    for source in &sources {
        assert_eq!(format(source).ok().as_ref(), Some(&source.text), "{}", source.name);
    }
    let lines: usize = sources.iter().map(|source| source.text.lines().count()).sum();
    assert!(lines > 300, "{lines}");
    let model = Model::read(sources).unwrap_or_else(|mistakes| panic!("{}", mistakes.render()));
    for result in check(&model, STATES_MAX) {
        let Checked::Architecture(assembly, composition) = &result else { continue };
        let found = findings(&result);
        assert_eq!(result.verdict(), Verdict::Holds, "{}: {found:?}", assembly.name);
        assert!(composition.states > 50, "{}: {}", assembly.name, composition.states);
    }
}

/// Each change of one place of the market breaks what it should break, and nothing else.
#[test]
fn the_market_changed() {
    // File, what is written there, what is written instead, who breaks, and how.
    let changes: &[(&str, &str, &str, &[&str], &str)] = &[
        // Reports of deliveries come while the desk does something else.
        (
            "orders",
            "        |\n        ?news.delivered{!marks.mark}*",
            " ;\n        ?news.delivered{!marks.mark}*",
            &["OrderParts", "WholeMarket"],
            "cannot accept ?news.delivered^",
        ),
        // The store cannot mark a delivery while it saves an order.
        (
            "orders",
            "(?store.save + ?store.load)*\n        |\n        ?marks.mark*",
            "(?store.save + ?store.load + ?marks.mark)*",
            &["OrderParts", "WholeMarket"],
            "cannot accept",
        ),
        // The van is stopped before it was started.
        (
            "courier",
            "?courier.open{!van.start}",
            "?courier.open",
            &["CourierParts", "WholeMarket"],
            "!van",
        ),
        // The close of the courier waits for reports to end, but its call is not taken meanwhile.
        (
            "courier",
            "?courier.close^\n            |",
            "NULL\n            |",
            &["CourierParts", "WholeMarket"],
            "courier.close",
        ),
        // Money is captured although the line to the bank is down.
        (
            "payment",
            "!ledger.open ; !card.connect",
            "!ledger.open",
            &["PaymentParts", "WholeMarket"],
            "card",
        ),
        // Fraud is scored while money is held; the card cannot do without the hold.
        ("payment", "?card.hold + ", "", &["PaymentParts", "WholeMarket"], "?card.hold^"),
        // The desk forgets to close the warehouse: the courier waits for it and goes on reporting.
        ("orders", "!warehouse.close ;", "NULL ;", &["OrderParts", "WholeMarket"], "never finish"),
        // The warehouse ships without a courier.
        ("warehouse", "!courier.pickUp\n", "NULL\n", &["WarehouseParts"], "?warehouse.ship$"),
        // The desk pays before it reserves.
        (
            "orders",
            "!warehouse.reserve ;\n                !payment.authorise",
            "!payment.authorise ;\n                !warehouse.reserve",
            &["OrderParts"],
            "cannot accept ?payment.authorise^",
        ),
        // A link is missing.
        ("payment", "fraud.history -> ledger.history;", "", &["PaymentParts"], "leads nowhere"),
    ];
    for (file, from, to, broken, said) in changes {
        let mut sources = market();
        let source = sources.iter_mut().find(|source| source.name == *file).expect("a file");
        assert!(source.text.contains(from), "{file} says {from}");
        source.text = source.text.replacen(from, to, 1);
        let model = Model::read(sources).unwrap_or_else(|mistakes| panic!("{}", mistakes.render()));
        let results = check(&model, STATES_MAX);
        let failed: Vec<&str> = results
            .iter()
            .filter(|result| result.verdict() != Verdict::Holds)
            .filter_map(|result| match result {
                Checked::Architecture(assembly, _) => Some(assembly.name.as_str()),
                Checked::Claim(..) => None,
            })
            .collect();
        let found: Vec<String> = results.iter().flat_map(findings).map(|(.., text)| text).collect();
        let mut expected = broken.to_vec();
        expected.sort_unstable();
        let mut sorted = failed.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, expected, "{from}: {found:?}");
        assert!(found.iter().any(|text| text.contains(said)), "{from}: {found:?}");
    }
}

#[test]
fn formatting_changes_no_meaning() {
    for folder in ["holds", "violates", "sizes"] {
        for case in cases(folder) {
            let text = format(&case.source).unwrap_or_else(|error| panic!("{error:?}"));
            let again = Source { name: case.source.name.clone(), text };
            let (before, after) = (case.model(), Case { source: again.clone(), ..case }.model());
            for (one, two) in before.frames.iter().zip(&after.frames) {
                assert!(one.protocol.same_shape(&two.protocol), "{}", again.name);
            }
            let comments = |text: &str| text.matches("//").count();
            assert_eq!(comments(&before.sources[0].text), comments(&again.text));
            assert_eq!(format(&again).ok().as_ref(), Some(&again.text), "{}", again.name);
        }
    }
}
