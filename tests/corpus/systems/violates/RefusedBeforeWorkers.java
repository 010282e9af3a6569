// The client may be refused because the server does not listen yet; then it ends, and the server waits for it in
// vain. That the server starts a thread later changes nothing about it.
//@ kinds: deadlock
//@ process: server = RefusedBeforeWorkers$Server
//@ process: client = RefusedBeforeWorkers$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class RefusedBeforeWorkers {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = listener.accept(); //~ deadlock
                Thread worker = new Thread(() -> close(socket), "worker");
                worker.start();
                worker.join();
            }
        }

        static void close(Socket socket) {
            try {
                socket.close();
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    static class Client {
        public static void main(String[] args) {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getInputStream().read();
            } catch (IOException e) {
                System.out.println("no answer");
            }
        }
    }
}
