// A counter that looks like a time loses an increment like any other: two threads add without a lock while a third thread
// sleeps.
//@ kinds: assertion-failure
public class CounterNearTheDateLost {
    static final long BASE = 1_767_225_600_000L;
    static volatile long counter = BASE;

    public static void main(String[] args) throws InterruptedException {
        long before = System.currentTimeMillis();
        Thread other = new Thread(() -> counter++);
        other.start();
        counter++;
        Thread.sleep(1);
        other.join();
        assert System.currentTimeMillis() >= before;
        assert counter == BASE + 2; //~ assertion-failure
    }
}
