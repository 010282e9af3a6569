// An entry is looked at (still valid) and then fetched by a method that drops expired entries: it may expire in between.
//@ kinds: uncaught
public class CacheExpiresBetween {
    static final long expiry = System.nanoTime() + 1_000_000L;
    static String entry = "value";

    static boolean isValid() {
        return System.nanoTime() - expiry < 0;
    }

    static String fetch() {
        return isValid() ? entry : null;
    }

    public static void main(String[] args) {
        if (isValid()) {
            fetch().length(); //~ uncaught
        }
    }
}
