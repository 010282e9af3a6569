// An array as long as the group's count of threads is not always filled: a thread may end between the count and the
// enumeration. The last element is then null.
//@ kinds: uncaught
public class EnumerateLeavesGap {
    public static void main(String[] args) {
        ThreadGroup group = new ThreadGroup("workers");
        new Thread(group, () -> { }).start();
        new Thread(group, () -> { }).start();
        Thread[] threads = new Thread[group.activeCount()];
        group.enumerate(threads);
        for (Thread thread : threads) {
            thread.getName().length(); //~ uncaught
        }
    }
}
