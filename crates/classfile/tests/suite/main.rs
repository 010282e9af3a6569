//! Tests of the crate as its users see it, on class files made by a small assembler.

mod assembler;
mod infer;
mod javac;
mod mutations;
mod parse;
mod peer;
mod verify;
