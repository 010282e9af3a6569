// A queue between two threads that never end.
//@ note: no run ends
import java.util.*;

public class LinkedListInALoop {
    static final LinkedList<Integer> queue = new LinkedList<>();

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            while (true) {
                synchronized (queue) {
                    if (queue.size() < 2) {
                        queue.addLast(1);
                        queue.notify();
                    }
                }
            }
        }).start();
        while (true) {
            synchronized (queue) {
                while (queue.isEmpty()) {
                    queue.wait();
                }
                assert queue.removeFirst() == 1;
            }
        }
    }
}
