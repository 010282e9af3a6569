// Large transfers in both directions of one connection at once.
import java.io.*;
import java.net.*;
import java.util.*;

public class BothWays {
    static final int SIZE = 3_000_000;

    static Thread writer(Socket s, int value) {
        Thread t = new Thread(() -> {
            try {
                byte[] piece = new byte[50_000];
                Arrays.fill(piece, (byte) value);
                OutputStream out = s.getOutputStream();
                for (int i = 0; i < SIZE / piece.length; i++) out.write(piece);
                s.shutdownOutput();
            } catch (IOException e) {
                System.out.println(e);
            }
        });
        t.start();
        return t;
    }

    static String count(Socket s) throws IOException {
        byte[] all = s.getInputStream().readAllBytes();
        boolean same = true;
        for (int i = 0; i < all.length; i += 997) same &= all[i] == all[0];
        return all.length + " of " + all[0] + " " + same;
    }

    public static void main(String[] args) throws Exception {
        try (ServerSocket server = new ServerSocket(0);
                Socket a = new Socket("localhost", server.getLocalPort());
                Socket b = server.accept()) {
            Thread one = writer(a, 1), two = writer(b, 2);
            String[] atA = new String[1];
            Thread reader = new Thread(() -> {
                try {
                    atA[0] = count(a);
                } catch (IOException e) {
                    atA[0] = e.toString();
                }
            });
            reader.start();
            String atB = count(b);
            for (Thread t : List.of(one, two, reader)) t.join();
            System.out.println(atA[0]);
            System.out.println(atB);
        }
    }
}
