//! A program as Java: for `heddle check`, and for many runs in a real virtual machine.

mod system;

use super::interleave::shown_words;
use super::library::{FIXTURES, Fixture};
use super::program::{Program, Shape, Statement};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Purpose {
    /// One run, from `main`.
    Check,
    /// Run after run, with pauses and fences between statements, so that many orders happen and
    /// none that sequential consistency lacks.
    Stress,
}

const IMPORTS: &str = "\
import java.lang.invoke.*;
import java.net.*;
import java.nio.file.Files;
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
import java.util.concurrent.locks.*;
";

const THREAD: &str = "\
static class WINDEX extends Thread {
    public void run() {
        try {
            tINDEX();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new RuntimeException(e);
        }
    }
}
";

const MAIN: &str = "\
public static void main(String[] args) throws Throwable {
    System.out.println(run());
}
";

/// Waits, whoever interrupts.
const JOIN: &str = "\
static void join(Thread thread) {
    while (true) {
        try {
            thread.join();
            return;
        } catch (InterruptedException e) {
        }
    }
}
";

/// Helpers by the word that calls them: for a check, and under stress.
const HELPERS: &[(&str, &str, &str)] = &[
    (
        "handle(",
        "static VarHandle handle(String name) {
        try {
            return MethodHandles.lookup().findStaticVarHandle(NAME.class, name, int.class);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }",
        "",
    ),
    (
        "code(",
        "static int code(Throwable e) {
        if (e instanceof InterruptedException) return 12;
        if (e instanceof java.io.IOException) return 11;
        if (e instanceof IllegalStateException) return 10;
        if (e instanceof IndexOutOfBoundsException) return 9;
        if (e instanceof ConcurrentModificationException) return 8;
        if (e instanceof NullPointerException) return 7;
        return e instanceof RuntimeException ? 14 : 15;
    }",
        "",
    ),
    ("or(", "static int or(Integer value) { return value == null ? 9 : value; }", ""),
    (
        "text(",
        "static String text(Object object) {
        try {
            return object.toString();
        } catch (RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }",
        "",
    ),
    (
        "out(",
        "static void out(Object object) { System.out.println(object); }",
        "static void out(Object object) { Stress.print(object); }",
    ),
    (
        "fresh(",
        "static String fresh() { return new StringBuilder(\"fresh\").append(1).toString(); }",
        "static String fresh() { return \"fresh\" + Stress.round(); }",
    ),
    (
        "path(",
        "static java.nio.file.Path path() { return java.nio.file.Path.of(\"/tmp/generated\"); }",
        "static java.nio.file.Path path() { return Stress.path(); }",
    ),
];

pub(super) fn java(program: &Program, name: &str, purpose: Purpose) -> String {
    let mut writer = Writer { text: String::new(), purpose, number: 0 };
    match program.shape {
        Shape::Threads => writer.threads(program),
        Shape::System { concurrent, in_order } => writer.system(program, concurrent, in_order),
    }
    let mut helpers = String::new();
    for (call, check, stress) in HELPERS {
        if writer.text.contains(call) {
            let special = purpose == Purpose::Stress && !stress.is_empty();
            helpers += &format!("    {}\n\n", if special { stress } else { check });
        }
    }
    let helpers = helpers.replace("NAME", name);
    format!("{IMPORTS}\npublic class {name} {{\n{helpers}{}}}\n", writer.text)
}

/// Takes the lowest four bits of a value down.
fn taken(expression: &str) -> String {
    format!("r = r << 4 | 15 & ({expression});")
}

struct Writer {
    text: String,
    purpose: Purpose,
    /// How many calls were written.
    number: usize,
}

impl Writer {
    fn line(&mut self, depth: usize, line: &str) {
        if !line.is_empty() {
            self.text += &"    ".repeat(depth);
            self.text += line;
        }
        self.text.push('\n');
    }

    /// The members of the class of a program of one process.
    fn threads(&mut self, program: &Program) {
        let used = program.fixtures();
        let fixtures: Vec<&Fixture> =
            FIXTURES.iter().filter(|fixture| used.contains(&fixture.name)).collect();
        for fixture in &fixtures {
            self.line(1, fixture.declared);
        }
        let count = program.threads.len();
        let names = |prefix: &str| {
            let names: Vec<String> = (0..count).map(|index| format!("{prefix}{index}")).collect();
            names.join(", ")
        };
        self.line(1, &format!("static long {};", names("R")));
        self.line(1, &format!("static Thread {};", names("T")));
        for (index, thread) in program.threads.iter().enumerate() {
            self.line(0, "");
            self.line(1, &format!("static void t{index}() throws Throwable {{"));
            self.line(2, "long r = 1;");
            if self.purpose == Purpose::Stress {
                self.line(2, "Stress.begin();");
            }
            let depth = if thread.catches { 3 } else { 2 };
            if thread.catches {
                self.line(2, "try {");
            }
            self.body(&thread.body, depth);
            if thread.catches {
                self.line(2, "} catch (Exception e) {");
                self.line(3, &taken("code(e)"));
                self.line(2, "}");
            }
            self.line(2, &format!("R{index} = r;"));
            self.line(1, "}");
        }
        for index in 1..count {
            self.line(0, "");
            self.lines(1, &THREAD.replace("INDEX", &index.to_string()));
        }
        self.line(0, "");
        self.run(program, &fixtures, &used);
        if self.purpose == Purpose::Check {
            self.line(0, "");
            self.lines(1, MAIN);
        }
    }

    /// Lines that are laid out already.
    fn lines(&mut self, depth: usize, lines: &str) {
        for line in lines.lines() {
            self.line(depth, line);
        }
    }

    fn body(&mut self, body: &[Statement], depth: usize) {
        for statement in body {
            self.statement(statement, depth);
            if self.purpose == Purpose::Stress {
                self.line(depth, "Stress.point();");
            }
        }
    }

    fn statement(&mut self, statement: &Statement, depth: usize) {
        match statement {
            Statement::Word(operation) => self.line(depth, &written(&operation.text())),
            Statement::Call(call) => {
                self.number += 1;
                self.line(depth, &written(&call.text(self.number)));
            }
            Statement::Around(call, body) => {
                self.number += 1;
                let text = written(&call.text(self.number));
                let (before, after) = text.split_once("{}").unwrap_or((&text, ""));
                self.line(depth, before.trim_end());
                self.body(body, depth + 1);
                self.line(depth, after.trim_start());
            }
            Statement::Synchronized(monitor, body) => {
                self.line(depth, &format!("synchronized ({}) {{", monitor.name()));
                self.body(body, depth + 1);
                self.line(depth, "}");
            }
            Statement::If(word, value, body) => {
                self.line(depth, &format!("if ({} == {value}) {{", word.value()));
                self.body(body, depth + 1);
                self.line(depth, "}");
            }
            Statement::Repeat(times, body) => {
                self.number += 1;
                let round = format!("j{}", self.number);
                let head = format!("for (int {round} = 0; {round} < {times}; {round}++) {{");
                self.line(depth, &head);
                self.body(body, depth + 1);
                self.line(depth, "}");
            }
            Statement::Wait(monitor) => self.line(depth, &format!("{}.wait();", monitor.name())),
            Statement::WaitWhile(monitor, word, value) => {
                let name = monitor.name();
                self.line(depth, &format!("while ({} == {value}) {name}.wait();", word.value()));
            }
            Statement::Notify(monitor) => {
                self.line(depth, &format!("{}.notify();", monitor.name()));
            }
            Statement::NotifyAll(monitor) => {
                self.line(depth, &format!("{}.notifyAll();", monitor.name()));
            }
        }
    }

    fn run(&mut self, program: &Program, fixtures: &[&Fixture], used: &[&str]) {
        let count = program.threads.len();
        self.line(1, "public static String run() throws Throwable {");
        for fixture in fixtures.iter().filter(|fixture| !fixture.initial.is_empty()) {
            self.line(2, fixture.initial);
        }
        if self.purpose == Purpose::Stress {
            let reset: Vec<String> = (0..count).map(|index| format!("R{index} = ")).collect();
            self.line(2, &format!("{}0;", reset.concat()));
        }
        self.line(2, "T0 = Thread.currentThread();");
        for index in 1..count {
            self.line(2, &format!("T{index} = new W{index}();"));
        }
        for index in 1..count {
            self.line(2, &format!("T{index}.start();"));
        }
        self.line(2, "t0();");
        for index in 1..count {
            self.line(2, &format!("join(T{index});"));
        }
        let taken: Vec<String> =
            (0..count).map(|index| format!("Long.toHexString(R{index})")).collect();
        self.line(2, &format!("String shown = {};", taken.join(" + \" \" + ")));
        for word in shown_words(used) {
            let value = word.value();
            self.line(2, &format!("shown += \" {value}=\" + {value};"));
        }
        // What is shown may throw (`getNow` of a cancelled future), and the program is to end all the same.
        for fixture in fixtures.iter().filter(|fixture| !fixture.disposal.is_empty()) {
            self.line(2, fixture.disposal);
        }
        for fixture in fixtures.iter().filter(|fixture| !fixture.shown.is_empty()) {
            let Fixture { name, shown, .. } = fixture;
            self.line(2, &format!("shown += \" {name}=\" + ({shown});"));
        }
        self.line(2, "return shown;");
        self.line(1, "}");
        self.line(0, "");
        self.lines(1, JOIN);
    }
}

/// A text of an operation as a statement.
fn written(text: &str) -> String {
    match text.strip_prefix('?') {
        Some(expression) => taken(expression),
        None => text.replace("see(", "r = r << 4 | 15 & ("),
    }
}
