// System.exit in a thread: the hook sees the work half done.
//@ kinds: assertion-failure
public class ExitHalfDone {
    static volatile int done;
    public static void main(String[] args) throws Exception {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert done != 1 : "half done";
        }));
        new Thread(() -> System.exit(0)).start();
        done = 1;
        done = 2;
    }
}
