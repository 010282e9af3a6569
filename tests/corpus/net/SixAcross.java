// A server at all addresses answers two clients, one over each family, with the address it sees them at.
//@ process: server = SixAcross$Server {port}
//@ process: client = SixAcross$Client {port}
import java.io.*;
import java.net.*;

public class SixAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                for (int i = 0; i < 2; i++) {
                    try (Socket socket = listener.accept()) {
                        System.out.println("from " + socket.getInetAddress());
                        PrintWriter out = new PrintWriter(socket.getOutputStream(), true);
                        out.println(socket.getInetAddress() + " at " + socket.getLocalAddress());
                    }
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            for (String text : new String[] {"::1", "127.0.0.1"}) {
                try (Socket socket = new Socket(text, Integer.parseInt(args[0]))) {
                    BufferedReader in = new BufferedReader(new InputStreamReader(socket.getInputStream()));
                    System.out.println(in.readLine());
                }
            }
        }
    }
}
