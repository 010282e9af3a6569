// A daemon thread is cut short at the end of the program: the hook may find only the first of its two writes.
//@ kinds: assertion-failure
public class DaemonCutShort {
    static volatile int a, b;
    public static void main(String[] args) throws Exception {
        Thread d = new Thread(() -> { a = 1; b = 1; });
        d.setDaemon(true);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> { int y = b; assert a == y; })); //~ assertion-failure
        d.start();
    }
}
