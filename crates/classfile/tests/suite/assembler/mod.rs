//! A small assembler for class files, and a class hierarchy to verify them in.
//!
//! Tests write methods as text, one instruction per line. Operands are written as they are meant:
//! labels, class names, `Owner.name:descriptor`. Stack maps are `.frame` lines.

mod code;
mod hierarchy;

use std::collections::BTreeMap;

use heddle_classfile::access;

pub(crate) use hierarchy::World;

/// A class file in the making. All fields may be set to nonsense.
#[derive(Clone)]
pub(crate) struct ClassBuilder {
    pub(crate) major: u16,
    pub(crate) minor: u16,
    pub(crate) access: u16,
    pub(crate) name: String,
    pub(crate) super_name: Option<String>,
    pub(crate) interfaces: Vec<String>,
    pub(crate) fields: Vec<Member>,
    pub(crate) methods: Vec<Member>,
    /// Attributes of the class, by name.
    pub(crate) attributes: Vec<(String, Vec<u8>)>,
    pub(crate) pool: Pool,
}

#[derive(Clone)]
pub(crate) struct Member {
    pub(crate) access: u16,
    pub(crate) name: String,
    pub(crate) descriptor: String,
    pub(crate) attributes: Vec<(String, Vec<u8>)>,
}

impl ClassBuilder {
    pub(crate) fn new(name: &str) -> ClassBuilder {
        ClassBuilder {
            major: 61,
            minor: 0,
            access: access::PUBLIC | access::SUPER,
            name: name.to_owned(),
            super_name: Some("java/lang/Object".to_owned()),
            interfaces: Vec::new(),
            fields: Vec::new(),
            methods: Vec::new(),
            attributes: Vec::new(),
            pool: Pool::default(),
        }
    }

    pub(crate) fn extends(mut self, name: &str) -> ClassBuilder {
        self.super_name = Some(name.to_owned());
        self
    }

    pub(crate) fn implements(mut self, name: &str) -> ClassBuilder {
        self.interfaces.push(name.to_owned());
        self
    }

    pub(crate) fn version(mut self, major: u16) -> ClassBuilder {
        self.major = major;
        self
    }

    pub(crate) fn access(mut self, access: u16) -> ClassBuilder {
        self.access = access;
        self
    }

    pub(crate) fn field(mut self, access: u16, name: &str, descriptor: &str) -> ClassBuilder {
        self.fields.push(Member::new(access, name, descriptor));
        self
    }

    /// A field with a `ConstantValue`.
    pub(crate) fn constant(mut self, descriptor: &str, value: u16) -> ClassBuilder {
        let mut field = Member::new(access::STATIC, "constant", descriptor);
        field.attributes.push(("ConstantValue".to_owned(), value.to_be_bytes().to_vec()));
        self.fields.push(field);
        self
    }

    /// A method without code.
    pub(crate) fn bodiless(mut self, access: u16, name: &str, descriptor: &str) -> ClassBuilder {
        self.methods.push(Member::new(access, name, descriptor));
        self
    }

    /// A method with a body of text.
    pub(crate) fn method(
        mut self,
        access: u16,
        name: &str,
        descriptor: &str,
        stack: u16,
        locals: u16,
        body: &str,
    ) -> ClassBuilder {
        let code = code::assemble(&mut self.pool, stack, locals, body);
        let mut method = Member::new(access, name, descriptor);
        method.attributes.push(("Code".to_owned(), code));
        self.methods.push(method);
        self
    }

    pub(crate) fn attribute(mut self, name: &str, bytes: &[u8]) -> ClassBuilder {
        self.attributes.push((name.to_owned(), bytes.to_vec()));
        self
    }

    pub(crate) fn bytes(mut self) -> Vec<u8> {
        let mut body = Vec::new();
        let this_class = self.pool.class(&self.name);
        let super_class = self.super_name.as_deref().map_or(0, |name| self.pool.class(name));
        for value in [self.access, this_class, super_class, self.interfaces.len() as u16] {
            body.extend(value.to_be_bytes());
        }
        for interface in &self.interfaces {
            body.extend(self.pool.class(interface).to_be_bytes());
        }
        for members in [&self.fields, &self.methods] {
            body.extend((members.len() as u16).to_be_bytes());
            for member in members {
                let name = self.pool.utf8(&member.name);
                let descriptor = self.pool.utf8(&member.descriptor);
                for value in [member.access, name, descriptor] {
                    body.extend(value.to_be_bytes());
                }
                self.pool.attributes(&mut body, &member.attributes);
            }
        }
        self.pool.attributes(&mut body, &self.attributes);

        let mut bytes = vec![0xca, 0xfe, 0xba, 0xbe];
        for value in [self.minor, self.major, self.pool.count + 1] {
            bytes.extend(value.to_be_bytes());
        }
        bytes.extend(&self.pool.bytes);
        bytes.extend(body);
        bytes
    }
}

impl Member {
    pub(crate) fn new(access: u16, name: &str, descriptor: &str) -> Member {
        Member {
            access,
            name: name.to_owned(),
            descriptor: descriptor.to_owned(),
            attributes: Vec::new(),
        }
    }
}

/// A constant pool in the making; equal constants are shared.
#[derive(Clone, Default)]
pub(crate) struct Pool {
    pub(crate) bytes: Vec<u8>,
    pub(crate) count: u16,
    index: BTreeMap<Vec<u8>, u16>,
}

impl Pool {
    /// Adds an entry as it is, tag first; returns its index.
    pub(crate) fn raw(&mut self, entry: &[u8]) -> u16 {
        if let Some(&known) = self.index.get(entry) {
            return known;
        }
        self.bytes.extend(entry);
        self.count += 1;
        let index = self.count;
        self.index.insert(entry.to_vec(), index);
        // Wide constants take two entries.
        if matches!(entry[0], 5 | 6) {
            self.count += 1;
        }
        index
    }

    pub(crate) fn utf8(&mut self, text: &str) -> u16 {
        let mut entry = vec![1];
        entry.extend((text.len() as u16).to_be_bytes());
        entry.extend(text.bytes());
        self.raw(&entry)
    }

    fn pair(&mut self, tag: u8, first: u16, second: u16) -> u16 {
        let ([a, b], [c, d]) = (first.to_be_bytes(), second.to_be_bytes());
        self.raw(&[tag, a, b, c, d])
    }

    fn single(&mut self, tag: u8, operand: u16) -> u16 {
        let [a, b] = operand.to_be_bytes();
        self.raw(&[tag, a, b])
    }

    pub(crate) fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.single(7, name)
    }

    pub(crate) fn string(&mut self, text: &str) -> u16 {
        let text = self.utf8(text);
        self.single(8, text)
    }

    pub(crate) fn int(&mut self, value: i32) -> u16 {
        let [a, b, c, d] = value.to_be_bytes();
        self.raw(&[3, a, b, c, d])
    }

    pub(crate) fn long(&mut self, value: i64) -> u16 {
        let mut entry = vec![5];
        entry.extend(value.to_be_bytes());
        self.raw(&entry)
    }

    pub(crate) fn name_and_type(&mut self, name: &str, descriptor: &str) -> u16 {
        let name = self.utf8(name);
        let descriptor = self.utf8(descriptor);
        self.pair(12, name, descriptor)
    }

    /// A field (9), method (10) or interface method (11) written `Owner.name:descriptor`.
    pub(crate) fn member(&mut self, tag: u8, text: &str) -> u16 {
        let (owner, rest) = text.split_once('.').expect("a member is Owner.name:descriptor");
        let (name, descriptor) = rest.split_once(':').expect("a member is Owner.name:descriptor");
        let owner = self.class(owner);
        let name_and_type = self.name_and_type(name, descriptor);
        self.pair(tag, owner, name_and_type)
    }

    fn attributes(&mut self, out: &mut Vec<u8>, attributes: &[(String, Vec<u8>)]) {
        out.extend((attributes.len() as u16).to_be_bytes());
        for (name, bytes) in attributes {
            out.extend(self.utf8(name).to_be_bytes());
            out.extend((bytes.len() as u32).to_be_bytes());
            out.extend(bytes);
        }
    }
}

/// A deterministic source of numbers.
pub(crate) struct Random(u64);

impl Random {
    pub(crate) fn new(seed: u64) -> Random {
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.next() % bound.max(1) as u64) as usize
    }
}
