//! What was said to real programs and answered, as trees for Graphviz.
//!
//! A node is where a conversation may stand, an edge a request with its answer: the requests of all schedules are
//! the ways from the root.

use std::fmt::Write;

use heddle_checker::{ConversationMove, ConversationTree};

use super::dot::quoted;
use crate::Material;

pub(super) fn make(material: &Material<'_>) -> Result<String, String> {
    let trees = (material.conversations)();
    if trees.is_empty() {
        return Err("no process of this system is live: nothing was said to any".into());
    }
    Ok(format!("digraph conversations {{\n{}}}\n", clusters(&trees)))
}

/// One box for each program.
pub(super) fn clusters(trees: &[ConversationTree]) -> String {
    let mut text = String::new();
    for (number, ConversationTree { peer, moves }) in trees.iter().enumerate() {
        let name = |node: u32| format!("peer{number}_{node}");
        let title = quoted(&format!("what was said to {peer}"));
        let _ = writeln!(text, "  subgraph cluster_peer{number} {{");
        let _ =
            writeln!(text, "    label={title};\n    node [shape=point, width=0.12, label=\"\"];");
        let _ = writeln!(text, "    {} [shape=circle, color=green];", name(0));
        for ConversationMove { node, parent, said, heard } in moves {
            let label = match heard.is_empty() {
                true => said.clone(),
                false => format!("{said} / {heard}"),
            };
            let edge = format!("{} -> {}", name(*parent), name(*node));
            let _ = writeln!(text, "    {edge} [label={}];", quoted(&label));
        }
        text.push_str("  }\n");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_edge_is_a_request_with_its_answer() {
        let told = |node, parent, said: &str, heard: &str| ConversationMove {
            node,
            parent,
            said: said.into(),
            heard: heard.into(),
        };
        let moves = vec![
            told(1, 0, "open connection 0", ""),
            told(2, 1, "send \"a\"", "hear \"b\""),
            told(3, 1, "send \"p\"", "hear \"q\""),
        ];
        let text = clusters(&[ConversationTree { peer: "db".into(), moves }]);
        assert!(text.contains(r#"peer0_0 -> peer0_1 [label="open connection 0"];"#), "{text}");
        let edge = r#"peer0_1 -> peer0_3 [label="send \"p\" / hear \"q\""];"#;
        assert!(text.contains(edge), "{text}");
    }
}
