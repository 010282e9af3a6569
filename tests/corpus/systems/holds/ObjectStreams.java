// Objects both ways. Each side makes its output stream first and flushes the header that the other side's
// input stream waits for.
//@ flags: --start-in-order
//@ process: server = ObjectStreams$Server
//@ process: client = ObjectStreams$Client
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.net.ServerSocket;
import java.net.Socket;

public class ObjectStreams {
    record Order(String item, int amount) implements Serializable {
    }

    static class Server {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream());
                out.flush();
                ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                Order order = (Order) in.readObject();
                out.writeObject(new Order(order.item(), order.amount() + 1));
                out.flush();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (Socket socket = new Socket("localhost", 9000)) {
                ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream());
                out.flush();
                ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                out.writeObject(new Order("tea", 2));
                out.flush();
                assert in.readObject().equals(new Order("tea", 3));
            }
        }
    }
}
