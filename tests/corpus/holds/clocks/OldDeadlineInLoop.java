// The same with a deadline that was ahead at first: once it is over, it only gets older.
public class OldDeadlineInLoop {
    static final long deadline = System.nanoTime() + 1_000_000;
    static volatile boolean ready;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> ready = true).start();
        boolean late = false;
        while (!ready) {
            Thread.sleep(10);
            late = System.nanoTime() - deadline >= 0;
        }
        assert !late || System.nanoTime() - deadline >= 0;
    }
}
