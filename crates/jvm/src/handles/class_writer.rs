//! Writing the small class files that the machine makes for call sites it links itself.
//!
//! Only what those need: constants, fields, methods without handlers or stack maps. The machine
//! trusts what it wrote, so nothing of it is verified.

use rustc_hash::FxHashMap;

use crate::program::Kind;

/// Java 8: the newest version in which a class may write its final fields outside of constructors.
const MAJOR: u16 = 52;

/// The instructions that are used.
pub(crate) mod opcode {
    pub(crate) const ICONST_0: u8 = 0x03;
    pub(crate) const ICONST_1: u8 = 0x04;
    pub(crate) const BIPUSH: u8 = 0x10;
    pub(crate) const DUP: u8 = 0x59;
    pub(crate) const IMUL: u8 = 0x68;
    pub(crate) const IADD: u8 = 0x60;
    pub(crate) const LCMP: u8 = 0x94;
    pub(crate) const IFEQ: u8 = 0x99;
    pub(crate) const IFNE: u8 = 0x9a;
    pub(crate) const IF_ICMPNE: u8 = 0xa0;
    pub(crate) const IF_ACMPNE: u8 = 0xa6;
    pub(crate) const IRETURN: u8 = 0xac;
    pub(crate) const ARETURN: u8 = 0xb0;
    pub(crate) const RETURN: u8 = 0xb1;
    pub(crate) const GETFIELD: u8 = 0xb4;
    pub(crate) const PUTFIELD: u8 = 0xb5;
    pub(crate) const INVOKEVIRTUAL: u8 = 0xb6;
    pub(crate) const INVOKESPECIAL: u8 = 0xb7;
    pub(crate) const INVOKESTATIC: u8 = 0xb8;
    pub(crate) const INVOKEINTERFACE: u8 = 0xb9;
    pub(crate) const INVOKEDYNAMIC: u8 = 0xba;
    pub(crate) const NEW: u8 = 0xbb;
    pub(crate) const CHECKCAST: u8 = 0xc0;
    pub(crate) const INSTANCEOF: u8 = 0xc1;
}

pub struct ClassWriter {
    pool: Vec<u8>,
    entries: u16,
    known: FxHashMap<Vec<u8>, u16>,
    access: u16,
    this_class: u16,
    super_class: u16,
    interfaces: Vec<u16>,
    fields: Vec<u8>,
    field_count: u16,
    methods: Vec<u8>,
    method_count: u16,
    bootstraps: Vec<(u16, Vec<u16>)>,
}

/// The body of a method while it is written.
#[derive(Default)]
pub struct Code {
    pub bytes: Vec<u8>,
    pub stack_max: u16,
    pub locals_max: u16,
}

impl ClassWriter {
    pub fn new(name: &str, access: u16, interfaces: &[&str]) -> ClassWriter {
        let mut writer = ClassWriter {
            pool: Vec::new(),
            entries: 1,
            known: FxHashMap::default(),
            access,
            this_class: 0,
            super_class: 0,
            interfaces: Vec::new(),
            fields: Vec::new(),
            field_count: 0,
            methods: Vec::new(),
            method_count: 0,
            bootstraps: Vec::new(),
        };
        writer.this_class = writer.class(name);
        writer.super_class = writer.class("java/lang/Object");
        writer.interfaces = interfaces.iter().map(|interface| writer.class(interface)).collect();
        writer
    }

    fn entry(&mut self, bytes: Vec<u8>) -> u16 {
        if let Some(&index) = self.known.get(&bytes) {
            return index;
        }
        let index = self.entries;
        self.entries += 1;
        self.pool.extend_from_slice(&bytes);
        self.known.insert(bytes, index);
        index
    }

    fn pair(&mut self, tag: u8, first: u16, second: u16) -> u16 {
        let ([a, b], [c, d]) = (first.to_be_bytes(), second.to_be_bytes());
        self.entry(vec![tag, a, b, c, d])
    }

    /// Names and descriptors come from class files, so they are the same in modified UTF-8 again
    /// unless a character outside of the basic plane turns up; those are written as two.
    pub fn utf8(&mut self, text: &str) -> u16 {
        let mut bytes = vec![1, 0, 0];
        for unit in text.encode_utf16() {
            match unit {
                1..0x80 => bytes.push(unit as u8),
                0 | 0x80..0x800 => {
                    bytes.push(0xc0 | (unit >> 6) as u8);
                    bytes.push(0x80 | (unit & 0x3f) as u8);
                }
                _ => {
                    bytes.push(0xe0 | (unit >> 12) as u8);
                    bytes.push(0x80 | (unit >> 6 & 0x3f) as u8);
                    bytes.push(0x80 | (unit & 0x3f) as u8);
                }
            }
        }
        let length = (bytes.len() - 3) as u16;
        bytes[1..3].copy_from_slice(&length.to_be_bytes());
        self.entry(bytes)
    }

    pub fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        let [a, b] = name.to_be_bytes();
        self.entry(vec![7, a, b])
    }

    pub fn string(&mut self, text: &str) -> u16 {
        let text = self.utf8(text);
        let [a, b] = text.to_be_bytes();
        self.entry(vec![8, a, b])
    }

    fn name_and_type(&mut self, name: &str, descriptor: &str) -> u16 {
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        self.pair(12, name, descriptor)
    }

    fn member(&mut self, tag: u8, owner: &str, name: &str, descriptor: &str) -> u16 {
        let (owner, member) = (self.class(owner), self.name_and_type(name, descriptor));
        self.pair(tag, owner, member)
    }

    pub fn field_ref(&mut self, owner: &str, name: &str, descriptor: &str) -> u16 {
        self.member(9, owner, name, descriptor)
    }

    pub fn method_ref(
        &mut self,
        owner: &str,
        name: &str,
        descriptor: &str,
        interface: bool,
    ) -> u16 {
        self.member(if interface { 11 } else { 10 }, owner, name, descriptor)
    }

    /// An `invokedynamic` constant over a static bootstrap method and constants.
    pub fn dynamic(
        &mut self,
        bootstrap: (&str, &str, &str),
        arguments: Vec<u16>,
        name: &str,
        descriptor: &str,
    ) -> u16 {
        const INVOKE_STATIC: u8 = 6;
        let (owner, method, kind) = bootstrap;
        let [a, b] = self.method_ref(owner, method, kind, false).to_be_bytes();
        let handle = self.entry(vec![15, INVOKE_STATIC, a, b]);
        self.bootstraps.push((handle, arguments));
        let row = self.bootstraps.len() as u16 - 1;
        let name_and_type = self.name_and_type(name, descriptor);
        self.pair(18, row, name_and_type)
    }

    pub fn field(&mut self, access: u16, name: &str, descriptor: &str) {
        for part in [access, self.utf8(name), self.utf8(descriptor), 0] {
            self.fields.extend_from_slice(&part.to_be_bytes());
        }
        self.field_count += 1;
    }

    pub fn method(&mut self, access: u16, name: &str, descriptor: &str, code: Option<Code>) {
        let attributes = u16::from(code.is_some());
        for part in [access, self.utf8(name), self.utf8(descriptor), attributes] {
            self.methods.extend_from_slice(&part.to_be_bytes());
        }
        self.method_count += 1;
        let Some(code) = code else { return };
        let attribute = self.utf8("Code");
        let out = &mut self.methods;
        out.extend_from_slice(&attribute.to_be_bytes());
        out.extend_from_slice(&(code.bytes.len() as u32 + 12).to_be_bytes());
        out.extend_from_slice(&code.stack_max.to_be_bytes());
        out.extend_from_slice(&code.locals_max.to_be_bytes());
        out.extend_from_slice(&(code.bytes.len() as u32).to_be_bytes());
        out.extend_from_slice(&code.bytes);
        // Neither handlers nor attributes.
        out.extend_from_slice(&[0; 4]);
    }

    pub fn finish(mut self) -> Vec<u8> {
        let mut attributes = Vec::new();
        if !self.bootstraps.is_empty() {
            let name = self.utf8("BootstrapMethods");
            let mut table = (self.bootstraps.len() as u16).to_be_bytes().to_vec();
            for (handle, arguments) in &self.bootstraps {
                table.extend_from_slice(&handle.to_be_bytes());
                table.extend_from_slice(&(arguments.len() as u16).to_be_bytes());
                table.extend(arguments.iter().flat_map(|argument| argument.to_be_bytes()));
            }
            attributes.extend_from_slice(&name.to_be_bytes());
            attributes.extend_from_slice(&(table.len() as u32).to_be_bytes());
            attributes.extend_from_slice(&table);
        }
        let mut out = 0xcafe_babe_u32.to_be_bytes().to_vec();
        for part in [0, MAJOR, self.entries] {
            out.extend_from_slice(&part.to_be_bytes());
        }
        out.extend_from_slice(&self.pool);
        let interface_count = self.interfaces.len() as u16;
        for part in [self.access, self.this_class, self.super_class, interface_count] {
            out.extend_from_slice(&part.to_be_bytes());
        }
        out.extend(self.interfaces.iter().flat_map(|interface| interface.to_be_bytes()));
        out.extend_from_slice(&self.field_count.to_be_bytes());
        out.extend_from_slice(&self.fields);
        out.extend_from_slice(&self.method_count.to_be_bytes());
        out.extend_from_slice(&self.methods);
        out.extend_from_slice(&u16::from(!attributes.is_empty()).to_be_bytes());
        out.extend_from_slice(&attributes);
        out
    }
}

impl Code {
    pub fn op(&mut self, opcode: u8) -> &mut Code {
        self.bytes.push(opcode);
        self
    }

    /// An instruction with a constant.
    pub fn with(&mut self, opcode: u8, constant: u16) -> &mut Code {
        self.bytes.push(opcode);
        self.bytes.extend_from_slice(&constant.to_be_bytes());
        self
    }

    pub fn invoke_interface(&mut self, constant: u16, slots: u16) -> &mut Code {
        self.with(opcode::INVOKEINTERFACE, constant);
        self.bytes.extend_from_slice(&[slots as u8, 0]);
        self
    }

    pub fn invoke_dynamic(&mut self, constant: u16) -> &mut Code {
        self.with(opcode::INVOKEDYNAMIC, constant);
        self.bytes.extend_from_slice(&[0; 2]);
        self
    }

    /// Loads a local of the kind that a descriptor says.
    pub fn load(&mut self, descriptor: &str, local: u16) -> &mut Code {
        const ILOAD: u8 = 0x15;
        const WIDE: u8 = 0xc4;
        let opcode = ILOAD + kind_offset(descriptor);
        match u8::try_from(local) {
            Ok(local) => self.bytes.extend_from_slice(&[opcode, local]),
            Err(_) => {
                self.bytes.extend_from_slice(&[WIDE, opcode]);
                self.bytes.extend_from_slice(&local.to_be_bytes());
            }
        }
        self
    }

    /// Returns what a descriptor says; nothing for `V`.
    pub fn give(&mut self, descriptor: &str) -> &mut Code {
        match descriptor {
            "V" => self.op(opcode::RETURN),
            _ => self.op(opcode::IRETURN + kind_offset(descriptor)),
        }
    }

    /// A forward branch; `land` fills in where it goes.
    pub fn branch(&mut self, opcode: u8) -> usize {
        let at = self.bytes.len();
        self.with(opcode, 0);
        at
    }

    pub fn land(&mut self, branch: usize) {
        let distance = (self.bytes.len() - branch) as u16;
        self.bytes[branch + 1..branch + 3].copy_from_slice(&distance.to_be_bytes());
    }
}

/// The order in which the load and return instructions come.
fn kind_offset(descriptor: &str) -> u8 {
    match Kind::of_descriptor(descriptor) {
        Some(Kind::Long) => 1,
        Some(Kind::Float) => 2,
        Some(Kind::Double) => 3,
        Some(Kind::Ref) => 4,
        _ => 0,
    }
}
