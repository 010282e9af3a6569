// main waits for ever, but another thread ends the JVM.
public class ExitFromThread {
    public static void main(String[] args) throws Exception {
        new Thread(() -> System.exit(0)).start();
        Object monitor = new Object();
        synchronized (monitor) {
            while (true) {
                monitor.wait();
            }
        }
    }
}
