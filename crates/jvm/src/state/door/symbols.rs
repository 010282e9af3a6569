//! Terms beneath byte arrays, and what programs claim about them.

use heddle_symbolic::{Term, TermId, Terms};

use super::Call;
use crate::events::What;
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Ref, Status, Symbols};
use std::sync::Arc;

/// What a program says about a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// It stays secret.
    Secret,
    /// A session with this data begins, or ends.
    Begin,
    End,
    /// As `End`; several may end that began once.
    EndWeak,
    /// The adversary knows it.
    Known,
    /// It is called so.
    Named,
}

/// More threads than any process starts.
const OF_A_PROCESS: u32 = 1000;

/// How packed arguments are told apart: each has its length before it.
const LENGTH_BYTES: usize = 4;

impl Machine {
    pub(crate) fn symbols_mut(&mut self) -> &mut Symbols {
        Arc::make_mut(&mut self.symbols)
    }

    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// The number of the current thread that its random values are named by: which thread of which
    /// process it is.
    fn owner(&self) -> u32 {
        let (current, process) = (self.current, self.thread().process);
        let earlier = self.threads.iter().filter(|it| it.process == process && it.id < current);
        process.0 * OF_A_PROCESS + earlier.count() as u32
    }

    /// Whether the thread that random values of an owner are named by draws no more of them: it has ended.
    pub(in crate::state) fn is_over_for(&self, owner: u32) -> bool {
        let mut of_process = self.threads.iter().filter(|it| it.process.0 == owner / OF_A_PROCESS);
        let thread = of_process.nth((owner % OF_A_PROCESS) as usize);
        thread.is_some_and(|thread| thread.status() == Status::Ended)
    }

    /// The process that drew a random value, by name.
    pub fn owner_name(&self, owner: u32) -> String {
        let process = self.processes.get((owner / OF_A_PROCESS) as usize);
        process.map(|process| process.config.name.clone()).unwrap_or_default()
    }

    /// A term in words.
    pub fn show_term(&self, id: TermId) -> String {
        let terms = &self.program.terms;
        let names = &self.symbols.names;
        let name = |id: TermId| {
            let known = names.iter().find(|(named, _)| *named == id);
            known.map(|(_, name)| name.to_string())
        };
        terms.show(id, &name, &|owner| self.owner_name(owner))
    }

    /// Bytes on a connection as terms, in words; nothing where they are a text or nobody looks at them.
    pub(crate) fn terms_in(&self, bytes: &[u8]) -> String {
        if bytes.is_empty() || self.network.adversary().is_none() {
            return String::new();
        }
        let id = self.program.terms.parse(bytes);
        match self.program.terms.get(id) {
            Term::Text(_) => String::new(),
            _ => self.show_term(id),
        }
    }

    /// Terms in words, one after the other, without texts that everybody could write and padding.
    pub(super) fn show_terms(&self, ids: &[TermId]) -> String {
        let told = ids.iter().filter(|&&id| match self.program.terms.get(id) {
            Term::Text(bytes) => bytes.iter().any(u8::is_ascii_alphanumeric) && bytes.len() > 4,
            Term::Fresh { kind, .. } => &*kind != "pad",
            _ => true,
        });
        told.map(|&id| self.show_term(id)).collect::<Vec<_>>().join(", ")
    }

    /// Whether the adversary can deduce something that is to stay secret.
    pub(crate) fn check_secrets(&mut self) {
        let terms = &self.program.terms;
        let symbols = &self.symbols;
        let leaked = symbols.secrets.iter().filter(|(id, _)| symbols.knowledge.tells(terms, *id));
        let leaked: Vec<(TermId, Arc<str>)> = leaked.cloned().collect();
        for (id, name) in leaked {
            // Told once.
            self.symbols_mut().secrets.retain(|(secret, _)| *secret != id);
            let source = self
                .symbols
                .messages
                .iter()
                .find(|&&message| message != id && self.taken_apart(message).contains(&id));
            let why = source.map_or(String::new(), |&message| {
                format!(", which is in {}", self.show_term(message))
            });
            self.note_broken("secrecy", format!("the adversary knows {name}"), why);
        }
    }
}

impl Machine {
    /// What there was of an event that ends without having begun.
    fn what_began(&self, event: &str) -> String {
        let terms = &self.program.terms;
        let began = self.symbols.began(event);
        let shown = began.into_iter().map(|data| match terms.get(data) {
            Term::Apply { operation, arguments, .. } if &*operation == "tuple" => {
                let all: Vec<String> = arguments.iter().map(|&it| self.show_term(it)).collect();
                format!("{event}({})", all.join(", "))
            }
            _ => format!("{event}({})", self.show_term(data)),
        });
        let shown: Vec<String> = shown.collect();
        match shown.is_empty() {
            true => String::new(),
            false => format!("; {} did", shown.join(" and ")),
        }
    }
}

fn unpacked(terms: &Terms, packed: &[u8]) -> Option<Vec<TermId>> {
    let mut parts = Vec::new();
    let mut rest = packed;
    while let Some((length, behind)) = rest.split_first_chunk::<LENGTH_BYTES>() {
        let (part, behind) = behind.split_at_checked(u32::from_be_bytes(*length) as usize)?;
        parts.push(terms.parse(part));
        rest = behind;
    }
    rest.is_empty().then_some(parts)
}

impl Call<'_> {
    /// The bytes of an array that is an argument.
    fn argument_bytes(&mut self, index: usize) -> Result<Vec<u8>> {
        let array = self.object(index)?;
        let all = self.elements(array, 0, self.length(array));
        self.gather(all)
    }

    fn arguments(&mut self, index: usize) -> Result<Vec<TermId>> {
        let packed = self.argument_bytes(index)?;
        let parts = unpacked(&self.machine.program.terms, &packed);
        parts.ok_or_else(|| Stop::unsupported("terms that are not packed"))
    }

    /// As `arguments`, of an array that was made for this call and that nobody else has.
    fn own_arguments(&mut self, index: usize) -> Result<Vec<TermId>> {
        let array = self.object(index)?;
        let all = self.machine.elements(array, 0, self.length(array));
        let packed = self.machine.raw_bytes(all).unwrap_or_default();
        let parts = unpacked(&self.machine.program.terms, packed);
        parts.ok_or_else(|| Stop::unsupported("terms that are not packed"))
    }

    /// A random value of a kind that nobody had before.
    pub fn fresh_term(&mut self, kind: &str, length: u32) -> Ref {
        let owner = self.machine.owner();
        let number = self.machine.symbols_mut().draw(owner);
        let terms = &self.machine.program.terms;
        let id = terms.fresh(kind, owner, number, length);
        let bytes = terms.bytes(id);
        self.learn_own(id);
        self.machine.byte_array(&bytes)
    }

    /// What an adversary that is a program draws and computes, it knows.
    fn learn_own(&mut self, id: TermId) {
        if self.machine.is_intruder(self.machine.thread().process) {
            let terms = &self.machine.program.terms;
            self.machine.symbols_mut().knowledge.learn(terms, id);
        }
    }

    /// The result of an operation on packed arguments.
    pub fn apply_term(&mut self, operation: &str, length: u32, packed: usize) -> Result<Ref> {
        let arguments = self.arguments(packed)?;
        let terms = &self.machine.program.terms;
        let id = terms.apply(operation, &arguments, length);
        let bytes = terms.bytes(id);
        self.learn_own(id);
        Ok(self.machine.byte_array(&bytes))
    }

    /// The packed arguments of the operation that gave the bytes of an argument; null if none did.
    pub fn open_term(&mut self, operation: &str, result: usize) -> Result<Ref> {
        let bytes = self.argument_bytes(result)?;
        let terms = &self.machine.program.terms;
        let Some((_, arguments)) = terms.open(&bytes).filter(|(known, _)| **known == *operation)
        else {
            return Ok(Ref::NULL);
        };
        let mut packed = Vec::new();
        for &argument in arguments.iter() {
            let bytes = terms.bytes(argument);
            packed.extend((bytes.len() as u32).to_be_bytes());
            packed.extend_from_slice(&bytes);
        }
        Ok(self.machine.byte_array(&packed))
    }

    /// The public key of a pair that is used is known to everybody. One that was made in the run is known
    /// to who sees it.
    pub fn publish_pair(&mut self, pair: usize) -> Result<()> {
        let bytes = self.argument_bytes(pair)?;
        let terms = &self.machine.program.terms;
        let pair = terms.parse(&bytes);
        if let (Term::Text(_), Some(watch)) = (terms.get(pair), self.machine.watch()) {
            watch.learned.shapes.publish(terms, pair);
        }
        Ok(())
    }

    /// Whether a method of the program, and not one of the library, asked for what is asked below it.
    pub fn is_for_program(&self) -> bool {
        const PASSED: &[&str] =
            &["heddle/", "java/security/", "javax/crypto/", "sun/security/jca/"];
        // What these do for themselves needs real results.
        const OWN: &[&str] = &["sun/security/", "com/sun/crypto/", "java/util/jar/", "sun/net/"];
        let frames = self.machine.thread().frames().iter().rev();
        let mut names = frames.map(|frame| &*frame.method.class().name);
        let asks = names.find(|name| !PASSED.iter().any(|passed| name.starts_with(passed)));
        asks.is_none_or(|name| !OWN.iter().any(|own| name.starts_with(own)))
    }

    /// What a program claims about the packed values of an argument.
    pub fn claim(&mut self, claim: Claim, name: &str, packed: usize) -> Result<()> {
        let is_event = matches!(claim, Claim::Begin | Claim::End | Claim::EndWeak);
        if self.machine.network.adversary().is_none() && is_event {
            // With an adversary, processes take turns anyway.
            self.machine.visible_point()?;
        }
        let values = self.own_arguments(packed)?;
        let terms = &self.machine.program.terms;
        let value = match values[..] {
            [value] => value,
            _ => terms.apply("tuple", &values, 16),
        };
        if claim != Claim::Named {
            self.machine.is_noticed();
        }
        self.machine.note_mark(name.to_owned(), true);
        let reached = match claim {
            Claim::Secret => Some("secret"),
            Claim::Begin => Some("begin"),
            Claim::End | Claim::EndWeak => Some("end"),
            Claim::Known | Claim::Named => None,
        };
        if let Some(word) = reached {
            self.machine.note_claim(format!("{word} {name}"));
        }
        if is_event {
            let word = if claim == Claim::Begin { "begins" } else { "ends" };
            let data: Vec<String> =
                values.iter().map(|&value| self.machine.show_term(value)).collect();
            let text = format!("{word} {name}({})", data.join(", "));
            self.machine.note(|_| What::Says { text });
        }
        match claim {
            Claim::Secret => {
                let symbols = self.machine.symbols_mut();
                symbols.names.push((value, name.into()));
                if !symbols.secrets.iter().any(|(known, _)| *known == value) {
                    symbols.secrets.push((value, name.into()));
                }
                self.machine.check_secrets();
            }
            Claim::Begin => self.machine.symbols_mut().begin(name, value),
            Claim::End | Claim::EndWeak => {
                let injective = claim == Claim::End;
                if !self.machine.symbols_mut().end(name, value, injective) {
                    let data: Vec<String> =
                        values.iter().map(|&value| self.machine.show_term(value)).collect();
                    let again = self.machine.symbols.began(name).contains(&value);
                    let how = match again {
                        true => "ends more often than it began",
                        false => "ends, and never began",
                    };
                    let label = format!("{name}({}) {how}", data.join(", "));
                    let why = if again { String::new() } else { self.machine.what_began(name) };
                    self.machine.note_broken("agreement", label, why);
                }
            }
            Claim::Named => self.machine.symbols_mut().names.push((value, name.into())),
            Claim::Known => {
                for value in values {
                    self.machine.symbols_mut().knowledge.learn(terms, value);
                }
                self.machine.check_secrets();
            }
        }
        Ok(())
    }
}
