// Both increments are under one monitor.
public class CounterSynchronized {
    static int counter;

    static synchronized void increment() {
        counter++;
    }

    public static void main(String[] args) throws Exception {
        Thread other = new Thread(CounterSynchronized::increment);
        other.start();
        increment();
        other.join();
        assert counter == 2;
    }
}
