//! `toString`, `hashCode` and `equals` of records: `ObjectMethods`.
//!
//! Each becomes a static method of a hidden class next to the record, written out for its
//! components in the order in which the library looks at them.

use heddle_classfile::Constant;

use super::super::class_writer::{ClassWriter, Code, opcode};
use super::{Linked, Site};
use crate::interp::Result;
use crate::machine::Machine;
use crate::names::Name;
use crate::program::{ClassRef, Kind, access};
use crate::state::Ref;
use crate::text::wrapper_of;

const GET_FIELD: u8 = 1;
/// More arguments than that, and the library puts the text together in pieces.
const TEXT_SLOTS_MAX: u16 = 200;
/// The JDK that began to concatenate the components themselves.
const CONCATENATES_SINCE: u32 = 19;

struct Component {
    name: Name,
    descriptor: Name,
}

pub(super) fn link(machine: &mut Machine, site: &Site) -> Result<Linked> {
    let Some(components) = components(site) else { return Ok(None) };
    let record = site.from.name.as_str();
    let own = format!("L{record};");
    let expected = match site.name.as_str() {
        "toString" => format!("({own})Ljava/lang/String;"),
        "hashCode" => format!("({own})I"),
        "equals" => format!("({own}Ljava/lang/Object;)Z"),
        _ => return Ok(None),
    };
    if site.descriptor != expected.as_str() || site.from.hidden.is_some() {
        return Ok(None);
    }
    for component in &components {
        super::super::constants::described_class(machine, site.from, &component.descriptor)?;
    }
    let name = format!("{record}$$Components");
    let mut writer = ClassWriter::new(&name, access::FINAL, &[]);
    let code = match site.name.as_str() {
        "toString" => match text(machine, site, &mut writer, &components) {
            Some(code) => code,
            None => return Ok(None),
        },
        "hashCode" => hash(&mut writer, record, &components),
        _ => equals(&mut writer, record, &components),
    };
    writer.method(access::STATIC, &site.name, &site.descriptor, Some(code));
    let bytes = writer.finish();
    let class = crate::loading::define::define_for_site(machine, site.from, site.slot, || bytes)?;
    machine.set_initialized(class);
    Ok(Some((class.methods[0], Ref::NULL)))
}

/// The components that the arguments describe: class, names, a getter for each.
fn components(site: &Site) -> Option<Vec<Component>> {
    let file = site.from.file.as_ref()?;
    let Constant::Class { name } = site.constant(0)? else { return None };
    if site.utf8(name)? != site.from.name {
        return None;
    }
    let names = String::from_utf16(&site.string(1)?).ok()?;
    let names: Vec<&str> = names.split(';').filter(|name| !name.is_empty()).collect();
    if names.len() + 2 != site.arguments.len() {
        return None;
    }
    let mut components = Vec::new();
    for (index, name) in names.into_iter().enumerate() {
        let Constant::MethodHandle { kind: GET_FIELD, reference } = site.constant(index + 2)?
        else {
            return None;
        };
        let field = file.constants.member(reference).ok()?;
        let owner = file.constants.class_name(field.class).ok()?;
        let component =
            Component { name: site.utf8(field.name)?, descriptor: site.utf8(field.descriptor)? };
        let declared = site.from.find_declared_field(component.name, component.descriptor)?;
        if *site.from.name != *owner || component.name != name || declared.is_static() {
            return None;
        }
        components.push(component);
    }
    Some(components)
}

fn load(writer: &mut ClassWriter, code: &mut Code, record: &str, of: u16, component: &Component) {
    let field = writer.field_ref(record, &component.name, &component.descriptor);
    code.load("L", of).with(opcode::GETFIELD, field);
}

fn kind_of(component: &Component) -> Kind {
    Kind::of_descriptor(&component.descriptor).unwrap_or(Kind::Ref)
}

/// One concatenation over all components.
fn text(
    machine: &Machine,
    site: &Site,
    writer: &mut ClassWriter,
    components: &[Component],
) -> Option<Code> {
    const STRING: &str = "Ljava/lang/String;";
    // Earlier JDKs ask for the texts of objects before they put them together.
    let asks_first = machine.program.feature_version() < CONCATENATES_SINCE;
    let ask = "(Ljava/lang/Object;)Ljava/lang/String;";
    let mut recipe = format!("{}[", simple_name(site.from)?);
    let mut descriptor = String::from("(");
    let mut code = Code::default();
    let mut slots = 0;
    for (index, component) in components.iter().enumerate() {
        let separator = if index == 0 { "" } else { ", " };
        recipe.push_str(&format!("{separator}{}=\u{1}", component.name));
        load(writer, &mut code, &site.from.name, 0, component);
        if asks_first && kind_of(component) == Kind::Ref {
            let ask = writer.method_ref("java/util/Objects", "toString", ask, false);
            code.with(opcode::INVOKESTATIC, ask);
            descriptor.push_str(STRING);
        } else {
            descriptor.push_str(&component.descriptor);
        }
        slots += kind_of(component).slots();
    }
    recipe.push(']');
    descriptor.push_str(")Ljava/lang/String;");
    if slots > TEXT_SLOTS_MAX {
        return None;
    }
    let recipe = writer.string(&recipe);
    let bootstrap = (
        "java/lang/invoke/StringConcatFactory",
        "makeConcatWithConstants",
        "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/invoke/MethodType;\
         Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/invoke/CallSite;",
    );
    let concat = writer.dynamic(bootstrap, vec![recipe], "makeConcatWithConstants", &descriptor);
    code.invoke_dynamic(concat).op(opcode::ARETURN);
    (code.stack_max, code.locals_max) = (slots + 2, 1);
    Some(code)
}

/// `Class.getSimpleName` of a class that is not an array.
fn simple_name(class: ClassRef) -> Option<String> {
    let file = class.file.as_ref()?;
    for inner in &file.attributes.inner_classes {
        if file.constants.class_name(inner.inner).is_ok_and(|name| *class.name == *name) {
            return Some(file.constants.utf8_str(inner.name).ok()?.into_owned());
        }
    }
    Some(class.name.rsplit('/').next()?.to_owned())
}

fn hash(writer: &mut ClassWriter, record: &str, components: &[Component]) -> Code {
    const FACTOR: u8 = 31;
    let mut code = Code::default();
    code.op(opcode::ICONST_0);
    for component in components {
        code.op(opcode::BIPUSH).op(FACTOR).op(opcode::IMUL);
        load(writer, &mut code, record, 0, component);
        let of = match kind_of(component) {
            Kind::Ref => {
                writer.method_ref("java/util/Objects", "hashCode", "(Ljava/lang/Object;)I", false)
            }
            kind => {
                let descriptor = format!("({})I", kind.letter());
                writer.method_ref(wrapper_of(kind), "hashCode", &descriptor, false)
            }
        };
        code.with(opcode::INVOKESTATIC, of).op(opcode::IADD);
    }
    code.op(opcode::IRETURN);
    (code.stack_max, code.locals_max) = (4, 1);
    code
}

/// The last component is compared first, as the library happens to do.
fn equals(writer: &mut ClassWriter, record: &str, components: &[Component]) -> Code {
    let mut code = Code::default();
    code.load("L", 0).load("L", 1);
    let different = code.branch(opcode::IF_ACMPNE);
    code.op(opcode::ICONST_1).op(opcode::IRETURN);
    code.land(different);
    let class = writer.class(record);
    code.load("L", 1).with(opcode::INSTANCEOF, class);
    let mut unequal = vec![code.branch(opcode::IFEQ)];
    for component in components.iter().rev() {
        for record_at in [0, 1] {
            load(writer, &mut code, record, record_at, component);
        }
        let kind = kind_of(component);
        unequal.push(match kind {
            Kind::Ref => {
                let equals = writer.method_ref(
                    "java/util/Objects",
                    "equals",
                    "(Ljava/lang/Object;Ljava/lang/Object;)Z",
                    false,
                );
                code.with(opcode::INVOKESTATIC, equals);
                code.branch(opcode::IFEQ)
            }
            Kind::Float | Kind::Double => {
                let descriptor = format!("({0}{0})I", kind.letter());
                let compare = writer.method_ref(wrapper_of(kind), "compare", &descriptor, false);
                code.with(opcode::INVOKESTATIC, compare);
                code.branch(opcode::IFNE)
            }
            Kind::Long => {
                code.op(opcode::LCMP);
                code.branch(opcode::IFNE)
            }
            _ => code.branch(opcode::IF_ICMPNE),
        });
    }
    code.op(opcode::ICONST_1).op(opcode::IRETURN);
    for branch in unequal {
        code.land(branch);
    }
    code.op(opcode::ICONST_0).op(opcode::IRETURN);
    (code.stack_max, code.locals_max) = (5, 2);
    code
}
