//! Syntax tree → the few operations the machine knows, with shortcuts written out.

use rustc_hash::FxHashMap;

use crate::event::Event;
use crate::source::Span;
use crate::syntax::{Expression, NodeKind};

/// An event by its index in the alphabet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct EventId(pub u32);

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct CoreId(pub(crate) u32);

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Core {
    Null,
    Event(EventId),
    /// The one, then the other. Longer sequences lean to the right.
    Sequence(CoreId, CoreId),
    Choice(Box<[CoreId]>),
    Parallel(Box<[CoreId]>),
    OrParallel {
        children: Box<[CoreId]>,
        /// The same children, each of which may be left out.
        optional: Box<[CoreId]>,
    },
    Repeat(CoreId),
}

/// A protocol ready to be followed. Never changes.
#[derive(Debug)]
pub(crate) struct Program {
    nodes: Vec<Core>,
    /// Where in the text a node stands.
    spans: Vec<Span>,
    /// Whether a node has the empty trace.
    nullable: Vec<bool>,
    /// In the order of the events themselves, so that no numbering depends on the text's order.
    alphabet: Vec<Event>,
    root: CoreId,
}

impl Program {
    /// Compiles a protocol; `inverted`, as the other side sees it.
    pub(crate) fn new(expression: &Expression, inverted: bool) -> Program {
        let alphabet = alphabet(expression, inverted);
        let ids = alphabet
            .iter()
            .enumerate()
            .map(|(index, event)| (event.clone(), EventId(index as u32)))
            .collect();
        let mut compiler = Compiler {
            nodes: Vec::new(),
            spans: Vec::new(),
            first_alike: Vec::new(),
            shapes: FxHashMap::default(),
            ids,
            inverted,
        };
        let root = compiler.expression(expression);
        let Compiler { nodes, spans, .. } = compiler;
        let mut nullable: Vec<bool> = Vec::with_capacity(nodes.len());
        for node in &nodes {
            let is = |id: &CoreId| nullable[id.0 as usize];
            let value = match node {
                Core::Null | Core::Repeat(_) => true,
                Core::Event(_) => false,
                Core::Sequence(first, second) => is(first) && is(second),
                Core::Choice(children) | Core::OrParallel { children, .. } => {
                    children.iter().any(is)
                }
                Core::Parallel(children) => children.iter().all(is),
            };
            nullable.push(value);
        }
        Program { nodes, spans, nullable, alphabet, root }
    }

    pub(crate) fn root(&self) -> CoreId {
        self.root
    }

    pub(crate) fn node(&self, id: CoreId) -> &Core {
        &self.nodes[id.0 as usize]
    }

    pub(crate) fn span(&self, id: CoreId) -> Span {
        self.spans[id.0 as usize]
    }

    pub(crate) fn is_nullable(&self, id: CoreId) -> bool {
        self.nullable[id.0 as usize]
    }

    pub(crate) fn alphabet(&self) -> &[Event] {
        &self.alphabet
    }

    pub(crate) fn event(&self, id: EventId) -> &Event {
        &self.alphabet[id.0 as usize]
    }

    pub(crate) fn event_id(&self, event: &Event) -> Option<EventId> {
        self.alphabet.binary_search(event).ok().map(|index| EventId(index as u32))
    }
}

fn alphabet(expression: &Expression, inverted: bool) -> Vec<Event> {
    let mut events = Vec::new();
    for node in expression.nodes() {
        match &node.kind {
            NodeKind::Event(event) => events.push(event.clone()),
            NodeKind::Call { direction, interface, method, .. } => {
                let (request, response) = NodeKind::call_events(*direction, interface, method);
                events.extend([request, response]);
            }
            _ => {}
        }
    }
    if inverted {
        events = events.iter().map(Event::inverted).collect();
    }
    events.sort_unstable();
    events.dedup();
    events
}

struct Compiler {
    nodes: Vec<Core>,
    spans: Vec<Span>,
    /// For each node the first one that says the same.
    first_alike: Vec<CoreId>,
    /// Nodes by what they say, with the first alike for each child.
    shapes: FxHashMap<Core, CoreId>,
    ids: FxHashMap<Event, EventId>,
    inverted: bool,
}

impl Compiler {
    fn add(&mut self, node: Core, span: Span) -> CoreId {
        let id = CoreId(self.nodes.len() as u32);
        let shape = self.shape(&node);
        self.first_alike.push(*self.shapes.entry(shape).or_insert(id));
        self.nodes.push(node);
        self.spans.push(span);
        id
    }

    fn shape(&self, node: &Core) -> Core {
        let first = |id: &CoreId| self.first_alike[id.0 as usize];
        let all = |ids: &[CoreId]| -> Box<[CoreId]> { ids.iter().map(first).collect() };
        match node {
            Core::Null => Core::Null,
            Core::Event(event) => Core::Event(*event),
            Core::Sequence(one, two) => Core::Sequence(first(one), first(two)),
            Core::Choice(children) => Core::Choice(all(children)),
            Core::Parallel(children) => Core::Parallel(all(children)),
            Core::OrParallel { children, optional } => {
                Core::OrParallel { children: all(children), optional: all(optional) }
            }
            Core::Repeat(body) => Core::Repeat(first(body)),
        }
    }

    /// Branches that say the same become the same branch several times: it makes no difference
    /// which of them goes on, and counting them is far less than telling them apart.
    fn alike(&self, children: &[CoreId]) -> Box<[CoreId]> {
        children.iter().map(|child| self.first_alike[child.0 as usize]).collect()
    }

    fn event(&mut self, event: &Event, span: Span) -> CoreId {
        let id = match self.inverted {
            true => self.ids[&event.inverted()],
            false => self.ids[event],
        };
        self.add(Core::Event(id), span)
    }

    fn expression(&mut self, expression: &Expression) -> CoreId {
        // What each node of the tree became; children stand before their parents.
        let mut made: Vec<CoreId> = Vec::with_capacity(expression.nodes.len());
        for node in &expression.nodes {
            let span = node.span;
            let of = |ids: &[crate::syntax::NodeId]| -> Box<[CoreId]> {
                ids.iter().map(|id| made[id.0 as usize]).collect()
            };
            let id = match &node.kind {
                NodeKind::Null => self.add(Core::Null, span),
                NodeKind::Event(event) => self.event(event, span),
                NodeKind::Call { direction, interface, method, body } => {
                    let (request, response) = NodeKind::call_events(*direction, interface, method);
                    let body = body.map(|id| made[id.0 as usize]);
                    let request = self.event(&request, span);
                    let response = self.event(&response, span);
                    let rest = match body {
                        Some(body) => self.add(Core::Sequence(body, response), span),
                        None => response,
                    };
                    self.add(Core::Sequence(request, rest), span)
                }
                NodeKind::Sequence(children) => {
                    let children = of(children);
                    let mut rest = children[children.len() - 1];
                    for &child in children[..children.len() - 1].iter().rev() {
                        rest = self.add(Core::Sequence(child, rest), span);
                    }
                    rest
                }
                NodeKind::Choice(children) => {
                    let children = of(children);
                    self.add(Core::Choice(children), span)
                }
                NodeKind::Parallel(children) => {
                    let children = self.alike(&of(children));
                    self.add(Core::Parallel(children), span)
                }
                NodeKind::OrParallel(children) => {
                    let children = self.alike(&of(children));
                    let nothing = self.add(Core::Null, span);
                    let optional: Vec<CoreId> = children
                        .iter()
                        .map(|&child| self.add(Core::Choice(Box::new([child, nothing])), span))
                        .collect();
                    let optional = self.alike(&optional);
                    self.add(Core::OrParallel { children, optional }, span)
                }
                NodeKind::Repeat(body) => {
                    let body = made[body.0 as usize];
                    self.add(Core::Repeat(body), span)
                }
            };
            made.push(id);
        }
        made[made.len() - 1]
    }
}
