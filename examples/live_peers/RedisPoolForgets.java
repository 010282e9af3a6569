/** Bug: a connection is used again although replies are still to come on it. */
public class RedisPoolForgets extends RedisPool {
    public RedisPoolForgets(String host, int port, int most) {
        super(host, port, most);
    }

    @Override
    boolean isUsable(Redis redis) {
        return true;
    }
}
