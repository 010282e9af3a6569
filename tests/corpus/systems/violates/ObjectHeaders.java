// An ObjectInputStream reads a header when it is made. Both sides make theirs before the output stream that
// would send the header to the other.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: server = ObjectHeaders$Server
//@ process: client = ObjectHeaders$Client
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.net.ServerSocket;
import java.net.Socket;

public class ObjectHeaders {
    static class Server {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (ServerSocket listener = new ServerSocket(9000);
                    Socket socket = listener.accept();
                    ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                    ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream())) {
                out.writeObject(in.readObject());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException, ClassNotFoundException {
            try (Socket socket = new Socket("localhost", 9000);
                    ObjectInputStream in = new ObjectInputStream(socket.getInputStream());
                    ObjectOutputStream out = new ObjectOutputStream(socket.getOutputStream())) {
                out.writeObject("hello");
                assert in.readObject().equals("hello");
            }
        }
    }
}
