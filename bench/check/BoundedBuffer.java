// A buffer of one place, as many producers as consumers.
//@ sizes: 1 2 3
public class BoundedBuffer {
    static Integer place;

    static synchronized void put(int value) throws InterruptedException {
        while (place != null) BoundedBuffer.class.wait();
        place = value;
        BoundedBuffer.class.notifyAll();
    }

    static synchronized int take() throws InterruptedException {
        while (place == null) BoundedBuffer.class.wait();
        int value = place;
        place = null;
        BoundedBuffer.class.notifyAll();
        return value;
    }

    public static void main(String[] args) {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i < n; i++) {
            new Thread(() -> run(true)).start();
            new Thread(() -> run(false)).start();
        }
    }

    static void run(boolean puts) {
        try {
            for (int k = 0; k < 2; k++) {
                if (puts) put(k);
                else take();
            }
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
