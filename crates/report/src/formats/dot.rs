//! The graph of states, for Graphviz.

use std::fmt::Write;

use heddle_checker::Graph;

use crate::Material;

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    (material.graph)().map(|graph| dot(&graph))
}

/// Nodes are numbered in the order in which they were found; ends are double circles, and what
/// violates a property is red.
pub fn dot(graph: &Graph) -> String {
    let mut text = String::from("digraph states {\n  node [shape=circle];\n");
    if graph.cut {
        text.push_str("  label=\"not all states are shown\";\n");
    }
    for state in 0..graph.states {
        let mut marks = Vec::new();
        if graph.ends.contains(&state) {
            marks.push("shape=doublecircle".to_owned());
        }
        let kinds: Vec<&str> = graph
            .violations
            .iter()
            .filter(|(at, _)| *at == state)
            .map(|(_, kind)| kind.as_str())
            .collect();
        if !kinds.is_empty() {
            marks.push("color=red".into());
            marks.push(format!("xlabel={}", quoted(&kinds.join(", "))));
        }
        let marks =
            if marks.is_empty() { String::new() } else { format!(" [{}]", marks.join(", ")) };
        let _ = writeln!(text, "  {state}{marks};");
    }
    for edge in &graph.edges {
        let label = match edge.what.is_empty() {
            true => edge.thread.clone(),
            false => format!("{}: {}", edge.thread, edge.what),
        };
        let _ = writeln!(text, "  {} -> {} [label={}];", edge.from, edge.to, quoted(&label));
    }
    text.push_str("}\n");
    text
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', " "))
}

#[cfg(test)]
mod tests {
    use heddle_checker::Edge;

    use super::*;

    #[test]
    fn ends_and_violations_are_marked() {
        let graph = Graph {
            states: 2,
            edges: vec![Edge { from: 0, to: 1, thread: "a \"b\"".into(), what: "way 1".into() }],
            ends: vec![1],
            violations: vec![(1, "deadlock".into())],
            cut: false,
        };
        let text = dot(&graph);
        assert!(text.contains("  0;\n"));
        assert!(text.contains("1 [shape=doublecircle, color=red, xlabel=\"deadlock\"]"));
        assert!(text.contains("0 -> 1 [label=\"a \\\"b\\\": way 1\"]"));
    }
}
