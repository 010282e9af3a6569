//! Which lines of the program's own classes some run reached.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, Mutex, PoisonError};

use rustc_hash::FxHashSet;

use crate::machine::Machine;
use crate::program::{ClassRef, Insn, Program};

/// How many instructions a worker remembers to have met; what it forgets it looks up again.
const RECENT: usize = 1 << 12;

/// Lines by file; common to all workers of a search.
#[derive(Default, Debug)]
pub struct Reached {
    lines: Mutex<BTreeMap<String, BTreeSet<u16>>>,
}

/// A file of the program: its package as folders, and its name. Lines whose code is part of that of
/// others are in neither list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoveredFile {
    pub file: String,
    pub reached: Vec<u16>,
    pub never: Vec<u16>,
}

/// What a worker has met.
pub(crate) struct Cover {
    recent: Box<[usize]>,
    met: FxHashSet<usize>,
    reached: Arc<Reached>,
}

impl Cover {
    pub(crate) fn new(reached: Arc<Reached>) -> Cover {
        Cover { recent: vec![0; RECENT].into(), met: FxHashSet::default(), reached }
    }

    /// Whether an instruction was met just now.
    #[inline(always)]
    pub(crate) fn knows(&mut self, pc: *const Insn) -> bool {
        let address = pc as usize;
        let slot = &mut self.recent[address / size_of::<Insn>() % RECENT];
        std::mem::replace(slot, address) == address
    }
}

impl Machine {
    /// Whether somebody wants to know which lines are reached.
    pub(crate) fn is_covered(&self) -> bool {
        self.watch().is_some_and(|watch| watch.cover.is_some())
    }

    /// The thread that runs comes to an instruction of the method on top.
    #[inline(always)]
    pub(crate) fn come_to(&mut self, pc: *const Insn) {
        let cover = self.watch_mut().and_then(|watch| watch.cover.as_mut());
        if cover.is_some_and(|cover| !cover.knows(pc)) {
            self.cover(pc);
        }
    }

    #[cold]
    fn cover(&mut self, pc: *const Insn) {
        let Some(method) = self.thread().frames().last().map(|frame| frame.method) else { return };
        if !is_own(method.class()) || method.marks.hidden {
            return;
        }
        let code = method.code().filter(|code| code.position_of(pc).is_some());
        let Some(cover) = self.watch_mut().and_then(|watch| watch.cover.as_mut()) else { return };
        if !cover.met.insert(pc as usize) {
            return;
        }
        let line = code.and_then(|code| method.line_of(code.bci_of(pc)));
        if let (Some(line), Some(file)) = (line, file_of(method.class())) {
            let mut lines = cover.reached.lines.lock().unwrap_or_else(PoisonError::into_inner);
            lines.entry(file).or_default().insert(line);
        }
    }
}

impl Reached {
    /// The lines of all classes of the program that were loaded.
    pub fn of(&self, program: &Program) -> Vec<CoveredFile> {
        let reached = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        let mut all: BTreeMap<String, BTreeSet<u16>> = BTreeMap::new();
        for class in program.classes().filter(|class| is_own(class)) {
            let (Some(name), Some(file)) = (file_of(class), class.file.as_ref()) else { continue };
            let lines = all.entry(name).or_default();
            for method in class.methods.iter().filter(|method| !method.marks.hidden) {
                let raw = file.methods.get(usize::from(method.index));
                let Some(raw) = raw.and_then(|method| method.code.as_ref()) else { continue };
                // Nobody wrote a constructor that only calls the one above; its line is that of the class.
                if &*method.name == "<init>" && is_empty(raw.bytecode.of(&file.data)) {
                    continue;
                }
                match method.code() {
                    // What was translated has instructions of its own.
                    Some(code) => {
                        lines.extend(code.bcis.iter().filter_map(|&bci| method.line_of(bci)));
                    }
                    None => lines.extend(raw.lines(&file.data).map(|(_, line)| line)),
                }
            }
        }
        let files = all.into_iter().map(|(file, lines)| {
            let (reached, never) = lines
                .into_iter()
                .partition(|line| reached.get(&file).is_some_and(|known| known.contains(line)));
            CoveredFile { file, reached, never }
        });
        files.filter(|file| !file.reached.is_empty() || !file.never.is_empty()).collect()
    }
}

/// `aload_0; invokespecial; return`.
fn is_empty(code: &[u8]) -> bool {
    matches!(code, [0x2a, 0xb7, _, _, 0xb1])
}

/// Whether somebody wrote the class for this program.
fn is_own(class: ClassRef) -> bool {
    !class.loader.is_library() && !class.name.starts_with("heddle/")
}

fn file_of(class: ClassRef) -> Option<String> {
    let package = class.name.rsplit_once('/').map(|(package, _)| format!("{package}/"));
    Some(format!("{}{}", package.unwrap_or_default(), class.source_file()?))
}
