// A line protocol over buffered readers and writers; every line is flushed before its answer is awaited.
//@ flags: --start-in-order
//@ process: server = EchoLine$Server
//@ process: client = EchoLine$Client
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

public class EchoLine {
    static BufferedReader reader(Socket socket) throws IOException {
        return new BufferedReader(new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
    }

    static PrintWriter writer(Socket socket) throws IOException {
        return new PrintWriter(new OutputStreamWriter(socket.getOutputStream(), StandardCharsets.UTF_8), true);
    }

    static class Server {
        public static void main(String[] args) throws IOException {
            try (ServerSocket listener = new ServerSocket(9000); Socket socket = listener.accept()) {
                BufferedReader in = reader(socket);
                PrintWriter out = writer(socket);
                for (String line = in.readLine(); line != null; line = in.readLine()) {
                    out.println("you said " + line);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws IOException {
            try (Socket socket = new Socket("localhost", 9000)) {
                BufferedReader in = reader(socket);
                PrintWriter out = writer(socket);
                out.println("grüß");
                assert in.readLine().equals("you said grüß");
                out.println("dich");
                assert in.readLine().equals("you said dich");
            }
        }
    }
}
