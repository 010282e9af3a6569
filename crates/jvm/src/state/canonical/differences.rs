//! Which parts of two states differ: both are walked along at once, from the roots.

use std::collections::VecDeque;

use rustc_hash::FxHashMap;

use super::super::heap::STATICS_BIT;
use super::portrait::{Node, Portrait, Spot, SpotKind, Value};
use super::walk::FIXED;
use crate::program::ClassRef;

/// One difference between two states.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    pub spot: Spot,
    /// What each of them has there.
    pub values: [String; 2],
}

/// Two things at the same spot, on the way.
struct Pair {
    process: usize,
    codes: [u64; 2],
    spot: Spot,
    /// The nearest part of the program that they were reached through.
    of: Option<String>,
}

struct Walker<'a> {
    states: [&'a Portrait; 2],
    /// By process: what an object of the first state is in the second.
    twins: Vec<FxHashMap<u64, u64>>,
    waiting: VecDeque<Pair>,
    found: Vec<Difference>,
}

impl Portrait {
    /// The parts in which another state differs. Behind a part that differs nothing is compared.
    pub fn differences(&self, other: &Portrait) -> Vec<Difference> {
        let twins = self.nodes.iter().map(|_| FxHashMap::default()).collect();
        let states = [self, other];
        let mut walker = Walker { states, twins, waiting: VecDeque::new(), found: Vec::new() };
        walker.roots();
        walker.bases();
        while let Some(pair) = walker.waiting.pop_front() {
            walker.pair(pair);
        }
        walker.found
    }
}

impl Walker<'_> {
    fn roots(&mut self) {
        let [one, other] = self.states;
        let mut theirs: FxHashMap<(usize, &Spot), VecDeque<&Value>> = FxHashMap::default();
        for ((spot, value), &process) in other.roots.iter().zip(&other.owners) {
            theirs.entry((process, spot)).or_default().push_back(value);
        }
        // What only one has follows from where threads stand, which is told.
        for ((spot, mine), &process) in one.roots.iter().zip(&one.owners) {
            let twin = theirs.get_mut(&(process, spot)).and_then(VecDeque::pop_front);
            let none = Value::Words(Vec::new());
            let theirs = match twin {
                Some(theirs) => theirs,
                None if spot.kind == SpotKind::Local => continue,
                None => &none,
            };
            let is_own = spot.kind == SpotKind::Local && !spot.library;
            let of = is_own.then(|| spot.text.clone());
            self.values(process, spot, of, [mine, theirs]);
        }
    }

    /// Objects that both have had from the beginning.
    fn bases(&mut self) {
        let [one, other] = self.states;
        for process in 0..one.nodes.len().min(other.nodes.len()) {
            let mut codes: Vec<u64> = one.nodes[process].keys().copied().collect();
            codes.extend(other.nodes[process].keys());
            codes.retain(|code| code & FIXED != 0);
            codes.sort_unstable();
            codes.dedup();
            for code in codes {
                let nodes = [one.nodes[process].get(&code), other.nodes[process].get(&code)];
                let Some(node) = nodes[0].or(nodes[1]) else { continue };
                let class = one.class(node);
                self.locks(class, nodes.map(|node| node.map_or("", |node| &node.lock)));
                self.contents(process, node, nodes, None, None);
            }
        }
    }

    fn pair(&mut self, pair: Pair) {
        let Pair { process, codes: [mine, theirs], spot, of } = pair;
        let is_base = |code: u64| code == 0 || code & FIXED != 0;
        if is_base(mine) || is_base(theirs) {
            if mine != theirs {
                self.differ(spot, [self.called(0, process, mine), self.called(1, process, theirs)]);
            }
            return;
        }
        if let Some(&twin) = self.twins[process].get(&mine) {
            if twin != theirs {
                self.differ(spot, ["one object".into(), "another object".into()]);
            }
            return;
        }
        self.twins[process].insert(mine, theirs);
        let [one, other] = self.states;
        let nodes = [one.nodes[process].get(&mine), other.nodes[process].get(&theirs)];
        // Beyond what is looked at.
        let [Some(a), Some(b)] = nodes else { return };
        if a.class_word != b.class_word {
            self.differ(spot, [self.called(0, process, mine), self.called(1, process, theirs)]);
            return;
        }
        self.locks(one.class(a), [&a.lock, &b.lock]);
        if let (Some(a), Some(b)) = (&a.text, &b.text) {
            if a != b {
                self.differ(spot, [format!("{a:?}"), format!("{b:?}")]);
            }
            return;
        }
        if a.length != b.length {
            let words = |node: &Node| format!("length {}", node.length.unwrap_or(0));
            self.differ(spot.clone(), [words(a), words(b)]);
        }
        self.contents(process, a, nodes, Some(&spot), of.as_ref());
    }

    /// Compares fields or elements of an object.
    fn contents(
        &mut self,
        process: usize,
        shape: &Node,
        nodes: [Option<&Node>; 2],
        reached: Option<&Spot>,
        of: Option<&String>,
    ) {
        let class = self.states[0].class(shape);
        let is_statics = shape.class_word & STATICS_BIT != 0;
        let values = |node: Option<&Node>| -> Vec<(u32, Value)> {
            node.map(|node| node.values.clone()).unwrap_or_default()
        };
        let [mine, theirs] = nodes.map(values);
        let mut offsets: Vec<u32> = mine.iter().chain(&theirs).map(|(offset, _)| *offset).collect();
        offsets.sort_unstable();
        offsets.dedup();
        let [mine, theirs]: [FxHashMap<u32, Value>; 2] =
            [mine, theirs].map(|values| values.into_iter().collect());
        for offset in offsets {
            let (spot, of) = match (shape.length, reached) {
                (Some(_), Some(spot)) => {
                    let text = format!("{}[]", spot.text.trim_end_matches("[]"));
                    (Spot { text, ..spot.clone() }, of.cloned())
                }
                (Some(_), None) => {
                    let text = format!("elements of a {}", class.java_name());
                    (Spot::new(SpotKind::Field, text, true), None)
                }
                (None, _) => {
                    let (text, library) = field_name(class, offset, is_statics);
                    let of = if library { of.cloned() } else { Some(text.clone()) };
                    let text = match &of {
                        Some(of) if library => format!("{text} (of {of})"),
                        _ => text,
                    };
                    (Spot::new(SpotKind::Field, text, library), of)
                }
            };
            match (mine.get(&offset), theirs.get(&offset)) {
                (Some(a), Some(b)) => self.values(process, &spot, of, [a, b]),
                (None, None) => {}
                (a, b) => {
                    // Other elements of an array are told by its length.
                    if shape.length.is_none() || reached.is_none() {
                        let say = |state, value: Option<&Value>| match value {
                            Some(value) => self.say(state, process, value),
                            None => "as at first".into(),
                        };
                        let values = [say(0, a), say(1, b)];
                        self.differ(spot, values);
                    }
                }
            }
        }
    }

    fn values(&mut self, process: usize, spot: &Spot, of: Option<String>, values: [&Value; 2]) {
        match values {
            [Value::Object(mine), Value::Object(theirs)] => {
                let codes = [*mine, *theirs];
                self.waiting.push_back(Pair { process, codes, spot: spot.clone(), of });
            }
            [mine, theirs] if mine != theirs => {
                let said = [self.say(0, process, mine), self.say(1, process, theirs)];
                self.differ(spot.clone(), said);
            }
            _ => {}
        }
    }

    fn locks(&mut self, class: ClassRef, locks: [&str; 2]) {
        if locks[0] != locks[1] {
            let library = class.loader.is_library();
            let text = format!("the monitor or identity hash of a {}", class.java_name());
            self.differ(Spot::new(SpotKind::Field, text, library), locks.map(str::to_owned));
        }
    }

    fn differ(&mut self, spot: Spot, values: [String; 2]) {
        self.found.push(Difference { spot, values });
    }

    fn say(&self, state: usize, process: usize, value: &Value) -> String {
        match value {
            Value::Number(number) => number.clone(),
            Value::Object(code) => self.called(state, process, *code),
            Value::Words(words) => format!("{} words", words.len()),
        }
    }

    /// What an object is called.
    fn called(&self, state: usize, process: usize, code: u64) -> String {
        let portrait = self.states[state];
        match portrait.nodes[process].get(&code) {
            _ if code == 0 => "null".into(),
            Some(Node { text: Some(text), .. }) => format!("{text:?}"),
            Some(node) => format!("a {}", portrait.class(node).java_name()),
            None => "an object of the beginning".into(),
        }
    }
}

/// A field by its offset, and whether it is the library's.
fn field_name(class: ClassRef, offset: u32, is_statics: bool) -> (String, bool) {
    let mut chain = Some(class);
    while let Some(owner) = chain {
        let at = |field: &&crate::program::Field| {
            field.offset == offset && field.is_static() == is_statics
        };
        if let Some(field) = owner.fields.iter().find(at) {
            return (format!("{}.{}", owner.java_name(), field.name), owner.loader.is_library());
        }
        chain = owner.super_class.filter(|_| !is_statics);
    }
    (class.java_name(), class.loader.is_library())
}
