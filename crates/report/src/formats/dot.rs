//! The graph of states, for Graphviz.

use std::fmt::Write;

use heddle_checker::{Graph, Point, Target};

use crate::Material;

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let mut text =
        (material.graph)().map(|graph| dot(&graph)).map_err(|error| error.to_string())?;
    // What the states stand for, where some of the programs are real.
    let trees = super::conversations::clusters(&(material.conversations)());
    text.truncate(text.len() - CLOSE.len());
    text.push_str(&trees);
    text.push_str(CLOSE);
    Ok(text)
}

const CLOSE: &str = "}\n";

/// The start is a green octagon, points that one process sees are circles, those that all see are
/// octagons, ends are double circles, and errors are coral. Edges tell the thread, and at their
/// heads the last operation.
pub fn dot(graph: &Graph) -> String {
    let mut text = String::from("digraph states {\n  node [shape=circle];\n");
    if graph.cut {
        text.push_str("  label=\"not all states are shown\";\n");
    }
    for (number, point) in graph.states.iter().enumerate() {
        let marks = match point {
            Point::Start => "shape=octagon, color=green",
            Point::Local => "shape=circle",
            Point::Global => "shape=octagon",
            Point::End => "shape=doublecircle",
        };
        let _ = writeln!(text, "  {} [{marks}];", state_name(number));
    }
    for (number, kinds) in graph.errors.iter().enumerate() {
        let marks = format!("style=filled, fillcolor=coral, xlabel={}", quoted(kinds));
        let _ = writeln!(text, "  {} [{marks}];", error_name(number));
    }
    for edge in &graph.edges {
        let label = match edge.what.is_empty() {
            true => edge.thread.clone(),
            false => format!("{}: {}", edge.thread, edge.what),
        };
        let to = match edge.to {
            Target::State(number) => state_name(number),
            Target::Error(number) => error_name(number),
        };
        let _ = writeln!(
            text,
            "  {} -> {to} [label={}, headlabel={}];",
            state_name(edge.from),
            quoted(&label),
            quoted(&edge.operation)
        );
    }
    text.push_str(CLOSE);
    text
}

fn state_name(number: usize) -> String {
    match number.checked_sub(1) {
        None => "S".into(),
        Some(number) => number.to_string(),
    }
}

fn error_name(number: usize) -> String {
    format!("e{}", number + 1)
}

pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use heddle_checker::Edge;

    use super::*;

    #[test]
    fn starts_ends_and_errors_are_marked() {
        let edge = |from, to, operation: &str| Edge {
            from,
            to,
            thread: "a \"b\"".into(),
            operation: operation.into(),
            what: String::new(),
        };
        let graph = Graph {
            states: vec![Point::Start, Point::Global, Point::End],
            edges: vec![
                edge(0, Target::State(1), "accept"),
                edge(1, Target::State(2), "return"),
                edge(0, Target::Error(0), "IOException"),
            ],
            errors: vec!["uncaught".into()],
            cut: false,
        };
        let text = dot(&graph);
        assert!(text.contains("  S [shape=octagon, color=green];\n"));
        assert!(text.contains("  1 [shape=doublecircle];\n"));
        assert!(text.contains("  e1 [style=filled, fillcolor=coral, xlabel=\"uncaught\"];\n"));
        assert!(text.contains("  S -> 0 [label=\"a \\\"b\\\"\", headlabel=\"accept\"];\n"));
        assert!(text.contains("  S -> e1 [label="));
    }
}
