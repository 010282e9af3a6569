// Five thousand threads that wait for a monitor for ever. Each start is a choice between all that have begun;
// the deadlock at the end is far away.
//@ flags: --max-memory 256M --max-time 2
//@ signal: INT
//@ expect: violated deadlock
//@ expect: inconclusive the time limit was reached
//@ expect: inconclusive the memory limit was reached
public class BlockedThreads {
    public static void main(String[] args) {
        Object monitor = new Object();
        for (int i = 0; i < 5000; i++) {
            new Thread(() -> {
                synchronized (monitor) {
                    try {
                        monitor.wait();
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }
            }).start();
        }
    }
}
