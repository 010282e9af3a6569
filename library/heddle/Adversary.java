package heddle;

/** The process that stands between others where a system has an adversary. */
public final class Adversary {
    private Adversary() {
    }

    public static void main(String[] args) {
        while (act()) {
            // Whatever can be done is tried.
        }
    }

    /** Does one of the things that can be done; false if there is none. */
    private static native boolean act();
}
