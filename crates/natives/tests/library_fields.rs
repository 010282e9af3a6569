//! The fields of library classes that natives rely on are in every JDK that is said to have them,
//! and in no other.
//!
//! Looked up in the JDK of the tests and those that lie beside it; without a JDK there is nothing to
//! test.

use std::collections::{BTreeMap, BTreeSet};

use heddle_archive::{Jdk, Jimage};
use heddle_classfile::ClassFile;
use heddle_natives as natives;

/// The names of the fields of the classes that are wanted.
fn fields_of(jdk: &Jdk, wanted: &BTreeSet<&str>) -> BTreeMap<String, BTreeSet<String>> {
    let image = Jimage::open(&jdk.modules()).expect("a JDK has modules");
    let mut found = BTreeMap::new();
    for entry in image.entries() {
        let entry = entry.expect("an entry of a JDK");
        let name = match entry.parent {
            "" => entry.base.to_owned(),
            parent => format!("{parent}/{}", entry.base),
        };
        if entry.extension != "class" || !wanted.contains(name.as_str()) {
            continue;
        }
        let bytes = image.read(&entry).expect("a class of a JDK");
        let class = ClassFile::parse(bytes).expect("a class of a JDK");
        let names = class.fields.iter().map(|field| {
            class.constants.utf8_str(field.name).expect("the name of a field").into_owned()
        });
        found.insert(name, names.collect());
    }
    found
}

#[test]
fn each_is_in_the_jdks_that_have_it() {
    let Ok(own) = Jdk::locate(None) else { return };
    let beside = own.home.parent().and_then(|folder| folder.read_dir().ok());
    let homes = beside.into_iter().flatten().flatten().map(|entry| entry.path());
    let homes: BTreeSet<_> = homes.filter_map(|home| home.canonicalize().ok()).collect();
    let jdks = homes.iter().filter_map(|home| Jdk::at(home).ok());
    let wanted: BTreeSet<&str> = natives::fields().map(|field| field.class).collect();
    let mut looked_at = 0;
    for jdk in jdks {
        let found = fields_of(&jdk, &wanted);
        let version = jdk.feature_version as u16;
        for field in natives::fields() {
            let is_there = found.get(field.class).is_some_and(|names| names.contains(field.name));
            let is_said = (field.since..=field.until).contains(&version);
            assert_eq!(is_there, is_said, "JDK {version}: {}.{}", field.class, field.name);
            looked_at += 1;
        }
    }
    assert!(looked_at > 0, "the JDK of the tests is one of those in its folder");
}
