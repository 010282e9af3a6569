import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * A chat room: every message, one byte, goes to all members, its sender included. Each member has a worker
 * thread and one of a limited number of places; who comes when all places are taken waits outside.
 * A member who ends the stream leaves the room, and the server closes the connection.
 * Arguments: the number of connections to serve, and of places.
 */
public class ChatServer {
    static final int PORT = 4440;

    private final Socket[] members;

    ChatServer(int places) {
        members = new Socket[places];
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        ChatServer room = new ChatServer(Integer.parseInt(args[1]));
        try (ServerSocket listener = new ServerSocket(PORT)) {
            for (int i = 0; i < connections; i++) {
                int place = room.awaitFree();
                Socket socket = listener.accept();
                room.add(place, socket);
                new Thread(() -> room.serve(place, socket), "worker-" + i).start();
            }
        }
    }

    private synchronized int awaitFree() throws InterruptedException {
        while (true) {
            for (int place = 0; place < members.length; place++) {
                if (members[place] == null) {
                    return place;
                }
            }
            wait();
        }
    }

    private synchronized void add(int place, Socket socket) {
        members[place] = socket;
    }

    private void serve(int place, Socket socket) {
        try {
            InputStream in = socket.getInputStream();
            for (int message = in.read(); message != -1; message = in.read()) {
                sendAll(message);
            }
            remove(place);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized void sendAll(int message) throws IOException {
        for (Socket member : members) {
            if (member != null) {
                member.getOutputStream().write(message);
            }
        }
    }

    private synchronized void remove(int place) throws IOException {
        members[place].close();
        members[place] = null;
        notify();
    }
}
