//! The bytecode verifier (JVMS §4.10).
//!
//! Class files since version 50 are checked against their stack maps (`checked`, §4.10.1); older
//! ones, and those of version 50 that fail, by inferring the types (`infer`, §4.10.2). Both ask
//! about other classes only through [`Hierarchy`] and only when HotSpot would, since asking may
//! load a class and a program can observe that.
//!
//! A class that must be loaded by running Java code cannot be answered for at once. Then the
//! verdict is [`VerifyFailure::NeedsClass`], and the caller loads that class and tries again.

mod checked;
mod context;
mod failure;
mod fields;
mod frame;
mod infer;
mod instructions;
mod invoke;
mod method;
mod operands;
mod report;
mod stack_map;
mod types;

use failure::{Failure, Outcome};

use crate::access;
use crate::class::ClassFile;
use crate::error::FormatError;
use context::Context;
use method::Way;

/// What the verifier asks about classes other than the one it looks at. All names are internal
/// (`java/lang/String`) and none is an array type. The class being verified and its superclasses
/// are known to be loaded, and no class is its own superclass.
pub trait Hierarchy {
    /// Whether a value of class `from` may be stored where `to` is asked for. Loads `to`; if it is
    /// an interface the answer is yes. Otherwise loads `from` and looks for `to` among it and its
    /// superclasses.
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, LoadFailure>;

    /// Whether the class is an interface. Loads it.
    fn is_interface(&mut self, class: &str) -> Result<bool, LoadFailure>;

    /// The superclass; none for `java/lang/Object`. Loads `class`.
    fn superclass(&mut self, class: &str) -> Result<Option<String>, LoadFailure>;

    /// Whether the member that `class` has or inherits under this name and descriptor is
    /// protected and declared in another run-time package than that of `user`. No such member:
    /// no. Loads `class`.
    fn is_protected_elsewhere(
        &mut self,
        user: &str,
        class: &str,
        member: Member<'_>,
    ) -> Result<bool, LoadFailure>;
}

/// A member to look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Member<'a> {
    pub name: &'a str,
    pub descriptor: &'a str,
    pub is_method: bool,
}

/// Why a question about a class has no answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadFailure {
    /// The named class is not loaded yet, and loading it means running Java code.
    Pending(String),
    /// Loading the named class failed with an error that the hierarchy keeps.
    Failed(String),
}

/// Why a class was not verified.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum VerifyFailure {
    /// Load this class, then verify again.
    NeedsClass(String),
    /// Loading this class failed; its error is what linking throws.
    LoadFailed(String),
    /// The class is not well typed.
    Error(FormatError),
}

/// How far the verification of a class has come, for those who must try again.
#[derive(Clone, Debug, Default)]
pub struct Progress {
    methods_done: usize,
    /// What was wrong with a stack map, if inference is being tried instead.
    map_error: Option<FormatError>,
}

/// The first version whose stack maps count.
const MAJOR_OF_MAPS: u16 = 50;

/// Verifies all methods of a class.
pub fn verify(class: &ClassFile, hierarchy: &mut dyn Hierarchy) -> Result<(), VerifyFailure> {
    verify_from(class, hierarchy, &mut Progress::default())
}

/// Verifies the methods that `progress` does not yet count as verified.
pub fn verify_from(
    class: &ClassFile,
    hierarchy: &mut dyn Hierarchy,
    progress: &mut Progress,
) -> Result<(), VerifyFailure> {
    let mut context = Context::new(class, hierarchy);
    while let Some(method) = class.methods.get(progress.methods_done) {
        let has_body = method.access & (access::NATIVE | access::ABSTRACT) == 0;
        if let Some(code) = method.code.as_ref().filter(|_| has_body) {
            let infers = class.major < MAJOR_OF_MAPS || progress.map_error.is_some();
            let way = if infers { Way::Inferred } else { Way::Checked };
            match method::verify(&mut context, way, method, code) {
                Ok(()) => {}
                // In the first version that had them, stack maps were allowed to be wrong.
                Err(Refusal { failure: VerifyFailure::Error(error), may_fall_back: true })
                    if class.major == MAJOR_OF_MAPS =>
                {
                    *progress = Progress { methods_done: 0, map_error: Some(error) };
                    continue;
                }
                Err(Refusal { failure: VerifyFailure::Error(mut error), .. }) => {
                    if let Some(map_error) = progress.map_error.take() {
                        error.message = map_error.message;
                    }
                    return Err(VerifyFailure::Error(error));
                }
                Err(refusal) => return Err(refusal.failure),
            }
        }
        progress.methods_done += 1;
    }
    Ok(())
}

/// Why a method was refused.
struct Refusal {
    failure: VerifyFailure,
    /// Whether inference may be tried instead.
    may_fall_back: bool,
}

impl From<LoadFailure> for Box<Failure> {
    fn from(failure: LoadFailure) -> Box<Failure> {
        Box::new(match failure {
            LoadFailure::Pending(class) => Failure::NeedsClass(class),
            LoadFailure::Failed(class) => Failure::LoadFailed(class),
        })
    }
}
