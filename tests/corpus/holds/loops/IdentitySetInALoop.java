// Two threads put a new object into a set and take it out again, without end. Its place in the set is given by its identity hash, and
// each new object may have another. At most the other thread is inside when somebody comes in.
//@ note: no run ends
import java.util.*;

public class IdentitySetInALoop {
    static class Session { }

    static final Set<Session> open = new HashSet<>();

    static void work() {
        while (true) {
            Session session = new Session();
            synchronized (open) {
                assert open.size() < 2;
                open.add(session);
            }
            synchronized (open) {
                open.remove(session);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(IdentitySetInALoop::work).start();
        work();
    }
}
