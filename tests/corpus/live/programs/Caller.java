import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;

/** A client that runs for real: it says what its arguments say, and reads a line after each. */
public class Caller {
    public static void main(String[] args) throws Exception {
        try (Socket socket = new Socket("127.0.0.1", Integer.parseInt(args[0]))) {
            BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
            for (int i = 1; i < args.length; i++) {
                socket.getOutputStream().write((args[i] + "\n").getBytes());
                in.readLine();
            }
        }
    }
}
