//! Classes, fields and methods as linked: all that never changes once a class is defined.
//!
//! They live until the tool ends (`&'static`), because resolved code points at them directly.
//! What varies of a class (its mirror, statics and initialisation) is in `state::Process`.

use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use heddle_classfile::ClassFile;

use super::code::Code;
use super::constants::Resolved;
use super::insn::Insn;
use crate::bodies::NativeFn;
use crate::names::Name;

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct ClassId(pub u32);

#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct MethodId(pub u32);

/// A defining loader: the boot loader, the platform loader, then one application loader per class
/// path; loaders written in Java are numbered behind those as they turn up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct LoaderId(pub u32);

impl LoaderId {
    pub const BOOT: LoaderId = LoaderId(0);
    pub const PLATFORM: LoaderId = LoaderId(1);
    pub const APP: LoaderId = LoaderId(2);

    /// The same kind of loader: every application loader counts as one.
    pub fn family(self) -> LoaderId {
        if self.is_builtin() { self.min(LoaderId::APP) } else { self }
    }

    /// Classes of the JDK itself.
    pub fn is_library(self) -> bool {
        self.0 < LoaderId::APP.0
    }

    pub fn is_builtin(self) -> bool {
        self.0 < super::USER_LOADERS
    }
}

pub type ClassRef = &'static Class;
pub type MethodRef = &'static Method;

pub mod access {
    pub const PUBLIC: u16 = 0x0001;
    pub const PRIVATE: u16 = 0x0002;
    pub const PROTECTED: u16 = 0x0004;
    pub const STATIC: u16 = 0x0008;
    pub const FINAL: u16 = 0x0010;
    pub const SYNCHRONIZED: u16 = 0x0020;
    pub const VOLATILE: u16 = 0x0040;
    pub const VARARGS: u16 = 0x0080;
    pub const NATIVE: u16 = 0x0100;
    pub const INTERFACE: u16 = 0x0200;
    pub const ABSTRACT: u16 = 0x0400;
}

/// The kind of a value in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Boolean,
    Byte,
    Char,
    Short,
    Int,
    Float,
    Long,
    Double,
    Ref,
}

impl Kind {
    pub const PRIMITIVES: [Kind; 8] = [
        Kind::Boolean,
        Kind::Byte,
        Kind::Char,
        Kind::Short,
        Kind::Int,
        Kind::Float,
        Kind::Long,
        Kind::Double,
    ];

    /// The kind of a field descriptor; `None` for `V`.
    pub fn of_descriptor(descriptor: &str) -> Option<Kind> {
        Some(match descriptor.as_bytes().first()? {
            b'Z' => Kind::Boolean,
            b'B' => Kind::Byte,
            b'C' => Kind::Char,
            b'S' => Kind::Short,
            b'I' => Kind::Int,
            b'F' => Kind::Float,
            b'J' => Kind::Long,
            b'D' => Kind::Double,
            b'L' | b'[' => Kind::Ref,
            _ => return None,
        })
    }

    pub fn bytes(self) -> u32 {
        match self {
            Kind::Boolean | Kind::Byte => 1,
            Kind::Char | Kind::Short => 2,
            Kind::Int | Kind::Float | Kind::Ref => 4,
            Kind::Long | Kind::Double => 8,
        }
    }

    /// How many local or stack positions a value takes.
    pub fn slots(self) -> u16 {
        if matches!(self, Kind::Long | Kind::Double) { 2 } else { 1 }
    }

    pub fn letter(self) -> char {
        match self {
            Kind::Boolean => 'Z',
            Kind::Byte => 'B',
            Kind::Char => 'C',
            Kind::Short => 'S',
            Kind::Int => 'I',
            Kind::Float => 'F',
            Kind::Long => 'J',
            Kind::Double => 'D',
            Kind::Ref => 'L',
        }
    }

    /// The Java name of a primitive kind.
    pub fn primitive_name(self) -> &'static str {
        match self {
            Kind::Boolean => "boolean",
            Kind::Byte => "byte",
            Kind::Char => "char",
            Kind::Short => "short",
            Kind::Int => "int",
            Kind::Float => "float",
            Kind::Long => "long",
            Kind::Double => "double",
            Kind::Ref => "reference",
        }
    }
}

pub enum ClassKind {
    Instance,
    /// `element` is the innermost non-array class, `component` one dimension less.
    Array {
        component: ClassRef,
        element: ClassRef,
        dimensions: u8,
        kind: Kind,
    },
    /// `None` is `void`.
    Primitive(Option<Kind>),
}

/// Where fields lie in an object, and which of them are references.
#[derive(Default, Debug)]
pub struct Layout {
    pub bytes: u32,
    pub refs: Box<[u32]>,
}

pub struct Field {
    pub name: Name,
    pub descriptor: Name,
    pub access: u16,
    pub kind: Kind,
    /// Byte offset in the object, or in the statics object when static.
    pub offset: u32,
    /// Index in the class file, which reflection reports as the slot; `u16::MAX` when injected.
    pub index: u16,
    pub class: ClassId,
}

impl Field {
    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }
}

pub struct Class {
    pub id: ClassId,
    /// Internal form: `java/lang/String`, `[I`; `int` for primitives.
    pub name: Name,
    pub kind: ClassKind,
    pub access: u16,
    pub loader: LoaderId,
    pub super_class: Option<ClassRef>,
    pub interfaces: Box<[ClassRef]>,
    /// The chain from `Object` to this class, for constant-time subclass tests.
    pub supers: Box<[ClassId]>,
    /// Every interface implemented, sorted.
    pub all_interfaces: Box<[ClassId]>,
    pub fields: Box<[Field]>,
    pub methods: Box<[MethodRef]>,
    pub vtable: Box<[MethodRef]>,
    pub instance: Layout,
    pub statics: Layout,
    pub file: Option<ClassFile>,
    /// Resolved constants, filled as code meets them.
    pub constants: Box<[OnceLock<Resolved>]>,
    pub hidden: Option<Hidden>,
    /// What it is to those who wait, if it is a lock, semaphore or latch of the library.
    pub synchronizer: Option<crate::jdk::Synchronizer>,
    /// Whether the queues of such a lock are made of its objects.
    pub is_queue: bool,
    /// Half words of its objects that only count, for those who ask.
    pub counters: Box<[u32]>,
    /// Whether its objects count what nobody ever looks at.
    pub keeps_count: bool,
    pub array_class: OnceLock<ClassRef>,
    pub(crate) interface_cache: [AtomicPtr<InterfaceHit>; 16],
    pub(crate) last_interface: AtomicU32,
    /// True once the bytecode has been verified (or need not be).
    pub verified: OnceLock<()>,
}

/// What a hidden class knows beyond its file.
pub struct Hidden {
    pub nest_host: Option<ClassRef>,
    pub lookup: ClassRef,
}

/// One answer of interface method selection; immutable, so sharing it needs no lock.
pub(crate) struct InterfaceHit {
    pub(crate) wanted: MethodId,
    pub(crate) found: MethodRef,
}

impl Class {
    /// The interface whose method a method of a proxy stands for, or the first one it has.
    pub fn stands_for(&self, method: &Method) -> Option<ClassRef> {
        let all = if self.is_proxy() { &self.interfaces[..] } else { &[] };
        let declares = |interface: &&ClassRef| {
            interface.method_named(&method.name, &method.descriptor).is_some()
        };
        all.iter().find(declares).or(all.first()).copied()
    }

    /// Whether it was made at run time to pass calls on to a handler.
    pub fn is_proxy(&self) -> bool {
        self.name.rsplit('/').next().is_some_and(|name| name.starts_with("$Proxy"))
            && self.super_class.is_some_and(|parent| &*parent.name == "java/lang/reflect/Proxy")
    }

    /// The class, what it extends and what it implements.
    pub fn supertypes(&self, program: &super::Program) -> impl Iterator<Item = ClassRef> {
        let chain = self.supers.iter().chain(self.all_interfaces.iter());
        chain.map(|&id| program.class(id))
    }

    pub fn is_interface(&self) -> bool {
        self.access & access::INTERFACE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_array(&self) -> bool {
        matches!(self.kind, ClassKind::Array { .. })
    }

    pub fn is_primitive(&self) -> bool {
        matches!(self.kind, ClassKind::Primitive(_))
    }

    pub fn component(&self) -> Option<ClassRef> {
        match self.kind {
            ClassKind::Array { component, .. } => Some(component),
            _ => None,
        }
    }

    /// The package in internal form, without trailing slash.
    pub fn package(&self) -> &'static str {
        let name = match self.kind {
            ClassKind::Array { element, .. } => return element.package(),
            // The part behind the last slash of a hidden class's name is its suffix.
            _ if self.hidden.is_some() => {
                let name = self.name.as_str();
                &name[..name.rfind('+').unwrap_or(name.len())]
            }
            _ => self.name.as_str(),
        };
        name.rfind('/').map_or("", |end| &name[..end])
    }

    /// The name with dots, as `Class.getName` gives it.
    pub fn java_name(&self) -> String {
        match &self.hidden {
            Some(_) => {
                let name = self.name.as_str();
                let split = name.rfind('+').unwrap_or(name.len());
                let mut java = name[..split].replace('/', ".");
                if split < name.len() {
                    java.push('/');
                    java.push_str(&name[split + 1..]);
                }
                java
            }
            None => self.name.replace('/', "."),
        }
    }

    pub fn is_subclass_of(&self, other: ClassRef) -> bool {
        self.supers.get(other.supers.len() - 1) == Some(&other.id)
    }

    /// Has it a superclass of this name, or is it that class?
    pub fn extends(&self, name: &str) -> bool {
        self.name == name || self.super_class.is_some_and(|parent| parent.extends(name))
    }

    /// Code that the library's reflection spins: neither verified nor held to access control.
    pub fn is_reflection_code(&self) -> bool {
        self.extends("jdk/internal/reflect/MagicAccessorImpl")
    }

    /// JVMS `instanceof` on classes: may a value of this class be used as `other`?
    pub fn is_assignable_to(&self, other: ClassRef) -> bool {
        if self.id == other.id {
            return true;
        }
        if other.is_interface() {
            return self.implements(other);
        }
        match (&self.kind, &other.kind) {
            (ClassKind::Primitive(_), _) | (_, ClassKind::Primitive(_)) => false,
            (
                ClassKind::Array { component, kind: Kind::Ref, .. },
                ClassKind::Array { component: wanted, kind: Kind::Ref, .. },
            ) => component.is_assignable_to(wanted),
            (_, ClassKind::Array { .. }) => false,
            _ => self.is_subclass_of(other),
        }
    }

    fn implements(&self, interface: ClassRef) -> bool {
        if self.last_interface.load(Ordering::Relaxed) == interface.id.0 {
            return true;
        }
        let found = self.all_interfaces.binary_search(&interface.id).is_ok();
        if found {
            self.last_interface.store(interface.id.0, Ordering::Relaxed);
        }
        found
    }

    pub fn find_declared_method(&self, name: Name, descriptor: Name) -> Option<MethodRef> {
        self.methods.iter().copied().find(|m| m.name == name && m.descriptor == descriptor)
    }

    pub fn find_declared_field(&self, name: Name, descriptor: Name) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name && f.descriptor == descriptor)
    }

    /// A field by its name alone, here or above; for the VM's own use on library classes.
    pub fn field_named(&self, name: &str) -> Option<&Field> {
        self.fields.iter().find(|f| f.name == name).or_else(|| self.super_class?.field_named(name))
    }

    /// A method by name and descriptor in this class or its superclasses; for the VM's own use.
    pub fn method_named(&self, name: &str, descriptor: &str) -> Option<MethodRef> {
        self.methods
            .iter()
            .copied()
            .find(|m| m.name == name && m.descriptor == descriptor)
            .or_else(|| self.super_class?.method_named(name, descriptor))
    }

    pub fn initializer(&self) -> Option<MethodRef> {
        self.methods.iter().copied().find(|m| m.name == "<clinit>" && m.is_static())
    }

    /// The file name for stack traces.
    pub fn source_file(&self) -> Option<String> {
        let file = self.file.as_ref()?;
        let index = file.attributes.source_file;
        (index != 0).then(|| file.constants.utf8_str(index).unwrap_or_default().into_owned())
    }
}

impl fmt::Debug for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}

pub struct Method {
    pub id: MethodId,
    pub class_id: ClassId,
    pub(crate) class: OnceLock<ClassRef>,
    pub name: Name,
    pub descriptor: Name,
    pub access: u16,
    /// Index in the class file, which reflection reports as the slot.
    pub index: u16,
    /// Argument positions, the receiver included.
    pub arg_slots: u16,
    pub params: Box<[Kind]>,
    /// `None` for `void`.
    pub returns: Option<Kind>,
    /// Position in the vtable, `u32::MAX` when called directly.
    pub(crate) vtable_index: AtomicU32,
    /// Registers a frame needs; for natives just the arguments.
    pub frame_size: u32,
    /// Where execution starts; a continuation that decodes the method until it has run once.
    pub(crate) entry: AtomicPtr<Insn>,
    pub(crate) code: OnceLock<&'static Code>,
    pub native: Option<NativeFn>,
    pub marks: Marks,
}

/// Annotations the machine itself obeys.
#[derive(Clone, Copy, Default, Debug)]
pub struct Marks {
    /// Not shown in stack traces.
    pub hidden: bool,
    /// Code spun from a lambda form, which security checks do not see.
    pub lambda_form: bool,
    pub caller_sensitive: bool,
    pub signature_polymorphic: bool,
    /// Of a class of the JDK itself.
    pub library: bool,
    /// A library operation that a checked program runs in a special way.
    pub treatment: Option<heddle_reduction::Treatment>,
    /// It may have the count of a collection's changes in a register.
    pub looks_at_changes: bool,
    /// It may have put something into a buffer that is not said to be in use yet.
    pub fills_buffers: bool,
    /// What is assumed of the numbers that it gives.
    pub numbers: Option<heddle_access::Assumed>,
    /// Whoever calls it asks for something that is forgotten otherwise.
    pub asks: Option<heddle_access::Assumed>,
    /// What it does to the synchronizer of the library that it is called on.
    pub role: Option<crate::jdk::Role>,
}

impl Method {
    /// From now on calls lead to a body that stands in for the code.
    pub fn becomes_native(&self) {
        let entry = crate::interp::continuations::native_entry();
        self.entry.store(entry.cast_mut(), std::sync::atomic::Ordering::Release);
    }

    /// What becomes of texts in a method of the program that was decoded.
    pub fn texts(&self) -> Option<&super::Texts> {
        let code = self.code().filter(|_| !self.marks.library)?;
        code.texts.get_or_init(|| super::Texts::analyse(self, code)).as_ref()
    }

    #[inline(always)]
    pub fn class(&self) -> ClassRef {
        self.class.get().expect("a method is given its class before anybody sees it")
    }

    pub fn is_static(&self) -> bool {
        self.access & access::STATIC != 0
    }

    pub fn is_native(&self) -> bool {
        self.access & access::NATIVE != 0
    }

    pub fn is_abstract(&self) -> bool {
        self.access & access::ABSTRACT != 0
    }

    pub fn is_synchronized(&self) -> bool {
        self.access & access::SYNCHRONIZED != 0
    }

    pub fn is_private(&self) -> bool {
        self.access & access::PRIVATE != 0
    }

    pub fn is_initializer(&self) -> bool {
        self.name == "<init>"
    }

    pub fn vtable_index(&self) -> Option<usize> {
        match self.vtable_index.load(Ordering::Relaxed) {
            u32::MAX => None,
            index => Some(index as usize),
        }
    }

    #[inline(always)]
    pub fn entry(&self) -> *const Insn {
        self.entry.load(Ordering::Acquire)
    }

    pub fn code(&self) -> Option<&'static Code> {
        self.code.get().copied()
    }

    /// The line of a bytecode index, if the class file tells.
    pub fn line_of(&self, bci: u16) -> Option<u16> {
        let file = self.class().file.as_ref()?;
        file.methods.get(self.index as usize)?.code.as_ref()?.line_of(&file.data, bci)
    }
}

impl fmt::Debug for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}{}", self.class().java_name(), self.name, self.descriptor)
    }
}
