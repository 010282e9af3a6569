//! Protocols as text: on one line where they fit and stood on one before, otherwise one operand
//! per line.

use super::page::Page;
use super::{INDENT, WIDTH};
use crate::syntax::{Expression, NodeId, NodeKind};

/// What is still to be written, the last first.
enum Task {
    Node {
        id: NodeId,
        indent: usize,
        has_parentheses: bool,
        is_flat: bool,
    },
    Text(&'static str),
    Line(usize),
    /// Comments before this place of the source.
    Comments(u32),
}

pub(super) fn write(expression: &Expression, page: &mut Page<'_>, indent: usize) {
    let widths = widths(expression, page);
    let root = expression.root();
    let mut tasks = vec![Task::Node { id: root, indent, has_parentheses: false, is_flat: false }];
    while let Some(task) = tasks.pop() {
        match task {
            Task::Text(text) => page.text(text),
            Task::Line(indent) => page.new_line(indent),
            Task::Comments(before) => page.comments(before),
            Task::Node { id, indent, has_parentheses, is_flat } => {
                let node = expression.node(id);
                page.comments(node.span.start);
                // Room for parentheses and for an operator behind.
                let room = if has_parentheses { 5 } else { 3 };
                let fits = widths[id.0 as usize].saturating_add(page.column() + room) <= WIDTH;
                let is_flat = is_flat || (fits && !page.has_comment(node.span));
                let from = tasks.len();
                let inner = if has_parentheses { indent + INDENT } else { indent };
                if has_parentheses {
                    tasks.push(Task::Text("("));
                    if !is_flat {
                        tasks.push(Task::Line(inner));
                    }
                }
                push(expression, id, inner, is_flat, page, &mut tasks);
                if has_parentheses {
                    if !is_flat {
                        tasks.push(Task::Comments(node.span.end));
                        tasks.push(Task::Line(indent));
                    }
                    tasks.push(Task::Text(")"));
                }
                tasks[from..].reverse();
            }
        }
    }
}

/// Writes a leaf, or adds what a node consists of, first things first.
fn push(
    expression: &Expression,
    id: NodeId,
    indent: usize,
    is_flat: bool,
    page: &mut Page<'_>,
    tasks: &mut Vec<Task>,
) {
    let node = expression.node(id);
    let child = |id: NodeId, indent: usize| {
        let has_parentheses = has_parentheses(&node.kind, &expression.node(id).kind);
        Task::Node { id, indent, has_parentheses, is_flat }
    };
    match &node.kind {
        // A leaf has no parentheses of ours around it, so its turn is now.
        NodeKind::Null => page.text("NULL"),
        NodeKind::Event(event) => page.text(&event.to_string()),
        NodeKind::Call { direction, interface, method, body } => {
            page.text(&format!("{}{interface}.{method}", direction.sign()));
            let Some(body) = *body else { return };
            tasks.push(Task::Text("{"));
            match is_flat {
                true => tasks.push(child(body, indent)),
                false => {
                    tasks.push(Task::Line(indent + INDENT));
                    tasks.push(child(body, indent + INDENT));
                    tasks.push(Task::Comments(node.span.end));
                    tasks.push(Task::Line(indent));
                }
            }
            tasks.push(Task::Text("}"));
        }
        NodeKind::Repeat(body) => {
            tasks.push(child(*body, indent));
            tasks.push(Task::Text("*"));
        }
        NodeKind::Sequence(children) => {
            for (index, &id) in children.iter().enumerate() {
                if index > 0 {
                    tasks.push(Task::Text(" ;"));
                    tasks.push(if is_flat { Task::Text(" ") } else { Task::Line(indent) });
                }
                tasks.push(child(id, indent));
            }
        }
        NodeKind::Choice(children)
        | NodeKind::Parallel(children)
        | NodeKind::OrParallel(children) => {
            for (index, &id) in children.iter().enumerate() {
                if index > 0 {
                    let space = || if is_flat { Task::Text(" ") } else { Task::Line(indent) };
                    tasks.push(space());
                    tasks.push(Task::Text(operator(&node.kind)));
                    tasks.push(space());
                }
                tasks.push(child(id, indent));
            }
        }
    }
}

fn operator(kind: &NodeKind) -> &'static str {
    match kind {
        NodeKind::Choice(_) => "+",
        NodeKind::Parallel(_) => "|",
        _ => "||",
    }
}

/// Whether an operand needs parentheses, so that it stays one operand.
fn has_parentheses(parent: &NodeKind, child: &NodeKind) -> bool {
    match parent {
        NodeKind::Call { .. } => false,
        NodeKind::Repeat(_) => child.strength() < parent.strength(),
        _ => child.strength() <= parent.strength(),
    }
}

/// Wider than any page: what was broken by hand stays broken.
const BROKEN: usize = usize::MAX;

/// How wide each node is on one line.
fn widths(expression: &Expression, page: &Page<'_>) -> Vec<usize> {
    let mut widths: Vec<usize> = Vec::with_capacity(expression.nodes.len());
    for node in &expression.nodes {
        let of = |id: NodeId| {
            let needs = has_parentheses(&node.kind, &expression.node(id).kind);
            widths[id.0 as usize].saturating_add(if needs { 2 } else { 0 })
        };
        let all = |children: &[NodeId], operator: usize| {
            let (first, second) = (expression.node(children[0]), expression.node(children[1]));
            if page.has_line_break(first.span.end, second.span.start) {
                return BROKEN;
            }
            let operators = operator * (children.len() - 1);
            children.iter().fold(operators, |sum, &id| sum.saturating_add(of(id)))
        };
        let width = match &node.kind {
            NodeKind::Null => 4,
            NodeKind::Event(event) => event.to_string().chars().count(),
            NodeKind::Call { interface, method, body, .. } => {
                let name = interface.chars().count() + method.chars().count() + 2;
                body.map_or(name, |body| {
                    let start = expression.node(body).span.start;
                    match page.has_line_break(node.span.start, start) {
                        true => BROKEN,
                        false => of(body).saturating_add(name + 2),
                    }
                })
            }
            NodeKind::Repeat(body) => of(*body).saturating_add(1),
            NodeKind::Sequence(children)
            | NodeKind::Choice(children)
            | NodeKind::Parallel(children) => all(children, 3),
            NodeKind::OrParallel(children) => all(children, 4),
        };
        widths.push(width);
    }
    widths
}
