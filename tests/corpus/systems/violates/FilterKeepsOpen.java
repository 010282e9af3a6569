// A row of three: the filter has passed on everything and waits for the receipt, but does not pass on the end of the
// stream, for which the sink waits.
//@ kinds: deadlock
//@ flags: --start-in-order
//@ process: sink = FilterKeepsOpen$Sink
//@ process: filter = FilterKeepsOpen$Filter
//@ process: source = FilterKeepsOpen$Source
import java.io.IOException;
import java.net.ServerSocket;
import java.net.Socket;

public class FilterKeepsOpen {
    static class Sink {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9002); Socket socket = listener.accept()) {
                int count = socket.getInputStream().readAllBytes().length;
                socket.getOutputStream().write(count);
            }
        }
    }

    static class Filter {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001);
                    Socket from = listener.accept();
                    Socket to = new Socket("localhost", 9002)) {
                from.getInputStream().transferTo(to.getOutputStream());
                assert to.getInputStream().read() == 1;
            }
        }
    }

    static class Source {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write(1);
            }
        }
    }
}
