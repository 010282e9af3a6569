//! Classes and fields of the library that the machine itself relies on.

use super::Missing;
use crate::program::{ClassRef, MethodRef, Program};

/// Fields the machine adds to library classes: owner, name, descriptor.
pub(crate) const INJECTED: &[(&str, &str, &str)] = &[
    ("java/lang/Class", "$class", "I"),
    ("java/lang/ClassLoader", "$loader", "I"),
    ("java/lang/invoke/ResolvedMethodName", "$method", "I"),
    ("java/lang/invoke/MemberName", "$index", "J"),
    ("java/lang/Thread", "$thread", "I"),
];

pub struct WellKnown {
    pub object: ClassRef,
    pub string: ClassRef,
    pub string_value: u32,
    pub string_coder: u32,
    pub class: ClassRef,
    /// Offset of the class number in a mirror.
    pub class_id: u32,
    /// Offset of the loader number in a `ClassLoader`.
    pub loader_id: u32,
    /// `ClassLoader.loadClass(String)`.
    pub load_class: MethodRef,
    pub throwable: ClassRef,
    pub member_name: ClassRef,
    pub resolved_method_name: ClassRef,
    pub thread: ClassRef,
    pub thread_run: MethodRef,
    /// Offset of the machine's thread number (plus one) in a `Thread`.
    pub thread_id: u32,
    /// Offset of the number Java gives a thread.
    pub thread_tid: u32,
    /// Offset of the field of a `Thread` that is zero unless it is alive.
    pub thread_eetop: u32,
    /// Offset of the field of a `Thread` that says whether it is interrupted.
    pub thread_interrupted: u32,
    pub boolean_array: ClassRef,
    pub byte_array: ClassRef,
    pub int_array: ClassRef,
    pub long_array: ClassRef,
    pub object_array: ClassRef,
    pub handles: HandleFields,
}

/// Offsets of fields that method handles are called through.
pub struct HandleFields {
    pub handle_form: u32,
    pub variable_exact: u32,
    pub form_entry: u32,
    pub member_class: u32,
    pub member_name: u32,
    pub member_type: u32,
    pub member_flags: u32,
    pub member_method: u32,
    pub member_index: u32,
    pub resolved_method: u32,
}

impl WellKnown {
    /// Finds them all, or says what this JDK lacks.
    pub(crate) fn find(program: &'static Program) -> Result<WellKnown, Missing> {
        let class = |name: &str| program.boot_class(name);
        let offset = |class: ClassRef, name: &str| {
            let field = class.field_named(name).map(|field| field.offset);
            field.ok_or_else(|| Missing::field(&class.name, name))
        };
        let string = class("java/lang/String")?;
        let mirror = class("java/lang/Class")?;
        let thread = class("java/lang/Thread")?;
        let member = class("java/lang/invoke/MemberName")?;
        let resolved = class("java/lang/invoke/ResolvedMethodName")?;
        let handles = HandleFields {
            handle_form: offset(class("java/lang/invoke/MethodHandle")?, "form")?,
            variable_exact: offset(class("java/lang/invoke/VarHandle")?, "exact")?,
            form_entry: offset(class("java/lang/invoke/LambdaForm")?, "vmentry")?,
            member_class: offset(member, "clazz")?,
            member_name: offset(member, "name")?,
            member_type: offset(member, "type")?,
            member_flags: offset(member, "flags")?,
            member_method: offset(member, "method")?,
            member_index: offset(member, "$index")?,
            resolved_method: offset(resolved, "$method")?,
        };
        let method = |class: ClassRef, name: &str, descriptor: &str| {
            let found = class.method_named(name, descriptor);
            found.ok_or_else(|| Missing::method(&class.name, name, descriptor))
        };
        let loader = class("java/lang/ClassLoader")?;
        let load = "(Ljava/lang/String;)Ljava/lang/Class;";
        Ok(WellKnown {
            object: class("java/lang/Object")?,
            string,
            string_value: offset(string, "value")?,
            string_coder: offset(string, "coder")?,
            class: mirror,
            class_id: offset(mirror, "$class")?,
            loader_id: offset(loader, "$loader")?,
            load_class: method(loader, "loadClass", load)?,
            throwable: class("java/lang/Throwable")?,
            member_name: member,
            resolved_method_name: resolved,
            thread,
            thread_run: method(thread, "run", "()V")?,
            thread_id: offset(thread, "$thread")?,
            thread_tid: offset(thread, "tid")?,
            thread_eetop: offset(thread, "eetop")?,
            thread_interrupted: offset(thread, "interrupted")?,
            boolean_array: class("[Z")?,
            byte_array: class("[B")?,
            int_array: class("[I")?,
            long_array: class("[J")?,
            object_array: class("[Ljava/lang/Object;")?,
            handles,
        })
    }
}
