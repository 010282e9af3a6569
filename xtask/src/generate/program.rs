//! A generated program, and the smaller ones that a failing program is shrunk to.

use super::library::Call;
use super::words::{Operation, Word};

#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) seed: u64,
    pub(super) shape: Shape,
    pub(super) threads: Vec<Thread>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// The first thread is `main`: it starts the others, does its own part, and joins them.
    Threads,
    /// A server and its clients, each a process. The first half of the threads serve one connection
    /// each, in the order in which they are accepted; the second half are the clients.
    System {
        /// Whether each connection has a thread, or one is served after the other.
        concurrent: bool,
        /// Whether clients start once the server listens.
        in_order: bool,
    },
}

#[derive(Clone, Debug, Default)]
pub(super) struct Thread {
    pub(super) body: Vec<Statement>,
    /// Whether an exception is caught and taken down, or ends the thread.
    pub(super) catches: bool,
}

#[derive(Clone, Debug)]
pub(super) enum Statement {
    Word(Operation),
    Call(Call),
    /// `synchronized` on one of the monitors.
    Synchronized(Monitor, Vec<Statement>),
    /// Reads a word, and goes on inside if it has this value.
    If(Word, u8, Vec<Statement>),
    /// Does so some times over.
    Repeat(u8, Vec<Statement>),
    /// Calls with a body: locks that are taken and given back.
    Around(Call, Vec<Statement>),
    Wait(Monitor),
    /// Waits for as long as a word has this value.
    WaitWhile(Monitor, Word, u8),
    Notify(Monitor),
    NotifyAll(Monitor),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Monitor {
    M,
    N,
}

impl Monitor {
    pub(super) fn name(self) -> &'static str {
        match self {
            Monitor::M => "m",
            Monitor::N => "n",
        }
    }
}

impl Statement {
    pub(super) fn body(&self) -> Option<&Vec<Statement>> {
        match self {
            Statement::Synchronized(_, body)
            | Statement::If(_, _, body)
            | Statement::Repeat(_, body)
            | Statement::Around(_, body) => Some(body),
            _ => None,
        }
    }

    fn body_mut(&mut self) -> Option<&mut Vec<Statement>> {
        match self {
            Statement::Synchronized(_, body)
            | Statement::If(_, _, body)
            | Statement::Repeat(_, body)
            | Statement::Around(_, body) => Some(body),
            _ => None,
        }
    }

    fn needs_monitor(&self) -> bool {
        match self {
            Statement::Wait(_)
            | Statement::WaitWhile(..)
            | Statement::Notify(_)
            | Statement::NotifyAll(_) => true,
            other => other.body().is_some_and(|body| body.iter().any(Statement::needs_monitor)),
        }
    }

    fn is_of_words(&self) -> bool {
        match self {
            Statement::Call(_) | Statement::Around(..) => false,
            other => other.body().is_none_or(|body| body.iter().all(Statement::is_of_words)),
        }
    }

    /// The fixtures that it and its body name.
    pub(super) fn fixtures(&self, into: &mut Vec<&'static str>) {
        match self {
            Statement::Word(operation) => into.extend(operation.fixtures()),
            Statement::Call(call) | Statement::Around(call, _) => into.extend(call.fixtures()),
            Statement::If(word, ..) => into.push(word.fixture()),
            Statement::Repeat(..) => {}
            Statement::WaitWhile(monitor, word, _) => into.extend([monitor.name(), word.fixture()]),
            Statement::Synchronized(monitor, _)
            | Statement::Wait(monitor)
            | Statement::Notify(monitor)
            | Statement::NotifyAll(monitor) => into.push(monitor.name()),
        }
        for statement in self.body().into_iter().flatten() {
            statement.fixtures(into);
        }
    }

    /// Takes out what names a thread, and gives later ones the number before.
    fn forget_thread(&mut self, thread: usize) -> bool {
        if let Statement::Call(call) | Statement::Around(call, _) = self
            && !call.forget_thread(thread)
        {
            return false;
        }
        if let Some(body) = self.body_mut() {
            body.retain_mut(|statement| statement.forget_thread(thread));
        }
        true
    }
}

impl Program {
    /// Whether every statement has a meaning in [`super::interleave`].
    pub(super) fn is_of_words(&self) -> bool {
        let of_words = |thread: &Thread| thread.body.iter().all(Statement::is_of_words);
        self.shape == Shape::Threads && self.threads.iter().all(of_words)
    }

    /// How many client processes there are.
    pub(super) fn clients(&self) -> usize {
        match self.shape {
            Shape::Threads => 0,
            Shape::System { .. } => self.threads.len() / 2,
        }
    }

    pub(super) fn fixtures(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for statement in self.threads.iter().flat_map(|thread| &thread.body) {
            statement.fixtures(&mut names);
        }
        names.sort_unstable();
        names.dedup();
        names
    }

    /// Programs with a little less, those with much less first.
    pub(super) fn smaller(&self) -> Vec<Program> {
        let mut programs = Vec::new();
        let clients = self.clients();
        for index in if clients == 0 { 1..self.threads.len() } else { 0..0 } {
            let mut program = self.clone();
            program.threads.remove(index);
            for thread in &mut program.threads {
                thread.body.retain_mut(|statement| statement.forget_thread(index));
            }
            programs.push(program);
        }
        for client in if clients > 1 { 0..clients } else { 0..0 } {
            let mut program = self.clone();
            program.threads.remove(clients + client);
            program.threads.remove(client);
            programs.push(program);
        }
        for (index, thread) in self.threads.iter().enumerate() {
            for body in smaller_bodies(&thread.body) {
                let mut program = self.clone();
                program.threads[index].body = body;
                programs.push(program);
            }
            if !thread.catches {
                let mut program = self.clone();
                program.threads[index].catches = true;
                programs.push(program);
            }
        }
        programs
    }
}

fn smaller_bodies(body: &[Statement]) -> Vec<Vec<Statement>> {
    let mut bodies = Vec::new();
    for (index, statement) in body.iter().enumerate() {
        let mut without = body.to_vec();
        without.remove(index);
        bodies.push(without);
        let Some(inner) = statement.body() else { continue };
        // Without its monitor a wait would be another program altogether.
        if !inner.iter().any(Statement::needs_monitor) {
            let mut opened = body.to_vec();
            opened.splice(index..=index, inner.iter().cloned());
            bodies.push(opened);
        }
        for smaller in smaller_bodies(inner) {
            let mut changed = body.to_vec();
            if let Some(place) = changed[index].body_mut() {
                *place = smaller;
            }
            bodies.push(changed);
        }
    }
    bodies
}
