// With ordered time the sleep ends only when nothing else can run, so the interrupt comes first.
//@ flags: --time=ordered
public class SleepInterruptedOrdered {
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
        assert interrupted;
    }
}
