// A thread that waits to enter a monitor cannot be interrupted out of it.
//@ kinds: deadlock
public class MonitorIgnoresInterrupt {
    public static void main(String[] args) throws Exception {
        Object monitor = new Object();
        Thread worker = new Thread(() -> {
            synchronized (monitor) { //~ deadlock
            }
        });
        synchronized (monitor) {
            worker.start();
            worker.interrupt();
            worker.join(); //~ deadlock
        }
    }
}
