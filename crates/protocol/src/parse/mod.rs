//! Tokens → syntax tree: frames, architectures, interfaces, claims. Protocols are in `expression`.

mod expression;

use crate::source::{Diagnostic, Source, Span};
use crate::syntax::{
    Architecture, Claim, Document, Entry, Expression, Frame, Interface, Item, Name, Port, Relation,
    Section, SectionKind,
};
use crate::token::{Token, TokenKind, Tokens, tokens};

/// Texts are addressed with 32 bits.
const BYTES_MAX: usize = u32::MAX as usize / 2;

/// Reads one file; `file` is its index among the sources, for spans.
pub fn parse(file: u32, source: &Source) -> Result<Document, Diagnostic> {
    let mut parser = Parser::new(file, &source.text)?;
    let mut items = Vec::new();
    while parser.peek().kind != TokenKind::End {
        items.push(parser.item()?);
    }
    Ok(Document { items, comments: parser.comments })
}

/// Reads a protocol that stands alone, without a frame.
pub fn parse_protocol(file: u32, source: &Source) -> Result<Expression, Diagnostic> {
    let mut parser = Parser::new(file, &source.text)?;
    let expression = parser.expression()?;
    match parser.peek().kind {
        TokenKind::End => Ok(expression),
        _ => Err(parser.unexpected("the end of the protocol")),
    }
}

/// Reads a list of events, with spaces, `;` or `,` between them; a call stands for its two events.
pub fn parse_events(file: u32, source: &Source) -> Result<Vec<crate::event::Event>, Diagnostic> {
    let mut parser = Parser::new(file, &source.text)?;
    parser.events()
}

struct Parser<'text> {
    text: &'text str,
    tokens: Vec<Token>,
    at: usize,
    comments: Vec<Span>,
}

impl<'text> Parser<'text> {
    fn new(file: u32, text: &'text str) -> Result<Parser<'text>, Diagnostic> {
        if text.len() > BYTES_MAX {
            let span = Span { file, start: 0, end: 0 };
            return Err(Diagnostic::new(span, "this file is too large"));
        }
        let Tokens { tokens, comments } = tokens(file, text)?;
        Ok(Parser { text, tokens, at: 0, comments })
    }

    fn peek(&self) -> Token {
        self.tokens[self.at]
    }

    fn peek_second(&self) -> Token {
        self.tokens[(self.at + 1).min(self.tokens.len() - 1)]
    }

    fn next(&mut self) -> Token {
        let token = self.tokens[self.at];
        if token.kind != TokenKind::End {
            self.at += 1;
        }
        token
    }

    fn text_of(&self, span: Span) -> &'text str {
        &self.text[span.start as usize..span.end as usize]
    }

    fn shown(&self, token: Token) -> String {
        match token.kind {
            TokenKind::End => "the end of the file".into(),
            _ => format!("`{}`", self.text_of(token.span)),
        }
    }

    fn unexpected(&self, wanted: &str) -> Diagnostic {
        let token = self.peek();
        Diagnostic::new(token.span, format!("found {}, wanted {wanted}", self.shown(token)))
    }

    fn is(&self, kind: TokenKind) -> bool {
        self.peek().kind == kind
    }

    fn take(&mut self, kind: TokenKind) -> Option<Token> {
        self.is(kind).then(|| self.next())
    }

    fn expect(&mut self, kind: TokenKind, wanted: &str) -> Result<Token, Diagnostic> {
        self.take(kind).ok_or_else(|| self.unexpected(wanted))
    }

    fn name(&mut self, wanted: &str) -> Result<Name, Diagnostic> {
        let token = self.expect(TokenKind::Name, wanted)?;
        let text = self.text_of(token.span).to_owned();
        if text == "NULL" {
            let problem = Diagnostic::new(token.span, format!("NULL is not {wanted}"));
            return Err(problem.hint("NULL is the empty protocol and no name"));
        }
        Ok(Name { text, span: token.span })
    }

    /// `IDatabase` or `java.util.function.Supplier`.
    fn type_name(&mut self, wanted: &str) -> Result<Name, Diagnostic> {
        let mut name = self.name(wanted)?;
        while self.take(TokenKind::Dot).is_some() {
            let part = self.name("the rest of the name")?;
            name.text.push('.');
            name.text.push_str(&part.text);
            name.span = name.span.to(part.span);
        }
        Ok(name)
    }

    fn item(&mut self) -> Result<Item, Diagnostic> {
        let start = self.peek();
        let word = match start.kind {
            TokenKind::Name => self.text_of(start.span),
            _ => "",
        };
        match word {
            "frame" => self.frame().map(Item::Frame),
            "architecture" => self.architecture().map(Item::Architecture),
            "interface" => self.interface().map(Item::Interface),
            "claim" => self.claim().map(Item::Claim),
            _ if start.kind == TokenKind::CloseBrace => {
                Err(Diagnostic::new(start.span, "this `}` closes nothing")
                    .hint("look for a brace too many further up"))
            }
            _ => Err(self
                .unexpected("`frame`, `architecture`, `interface` or `claim`")
                .hint("a protocol stands in a frame: frame Name { protocol: … };")),
        }
    }

    fn open(&mut self, of: &str) -> Result<Token, Diagnostic> {
        self.expect(TokenKind::OpenBrace, &format!("`{{` after the name of the {of}"))
    }

    /// `}` and perhaps `;`.
    fn close(&mut self, open: Token, wanted: &str) -> Result<Token, Diagnostic> {
        if self.is(TokenKind::End) {
            return Err(Diagnostic::new(open.span, "this `{` is never closed"));
        }
        let close = self.expect(TokenKind::CloseBrace, wanted)?;
        Ok(self.take(TokenKind::Semicolon).unwrap_or(close))
    }

    fn interface(&mut self) -> Result<Interface, Diagnostic> {
        let start = self.next().span;
        let name = self.type_name("the name of the interface")?;
        let open = self.open("interface")?;
        let mut methods = Vec::new();
        while self.is(TokenKind::Name) {
            methods.push(self.name("the name of a method")?);
            if self.take(TokenKind::Comma).is_none() && self.take(TokenKind::Semicolon).is_none() {
                break;
            }
        }
        let end = self.close(open, "the name of a method, or `}`")?;
        Ok(Interface { name, methods, span: start.to(end.span) })
    }

    fn claim(&mut self) -> Result<Claim, Diagnostic> {
        let start = self.next().span;
        let left = self.name("the name of a frame")?;
        let word = self.peek();
        let relation = match self.text_of(word.span) {
            "within" => Relation::Within,
            "equals" => Relation::Equals,
            _ => return Err(self.unexpected("`within` or `equals`")),
        };
        self.next();
        let right = self.name("the name of a frame")?;
        let end = self.expect(TokenKind::Semicolon, "`;` after the claim")?;
        Ok(Claim { left, relation, right, span: start.to(end.span) })
    }

    fn frame(&mut self) -> Result<Frame, Diagnostic> {
        let start = self.next().span;
        let name = self.name("the name of the frame")?;
        let open = self.open("frame")?;
        let mut sections = Vec::new();
        let heading = loop {
            let token = self.peek();
            match self.section_word() {
                Some("provides") => sections.push(self.section(SectionKind::Provides)?),
                Some("requires") => sections.push(self.section(SectionKind::Requires)?),
                Some("protocol") => break token.span,
                Some(_) => return Err(self.unexpected("`provides:`, `requires:` or `protocol:`")),
                None if token.kind == TokenKind::End => {
                    return Err(Diagnostic::new(open.span, "this `{` is never closed"));
                }
                None if token.kind == TokenKind::CloseBrace => {
                    let message = format!("the frame {} has no protocol", name.text);
                    return Err(Diagnostic::new(token.span, message)
                        .hint("write protocol: NULL for a component that does nothing"));
                }
                None => return Err(self.unexpected("`provides:`, `requires:` or `protocol:`")),
            }
        };
        self.next();
        self.next();
        let protocol = self.expression().map_err(|problem| self.perhaps_unclosed(open, problem))?;
        if self.section_word().is_some() {
            return Err(self
                .unexpected("`}` after the protocol")
                .hint("the protocol is the last section of a frame"));
        }
        let end = self.close(open, "an operator or `}`")?;
        Ok(Frame { name, sections, heading, protocol, span: start.to(end.span) })
    }

    /// Where the file ends, or something else begins, in the middle of a protocol, a brace is
    /// missing rather than an operand.
    fn perhaps_unclosed(&self, open: Token, problem: Diagnostic) -> Diagnostic {
        let is_end = self.is(TokenKind::End) && !problem.message.ends_with("never closed");
        let word = self.text_of(self.peek().span);
        let is_item = ["frame", "architecture", "interface", "claim"].contains(&word)
            && self.peek_second().kind == TokenKind::Name;
        match is_end || is_item {
            true => Diagnostic::new(open.span, "this `{` is never closed")
                .hint("count the braces of the frame and of the calls in its protocol"),
            false => problem,
        }
    }

    fn architecture(&mut self) -> Result<Architecture, Diagnostic> {
        let start = self.next().span;
        let name = self.name("the name of the architecture")?;
        let implements = match self.peek() {
            token if self.text_of(token.span) == "implements" => {
                self.next();
                Some(self.name("the name of a frame")?)
            }
            _ => None,
        };
        let open = self.open("architecture")?;
        let mut sections = Vec::new();
        while let Some(word) = self.section_word() {
            let kind = match word {
                "components" => SectionKind::Components,
                "bindings" => SectionKind::Bindings,
                "delegates" => SectionKind::Delegates,
                "subsumes" => SectionKind::Subsumes,
                _ => return Err(self.unexpected(ARCHITECTURE_SECTIONS)),
            };
            sections.push(self.section(kind)?);
        }
        let end = self.close(open, &format!("{ARCHITECTURE_SECTIONS} or `}}`"))?;
        Ok(Architecture { name, implements, sections, span: start.to(end.span) })
    }

    /// The word before a colon.
    fn section_word(&self) -> Option<&'text str> {
        let is_section = self.is(TokenKind::Name) && self.peek_second().kind == TokenKind::Colon;
        is_section.then(|| self.text_of(self.peek().span))
    }

    fn section(&mut self, kind: SectionKind) -> Result<Section, Diagnostic> {
        let span = self.next().span;
        self.next();
        let mut entries = Vec::new();
        while self.is(TokenKind::Name) && self.section_word().is_none() {
            let entry = match kind {
                SectionKind::Provides | SectionKind::Requires | SectionKind::Components => {
                    let type_name = self.type_name("a type")?;
                    let name = self.name(&format!("a name after `{}`", type_name.text))?;
                    Entry::Declare { type_name, name }
                }
                SectionKind::Bindings | SectionKind::Delegates | SectionKind::Subsumes => {
                    let from = self.port()?;
                    self.expect(TokenKind::Arrow, "`->`")?;
                    Entry::Connect { from, to: self.port()? }
                }
            };
            self.expect(TokenKind::Semicolon, "`;`")?;
            entries.push(entry);
        }
        Ok(Section { kind, span, entries })
    }

    fn port(&mut self) -> Result<Port, Diagnostic> {
        let first = self.name("a component or an interface")?;
        match self.take(TokenKind::Dot) {
            Some(_) => {
                let interface = self.name("an interface")?;
                Ok(Port { component: Some(first), interface })
            }
            None => Ok(Port { component: None, interface: first }),
        }
    }
}

const ARCHITECTURE_SECTIONS: &str = "`components:`, `bindings:`, `delegates:` or `subsumes:`";
