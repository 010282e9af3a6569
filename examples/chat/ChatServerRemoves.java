import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: a member is removed without the lock that protects the list while a message is sent to all.
 *
 * <p>Local: two workers of the server are at fault. Expected: violated, uncaught, from two clients on: one
 * worker finds that a place is taken, another frees it, and the first gets a NullPointerException; or the
 * connection is closed just before the message is written, a SocketException. The worker is gone, so its client
 * may hear less than it said, an assertion-failure, or find the connection reset when the server ends; a search
 * for all violations reports that as well.
 */
public class ChatServerRemoves {
    private final Socket[] members;

    ChatServerRemoves(int places) {
        members = new Socket[places];
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        ChatServerRemoves room = new ChatServerRemoves(Integer.parseInt(args[1]));
        try (ServerSocket listener = new ServerSocket(ChatServer.PORT)) {
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
        for (int place = 0; place < members.length; place++) {
            if (members[place] != null) {
                members[place].getOutputStream().write(message);
            }
        }
    }

    private void remove(int place) throws IOException {
        members[place].close();
        members[place] = null;
        synchronized (this) {
            notify();
        }
    }
}
