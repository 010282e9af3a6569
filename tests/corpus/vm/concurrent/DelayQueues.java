// DelayQueue releases elements by their deadlines; PriorityBlockingQueue orders by comparator.
import java.util.*;
import java.util.concurrent.*;

public class DelayQueues {
    static class Item implements Delayed {
        final String name;
        final long at;

        Item(String name, long millis) {
            this.name = name;
            this.at = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
        }

        @Override
        public long getDelay(TimeUnit u) {
            return u.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed o) {
            return Long.compare(at, ((Item) o).at);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> q = new DelayQueue<>();
        q.add(new Item("third", 30));
        q.add(new Item("first", 5));
        q.add(new Item("second", 15));
        q.add(new Item("never", 1_000_000));
        System.out.println(q.size() + " peek " + q.peek() + " poll of nothing ready " + (q.peek().getDelay(TimeUnit.DAYS) > 1 ? q.poll() : null));
        System.out.println(q.take() + " " + q.take() + " " + q.take());
        System.out.println(q.poll() + " " + q.poll(2, TimeUnit.MILLISECONDS) + " " + q.size() + " " + q.remainingCapacity());
        q.add(new Item("past", -10));
        System.out.println(q.poll());
        List<Item> out = new ArrayList<>();
        for (int i = 0; i < 3; i++) q.add(new Item("p" + i, -100 + i));
        System.out.println(q.drainTo(out) + " " + out + " " + q.size());
        q.clear();
        Thread taker = new Thread(() -> {
            try {
                System.out.println("taker got " + q.take());
            } catch (InterruptedException e) {
                System.out.println("never");
            }
        });
        taker.start();
        q.put(new Item("for the taker", 2));
        taker.join();
        Thread interrupted = new Thread(() -> {
            try {
                q.take();
            } catch (InterruptedException e) {
                System.out.println("take interrupted");
            }
        });
        q.put(new Item("far", 1_000_000));
        interrupted.start();
        interrupted.interrupt();
        interrupted.join();

        record Task(int priority, long seq, String what) { }
        PriorityBlockingQueue<Task> p = new PriorityBlockingQueue<>(2, Comparator.comparingInt(Task::priority).reversed().thenComparingLong(Task::seq));
        String[] names = {"low", "high", "mid", "high2", "low2", "mid2"};
        int[] pr = {1, 9, 5, 9, 1, 5};
        for (int i = 0; i < 6; i++) p.put(new Task(pr[i], i, names[i]));
        StringBuilder sb = new StringBuilder();
        for (Task t; (t = p.poll()) != null; ) sb.append(t.what()).append(' ');
        System.out.println(sb);
        PriorityBlockingQueue<Object> mixed = new PriorityBlockingQueue<>();
        mixed.add("s");
        try {
            mixed.add(1);
        } catch (ClassCastException e) {
            System.out.println("not comparable");
        }
        try {
            new PriorityBlockingQueue<>(0);
        } catch (IllegalArgumentException e) {
            System.out.println("capacity 0");
        }
    }
}
