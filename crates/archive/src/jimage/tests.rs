//! Tests of the jimage reader on images built by hand; `tests/installed_jdk.rs` takes a real one.

use super::*;
use crate::testing::{ImageItem, damaged, image};
use flate2::{Compress, Compression, FlushCompress};

fn item<'text>(module: &'text str, parent: &'text str, base: &'text str) -> ImageItem<'text> {
    let stored = format!("{module}:{parent}:{base}").into_bytes();
    ImageItem { module, parent, base, extension: "class", stored, unpacked: None }
}

fn open(bytes: Vec<u8>) -> Result<Jimage, ArchiveError> {
    Jimage::from_bytes(Path::new("modules"), bytes.into())
}

/// Offsets of the strings in `sample`.
const ZIP: u32 = 1;
const COMPACT: u32 = 5;
const OTHER: u32 = 16;
const DESCRIPTOR: u32 = 22;
const PACKAGE: u32 = 27;
const CLASS: u32 = 37;

/// The header that precedes the data of a compressed resource.
fn compressed(name: u32, packed: &[u8], size: usize) -> Vec<u8> {
    let mut bytes = 0xCAFE_FAFAu32.to_le_bytes().to_vec();
    bytes.extend_from_slice(&(packed.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&(size as u64).to_le_bytes());
    bytes.extend_from_slice(&name.to_le_bytes());
    bytes.extend_from_slice(&0u32.to_le_bytes());
    bytes.push(1);
    bytes.extend_from_slice(packed);
    bytes
}

fn zlib(content: &[u8]) -> Vec<u8> {
    let mut packed = Vec::with_capacity(content.len() + 64);
    Compress::new(Compression::best(), true)
        .compress_vec(content, &mut packed, FlushCompress::Finish)
        .unwrap();
    packed
}

/// A class-like constant pool, packed and as it was.
fn constants() -> (Vec<u8>, Vec<u8>) {
    let head = b"\xCA\xFE\xBA\xBE\0\0\0\x3d\0\x06";
    let mut packed = head.to_vec();
    // An offset that does not fit five bits takes two bytes.
    packed.extend_from_slice(&[23, 0x80 | 0x40, CLASS as u8]);
    packed.extend_from_slice(&[25, 0x80 | 0x20 | DESCRIPTOR as u8, 0x80 | 0x20 | 4]);
    packed.extend_from_slice(&[0x80 | 0x40, PACKAGE as u8, 0x80 | 0x40, CLASS as u8]);
    packed.extend_from_slice(b"\x05longlong\x01\0\x02hitail");

    let mut plain = head.to_vec();
    plain.extend_from_slice(b"\x01\0\x06String\x01\0\x14(Ljava/lang/String;)");
    plain.extend_from_slice(b"\x05longlong\x01\0\x02hitail");
    (packed, plain)
}

fn sample(big_endian: bool) -> Vec<u8> {
    let word = |value: u32| if big_endian { value.to_be_bytes() } else { value.to_le_bytes() };
    // The packages file names its modules by string offset: one empty, one not.
    let pairs: Vec<u8> = [1, OTHER, 0, CLASS].into_iter().flat_map(word).collect();
    let package = ImageItem {
        module: "packages",
        parent: "",
        base: "java.lang",
        extension: "",
        stored: pairs,
        unpacked: None,
    };
    let strings = ["zip", "compact-cp", "other", "(L;)", "java/lang", "String"];
    let items = [
        item("java.base", "java/lang", "Object"),
        item("java.base", "java/lang", "String"),
        item("java.base", "", "module-info"),
        item("java.logging", "java/util/logging", "Logger"),
        package,
    ];
    image(big_endian, &strings, &items)
}

#[test]
fn finds_what_is_there_and_nothing_else() {
    for big_endian in [false, true] {
        let image = open(sample(big_endian)).unwrap();
        let check = |module, path, expect: Option<&str>| {
            let found = image.find(module, path).map(Result::unwrap);
            assert_eq!(found.as_deref(), expect.map(str::as_bytes), "{path}");
        };
        check("java.base", "java/lang/Object.class", Some("java.base:java/lang:Object"));
        check("java.base", "module-info.class", Some("java.base::module-info"));
        check("java.logging", "java/lang/Object.class", None);
        check("java.base", "java/lang/Object", None);
        check("java.base", "java/lang/Object.classes", None);
        check("java.base", "/java/lang/Object.class", None);
        assert_eq!(image.package_to_module("java/lang"), Some("String"));
        assert_eq!(image.package_to_module("java/util"), None);
        assert_eq!(image.modules(), ["java.base", "java.logging"]);
        assert_eq!(image.entries().filter(Result::is_ok).count(), 5);
    }
}

fn unpacked(stored: Vec<u8>, size: usize) -> Result<Bytes, ArchiveError> {
    let strings = ["zip", "compact-cp", "other", "(L;)", "java/lang", "String"];
    let packed = ImageItem { stored, unpacked: Some(size), ..item("m", "p", "C") };
    let image = open(image(false, &strings, &[packed])).unwrap();
    image.find("m", "p/C.class").unwrap()
}

#[test]
fn compressed_resources_are_unpacked() {
    let text = b"some text, some text, some text";
    assert_eq!(
        unpacked(compressed(ZIP, &zlib(text), text.len()), text.len()).unwrap()[..],
        text[..]
    );
    let (packed, plain) = constants();
    let once = compressed(COMPACT, &packed, plain.len());
    assert_eq!(unpacked(once.clone(), plain.len()).unwrap()[..], plain[..]);
    let twice = compressed(ZIP, &zlib(&once), once.len());
    assert_eq!(unpacked(twice, plain.len()).unwrap()[..], plain[..]);
}

#[test]
fn wrong_compression_is_an_error_with_its_entry() {
    let reason = |stored, size| unpacked(stored, size).unwrap_err().reason;
    let unknown = compressed(OTHER, b"x", 1);
    assert!(matches!(reason(unknown, 1), Reason::Unsupported(what) if what.contains("other")));
    let wrong_size = compressed(ZIP, &zlib(b"text"), 4);
    assert!(matches!(reason(wrong_size, 5), Reason::Corrupt(_)));
    let error = unpacked(compressed(ZIP, b"nonsense", 4), 4).unwrap_err();
    assert_eq!(
        error.to_string(),
        "modules: entry \"/m/p/C.class\": corrupt: invalid compressed data"
    );
}

#[test]
fn a_header_that_is_not_one_is_refused() {
    assert!(open(Vec::new()).is_err());
    assert!(open(vec![0; 100]).is_err());
    let mut version = sample(false);
    version[4] = 1;
    let error = open(version).unwrap_err();
    assert_eq!(error.to_string(), "modules: unsupported: jimage version 1.1");
    let valid = sample(false);
    let mut enormous = valid.clone();
    enormous[16..20].copy_from_slice(&u32::MAX.to_le_bytes());
    assert!(matches!(open(enormous).unwrap_err().reason, Reason::Corrupt(_)));
    for length in 0..28 {
        assert!(open(valid[..length].to_vec()).is_err());
    }
}

#[test]
fn damage_never_panics() {
    let (packed, plain) = constants();
    let stored = compressed(COMPACT, &packed, plain.len());
    let strings = ["zip", "compact-cp", "other", "(L;)", "java/lang", "String"];
    let compact = ImageItem { stored, unpacked: Some(plain.len()), ..item("m", "p", "C") };
    let zip = ImageItem {
        stored: compressed(ZIP, &zlib(&plain), plain.len()),
        unpacked: Some(plain.len()),
        ..item("m", "p", "D")
    };
    for valid in [sample(false), sample(true), image(false, &strings, &[compact, zip])] {
        for bytes in damaged(&valid, 5_000) {
            let Ok(image) = open(bytes) else { continue };
            for entry in image.entries().flatten() {
                let _ = image.read(&entry);
                let _ = image.find(entry.module, &entry.path());
            }
            image.modules();
            image.package_to_module("java/lang");
            let _ = image.find("m", "p/C.class");
        }
    }
}
