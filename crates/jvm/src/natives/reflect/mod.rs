//! Natives of reflection: members, annotations, arrays, and calls through `Method` and `Constructor`.

mod members;

use super::Native;

pub(super) const TABLES: &[&[Native]] = &[members::NATIVES];
