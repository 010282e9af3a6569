import java.io.IOException;
import java.io.OutputStream;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * A correct server that sends the line in two pieces, the first word and the rest. DaytimeClient copes
 * with it; DaytimeClientReadsOnce does not.
 */
public class DaytimeServerTwoWrites {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        byte[] line = DaytimeServer.line(args[1]);
        int half = args[1].indexOf(' ');
        try (ServerSocket listener = new ServerSocket(DaytimeServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                try (Socket socket = listener.accept()) {
                    OutputStream out = socket.getOutputStream();
                    out.write(line, 0, half);
                    out.write(line, half, line.length - half);
                }
            }
        }
    }
}
