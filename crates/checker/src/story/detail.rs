//! What a drawing of a run needs beyond the words: what sort of event it is, and whom it meets.

use heddle_jvm::events::{Event, What, Wire};
use heddle_jvm::state::ProcessId;
use heddle_net::quoted;

/// What an event is about.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Detail {
    /// `send`, `lock`, `write`: a word for each sort.
    pub kind: &'static str,
    pub process: u32,
    /// The object, location, address or fault it is about.
    pub subject: String,
    /// What was read, written, sent, received or answered.
    pub value: String,
    /// The threads it meets, by name.
    pub threads: Vec<String>,
    pub wire: Option<Wire>,
    /// How many bytes went through the wire.
    pub bytes: usize,
    /// The call of the library that it is a part of.
    pub call: Option<u64>,
    /// It happened inside a call of the library, which is told instead.
    pub within: bool,
}

impl Detail {
    pub(super) fn of(event: &Event, process: ProcessId) -> Detail {
        let mut detail = Detail {
            process: process.0,
            wire: event.wire.clone(),
            call: event.call.as_ref().map(|call| call.number),
            within: event.stack.first().is_some_and(|place| place.library),
            ..Detail::default()
        };
        detail.kind = match &event.what {
            What::Read { place, value } => detail.about("read", place, value),
            What::Write { place, value } => detail.about("write", place, value),
            What::Enter { object } => detail.about("lock", object, ""),
            What::Exit { object } => detail.about("unlock", object, ""),
            What::Wait { object, .. } => detail.about("wait", object, ""),
            What::Resume { object, why } => detail.about("resume", object, why),
            What::Notify { object, woken } => {
                detail.threads.clone_from(woken);
                detail.about("notify", object, "")
            }
            What::Sleep => "sleep",
            What::TimePasses { .. } => "time",
            What::Park { blocker } => detail.about("park", blocker, ""),
            What::Unpark { thread } => detail.meets("unpark", thread),
            What::Interrupt { thread } => detail.meets("interrupt", thread),
            What::Start { thread } => detail.meets("start", thread),
            What::End => "end",
            What::Throw { exception, taken_by } => {
                detail.about("throw", exception, taken_by.as_deref().unwrap_or_default())
            }
            What::Print { text, .. } => detail.about("print", "", text),
            What::Halt { status } => detail.about("halt", "", &status.to_string()),
            What::StartProcess { process } => detail.about("start-process", process, ""),
            What::Reap { process, status } => detail.about("reap", process, &status.to_string()),
            What::EndProcess { process, .. } => detail.about("end-process", process, ""),
            What::ReadPipe { bytes, pipe } => {
                detail.bytes = bytes.len();
                detail.about("read-pipe", pipe, &quoted(bytes))
            }
            What::WritePipe { bytes, pipe } => {
                detail.bytes = bytes.len();
                detail.about("write-pipe", pipe, &quoted(bytes))
            }
            What::Network(told) => {
                detail.bytes = told.bytes().len();
                let (sort, subject, value) = told.parts();
                detail.about(sort, &subject, &value)
            }
            What::Choose { question, answer } => detail.about("choose", question, answer),
            What::Says { text } => detail.about("says", text, ""),
            What::Task { task } => detail.about("task", task, ""),
            What::Label { text } => detail.about("label", text, ""),
            What::Return { value } => detail.about("return", "", value),
            What::Served { value } => detail.about("served", "", value),
            What::Cross { event, .. } => detail.about("cross", event, ""),
        };
        detail
    }

    fn about(&mut self, kind: &'static str, subject: &str, value: &str) -> &'static str {
        self.subject = subject.to_owned();
        self.value = value.to_owned();
        kind
    }

    fn meets(&mut self, kind: &'static str, thread: &str) -> &'static str {
        self.threads = vec![thread.to_owned()];
        kind
    }
}
