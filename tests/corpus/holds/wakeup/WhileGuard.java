// The same consumers with `while`: whoever finds nothing waits again, and two elements come.
//@ unreduced: no
import java.util.ArrayDeque;

public class WhileGuard {
    static final ArrayDeque<Integer> queue = new ArrayDeque<>();

    static void consume() {
        synchronized (queue) {
            while (queue.isEmpty()) {
                try {
                    queue.wait();
                } catch (InterruptedException e) {
                    return;
                }
            }
            queue.removeFirst();
        }
    }

    public static void main(String[] args) throws Exception {
        Thread one = new Thread(WhileGuard::consume);
        Thread two = new Thread(WhileGuard::consume);
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
        assert queue.isEmpty();
    }
}
