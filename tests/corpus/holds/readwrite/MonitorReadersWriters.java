// Readers and a writer built from a monitor: readers count themselves in and out, a writer waits for none.
//@ unreduced: no
public class MonitorReadersWriters {
    static final Object monitor = new Object();
    static int readers;
    static volatile int x;
    static volatile int y;

    static void read() {
        synchronized (monitor) {
            readers++;
        }
        assert x == y;
        synchronized (monitor) {
            readers--;
            monitor.notifyAll();
        }
    }

    static void write() throws InterruptedException {
        synchronized (monitor) {
            while (readers > 0) {
                monitor.wait();
            }
            x++;
            y++;
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(MonitorReadersWriters::read);
        Thread two = new Thread(MonitorReadersWriters::read);
        one.start();
        two.start();
        write();
    }
}
