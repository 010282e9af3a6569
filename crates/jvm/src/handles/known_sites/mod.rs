//! Call sites whose bootstrap method the machine knows: it links them itself, to code that does
//! what the library's own would, without all the work and all the objects of making that.
//!
//! Whatever is unusual about such a site is left to the library (`None`).

mod concat;
mod lambda;
mod records;
mod switches;

use heddle_classfile::Constant;

use crate::interp::Result;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, MethodRef, SlotId};
use crate::state::{Ref, Slot};

/// An `invokedynamic` to be linked.
struct Site {
    /// The class that has the instruction.
    from: ClassRef,
    name: Name,
    descriptor: Name,
    /// Constants for the bootstrap method.
    arguments: &'static [u16],
    slot: SlotId,
}

impl Site {
    fn constant(&self, index: usize) -> Option<Constant> {
        let file = self.from.file.as_ref()?;
        file.constants.get(*self.arguments.get(index)?).ok()
    }

    fn utf8(&self, index: u16) -> Option<Name> {
        let file = self.from.file.as_ref()?;
        Some(Name::new(&file.constants.utf8_str(index).ok()?))
    }

    /// The descriptor of an argument that is a method type.
    fn method_type(&self, index: usize) -> Option<Name> {
        match self.constant(index)? {
            Constant::MethodType { descriptor } => self.utf8(descriptor),
            _ => None,
        }
    }

    fn string(&self, index: usize) -> Option<Vec<u16>> {
        let file = self.from.file.as_ref()?;
        match self.constant(index)? {
            Constant::String { utf8 } => {
                Some(heddle_classfile::mutf8_to_utf16(file.constants.utf8_bytes(utf8).ok()?))
            }
            _ => None,
        }
    }
}

/// Links a call site if its bootstrap method is one of ours. `true`: it is linked.
pub(super) fn link(
    machine: &mut Machine,
    from: ClassRef,
    index: u16,
    slot: SlotId,
) -> Result<bool> {
    let Some((site, owner, bootstrap)) = describe(from, index, slot) else { return Ok(false) };
    let linked = match (owner.as_str(), bootstrap.as_str()) {
        ("java/lang/invoke/LambdaMetafactory", "metafactory" | "altMetafactory") => {
            lambda::link(machine, &site, bootstrap == "altMetafactory")?
        }
        ("java/lang/invoke/StringConcatFactory", "makeConcatWithConstants" | "makeConcat") => {
            concat::link(machine, &site, bootstrap == "makeConcatWithConstants")?
        }
        ("java/lang/runtime/ObjectMethods", "bootstrap") => records::link(machine, &site)?,
        ("java/lang/runtime/SwitchBootstraps", "typeSwitch" | "enumSwitch") => {
            switches::link(machine, &site, bootstrap == "enumSwitch")?
        }
        _ => None,
    };
    let Some((target, appendix)) = linked else { return Ok(false) };
    set_slot(machine, slot, target, appendix);
    Ok(true)
}

/// Whoever links a site first links it for everybody.
fn set_slot(machine: &mut Machine, slot: SlotId, target: MethodRef, appendix: Ref) {
    if machine.process().slot(slot).is_none() {
        let linked = Slot { object: appendix, target: Some(target), ..Slot::default() };
        machine.share_if_watched(linked.object);
        machine.process_mut().set_slot(slot, linked);
    }
}

/// What a site is linked to: a method, and an argument more or null.
type Linked = Option<(MethodRef, Ref)>;

fn describe(from: ClassRef, index: u16, slot: SlotId) -> Option<(Site, Name, Name)> {
    const INVOKE_STATIC: u8 = 6;
    let file = from.file.as_ref()?;
    let Constant::InvokeDynamic { bootstrap, .. } = file.constants.get(index).ok()? else {
        return None;
    };
    let row = file.attributes.bootstrap_methods.get(usize::from(bootstrap))?;
    let Constant::MethodHandle { kind: INVOKE_STATIC, reference } =
        file.constants.get(row.handle).ok()?
    else {
        return None;
    };
    let method = file.constants.member(reference).ok()?;
    let owner = Name::new(&file.constants.class_name(method.class).ok()?);
    let site = file.constants.member(index).ok()?;
    let text = |index: u16| Some(Name::new(&file.constants.utf8_str(index).ok()?));
    let site = Site {
        from,
        name: text(site.name)?,
        descriptor: text(site.descriptor)?,
        arguments: &row.arguments,
        slot,
    };
    Some((site, owner, text(method.name)?))
}

/// A native method of a class made for it, which serves all sites of the same descriptor.
fn native_site(machine: &Machine, class: &str, method: &str, descriptor: &str) -> MethodRef {
    use super::class_writer::ClassWriter;
    use crate::program::access;
    let program = machine.program;
    let made = program.generated(class, descriptor, || {
        let mut writer = ClassWriter::new(class, access::FINAL, &[]);
        writer.method(access::STATIC | access::NATIVE, method, descriptor, None);
        writer.finish()
    });
    made.methods[0]
}
