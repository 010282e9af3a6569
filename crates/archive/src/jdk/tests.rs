//! Tests of finding a JDK, with folders that only look like one.

use super::*;
use crate::testing::{ImageItem, image};
use tempfile::TempDir;

/// A home with a `release` file and a library whose classes are of version `major`.
fn home(release: &str, major: u8) -> TempDir {
    let folder = TempDir::new().unwrap();
    let object = ImageItem {
        module: "java.base",
        parent: "java/lang",
        base: "Object",
        extension: "class",
        stored: vec![0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, major],
        unpacked: None,
    };
    fs::create_dir_all(folder.path().join("lib")).unwrap();
    fs::create_dir_all(folder.path().join("bin")).unwrap();
    fs::write(folder.path().join("bin/java"), "").unwrap();
    fs::write(folder.path().join("lib/modules"), image(false, &[], &[object])).unwrap();
    fs::write(folder.path().join("release"), release).unwrap();
    folder
}

#[test]
fn explicit_then_java_home_then_path() {
    let explicit = home("JAVA_VERSION=\"17.0.15\"\n", 61);
    let java_home = home("JAVA_VERSION=\"21\"\n", 65);
    let on_path = home("JAVA_VERSION=\"25-ea\"\n", 69);
    let folder = on_path.path().join("bin");
    let check = |named: Option<&TempDir>, variable: Option<&TempDir>, expect: u32| {
        let jdk = Jdk::locate_in(
            named.map(TempDir::path),
            variable.map(|home| home.path().as_os_str()),
            Some(folder.as_os_str()),
        );
        assert_eq!(jdk.unwrap().feature_version, expect);
    };
    check(Some(&explicit), Some(&java_home), 17);
    check(None, Some(&java_home), 21);
    check(None, None, 25);
}

#[cfg(unix)]
#[test]
fn a_link_on_the_path_leads_home() {
    let real = home("JAVA_VERSION=\"17\"\n", 61);
    let links = TempDir::new().unwrap();
    std::os::unix::fs::symlink(real.path().join("bin/java"), links.path().join("java")).unwrap();
    let jdk = Jdk::locate_in(None, None, Some(links.path().as_os_str())).unwrap();
    assert_eq!(jdk.home, fs::canonicalize(real.path()).unwrap());
    assert_eq!(jdk.version(), "17");
    assert!(jdk.tool("java").is_some());
    assert!(jdk.tool("javac").is_none());
}

#[test]
fn the_library_tells_its_version_when_no_file_does() {
    let unnamed = home("", 65);
    assert_eq!(Jdk::at(unnamed.path()).unwrap().feature_version, 21);
    let old = home("", 55);
    assert!(
        matches!(Jdk::at(old.path()), Err(JdkError::TooOld { version, .. }) if version == "11")
    );
}

#[test]
fn failures_say_what_to_do() {
    assert_eq!(
        Jdk::locate_in(None, None, None).unwrap_err().to_string(),
        "no JDK found: install JDK 17 or later, and name it with --jdk DIR or JAVA_HOME, or put its \
         java command on the path"
    );
    let nothing = TempDir::new().unwrap();
    let error = Jdk::at(nothing.path()).unwrap_err();
    assert!(matches!(error, JdkError::NotAJdk { .. }));
    assert!(error.to_string().contains("it has no lib/modules file"), "{error}");

    let eight = TempDir::new().unwrap();
    fs::create_dir_all(eight.path().join("jre/lib")).unwrap();
    fs::write(eight.path().join("jre/lib/rt.jar"), "").unwrap();
    fs::write(eight.path().join("release"), "JAVA_VERSION=\"1.8.0_402\"\n").unwrap();
    let error = Jdk::locate_in(None, Some(eight.path().as_os_str()), None).unwrap_err();
    let text = error.to_string();
    assert!(text.contains("(named by JAVA_HOME) has version 1.8.0_402, but 17 or later"), "{text}");

    let damaged = home("JAVA_VERSION=\"17\"\n", 61);
    fs::write(damaged.path().join("lib/modules"), "nonsense").unwrap();
    let error = Jdk::at(damaged.path()).unwrap_err();
    assert!(error.to_string().contains("modules: corrupt: not a jimage"), "{error}");
}

#[test]
fn versions_of_all_ages() {
    for (text, expect) in [
        ("17.0.15", Some(17)),
        ("1.8.0_402", Some(8)),
        ("25-ea", Some(25)),
        ("x", None),
        ("", None),
    ] {
        assert_eq!(parse_feature_version(text), expect, "{text}");
    }
}
