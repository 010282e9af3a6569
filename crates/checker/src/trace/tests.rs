//! Traces as `docs/trace.md` describes them: read, written, and refused where they say nothing.

use heddle_jvm::state::{Domain, ProcessConfig};
use heddle_reduction::{REDUCTIONS, Reductions};
use serde_json::{Value, json};

use super::{Trace, TraceCheck, TraceProgram, VERSION, reduction_names, reductions_named};
use crate::choice::Choice;
use crate::connection_protocol::ConnectionContract;
use crate::contract::Contract;
use crate::errors::{Damage, SettingError, TraceProblem};
use crate::system::Time;
use crate::testing::{TRACE, trace};

#[test]
fn every_field_is_read() {
    let trace = trace();
    assert_eq!(trace.heddle, "0.1.0");
    assert_eq!(trace.jdk.version, "17.0.9");
    assert_eq!(trace.processes[1].name, "client");
    assert_eq!(trace.processes[1].after, [0]);
    assert_eq!(trace.network.fault_budget, Some(2));
    assert_eq!(trace.visible[0].offset, Some(8));
    assert_eq!((trace.visible[1].offset, trace.visible[1].statics), (None, false));
    assert_eq!(trace.visible[2].of.as_deref(), Some("server of port 8080"));
    assert_eq!(trace.violation.site, "net.Server.main(Server.java:9)");
    let choices = [
        Choice::Run(0),
        Choice::Timeout(1),
        Choice::Spurious(2),
        Choice::Fault(1, 3),
        Choice::Value(0, 2),
    ];
    assert_eq!(trace.choices, choices);
}

/// All names of fields, at any depth.
fn names(value: &Value, into: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                into.push(name.clone());
                names(value, into);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| names(value, into)),
        _ => {}
    }
}

#[test]
fn every_field_is_documented() {
    let page = include_str!("../../../../docs/trace.md");
    assert!(page.contains(&format!("| `version` | {VERSION};")), "another version");
    let mut trace = trace();
    trace.check.contract = Some(Contract::default());
    trace.check.connection_protocols.push(ConnectionContract::default());
    let mut all = Vec::new();
    names(&serde_json::to_value(&trace).unwrap(), &mut all);
    for name in all {
        // As a field, as one of `jdk`, or as a choice.
        let told = ["`NAME`", "`NAME.", "`jdk.NAME`", "{\"NAME\": "];
        let is_told = told.iter().any(|form| page.contains(&form.replace("NAME", &name)));
        assert!(is_told, "docs/trace.md does not say what `{name}` is");
    }
}

#[test]
fn what_is_written_says_the_same() {
    let text = trace().text();
    assert!(text.ends_with("}\n"));
    let (before, after): (Value, Value) =
        (serde_json::from_str(TRACE).unwrap(), serde_json::from_str(&text).unwrap());
    assert_eq!(before, after);
    assert_eq!(Trace::parse(&text).unwrap(), trace());
}

#[test]
fn a_file_holds_what_was_written() {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let path = folder.path().join("t.json");
    trace().write(&path).expect("it is ours");
    assert_eq!(Trace::read(&path).expect("just written"), trace());

    let absent = folder.path().join("absent.json");
    let error = Trace::read(&absent).unwrap_err();
    assert!(matches!(error.problem, TraceProblem::File(_)));
    assert!(error.to_string().starts_with(&format!("{}: ", absent.display())));
    let nowhere = folder.path().join("absent/t.json");
    assert!(trace().write(&nowhere).is_err());
}

/// The trace after a change to its JSON.
fn changed(change: impl FnOnce(&mut Value)) -> Result<Trace, TraceProblem> {
    let mut value: Value = serde_json::from_str(TRACE).unwrap();
    change(&mut value);
    Trace::parse(&value.to_string())
}

fn refused(change: impl FnOnce(&mut Value), says: &str) {
    let problem = changed(change).expect_err("it is damaged").to_string();
    assert!(problem.contains(says), "{says} is missing in: {problem}");
}

#[test]
fn other_files_are_told_from_damaged_traces() {
    assert!(matches!(Trace::parse("{"), Err(TraceProblem::NotJson(_))));
    assert!(matches!(Trace::parse("[]"), Err(TraceProblem::NotATrace)));
    let other = changed(|trace| trace["format"] = "other".into());
    assert!(matches!(other, Err(TraceProblem::NotATrace)));
    let newer = changed(|trace| trace["version"] = 4.into());
    assert!(matches!(newer, Err(TraceProblem::Version(4))));
    let none = changed(|trace| trace["version"] = Value::Null);
    assert!(matches!(none, Err(TraceProblem::Damaged(Damage::NoVersion))));
}

#[test]
fn damage_is_named() {
    let path = "t.json".into();
    let problem = changed(|trace| trace["processes"] = json!([])).unwrap_err();
    let error = crate::errors::TraceError { path, problem };
    assert_eq!(error.to_string(), "t.json is a damaged trace: it has no process");

    // Unknown fields are refused wherever they are: they might mean another path.
    refused(|trace| trace["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["jdk"]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["processes"][0]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["network"]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["check"]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["visible"][0]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["violation"]["more"] = 1.into(), "unknown field `more`");
    refused(|trace| trace["choices"][0] = json!({"jump": 1}), "unknown variant `jump`");
    refused(|trace| trace["choices"][3] = json!({"fault": 1}), "invalid type");

    refused(|trace| trace["processes"][1]["after"] = json!([2]), "client starts after a process");
    refused(|trace| trace["processes"][1]["after_first_run"] = 7.into(), "client starts after");
    refused(|trace| trace["processes"][0]["domains"][0][1] = "1..0".into(), "not `1..0`");
    refused(|trace| trace["network"]["rules"] = "udp".into(), "`udp` is no set of rules");
    refused(|trace| trace["check"]["properties"][1] = "luck".into(), "`luck` is no property");
    refused(|trace| trace["check"]["reductions"][1] = "luck".into(), "`luck` is no reduction");
    refused(|trace| trace["check"]["time"] = "fast".into(), "free or ordered, not `fast`");
    refused(|trace| trace["check"]["invariants"][0] = "sane".into(), "CLASS.METHOD, not `sane`");
}

#[test]
fn a_program_without_a_name_is_not_named() {
    let problem = changed(|trace| {
        trace["processes"][1]["name"] = "".into();
        trace["processes"][1]["after"] = json!([2]);
    });
    let text = problem.unwrap_err().to_string();
    assert_eq!(text, "a damaged trace: it starts after a process that is not there");
}

#[test]
fn settings_come_back_as_they_were() {
    let trace = trace();
    let settings = trace.settings().unwrap();
    let names: Vec<&str> = settings.properties.iter().map(|property| property.name).collect();
    assert_eq!(names, ["no-deadlock", "no-race"]);
    assert!(settings.reductions.local && settings.reductions.locks);
    assert!(!settings.reductions.conflict && !settings.reductions.library);
    assert_eq!(settings.time, Time::Ordered);
    assert!(settings.spurious_wakeups && settings.spurious_failures && !settings.outputs);
    assert_eq!(TraceCheck::new(&settings), trace.check);
}

#[test]
fn processes_come_back_as_they_were() {
    let trace = trace();
    let configs = trace.processes();
    let server = &configs[0];
    assert_eq!(server.class_path, ["classes", "lib/a.jar"].map(std::path::PathBuf::from));
    assert_eq!(server.domains[0], ("int".into(), Domain::Range(-1, 1)));
    assert_eq!(server.domains[1].1, Domain::List(vec!["red".into(), "green".into()]));
    assert!(!server.assertions.system && server.assertions.rules[0] == (String::new(), true));
    for (config, program) in configs.iter().zip(&trace.processes) {
        assert_eq!(TraceProgram::new(config, true), *program);
    }
}

#[test]
fn standard_input_of_any_bytes_comes_back() {
    for bytes in [&b""[..], b"1 2\n", b"\xff\x00", "\u{fc}".as_bytes()] {
        let config = ProcessConfig { input: Some(bytes.into()), ..ProcessConfig::default() };
        let kept = serde_json::to_string(&TraceProgram::new(&config, false)).unwrap();
        let program: TraceProgram = serde_json::from_str(&kept).unwrap();
        assert_eq!(program.config().input.as_deref(), Some(bytes));
    }
    let none = TraceProgram::new(&ProcessConfig::default(), false);
    assert_eq!(none.config().input, None);
}

#[test]
fn each_reduction_has_a_name() {
    let all: Vec<&str> = REDUCTIONS.iter().map(|reduction| reduction.name).collect();
    assert_eq!(reduction_names(Reductions::ALL), all);
    assert!(reduction_names(Reductions::NONE).is_empty());
    for bits in 0..1 << all.len() {
        let some = all.iter().enumerate().filter(|(index, _)| bits >> index & 1 == 1);
        let some: Vec<&str> = some.map(|(_, name)| *name).collect();
        assert_eq!(reduction_names(reductions_named(some.iter().copied()).unwrap()), some);
    }
    let unknown = reductions_named(["local", "luck"]).unwrap_err();
    assert_eq!(unknown, SettingError::Reduction("luck".into()));
    assert_eq!(
        unknown.to_string(),
        "`luck` is no reduction; there are local, conflict, locks, library, forget, adversary"
    );
}

#[test]
fn time_is_read_as_it_is_written() {
    for time in [Time::Free, Time::Ordered] {
        assert_eq!(time.to_string().parse(), Ok(time));
    }
    assert_eq!("".parse::<Time>(), Err(SettingError::Time(String::new())));
}
