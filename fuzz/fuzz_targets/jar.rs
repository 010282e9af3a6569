//! Any bytes as a jar: opened, listed, every entry read, the manifest parsed.
#![no_main]

use heddle_archive::Jar;
use libfuzzer_sys::fuzz_target;
use std::path::Path;

fuzz_target!(|data: &[u8]| {
    let bytes = bytes::Bytes::copy_from_slice(data);
    let Ok(jar) = Jar::from_bytes(Path::new("fuzz.jar"), bytes) else { return };
    // A small limit keeps each run quick; the path beyond it is the same.
    let jar = jar.with_entry_bytes_max(1 << 20);
    let names: Vec<String> = jar.names().map(|name| name.into_owned()).collect();
    for name in &names {
        let _ = jar.entry(name);
        let _ = jar.versioned_entry(name, 17);
    }
    if let Ok(Some(manifest)) = jar.manifest() {
        let _ = manifest.main_class();
        let _ = manifest.class_path().count();
    }
});
