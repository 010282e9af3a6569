import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Messages over a socket, one per line. */
class Connection implements Closeable {
    private final Socket socket;
    private final BufferedReader in;
    private final OutputStream out;

    Connection(Socket socket) throws IOException {
        this.socket = socket;
        in = new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.US_ASCII));
        out = socket.getOutputStream();
    }

    /** A line goes out in one write, so that nobody ever sees a part of it. */
    void send(Message message) throws IOException {
        out.write((message + "\n").getBytes(StandardCharsets.US_ASCII));
    }

    /** The next message, or null at the end of the stream. */
    Message receive() throws IOException {
        String line = in.readLine();
        return line == null ? null : Message.parse(line);
    }

    /** Sends a request and waits for the answer to it. */
    Message ask(Message request) throws IOException {
        send(request);
        Message answer = receive();
        if (answer == null) {
            throw new IOException("no answer to " + request);
        }
        return answer;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
