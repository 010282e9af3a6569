//! The fields of `Method`, `Constructor`, `Field`, `RecordComponent` and `Parameter` objects.
//!
//! All are set when the object is made, here or by the library's copy of it, and never again.

use heddle_jvm::state::{FinalField, LibraryField};

const METHOD: &str = "java/lang/reflect/Method";
const CONSTRUCTOR: &str = "java/lang/reflect/Constructor";
const FIELD: &str = "java/lang/reflect/Field";
const COMPONENT: &str = "java/lang/reflect/RecordComponent";
const PARAMETER: &str = "java/lang/reflect/Parameter";

/// What methods and constructors have in common.
pub(super) struct ExecutableFields {
    pub(super) clazz: FinalField,
    pub(super) slot: FinalField,
    pub(super) modifiers: FinalField,
    pub(super) parameter_types: FinalField,
    pub(super) exception_types: FinalField,
    pub(super) signature: FinalField,
    pub(super) annotations: FinalField,
    pub(super) parameter_annotations: FinalField,
}

impl ExecutableFields {
    const fn of(class: &'static str) -> ExecutableFields {
        ExecutableFields {
            clazz: FinalField::new(class, "clazz"),
            slot: FinalField::new(class, "slot"),
            modifiers: FinalField::new(class, "modifiers"),
            parameter_types: FinalField::new(class, "parameterTypes"),
            exception_types: FinalField::new(class, "exceptionTypes"),
            signature: FinalField::new(class, "signature"),
            annotations: FinalField::new(class, "annotations"),
            parameter_annotations: FinalField::new(class, "parameterAnnotations"),
        }
    }

    const fn all(&self) -> [LibraryField; 8] {
        [
            self.clazz.0,
            self.slot.0,
            self.modifiers.0,
            self.parameter_types.0,
            self.exception_types.0,
            self.signature.0,
            self.annotations.0,
            self.parameter_annotations.0,
        ]
    }
}

pub(super) const OF_METHOD: ExecutableFields = ExecutableFields::of(METHOD);
pub(super) const OF_CONSTRUCTOR: ExecutableFields = ExecutableFields::of(CONSTRUCTOR);

pub(super) const METHOD_NAME: FinalField = FinalField::new(METHOD, "name");
pub(super) const METHOD_RETURNS: FinalField = FinalField::new(METHOD, "returnType");
pub(super) const METHOD_DEFAULT: FinalField = FinalField::new(METHOD, "annotationDefault");

pub(super) const FIELD_CLASS: FinalField = FinalField::new(FIELD, "clazz");
pub(super) const FIELD_SLOT: FinalField = FinalField::new(FIELD, "slot");
pub(super) const FIELD_NAME: FinalField = FinalField::new(FIELD, "name");
pub(super) const FIELD_TYPE: FinalField = FinalField::new(FIELD, "type");
pub(super) const FIELD_MODIFIERS: FinalField = FinalField::new(FIELD, "modifiers");
pub(super) const FIELD_TRUSTED: FinalField = FinalField::new(FIELD, "trustedFinal");
pub(super) const FIELD_SIGNATURE: FinalField = FinalField::new(FIELD, "signature");
pub(super) const FIELD_ANNOTATIONS: FinalField = FinalField::new(FIELD, "annotations");

pub(super) const COMPONENT_CLASS: FinalField = FinalField::new(COMPONENT, "clazz");
pub(super) const COMPONENT_NAME: FinalField = FinalField::new(COMPONENT, "name");
pub(super) const COMPONENT_TYPE: FinalField = FinalField::new(COMPONENT, "type");
pub(super) const COMPONENT_ACCESSOR: FinalField = FinalField::new(COMPONENT, "accessor");
pub(super) const COMPONENT_SIGNATURE: FinalField = FinalField::new(COMPONENT, "signature");
pub(super) const COMPONENT_ANNOTATIONS: FinalField = FinalField::new(COMPONENT, "annotations");
pub(super) const COMPONENT_TYPE_ANNOTATIONS: FinalField =
    FinalField::new(COMPONENT, "typeAnnotations");

pub(super) const PARAMETER_NAME: FinalField = FinalField::new(PARAMETER, "name");
pub(super) const PARAMETER_MODIFIERS: FinalField = FinalField::new(PARAMETER, "modifiers");
pub(super) const PARAMETER_EXECUTABLE: FinalField = FinalField::new(PARAMETER, "executable");
pub(super) const PARAMETER_INDEX: FinalField = FinalField::new(PARAMETER, "index");

const METHOD_FIELDS: [LibraryField; 8] = OF_METHOD.all();
const CONSTRUCTOR_FIELDS: [LibraryField; 8] = OF_CONSTRUCTOR.all();

pub(super) const FIELDS: &[&[LibraryField]] = &[
    &METHOD_FIELDS,
    &CONSTRUCTOR_FIELDS,
    &[METHOD_NAME.0, METHOD_RETURNS.0, METHOD_DEFAULT.0],
    &[
        FIELD_CLASS.0,
        FIELD_SLOT.0,
        FIELD_NAME.0,
        FIELD_TYPE.0,
        FIELD_MODIFIERS.0,
        FIELD_TRUSTED.0,
        FIELD_SIGNATURE.0,
        FIELD_ANNOTATIONS.0,
    ],
    &[
        COMPONENT_CLASS.0,
        COMPONENT_NAME.0,
        COMPONENT_TYPE.0,
        COMPONENT_ACCESSOR.0,
        COMPONENT_SIGNATURE.0,
        COMPONENT_ANNOTATIONS.0,
        COMPONENT_TYPE_ANNOTATIONS.0,
    ],
    &[PARAMETER_NAME.0, PARAMETER_MODIFIERS.0, PARAMETER_EXECUTABLE.0, PARAMETER_INDEX.0],
];
