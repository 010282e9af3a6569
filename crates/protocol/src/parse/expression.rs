//! Protocols: one pass over the tokens with a stack of open groups, so that neither depth nor
//! length is a limit.

use super::Parser;
use crate::event::{Direction, Event, Phase};
use crate::source::{Diagnostic, Span};
use crate::syntax::{Expression, Node, NodeId, NodeKind};
use crate::token::{Token, TokenKind};

/// What is between a bracket and its end. Each list holds the finished operands of one operator;
/// a weaker operator closes the lists of the stronger ones.
struct Group {
    opener: Opener,
    sequence: Vec<NodeId>,
    choice: Vec<NodeId>,
    parallel: Vec<NodeId>,
    or_parallel: Vec<NodeId>,
    /// The operator that waits for its right side.
    operator: Option<Token>,
}

enum Opener {
    /// The whole protocol.
    None,
    Parenthesis(Token),
    /// The body of a call.
    Body {
        brace: Token,
        call: CallStart,
    },
}

struct CallStart {
    direction: Direction,
    interface: String,
    method: String,
    start: Span,
}

impl Group {
    fn new(opener: Opener) -> Group {
        Group {
            opener,
            sequence: Vec::new(),
            choice: Vec::new(),
            parallel: Vec::new(),
            or_parallel: Vec::new(),
            operator: None,
        }
    }
}

/// The nodes made so far.
struct Builder {
    nodes: Vec<Node>,
}

impl Builder {
    fn add(&mut self, kind: NodeKind, span: Span) -> NodeId {
        self.nodes.push(Node { kind, span });
        NodeId(self.nodes.len() as u32 - 1)
    }

    fn span(&self, id: NodeId) -> Span {
        self.nodes[id.0 as usize].span
    }

    /// One operand stands for itself; several need their operator.
    fn close(&mut self, operands: &mut Vec<NodeId>, kind: fn(Vec<NodeId>) -> NodeKind) -> NodeId {
        let operands = std::mem::take(operands);
        match operands[..] {
            [single] => single,
            _ => {
                let span = self.span(operands[0]).to(self.span(operands[operands.len() - 1]));
                self.add(kind(operands), span)
            }
        }
    }

    /// Closes the lists of all operators that bind more strongly than `operator`.
    fn operator(&mut self, group: &mut Group, operator: TokenKind) {
        if operator == TokenKind::Semicolon {
            return;
        }
        let sequence = self.close(&mut group.sequence, NodeKind::Sequence);
        group.choice.push(sequence);
        if operator == TokenKind::Plus {
            return;
        }
        let choice = self.close(&mut group.choice, NodeKind::Choice);
        group.parallel.push(choice);
        if operator == TokenKind::Bar {
            return;
        }
        let parallel = self.close(&mut group.parallel, NodeKind::Parallel);
        group.or_parallel.push(parallel);
    }

    fn finish(&mut self, mut group: Group) -> NodeId {
        self.operator(&mut group, TokenKind::Bars);
        self.close(&mut group.or_parallel, NodeKind::OrParallel)
    }
}

impl Parser<'_> {
    /// A protocol, up to the first token that cannot belong to it.
    pub(super) fn expression(&mut self) -> Result<Expression, Diagnostic> {
        let mut builder = Builder { nodes: Vec::new() };
        let mut open: Vec<Group> = Vec::new();
        let mut group = Group::new(Opener::None);
        loop {
            // An operand is due here.
            let token = self.peek();
            let operand = match token.kind {
                TokenKind::OpenParenthesis => {
                    self.next();
                    let inner = Group::new(Opener::Parenthesis(token));
                    open.push(std::mem::replace(&mut group, inner));
                    continue;
                }
                TokenKind::Name if self.text_of(token.span) == "NULL" => {
                    self.next();
                    builder.add(NodeKind::Null, token.span)
                }
                TokenKind::Question | TokenKind::Exclamation => match self.event_or_call()? {
                    Begun::Whole(node) => builder.add(node.kind, node.span),
                    Begun::Body(call) => {
                        let brace = self.next();
                        let inner = Group::new(Opener::Body { brace, call });
                        open.push(std::mem::replace(&mut group, inner));
                        continue;
                    }
                },
                TokenKind::Internal => {
                    let node = self.internal()?;
                    builder.add(node.kind, node.span)
                }
                _ => return Err(self.operand_missing(&group)),
            };
            group.sequence.push(operand);
            // Behind an operand: repetitions, the ends of groups, then an operator.
            loop {
                let token = self.peek();
                match (token.kind, &group.opener) {
                    (TokenKind::Star, _) => {
                        self.next();
                        let body = group.sequence.pop().expect("an operand stands before");
                        let span = builder.span(body).to(token.span);
                        group.sequence.push(builder.add(NodeKind::Repeat(body), span));
                    }
                    (
                        TokenKind::Semicolon | TokenKind::Plus | TokenKind::Bar | TokenKind::Bars,
                        _,
                    ) => {
                        group.operator = Some(self.next());
                        builder.operator(&mut group, token.kind);
                        break;
                    }
                    (TokenKind::CloseParenthesis, Opener::Parenthesis(opener)) => {
                        self.next();
                        let whole = opener.span.to(token.span);
                        let outer = open.pop().expect("a parenthesis opened a group");
                        let inner = builder.finish(std::mem::replace(&mut group, outer));
                        // The parentheses belong to the text of the operand.
                        builder.nodes[inner.0 as usize].span = whole;
                        group.sequence.push(inner);
                    }
                    (TokenKind::CloseBrace, Opener::Body { .. }) => {
                        self.next();
                        let outer = open.pop().expect("a body opened a group");
                        let mut inner = std::mem::replace(&mut group, outer);
                        let Opener::Body { call, .. } =
                            std::mem::replace(&mut inner.opener, Opener::None)
                        else {
                            unreachable!("the opener was looked at")
                        };
                        let body = builder.finish(inner);
                        let span = call.start.to(token.span);
                        let CallStart { direction, interface, method, .. } = call;
                        let kind =
                            NodeKind::Call { direction, interface, method, body: Some(body) };
                        group.sequence.push(builder.add(kind, span));
                    }
                    (_, Opener::None) => {
                        return match self.not_behind_operand(token) {
                            Some(problem) => Err(problem),
                            None => {
                                builder.finish(group);
                                Ok(Expression { nodes: builder.nodes })
                            }
                        };
                    }
                    (_, Opener::Parenthesis(opener) | Opener::Body { brace: opener, .. }) => {
                        return Err(self.unbalanced(*opener, token));
                    }
                }
            }
        }
    }

    /// What cannot follow an operand outside of all brackets and is no end of the protocol.
    fn not_behind_operand(&self, token: Token) -> Option<Diagnostic> {
        match token.kind {
            TokenKind::CloseParenthesis => {
                Some(Diagnostic::new(token.span, "this `)` closes nothing"))
            }
            TokenKind::OpenBrace => {
                Some(Diagnostic::new(token.span, "a body cannot stand here").hint(BODY_HINT))
            }
            _ => self.operator_missing(token),
        }
    }

    fn operator_missing(&self, token: Token) -> Option<Diagnostic> {
        let is_null = token.kind == TokenKind::Name && self.text_of(token.span) == "NULL";
        let begins_operand = matches!(
            token.kind,
            TokenKind::Question
                | TokenKind::Exclamation
                | TokenKind::Internal
                | TokenKind::OpenParenthesis
        );
        (is_null || begins_operand).then(|| {
            let message = format!("an operator is missing before {}", self.shown(token));
            Diagnostic::new(token.span, message).hint(OPERATORS)
        })
    }

    fn unbalanced(&self, opener: Token, found: Token) -> Diagnostic {
        let shown = self.shown(opener);
        if let Some(problem) = self.operator_missing(found) {
            return problem;
        }
        match found.kind {
            TokenKind::End => Diagnostic::new(opener.span, format!("this {shown} is never closed")),
            TokenKind::CloseBrace | TokenKind::CloseParenthesis => {
                let close = if opener.kind == TokenKind::OpenBrace { '}' } else { ')' };
                let message = format!("found {}, wanted `{close}`", self.shown(found));
                let line = self.text[..opener.span.start as usize].matches('\n').count() + 1;
                let hint = format!("it has to close the {shown} of line {line} first");
                Diagnostic::new(found.span, message).hint(hint)
            }
            TokenKind::OpenBrace => {
                Diagnostic::new(found.span, "a body cannot stand here").hint(BODY_HINT)
            }
            _ => {
                let message = format!("found {}, wanted an operator", self.shown(found));
                Diagnostic::new(found.span, message).hint(OPERATORS)
            }
        }
    }

    fn operand_missing(&self, group: &Group) -> Diagnostic {
        let token = self.peek();
        let found = self.shown(token);
        match token.kind {
            TokenKind::Name => {
                let message = format!("found {found}, wanted an event");
                Diagnostic::new(token.span, message)
                    .hint("an event begins with ? (accept), ! (emit) or # (internal)")
            }
            TokenKind::End if !matches!(group.opener, Opener::None) => {
                let (Opener::Parenthesis(opener) | Opener::Body { brace: opener, .. }) =
                    &group.opener
                else {
                    unreachable!("the opener was looked at")
                };
                let message = format!("this {} is never closed", self.shown(*opener));
                Diagnostic::new(opener.span, message)
            }
            _ => match group.operator {
                Some(operator) => {
                    let shown = self.shown(operator);
                    let message = format!("nothing stands behind this {shown}, but {found}");
                    Diagnostic::new(operator.span, message)
                        .hint(format!("take the {shown} away, or write NULL behind it"))
                }
                None => {
                    let message = format!("found {found}, wanted a protocol");
                    Diagnostic::new(token.span, message).hint("the empty protocol is NULL")
                }
            },
        }
    }

    fn event_or_call(&mut self) -> Result<Begun, Diagnostic> {
        let sign = self.next();
        let direction = match sign.kind {
            TokenKind::Question => Direction::Accept,
            _ => Direction::Emit,
        };
        let shown = self.text_of(sign.span);
        let interface = self.name(&format!("the name of an interface after `{shown}`"))?;
        if !self.is(TokenKind::Dot) {
            let hint = format!("an event is {shown}interface.method, with ^ or $ behind");
            return Err(self.unexpected("`.` and a method").hint(hint));
        }
        self.next();
        let method = self.name("the name of a method")?;
        let (interface, end, method) = (interface.text, method.span, method.text);
        let phase = match self.peek().kind {
            TokenKind::Request => Phase::Request,
            TokenKind::Response => Phase::Response,
            TokenKind::OpenBrace => {
                let start = sign.span;
                return Ok(Begun::Body(CallStart { direction, interface, method, start }));
            }
            _ => {
                let kind = NodeKind::Call { direction, interface, method, body: None };
                return Ok(Begun::Whole(Node { kind, span: sign.span.to(end) }));
            }
        };
        let suffix = self.next();
        let event = Event { direction, interface, method, phase: Some(phase) };
        Ok(Begun::Whole(Node { kind: NodeKind::Event(event), span: sign.span.to(suffix.span) }))
    }

    /// `#`, `#name`, `#i.m`, `#i.m^`.
    fn internal(&mut self) -> Result<Node, Diagnostic> {
        let sign = self.next();
        let mut event = Event {
            direction: Direction::Internal,
            interface: String::new(),
            method: String::new(),
            phase: None,
        };
        let mut span = sign.span;
        if self.is(TokenKind::Name) {
            let name = self.name("a name")?;
            span = span.to(name.span);
            event.method = name.text;
            if self.take(TokenKind::Dot).is_some() {
                let method = self.name("the name of a method")?;
                span = span.to(method.span);
                event.interface = std::mem::replace(&mut event.method, method.text);
            }
            let phase = match self.peek().kind {
                TokenKind::Request => Some(Phase::Request),
                TokenKind::Response => Some(Phase::Response),
                _ => None,
            };
            if phase.is_some() {
                event.phase = phase;
                span = span.to(self.next().span);
            }
        }
        Ok(Node { kind: NodeKind::Event(event), span })
    }

    /// Events one after another, for traces.
    pub(super) fn events(&mut self) -> Result<Vec<Event>, Diagnostic> {
        let mut events = Vec::new();
        loop {
            match self.peek().kind {
                TokenKind::End => return Ok(events),
                TokenKind::Semicolon | TokenKind::Comma => {
                    self.next();
                    continue;
                }
                TokenKind::Internal => {
                    if let NodeKind::Event(event) = self.internal()?.kind {
                        events.push(event);
                    }
                    continue;
                }
                TokenKind::Question | TokenKind::Exclamation => {}
                _ => {
                    return Err(self
                        .unexpected("an event")
                        .hint("an event is ?i.m^, !i.m^, ?i.m$ or !i.m$"));
                }
            }
            match self.event_or_call()? {
                Begun::Whole(Node { kind: NodeKind::Event(event), .. }) => events.push(event),
                Begun::Whole(Node {
                    kind: NodeKind::Call { direction, interface, method, .. },
                    ..
                }) => {
                    let (request, response) = NodeKind::call_events(direction, &interface, &method);
                    events.extend([request, response]);
                }
                Begun::Whole(_) => unreachable!("an event or a call was read"),
                Begun::Body(_) => {
                    return Err(self
                        .unexpected("an event")
                        .hint("a trace has no bodies: write the events one after another"));
                }
            }
        }
    }
}

/// An operand whose first tokens were read.
enum Begun {
    Whole(Node),
    /// The brace comes next.
    Body(CallStart),
}

const OPERATORS: &str = "; one after another, + either, | in parallel, || either or in parallel";
const BODY_HINT: &str = "a body belongs to a call without ^ and $: ?i.m{ … }";
