// The client closes without lingering while the server waits for bytes.
//@ process: server = ResetAcross$Server {port}
//@ process: client = ResetAcross$Client {port}
import java.io.*;
import java.net.*;

public class ResetAcross {
    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    System.out.println(s.getInputStream().read());
                    s.getOutputStream().write(1);
                    System.out.println(s.getInputStream().read());
                } catch (SocketException e) {
                    System.out.println(e);
                }
                try (Socket s = listener.accept()) {
                    System.out.println(s.getInputStream().read());
                    Thread.sleep(200);
                    s.getOutputStream().write(1);
                } catch (SocketException e) {
                    System.out.println(e);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            Socket s = new Socket("localhost", port);
            s.getOutputStream().write(7);
            System.out.println(s.getInputStream().read());
            s.setSoLinger(true, 0);
            s.close();
            s = new Socket("localhost", port);
            s.getOutputStream().write(8);
            Thread.sleep(50);
            s.setSoLinger(true, 0);
            s.close();
        }
    }
}
