// Lines come back until the client has no more.
//@ process: server = EchoLines$Server {port}
//@ process: client = EchoLines$Client {port}
import java.io.*;
import java.net.*;

public class EchoLines {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                    PrintWriter out = new PrintWriter(s.getOutputStream(), true);
                    int count = 0;
                    for (String line; (line = in.readLine()) != null; count++) out.println("echo " + line);
                    System.out.println("lines " + count);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                PrintWriter out = new PrintWriter(s.getOutputStream(), true);
                for (int i = 0; i < 5; i++) {
                    out.println("message " + i);
                    System.out.println(in.readLine());
                }
                s.shutdownOutput();
                System.out.println(in.readLine());
            }
        }
    }
}
