// Two processes run the same static synchronized method, each of which waits in it for the other: the lock of a class belongs to a
// process, so both are inside at once. Were it one lock for both, neither would get an answer.
//@ flags: --start-in-order
//@ process: first = ClassLocksApart$First
//@ process: second = ClassLocksApart$Second
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class ClassLocksApart {
    static synchronized void meet(Socket socket) throws IOException {
        socket.getOutputStream().write(1);
        assert socket.getInputStream().read() == 1;
    }

    static class First {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                meet(socket);
            }
        }
    }

    static class Second {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                meet(socket);
            }
        }
    }
}
