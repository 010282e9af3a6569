/** A thousand turns of two threads that share a number, and then a failure: a long chart. */
public class Long {
    static volatile int total;

    static void turns() {
        for (int i = 0; i < 500; i++) {
            total++;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(Long::turns, "other");
        other.start();
        turns();
        other.join();
        throw new IllegalStateException("after " + total);
    }
}
