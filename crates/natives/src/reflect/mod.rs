//! Natives of reflection: members, annotations, arrays, and calls through `Method` and `Constructor`.

mod accessors;
mod annotations;
mod arrays;
mod boxes;
mod constant_pool;
mod invoke;
mod member_fields;
mod members;
mod serialization;
mod structure;

pub(super) use accessors::NATIVES as ACCESSORS;
pub(super) use boxes::make_box;
pub(super) use invoke::method_of;

use super::Native;
use heddle_jvm::state::LibraryField;

pub(super) const TABLES: &[&[Native]] = &[
    annotations::NATIVES,
    arrays::NATIVES,
    constant_pool::NATIVES,
    invoke::NATIVES,
    members::NATIVES,
    serialization::NATIVES,
    structure::NATIVES,
];

pub(super) fn fields() -> impl Iterator<Item = &'static [LibraryField]> {
    let tables = [accessors::FIELDS, boxes::FIELDS, constant_pool::FIELDS, invoke::FIELDS];
    tables.into_iter().chain(member_fields::FIELDS.iter().copied())
}
