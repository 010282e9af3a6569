//! Any bytes as a class file that is verified, in a hierarchy made up from the names in it.
#![no_main]

use bytes::Bytes;
use heddle_classfile::verify::{self, Hierarchy, LoadFailure, Member, Progress, VerifyFailure};
use heddle_classfile::{ClassFile, ParseOptions};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_target!(|data: &[u8]| {
    for relaxed in [false, true] {
        let options = ParseOptions { relaxed, enable_preview: true, ..ParseOptions::default() };
        let Ok(class) = ClassFile::parse_with(Bytes::copy_from_slice(data), &options) else {
            return;
        };
        let verdict = verify::verify(&class, &mut MadeUp { pending: false });
        // Having to wait for classes makes no difference to the verdict.
        let mut hierarchy = MadeUp { pending: true };
        let mut progress = Progress::default();
        let mut again = verify::verify_from(&class, &mut hierarchy, &mut progress);
        if let Err(VerifyFailure::NeedsClass(_)) = again {
            hierarchy.pending = false;
            again = verify::verify_from(&class, &mut hierarchy, &mut progress);
        }
        assert_eq!(verdict, again);
    }
});

// Most changes make a file that is no class any more. Every other time, change only a byte of some
// method's code or stack map.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let choose = |bound: usize, shift: u32| (seed.rotate_right(shift) as usize >> 1) % bound.max(1);
    let bytes = Bytes::copy_from_slice(&data[..size]);
    let options = ParseOptions { relaxed: true, ..ParseOptions::default() };
    if seed % 2 == 0
        && let Ok(class) = ClassFile::parse_with(bytes, &options)
    {
        let code: Vec<_> = class.methods.iter().filter_map(|method| method.code.as_ref()).collect();
        if let Some(code) = code.get(choose(code.len(), 3)) {
            let range = code.stack_map.filter(|_| seed & 2 == 0).unwrap_or(code.bytecode);
            if range.len > 0 {
                data[range.start as usize + choose(range.len as usize, 11)] = choose(202, 19) as u8;
                return size;
            }
        }
    }
    fuzzer_mutate(data, size, max_size)
});

/// Answers by the sum of the letters, so that the fuzzer can have any answer it likes.
struct MadeUp {
    /// Whether some classes are yet to be loaded.
    pending: bool,
}

impl MadeUp {
    fn load(&self, class: &str) -> Result<u32, LoadFailure> {
        let sum = class.bytes().map(u32::from).sum::<u32>();
        match sum % 16 {
            0 if self.pending => Err(LoadFailure::Pending(class.to_owned())),
            1 if !class.starts_with("java/") => Err(LoadFailure::Failed(class.to_owned())),
            _ => Ok(sum),
        }
    }
}

impl Hierarchy for MadeUp {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, LoadFailure> {
        Ok(self.is_interface(to)? || from == to || (self.load(from)? + self.load(to)?) % 2 == 0)
    }

    fn is_interface(&mut self, class: &str) -> Result<bool, LoadFailure> {
        Ok(self.load(class)? % 3 == 0)
    }

    fn superclass(&mut self, class: &str) -> Result<Option<String>, LoadFailure> {
        let sum = self.load(class)?;
        Ok(match class {
            "java/lang/Object" => None,
            "java/lang/Throwable" => Some("java/lang/Object".to_owned()),
            _ if sum % 2 == 0 => Some("java/lang/Throwable".to_owned()),
            _ => Some("java/lang/Object".to_owned()),
        })
    }

    fn is_protected_elsewhere(
        &mut self,
        _user: &str,
        class: &str,
        member: Member<'_>,
    ) -> Result<bool, LoadFailure> {
        Ok((self.load(class)? + member.name.len() as u32) % 2 == 0)
    }
}
