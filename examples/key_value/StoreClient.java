import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.net.Socket;

/** Counts its visit, and asserts that it is counted. */
public class StoreClient {
    public static void main(String[] args) throws IOException {
        try (Socket socket = new Socket("localhost", StoreServer.PORT)) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
            out.println("ADD visits 1");
            in.readLine();
            out.println("GET visits");
            int visits = Integer.parseInt(in.readLine());
            assert visits > 0 : "my visit does not count";
        }
    }
}
