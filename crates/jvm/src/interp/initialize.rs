//! Class initialisation (JLS §12.4.2), one step at a time.

use super::continuations::{Completion, Continuation};
use super::{Result, Stop};
use crate::machine::Machine;
use crate::program::{ClassId, ClassRef};
use crate::state::{Call, InitStatus, Ref, Status};

/// Saved: the class, the next step.
static INITIALIZE: Continuation = Continuation {
    name: "class initialisation",
    refs: 0,
    resume: resume_initialization,
    catches: true,
};

const STEP_SUPER: u64 = 0;
const STEP_INTERFACES: u64 = 1;
const STEP_RUN: u64 = 2;
const STEP_DONE: u64 = 3;

impl Machine {
    /// Returns when the class may be used by this thread; otherwise sees to its initialisation first.
    pub fn ensure_initialized(&mut self, class: ClassRef) -> Result<()> {
        let state = self.class_state(class);
        match state.init {
            InitStatus::Done => {
                self.acquired_initialization(class.id);
                Ok(())
            }
            InitStatus::Running(thread) if thread == self.current() => Ok(()),
            InitStatus::Running(_) => {
                self.thread_mut().set_status(Status::Initializing { class: class.id });
                Err(Stop::Blocked)
            }
            InitStatus::Failed => Err(self.initialization_failed_before(class)),
            InitStatus::Linked => self.start_initialization(class),
        }
    }

    /// The statics object for an access that found the class not ready.
    pub(super) fn statics_for_access(&mut self, class: ClassId) -> Result<Ref> {
        let class = self.program.class(class);
        self.ensure_initialized(class)?;
        Ok(self.statics(class))
    }

    fn start_initialization(&mut self, class: ClassRef) -> Result<()> {
        self.load_here(class)?;
        self.link_class(class)?;
        if class.is_array() || class.is_primitive() {
            self.set_initialized(class);
            return Ok(());
        }
        let trivial = class.initializer().is_none()
            && class.super_class.is_none_or(|s| self.class_state(s).init == InitStatus::Done)
            && (class.is_interface() || self.uninitialized_interface(class).is_none());
        self.set_constant_values(class)?;
        if trivial {
            self.set_initialized(class);
            return Ok(());
        }
        // Others may get in between, and wait for this class while this thread waits for theirs. What
        // the library makes for the program calls nothing of it but initialisers that stop themselves.
        if !class.loader.is_library() && !class.is_proxy() {
            self.visible_point()?;
        }
        self.process_mut().class_state(class.id).init = InitStatus::Running(self.current());
        self.push_continuation(&INITIALIZE, &[u64::from(class.id.0), STEP_SUPER]);
        Err(Stop::Pushed)
    }

    /// `static final` fields with a constant get it before anything else.
    pub(super) fn set_constant_values(&mut self, class: ClassRef) -> Result<()> {
        let Some(file) = &class.file else { return Ok(()) };
        self.statics(class);
        for field in &class.fields {
            if !field.is_static() || field.index == u16::MAX {
                continue;
            }
            let index = file.fields[field.index as usize].constant_value;
            if index == 0 {
                continue;
            }
            use heddle_classfile::Constant;
            let value = match file.constants.get(index) {
                Ok(Constant::Integer(value)) => u64::from(value as u32),
                Ok(Constant::Float(bits)) => u64::from(bits),
                Ok(Constant::Long(value)) => value as u64,
                Ok(Constant::Double(bits)) => bits,
                Ok(Constant::String { utf8 }) => {
                    let bytes = file.constants.utf8_bytes(utf8).unwrap_or_default();
                    let units = heddle_classfile::mutf8_to_utf16(bytes);
                    u64::from(self.interned_utf16(&units)?.0)
                }
                _ => continue,
            };
            self.set_constant(field, value);
        }
        Ok(())
    }

    /// A superinterface with default methods that still has to be initialised.
    fn uninitialized_interface(&mut self, class: ClassRef) -> Option<ClassRef> {
        for &interface in &class.interfaces {
            if let Some(found) = self.uninitialized_interface(interface) {
                return Some(found);
            }
            let declares_default =
                interface.methods.iter().any(|m| !m.is_static() && !m.is_abstract());
            // Also one that another thread is at, or that failed.
            let ready = match self.class_state(interface).init {
                InitStatus::Done => true,
                InitStatus::Running(thread) => thread == self.current(),
                InitStatus::Linked | InitStatus::Failed => false,
            };
            if declares_default && !ready {
                return Some(interface);
            }
        }
        None
    }

    fn finish_initialization(&mut self, class: ClassRef, ok: bool) {
        self.released_initialization(class.id);
        if ok {
            self.set_initialized(class);
        } else {
            self.process_mut().class_state(class.id).init = InitStatus::Failed;
        }
        self.end_waits(Status::Initializing { class: class.id });
    }

    fn initialization_failed_before(&mut self, class: ClassRef) -> Stop {
        let message = format!("Could not initialize class {}", class.java_name());
        let cause = self.class_state(class).failure;
        match self.make_throwable("java/lang/NoClassDefFoundError", Some(message)) {
            Ok(error) => {
                if !cause.is_null() {
                    self.set_field(error, "cause", u64::from(cause.0));
                }
                Stop::Throw(error)
            }
            Err(stop) => stop,
        }
    }

    /// Verifies the class and its superclasses before their code may run.
    pub fn link_class(&mut self, class: ClassRef) -> Result<()> {
        if class.verified.get().is_some() {
            return Ok(());
        }
        if let Some(parent) = class.super_class {
            self.link_class(parent)?;
        }
        crate::loading::verify(self, class)?;
        let _ = class.verified.set(());
        Ok(())
    }
}

fn resume_initialization(call: &mut Call<'_>, outcome: Completion) -> Result<u64> {
    let machine = &mut *call.machine;
    let class = machine.program.class(ClassId(machine.saved(1) as u32));
    if let Completion::Threw(exception) = outcome {
        return Err(fail(machine, class, exception));
    }
    loop {
        match machine.saved(2) {
            STEP_SUPER => {
                // The step counts only once it is done: this thread may have to wait in it.
                if !class.is_interface()
                    && let Some(parent) = class.super_class
                {
                    ensure_below(machine, parent)?;
                }
                machine.set_saved(2, STEP_INTERFACES);
            }
            STEP_INTERFACES => {
                let next = if class.is_interface() {
                    None
                } else {
                    machine.uninitialized_interface(class)
                };
                match next {
                    Some(interface) => ensure_below(machine, interface)?,
                    None => machine.set_saved(2, STEP_RUN),
                }
            }
            STEP_RUN => {
                machine.set_saved(2, STEP_DONE);
                if let Some(initializer) = class.initializer() {
                    machine.push_call(initializer, &[])?;
                    return Err(Stop::Pushed);
                }
            }
            _ => {
                machine.finish_initialization(class, true);
                return Ok(0);
            }
        }
    }
}

/// Initialises a superclass from within a continuation; when it is done the continuation runs again.
fn ensure_below(machine: &mut Machine, class: ClassRef) -> Result<()> {
    match machine.ensure_initialized(class) {
        // A failure here is the failure of the class that needs it: let the continuation see it.
        Err(Stop::ThrowNew { class, message }) => {
            let exception = machine.make_throwable(class, message)?;
            Err(Stop::Throw(exception))
        }
        other => other,
    }
}

/// Marks the class as failed and wraps what is not an `Error`.
fn fail(machine: &mut Machine, class: ClassRef, exception: Ref) -> Stop {
    machine.finish_initialization(class, false);
    let error_class = match machine.boot_class("java/lang/Error") {
        Ok(class) => class,
        Err(stop) => return stop,
    };
    let thrown = machine.class_of(exception);
    let result = if thrown.is_assignable_to(error_class) {
        exception
    } else {
        match machine.make_throwable("java/lang/ExceptionInInitializerError", None) {
            Ok(wrapper) => {
                machine.set_field(wrapper, "cause", u64::from(exception.0));
                if machine.has_field(wrapper, "exception") {
                    machine.set_field(wrapper, "exception", u64::from(exception.0));
                }
                wrapper
            }
            Err(stop) => return stop,
        }
    };
    crate::interp::exceptions::remember_failure(machine, class, exception);
    // The continuation's own frame goes first, so that it does not see the exception again.
    machine.thread_mut().frames_mut().pop();
    Stop::Throw(result)
}
