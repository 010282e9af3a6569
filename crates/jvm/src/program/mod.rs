//! The program: everything that never changes while it runs, and only ever grows.
//!
//! Classes of the built-in loaders are found, linked and resolved here without running any Java,
//! which is why two processes and two workers may share all of it.

mod answers;
mod class;
mod code;
mod constants;
mod insn;
mod link;
mod liveness;
mod load;
mod refmap;
mod select;
mod text_source;
mod texts;
mod translate;
mod translate_ops;

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, RwLock};

use heddle_access::FileId;
use heddle_archive::{ClassPath, Jdk, Jimage};
use rustc_hash::FxHashMap;

pub use class::{
    Class, ClassId, ClassKind, ClassRef, Field, Hidden, Kind, Layout, LoaderId, Marks, Method,
    MethodId, MethodRef, access,
};
pub use code::{Code, Handler};
pub use constants::{Resolved, SlotId, StringId};
pub use heddle_classfile::Claim;
pub use insn::{Insn, NO_REGISTER, Op, Switch};
pub use link::{Definition, Surroundings};
pub use liveness::Liveness;
pub use load::LoadError;
pub use refmap::{RefMaps, RegisterSet};
pub use select::Selection;
pub use texts::Texts;
pub use translate::Malformed;
pub use translate_ops::{CallKind, RESULT_IS_REF};

use crate::bodies::Bodies;
use crate::follow::{Boundary, ConnectionProtocol};
use crate::handles::VariableCall;
use crate::names::Name;

/// The first loader number that a program's own loaders get.
pub const USER_LOADERS: u32 = 64;
const CLASSES_MAX: usize = 1 << 20;
const METHODS_MAX: usize = 1 << 22;

/// Class paths of application loaders, by their numbers.
#[derive(Default)]
struct ClassPaths {
    opened: Vec<&'static ClassPath>,
    /// As they were given, which need not be how they are called once opened: an empty element is
    /// the working directory. Each search that begins anew gives it again.
    given: Vec<(Vec<PathBuf>, usize)>,
}

pub struct Program {
    pub jdk: Jdk,
    /// The bodies of native methods.
    pub bodies: &'static Bodies,
    /// Whether classes compiled with preview features are welcome.
    pub enable_preview: bool,
    pub image: Jimage,
    classes: Box<[AtomicPtr<Class>]>,
    class_count: AtomicU32,
    methods: Box<[AtomicPtr<Method>]>,
    method_count: AtomicU32,
    /// Classes of the built-in loaders, by initiating loader.
    dictionary: RwLock<FxHashMap<(LoaderId, Name), ClassRef>>,
    /// Classes that programs defined themselves, so that the same definition is the same class.
    defined: Mutex<FxHashMap<(LoaderId, Name, u128), ClassRef>>,
    answers: Mutex<answers::Answers>,
    strings: RwLock<Strings>,
    slot_count: AtomicU32,
    hidden_count: AtomicU32,
    lambda_count: AtomicU32,
    slots: Mutex<FxHashMap<SlotKey, SlotId>>,
    class_paths: RwLock<ClassPaths>,
    /// The package map of the boot layer: package to the loader of its module.
    packages: RwLock<FxHashMap<Name, LoaderId>>,
    pub(crate) primitives: OnceLock<[ClassRef; 9]>,
    pub(crate) well_known: OnceLock<crate::jdk::WellKnown>,
    /// What files are called that a checked program uses.
    file_names: Mutex<FxHashMap<FileId, String>>,
    /// A class of the program was loaded that the library gives what it formats.
    has_middlemen: AtomicBool,
    /// A class of the program was loaded that reckons with more than an hour.
    has_long_times: AtomicBool,
    /// One lock for everything that adds a class.
    growing: Mutex<()>,
    /// Where a component ends, if one is checked against its protocol.
    pub(crate) boundary: OnceLock<Boundary>,
    /// What processes say and hear, where that is followed.
    pub(crate) connection_protocols: OnceLock<Vec<ConnectionProtocol>>,
    /// What is claimed about methods and fields of the program.
    pub(crate) claims: RwLock<Vec<heddle_classfile::Claim>>,
    /// What bytes stand for, where cryptography is symbolic.
    pub terms: heddle_symbolic::Terms,
}

/// What a slot is for.
#[derive(PartialEq, Eq, Hash)]
enum SlotKey {
    Constant(ClassId, u16),
    /// An instruction of a method.
    CallSite(MethodId, u32),
    /// A method descriptor as a class sees it.
    Type(ClassId, Name),
}

#[derive(Default)]
struct Strings {
    by_content: FxHashMap<&'static [u16], StringId>,
    contents: Vec<&'static [u16]>,
}

/// A table that takes memory only where it is used.
#[allow(unsafe_code)]
fn zeroed<T>(length: usize) -> Box<[AtomicPtr<T>]> {
    // SAFETY: all bytes zero is a null `AtomicPtr`.
    unsafe { Box::new_zeroed_slice(length).assume_init() }
}

impl Program {
    pub fn new(
        jdk: Jdk,
        bodies: &'static Bodies,
    ) -> Result<&'static Program, heddle_archive::ArchiveError> {
        Program::with_preview(jdk, bodies, false)
    }

    /// A program whose classes may use the preview features of its JDK.
    pub fn with_preview(
        jdk: Jdk,
        bodies: &'static Bodies,
        enable_preview: bool,
    ) -> Result<&'static Program, heddle_archive::ArchiveError> {
        let image = Jimage::open(&jdk.modules())?;
        let program = Program {
            jdk,
            bodies,
            enable_preview,
            image,
            classes: zeroed(CLASSES_MAX),
            class_count: AtomicU32::new(1),
            methods: zeroed(METHODS_MAX),
            method_count: AtomicU32::new(1),
            dictionary: RwLock::default(),
            defined: Mutex::default(),
            answers: Mutex::default(),
            strings: RwLock::default(),
            slot_count: AtomicU32::new(0),
            hidden_count: AtomicU32::new(0),
            lambda_count: AtomicU32::new(0),
            slots: Mutex::default(),
            class_paths: RwLock::default(),
            packages: RwLock::default(),
            primitives: OnceLock::new(),
            well_known: OnceLock::new(),
            file_names: Mutex::default(),
            has_middlemen: AtomicBool::new(false),
            has_long_times: AtomicBool::new(false),
            growing: Mutex::new(()),
            boundary: OnceLock::new(),
            connection_protocols: OnceLock::new(),
            claims: RwLock::default(),
            terms: Default::default(),
        };
        // Resolved code points at classes for as long as the tool runs, so the program stays too.
        Ok(Box::leak(Box::new(program)))
    }

    pub fn feature_version(&self) -> u32 {
        self.jdk.feature_version
    }

    /// All classes there are.
    #[allow(unsafe_code)]
    pub(crate) fn classes(&self) -> impl Iterator<Item = ClassRef> {
        let count = self.class_count.load(Ordering::Acquire) as usize;
        // SAFETY: entries are set once, to leaked classes; a class being made has none yet.
        self.classes[..count]
            .iter()
            .filter_map(|entry| unsafe { entry.load(Ordering::Acquire).cast_const().as_ref() })
    }

    #[inline(always)]
    #[allow(unsafe_code)]
    pub fn class(&self, id: ClassId) -> ClassRef {
        let pointer = self.classes[id.0 as usize].load(Ordering::Acquire);
        assert!(!pointer.is_null(), "a class number that was never given out");
        // SAFETY: entries are set once, to leaked classes.
        unsafe { &*pointer }
    }

    /// A class by a number that may be anything.
    pub(crate) fn known_class(&self, id: ClassId) -> Option<ClassRef> {
        (id.0 > 0 && (id.0 as usize) < self.class_count()).then(|| self.class(id))
    }

    pub fn class_count(&self) -> usize {
        self.class_count.load(Ordering::Acquire) as usize
    }

    #[allow(unsafe_code)]
    pub fn method(&self, id: MethodId) -> MethodRef {
        let pointer = self.methods[id.0 as usize].load(Ordering::Acquire);
        assert!(!pointer.is_null(), "a method number that was never given out");
        // SAFETY: entries are set once, to leaked methods.
        unsafe { &*pointer }
    }

    /// A method by a number that may be anything.
    pub(crate) fn known_method(&self, id: MethodId) -> Option<MethodRef> {
        let count = self.method_count.load(Ordering::Acquire);
        (id.0 > 0 && id.0 < count).then(|| self.method(id))
    }

    /// The class path of an application loader.
    pub fn class_path(&self, loader: LoaderId) -> Option<&'static ClassPath> {
        let index = loader.0.checked_sub(LoaderId::APP.0)?;
        self.class_paths.read().ok()?.opened.get(index as usize).copied()
    }

    /// The application loader for a class path; processes with equal class paths share it.
    pub fn app_loader(&self, elements: &[PathBuf]) -> LoaderId {
        let mut paths = self.class_paths.write().unwrap_or_else(|p| p.into_inner());
        let known = paths.given.iter().find(|(given, _)| given == elements);
        let index = known.map(|(_, index)| *index).unwrap_or_else(|| {
            let path = ClassPath::new(elements, self.jdk.feature_version);
            let known = paths.opened.iter().position(|other| other.elements() == path.elements());
            let index = known.unwrap_or_else(|| {
                paths.opened.push(Box::leak(Box::new(path)));
                paths.opened.len() - 1
            });
            paths.given.push((elements.to_vec(), index));
            index
        });
        LoaderId(LoaderId::APP.0 + index as u32)
    }

    pub fn set_package_loader(&self, package: Name, loader: LoaderId) {
        self.packages.write().unwrap_or_else(|p| p.into_inner()).insert(package, loader);
    }

    pub fn package_loader(&self, package: Name) -> Option<LoaderId> {
        self.packages.read().ok()?.get(&package).copied()
    }

    /// Every package of the boot layer with its loader, in a fixed order.
    pub fn package_loaders(&self) -> Vec<(Name, LoaderId)> {
        let packages = self.packages.read().unwrap_or_else(|p| p.into_inner());
        let mut all: Vec<_> = packages.iter().map(|(name, loader)| (*name, *loader)).collect();
        all.sort_by_key(|(name, _)| name.as_str());
        all
    }

    /// Keeps what a file is called.
    pub fn name_file(&self, file: FileId, name: &str) {
        let mut names = self.file_names.lock().unwrap_or_else(|p| p.into_inner());
        names.entry(file).or_insert_with(|| name.to_owned());
    }

    /// Whether the library gives what it formats or logs to code of the program, as far as that is loaded.
    pub(crate) fn has_middlemen(&self) -> bool {
        self.has_middlemen.load(Ordering::Relaxed)
    }

    /// Whether code of the program reckons with more than an hour, as far as that is loaded.
    pub(crate) fn has_long_times(&self) -> bool {
        self.has_long_times.load(Ordering::Relaxed)
    }

    /// A class of the program was loaded.
    fn meet(&self, class: ClassRef) {
        let interfaces = class.all_interfaces.iter().map(|&id| self.class(id));
        let parents = std::iter::successors(class.super_class, |parent| parent.super_class);
        if interfaces.chain(parents).any(|parent| crate::jdk::is_middleman(&parent.name)) {
            self.has_middlemen.store(true, Ordering::Relaxed);
        }
        if class.file.as_ref().is_some_and(|file| crate::jdk::has_long_times(&file.constants)) {
            self.has_long_times.store(true, Ordering::Relaxed);
        }
    }

    pub fn file_name(&self, file: FileId) -> String {
        let names = self.file_names.lock().unwrap_or_else(|p| p.into_inner());
        names.get(&file).cloned().unwrap_or_default()
    }

    /// The number of a string's content.
    pub fn string_id(&self, content: &[u16]) -> StringId {
        if let Some(&id) =
            self.strings.read().unwrap_or_else(|p| p.into_inner()).by_content.get(content)
        {
            return id;
        }
        let mut strings = self.strings.write().unwrap_or_else(|p| p.into_inner());
        if let Some(&id) = strings.by_content.get(content) {
            return id;
        }
        let id = StringId(strings.contents.len() as u32);
        let kept: &'static [u16] = Box::leak(content.to_vec().into_boxed_slice());
        strings.contents.push(kept);
        strings.by_content.insert(kept, id);
        id
    }

    pub fn string(&self, id: StringId) -> &'static [u16] {
        self.strings.read().unwrap_or_else(|p| p.into_inner()).contents[id.0 as usize]
    }

    pub fn string_count(&self) -> usize {
        self.strings.read().unwrap_or_else(|p| p.into_inner()).contents.len()
    }

    /// The slot of a constant-pool entry whose value is an object.
    pub fn constant_slot(&self, class: ClassId, index: u16) -> SlotId {
        self.slot_for(SlotKey::Constant(class, index))
    }

    /// The slot of an `invokedynamic` instruction.
    pub fn call_site_slot(&self, method: MethodId, insn: u32) -> SlotId {
        self.slot_for(SlotKey::CallSite(method, insn))
    }

    /// The slot of the method type that a class means by a descriptor.
    pub fn type_slot(&self, class: ClassId, descriptor: Name) -> SlotId {
        self.slot_for(SlotKey::Type(class, descriptor))
    }

    /// A number for a hidden class.
    pub(crate) fn next_hidden(&self) -> u32 {
        self.hidden_count.fetch_add(1, Ordering::Relaxed)
    }

    /// A number for a lambda, from 1 on; older JDKs put it in the names of their classes.
    pub(crate) fn next_lambda(&self) -> u32 {
        self.lambda_count.fetch_add(1, Ordering::Relaxed) + 1
    }

    fn slot_for(&self, key: SlotKey) -> SlotId {
        let mut slots = self.slots.lock().unwrap_or_else(|p| p.into_inner());
        *slots.entry(key).or_insert_with(|| SlotId(self.slot_count.fetch_add(1, Ordering::Relaxed)))
    }

    pub fn primitive(&self, kind: Option<Kind>) -> ClassRef {
        let all = self.primitives.get().expect("primitive classes are made first");
        match kind {
            None => all[8],
            Some(kind) => Kind::PRIMITIVES
                .iter()
                .position(|&k| k == kind)
                .map(|index| all[index])
                .expect("only primitive kinds have a primitive class"),
        }
    }
}

/// The table of a decoded switch.
#[allow(unsafe_code)]
pub fn switch_of(insn: &Insn) -> &'static Switch {
    // SAFETY: the translator put a leaked `Switch` there and nothing rewrites it.
    unsafe { &*(insn.x() as *const Switch) }
}

/// The class a resolved instruction names.
#[allow(unsafe_code)]
#[inline(always)]
pub fn class_of(x: u64) -> ClassRef {
    // SAFETY: quickening stores only leaked classes in such instructions.
    unsafe { &*(x as *const Class) }
}

/// The call on a `VarHandle` that a resolved instruction makes.
#[allow(unsafe_code)]
pub fn variable_call_of(insn: &Insn) -> &'static VariableCall {
    // SAFETY: quickening stores only leaked calls in such instructions.
    unsafe { &*(insn.x() as *const VariableCall) }
}

/// The method a resolved instruction names.
#[allow(unsafe_code)]
#[inline(always)]
pub fn method_of(x: u64) -> MethodRef {
    // SAFETY: quickening stores only leaked methods in such instructions.
    unsafe { &*(x as *const Method) }
}
