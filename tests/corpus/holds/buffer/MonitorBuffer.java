// A bounded buffer of one place with wait in a loop and notifyAll.
//@ unreduced: no
public class MonitorBuffer {
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
            while (place == null) {
                wait();
            }
            int value = place;
            place = null;
            notifyAll();
            return value;
        }
    }

    public static void main(String[] args) throws Exception {
        Buffer buffer = new Buffer();
        Thread producer = new Thread(() -> {
            try {
                buffer.put(1);
                buffer.put(2);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        producer.start();
        int first = buffer.take();
        int second = buffer.take();
        assert first == 1 && second == 2;
    }
}
