//! Frames of components, by their files and names.

use std::fs;
use std::path::Path;

use heddle_system::Frame;

use super::{Contract, MODES};
use crate::errors::{ContractError, FrameError, SettingError};
use crate::notes::Note;

const ONE: &str = "frame One { provides: I i; protocol: ?i.m };";
const TWO: &str = "frame Two { requires: I i; protocol: !i.m };";

/// A folder with a file for each frame, one for both, and one without.
fn folder() -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder can be made");
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text);
    write("one.bp", ONE).expect("it is ours");
    write("two.bp", TWO).expect("it is ours");
    write("both.bp", &format!("{ONE}\n{TWO}")).expect("it is ours");
    write("none.bp", "// nothing").expect("it is ours");
    write("wrong.bp", "frame One { protocol: ?i.m").expect("it is ours");
    folder
}

/// A frame in files of a folder.
fn frame(folder: &Path, files: &[&str], name: &str) -> Frame {
    let files = files.iter().map(|file| folder.join(file)).collect();
    Frame { files, name: name.into() }
}

fn read(folder: &Path, files: &[&str], name: &str) -> Result<Contract, ContractError> {
    let mut contract = Contract::default();
    contract.read(&frame(folder, files, name))?;
    Ok(contract)
}

#[test]
fn a_frame_is_found_by_file_and_name() {
    let folder = folder();
    let check = |files: &[&str], name: &str, expected: &str| {
        let contract = read(folder.path(), files, name).expect("it is there");
        assert_eq!(contract.frame, expected);
        assert_eq!(contract.sources.len(), files.len());
    };
    check(&["one.bp"], "", "One");
    check(&["one.bp"], "One", "One");
    check(&["both.bp"], "Two", "Two");
    check(&["one.bp", "two.bp"], "Two", "Two");
}

#[test]
fn texts_are_kept_with_their_names() {
    let folder = folder();
    let mut contract = read(folder.path(), &["one.bp"], "").unwrap();
    assert_eq!(contract.sources[0].1, ONE);
    // A second frame takes the place of the first.
    contract.read(&frame(folder.path(), &["two.bp"], "")).unwrap();
    assert_eq!((contract.frame.as_str(), contract.sources.len()), ("Two", 1));
}

#[test]
fn what_is_no_frame_is_refused() {
    let folder = folder();
    let refused = |files: &[&str], name: &str| {
        read(folder.path(), files, name).expect_err("there is no such frame")
    };
    assert!(matches!(refused(&["none.bp"], ""), ContractError::NoFrame { .. }));
    let several = refused(&["both.bp"], "");
    assert!(matches!(several, ContractError::SeveralFrames { .. }));
    assert!(several.to_string().ends_with("both.bp:NAME"), "{several}");
    assert!(matches!(refused(&["absent.bp"], ""), ContractError::Unreadable { .. }));
    let mistaken = refused(&["wrong.bp"], "");
    assert!(matches!(mistaken, ContractError::Frame(FrameError::Mistakes(_))));
    assert!(mistaken.to_string().contains("wrong.bp:1:"), "{mistaken}");
    let missing = refused(&["one.bp"], "Oen");
    assert!(matches!(missing, ContractError::Frame(FrameError::NoSuchFrame(_))));
    assert!(missing.to_string().contains("there is no frame called Oen"), "{missing}");
}

#[test]
fn modes_have_names() {
    let mut contract = Contract::default();
    for (name, _) in MODES {
        contract.set_mode(name).expect("it is one");
        assert_eq!(contract.mode, *name);
    }
    let unknown = contract.set_mode("silent").unwrap_err();
    assert_eq!(unknown, SettingError::ProtocolMode("silent".into()));
    // What was set stays.
    assert_eq!(contract.mode, MODES[MODES.len() - 1].0);
}

#[test]
fn a_reader_of_the_verdict_is_told_what_was_left_out() {
    let notes = |mode: &str, environment: bool, repeat: Option<u32>| {
        let mode = mode.to_owned();
        Contract { mode, environment, repeat, ..Contract::default() }.notes()
    };
    assert!(notes("", false, None).is_empty());
    assert!(notes("product", true, None).is_empty());
    assert_eq!(notes("observe", false, None), [Note::ProtocolObserved]);
    assert_eq!(notes("", true, Some(2)), [Note::EnvironmentRepeats { most: 2 }]);
    // Without an environment nobody repeats anything.
    assert!(notes("", false, Some(2)).is_empty());
    assert_eq!(notes("observe", true, Some(2)).len(), 2);
}
