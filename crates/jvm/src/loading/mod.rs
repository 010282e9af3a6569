//! Classes at run time: loaders, what they agree on, access control, modules, `Class` objects.

pub mod access;
mod constraints;
pub(crate) mod define;
mod failures;
mod load;
pub mod mirrors;
pub(crate) mod modules;
mod resolve;
mod verify;

pub use constraints::{Constraint, Constraints};
pub use failures::{Constant, Failure};
pub use load::linkage;
pub(crate) use load::{load_class_method, name_argument, name_from, unsteady};
pub(crate) use resolve::malformed;
pub(crate) use verify::verify;
