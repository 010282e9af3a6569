// The writer waits with `if`. A reader leaves and notifies, another comes before the writer is back in the
// monitor, and the writer writes beside it.
//@ kinds: assertion-failure
//@ unreduced: no
public class MonitorWriterIf {
    static final Object monitor = new Object();
    static int readers;
    static volatile int x;
    static volatile int y;

    static void read() {
        synchronized (monitor) {
            readers++;
        }
        int seenX = x;
        int seenY = y;
        synchronized (monitor) {
            readers--;
            monitor.notifyAll();
        }
        assert seenX == seenY; //~ assertion-failure
    }

    static void write() throws InterruptedException {
        synchronized (monitor) {
            if (readers > 0) {
                monitor.wait();
            }
            x++;
            y++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(MonitorWriterIf::read);
        Thread two = new Thread(MonitorWriterIf::read);
        one.start();
        two.start();
        write();
    }
}
