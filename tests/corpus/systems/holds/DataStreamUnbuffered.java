// The same without a buffer: a value may arrive in pieces, which readInt and readUTF put together.
//@ flags: --start-in-order
//@ process: server = DataStreamUnbuffered$Server
//@ process: client = DataStreamUnbuffered$Client
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class DataStreamUnbuffered {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                assert in.readInt() == 258;
                assert in.readUTF().equals("ab");
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                DataOutputStream out = new DataOutputStream(socket.getOutputStream());
                out.writeInt(258);
                out.writeUTF("ab");
            }
        }
    }
}
