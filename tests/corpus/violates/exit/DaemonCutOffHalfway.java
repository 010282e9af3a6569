// A daemon thread is cut off when main ends, so its file of two lines may have one; the hook sees it.
//@ kinds: assertion-failure
public class DaemonCutOffHalfway {
    static volatile int lines;

    public static void main(String[] args) {
        Thread writer = new Thread(() -> {
            lines++;
            lines++;
        });
        writer.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            assert lines != 1; //~ assertion-failure
        }));
        writer.start();
    }
}
