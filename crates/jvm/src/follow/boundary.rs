//! Where a component ends: which methods belong to the interfaces of its frame.
//!
//! The methods that implement such an interface get an entry of their own (`Op::Watched`), so that
//! calls of all others cost nothing. Whether a call crosses the boundary is decided there, in
//! `protocol.rs`; here is what does not change while the program runs.

use std::sync::atomic::Ordering;
use std::sync::{Arc, OnceLock, PoisonError, RwLock};

use heddle_protocol::{Direction, Event, EventId, FrameModel, Phase, Protocol, Role, Source};
use rustc_hash::{FxHashMap, FxHashSet};

use super::{Around, Environment};
use crate::interp::continuations;
use crate::program::{Class, ClassId, ClassRef, MethodId, MethodRef, Program, Selection, access};

const BRIDGE: u16 = 0x40;

/// What of a component's past belongs to the state.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Mode {
    /// Where it is in its protocol.
    #[default]
    Product,
    /// That, and all events of each thread.
    Trace,
    /// Nothing: states are taken for equal that are not.
    Observe,
}

/// An interface of the frame.
pub struct Port {
    pub name: String,
    /// The Java type, with dots; without, the simple name of a type in any package.
    pub type_name: String,
    pub provided: bool,
    /// A class, or a class and a field, that tells it from others of its type.
    pub bound: Option<String>,
}

/// Interfaces by the class of an object and a method of it.
type Found = FxHashMap<(ClassId, MethodId), Arc<[usize]>>;

pub struct Boundary {
    pub frame: String,
    pub sources: Vec<Source>,
    pub protocol: Protocol,
    pub mode: Mode,
    pub ports: Vec<Port>,
    /// What surrounds the component, if it is checked alone.
    pub environment: Option<Environment>,
    /// The Java types of the ports, once an environment has looked for them.
    types: OnceLock<Vec<ClassRef>>,
    /// The classes of the component, in internal form; what is nested in them belongs to it.
    components: Vec<String>,
    /// Superclasses of the component that are the program's own.
    above: RwLock<FxHashSet<ClassId>>,
    /// The interfaces that a method may belong to on an object of a class.
    found: RwLock<Found>,
}

impl Boundary {
    pub fn new(
        frame: &FrameModel,
        sources: Vec<Source>,
        mode: Mode,
        components: &[String],
        bindings: &[(String, String)],
        around: Option<Around>,
    ) -> Boundary {
        let bound = |name: &str| {
            let binding = bindings.iter().rev().find(|(interface, _)| interface == name);
            binding.map(|(_, to)| to.clone())
        };
        let ports = frame.interfaces.iter().map(|(name, interface)| Port {
            name: name.clone(),
            type_name: interface.type_name.clone(),
            provided: interface.role == Role::Provided,
            bound: bound(name),
        });
        let protocol = Protocol::new(&frame.protocol);
        let environment = around.map(|asked| Environment::new(&frame.protocol, &protocol, asked));
        Boundary {
            frame: frame.name.clone(),
            sources,
            protocol,
            environment,
            types: OnceLock::new(),
            mode,
            ports: ports.collect(),
            components: components.iter().map(|name| name.replace('.', "/")).collect(),
            above: RwLock::default(),
            found: RwLock::default(),
        }
    }

    /// The component's own class, in internal form.
    pub(crate) fn component(&self) -> &str {
        self.components.first().map_or("", String::as_str)
    }

    pub(crate) fn set_types(&self, types: Vec<ClassRef>) {
        let _ = self.types.set(types);
    }

    /// The Java type of a port.
    pub(crate) fn type_of(&self, port: usize) -> Option<ClassRef> {
        self.types.get()?.get(port).copied()
    }

    /// The event of a call or return, as the frame sees it.
    pub fn event(&self, port: usize, method: &str, phase: Phase) -> Event {
        let port = &self.ports[port];
        let direction = match (port.provided, phase) {
            (true, Phase::Request) | (false, Phase::Response) => Direction::Accept,
            _ => Direction::Emit,
        };
        Event::new(direction, &port.name, method, phase)
    }

    pub fn event_id(&self, event: &Event) -> Option<EventId> {
        self.protocol.event_id(event)
    }

    /// Whether code and objects of a class are the component's.
    pub fn is_component(&self, class: ClassRef) -> bool {
        self.components.iter().any(|name| belongs(class, name))
            || class.super_class.is_some_and(|parent| self.is_component(parent))
    }

    /// Whether code of a class runs inside the component.
    pub(crate) fn is_inside(&self, class: ClassRef) -> bool {
        self.is_component(class)
            || self.above.read().unwrap_or_else(PoisonError::into_inner).contains(&class.id)
    }

    fn is_only_provided(&self, interface: ClassRef) -> bool {
        let mut required = self.ports.iter().filter(|port| !port.provided);
        !interface.loader.is_library() && !required.any(|port| port.is_type(interface))
    }

    /// Gives the methods of a class that implement interfaces of the frame their entry.
    pub(crate) fn mark(&self, program: &Program, class: ClassRef) {
        if self.is_component(class) && !class.loader.is_library() {
            let mut above = self.above.write().unwrap_or_else(PoisonError::into_inner);
            let mut parent = class.super_class;
            while let Some(here) = parent.filter(|here| !here.loader.is_library()) {
                above.insert(here.id);
                parent = here.super_class;
            }
            // Default methods run inside, unless others are behind the same interface as well.
            let interfaces = class.all_interfaces.iter().map(|&id| program.class(id));
            above.extend(interfaces.filter(|it| self.is_only_provided(it)).map(|it| it.id));
        }
        if class.is_abstract() {
            return;
        }
        for port in &self.ports {
            for supertype in class.supertypes(program).filter(|class| port.is_type(class)) {
                for wanted in methods_of(program, supertype) {
                    for method in bodies(program, class, wanted) {
                        method
                            .entry
                            .store(continuations::watched_entry().cast_mut(), Ordering::Release);
                    }
                }
            }
        }
    }

    /// The interfaces that `method` belongs to on objects of `class`.
    pub(crate) fn ports_of(
        &self,
        program: &Program,
        class: ClassRef,
        method: MethodRef,
    ) -> Arc<[usize]> {
        let key = (class.id, method.id);
        if let Some(known) = self.found.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
            return known.clone();
        }
        let belongs = |port: &Port| {
            class
                .supertypes(program)
                .filter(|class| port.is_type(class))
                .any(|class| methods_of(program, class).any(|m| m.name == method.name))
        };
        let ports = (0..self.ports.len()).filter(|&port| belongs(&self.ports[port]));
        let ports: Arc<[usize]> = ports.collect();
        self.found.write().unwrap_or_else(PoisonError::into_inner).insert(key, ports.clone());
        ports
    }
}

impl Port {
    /// Whether a class is the interface's type.
    pub fn is_type(&self, class: &Class) -> bool {
        let name = class.java_name();
        if self.type_name.contains('.') {
            return name.replace('$', ".") == self.type_name || name == self.type_name;
        }
        name.rsplit(['.', '$']).next() == Some(self.type_name.as_str())
    }
}

impl Program {
    /// Sets the boundary that calls are watched at; a program has one at most.
    pub fn set_boundary(&'static self, boundary: Boundary) -> Result<(), String> {
        self.boundary
            .set(boundary)
            .map_err(|_| "a program is checked against one frame at a time".to_owned())?;
        let boundary = self.boundary.get().expect("set just now");
        self.classes().for_each(|class| boundary.mark(self, class));
        Ok(())
    }

    /// The class of this name, if there is only one.
    pub(crate) fn loaded_named(&self, name: &str) -> Option<ClassRef> {
        self.classes().find(|class| class.name == name)
    }

    pub fn boundary(&self) -> Option<&Boundary> {
        self.boundary.get()
    }
}

/// Whether a class is the one of this name, or nested in it, or a lambda of it.
fn belongs(class: ClassRef, name: &str) -> bool {
    let rest = class.name.strip_prefix(name);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['$', '+']))
}

/// The methods that an object of a type has because of it; those of `Object` belong to nobody.
fn methods_of(program: &Program, class: ClassRef) -> impl Iterator<Item = MethodRef> {
    class
        .supertypes(program)
        .filter(|class| class.super_class.is_some())
        .flat_map(|class| class.methods.iter().copied())
        .filter(|m| !m.is_static() && !m.is_private() && !m.name.starts_with('<'))
}

/// The bodies that a call of `wanted` on an object of `class` may run: the one that is selected,
/// and where that is a bridge, what it leads to.
fn bodies(program: &Program, class: ClassRef, wanted: MethodRef) -> Vec<MethodRef> {
    let selected = match wanted.vtable_index().filter(|_| !wanted.class().is_interface()) {
        Some(index) => class.vtable[index],
        None => match program.select_interface(class, wanted) {
            Selection::Found(found) => found,
            _ => return Vec::new(),
        },
    };
    if selected.is_abstract() {
        return Vec::new();
    }
    let mut bodies = vec![selected];
    if selected.access & BRIDGE != 0 {
        let chain = class.supers.iter().map(|&id| program.class(id));
        bodies.extend(chain.flat_map(|class| class.methods.iter().copied()).filter(|method| {
            method.name == selected.name
                && method.params.len() == selected.params.len()
                && method.access & (BRIDGE | access::STATIC | access::PRIVATE | access::ABSTRACT)
                    == 0
        }));
    }
    bodies
}
