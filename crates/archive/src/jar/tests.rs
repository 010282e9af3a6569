//! Tests of the jar and zip readers on files built by hand.

use super::*;
use crate::testing::{ZipItem, damaged, jar, zip};

fn open(bytes: Vec<u8>) -> Result<Jar, ArchiveError> {
    Jar::from_bytes(Path::new("test.jar"), bytes.into())
}

fn reason(items: &[ZipItem]) -> Reason {
    let jar = match open(zip(b"", items)) {
        Ok(jar) => jar,
        Err(error) => return error.reason,
    };
    jar.entry(&items[0].name).unwrap().unwrap_err().reason
}

#[test]
fn reads_stored_and_deflated_entries() {
    let long = vec![b'x'; 100_000];
    let items = [
        ZipItem::stored("a.txt", b"stored"),
        ZipItem::deflated("dir/b.txt", &long),
        ZipItem::stored("empty", b""),
        ZipItem::deflated("empty2", b""),
    ];
    for prefix in [&b""[..], b"#!/bin/sh\nexec java -jar $0\n"] {
        let jar = open(zip(prefix, &items)).unwrap();
        assert_eq!(jar.entry("a.txt").unwrap().unwrap(), "stored");
        assert_eq!(jar.entry("dir/b.txt").unwrap().unwrap(), long);
        assert_eq!(jar.entry("empty").unwrap().unwrap(), "");
        assert_eq!(jar.entry("empty2").unwrap().unwrap(), "");
        assert!(jar.entry("dir/").is_none());
        assert!(jar.entry("b.txt").is_none());
        assert_eq!(jar.names().collect::<Vec<_>>(), ["a.txt", "dir/b.txt", "empty", "empty2"]);
        assert_eq!(jar.manifest(), Ok(None));
    }
}

#[test]
fn of_two_entries_with_one_name_the_last_counts() {
    let jar = open(zip(b"", &[ZipItem::stored("a", b"1"), ZipItem::stored("a", b"2")])).unwrap();
    assert_eq!(jar.entry("a").unwrap().unwrap(), "2");
}

#[test]
fn sizes_of_64_bits_come_from_the_extra_field() {
    let mut item = ZipItem::stored("a", b"text");
    item.extra = vec![9, 9, 1, 0, 7, 1, 0, 16, 0];
    item.extra.extend_from_slice(&4u64.to_le_bytes());
    item.extra.extend_from_slice(&4u64.to_le_bytes());
    item.size = u32::MAX;
    item.compressed_size = u32::MAX;
    let jar = open(zip(b"", &[item.clone()])).unwrap();
    assert_eq!(jar.entry("a").unwrap().unwrap(), "text");
    item.extra.truncate(15);
    assert!(open(zip(b"", &[item])).is_err());
}

#[test]
fn the_directory_of_64_bits_is_found() {
    let plain = zip(b"", &[ZipItem::stored("a", b"text")]);
    let (body, end) = plain.split_at(plain.len() - 22);
    let size = u32::from_le_bytes(*end[12..].first_chunk().unwrap());
    let mut file = body.to_vec();
    let end64 = file.len() as u64;
    file.extend_from_slice(b"PK\x06\x06");
    file.extend_from_slice(&44u64.to_le_bytes());
    file.extend_from_slice(&[0; 12]);
    for value in [1, 1, u64::from(size), end64 - u64::from(size)] {
        file.extend_from_slice(&value.to_le_bytes());
    }
    file.extend_from_slice(b"PK\x06\x07\0\0\0\0");
    file.extend_from_slice(&end64.to_le_bytes());
    file.extend_from_slice(&1u32.to_le_bytes());
    file.extend_from_slice(b"PK\x05\x06\0\0\0\0");
    file.extend_from_slice(&[0xff; 12]);
    file.extend_from_slice(&[0, 0]);
    let jar = open(file.clone()).unwrap();
    assert_eq!(jar.entry("a").unwrap().unwrap(), "text");
    for bytes in damaged(&file, 5_000) {
        let _ = open(bytes).map(|jar| jar.entry("a"));
    }
}

#[test]
fn lies_are_found() {
    let honest = ZipItem::deflated("a", &[7; 5000]);
    let corrupt = |item: ZipItem| assert!(matches!(reason(&[item]), Reason::Corrupt(_)));
    corrupt(ZipItem { crc: 1, ..honest.clone() });
    corrupt(ZipItem { size: 4999, ..honest.clone() });
    corrupt(ZipItem { size: 5001, ..honest.clone() });
    corrupt(ZipItem { size: 1 << 28, ..honest.clone() });
    corrupt(ZipItem { compressed_size: 3, ..honest.clone() });
    corrupt(ZipItem { compressed_size: 1 << 30, ..honest.clone() });
    corrupt(ZipItem { local: Some(1), ..honest.clone() });
    corrupt(ZipItem { local: Some(1 << 30), ..honest.clone() });
    corrupt(ZipItem { size: 4, ..ZipItem::stored("a", b"12345") });
    let encrypted = ZipItem { flags: 1, ..honest.clone() };
    assert!(matches!(reason(&[encrypted]), Reason::Unsupported(_)));
    let lzma = ZipItem { method: 14, ..honest };
    assert!(matches!(reason(&[lzma]), Reason::Unsupported(_)));
}

#[test]
fn bombs_are_refused() {
    let large = ZipItem { size: 600 << 20, ..ZipItem::deflated("a", &[0; 1 << 20]) };
    let expect = Reason::TooLarge { bytes: 600 << 20, bytes_max: ENTRY_BYTES_MAX };
    assert_eq!(reason(&[large]), expect);

    let jar = open(zip(b"", &[ZipItem::deflated("a", &[0; 2000])])).unwrap();
    let jar = jar.with_entry_bytes_max(1999);
    let error = jar.entry("a").unwrap().unwrap_err();
    assert_eq!(
        error.to_string(),
        "test.jar: entry \"a\": too large: 2000 bytes, where at most 1999 are allowed"
    );

    // Many names for the same bytes.
    let one = ZipItem::deflated("a", &[0; 1 << 20]);
    let again = ZipItem { local: Some(0), ..ZipItem::deflated("b", &[0; 1 << 20]) };
    assert_eq!(reason(&[one, again]), Reason::Corrupt("two entries overlap"));
}

#[test]
fn what_is_not_a_zip_file_is_refused() {
    for bytes in [&b""[..], b"PK\x05\x06", &[0; 22], &[b'P'; 70_000]] {
        assert!(matches!(open(bytes.to_vec()).unwrap_err().reason, Reason::Corrupt(_)));
    }
    let valid = jar("", &[("a", b"text")]);
    for length in 0..valid.len() {
        assert!(open(valid[..length].to_vec()).is_err(), "{length}");
    }
}

#[test]
fn versioned_entries_need_a_multi_release_manifest() {
    let files: [(&str, &[u8]); 6] = [
        ("p/A.class", b"base"),
        ("META-INF/versions/9/p/A.class", b"nine"),
        ("META-INF/versions/21/p/A.class", b"twenty-one"),
        ("META-INF/versions/21/p/New.class", b"new"),
        ("META-INF/versions/8/p/A.class", b"eight"),
        ("META-INF/versions/x/p/A.class", b"x"),
    ];
    let check = |attributes, version, name, expect: Option<&str>| {
        let jar = open(jar(attributes, &files)).unwrap();
        let found = jar.versioned_entry(name, version).map(Result::unwrap);
        assert_eq!(found.as_deref(), expect.map(str::as_bytes), "{name} for {version}");
    };
    let multi = "Multi-Release: true\r\n";
    check("", 21, "p/A.class", Some("base"));
    check("Multi-Release: yes\r\n", 21, "p/A.class", Some("base"));
    check(multi, 8, "p/A.class", Some("base"));
    check(multi, 17, "p/A.class", Some("nine"));
    check(multi, 25, "p/A.class", Some("twenty-one"));
    check(multi, 17, "p/New.class", None);
    check(multi, 21, "p/New.class", Some("new"));
    check(multi, 21, "META-INF/versions/9/p/A.class", Some("nine"));
}

#[test]
fn the_manifest_is_found_in_any_case() {
    let bytes = zip(b"", &[ZipItem::stored("meta-inf/manifest.mf", b"Main-Class: a.B\n")]);
    let jar = open(bytes).unwrap();
    assert_eq!(jar.manifest().unwrap().unwrap().main_class(), Some("a.B"));
}

#[test]
fn damage_never_panics() {
    let files: [(&str, &[u8]); 3] =
        [("a", &[7; 300]), ("b", b""), ("META-INF/versions/9/a", b"nine")];
    let valid = jar("Multi-Release: true\r\nClass-Path: x.jar\r\n", &files);
    for bytes in damaged(&valid, 20_000) {
        let Ok(jar) = open(bytes) else { continue };
        let names: Vec<String> = jar.names().map(|name| name.into_owned()).collect();
        for name in &names {
            let _ = jar.entry(name);
            let _ = jar.versioned_entry(name, 17);
        }
        let _ = jar.manifest();
    }
}
