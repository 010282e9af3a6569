// Three processes in a row: source, filter, sink. Each hands on the end of the stream by closing its connection.
//@ flags: --start-in-order
//@ process: sink = PipelineThree$Sink
//@ process: filter = PipelineThree$Filter
//@ process: source = PipelineThree$Source
import java.io.IOException;
import java.io.InputStream;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.Arrays;

public class PipelineThree {
    static class Sink {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9002); Socket socket = listener.accept()) {
                assert Arrays.equals(socket.getInputStream().readAllBytes(), new byte[] {2, 3});
            }
        }
    }

    static class Filter {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9001);
                    Socket from = listener.accept();
                    Socket to = new Socket("localhost", 9002)) {
                InputStream in = from.getInputStream();
                for (int value = in.read(); value != -1; value = in.read()) {
                    to.getOutputStream().write(value + 1);
                }
            }
        }
    }

    static class Source {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9001)) {
                socket.getOutputStream().write(1);
                socket.getOutputStream().write(2);
            }
        }
    }
}
