// A rate limiter keeps the last time in a field; two calls may be an hour apart.
//@ kinds: assertion-failure
public class NanoSubtractInField {
    static long last = System.nanoTime();
    static boolean allow() { long now = System.nanoTime(); boolean ok = now - last > 1_000_000_000L; last = now; return ok; }
    public static void main(String[] args) {
        assert !allow(); //~ assertion-failure
    }
}
