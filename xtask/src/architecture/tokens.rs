//! The words of a Rust file, without comments and with literals as one word each.
//!
//! Searching in tokens instead of text finds a call whose receiver stands on the line before, and
//! nothing in strings or comments.

use crate::failure::Failure;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::str::FromStr;

pub(super) struct Token {
    pub(super) text: String,
    pub(super) line: usize,
}

/// All tokens of a file in their order, groups taken apart into their brackets and content.
pub(super) fn tokens(source: &str) -> Result<Vec<Token>, Failure> {
    let stream = TokenStream::from_str(source)
        .map_err(|error| Failure::new(format!("line {}: {error}", error.span().start().line)))?;
    let mut tokens = Vec::new();
    flatten(stream, &mut tokens);
    Ok(tokens)
}

fn flatten(stream: TokenStream, into: &mut Vec<Token>) {
    for tree in stream {
        let line = tree.span().start().line;
        match tree {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::None => ("", ""),
                };
                into.push(Token { text: open.to_owned(), line });
                flatten(group.stream(), into);
                let line = group.span_close().start().line;
                into.push(Token { text: close.to_owned(), line });
            }
            other => into.push(Token { text: other.to_string(), line }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_gone_and_literals_are_whole() {
        let source = "// heap.load\nlet a = \"heap.load\"; /* b */ f(\n a)";
        let tokens = tokens(source).unwrap();
        let texts: Vec<&str> = tokens.iter().map(|token| token.text.as_str()).collect();
        assert_eq!(texts, ["let", "a", "=", "\"heap.load\"", ";", "f", "(", "a", ")"]);
        assert_eq!((tokens[0].line, tokens[7].line, tokens[8].line), (2, 3, 3));
    }

    #[test]
    fn a_file_that_is_not_rust_is_a_failure() {
        assert!(tokens("fn main( {").is_err());
    }
}
