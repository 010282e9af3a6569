// Another thread ends the JVM only if it sees the flag; otherwise main waits for ever.
//@ kinds: deadlock
public class ExitSometimes {
    static volatile boolean flag;

    public static void main(String[] args) throws Exception {
        new Thread(() -> {
            if (flag) {
                System.exit(0);
            }
        }).start();
        flag = true;
        Object monitor = new Object();
        synchronized (monitor) {
            monitor.wait(); //~ deadlock
        }
    }
}
