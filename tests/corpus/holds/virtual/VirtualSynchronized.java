// Virtual threads that block inside synchronized, more of them than carriers.
//@ jdk: 21+
import java.util.*;

public class VirtualSynchronized {
    static int count;
    public static void main(String[] args) throws Exception {
        Object lock = new Object();
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 3; i++) ts.add(Thread.ofVirtual().start(() -> {
            synchronized (lock) {
                count++;
                Thread.yield();
            }
        }));
        for (Thread t : ts) t.join();
        assert count == 3;
    }
}
