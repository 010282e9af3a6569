//! What the page of `heddle explore` asks, and how it is answered. Each question has the whole path
//! in it, so nothing is kept between two.

use std::path::{Path, PathBuf};

use heddle_checker::{Choice, Cursor, Here, ReplayError, Subject, Trace};
use heddle_report::{Sources, html_explorer, html_path};
use heddle_search::Observer;
use serde_json::{Value, json};

use crate::http::{Answer, Request};

/// How far a search from a state goes.
const STATES_MAX: u64 = 200_000;

pub struct Explorer<'a> {
    pub subject: &'a Subject,
    pub trace: &'a Trace,
    pub sources: &'a Sources,
    pub token: &'a str,
    /// Where traces are saved.
    pub folder: PathBuf,
    /// Ends a search that takes too long.
    pub observer: &'a dyn Observer,
}

/// Why a question has no answer.
struct Refused(String);

impl From<ReplayError> for Refused {
    fn from(error: ReplayError) -> Refused {
        Refused(error.to_string())
    }
}

impl Explorer<'_> {
    pub fn answer(&self, request: &Request) -> Answer {
        let answered = match (request.method.as_str(), request.path.as_str()) {
            ("GET", "/") => self.page(),
            ("POST", path) => match serde_json::from_slice(&request.body) {
                Ok(body) => self.asked(path, &body),
                Err(error) => Err(Refused(error.to_string())),
            },
            _ => return Answer::error(404, "there is nothing"),
        };
        answered.unwrap_or_else(|Refused(why)| Answer::error(400, &why))
    }

    fn cursor(&self) -> Cursor<'_> {
        Cursor::new(self.subject, self.trace)
    }

    fn page(&self) -> Result<Answer, Refused> {
        let path = &self.trace.choices;
        let here = self.cursor().at(path)?;
        let explore = json!({
            "token": self.token,
            "path": path,
            "trace": path,
            "open": here.open,
            "violated": here.is_violated,
        });
        let body = html_explorer(self.sources, self.trace, &here.replay, &explore);
        Ok(Answer { status: 200, kind: "text/html", body })
    }

    fn asked(&self, what: &str, body: &Value) -> Result<Answer, Refused> {
        let path = |name: &str| -> Result<Vec<Choice>, Refused> {
            serde_json::from_value(body[name].clone()).map_err(|error| Refused(error.to_string()))
        };
        let answer = match what {
            "/at" => {
                let here = self.cursor().at(&path("path")?)?;
                self.told(&here)
            }
            "/compare" => {
                json!({ "lines": self.cursor().compare(&path("one")?, &path("other")?)? })
            }
            "/search" => {
                let kind = body["kind"].as_str();
                let ahead =
                    self.cursor().search_on(&path("path")?, kind, STATES_MAX, self.observer)?;
                let (found, message) = match ahead.found {
                    Some((choices, violation)) => (json!(choices), violation.message),
                    None => (Value::Null, String::new()),
                };
                json!({
                    "path": found,
                    "message": message,
                    "states": ahead.states,
                    "limit": ahead.limit,
                })
            }
            "/save" => self.save(&path("path")?)?,
            _ => return Ok(Answer::error(404, "there is nothing")),
        };
        Ok(Answer::json(200, &answer))
    }

    fn told(&self, here: &Here) -> Value {
        let mut told = html_path(self.sources, self.trace, &here.replay);
        told["open"] = json!(here.open);
        told["violated"] = json!(here.is_violated);
        told
    }

    fn save(&self, path: &[Choice]) -> Result<Value, Refused> {
        let here = self.cursor().at(path)?;
        let trace = self.cursor().trace(path, &here);
        let trace = trace.ok_or_else(|| Refused("nothing is violated at the end".into()))?;
        let file = unused(&self.folder);
        trace.write(&file).map_err(|error| Refused(error.to_string()))?;
        Ok(json!({ "file": file.file_name().map(|name| name.to_string_lossy()) }))
    }
}

/// A name that no file has.
fn unused(folder: &Path) -> PathBuf {
    let names = (1..).map(|number| folder.join(format!("explored-{number}.json")));
    names.into_iter().find(|file| !file.exists()).expect("numbers do not end")
}
