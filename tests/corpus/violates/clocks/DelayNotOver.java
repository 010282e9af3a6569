// `poll` of a DelayQueue gives null until the delay is over, which may be right now or later.
//@ kinds: assertion-failure
import java.util.concurrent.DelayQueue;
import java.util.concurrent.Delayed;
import java.util.concurrent.TimeUnit;

public class DelayNotOver {
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

    public static void main(String[] args) {
        DelayQueue<Item> queue = new DelayQueue<>();
        queue.add(new Item(System.nanoTime() + 1_000_000));
        assert queue.poll() == null; //~ assertion-failure
    }
}
