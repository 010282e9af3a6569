//! Loaders written in Java, over several paths: runs of one program that differ in what the loader
//! is told to answer, as schedules may.
//!
//! The programs are compiled with the JDK's own `javac`; without a JDK there is nothing to test.

use std::path::Path;
use std::process::Command;
use std::sync::{Arc, Mutex};

use heddle_archive::Jdk;
use heddle_jvm::boot::image_cache;
use heddle_jvm::console::Console;
use heddle_jvm::image::Image;
use heddle_jvm::machine::Machine;
use heddle_jvm::program::Program;
use heddle_jvm::schedule::End;
use heddle_jvm::state::ProcessConfig;
use heddle_natives::BODIES;

const SOURCE: &str = r#"
    public class Main extends ClassLoader {
        static String version;
        public static void main(String[] args) throws Exception {
            version = args[0];
            var work = new Main().loadClass("Work").getDeclaredConstructor();
            work.setAccessible(true);
            try {
                ((Runnable) work.newInstance()).run();
            } catch (NoClassDefFoundError missing) {
                System.out.println("no " + missing.getMessage());
            }
        }
        @Override protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
            if (!name.equals("Work") && !name.equals("Helper")) return super.loadClass(name, resolve);
            System.out.println("asked for " + name);
            if (version.equals("none") && name.equals("Helper")) throw new ClassNotFoundException(name);
            try (var in = Main.class.getResourceAsStream(name + ".class")) {
                String text = new String(in.readAllBytes(), "ISO-8859-1");
                byte[] bytes = text.replace("first", version).getBytes("ISO-8859-1");
                return defineClass(name, bytes, 0, bytes.length);
            } catch (java.io.IOException e) {
                throw new ClassNotFoundException(name, e);
            }
        }
    }
    class Helper { static String text() { return "first"; } }
    class Work implements Runnable {
        public Work() {}
        public void run() { System.out.println(Helper.text()); }
    }
"#;

#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Vec<u8>>>);

impl Console for Recorder {
    fn write(&mut self, _: u32, _: u8, bytes: &[u8]) {
        self.0.lock().expect("no writer panics").extend_from_slice(bytes);
    }

    fn read(&mut self, _: u32, _: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self, _: u32) -> usize {
        0
    }
}

/// Runs the program; gives how it ended and what it printed.
fn run(program: &'static Program, image: &Image, classes: &Path, version: &str) -> (End, String) {
    let output = Recorder::default();
    let mut machine = Machine::new(program, Box::new(output.clone()));
    let config = ProcessConfig {
        class_path: vec![classes.to_path_buf()],
        class_path_text: classes.to_string_lossy().into_owned(),
        main_class: "Main".into(),
        args: vec![version.into()],
        heap_bytes_max: 64 << 20,
        stack_bytes_max: 1 << 20,
        working_directory: "/".into(),
        ..ProcessConfig::default()
    };
    machine.add_process(image, config).expect("memory for a heap");
    let end = machine.run();
    let text = output.0.lock().expect("no writer panics").clone();
    (end, String::from_utf8(text).expect("plain text"))
}

#[test]
fn every_path_asks_the_loader_and_has_to_get_the_same_answer() {
    let Ok(jdk) = Jdk::locate(None) else { return };
    let Some(javac) = jdk.tool("javac") else { return };
    let folder = tempfile::tempdir().expect("the temporary folder can be written");
    let source = folder.path().join("Main.java");
    std::fs::write(&source, SOURCE).expect("the temporary folder can be written");
    let status = Command::new(javac).arg("-d").arg(folder.path()).arg(&source).status();
    assert!(status.expect("javac starts").success());
    let (program, image) = image_cache::open(jdk, &BODIES, None).expect("the library boots");
    let run = |version| run(program, &image, folder.path(), version);

    let expected = "asked for Work\nasked for Helper\nfirst\n";
    for _ in 0..2 {
        let (end, text) = run("first");
        assert!(matches!(end, End::Exited), "{end:?}");
        assert_eq!(text, expected);
    }
    // Code is linked to the first answer, so another one must not pass.
    let (end, _) = run("other");
    let End::Unsupported { what, .. } = end else { panic!("{end:?}") };
    assert!(what.contains("class loading depends on the schedule"), "{what}");
    // Having no answer is an error of the program, as ever.
    let (end, text) = run("none");
    assert!(matches!(end, End::Exited), "{end:?}");
    assert_eq!(text, "asked for Work\nasked for Helper\nno Helper\n");
    assert_eq!(run("first").1, expected);
}
