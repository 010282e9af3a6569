// System properties, the default handler of uncaught exceptions and interned strings belong to one process.
//@ flags: --start-in-order
//@ process: server = PropertiesApart$Node server
//@ process: client = PropertiesApart$Node client
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class PropertiesApart {
    static class Node {
        public static void main(String[] args) throws IOException {
            assert System.getProperty("corpus.node") == null;
            assert Thread.getDefaultUncaughtExceptionHandler() == null;
            System.setProperty("corpus.node", args[0]);
            Thread.setDefaultUncaughtExceptionHandler((thread, e) -> System.exit(1));
            assert args[0].intern() == (args[0].equals("server") ? "server" : "client");
            if (args[0].equals("server")) {
                try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                    assert socket.getInputStream().read() == 'c';
                }
            } else {
                try (Socket socket = new Socket("localhost", 9000)) {
                    socket.getOutputStream().write(System.getProperty("corpus.node").charAt(0));
                }
            }
        }
    }
}
