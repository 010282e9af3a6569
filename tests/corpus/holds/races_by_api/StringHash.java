// A String remembers its hash code without an order; every thread computes the same, and strings are immutable.
//@ flags: --property no-race
public class StringHash {
    public static void main(String[] args) {
        String shared = new StringBuilder("some").append(args.length).toString();
        new Thread(() -> shared.hashCode()).start();
        assert shared.hashCode() == "some0".hashCode();
    }
}
