// The interrupt may end the first sleep or the second.
//@ kinds: assertion-failure
public class InterruptLandsInSecondSleep {
    static int ended;
    public static void main(String[] args) throws Exception {
        Thread t = new Thread(() -> {
            try { Thread.sleep(10); ended = 1; Thread.sleep(10); ended = 2; } catch (InterruptedException e) { }
        });
        t.start();
        t.interrupt();
        t.join();
        assert ended != 1; //~ assertion-failure
    }
}
