// With ordered time a sleep ends when no shorter one is pending. A thread that spins without sleeping does not stop the
// clock: the sleeper wakes up and fails.
//@ kinds: assertion-failure
//@ flags: --time=ordered
public class OrderedSpinnerStarvesSleeper {
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
        });
        spinner.setDaemon(true);
        spinner.start();
        Thread.sleep(10);
        assert stop; //~ assertion-failure
    }
}
