//! What can go wrong while a method is verified, before it is put into words.
//!
//! A failure names types and sites; `report` turns it into the text of the Java error, at the
//! one spot where method and frame are at hand.

use super::frame::Frame;
use super::stack_map::MapFrame;
use super::types::Type;

/// Boxed, since every check returns one and nearly none fails.
pub(super) type Outcome<T = ()> = Result<T, Box<Failure>>;

#[derive(Debug)]
pub(super) enum Failure {
    /// A `VerifyError`.
    Verify(Fault, String),
    /// A `ClassFormatError` found by looking at the code.
    Format(String),
    /// A `ClassFormatError` in the stack map, for which the older verifier is not tried.
    MapFormat(&'static str),
    /// Another class has to be loaded first.
    NeedsClass(String),
    /// Another class could not be loaded.
    LoadFailed(String),
}

/// Where and why an instruction was refused.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) offset: usize,
    pub(super) reason: Reason,
    pub(super) found: Option<Origin>,
    pub(super) expected: Option<Origin>,
    /// The frame at fault, if it is not the present one.
    pub(super) frame: Option<Box<Frame>>,
    pub(super) map_frame: Option<MapFrame>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Reason {
    Bytecode,
    WrongType,
    Flags,
    ConstantIndex(u16),
    LocalIndex(u16),
    StackSize,
    StackOverflow,
    StackUnderflow,
    MissingMap,
    BadMap,
}

/// A type and where it was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Origin {
    pub(super) what: Type,
    pub(super) site: Site,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Site {
    Local(u16),
    Stack(u16),
    MapLocal(u16),
    MapStack(u16),
    Constant(u16),
    Signature,
    Implicit,
    /// What a call asks of its receiver.
    Receiver,
    /// The frame as a whole.
    Frame,
}

impl Fault {
    pub(super) fn new(offset: usize, reason: Reason) -> Fault {
        Fault { offset, reason, found: None, expected: None, frame: None, map_frame: None }
    }

    pub(super) fn wrong_type(offset: usize, found: Origin, expected: Option<Origin>) -> Fault {
        Fault { found: Some(found), expected, ..Fault::new(offset, Reason::WrongType) }
    }

    /// A fault of the present frame as a whole.
    pub(super) fn of_frame(offset: usize, reason: Reason) -> Fault {
        Fault {
            found: Some(Origin { what: Type::Top, site: Site::Frame }),
            ..Fault::new(offset, reason)
        }
    }
}

impl Failure {
    #[cold]
    pub(super) fn verify(fault: Fault, message: impl Into<String>) -> Box<Failure> {
        Box::new(Failure::Verify(fault, message.into()))
    }

    #[cold]
    pub(super) fn format(message: impl Into<String>) -> Box<Failure> {
        Box::new(Failure::Format(message.into()))
    }

    #[cold]
    pub(super) fn map_format(message: &'static str) -> Box<Failure> {
        Box::new(Failure::MapFormat(message))
    }

    #[cold]
    pub(super) fn map_array_size() -> Box<Failure> {
        Failure::format("StackMapTable format error: bad type array size")
    }

    #[cold]
    pub(super) fn map_uninitialized() -> Box<Failure> {
        Failure::format("StackMapTable format error: bad offset for Uninitialized")
    }

    #[cold]
    pub(super) fn map_offset(frame: MapFrame) -> Box<Failure> {
        let fault = Fault { map_frame: Some(frame), ..Fault::new(0, Reason::BadMap) };
        Failure::verify(fault, "StackMapTable error: bad offset")
    }
}
