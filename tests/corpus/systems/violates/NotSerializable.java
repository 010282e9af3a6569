// The client sends an object of a class that is not serializable. Its stream tells the server that the writing was
// aborted, so both end with an exception.
//@ kinds: uncaught
//@ flags: --start-in-order
//@ process: server = NotSerializable$Server
//@ process: client = NotSerializable$Client
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class NotSerializable {
    static class Order {
        int amount = 3;
    }

    static class Server {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept();
                    ObjectInputStream in = new ObjectInputStream(socket.getInputStream())) {
                assert in.readObject() != null; //~ uncaught
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            Socket socket = new Socket("localhost", 9000);
            new ObjectOutputStream(socket.getOutputStream()).writeObject(new Order()); //~ uncaught
        }
    }
}
