import java.io.InputStream;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

/** Four stations pass a number on, each adding one; the third forgets to. */
public class Relay {
    static final int FIRST = 9600;

    public static void main(String[] args) throws Exception {
        int place = Integer.parseInt(args[0]), stations = Integer.parseInt(args[1]);
        int number = 1;
        if (place > 0) {
            try (ServerSocket server = new ServerSocket(FIRST + place); Socket before = server.accept()) {
                InputStream in = before.getInputStream();
                number = in.read();
            }
            if (place != 2) {
                number++;
            }
        }
        if (place + 1 < stations) {
            try (Socket next = new Socket("localhost", FIRST + place + 1)) {
                OutputStream out = next.getOutputStream();
                out.write(number);
            }
        } else if (number != stations) {
            throw new AssertionError("passed on " + stations + " times, but it is " + number);
        }
    }
}
