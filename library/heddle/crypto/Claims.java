package heddle.crypto;

import java.security.InvalidKeyException;

/** What a program claims, with objects made bytes. The methods have the names of those of Heddle. */
public final class Claims {
    private static final int SECRET = 0;
    private static final int BEGIN = 1;
    private static final int END = 2;
    private static final int END_WEAK = 3;
    private static final int KNOWN = 4;
    private static final int NAMED = 5;

    private Claims() {
    }

    private static native void claim(int what, String name, byte[] packed);

    private static byte[] bytes(Object... values) {
        try {
            byte[][] parts = new byte[values.length][];
            for (int i = 0; i < values.length; i++) {
                parts[i] = Terms.known(values[i]);
            }
            return Terms.pack(parts);
        } catch (InvalidKeyException e) {
            throw new IllegalArgumentException(e);
        }
    }

    static void secret(Object value, String name) {
        // A field may be cleared.
        if (value != null) {
            claim(SECRET, name, bytes(value));
        }
    }

    static void begin(String event, Object[] data) {
        claim(BEGIN, event, bytes(data));
    }

    static void end(String event, Object[] data) {
        claim(END, event, bytes(data));
    }

    static void endWeak(String event, Object[] data) {
        claim(END_WEAK, event, bytes(data));
    }

    static void adversaryKnows(Object value) {
        claim(KNOWN, "known", bytes(value));
    }

    static void name(Object value, String name) {
        claim(NAMED, name, bytes(value));
    }

    static void leak(Object value) {
        claim(KNOWN, "leak", bytes(value));
    }
}
