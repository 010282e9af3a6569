// The other thread writes and then needs what is not supported. Between the two, main reads what was
// written and fails.
//@ kinds: assertion-failure
public class UnsupportedAfterWrite {
    static int written;

    public static void main(String[] args) {
        new Thread(() -> {
            written = 1;
            startProcess();
        }).start();
        assert written == 0; //~ assertion-failure
    }

    static void startProcess() {
        try {
            new ProcessBuilder("true").start();
        } catch (java.io.IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
