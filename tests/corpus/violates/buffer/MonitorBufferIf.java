// take waits with `if`: two consumers are woken by one element, the second finds null and unboxes it.
//@ kinds: uncaught
//@ unreduced: no
public class MonitorBufferIf {
    static class Buffer {
        private Integer place;

        synchronized void put(int value) throws InterruptedException {
            while (place != null) {
                wait();
            }
            place = value;
            notifyAll();
        }

        synchronized int take() throws InterruptedException {
            if (place == null) {
                wait();
            }
            int value = place; //~ uncaught
            place = null;
            notifyAll();
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
