// The server may crash between request and answer; the client takes the end of the stream for an answer.
//@ flags: --start-in-order --faults crash:server --fault-budget 1
//@ kinds: uncaught
//@ process: server = CrashBeforeAnswer$Server
//@ process: client = CrashBeforeAnswer$Client
import java.io.*;
import java.net.*;

public class CrashBeforeAnswer {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket ss = new ServerSocket(9000); Socket s = ss.accept()) {
                BufferedReader in = new BufferedReader(new InputStreamReader(s.getInputStream()));
                String l = in.readLine();
                s.getOutputStream().write((l + "\n").getBytes());
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            try (Socket s = new Socket("localhost", 9000)) {
                s.getOutputStream().write("ping\n".getBytes());
                String l = new BufferedReader(new InputStreamReader(s.getInputStream())).readLine();
                System.out.println(l.length());
            } catch (IOException e) {
                System.out.println("server gone");
            }
        }
    }
}
