//! What natives of files and channels have in common: descriptors as arguments, ranges of arrays.

use super::Call;
use heddle_jvm::interp::{Result, Stop};
use heddle_jvm::state::{Cell, Descriptor, LibraryField, Ref, SharedField};

/// The number of a descriptor; -1 when it is closed.
pub(super) const NUMBER: SharedField = SharedField::new("java/io/FileDescriptor", "fd");

pub(super) const FIELDS: &[LibraryField] = &[NUMBER.0];

/// The field of a `FileDescriptor` that holds its number.
pub(super) fn number_field(call: &Call<'_>, descriptor: Ref) -> Result<Cell> {
    call.shared_field(descriptor, &NUMBER)
}

/// What a `FileDescriptor` stands for.
pub(super) fn descriptor(call: &Call<'_>, descriptor: Ref) -> Result<Descriptor> {
    call.descriptor(number_field(call, descriptor)?)
}

/// What the `FileDescriptor` that is an argument stands for.
pub(super) fn descriptor_at(call: &Call<'_>, index: usize) -> Result<Descriptor> {
    descriptor(call, call.object(index)?)
}

/// Checks a range of an array the way the JDK's natives do.
pub(super) fn check_range(call: &Call<'_>, array: Ref, offset: i32, length: i32) -> Result<()> {
    let size = call.length(array) as i32;
    if offset < 0 || length < 0 || offset.checked_add(length).is_none_or(|end| end > size) {
        return Err(Stop::throw_bare("java/lang/IndexOutOfBoundsException"));
    }
    Ok(())
}
