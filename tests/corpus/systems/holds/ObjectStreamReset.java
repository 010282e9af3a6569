// An object that changes is written twice; reset makes the second writing send it anew.
//@ flags: --start-in-order
//@ process: server = ObjectStreamReset$Server
//@ process: client = ObjectStreamReset$Client
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ObjectStreamReset {
    static class Server {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                int[] first = (int[]) in.readObject();
                int[] second = (int[]) in.readObject();
                assert first[0] == 1 && second[0] == 2;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream());
                int[] value = {1};
                out.writeObject(value);
                out.reset();
                value[0] = 2;
                out.writeObject(value);
                out.flush();
            }
        }
    }
}
