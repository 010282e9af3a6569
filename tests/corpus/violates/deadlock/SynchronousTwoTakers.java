// One element is put into a SynchronousQueue, two threads take: one of them takes for ever.
//@ kinds: deadlock
//@ unreduced: no
import java.util.concurrent.SynchronousQueue;

public class SynchronousTwoTakers {
    static final SynchronousQueue<Integer> queue = new SynchronousQueue<>();

    static void take() {
        try {
            queue.take(); //~ deadlock
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    public static void main(String[] args) throws Exception {
        new Thread(SynchronousTwoTakers::take).start();
        new Thread(SynchronousTwoTakers::take).start();
        queue.put(1);
    }
}
