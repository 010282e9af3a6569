// A home-made barrier that tells its rounds apart by a sense that flips each time.
public class SenseBarrier {
    static int waiting;
    static boolean sense;

    static synchronized void await() {
        boolean mine = sense;
        waiting++;
        if (waiting == 2) {
            waiting = 0;
            sense = !sense;
            SenseBarrier.class.notifyAll();
            return;
        }
        while (sense == mine) {
            try {
                SenseBarrier.class.wait();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            await();
            await();
        }).start();
        await();
        await();
    }
}
