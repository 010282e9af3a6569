// Two consumers guard the wait with `if`. One element is put and both are notified: the second to get
// the monitor does not look again and removes from an empty queue.
//@ kinds: uncaught
//@ unreduced: no
import java.util.ArrayDeque;

public class IfInsteadOfWhile {
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();

    static void consume() {
        synchronized (queue) {
            if (queue.isEmpty()) {
                try {
                    queue.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            queue.removeFirst(); //~ uncaught
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(IfInsteadOfWhile::consume);
        Thread two = new Thread(IfInsteadOfWhile::consume);
        one.start();
        two.start();
        for (int i = 0; i < 2; i++) {
            synchronized (queue) {
                queue.addLast(i);
                queue.notifyAll();
            }
        }
        one.join();
        two.join();
    }
}
