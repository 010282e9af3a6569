// Two threads insert a row each into a table of an embedded database in memory; both rows are there at the end.
//@ jars: hsqldb
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.Statement;

public class HsqldbRows {
    static final String URL = "jdbc:hsqldb:mem:rows";

    static void insert(int key) {
        try (Connection connection = DriverManager.getConnection(URL, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("insert into rows_of_threads values (" + key + ")");
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }

    public static void main(String[] args) throws Exception {
        try (Connection connection = DriverManager.getConnection(URL, "sa", "");
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("create table rows_of_threads (k int primary key)");
            Thread one = new Thread(() -> insert(1));
            Thread two = new Thread(() -> insert(2));
            one.start();
            two.start();
            one.join();
            two.join();
            ResultSet rows = statement.executeQuery("select count(*) from rows_of_threads");
            rows.next();
            if (rows.getInt(1) != 2) {
                throw new AssertionError("rows: " + rows.getInt(1));
            }
        }
    }
}
