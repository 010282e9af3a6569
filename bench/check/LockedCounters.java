// Threads count under one lock.
//@ sizes: 2 3 4 5
public class LockedCounters {
    static int count;

    static synchronized void increment() {
        count++;
    }

    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        Thread[] threads = new Thread[n];
        for (int i = 0; i < n; i++) (threads[i] = new Thread(() -> {
            increment();
            increment();
        })).start();
        for (Thread thread : threads) thread.join();
        assert count == 2 * n;
    }
}
