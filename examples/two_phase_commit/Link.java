import java.io.IOException;
import java.net.Socket;

/**
 * A connection to a peer that may crash at any moment. A crash is not an exception here: what is sent to a peer
 * that is gone is lost, and what is received from it is GONE.
 */
class Link {
    /** Null when the peer could not be reached. */
    private final Socket socket;

    Link(Socket socket) {
        this.socket = socket;
    }

    static Link to(int port) {
        try {
            return new Link(new Socket("localhost", port));
        } catch (IOException e) {
            return new Link(null);
        }
    }

    void send(Message message) {
        if (socket != null) {
            try {
                message.writeTo(socket.getOutputStream());
            } catch (IOException e) {
                // the peer has crashed, which receive will tell
            }
        }
    }

    Message receive() {
        if (socket == null) {
            return Message.GONE;
        }
        try {
            return Message.readFrom(socket.getInputStream());
        } catch (IOException e) {
            return Message.GONE;
        }
    }
}
