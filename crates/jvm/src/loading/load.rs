//! Loading classes by name, as a loader sees them.
//!
//! What the built-in loaders can find is found without running Java. Everything else, their
//! failures included, is asked of the loader's own `loadClass`, so that programs see the same calls
//! and the same exceptions as elsewhere.

use super::failures::Asker;
use crate::interp::{Completion, Continuation, Result, Stop};
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, LoadError, LoaderId, MethodRef, StringId};
use crate::state::{Call, FrameKind, Ref};

/// Saved: the loader's number, the class name, the name that a failure reports, who asked.
static LOAD: Continuation =
    Continuation { name: "class loading", refs: 1, resume: resume_load, catches: true };

impl Machine {
    /// A class as a loader sees it; `Pending` means that `loadClass` was called and the caller retries.
    pub fn load_by(
        &mut self,
        loader: LoaderId,
        name: Name,
    ) -> std::result::Result<ClassRef, LoadError> {
        self.load_for(loader, name, Asker::NOBODY)
    }

    pub(super) fn load_for(
        &mut self,
        loader: LoaderId,
        name: Name,
        asker: Asker,
    ) -> std::result::Result<ClassRef, LoadError> {
        self.load_reporting(loader, name, name, asker)
    }

    fn load_reporting(
        &mut self,
        loader: LoaderId,
        name: Name,
        reported: Name,
        asker: Asker,
    ) -> std::result::Result<ClassRef, LoadError> {
        if let Some(component) = name.strip_prefix('[') {
            let component = match component.as_bytes() {
                [b'[', ..] => self.load_reporting(loader, Name::new(component), reported, asker)?,
                [b'L', .., b';'] => {
                    let element = Name::new(&component[1..component.len() - 1]);
                    self.load_reporting(loader, element, reported, asker)?
                }
                _ => match Kind::of_descriptor(component) {
                    Some(kind) if component.len() == 1 => self.program.primitive(Some(kind)),
                    _ => return Err(LoadError::NotFound(name)),
                },
            };
            return self.program.array_of(component);
        }
        let missing = match self.find_without_java(loader, name) {
            Ok(class) if self.program.note_link(loader, name, class) => return Ok(class),
            Ok(_) => return Err(LoadError::Unsteady),
            Err(error) => error,
        };
        let object = self.loader_object(loader);
        if object.is_null() {
            return Err(missing);
        }
        if self.is_being_defined(loader, name) {
            return Err(LoadError::linkage("java/lang/ClassCircularityError", name.as_str()));
        }
        let load = load_class_method(self, object);
        let argument = self.new_string(&name.replace('/', "."));
        let saved = [
            u64::from(loader.0),
            name_argument(self, name),
            name_argument(self, reported),
            asker.0,
        ];
        self.push_continuation(&LOAD, &saved);
        match self.push_call(load, &[u64::from(object.0), u64::from(argument.0)]) {
            Ok(()) => Err(LoadError::Pending(name)),
            Err(_) => {
                self.thread_mut().frames_mut().pop();
                Err(LoadError::linkage("java/lang/StackOverflowError", ""))
            }
        }
    }

    /// A class (no array) that is there already, or that a built-in loader finds by itself.
    pub fn find_without_java(
        &self,
        loader: LoaderId,
        name: Name,
    ) -> std::result::Result<ClassRef, LoadError> {
        let found = match loader.is_builtin() {
            // A superclass that its module denies is for the loader to complain about.
            true => self.program.load(loader, name).and_then(|class| {
                let mut above =
                    class.super_class.into_iter().chain(class.interfaces.iter().copied());
                let denied = above.any(|s| self.is_denied(class.loader, class.package(), s));
                if denied { Err(LoadError::NotFound(name)) } else { Ok(class) }
            }),
            false => Err(LoadError::NotFound(name)),
        };
        found.or_else(|error| self.process().loaded(loader, name).ok_or(error))
    }

    /// Code that another path linked may use a class before this path has loaded it: asks the
    /// loader now, as the code would have done.
    pub(crate) fn load_here(&mut self, class: ClassRef) -> Result<()> {
        let name = class.name;
        let found = |machine: &Machine, loader: LoaderId| {
            let found = match loader.is_builtin() {
                true => machine.program.find_loaded(loader, name),
                false => None,
            };
            found.or_else(|| machine.process().loaded(loader, name))
        };
        if class.hidden.is_some()
            || class.is_array()
            || class.is_primitive()
            || found(self, class.loader).is_some_and(|found| found.id == class.id)
        {
            return Ok(());
        }
        let frame = self.top_frame();
        let from = frame.method.class().loader;
        let asks = frame.kind == FrameKind::Java && !from.is_builtin();
        let loaded = self.load_by(if asks { from } else { class.loader }, name).map_err(linkage)?;
        if loaded.id == class.id { Ok(()) } else { Err(unsteady()) }
    }

    /// Whether this thread is in the middle of defining the class, which then needs itself.
    fn is_being_defined(&mut self, loader: LoaderId, name: Name) -> bool {
        let thread = self.thread();
        let defining: Vec<(Ref, Ref)> = thread
            .frames()
            .iter()
            .filter(|frame| {
                frame.kind == FrameKind::Native
                    && frame.continuation.is_none()
                    && frame.method.name.starts_with("defineClass")
                    && frame.method.class().name == "java/lang/ClassLoader"
            })
            .map(|frame| {
                let register = |index: u32| thread.stack()[(frame.base + index) as usize];
                (Ref(register(0) as u32), Ref(register(1) as u32))
            })
            .collect();
        defining.into_iter().any(|(by, what)| {
            self.loader_of(by) == loader
                && self
                    .string_or_null(what)
                    .is_some_and(|text| name == text.replace('.', "/").as_str())
        })
    }

    /// Finds a class as the code of `from` names it; may have to run a class loader first.
    pub fn class_for(&mut self, from: ClassRef, name: Name) -> Result<ClassRef> {
        self.load_by(from.loader, name).map_err(linkage)
    }

    pub fn class_for_kind(&self, kind: Kind) -> ClassRef {
        self.program.primitive(Some(kind))
    }
}

/// Linked code serves every path, so a loader must give the same answers on all of them.
pub(crate) fn unsteady() -> Stop {
    Stop::unsupported("class loading depends on the schedule")
}

/// The error for a class that code refers to and that cannot be had.
pub fn linkage(error: LoadError) -> Stop {
    match error {
        LoadError::NotFound(name) => Stop::throw("java/lang/NoClassDefFoundError", name.as_str()),
        LoadError::Linkage { error, message } => {
            Stop::ThrowNew { class: error, message: (!message.is_empty()).then_some(message) }
        }
        LoadError::Pending(_) => Stop::Pushed,
        LoadError::Unsteady => unsteady(),
    }
}

/// The `loadClass` that a loader runs.
pub(crate) fn load_class_method(machine: &Machine, loader: Ref) -> MethodRef {
    machine.select(loader, machine.well_known().load_class)
}

/// A name as a number that a continuation can keep.
pub(crate) fn name_argument(machine: &Machine, name: Name) -> u64 {
    let units: Vec<u16> = name.encode_utf16().collect();
    u64::from(machine.program.string_id(&units).0)
}

pub(crate) fn name_from(machine: &Machine, argument: u64) -> Name {
    let units = machine.program.string(StringId(argument as u32));
    Name::new(&String::from_utf16_lossy(units))
}

/// A loader's `loadClass` came back: remember its answer for good.
fn resume_load(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let loader = LoaderId(machine.saved(1) as u32);
    let name = name_from(machine, machine.saved(2));
    let reported = name_from(machine, machine.saved(3));
    let stop = match outcome {
        Completion::Returned(mirror) => {
            let found = Ref(mirror as u32).non_null().map(|found| machine.class_of_mirror(found));
            match found {
                // A class of another name counts as none.
                Some(class) if class.name == name => match machine.record_loaded(loader, class) {
                    Ok(()) => return Ok(0),
                    Err(stop) => stop,
                },
                _ => missing(machine, reported, Ref::NULL),
            }
        }
        Completion::Threw(exception) => {
            let not_found = machine.boot_class("java/lang/ClassNotFoundException")?;
            if machine.class_of(exception).is_assignable_to(not_found) {
                missing(machine, reported, exception)
            } else {
                Stop::Throw(exception)
            }
        }
    };
    let asker = Asker(machine.saved(4));
    let stop = match stop {
        Stop::ThrowNew { class, message } => {
            machine.make_throwable(class, message).map_or_else(|stop| stop, Stop::Throw)
        }
        stop => stop,
    };
    if let Stop::Throw(error) = stop {
        machine.remember_unresolved(asker, error)?;
        if asker.is_quiet() {
            return Ok(0);
        }
    }
    machine.thread_mut().frames_mut().pop();
    Err(stop)
}

/// `NoClassDefFoundError`, caused by what the loader threw.
fn missing(machine: &mut Machine, name: Name, cause: Ref) -> Stop {
    let message = Some(name.as_str().to_owned());
    match machine.make_throwable("java/lang/NoClassDefFoundError", message) {
        Ok(error) => {
            if !cause.is_null() {
                machine.set_field(error, "cause", u64::from(cause.0));
            }
            Stop::Throw(error)
        }
        Err(stop) => stop,
    }
}
