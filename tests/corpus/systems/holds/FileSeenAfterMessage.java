// A file that was written before a message was sent is there for whoever has read the message.
//@ flags: --start-in-order
//@ process: server = FileSeenAfterMessage$Server
//@ process: client = FileSeenAfterMessage$Client
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FileSeenAfterMessage {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                try (FileOutputStream out = new FileOutputStream("data")) {
                    out.write(7);
                }
                socket.getOutputStream().write(1);
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                assert socket.getInputStream().read() == 1;
            }
            try (FileInputStream in = new FileInputStream("data")) {
                assert in.read() == 7;
            }
        }
    }
}
