//! How operations of the library are treated. Which operation is treated how is told with the JDK's
//! classes, not here.

/// How a library method is treated while a program is checked: what it is to threads that do not
/// run it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Treatment {
    /// One step, as its documentation promises.
    Atomic,
    /// Its order can be seen only in the output: quiet, or atomic where output counts.
    Printing,
    /// The list of live threads: nobody sees its order, unless somebody asks for it.
    Unobserved,
    /// Asks for the list of live threads.
    Listed,
    /// Linking a call, filling a cache: whoever comes first, the result is the same, unless the
    /// settings of the process changed in between.
    Idempotent,
    /// Works on what nobody but itself looks at, whatever reductions are on: carrying remote calls.
    Private,
    /// Changes settings that caches and static initialisers of the library were made from.
    Settings,
    /// Atomic, and also inside another atomic operation the beginning of a step of its own.
    OwnStep,
    /// Counts what an operation has done already: part of the operation, or a step of its own once
    /// somebody asks for the count while others may be between the two.
    Count,
    /// Asks for such a count, access by access.
    Counted,
    /// Adds a dependent to a future, or takes those that it has: part of the operation, or a step of its
    /// own once some future has several.
    Dependents,
    /// A worker of a pool marks itself as active, before it runs a task that it has taken: part of the
    /// operation, or a step of its own once somebody asks a pool for its counts.
    Activity,
    /// Access by access, also inside an atomic operation.
    Plain,
    /// Makes text by walking what others can change: access by access in the middle of printing,
    /// and nothing special elsewhere.
    Text,
    /// Gives the next number, as if it filled a cache: nobody sees who comes first, unless somebody asks
    /// for the numbers.
    Numbering,
    /// Nothing special, but that an assumption breaks where it is called.
    Asks,
    /// Nothing special, but that the time counts from where it is called.
    TellsTime,
}

impl Treatment {
    pub fn is_atomic(self) -> bool {
        matches!(self, Treatment::Atomic | Treatment::OwnStep | Treatment::Settings)
    }
}
