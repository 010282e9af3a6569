//! How to read the objects of a class and the frames that stand on an instruction, worked out once.

use heddle_access::Assumed;
use rustc_hash::FxHashMap;

use super::super::frame::{Frame, FrameKind};
use super::super::gc::frame_refs;
use super::super::heap::{STATICS_BIT, array_bytes};
use super::walk::instant_reading;
use crate::jdk::{Buffer, InstantFields, Rate};
use crate::machine::Machine;
use crate::program::{ClassId, ClassKind, ClassRef, Insn, Kind, Liveness, Program, access};

/// How an object is read. Half words are counted from the beginning of the object.
pub(in crate::state) struct ObjectPlan {
    pub(super) shape: Shape,
    /// The half words that are references, for objects with fields.
    pub(super) refs: Box<[u32]>,
    /// Half words that say nothing about the state, and what of them still does.
    pub(super) masks: Box<[(u32, u32)]>,
    /// The first half of the field that holds the number of a socket.
    pub(super) socket: Option<u32>,
    /// The half words at which fields begin that may be readings of a clock.
    pub(super) longs: Box<[u32]>,
    /// The fields of an instant, which are one reading of a clock.
    pub(super) instant: Option<InstantFields>,
    /// The period of a task that is repeated.
    pub(super) rate: Option<Rate>,
    /// Half words that count once somebody asks: whether it is a reference, and what is assumed.
    pub(super) kept: Box<[(u32, bool, u32)]>,
    /// A buffer of which only a part is in use.
    pub(super) buffer: Option<Buffer>,
    /// The half word that counts the changes of a collection.
    pub(super) changes: Option<u32>,
    /// The half word that remembers how often a collection was changed.
    pub(super) expected: Option<u32>,
    /// References that may lead to the collection.
    pub(super) collections: Box<[u32]>,
    /// Half words that count for those who ask a pool.
    pub(super) counters: Box<[u32]>,
}

pub(super) enum Shape {
    /// Fields; so many words with the header.
    Fields(usize),
    Array(Kind),
}

impl ObjectPlan {
    /// The words the object at `at` takes.
    pub(super) fn words(&self, words: &[u64], at: usize) -> usize {
        match self.shape {
            Shape::Fields(words) => words,
            Shape::Array(kind) => array_bytes(kind, words[at + 1] as u32).div_ceil(8) as usize,
        }
    }

    /// The reading of `System.nanoTime` at the moment that an instant stands for, unless that is too
    /// far away.
    pub(super) fn instant_in(&self, content: &[u64]) -> Option<u64> {
        let InstantFields { seconds, nanos } = self.instant?;
        let half = |offset: u32| {
            let (word, shift) = super::objects::place(offset / 4);
            content[word] >> shift
        };
        instant_reading(half(seconds), half(nanos) as u32)
    }

    pub(in crate::state) fn new(
        program: &'static Program,
        class_word: u32,
        told: u32,
    ) -> ObjectPlan {
        let class = program.class(ClassId(class_word & !STATICS_BIT));
        let half_words =
            |offsets: &[u32]| -> Box<[u32]> { offsets.iter().map(|offset| offset / 4).collect() };
        let longs = |is_static: bool| {
            // Static fields lie in an object of their class alone.
            let classes = std::iter::successors(Some(class), |class| {
                class.super_class.filter(|_| !is_static)
            });
            let fields = classes.flat_map(|class| class.fields.iter());
            // Numbers of the library that never change are seeds and masks.
            let is_fixed =
                |access: u16| is_static && class.loader.is_library() && access & access::FINAL != 0;
            let longs = fields.filter(|field| {
                field.is_static() == is_static
                    && field.kind == Kind::Long
                    && !is_fixed(field.access)
            });
            longs.map(|field| field.offset / 4).collect()
        };
        let kept = kept_halves(class, class_word & STATICS_BIT != 0);
        let forgotten = |half: &u32| kept.iter().any(|(at, _, bit)| at == half && told & bit == 0);
        let without = |refs: &[u32]| -> Box<[u32]> {
            half_words(refs).into_iter().filter(|half| !forgotten(half)).collect()
        };
        let left_out =
            kept.iter().filter(|(_, _, bit)| told & bit == 0).map(|&(half, ..)| (half, 0));
        let left_out: Vec<(u32, u32)> = left_out.collect();
        if class_word & STATICS_BIT != 0 {
            return ObjectPlan {
                shape: Shape::Fields(class.statics.bytes.max(16).div_ceil(8) as usize),
                refs: without(&class.statics.refs),
                masks: left_out.into(),
                kept: kept.into(),
                buffer: None,
                socket: None,
                longs: longs(true),
                instant: None,
                rate: None,
                changes: None,
                expected: None,
                collections: Box::default(),
                counters: Box::default(),
            };
        }
        match class.kind {
            ClassKind::Array { kind, .. } => ObjectPlan {
                shape: Shape::Array(kind),
                refs: Box::default(),
                masks: Box::default(),
                kept: Box::default(),
                buffer: None,
                socket: None,
                longs: Box::default(),
                instant: None,
                rate: None,
                changes: None,
                expected: None,
                collections: Box::default(),
                counters: Box::default(),
            },
            _ => {
                let changes = crate::jdk::changes(class);
                let masked = changes.count.filter(|_| changes.is_private);
                let masked = masked.into_iter().chain(changes.expected).map(|at| at / 4);
                let masked = masked.chain(class.counters.iter().copied()).map(|half| (half, 0));
                let masked = masked.chain(left_out);
                ObjectPlan {
                    shape: Shape::Fields(class.instance.bytes.div_ceil(8).max(1) as usize),
                    refs: without(&class.instance.refs),
                    kept: kept.clone().into(),
                    buffer: crate::jdk::buffer(class),
                    masks: masks(program, class, told).into_iter().chain(masked).collect(),
                    socket: crate::jdk::socket_field(class).map(|offset| offset / 4),
                    longs: longs(false),
                    instant: crate::jdk::instant_fields(class),
                    rate: crate::jdk::rate(class),
                    changes: changes.count.map(|offset| offset / 4),
                    expected: changes.expected.map(|offset| offset / 4),
                    collections: half_words(&changes.collections),
                    counters: class.counters.clone(),
                }
            }
        }
    }
}

/// The half words of fields that count once somebody asks.
fn kept_halves(class: ClassRef, is_static: bool) -> Vec<(u32, bool, u32)> {
    let fields = crate::jdk::kept(class, is_static).into_iter();
    let halves = fields.flat_map(|(offset, kind, assumed)| {
        let count = kind.bytes().div_ceil(4);
        (0..count).map(move |index| (offset / 4 + index, kind == Kind::Ref, assumed.bit()))
    });
    halves.collect()
}

/// A string's cached hash says nothing that its content does not; the machine's number of a
/// thread nothing that the thread itself does not.
fn masks(program: &'static Program, class: ClassRef, told: u32) -> Vec<(u32, u32)> {
    let Some(known) = program.well_known.get() else { return Vec::new() };
    let (owner, names): (ClassRef, &[&str]) = if class.id == known.string.id {
        (known.string, &["hash", "hashIsZero"])
    } else if class.is_assignable_to(known.thread) {
        (known.thread, &["eetop", "$thread"])
    } else if told & UNREAD_TOLD == 0 {
        (class, crate::jdk::unread_fields(&class.name))
    } else {
        (class, &[])
    };
    let mut masks = Vec::new();
    for field in names.iter().filter_map(|name| owner.field_named(name)) {
        let half = field.offset / 4;
        match field.kind.bytes() {
            8 => masks.extend([(half, 0), (half + 1, 0)]),
            4 => masks.push((half, 0)),
            bytes => masks.push((half, !(((1 << (8 * bytes)) - 1) << (8 * (field.offset % 4))))),
        }
    }
    masks
}

/// How the registers of a frame are read.
pub(super) struct FramePlan {
    /// The method, and where in it the frame stands.
    pub(super) place: u64,
    /// The registers that count, in order; with `REFERENCE` for those that are references.
    pub(super) registers: Box<[u32]>,
}

pub(super) const REFERENCE: u32 = 1 << 31;

/// Among the bits of what is told: also fields that nobody asks for.
pub(super) const UNREAD_TOLD: u32 = 1 << 31;

#[derive(Default)]
pub(super) struct Plans {
    /// What is told although it is assumed that nobody asks, by bit.
    pub(super) told: u32,
    objects: Vec<Option<ObjectPlan>>,
    frames: FxHashMap<(*const Insn, u32), FramePlan>,
}

// The addresses are those of leaked code and only compared.
#[allow(unsafe_code)]
// SAFETY: nothing is read through them.
unsafe impl Send for Plans {}

impl Plans {
    /// Begins anew if something else is told.
    pub(super) fn tell(&mut self, told: u32) -> bool {
        let changed = self.told != told;
        if changed {
            *self = Plans { told, ..Plans::default() };
        }
        changed
    }

    #[inline]
    pub(super) fn object(&mut self, program: &'static Program, class_word: u32) -> &ObjectPlan {
        let index =
            (class_word & !STATICS_BIT) as usize * 2 + usize::from(class_word & STATICS_BIT != 0);
        if self.objects.len() <= index {
            self.objects.resize_with(index + 1, || None);
        }
        let told = self.told;
        self.objects[index].get_or_insert_with(|| ObjectPlan::new(program, class_word, told))
    }

    pub(super) fn frame(&mut self, machine: &mut Machine, frame: &Frame) -> &FramePlan {
        let key = (frame.pc, frame.method.id.0);
        let told = self.told;
        self.frames.entry(key).or_insert_with(|| frame_plan(machine, frame, told))
    }

    /// The plan of a frame that was met before.
    #[inline]
    pub(super) fn known_frame(&self, frame: &Frame) -> Option<&FramePlan> {
        self.frames.get(&(frame.pc, frame.method.id.0))
    }
}

/// For frames without a continuation.
fn frame_plan(machine: &mut Machine, frame: &Frame, told: u32) -> FramePlan {
    let method = frame.method;
    let mut frame = *frame;
    // Whether a method that is about to start was ever decoded cannot be seen.
    let starts = method.code().is_none_or(|code| code.position_of(frame.pc).is_none());
    let has_body = method.native.is_none() && !method.is_native() && !method.is_abstract();
    if starts && has_body && machine.decode(method).is_ok() {
        frame.pc = method.entry();
    }
    let refs = frame_refs(&frame);
    let mark =
        |register: usize| register as u32 | if refs.contains(&register) { REFERENCE } else { 0 };
    let code = method.code().filter(|_| frame.kind == FrameKind::Java);
    let position = code.and_then(|code| Some((code, code.position_of(frame.pc)?)));
    let (at, registers) = match position {
        Some((code, index)) => {
            let liveness = code.liveness.get_or_init(|| Liveness::analyse(code));
            let texts = method.texts().filter(|_| told & Assumed::PrintedTexts.bit() == 0);
            let needed = |register: &usize| texts.is_none_or(|texts| texts.needs(index, *register));
            let live = liveness.before(index).iter().filter(needed);
            (index as u64 + 1, live.map(mark).collect())
        }
        None => {
            let all = 0..frame.size as usize;
            (0, all.filter(|&register| !is_second_half(method, register)).map(mark).collect())
        }
    };
    FramePlan { place: u64::from(method.id.0) << 32 | at, registers }
}

/// Whether a register of a frame that has not begun is the second half of a wide argument, which
/// holds whatever was there before.
fn is_second_half(method: crate::program::MethodRef, register: usize) -> bool {
    let mut at = usize::from(!method.is_static());
    for kind in &method.params {
        let slots = usize::from(kind.slots());
        if slots == 2 && at + 1 == register {
            return true;
        }
        at += slots;
    }
    false
}
