//! What the searches of one program came to know; shared by their workers.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};

use heddle_access::Kind;
use heddle_reduction::{KindName, VisibleKinds};
use rustc_hash::FxHashSet;

use super::shapes::Shapes;
use super::stalls::Stalls;
use crate::events::Marks;
use crate::program::Program;
use crate::state::name_of;

pub struct Learned {
    /// The kinds of places before which threads stop.
    pub visible: Arc<VisibleKinds>,
    /// What the program wants some run to meet.
    pub marks: Marks,
    /// The shapes of messages that an adversary makes.
    pub shapes: Shapes,
    /// Where in ordered time the next deadline comes although somebody can go on.
    pub stalls: Stalls,
    /// The volatile fields that are also accessed in weaker ways; nothing if all may be.
    weakly_accessed: Option<Mutex<FxHashSet<Kind>>>,
    /// Some run was cut for its length.
    cut: AtomicBool,
}

impl Default for Learned {
    fn default() -> Self {
        let weakly_accessed = Some(Mutex::default());
        Learned {
            visible: Arc::default(),
            marks: Marks::default(),
            shapes: Shapes::default(),
            stalls: Stalls::none(),
            weakly_accessed,
            cut: AtomicBool::default(),
        }
    }
}

impl Learned {
    /// What a search ended with, for a run that follows one of its traces.
    pub fn fixed(
        program: &'static Program,
        visible: impl IntoIterator<Item = KindName>,
        written: Option<FxHashSet<KindName>>,
        shapes: Shapes,
    ) -> Self {
        let visible = VisibleKinds::fixed(visible, written, move |kind| name_of(program, kind));
        Learned {
            visible: Arc::new(visible),
            marks: Marks::default(),
            shapes,
            stalls: Stalls::default(),
            weakly_accessed: None,
            cut: AtomicBool::default(),
        }
    }

    /// A run was cut for its length. Whether a transition ends there depends on what is in the run, and
    /// that on the kinds that are written.
    pub fn note_cut(&self) {
        self.cut.store(true, Ordering::Relaxed);
    }

    /// The kinds that are written, if a run that follows a trace has to know them from its first step on.
    pub fn written(&self) -> Option<Vec<Kind>> {
        self.cut.load(Ordering::Relaxed).then(|| self.visible.written())
    }

    /// Whether a volatile field is also accessed in weaker ways, as far as is known; `found` says
    /// that it is. Gives as well whether that is news.
    pub(super) fn is_weakly_accessed(&self, kind: Kind, found: bool) -> (bool, bool) {
        let Some(kinds) = &self.weakly_accessed else { return (true, false) };
        let mut kinds = kinds.lock().expect("no worker panics with the lock");
        let news = found && kinds.insert(kind);
        (kinds.contains(&kind), news)
    }

    /// How many volatile fields are known to be accessed in weaker ways.
    pub(super) fn weak_accesses(&self) -> usize {
        let kinds = self.weakly_accessed.as_ref();
        kinds.map_or(0, |kinds| kinds.lock().expect("no worker panics with the lock").len())
    }

    /// A copy of what is known of the program, for a run that is to leave the search as it is.
    pub fn fork(&self) -> Learned {
        let kinds = self.weakly_accessed.as_ref();
        let kinds =
            kinds.map(|kinds| kinds.lock().expect("no worker panics with the lock").clone());
        Learned {
            visible: Arc::new(self.visible.fork()),
            weakly_accessed: kinds.map(Mutex::new),
            cut: AtomicBool::new(self.cut.load(Ordering::Relaxed)),
            ..Learned::default()
        }
    }

    /// Takes over what such a run has come to know, once the search has ended.
    pub fn adopt(&self, fork: &Learned) {
        self.visible.adopt(&fork.visible);
        if let (Some(own), Some(others)) = (&self.weakly_accessed, &fork.weakly_accessed) {
            let others = others.lock().expect("no worker panics with the lock");
            own.lock().expect("no worker panics with the lock").clone_from(&others);
        }
    }

    /// A new search begins.
    pub fn begin(&self) {
        self.marks.clear();
        self.visible.begin();
        self.stalls.begin();
        self.shapes.begin();
    }
}
