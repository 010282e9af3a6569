// The text of a thread has its number in it.
//@ kinds: assertion-failure
public class ThreadTextCounts {
    static int turns;

    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread helper = new Thread(() -> turns ^= 1);
            helper.start();
            helper.join();
            assert !helper.toString().contains("Thread-3"); //~ assertion-failure
        }
    }
}
