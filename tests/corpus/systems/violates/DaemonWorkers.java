// The workers are daemons, and the process ends with its main thread. The client then reads the end of the stream
// instead of the answer; or its connection is reset, if the request has arrived and has not been read.
//@ kinds: assertion-failure uncaught
//@ flags: --start-in-order
//@ process: server = DaemonWorkers$Server
//@ process: client = DaemonWorkers$Client
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;

public class DaemonWorkers {
    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000)) {
                Socket socket = listener.accept();
                Thread worker = new Thread(() -> {
                    try {
                        socket.getOutputStream().write(socket.getInputStream().read());
                    } catch (IOException e) {
                        throw new UncheckedIOException(e);
                    }
                });
                worker.setDaemon(true);
                worker.start();
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                socket.getOutputStream().write('x');
                int answer = socket.getInputStream().read(); //~ uncaught
                assert answer == 'x'; //~ assertion-failure
            }
        }
    }
}
