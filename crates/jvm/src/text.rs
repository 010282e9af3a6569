//! Java strings to Rust and back, and names as Java prints them.

use crate::interp::Result;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, LoaderId};
use crate::state::{Characters, Ref};

impl Machine {
    pub fn new_string(&mut self, text: &str) -> Ref {
        if text.is_ascii() {
            return self.new_string_of(Characters::Latin1(text.as_bytes()));
        }
        let units: Vec<u16> = text.encode_utf16().collect();
        self.new_string_utf16(&units)
    }

    pub fn new_string_utf16(&mut self, units: &[u16]) -> Ref {
        if units.iter().all(|&unit| unit < 256) {
            let bytes: Vec<u8> = units.iter().map(|&unit| unit as u8).collect();
            return self.new_string_of(Characters::Latin1(&bytes));
        }
        let bytes: Vec<u8> = units.iter().flat_map(|unit| unit.to_le_bytes()).collect();
        self.new_string_of(Characters::Utf16(&bytes))
    }

    pub fn string_units(&self, string: Ref) -> Vec<u16> {
        self.characters(string).units()
    }

    pub fn string(&self, string: Ref) -> String {
        String::from_utf16_lossy(&self.string_units(string))
    }

    /// The string, or `None` for null.
    pub fn string_or_null(&self, string: Ref) -> Option<String> {
        string.non_null().map(|string| self.string(string))
    }

    /// The interned string of this content.
    pub fn interned(&mut self, text: &str) -> Result<Ref> {
        let units: Vec<u16> = text.encode_utf16().collect();
        self.interned_utf16(&units)
    }

    pub fn string_array(&mut self, texts: &[String]) -> Ref {
        let strings: Vec<Ref> = texts.iter().map(|text| self.new_string(text)).collect();
        let class = self.well_known().string;
        self.ref_array(class, &strings)
    }
}

/// The module a class is in, as error messages put it: `java.base`, or `unnamed module of loader 'app'`.
pub fn module_phrase(machine: &Machine, class: ClassRef) -> String {
    let element = match class.kind {
        crate::program::ClassKind::Array { element, .. } => element,
        _ => class,
    };
    if element.is_primitive() {
        return "module java.base of loader 'bootstrap'".into();
    }
    module_phrase_of(machine, element.loader, element.package())
}

/// The same for any class of a loader in a package.
pub fn module_phrase_of(machine: &Machine, loader: LoaderId, package: &str) -> String {
    if loader.is_builtin() {
        return machine.program.module_phrase(loader, package);
    }
    let module = machine.process().loader_module(loader, Name::new(package));
    let loader = loader_phrase(machine, loader);
    match module.and_then(|m| machine.string_or_null(machine.get_ref(m, "name"))) {
        Some(module) => format!("module {module} of loader {loader}"),
        None => format!("unnamed module of loader {loader}"),
    }
}

impl Machine {
    /// The name of the module a class is in, if it has one.
    pub fn module_name(&self, class: ClassRef) -> Option<String> {
        let package = Name::new(class.package());
        self.program.package_loader(package)?;
        self.program.image.package_to_module(&package).map(str::to_owned)
    }

    pub fn thread_name(&self, thread: crate::state::ThreadId) -> String {
        let object = self.thread_at(thread).object();
        if object.is_null() {
            return "main".into();
        }
        self.string_or_null(self.get_ref(object, "name")).unwrap_or_default()
    }
}

/// A loader as messages name it: `'app'`, `my.Loader @1b2c`.
pub fn loader_phrase(machine: &Machine, loader: LoaderId) -> String {
    match loader {
        LoaderId::BOOT => "'bootstrap'".into(),
        LoaderId::PLATFORM => "'platform'".into(),
        _ if loader.is_builtin() => "'app'".into(),
        _ => loader_object_phrase(machine, machine.loader_object(loader)),
    }
}

/// The library keeps this text with every loader.
fn loader_object_phrase(machine: &Machine, loader: Ref) -> String {
    match loader.non_null() {
        Some(loader) => {
            machine.string_or_null(machine.get_ref(loader, "nameAndId")).unwrap_or_default()
        }
        None => "'bootstrap'".into(),
    }
}

/// What kind of class it is, as messages put it.
pub fn class_kind(class: ClassRef) -> &'static str {
    match class {
        class if class.is_interface() => "interface",
        class if class.is_abstract() => "abstract class",
        _ => "class",
    }
}

/// `X is in unnamed module of loader …, parent loader …`.
pub fn class_place(machine: &Machine, class: ClassRef) -> String {
    format!(
        "{} is in {}{}",
        class.java_name(),
        module_phrase(machine, class),
        parent_phrase(machine, class.loader)
    )
}

/// `, parent loader 'app'`; nothing for built-in loaders.
fn parent_phrase(machine: &Machine, loader: LoaderId) -> String {
    let object = machine.loader_object(loader);
    if loader.is_builtin() || object.is_null() {
        return String::new();
    }
    let parent = machine.get_ref(object, "parent");
    format!(", parent loader {}", loader_object_phrase(machine, parent))
}

/// A kind's wrapper class.
pub fn wrapper_of(kind: Kind) -> &'static str {
    match kind {
        Kind::Boolean => "java/lang/Boolean",
        Kind::Byte => "java/lang/Byte",
        Kind::Char => "java/lang/Character",
        Kind::Short => "java/lang/Short",
        Kind::Int => "java/lang/Integer",
        Kind::Float => "java/lang/Float",
        Kind::Long => "java/lang/Long",
        Kind::Double => "java/lang/Double",
        Kind::Ref => "java/lang/Object",
    }
}

/// A field descriptor as Java source writes it.
pub fn external_type(descriptor: &str) -> String {
    let base = descriptor.trim_start_matches('[');
    let dimensions = descriptor.len() - base.len();
    let mut text = match base.as_bytes() {
        [b'L', .., b';'] => base[1..base.len() - 1].replace('/', "."),
        [b'V', ..] => "void".into(),
        _ => Kind::of_descriptor(base).map_or("?", Kind::primitive_name).into(),
    };
    for _ in 0..dimensions {
        text.push_str("[]");
    }
    text
}

fn external_parameters(descriptor: &str) -> (String, String) {
    use heddle_classfile::descriptor::MethodDescriptor;
    let Some(parsed) = MethodDescriptor::parse(descriptor) else { return Default::default() };
    let parameters: Vec<String> = parsed.arguments().map(|a| external_type(a.text)).collect();
    let returns = parsed.returns.map_or("void".into(), |r| external_type(r.text));
    (parameters.join(", "), returns)
}

/// `int pkg.Class.method(java.lang.String, long)`.
pub fn external_method(class: ClassRef, name: Name, descriptor: &str) -> String {
    let (parameters, returns) = external_parameters(descriptor);
    format!("{returns} {}.{name}({parameters})", class.java_name())
}

pub fn external_signature(method: crate::program::MethodRef) -> String {
    external_method(method.class(), method.name, &method.descriptor)
}

/// `int method(java.lang.String, long)`.
pub fn short_signature(method: crate::program::MethodRef) -> String {
    short_signature_of(method.name, &method.descriptor)
}

pub fn short_signature_of(name: Name, descriptor: &str) -> String {
    let (parameters, returns) = external_parameters(descriptor);
    format!("{returns} {name}({parameters})")
}

/// The field descriptor of a class.
pub fn descriptor(class: ClassRef) -> String {
    match class.kind {
        crate::program::ClassKind::Primitive(None) => "V".into(),
        crate::program::ClassKind::Primitive(Some(kind)) => kind.letter().into(),
        crate::program::ClassKind::Array { .. } => class.name.as_str().into(),
        crate::program::ClassKind::Instance => format!("L{};", class.name),
    }
}

/// The interfaces whose defaults clash.
pub fn conflicting(
    program: &crate::program::Program,
    class: ClassRef,
    wanted: crate::program::MethodRef,
) -> String {
    let names: Vec<String> = class
        .all_interfaces
        .iter()
        .filter_map(|&id| program.class(id).find_declared_method(wanted.name, wanted.descriptor))
        .filter(|m| !m.is_abstract() && !m.is_static())
        .map(|m| format!("{}.{}", m.class().name, m.name))
        .collect();
    names.join(" ")
}

/// The message of a failed cast.
pub fn cast_message(machine: &Machine, class: ClassRef, wanted: ClassRef) -> String {
    format!(
        "class {} cannot be cast to class {} ({})",
        class.java_name(),
        wanted.java_name(),
        two_modules(machine, class, wanted)
    )
}

/// `A and B are in …`, or each with its own module.
pub fn two_modules(machine: &Machine, a: ClassRef, b: ClassRef) -> String {
    let (first, second) = (module_phrase(machine, a), module_phrase(machine, b));
    if first == second {
        format!("{} and {} are in {first}", a.java_name(), b.java_name())
    } else {
        format!("{} is in {first}; {} is in {second}", a.java_name(), b.java_name())
    }
}
