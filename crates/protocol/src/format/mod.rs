//! Syntax tree → text in one layout. Comments stay where they belong.

mod expression;
mod page;

use crate::parse::parse;
use crate::source::{Diagnostic, Source};
use crate::syntax::{Document, Entry, Expression, Item, Port, Section};
use page::Page;

/// The columns of a page.
const WIDTH: usize = 100;
const INDENT: usize = 4;

/// The text of a file in our layout.
pub fn format(source: &Source) -> Result<String, Diagnostic> {
    let document = parse(0, source)?;
    let mut page = Page::new(&source.text, &document.comments);
    write_document(&document, &mut page);
    Ok(page.finish())
}

/// A protocol as text, on one line if it fits.
pub fn format_expression(expression: &Expression) -> String {
    let mut page = Page::new("", &[]);
    expression::write(expression, &mut page, 0);
    page.finish().trim_end().to_owned()
}

fn write_document(document: &Document, page: &mut Page<'_>) {
    for (index, item) in document.items.iter().enumerate() {
        page.new_line(0);
        page.trailing_comments(item.span().start);
        if index > 0 && !may_stay_close(&document.items[index - 1], item, page) {
            page.blank_line();
        }
        page.comments(item.span().start);
        write_item(item, page);
    }
    page.new_line(0);
    page.comments(u32::MAX);
}

/// Short things of one kind may stand close together; all else stands apart.
fn may_stay_close(before: &Item, item: &Item, page: &Page<'_>) -> bool {
    let are_alike = matches!(
        (before, item),
        (Item::Claim(_), Item::Claim(_)) | (Item::Interface(_), Item::Interface(_))
    );
    are_alike && !page.has_blank_line_behind(before.span().end)
}

fn write_item(item: &Item, page: &mut Page<'_>) {
    match item {
        Item::Interface(interface) => {
            page.text("interface ");
            page.word(&interface.name.text, interface.name.span);
            page.text(" {");
            for (index, method) in interface.methods.iter().enumerate() {
                page.text(if index == 0 { " " } else { ", " });
                if page.column() + method.text.len() + 2 > WIDTH {
                    page.new_line(INDENT);
                }
                page.word(&method.text, method.span);
            }
            page.comments(interface.span.end);
            page.text(if interface.methods.is_empty() { "};" } else { " };" });
        }
        Item::Claim(claim) => {
            page.text("claim ");
            page.word(&claim.left.text, claim.left.span);
            page.text(&format!(" {} ", claim.relation.word()));
            page.word(&claim.right.text, claim.right.span);
            page.comments(claim.span.end);
            page.text(";");
        }
        Item::Frame(frame) => {
            page.text("frame ");
            page.word(&frame.name.text, frame.name.span);
            page.text(" {");
            frame.sections.iter().for_each(|section| write_section(section, page));
            page.new_line(INDENT);
            page.word("protocol", frame.heading);
            page.text(":");
            page.new_line(2 * INDENT);
            expression::write(&frame.protocol, page, 2 * INDENT);
            close(frame.span.end, page);
        }
        Item::Architecture(architecture) => {
            page.text("architecture ");
            page.word(&architecture.name.text, architecture.name.span);
            if let Some(frame) = &architecture.implements {
                page.text(" implements ");
                page.word(&frame.text, frame.span);
            }
            page.text(" {");
            architecture.sections.iter().for_each(|section| write_section(section, page));
            close(architecture.span.end, page);
        }
    }
}

fn close(end: u32, page: &mut Page<'_>) {
    page.comments(end);
    page.new_line(0);
    page.text("};");
}

fn write_section(section: &Section, page: &mut Page<'_>) {
    page.new_line(INDENT);
    page.word(section.kind.word(), section.span);
    page.text(":");
    for entry in &section.entries {
        page.new_line(2 * INDENT);
        match entry {
            Entry::Declare { type_name, name } => {
                page.word(&type_name.text, type_name.span);
                page.text(" ");
                page.word(&name.text, name.span);
            }
            Entry::Connect { from, to } => {
                write_port(from, page);
                page.text(" -> ");
                write_port(to, page);
            }
        }
        page.text(";");
    }
}

fn write_port(port: &Port, page: &mut Page<'_>) {
    if let Some(component) = &port.component {
        page.word(&component.text, component.span);
        page.text(".");
    }
    page.word(&port.interface.text, port.interface.span);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, expected: &str) {
        let format_text = |text: &str| {
            let source = Source { name: "a.bp".into(), text: text.into() };
            format(&source).unwrap_or_else(|error| panic!("{}", error.render(&[source])))
        };
        let formatted = format_text(text);
        assert_eq!(formatted, expected);
        assert_eq!(format_text(&formatted), formatted, "formatting again changes nothing");
    }

    #[test]
    fn comments_stay() {
        check(
            "// head\n\n// of A\nframe A { // name\n provides: // some\n I i; // one\n protocol: ?i.m // last\n}",
            "// head\n\n// of A\nframe A { // name\n    provides: // some\n        I i; // one\n    protocol:\n        ?i.m // last\n};\n",
        );
        check(
            "frame A { protocol: (NULL /* a */ ; NULL // b\n)* // c\n + NULL } // d\n/* e */",
            "frame A {\n    protocol:\n        (\n            NULL ; /* a */\n            NULL // b\n        )*\n        + // c\n        NULL\n}; // d\n/* e */\n",
        );
    }

    #[test]
    fn declarations() {
        check(
            "interface I{a,b;c}claim A within B;claim A equals B; architecture X implements A{\ncomponents:A a;B b;bindings:a.x->b.y;delegates:i->a.i;}",
            "interface I { a, b, c };\n\nclaim A within B;\nclaim A equals B;\n\narchitecture X implements A {\n    components:\n        A a;\n        B b;\n    bindings:\n        a.x -> b.y;\n    delegates:\n        i -> a.i;\n};\n",
        );
        check("", "");
        check("// only this", "// only this\n");
    }

    #[test]
    fn long_protocols_are_broken() {
        let call = "?interface.aMethodWithAVeryLongNameIndeed";
        check(
            &format!("frame A {{ protocol: ({call} || {call}{{{call};{call}}} || NULL)*;{call} }}"),
            &format!(
                "frame A {{\n    protocol:\n        (\n            {call}\n            ||\n            {call}{{{call} ; {call}}}\n            ||\n            NULL\n        )* ;\n        {call}\n}};\n"
            )
            .replace(
                &format!("{call}{{{call} ; {call}}}"),
                &format!("{call}{{\n                {call} ;\n                {call}\n            }}"),
            ),
        );
    }
}
