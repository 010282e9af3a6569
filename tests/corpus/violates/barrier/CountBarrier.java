// A home-made barrier that waits until the count is back at zero: a fast thread comes round again and
// raises the count before the other one has looked; both wait.
//@ kinds: deadlock
public class CountBarrier {
    static int waiting;

    static synchronized void await() {
        waiting++;
        if (waiting == 2) {
            waiting = 0;
            CountBarrier.class.notifyAll();
            return;
        }
        while (waiting != 0) {
            try {
                CountBarrier.class.wait(); //~ deadlock
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
