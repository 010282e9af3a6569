// Elements of a DelayQueue come out when their time has come, the earlier first.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayQueueOrder {
    record Item(long at) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(at - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(at, ((Item) other).at);
        }
    }

    public static void main(String[] args) throws Exception {
        DelayQueue<Item> queue = new DelayQueue<>();
        long now = System.nanoTime();
        queue.put(new Item(now + 2_000_000));
        Thread other = new Thread(() -> queue.put(new Item(now + 1_000_000)));
        other.start();
        other.join();
        Item first = queue.take();
        Item second = queue.take();
        assert first.at() < second.at();
        assert System.nanoTime() >= second.at();
    }
}
