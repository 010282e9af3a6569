// Both sides wait for the other to begin. Each of several faults would end that, but none has to happen; and a client
// that fails before it connects leaves the server waiting, too.
//@ kinds: deadlock
//@ flags: --start-in-order --faults io-exception,reset,crash
//@ process: server = DeadlockDespiteFaults$Server
//@ process: client = DeadlockDespiteFaults$Client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class DeadlockDespiteFaults {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                socket.getOutputStream().write(socket.getInputStream().read()); //~ deadlock
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write(socket.getInputStream().read());
            } catch (IOException e) {
                System.out.println(e.getMessage());
            }
        }
    }
}
