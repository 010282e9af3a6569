//! The readers against the JDK of this machine: every class and resource of `lib/modules`.

use heddle_archive::{Jdk, Jimage};

#[test]
fn every_entry_is_found_by_its_name() {
    let jdk = Jdk::locate(None).expect("the tests need a JDK");
    let image = Jimage::open(&jdk.modules()).unwrap();

    let entries: Vec<_> = image.entries().map(Result::unwrap).collect();
    // The roots `/modules` and `/packages` are entries without a module.
    let entries: Vec<_> = entries.into_iter().filter(|entry| !entry.module.is_empty()).collect();
    let names: Vec<_> = entries.iter().map(|entry| (entry.module, entry.path())).collect();
    for (module, path) in &names {
        assert!(image.contains(module, path), "/{module}/{path}");
    }
    for (entry, (module, path)) in entries.iter().zip(&names) {
        let bytes = image.find(module, path).unwrap().unwrap();
        assert_eq!(bytes.len() as u64, entry.size());
        if path.ends_with(".class") {
            assert_eq!(bytes[..4], [0xCA, 0xFE, 0xBA, 0xBE], "/{module}/{path}");
        }
    }
    assert!(entries.len() > 5_000);
    assert!(image.find("java.base", "java/lang/Objekt.class").is_none());
    assert!(image.find("", "").is_none());
}

#[test]
fn packages_lead_to_their_modules() {
    let jdk = Jdk::locate(None).expect("the tests need a JDK");
    let image = Jimage::open(&jdk.modules()).unwrap();
    assert_eq!(image.package_to_module("java/lang"), Some("java.base"));
    assert_eq!(image.package_to_module("java/util/logging"), Some("java.logging"));
    assert_eq!(image.package_to_module("no/such/package"), None);
    // Only nested packages have classes here.
    assert_eq!(image.package_to_module("java"), None);
    let modules = image.modules();
    assert!(modules.contains(&"java.base"), "{modules:?}");
    assert!(!modules.contains(&"packages"));
    for entry in image.entries().map(Result::unwrap) {
        if entry.extension == "class" && !entry.parent.is_empty() {
            assert_eq!(image.package_to_module(entry.parent), Some(entry.module), "{entry:?}");
        }
    }
}
