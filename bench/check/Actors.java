// Actors that pass a token round through blocking queues.
//@ sizes: 2 3
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;

public class Actors {
    public static void main(String[] args) throws Exception {
        int n = Integer.parseInt(args[0]);
        BlockingQueue<Integer>[] boxes = new BlockingQueue[n];
        for (int i = 0; i < n; i++) boxes[i] = new ArrayBlockingQueue<>(1);
        for (int i = 0; i < n; i++) {
            int id = i;
            new Thread(() -> {
                try {
                    int token = boxes[id].take();
                    boxes[(id + 1) % n].put(token + 1);
                } catch (InterruptedException e) {
                    throw new AssertionError(e);
                }
            }).start();
        }
        boxes[0].put(0);
    }
}
