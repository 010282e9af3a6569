//! What a real compiler writes is parsed and verified. Without a JDK there is nothing to test.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use bytes::Bytes;
use heddle_classfile::verify::{self, Hierarchy, LoadFailure, Member};
use heddle_classfile::{ClassFile, ParseOptions};

use crate::peer;

/// Something of each construct that compilers treat in their own way.
const SOURCE: &str = r#"
package sample;

import java.util.*;
import java.util.function.*;

sealed interface Shape permits Circle, Square {}
record Circle(double radius) implements Shape {}
record Square(double side, List<? extends Shape> inner) implements Shape {}

enum Colour {
    RED { int weight() { return 1; } }, GREEN;
    int weight() { return 2; }
}

@interface Marked { String value() default "x"; int[] numbers() default {1, 2}; }

@Marked("y")
abstract class Sample<T extends Comparable<T>> implements Runnable, Cloneable {
    static final long CONSTANT = 1L << 40;
    static final String TEXT = "text\0\u20ac\ud83d\ude00";
    volatile int count;
    private final T[][] grid;
    protected int[] numbers = {1, 2, 3};

    @SafeVarargs Sample(T... values) {
        this(Arrays.asList(values).size() > 0 ? values : null, new int[2][3]);
    }

    @SuppressWarnings("unchecked") private Sample(T[] values, int[][] sizes) {
        grid = (T[][]) new Comparable[sizes.length][];
        for (int i = 0; i < grid.length; i++) grid[i] = values;
    }

    int loops(int n, long m, float f, double d) {
        outer:
        for (int i = 0; i < n; i++) {
            for (long j = m; j > 0; j -= 3) {
                if (j % 7 == 0) continue outer;
                if (i + j > 100) break outer;
                f += j; d *= f; count ^= (int) d;
            }
        }
        do { n--; } while (n > 0 || (m & 1) == 0 && f < d);
        return (byte) n + (short) m + (char) f + (int) d;
    }

    String switches(Object o, String s, int i) {
        switch (s) { case "a": case "b": i++; break; case "Aa": case "BB": i--; break; default: i = 0; }
        switch (i) { case 1: return "one"; case 2: case 3: return "few"; case 1000: return "many"; }
        return switch (Colour.valueOf(s)) { case RED -> "r" + i; case GREEN -> { String t = s + o; yield t; } };
    }

    long exceptions(int i) throws Exception {
        long result = 0;
        try (AutoCloseable a = () -> {}; AutoCloseable b = this::run) {
            result = 10 / i;
        } catch (ArithmeticException | NullPointerException e) {
            result = -1;
        } finally {
            synchronized (this) { result += count; }
        }
        try { return result; } finally { count++; }
    }

    Object patterns(Object o) {
        if (o instanceof String s && s.length() > 2) return s;
        if (!(o instanceof Integer n)) return null;
        return n + 1;
    }

    Supplier<Function<Integer, long[]>> lambdas(int base) {
        int[] counter = new int[1];
        class Local { int value = base + counter[0]; }
        return () -> x -> { counter[0]++; return new long[] {x, base, new Local().value}; };
    }

    class Inner { class Deeper { int sum() { return count + Sample.this.numbers[1]; } } }

    static <X extends Throwable> void sneaky(Throwable t) throws X { throw (X) t; }

    public void run() {
        assert count > 0 : "never";
        Object[][][] cube = new Object[2][3][];
        cube[0][1] = new String[] {"a"};
        int[] copy = numbers.clone();
        copy[0] += copy[1]++;
        boolean b = copy.length > 2 ? copy[0] == 1 : cube[0][0] == null;
        new Object() { public String toString() { return TEXT + b + super.toString(); } }.toString();
    }

    interface Defaults { private int one() { return 1; } default int two() { return one() + stat(); } static int stat() { return 1; } }
}
"#;

/// Knows the classes compiled here; believes anything about others.
struct Compiled {
    classes: Vec<ClassFile>,
}

impl Compiled {
    fn get(&self, name: &str) -> Option<&ClassFile> {
        self.classes.iter().find(|class| class.name() == name)
    }
}

impl Hierarchy for Compiled {
    fn is_assignable(&mut self, from: &str, to: &str) -> Result<bool, LoadFailure> {
        let mut class = from.to_owned();
        while let Some(known) = self.get(&class) {
            if class == to {
                return Ok(true);
            }
            class = known.super_name().unwrap_or_default().into_owned();
        }
        Ok(self.get(to).is_none_or(|to| to.is_interface()))
    }

    fn is_interface(&mut self, class: &str) -> Result<bool, LoadFailure> {
        Ok(self.get(class).is_some_and(|class| class.is_interface()))
    }

    fn superclass(&mut self, class: &str) -> Result<Option<String>, LoadFailure> {
        Ok(self.get(class).and_then(|class| class.super_name()).map(|name| name.into_owned()))
    }

    fn is_protected_elsewhere(
        &mut self,
        _: &str,
        _: &str,
        _: Member<'_>,
    ) -> Result<bool, LoadFailure> {
        Ok(false)
    }
}

fn javac() -> PathBuf {
    let home = std::env::var_os("JAVA_HOME").map(|home| Path::new(&home).join("bin/javac"));
    home.filter(|path| path.exists()).unwrap_or_else(|| PathBuf::from("javac"))
}

/// Compiles the sample; none if there is no compiler that can.
fn compile(options: &[&str]) -> Option<Vec<ClassFile>> {
    let folder = tempfile::tempdir().expect("a folder for class files");
    let source = folder.path().join("Sample.java");
    std::fs::write(&source, SOURCE).expect("the folder can be written to");
    let output = Command::new(javac())
        .args(["-nowarn", "-d"])
        .arg(folder.path())
        .args(options)
        .arg(&source)
        .output();
    let output = output.ok()?;
    if !output.status.success() {
        return None;
    }
    let files = std::fs::read_dir(folder.path().join("sample")).expect("the package has a folder");
    let parse = |path: PathBuf| {
        let data = Bytes::from(std::fs::read(path).expect("javac wrote it"));
        ClassFile::parse_with(data, &ParseOptions::default()).expect("javac writes what JVMs read")
    };
    Some(files.map(|file| parse(file.expect("the folder can be read").path())).collect())
}

/// The sample with debug information, compiled once.
fn with_debug_information() -> Option<&'static [ClassFile]> {
    static CLASSES: OnceLock<Option<Vec<ClassFile>>> = OnceLock::new();
    CLASSES.get_or_init(|| compile(&["-g"])).as_deref()
}

#[track_caller]
fn check(classes: &[ClassFile]) {
    assert!(classes.len() > 10);
    let mut compiled = Compiled { classes: classes.to_vec() };
    for class in classes {
        peer::compare(class);
        assert_eq!(verify::verify(class, &mut compiled), Ok(()), "{}", class.name());
    }
}

#[test]
fn compiled_classes_are_read_alike_and_verified() {
    with_debug_information().map(check);
    compile(&["-g:none"]).as_deref().map(check);
}

#[test]
fn parts_of_a_compiled_class() {
    let Some(classes) = with_debug_information() else {
        return;
    };
    let class =
        classes.iter().find(|class| class.name() == "sample/Sample").expect("it is in the source");
    let text = |index| class.constants.utf8_str(index).expect("a text");
    assert_eq!(text(class.attributes.source_file), "Sample.java");
    assert!(
        !class.attributes.nest_members.is_empty() && !class.attributes.bootstrap_methods.is_empty()
    );
    let loops = class
        .method("loops", "(IJFD)I")
        .and_then(|method| method.code.as_ref())
        .expect("it has code");
    let first = SOURCE
        .lines()
        .position(|line| line.contains("for (int i = 0; i < n; i++)"))
        .expect("the loop")
        + 1;
    assert_eq!(loops.line_of(&class.data, 0), Some(first as u16));
    let names: Vec<_> = loops.locals(&class.data).map(|variable| text(variable.name)).collect();
    assert!(
        ["this", "n", "m", "f", "d", "i", "j"]
            .iter()
            .all(|name| names.iter().any(|found| found == name))
    );
    assert!(class.attribute(&class.attributes.raw, "RuntimeInvisibleAnnotations").is_some());
}
