// `take` of a DelayQueue waits until the delay is over: then the end has passed by the clock.
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayTaken {
    record Item(long end) implements Delayed {
        @Override
        public long getDelay(TimeUnit unit) {
            return unit.convert(end - System.nanoTime(), TimeUnit.NANOSECONDS);
        }

        @Override
        public int compareTo(Delayed other) {
            return Long.compare(end, ((Item) other).end);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.add(new Item(System.nanoTime() + 1_000_000));
        Item item = queue.take();
        assert System.nanoTime() - item.end() >= 0;
    }
}
