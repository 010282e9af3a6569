import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** A limited number of connections to a Redis server, made when they are needed and used again. */
public class RedisPool implements AutoCloseable {
    private final String host;
    private final int port;
    private final int most;
    private final Deque<Redis> idle = new ArrayDeque<>();
    private int made;

    public RedisPool(String host, int port, int most) {
        this.host = host;
        this.port = port;
        this.most = most;
    }

    /** A connection for the caller alone; waits until there is one. */
    public synchronized Redis borrow() throws IOException, InterruptedException {
        while (idle.isEmpty() && made == most) {
            wait();
        }
        if (!idle.isEmpty()) {
            return idle.pop();
        }
        made++;
        return new Redis(host, port);
    }

    /** Takes a connection back. One with replies that nobody received is of no use to others. */
    public synchronized void giveBack(Redis redis) throws IOException {
        if (isUsable(redis)) {
            idle.push(redis);
        } else {
            redis.close();
            made--;
        }
        notify();
    }

    boolean isUsable(Redis redis) {
        return redis.outstanding() == 0;
    }

    @Override
    public synchronized void close() throws IOException {
        for (Redis redis : idle) {
            redis.close();
        }
        idle.clear();
    }
}
