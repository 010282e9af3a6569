// Three threads pass a token round by semaphores; each enters its critical section in turn.
import java.util.concurrent.Semaphore;

public class TokenRing {
    static int turns;

    public static void main(String[] args) throws Exception {
        int count = 3;
        Semaphore[] token = new Semaphore[count];
        Thread[] ring = new Thread[count];
        for (int i = 0; i < count; i++) {
            token[i] = new Semaphore(i == 0 ? 1 : 0);
        }
        for (int i = 0; i < count; i++) {
            int me = i;
            ring[i] = new Thread(() -> {
                for (int round = 0; round < 2; round++) {
                    token[me].acquireUninterruptibly();
                    assert turns == round * count + me;
                    turns++;
                    token[(me + 1) % count].release();
                }
            });
            ring[i].start();
        }
        for (Thread thread : ring) {
            thread.join();
        }
        assert turns == 6;
    }
}
