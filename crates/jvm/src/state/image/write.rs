//! Writing the boot image: fields in a fixed order, which `parse.rs` reads back.

use super::Image;
use super::bytes::Writer;
use crate::program::{ClassId, ClassKind, Program, StringId};
use crate::state::InitStatus;

impl Image {
    /// The image as bytes.
    pub fn write(&self, program: &'static Program) -> Option<Vec<u8>> {
        let mut out = Writer::default();
        let count = program.class_count();
        out.u32(count as u32 - 1);
        for id in 1..count {
            let class = program.class(ClassId(id as u32));
            match &class.kind {
                // Always the same, and always first.
                ClassKind::Primitive(_) => out.u8(0),
                ClassKind::Array { component, .. } => {
                    out.u8(1);
                    out.u32(component.id.0);
                }
                ClassKind::Instance => {
                    // Classes spun at run time exist in this process's memory only.
                    if class.hidden.is_some() || !class.loader.is_builtin() {
                        return None;
                    }
                    out.u8(2);
                    out.u32(class.loader.0);
                    out.text(&class.name);
                }
            }
        }
        let strings = program.string_count();
        out.u32(strings as u32);
        for id in 0..strings {
            out.units(program.string(StringId(id as u32)));
        }
        let packages = program.package_loaders();
        out.u32(packages.len() as u32);
        for (name, loader) in packages {
            out.text(&name);
            out.u32(loader.0);
        }
        out.words(&self.words);
        out.u32(self.monitors.all().len() as u32);
        for monitor in self.monitors.all() {
            out.u32(monitor.hash);
        }
        out.u32(self.monitors.hashes_given());
        self.write_tables(&mut out)?;
        out.u32(self.threads.len() as u32);
        for &(object, daemon) in &self.threads {
            out.u32(object.0);
            out.u8(u8::from(daemon));
        }
        out.u64(self.now as u64);
        Some(out.finish())
    }

    fn write_tables(&self, out: &mut Writer) -> Option<()> {
        let tables = &self.tables;
        // A start-up makes no loaders of its own.
        if tables.loader_count != 0 {
            return None;
        }
        out.u32(tables.classes.len() as u32);
        for state in &tables.classes {
            out.u32(state.mirror.0);
            out.u32(state.statics.0);
            out.u8(match state.init {
                InitStatus::Linked => 0,
                InitStatus::Done => 1,
                InitStatus::Running(_) | InitStatus::Failed => return None,
            });
        }
        out.u32(tables.strings.len() as u32);
        tables.strings.iter().for_each(|string| out.u32(string.0));
        let mut loaders: Vec<_> = tables.loaders.iter().collect();
        loaders.sort_unstable();
        out.u32(loaders.len() as u32);
        for (loader, object) in loaders {
            out.u32(loader.0);
            out.u32(object.0);
        }
        let mut modules: Vec<_> = tables.modules.iter().collect();
        modules.sort_unstable();
        out.u32(modules.len() as u32);
        for (package, object) in modules {
            out.text(package);
            out.u32(object.0);
        }
        let mut domains: Vec<_> = tables.domains.iter().collect();
        domains.sort_unstable();
        out.u32(domains.len() as u32);
        for (class, object) in domains {
            out.u32(class.0);
            out.u32(object.0);
        }
        out.u32(tables.exported.len() as u32);
        tables.exported.iter().for_each(|package| out.text(package));
        out.u32(tables.boot_unnamed_module.0);
        let (blocks, next) = tables.native_memory.parts();
        out.u32(blocks.len() as u32);
        for (address, bytes) in blocks {
            out.u64(*address);
            out.bytes(bytes);
        }
        out.u64(next);
        Some(())
    }
}
