package heddle;

import java.util.concurrent.ThreadLocalRandom;

/**
 * What a program can say to the checker. <code>heddle check</code> knows these methods by name;
 * the bodies here are for every other way to run the program.
 */
public final class Heddle {
    private Heddle() {
    }

    /** One of 0, 1, ... <code>count - 1</code>. A check tries all; a JVM picks one at random. */
    public static int choose(int count) {
        if (count < 1) {
            throw new IllegalArgumentException("a choice from " + count + " values");
        }
        return ThreadLocalRandom.current().nextInt(count);
    }

    /** An integer from <code>lowest</code> to <code>highest</code>, both included. */
    public static int chooseInt(int lowest, int highest) {
        if (lowest > highest) {
            throw new IllegalArgumentException("a choice from " + lowest + " to " + highest);
        }
        return (int) ThreadLocalRandom.current().nextLong(lowest, highest + 1L);
    }

    /** False or true. */
    public static boolean chooseBoolean() {
        return ThreadLocalRandom.current().nextBoolean();
    }

    /** One of the values. */
    @SafeVarargs
    public static <T> T chooseOf(T... values) {
        return values[choose(values.length)];
    }

    /** A check leaves runs out in which this is false; a JVM throws an exception. */
    public static void assume(boolean condition) {
        if (!condition) {
            throw new IllegalStateException("an assumption does not hold");
        }
    }

    /** Runs the body. In a check no other thread runs meanwhile, unless the body has to wait. */
    public static void atomic(Runnable body) {
        body.run();
    }

    /** Begins an atomic block; they nest. A JVM does nothing. */
    public static void beginAtomic() {
    }

    /** Ends an atomic block. */
    public static void endAtomic() {
    }

    /** Names this place in the trace of a run. */
    public static void label(String text) {
    }

    /** The condition is true whenever this is called; else a check reports a violation. */
    public static void always(boolean condition, String label) {
        if (!condition) {
            throw new AssertionError(label);
        }
    }

    /** The condition is true in some run; a check says if it never was. */
    public static void sometimes(boolean condition, String label) {
    }

    /** Some run comes here. */
    public static void reachable(String label) {
    }

    /** An adversary never comes to know the value: bytes, a text or a key. */
    public static void secret(Object value, String name) {
    }

    /** A session begins with these values: texts, bytes, keys. */
    public static void begin(String event, Object... data) {
    }

    /** A session ends: one with the same values began before, and did not end yet. */
    public static void end(String event, Object... data) {
    }

    /** A session ends: one with the same values began before. */
    public static void endWeak(String event, Object... data) {
    }

    /** An adversary knows the value from the beginning: its own key, a name. */
    public static void adversaryKnows(Object value) {
    }

    /** What a value is called in reports of attacks. */
    public static void name(Object value, String name) {
    }

    /** From here on an adversary knows the value. */
    public static void leak(Object value) {
    }

    /** Whether the program is being checked. */
    public static boolean isChecked() {
        return false;
    }
}
