//! Finding and defining classes for the built-in loaders, without running any Java.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use bytes::Bytes;
use heddle_classfile::{ClassFile, ParseOptions};

use super::class::{Class, ClassId, ClassKind, ClassRef, Kind, Layout, LoaderId, access};
use super::link::{Definition, Surroundings};
use super::{Program, USER_LOADERS};
use crate::jdk::Missing;
use crate::names::Name;

/// Why a class could not be had.
#[derive(Clone, Debug)]
pub enum LoadError {
    /// No such class.
    NotFound(Name),
    /// Found, but wrong: the Java error to throw and its message.
    Linkage { error: &'static str, message: String },
    /// A loader written in Java must be asked first.
    Pending(Name),
    /// The loader has another answer on another path.
    Unsteady,
}

impl LoadError {
    pub fn linkage(error: &'static str, message: impl Into<String>) -> LoadError {
        LoadError::Linkage { error, message: message.into() }
    }
}

/// Superclass chains longer than this end as an error rather than exhaust our own stack.
const LOADING_DEPTH_MAX: usize = 1000;

/// A built-in loader, which finds classes without running Java.
struct Builtin<'a> {
    program: &'static Program,
    loader: LoaderId,
    loading: &'a mut Vec<Name>,
}

impl Surroundings for Builtin<'_> {
    fn resolve(&mut self, wanted: Name) -> Result<ClassRef, LoadError> {
        self.program.load_nested(self.loader, wanted, self.loading)
    }

    /// What is exported to whom is known only where a process runs.
    fn denial(&mut self, _: (LoaderId, &str, &str), _: ClassRef) -> Option<String> {
        None
    }

    fn module_phrase(&self, loader: LoaderId, package: &str) -> String {
        self.program.module_phrase(loader, package)
    }
}

impl Program {
    /// A class as a built-in loader sees it.
    pub fn load(&'static self, loader: LoaderId, name: Name) -> Result<ClassRef, LoadError> {
        debug_assert!(loader.0 < USER_LOADERS);
        self.load_nested(loader, name, &mut Vec::new())
    }

    /// A class that is none of the JDK, if there is one.
    pub(crate) fn load_own(&'static self, loader: LoaderId, name: &str) -> Option<ClassRef> {
        let package = name.rfind('/').map_or("", |end| &name[..end]);
        let is_own = loader.is_builtin() && self.image.package_to_module(package).is_none();
        is_own.then(|| self.load(loader, Name::new(name)).ok()).flatten()
    }

    /// The module of a built-in loader's package, as error messages put it.
    pub fn module_phrase(&self, loader: LoaderId, package: &str) -> String {
        let text = match loader {
            LoaderId::BOOT => "'bootstrap'",
            LoaderId::PLATFORM => "'platform'",
            _ => "'app'",
        };
        let module = self.image.package_to_module(package);
        match module.filter(|_| self.package_loader(Name::new(package)).is_some()) {
            Some(module) => format!("module {module} of loader {text}"),
            None => format!("unnamed module of loader {text}"),
        }
    }

    /// A class of the boot loader that the machine relies on.
    pub fn boot_class(&'static self, name: &str) -> Result<ClassRef, Missing> {
        self.load(LoaderId::BOOT, Name::new(name)).map_err(|_| Missing::class(name))
    }

    pub fn find_loaded(&self, loader: LoaderId, name: Name) -> Option<ClassRef> {
        let dictionary = self.dictionary.read().unwrap_or_else(|p| p.into_inner());
        dictionary.get(&(loader, name)).copied()
    }

    fn load_nested(
        &'static self,
        loader: LoaderId,
        name: Name,
        loading: &mut Vec<Name>,
    ) -> Result<ClassRef, LoadError> {
        if let Some(class) = self.find_loaded(loader, name) {
            return Ok(class);
        }
        if let Some(component) = name.strip_prefix('[') {
            return self.load_array(loader, component, name, loading);
        }
        let (bytes, defining) = self.find_bytes(loader, name)?;
        if defining != loader {
            let class = self.load_nested(defining, name, loading)?;
            self.record(loader, name, class);
            return Ok(class);
        }
        if loading.contains(&name) {
            return Err(LoadError::linkage("java/lang/ClassCircularityError", name.as_str()));
        }
        if loading.len() >= LOADING_DEPTH_MAX {
            return Err(LoadError::linkage("java/lang/StackOverflowError", ""));
        }
        loading.push(name);
        let definition = Definition::named(loader, name, bytes);
        let class = self.link(definition, &mut Builtin { program: self, loader, loading });
        loading.pop();
        let class = class?;
        let mut dictionary = self.dictionary.write().unwrap_or_else(|p| p.into_inner());
        Ok(*dictionary.entry((loader, name)).or_insert(class))
    }

    pub(super) fn record(&self, loader: LoaderId, name: Name, class: ClassRef) {
        let mut dictionary = self.dictionary.write().unwrap_or_else(|p| p.into_inner());
        dictionary.insert((loader, name), class);
    }

    fn load_array(
        &'static self,
        loader: LoaderId,
        component: &str,
        name: Name,
        loading: &mut Vec<Name>,
    ) -> Result<ClassRef, LoadError> {
        let class = match component.as_bytes() {
            [b'[', ..] => self.load_nested(loader, Name::new(component), loading)?,
            [b'L', inner @ .., b';'] => {
                let inner = std::str::from_utf8(inner).map_err(|_| LoadError::NotFound(name))?;
                self.load_nested(loader, Name::new(inner), loading)?
            }
            [_] => {
                let kind = Kind::of_descriptor(component).ok_or(LoadError::NotFound(name))?;
                self.primitive(Some(kind))
            }
            _ => return Err(LoadError::NotFound(name)),
        };
        let array = self.array_of(class)?;
        self.record(loader, name, array);
        Ok(array)
    }

    /// Where a built-in loader finds a class, and which of the three defines it.
    fn find_bytes(&self, loader: LoaderId, name: Name) -> Result<(Bytes, LoaderId), LoadError> {
        let package = name.rfind('/').map_or("", |end| &name[..end]);
        let path = format!("{name}.class");
        if let Some(module) = self.image.package_to_module(package) {
            // Before the module system is up, everything in the image is the boot loader's.
            let owner = self.package_loader(Name::new(package)).unwrap_or(LoaderId::BOOT);
            let visible = loader == owner || loader != LoaderId::BOOT;
            if visible && let Some(found) = self.image.find(module, &path) {
                let bytes = found.map_err(|e| unreadable(name, &e))?;
                let defining = if owner == LoaderId::APP { loader.max(owner) } else { owner };
                return Ok((bytes, defining));
            }
        }
        let outranks = loader >= LoaderId::APP && (self.bodies.outranks)(&name);
        if !outranks
            && let Some(class_path) = self.class_path(loader)
            && let Some(found) = class_path.find_class(&name)
        {
            let (bytes, _) = found.map_err(|e| unreadable(name, &e))?;
            return Ok((bytes, loader));
        }
        if loader >= LoaderId::APP
            && let Some(bytes) = (self.bodies.class_bytes)(&name)
        {
            return Ok((bytes.into(), loader));
        }
        Err(LoadError::NotFound(name))
    }

    /// The array class over a component.
    pub fn array_of(&'static self, component: ClassRef) -> Result<ClassRef, LoadError> {
        if let Some(&array) = component.array_class.get() {
            return Ok(array);
        }
        let (element, dimensions) = match component.kind {
            ClassKind::Array { element, dimensions, .. } => (element, dimensions),
            _ => (component, 0),
        };
        if dimensions == u8::MAX {
            return Err(LoadError::linkage(
                "java/lang/IllegalArgumentException",
                "array type has more than 255 dimensions",
            ));
        }
        let object = self.load(LoaderId::BOOT, Name::new("java/lang/Object"))?;
        let interfaces = [
            self.load(LoaderId::BOOT, Name::new("java/lang/Cloneable"))?,
            self.load(LoaderId::BOOT, Name::new("java/io/Serializable"))?,
        ];
        let _growing = self.growing.lock().unwrap_or_else(|p| p.into_inner());
        if let Some(&array) = component.array_class.get() {
            return Ok(array);
        }
        let kind = match component.kind {
            ClassKind::Primitive(Some(kind)) => kind,
            _ => Kind::Ref,
        };
        let name = match component.kind {
            ClassKind::Primitive(_) => format!("[{}", kind.letter()),
            ClassKind::Array { .. } => format!("[{}", component.name),
            ClassKind::Instance => format!("[L{};", component.name),
        };
        let id = self.next_class_id();
        let mut all_interfaces: Vec<ClassId> = interfaces.iter().map(|i| i.id).collect();
        all_interfaces.sort_unstable();
        let class = Class {
            id,
            name: Name::new(&name),
            kind: ClassKind::Array { component, element, dimensions: dimensions + 1, kind },
            access: (element.access & (access::PUBLIC | access::PRIVATE | access::PROTECTED))
                | access::FINAL
                | access::ABSTRACT,
            loader: element.loader,
            super_class: Some(object),
            interfaces: Box::new(interfaces),
            supers: Box::new([object.id, id]),
            all_interfaces: all_interfaces.into(),
            vtable: object.vtable.clone(),
            ..Class::blank()
        };
        let class = self.publish(class);
        let _ = component.array_class.set(class);
        Ok(class)
    }

    pub(crate) fn make_primitives(&'static self) {
        let make = |kind: Option<Kind>| {
            let class = Class {
                id: self.next_class_id(),
                name: Name::new(kind.map_or("void", Kind::primitive_name)),
                kind: ClassKind::Primitive(kind),
                access: access::PUBLIC | access::FINAL | access::ABSTRACT,
                ..Class::blank()
            };
            self.publish(class)
        };
        let mut all = [make(None); 9];
        for (index, &kind) in Kind::PRIMITIVES.iter().enumerate() {
            all[index] = make(Some(kind));
        }
        let _ = self.primitives.set(all);
    }

    pub(super) fn next_class_id(&self) -> ClassId {
        let id = self.class_count.fetch_add(1, Ordering::AcqRel);
        assert!((id as usize) < super::CLASSES_MAX, "more than a million classes");
        ClassId(id)
    }

    /// Makes a class known by its number.
    pub(super) fn publish(&self, class: Class) -> ClassRef {
        let class: ClassRef = Box::leak(Box::new(class));
        let entry = &self.classes[class.id.0 as usize];
        entry.store(std::ptr::from_ref(class).cast_mut(), Ordering::Release);
        class
    }

    /// Reads a class file; `name` is what messages call it before its own name is read.
    pub(crate) fn parse(
        &self,
        loader: LoaderId,
        name: Option<Name>,
        bytes: Bytes,
    ) -> Result<ClassFile, LoadError> {
        let options = ParseOptions {
            name: name.map(Name::as_str),
            max_major: 44 + self.jdk.feature_version as u16,
            relaxed: matches!(loader, LoaderId::BOOT | LoaderId::PLATFORM),
            enable_preview: self.enable_preview,
        };
        let bytes = self.with_claims(loader, bytes);
        ClassFile::parse_with(bytes, &options).map_err(|error| LoadError::Linkage {
            error: error.kind.class_name(),
            message: error.message,
        })
    }
}

impl Program {
    /// Classes that are loaded from here on make these claims; all of them can be read.
    pub fn claim(&self, claims: &[String]) {
        let mut known = self.claims.write().expect("nobody panics with the lock");
        for claim in claims.iter().filter_map(|text| heddle_classfile::Claim::parse(text)) {
            if !known.contains(&claim) {
                known.push(claim);
            }
        }
    }

    fn with_claims(&self, loader: LoaderId, bytes: Bytes) -> Bytes {
        let claims = self.claims.read().expect("nobody panics with the lock");
        if claims.is_empty() || loader.is_library() {
            return bytes;
        }
        heddle_classfile::weave(&bytes, &claims).map_or(bytes, Bytes::from)
    }
}

impl Class {
    /// A class with nothing in it, to be filled in.
    pub(super) fn blank() -> Class {
        Class {
            id: ClassId(0),
            name: Name::new(""),
            kind: ClassKind::Instance,
            access: 0,
            loader: LoaderId::BOOT,
            super_class: None,
            interfaces: Box::new([]),
            supers: Box::new([]),
            all_interfaces: Box::new([]),
            fields: Box::new([]),
            methods: Box::new([]),
            vtable: Box::new([]),
            instance: Layout::default(),
            statics: Layout::default(),
            file: None,
            constants: Box::new([]),
            hidden: None,
            synchronizer: None,
            is_queue: false,
            counters: Box::default(),
            keeps_count: false,
            array_class: OnceLock::new(),
            interface_cache: [const { AtomicPtr::new(std::ptr::null_mut()) }; 16],
            last_interface: AtomicU32::new(u32::MAX),
            verified: OnceLock::new(),
        }
    }
}

fn unreadable(name: Name, error: &heddle_archive::ArchiveError) -> LoadError {
    LoadError::linkage("java/lang/NoClassDefFoundError", format!("{name} ({error})"))
}

impl Program {
    /// Links a class that a program defined, once for the same loader, name and bytes.
    pub fn define_once(
        &'static self,
        loader: LoaderId,
        name: Name,
        hash: u128,
        link: impl FnOnce() -> Result<ClassRef, LoadError>,
    ) -> Result<ClassRef, LoadError> {
        let key = (loader, name, hash);
        if let Some(&class) = self.defined.lock().unwrap_or_else(|p| p.into_inner()).get(&key) {
            return Ok(class);
        }
        let class = link()?;
        let mut defined = self.defined.lock().unwrap_or_else(|p| p.into_inner());
        Ok(*defined.entry(key).or_insert(class))
    }

    /// A class of the machine's own, made once from bytes that depend on nothing but its key.
    pub(crate) fn generated(
        &'static self,
        name: &str,
        key: &str,
        bytes: impl FnOnce() -> Vec<u8>,
    ) -> ClassRef {
        let lookup = self.well_known.get().expect("found before anything runs").object;
        let key = Name::new(&format!("{name}+{key}"));
        let class = self.define_once(LoaderId::BOOT, key, 0, || {
            let definition = Definition {
                loader: LoaderId::BOOT,
                expected: None,
                bytes: Bytes::from(bytes()),
                hidden: Some((super::Hidden { nest_host: None, lookup }, "0".into())),
                generated: true,
            };
            let loading = &mut Vec::new();
            let loader = LoaderId::BOOT;
            self.link(definition, &mut Builtin { program: self, loader, loading })
        });
        class.expect("the machine writes classes that can be linked")
    }

    /// Decodes a method, once.
    pub fn decode(
        &self,
        method: super::MethodRef,
    ) -> Result<&'static super::Code, super::Malformed> {
        decode(method)
    }
}

fn decode(method: &super::Method) -> Result<&'static super::Code, super::Malformed> {
    if let Some(code) = method.code() {
        return Ok(code);
    }
    let file = method.class().file.as_ref().expect("only class files have code");
    let raw = &file.methods[method.index as usize];
    let code = super::translate::translate(file, raw, method.is_synchronized())?;
    Ok(method.code.get_or_init(|| Box::leak(Box::new(code))))
}

/// The code of a method that has some.
pub(super) fn decoded(method: &super::Method) -> Option<&'static super::Code> {
    let has_code = !method.is_native() && !method.is_abstract() && method.native.is_none();
    decode(method).ok().filter(|_| has_code)
}
