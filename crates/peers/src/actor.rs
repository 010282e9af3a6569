//! One peer: its tree, and the instances that stand in it.

use std::time::Duration;

use heddle_net::{Incoming, Isolation, Move, PeerFigures, Position, Silence, quoted};

use crate::framing::are_alike;
use crate::instance::{ClientCommand, Instance, News};
use crate::process::{Process, port_to_listen_on};
use crate::spec::{Reached, Spec};
use crate::tree::{Answer, ROOT, Step, Tree};

/// Instances that are kept although nobody needs them now: with processes of their own, and without.
const PROCESSES_KEPT: usize = 8;
const CONNECTIONS_KEPT: usize = 64;

#[derive(Debug)]
pub(crate) struct Actor {
    spec: Spec,
    pub(crate) tree: Tree,
    instances: Vec<Instance>,
    /// The process that all instances share.
    shared: Option<Process>,
    uses: u64,
    started: u64,
    requests: u64,
    repeated: u64,
    /// How often one was started although nothing branches there: an earlier one was given up, or silence was to be
    /// waited for.
    again: u64,
    ended: Option<String>,
    pub(crate) failure: Option<String>,
}

type Done<T> = Result<T, String>;

impl Actor {
    /// Starts a peer, so that what is wrong with its command is known at once.
    pub(crate) fn start(spec: Spec) -> Done<Actor> {
        let mut actor = Actor {
            spec,
            tree: Tree::default(),
            instances: Vec::new(),
            shared: None,
            uses: 0,
            started: 0,
            requests: 0,
            repeated: 0,
            again: 0,
            ended: None,
            failure: None,
        };
        let first = actor.fresh().map_err(|error| actor.named(&error))?;
        actor.instances.push(first);
        Ok(actor)
    }

    fn named(&self, what: &str) -> String {
        format!("peer `{}` {what}", self.spec.peer.name)
    }

    fn is_shared(&self) -> bool {
        !self.is_client() && self.spec.peer.isolation != Isolation::Process
    }

    fn is_client(&self) -> bool {
        self.spec.peer.isolation == Isolation::Client
    }

    /// How long the first that comes of a step is waited for.
    fn patience_for(&self, step: &Step) -> Duration {
        match step {
            Step::Open(_) if self.is_client() => self.spec.start,
            _ => self.spec.patience,
        }
    }

    /// A fresh instance, which stands at the root.
    fn fresh(&mut self) -> Done<Instance> {
        let kept = match self.spec.reached {
            // Only one can have the port.
            Reached::Command { listens: Some(_), .. } if !self.is_shared() => 1,
            Reached::Client { port: Some(_), .. } => 1,
            _ if self.is_shared() => CONNECTIONS_KEPT,
            _ => PROCESSES_KEPT,
        };
        while self.instances.len() >= kept {
            let oldest = self.instances.iter().enumerate().min_by_key(|(_, one)| one.used);
            let Some((index, _)) = oldest else { break };
            self.instances.swap_remove(index);
        }
        self.started += 1;
        let (words, folder, environment, listens) = match &self.spec.reached {
            Reached::Address(address) => {
                return Ok(Instance::new(*address, None, None, self.spec.stop.clone()));
            }
            Reached::Client { words, folder, environment, port } => {
                let command = ClientCommand {
                    words: words.clone(),
                    folder: folder.clone(),
                    environment: environment.clone(),
                    port: *port,
                };
                return Instance::of_client(command, self.spec.stop.clone());
            }
            Reached::Command { words, folder, environment, listens } => {
                (words, folder, environment, *listens)
            }
        };
        if self.shared.is_none() {
            let port = port_to_listen_on(listens)?;
            let mut process = Process::start(words, folder, environment, port)?;
            process.await_listening(self.spec.start, &self.spec.stop)?;
            self.shared = Some(process);
        }
        let port = self.shared.as_ref().map_or(0, |process| process.port);
        let address = (std::net::Ipv4Addr::LOCALHOST, port).into();
        let group = self.shared.as_ref().map(Process::group);
        let own = if self.is_shared() { None } else { self.shared.take() };
        Ok(Instance::new(address, own, group, self.spec.stop.clone()))
    }

    pub(crate) fn after(&mut self, at: Position, step: Move<'_>) -> Position {
        let next = self.tree.after(at, step);
        if self.spec.peer.isolation == Isolation::Linear && next.node != ROOT {
            self.refuse_branch(next.node);
        }
        next
    }

    /// In a linear cache all schedules say the same on a connection.
    fn refuse_branch(&mut self, node: u32) {
        let Some(parent) = self.tree.node(node).map(|node| node.parent).filter(|it| *it != ROOT)
        else {
            return;
        };
        let step = self.tree.step(node);
        let others = self.tree.children(parent).iter().filter_map(|&child| self.tree.step(child));
        let differs = |other: &&Step| step.is_some_and(|step| !step.agrees(other));
        if let (Some(other), Some(step)) = (others.into_iter().find(differs), step) {
            let what = format!(
                "is asked differently by two schedules, which the linear cache cannot follow: \
                 {} in one, and {} in another (--peer-cache=branching can)",
                other.words(false),
                step.words(false)
            );
            let failure = self.named(&what);
            self.failure.get_or_insert(failure);
        }
    }

    pub(crate) fn incoming(&mut self, at: Position, connection: u32, read: u64) -> Incoming {
        let done = self.settle(at.node).and_then(|()| {
            let incoming = self.tree.incoming(at.node, connection);
            let over = incoming.finished
                || incoming.reset
                || incoming.refused
                || read == Incoming::NOBODY_READS;
            let waited = self.tree.answer(at.node).map_or(Duration::MAX, |answer| answer.waited);
            if incoming.total <= read && !over && waited < self.spec.patience {
                self.wait_more(at.node, connection, self.spec.patience)?;
            }
            Ok(self.tree.incoming(at.node, connection))
        });
        done.unwrap_or_else(|error| {
            let failure = self.named(&error);
            self.failure.get_or_insert(failure);
            Incoming::default()
        })
    }

    /// Waits longer before silence is told to be the reason for something.
    pub(crate) fn insist(&mut self, at: Position, connection: u32) -> Option<Silence> {
        let longest = self.spec.patience * Spec::INSISTENCE;
        let waited = |actor: &Actor| actor.tree.answer(at.node).map(|answer| answer.waited);
        // What comes on another connection comes too late as well: somebody may be waiting for it.
        let settled = self.settle(at.node);
        let before = self.before(at.node);
        let done = settled.and_then(|()| match waited(self) {
            Some(waited) if waited >= longest => Ok(()),
            _ => self.wait_more(at.node, connection, longest),
        });
        let failure = match done {
            Err(error) => Some(self.named(&error)),
            Ok(()) if self.before(at.node) != before => Some(self.named(&format!(
                "answers, but takes longer than {:.1} s (its `patience`)",
                self.spec.patience.as_secs_f64()
            ))),
            Ok(()) => None,
        };
        match failure {
            Some(failure) => {
                self.failure.get_or_insert(failure);
                None
            }
            None => Some(Silence {
                peer: self.spec.peer.name.clone(),
                waited: waited(self).unwrap_or_default(),
            }),
        }
    }

    /// Makes sure that it is known what comes up to a node.
    fn settle(&mut self, node: u32) -> Done<()> {
        if self.failure.is_some() {
            return Ok(());
        }
        let mut unknown = Vec::new();
        let mut at = node;
        while !self.tree.is_answered(at) {
            unknown.push(at);
            at = self.tree.node(at).map_or(ROOT, |node| node.parent);
        }
        unknown.into_iter().rev().try_for_each(|node| self.ask(node))
    }

    /// Does for real what leads to a node, for the first time.
    fn ask(&mut self, node: u32) -> Done<()> {
        let ways = self.tree.ways_to(node);
        let stands = |via: &u32| self.instances.iter().position(|instance| instance.at == *via);
        let ready = ways.iter().find_map(|via| stands(via).map(|index| (*via, index)));
        let (via, index) = match ready {
            Some(ready) => ready,
            None => {
                let parent = ways.last().copied().unwrap_or(ROOT);
                let branches = self.tree.is_gone_on_from(parent);
                self.again += u64::from(!branches);
                (parent, self.lead(parent)?)
            }
        };
        if std::mem::take(&mut self.instances[index].waits_only) && self.tree.is_gone_on_from(via) {
            // It is of use for a branch after all.
            self.again -= 1;
        }
        let step = self.tree.step_from(via, node);
        if self.instances[index].is_early() {
            return Err(self.late());
        }
        self.uses += 1;
        self.instances[index].used = self.uses;
        self.instances[index].act(&step, self.spec.patience)?;
        self.requests += 1;
        let wanted = match &step {
            Step::Send(connection, _) => Some(*connection),
            Step::Open(connection) if self.is_client() => Some(*connection),
            Step::Open(_) | Step::Finish(_) | Step::Close(_) => None,
        };
        let patience = self.patience_for(&step);
        let Spec { quiet, framing, .. } = &self.spec;
        let came = self.instances[index].collect(wanted, (patience, *quiet), framing);
        self.not_stopped()?;
        if let (Step::Open(_), Some(why)) = (&step, self.instances[index].never_connected(patience))
        {
            return Err(why);
        }
        let news = self.instances[index].take();
        let waited = if came { *quiet } else { patience };
        let mut answer = Answer { incoming: self.before(via), waited, ..Answer::default() };
        add(&mut answer, news);
        self.tree.fix(node, via, answer);
        self.instances[index].at = node;
        self.look_after(index);
        Ok(())
    }

    /// What came before a wait was broken off is no answer.
    fn not_stopped(&self) -> Done<()> {
        match self.spec.is_stopped() {
            true => Err("was not waited for any longer".into()),
            false => Ok(()),
        }
    }

    fn before(&self, node: u32) -> Vec<Incoming> {
        self.tree.answer(node).map(|answer| answer.incoming.clone()).unwrap_or_default()
    }

    /// Tells of a process that ended where it should not.
    fn look_after(&mut self, index: usize) {
        let own = self.instances[index].process.as_mut();
        let Some(process) = own.or(self.shared.as_mut()) else { return };
        if self.ended.is_none() && process.failed() {
            self.ended = process.ended();
        }
    }

    /// Gives a process whose connection broke off a moment to end.
    fn look_after_all(&mut self) {
        std::thread::sleep(self.spec.quiet);
        (0..self.instances.len()).for_each(|index| self.look_after(index));
    }

    fn late(&self) -> String {
        format!(
            "sends more than {:.0} ms after its answer seemed to be complete (give it a `framing`, \
             or a longer `quiet`)",
            self.spec.quiet.as_secs_f64() * 1000.0
        )
    }

    /// Waits for more at a node.
    fn wait_more(&mut self, node: u32, connection: u32, longest: Duration) -> Done<()> {
        let stands = self.instances.iter().position(|instance| instance.at == node);
        let index = match stands {
            Some(index) => index,
            // Nothing more came before the next request, and there is only one stream.
            None if self.spec.peer.isolation == Isolation::Linear => return Ok(()),
            None => {
                let index = self.lead(node)?;
                self.again += 1;
                self.instances[index].waits_only = true;
                index
            }
        };
        let Spec { quiet, framing, .. } = &self.spec;
        let came = self.instances[index].collect(Some(connection), (longest, *quiet), framing);
        self.not_stopped()?;
        let news = self.instances[index].take();
        self.look_after(index);
        let late = self.late();
        let Some(answer) = self.tree.answer_mut(node) else { return Ok(()) };
        let more = |of: u32| news.iter().any(|one| one.connection == of && !one.bytes.is_empty());
        if answer.news.iter().any(|(of, _, _)| more(*of)) {
            return Err(late);
        }
        // While nothing came on this connection, nothing was missed on the others.
        if !came {
            answer.waited = longest;
        }
        add(answer, news);
        Ok(())
    }

    /// Leads a fresh instance to a node, and compares what it answers on the way.
    fn lead(&mut self, node: u32) -> Done<usize> {
        if self.spec.peer.isolation == Isolation::Linear && node != ROOT {
            self.begin_again();
        }
        let mut instance = self.fresh()?;
        let way = self.tree.way(node);
        let mut said = Vec::new();
        for (step, to) in way {
            self.repeated += 1;
            said.push(step.words(self.is_client()));
            instance.act(&step, self.spec.patience)?;
            let expected = self.expected(to);
            let spec = &self.spec;
            let meets = |instance: &Instance| {
                let news = instance.arrived();
                expected.iter().all(|one| news.iter().any(|other| is_same(one, other, spec)))
            };
            let is_silent = expected.iter().all(|one| one.bytes.is_empty());
            // What nobody answers may still have to be taken note of before the next step.
            let least = if is_silent { self.spec.quiet } else { Duration::ZERO };
            let most = self.patience_for(&step).max(self.spec.patience * 3);
            instance.collect_expected(meets, least, most);
            self.not_stopped()?;
            let news = instance.take();
            for one in &news {
                let nothing = News { bytes: Vec::new(), ..one.clone() };
                let before = expected.iter().find(|other| other.connection == one.connection);
                let before = before.unwrap_or(&nothing);
                if !is_same(before, one, &self.spec) {
                    let (heard, now) = (self.told(before), self.told(one));
                    let did = match self.is_client() {
                        true => "did something else after the same replies",
                        false => "answered differently to the same requests",
                    };
                    return Err(format!(
                        "{did}:\n  {}\n  the first time: {heard}\n  now: {now}",
                        said.join("\n  ")
                    ));
                }
                if !one.bytes.is_empty() {
                    said.push(format!("  {}", self.told(one)));
                }
            }
            instance.at = to;
            self.tree.confirm(to);
        }
        self.uses += 1;
        instance.used = self.uses;
        self.instances.push(instance);
        Ok(self.instances.len() - 1)
    }

    /// A process that was asked before may take no more connections: the next instance gets a fresh one.
    fn begin_again(&mut self) {
        if self.shared.take().is_some() {
            self.instances.clear();
        }
    }

    /// What came behind a node when it was first reached.
    fn expected(&self, node: u32) -> Vec<News> {
        let Some(answer) = self.tree.answer(node) else { return Vec::new() };
        let numbered = answer.incoming.iter().enumerate();
        let news = numbered.map(|(index, incoming)| {
            let own = answer.news.iter().filter(|(of, _, _)| *of as usize == index);
            News {
                connection: index as u32,
                bytes: own.flat_map(|(_, _, bytes)| bytes).copied().collect(),
                over: Incoming { total: 0, ..*incoming },
            }
        });
        news.collect()
    }

    /// A conversation that was held only once is held again.
    pub(crate) fn conclude(&mut self) {
        if self.spec.is_stopped() {
            return;
        }
        self.look_after_all();
        let leaf = self.tree.first_leaf();
        let is_sure = self.tree.node(leaf).is_none_or(|node| node.confirmed);
        if self.failure.is_some() || is_sure {
            return;
        }
        self.begin_again();
        let done = self.lead(leaf);
        // That was no branch of the search.
        self.started -= 1;
        if let Err(error) = done {
            let failure = self.named(&error);
            self.failure.get_or_insert(failure);
        }
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.spec.is_stopped()
    }

    pub(crate) fn figures(&self) -> PeerFigures {
        let (edges, conversations) = self.tree.counts();
        PeerFigures {
            name: self.spec.peer.name.clone(),
            conversations,
            requests: self.requests,
            edges,
            repeated: self.repeated,
            restarts: self.started.saturating_sub(1),
            again: self.again,
            ended: self.ended.clone(),
            failed: self.failure.is_some(),
        }
    }
}

/// Adds what came to what is known.
fn add(answer: &mut Answer, news: Vec<News>) {
    for News { connection, bytes, over } in news {
        let index = connection as usize;
        if answer.incoming.len() <= index {
            answer.incoming.resize(index + 1, Incoming::default());
        }
        let start = answer.incoming[index].total;
        answer.incoming[index] = Incoming { total: start + bytes.len() as u64, ..over };
        if !bytes.is_empty() {
            answer.news.push((connection, start, bytes));
        }
    }
}

fn is_same(one: &News, other: &News, spec: &Spec) -> bool {
    // When a client ends is its own business: it is waited for where somebody wants to know.
    let is_end_alike = one.over == other.over || is_of_connections(one, spec);
    let is_same_wire = one.connection == other.connection;
    is_same_wire && is_end_alike && are_alike(&one.bytes, &other.bytes, &spec.masks)
}

/// Whether this tells of the connections that a client made.
fn is_of_connections(news: &News, spec: &Spec) -> bool {
    news.connection == 0 && spec.peer.isolation == Isolation::Client
}

impl Actor {
    /// What came, for people.
    fn told(&self, news: &News) -> String {
        if is_of_connections(news, &self.spec) {
            return match news.bytes.len() {
                1 => "it makes a connection".into(),
                count => format!("it makes {count} connections"),
            };
        }
        let over = match news.over {
            Incoming { refused: true, .. } => ", refused",
            Incoming { reset: true, .. } => ", then a reset",
            Incoming { finished: true, .. } => ", then the end",
            _ => "",
        };
        let bytes = match news.bytes.is_empty() {
            true => "nothing".to_owned(),
            false => quoted(&news.bytes),
        };
        format!("{bytes}{over} comes on connection {}", news.connection)
    }
}
