import java.io.IOException;
import java.net.ServerSocket;

/**
 * A server without threads: it serves one connection to its end before it accepts the next. It is right for
 * AlphabetClient, whose connections do not depend on each other.
 *
 * <p>Bug, together with AlphabetClientTogether: that client keeps each connection open until all have their
 * answers. Global. Expected: violated, deadlock, from two connections on: the server waits for the end
 * of the first connection, and the client, before it ends it, for the answer on the second.
 */
public class AlphabetServerOneByOne {
    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        try (ServerSocket listener = new ServerSocket(AlphabetServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                AlphabetServer.serve(listener.accept());
            }
        }
    }
}
