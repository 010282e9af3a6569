// Megabytes in both directions at once, with a thread for each on both sides.
//@ process: server = BothWaysAcross$Server {port}
//@ process: client = BothWaysAcross$Client {port}
import java.io.*;
import java.net.*;
import java.util.Arrays;

public class BothWaysAcross {
    static void exchange(Socket s, int mine, int theirs) throws Exception {
        Thread writer = new Thread(() -> {
            try {
                byte[] piece = new byte[10_000];
                Arrays.fill(piece, (byte) mine);
                for (int i = 0; i < 200; i++) s.getOutputStream().write(piece);
                s.shutdownOutput();
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        writer.start();
        byte[] all = s.getInputStream().readAllBytes();
        writer.join();
        int wrong = 0;
        for (int i = 0; i < all.length; i += 997) if (all[i] != theirs) wrong++;
        System.out.println(all.length + " " + wrong);
    }

    static class Server {
        public static void main(String[] args) throws Exception {
            try (ServerSocket listener = new ServerSocket(Integer.parseInt(args[0]))) {
                System.out.println("ready");
                try (Socket s = listener.accept()) {
                    exchange(s, 1, 2);
                }
            }
        }
    }

    static class Client {
        public static void main(String[] args) throws Exception {
            int port = Integer.parseInt(args[0]);
            try (Socket s = new Socket("localhost", port)) {
                exchange(s, 2, 1);
            }
        }
    }
}
