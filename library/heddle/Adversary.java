package heddle;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;

/**
 * The process that stands between others where a system has an adversary. Its <code>main</code> does all that can
 * be done. Another class may take its place (<code>main</code> in <code>[adversary]</code>) and act through the
 * methods here. Each of them waits until no other process can go on.
 *
 * What such a class encrypts or signs, it does with <code>javax.crypto</code> and <code>java.security</code>. What it
 * takes in, draws and computes is what the adversary knows.
 */
public final class Adversary {
    private Adversary() {
    }

    public static void main(String[] args) {
        // Whatever can be done is tried.
        for (long wait = act(); wait >= 0; wait = act()) {
            if (wait > 0) {
                LockSupport.parkNanos(wait);
            }
        }
    }

    /**
     * Does one of the things that can be done. Gives 0, or for how many nanoseconds it waits before the next; -1 if
     * there is nothing to do.
     */
    private static native long act();

    /** The next connection that a process made; -1 if none did. */
    public static native int accept();

    /** A new connection to the process that listens on a port; -1 if none does. */
    public static native int connect(int port);

    /** What was sent on a connection since the last time; null if nothing was. It is held back until it is sent on. */
    public static native byte[] take(int connection);

    /** Sends bytes to the process at the other end. */
    public static native void send(int connection, byte[] message);

    /** Closes a connection. */
    public static native void close(int connection);

    /** Whether the process at the other end waits for bytes. */
    public static native boolean awaits(int connection);

    /** The name of the process at the other end. */
    public static native String process(int connection);

    /** The terms inside bytes: results of cryptography, random values and texts, also behind keys that are known. */
    public static byte[][] terms(byte[] bytes) {
        return unpacked(packedTerms(bytes));
    }

    /** All terms that the adversary knows. */
    public static byte[][] known() {
        return unpacked(packedKnowledge());
    }

    /** Whether bytes can be made of what the adversary knows. */
    public static native boolean derives(byte[] bytes);

    /** Bytes as terms, as reports show them. */
    public static native String show(byte[] bytes);

    private static native byte[] packedTerms(byte[] bytes);

    private static native byte[] packedKnowledge();

    private static byte[][] unpacked(byte[] packed) {
        List<byte[]> parts = new ArrayList<>();
        int at = 0;
        while (at < packed.length) {
            int length = (packed[at] & 0xff) << 24 | (packed[at + 1] & 0xff) << 16
                    | (packed[at + 2] & 0xff) << 8 | packed[at + 3] & 0xff;
            parts.add(Arrays.copyOfRange(packed, at + 4, at + 4 + length));
            at += 4 + length;
        }
        return parts.toArray(new byte[0][]);
    }
}
