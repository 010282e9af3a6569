//! What objects are called: as the program calls them, where it does.

use std::cell::RefCell;

use super::recorder::{Named, simple_name};
use crate::machine::Machine;
use crate::program::{ClassRef, Field, Kind, access};
use crate::state::{ProcessId, Ref, Thread, View};

/// How far a name is made of fields: `pool.workQueue.notEmpty`.
const PARTS_MAX: usize = 3;
pub(super) const CONDITION: &str =
    "java/util/concurrent/locks/AbstractQueuedSynchronizer$ConditionObject";
pub(super) const SYNCHRONIZER: &str = "java/util/concurrent/locks/AbstractQueuedSynchronizer";

impl Machine {
    /// The name of an object: what a field or a variable of the program calls it, else its class and
    /// a number. The same object has the same name as long as events are recorded.
    pub fn object_name(&self, process: ProcessId, object: Ref) -> String {
        let view = self.view(process);
        // A thread has its own name once it is started.
        if view.class(object).is_assignable_to(self.well_known().thread)
            && let Some(id) = view.thread_of(object)
        {
            return self.thread_name_in(id);
        }
        let recorder = self.watch().and_then(|watch| watch.recorder.as_ref());
        let Some(recorder) = recorder else {
            return self.new_name(process, object, &RefCell::default()).0;
        };
        let same = |named: &&mut Named| (named.process, named.object) == (process, object);
        if let Some(named) = recorder.names.borrow_mut().iter_mut().find(same) {
            if named.is_made_up && named.better.is_none() {
                named.better = self.variable(process, object);
            }
            return named.name.clone();
        }
        // Naming it may name others: its place in the order is taken before.
        let number = recorder.names.borrow().len();
        let unnamed =
            Named { process, object, name: String::new(), is_made_up: false, better: None };
        recorder.names.borrow_mut().push(unnamed);
        let (name, is_made_up) = match recorder.foretold.get(number).cloned().flatten() {
            Some(name) => (unused(&name, process, &recorder.names.borrow()), false),
            None => self.new_name(process, object, &recorder.names),
        };
        let named = &mut recorder.names.borrow_mut()[number];
        named.name.clone_from(&name);
        named.is_made_up = is_made_up;
        name
    }

    /// For each object spoken of, in the order in which that happened, what the program came to call
    /// it later; nothing where it had a name at once. Told to another `Recorder` of the same run.
    pub fn later_names(&self) -> Vec<Option<String>> {
        let recorder = self.watch().and_then(|watch| watch.recorder.as_ref());
        let Some(recorder) = recorder else { return Vec::new() };
        let names = recorder.names.borrow();
        let later = names.iter().map(|named| {
            let now = || {
                let view = self.view(named.process);
                static_name(view, named.object)
                    .or_else(|| self.variable(named.process, named.object))
                    .or_else(|| own_field(view, named.object))
            };
            named.better.clone().or_else(|| named.is_made_up.then(now).flatten())
        });
        later.collect()
    }

    /// A name, and whether it is made up: the program has none.
    fn new_name(
        &self,
        process: ProcessId,
        object: Ref,
        names: &RefCell<Vec<Named>>,
    ) -> (String, bool) {
        let view = self.view(process);
        let class = view.class(object);
        if class.id == self.well_known().class.id {
            return (format!("{}.class", simple_name(view.class_of_mirror(object))), false);
        }
        let simple = simple_name(class);
        if let Some(name) = static_name(view, object) {
            return (name, false);
        }
        let by_program = self.variable(process, object).or_else(|| own_field(view, object));
        let by_program = by_program.or_else(|| element(view, object));
        if let Some(name) = by_program {
            return (unused(&name, process, &names.borrow()), false);
        }
        if let Some(name) = self.part_of_a_whole(process, class, object) {
            return (name, false);
        }
        // Nobody wrote the class of a lambda, or its name.
        let simple = if simple.contains("$$Lambda") { "lambda".to_owned() } else { simple };
        let start = format!("{simple}@");
        let names = names.borrow();
        let used = names.iter().filter(|named| named.name.starts_with(&start)).count();
        (format!("{start}{}", used + 1), true)
    }

    /// The variable that refers to an object: one of the main thread's outermost frames, else one
    /// that another thread declared itself. What a method is given has another name elsewhere.
    fn variable(&self, process: ProcessId, object: Ref) -> Option<String> {
        let mut threads = self.threads().iter().filter(|thread| thread.process == process);
        let named = |thread: &Thread, parameters: bool| {
            let frames = thread.frames().iter();
            let mut own = frames.filter(|frame| !frame.method.class().loader.is_library());
            own.find_map(|frame| {
                let first = if parameters { 0 } else { frame.method.arg_slots };
                let mut held = self.variables_of(thread.id, frame).into_iter();
                held.find(|(name, slot, reference)| {
                    *reference == object && name != "this" && *slot >= first
                })
                .map(|(name, ..)| name)
            })
        };
        let main = threads.next()?;
        named(main, true).or_else(|| threads.find_map(|thread| named(thread, false)))
    }

    /// What an object of the library is a part of, where the program has a name for that.
    fn part_of_a_whole(&self, process: ProcessId, class: ClassRef, object: Ref) -> Option<String> {
        if !class.name.starts_with("java/util/concurrent/") {
            return None;
        }
        let view = self.view(process);
        if class.name == CONDITION {
            let synchronizer = view.reference(object, "this$0")?;
            if let Some(name) = part_of(view, object, PARTS_MAX) {
                return Some(name);
            }
            return Some(format!("a condition of {}", self.object_name(process, synchronizer)));
        }
        if class.extends(SYNCHRONIZER) {
            let lock = view.find(|class, holder| {
                class.name.starts_with("java/util/concurrent/")
                    && view.reference(holder, "sync") == Some(object)
            })?;
            return Some(self.object_name(process, lock));
        }
        part_of(view, object, PARTS_MAX)
    }
}

/// The static field that holds an object, with the class of the object.
fn static_name(view: View<'_>, object: Ref) -> Option<String> {
    let holder = static_holder(view, object)?;
    let class = view.class(object);
    // A plain object is there to be locked; its class says nothing.
    let plain = class.name == "java/lang/Object";
    Some(if plain { holder } else { format!("{holder} ({})", simple_name(class)) })
}

/// A name that no other object has.
fn unused(name: &str, process: ProcessId, names: &[Named]) -> String {
    let taken =
        |wanted: &str| names.iter().any(|named| named.process == process && named.name == wanted);
    if !taken(name) {
        return name.to_owned();
    }
    let numbered = (2..).map(|number| format!("{name}@{number}"));
    numbered.into_iter().find(|wanted| !taken(wanted)).expect("numbers do not end")
}

/// The field of an object of the program's own that refers to an object.
fn own_field(view: View<'_>, object: Ref) -> Option<String> {
    let mut own = view.objects().filter(|&holder| !view.class(holder).loader.is_library());
    own.find_map(|holder| field_holding(view, holder, object)).map(|field| field.name.to_string())
}

/// The element of an array that a field of the program refers to: `Table.forks[1]`.
fn element(view: View<'_>, object: Ref) -> Option<String> {
    let arrays = view.objects().filter_map(|array| {
        let mut elements = view.elements(array)?;
        elements.position(|element| element == object).map(|index| (array, index))
    });
    arrays.into_iter().find_map(|(array, index)| {
        let name = static_holder(view, array).or_else(|| own_field(view, array))?;
        Some(format!("{name}[{index}]"))
    })
}

/// The field of an object of `java.util.concurrent` that has a name itself.
fn part_of(view: View<'_>, object: Ref, parts: usize) -> Option<String> {
    if parts == 0 {
        return None;
    }
    let concurrent = |holder: &Ref| {
        let class = view.class(*holder);
        class.name.starts_with("java/util/concurrent/")
            && !class.extends(SYNCHRONIZER)
            && class.name != CONDITION
    };
    let mut holders = view.objects().filter(concurrent);
    holders.find_map(|holder| {
        let field = field_holding(view, holder, object)?;
        let whole = own_field(view, holder).or_else(|| static_holder(view, holder));
        let whole = whole.or_else(|| part_of(view, holder, parts - 1))?;
        Some(format!("{whole}.{}", field.name))
    })
}

/// The field of `holder` that refers to an object; none that the compiler made.
fn field_holding(view: View<'_>, holder: Ref, object: Ref) -> Option<&'static Field> {
    let mut class = Some(view.class(holder));
    while let Some(here) = class {
        let found = here.fields.iter().find(|field| {
            field.kind == Kind::Ref
                && !field.is_static()
                && !field.name.contains('$')
                && view.value(holder, field.offset, Kind::Ref) as u32 == object.0
        });
        if found.is_some() {
            return found;
        }
        class = here.super_class;
    }
    None
}

/// The static field of the program's own classes that refers to an object and is not expected to
/// change.
fn static_holder(view: View<'_>, object: Ref) -> Option<String> {
    // Asked of an object that a field refers to: others may be gone, as their process is.
    let is_lock = || {
        let name = view.class(object).name;
        name == "java/lang/Object" || name.starts_with("java/util/concurrent/")
    };
    let own = view.classes_with_statics().filter(|class| !class.loader.is_library());
    let mut fields = own.flat_map(|class| class.fields.iter().map(move |field| (class, field)));
    let (class, field) = fields.find(|(_, field)| {
        field.is_static()
            && field.kind == Kind::Ref
            && view.static_reference(field) == Some(object)
            && (field.access & access::FINAL != 0 || is_lock())
    })?;
    Some(format!("{}.{}", simple_name(class), field.name))
}
