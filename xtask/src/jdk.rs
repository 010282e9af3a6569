//! `cargo xtask jdk`: what a JDK lacks of all that the machine and its natives name.

use crate::arguments::Arguments;
use crate::failure::Failure;
use crate::process::run_visibly;
use crate::workspace::cargo;

pub(crate) const HELP: &str = "\
jdk DIR...
    Lists every class, field and method that crates/jvm/src/jdk, the tables of natives and their
    FIELDS name and that the JDK lacks; fails if a field is not as the tables say.";

pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let homes = arguments.rest()?;
    if homes.is_empty() {
        return Err(Failure::new("which JDK? Name its folder"));
    }
    let mut command = cargo();
    command.args(["run", "--quiet", "--package", "heddle-natives", "--example", "jdk", "--"]);
    for home in homes {
        let home = std::path::absolute(&home).map_err(|error| Failure::new(error.to_string()))?;
        command.arg(home);
    }
    run_visibly(&mut command)
}
