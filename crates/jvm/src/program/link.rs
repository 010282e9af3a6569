//! From a class file to a linked class: superclasses, field layout, method tables.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, AtomicU32, Ordering};

use bytes::Bytes;
use heddle_classfile::{ClassFile, descriptor::MethodDescriptor};

use super::class::{
    Class, ClassId, ClassKind, ClassRef, Field, Hidden, Kind, Layout, LoaderId, Marks, Method,
    MethodId, MethodRef, access,
};
use super::load::LoadError;
use super::{METHODS_MAX, Program};
use crate::interp::continuations;
use crate::jdk::INJECTED;
use crate::names::Name;
use crate::state::HEADER_BYTES;

/// A class about to be defined.
pub struct Definition {
    pub loader: LoaderId,
    /// The name the loader was asked for, if it was asked by name.
    pub expected: Option<Name>,
    pub bytes: Bytes,
    /// Set for hidden classes, with the suffix that makes the name unique.
    pub hidden: Option<(Hidden, String)>,
    /// Written by the machine itself, and trusted.
    pub generated: bool,
}

impl Definition {
    /// An ordinary class, found by its name.
    pub fn named(loader: LoaderId, name: Name, bytes: Bytes) -> Definition {
        Definition { loader, expected: Some(name), bytes, hidden: None, generated: false }
    }
}

/// What linking a class needs to know of its surroundings.
pub trait Surroundings {
    /// Finds a superclass or interface.
    fn resolve(&mut self, wanted: Name) -> Result<ClassRef, LoadError>;

    /// Why the module of a class refuses code of this loader, package and class, if it does.
    fn denial(&mut self, from: (LoaderId, &str, &str), wanted: ClassRef) -> Option<String>;

    /// `unnamed module of loader 'app'`, for the classes of a loader in a package.
    fn module_phrase(&self, loader: LoaderId, package: &str) -> String;
}

impl Program {
    /// Links a class file.
    pub fn link(
        &'static self,
        definition: Definition,
        around: &mut dyn Surroundings,
    ) -> Result<ClassRef, LoadError> {
        let Definition { loader, expected, bytes, hidden, generated } = definition;
        let trusted = if generated { LoaderId::BOOT } else { loader };
        let file = self.parse(trusted, expected, bytes)?;
        let plain_name = file.name().into_owned();
        if let Some(expected) = expected
            && hidden.is_none()
            && expected != plain_name.as_str()
        {
            return Err(LoadError::linkage(
                "java/lang/NoClassDefFoundError",
                format!("{expected} (wrong name: {plain_name})"),
            ));
        }
        let name = match &hidden {
            // A hidden class is called what its definer wants, whatever its file says.
            Some((_, suffix)) => {
                let own = expected.as_deref().unwrap_or(&plain_name);
                Name::new(&format!("{own}+{suffix}"))
            }
            None => Name::new(&plain_name),
        };
        let super_class = match file.super_name() {
            Some(wanted) => Some(resolve_super(name, &wanted, around)?),
            None => None,
        };
        // Later JDKs say why a sealed class refuses.
        let explains = self.feature_version() > 17;
        let mut interfaces = Vec::new();
        for &index in &file.interfaces {
            let wanted = file.constants.class_name(index).map_err(format_error)?;
            let interface = not_found_is_missing(around.resolve(Name::new(&wanted)))?;
            if !interface.is_interface() {
                return Err(LoadError::linkage(
                    "java/lang/IncompatibleClassChangeError",
                    format!(
                        "class {} can not implement {}, because it is not an interface ({} is in {})",
                        name.replace('/', "."),
                        interface.java_name(),
                        interface.java_name(),
                        around.module_phrase(interface.loader, interface.package()),
                    ),
                ));
            }
            check_sealed(&file, name, loader, interface, around, explains)?;
            check_access(name, loader, interface, "superinterface", around)?;
            interfaces.push(interface);
        }
        if let Some(parent) = super_class {
            check_sealed(&file, name, loader, parent, around, explains)?;
            let kind = if parent.is_abstract() { "abstract superclass" } else { "superclass" };
            check_access(name, loader, parent, kind, around)?;
        }
        let _growing = self.growing.lock().unwrap_or_else(|p| p.into_inner());
        let id = self.next_class_id();
        let (fields, instance, statics) = layout(&file, id, name, super_class)?;
        let known_as = if generated { Name::new(&plain_name) } else { name };
        let methods = self.make_methods(&file, id, known_as, loader, hidden.is_some())?;
        let mut supers: Vec<ClassId> = super_class.map_or(Vec::new(), |s| s.supers.to_vec());
        supers.push(id);
        let constants = (0..file.constants.len()).map(|_| OnceLock::new()).collect();
        let mut class = Class {
            id,
            name,
            kind: ClassKind::Instance,
            access: file.access,
            loader,
            super_class,
            all_interfaces: all_interfaces(super_class, &interfaces, id, file.is_interface()),
            interfaces: interfaces.into(),
            supers: supers.into(),
            fields,
            vtable: self.vtable(super_class, &methods, file.is_interface(), name, loader)?,
            methods: methods.into(),
            instance,
            statics,
            file: Some(file),
            constants,
            hidden: hidden.map(|(hidden, _)| hidden),
            ..Class::blank()
        };
        class.synchronizer = crate::jdk::synchronizer(&class);
        class.is_queue = crate::jdk::is_queue(&class.name);
        class.counters = crate::jdk::counters(&class);
        class.keeps_count = !crate::jdk::unread_fields(&class.name).is_empty();
        let class = self.publish(class);
        if !loader.is_library() {
            self.meet(class);
        }
        if generated {
            let _ = class.verified.set(());
        }
        for method in &class.methods {
            let _ = method.class.set(class);
        }
        if let Some(boundary) = self.boundary.get() {
            boundary.mark(self, class);
        }
        Ok(class)
    }

    fn make_methods(
        &'static self,
        file: &ClassFile,
        class_id: ClassId,
        class: Name,
        loader: LoaderId,
        hidden: bool,
    ) -> Result<Vec<MethodRef>, LoadError> {
        let mut methods = Vec::with_capacity(file.methods.len());
        let operations = crate::jdk::OperationsOf::class(&class);
        let fills_buffers = crate::jdk::fills_buffers(&class);
        let looks_at_changes = crate::jdk::looks_at_changes(&class);
        for (index, raw) in file.methods.iter().enumerate() {
            let name = Name::new(&file.constants.utf8_str(raw.name).map_err(format_error)?);
            let text = file.constants.utf8_str(raw.descriptor).map_err(format_error)?;
            let descriptor = Name::new(&text);
            let parsed = MethodDescriptor::parse(&text).ok_or_else(|| {
                LoadError::linkage("java/lang/ClassFormatError", format!("bad descriptor {text}"))
            })?;
            let is_static = raw.access & access::STATIC != 0;
            let params: Box<[Kind]> =
                parsed.arguments().filter_map(|a| Kind::of_descriptor(a.text)).collect();
            let slots: u16 = params.iter().map(|kind| kind.slots()).sum();
            let arg_slots = slots + u16::from(!is_static);
            let mut marks = marks(file, raw, class);
            // All methods of a hidden class are hidden from stack traces.
            marks.hidden |= hidden;
            marks.library = loader.is_library();
            let remote = self.bodies.remote_calls.then(|| crate::jdk::remote_call(&class, &name));
            marks.treatment = remote.flatten().or_else(|| operations.treatment(&name));
            marks.numbers = crate::jdk::numbers(&class, &name);
            marks.asks = crate::jdk::asks(&class, &name);
            marks.fills_buffers = fills_buffers;
            marks.looks_at_changes = looks_at_changes;
            marks.role = crate::jdk::role_of(&class, &name, &descriptor);
            let native = (self.bodies.find)(&class, &name, &descriptor)
                .filter(|native| raw.access & access::NATIVE != 0 || native.replaces)
                .map(|native| native.body);
            let frame_size = match (&raw.code, native) {
                (Some(code), None) => u32::from(code.max_locals) + u32::from(code.max_stack) + 2,
                _ => u32::from(arg_slots) + 1,
            };
            let entry = if native.is_some() || raw.access & access::NATIVE != 0 {
                continuations::native_entry()
            } else if raw.code.is_none() {
                continuations::abstract_entry()
            } else {
                continuations::decode_entry()
            };
            let id = MethodId(self.method_count.fetch_add(1, Ordering::AcqRel));
            assert!((id.0 as usize) < METHODS_MAX, "more than four million methods");
            let method: MethodRef = Box::leak(Box::new(Method {
                id,
                class_id,
                class: OnceLock::new(),
                name,
                descriptor,
                // What stands in for a method sees to its own locking.
                access: match native {
                    Some(_) if raw.code.is_some() => raw.access & !access::SYNCHRONIZED,
                    _ => raw.access,
                },
                index: index as u16,
                arg_slots,
                params,
                returns: parsed.returns.and_then(|r| Kind::of_descriptor(r.text)),
                vtable_index: AtomicU32::new(u32::MAX),
                frame_size,
                entry: AtomicPtr::new(entry.cast_mut()),
                code: OnceLock::new(),
                native,
                marks,
            }));
            self.methods[id.0 as usize]
                .store(std::ptr::from_ref(method).cast_mut(), Ordering::Release);
            methods.push(method);
        }
        Ok(methods)
    }

    /// The table for virtual calls: the superclass's, with overrides replaced and new ones added.
    fn vtable(
        &self,
        super_class: Option<ClassRef>,
        methods: &[MethodRef],
        interface: bool,
        class: Name,
        loader: LoaderId,
    ) -> Result<Box<[MethodRef]>, LoadError> {
        let mut vtable: Vec<MethodRef> = super_class.map_or(Vec::new(), |s| s.vtable.to_vec());
        if interface {
            return Ok(vtable.into());
        }
        let package = class.rfind('/').map_or("", |end| &class[..end]);
        let inherited = vtable.len();
        for &method in methods {
            if method.is_static() || method.is_private() || method.name.starts_with('<') {
                continue;
            }
            let mut index = None;
            for (slot, entry) in vtable[..inherited].iter_mut().enumerate() {
                let above = *entry;
                if above.name != method.name
                    || above.descriptor != method.descriptor
                    || !overridable(above, package, loader)
                {
                    continue;
                }
                if above.access & access::FINAL != 0 {
                    return Err(LoadError::linkage(
                        "java/lang/IncompatibleClassChangeError",
                        format!(
                            "class {} overrides final method {}.{}{}",
                            class.replace('/', "."),
                            above.class().java_name(),
                            above.name,
                            above.descriptor
                        ),
                    ));
                }
                *entry = method;
                index.get_or_insert(slot);
            }
            let index = index.unwrap_or_else(|| {
                vtable.push(method);
                vtable.len() - 1
            });
            method.vtable_index.store(index as u32, Ordering::Relaxed);
        }
        Ok(vtable.into())
    }
}

fn overridable(above: MethodRef, package: &str, loader: LoaderId) -> bool {
    if above.access & (access::PUBLIC | access::PROTECTED) != 0 {
        return true;
    }
    let owner = above.class();
    owner.package() == package && owner.loader == loader
}

fn resolve_super(
    name: Name,
    wanted: &str,
    around: &mut dyn Surroundings,
) -> Result<ClassRef, LoadError> {
    if name == wanted {
        return Err(LoadError::linkage("java/lang/ClassCircularityError", name.as_str()));
    }
    let parent = not_found_is_missing(around.resolve(Name::new(wanted)))?;
    if parent.is_interface() {
        return Err(LoadError::linkage(
            "java/lang/IncompatibleClassChangeError",
            format!(
                "class {} has interface {} as super class",
                name.replace('/', "."),
                parent.java_name()
            ),
        ));
    }
    if parent.access & access::FINAL != 0 {
        return Err(LoadError::linkage(
            "java/lang/IncompatibleClassChangeError",
            format!(
                "class {} cannot inherit from final class {}",
                name.replace('/', "."),
                parent.java_name()
            ),
        ));
    }
    Ok(parent)
}

/// A class may extend public classes, and those of its own package.
fn check_access(
    name: Name,
    loader: LoaderId,
    parent: ClassRef,
    kind: &str,
    around: &mut dyn Surroundings,
) -> Result<(), LoadError> {
    let package = name.rfind('/').map_or("", |end| &name[..end]);
    let own_package = parent.loader == loader && parent.package() == package;
    let free = loader == LoaderId::BOOT || parent.is_reflection_code();
    if own_package || free {
        return Ok(());
    }
    let (class, parent_name) = (name.replace('/', "."), parent.java_name());
    if let Some(denial) = around.denial((loader, package, &class), parent) {
        let what = if parent.is_interface() { "superinterface" } else { "superclass access" };
        return Err(LoadError::linkage(
            "java/lang/IllegalAccessError",
            format!("{what} check failed: {denial}"),
        ));
    }
    if parent.access & access::PUBLIC != 0 {
        return Ok(());
    }
    let here = around.module_phrase(loader, package);
    let there = around.module_phrase(parent.loader, parent.package());
    let places = if here == there {
        format!("{class} and {parent_name} are in {here}")
    } else {
        format!("{class} is in {here}; {parent_name} is in {there}")
    };
    Err(LoadError::linkage(
        "java/lang/IllegalAccessError",
        format!("class {class} cannot access its {kind} {parent_name} ({places})"),
    ))
}

/// A sealed class must permit the class, and lie in its module, or in its package if not public.
fn check_sealed(
    file: &ClassFile,
    name: Name,
    loader: LoaderId,
    parent: ClassRef,
    around: &dyn Surroundings,
    explains: bool,
) -> Result<(), LoadError> {
    let Some(parent_file) = &parent.file else { return Ok(()) };
    let Some(permitted) = &parent_file.attributes.permitted_subclasses else { return Ok(()) };
    let package = name.rfind('/').map_or("", |end| &name[..end]);
    let (class, parent_name) = (name.replace('/', "."), parent.java_name());
    let here = around.module_phrase(loader, package);
    let there = around.module_phrase(parent.loader, parent.package());
    let same_package = loader == parent.loader && package == parent.package();
    let listed = permitted.iter().any(|&index| {
        parent_file.constants.class_name(index).is_ok_and(|permitted| *name == *permitted)
    });
    let place = |text: &str| {
        let (module, loader) = text.split_once(" of loader ").unwrap_or((text, ""));
        (module.trim_start_matches("module ").to_owned(), loader.to_owned())
    };
    let (here, there) = (place(&here), place(&there));
    let reason = if here != there {
        format!(
            "Failed same module check: subclass {class} is in module '{}' with loader {}, \
             and sealed class {parent_name} is in module '{}' with loader {}",
            here.0, here.1, there.0, there.1
        )
    } else if file.access & access::PUBLIC == 0 && !same_package {
        format!(
            "Failed same package check: non-public subclass {class} is in package '{}' with \
             classloader {}, and sealed class {parent_name} is in package '{}' with classloader {}",
            package.replace('/', "."),
            here.1,
            parent.package().replace('/', "."),
            there.1
        )
    } else if !listed {
        format!(
            "Failed listed permitted subclass check: class {class} is not a permitted subclass \
             of {parent_name}"
        )
    } else {
        return Ok(());
    };
    let message = match (explains, parent.is_interface()) {
        (true, _) => reason,
        (_, false) => format!("class {class} cannot inherit from sealed class {parent_name}"),
        (_, true) => {
            let does = if file.is_interface() { "extend" } else { "implement" };
            format!("class {class} cannot {does} sealed interface {parent_name}")
        }
    };
    Err(LoadError::linkage("java/lang/IncompatibleClassChangeError", message))
}

fn not_found_is_missing(found: Result<ClassRef, LoadError>) -> Result<ClassRef, LoadError> {
    found.map_err(|error| match error {
        LoadError::NotFound(name) => {
            LoadError::linkage("java/lang/NoClassDefFoundError", name.as_str())
        }
        other => other,
    })
}

pub(super) fn format_error(error: heddle_classfile::FormatError) -> LoadError {
    LoadError::Linkage { error: error.kind.class_name(), message: error.message }
}

fn all_interfaces(
    super_class: Option<ClassRef>,
    interfaces: &[ClassRef],
    id: ClassId,
    interface: bool,
) -> Box<[ClassId]> {
    let mut all: Vec<ClassId> = super_class.map_or(Vec::new(), |s| s.all_interfaces.to_vec());
    for direct in interfaces {
        all.extend(direct.all_interfaces.iter().copied());
        all.push(direct.id);
    }
    if interface {
        all.push(id);
    }
    all.sort_unstable();
    all.dedup();
    all.into()
}

type Laid = (Box<[Field]>, Layout, Layout);

/// Places fields: the superclass's first, then the widest, so that each is aligned.
fn layout(
    file: &ClassFile,
    class: ClassId,
    class_name: Name,
    super_class: Option<ClassRef>,
) -> Result<Laid, LoadError> {
    let mut fields = Vec::with_capacity(file.fields.len());
    for (index, raw) in file.fields.iter().enumerate() {
        let name = Name::new(&file.constants.utf8_str(raw.name).map_err(format_error)?);
        let descriptor = Name::new(&file.constants.utf8_str(raw.descriptor).map_err(format_error)?);
        let kind = Kind::of_descriptor(&descriptor).ok_or_else(|| {
            LoadError::linkage("java/lang/ClassFormatError", format!("bad descriptor {descriptor}"))
        })?;
        fields.push(Field {
            name,
            descriptor,
            access: raw.access,
            kind,
            offset: 0,
            index: index as u16,
            class,
        });
    }
    for &(owner, name, descriptor) in INJECTED {
        if class_name == owner {
            fields.push(Field {
                name: Name::new(name),
                descriptor: Name::new(descriptor),
                access: access::PRIVATE,
                kind: Kind::of_descriptor(descriptor).expect("a field descriptor of our own"),
                offset: 0,
                index: u16::MAX,
                class,
            });
        }
    }
    let above = super_class.map_or(HEADER_BYTES, |s| s.instance.bytes);
    let mut refs = super_class.map_or(Vec::new(), |s| s.instance.refs.to_vec());
    let instance_bytes = place(&mut fields, false, above, &mut refs);
    let mut static_refs = Vec::new();
    let static_bytes = place(&mut fields, true, HEADER_BYTES, &mut static_refs);
    Ok((
        fields.into(),
        Layout { bytes: instance_bytes, refs: refs.into() },
        Layout { bytes: static_bytes, refs: static_refs.into() },
    ))
}

fn place(fields: &mut [Field], statics: bool, from: u32, refs: &mut Vec<u32>) -> u32 {
    let mut at = from;
    for width in [8, 4, 2, 1] {
        for field in fields.iter_mut() {
            if field.is_static() != statics || field.kind.bytes() != width {
                continue;
            }
            at = at.next_multiple_of(width);
            field.offset = at;
            at += width;
            if field.kind == Kind::Ref {
                refs.push(field.offset);
            }
        }
    }
    at
}

/// The annotations the machine obeys, which only the JDK's own classes may carry.
fn marks(file: &ClassFile, method: &heddle_classfile::Method, class: Name) -> Marks {
    let mut marks = Marks::default();
    let polymorphic = access::NATIVE | access::VARARGS;
    marks.signature_polymorphic = (class == "java/lang/invoke/MethodHandle"
        || class == "java/lang/invoke/VarHandle")
        && method.access & polymorphic == polymorphic;
    let Some(table) = file.attribute(&method.attributes, "RuntimeVisibleAnnotations") else {
        return marks;
    };
    // Looking for the names among the constants an annotation may refer to is enough: these
    // annotations have no elements and are used in the JDK only.
    for pair in table
        .get(2..)
        .unwrap_or_default()
        .chunks_exact(2)
        .chain(table.get(3..).unwrap_or_default().chunks_exact(2))
    {
        let index = u16::from_be_bytes([pair[0], pair[1]]);
        let Ok(text) = file.constants.utf8_bytes(index) else { continue };
        match text {
            b"Ljava/lang/invoke/LambdaForm$Hidden;" | b"Ljdk/internal/vm/annotation/Hidden;" => {
                marks.hidden = true;
            }
            b"Ljava/lang/invoke/LambdaForm$Compiled;" => marks.lambda_form = true,
            b"Ljdk/internal/reflect/CallerSensitive;" | b"Lsun/reflect/CallerSensitive;" => {
                marks.caller_sensitive = true;
            }
            _ => {}
        }
    }
    marks
}
