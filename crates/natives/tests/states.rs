//! States as values: a saved state goes on like the original, and equality ignores names.
//!
//! The programs are compiled with the JDK's own `javac`; without a JDK there is nothing to test.

use std::path::PathBuf;
use std::process::Command;
use std::sync::{Arc, Mutex};

use heddle_archive::Jdk;
use heddle_jvm::boot::image_cache;
use heddle_jvm::console::Console;
use heddle_jvm::image::Image;
use heddle_jvm::interp::Pause;
use heddle_jvm::machine::Machine;
use heddle_jvm::program::Program;
use heddle_jvm::schedule::End;
use heddle_jvm::state::{ProcessConfig, ProcessId, ThreadId};
use heddle_natives::BODIES;

/// Who wrote what, in order.
type Writes = Vec<(u32, Vec<u8>)>;

#[derive(Clone, Default)]
struct Recorder(Arc<Mutex<Writes>>);

impl Console for Recorder {
    fn write(&mut self, process: u32, _: u8, bytes: &[u8]) {
        self.0.lock().expect("no writer panics").push((process, bytes.to_vec()));
    }

    fn read(&mut self, _: u32, _: &mut [u8]) -> usize {
        0
    }

    fn available(&mut self, _: u32) -> usize {
        0
    }
}

impl Recorder {
    /// What a process printed so far.
    fn text(&self, process: u32) -> String {
        let all = self.0.lock().expect("no writer panics");
        let own = all.iter().filter(|(from, _)| *from == process);
        String::from_utf8_lossy(&own.flat_map(|(_, bytes)| bytes.clone()).collect::<Vec<_>>())
            .into_owned()
    }

    fn clear(&self) {
        self.0.lock().expect("no writer panics").clear();
    }
}

const SOURCE: &str = r#"
    import java.util.*;
    public class Work {
        static int created;
        static final Map<String, List<Integer>> table = new TreeMap<>();
        public static void main(String[] args) throws Exception {
            created++;
            int threads = Integer.parseInt(args[0]);
            List<Thread> all = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                final int me = t;
                Thread thread = new Thread(() -> {
                    for (int i = 0; i < 3000; i++) {
                        synchronized (table) {
                            table.computeIfAbsent("k" + (i * me) % 50, k -> new ArrayList<>()).add(i);
                            if (table.size() > 40) table.clear();
                        }
                        if (i % 500 == 0) Thread.yield();
                    }
                });
                all.add(thread);
                thread.start();
            }
            for (Thread thread : all) thread.join();
            System.out.println("keys " + table.size() + " created " + created + " hash " + table.hashCode());
        }
    }
"#;

struct Setup {
    program: &'static Program,
    image: Image,
    classes: PathBuf,
}

fn setup(name: &str) -> Option<Setup> {
    setup_with(name, SOURCE)
}

fn setup_with(name: &str, text: &str) -> Option<Setup> {
    let jdk = Jdk::locate(None).ok()?;
    let javac = jdk.tool("javac")?;
    let folder = std::env::temp_dir().join(format!("heddle-states-{name}-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("the temporary folder can be written");
    let source = folder.join("Work.java");
    std::fs::write(&source, text).expect("the temporary folder can be written");
    let status = Command::new(javac).arg("-d").arg(&folder).arg(&source).status();
    assert!(status.expect("javac starts").success());
    let (program, image) = image_cache::open(jdk, &BODIES, None).expect("the library boots");
    Some(Setup { program, image, classes: folder })
}

impl Setup {
    fn config(&self, threads: u32) -> ProcessConfig {
        ProcessConfig {
            class_path: vec![self.classes.clone()],
            class_path_text: self.classes.to_string_lossy().into_owned(),
            main_class: "Work".into(),
            args: vec![threads.to_string()],
            heap_bytes_max: 256 << 20,
            stack_bytes_max: 4 << 20,
            working_directory: "/".into(),
            ..ProcessConfig::default()
        }
    }

    fn machine(&self, processes: &[u32]) -> (Machine, Recorder) {
        let recorder = Recorder::default();
        let mut machine = Machine::new(self.program, Box::new(recorder.clone()));
        for &threads in processes {
            machine.add_process(&self.image, self.config(threads)).expect("memory for a heap");
        }
        (machine, recorder)
    }
}

impl Drop for Setup {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.classes);
    }
}

/// What distinguishes a state, twice; the two must agree on whether states are equal.
fn described(machine: &mut Machine) -> (u128, Vec<u8>) {
    let fingerprint = machine.fingerprint();
    let mut bytes = Vec::new();
    machine.canonical_bytes(&mut bytes);
    (fingerprint, bytes)
}

fn finish(machine: &mut Machine) {
    match machine.run() {
        End::Exited => {}
        other => panic!("{other:?}\n{}", machine.stack_lines(machine.current()).join("\n")),
    }
}

#[test]
fn a_saved_state_goes_on_like_the_original() {
    let Some(setup) = setup("goes-on") else { return };
    let (mut machine, output) = setup.machine(&[3]);
    assert!(machine.run_for(30).is_none(), "the program is longer than thirty turns");
    let saved = machine.save();
    let copy = saved.clone();
    output.clear();
    finish(&mut machine);
    let (text, end) = (output.text(0), described(&mut machine));
    assert!(text.starts_with("keys "), "{text}");
    for state in [copy, saved] {
        output.clear();
        machine.load(&state).expect("memory for a heap");
        finish(&mut machine);
        assert_eq!(output.text(0), text);
        assert_eq!(described(&mut machine), end);
    }
    // And in a machine that never ran the first part.
    let (mut other, other_output) = setup.machine(&[1]);
    let (mut fresh, _) = setup.machine(&[3]);
    assert!(fresh.run_for(30).is_none());
    other.load(&fresh.save()).expect("memory for a heap");
    finish(&mut other);
    assert_eq!(other_output.text(0), text);
}

#[test]
fn states_go_on_from_a_base() {
    let Some(setup) = setup("base") else { return };
    let (mut machine, output) = setup.machine(&[3]);
    assert!(machine.run_for(20).is_none());
    machine.set_base();
    let before = described(&mut machine);
    // States along a run, then visited again in an order that jumps about.
    let mut states = vec![(machine.save(), before)];
    for _ in 0..20 {
        assert!(machine.run_for(1).is_none());
        states.push((machine.save(), described(&mut machine)));
    }
    assert!(states[1].0.heap_bytes_beyond(&states[0].0, ProcessId(0)) < 1 << 20);
    let (mut other, _) = setup.machine(&[1]);
    for step in 0..60 {
        let index = step * 7 % 20;
        let (state, wanted) = &states[index];
        for machine in [&mut machine, &mut other] {
            machine.load(state).expect("memory for a heap");
            assert_eq!(&described(machine), wanted);
            if step % 3 == 0 {
                machine.collect();
            }
            assert!(machine.run_for(1).is_none());
            assert_eq!(described(machine), states[index + 1].1);
            if step % 5 == 0 {
                machine.save();
            }
        }
    }
    output.clear();
    machine.load(&states[0].0).expect("memory for a heap");
    finish(&mut machine);
    assert!(output.text(0).starts_with("keys "), "{}", output.text(0));
}

#[test]
fn equality_ignores_garbage_and_addresses() {
    let Some(setup) = setup("equality") else { return };
    let (mut machine, _) = setup.machine(&[2]);
    assert!(machine.run_for(25).is_none());
    let before = described(&mut machine);
    let objects = machine.live_objects(ProcessId(0));
    // A collection moves everything that is not of the boot image and drops the garbage.
    machine.collect();
    assert!(machine.live_objects(ProcessId(0)) < objects);
    assert_eq!(before, described(&mut machine));
    assert!(machine.run_for(1).is_none());
    assert_ne!(before, described(&mut machine), "a turn changes the state");
}

/// Threads that work on objects of their own, and none of which ends soon. The first argument says
/// how many live objects there are beside.
const APART: &str = r#"
    public class Work extends Thread {
        static Object[] more;
        static final Work[] all = new Work[3];
        Node list;
        long count;
        static final class Node {
            final int value;
            Node next;
            Node(int value, Node next) { this.value = value; this.next = next; }
        }
        public void run() {
            for (;;) step();
        }
        void step() {
            count++;
            list = new Node((int) count, count % 5 == 0 ? null : list);
            synchronized (this) {
                if (count % 7 == 0) new Node(1, list).next = null;
            }
        }
        public static void main(String[] args) throws Exception {
            more = new Object[Integer.parseInt(args[0])];
            for (int i = 0; i < more.length; i++) more[i] = new Node(i, null);
            Work first = new Work();
            for (int i = 0; i < 10; i++) first.step();
            for (int i = 0; i < all.length; i++) (all[i] = new Work()).start();
            for (Thread thread : all) thread.join();
        }
    }
"#;

/// A machine whose main thread waits for three others, which have not started; and those.
fn three_threads(setup: &Setup, objects: u32) -> (Machine, Vec<ThreadId>) {
    let (mut machine, _) = setup.machine(&[objects]);
    let main = machine.current();
    let mut pause = machine.run_thread(main, i64::MAX);
    while matches!(pause, Pause::Yielded) {
        pause = machine.run_thread(main, i64::MAX);
    }
    assert!(matches!(pause, Pause::Blocked), "{pause:?}");
    let workers = machine.threads().iter().rev().take(3).map(|thread| thread.id).collect();
    (machine, workers)
}

#[test]
fn steps_that_commute_reach_equal_states() {
    let Some(setup) = setup_with("commute", APART) else { return };
    let (mut machine, workers) = three_threads(&setup, 5);
    machine.set_base();
    let start = machine.save();
    let mut seen = std::collections::BTreeSet::new();
    for (mine, theirs) in [(1, 1), (3, 2), (10, 25), (40, 7), (200, 300)] {
        let turns = [(workers[0], mine), (workers[1], theirs), (workers[2], 4)];
        let mut reached = Vec::new();
        for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
            machine.load(&start).expect("memory for a heap");
            for (step, index) in order.into_iter().enumerate() {
                let (thread, turn) = turns[index];
                machine.run_thread(thread, turn);
                if order[0] == step {
                    machine.collect();
                    machine.save();
                }
            }
            // Where the clock stands does not count.
            machine.let_time_pass(1_000 * order[0] as i64);
            let text = machine.canonical_text().join("\n");
            reached.push((text, described(&mut machine)));
        }
        for other in &reached[1..] {
            for (line, expected) in other.0.lines().zip(reached[0].0.lines()) {
                assert_eq!(line, expected);
            }
            assert!(other.1 == reached[0].1, "same text, other description");
        }
        assert!(seen.insert(reached[0].1.0), "more steps make another state");
    }
}

#[test]
fn processes_share_nothing() {
    let Some(setup) = setup("processes") else { return };
    let (mut machine, output) = setup.machine(&[2, 2, 3]);
    finish(&mut machine);
    assert_eq!(output.text(0), output.text(1));
    for process in 0..3 {
        assert!(output.text(process).contains("created 1 "), "{}", output.text(process));
    }
}

#[test]
fn a_clone_is_cheap_and_a_process_small() {
    let Some(setup) = setup("small") else { return };
    let (mut machine, _) = setup.machine(&[1]);
    let start = machine.save();
    assert!(machine.run_for(5).is_none());
    let later = machine.save();
    let grown = later.heap_bytes_beyond(&start, ProcessId(0));
    assert!(grown < 2 << 20, "{grown} bytes");
    let again = machine.save();
    assert_eq!(again.heap_bytes_beyond(&later, ProcessId(0)), 0);
}
