import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;

/** A connection on which lines are asked and answered. */
class Line implements AutoCloseable {
    static final int PORT = 7000;

    final Socket socket;
    private final InputStream in;

    Line() throws IOException {
        this(PORT);
    }

    Line(int port) throws IOException {
        socket = new Socket("localhost", port);
        in = new BufferedInputStream(socket.getInputStream());
    }

    void say(String request) throws IOException {
        socket.getOutputStream().write((request + "\n").getBytes());
    }

    /** The next line; null at the end of the stream. Nobody else may come in between. */
    synchronized String hear() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\n'; next = in.read()) {
            if (next == -1) {
                return line.isEmpty() ? null : line.toString();
            }
            line.append((char) next);
        }
        return line.toString();
    }

    String ask(String request) throws IOException {
        say(request);
        return hear();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
