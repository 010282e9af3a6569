//! What the verifier knows about the class as a whole: its names, the types of its constants,
//! and which types are assignable to which (JVMS §4.10.1.2).

use std::cmp::Ordering;

use rustc_hash::FxHashMap;

use super::failure::{Fault, Reason};
use super::frame::Frame;
use super::stack_map::{StackMap, Starts};
use super::types::{Name, Names, Type};
use super::{Failure, Hierarchy, Member, Outcome};
use crate::class::ClassFile;
use crate::constants::Constant;
use crate::mutf8;

/// The most types to be compared for one class, about a second's worth. No class of the JDK needs a
/// thousandth of it.
const WORK_MAX: u64 = 1 << 28;

pub(super) struct Context<'a, 'h> {
    pub(super) class: &'a ClassFile,
    hierarchy: &'h mut dyn Hierarchy,
    pub(super) names: Names<'a>,
    pub(super) this_name: Name,
    super_name: Option<Name>,
    /// By constant pool index; `Top` where not yet looked up.
    class_types: Vec<Type>,
    /// By constant pool index of a descriptor, the position in `signatures` plus one.
    signature_index: Vec<u32>,
    signatures: Vec<Signature>,
    signature_types: Vec<Type>,
    /// Answers to questions that needed the hierarchy.
    assignable: FxHashMap<(Name, Name), bool>,
    /// Common superclasses found by inference.
    common: FxHashMap<(Name, Name), Name>,
    /// How many types have been compared so far.
    work: u64,
    /// Buffers that each method uses in turn.
    pub(super) frame: Frame,
    pub(super) map: StackMap,
    pub(super) starts: Starts,
}

/// A method descriptor as types. The arguments are `Context::arguments`.
#[derive(Clone, Copy, Debug)]
pub(super) struct Signature {
    start: u32,
    /// Slots, without the receiver.
    pub(super) len: u16,
    /// None for `void`.
    pub(super) returns: Option<Type>,
}

impl<'a, 'h> Context<'a, 'h> {
    pub(super) fn new(class: &'a ClassFile, hierarchy: &'h mut dyn Hierarchy) -> Context<'a, 'h> {
        let mut names = Names::new();
        let this_name =
            names.intern(class.constants.class_name_bytes(class.this_class).unwrap_or_default());
        let super_name =
            class.constants.class_name_bytes(class.super_class).ok().map(|name| names.intern(name));
        Context {
            class,
            hierarchy,
            names,
            this_name,
            super_name,
            class_types: vec![Type::Top; class.constants.len()],
            signature_index: vec![0; class.constants.len()],
            signatures: Vec::new(),
            signature_types: Vec::new(),
            assignable: FxHashMap::default(),
            common: FxHashMap::default(),
            work: 0,
            frame: Frame::default(),
            map: StackMap::default(),
            starts: Starts::default(),
        }
    }

    /// Accounts for looking at so many types at `offset`. A small file can ask for a great deal of
    /// work, by merging long lists of locals over and over; no compiler writes such code.
    pub(super) fn spend(&mut self, types: usize, offset: usize) -> Outcome {
        self.work += types as u64 + 1;
        if self.work > WORK_MAX {
            return Err(Failure::verify(
                Fault::new(offset, Reason::Bytecode),
                "Code is too complex to be verified",
            ));
        }
        Ok(())
    }

    pub(super) fn this_type(&self) -> Type {
        Type::Object(self.this_name)
    }

    /// None for `java/lang/Object`.
    pub(super) fn super_type(&self) -> Option<Type> {
        self.super_name.map(Type::Object)
    }

    /// The type of a `Class` constant; none if the constant is something else.
    pub(super) fn class_type(&mut self, index: u16) -> Option<Type> {
        let slot = usize::from(index);
        match self.class_types.get(slot) {
            Some(&known) if known != Type::Top => Some(known),
            _ => {
                let Some(Constant::Class { name }) = self.class.constants.entries().get(slot)
                else {
                    return None;
                };
                let found = self.names.class(self.class.constants.utf8_bytes(*name).ok()?);
                self.class_types[slot] = found;
                Some(found)
            }
        }
    }

    /// Reads the method descriptor at a `Utf8` constant.
    pub(super) fn signature(&mut self, descriptor: u16) -> Outcome<Signature> {
        let slot = usize::from(descriptor);
        if let Some(known) = self.signature_index.get(slot).and_then(|&known| known.checked_sub(1))
        {
            return Ok(self.signatures[known as usize]);
        }
        let start = self.signature_types.len();
        let Some(returns) = self.read_signature(descriptor) else {
            return Err(Failure::format(format!(
                "Illegal signature at constant pool index {descriptor}"
            )));
        };
        let len = self.signature_types.len() - start;
        let signature = Signature { start: start as u32, len: len as u16, returns };
        self.signatures.push(signature);
        self.signature_index[slot] = self.signatures.len() as u32;
        Ok(signature)
    }

    fn read_signature(&mut self, descriptor: u16) -> Option<Option<Type>> {
        let text = self.class.constants.utf8_bytes(descriptor).ok()?;
        let mut rest = text.strip_prefix(b"(")?;
        while !rest.starts_with(b")") {
            let (argument, after) = self.names.split_field(rest)?;
            self.signature_types.push(argument);
            self.signature_types.extend(argument.high());
            rest = after;
        }
        match &rest[1..] {
            b"V" => Some(None),
            returns => Some(Some(self.names.field(returns))),
        }
    }

    /// The result type of a method descriptor, with `boolean` to `short` told apart.
    pub(super) fn declared_result(
        &mut self,
        descriptor: u16,
        signature: Signature,
    ) -> Option<Type> {
        let text = self.class.constants.utf8_bytes(descriptor).unwrap_or_default();
        match text.last() {
            _ if signature.returns != Some(Type::Integer) => signature.returns,
            Some(b'Z') => Some(Type::Boolean),
            Some(b'B') => Some(Type::Byte),
            Some(b'C') => Some(Type::Char),
            Some(b'S') => Some(Type::Short),
            _ => signature.returns,
        }
    }

    /// The types of the arguments, with two entries for a `long` or `double`.
    pub(super) fn arguments(&self, signature: Signature) -> &[Type] {
        let start = signature.start as usize;
        &self.signature_types[start..start + usize::from(signature.len)]
    }

    /// The type of the field descriptor at a `Utf8` constant.
    pub(super) fn field_type(&mut self, descriptor: u16) -> Type {
        match self.class.constants.utf8_bytes(descriptor) {
            Ok(text) => self.names.field(text),
            Err(_) => Type::Top,
        }
    }

    #[inline]
    pub(super) fn is_assignable(&mut self, from: Type, to: Type) -> Outcome<bool> {
        if from == to || to == Type::Top {
            return Ok(true);
        }
        match to {
            Type::AnyReference => Ok(from.is_reference() || from.is_uninitialized()),
            Type::AnyCategory1 => Ok(from.is_category1()),
            Type::AnyCategory2 => Ok(from.is_category2()),
            Type::Boolean | Type::Byte | Type::Char | Type::Short => Ok(from == Type::Integer),
            Type::Object(to) => self.is_assignable_to_class(from, to),
            Type::Array { dimensions, element } => {
                self.is_assignable_to_array(from, dimensions, element)
            }
            _ => Ok(false),
        }
    }

    /// Whether an object of type `from` counts as one of the present class, when a protected
    /// member of another package is used. Unlike elsewhere, an interface is not just `Object`.
    pub(super) fn is_assignable_to_this(&mut self, from: Type) -> Outcome<bool> {
        if self.class.is_interface() && from == Type::Object(Name::OBJECT) {
            return Ok(false);
        }
        self.is_assignable(from, self.this_type())
    }

    fn is_assignable_to_class(&mut self, from: Type, to: Name) -> Outcome<bool> {
        match from {
            Type::Null => Ok(true),
            Type::Object(_) | Type::Array { .. } if to == Name::OBJECT => Ok(true),
            Type::Object(from) if from == to => Ok(true),
            Type::Object(from) => {
                if let Some(&known) = self.assignable.get(&(from, to)) {
                    return Ok(known);
                }
                let (from_text, to_text) = (self.names.text(from), self.names.text(to));
                let answer = self
                    .hierarchy
                    .is_assignable(&mutf8::decode(from_text), &mutf8::decode(to_text))?;
                self.assignable.insert((from, to), answer);
                Ok(answer)
            }
            Type::Array { .. } if matches!(to, Name::CLONEABLE | Name::SERIALIZABLE) => Ok(true),
            Type::Array { .. } => {
                // The answer is no in any case, but an error on loading `to` comes first.
                self.hierarchy.is_interface(&mutf8::decode(self.names.text(to)))?;
                Ok(false)
            }
            _ => Ok(false),
        }
    }

    fn is_assignable_to_array(
        &mut self,
        from: Type,
        dimensions: u8,
        element: Name,
    ) -> Outcome<bool> {
        let Type::Array { dimensions: from_dimensions, element: from_element } = from else {
            return Ok(from == Type::Null);
        };
        // Only references are covariant, so primitive elements must have been equal.
        if element.is_primitive() || from_dimensions < dimensions {
            return Ok(false);
        }
        let from = if from_dimensions > dimensions {
            Type::Array { dimensions: from_dimensions - dimensions, element: from_element }
        } else if from_element.is_primitive() {
            return Ok(false);
        } else {
            Type::Object(from_element)
        };
        self.is_assignable_to_class(from, element)
    }

    /// The nearest type that covers both, for inference; `Top` if there is none. Interfaces count as
    /// `Object`, `known` is loaded first.
    pub(super) fn merge(&mut self, new: Type, known: Type) -> Outcome<Type> {
        let object = Type::Object(Name::OBJECT);
        Ok(match (new, known) {
            _ if new == known => known,
            _ if !new.is_reference() || !known.is_reference() => Type::Top,
            (Type::Null, other) | (other, Type::Null) => other,
            _ if new == object || known == object => object,
            (Type::Object(new), Type::Object(known)) => {
                Type::Object(self.common_superclass(new, known)?)
            }
            _ => {
                let (new_dimensions, new_element) = object_array(new);
                let (known_dimensions, known_element) = object_array(known);
                let (dimensions, element) = match new_dimensions.cmp(&known_dimensions) {
                    Ordering::Equal if new_element == known_element => {
                        (new_dimensions, new_element)
                    }
                    Ordering::Equal
                        if new_element == Name::OBJECT || known_element == Name::OBJECT =>
                    {
                        (new_dimensions, Name::OBJECT)
                    }
                    Ordering::Equal => {
                        (new_dimensions, self.common_superclass(new_element, known_element)?)
                    }
                    Ordering::Less => (new_dimensions, array_super(new_element)),
                    Ordering::Greater => (known_dimensions, array_super(known_element)),
                };
                if dimensions == 0 {
                    Type::Object(element)
                } else {
                    Type::Array { dimensions, element }
                }
            }
        })
    }

    fn common_superclass(&mut self, new: Name, known: Name) -> Outcome<Name> {
        if let Some(&common) = self.common.get(&(new, known)) {
            return Ok(common);
        }
        let common = if self.is_interface(known)? || self.is_interface(new)? {
            Name::OBJECT
        } else {
            let known_chain = self.superclasses(known)?;
            let new_chain = self.superclasses(new)?;
            // Both end in `Object`.
            let is_known = |name: &Name| known_chain.contains(name);
            new_chain.into_iter().find(is_known).unwrap_or(Name::OBJECT)
        };
        self.common.insert((new, known), common);
        Ok(common)
    }

    fn is_interface(&mut self, name: Name) -> Outcome<bool> {
        Ok(self.hierarchy.is_interface(&mutf8::decode(self.names.text(name)))?)
    }

    /// The class and its superclasses, itself first.
    fn superclasses(&mut self, name: Name) -> Outcome<Vec<Name>> {
        let mut chain = vec![name];
        let mut class = mutf8::decode(self.names.text(name)).into_owned();
        while let Some(next) = self.hierarchy.superclass(&class)? {
            chain.push(self.names.intern_owned(next.as_bytes()));
            class = next;
        }
        Ok(chain)
    }

    /// Whether `name` is this class or one of its superclasses.
    pub(super) fn is_self_or_super(&mut self, name: Name) -> Outcome<bool> {
        if name == self.this_name || Some(name) == self.super_name || name == Name::OBJECT {
            return Ok(true);
        }
        let wanted = mutf8::decode(self.names.text(name));
        let Some(super_name) = self.super_name else {
            return Ok(false);
        };
        let mut class = mutf8::decode(self.names.text(super_name)).into_owned();
        while let Some(next) = self.hierarchy.superclass(&class)? {
            if next == wanted {
                return Ok(true);
            }
            class = next;
        }
        Ok(false)
    }

    /// Whether a member of `class`, given by its `Utf8` constants, is protected and not of the
    /// present package.
    pub(super) fn is_protected_elsewhere(
        &mut self,
        class: Name,
        name: u16,
        descriptor: u16,
        is_method: bool,
    ) -> Outcome<bool> {
        let constants = &self.class.constants;
        let (Ok(name), Ok(descriptor)) = (constants.utf8_str(name), constants.utf8_str(descriptor))
        else {
            return Ok(false);
        };
        let user = mutf8::decode(self.names.text(self.this_name));
        let class = mutf8::decode(self.names.text(class));
        let member = Member { name: &name, descriptor: &descriptor, is_method };
        Ok(self.hierarchy.is_protected_elsewhere(&user, &class, member)?)
    }
}

/// A reference type as an array of objects: an array of primitives is an object itself.
fn object_array(what: Type) -> (u8, Name) {
    match what {
        Type::Array { dimensions, element } if element.is_primitive() => {
            (dimensions - 1, Name::OBJECT)
        }
        Type::Array { dimensions, element } => (dimensions, element),
        Type::Object(name) => (0, name),
        _ => (0, Name::OBJECT),
    }
}

/// What covers both this class and any array: `Object`, unless it is an interface of all arrays.
fn array_super(name: Name) -> Name {
    if matches!(name, Name::CLONEABLE | Name::SERIALIZABLE) { name } else { Name::OBJECT }
}
