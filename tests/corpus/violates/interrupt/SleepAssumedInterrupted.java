// The program assumes that the interrupt always comes before the sleep is over. Nothing says so.
//@ kinds: assertion-failure
public class SleepAssumedInterrupted {
    static volatile boolean interrupted;

    public static void main(String[] args) throws Exception {
        Thread sleeper = new Thread(() -> {
            try {
                Thread.sleep(1000);
            } catch (InterruptedException e) {
                interrupted = true;
            }
        });
        sleeper.start();
        sleeper.interrupt();
        sleeper.join();
        assert interrupted; //~ assertion-failure
    }
}
