// A plain flag is written by one thread and read by another.
//@ kinds: race
//@ flags: --property no-race
public class RacyFlag {
    static boolean ready;

    public static void main(String[] args) {
        new Thread(() -> ready = true).start();
        if (ready) {
            Thread.onSpinWait();
        }
    }
}
