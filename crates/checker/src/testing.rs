//! Pieces made by hand for the tests: frames, events, violations and a trace.

use heddle_jvm::events::{Event, What};
use heddle_jvm::state::ThreadId;
use heddle_jvm::view::Location;

use crate::trace::Trace;
use crate::violation::Violation;

/// A frame of the program, given as `package.Class.method:line`.
pub(crate) fn own(at: &str) -> Location {
    location(at, false)
}

/// A frame of the JDK.
pub(crate) fn library(at: &str) -> Location {
    location(at, true)
}

fn location(at: &str, library: bool) -> Location {
    let (name, line) = at.rsplit_once(':').expect("a line is given");
    let (class, method) = name.rsplit_once('.').expect("a class and a method are given");
    let simple = class.rsplit('.').next().expect("there is always one part");
    Location {
        class: class.to_owned(),
        method: method.to_owned(),
        file: Some(format!("{simple}.java")),
        line: Some(line.parse().expect("the line is a number")),
        native: false,
        library,
    }
}

/// Something a thread does, innermost frame first.
pub(crate) fn event(thread: u32, what: What, stack: &[Location]) -> Event {
    Event { thread: ThreadId(thread), stack: stack.to_vec(), what, wire: None, call: None }
}

/// A violation that says nothing beyond its kind and where it is.
pub(crate) fn violation(kind: &'static str, site: &str, stack: &[Location]) -> Violation {
    Violation {
        kind,
        message: format!("{kind} at {site}"),
        process: "server".into(),
        thread: "main".into(),
        exception: None,
        stack: stack.to_vec(),
        threads: Vec::new(),
        details: Vec::new(),
        site: site.into(),
    }
}

/// Every field that `docs/trace.md` describes, with two processes that talk to each other.
pub(crate) const TRACE: &str = r#"{
  "format": "heddle-trace",
  "version": 3,
  "heddle": "0.1.0",
  "jdk": { "home": "/opt/jdk", "version": "17.0.9" },
  "processes": [
    {
      "name": "server", "host": "", "after": [], "after_first_run": null,
      "working_directory": "/work", "class_path": "classes:lib/a.jar",
      "main_class": "net.Server", "entry": null, "jar": null, "args": ["8080"],
      "properties": [["mode", "test"]], "environment": [["HOME", "/root"]],
      "system_assertions": false, "assertions": [["", true], ["net.Client", false]],
      "heap_bytes_max": 268435456, "stack_bytes_max": 1048576, "enable_preview": true,
      "domains": [["int", "-1..1"], ["colour", "red,green"]], "enumerate_random": true
    },
    {
      "name": "client", "host": "there", "after": [0], "after_first_run": 0,
      "working_directory": "/work", "class_path": "classes",
      "main_class": "net.Client", "entry": "begin", "jar": "app.jar", "args": [],
      "properties": [], "environment": [], "system_assertions": true, "assertions": [],
      "heap_bytes_max": 268435456, "stack_bytes_max": 1048576, "enable_preview": true,
      "domains": [], "enumerate_random": false, "stdin": "1 2\\n"
    }
  ],
  "network": {
    "rules": "tcp", "channel": "queue", "buffer": 16, "hosts": ["elsewhere"],
    "faults": [{ "kind": "reset", "processes": [1], "operation": "read" }], "fault_budget": 2
  },
  "check": {
    "properties": ["no-deadlock", "no-race"], "reductions": ["local", "locks"],
    "time": "ordered", "spurious_wakeups": true, "spurious_failures": true, "outputs": false,
    "invariants": ["net.Server.sane"], "contract": null
  },
  "visible": [
    { "sort": "field", "class": "net/Server", "statics": true, "offset": 8, "field": "count" },
    { "sort": "elements", "class": "[I" },
    { "sort": "sent", "of": "server of port 8080" }
  ],
  "violation": {
    "kind": "deadlock", "message": "no thread can go on", "process": "server",
    "thread": "main", "site": "net.Server.main(Server.java:9)"
  },
  "choices": [
    { "run": 0 }, { "timeout": 1 }, { "spurious": 2 }, { "fault": [1, 3] }, { "value": [0, 2] }
  ]
}"#;

pub(crate) fn trace() -> Trace {
    Trace::parse(TRACE).expect("the trace of the tests is one")
}
