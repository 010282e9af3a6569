//! The hostile inputs themselves.

use super::{Expect, Input};
use crate::failure::Failure;
use heddle_archive::testing::{ZipItem, damaged, zip};
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// How many variants with random damage there are of each kind.
const RANDOM_VARIANTS: u64 = 40;

/// Builds all inputs below `folder` from the class files in `classes`.
pub(crate) fn build(folder: &Path, classes: &Path) -> Result<Vec<Input>, Failure> {
    let read = |name: &str| {
        let file = classes.join(name);
        fs::read(&file).map_err(|error| Failure::file(&file, &error))
    };
    let main = read("Main.class")?;
    let helper = read("Helper.class")?;
    let mut builder = Builder { folder: folder.to_owned(), main, helper, inputs: Vec::new() };
    builder.jars()?;
    builder.manifests()?;
    builder.classes()?;
    builder.jdks()?;
    Ok(builder.inputs)
}

struct Builder {
    folder: PathBuf,
    main: Vec<u8>,
    helper: Vec<u8>,
    inputs: Vec<Input>,
}

impl Builder {
    fn jars(&mut self) -> Result<(), Failure> {
        let items = self.items("Main-Class: Main\n");
        let valid = zip(b"", &items);
        self.jar("sound", &valid, Expect::LikeJava)?;
        self.jar("with-a-script-in-front", &zip(b"#!/bin/sh\n", &items), Expect::LikeJava)?;
        self.jar("empty", b"", Expect::LikeJava)?;
        self.jar("text", b"This is not a jar.\n", Expect::LikeJava)?;
        for part in 1..8 {
            let end = valid.len() * part / 8;
            self.jar(&format!("truncated-{part}"), &valid[..end], Expect::LikeJava)?;
        }
        let more = |item: ZipItem| {
            let mut items = items.clone();
            items.push(item);
            zip(b"", &items)
        };
        let outside = more(ZipItem::stored("../../outside.class", b"outside"));
        self.jar("entry-outside", &outside, Expect::LikeJava)?;
        let absolute = more(ZipItem::stored("/etc/passwd", b"root"));
        self.jar("entry-absolute", &absolute, Expect::LikeJava)?;

        // Main.class is the second entry; the first is the manifest.
        let with_main = |change: fn(&mut ZipItem)| {
            let mut items = items.clone();
            change(&mut items[1]);
            zip(b"", &items)
        };
        let refused: [(&str, Vec<u8>, &'static str); 6] = [
            ("wrong-checksum", with_main(|item| item.crc ^= 1), "checksum does not match"),
            ("size-too-small", with_main(|item| item.size -= 1), "more data than declared"),
            ("size-too-large", with_main(|item| item.size += 1), "less data than declared"),
            (
                "size-enormous",
                with_main(|item| item.size = 1 << 29),
                "the compressed bytes can give",
            ),
            ("overlap", with_main(|item| item.local = Some(0)), "two entries overlap"),
            ("unknown-method", with_main(|item| item.method = 14), "compression method 14"),
        ];
        for (name, bytes, message) in refused {
            self.jar(name, &bytes, Expect::RefusedOrLikeJava(message))?;
        }
        let mut bomb = items.clone();
        bomb[1] = ZipItem::deflated("Main.class", &vec![0; 520 << 20]);
        self.jar("bomb", &zip(b"", &bomb), Expect::RefusedOrLikeJava("too large"))?;
        for (bytes, index) in damaged(&valid, RANDOM_VARIANTS).zip(1..) {
            self.jar(&format!("random-{index}"), &bytes, Expect::NoCrash)?;
        }
        Ok(())
    }

    fn manifests(&mut self) -> Result<(), Failure> {
        let no_main = zip(b"", &self.items(""));
        self.jar("no-main-class", &no_main, Expect::LikeJava)?;
        let missing = zip(b"", &self.items("Main-Class: Missing\n"));
        self.jar("main-class-missing", &missing, Expect::LikeJava)?;
        let odd = zip(b"", &self.items("Main-Class: ../../Main\n"));
        self.jar("main-class-outside", &odd, Expect::LikeJava)?;
        let own = zip(b"", &self.items("Main-Class: Main\nClass-Path: names-itself.jar .\n"));
        self.jar("names-itself", &own, Expect::LikeJava)?;
        let urls =
            "Main-Class: Main\nClass-Path: http://localhost/x.jar %zz %00 file:///../../x ?#\n";
        let urls = zip(b"", &self.items(urls));
        self.jar("odd-class-path", &urls, Expect::LikeJava)?;

        // A ring of jars in which only the last one has the classes.
        const RING: usize = 300;
        let folder = self.subfolder("ring")?;
        for index in 0..RING {
            let next = (index + 1) % RING;
            let attributes = format!("Main-Class: Main\nClass-Path: {next}.jar\n");
            let mut items = self.items(&attributes);
            if index + 1 < RING {
                items.truncate(1);
            }
            write(&folder.join(format!("{index}.jar")), &zip(b"", &items))?;
        }
        self.add("jar/ring", ["-jar".into(), folder.join("0.jar").into()], Expect::LikeJava);
        Ok(())
    }

    fn classes(&mut self) -> Result<(), Failure> {
        let main = self.main.clone();
        let helper = self.helper.clone();
        self.class("sound", &main, &helper, Expect::LikeJava)?;
        self.class("empty", b"", &helper, Expect::LikeJava)?;
        for part in 1..8 {
            let end = main.len() * part / 8;
            self.class(&format!("main-truncated-{part}"), &main[..end], &helper, Expect::LikeJava)?;
            let end = helper.len() * part / 8;
            self.class(&format!("truncated-{part}"), &main, &helper[..end], Expect::LikeJava)?;
        }
        let mut longer = helper.clone();
        longer.push(0);
        self.class("longer", &main, &longer, Expect::LikeJava)?;
        self.class("wrong-name", &main, &main, Expect::LikeJava)?;
        let patched = |at: usize, bytes: &[u8]| {
            let mut patched = helper.clone();
            patched[at..at + bytes.len()].copy_from_slice(bytes);
            patched
        };
        self.class("wrong-magic", &main, &patched(0, b"PK\x03\x04"), Expect::LikeJava)?;
        self.class("future-version", &main, &patched(6, &[0, 200]), Expect::LikeJava)?;
        self.class("preview-version", &main, &patched(4, &[255, 255]), Expect::LikeJava)?;
        self.class("ancient-version", &main, &patched(6, &[0, 44]), Expect::LikeJava)?;
        self.class("no-constants", &main, &patched(8, &[0, 0]), Expect::LikeJava)?;
        self.class("many-constants", &main, &patched(8, &[255, 255]), Expect::LikeJava)?;
        for (name, superclass) in [
            ("own-superclass", "Helper"),
            ("superclass-cycle", "Main"),
            ("superclass-missing", "Missing"),
            ("superclass-final", "java/lang/String"),
            ("superclass-interface", "java/lang/Runnable"),
            ("superclass-array", "[I"),
            ("superclass-unnamed", ""),
            ("superclass-outside", "../../Main"),
            ("superclass-forbidden", "java/lang/Enum"),
        ] {
            let changed = replace_text(&helper, "java/lang/Object", superclass);
            // For a cycle both have to change.
            let main = if superclass == "Main" {
                replace_text(&main, "java/lang/Object", "Helper")
            } else {
                main.clone()
            };
            self.class(name, &main, &changed, Expect::LikeJava)?;
        }
        for (name, from, to) in [
            ("no-code", "Code", "Kode"),
            ("no-stack-map", "StackMapTable", "StackMapTible"),
            ("wrong-descriptor", "()I", "()Q"),
            ("unclosed-descriptor", "()I", "(LI"),
            ("nested-descriptor", "()I", "([[I"),
            ("odd-method-name", "answer", "an<wer"),
            ("odd-field-name", "base", "ba;e"),
        ] {
            self.class(name, &main, &replace_text(&helper, from, to), Expect::LikeJava)?;
        }
        for (bytes, index) in damaged(&helper, RANDOM_VARIANTS).zip(1..) {
            self.class(&format!("random-{index}"), &main, &bytes, Expect::NoCrash)?;
        }
        Ok(())
    }

    fn jdks(&mut self) -> Result<(), Failure> {
        let classes = self.folder.join("classes");
        let with_jdk = |home: &Path| -> [OsString; 5] {
            ["--jdk".into(), home.into(), "-cp".into(), classes.clone().into(), "Main".into()]
        };
        let missing = self.folder.join("no-such-folder");
        self.add("jdk/missing", with_jdk(&missing), Expect::Refused("is not a JDK"));
        for (name, modules, message) in [
            ("empty", &b""[..], "corrupt"),
            ("text", b"This is not an image.\n", "not a jimage"),
            ("header-only", b"\xda\xda\xfe\xca\0\0\x01\0", "too short"),
        ] {
            let home = self.subfolder(&format!("jdk-{name}"))?;
            fs::create_dir_all(home.join("lib")).map_err(|error| Failure::file(&home, &error))?;
            write(&home.join("lib/modules"), modules)?;
            self.add(&format!("jdk/{name}"), with_jdk(&home), Expect::Refused(message));
        }
        Ok(())
    }

    /// The manifest with `attributes`, and the two classes.
    fn items(&self, attributes: &str) -> Vec<ZipItem> {
        let manifest = format!("Manifest-Version: 1.0\n{attributes}\n");
        vec![
            ZipItem::deflated("META-INF/MANIFEST.MF", manifest.as_bytes()),
            ZipItem::deflated("Main.class", &self.main),
            ZipItem::stored("Helper.class", &self.helper),
        ]
    }

    fn jar(&mut self, name: &str, bytes: &[u8], expect: Expect) -> Result<(), Failure> {
        let file = self.folder.join(format!("{name}.jar"));
        write(&file, bytes)?;
        self.add(&format!("jar/{name}"), ["-jar".into(), file.into()], expect);
        Ok(())
    }

    fn class(
        &mut self,
        name: &str,
        main: &[u8],
        helper: &[u8],
        expect: Expect,
    ) -> Result<(), Failure> {
        let folder = self.subfolder(&format!("class-{name}"))?;
        write(&folder.join("Main.class"), main)?;
        write(&folder.join("Helper.class"), helper)?;
        self.add(&format!("class/{name}"), ["-cp".into(), folder.into(), "Main".into()], expect);
        Ok(())
    }

    fn subfolder(&self, name: &str) -> Result<PathBuf, Failure> {
        let folder = self.folder.join(name);
        fs::create_dir_all(&folder).map_err(|error| Failure::file(&folder, &error))?;
        Ok(folder)
    }

    fn add<const N: usize>(&mut self, name: &str, arguments: [OsString; N], expect: Expect) {
        let name = name.to_owned();
        self.inputs.push(Input { name, arguments: arguments.into(), expect });
    }
}

/// Replaces the constant `from` of a class file; its length goes along.
fn replace_text(class: &[u8], from: &str, to: &str) -> Vec<u8> {
    let constant = |text: &str| {
        let mut bytes = vec![1];
        bytes.extend_from_slice(&(text.len() as u16).to_be_bytes());
        bytes.extend_from_slice(text.as_bytes());
        bytes
    };
    let from = constant(from);
    match class.windows(from.len()).position(|window| window == from) {
        Some(at) => [&class[..at], &constant(to), &class[at + from.len()..]].concat(),
        None => class.to_vec(),
    }
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| Failure::file(path, &error))
}
