import java.io.Closeable;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * A node's place in the ring: a connection from the node before it and one to the node after it. The node at the
 * last place connects first and so closes the ring; the others connect when the node before them has. So a node
 * is connected to only when it listens, if the nodes are started in the order of their places.
 */
class Ring implements Closeable {
    private static final int PORT = 9300;

    private final Socket previous;
    private final Socket next;

    private Ring(Socket previous, Socket next) {
        this.previous = previous;
        this.next = next;
    }

    static Ring join(int place, int size) throws IOException {
        int after = (place + 1) % size;
        try (ServerSocket listener = new ServerSocket(PORT + place)) {
            if (place == size - 1) {
                Socket next = new Socket("localhost", PORT + after);
                return new Ring(listener.accept(), next);
            }
            Socket previous = listener.accept();
            return new Ring(previous, new Socket("localhost", PORT + after));
        }
    }

    void send(Message message) throws IOException {
        message.writeTo(next.getOutputStream());
    }

    Message receive() throws IOException {
        return Message.readFrom(previous.getInputStream());
    }

    /** Whether a message has come that has not been received. */
    boolean hasNews() throws IOException {
        return previous.getInputStream().available() > 0;
    }

    @Override
    public void close() throws IOException {
        next.close();
        previous.close();
    }
}
