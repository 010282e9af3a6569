//! Fields by where they lie.

use crate::program::{Class, ClassId, Field, Program};
use crate::state::STATICS_BIT;

/// The field that a byte of an object belongs to, by the class word of the object.
pub(super) fn field_at(program: &Program, class_word: u32, at: u32) -> Option<&'static Field> {
    fields_of(program, class_word)
        .find(|field| field.offset <= at && at < field.offset + field.kind.bytes())
}

/// The fields of an object, by its class word.
pub(super) fn fields_of(
    program: &Program,
    class_word: u32,
) -> impl Iterator<Item = &'static Field> + use<> {
    let statics = class_word & STATICS_BIT != 0;
    let class: &'static Class = program.class(ClassId(class_word & !STATICS_BIT));
    // Static fields are those of the class alone.
    let depth = if statics { 1 } else { usize::MAX };
    let classes = std::iter::successors(Some(class), |class| class.super_class).take(depth);
    classes.flat_map(|class| &class.fields).filter(move |field| field.is_static() == statics)
}
