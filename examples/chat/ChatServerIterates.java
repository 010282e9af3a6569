import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;

/**
 * Bug: a room without a limit keeps its members in a list; who comes is added without the lock that
 * protects the list while a message is sent to all.
 *
 * <p>Local: the main thread and a worker of the server are at fault. Expected: violated, uncaught, from two
 * clients on: the worker of the first is going over the list when the main thread adds the second, a
 * ConcurrentModificationException. The worker is gone, so its client hears less than it said, an
 * assertion-failure, or finds the connection reset when the server ends; a search for all violations reports
 * that as well.
 */
public class ChatServerIterates {
    private final List<Socket> members = new ArrayList<>();

    public static void main(String[] args) throws IOException {
        int connections = Integer.parseInt(args[0]);
        ChatServerIterates room = new ChatServerIterates();
        try (ServerSocket listener = new ServerSocket(ChatServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                Socket socket = listener.accept();
                room.members.add(socket);
                new Thread(() -> room.serve(socket), "worker-" + i).start();
            }
        }
    }

    private void serve(Socket socket) {
        try {
            InputStream in = socket.getInputStream();
            for (int message = in.read(); message != -1; message = in.read()) {
                sendAll(message);
            }
            remove(socket);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private synchronized void sendAll(int message) throws IOException {
        for (Socket member : members) {
            member.getOutputStream().write(message);
        }
    }

    private synchronized void remove(Socket socket) throws IOException {
        members.remove(socket);
        socket.close();
    }
}
