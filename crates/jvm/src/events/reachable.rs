//! Calls of `Heddle.reachable`, and claims, that no run came to: found in the code of the program's classes.

use heddle_classfile::opcodes::{
    ANEWARRAY, GETSTATIC, INVOKEINTERFACE, INVOKESTATIC, LDC, LDC_W, NEW, instruction_length,
};
use heddle_classfile::{Claim, ClassFile, Constant, Method as RawMethod};

use crate::machine::Machine;
use crate::program::ClassId;
use crate::schedule::Learned;
use crate::view::Location;

const CLASS: &str = "heddle/Heddle";
const REACHABLE: &[&str] = &["reachable"];
/// Claims that say nothing if nobody comes to them.
const CLAIMS: &[&str] = &["end", "endWeak", "secret"];
/// Claims that are made from outside.
const FROM_OUTSIDE: &[&str] = &["begin", "end", "endWeak", "secret"];

impl Machine {
    /// Label and place of each call in a class that was loaded, and that no run came to.
    pub fn unreached(&self, learned: &Learned) -> Vec<(String, String)> {
        self.unreached_calls(learned, REACHABLE)
    }

    /// The claims about sessions and secrets that no run came to, and their places.
    pub fn unreached_claims(&self, learned: &Learned) -> Vec<(String, String)> {
        self.load_what_is_named();
        let mut unreached = self.unreached_calls(learned, CLAIMS);
        let claims = self.program.claims.read().expect("nobody panics with the lock");
        let missing = claims.iter().filter(|claim| !self.has_claimed(claim));
        unreached.extend(missing.map(|claim| (claim.place(), claim.place())));
        unreached
    }

    /// Whether a class that was loaded makes a claim from outside.
    fn has_claimed(&self, claim: &Claim) -> bool {
        let (class, member) = claim.method();
        let ids = (1..self.program.class_count()).map(|id| ClassId(id as u32));
        let mut classes = ids.filter_map(|id| self.program.known_class(id));
        classes.any(|known| {
            let claims = |raw: Option<&RawMethod>| {
                let file = known.file.as_ref();
                file.zip(raw).is_some_and(|(file, raw)| !calls(file, raw, FROM_OUTSIDE).is_empty())
            };
            let raw = |index: u16| known.file.as_ref()?.methods.get(usize::from(index));
            *known.name == *class
                && known
                    .methods
                    .iter()
                    .any(|method| *method.name == *member && claims(raw(method.index)))
        })
    }

    /// Loads the classes of the program that the code of others names: where no run came to one of them, none
    /// came to its claims. Says nothing about any state.
    fn load_what_is_named(&self) {
        let mut id = 1;
        while let Some(class) = self.program.known_class(ClassId(id)) {
            id += 1;
            let Some(file) = class.file.as_ref().filter(|_| !class.loader.is_library()) else {
                continue;
            };
            for method in &file.methods {
                for name in instructions(file, method).filter_map(|(_, code)| named(file, code)) {
                    let _class = self.program.load_own(class.loader, &name);
                }
            }
        }
    }

    fn unreached_calls(&self, learned: &Learned, methods: &[&str]) -> Vec<(String, String)> {
        let mut unreached = Vec::new();
        let ids = (1..self.program.class_count()).map(|id| ClassId(id as u32));
        for class in ids.filter_map(|id| self.program.known_class(id)) {
            let Some(file) = class.file.as_ref().filter(|_| !class.loader.is_library()) else {
                continue;
            };
            for method in &class.methods {
                let Some(raw) = file.methods.get(method.index as usize) else { continue };
                for (label, bci) in calls(file, raw, methods) {
                    let site = Location::new(method, Some(bci)).to_string();
                    if !learned.marks.knows(&site) {
                        unreached.push((label, site));
                    }
                }
            }
        }
        unreached.sort_unstable();
        unreached
    }
}

/// The calls in a method: their labels, as far as they are constants, and where they are.
fn calls(file: &ClassFile, method: &RawMethod, methods: &[&str]) -> Vec<(String, u16)> {
    let mut calls = Vec::new();
    let mut label = None;
    // The first argument of a call whose others are an array that is made on the spot.
    let (mut event, mut lately): (Option<String>, [Option<String>; 2]) = (None, [None, None]);
    for (at, instruction) in instructions(file, method) {
        if let [ANEWARRAY, ..] = *instruction
            && let Some(name) = lately[0].take()
        {
            event = Some(name);
        }
        lately = [lately[1].take(), None];
        match *instruction {
            [LDC, index] => label = text(file, index.into()),
            [LDC_W, high, low] => label = text(file, u16::from_be_bytes([high, low])),
            [INVOKESTATIC, high, low]
                if is_mark(file, u16::from_be_bytes([high, low]), methods) =>
            {
                let name = event.take().or_else(|| label.take());
                calls.push((name.unwrap_or_default(), at as u16));
            }
            _ => label = None,
        }
        lately[1] = label.clone();
    }
    calls
}

/// The instructions of a method, and where they are.
pub(super) fn instructions<'f>(
    file: &'f ClassFile,
    method: &RawMethod,
) -> impl Iterator<Item = (usize, &'f [u8])> {
    let bytes = method.code.as_ref().map_or(&[][..], |code| file.bytecode(code));
    let mut at = 0;
    std::iter::from_fn(move || {
        let here = at;
        at += instruction_length(bytes, at)?;
        Some((here, &bytes[here..at]))
    })
}

/// The class that an instruction uses a member of, or makes an instance of.
fn named(file: &ClassFile, instruction: &[u8]) -> Option<String> {
    let &[opcode, high, low, ..] = instruction else { return None };
    let index = u16::from_be_bytes([high, low]);
    let class = match opcode {
        NEW => index,
        GETSTATIC..=INVOKEINTERFACE => file.constants.member(index).ok()?.class,
        _ => return None,
    };
    file.constants.class_name(class).ok().map(|name| name.into_owned())
}

fn text(file: &ClassFile, index: u16) -> Option<String> {
    match file.constants.get(index) {
        Ok(Constant::String { utf8 }) => {
            file.constants.utf8_str(utf8).ok().map(|text| text.into_owned())
        }
        _ => None,
    }
}

fn is_mark(file: &ClassFile, index: u16, methods: &[&str]) -> bool {
    let constants = &file.constants;
    constants.member(index).is_ok_and(|member| {
        constants.class_name(member.class).is_ok_and(|name| name == CLASS)
            && constants.utf8_str(member.name).is_ok_and(|name| methods.contains(&&*name))
    })
}
