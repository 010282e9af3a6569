// An owner pops from one end of a deque while thieves steal from the other.
//@ sizes: 1 2
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicInteger;

public class WorkDeque {
    static final ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
    static final AtomicInteger done = new AtomicInteger();

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        for (int i = 0; i <= n; i++) deque.addLast(i);
        Thread[] thieves = new Thread[n];
        for (int i = 0; i < n; i++) (thieves[i] = new Thread(() -> {
            if (deque.pollFirst() != null) done.incrementAndGet();
        })).start();
        while (deque.pollLast() != null) done.incrementAndGet();
        for (Thread thief : thieves) thief.join();
        assert done.get() == n + 1;
    }
}
