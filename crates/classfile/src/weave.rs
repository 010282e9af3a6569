//! Calls put into class files: claims about methods and fields of programs that are not to be changed.
//!
//! A claim about a call stands at the beginning of the method, in as many bytes as keep switches aligned. A claim
//! about a field takes the place of each store, in a method that stores and claims. Whatever cannot be read is
//! left as it is, and found to be wrong by who reads it next.

use crate::opcodes::{PUTFIELD, PUTSTATIC, instruction_length};

/// The class whose methods are called.
const API: &str = "heddle/Heddle";
const ALIGNED: usize = 4;

/// What is claimed about a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Claim {
    /// The values that a field gets are secret.
    SecretField { class: String, field: String, name: String },
    /// An argument of a method, counted from one, is secret.
    SecretArgument { class: String, method: String, argument: usize, name: String },
    /// A call is an event: the method of the API, the event, and its data.
    Event { call: &'static str, event: String, class: String, method: String, data: Vec<Datum> },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Datum {
    /// An argument of the method, counted from one.
    Argument(usize),
    Text(String),
}

impl Claim {
    /// Reads `secret CLASS.FIELD as NAME`, `secret CLASS.METHOD(1) as NAME`, `begin EVENT CLASS.METHOD(1, "A")`, and
    /// `end` and `end-weak` as `begin`.
    pub fn parse(text: &str) -> Option<Claim> {
        let (word, rest) = text.trim().split_once(' ')?;
        if word == "secret" {
            let (place, name) = match rest.rsplit_once(" as ") {
                Some((place, name)) => (place.trim(), Some(name.trim().to_owned())),
                None => (rest.trim(), None),
            };
            let (member, data) = member(place)?;
            let (class, own) = member;
            let name = name.unwrap_or_else(|| own.clone());
            return match data.as_deref() {
                None => Some(Claim::SecretField { class, field: own, name }),
                Some([Datum::Argument(argument)]) => {
                    Some(Claim::SecretArgument { class, method: own, argument: *argument, name })
                }
                Some(_) => None,
            };
        }
        let call = match word {
            "begin" => "begin",
            "end" => "end",
            "end-weak" => "endWeak",
            _ => return None,
        };
        let (event, place) = rest.trim().split_once(' ')?;
        let ((class, method), data) = member(place.trim())?;
        Some(Claim::Event { call, event: event.to_owned(), class, method, data: data? })
    }

    /// The class and the method that the claim is made in.
    pub fn method(&self) -> (&str, String) {
        match self {
            Claim::SecretField { class, field, .. } => (class, setter_name(field)),
            Claim::SecretArgument { class, method, .. } | Claim::Event { class, method, .. } => {
                (class, method.clone())
            }
        }
    }

    /// What is claimed about, as it is written.
    pub fn place(&self) -> String {
        match self {
            Claim::SecretField { class, field, .. } => {
                format!("{}.{field}", class.replace('/', "."))
            }
            Claim::SecretArgument { class, method, .. } | Claim::Event { class, method, .. } => {
                format!("{}.{method}", class.replace('/', "."))
            }
        }
    }
}

type Place = ((String, String), Option<Vec<Datum>>);

/// `CLASS.MEMBER`, and what stands in parentheses behind it.
fn member(text: &str) -> Option<Place> {
    let (path, data) = match text.split_once('(') {
        Some((path, rest)) => {
            let inner = rest.trim_end().strip_suffix(')')?.trim();
            let parts = inner.split(',').map(str::trim).filter(|part| !part.is_empty());
            let datum =
                |part: &str| match part.strip_prefix('"').and_then(|it| it.strip_suffix('"')) {
                    Some(text) => Some(Datum::Text(text.to_owned())),
                    None => part.parse().ok().filter(|&number| number > 0).map(Datum::Argument),
                };
            (path, Some(parts.map(datum).collect::<Option<Vec<Datum>>>()?))
        }
        None => (text, None),
    };
    let (class, own) = path.trim().rsplit_once('.')?;
    Some(((class.replace('.', "/"), own.to_owned()), data))
}

/// The class file with calls for all claims that are about it; nothing if there are none.
pub fn weave(bytes: &[u8], claims: &[Claim]) -> Option<Vec<u8>> {
    Weaver::new(bytes, claims)?.weave()
}

struct Weaver<'a> {
    bytes: &'a [u8],
    claims: &'a [Claim],
    /// Where each constant is; zero for what is none.
    constants: Vec<usize>,
    /// Where the constants end.
    behind: usize,
    added: Vec<u8>,
    added_count: u16,
    changed: bool,
}

impl<'a> Weaver<'a> {
    fn new(bytes: &'a [u8], claims: &'a [Claim]) -> Option<Weaver<'a>> {
        let count = u16_at(bytes, 8)?;
        let mut constants = vec![0; count.into()];
        let mut at = 10;
        let mut index = 1;
        while index < usize::from(count) {
            constants[index] = at;
            let tag = *bytes.get(at)?;
            at += match tag {
                1 => 3 + usize::from(u16_at(bytes, at + 1)?),
                3 | 4 | 9 | 10 | 11 | 12 | 17 | 18 => 5,
                5 | 6 => 9,
                7 | 8 | 16 | 19 | 20 => 3,
                15 => 4,
                _ => return None,
            };
            index += if matches!(tag, 5 | 6) { 2 } else { 1 };
        }
        let (added, changed) = (Vec::new(), false);
        Some(Weaver { bytes, claims, constants, behind: at, added, added_count: count, changed })
    }

    fn weave(mut self) -> Option<Vec<u8>> {
        let bytes = self.bytes;
        let this = self.class_name(u16_at(bytes, self.behind + 2)?)?;
        let mut at = self.behind + 6;
        at += 2 + 2 * usize::from(u16_at(bytes, at)?);
        let head = self.behind..at;
        let mut fields = bytes.get(at..at + 2)?.to_vec();
        let mut setters = Vec::new();
        let count = u16_at(bytes, at)?;
        at += 2;
        for _ in 0..count {
            let end = self.member_end(at)?;
            let mut field = bytes.get(at..end)?.to_vec();
            let (name, descriptor) =
                (self.utf8(u16_at(bytes, at + 2)?)?, self.utf8(u16_at(bytes, at + 4)?)?);
            let claims: &'a [Claim] = self.claims;
            for claim in claims {
                if let Claim::SecretField { class, field: own, name: shown } = claim
                    && (class.as_str(), own.as_str()) == (this.as_str(), name.as_str())
                {
                    // A setter may store it, too.
                    const FINAL: u8 = 0x10;
                    field[1] &= !FINAL;
                    let is_static = field[1] & 0x08 != 0;
                    setters.push(self.setter(&this, &name, &descriptor, is_static, shown)?);
                }
            }
            fields.extend(field);
            at = end;
        }
        let count = u16_at(bytes, at)?;
        at += 2;
        let mut methods = Vec::new();
        for _ in 0..count {
            let end = self.member_end(at)?;
            methods.extend(self.method(&this, bytes.get(at..end)?)?);
            at = end;
        }
        if !self.changed {
            return None;
        }
        let count = count.checked_add(u16::try_from(setters.len()).ok()?)?;
        let mut woven = bytes.get(..8)?.to_vec();
        woven.extend(self.added_count.to_be_bytes());
        woven.extend(bytes.get(10..self.behind)?);
        woven.extend(&self.added);
        woven.extend(bytes.get(head)?);
        woven.extend(fields);
        woven.extend(count.to_be_bytes());
        woven.extend(methods);
        setters.iter().for_each(|setter| woven.extend(setter));
        woven.extend(bytes.get(at..)?);
        Some(woven)
    }

    /// A method that stores a value in a field and claims that it is secret.
    fn setter(
        &mut self,
        this: &str,
        field: &str,
        descriptor: &str,
        is_static: bool,
        name: &str,
    ) -> Option<Vec<u8>> {
        const PUBLIC_STATIC_SYNTHETIC: u16 = 0x1009;
        let mut code = Vec::new();
        let slot = u8::from(!is_static);
        if !is_static {
            code.extend([25, 0]);
        }
        code.extend([load(descriptor)?, slot]);
        let reference = self.reference(9, this, field, descriptor);
        code.push(if is_static { PUTSTATIC } else { PUTFIELD });
        code.extend(reference.to_be_bytes());
        self.boxed(descriptor, slot, &mut code)?;
        self.claim_secret(name, &mut code);
        code.push(177);
        let wide = u16::from(matches!(descriptor, "J" | "D"));
        let method = self.utf8_index(&setter_name(field));
        let descriptor = self.utf8_index(&setter_descriptor(this, descriptor, is_static));
        let code_name = self.utf8_index("Code");
        let mut body = Vec::new();
        [6, u16::from(slot) + 1 + wide]
            .iter()
            .for_each(|word: &u16| body.extend(word.to_be_bytes()));
        body.extend((code.len() as u32).to_be_bytes());
        body.extend(code);
        body.extend([0; 4]);
        let mut out = Vec::new();
        [PUBLIC_STATIC_SYNTHETIC, method, descriptor, 1, code_name]
            .iter()
            .for_each(|word| out.extend(word.to_be_bytes()));
        out.extend((body.len() as u32).to_be_bytes());
        out.extend(body);
        self.changed = true;
        Some(out)
    }

    fn method(&mut self, this: &str, bytes: &[u8]) -> Option<Vec<u8>> {
        let (access, name) = (u16_at(bytes, 0)?, self.utf8(u16_at(bytes, 2)?)?);
        let descriptor = self.utf8(u16_at(bytes, 4)?)?;
        let prefix = self.prefix(this, &name, &descriptor, access & 8 != 0)?;
        let mut out = bytes.get(..8)?.to_vec();
        let mut at = 8;
        for _ in 0..u16_at(bytes, 6)? {
            let length = u32_at(bytes, at + 2)? as usize;
            let body = bytes.get(at + 6..at + 6 + length)?;
            let is_code = self.utf8(u16_at(bytes, at)?)? == "Code";
            let body = if is_code { self.code(body, &prefix)? } else { body.to_vec() };
            out.extend(bytes.get(at..at + 2)?);
            out.extend((body.len() as u32).to_be_bytes());
            out.extend(body);
            at += 6 + length;
        }
        Some(out)
    }

    /// What a method does first, for the claims about it.
    fn prefix(
        &mut self,
        this: &str,
        name: &str,
        descriptor: &str,
        is_static: bool,
    ) -> Option<Vec<u8>> {
        let mut code = Vec::new();
        let arguments = arguments(descriptor, is_static);
        let claims: &'a [Claim] = self.claims;
        for claim in claims {
            match claim {
                Claim::SecretArgument { class, method, argument, name: shown }
                    if (class.as_str(), method.as_str()) == (this, name) =>
                {
                    let Some((kind, slot)) = arguments.get(argument - 1) else { continue };
                    self.boxed(kind, *slot, &mut code)?;
                    self.claim_secret(shown, &mut code);
                }
                Claim::Event { call, event, class, method, data }
                    if (class.as_str(), method.as_str()) == (this, name) =>
                {
                    let most = data.iter().map(|datum| match datum {
                        Datum::Argument(number) => *number,
                        Datum::Text(_) => 0,
                    });
                    if most.max().unwrap_or(0) > arguments.len() {
                        continue;
                    }
                    self.ldc(event, &mut code);
                    push(data.len(), &mut code);
                    let object = self.class_index("java/lang/Object");
                    code.push(189);
                    code.extend(object.to_be_bytes());
                    for (index, datum) in data.iter().enumerate() {
                        code.push(89);
                        push(index, &mut code);
                        match datum {
                            Datum::Text(text) => self.ldc(text, &mut code),
                            Datum::Argument(number) => {
                                let (kind, slot) = &arguments[number - 1];
                                self.boxed(kind, *slot, &mut code)?;
                            }
                        }
                        code.push(83);
                    }
                    let reference =
                        self.reference(10, API, call, "(Ljava/lang/String;[Ljava/lang/Object;)V");
                    code.push(184);
                    code.extend(reference.to_be_bytes());
                }
                _ => {}
            }
        }
        code.resize(code.len().next_multiple_of(ALIGNED), 0);
        self.changed |= !code.is_empty();
        Some(code)
    }

    /// A code attribute with a prefix, and with setters in the place of stores to secret fields.
    fn code(&mut self, bytes: &[u8], prefix: &[u8]) -> Option<Vec<u8>> {
        const STACK: u16 = 10;
        let length = u32_at(bytes, 4)? as usize;
        let mut code = bytes.get(8..8 + length)?.to_vec();
        let mut at = 0;
        while at < code.len() {
            let step = instruction_length(&code, at)?;
            if matches!(code[at], PUTFIELD | PUTSTATIC)
                && let Some(setter) = self.setter_of(u16_at(&code, at + 1)?, code[at] == PUTSTATIC)
            {
                code[at] = 184;
                code[at + 1..at + 3].copy_from_slice(&setter.to_be_bytes());
                self.changed = true;
            }
            at += step;
        }
        let shift = prefix.len() as u16;
        let mut out = Vec::new();
        out.extend((u16_at(bytes, 0)? + if shift > 0 { STACK } else { 0 }).to_be_bytes());
        out.extend(bytes.get(2..4)?);
        out.extend(((length + prefix.len()) as u32).to_be_bytes());
        out.extend(prefix);
        out.extend(code);
        at = 8 + length;
        let handlers = usize::from(u16_at(bytes, at)?);
        out.extend(bytes.get(at..at + 2)?);
        at += 2;
        for _ in 0..handlers {
            for word in 0..3 {
                out.extend((u16_at(bytes, at + 2 * word)?.checked_add(shift)?).to_be_bytes());
            }
            out.extend(bytes.get(at + 6..at + 8)?);
            at += 8;
        }
        let mut kept = Vec::new();
        let mut count: u16 = 0;
        let attributes = u16_at(bytes, at)?;
        at += 2;
        for _ in 0..attributes {
            let size = u32_at(bytes, at + 2)? as usize;
            let body = bytes.get(at + 6..at + 6 + size)?;
            let shifted = match self.utf8(u16_at(bytes, at)?)?.as_str() {
                "LineNumberTable" => Some(table(body, 4, shift)?),
                "LocalVariableTable" | "LocalVariableTypeTable" => Some(table(body, 10, shift)?),
                "StackMapTable" => Some(stack_map(body, shift)?),
                // They speak of positions as well, and nobody needs them.
                _ => None,
            };
            if let Some(body) = shifted {
                kept.extend(bytes.get(at..at + 2)?);
                kept.extend((body.len() as u32).to_be_bytes());
                kept.extend(body);
                count += 1;
            }
            at += 6 + size;
        }
        out.extend(count.to_be_bytes());
        out.extend(kept);
        Some(out)
    }

    /// The setter for a field that is secret.
    fn setter_of(&mut self, field: u16, is_static: bool) -> Option<u16> {
        let at = *self.constants.get(usize::from(field))?;
        let class = self.class_name(u16_at(self.bytes, at + 1)?)?;
        let pair = *self.constants.get(usize::from(u16_at(self.bytes, at + 3)?))?;
        let (name, descriptor) =
            (self.utf8(u16_at(self.bytes, pair + 1)?)?, self.utf8(u16_at(self.bytes, pair + 3)?)?);
        let is_claimed = self.claims.iter().any(|claim| {
            matches!(claim, Claim::SecretField { class: its, field, .. } if *its == class && *field == name)
        });
        let setter = setter_descriptor(&class, &descriptor, is_static);
        is_claimed.then(|| self.reference(10, &class, &setter_name(&name), &setter))
    }

    fn claim_secret(&mut self, name: &str, code: &mut Vec<u8>) {
        self.ldc(name, code);
        let reference =
            self.reference(10, API, "secret", "(Ljava/lang/Object;Ljava/lang/String;)V");
        code.push(184);
        code.extend(reference.to_be_bytes());
    }

    /// Loads a local variable as an object.
    fn boxed(&mut self, descriptor: &str, slot: u8, code: &mut Vec<u8>) -> Option<()> {
        code.extend([load(descriptor)?, slot]);
        let class = match descriptor {
            "Z" => "java/lang/Boolean",
            "C" => "java/lang/Character",
            "B" | "S" | "I" => "java/lang/Integer",
            "J" => "java/lang/Long",
            "F" => "java/lang/Float",
            "D" => "java/lang/Double",
            _ => return Some(()),
        };
        let from = if matches!(descriptor, "B" | "S") { "I" } else { descriptor };
        let reference = self.reference(10, class, "valueOf", &format!("({from})L{class};"));
        code.push(184);
        code.extend(reference.to_be_bytes());
        Some(())
    }

    fn ldc(&mut self, text: &str, code: &mut Vec<u8>) {
        let utf8 = self.utf8_index(text);
        let string = self.add(8, &utf8.to_be_bytes());
        code.push(19);
        code.extend(string.to_be_bytes());
    }

    fn reference(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class_index(class);
        let (name, descriptor) = (self.utf8_index(name), self.utf8_index(descriptor));
        let pair = self.add(12, &[name.to_be_bytes(), descriptor.to_be_bytes()].concat());
        self.add(tag, &[class.to_be_bytes(), pair.to_be_bytes()].concat())
    }

    fn class_index(&mut self, name: &str) -> u16 {
        let name = self.utf8_index(name);
        self.add(7, &name.to_be_bytes())
    }

    fn utf8_index(&mut self, text: &str) -> u16 {
        let length = (text.len() as u16).to_be_bytes();
        self.add(1, &[&length[..], text.as_bytes()].concat())
    }

    fn add(&mut self, tag: u8, body: &[u8]) -> u16 {
        self.added.push(tag);
        self.added.extend(body);
        self.added_count += 1;
        self.added_count - 1
    }

    fn utf8(&self, index: u16) -> Option<String> {
        let at = *self.constants.get(usize::from(index)).filter(|&&at| at > 0)?;
        let length = usize::from(u16_at(self.bytes, at + 1)?);
        Some(String::from_utf8_lossy(self.bytes.get(at + 3..at + 3 + length)?).into_owned())
    }

    fn class_name(&self, index: u16) -> Option<String> {
        let at = *self.constants.get(usize::from(index)).filter(|&&at| at > 0)?;
        self.utf8(u16_at(self.bytes, at + 1)?)
    }

    /// Where a field or method ends.
    fn member_end(&self, at: usize) -> Option<usize> {
        let mut end = at + 8;
        for _ in 0..u16_at(self.bytes, at + 6)? {
            end += 6 + u32_at(self.bytes, end + 2)? as usize;
        }
        (end <= self.bytes.len()).then_some(end)
    }
}

fn setter_name(field: &str) -> String {
    format!("heddle$set${field}")
}

fn setter_descriptor(class: &str, descriptor: &str, is_static: bool) -> String {
    let object = if is_static { String::new() } else { format!("L{class};") };
    format!("({object}{descriptor})V")
}

fn push(number: usize, code: &mut Vec<u8>) {
    code.push(17);
    code.extend((number as u16).to_be_bytes());
}

/// The instruction that loads a local variable of a type.
fn load(descriptor: &str) -> Option<u8> {
    Some(match descriptor.as_bytes().first()? {
        b'J' => 22,
        b'F' => 23,
        b'D' => 24,
        b'L' | b'[' => 25,
        _ => 21,
    })
}

/// The types of a method's parameters, and where they are.
fn arguments(descriptor: &str, is_static: bool) -> Vec<(String, u8)> {
    let mut all = Vec::new();
    let mut slot = u8::from(!is_static);
    let inner = descriptor.trim_start_matches('(').split(')').next().unwrap_or_default();
    let mut rest = inner;
    while !rest.is_empty() {
        let dimensions = rest.bytes().take_while(|&byte| byte == b'[').count();
        let length = dimensions
            + match rest.as_bytes().get(dimensions) {
                Some(b'L') => {
                    rest[dimensions..].find(';').map_or(rest.len() - dimensions, |at| at + 1)
                }
                _ => 1,
            };
        let (own, behind) = rest.split_at(length.min(rest.len()));
        all.push((own.to_owned(), slot));
        slot = slot.saturating_add(if matches!(own, "J" | "D") { 2 } else { 1 });
        rest = behind;
    }
    all
}

/// A table whose rows begin with a position.
fn table(body: &[u8], row: usize, shift: u16) -> Option<Vec<u8>> {
    let mut out = body.to_vec();
    for index in 0..usize::from(u16_at(body, 0)?) {
        let at = 2 + row * index;
        let moved = u16_at(body, at)?.checked_add(shift)?;
        out.get_mut(at..at + 2)?.copy_from_slice(&moved.to_be_bytes());
    }
    Some(out)
}

/// A table of stack maps: the first says how far it is from the beginning, the others from the one before.
fn stack_map(body: &[u8], shift: u16) -> Option<Vec<u8>> {
    let count = u16_at(body, 0)?;
    let mut out = count.to_be_bytes().to_vec();
    let mut at = 2;
    for index in 0..count {
        let more = if index == 0 { shift } else { 0 };
        let kind = *body.get(at)?;
        at += 1;
        let mut types = 0;
        match kind {
            0..=63 => match u16::from(kind) + more {
                near if near < 64 => out.push(near as u8),
                far => {
                    out.push(251);
                    out.extend(far.to_be_bytes());
                }
            },
            64..=127 => {
                match u16::from(kind - 64) + more {
                    near if near < 64 => out.push(64 + near as u8),
                    far => {
                        out.push(247);
                        out.extend(far.to_be_bytes());
                    }
                }
                types = 1;
            }
            247..=255 => {
                out.push(kind);
                out.extend(u16_at(body, at)?.checked_add(more)?.to_be_bytes());
                at += 2;
                types = match kind {
                    247 => 1,
                    252..=254 => usize::from(kind) - 251,
                    _ => 0,
                };
            }
            _ => return None,
        }
        if kind == 255 {
            for _ in 0..2 {
                let types = u16_at(body, at)?;
                out.extend(types.to_be_bytes());
                at += 2;
                for _ in 0..types {
                    at = verification_type(body, at, shift, &mut out)?;
                }
            }
        }
        for _ in 0..types {
            at = verification_type(body, at, shift, &mut out)?;
        }
    }
    Some(out)
}

fn verification_type(body: &[u8], at: usize, shift: u16, out: &mut Vec<u8>) -> Option<usize> {
    let tag = *body.get(at)?;
    out.push(tag);
    Some(match tag {
        7 => {
            out.extend(body.get(at + 1..at + 3)?);
            at + 3
        }
        8 => {
            out.extend(u16_at(body, at + 1)?.checked_add(shift)?.to_be_bytes());
            at + 3
        }
        _ => at + 1,
    })
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_be_bytes(*bytes.get(at..)?.first_chunk()?))
}
