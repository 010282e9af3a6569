//! Identity hashes: out of whose numbers an object gets one, and which numbers are free again.

use heddle_access::{Access, Assumed, Order, Place};

use super::Call;
use crate::interp::Result;
use crate::jdk::{CHANNEL_NUMBER, HASHED_ALIKE, KEY_CHANNEL};
use crate::machine::Machine;
use crate::program::MethodRef;
use crate::state::{HashGiver, Ref};

impl Call<'_> {
    pub fn identity_hash(&mut self, object: Ref) -> Result<i32> {
        let number = self.number_of_key(object)?;
        if number.is_none() && self.machine.is_watched() && !self.is_asked_by_table() {
            self.machine.disprove(Assumed::IdentityHashes);
        }
        let process = self.machine.process();
        if let Some(known) = process.monitors.known_hash(&process.heap, object) {
            return Ok(known as i32);
        }
        let is_shared = self.is_watched() && !self.machine.is_local(object);
        let giver = match (number, is_shared) {
            (Some(number), _) => HashGiver::Number(number),
            (None, true) => HashGiver::Class,
            (None, false) => HashGiver::Thread(self.machine.current),
        };
        if is_shared && !self.is_hashed_alike(object) {
            let place = Place::IdentityHash(self.machine.heap().class_word(object));
            self.machine.begin(&[Access::write(place)], Order::Declared)?;
        }
        let in_use = match giver {
            HashGiver::Number(_) => None,
            HashGiver::Class | HashGiver::Thread(_) => self.machine.hashes_in_use(),
        };
        let process = self.machine.process_mut();
        let (heap, monitors) = (&mut process.heap, &mut process.monitors);
        Ok(monitors.identity_hash(heap, object, giver, in_use.as_deref()) as i32)
    }

    /// Whether a table of the library wants to know where it keeps an object, and tells nobody.
    fn is_asked_by_table(&self) -> bool {
        let mut frames = self.machine.thread().frames.iter().rev().map(|frame| frame.method);
        let passes_on = |method: &MethodRef| {
            method.is_native() || crate::jdk::is_identity_hash(&method.class().name, &method.name)
        };
        let asking = frames.find(|method| !passes_on(method));
        asking.is_some_and(|method| {
            method.marks.library && crate::jdk::keeps_hashes(&method.class().name, &method.name)
        })
    }

    /// Whether an object is one of those that the library makes for itself, one per class, the first
    /// time they are needed. Their hashes would tell who came first.
    fn is_hashed_alike(&self, object: Ref) -> bool {
        HASHED_ALIKE.contains(&&*self.class_of(object).name)
    }

    /// The number of the socket that a key of a selector is for. Keys lie in sets in the order of their
    /// hashes: where those depend on the socket alone, states do not differ in who came first.
    fn number_of_key(&self, object: Ref) -> Result<Option<u32>> {
        if self.is_hashed_alike(object) {
            return Ok(Some(0));
        }
        if self.class_of(object).name != KEY_CHANNEL.0.class {
            return Ok(None);
        }
        let channel = self.final_ref(object, &KEY_CHANNEL)?;
        match self.has_field(channel, &CHANNEL_NUMBER.0) {
            true => Ok(Some(self.final_field(channel, &CHANNEL_NUMBER)? as u32)),
            false => Ok(None),
        }
    }
}

impl Machine {
    /// The hashes of all objects that somebody still has, where it is time to look for those that are
    /// free again. What is set up before other threads are there is no loop that has to come back.
    fn hashes_in_use(&mut self) -> Option<Vec<u32>> {
        let looks = self.is_watched()
            && !self.comes_before_all()
            && self.leaves_out(Assumed::IdentityHashes)
            && self.process_mut().monitors.looks_for_free_hashes();
        if !looks {
            return None;
        }
        let index = self.thread().process.0 as usize;
        let met = self.met_objects(index);
        let process = self.process_mut();
        let known =
            met.iter().filter_map(|&at| process.monitors.known_hash(&process.heap, Ref(at)));
        let mut in_use: Vec<u32> = known.chain(process.monitors.hashes_of_base()).collect();
        in_use.sort_unstable();
        process.monitors.looked_for_free_hashes(met.len());
        Some(in_use)
    }
}
