import java.io.IOException;
import java.net.HttpURLConnection;
import java.net.URI;

/** Buys seat 7. */
public class SeatClient {
    public static void main(String[] args) throws IOException {
        int status = buy(args[0]);
        assert status == 201 || status == 409 : "status " + status;
    }

    static int buy(String buyer) throws IOException {
        URI seat = URI.create("http://localhost:" + SeatServer.PORT + "/seats/7?buyer=" + buyer);
        HttpURLConnection connection = (HttpURLConnection) seat.toURL().openConnection();
        connection.setRequestMethod("POST");
        return connection.getResponseCode();
    }
}
