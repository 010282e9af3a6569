// Two threads put a new object into a set and take it out again, without end, and keep how often under a key that is an enum constant.
// The places of the constant in the map and in an immutable set are given by its identity hash, which nobody else is told.
//@ note: no run ends
import java.util.*;

public class EnumKeysInALoop {
    enum Colour { RED, GREEN }

    static class Session { }

    static final Set<Session> open = new HashSet<>();
    static final Map<Colour, Boolean> last = new HashMap<>();

    static void work(Colour colour) {
        while (true) {
            Session session = new Session();
            synchronized (open) {
                assert open.size() < 2;
                open.add(session);
                last.put(colour, Set.of(colour).contains(Colour.RED));
            }
            synchronized (open) {
                open.remove(session);
                assert last.get(colour) == (colour == Colour.RED);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(() -> work(Colour.RED)).start();
        work(Colour.GREEN);
    }
}
