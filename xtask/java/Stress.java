import java.io.IOException;
import java.lang.invoke.VarHandle;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;

/**
 * Runs generated programs again and again, each for some time, and prints which outcomes there
 * were: a line with the class, a tab and the outcome for each, then a line with the class alone.
 *
 * <p>Arguments: milliseconds for each class, and a file with a class on each line.
 */
public class Stress {
    private static final String HANG = "(hang)";
    private static final String SLOW = "(slow)";

    private static Path folder;
    private static volatile long round;
    private static final StringBuffer printed = new StringBuffer();

    private static volatile long roundBegan;
    private static volatile boolean finished;
    private static volatile Thread runner;

    public static void main(String[] args) throws Exception {
        long millis = Long.parseLong(args[0]);
        folder = Files.createTempDirectory("stress");
        Thread.setDefaultUncaughtExceptionHandler((thread, exception) -> {});
        for (String name : Files.readAllLines(Path.of(args[1]))) {
            Set<String> outcomes = run(name, millis);
            StringBuilder text = new StringBuilder();
            for (String outcome : outcomes) {
                text.append(name).append('\t').append(escape(outcome)).append('\n');
            }
            System.out.println(text.append(name));
        }
        delete(folder);
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private static Set<String> run(String name, long millis) throws Exception {
        Method method = Class.forName(name).getMethod("run");
        Set<String> outcomes = new TreeSet<>();
        finished = false;
        roundBegan = System.nanoTime();
        long end = roundBegan + millis * 1_000_000;
        Set<Thread> before = Thread.getAllStackTraces().keySet();
        Thread thread = new Thread(() -> {
            while (System.nanoTime() < end && Thread.currentThread() == runner) {
                round++;
                printed.setLength(0);
                roundBegan = System.nanoTime();
                String outcome;
                try {
                    outcome = printed(method.invoke(null) + "\n");
                } catch (InvocationTargetException e) {
                    outcome = printed("");
                } catch (IllegalAccessException e) {
                    throw new AssertionError(e);
                }
                Thread.interrupted();
                synchronized (outcomes) {
                    outcomes.add(outcome);
                }
                delete(path());
            }
            finished = true;
        });
        runner = thread;
        thread.start();
        int stuck = 0;
        while (!finished) {
            Thread.sleep(2);
            long taken = System.nanoTime() - roundBegan;
            stuck = taken > 300_000_000L && allWait(before) ? stuck + 1 : 0;
            // A thread that is just being woken up looks as if it waited.
            if (stuck > 40 || taken > 10_000_000_000L) {
                synchronized (outcomes) {
                    outcomes.add(stuck > 40 ? HANG : SLOW);
                }
                break;
            }
        }
        runner = null;
        synchronized (outcomes) {
            return new TreeSet<>(outcomes);
        }
    }

    private static void delete(Path path) {
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            // What a thread that hangs has left behind stays.
        }
    }

    private static String printed(String rest) {
        return printed + rest;
    }

    /** Whether every thread that began since then waits without a time limit. */
    private static boolean allWait(Set<Thread> before) {
        List<Thread> threads = new ArrayList<>(Thread.getAllStackTraces().keySet());
        threads.removeAll(before);
        threads.remove(Thread.currentThread());
        for (Thread thread : threads) {
            Thread.State state = thread.getState();
            if (state != Thread.State.WAITING && state != Thread.State.BLOCKED && !inNetwork(thread)) {
                return false;
            }
        }
        return true;
    }

    /** A thread that waits for the network counts as running. */
    private static boolean inNetwork(Thread thread) {
        StackTraceElement[] stack = thread.getStackTrace();
        return stack.length > 0 && stack[0].isNativeMethod() && stack[0].getClassName().startsWith("sun.nio.ch");
    }

    /** At the beginning of each thread's part. */
    public static void begin() {
        point();
        point();
    }

    /** Between two statements. */
    public static void point() {
        VarHandle.fullFence();
        int dice = ThreadLocalRandom.current().nextInt(16);
        if (dice < 6) {
            for (int i = ThreadLocalRandom.current().nextInt(20 << dice); i > 0; i--) {
                Thread.onSpinWait();
            }
        } else if (dice == 6) {
            Thread.yield();
        }
        VarHandle.fullFence();
    }

    public static void print(Object object) {
        printed.append(object + "\n");
    }

    /** A port that no run before has used lately. */
    public static int port() {
        return 20000 + (int) (round % 10000);
    }

    public static long round() {
        return round;
    }

    public static Path path() {
        return folder.resolve("file" + round);
    }

    private static String escape(String text) {
        return text.replace("\\", "\\\\").replace("\t", "\\t").replace("\n", "\\n");
    }
}
