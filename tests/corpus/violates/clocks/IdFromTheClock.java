// Two threads take the present time as an identifier: they may get the same one.
//@ kinds: assertion-failure
public class IdFromTheClock {
    static long theirs;

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(() -> theirs = System.currentTimeMillis());
        other.start();
        long mine = System.currentTimeMillis();
        other.join();
        assert mine != theirs; //~ assertion-failure
    }
}
