// A consumer that takes a wake-up for an element.
//@ kinds: uncaught
//@ flags: --spurious-wakeups
public class HandoffSpurious {
    static final Object monitor = new Object();
    static String element;

    public static void main(String[] args) throws Exception {
        Thread consumer = new Thread(() -> {
            synchronized (monitor) {
                if (element == null) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                element.length(); //~ uncaught
            }
        });
        consumer.start();
        synchronized (monitor) {
            element = "one";
            monitor.notify();
        }
        consumer.join();
    }
}
