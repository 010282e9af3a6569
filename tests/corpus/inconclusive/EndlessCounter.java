// A loop whose counter never repeats: the state space has no end worth waiting for.
//@ flags: --max-states 1000
//@ reason: states
public class EndlessCounter {
    static volatile long ticks;
    static volatile boolean stop;

    public static void main(String[] args) {
        Thread ticker = new Thread(() -> {
            while (!stop) {
                ticks = ticks + 1;
            }
        });
        ticker.start();
        while (ticks >= 0) {
            Thread.onSpinWait();
        }
        stop = true;
    }
}
