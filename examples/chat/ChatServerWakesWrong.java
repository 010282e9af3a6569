import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

/**
 * Bug: two threads wait on one monitor for different things, the main thread for a free place and a janitor
 * for the end of the day; who leaves the room notifies one of them.
 *
 * <p>Local: the threads of the server are at fault. Expected: violated, deadlock, with more clients than
 * places: the first to leave wakes the janitor, who goes on waiting, and the main thread never learns that a
 * place is free. The next client, whose connection the kernel has completed, waits for ever.
 */
public class ChatServerWakesWrong {
    private final int connections;
    private int free;
    private int left;

    ChatServerWakesWrong(int connections, int places) {
        this.connections = connections;
        free = places;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int connections = Integer.parseInt(args[0]);
        ChatServerWakesWrong room = new ChatServerWakesWrong(connections, Integer.parseInt(args[1]));
        new Thread(room::closeDoor, "janitor").start();
        try (ServerSocket listener = new ServerSocket(ChatServer.PORT)) {
            for (int i = 0; i < connections; i++) {
                room.enter();
                Socket socket = listener.accept();
                new Thread(() -> room.serve(socket), "worker-" + i).start();
            }
        }
    }

    private synchronized void closeDoor() {
        try {
            while (left < connections) {
                wait();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private synchronized void enter() throws InterruptedException {
        while (free == 0) {
            wait();
        }
        free--;
    }

    /** With one place, the sender is the only member. */
    private void serve(Socket socket) {
        try (socket) {
            InputStream in = socket.getInputStream();
            for (int message = in.read(); message != -1; message = in.read()) {
                socket.getOutputStream().write(message);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        leave();
    }

    private synchronized void leave() {
        free++;
        left++;
        notify();
    }
}
