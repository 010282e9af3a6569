// Whoever looks at the lease and uses it does both under one monitor, so two uses never overlap whatever the clock says.
public class LeaseUsedUnderLock {
    static int inside;

    static synchronized void use(long expiry, boolean late) {
        if (System.nanoTime() - expiry >= 0 == late) {
            inside++;
            assert inside == 1;
            inside--;
        }
    }

    public static void main(String[] args) {
        long expiry = System.nanoTime() + 1_000_000_000L;
        new Thread(() -> use(expiry, true)).start();
        use(expiry, false);
    }
}
