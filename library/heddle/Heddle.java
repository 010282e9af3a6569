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

    /** Whether the program is being checked. */
    public static boolean isChecked() {
        return false;
    }
}
