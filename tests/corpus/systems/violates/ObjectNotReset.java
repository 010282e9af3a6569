// An object that changes is written twice. The stream remembers it, and sends a reference to the first writing.
//@ kinds: assertion-failure
//@ flags: --start-in-order
//@ process: server = ObjectNotReset$Server
//@ process: client = ObjectNotReset$Client
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ObjectNotReset {
    static class Server {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                int[] first = (int[]) in.readObject();
                int[] second = (int[]) in.readObject();
                assert first[0] == 1 && second[0] == 2; //~ assertion-failure
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream());
                int[] value = {1};
                out.writeObject(value);
                value[0] = 2;
                out.writeObject(value);
                out.flush();
            }
        }
    }
}
