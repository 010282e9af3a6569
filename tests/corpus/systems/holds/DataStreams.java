// Primitive values and a string through data streams: the reader asks for them in the order of the writer,
// and a read of a value waits for all its bytes.
//@ flags: --start-in-order
//@ process: server = DataStreams$Server
//@ process: client = DataStreams$Client
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class DataStreams {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                DataInputStream in = new DataInputStream(socket.getInputStream());
                assert in.readInt() == -5;
                assert in.readLong() == 1L << 40;
                assert in.readUTF().equals("größe");
                assert in.readDouble() == 0.5;
                assert in.readBoolean();
                assert in.read() == -1;
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                DataOutputStream out = new DataOutputStream(new BufferedOutputStream(socket.getOutputStream()));
                out.writeInt(-5);
                out.writeLong(1L << 40);
                out.writeUTF("größe");
                out.writeDouble(0.5);
                out.writeBoolean(true);
                out.flush();
            }
        }
    }
}
