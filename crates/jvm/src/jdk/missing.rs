//! What a JDK lacks of what the machine relies on: the run ends with its name.

use std::fmt;

use crate::interp::Stop;

/// A class, field or method that this JDK does not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Missing(String);

impl Missing {
    pub(crate) fn class(name: &str) -> Missing {
        Missing(format!("it has no class {}", name.replace('/', ".")))
    }

    pub(crate) fn field(class: &str, name: &str) -> Missing {
        Missing(format!("its {} has no field {name}", class.replace('/', ".")))
    }

    pub(crate) fn method(class: &str, name: &str, descriptor: &str) -> Missing {
        Missing(format!("its {} has no method {name}{descriptor}", class.replace('/', ".")))
    }
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "this JDK: {}", self.0)
    }
}

impl From<Missing> for Stop {
    fn from(missing: Missing) -> Stop {
        Stop::unsupported(missing.to_string())
    }
}
