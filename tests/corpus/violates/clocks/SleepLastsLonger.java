// A sleep of 10 ms may last longer: another thread sleeps 20 ms in one go and is through first.
//@ kinds: assertion-failure
public class SleepLastsLonger {
    static volatile boolean through;

    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> {
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            through = true;
        }).start();
        Thread.sleep(10);
        assert !through; //~ assertion-failure
    }
}
