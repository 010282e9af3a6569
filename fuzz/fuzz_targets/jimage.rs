//! Any bytes as a `lib/modules` file: opened, listed, every entry read and looked up.
#![no_main]

use heddle_archive::Jimage;
use libfuzzer_sys::fuzz_target;
use std::path::Path;

fuzz_target!(|data: &[u8]| {
    let bytes = bytes::Bytes::copy_from_slice(data);
    let Ok(image) = Jimage::from_bytes(Path::new("modules"), bytes) else { return };
    for entry in image.entries().take(1000).flatten() {
        let _ = image.read(&entry);
        let _ = image.find(entry.module, &entry.path());
        let _ = image.package_to_module(entry.parent);
    }
    let _ = image.modules();
    let _ = image.find("java.base", "java/lang/Object.class");
});
