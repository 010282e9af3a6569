//! Natives of reflection: members, annotations, arrays, and calls through `Method` and `Constructor`.

use super::Native;

pub(super) const NATIVES: &[Native] = &[];
