//! What the searches of one program came to know; shared by their workers.

use std::sync::Arc;

use heddle_reduction::{KindName, VisibleKinds};

use crate::events::Marks;
use crate::program::Program;
use crate::state::name_of;

#[derive(Default)]
pub struct Learned {
    /// The kinds of places before which threads stop.
    pub visible: Arc<VisibleKinds>,
    /// What the program wants some run to meet.
    pub marks: Marks,
}

impl Learned {
    /// What a search ended with, for a run that follows one of its traces.
    pub fn fixed(program: &'static Program, visible: impl IntoIterator<Item = KindName>) -> Self {
        let visible = VisibleKinds::fixed(visible, move |kind| name_of(program, kind));
        Learned { visible: Arc::new(visible), marks: Marks::default() }
    }

    /// A new search begins.
    pub fn begin(&self) {
        self.marks.clear();
        self.visible.begin();
    }
}
