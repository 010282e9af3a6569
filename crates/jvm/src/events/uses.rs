//! Which parts of the library a program calls that a verdict makes an assumption about.
//!
//! Looked up when a search is over, in the methods of the program that were called: nothing has to be
//! recorded on the way.

use heddle_classfile::ClassFile;

use super::reachable::instructions;
use crate::machine::Machine;
use crate::program::ClassId;

/// What a verdict makes an assumption about.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Uses {
    /// Random numbers without a seed of the program's own: one seed stands for all.
    pub random: bool,
    /// References that a collector may clear: none is.
    pub weak_references: bool,
    /// Accesses that order less than volatile ones: they count as volatile.
    pub weaker_accesses: bool,
    /// Exchanges that may fail for no reason: none does.
    pub weak_exchanges: bool,
}

/// Calls that draw random numbers: class, method, and its descriptor where that matters.
const RANDOM: &[(&str, &str, &str)] = &[
    ("java/util/Random", "<init>", "()V"),
    ("java/util/SplittableRandom", "<init>", "()V"),
    ("java/util/concurrent/ThreadLocalRandom", "current", ""),
    ("java/security/SecureRandom", "<init>", ""),
    ("java/lang/Math", "random", ""),
    ("java/lang/StrictMath", "random", ""),
    ("java/util/UUID", "randomUUID", ""),
    ("java/util/Collections", "shuffle", "(Ljava/util/List;)V"),
];

/// Calls that make something a collector may clear.
const WEAK: &[(&str, &str, &str)] = &[
    ("java/lang/ref/WeakReference", "<init>", ""),
    ("java/lang/ref/SoftReference", "<init>", ""),
    ("java/lang/ref/PhantomReference", "<init>", ""),
    ("java/lang/ref/Cleaner", "register", ""),
    ("java/util/WeakHashMap", "<init>", ""),
];

impl Machine {
    /// What the methods of the program that were called make use of.
    pub fn uses(&self) -> Uses {
        let mut uses = Uses::default();
        let ids = (1..self.program.class_count()).map(|id| ClassId(id as u32));
        for class in ids.filter_map(|id| self.program.known_class(id)) {
            let Some(file) = class.file.as_ref().filter(|_| !class.loader.is_library()) else {
                continue;
            };
            for method in class.methods.iter().filter(|method| method.code().is_some()) {
                let Some(raw) = file.methods.get(method.index as usize) else { continue };
                for (_, instruction) in instructions(file, raw) {
                    if let [_, high, low, ..] = *instruction {
                        uses.add(file, u16::from_be_bytes([high, low]));
                    }
                }
            }
        }
        uses
    }
}

impl Uses {
    fn add(&mut self, file: &ClassFile, index: u16) {
        let constants = &file.constants;
        let Ok(member) = constants.member(index) else { return };
        let (Ok(class), Ok(name), Ok(descriptor)) = (
            constants.class_name(member.class),
            constants.utf8_str(member.name),
            constants.utf8_str(member.descriptor),
        ) else {
            return;
        };
        self.add_call(&class, &name, &descriptor);
    }

    fn add_call(&mut self, class: &str, name: &str, descriptor: &str) {
        let is_one = |rows: &[(&str, &str, &str)]| {
            rows.iter().any(|&(of, called, takes)| {
                (of, called) == (class, name) && (takes.is_empty() || takes == descriptor)
            })
        };
        self.random |= is_one(RANDOM);
        self.weak_references |= is_one(WEAK);
        let atomic = matches!(class, "java/lang/invoke/VarHandle" | "jdk/internal/misc/Unsafe")
            || class.starts_with("java/util/concurrent/atomic/Atomic");
        if atomic {
            let ends = |ending: &str| name.ends_with(ending);
            self.weaker_accesses |= ends("Acquire") || ends("Release") || name == "lazySet";
            self.weak_exchanges |= name.starts_with("weakCompareAndSet");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn uses(class: &str, name: &str, descriptor: &str) -> Uses {
        let mut uses = Uses::default();
        uses.add_call(class, name, descriptor);
        uses
    }

    #[test]
    fn a_seed_of_the_programs_own_is_no_assumption() {
        assert!(uses("java/util/Random", "<init>", "()V").random);
        assert_eq!(uses("java/util/Random", "<init>", "(J)V"), Uses::default());
        assert_eq!(uses("java/util/Random", "nextInt", "()I"), Uses::default());
        assert!(uses("java/lang/Math", "random", "()D").random);
    }

    #[test]
    fn accesses_are_told_by_their_names() {
        let of = |name| uses("java/util/concurrent/atomic/AtomicInteger", name, "(I)V");
        assert_eq!(of("get"), Uses::default());
        assert!(of("lazySet").weaker_accesses && of("getAcquire").weaker_accesses);
        let weak = of("weakCompareAndSetVolatile");
        assert!(weak.weak_exchanges && !weak.weaker_accesses);
        // A method of the program may have such a name, too.
        assert_eq!(uses("Lock", "tryAcquire", "()V"), Uses::default());
    }
}
