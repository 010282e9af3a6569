// Two threads put a new object into a set and take it out again, without end. Its place in the set is given by its identity hash, and
// each new object may have another. Nothing keeps the second thread out while the first is inside.
//@ kinds: assertion-failure
import java.util.*;

public class IdentitySetInALoopCrowded {
    static class Session { }

    static final Set<Session> open = new HashSet<>();

    static void work() {
        while (true) {
            Session session = new Session();
            synchronized (open) {
                assert open.size() < 1; //~ assertion-failure
                open.add(session);
            }
            synchronized (open) {
                open.remove(session);
            }
        }
    }

    public static void main(String[] args) {
        new Thread(IdentitySetInALoopCrowded::work).start();
        work();
    }
}
