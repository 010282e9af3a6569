//! Tables of the machine that threads share beside memory: interned strings, what a process was started with, its end.
//!
//! Each is reached by an operation here and in no other way, so that what it does is made known in
//! one place.

use heddle_access::{Access, Assumed, Mode, Order, Place};
use heddle_reduction::Sight;

use super::{Call, Cell, SharedField};
use crate::interp::{Result, Stop};
use crate::machine::Machine;
use crate::state::{Characters, Domain, Ref, Tables};

/// When the machine's clock starts: 2026-01-01T00:00:00Z, in milliseconds.
pub const EPOCH_MILLIS: i64 = 1_767_225_600_000;

/// Where threads of a process meet in each of its tables, or why they never do. A table that is
/// added does not compile before it has answered here.
const _: fn(&Tables) = |tables| {
    let Tables {
        // `Place::Initialised`. Who finds a class of the program not initialised stops before it
        // begins (`interp/initialize.rs`); who finds another at it waits for the end of that.
        classes: _,
        // A copy of a part of `classes`.
        ready: _,
        // `Place::Interned`: whose string is the one that all get depends on who comes first.
        strings: _,
        // `Place::Linked`. Not recorded: whoever links a site first, what it calls does the same.
        slots: _,
        // Written under the monitor that the library holds while it loads a class of a name.
        dictionary: _,
        // Written once, when a loader is made: nobody else has it then.
        loaders: _,
        // Fixed before the program starts.
        app_loader: _,
        // Numbers loaders in the order in which they are made; the program cannot see a number.
        loader_count: _,
        // Which of several equal hidden classes one gets: they differ in nothing but their names.
        hidden: _,
        // `Place::OffHeap`, by address. That addresses of new blocks follow the order in which
        // they are allocated is not recorded: nothing promises a program any order of them.
        native_memory: _,
        // `Place::Disk`.
        files: _,
        // `Place::Input`, where there is anything to read.
        input_read: _,
        // What arrives is nobody's doing; it is there for all.
        input_arrived: _,
        // `Deflater` and `Inflater` synchronise on themselves around every use of their stream.
        zlib: _,
        // `before_process_end` stops before it is written, whoever else there is.
        exit_status: _,
        // `Place::Children`.
        children: _,
        // `Place::Alive`, by who asks it to end.
        signalled: _,
        // As above. To other processes it is `Place::Alive`.
        ended: _,
        // Says only which states are equal.
        time_counts: _,
        // `Place::Clock`, with the time itself.
        jumps: _,
        // Says only which states are equal.
        longest_wait: _,
        aged: _,
        // Fixed before the program starts.
        modules: _,
        // Written when a layer is made: no class of its loader exists before.
        loader_modules: _,
        // Fixed before the program starts.
        boot_unnamed_module: _,
        // Written when a class is defined, before anybody has it.
        domains: _,
        // Written as `dictionary` is; two loaders that disagree do so in every order.
        constraints: _,
        // Written by `Module.addExports` and its kin. Not recorded: a thread that links code which
        // needs the export at the same time is seen in one order only.
        exported: _,
        // Written by the first who fails to resolve a constant; all others fail in the same way.
        failures: _,
        // Derived from all the others.
        summary: _,
        off_heap: _,
    } = tables;
};

impl Machine {
    /// The interned string of some content, made where there is none. That is complete by itself:
    /// whoever begins again finds it, so what follows in the attempt is an operation of its own.
    pub fn interned_utf16(&mut self, units: &[u16]) -> Result<Ref> {
        let id = self.program.string_id(units);
        let known = self.process().string(id);
        if !known.is_null() {
            return Ok(known);
        }
        let access = Access::write(Place::Interned(id.0));
        if self.stops_before_literals() && self.sight(&access) == Sight::Visible {
            self.remember_attempt();
            self.begin(&[access], Order::Declared)?;
            self.remember_attempt();
        }
        let string = self.new_string_utf16(units);
        self.share_if_watched(string);
        self.process_mut().set_string(id, string);
        Ok(string)
    }
}

impl Call<'_> {
    /// From now on code of the program may see what goes to standard output.
    pub fn show_texts(&mut self) {
        self.machine.disprove(Assumed::PrintedTexts);
    }

    /// The string with this content that all agree on: this one, if it is the first.
    pub fn intern(&mut self, string: Ref) -> Result<Ref> {
        let units = self.machine.string_units(string);
        let id = self.machine.program.string_id(&units);
        // The library takes what is interned, like a literal; only a program keeps both and compares.
        let of_library = self.caller_class(1).is_none_or(|class| class.loader.is_library());
        let access = Access { place: Place::Interned(id.0), mode: Mode::of(of_library) };
        self.machine.begin(&[access], Order::Declared)?;
        let known = self.machine.process().string(id);
        if !known.is_null() {
            return Ok(known);
        }
        self.machine.share_if_watched(string);
        self.machine.process_mut().set_string(id, string);
        Ok(string)
    }

    /// The bytes of a string, which never change, and whether each of them is a character.
    pub fn string_bytes(&self, string: Ref) -> (&[u8], bool) {
        match self.machine.characters(string) {
            Characters::Latin1(bytes) => (bytes, true),
            Characters::Utf16(bytes) => (bytes, false),
        }
    }

    /// The bytes of an array that nobody changes any more, since the object that made it alone has it.
    pub fn constant_bytes(&self, array: Ref) -> &[u8] {
        let all = self.machine.elements(array, 0, self.length(array));
        self.machine.raw_bytes(all).unwrap_or_default()
    }

    /// A new string of bytes that are one character each (Latin-1), or two (UTF-16).
    pub fn string_of_bytes(&mut self, bytes: &[u8], is_latin1: bool) -> Result<Ref> {
        self.machine.reserve(bytes.len() as u64 + 64)?;
        let characters =
            if is_latin1 { Characters::Latin1(bytes) } else { Characters::Utf16(bytes) };
        Ok(self.machine.new_string_of(characters))
    }
}

/// Static fields of library classes.
impl Call<'_> {
    /// A field like those of the program, to be read and written by `load` and `store`.
    pub fn static_field(&mut self, field: &SharedField) -> Result<Cell> {
        let class = self.machine.boot_class(field.0.class)?;
        let found = class.field_named(field.0.name).ok_or_else(|| field.0.missing())?;
        let statics = self.machine.statics(class);
        Ok(self.machine.cell(statics, found.offset, found.kind))
    }
}

/// The process: what it was started with, how much it has, its end.
impl Call<'_> {
    pub fn environment_variables(&self) -> Vec<(String, String)> {
        self.machine.process().config.environment.clone()
    }

    /// The values that were asked for under a name, if any were.
    pub fn domain(&self, name: &str) -> Option<Domain> {
        let domains = &self.machine.process().config.domains;
        domains.iter().rev().find(|(known, _)| known == name).map(|(_, domain)| domain.clone())
    }

    /// The program that runs, if its launcher has not come to it yet.
    pub fn program_being_launched(&self) -> Option<String> {
        if !self.machine.is_launching() {
            return None;
        }
        let config = &self.machine.process().config;
        let jar = config.jar.as_ref().map(|jar| jar.display().to_string());
        Some(jar.unwrap_or_else(|| config.main_class.clone()))
    }

    pub fn heap_limit_bytes(&self) -> u64 {
        self.machine.heap().limit_bytes()
    }

    pub fn heap_bytes_used(&self) -> u64 {
        self.machine.heap().bytes_used()
    }

    pub fn loaded_class_count(&self) -> usize {
        let classes = self.machine.process().classes.iter();
        classes.filter(|class| !class.mirror.is_null()).count()
    }

    pub fn open_descriptor_count(&self) -> usize {
        self.machine.process().files.descriptor_count()
    }

    /// New memory outside the heap with this content. Its address is nobody else's.
    pub fn allocate_off_heap(&mut self, content: &[u8]) -> u64 {
        let memory = self.machine.process_mut().native_memory_mut();
        let address = memory.allocate(content.len() as u64);
        if let Some(to) = memory.write(address, content.len() as u64) {
            to.copy_from_slice(content);
        }
        address
    }

    /// Ends the process. What the others do before its end counts.
    pub fn exit(&mut self, status: i32) -> Stop {
        match self.machine.before_process_end() {
            Ok(()) => self.exit_at_once(status),
            Err(stop) => stop,
        }
    }

    /// As `exit`, where nobody asks what others do before.
    pub fn exit_at_once(&mut self, status: i32) -> Stop {
        let process = self.process_id();
        self.machine.end_process(process, status);
        Stop::ProcessEnded
    }
}
