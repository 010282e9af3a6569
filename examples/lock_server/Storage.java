import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Keeps a counter for clients that hold the lock. A client reads the counter and writes it back, one higher; it
 * sends its token with both requests. A request whose token is lower than one the storage has seen comes from a
 * client that has lost the lock, and is refused: the token is a fence.
 *
 * <p>At the end, the counter must be the number of writes that were carried out; otherwise an update was lost.
 * The argument is the number of clients.
 */
public class Storage {
    static final int PORT = 9201;
    static final int READ = 'r';
    static final int WRITE = 'w';
    static final int REFUSED = 255;

    private int counter;
    private int writes;
    private int highest;

    public static void main(String[] args) throws IOException, InterruptedException {
        new Storage().run(Integer.parseInt(args[0]));
    }

    void run(int clients) throws IOException, InterruptedException {
        Thread[] workers = new Thread[clients];
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int i = 0; i < clients; i++) {
                Socket socket = listener.accept();
                workers[i] = new Thread(() -> serve(socket), "worker-" + i);
                workers[i].start();
            }
        }
        for (Thread worker : workers) {
            worker.join();
        }
        assert counter == writes : "the counter is " + counter + " after " + writes + " writes";
    }

    private void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            OutputStream out = socket.getOutputStream();
            for (int request = in.read(); request != -1; request = in.read()) {
                int token = in.read();
                out.write(request == READ ? read(token) : write(token, in.read()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The counter, or REFUSED. */
    private synchronized int read(int token) {
        return passesForRead(token) ? counter : REFUSED;
    }

    /** The new counter, or REFUSED. */
    private synchronized int write(int token, int value) {
        if (!passesForWrite(token)) {
            return REFUSED;
        }
        counter = value;
        writes++;
        return counter;
    }

    boolean passesForRead(int token) {
        return passes(token);
    }

    boolean passesForWrite(int token) {
        return passes(token);
    }

    /** Whether no one with a higher token has been here. */
    boolean passes(int token) {
        highest = Math.max(highest, token);
        return token == highest;
    }
}
