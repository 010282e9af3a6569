//! Whether a frame fits the Java types it names: asked before a search, so that a slip of the pen is
//! not taken for a fault of the component.

use heddle_classfile::descriptor::MethodDescriptor;
use heddle_protocol::Direction;

use super::{Boundary, Port};
use crate::names::Name;
use crate::program::{ClassRef, Kind, MethodRef, Program};

/// Before the name of a static array of the program, among values: its elements are meant.
pub(crate) const VALUE_SET: char = '@';

/// The text before the class of an exception, among values.
pub(crate) const THROW: &str = "throw:";

impl Boundary {
    /// What is wrong with the frame or the environment's values, if anything is.
    pub fn examine(&self, program: &'static Program, component: ClassRef) -> Result<(), String> {
        let mut types = Vec::new();
        for port in &self.ports {
            let found = port_type(program, component, port);
            if found.is_none() && self.environment.is_some() {
                return Err(format!(
                    "the frame {} has {} {}, but there is no such Java type on the class path",
                    self.frame, port.type_name, port.name
                ));
            }
            types.push(found);
        }
        for event in self.protocol.alphabet() {
            let index = self.ports.iter().position(|port| port.name == event.interface);
            let (Some(index), true) = (index, event.direction != Direction::Internal) else {
                continue;
            };
            let port = &self.ports[index];
            if types[index].is_some_and(|class| methods(program, class, &event.method).is_empty()) {
                return Err(format!(
                    "the protocol of {} has {event}, but {} has no method {}",
                    self.frame, port.type_name, event.method
                ));
            }
        }
        let Some(environment) = &self.environment else { return Ok(()) };
        for (name, domain) in &environment.asked.values {
            let kinds = self.kinds_of(program, &types, name);
            let kinds = kinds.map_err(|message| format!("values for {name}: {message}"))?;
            for way in 0..domain.count().min(VALUES_MAX) {
                let text = domain.text(way).unwrap_or_default();
                if let Some(set) = text.strip_prefix(VALUE_SET) {
                    value_set(program, component, set, &kinds)?;
                    continue;
                }
                match text.strip_prefix(THROW) {
                    Some(class) => throwable(program, component, class)?,
                    None if kinds.iter().any(|&kind| fits(&text, kind)) => {}
                    None => return Err(format!("values for {name}: `{text}` does not fit")),
                }
            }
        }
        Ok(())
    }

    /// What a name of values stands for: an argument, a result, or everything of a type. A method
    /// without a result has no kind.
    fn kinds_of(
        &self,
        program: &'static Program,
        types: &[Option<ClassRef>],
        name: &str,
    ) -> Result<Vec<Option<Kind>>, String> {
        let (call, argument) = match name.split_once('#') {
            Some((call, number)) => (call, Some(number)),
            None => (name, None),
        };
        let port = call.split_once('.').and_then(|(interface, method)| {
            let index = self.ports.iter().position(|port| port.name == interface)?;
            Some((types[index]?, method))
        });
        let Some((class, method)) = port else {
            let all = types.iter().flatten().flat_map(|&class| methods(program, class, ""));
            let kinds = all
                .flat_map(signature)
                .filter(|(_, known)| known == name || known.rsplit('.').next() == Some(name));
            let common = COMMON.iter().filter(|(known, _)| *known == name);
            let kinds: Vec<Option<Kind>> =
                kinds.map(|(kind, _)| kind).chain(common.map(|&(_, kind)| Some(kind))).collect();
            return match kinds.is_empty() || argument.is_some() {
                true => Err("the frame's interfaces have no such method, argument or type".into()),
                false => Ok(kinds),
            };
        };
        let methods = methods(program, class, method);
        if methods.is_empty() {
            return Err(format!("{} has no method {method}", class.java_name()));
        }
        let Some(number) = argument else {
            return Ok(methods.iter().map(|method| method.returns).collect());
        };
        let index = number.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
        let index = index.ok_or("arguments are numbered from 1")?;
        let kinds: Vec<Option<Kind>> = methods
            .iter()
            .filter_map(|method| method.params.get(index))
            .map(|&k| Some(k))
            .collect();
        match kinds.is_empty() {
            true => Err(format!("{method} has no argument {number}")),
            false => Ok(kinds),
        }
    }
}

/// Types that values may be given for although this frame has no use for them.
const COMMON: &[(&str, Kind)] = &[
    ("boolean", Kind::Boolean),
    ("byte", Kind::Byte),
    ("short", Kind::Short),
    ("char", Kind::Char),
    ("int", Kind::Int),
    ("long", Kind::Long),
    ("float", Kind::Float),
    ("double", Kind::Double),
    ("String", Kind::Ref),
];

/// More values than this are no list that somebody wrote.
const VALUES_MAX: u64 = 1_000;

/// The Java type of an interface of the frame: as it is called, in the component's package, or
/// nested in the component.
pub(crate) fn type_names(component: ClassRef, port: &Port) -> Vec<String> {
    let name = port.type_name.replace('.', "/");
    let package = component.package();
    let mut names = vec![name.clone(), name.replace('/', "$")];
    if !package.is_empty() {
        names.insert(0, format!("{package}/{name}"));
    }
    names.push(format!("{}${name}", component.name));
    names
}

fn port_type(program: &'static Program, component: ClassRef, port: &Port) -> Option<ClassRef> {
    let names = type_names(component, port);
    let named = names.iter().find_map(|name| program.load(component.loader, Name::new(name)).ok());
    named.or_else(|| component.supertypes(program).find(|class| port.is_type(class)))
}

/// The methods of a name that objects of a type have because of it; all for the empty name. Those
/// of `Object` belong to nobody.
fn methods(program: &'static Program, class: ClassRef, name: &str) -> Vec<MethodRef> {
    let types = class.supertypes(program).filter(|class| class.super_class.is_some());
    let methods = types.flat_map(|class| class.methods.iter().copied());
    methods
        .filter(|method| method.name == name || name.is_empty())
        .filter(|method| !method.is_static() && !method.name.starts_with('<'))
        .collect()
}

/// The kinds and types of a method's arguments and result.
fn signature(method: MethodRef) -> Vec<(Option<Kind>, String)> {
    let parsed = MethodDescriptor::parse(&method.descriptor);
    let arguments: Vec<&str> =
        parsed.iter().flat_map(|parsed| parsed.arguments().map(|it| it.text)).collect();
    let result = method.descriptor.rsplit(')').next().unwrap_or_default();
    arguments
        .into_iter()
        .chain([result])
        .map(|text| (Kind::of_descriptor(text), type_name(text)))
        .collect()
}

/// A type as Java writes it.
pub(crate) fn type_name(descriptor: &str) -> String {
    match descriptor.strip_prefix('L') {
        Some(name) => name.trim_end_matches(';').replace('/', "."),
        None => match Kind::of_descriptor(descriptor) {
            Some(kind) if kind != Kind::Ref => kind.primitive_name().to_owned(),
            _ => descriptor.to_owned(),
        },
    }
}

fn fits(text: &str, kind: Option<Kind>) -> bool {
    match kind {
        // Nothing is returned: any word stands for that.
        None => true,
        Some(Kind::Ref) => true,
        Some(_) if text.is_empty() => true,
        Some(Kind::Boolean) => text.parse::<bool>().is_ok(),
        Some(Kind::Float) => text.parse::<f32>().is_ok(),
        Some(Kind::Double) => text.parse::<f64>().is_ok(),
        Some(Kind::Long) => text.parse::<i64>().is_ok(),
        Some(_) => text.parse::<i32>().is_ok(),
    }
}

fn value_set(
    program: &'static Program,
    component: ClassRef,
    set: &str,
    kinds: &[Option<Kind>],
) -> Result<(), String> {
    let (class, name) = set.rsplit_once('.').ok_or("a value set is @Class.field")?;
    let class = program
        .load(component.loader, Name::new(&class.replace('.', "/")))
        .map_err(|_| format!("there is no class {class} on the class path"))?;
    let field = class.field_named(name).filter(|field| field.is_static());
    let field = field.ok_or_else(|| format!("{} has no static {name}", class.java_name()))?;
    let element = field.descriptor.strip_prefix('[').and_then(Kind::of_descriptor);
    match element.is_some() && kinds.contains(&element) {
        true => Ok(()),
        false => Err(format!("the elements of {set} do not fit")),
    }
}

fn throwable(program: &'static Program, component: ClassRef, name: &str) -> Result<(), String> {
    let class = program.load(component.loader, Name::new(&name.replace('.', "/")));
    match class {
        Ok(class) if class.extends("java/lang/Throwable") => Ok(()),
        Ok(_) => Err(format!("{name} cannot be thrown")),
        Err(_) => Err(format!("there is no exception {name} on the class path")),
    }
}
