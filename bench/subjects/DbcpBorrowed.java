// Two threads take a connection each from a pool of one and count; the pool never gives it to both.
//@ jars: commons-dbcp2 commons-pool2 commons-logging hsqldb
import java.sql.Connection;
import java.sql.Statement;
import org.apache.commons.dbcp2.BasicDataSource;

public class DbcpBorrowed {
    static int inside;

    static void borrow(BasicDataSource source) {
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            if (++inside != 1) {
                throw new AssertionError("two have the one connection");
            }
            statement.execute("values 1");
            inside--;
        } catch (java.sql.SQLException e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        BasicDataSource source = new BasicDataSource();
        source.setUrl("jdbc:hsqldb:mem:pooled");
        source.setUsername("sa");
        source.setPassword("");
        source.setMaxTotal(1);
        source.setJmxName(null);
        borrow(source);
        Thread one = new Thread(() -> borrow(source));
        Thread two = new Thread(() -> borrow(source));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
