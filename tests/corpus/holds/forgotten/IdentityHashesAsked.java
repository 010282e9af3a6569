// Two threads make objects one after the other, put each into a set for a moment, and remember its identity hash. Hashes are
// handed out one after the other, so no number comes twice: also not that of an object which nobody has any more.
import java.util.*;

public class IdentityHashesAsked {
    static class Session { }

    static final Set<Session> open = new HashSet<>();
    static final Set<Integer> seen = new HashSet<>();

    static void work() {
        for (int round = 0; round < 2; round++) {
            Session session = new Session();
            synchronized (open) {
                open.add(session);
                open.remove(session);
                assert seen.add(session.hashCode());
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread other = new Thread(IdentityHashesAsked::work);
        other.start();
        work();
        other.join();
        assert seen.size() == 4;
    }
}
