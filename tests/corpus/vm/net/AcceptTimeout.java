// accept with a time limit: it ends when nobody comes, and serves the next who comes.
import java.net.*;

public class AcceptTimeout {
    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0)) {
            System.out.println(server.getSoTimeout());
            server.setSoTimeout(30);
            System.out.println(server.getSoTimeout());
            for (int i = 0; i < 2; i++) {
                try {
                    server.accept();
                } catch (SocketTimeoutException e) {
                    System.out.println(e + " " + e.bytesTransferred + " " + e.getCause());
                }
            }
            try (Socket client = new Socket("localhost", server.getLocalPort()); Socket s = server.accept()) {
                System.out.println("accepted, its own limit is " + s.getSoTimeout());
            }
            try {
                server.setSoTimeout(-1);
            } catch (Exception e) {
                System.out.println(e);
            }
            server.setSoTimeout(0);
            Thread later = new Thread(() -> {
                try {
                    Thread.sleep(80);
                    new Socket("localhost", server.getLocalPort()).close();
                } catch (Exception e) {
                    System.out.println(e);
                }
            });
            later.start();
            System.out.println("end " + server.accept().getInputStream().read());
            later.join();
            server.close();
            try {
                server.setSoTimeout(3);
            } catch (Exception e) {
                System.out.println(e);
            }
            try {
                server.getSoTimeout();
            } catch (Exception e) {
                System.out.println(e);
            }
        }
    }
}
