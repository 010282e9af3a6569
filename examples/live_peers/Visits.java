import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * Counts visits in Redis, from two threads that share a pool. One of them sends two commands at once and
 * is content with the reply to the first. The argument says which pool: `sound` or `forgets`.
 */
public class Visits {
    static final int PORT = 6379;

    public static void main(String[] args) throws Exception {
        RedisPool pool = switch (args[0]) {
            case "sound" -> new RedisPool("localhost", PORT, 1);
            case "forgets" -> new RedisPoolForgets("localhost", PORT, 1);
            default -> throw new IllegalArgumentException(args[0]);
        };
        Thread counter = new Thread(() -> within(pool, Visits::countTwice), "counter");
        Thread greeter = new Thread(() -> within(pool, Visits::greet), "greeter");
        counter.start();
        greeter.start();
        counter.join();
        greeter.join();
        pool.close();
    }

    interface Use {
        void of(Redis redis) throws IOException;
    }

    private static void within(RedisPool pool, Use use) {
        try {
            Redis redis = pool.borrow();
            try {
                use.of(redis);
            } finally {
                pool.giveBack(redis);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void countTwice(Redis redis) throws IOException {
        redis.send("INCR", "visits");
        redis.send("INCR", "visits");
        Object first = redis.receive();
        assert first.equals(1L) : "the first visit is number " + first;
    }

    private static void greet(Redis redis) throws IOException {
        Object reply = redis.command("SET", "greeting", "hello");
        assert "OK".equals(reply) : "SET was answered with " + reply;
    }
}
