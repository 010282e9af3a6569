// Two threads take two monitors in the same order, so the one that has the first gets the second.
public class LockOrderSame {
    static final Object a = new Object();
    static final Object b = new Object();
    static int count;

    public static void main(String[] args) throws Exception {
        Runnable work = () -> {
            synchronized (a) {
                synchronized (b) {
                    count++;
                }
            }
        };
        Thread left = new Thread(work);
        Thread right = new Thread(work);
        left.start();
        right.start();
        left.join();
        right.join();
        assert count == 2;
    }
}
