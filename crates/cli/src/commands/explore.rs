//! `heddle explore`: a trace on a live machine, in the browser.

use std::io::Read;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;

use heddle_checker::{Subject, Trace};
use heddle_report::Sources;
use heddle_search::Unobserved;
use heddle_serve::{Door, Explorer, serve};
use heddle_system::options::{Command, Line};

use super::help;
use super::replay::booted;
use crate::output;
use crate::report;

pub(crate) fn explore(args: &[String]) -> ExitCode {
    let line = match Line::parse(Command::Explore, args) {
        Ok(line) => line,
        Err(problem) => return report::problem(&problem),
    };
    if let Some(length) = line.asked.help {
        return help::of(Command::Explore, length);
    }
    let files: Vec<&String> = line.operands.iter().chain(&line.literal).collect();
    let [file] = files[..] else { return report::usage("explore takes one trace") };
    let trace = match Trace::read(file.as_ref()) {
        Ok(trace) => trace,
        Err(error) => return report::error(&error.to_string()),
    };
    let folder = std::env::current_dir().unwrap_or_default();
    match booted(&trace, &line.asked) {
        Ok(subject) => {
            let sources = output::sources(&line.asked.output, &folder, &subject.processes);
            open(&trace, &subject, &sources, folder)
        }
        Err(status) => status,
    }
}

fn open(trace: &Trace, subject: &Subject, sources: &Sources, folder: PathBuf) -> ExitCode {
    let token = match token() {
        Ok(token) => token,
        Err(error) => return report::error(&format!("no random token: {error}")),
    };
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0));
    let bound = listener.and_then(|listener| Ok((listener.local_addr()?.port(), listener)));
    let (port, listener) = match bound {
        Ok(bound) => bound,
        Err(error) => return report::error(&format!("no port on this machine: {error}")),
    };
    let (door, observer) = (Door { port, token: token.clone() }, Unobserved);
    let explorer = Explorer { subject, trace, sources, token: &token, folder, observer: &observer };
    output::print(&format!(
        "http://127.0.0.1:{port}/?token={token}\nOpen this address; Ctrl-C ends it.\n"
    ));
    serve(listener, &door, |request| explorer.answer(request));
    ExitCode::SUCCESS
}

/// What nobody can guess.
fn token() -> std::io::Result<String> {
    let mut bytes = [0; 16];
    std::fs::File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(bytes.iter().map(|byte| format!("{byte:02x}")).collect())
}
