import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Buys the seat. */
public class SeatClient {
    static final String SEAT = "http://localhost:" + SeatServer.PORT + "/seats/7";

    public static void main(String[] args) throws IOException {
        int status = ask("POST", "?buyer=" + args[0]);
        assert status == 201 || status == 409 : "status " + status;
    }

    static int ask(String method, String query) throws IOException {
        HttpURLConnection connection = (HttpURLConnection) URI.create(SEAT + query).toURL().openConnection();
        connection.setRequestMethod(method);
        return connection.getResponseCode();
    }
}
