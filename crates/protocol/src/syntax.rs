//! The syntax tree: what a text says, before anyone asks whether its names exist.

use crate::event::{Direction, Event, Phase};
use crate::source::Span;

/// One file.
#[derive(Clone, Debug)]
pub struct Document {
    pub items: Vec<Item>,
    pub(crate) comments: Vec<Span>,
}

#[derive(Clone, Debug)]
pub enum Item {
    Interface(Interface),
    Frame(Frame),
    Architecture(Architecture),
    Claim(Claim),
}

impl Item {
    pub(crate) fn span(&self) -> Span {
        match self {
            Item::Interface(interface) => interface.span,
            Item::Frame(frame) => frame.span,
            Item::Architecture(architecture) => architecture.span,
            Item::Claim(claim) => claim.span,
        }
    }
}

#[derive(Clone, Debug)]
pub struct Name {
    pub text: String,
    pub span: Span,
}

/// `interface T { m, n };`: which methods an interface has. Types need no declaration.
#[derive(Clone, Debug)]
pub struct Interface {
    pub name: Name,
    pub methods: Vec<Name>,
    pub span: Span,
}

/// `frame X { provides: … requires: … protocol: … };`
#[derive(Clone, Debug)]
pub struct Frame {
    pub name: Name,
    pub sections: Vec<Section>,
    /// Where the word `protocol` stands.
    pub(crate) heading: Span,
    pub protocol: Expression,
    pub span: Span,
}

/// `architecture X implements F { components: … bindings: … delegates: … subsumes: … };`
#[derive(Clone, Debug)]
pub struct Architecture {
    pub name: Name,
    pub implements: Option<Name>,
    pub sections: Vec<Section>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SectionKind {
    Provides,
    Requires,
    Components,
    Bindings,
    Delegates,
    Subsumes,
}

impl SectionKind {
    pub(crate) fn word(self) -> &'static str {
        match self {
            SectionKind::Provides => "provides",
            SectionKind::Requires => "requires",
            SectionKind::Components => "components",
            SectionKind::Bindings => "bindings",
            SectionKind::Delegates => "delegates",
            SectionKind::Subsumes => "subsumes",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Section {
    pub kind: SectionKind,
    pub span: Span,
    pub entries: Vec<Entry>,
}

#[derive(Clone, Debug)]
pub enum Entry {
    /// `T i;`
    Declare { type_name: Name, name: Name },
    /// `from -> to;`
    Connect { from: Port, to: Port },
}

/// `component.interface`, or an interface of the frame around the components.
#[derive(Clone, Debug)]
pub struct Port {
    pub component: Option<Name>,
    pub interface: Name,
}

impl Port {
    pub(crate) fn span(&self) -> Span {
        let first = self.component.as_ref().unwrap_or(&self.interface);
        first.span.to(self.interface.span)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// Every trace of the left is one of the right.
    Within,
    /// Both have the same traces.
    Equals,
}

impl Relation {
    pub fn word(self) -> &'static str {
        match self {
            Relation::Within => "within",
            Relation::Equals => "equals",
        }
    }
}

/// `claim A within B;`
#[derive(Clone, Debug)]
pub struct Claim {
    pub left: Name,
    pub relation: Relation,
    pub right: Name,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// The place of the node among the nodes of its expression.
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A protocol. Children stand before their parents, so that every pass is a loop over the nodes
/// and depth is no limit.
#[derive(Clone, Debug)]
pub struct Expression {
    pub(crate) nodes: Vec<Node>,
}

impl Expression {
    pub fn root(&self) -> NodeId {
        NodeId(self.nodes.len() as u32 - 1)
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.0 as usize]
    }

    pub fn nodes(&self) -> impl Iterator<Item = &Node> {
        self.nodes.iter()
    }

    /// The same protocol seen from the other side: what was accepted is emitted.
    pub fn inverted(&self) -> Expression {
        let nodes = self.nodes.iter().map(|node| {
            let kind = match &node.kind {
                NodeKind::Event(event) => NodeKind::Event(event.inverted()),
                NodeKind::Call { direction, interface, method, body } => NodeKind::Call {
                    direction: direction.inverted(),
                    interface: interface.clone(),
                    method: method.clone(),
                    body: *body,
                },
                other => other.clone(),
            };
            Node { kind, span: node.span }
        });
        Expression { nodes: nodes.collect() }
    }

    /// Whether both say the same in the same shape, wherever they stand.
    pub fn same_shape(&self, other: &Expression) -> bool {
        self.nodes.len() == other.nodes.len()
            && self.nodes.iter().zip(&other.nodes).all(|(one, two)| one.kind == two.kind)
    }
}

#[derive(Clone, Debug)]
pub struct Node {
    pub kind: NodeKind,
    pub span: Span,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NodeKind {
    Null,
    Event(Event),
    /// `?i.m`, `!i.m`, `?i.m{p}`, `!i.m{p}`
    Call {
        direction: Direction,
        interface: String,
        method: String,
        body: Option<NodeId>,
    },
    Sequence(Vec<NodeId>),
    Choice(Vec<NodeId>),
    Parallel(Vec<NodeId>),
    OrParallel(Vec<NodeId>),
    Repeat(NodeId),
}

impl NodeKind {
    /// The two events a call stands for.
    pub(crate) fn call_events(
        direction: Direction,
        interface: &str,
        method: &str,
    ) -> (Event, Event) {
        let request = Event::new(direction, interface, method, Phase::Request);
        let response = Event::new(direction.inverted(), interface, method, Phase::Response);
        (request, response)
    }

    /// Operators bind in this order, the weakest first; operands bind strongest.
    pub(crate) fn strength(&self) -> u8 {
        match self {
            NodeKind::OrParallel(_) => 0,
            NodeKind::Parallel(_) => 1,
            NodeKind::Choice(_) => 2,
            NodeKind::Sequence(_) => 3,
            NodeKind::Repeat(_) => 4,
            NodeKind::Null | NodeKind::Event(_) | NodeKind::Call { .. } => 5,
        }
    }
}
