import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** A connection to a Redis server: commands go out as arrays of texts, and each gets one reply, in order. */
public class Redis implements AutoCloseable {
    /** The server did not do what it was asked. */
    public static class RedisException extends IOException {
        RedisException(String message) {
            super(message);
        }
    }

    private final Socket socket;
    private final InputStream in;
    private final OutputStream out;
    private int outstanding;

    public Redis(String host, int port) throws IOException {
        socket = new Socket(host, port);
        in = new BufferedInputStream(socket.getInputStream());
        out = new BufferedOutputStream(socket.getOutputStream());
    }

    /** Sends a command and waits for its reply. */
    public Object command(String... words) throws IOException {
        send(words);
        return receive();
    }

    /** Sends a command. Its reply comes behind those of all commands before it. */
    public void send(String... words) throws IOException {
        write("*" + words.length);
        for (String word : words) {
            byte[] bytes = word.getBytes(StandardCharsets.UTF_8);
            write("$" + bytes.length);
            out.write(bytes);
            out.write('\r');
            out.write('\n');
        }
        outstanding++;
    }

    /** The next reply: a text, a number, a list of replies, or null. */
    public Object receive() throws IOException {
        out.flush();
        Object reply = reply();
        outstanding--;
        return reply;
    }

    /** How many replies were not received yet. */
    public int outstanding() {
        return outstanding;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }

    private Object reply() throws IOException {
        String line = line();
        String rest = line.substring(1);
        return switch (line.charAt(0)) {
            case '+' -> rest;
            case ':' -> Long.parseLong(rest);
            case '-' -> throw new RedisException(rest);
            case '$' -> text(Integer.parseInt(rest));
            case '*' -> list(Integer.parseInt(rest));
            default -> throw new RedisException("no reply: " + line);
        };
    }

    private String text(int length) throws IOException {
        if (length < 0) {
            return null;
        }
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length || in.read() != '\r' || in.read() != '\n') {
            throw new EOFException("in the middle of a text");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private List<Object> list(int length) throws IOException {
        List<Object> replies = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            replies.add(reply());
        }
        return replies;
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int next = in.read(); next != '\r'; next = in.read()) {
            if (next == -1) {
                throw new EOFException("no reply");
            }
            line.append((char) next);
        }
        if (in.read() != '\n' || line.isEmpty()) {
            throw new RedisException("no reply");
        }
        return line.toString();
    }

    private void write(String line) throws IOException {
        out.write((line + "\r\n").getBytes(StandardCharsets.US_ASCII));
    }
}
