//! Natives of reflection: members, annotations, arrays, and calls through `Method` and `Constructor`.

mod annotations;
mod arrays;
mod boxes;
mod constant_pool;
mod invoke;
mod members;
mod serialization;
mod structure;

pub(super) use invoke::method_of;

use super::Native;

pub(super) const TABLES: &[&[Native]] = &[
    annotations::NATIVES,
    arrays::NATIVES,
    constant_pool::NATIVES,
    invoke::NATIVES,
    members::NATIVES,
    serialization::NATIVES,
    structure::NATIVES,
];
