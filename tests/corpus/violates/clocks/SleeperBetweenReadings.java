// One thread takes two readings around a shared write; another one sleeps 10 ms and then sees the write or not. The sleep
// may begin and end between the readings, which are then at least 10 ms apart.
//@ kinds: assertion-failure
public class SleeperBetweenReadings {
    static volatile int shared;

    public static void main(String[] args) throws InterruptedException {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(10);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            shared++;
        });
        sleeper.start();
        long before = System.nanoTime();
        int seen = shared;
        shared = 5;
        long after = System.nanoTime();
        sleeper.join();
        assert seen == 1 || after - before < 10_000_000; //~ assertion-failure
    }
}
