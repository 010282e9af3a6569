// The entry is fetched once and then looked at: expired or not, there is one answer.
public class CacheFetchedOnce {
    static final long expiry = System.nanoTime() + 1_000_000L;
    static String entry = "value";

    static String fetch() {
        return System.nanoTime() - expiry < 0 ? entry : null;
    }

    public static void main(String[] args) {
        String value = fetch();
        if (value != null) {
            assert value.length() == 5;
        }
    }
}
