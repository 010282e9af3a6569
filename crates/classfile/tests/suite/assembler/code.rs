//! From the text of a method body to its `Code` attribute.
//!
//! Besides instructions there are labels (`name:`), handlers (`.catch from to handler type`, with
//! `any` for all), frames (`.frame locals | stack`) and raw bytes (`.bytes 1 2`).

use std::collections::BTreeMap;

use heddle_classfile::opcodes::*;

use super::Pool;

struct Assembler<'a> {
    pool: &'a mut Pool,
    code: Vec<u8>,
    labels: BTreeMap<&'a str, usize>,
    /// Where a branch offset is to be written, its width, the instruction's offset, the label.
    branches: Vec<(usize, usize, usize, &'a str)>,
    handlers: Vec<[&'a str; 4]>,
    /// Frames: their offset and what they say.
    frames: Vec<(usize, &'a str)>,
}

pub(super) fn assemble(pool: &mut Pool, stack: u16, locals: u16, body: &str) -> Vec<u8> {
    let mut assembler = Assembler {
        pool,
        code: Vec::new(),
        labels: BTreeMap::new(),
        branches: Vec::new(),
        handlers: Vec::new(),
        frames: Vec::new(),
    };
    for line in body.lines() {
        assembler.line(line.trim());
    }
    assembler.finish(stack, locals)
}

impl<'a> Assembler<'a> {
    fn line(&mut self, line: &'a str) {
        if line.is_empty() {
        } else if let Some(label) = line.strip_suffix(':') {
            self.labels.insert(label, self.code.len());
        } else if let Some(frame) = line.strip_prefix(".frame") {
            self.frames.push((self.code.len(), frame));
        } else {
            let words: Vec<&str> = line.split_whitespace().collect();
            match words[0] {
                ".catch" => self.handlers.push([words[1], words[2], words[3], words[4]]),
                ".bytes" => self.code.extend(words[1..].iter().map(|word| number(word) as u8)),
                _ => self.instruction(&words),
            }
        }
    }

    fn instruction(&mut self, words: &[&'a str]) {
        let start = self.code.len();
        let opcode = (0..=OPCODE_MAX)
            .find(|&opcode| mnemonic(opcode) == Some(words[0]))
            .unwrap_or_else(|| panic!("no instruction is called {}", words[0]));
        self.code.push(opcode);
        let operands = &words[1..];
        match opcode {
            BIPUSH | NEWARRAY | RET | ILOAD..=ALOAD | ISTORE..=ASTORE => {
                self.u1(number(operands[0]))
            }
            SIPUSH => self.u2(number(operands[0])),
            IINC => operands.iter().for_each(|operand| self.u1(number(operand))),
            LDC => {
                let index = self.constant(operands);
                self.u1(i64::from(index));
            }
            LDC_W | LDC2_W => {
                let index = self.constant(operands);
                self.u2(i64::from(index));
            }
            IFEQ..=JSR | IFNULL | IFNONNULL => self.branch(2, start, operands[0]),
            GOTO_W | JSR_W => self.branch(4, start, operands[0]),
            LOOKUPSWITCH => self.lookup_switch(start, operands),
            GETSTATIC..=PUTFIELD => self.member(9, operands[0]),
            INVOKEVIRTUAL..=INVOKESTATIC => self.member(10, operands[0]),
            INVOKEINTERFACE => {
                self.member(11, operands[0]);
                self.u1(number(operands[1]));
                self.u1(0);
            }
            NEW | ANEWARRAY | CHECKCAST | INSTANCEOF | MULTIANEWARRAY => {
                let class = self.pool.class(operands[0]);
                self.u2(i64::from(class));
                if opcode == MULTIANEWARRAY {
                    self.u1(number(operands[1]));
                }
            }
            WIDE => {
                let opcode = (0..=OPCODE_MAX).find(|&opcode| mnemonic(opcode) == Some(operands[0]));
                self.code.push(opcode.expect("an instruction to widen"));
                operands[1..].iter().for_each(|operand| self.u2(number(operand)));
            }
            _ => assert_eq!(fixed_length(opcode), Some(1), "cannot assemble {}", words[0]),
        }
    }

    fn u1(&mut self, value: i64) {
        self.code.push(value as u8);
    }

    fn u2(&mut self, value: i64) {
        self.code.extend((value as u16).to_be_bytes());
    }

    fn branch(&mut self, width: usize, start: usize, label: &'a str) {
        self.branches.push((self.code.len(), width, start, label));
        self.code.resize(self.code.len() + width, 0);
    }

    fn member(&mut self, tag: u8, text: &str) {
        // `interface` in front of the owner makes it an interface method.
        let (tag, text) = text.strip_prefix("interface:").map_or((tag, text), |text| (11, text));
        let index = self.pool.member(tag, text);
        self.u2(i64::from(index));
    }

    /// `int 5`, `long 5`, `string text`, `class Name` or `entry 3`.
    fn constant(&mut self, operands: &[&str]) -> u16 {
        match operands[0] {
            "int" => self.pool.int(number(operands[1]) as i32),
            "long" => self.pool.long(number(operands[1])),
            "string" => self.pool.string(operands[1]),
            "class" => self.pool.class(operands[1]),
            "entry" => number(operands[1]) as u16,
            other => panic!("no constant is called {other}"),
        }
    }

    /// `default key=label …`
    fn lookup_switch(&mut self, start: usize, operands: &[&'a str]) {
        while !self.code.len().is_multiple_of(4) {
            self.code.push(0);
        }
        self.branch(4, start, operands[0]);
        self.code.extend((operands.len() as u32 - 1).to_be_bytes());
        for pair in &operands[1..] {
            let (key, label) = pair.split_once('=').expect("a case is key=label");
            self.code.extend((number(key) as i32).to_be_bytes());
            self.branch(4, start, label);
        }
    }

    fn at(&self, label: &str) -> usize {
        *self.labels.get(label).unwrap_or_else(|| panic!("no label is called {label}"))
    }

    fn finish(mut self, stack: u16, locals: u16) -> Vec<u8> {
        for (at, width, start, label) in std::mem::take(&mut self.branches) {
            let offset = (self.at(label) as i32 - start as i32).to_be_bytes();
            self.code[at..at + width].copy_from_slice(&offset[4 - width..]);
        }
        let mut out = Vec::new();
        out.extend(stack.to_be_bytes());
        out.extend(locals.to_be_bytes());
        out.extend((self.code.len() as u32).to_be_bytes());
        out.extend(&self.code);
        out.extend((self.handlers.len() as u16).to_be_bytes());
        for [from, to, handler, class] in std::mem::take(&mut self.handlers) {
            for label in [from, to, handler] {
                out.extend((self.at(label) as u16).to_be_bytes());
            }
            let class = if class == "any" { 0 } else { self.pool.class(class) };
            out.extend(class.to_be_bytes());
        }
        let table = self.stack_map();
        let name = self.pool.utf8("StackMapTable");
        out.extend(u16::from(!self.frames.is_empty()).to_be_bytes());
        if !self.frames.is_empty() {
            out.extend(name.to_be_bytes());
            out.extend((table.len() as u32).to_be_bytes());
            out.extend(table);
        }
        out
    }

    /// All frames are written in full.
    fn stack_map(&mut self) -> Vec<u8> {
        let mut out = (self.frames.len() as u16).to_be_bytes().to_vec();
        let mut before = -1;
        for (offset, text) in self.frames.clone() {
            out.push(255);
            out.extend(((offset as i32 - before - 1) as u16).to_be_bytes());
            before = offset as i32;
            let (locals, stack) = text.split_once('|').expect("a frame is locals | stack");
            for types in [locals, stack] {
                let types: Vec<&str> = types.split_whitespace().collect();
                out.extend((types.len() as u16).to_be_bytes());
                types.into_iter().for_each(|item| self.item(&mut out, item));
            }
        }
        out
    }

    /// A type in a frame: a word, `new:label`, or a class.
    fn item(&mut self, out: &mut Vec<u8>, item: &str) {
        let words = ["top", "int", "float", "double", "long", "null", "this"];
        if let Some(tag) = words.iter().position(|word| *word == item) {
            out.push(tag as u8);
        } else if let Some(label) = item.strip_prefix("new:") {
            out.push(8);
            out.extend((self.at(label) as u16).to_be_bytes());
        } else {
            out.push(7);
            out.extend(self.pool.class(item).to_be_bytes());
        }
    }
}

fn number(text: &str) -> i64 {
    text.parse().unwrap_or_else(|_| panic!("{text} is no number"))
}
