// With one notify for producers and consumers alike: two consumers wait; the producer puts, wakes one, and
// waits for room; that consumer takes and wakes the other consumer instead of the producer. All wait.
//@ kinds: deadlock
//@ unreduced: no
public class MonitorBufferNotify {
    static class Buffer {
        private Integer place;

        synchronized void put(int value) throws InterruptedException {
            while (place != null) {
                wait(); //~ deadlock
            }
            place = value;
            notify();
        }

        synchronized int take() throws InterruptedException {
            while (place == null) {
                wait(); //~ deadlock
            }
            int value = place;
            place = null;
            notify();
            return value;
        }
    }

    static void consume(Buffer buffer) {
        try {
            buffer.take();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        new Thread(() -> consume(buffer)).start();
        new Thread(() -> consume(buffer)).start();
        buffer.put(1);
        buffer.put(2);
    }
}
