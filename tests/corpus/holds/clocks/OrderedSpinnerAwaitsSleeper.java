// With ordered time a spinning thread waits for a flag that a sleeper sets: the sleeper wakes up, and the run ends.
//@ flags: --time=ordered
public class OrderedSpinnerAwaitsSleeper {
    static volatile boolean stop;

    public static void main(String[] args) throws InterruptedException {
        Thread spinner = new Thread(() -> {
            while (!stop) {
                Thread.onSpinWait();
            }
        });
        spinner.start();
        Thread.sleep(10);
        stop = true;
        spinner.join();
    }
}
