//! Checks on a parsed boot image whose classes have been made: the heap, then the tables.
//!
//! Whatever passes is a heap of whole objects that refer to each other as their classes say, so the
//! interpreter, the collector and the natives stay inside it. What numbers and texts mean to the
//! library is its own affair.

use super::Damaged;
use super::parse::Parsed;
use crate::jdk::WellKnown;
use crate::program::{ClassId, ClassKind, ClassRef, Field, Kind, LoaderId, MethodId, Program};
use crate::state::{ARRAY_BASE, Monitors, NativeMemory, Ref, SHARED_BIT, STATICS_BIT, array_bytes};

/// The words of the heap the library boots in.
const WORDS_MAX: usize = 1 << 25;
/// A time that leaves room for every sleep.
const NOW_MAX: i64 = i64::MAX >> 1;

type Checked = Result<(), Damaged>;

pub(super) fn validate(program: &'static Program, parsed: &Parsed<'_>) -> Checked {
    let known = program.well_known.get().expect("the well-known classes are found first");
    let count = parsed.words.len();
    if count == 0 || count > WORDS_MAX {
        return Err(Damaged("the heap has no such size"));
    }
    if parsed.states.len() > program.class_count() {
        return Err(Damaged("a class state without a class"));
    }
    let mut validator = Validator {
        program,
        known,
        parsed,
        starts: vec![false; count],
        shapes: (0..program.class_count()).map(|_| None).collect(),
        static_shapes: (0..program.class_count()).map(|_| None).collect(),
    };
    let objects = validator.find_objects()?;
    for &at in &objects {
        validator.check_object(at)?;
    }
    validator.check_tables()?;
    validator.check_native_memory()
}

struct Validator<'a> {
    program: &'static Program,
    known: &'static WellKnown,
    parsed: &'a Parsed<'a>,
    /// By word: whether an object begins there.
    starts: Vec<bool>,
    /// By class number, made when first needed.
    shapes: Vec<Option<Box<[RefField]>>>,
    static_shapes: Vec<Option<Box<[RefField]>>>,
}

/// A place that holds a reference.
#[derive(Clone, Copy)]
struct RefField {
    /// Bytes into the object.
    offset: u32,
    /// What may be there besides null; nothing when no such class was ever loaded.
    class: Option<ClassRef>,
}

impl Validator<'_> {
    /// Walks the heap from object to object; gives where they begin.
    fn find_objects(&mut self) -> Result<Vec<u32>, Damaged> {
        let words = &self.parsed.words;
        let mut objects = Vec::new();
        let mut named = vec![false; self.parsed.hashes.len()];
        let mut at = 1;
        while at < words.len() {
            let size = self.size_at(at)?;
            if size > words.len() - at {
                return Err(Damaged("an object ends outside the heap"));
            }
            let lock = (words[at] >> 32) as u32;
            match Monitors::record_of(lock) {
                Some(record) if lock & SHARED_BIT == 0 => match named.get_mut(record) {
                    Some(taken) if !*taken => *taken = true,
                    _ => return Err(Damaged("a lock word names no record of its own")),
                },
                None if lock == 0 => {}
                _ => return Err(Damaged("an object is locked or shared")),
            }
            self.starts[at] = true;
            objects.push(at as u32);
            at += size;
        }
        Ok(objects)
    }

    /// The words of the object at `at`, if its class is one that has objects.
    fn size_at(&self, at: usize) -> Result<usize, Damaged> {
        let words = &self.parsed.words;
        let header = words[at] as u32;
        let id = ClassId(header & !STATICS_BIT);
        let class = self.program.known_class(id).ok_or(Damaged("an object without a class"))?;
        if header & STATICS_BIT != 0 {
            let owner = self.parsed.states.get(id.0 as usize);
            if owner.is_none_or(|state| state.statics.0 as usize != at) {
                return Err(Damaged("static fields that are nobody's"));
            }
            return Ok(class.statics.bytes.max(16).div_ceil(8) as usize);
        }
        match class.kind {
            ClassKind::Array { kind, .. } => {
                let length = *words.get(at + 1).ok_or(Damaged("an array without a length"))? as u32;
                if length > i32::MAX as u32 {
                    return Err(Damaged("an array of negative length"));
                }
                Ok(array_bytes(kind, length).div_ceil(8) as usize)
            }
            ClassKind::Instance if !class.is_abstract() && !class.is_interface() => {
                Ok(class.instance.bytes.div_ceil(8).max(1) as usize)
            }
            ClassKind::Instance | ClassKind::Primitive(_) => {
                Err(Damaged("an object of a class that has none"))
            }
        }
    }

    fn check_object(&mut self, at: u32) -> Checked {
        let object = Ref(at);
        let header = self.parsed.words[at as usize] as u32;
        let class = self.program.class(ClassId(header & !STATICS_BIT));
        if header & STATICS_BIT != 0 {
            return self.check_fields(object, class, true);
        }
        match class.kind {
            ClassKind::Array { component, kind: Kind::Ref, .. } => {
                for index in 0..self.length(object) {
                    let element = self.load_ref(object, ARRAY_BASE + 4 * index);
                    self.check_ref(element, Some(component))?;
                }
                Ok(())
            }
            ClassKind::Array { .. } => Ok(()),
            _ => {
                self.check_fields(object, class, false)?;
                self.check_meaning(object, class)
            }
        }
    }

    fn check_fields(&mut self, object: Ref, class: ClassRef, statics: bool) -> Checked {
        let index = class.id.0 as usize;
        let shapes = if statics { &mut self.static_shapes } else { &mut self.shapes };
        let shape = match shapes[index].take() {
            Some(shape) => shape,
            None => shape_of(self.program, class, statics),
        };
        let checked = shape
            .iter()
            .try_for_each(|field| self.check_ref(self.load_ref(object, field.offset), field.class));
        let shapes = if statics { &mut self.static_shapes } else { &mut self.shapes };
        shapes[index] = Some(shape);
        checked
    }

    /// Fields the machine itself goes by.
    fn check_meaning(&self, object: Ref, class: ClassRef) -> Checked {
        let known = self.known;
        if class.id == known.string.id {
            let value = self.load_ref(object, known.string_value);
            let coder = self.load_u8(object, known.string_coder);
            // One is UTF-16, whose units take two bytes.
            if value.is_null() || coder > 1 || (coder == 1 && !self.length(value).is_multiple_of(2))
            {
                return Err(Damaged("a string without its text"));
            }
        } else if class.id == known.class.id {
            let id = self.load_u32(object, known.class_id);
            let state = self.parsed.states.get(id as usize);
            if id == 0 || state.is_none_or(|state| state.mirror != object) {
                return Err(Damaged("a mirror of no class"));
            }
        } else if class.is_subclass_of(known.throwable) {
            return self.check_backtrace(object, class);
        } else if class.is_subclass_of(known.thread) {
            let number = self.load_u32(object, known.thread_id);
            if number != 0 && self.parsed.threads.iter().all(|&(thread, _)| thread != object) {
                return Err(Damaged("a thread that does not run"));
            }
        } else if class.extends("java/lang/ClassLoader") {
            let loader = LoaderId(self.load_u32(object, known.loader_id));
            if loader != LoaderId::BOOT && !self.parsed.loaders.contains(&(loader, object)) {
                return Err(Damaged("a loader of no number"));
            }
        } else if class.id == known.member_name.id || class.id == known.resolved_method_name.id {
            // What they hold decides how code is called; a start-up makes none.
            return Err(Damaged("a method handle"));
        }
        Ok(())
    }

    /// Recorded stacks are made of method numbers.
    fn check_backtrace(&self, object: Ref, class: ClassRef) -> Checked {
        const WRONG: Damaged = Damaged("a stack trace without its methods");
        let field = class.field_named("backtrace").ok_or(WRONG)?;
        let Some(trace) = self.load_ref(object, field.offset).non_null() else { return Ok(()) };
        let trace_class = ClassId(self.parsed.words[trace.0 as usize] as u32);
        if trace_class != self.known.long_array.id {
            return Err(WRONG);
        }
        for index in 0..self.length(trace) {
            let entry =
                self.parsed.words[trace.0 as usize + ARRAY_BASE as usize / 8 + index as usize];
            let method = MethodId((entry >> 16) as u32);
            if self.program.known_method(method).is_none() {
                return Err(WRONG);
            }
        }
        Ok(())
    }

    fn check_tables(&self) -> Checked {
        let Parsed {
            classes,
            strings,
            packages: _,
            words: _,
            hashes: _,
            hashes_given,
            states,
            interned,
            loaders,
            modules,
            domains,
            exported: _,
            boot_unnamed_module,
            blocks: _,
            next_address: _,
            threads,
            now,
        } = self.parsed;
        for (index, state) in states.iter().enumerate() {
            self.check_ref(state.mirror, Some(self.known.class))?;
            if !state.mirror.is_null()
                && self.load_u32(state.mirror, self.known.class_id) as usize != index
            {
                return Err(Damaged("a class with the mirror of another"));
            }
            self.check_statics(index as u32, state.statics)?;
            if state.initialized && state.statics.is_null() {
                return Err(Damaged("an initialised class without static fields"));
            }
        }
        if interned.len() > strings.len() {
            return Err(Damaged("more interned strings than contents"));
        }
        for &string in interned {
            self.check_ref(string, Some(self.known.string))?;
        }
        let loader_class = self.boot_class("java/lang/ClassLoader");
        for &(loader, object) in loaders {
            self.check_present(object, loader_class)?;
            if !(LoaderId::BOOT..=LoaderId::APP).contains(&loader) {
                return Err(Damaged("a loader that is not built in"));
            }
        }
        let module_class = self.boot_class("java/lang/Module");
        for &(_, module) in modules {
            self.check_present(module, module_class)?;
        }
        self.check_present(*boot_unnamed_module, module_class)?;
        let domain_class = self.boot_class("java/security/ProtectionDomain");
        for &(class, domain) in domains {
            self.check_ref(domain, domain_class)?;
            if class.0 == 0 || class.0 as usize > classes.len() {
                return Err(Damaged("a protection domain of no class"));
            }
        }
        for &(thread, _) in threads {
            self.check_present(thread, Some(self.known.thread))?;
        }
        if *hashes_given > i32::MAX as u32 {
            return Err(Damaged("no identity hash is left"));
        }
        if threads.is_empty() || !(0..=NOW_MAX).contains(now) {
            return Err(Damaged("no main thread, or no time left"));
        }
        Ok(())
    }

    fn check_statics(&self, class: u32, statics: Ref) -> Checked {
        let at = statics.0 as usize;
        let own = || self.parsed.words[at] as u32 == class | STATICS_BIT;
        if statics.is_null() || (self.starts.get(at) == Some(&true) && own()) {
            return Ok(());
        }
        Err(Damaged("a class with static fields of another"))
    }

    /// Blocks in order, apart from each other and from what is handed out next.
    fn check_native_memory(&self) -> Checked {
        let mut free = NativeMemory::ADDRESSES.start;
        for &(address, bytes) in &self.parsed.blocks {
            if address < free || address >= NativeMemory::ADDRESSES.end {
                return Err(Damaged("native memory overlaps"));
            }
            free = address + bytes.len() as u64;
        }
        if self.parsed.next_address < free
            || !NativeMemory::ADDRESSES.contains(&self.parsed.next_address)
        {
            return Err(Damaged("native memory is given out twice"));
        }
        Ok(())
    }

    /// A reference to an object of this class, which null is not.
    fn check_present(&self, reference: Ref, class: Option<ClassRef>) -> Checked {
        if reference.is_null() {
            return Err(Damaged("an object is missing"));
        }
        self.check_ref(reference, class)
    }

    /// Null, or a reference to the start of an object of this class.
    fn check_ref(&self, reference: Ref, class: Option<ClassRef>) -> Checked {
        if reference.is_null() {
            return Ok(());
        }
        if self.starts.get(reference.0 as usize) != Some(&true) {
            return Err(Damaged("a reference to no object"));
        }
        let header = self.parsed.words[reference.0 as usize] as u32;
        // Code never sees the object that holds static fields.
        if header & STATICS_BIT == 0
            && class
                .is_some_and(|class| self.program.class(ClassId(header)).is_assignable_to(class))
        {
            return Ok(());
        }
        Err(Damaged("a reference to an object of another class"))
    }

    fn boot_class(&self, name: &str) -> Option<ClassRef> {
        loaded(self.program, LoaderId::BOOT, name)
    }

    fn length(&self, array: Ref) -> u32 {
        self.parsed.words[array.0 as usize + 1] as u32
    }

    fn load_ref(&self, object: Ref, offset: u32) -> Ref {
        Ref(self.load_u32(object, offset))
    }

    fn load_u32(&self, object: Ref, offset: u32) -> u32 {
        (self.parsed.words[object.0 as usize + offset as usize / 8] >> (offset % 8 * 8)) as u32
    }

    fn load_u8(&self, object: Ref, offset: u32) -> u8 {
        self.load_u32(object, offset) as u8
    }
}

/// The references among a class's fields, inherited ones included.
fn shape_of(program: &'static Program, class: ClassRef, statics: bool) -> Box<[RefField]> {
    let layout = if statics { &class.statics } else { &class.instance };
    let field_at = |offset: u32| {
        let is_it = |field: &&Field| field.offset == offset && field.is_static() == statics;
        let mut owner = Some(class);
        while let Some(at) = owner {
            if let Some(field) = at.fields.iter().find(is_it) {
                return Some((at, field));
            }
            owner = at.super_class.filter(|_| !statics);
        }
        None
    };
    let shape = layout.refs.iter().map(|&offset| RefField {
        offset,
        class: field_at(offset)
            .and_then(|(owner, field)| described(program, owner.loader, &field.descriptor)),
    });
    shape.collect()
}

/// The class of a field descriptor, if it has been loaded.
fn described(program: &'static Program, loader: LoaderId, descriptor: &str) -> Option<ClassRef> {
    let element = descriptor.trim_start_matches('[');
    let class = match element.strip_prefix('L').and_then(|name| name.strip_suffix(';')) {
        Some(name) => loaded(program, loader, name)?,
        None => program.primitive(Kind::of_descriptor(element)),
    };
    let dimensions = descriptor.len() - element.len();
    (0..dimensions).try_fold(class, |class, _| class.array_class.get().copied())
}

/// A class by name, through whichever built-in loader it came; their names are all different.
fn loaded(program: &'static Program, loader: LoaderId, name: &str) -> Option<ClassRef> {
    let name = crate::names::Name::new(name);
    [loader, LoaderId::BOOT, LoaderId::PLATFORM, LoaderId::APP]
        .into_iter()
        .find_map(|loader| program.find_loaded(loader, name))
}
