// Blocking queues of each kind: order, capacity, null handling, drain and a producer with consumers.
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.LinkedTransferQueue;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

public class Queues {
    static void basic(String name, BlockingQueue<Integer> q) throws Exception {
        System.out.print(name + ": ");
        for (int i : new int[] {5, 1, 4}) System.out.print(q.offer(i) + " ");
        System.out.print(q + " size " + q.size() + " rem " + (q.remainingCapacity() > 100 ? "many" : q.remainingCapacity()));
        System.out.print(" peek " + q.peek() + " poll " + q.poll() + " poll(t) " + q.poll(1, TimeUnit.MILLISECONDS));
        List<Integer> out = new ArrayList<>();
        System.out.print(" drained " + q.drainTo(out) + out + " empty " + q.isEmpty() + " poll " + q.poll());
        try {
            q.add(null);
        } catch (NullPointerException e) {
            System.out.print(" npe");
        }
        try {
            q.remove();
        } catch (java.util.NoSuchElementException e) {
            System.out.print(" nse");
        }
        System.out.println();
    }

    static void pump(String name, BlockingQueue<Integer> q) throws Exception {
        AtomicLong sum = new AtomicLong();
        Thread[] cs = new Thread[2];
        for (int c = 0; c < 2; c++) {
            cs[c] = new Thread(() -> {
                try {
                    for (int v; (v = q.take()) >= 0; ) sum.addAndGet(v);
                } catch (InterruptedException e) {
                    System.out.println("interrupted");
                }
            });
            cs[c].start();
        }
        for (int i = 0; i < 200; i++) q.put(i);
        cs[0].isAlive();
        if (q instanceof PriorityBlockingQueue) while (!q.isEmpty()) Thread.yield();
        q.put(-1);
        q.put(-1);
        for (Thread t : cs) t.join();
        System.out.println(name + " pumped " + sum + " left " + q.size());
    }

    public static void main(String[] args) throws Exception {
        basic("array", new ArrayBlockingQueue<>(3));
        basic("linked", new LinkedBlockingQueue<>(4));
        basic("deque", new LinkedBlockingDeque<>());
        basic("priority", new PriorityBlockingQueue<>());
        basic("transfer", new LinkedTransferQueue<>());
        basic("sync", new SynchronousQueue<>());
        ArrayBlockingQueue<Integer> full = new ArrayBlockingQueue<>(1);
        full.add(1);
        System.out.println(full.offer(2) + " " + full.offer(2, 1, TimeUnit.MILLISECONDS));
        try {
            full.add(2);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        pump("array", new ArrayBlockingQueue<>(2));
        pump("linked", new LinkedBlockingQueue<>());
        pump("sync", new SynchronousQueue<>());
        pump("sync fair", new SynchronousQueue<>(true));
        pump("transfer", new LinkedTransferQueue<>());
        pump("priority", new PriorityBlockingQueue<>());
        LinkedTransferQueue<String> tq = new LinkedTransferQueue<>();
        System.out.println("tryTransfer " + tq.tryTransfer("x") + " " + tq.hasWaitingConsumer());
        Thread taker = new Thread(() -> {
            try {
                System.out.println("took " + tq.take());
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        taker.start();
        tq.transfer("direct");
        taker.join();
        System.out.println("size " + tq.size());
    }
}
