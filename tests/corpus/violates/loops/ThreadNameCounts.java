// A thread is started again and again, and the fourth one is found by its name.
// The names of threads count, since the program asks for them.
//@ kinds: assertion-failure
public class ThreadNameCounts {
    public static void main(String[] args) throws InterruptedException {
        while (true) {
            Thread helper = new Thread(() -> {});
            helper.start();
            helper.join();
            assert !helper.getName().equals("Thread-3"); //~ assertion-failure
        }
    }
}
