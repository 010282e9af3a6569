// A thread keeps a monitor while it waits on another one; the waker needs the first. It is the waker
// that blocks, in a synchronized method.
//@ kinds: deadlock
public class MonitorNeverReleasedWait {
    final Object signal = new Object();
    boolean open;

    synchronized void enter() throws InterruptedException {
        synchronized (signal) {
            while (!open) {
                signal.wait(); //~ deadlock
            }
        }
    }

    synchronized void open() {
        synchronized (signal) {
            open = true;
            signal.notify();
        }
    }

    public static void main(String[] args) throws Exception {
        MonitorNeverReleasedWait gate = new MonitorNeverReleasedWait();
        Thread opener = new Thread(gate::open);
        opener.start();
        gate.enter();
        opener.join();
    }
}
