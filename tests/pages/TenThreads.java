/** Ten threads ring a bell; the last is expected to be the tenth, whoever starts. */
public class TenThreads {
    static int rung;
    static String last = "";

    static synchronized void ring() {
        rung++;
        last = Thread.currentThread().getName();
    }

    public static void main(String[] args) throws InterruptedException {
        Thread[] ringers = new Thread[9];
        for (int i = 0; i < ringers.length; i++) {
            ringers[i] = new Thread(TenThreads::ring, "ringer-" + i);
            ringers[i].start();
        }
        for (Thread ringer : ringers) {
            ringer.join();
        }
        ring();
        if (!last.equals("ringer-8")) {
            throw new AssertionError(last + " rang last of " + rung);
        }
    }
}
