// Two threads take a connection each from a pool of one and count; the pool never gives it to both.
//@ jars: HikariCP slf4j-api slf4j-nop hsqldb
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.Statement;

public class HikariBorrowed {
    static int inside;

    static void borrow(HikariDataSource source) {
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
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl("jdbc:hsqldb:mem:hikari");
        config.setUsername("sa");
        config.setPassword("");
        config.setMaximumPoolSize(1);
        HikariDataSource source = new HikariDataSource(config);
        Thread one = new Thread(() -> borrow(source));
        Thread two = new Thread(() -> borrow(source));
        one.start();
        two.start();
        one.join();
        two.join();
    }
}
