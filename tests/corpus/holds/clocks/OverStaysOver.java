// Time does not go back: once a deadline was seen to be over, it is over at every later look of any thread.
public class OverStaysOver {
    static final long deadline = System.nanoTime() + 50_000_000L;
    static volatile boolean over;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> over = System.nanoTime() - deadline >= 0);
        other.start();
        if (over) {
            assert System.nanoTime() - deadline >= 0;
        }
        other.join();
    }
}
