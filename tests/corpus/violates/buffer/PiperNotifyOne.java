// Producer and consumers of one slot wait in one queue and wake one another with notify: a consumer
// wakes the other consumer, who goes back to sleep, and nobody wakes the producer.
//@ kinds: deadlock
public class PiperNotifyOne {
    static Integer slot;

    static synchronized void put(int value) throws InterruptedException {
        while (slot != null) {
            PiperNotifyOne.class.wait(); //~ deadlock
        }
        slot = value;
        PiperNotifyOne.class.notify();
    }

    static synchronized int take() throws InterruptedException {
        while (slot == null) {
            PiperNotifyOne.class.wait();
        }
        int value = slot;
        slot = null;
        PiperNotifyOne.class.notify();
        return value;
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < 2; i++) {
            new Thread(() -> {
                try {
                    take();
                } catch (InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }).start();
        }
        put(1);
        put(2);
    }
}
